"""Where things are on the site: the one place that knows its addresses.

Addresses are relative to the site's root and end with a slash; the default language has no prefix.
"""

from __future__ import annotations

from rulebook.texts import LANGUAGES

__all__ = ["DEFAULT", "base_of", "clause_anchor", "own_url", "question_anchor", "relative", "rules_url",
           "scenario_anchor", "url"]

#: The language at the root.
DEFAULT = LANGUAGES[0]


def url(path: str, lang: str) -> str:
    """The address of a page: ``sigilai/questions/`` in Latvian is ``lv/sigilai/questions/``."""
    return path if lang == DEFAULT else f"{lang}/{path}"


def rules_url(game: str, lang: str) -> str:
    """The address of a game's rules."""
    return url(f"{game}/", lang)


def base_of(address: str) -> str:
    """The way from a page to the site's root: ``../`` for each folder, ``./`` at the root."""
    return "../" * address.strip("/").count("/") + "../" if address.strip("./") else "./"


def relative(address: str, base: str) -> str:
    """An address as a page links to it whose way to the root is ``base``."""
    return (base.removeprefix("./") + address) or "./"


def clause_anchor(identity: str) -> str:
    """The permanent anchor of a clause: ``sigilai/unwon.2a`` is ``sigilai-unwon-2a``."""
    return identity.replace("/", "-").replace(".", "-")


def question_anchor(name: str) -> str:
    """The permanent anchor of an open question."""
    return f"question-{name.replace('_', '-')}"


def scenario_anchor(identity: str) -> str:
    """The permanent anchor of a scenario's bench."""
    return f"scenario-{identity}"


def own_url(game: str, identity: str, lang: str, *, embedded: bool = False) -> str:
    """The address of a scenario's own page, or of the one to embed, which lies as deep."""
    return url(f"{game}/{'embed' if embedded else 'examples'}/{identity}/", lang)
