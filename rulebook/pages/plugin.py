"""A thin MkDocs plugin over the Markdown extension; ProperDocs runs it as it is.

It tells the extension each page's language and place, writes the assets once a site is built, and
turns instant navigation on in the built pages, where it works together with the language switcher.
"""

from __future__ import annotations

import logging
import re
from html import escape, unescape
from pathlib import Path
from typing import Any

from mkdocs.config.base import Config, ValidationError
from mkdocs.config.config_options import ExtraScript, Type
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, CombinedEvent, event_priority

from engine.problems import Problem, SetupError
from rulebook.bench import GAMES
from rulebook.pages import place
from rulebook.pages.assets import write_assets, write_own_pages, write_routes
from rulebook.pages.codes import write_codes
from rulebook.pages.offline import write_offline
from rulebook.pages.page import DEFAULT, base_of
from rulebook.pages.palette import PATH
from rulebook.pages.search import Record, write_search
from rulebook.texts import LANGUAGES
from rulebook.words import words_of

__all__ = ["EXTENSION", "RulebookPlugin"]

EXTENSION = "rulebook.pages.extension"
STYLES = ("assets/bench/lr.css", "assets/bench/site.css", "assets/bench/place.css")
SCRIPTS = ("assets/bench/host.js", "assets/bench/site.js", "assets/bench/place.js")

log = logging.getLogger(f"mkdocs.plugins.{__name__}")

_CONTACT = re.compile(r"(mailto:[^\s@?]+@[^\s@?]+|https://\S+)?")
_CONFIG = re.compile(r'(<script id="__config" type="application/json">.*?"features": ?\[)')
_ALTERNATE = re.compile(r'<link rel="alternate" (?=[^>]*hreflang=)')
_OTHER_LANGUAGE = re.compile(r"<a (?=[^>]*\bhreflang=)(?![^>]*\btarget=)")
#: A page's own paragraphs, without its figures, and what is no text in them.
_PROSE = re.compile(r"^<p>(.*?)</p>$", re.M | re.S)
_TAG = re.compile(r"<[^>]*>")
#: Where Material's script looks for the list of pages. A sitemap has whole addresses or is none: where the site's
#: own is not known the list has another name, which the script is told.
_SITEMAP, _PAGES = "sitemap.xml", "pages.xml"
#: How Material's script asks for the sitemap and reads an address in it, and how it does with a relative list.
_ADDRESSES = ((re.compile(rf'new URL\("{re.escape(_SITEMAP)}",'), f'new URL("{_PAGES}",'),
              (re.compile(r"new URL\((\w+)\.textContent\),(\w+)\)"), r"new URL(\1.textContent,\2),\2)"),
              (re.compile(r"(\w+)!=null&&(\w+)\.push\((\w+)\(new URL\(\1\),(\w+)\)\)"),
               r"\1!=null&&\2.push(\3(new URL(\1,\4),\4))"))


class Options(Config):
    """What the plugin is told; all else the pages' places say.

    Args:
        contact: by game, where proposals and reports go: ``mailto:`` and an address, or the ``https:`` address of a
            form, in which ``{title}``, ``{text}`` and ``{link}`` are filled in.
    """

    contact = Type(dict, default={})

    def validate(self) -> Any:
        """Every contact is of a game, and one that a browser can go to."""
        failed, warnings = super().validate()
        for game, address in (self["contact"] or {}).items():
            if game not in GAMES or not _CONTACT.fullmatch(str(address or "")):
                failed.append(("contact", ValidationError(str(Problem(
                    f"contact.{game}", "not_a_contact", address, [f"{one}: mailto:…" for one in GAMES],
                    f"{GAMES[0]}: mailto:rules@example.org")))))
        return failed, warnings


class RulebookPlugin(BasePlugin[Options]):
    """The book's pages on a MkDocs site; see the module."""

    def __init__(self) -> None:
        self.addresses: dict[str, None] = {}
        self.found: dict[str, list[Record]] = {lang: [] for lang in LANGUAGES}

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Add the extension, styles and scripts."""
        if EXTENSION not in config.markdown_extensions:
            config.markdown_extensions.append(EXTENSION)
        config.extra_css.extend(style for style in STYLES if style not in config.extra_css)
        known = [getattr(script, "path", script) for script in config.extra_javascript]
        for script in SCRIPTS:
            if script not in known:
                config.extra_javascript.append(ExtraScript().run_validation({"path": script, "type": "module"}))
        if not self._nested(config):
            self.addresses.clear()
            for records in self.found.values():
                records.clear()
        return config

    def on_env(self, env: Any, *, config: MkDocsConfig, files: Any) -> Any:
        """Give the theme's templates the book's colours."""
        env.globals["palette"] = PATH.read_text(encoding="utf-8")
        return env

    @event_priority(100)
    def on_page_markdown(self, markdown: str, *, page: Any, config: MkDocsConfig, files: Any) -> str:
        """Tell the extension where the page stands."""
        source = Path(page.file.abs_src_path)
        text = source.read_text(encoding="utf-8-sig")
        config.mdx_configs[EXTENSION] = {
            **self._place(page),
            "here": page.url or "./",
            "site": config.site_url or "",
            "source": f"{Path(config.docs_dir).name}/{page.file.src_uri}",
            "line": 1 + max(0, text.count("\n") - markdown.rstrip("\n").count("\n") - (text[-1:] == "\n")),
        }
        self.addresses[page.url] = None
        return markdown

    def on_page_content(self, html: str, *, page: Any, config: MkDocsConfig, files: Any) -> str:
        """What the page says to a link that names nothing on it; the script shows it."""
        options = config.mdx_configs[EXTENSION]
        if prose := " ".join(_PROSE.findall(html)):
            game = page.url.removeprefix(f"{options['lang']}/").partition("/")[0]
            self.found[options["lang"]].append(Record("page", page.url, page.meta.get("title") or page.title,
                                                      unescape(_TAG.sub("", prose)), game if game in GAMES else ""))
        said = escape(words_of(options["lang"], options["game"]).format("page-link-astray"))
        return f'<p class="lr-astray" role="status" hidden>{said}</p>\n{html}'

    def on_post_page(self, output: str, *, page: Any, config: MkDocsConfig) -> str:
        """Turn instant navigation on, but not from one language to another."""
        output, found = _CONFIG.subn(r'\1"navigation.instant", ', output, count=1)
        if not found:
            log.warning("%s: no __config with features in the built page, so no instant navigation", page.url)
        output = output.replace('"navigation.instant", ]', '"navigation.instant"]')
        # Material asks for a sitemap beside every exact rel="alternate" and then sends clicks astray.
        output = _ALTERNATE.sub('<link rel="alternate translation" ', output)
        output = _OTHER_LANGUAGE.sub('<a target="_self" ', output)
        placed = place.placed(output, **self._place(page))
        if placed is None:
            log.warning("%s: no header in the built page, so no search", page.url)
        return placed or output

    def on_post_template(self, output_content: str, *, template_name: str, config: MkDocsConfig) -> str:
        """The list of pages, with relative addresses where the site's own is not known."""
        if template_name != _SITEMAP:
            return output_content
        root = config.site_url or ""
        found = "".join(f"<url><loc>{escape(root + address.removeprefix('./') or '.')}</loc></url>\n"
                        for address in self.addresses)
        return ('<?xml version="1.0" encoding="UTF-8"?>\n'
                f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n{found}</urlset>\n')

    def _write(self, *, config: MkDocsConfig) -> None:
        """Write the assets, and let Material's script read a relative list of pages."""
        site = Path(config.site_dir)
        if not config.site_url:
            (site / _SITEMAP).replace(site / _PAGES)
            (site / f"{_SITEMAP}.gz").unlink()
            for script in (site / "assets" / "javascripts").glob("bundle.*.min.js"):
                self._let_read_relative_addresses(script)
        if self._nested(config):
            return
        root = Path(config.config_file_path or ".").parent
        try:
            write_assets(site, root / "build", lambda step: log.info("Writing %s", step))
            write_own_pages(site, root / "build", self._names(config, "site_name"), self._names(config, "name"),
                            config.site_url or "")
            if config.site_url:
                write_codes(site, config.site_url)
            write_routes(site, config.repo_url or "", self.config["contact"])
        except SetupError as error:
            raise PluginError(str(error)) from None

    @event_priority(-200)
    def _complete(self, *, config: MkDocsConfig) -> None:
        """What rests on the pages of all languages, once the language plugin has built them."""
        if self._nested(config):
            return
        site = Path(config.site_dir)
        try:
            write_search(site / "assets" / "search", self.found)
            write_offline(site)
        except SetupError as error:
            raise PluginError(str(error)) from None

    on_post_build = CombinedEvent(_write, _complete)

    def on_build_error(self, *, error: Exception) -> None:
        """A page that cannot be rendered stops the build with its file and line, and no traceback."""
        if isinstance(error, SetupError):
            raise PluginError(str(error)) from None

    def on_serve(self, server: Any, *, config: MkDocsConfig, builder: Any) -> Any:
        """Watch what the pages are made from."""
        for folder in ("texts", "scenarios", "messages", "glossary", "pages", "widgets"):
            path = Path(__file__).parent.parent / folder
            if path.exists():
                server.watch(str(path))
        return server

    @staticmethod
    def _names(config: MkDocsConfig, part: str) -> dict[str, str]:
        """A name by language: the site's own (``site_name``), or that of the language (``name``)."""
        i18n = config.plugins.get("i18n")
        own = {one.locale: getattr(one, part) for one in i18n.config.languages} if i18n else {}
        return {lang: own.get(lang) or config.site_name for lang in LANGUAGES}

    @staticmethod
    def _place(page: Any) -> dict[str, str]:
        """A page's language, the game that it is of, else the first one, and its way to the root."""
        lang, _, rest = page.file.src_uri.partition("/")
        game = rest.removesuffix(".md").partition("/")[0]
        return {"lang": lang if lang in LANGUAGES else DEFAULT, "game": game if game in GAMES else GAMES[0],
                "base": base_of(page.url)}

    @staticmethod
    def _nested(config: MkDocsConfig) -> bool:
        """Whether this is the build of one more language, into the same folder."""
        return bool(getattr(config.plugins.get("i18n"), "building", False))

    @staticmethod
    def _let_read_relative_addresses(script: Path) -> None:
        text = script.read_text(encoding="utf-8")
        for pattern, replacement in _ADDRESSES:
            text, found = pattern.subn(replacement, text)
            if found != 1:
                log.warning("%s: Material reads its sitemap in another way than expected: instant navigation is off "
                            "unless site_url is set", script.name)
        script.write_text(text, encoding="utf-8")
