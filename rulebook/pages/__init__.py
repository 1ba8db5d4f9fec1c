"""The book as pages: a Markdown extension, the baked traces and other assets, and a thin MkDocs plugin."""
