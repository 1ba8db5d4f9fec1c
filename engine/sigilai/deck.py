"""The deck: cards and sigils, which the published text does not list, so a designer's file gives them."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, product
from pathlib import Path
from typing import Any
from unicodedata import normalize

from engine.problems import TOLD, Problem, SetupError, nearest, short, told
from engine.vocabulary import fit_name

SEASONS = ("Ruduo", "Žiema", "Pavasaris", "Vasara")
WORLD, FATE = "world", "fate"
REDA_NAMES = ("RĖDA", "VĖLINAS", "LAIMA", "STOKA", "GAUSA")
#: A recipe has as many signs as the cards that make it up (11).
RECIPE = 3
#: What a deck's file may hold, so that reading it and playing with it stay quick: bytes, dots on a line (each may nest
#: tables one deeper), cards, sigils, different signs, signs of a card, cards that bear one sign (a recipe is tried with
#: all of them), and how far from zero a strength may be.
MOST_BYTES, MOST_DOTS, MOST_CARDS, MOST_SIGILS, MOST_SIGNS = 64_000, 100, 200, 60, 60
SIGNS_OF_A_CARD, MOST_BEARERS, STRONGEST = 9, 40, 999
STRENGTHS = (f"-{STRONGEST}–{STRONGEST}",)


class Card(str):
    """A card: its name, with what the deck says of it.

    Args:
        name: as printed.
        creation: ``"world"``, ``"fate"``, or ``""`` where nobody has said.
        strength: higher beats lower; None where it is not known.
        signs: what it can give towards a sigil, one of them at a time.
        reda: whether it is a Rėda card (30).

    ``known`` is whether it is a card of the deck and not any card of a creation; ``gives`` holds its
    signs as bits, which its deck numbers; ``told`` what the rules tell of it at each seat, again and again.
    """

    __slots__ = ("creation", "gives", "known", "reda", "signs", "strength", "told")
    creation: str
    strength: int | None
    signs: tuple[str, ...]
    reda: bool
    known: bool
    gives: int
    told: dict[str, dict[Any, Any]]

    def __new__(cls, name: str, creation: str, strength: int | None = None, signs: Sequence[str] = (),
                reda: bool = False) -> Card:
        card = super().__new__(cls, name)
        card.creation = creation
        card.strength = strength
        card.signs = tuple(signs)
        card.reda = reda
        card.known = strength is not None or reda
        card.gives = 0
        card.told = {}
        return card


#: Any card of that creation that is no Rėda card; may repeat.
UNKNOWN = {name: Card(name, creation) for name, creation in
           (("?Pasaulio", WORLD), ("?Lemties", FATE), ("?", ""))}


class Sigil(str):
    """A sigil: its name, the season it belongs to (3), and the signs that make it up (11).

    ``bits`` holds its signs as bits, which its deck numbers; ``wants`` all of them together.
    """

    __slots__ = ("bits", "seat", "signs", "wants")
    seat: str
    signs: tuple[str, ...]
    bits: tuple[int, ...]
    wants: int

    def __new__(cls, name: str, seat: str, signs: Sequence[str]) -> Sigil:
        sigil = super().__new__(cls, name)
        sigil.seat = seat
        sigil.signs = tuple(signs)
        sigil.bits = ()
        sigil.wants = 0
        return sigil

    def missing(self, cards: Sequence[Card]) -> int:
        """How many of its signs the cards do not give, each card giving one sign at most.

        A largest matching by augmenting paths (Kuhn 1955): a sign takes a card that gives another one
        where that other one finds a card elsewhere.
        """
        taken: dict[Card, str] = {}
        return sum(not _take(sign, cards, taken, set()) for sign in self.signs)

    def made_by(self, cards: Sequence[Card]) -> list[tuple[Card, ...]]:
        """Every set of cards that makes it up (11)."""
        one, two, three = self.bits
        firsts: list[Card] = []
        seconds: list[Card] = []
        thirds: list[Card] = []
        useful = 0
        for card in cards:
            if gives := card.gives & self.wants:
                useful += 1
                if gives & one:
                    firsts.append(card)
                if gives & two:
                    seconds.append(card)
                if gives & three:
                    thirds.append(card)
        if len(firsts) + len(seconds) + len(thirds) == useful:  # no card gives two of the signs
            return list(product(firsts, seconds, thirds))
        ways = {}
        for chosen in product(firsts, seconds, thirds):
            together = frozenset(chosen)
            if len(together) == RECIPE:
                ways[together] = chosen
        return list(ways.values())


def _take(sign: str, cards: Sequence[Card], taken: dict[Card, str], tried: set[Card]) -> bool:
    """Whether a sign finds a card of its own; ``taken`` holds the sign that each card gives so far."""
    for card in cards:
        if sign in card.signs and card not in tried:
            tried.add(card)
            if card not in taken or _take(taken[card], cards, taken, tried):
                taken[card] = sign
                return True
    return False


def signs_of(cards: Iterable[Card]) -> int:
    """Every sign that one of the cards can give, as bits; a sigil that wants another cannot be made up of them."""
    signs = 0
    for card in cards:
        signs |= card.gives
    return signs


@dataclass(frozen=True)
class Deck:
    """The cards of both creations and every season's sigils, in the order of the file."""

    name: str
    cards: tuple[Card, ...]
    sigils: dict[str, tuple[Sigil, ...]]

    def __post_init__(self) -> None:
        object.__setattr__(self, "_by_name", {str(card): card for card in self.cards} | UNKNOWN)
        signs = dict.fromkeys(sign for card in self.cards for sign in card.signs)
        bits = {sign: 1 << place for place, sign in enumerate(signs)}
        for card in self.cards:
            card.gives = sum(bits[sign] for sign in set(card.signs))
        for sigil in chain.from_iterable(self.sigils.values()):
            sigil.bits = tuple(bits[sign] for sign in sigil.signs)
            sigil.wants = sum(set(sigil.bits))

    def card(self, name: str) -> Card | None:
        """The card of that name, or None."""
        by_name: dict[str, Card] = self._by_name  # type: ignore[attr-defined]
        return by_name.get(normalize("NFC", name))

    @property
    def names(self) -> list[str]:
        """The names that a set-up may use, the two unknown cards last."""
        return [*map(str, self.cards), "?Pasaulio", "?Lemties"]


DEMONSTRATION = Path(__file__).with_name("deck.toml")


def load_deck(path: str | Path | Deck = DEMONSTRATION) -> Deck:
    """A deck from its file.

    Args:
        path: a TOML file of ``[[card]]`` and ``[[sigil]]`` tables; the demonstration deck by default.

    Raises:
        SetupError: every error of the file, each with line and remedy.
    """
    if isinstance(path, Deck):
        return path
    if not isinstance(path, (str, Path)):
        raise SetupError([Problem("deck", "wrong_type", told(path), ["'deck.toml'"])])
    path = Path(path)
    try:
        stamp = path.stat().st_mtime_ns if path.is_file() else None
    except (OSError, ValueError, RuntimeError):  # such as a NUL in the name, or links that go round
        stamp = None
    if stamp is None:
        raise SetupError([Problem("deck", "no_such_file", str(path), ["FILE.toml"])])
    return _load(path, stamp)


@lru_cache(maxsize=64)
def _load(path: Path, stamp: int) -> Deck:
    place = path.name
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        size = max(path.stat().st_size, len(content))
    except OSError as error:
        raise SetupError([Problem(place, "unreadable_file", type(error).__name__)]) from None
    if size > MOST_BYTES:
        raise SetupError([Problem(place, "file_too_large", size, [MOST_BYTES])])
    try:
        text = normalize("NFC", content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise SetupError([Problem(place, "not_utf8", f"byte {error.start}")]) from None
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise SetupError([Problem(f"{place}:{number}", "nested_too_deeply", f"{line.strip()[:20]}…")])
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise SetupError([Problem(place, "nested_too_deeply", "[")]) from None
    except tomllib.TOMLDecodeError as error:
        line_of = re.search(r"line (\d+)", str(error))
        raise SetupError([Problem(f"{place}:{line_of[1] if line_of else 1}", "not_toml", str(error))]) from None
    except ValueError:  # more digits than Python reads
        digits = max(re.finditer(r"[\d_]+", text), key=lambda found: len(found[0]))
        where = f"{place}:{text.count(chr(10), 0, digits.start()) + 1}"
        raise SetupError([Problem(where, "out_of_range", digits[0], STRENGTHS)]) from None
    return _Reader(place, text, data).deck()


class _Reader:
    """Reads one deck's data and collects every problem of it."""

    def __init__(self, place: str, text: str, data: dict[str, Any]) -> None:
        self.place = place
        self.data = data
        self.problems: list[Problem] = []
        lines = text.split("\n")
        self.lines = {kind: [number for number, line in enumerate(lines, 1)
                             if re.match(rf"\s*\[\[\s*{kind}\s*\]\]", line)] for kind in ("card", "sigil")}

    def problem(self, kind: str, index: int, code: str, found: object = None, expected: Sequence[object] = (),
                write: str = "") -> None:
        self.problems.append(Problem(f"{self.place}:{self.line(kind, index)}", code, found, expected, write))
        if len(self.problems) > TOLD:
            raise SetupError(self.problems)

    def line(self, kind: str, index: int) -> int:
        """Where an entry begins; 1 where it is not written as a table of its own."""
        lines = self.lines.get(kind, [])
        return lines[index] if index < len(lines) else 1

    def deck(self) -> Deck:
        for key in self.data:
            if key not in ("card", "sigil"):
                self.problem("", 0, "unknown_table", key, ["[[card]]", "[[sigil]]"])
        entries, recipes = self.tables("card", MOST_CARDS), self.tables("sigil", MOST_SIGILS)
        cards = [card for index, entry in enumerate(entries) if (card := self.card(index, entry))]
        signs = sorted({sign for card in cards for sign in card.signs})
        if len(signs) > MOST_SIGNS:
            self.problem("card", 0, "too_many", f"signs: {len(signs)}", [MOST_SIGNS])
        # Where a card could not be read, nobody knows which signs it bears.
        known = signs if 0 < len(cards) == len(entries) and len(signs) <= MOST_SIGNS else None
        sigils = [sigil for index, entry in enumerate(recipes) if (sigil := self.sigil(index, entry, known))]
        if not self.problems:
            self.whole(cards, sigils)
        if self.problems:
            raise SetupError(self.problems)
        by_seat = {seat: tuple(sigil for sigil in sigils if sigil.seat == seat) for seat in SEASONS}
        return Deck(self.place, tuple(cards), by_seat)

    def tables(self, kind: str, most: int) -> list[dict[str, Any]]:
        """The entries of a kind; none of them where they are no tables, or too many to be read."""
        entries = self.data.get(kind)
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            self.problem(kind, 0, "not_a_list_of_tables", kind, [f"[[{kind}]]"])
            return []
        if len(entries) > most:
            self.problem(kind, most, "too_many", f"[[{kind}]]: {len(entries)}", [most])
            return []
        return entries

    def fields(self, kind: str, index: int, entry: dict[str, Any], **types: type) -> bool:
        """Whether an entry has just these fields, of these types."""
        before = len(self.problems)
        for name in entry:
            if name not in types:
                self.problem(kind, index, "unknown_field", name, list(types), nearest(name, types))
        for name, kind_of in types.items():
            if name == "reda" and name not in entry:
                continue
            value = entry.get(name)
            if not isinstance(value, kind_of) or (kind_of is int and isinstance(value, bool)) \
                    or (isinstance(value, list) and not all(isinstance(item, str) for item in value)):
                self.problem(kind, index, "wrong_field", f"{name} = {short(value)}", [f"{name}: {kind_of.__name__}"])
        return len(self.problems) == before

    def names(self, kind: str, index: int, *names: str) -> None:
        for name in names:
            if not fit_name(name):
                self.problem(kind, index, "bad_name", name, ["A–Ž"])

    def card(self, index: int, entry: dict[str, Any]) -> Card | None:
        if not self.fields("card", index, entry, name=str, creation=str, strength=int, signs=list, reda=bool):
            return None
        if entry["creation"] not in (WORLD, FATE):
            self.problem("card", index, "unknown_creation", entry["creation"], [WORLD, FATE],
                         nearest(entry["creation"], [WORLD, FATE]))
        name, signs = entry["name"], entry["signs"]
        self.names("card", index, name, *dict.fromkeys(signs))
        if not -STRONGEST <= entry["strength"] <= STRONGEST:
            self.problem("card", index, "out_of_range", f"strength = {short(entry['strength'])}", STRENGTHS)
        if len(signs) > SIGNS_OF_A_CARD:
            self.problem("card", index, "too_many", f"signs: {len(signs)}", [SIGNS_OF_A_CARD])
        for sign, count in Counter(signs).items():
            if count > 1:
                self.problem("card", index, "sign_twice", sign)
        reda = entry.get("reda", False)
        if reda != (name in REDA_NAMES):
            self.problem("card", index, "reda_mismatch", name, REDA_NAMES, f"reda = {str(not reda).lower()}")
        if reda and entry["creation"] == WORLD:
            self.problem("card", index, "unknown_creation", entry["creation"], [FATE], FATE)
        return Card(name, entry["creation"], entry["strength"], signs, reda)

    def sigil(self, index: int, entry: dict[str, Any], known: list[str] | None) -> Sigil | None:
        if not self.fields("sigil", index, entry, seat=str, name=str, signs=list):
            return None
        if entry["seat"] not in SEASONS:
            self.problem("sigil", index, "unknown_seat", entry["seat"], SEASONS, nearest(entry["seat"], SEASONS))
        self.names("sigil", index, entry["name"])
        if len(entry["signs"]) != RECIPE:
            self.problem("sigil", index, "wrong_number_of_signs", len(entry["signs"]), [RECIPE])
        for sign in entry["signs"][:RECIPE]:
            if known is not None and sign not in known:
                self.problem("sigil", index, "sign_on_no_card", sign, known, nearest(sign, known))
        return Sigil(entry["name"], entry["seat"], entry["signs"])

    def whole(self, cards: list[Card], sigils: list[Sigil]) -> None:
        """What only the whole deck shows: numbers, duplicates, recipes that no cards can meet."""
        if not cards or len(cards) % len(SEASONS):
            self.problem("card", max(len(cards) - 1, 0), "not_divisible_by_four", len(cards),
                         [len(cards) - len(cards) % 4, len(cards) - len(cards) % 4 + 4])
        for kind, things in (("card", cards), ("sigil", sigils)):
            seen: dict[str, str] = {}
            for index, thing in enumerate(map(str, things)):
                if thing in seen:
                    self.problem(kind, index, "name_twice", thing, [seen[thing]])
                seen.setdefault(thing, f"{self.place}:{self.line(kind, index)}")
        bearers = Counter(sign for card in cards for sign in card.signs)
        for sign, count in bearers.items():
            if count > MOST_BEARERS:
                self.problem("card", 0, "sign_on_too_many_cards", sign, [MOST_BEARERS])
        for index, sigil in enumerate(sigils):
            if sigil.missing(cards):
                self.problem("sigil", index, "recipe_cannot_be_met", str(sigil), sigil.signs)
        for seat in SEASONS:
            if not any(sigil.seat == seat for sigil in sigils):
                self.problem("sigil", 0, "seat_without_sigils", seat, [f'seat = "{seat}"'])
