# The notebooks, and the command that opens them.

cli-notebook = Open the notebooks: JupyterLab or, with --marimo, marimo.
cli-option-notebook = a notebook’s name, or a file of yours; without it the whole folder is opened
cli-option-marimo = marimo, not JupyterLab
cli-option-no-browser = open no browser, only show the address
cli-notebook-opens = Opening { $place }. Ctrl+C ends it.

problem-other-host = { $where }: { LIST($found) } is not opened here; expected a file whose name ends with { LIST($expected) }.
