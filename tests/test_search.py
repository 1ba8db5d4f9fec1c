"""The words that the search compares, and what it has records of."""

from __future__ import annotations

import pytest

from rulebook.bench import GAMES
from rulebook.book import read_toml
from rulebook.pages.search import TERM, cut, fold, records, speech
from rulebook.scenario import scenarios
from rulebook.texts import LANGUAGES, clauses
from rulebook.words import GLOSSARY

FORMS = [(lang, form, nominative) for lang, nominative, forms in (
    ("lt", "žaidėjas", ("žaidėjo", "žaidėjui", "žaidėju", "žaidėjuje", "žaidėjų", "žaidėjams", "zaideju")),
    ("lt", "kauliukas", ("kauliuką", "kauliukų", "kauliukams", "kauliuku")),
    ("lv", "spēlētājs", ("spēlētāja", "spēlētājam", "spēlētāju", "spēlētājiem", "speletaju")),
    ("lv", "kārts", ("kārti", "kāršu", "kārtīm", "karsu")),
    ("en", "prophet", ("Prophets", "Prophet’s")),
) for form in forms]


@pytest.mark.parametrize(("lang", "form", "nominative"), FORMS)
def test_a_term_is_one_token_in_every_form(lang, form, nominative):
    """Any case or number of a term, with or without diacritics, is compared as its nominative."""
    assert speech(lang).tokens(form)[:1] == [fold(nominative) + TERM]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_form_of_the_glossary_is_known(lang):
    """No form of any table is cut like a word that no glossary knows."""
    known = speech(lang).forms
    tables = [entry[lang] for game in GAMES for entry in read_toml(GLOSSARY / f"{game}.toml").values()
              if isinstance(entry.get(lang), dict) and " " not in entry[lang].get("nom", " ")]
    assert tables
    for table in tables:
        for name, form in table.items():
            if name != "gender" and form.isalpha() and len(table["nom"]) > 2:
                assert fold(form) in known, form


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_scenario_and_clause_has_a_record(lang):
    """Each question that players ask and each clause can be found, under an address of the language only."""
    found = records(lang)
    asked = [one.title for one in found if one.kind == "asked"]
    assert asked == [question for game in GAMES for one in scenarios(game) for question in one.asks[lang]]
    assert sum(one.kind == "clause" for one in found) == sum(len(clauses(game, lang)) for game in GAMES)
    prefix = "" if lang == "lt" else f"{lang}/"
    assert all(one.url.startswith(tuple(f"{prefix}{game}/" for game in GAMES)) for one in found)


def test_an_ending_leaves_a_word():
    """Short words keep their ending, long ones are compared by their beginning."""
    assert cut("ima", ["ima", "a"]) == "ima"
    assert cut("stumia", ["ia", "a"]) == "stum"
    assert cut("susigrazinti", []) == "susigraz"
