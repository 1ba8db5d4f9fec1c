"""New Eleusis: a secret rule, a line of right cards, and what the players make of it."""
