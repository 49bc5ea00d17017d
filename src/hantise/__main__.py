"""`python -m hantise` is the same as `hantise`."""

from hantise.cli import main

if __name__ == "__main__":
    main()
