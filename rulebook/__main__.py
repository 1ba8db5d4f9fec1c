"""``python -m rulebook`` is the command ``rulebook``."""

import sys

from rulebook.cli import main

if __name__ == "__main__":
    sys.exit(main())
