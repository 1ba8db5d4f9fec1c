"""The defects that `planted.py` plants: all that can go wrong in texts, glossary, messages, scenarios and engine.

The generators know those files and what scenarios play, and nothing of how the checks work.
"""

from __future__ import annotations

import random
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rulebook.scenario import hold, scenarios

ROOT = Path(__file__).parents[1]
BOOK = ROOT / "rulebook"
LANGS = ("lt", "lv", "en")
GAMES = ("sigilai", "eleusis", "siggil", "domino")
SOURCE = {"sigilai": "lt", "eleusis": "lv", "siggil": "lt", "domino": "lt"}
ANNOTATION = re.compile(r"\[([^\[\]]+)\]\{(=|reading=|per=|modal=|outcome=|\.not-term)([^{}]*)\}")
CLAUSE = re.compile(r"^/// clause \| (\S+)\n(.*?)^///$", re.M | re.S)

#: The twelve kinds, and the codes of findings that are of each.
KINDS: dict[str, set[str]] = {
    "1 numbers": {"number_differs", "number_not_bound", "parameter_not_printed", "unknown_parameter",
                  "text_number_differs", "parameter_elsewhere"},
    "2 coverage": {"clause_missing", "unknown_clause", "parameter_not_printed", "clause_never_cited",
                   "clause_not_cited_by_its_scenario", "question_never_asked"},
    "3 staleness": {"stale_numbers", "stale_terms", "stale_polarity", "stale_limits", "stale_modality",
                    "stale_readings", "stale_wording", "stale_behaviour"},
    "4 readings": {"unknown_reading", "reading_not_given_here", "reading_not_stated", "reading_not_told_apart",
                   "annotations_differ", "edition_outdated", "question_never_asked"},
    "5 glossary": {"forbidden_word", "term_missing", "case_differs", "word_of_two_terms", "value_differs"},
    "6 outcomes": {"outcome_not_listed", "outcome_not_reached", "outcome_differs", "unknown_annotation",
                   "annotations_differ"},
    "7 examples": {"example_differs", "example_not_played", "scenario_differs", "text_number_differs"},
    "8 quantities": {"quantity_differs", "quantity_without_number", "quantity_not_measured", "annotations_differ",
                     "unknown_annotation"},
    "9 modality": {"modality_differs", "modal_words_differ", "unknown_annotation", "annotations_differ"},
    "10 polarity": {"polarity_changed", "stale_polarity", "negation_differs"},
    "11 structure": {"structure_differs", "annotations_differ"},
    "12 narration": {"message_missing", "message_not_readable", "message_twice", "message_dead", "unknown_reference",
                     "plural_categories", "unknown_case", "unknown_function", "unknown_word", "unknown_variable",
                     "variable_dropped", "variant_missing", "numbers_differ", "moment_not_told",
                     "two_moments_told_alike", "message_not_translated", "selects_too_deep", "seat_written_out"},
}


@dataclass(frozen=True)
class Edit:
    """One change of a file: what stands from ``start`` to ``end`` becomes ``new``."""

    file: str
    start: int
    end: int
    new: str


@dataclass(frozen=True)
class Planted:
    """A defect: its kind, what it is in words, the game, its edits."""

    kind: str
    what: str
    game: str
    edits: tuple[Edit, ...]


def text(file: str) -> str:
    return (ROOT / file).read_text("utf-8")


def texts(games: Iterable[str] = GAMES, langs: Iterable[str] = LANGS) -> Iterator[tuple[str, str, str, str]]:
    for game in games:
        for lang in langs:
            file = f"rulebook/texts/{lang}/{game}.md"
            yield game, lang, file, text(file)


def annotations(game: str, lang: str) -> list[tuple[str, str, re.Match[str]]]:
    """Every annotation of a text: the clause, the file, the match in the file."""
    file = f"rulebook/texts/{lang}/{game}.md"
    whole = text(file)
    found = []
    for clause in CLAUSE.finditer(whole):
        found += [(clause[1], file, match) for match in ANNOTATION.finditer(whole, *clause.span(2))]
    return found


def in_all(game: str, key: str) -> Iterator[tuple[str, list[tuple[str, re.Match[str]]]]]:
    """Annotations of a kind with their places in the three languages, which have them in the same order."""
    own = [[one for one in annotations(game, lang) if one[2][2] == key] for lang in LANGS]
    for row in zip(*own, strict=True):
        yield row[0][0], [(file, match) for _, file, match in row]


def number_words(lang: str) -> dict[str, str]:
    """A number word in place of another that books print."""
    row = {"lt": ("vienas", "du", "dvi", "trys", "tris", "keturi", "keturis", "penkis", "šeši", "septynis"),
           "lv": ("viens", "divi", "divas", "trīs", "četri", "četras", "pieci", "piecas", "seši", "septiņas"),
           "en": ("one", "two", "two", "three", "three", "four", "four", "five", "six", "seven")}[lang]
    values = (1, 2, 2, 3, 3, 4, 4, 5, 6, 7)
    return dict(zip(row, map(str, values), strict=False))


def numbers(rng: random.Random) -> Iterator[Planted]:
    for game in GAMES:
        law = text(f"engine/{game}/rulings.py")
        printed = {match[1]: int(match[2]) for match in re.finditer(r'Parameter\("([\w.]+)", (\d+)', law)}
        for lang in LANGS:
            for clause, file, match in annotations(game, lang):
                if match[2] != "=" or match[3] == "text":
                    continue
                other = rng.choice([word for word, value in number_words(lang).items()
                                    if int(value) != printed.get(match[3])])
                yield Planted("1 numbers", f"{lang} {clause}: {match[1]} → {other}", game,
                              (Edit(file, *match.span(1), other),))
                yield Planted("1 numbers", f"{lang} {clause}: {match[0]} unbound", game,
                              (Edit(file, *match.span(), match[1]),))
        for match in re.finditer(r'Parameter\("([\w.]+)", (\d+)', law):
            yield Planted("1 numbers", f"engine {game}: {match[1]} = {int(match[2]) + 1}", game,
                          (Edit(f"engine/{game}/rulings.py", *match.span(2), str(int(match[2]) + 1)),))


def coverage(rng: random.Random) -> Iterator[Planted]:
    for game, lang, file, whole in texts():
        for clause in CLAUSE.finditer(whole):
            yield Planted("2 coverage", f"{lang} {clause[1]} left out", game, (Edit(file, *clause.span(), ""),))
            yield Planted("2 coverage", f"{lang} {clause[1]} renamed", game,
                          (Edit(file, *clause.span(1), f"{clause[1]}.9"),))
    for game in GAMES:
        for path in sorted((BOOK / "scenarios" / game).glob("*.md")):
            whole = path.read_text("utf-8")
            if match := re.search(r"^clauses: \[([^\]]*)\]", whole, re.M):
                known = re.findall(r"/// clause \| (\S+)", text(f"rulebook/texts/lt/{game}.md"))
                other = rng.choice([one for one in known if f"{game}/{one}" not in cited(game)[path.stem]])
                yield Planted("2 coverage", f"{path.stem}: also {other}", game,
                              (Edit(str(path.relative_to(ROOT)), match.end(1), match.end(1), f", {game}/{other}"),))


@cache
def cited(game: str) -> dict[str, set[str]]:
    """The clauses that each scenario's plays cite: that it names one more of them is no defect."""
    return {one.id: {clause for result in hold(one).results for clause in result.clauses} for one in scenarios(game)}


def words_in(whole: str, start: int, end: int) -> list[re.Match[str]]:
    """The plain words of a passage: none in annotations' braces, headers or markup."""
    taken = [match.span() for match in re.finditer(r"\{[^{}]*\}", whole[start:end])]
    return [match for match in re.compile(r"[^\W\d_]{4,}").finditer(whole, start, end)
            if not any(a <= match.start() - start < b for a, b in taken)]


def staleness(rng: random.Random) -> Iterator[Planted]:
    for game in GAMES:
        lang = SOURCE[game]
        _, _, file, whole = next(texts([game], [lang]))
        for clause in CLAUSE.finditer(whole):
            if words := words_in(whole, *clause.span(2)):
                first, second = rng.choice(words), rng.choice(words_in(whole, 0, len(whole)))
                if first[0].casefold() != second[0].casefold():
                    yield Planted("3 staleness", f"source {clause[1]}: {first[0]} → {second[0]}", game,
                                  (Edit(file, *first.span(), second[0]),))
            for match in ANNOTATION.finditer(whole, *clause.span(2)):
                if match[2] == "=":
                    yield Planted("3 staleness", f"source {clause[1]}: {match[1]} → 17", game,
                                  (Edit(file, *match.span(1), "17"),))
        yield from (Planted("3 staleness", f"engine: {one.what}", game, one.edits) for one in behaviour(game))


def behaviour(game: str) -> Iterator[Planted]:
    """The engine plays with another number than it has: every use of a parameter in its rules."""
    for path in sorted((ROOT / "engine" / game).glob("*.py")):
        whole = path.read_text("utf-8")
        for match in re.finditer(r'(?:\w+\.)*parameters\["([\w.]+)"\]', whole):
            if match[0].startswith("LAWBOOK."):
                continue  # the parameter with its range, no number
            yield Planted("", f"{path.stem} {match[1]} + 1", game,
                          (Edit(str(path.relative_to(ROOT)), *match.span(), f"({match[0]} + 1)"),))


def readings(rng: random.Random) -> Iterator[Planted]:
    for game in GAMES:
        law = text(f"engine/{game}/rulings.py")
        names: dict[str, list[str]] = {}
        for match in re.finditer(r'Question\.of\("(\w+)".*?\)\),?\n(?=    Question|\s*\]|\n|\))', law, re.S):
            names[match[1]] = re.findall(r"(\w+)=", match[0])
        for clause, row in in_all(game, "reading="):
            question, _, reading = row[0][1][3].partition(":")
            others = [name for name in names.get(question, []) if name != reading]
            if others:
                other = rng.choice(others)
                yield Planted("4 readings", f"all {clause}: {question}:{reading} → {other}", game,
                              tuple(Edit(file, *match.span(3), f"{question}:{other}") for file, match in row))
                file, match = rng.choice(row)
                yield Planted("4 readings", f"{file} {clause}: {question}:{reading} → {other}", game,
                              (Edit(file, *match.span(3), f"{question}:{other}"),))
            yield Planted("4 readings", f"all {clause}: {question}:{reading} dropped", game,
                          tuple(Edit(file, *match.span(), match[1]) for file, match in row))


def forms(game: str, lang: str) -> dict[str, list[str]]:
    """The forms of each term of a game, as the glossary has them, by its key."""
    entries = tomllib.loads(text(f"rulebook/glossary/{game}.toml"))
    found = {}
    for key, entry in entries.items():
        row = entry.get(lang, {})
        if isinstance(row, dict) and entry.get("kind") in ("term", "zone"):
            found[key] = list(dict.fromkeys(form for name, form in row.items()
                                            if name not in ("gender", "from", "to", "in") and isinstance(form, str)))
    return found


def glossary(rng: random.Random) -> Iterator[Planted]:
    more = tomllib.loads(text("rulebook/glossary/forms.toml"))
    for game, lang, file, whole in texts():
        entries = tomllib.loads(text(f"rulebook/glossary/{game}.toml"))
        for key, own in forms(game, lang).items():
            bad = entries[key].get("forbidden", {}).get(lang, [])
            for form in own:
                pattern = re.compile(rf"\b{re.escape(form)}\b")
                for clause in CLAUSE.finditer(whole):
                    for match in pattern.finditer(whole, *clause.span(2)):
                        where = f"{lang} {clause[1]}: {form}"
                        if bad:
                            word = rng.choice(more.get(lang, {}).get(rng.choice(bad), bad))
                            yield Planted("5 glossary", f"{where} → {word} (forbidden)", game,
                                          (Edit(file, *match.span(), word),))
                        if others := [one for one in own if one.casefold() != form.casefold()]:
                            other = rng.choice(others)
                            yield Planted("5 glossary", f"{where} → {other} (case)", game,
                                          (Edit(file, *match.span(), other),))


def outcomes(rng: random.Random) -> Iterator[Planted]:
    for game in GAMES:
        for clause, row in in_all(game, "outcome="):
            name = row[0][1][3]
            yield Planted("6 outcomes", f"all {clause}: {name} dropped", game,
                          tuple(Edit(file, *match.span(), match[1]) for file, match in row))
            for other in ("won", "closed", "chaos", "shared", "ended", "limit", "gap"):
                if other != name:
                    yield Planted("6 outcomes", f"all {clause}: {name} → {other}", game,
                                  tuple(Edit(file, *match.span(3), other) for file, match in row))
            for file, match in row:
                yield Planted("6 outcomes", f"{file} {clause}: {name} dropped", game,
                              (Edit(file, *match.span(), match[1]),))


def examples(rng: random.Random) -> Iterator[Planted]:
    cards = ("MEDIS", "PASAULIS", "SAULĖ", "RAGANA", "GAUSA", "STOKA")
    for game, lang, file, whole in texts(["sigilai"]):
        for clause in CLAUSE.finditer(whole):
            if clause[1] not in ("example", "faq.1", "faq.2"):
                continue
            for match in re.compile("|".join(cards)).finditer(whole, *clause.span(2)):
                line = whole[whole.rfind("\n", 0, match.start()) + 1:match.start()]
                if (re.match(r"\d\.", line) and not re.search("|".join(cards), line)) or " – " in line[-4:]:
                    other = rng.choice([card for card in cards if card != match[0]])
                    yield Planted("7 examples", f"{lang} {clause[1]}: {match[0]} → {other}", game,
                                  (Edit(file, *match.span(), other),))
            for match in ANNOTATION.finditer(whole, *clause.span(2)):
                if match[2] == "=":
                    other = rng.choice(["5", "6", "8"])
                    yield Planted("7 examples", f"{lang} {clause[1]}: {match[1]} → {other}", game,
                                  (Edit(file, *match.span(1), other),))
    for game in GAMES:
        for path in sorted((BOOK / "scenarios" / game).glob("*.md")):
            whole = path.read_text("utf-8")
            for match in re.finditer(r"^>>> (?!.*tell).*\n(?!>>>|\.\.\.|```)(?P<want>[^\n]*?\b(?P<number>\d)\b)", whole,
                                     re.M):
                yield Planted("7 examples", f"{path.stem}: expects {match['number']} → 9", game, (Edit(
                    str(path.relative_to(ROOT)), *match.span("number"), "9" if match["number"] != "9" else "3"),))


def quantities(rng: random.Random) -> Iterator[Planted]:
    for game in GAMES:
        for clause, row in in_all(game, "per="):
            for other in ("round_began", "round_over", "marked", "scored", "placed"):
                yield Planted("8 quantities", f"all {clause}: per {row[0][1][3]} → {other}", game,
                              tuple(Edit(file, *match.span(3), other) for file, match in row))
            for file, match in row:
                yield Planted("8 quantities", f"{file} {clause}: per dropped", game,
                              (Edit(file, *match.span(), match[1]),))
    for name in ("penalty.per_card", "accident"):
        for game in ("eleusis", "domino"):
            for one in behaviour(game):
                if name in one.what:
                    yield Planted("8 quantities", f"engine: {one.what}", game, one.edits)
    whole = text("engine/eleusis/rules.py")
    for match in re.finditer(r'parameters\["penalty\.per_card"\] \* len\(\w+\)', whole):
        yield Planted("8 quantities", "engine: a penalty a string, not a card", "eleusis", (
            Edit("engine/eleusis/rules.py", *match.span(), 'parameters["penalty.per_card"]'),))


#: May, must and may not in a text's words, and what says another of the three.
MODALS = {"lt": {"gali": "privalo", "galima": "privaloma", "privalo": "gali", "negali": "gali", "negalima": "galima",
                 "draudžiama": "leidžiama"},
          "lv": {"drīkst": "nedrīkst", "nedrīkst": "drīkst", "drīksti": "nedrīksti", "nevar": "var",
                 "aizliegts": "ļauts", "jāatsakās": "var atteikties"},
          "en": {"may(?! not)": "must", "must(?! not)": "may", "(?:may|must) not": "may", "cannot": "can",
                 "forbidden": "allowed"}}


def modality(rng: random.Random) -> Iterator[Planted]:
    for game in GAMES:
        for clause, row in in_all(game, "modal="):
            modal, _, move = row[0][1][3].partition(":")
            for other in ("may", "must", "must_not"):
                if other != modal:
                    yield Planted("9 modality", f"all {clause}: {modal}:{move} → {other}", game,
                                  tuple(Edit(file, *match.span(3), f"{other}:{move}") for file, match in row))
            for file, match in row:
                lang = Path(file).parent.name
                for word, other in MODALS[lang].items():
                    if re.search(rf"\b{word}\b", match[1]):
                        new = re.sub(rf"\b{word}\b", other, match[1])
                        yield Planted("9 modality", f"{lang} {clause}: {match[1]} → {new}", game,
                                      (Edit(file, *match.span(1), new),))


def polarity(rng: random.Random) -> Iterator[Planted]:
    patterns = {"lt": r"\bne(?=[bgdklmnprstvž]\w{3,})|\b(?:nėra|nė) ", "lv": r"\bne(?=[bdiklmnprstuv]\w{3,})|\bnav ",
                "en": r"\b(?:not|no|never) "}
    but = re.compile(r"ne(?:utral|pareiz|teising|panaudot|izmantot|skaidr|sen|jauš|tyč|tīš|izdoš|sėkm|izšķirt|gu|bent"
                     r"|skaitot|t\b|s\b)\w*")
    for game, lang, file, whole in texts():
        for clause in CLAUSE.finditer(whole):
            for match in re.compile(patterns[lang], re.I).finditer(whole, *clause.span(2)):
                if not but.match(whole[match.start():].lower()):
                    yield Planted("10 polarity", f"{lang} {clause[1]}: {whole[match.start():match.end() + 9]!r}", game,
                                  (Edit(file, *match.span(), ""),))
            if verbs := re.findall(r"\b(?:laimi|uzvar|wins?|gauna|saņem|gets?|padeda|noliek|takes?|imti|ņemt)\b",
                                   whole[slice(*clause.span(2))]):
                verb = rng.choice(verbs)
                at = re.compile(rf"\b{verb}\b").search(whole, *clause.span(2))
                if at:
                    yield Planted("10 polarity", f"{lang} {clause[1]}: no {verb}", game, (
                        Edit(file, at.start(), at.start(), "never " if lang == "en" else "ne"),))


def structure(rng: random.Random) -> Iterator[Planted]:
    for game, lang, file, whole in texts():
        for clause in CLAUSE.finditer(whole):
            items = list(re.compile(r"^(?:- |\d\. ).*\n", re.M).finditer(whole, *clause.span(2)))
            for item in items:
                yield Planted("11 structure", f"{lang} {clause[1]}: item left out", game,
                              (Edit(file, *item.span(), ""),))
                if item is not items[0]:
                    yield Planted("11 structure", f"{lang} {clause[1]}: item merged", game, (
                        Edit(file, item.start() - 1, item.start() + item[0].index(" ") + 1, " "),))
                if item[0].startswith("- "):
                    yield Planted("11 structure", f"{lang} {clause[1]}: item numbered", game,
                                  (Edit(file, item.start(), item.start() + 1, "1."),))


def narration(rng: random.Random) -> Iterator[Planted]:
    for game in GAMES:
        for lang in LANGS:
            file = f"rulebook/messages/{lang}/{game}.ftl"
            whole = text(file)
            for match in re.finditer(r"^event-[\w-]+ = .*\n", whole, re.M):
                name = match[0].partition(" ")[0]
                if "->" not in match[0]:
                    yield Planted("12 narration", f"{lang} {name} left out", game, (Edit(file, *match.span(), ""),))
            for match in re.finditer(r'case: "(\w+)"', whole):
                yield Planted("12 narration", f"{lang}: case {match[1]} misspelt", game,
                              (Edit(file, *match.span(1), f"{match[1]}t"),))
            for match in re.finditer(r"^    \[(one|few|many|zero)\] .*\n", whole, re.M):
                yield Planted("12 narration", f"{lang}: [{match[1]}] left out", game, (Edit(file, *match.span(), ""),))
            for match in re.finditer(r"\{ (?:FORM|LIST)\(\$(\w+)[^)]*\) \}|\{ \$(\w+) \}", whole):
                yield Planted("12 narration", f"{lang}: {match[0]} dropped", game, (Edit(file, *match.span(), "…"),))
                yield Planted("12 narration", f"{lang}: {match[0]} misspelt", game, (
                    Edit(file, *(match.span(1) if match[1] else match.span(2)), "wrong"),))
            for match in re.finditer(r"\{ FORM\(", whole):
                yield Planted("12 narration", f"{lang}: FROM", game, (Edit(file, *match.span(), "{ FROM("),))


GENERATORS = (numbers, coverage, staleness, readings, glossary, outcomes, examples, quantities, modality, polarity,
              structure, narration)


def planted(seed: int, each: int) -> tuple[list[Planted], Counter[str]]:
    """The drawn defects, the same number of each kind, and how many there were to draw from."""
    rng = random.Random(seed)
    drawn: list[Planted] = []
    count: Counter[str] = Counter()
    for kind, generate in zip(KINDS, GENERATORS, strict=True):
        places = [one for one in generate(rng) if one.kind == kind]
        count[kind] = len(places)
        drawn += rng.sample(places, each)
    return drawn, count
