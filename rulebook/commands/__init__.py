"""The commands of ``rulebook``, one module a command. A new one is named here; its sentences go to ``messages``."""

from __future__ import annotations

from rulebook.commands.blast import BLAST
from rulebook.commands.check import CHECK
from rulebook.commands.command import Command
from rulebook.commands.compare import COMPARE
from rulebook.commands.explain import EXPLAIN
from rulebook.commands.export import EXPORT
from rulebook.commands.gaps import GAPS
from rulebook.commands.glossary import GLOSSARY
from rulebook.commands.met import MET
from rulebook.commands.notebook import NOTEBOOK
from rulebook.commands.questions import QUESTIONS
from rulebook.commands.run import RUN
from rulebook.commands.simulate import SIMULATE
from rulebook.commands.site import BUILD, SERVE
from rulebook.commands.take import TAKE
from rulebook.commands.tell import TELL
from rulebook.commands.translate import TRANSLATE
from rulebook.commands.trial import TRY

__all__ = ["COMMANDS"]

COMMANDS: dict[str, Command] = {
    "serve": SERVE,
    "build": BUILD,
    "check": CHECK,
    "run": RUN,
    "questions": QUESTIONS,
    "explain": EXPLAIN,
    "try": TRY,
    "tell": TELL,
    "gaps": GAPS,
    "translate": TRANSLATE,
    "glossary": GLOSSARY,
    "compare": COMPARE,
    "take": TAKE,
    "simulate": SIMULATE,
    "blast": BLAST,
    "met": MET,
    "export": EXPORT,
    "notebook": NOTEBOOK,
}
