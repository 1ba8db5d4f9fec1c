"""The book: texts, scenarios and words, and the tools that hold them against the engine."""
