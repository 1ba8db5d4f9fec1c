"""The glossary on the pages: every mention finds its entry, in any form, and changes no word of the text."""

from __future__ import annotations

import re
from html import unescape

import pytest
from markdown import markdown

from rulebook.bench import GAMES
from rulebook.book import read_toml
from rulebook.pages.page import rules_url, url
from rulebook.pages.terms import found, term_anchor
from rulebook.texts import LANGUAGES
from rulebook.words import GLOSSARY

EXTENSION = "rulebook.pages.extension"
TAG = re.compile(r"<[^>]*>")


def render(text, game, lang, here):
    return markdown(text, extensions=[EXTENSION], extension_configs={EXTENSION: {
        "lang": lang, "game": game, "here": here}})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_term_has_an_entry_in_three_languages(game, lang):
    """An entry has its definition, and the word of each other language, marked as such."""
    html = render(f"/// glossary | {game}\n///", game, lang, url(f"{game}/glossary/", lang))
    for name, entry in read_toml(GLOSSARY / f"{game}.toml").items():
        if "definition" not in entry:
            continue
        own = entry_of(html, name)
        assert entry["definition"][lang] in own
        for other in set(LANGUAGES) - {lang}:
            assert f'<span lang="{other}">{entry[other]["nom"]}</span>' in own


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_terms_of_a_text_lead_to_their_entries(game, lang, monkeypatch):
    """Links stand around the text's own words, once a clause for each term, and every one has an entry."""
    from rulebook.pages import terms

    here = rules_url(game, lang)
    linked = render(f"/// rules | {game}\n///", game, lang, here)
    entries = render(f"/// glossary | {game}\n///", game, lang, url(f"{game}/glossary/", lang))
    links = re.findall(r'<a class="lr-term" href="[^"#]*glossary/#([^"]+)"', linked)
    assert links
    assert all(f'id="{anchor}"' in entries for anchor in links)
    for clause in re.findall(r'<section class="lr-clause".*?</section>', linked, re.S):
        own = re.findall(r'class="lr-term" href="[^"]*#([^"]+)"', clause)
        assert len(own) == len(set(own))
    monkeypatch.setattr(terms, "found", lambda *_: iter(()))
    assert TAG.sub("", render(f"/// rules | {game}\n///", game, lang, here)) == TAG.sub("", linked)


@pytest.mark.parametrize(("lang", "text", "name"), [
    ("lt", "iš Maros lauko", "mara"), ("lt", "dviem žaidėjams", "player"), ("lv", "četras kāršu kavas", "card"),
    ("en", "two players", "player")])
def test_a_form_is_found_as_a_word(lang, text, name):
    """Any case and number counts, but never a part of a longer word."""
    names = [one for *_, one in found(text, "sigilai", lang)]
    assert any(name in one for one in names)
    assert list(found(text.replace(" ", "x"), "sigilai", lang)) == []


def entry_of(html, name):
    """The inside of a term's entry."""
    return unescape(re.search(rf'<dl class="lr-entry" id="{term_anchor(name)}">(.*?)</dl>', html, re.S)[1])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_an_entry_has_its_forms_and_the_words_that_it_is_not_called_by(game, lang):
    """Every form of every language stands in a table; every forbidden word is named with what to say instead."""
    html = render(f"/// glossary | {game}\n///", game, lang, url(f"{game}/glossary/", lang))
    for name, entry in read_toml(GLOSSARY / f"{game}.toml").items():
        if "definition" not in entry:
            continue
        own = entry_of(html, name)
        forms = [(other, form) for other in LANGUAGES for case, form in entry[other].items() if case != "gender"]
        tables = "".join(re.findall(r"<table.*?</table>", own, re.S))
        for other, form in forms:
            assert f'<td lang="{other}">{form}</td>' in tables or len(entry[other]) == 1, (name, form)
        for word in entry.get("forbidden", {}).get(lang, ()):
            [told] = re.findall(r'<dd class="lr-entry__forbidden">(.*?)</dd>', own)
            assert word in told
            assert entry[lang]["nom"] in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_that_is_not_settled_says_so(lang):
    """Stoka and Gausa, of which only the author knows whether they are words, have entries that say so."""
    html = render("/// glossary | sigilai\n///", "sigilai", lang, url("sigilai/glossary/", lang))
    entries = read_toml(GLOSSARY / "sigilai.toml")
    assert [name for name, entry in entries.items() if "disputed" in entry] == ["stoka", "gausa"]
    for name in ("stoka", "gausa"):
        assert entries[name]["disputed"][lang] in entry_of(html, name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_entry_leads_to_the_clauses_and_examples_that_use_it(lang):
    """The clauses that name a term in whatever form are linked, and the benches whose questions do."""
    html = render("/// glossary | sigilai\n///", "sigilai", lang, url("sigilai/glossary/", lang))
    own = entry_of(html, "stoka")
    assert f'href="{rules_url("sigilai", lang)}#sigilai-37"' in own.replace("../", "")
    assert re.search(r'href="[^"]*#scenario-stoka[^"]*"', own)
