"""``show``: whatever a scenario returns, as a notebook shows it best."""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from engine.play import Choice, Event, Refusal
from engine.problems import Problem, SetupError, nearest
from engine.vocabulary import Result
from rulebook import narrate
from rulebook.bench import GAMES, game_of
from rulebook.link import is_link, read
from rulebook.pages.bake import call_of
from rulebook.scenario import Scenario, hold, scenarios
from rulebook.text_form import TextForm, text_form
from rulebook.widgets.bench import Bench

__all__ = ["show"]


@singledispatch
def show(shown: Any, lang: str = "en") -> Any:
    """Show what a scenario returns.

    Args:
        shown: a result, which gets a bench, as does a scenario, the id of one, or the link of a bench; an event, a
            choice or a refusal, which gets its sentence; anything else is shown as it is.
        lang: the language of the sentences.

    Raises:
        SetupError: there is no such scenario or language.

    >>> from engine.sigilai import trick
    >>> t = trick(Ruduo="MEDIS", Žiema="RAGANA", Pavasaris="PASAULIS", Vasara="SAULĖ")
    >>> show(t).result.winner
    'Pavasaris'
    >>> show(t.plane)
    'Forma'
    """
    return shown


@show.register
def _(shown: Result, lang: str = "en") -> Bench | TextForm:
    try:
        call = call_of(game_of(shown), shown, shown.call)
    except SetupError:  # with a deck or layout of its own: what cannot be laid anew is told
        return text_form(shown, lang)
    return Bench(call.game, call.call, call.args, answers=call.answers, rulings=call.rulings, unstated=call.unstated,
                 lang=lang)


@show.register
def _(shown: Scenario, lang: str = "en") -> Bench | TextForm:
    bench: Bench | TextForm = show(hold(shown).shown, lang)
    return bench


@show.register
def _(shown: str, lang: str = "en") -> Any:
    if is_link(shown):
        link = read(shown)
        bench = Bench(link.game, link.call, link.args, answers=link.answers, rulings=dict(link.rulings),
                      unstated=link.unstated, play=link.play or None, lang=lang)
        if link.step is not None:
            bench.step = link.step
        return bench
    known = {one.id: one for game in GAMES for one in scenarios(game)}
    if shown in known:
        return show(known[shown], lang)
    if " " in shown or "-" not in shown:  # a card, a seat, a sentence
        return shown
    raise SetupError([Problem("shown", "unknown_scenario", shown, [], nearest(shown, known))])


def _game(clauses: tuple[str, ...]) -> str:
    return clauses[0].partition("/")[0]


@show.register
def _(shown: Event, lang: str = "en") -> TextForm:
    return TextForm(narrate.event(_game(shown.clauses), shown, lang))


@show.register
def _(shown: Choice, lang: str = "en") -> TextForm:
    return TextForm(narrate.choice(_game(shown.clauses), shown, lang))


@show.register
def _(shown: Refusal, lang: str = "en") -> TextForm:
    return TextForm(narrate.refusal(_game(shown.clauses), shown, lang))
