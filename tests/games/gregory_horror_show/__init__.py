"""Gregory Horror Show, tested in the words of its rules."""
