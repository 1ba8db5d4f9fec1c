"""The bench as an anywidget: what a visitor does comes to Python, what Python sets is shown.

The front end knows one trait, ``state``, so that a position arrives whole; ``setup``, ``answers``, ``rulings`` and
``step`` are its parts under their own names.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import traitlets
from anywidget import AnyWidget

from engine.problems import Problem, SetupError
from engine.vocabulary import Result, normalise
from rulebook import narrate
from rulebook.bench import answer, game_module, problem_of, result_of, schema
from rulebook.pages.assets import words_of
from rulebook.pages.bake import VERSION, Kept
from rulebook.pages.plays import drawn
from rulebook.text_form import TextForm, text_form
from rulebook.texts import LANGUAGES

__all__ = ["Bench", "readings"]

#: The parts of a state that decide what happens; the step only says how far it is shown.
COURSE = ("call", "args", "answers", "rulings", "unstated", "seed", "level", "persons")


@cache
def module_text(game: str) -> str:
    """The front-end module of a game: the very file that the site serves."""
    return Path(__file__).with_name(f"{game}.js").read_text("utf-8")


class Bench(AnyWidget):
    """One bench: a table on which a position is laid, played and changed.

    Args:
        game, call: the game and the function of its vocabulary that is shown.
        setup: the function's arguments but answers and rulings.
        answers: the answers after the set-up, as texts.
        rulings: a preset's name, or readings and parameters.
        unstated: ``"ask"``: what the set-up leaves out is asked for; where the call knows that.
        play: for a bench that is played against policies: ``seat``, ``policies``, ``seed``, ``level``, as in the files
            of ``rulebook/plays``.
        lang: the language of its sentences.

    Raises:
        SetupError: there is no such game or call, or the position cannot be played.

    A mapping or list that a trait holds is replaced, never changed in place:
    ``bench.setup = bench.setup | {"Ruduo": "LAIMA"}``. A position that cannot be played later on has no ``result``,
    but ``problems``, and the bench tells them.
    """

    _esm = traitlets.Unicode().tag(sync=True)
    baked = traitlets.Dict(help="What the bench goes back to, and its trace.").tag(sync=True)
    schema = traitlets.Dict(help="What there is to choose from.").tag(sync=True)
    words = traitlets.Dict(help="The sentences of the language.").tag(sync=True)
    state = traitlets.Dict(help="All that differs from the example, in one piece.").tag(sync=True)
    played = traitlets.Dict(help="The trace of the state, so that it is shown without Python.").tag(sync=True)
    lang = traitlets.Enum(LANGUAGES, "en", help="The language of its sentences.").tag(sync=True)

    setup = traitlets.Dict(key_trait=traitlets.Unicode(), help="The arguments of the call.")
    answers = traitlets.List(traitlets.Unicode(), help="The answers after the set-up, as texts.")
    rulings = traitlets.Dict(key_trait=traitlets.Unicode(), help="Readings and parameters, or a preset.")
    step = traitlets.Int(min=0, help="How many events are shown; all of them where nobody has chosen.")
    result = traitlets.Instance(Result, allow_none=True, help="What the vocabulary returns for this state.")
    problems = traitlets.List(traitlets.Instance(Problem), help="Why there is no result.")

    def __init__(self, game: str, call: str, setup: Mapping[str, Any], *, answers: Sequence[str] = (),
                 rulings: str | Mapping[str, str | int] = "printed", unstated: str | None = None,
                 play: Mapping[str, Any] | None = None, lang: str = "en") -> None:
        known = schema(game)
        if lang not in LANGUAGES:
            raise SetupError([Problem("lang", "unknown_value", lang, LANGUAGES, repr(LANGUAGES[0]))])
        self.game, self._following, self._asked = game, False, ""
        laid = normalise(rulings)
        example = {"v": VERSION, "game": game, "id": "", "call": call, "args": normalise(setup),
                   "answers": list(answers), "rulings": laid,
                   **({"unstated": unstated or "empty"} if self._asks(known, call) else {}),
                   **({"play": dict(play)} if play else {})}
        state = {"call": call, "args": example["args"], "answers": example["answers"], "step": None,
                 "rulings": laid if isinstance(laid, dict) else {} if laid == "printed" else {"preset": laid},
                 **{name: play[name] for name in ("seed", "level") if play and name in play}}
        kept = Kept()
        reply = json.loads(answer(json.dumps(_request(known, example, state))))
        if "trace" not in reply:
            raise SetupError(list(map(problem_of, reply["problems"])) if "problems" in reply
                             else [Problem(call, "fails", reply["error"])])
        at = {"": kept.place({"trace": reply["trace"]})}
        super().__init__(_esm=module_text(game), schema=known, words=words_of(game, lang), lang=lang,
                         baked=example | kept.parts | {"at": at})
        self.on_msg(self._hear)
        self.state = state

    @staticmethod
    def _asks(known: Mapping[str, Any], call: str) -> bool:
        return any(one["name"] == "unstated" for one in known["calls"].get(call, {}).get("params", ()))

    # What changes what.

    @contextmanager
    def _follow(self) -> Iterator[None]:
        """While the parts follow the whole, the whole does not follow them."""
        self._following = True
        try:
            yield
        finally:
            self._following = False

    @traitlets.observe("state")
    def _state_came(self, change: Any) -> None:
        """A position came, from the table or from Python: play it, then tell its parts."""
        before, now = change["old"] or {}, change["new"]
        with self._follow(), self.hold_trait_notifications():
            if not self.played or any(before.get(part) != now.get(part) for part in COURSE):
                self._play()
            self.setup, self.answers, self.rulings = now["args"], now["answers"], now["rulings"]
            self.step = len(self.result.events) if now["step"] is None and self.result else now["step"] or 0

    @traitlets.observe("setup", "answers", "rulings", "step")
    def _part_came(self, change: Any) -> None:
        """A part was set in Python: it goes into the whole. Another course of things is shown as it opens."""
        if self._following:
            return
        step = self.step if change["name"] == "step" else None
        with self.hold_sync():  # position and trace arrive together
            self.state = self.state | normalise({"args": self.setup, "answers": self.answers, "rulings": self.rulings,
                                                 "step": step})

    @traitlets.observe("lang")
    def _language_came(self, change: Any) -> None:
        self.words = words_of(self.game, self.lang)

    def _play(self) -> None:
        """What follows from the state."""
        request = _request(self.schema, self.baked, self.state)
        self._asked = _text(request)
        reply = json.loads(answer(self._asked))
        try:
            self.result, self.problems = result_of(request), []
        except SetupError as error:
            self.result, self.problems = None, error.problems
        self.played = {"state": self.state, **{name: reply[name] for name in ("trace", "problems", "error")
                                               if name in reply}}

    def _hear(self, widget: Any, content: Mapping[str, Any], buffers: Any) -> None:
        """The table asks; what has just gone out as ``played`` is not sent twice."""
        text = _text({name: value for name, value in content.items() if name != "id"})
        reply = {"played": True} if text == self._asked else json.loads(answer(text))
        self.send({**reply, "id": content.get("id")})

    # Where no widget can run.

    @property
    def text(self) -> TextForm:
        """The result as plain text; the problems, where there is none."""
        if self.result is None:
            return TextForm("\n".join(narrate.problem(problem, self.lang) for problem in self.problems))
        return text_form(self.result, self.lang, self.baked.get("play", {}).get("seat"))

    def __repr__(self) -> str:
        return self.text

    def _repr_mimebundle_(self, **options: Any) -> Any:
        data, meta = super()._repr_mimebundle_(**options) or ({}, {})
        return {**data, "text/plain": self.text}, meta


def _text(request: Mapping[str, Any]) -> str:
    """A request as text; two that ask the same are the same text."""
    return json.dumps(request, ensure_ascii=False, sort_keys=True)


def _request(known: Mapping[str, Any], example: Mapping[str, Any], state: Mapping[str, Any]) -> dict[str, Any]:
    """What the front end would ask of Python for a state (``request`` in ``session.ts``)."""
    play, call = example.get("play"), state.get("call", example["call"])
    asked = {}
    if Bench._asks(known, call):
        own = example["unstated"] if state["args"] == example["args"] else "ask"
        asked["unstated"] = state.get("unstated") or own
    args = state["args"]
    if play:
        persons = state.get("persons") or [play.get("seat")]
        seat = persons[0] if len(persons) == 1 else persons
        asked |= {"seat": seat, "policies": play.get("policies"), "seed": state["seed"]}
        asked = {name: value for name, value in asked.items() if value is not None}
        args = drawn(known["game"], args, play | {name: state[name] for name in ("seed", "level") if name in state})
    return {"method": "run", "game": known["game"], "call": call, "args": args, "answers": state["answers"],
            "rulings": state["rulings"], **asked}


def readings(game: str, question: str, lang: str = "en") -> list[tuple[str, str]]:
    """The readings of an open question, as sentences and names: the options of an ``ipywidgets.Dropdown``.

    Raises:
        SetupError: there is no such game or question.

    >>> readings("sigilai", "lone_leader")[0][1]
    'chaos'
    """
    questions = game_module(game).LAWBOOK.questions
    if question not in questions:
        raise SetupError([Problem("question", "unknown_value", question, list(questions))])
    return [(narrate.reading(game, question, name, lang), name) for name in questions[question].names]
