"""A scenario as a picture, for the preview of its link in chats and forums: title, set-up and answer, 1200 by 630."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from PIL import Image, ImageColor, ImageDraw, ImageFont

from engine.problems import Problem, SetupError
from rulebook.book import write
from rulebook.pages.palette import palette

__all__ = ["SIZE", "Picture", "draw", "kept"]

#: What chat programs show whole.
SIZE = (1200, 630)
MARGIN, TOP = 84, 56
INK, SOFT, ACCENT, PAPER, TINT, LINE, GOLD, BACK, FACE = (palette()[name][0] for name in (
    "ink", "soft", "accent", "paper", "tint", "line", "gold", "back", "face"))
#: What is written on what: a picture needs only these colours and a few between the two of a pair.
PAIRS = ((PAPER, INK), (PAPER, ACCENT), (PAPER, SOFT), (PAPER, LINE), (TINT, ACCENT), (FACE, INK),
         (FACE, SOFT), (BACK, ACCENT), (PAPER, GOLD))
BETWEEN = 8
#: How many facts of a set-up stand in a picture.
MOST_CHIPS = 10

Picture = tuple[str, str, Sequence[tuple[str, str]], str, str]


def kept(picture: Picture, fonts: Path, folder: Path) -> bytes:
    """The PNG of a picture, drawn only where none of the same content is kept.

    Args:
        picture: the game, the title, the set-up as labels and texts, the answer, and the site's name.
        fonts: the folder of the DejaVu fonts.
        folder: where pictures are kept.

    Raises:
        SetupError: the fonts are missing.
    """
    digest = hashlib.sha256(repr((picture, PAIRS)).encode() + Path(__file__).read_bytes()).hexdigest()[:16]
    path = folder / f"{digest}.png"
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        write(path, draw(picture, fonts))
    return path.read_bytes()


def draw(picture: Picture, fonts: Path) -> bytes:
    """The PNG of a picture; arguments and errors as for :func:`kept`."""
    game, title, setup, answer, site = picture
    image = Image.new("RGB", SIZE, PAPER)
    pen = ImageDraw.Draw(image)
    pen.rectangle((0, 0, 28, SIZE[1]), fill=ACCENT)
    _cards(pen, SIZE[0] - 176, TOP)
    wide = SIZE[0] - 2 * MARGIN
    small = _font(fonts, 28, bold=True)
    pen.text((MARGIN, TOP), game, ACCENT, small)
    y = _lines(pen, title, (MARGIN, TOP + 52), wide - 130, fonts, (54, 46, 40), INK, most=3)
    below = SIZE[1] - 74
    pen.text((SIZE[0] - MARGIN, SIZE[1] - 52), site, SOFT, _font(fonts, 26), anchor="rm")
    said, font = _fitted(answer, wide - 60, fonts, (40, 34, 29), most=3)
    height = len(said) * _step(font) + 44
    box = (MARGIN, below - height - 14, SIZE[0] - MARGIN, below - 14)
    pen.rounded_rectangle(box, 18, fill=TINT)
    for number, line in enumerate(said):
        pen.text((MARGIN + 30, box[1] + 20 + number * _step(font)), line, ACCENT, font)
    _chips(pen, setup, (y + 22, int(box[1]) - 16), fonts)
    buffer = io.BytesIO()
    image.quantize(palette=_palette(), dither=Image.Dither.NONE).save(buffer, "PNG")
    return buffer.getvalue()


@cache
def _palette() -> Image.Image:
    """The colours of every picture."""
    pairs = [(ImageColor.getrgb(one), ImageColor.getrgb(other)) for one, other in PAIRS]
    colours = [round(a + (b - a) * part / (BETWEEN - 1)) for one, other in pairs for part in range(BETWEEN)
               for a, b in zip(one, other, strict=True)]
    image = Image.new("P", (1, 1))
    image.putpalette(colours)
    return image


def _chips(pen: ImageDraw.ImageDraw, setup: Sequence[tuple[str, str]], room: tuple[int, int], fonts: Path) -> None:
    """As many facts of the set-up as there is room for, each a small card."""
    label, value = _font(fonts, 20), _font(fonts, 25, bold=True)
    x, y = MARGIN, room[0]
    for name, text in setup[:MOST_CHIPS]:
        text = _cut(text, value, SIZE[0] - 2 * MARGIN - 36)
        width = int(max(label.getlength(name), value.getlength(text))) + 36
        if x + width > SIZE[0] - MARGIN:
            x, y = MARGIN, y + 92
        if y + 80 > room[1]:
            return
        pen.rounded_rectangle((x, y, x + width, y + 78), 12, outline=LINE, width=2, fill=FACE)
        pen.text((x + 18, y + 10), name, SOFT, label)
        pen.text((x + 18, y + 37), text, INK, value)
        x += width + 14


def _cards(pen: ImageDraw.ImageDraw, x: int, y: int) -> None:
    """The book's mark: three cards, one behind the other."""
    for number, colour in enumerate((BACK, GOLD, ACCENT)):
        left, top = x + number * 22, y + 18 - number * 9
        pen.rounded_rectangle((left, top, left + 54, top + 76), 9, fill=colour, outline=PAPER, width=3)


def _lines(pen: ImageDraw.ImageDraw, text: str, at: tuple[int, int], wide: int, fonts: Path, sizes: Sequence[int],
           colour: str, most: int) -> int:
    """Write a text in as few lines as it needs; where it ends."""
    lines, font = _fitted(text, wide, fonts, sizes, most)
    for number, line in enumerate(lines):
        pen.text((at[0], at[1] + number * _step(font)), line, colour, font)
    return at[1] + len(lines) * _step(font)


def _fitted(text: str, wide: int, fonts: Path, sizes: Sequence[int],
            most: int) -> tuple[list[str], ImageFont.FreeTypeFont]:
    """A text's lines in the largest size in which they are few enough; in the smallest, cut where they are not."""
    for size in sizes:
        font = _font(fonts, size, bold=True)
        lines = list(_wrapped(text, font, wide))
        if len(lines) <= most:
            return lines, font
    return [*lines[:most - 1], _cut(" ".join(lines[most - 1:]), font, wide)], font


def _wrapped(text: str, font: ImageFont.FreeTypeFont, wide: int) -> Iterator[str]:
    line = ""
    for word in text.split():
        longer = f"{line} {word}".lstrip()
        if line and font.getlength(longer) > wide:
            yield line
            line = word
        else:
            line = longer
    yield line


def _cut(text: str, font: ImageFont.FreeTypeFont, wide: int) -> str:
    """The beginning of a text that fits, marked where more follows."""
    if font.getlength(text) <= wide:
        return text
    while text and font.getlength(f"{text}…") > wide:
        text = text[:-1]
    return f"{text.rstrip()}…"


def _step(font: ImageFont.FreeTypeFont) -> int:
    return int(font.size * 1.28)


@cache
def _font(fonts: Path, size: int, bold: bool = False) -> ImageFont.FreeTypeFont:
    path = fonts / ("DejaVuSans-Bold.ttf" if bold else "DejaVuSans.ttf")
    if not path.exists():
        raise SetupError([Problem(str(path), "missing_tool", "dejavu-fonts-ttf", ["node_modules"], "npm ci")])
    return ImageFont.truetype(path, size)
