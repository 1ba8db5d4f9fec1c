"""The benches in notebooks: the page's own module in JupyterLab and in marimo, with Python behind it."""

from rulebook.text_form import TextForm, text_form
from rulebook.widgets.bench import Bench, readings
from rulebook.widgets.lesson import Sentence, languages, lesson, picture
from rulebook.widgets.search import search
from rulebook.widgets.show import show

__all__ = ["Bench", "Sentence", "TextForm", "languages", "lesson", "picture", "readings", "search", "show",
           "text_form"]
