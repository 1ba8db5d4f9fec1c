"""A dot for every clause: which examples cite it, in how many random games it is met, and why it never is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import TYPE_CHECKING

from rulebook import check, narrate
from rulebook.pages.page import clause_anchor, own_url, relative, rules_url
from rulebook.texts import clauses
from rulebook.unmet import WHY, cited, kept, why_unmet

if TYPE_CHECKING:
    from rulebook.pages.figure import View

__all__ = ["dots"]

#: From how many examples on a dot is as dark as it gets.
DARKEST = 4
#: The shares of the games from which on a bar is longer.
LENGTHS = (0.0, 0.1, 0.5, 1.0)


def dots(game: str, view: View, label: Mapping[str, str]) -> str:
    """A dot for every clause: the darker, the more examples cite it, with a bar for the games that meet it.

    Args:
        game: the game.
        view: the page.
        label: how each clause is called there, by its id.
    """
    words, figures, citing = view.words(game), kept(game), cited(game)
    how = words.format("page-dots-how", games=figures.games, seed=figures.seed, code=figures.code[:12])
    found = [f'<p>{escape(how)}</p>\n<ul class="lr-dots">\n']
    for identity, clause in clauses(game, view.lang).items():
        times, games = len(citing.get(identity, ())), figures.count.get(identity, 0)
        kind = "informative" if clause.informative and not times else str(min(times, DARKEST))
        length = sum(games / figures.games >= share for share in LENGTHS) if games else 0
        said = words.format("page-dot-informative" if kind == "informative" else "page-dot",
                            clause=label[identity], count=times, games=games, of=figures.games)
        found.append(f'<li><a class="lr-dot" data-cited="{kind}" data-met="{length}" href="{_address(identity, view)}" '
                     f'title="{escape(said)}" aria-label="{escape(said)}">{escape(label[identity])}</a></li>\n')
    return "".join([*found, "</ul>\n", *_unmet(game, view, label)])


def _unmet(game: str, view: View, label: Mapping[str, str]) -> Iterator[str]:
    """The clauses that no game meets, by the reason."""
    words, figures = view.words(game), kept(game)
    unmet: dict[str, list[str]] = {}
    for identity in clauses(game, view.lang):
        if identity not in figures.count:
            why, under = why_unmet(game, identity)
            link = f'<a class="lr-cite" href="{_address(identity, view)}">{escape(label[identity])}</a>'
            unmet.setdefault(why, []).append(link + "".join(_more(game, identity, why, under, view)))
    if not unmet:
        return
    yield f'<p class="lr-label">{escape(words.format("page-unmet", games=figures.games))}</p>\n<ul class="lr-unmet">\n'
    for why in WHY:
        if why in unmet:
            yield (f"<li><strong>{escape(words.format(f'page-unmet-{why}', few=figures.few))}</strong> "
                   f'{", ".join(unmet[why]) if why in ("informative", "nothing") else "<br>".join(["", *unmet[why]])}'
                   "</li>\n")
    yield "</ul>\n"


def _more(game: str, identity: str, why: str, under: list[str], view: View) -> Iterator[str]:
    """What is told of a clause beside the reason."""
    for one in under:
        name, _, reading = one.partition("=")
        times = kept(game).under.get(identity, {}).get(one)
        told = f"{narrate.question(game, name, view.lang)} {narrate.reading(game, name, reading, view.lang)}"
        yield f" {escape(told)}" + (f" ({times})" if times else "")
    if why == "excluded":
        yield f" {escape(check.uncited(game)[identity][view.lang])}"
    if why == "example" or (why == "reading" and identity not in kept(game).under):
        example, _ = cited(game)[identity][0]
        address = escape(relative(own_url(game, example.id, view.lang), view.base))
        yield f' – <a href="{address}">{escape(example.title[view.lang])}</a>'


def _address(identity: str, view: View) -> str:
    return escape(view.link(rules_url(identity.partition("/")[0], view.lang), clause_anchor(identity)))
