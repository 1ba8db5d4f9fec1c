"""The translators' desk: a sentence held against the engine, the glossary, the other languages and what it was."""
