"""`python -m quadropolis` is the command line."""

from quadropolis.cli.app import main

if __name__ == "__main__":
    main()
