"""Every Hypothesis strategy of the tests: decks, cards, hands, positions, tricks, rulings, secret rules, lines."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from itertools import pairwise
from unicodedata import normalize

from hypothesis import strategies as st

from engine.domino import LAWBOOK as DOMINO
from engine.domino.geometry import Domino
from engine.eleusis import LAWBOOK as ELEUSIS
from engine.eleusis.cards import CARDS
from engine.siggil import LAWBOOK as SIGGIL
from engine.sigilai import LAWBOOK, SEASONS, load_deck
from engine.sigilai.deck import FATE, REDA_NAMES, WORLD, Card, Deck, Sigil

DECK = load_deck()
NAMES = tuple(map(str, DECK.cards))
UNKNOWN_NAMES = ("?Pasaulio", "?Lemties")
REDA = tuple(str(card) for card in DECK.cards if card.reda)
ORDINARY = tuple(str(card) for card in DECK.cards if not card.reda)

seats = st.sampled_from(SEASONS)
seeds = st.integers(0, 2**32)
card_names = st.sampled_from(NAMES)
eleusis_players = st.integers(4, 8).map(lambda count: list("ABCDEFGH"[:count]))


@st.composite
def rulings(draw: st.DrawFn, *, varied: Iterable[str] = tuple(LAWBOOK.questions), gaps: bool = True,
            parameters: bool = False, most: int = 6) -> dict[str, str | int]:
    """Readings of up to ``most`` questions, over either preset; without ``gaps``, none under which play stops."""
    spec: dict[str, str | int] = {"preset": draw(st.sampled_from(["printed", "table"]) if gaps else st.just("table"))}
    for name in draw(st.lists(st.sampled_from(sorted(varied)), max_size=most, unique=True)):
        readings = [reading for reading in LAWBOOK.questions[name].names if gaps or reading != "gap"]
        spec[name] = draw(st.sampled_from(readings))
    if parameters:
        kept = draw(st.integers(0, 3))
        spec |= {"kept": kept, "to_mara": 3 - kept}
        for name, low, high in (("sigils_to_win", 1, 5), ("stoka.discard", 0, 4), ("gausa.draw", 0, 4)):
            spec[name] = draw(st.integers(low, high))
    return spec


@st.composite
def positions(draw: st.DrawFn, *, most: int = 9, sigils: int = 3) -> dict[str, object]:
    """Hands, Mara and sigil counts between two tricks, no card in two places."""
    order = draw(st.permutations(NAMES))
    sizes = [draw(st.integers(0, most)) for _ in range(len(SEASONS) + 1)]
    while sum(sizes) > len(order):
        sizes[sizes.index(max(sizes))] -= 1
    cuts = [sum(sizes[:place]) for place in range(len(sizes) + 1)]
    dealt = [list(order[low:high]) for low, high in pairwise(cuts)]
    return {"hands": dict(zip(SEASONS, dealt, strict=False)), "mara": dealt[-1],
            "sigils": {seat: draw(st.integers(0, sigils)) for seat in SEASONS}}


@st.composite
def tricks(draw: st.DrawFn, *, cards: Iterable[str] = NAMES, most: int = 3) -> dict[str, object]:
    """The arguments of ``trick``: four different cards laid, hands, Mara and sigil counts."""
    laid = draw(st.lists(st.sampled_from(sorted(cards)), min_size=4, max_size=4, unique=True))
    left = draw(st.permutations([name for name in NAMES if name not in laid]))
    cut = [draw(st.integers(0, most)) for _ in range(len(SEASONS) + 1)]
    places = [sum(cut[:place]) for place in range(len(cut) + 1)]
    dealt = [list(left[low:high]) for low, high in pairwise(places)]
    return {**dict(zip(SEASONS, laid, strict=True)), "hands": dict(zip(SEASONS, dealt, strict=False)),
            "mara": dealt[-1], "sigils": {seat: draw(st.integers(0, 3)) for seat in SEASONS}}


@st.composite
def decks(draw: st.DrawFn) -> Deck:
    """A small deck of its own: eight to sixteen cards, some of them Rėda cards, and recipes that can be met."""
    signs = ["a", "b", "c", "d"]
    reda = draw(st.lists(st.sampled_from(REDA_NAMES), max_size=3, unique=True))
    size = draw(st.integers(2, 4)) * len(SEASONS)
    cards = [Card(name, FATE, 0, [draw(st.sampled_from(signs))], True) for name in reda]
    for number in range(size - len(reda)):
        gives = draw(st.lists(st.sampled_from(signs), max_size=2, unique=True))
        creation, strength = draw(st.sampled_from([WORLD, FATE])), draw(st.integers(-2, 5))
        cards.append(Card(f"K{number}", creation, strength, gives))
    cards.append(Card("VISKAS", WORLD, 3, signs))
    cards.append(Card("DAUG", FATE, 3, signs))
    cards.append(Card("KITKAS", WORLD, 3, signs))
    cards.append(Card("NIEKAS", FATE, 3))
    sigils = {seat: tuple(Sigil(f"{seat}{number}", seat, draw(st.lists(st.sampled_from(signs), min_size=3, max_size=3)))
                          for number in range(draw(st.integers(1, 3)))) for seat in SEASONS}
    return Deck("small.toml", tuple(draw(st.permutations(cards))), sigils)


def deck_text(cards: Iterable[Mapping[str, object]], sigils: Iterable[Mapping[str, object]]) -> str:
    """A deck's file."""
    entries = [("card", card) for card in cards] + [("sigil", sigil) for sigil in sigils]
    return "\n".join(f"[[{kind}]]\n" + "".join(f"{name} = {json.dumps(value, ensure_ascii=False)}\n"
                                               for name, value in entry.items()) for kind, entry in entries)


def deck_file(deck: Deck) -> str:
    """A deck as the text of its file."""
    cards = [{"name": str(card), "creation": card.creation, "strength": card.strength, "signs": list(card.signs)}
             | ({"reda": True} if card.reda else {}) for card in deck.cards]
    return deck_text(cards, [{"seat": sigil.seat, "name": str(sigil), "signs": list(sigil.signs)}
                             for own in deck.sigils.values() for sigil in own])


def decomposed(value: object) -> object:
    """The same input with every letter decomposed (NFD), as some keyboards and file systems give it."""
    if isinstance(value, str):
        return normalize("NFD", value)
    if isinstance(value, Mapping):
        return {decomposed(key): decomposed(item) for key, item in value.items()}
    return [decomposed(item) for item in value] if isinstance(value, (list, tuple)) else value


def nested(depth: int) -> object:
    """A list in a list, so many deep."""
    value: object = ["MEDIS"]
    for _ in range(depth):
        value = [value]
    return value


@st.composite
def eleusis_rulings(draw: st.DrawFn, *, gaps: bool = True, parameters: bool = False) -> dict[str, str | int]:
    """Readings of up to eight questions of New Eleusis over any preset; without ``gaps``, none at which play stops."""
    spec: dict[str, str | int] = {"preset": draw(st.sampled_from(["printed", "table", "abbott"] if gaps
                                                                 else ["table", "abbott"]))}
    for name in draw(st.lists(st.sampled_from(sorted(ELEUSIS.questions)), max_size=8, unique=True)):
        readings = [reading for reading in ELEUSIS.questions[name].names if gaps or reading != "gap"]
        spec[name] = draw(st.sampled_from(readings))
    if parameters:
        for name, low, high in (("decks", 1, 3), ("penalty.per_card", 0, 3), ("overthrow", 0, 6), ("mark_every", 1, 12),
                                ("sudden_death.god", 1, 45), ("sudden_death.prophet", 1, 35), ("no_play.fewer", 1, 6),
                                ("no_play.wrong", 0, 6), ("prophet.others", 0, 3), ("sequence.max", 2, 5)):
            if draw(st.booleans()):
                spec[name] = draw(st.integers(low, high))
    return spec


@st.composite
def siggil_rulings(draw: st.DrawFn, *, gaps: bool = True) -> dict[str, str | int]:
    """Readings of any questions of Siggil over either preset, and some numbers; without ``gaps``, none at which play
    stops.
    """
    spec: dict[str, str | int] = {"preset": draw(st.sampled_from(["printed", "table"])) if gaps else "table"}
    for name in draw(st.lists(st.sampled_from(sorted(SIGGIL.questions)), max_size=10, unique=True)):
        readings = [reading for reading in SIGGIL.questions[name].names if gaps or reading != "gap"]
        spec[name] = draw(st.sampled_from(readings))
    for name, low, high in (("set", 2, 4), ("set.four", 2, 3), ("steal.more", 1, 2), ("win.two", 1, 7),
                            ("solo.every", 1, 7), ("solo.set.advanced", 2, 5), ("solo.free", 1, 7)):
        if draw(st.integers(0, 3)) == 0:
            spec[name] = draw(st.integers(low, high))
    return spec


# --- New Eleusis: cards, main lines, secret rules as they are written ------------------------------------------------

playing_cards = st.sampled_from(CARDS)
main_lines = st.lists(playing_cards, max_size=8)

_CARD_WORDS = ("current", "previous", "prev", "previous2", "first", "Current")
_LITERALS = {"card": ("10H", "a♠", "'Tc'"), "suit": ("C", "d", "♥", "spades"), "color": ("B", "red"),
             "value": ("1", "A", "7", "t", "Q", "13"), "number": ("0", "14"), "test": ("True", "false")}
_SEPARATORS = (", ", " ", ",", " , ")


@st.composite
def secret_terms(draw: st.DrawFn, kind: str = "test", depth: int = 3, counting: bool = False) -> str:
    """A well-formed term of a kind: of all the notation, in the ways it may be written."""
    def term(of: str, inside: bool = counting) -> str:
        return draw(secret_terms(of, depth - 1, inside))

    def call(names: str, *args: str) -> str:
        name = draw(st.sampled_from(names.split()))
        blank = draw(st.sampled_from(("", "", " ")))
        return f"{name}{blank}({draw(st.sampled_from(_SEPARATORS)).join(args)})"

    if depth <= 0 or (depth < 3 and draw(st.integers(0, 2)) == 0):
        words = {"card": (*_CARD_WORDS, *(("each",) if counting else ())), "number": ("position", "5")}.get(kind, ())
        return draw(st.sampled_from((*words, *_LITERALS[kind])))
    if kind != "test" and draw(st.integers(0, 5)) == 0:  # of two literals it could not be told that they are no values
        return call("if iff", term("test"), "position" if kind == "number" else term(kind), term(kind))
    same = draw(st.sampled_from(("card", "suit", "color", "value")))
    few = range(draw(st.integers(2, 3)))
    ways = {
        "card": [lambda: call("plus1 minus1", term("card"))],
        "suit": [lambda: call("suit", term("card")), lambda: call("cycle", term("suit")),
                 lambda: call("cycle", term("suit"), "C", "H", "D"), lambda: call("plus1 minus1", term("suit"))],
        "color": [lambda: call("color colour Color", term("card")), lambda: call("plus1 minus1", term("color"))],
        "value": [lambda: call("value VALUE", term("card")), lambda: call("cycle", term("value")),
                  lambda: call("plus1 minus1", term("value"))],
        "number": [lambda: call("mod", term("value"), "3"), lambda: call("mod", "position", "4"),
                   *(() if counting else (lambda: call("count", term("test", True)),))],
        "test": [lambda: call("equal equals", term(same), term(same)),
                 lambda: call("less greater", term(same), term(same)),
                 lambda: call("is_royal even odd prime", term("card")), lambda: call("not notf", term("test")),
                 lambda: call("and or andf orf", *(term("test") for _ in few)),
                 lambda: call("if iff", *(term("test") for _ in few)),
                 lambda: call("in", term(same), *(term(same) for _ in few)),
                 lambda: call("equal", term("test"), term("test")), lambda: call("less", term("number"), "5"),
                 lambda: call("between", term("value"), "3", term("value"))],
    }
    return draw(st.sampled_from(ways[kind]))()


#: Words and marks of the notation in any order, and others between them.
rule_noise = st.lists(st.sampled_from([
    "(", ")", ",", " ", "current", "previous", "previous2", "each", "position", "first", "equal", "and", "or", "not",
    "if", "count", "cycle", "mod", "in", "between", "even", "suit", "value", "plus1", "R", "♥", "10H", "7", "999999",
    "evne", "İ", "ß", "\u0301", "'", "\n"]), max_size=60).map("".join)


# --- Judge Domino: lines of dominoes, readings -----------------------------------------------------------------------

@st.composite
def straight_lines(draw: st.DrawFn) -> list[Domino]:
    """One to eleven dominoes along a straight line, none of which overlap."""
    count = draw(st.integers(1, 11))
    numbers = draw(st.permutations(range(1, 12)))[:count]
    place, line = draw(st.integers(-200, 200)) * 1.0, []
    for number in numbers:
        line.append(Domino(number, draw(st.sampled_from(["upright", "edge"])), round(place, 1)))
        place += 7.5 + draw(st.integers(0, 600)) / 10
    return line


@st.composite
def domino_rulings(draw: st.DrawFn) -> dict[str, str | int]:
    """Any readings of Judge Domino at which play does not stop for ever, over either preset."""
    spec: dict[str, str | int] = {"preset": draw(st.sampled_from(["printed", "table"]))}
    for name, question in DOMINO.questions.items():
        spec[name] = draw(st.sampled_from(question.names))
    spec["endless_building"] = "limit"
    for name, low, high in (("dominoes", 6, 13), ("scoring_tokens", 0, 30), ("rounds", 1, 4), ("extra", 0, 2),
                            ("accident", 0, 3), ("first", 1, 6)):
        if draw(st.booleans()):
            spec[name] = draw(st.integers(low, high))
    return spec


#: Pieces of Markdown and of its extensions, of which a text of any markup can be put together.
markdown_pieces = st.sampled_from([
    "\n", "\n\n", " ", "  ", "   ", "    ", "\t", "  \n", "a", "žodis", "Title", "1. ", "12) ", "- ", "* ", "+ ", "-",
    "--", "---", "=", "==", "***", "* * *", "- - -", "___", "_", "__", "*", "**", ":", ": ", ":   ", "::", ":::", "|",
    "a | b", "-|-", ":-:", "|-|", "# ", "## ", "#", "> ", ">", "`", "```", "~~~", "~", "^", "!!! note", "??? note",
    '=== "x"', "///", "/// details | x", "/// clause | x", "[TOC]", "[^1]", "[^1]: x", "[a](b)", "![a](b)", "[a]: b",
    "*[a]: b", "<b>", "</p>", "<!-- -->", "<?x?>", "<x@y.z>", "<https://x.y>", "&lt;", "&#60;", "&", "<", "\\", "{.x}",
    "{: #x }", "{", "}", "[", "]", "[ ] ", "[x] ", "[du]{=text}", "[du]{=text .x}", "[a]{.not-term}", "--8<--", "$x$",
    "\u00a0", "\u2003", "\u00ad", "\u3164", "\x02", "\x03", "\x0c", "\x85", "\u2028", "©", "(c)", "\ud800"])
