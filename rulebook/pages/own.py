"""A scenario's own address: a small page a language, with what the preview of its link shows, and one to embed.

They stand beside the site's pages, need nothing of its theme, and are complete without a script.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path

from rulebook import narrate
from rulebook.bench import GAMES
from rulebook.pages import figure
from rulebook.pages.page import base_of, clause_anchor, own_url, relative, rules_url, url
from rulebook.pages.picture import SIZE, Picture, kept
from rulebook.scenario import Scenario, scenarios
from rulebook.texts import LANGUAGES
from rulebook.words import words_of

__all__ = ["Site", "own_pages"]

#: What chats call the languages.
LOCALES = {"lt": "lt_LT", "lv": "lv_LV", "en": "en_GB"}


@dataclass(frozen=True, slots=True)
class Site:
    """What the pages need to know of the site.

    Args:
        names: what it is called, by language.
        languages: what the languages call themselves.
        address: its own address, with a slash at its end; empty where it is not known.
        fonts: the folder of the fonts that pictures are drawn with.
        kept: where pictures are kept from one build to the next.
    """

    names: Mapping[str, str]
    languages: Mapping[str, str]
    address: str
    fonts: Path
    kept: Path


def own_pages(site: Site) -> Iterator[tuple[str, bytes]]:
    """Every scenario's pages and pictures: the file's path in the site, and its content.

    Raises:
        SetupError: a scenario cannot be shown, or the fonts are missing.
    """
    for game in GAMES:
        for scenario in scenarios(game):
            for lang in LANGUAGES:
                page = _Page(site, scenario, lang)
                yield f"{page.address}index.html", page.html().encode()
                yield f"{own_url(game, scenario.id, lang, embedded=True)}index.html", page.embedded().encode()
                yield f"{page.address}preview.png", kept(page.picture, site.fonts, site.kept)


class _Page:
    """A scenario in a language."""

    def __init__(self, site: Site, scenario: Scenario, lang: str) -> None:
        self.site, self.scenario, self.lang = site, scenario, lang
        self.address = own_url(scenario.game, scenario.id, lang)
        self.base = base_of(self.address)
        self.view = figure.View(lang, self.base, self.address)
        self.words = words_of(lang, scenario.game)
        self.title = scenario.title.get(lang) or next(iter(scenario.title.values()))
        self.result = figure.verdict(scenario, scenario.id).shown
        self.answer = narrate.answer_sentence(self.result, lang)
        self.game = self.words.format(f"page-game-{scenario.game}")
        self.name = site.names[lang]

    @property
    def picture(self) -> Picture:
        """What its picture shows."""
        setup = tuple(figure.setup(self.scenario.game, self.result.arguments, self.view))
        return self.game, self.title, setup, self.answer, self.name

    def html(self) -> str:
        """The page."""
        say, rules = self._say, rules_url(self.scenario.game, self.lang)
        clause = self.scenario.source or self.scenario.clauses[0]
        others = "".join(self._other(lang) for lang in LANGUAGES)
        return self._document(f"""<header>
<a href="{relative(url("", self.lang), self.base)}">{escape(self.name)}</a>
<nav aria-label="{say("page-own-languages")}"><ul>{others}</ul></nav>
</header>
<main>
<p class="lr-own__game"><a href="{relative(rules, self.base)}">{escape(self.game)}</a></p>
{self._figure()}
<p class="lr-own__rules"><a href="{self.view.link(rules, clause_anchor(clause))}">{say("page-own-rules")}</a></p>
</main>""", self._preview())

    def _other(self, lang: str) -> str:
        """The way to the same page in a language, which is marked where it is this one."""
        address = relative(own_url(self.scenario.game, self.scenario.id, lang), self.base)
        here = ' aria-current="page"' if lang == self.lang else ""
        return f'<li><a href="{address}" hreflang="{lang}" lang="{lang}"{here}>{self.site.languages[lang]}</a></li>'

    def embedded(self) -> str:
        """The page that stands in a frame of another: the bench, and the way to the book."""
        way = f'<a href="{relative(self.address, self.base)}" rel="bookmark">{self._say("page-own-open")}</a>'
        return self._document(f"""<main>
{self._figure()}
</main>
<footer>{self._say("page-own-from", site=self.name)} {way}</footer>""", '<meta name="robots" content="noindex">\n'
                              '<base target="_blank">\n', "lr-embedded")

    def _document(self, body: str, head: str, kind: str = "") -> str:
        assets = f"{self.base}assets/bench/"
        return f"""<!doctype html>
<html lang="{self.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(self.title)} – {escape(self.name)}</title>
<meta name="description" content="{escape(self.answer)}">
{head}<link rel="icon" href="{assets}favicon.svg">
<link rel="stylesheet" href="{assets}lr.css">
<link rel="stylesheet" href="{assets}own.css">
<script type="module" src="{assets}host.js"></script>
</head>
<body class="lr-own {kind}">
{body}
</body>
</html>
"""

    def _figure(self) -> str:
        tag, attributes, inner = figure.scenario(self.scenario.game, self.scenario.id, self.view, self.scenario.id)
        caption = '<figcaption class="lr-bench__title">'
        inner = inner.replace(caption, f"{caption}<h1>", 1).replace("</figcaption>", "</h1></figcaption>", 1)
        listed = "".join(f' {name}="{escape(value)}"' for name, value in attributes.items())
        invented = ""
        if self.words.has("page-invented"):  # the game's cards are a demonstration
            invented = f'\n<p class="lr-own__deck">{self._say("page-invented")}</p>'
        return f"<{tag}{listed}>{inner}</{tag}>{invented}"

    def _preview(self) -> str:
        """What chats and search engines show of the page; addresses are whole where the site's own is known."""
        here = self.site.address + self.address
        image = f"{here}preview.png" if self.site.address else "preview.png"
        say = {"og:type": "article", "og:site_name": self.name, "og:locale": LOCALES[self.lang], "og:title": self.title,
               "og:description": self.answer, "og:image": image, "og:image:type": "image/png",
               "og:image:width": str(SIZE[0]), "og:image:height": str(SIZE[1]),
               "og:image:alt": self.words.format("page-own-picture", title=self.title, answer=self.answer),
               **({"og:url": here} if self.site.address else {})}
        lines = [f'<meta property="{name}" content="{escape(value)}">' for name, value in say.items()]
        lines.append('<meta name="twitter:card" content="summary_large_image">')
        if self.site.address:
            lines.append(f'<link rel="canonical" href="{escape(here)}">')
            lines += [f'<link rel="alternate" hreflang="{lang}" href="{escape(self.site.address)}'
                      f'{own_url(self.scenario.game, self.scenario.id, lang)}">' for lang in LANGUAGES]
        return "\n".join(lines) + "\n"

    def _say(self, message: str, **facts: str) -> str:
        return escape(self.words.format(message, **facts))
