"""What every game's picture is drawn with: the house's colours (tokens.toml), the kit of macros, shared symbols and styles."""
