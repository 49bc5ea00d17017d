"""Ze Horror Attack, tested in the words of its rules. A package, because its files have names that other games' tests
have too."""
