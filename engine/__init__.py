"""The rules of the games as code: pure Python, standard library only."""
