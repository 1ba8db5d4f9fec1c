"""The rule texts' Markdown: clauses, benches and annotations, for Python-Markdown.

Needs no site generator::

    markdown.markdown(text, extensions=["rulebook.pages.extension"],
                      extension_configs={"rulebook.pages.extension": {"lang": "lt", "game": "sigilai"}})

Blocks: ``/// clause | 37``, ``/// scenario | worked-trick``, ``/// rules | sigilai`` (a whole text, from its own
file), ``/// scenarios | sigilai: worked``, ``/// questions | sigilai``, ``/// play | eleusis: scientist``,
``/// tool | eleusis: rule``, ``/// cited | sigilai``, ``/// layouts | siggil``, ``/// asked | sigilai``,
``/// glossary | sigilai``, ``/// messages | sigilai``, ``/// desk | sigilai`` and ``/// notebooks``.
Each ends with ``///``. Annotations: ``[words]{=parameter}`` and its kin, one inline rule that runs
before attribute lists and matches only these.

What cannot be rendered is an error that names file and line; it is never left standing as text.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as etree  # noqa: N813  # as Python-Markdown names it
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from markdown import Markdown
from markdown.inlinepatterns import InlineProcessor
from markdown.preprocessors import Preprocessor
from markdown.treeprocessors import Treeprocessor
from markdown.util import AtomicString
from pymdownx.blocks import BlocksExtension, BlocksProcessor
from pymdownx.blocks.block import Block, type_boolean

from engine.problems import Problem, SetupError
from rulebook.bench import GAMES
from rulebook.pages import (
    asked,
    cards,
    design,
    desk,
    figure,
    glossary,
    layouts,
    messages,
    notebooks,
    plays,
    start,
    terms,
)
from rulebook.pages.page import DEFAULT, clause_anchor, relative, rules_url
from rulebook.texts import ANNOTATION, LANGUAGES, sources, text_of

__all__ = ["RulebookExtension", "makeExtension"]

#: ``/// name | argument``, as the blocks of pymdownx begin.
_HEADER = re.compile(r"^[ ]{0,3}/{3,}[ \t]*(?P<kind>clause|scenarios?|rules|questions|play|tool|cited|layouts|asked|"
                     r"glossary|messages|desk|notebooks|games|card|design)[ \t]*(?:\|[ \t]*(?P<id>.*?))?[ \t]*$")
_END = re.compile(r"^[ ]{0,3}/{3,}[ \t]*$")
_FENCE = re.compile(r"^\s*(?P<ticks>`{3,}|~{3,})")
#: The scheme of links from the site's root.
SITE = "site:"
#: What stands for a passage that has no number at all.
PASSAGE = "¶"
_CLAUSE_ID = re.compile(r"[a-z0-9]+(\.[a-z0-9]+)*")

#: How an annotation is rendered: its class and its attributes, from the value.
_ANNOTATIONS: dict[str, tuple[str, Callable[[str], dict[str, str]]]] = {
    "=": ("lr-number", lambda value: {"data-param": value} if value != "text" else {}),
    "reading=": ("lr-reading", lambda value: dict(zip(("data-question", "data-reading"),
                                                      value.split(":", 1), strict=False))),
    "per=": ("lr-quantity", lambda value: {"data-per": value}),
    "modal=": ("lr-modal", lambda value: {"data-modal": value}),
    "outcome=": ("lr-outcome", lambda value: {"data-outcome": value}),
    ".not-term": ("lr-not-term", lambda value: {}),
}


@dataclass
class _Context:
    """What the blocks of one page share: its options, and where each block stands."""

    lang: str
    base: str
    game: str
    here: str
    source: str
    first_line: int
    site: str = ""
    places: dict[tuple[str, str], deque[str]] = field(default_factory=dict)
    clauses: dict[str, str] = field(default_factory=dict)

    def place(self, kind: str, argument: str) -> str:
        """``FILE:LINE`` of the next block of that kind and argument."""
        known = self.places.get((kind, argument))
        return known.popleft() if known else self.source

    @property
    def view(self) -> figure.View:
        """How a figure on this page is written."""
        return figure.View(self.lang, self.base, self.here)


class _Sources(Preprocessor):
    """Puts a game's text in the place of ``/// rules | game``, and notes where every block stands."""

    def __init__(self, md: Markdown, context: _Context) -> None:
        super().__init__(md)
        self.context = context

    def run(self, lines: list[str]) -> list[str]:
        self.context.places.clear()
        self.context.clauses.clear()
        return list(self._read(lines, self.context.source, self.context.first_line))

    def _read(self, lines: list[str], source: str, first: int) -> Iterator[str]:
        fence = ""
        rest = iter(enumerate(lines, first))
        for number, line in rest:
            ticks = _FENCE.match(line)
            if ticks and (not fence or ticks["ticks"].startswith(fence)):
                fence = "" if fence else ticks["ticks"]
            header = None if fence else _HEADER.match(line)
            place = f"{source}:{number}"
            if header is None:
                yield line
            elif header["kind"] == "rules":
                if _END.match(next(rest, (0, ""))[1]) is None:
                    raise SetupError([Problem(place, "block_not_closed", line.strip(), ["///"])])
                yield from self._rules(header["id"] or "", place)
            else:
                self.context.places.setdefault((header["kind"], header["id"] or ""), deque()).append(place)
                yield line

    def _rules(self, game: str, place: str) -> Iterator[str]:
        if game not in GAMES:
            raise SetupError([Problem(place, "unknown_value", game, GAMES, GAMES[0])])
        self.context.game = game
        lang = self.context.lang
        yield from self._read(text_of(game, lang).split("\n"), f"texts/{lang}/{game}.md", 1)
        yield from ("", "---", "", self._source(game))

    def _source(self, game: str) -> str:
        """What a text follows and whose words it is."""
        source = sources()[game]
        said = (source[name][self.context.lang] for name in ("status", "published", "words", "review"))
        licence = source["licence"].replace("-", " ")
        return f"*{source['title']}*: {source['edition'][self.context.lang]}. {' '.join(said)} {licence}."


class _OurBlock(Block):  # type: ignore[misc]  # pymdownx ships no types
    """A block that raises an error with its place instead of standing as text."""

    ARGUMENT = None

    def on_validate(self, parent: etree.Element) -> bool:
        """Check the argument; see :class:`pymdownx.blocks.block.Block`."""
        self.context: _Context = self.config["context"]
        self.name: str = self.argument or ""
        self.place = self.context.place(self.NAME, self.name)
        return True

    def fail(self, code: str, found: object, expected: Any = (), write: str = "") -> SetupError:
        """The error that stops the build."""
        return SetupError([Problem(self.place, code, found, list(expected), write)])

    def game_and(self, argument: str) -> tuple[str, str]:
        """``game/rest`` or the rest alone, in the game of the page."""
        game, slash, rest = argument.partition("/")
        return (game, rest) if slash else (self.context.game, argument)


class _Clause(_OurBlock):
    """``/// clause | 37``: a section with its permanent anchor and its number."""

    NAME = "clause"
    OPTIONS = {"informative": [False, type_boolean]}  # noqa: RUF012  # as the base class declares it

    def on_create(self, parent: etree.Element) -> etree.Element:
        """The section; see :class:`pymdownx.blocks.block.Block`."""
        game, number = self.game_and(self.name)
        if not _CLAUSE_ID.fullmatch(number):
            raise self.fail("not_a_clause_id", self.name, ["37", "unwon.2a"])
        if game not in GAMES:
            raise self.fail("unknown_value", game, GAMES, GAMES[0])
        identity = f"{game}/{number}"
        if identity in self.context.clauses:
            raise self.fail("clause_twice", identity, [self.context.clauses[identity]])
        self.context.clauses[identity] = self.place
        anchor = clause_anchor(identity)
        section = etree.SubElement(parent, "section", {"class": "lr-clause", "id": anchor, "data-clause": identity})
        if self.options["informative"]:
            section.set("data-informative", "")
        label = figure.clause_label(number, self.context.lang)
        link = etree.SubElement(section, "a", {"class": "lr-number", "href": f"#{anchor}"})
        part, _, rest = number.partition(".")  # under its own heading, a passage needs only its last part
        link.text = AtomicString(part if part.isdigit() else rest if rest[:1].isdigit() else PASSAGE)
        if link.text != label:
            link.set("aria-label", label)
        return section


class _Raw(_OurBlock):
    """A block whose content is made here, not written in the page."""

    def html(self) -> Iterator[tuple[str, dict[str, str], str]]:
        """The elements: tag, attributes, and inner HTML."""
        raise NotImplementedError

    def game(self) -> str:
        """The game that the block names."""
        if self.name not in GAMES:
            raise self.fail("unknown_value", self.name, GAMES, GAMES[0])
        return self.name

    def on_create(self, parent: etree.Element) -> etree.Element:
        """The wrapper; see :class:`pymdownx.blocks.block.Block`."""
        self.wrapper = etree.SubElement(parent, "div", {"class": f"lr-{self.NAME}"})
        return self.wrapper

    def on_end(self, block: etree.Element) -> None:
        """Fill the wrapper; see :class:`pymdownx.blocks.block.Block`."""
        if len(block) or (block.text or "").strip():
            raise self.fail("block_has_content", self.name, ["///"])
        for tag, attributes, inner in self.html():
            element = etree.SubElement(block, tag, attributes)
            if tag.startswith("h"):
                element.text = inner
            else:
                etree.SubElement(element, "p").text = AtomicString(self.md.htmlStash.store(inner))


class _Scenario(_Raw):
    """``/// scenario | worked-trick``: a bench, complete as it stands."""

    NAME = "scenario"

    def html(self) -> Iterator[tuple[str, dict[str, str], str]]:
        """One figure."""
        game, name = self.game_and(self.name)
        yield figure.scenario(game, name, self.context.view, self.place)


class _Scenarios(_Raw):
    """``/// scenarios | sigilai: worked``: the benches of a group, under headings."""

    NAME = "scenarios"

    def html(self) -> Iterator[tuple[str, dict[str, str], str]]:
        """Headings and figures."""
        game, _, group = (part.strip() for part in self.name.partition(":"))
        if game not in GAMES or group not in figure.GROUPS:
            raise self.fail("unknown_value", self.name, [f"{game}: {name}" for game in GAMES
                                                            for name in figure.GROUPS])
        yield from figure.scenario_list(game, group, self.context.view, self.place)


class _Questions(_Raw):
    """``/// questions | sigilai``: every open question, who says what, and the bench that tells them apart."""

    NAME = "questions"

    def html(self) -> Iterator[tuple[str, dict[str, str], str]]:
        """A heading, a section and a figure for each question."""
        yield from figure.questions(self.game(), self.context.view, self.place)


class _Asked(_Raw):
    """``/// asked | sigilai``: what players ask aloud, with the answers."""

    NAME = "asked"

    def html(self) -> Iterator[tuple[str, dict[str, str], str]]:
        """A heading and the questions for each part of the text."""
        yield from asked.listed(self.game(), self.context.view, self.place)


class _Glossary(_Raw):
    """``/// glossary | sigilai``: every term with its definition, in the three languages."""

    NAME = "glossary"

    def html(self) -> Iterator[tuple[str, dict[str, str], str]]:
        """One list."""
        yield glossary.entries(self.game(), self.context.view)


class _Messages(_Raw):
    """``/// messages | sigilai``: every message of the narration beside moments of play."""

    NAME = "messages"

    def html(self) -> Iterator[tuple[str, dict[str, str], str]]:
        """A heading and a list for each kind."""
        yield from messages.listed(self.game(), self.context.view, self.place)


class _Desk(_Raw):
    """``/// desk | sigilai``: every clause in all languages, with its scenarios and how it stands."""

    NAME = "desk"

    def html(self) -> Iterator[tuple[str, dict[str, str], str]]:
        """Progress, the figure of the script, headings and rows."""
        yield from desk.columns(self.game(), self.context.view, self.place)


class _Play(_Raw):
    """``/// play | eleusis: scientist``: a bench to play on."""

    NAME = "play"

    def html(self) -> Iterator[tuple[str, dict[str, str], str]]:
        """One figure."""
        game, _, name = (part.strip() for part in self.name.partition(":"))
        if game not in GAMES or name not in plays.plays(game):
            raise self.fail("unknown_value", self.name, [f"{one}: {play}" for one in GAMES
                                                            for play in plays.plays(one)])
        yield plays.figure(game, name, self.context.view)


class _Tool(_Raw):
    """``/// tool | eleusis: rule``: a tool of a game, which the page's script brings to life."""

    NAME = "tool"

    def html(self) -> Iterator[tuple[str, dict[str, str], str]]:
        """One figure."""
        game, _, tool = (part.strip() for part in self.name.partition(":"))
        if tool not in figure.TOOLS.get(game, ()):
            raise self.fail("unknown_value", self.name, [f"{game}: {name}" for game, names in figure.TOOLS.items()
                                                         for name in names])
        yield figure.tool(game, tool, self.context.view)


class _Cited(_Raw):
    """``/// cited | sigilai``: a dot for every clause, the darker, the more examples cite it."""

    NAME = "cited"

    def html(self) -> Iterator[tuple[str, dict[str, str], str]]:
        """One list."""
        yield figure.dots(self.game(), self.context.view)


class _Layouts(_Raw):
    """``/// layouts | siggil``: a picture of every layout."""

    NAME = "layouts"

    def html(self) -> Iterator[tuple[str, dict[str, str], str]]:
        """A figure for each."""
        if self.name not in layouts.GAMES:
            raise self.fail("unknown_value", self.name, layouts.GAMES, layouts.GAMES[0])
        yield layouts.figures(self.name, self.context.view)


class _Notebooks(_Raw):
    """``/// notebooks``: every notebook, its text and its cells."""

    NAME = "notebooks"

    def html(self) -> Iterator[tuple[str, dict[str, str], str]]:
        """A heading and a section for each."""
        yield from notebooks.figures(self.context.view)


class _Games(_Raw):
    """``/// games``: every game, what it is about, and its pages."""

    NAME = "games"

    def html(self) -> Iterator[tuple[str, dict[str, str], str]]:
        """One list."""
        yield start.games(self.context.view)


class _Card(_Raw):
    """``/// card | sigilai``: a card to print, whose code opens the game's page for the table."""

    NAME = "card"

    def html(self) -> Iterator[tuple[str, dict[str, str], str]]:
        """The card, and what it needs where the site's address is not known."""
        yield cards.card(self.game(), self.context.view, self.context.site)


class _Design(_Raw):
    """``/// design | colours``: a part of how the book is drawn."""

    NAME = "design"

    def html(self) -> Iterator[tuple[str, dict[str, str], str]]:
        """A table or a row of drawings."""
        if self.name not in design.PARTS:
            raise self.fail("unknown_value", self.name, design.PARTS, "colours")
        yield design.PARTS[self.name](self.context.view)


class _Annotation(InlineProcessor):
    """``[vieną]{=stoka.discard}`` and its kin."""

    def handleMatch(self, m: re.Match[str], data: str) -> tuple[etree.Element, int, int]:  # type: ignore[override]
        """The words, in a quiet element."""
        name, attributes = _ANNOTATIONS[m["key"]]
        element = etree.Element("span", {"class": name, **attributes(m["value"].strip())})
        element.text = m["words"]
        return element, m.start(0), m.end(0)


class _SiteLinks(Treeprocessor):
    """``[API](site:en/api/)`` leads to a page or file by its address from the root, also to one of another language."""

    def __init__(self, md: Markdown, context: _Context) -> None:
        super().__init__(md)
        self.context = context

    def run(self, root: etree.Element) -> None:
        """Rewrite the links; see :class:`markdown.treeprocessors.Treeprocessor`."""
        for link in root.iter("a"):
            address = link.get("href", "")
            if address.startswith(SITE):
                address = address.removeprefix(SITE)
                link.set("href", relative(address, self.context.base))
                first = address.partition("/")[0]
                lang = first if first in LANGUAGES else DEFAULT
                is_page = not address.partition("#")[0].rpartition("/")[2]
                if is_page and lang != self.context.lang:
                    link.set("hreflang", lang)


class RulebookExtension(BlocksExtension):  # type: ignore[misc]  # pymdownx ships no types
    """Clauses, benches and annotations.

    Options:
        lang: the page's language.
        base: the way from the page to the site's root, such as ``../``.
        game: the game whose clauses and scenarios are meant where none is named.
        here: the page's own address from the root, so that links within it stay within it.
        site: the site's own address with a slash at its end; empty where it is not known.
        source, line: the page's file and the line where its text begins, for errors.
    """

    def __init__(self, *arguments: Any, **options: Any) -> None:
        self.config = {
            "lang": [LANGUAGES[0], "The page's language"],
            "base": ["./", "The way from the page to the site's root"],
            "game": [GAMES[0], "The game where none is named"],
            "here": ["", "The page's own address from the site's root"],
            "site": ["", "The site's own address, where it is known"],
            "source": ["page.md", "The page's file, for errors"],
            "line": [1, "The line of the file where the text begins"],
        }
        super().__init__(*arguments, **options)

    def extendMarkdown(self, md: Markdown) -> None:
        """Register everything; see :class:`markdown.extensions.Extension`."""
        options: Mapping[str, Any] = self.getConfigs()
        if options["lang"] not in LANGUAGES:
            raise SetupError([Problem("lang", "unknown_value", options["lang"], LANGUAGES, LANGUAGES[0])])
        game = options["game"]
        here = options["here"] or rules_url(game, options["lang"])
        self.context = _Context(options["lang"], options["base"], game, here, options["source"], options["line"],
                                options["site"])
        md.preprocessors.register(_Sources(md, self.context), "rulebook-sources", 35)  # before code is taken out
        md.inlinePatterns.register(_Annotation(ANNOTATION.pattern, md), "rulebook-annotation", 175)  # before links
        md.treeprocessors.register(terms.TermLinks(md, self.context), "rulebook-terms", -5)  # after links were checked
        md.treeprocessors.register(_SiteLinks(md, self.context), "rulebook-links", -10)  # after links were checked
        super().extendMarkdown(md)

    def extendMarkdownBlocks(self, md: Markdown, block_mgr: BlocksProcessor) -> None:
        """Register the blocks; see :class:`pymdownx.blocks.BlocksExtension`."""
        for block in (_Clause, _Scenario, _Scenarios, _Questions, _Asked, _Glossary, _Messages, _Desk, _Play, _Tool,
                      _Cited, _Layouts, _Notebooks, _Games, _Card, _Design):
            block_mgr.register(block, {"context": self.context})


def makeExtension(**options: Any) -> RulebookExtension:
    """The extension, as Python-Markdown asks for it by the module's name."""
    return RulebookExtension(**options)
