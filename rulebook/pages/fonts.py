"""The book's type: two families under the Open Font License, cut down to the letters of the three languages.

A page loads a face only where it shows its letters: the letters beyond Latin-1 are files of their own. A system font
that stands in until then is stretched to the same measures, so that nothing moves when the face comes.
"""

from __future__ import annotations

import hashlib
import io
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from engine.problems import Problem, SetupError
from rulebook.pages.files import write

__all__ = ["FACES", "FOLDER", "LETTERS", "Face", "files", "style"]

#: Where the files stand, from the styles that name them.
FOLDER = "fonts"
#: Every character that the book's texts are set in; what else is shown comes from the reader's system.
LETTERS = ("".join(map(chr, range(0x20, 0x7F))) + "ĄąČčĘęĖėĮįŠšŲųŪūŽž" + "ĀāĒēĢģĪīĶķĻļŅņŌōŖŗ" + "„“”‚‘’«»–—…·×−→←↑↓"
           "§¶©®°±²³¼½¾€⁄" + "ÄäÖöÜüÕõßéèàáíóúçñåÅæÆøØ" + "\u00a0\u202f\u2011\u00ad")
#: The parts into which a package divides a font, and which characters are asked of each.
PARTS = {"latin": "U+0020-00FF, U+2000-20AC, U+2190-2193, U+2212", "latin-ext": "U+0100-02AF"}
#: What the letters need to stand well beside each other, and both kinds of figures.
FEATURES = ("kern", "liga", "ccmp", "locl", "mark", "mkmk", "lnum", "tnum")
#: Fonts that a reader's system has, and how wide their letters are on average, in ems, weighed as below.
SYSTEM = {"sans": (("Arial", "Liberation Sans", "Roboto", "Helvetica"), 0.4276),
          "serif": (("Georgia", "Gelasio", "Noto Serif"), 0.4306)}
#: A text whose width stands for that of any.
SAMPLE = ("Tai taisyklių knyga, kuri veikia: kiekvieną pavyzdį galima sužaisti čia pat. "
          "A rulebook that runs, Autumn's card.")


@dataclass(frozen=True, slots=True)
class Face:
    """One face of the book.

    Args:
        family: what styles call it.
        package: the npm package that it comes from.
        style: ``normal`` or ``italic``.
        weights: the least and the greatest weight; where they are one, the face is fixed at it.
        system: which of the system's fonts stand in until it comes.
    """

    family: str
    package: str
    style: str
    weights: tuple[int, int]
    system: str


FACES = (Face("Book Text", "source-sans-3", "normal", (400, 700), "sans"),
         Face("Book Display", "alegreya", "normal", (600, 600), "serif"),
         Face("Book Display", "alegreya", "italic", (450, 450), "serif"))


@dataclass(frozen=True, slots=True)
class _Made:
    """A face's part: its file, and the measures of its letters in ems."""

    content: bytes
    ascent: float
    descent: float
    widths: dict[str, float]


def files(packages: Path, kept: Path) -> dict[str, bytes]:
    """Every font file by its name, which holds its hash.

    Args:
        packages: the folder ``node_modules``.
        kept: where fonts once cut are kept.

    Raises:
        SetupError: a font's package is missing.
    """
    return {_name(face, part, made): made.content
            for face in FACES for part, made in _parts(face, packages, kept).items()}


def style(packages: Path, kept: Path) -> str:
    """The rules that declare the faces, and for each family the system's font that stands in for it.

    Args:
        packages: the folder ``node_modules``.
        kept: where fonts once cut are kept.

    Raises:
        SetupError: a font's package is missing.
    """
    rules = [_rule(face, part, made) for face in FACES for part, made in _parts(face, packages, kept).items()]
    rules += [_stand_in(face, packages, kept) for face in FACES if face.style == "normal"]
    return "".join(rules)


def _rule(face: Face, part: str, made: _Made) -> str:
    least, most = face.weights
    weight = f"{least} {most}" if least < most else "400 500" if face.style == "italic" else "500 800"
    return (f'@font-face {{ font-family: "{face.family}"; font-style: {face.style}; font-weight: {weight}; '
            f'font-display: swap; src: url("{FOLDER}/{_name(face, part, made)}") format("woff2"); '
            f"unicode-range: {PARTS[part]}; }}\n")


def _stand_in(face: Face, packages: Path, kept: Path) -> str:
    made = _parts(face, packages, kept)
    own = {letter: width for part in made.values() for letter, width in part.widths.items()}
    names, width = SYSTEM[face.system]
    ratio = sum(own[letter] for letter in SAMPLE) / len(SAMPLE) / width
    latin = made["latin"]
    sources = ", ".join(f'local("{name}")' for name in names)
    return (f'@font-face {{ font-family: "{face.family} Fallback"; src: {sources}; size-adjust: {ratio:.2%}; '
            f"ascent-override: {latin.ascent / ratio:.2%}; descent-override: {latin.descent / ratio:.2%}; "
            "line-gap-override: 0%; }\n")


def _name(face: Face, part: str, made: _Made) -> str:
    digest = hashlib.sha256(made.content).hexdigest()[:8]
    return f"{face.package}-{face.style}-{part}-{digest}.woff2"


@cache
def _parts(face: Face, packages: Path, kept: Path) -> dict[str, _Made]:
    return {part: _made(face, part, packages, kept) for part in PARTS}


def _made(face: Face, part: str, packages: Path, kept: Path) -> _Made:
    """A part of a face, cut down only where it is not kept."""
    folder = packages / "@fontsource-variable" / face.package / "files"
    source = folder / f"{face.package}-{part}-wght-{face.style}.woff2"
    if not source.exists():
        raise SetupError([Problem(str(source), "missing_tool", f"@fontsource-variable/{face.package}",
                                  ["node_modules"], "npm ci")])
    digest = hashlib.sha256(source.read_bytes() + Path(__file__).read_bytes()).hexdigest()[:16]
    path = kept / f"{source.stem}-{digest}.woff2"
    if not path.exists():
        write(path, _cut(face, source))
    font = TTFont(path)
    em, widths = font["head"].unitsPerEm, font["hmtx"]
    return _Made(path.read_bytes(), font["hhea"].ascent / em, -font["hhea"].descent / em,
                 {chr(code): widths[glyph][0] / em for code, glyph in font.getBestCmap().items()})


def _cut(face: Face, source: Path) -> bytes:
    """A font with the book's letters alone; it bears no name that its authors reserve, and keeps their notices."""
    font = TTFont(source, lazy=False, recalcTimestamp=False)
    options = Options()
    options.layout_features, options.notdef_outline, options.name_IDs = list(FEATURES), True, [0, 13, 14]
    cut = Subsetter(options)
    cut.populate(text=LETTERS)
    cut.subset(font)
    least, most = face.weights
    instantiateVariableFont(font, {"wght": least if least == most else face.weights}, inplace=True)
    for number, name in ((1, face.family), (4, face.family), (6, face.family.replace(" ", ""))):
        font["name"].setName(name, number, 3, 1, 0x409)
    font.flavor = "woff2"
    buffer = io.BytesIO()
    font.save(buffer)
    return buffer.getvalue()
