"""What people learn the games with, in their words: how to play. The numbered rules stay in rules.md, one link away."""
