"""What only tables of Ze Horror Attack have: own decks, and the suspicion curve after the game."""
