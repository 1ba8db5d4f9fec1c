"""The forms of a word by a system dictionary of hunspell: an aid for whoever writes a glossary.

The dictionary's affix rules are read, not its program. What they give is proposed, and a translator corrects it:
the names of Latvian cases stand in the dictionary, those of Lithuanian follow from the endings.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from engine.problems import Problem, SetupError

__all__ = ["FOLDERS", "Affixes", "expand", "table"]

#: Where systems keep the dictionaries, and what they are called there.
FOLDERS = ("/usr/share/hunspell", "/usr/share/myspell/dicts", "/usr/share/myspell", "/usr/local/share/hunspell",
           "/opt/homebrew/share/hunspell", "/Library/Spelling")
NAMES = {"lt": "lt_LT", "lv": "lv_LV"}
PACKAGES = {"lt": "hunspell-lt", "lv": "hunspell-lv"}

#: The flags that decline nouns, the likeliest first, by the word's ending.
_NOUN_FLAGS = {"lt": (("uo", "V"), ("", "D")),
               "lv": (("ums", "Oo"), ("is", "Qq"), ("us", "Ww"), ("s", "Oo"), ("š", "Oo"), ("a", "Ss"), ("e", "Ss"))}
#: Cases by the marks of the Latvian dictionary: number and case.
_MARKED = {"vpg": "gen", "vpd": "dat", "vpa": "acc", "vpl": "loc", "dpn": "nom_pl", "dpg": "gen_pl", "ddg": "gen_pl",
           "dpd": "dat_pl", "ddd": "dat_pl", "dpa": "acc_pl", "dda": "acc_pl", "dpl": "loc_pl", "ddl": "loc_pl",
           "spg": "gen", "spd": "dat", "spa": "acc", "spl": "loc", "sdn": "nom_pl", "sdg": "gen_pl", "sdd": "dat_pl",
           "sda": "acc_pl", "sdl": "loc_pl"}
#: Lithuanian endings: those of the nominative, then case by ending, the longest first.
_ENDINGS = (
    ("as", {"uose": "loc_pl", "ams": "dat_pl", "ais": "ins_pl", "ui": "dat", "ai": "nom_pl", "us": "acc_pl",
            "yje": "loc", "uje": "loc", "o": "gen", "ą": "acc", "u": "ins", "e": "loc", "ų": "gen_pl"}),
    ("ys", {"iuose": "loc_pl", "iams": "dat_pl", "iais": "ins_pl", "iui": "dat", "iai": "nom_pl", "ius": "acc_pl",
            "yje": "loc", "io": "gen", "į": "acc", "iu": "ins", "ių": "gen_pl"}),
    ("is", {"iuose": "loc_pl", "iams": "dat_pl", "iais": "ins_pl", "yse": "loc_pl", "imis": "ins_pl", "ims": "dat_pl",
            "iui": "dat", "iai": "dat", "ies": "gen", "imi": "ins", "ius": "acc_pl", "yje": "loc", "ys": "nom_pl",
            "io": "gen", "į": "acc", "iu": "ins", "ių": "gen_pl"}),
    ("us", {"uose": "loc_pl", "ums": "dat_pl", "umis": "ins_pl", "aus": "gen", "umi": "ins", "uje": "loc",
            "ūs": "nom_pl", "ui": "dat", "ų": "acc"}),
    ("a", {"omis": "ins_pl", "oms": "dat_pl", "ose": "loc_pl", "oje": "loc", "ai": "dat", "os": "gen", "as": "acc_pl",
           "ą": "acc", "a": "ins", "ų": "gen_pl"}),
    ("ė", {"ėmis": "ins_pl", "ėms": "dat_pl", "ėse": "loc_pl", "ėje": "loc", "ei": "dat", "ės": "gen", "es": "acc_pl",
           "ę": "acc", "e": "ins", "ių": "gen_pl"}),
    ("uo", {"enyse": "loc_pl", "enimis": "ins_pl", "enims": "dat_pl", "enyje": "loc", "eniui": "dat", "enis": "acc_pl",
            "eniu": "ins", "enys": "nom_pl", "enų": "gen_pl", "enį": "acc", "ens": "gen"}),
)
#: Cases that share a form, by the word's ending: the dictionary names it once.
_SAME = {
    "lt": (("a", "nom_pl", "gen"), ("ė", "nom_pl", "gen"), ("a", "ins", "nom"), ("is", "acc_pl", "nom")),
    "lv": (("a", "nom_pl", "gen"), ("e", "nom_pl", "gen"), ("a", "acc_pl", "gen"), ("e", "acc_pl", "gen"),
           ("s", "gen_pl", "acc"), ("š", "gen_pl", "acc"), ("a", "gen_pl", "acc")),
}


@dataclass(frozen=True, slots=True)
class Rule:
    """One suffix rule: what is taken off, what is put on, after which ending, and the case that it marks."""

    strip: str
    add: str
    ending: re.Pattern[str]
    case: str


class Affixes:
    """The suffix rules and the words of a dictionary.

    Args:
        folder, name: where it lies, such as ``/usr/share/hunspell`` and ``lt_LT``.
    """

    def __init__(self, folder: Path, name: str) -> None:
        raw = (folder / f"{name}.aff").read_bytes()
        found = re.search(rb"^SET\s+(\S+)", raw, re.M)
        encoding = found[1].decode("ascii") if found else "utf-8"
        encoding = {"ISO8859-13": "iso8859-13"}.get(encoding, encoding)
        self.rules: dict[str, list[Rule]] = {}
        for line in raw.decode(encoding).splitlines():
            parts = line.split()
            if len(parts) >= 5 and parts[0] == "SFX":
                self.rules.setdefault(parts[1], []).append(self._rule(parts))
        self.words: dict[str, str] = {}
        for line in (folder / f"{name}.dic").read_bytes().decode(encoding).splitlines()[1:]:
            word, _, flags = line.split()[0].partition("/") if line.split() else ("", "", "")
            self.words[word] = self.words.get(word, "") + flags

    @staticmethod
    def _rule(parts: Sequence[str]) -> Rule:
        strip, add = ("" if part == "0" else part.partition("/")[0] for part in parts[2:4])
        mark = next((part[3:] for part in parts[5:] if part.startswith("is:")), "")
        return Rule(strip, "" if add == "0" else add, re.compile(f"{parts[4]}$"), mark)

    def forms(self, word: str, flags: str) -> Iterator[tuple[str, str]]:
        """Every form by the rules of the flags, with the mark of its case."""
        for flag in flags:
            for rule in self.rules.get(flag, ()):
                if word.endswith(rule.strip) and rule.ending.search(word):
                    yield word[:len(word) - len(rule.strip)] + rule.add, rule.case


@cache
def affixes(lang: str) -> Affixes:
    """The dictionary of a language.

    Raises:
        SetupError: the system has none, or there never is one.
    """
    if lang not in NAMES:
        raise SetupError([Problem("--lang", "unknown_value", lang, list(NAMES))])
    for folder in map(Path, FOLDERS):
        if all((folder / f"{NAMES[lang]}.{end}").exists() for end in ("aff", "dic")):
            return Affixes(folder, NAMES[lang])
    raise SetupError([Problem("hunspell", "extra_missing", NAMES[lang], [PACKAGES[lang]],
                              f"apt-get install {PACKAGES[lang]}")])


def expand(word: str, lang: str, like: str = "") -> list[tuple[str, str]]:
    """Every form of a word with the name of its case, empty where the dictionary does not tell it.

    Args:
        word: the nominative or the infinitive.
        lang: ``"lt"`` or ``"lv"``.
        like: a word of the dictionary that is declined like it; needed where the dictionary does not know the word and
            its ending does not tell.

    Raises:
        SetupError: there is no dictionary, or it does not know ``like``.
    """
    book = affixes(lang)
    if like and like not in book.words:
        raise SetupError([Problem("--like", "unknown_value", like, [word])])
    model = like or (word if word in book.words else word.lower())
    flags = book.words.get(model, "")
    noun = next((flags for ending, flags in _NOUN_FLAGS[lang] if word.endswith(ending)), "")
    if not like and (not flags or set(noun) & set(flags)):
        flags = noun  # a noun: not its diminutives, prefixes and other parts of speech
    found = [(word, "nom"), *book.forms(word, flags)]
    named = [(form, mark if mark == "nom" else _case(word, form, mark, lang)) for form, mark in found]
    return list(dict.fromkeys(named))


def _case(word: str, form: str, mark: str, lang: str) -> str:
    if lang == "lv":
        return _MARKED.get(mark, "")
    endings = next((cases for ending, cases in _ENDINGS if word.endswith(ending)), {})
    if word.endswith("is") and form.endswith("iai"):  # kirtis, kirčio: many; lytis, lyties: to one
        return "dat" if word.endswith("tis") and form.endswith("čiai") and _feminine(word) else "nom_pl"
    return next((case for ending, case in sorted(endings.items(), key=lambda one: -len(one[0]))
                 if form.endswith(ending)), "")


def _feminine(word: str) -> bool:
    return any(form.endswith("ies") for form, _ in affixes("lt").forms(word, affixes("lt").words.get(word, "")))


def table(word: str, lang: str, like: str = "") -> dict[str, str]:
    """A word's case table as a glossary has it, the first form of each case; arguments and errors as for expand."""
    cases: dict[str, str] = {}
    for form, case in expand(word, lang, like):
        if case:
            cases.setdefault(case, form)
    for ending, case, of in _SAME[lang]:
        if word.endswith(ending) and of in cases:
            cases.setdefault(case, cases[of])
    order = ("nom", "gen", "dat", "acc", "ins", "loc")
    return {case: cases[case] for case in (*order, *(f"{one}_pl" for one in order)) if case in cases}
