"""The benches of notebooks, without a notebook: traits, messages, the text form, ``show``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.problems import SetupError
from engine.sigilai import trick
from rulebook import widgets as folder
from rulebook.bench import GAMES, run_json
from rulebook.narrate import answer_sentence, tell
from rulebook.pages import plays
from rulebook.scenario import hold, scenarios
from rulebook.texts import LANGUAGES
from rulebook.widgets import Bench, readings, show, text_form

LAID = {"Ruduo": "GAUSA", "Žiema": "RĖDA", "Pavasaris": "STOKA", "Vasara": "MEDIS"}
#: What the table shows beside it.
SEEN = {"sigils": dict.fromkeys(LAID, 0), "mara": []}


class Wire:
    """Both ends of a widget's line: what it sends, and what the table says to it."""

    def __init__(self, bench):
        self.bench, self.sent = bench, []
        self.states = []
        bench.send = lambda content, buffers=None: self.sent.append(content)
        bench.send_state = lambda key=None: self.states.append(set(key if isinstance(key, (set, list)) else [key]))

    def table_sets(self, **parts):
        """The front end saves a state."""
        self.bench.set_state({"state": {**self.bench.state, **parts}})

    def table_asks(self, **request):
        """The front end sends a message; the reply."""
        self.bench._handle_custom_msg(request, [])
        return self.sent[-1]


@pytest.fixture
def bench():
    """The bench of the multiple-Rėda trick."""
    return show("several-reda")


def test_a_bench_has_the_parts_of_its_call(bench):
    """Set-up, answers, rulings, step, language and result stand in traits under their own names."""
    assert (bench.game, bench.setup) == ("sigilai", LAID | SEEN)
    assert (bench.answers, bench.rulings, bench.lang) == ([], {}, "en")
    assert bench.step == len(bench.result.events) == 19
    assert (bench.result.fired, bench.result.outcome, bench.problems) == ("GAUSA", "closed", [])


def test_a_card_changed_at_the_table_comes_to_python_as_the_new_ruling(bench):
    """The front end saves a state: set-up and result follow, and the trace is there for a saved notebook."""
    wire = Wire(bench)
    seen = []
    bench.observe(lambda change: seen.append(change["new"].fired), "result")
    wire.table_sets(args=LAID | {"Ruduo": "STOKA", "Pavasaris": "GAUSA"}, step=4)
    assert seen == ["STOKA"]
    assert bench.setup["Ruduo"] == "STOKA"
    assert bench.step == 4
    assert bench.played["state"] == bench.state
    assert bench.played["trace"]["result"]["fired"] == "STOKA"


def test_what_python_sets_goes_out_as_one_message(bench):
    """State and trace of a set-up changed in Python arrive together, so that the table need not ask."""
    wire = Wire(bench)
    bench.setup = bench.setup | {"Ruduo": "SAULĖ"}
    assert wire.states == [{"state", "played"}]
    assert bench.state["args"]["Ruduo"] == "SAULĖ"
    assert bench.state["step"] is None
    assert bench.result.fired == "RĖDA"


def test_a_step_is_only_shown(bench):
    """A step changes neither the result nor the trace."""
    before = bench.result
    bench.step = 3
    assert bench.state["step"] == 3
    assert bench.result is before
    assert bench.played["trace"]["result"]["fired"] == "GAUSA"


def test_a_bench_can_be_linked_to_plain_widgets(bench):
    """A slider of steps and a dropdown of readings move the bench, and the bench moves them."""
    from ipywidgets import Dropdown, IntSlider, link

    slider = IntSlider(min=0, max=19)
    link((bench, "step"), (slider, "value"))
    assert slider.value == 19
    slider.value = 5
    assert bench.state["step"] == 5
    Wire(bench).table_sets(step=7)
    assert slider.value == 7
    choice = Dropdown(options=readings("sigilai", "stoka_in_chaos"))
    choice.observe(lambda change: setattr(bench, "rulings", {"stoka_in_chaos": change["new"]}), "value")
    assert bench.result.asked["stoka_in_chaos"] == "dead" == choice.options[choice.index][1]
    choice.value = "later_stoka_also_acts"
    assert bench.result.asked["stoka_in_chaos"] == "later_stoka_also_acts"


def test_answers_follow_a_question(bench):
    """An answer set in Python is the answer of the pending choice; taking it back leaves the choice pending."""
    bench.setup = bench.setup | {"Ruduo": "LAIMA"}
    assert bench.result.pending.kind == "missing"
    bench.answers = ["2"]
    assert bench.result.answers == ["2"]
    bench.answers = []
    assert bench.result.pending.kind == "missing"


def test_a_position_that_cannot_be_played_tells_its_problems(bench):
    """A card laid twice: no result, the problem in the bench's language, and a way back."""
    bench.setup = bench.setup | {"Ruduo": "MEDIS"}
    assert bench.result is None
    assert [problem.code for problem in bench.problems] == ["card_twice"]
    assert bench.played["problems"][0]["code"] == "card_twice"
    assert "MEDIS" in bench.text
    bench.setup = LAID
    assert bench.problems == []
    assert bench.result.fired == "GAUSA"


def test_a_message_gets_the_answer_that_the_page_gets(bench):
    """The same request leads to the same trace as on the page, under its own number; what is there is not sent."""
    laid = LAID | {"Ruduo": "SAULĖ"}
    request = {"method": "run", "game": "sigilai", "call": "trick", "args": laid, "answers": [], "rulings": {},
               "unstated": "empty"}
    reply = Wire(bench).table_asks(id=7, **request)
    assert reply["id"] == 7
    assert reply["trace"] == json.loads(json.dumps(run_json("sigilai", "trick", laid)["trace"]))
    known = Wire(bench)
    known.table_sets(args=LAID | {"Ruduo": "STOKA", "Pavasaris": "GAUSA"})
    asked = request | {"args": bench.setup, "unstated": "ask"}
    assert known.table_asks(id=9, **asked) == {"id": 9, "played": True}
    assert bench.played["trace"] == run_json("sigilai", "trick", bench.setup, unstated="ask")["trace"]
    assert Wire(bench).table_asks(id=8, method="x")["problems"][0]["code"] == "unknown_value"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_form_tells_what_the_narration_tells(bench, lang):
    """Where no widget can run stand the answer, every sentence with its clauses, and the open questions."""
    bench.lang = lang
    text = bench._repr_mimebundle_()[0]["text/plain"]
    lines = text.split("\n")
    assert lines[0] == answer_sentence(bench.result, lang)
    told = [line.partition(". ")[2] for line in lines if line[:1].isdigit()]
    assert [line for line, sentence in zip(told, tell(bench.result, lang), strict=True)
            if not line.startswith(sentence)] == []
    assert sum(line.startswith("- ") for line in lines) == len(bench.result.asked)
    assert bench.words["lang"] == lang


@pytest.mark.parametrize("game", GAMES)
def test_every_scenario_can_be_shown(game):
    """A bench, or for a call that cannot be laid anew its text; the bench's result is the scenario's."""
    for scenario in scenarios(game):
        result = hold(scenario).shown
        shown = show(result)
        if isinstance(shown, Bench):
            assert (shown.result.outcome, shown.result.kinds) == (result.outcome, result.kinds)
        else:
            assert shown == text_form(result, "en")


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in plays.plays(game)])
def test_every_play_can_be_shown(game, name):
    """A bench against policies opens in a notebook with the trace that the page opens with."""
    scene = plays.plays(game)[name]
    bench = Bench(game, scene["call"], scene["args"], answers=scene.get("answers", ()), rulings=scene["rulings"],
                  play=scene["play"])
    page = plays.baked(game, name)
    assert [bench.baked[part] for part in ("states", "events", "traces", "at")] == \
        [page[part] for part in ("states", "events", "traces", "at")]


def test_persons_who_share_a_bench_count_in_python():
    """Two seats taken at the table: the trace is theirs, as the page asks for it."""
    scene = plays.plays("siggil")["together"]
    bench = Bench("siggil", scene["call"], scene["args"], answers=scene.get("answers", ()), rulings=scene["rulings"],
                  play=scene["play"])
    seats = bench.setup["players"][:2]
    Wire(bench).table_sets(persons=seats, answers=[])
    assert json.loads(bench._asked)["seat"] == seats
    assert bench.played["trace"] == run_json("siggil", scene["call"], bench.setup, rulings=bench.rulings, seat=seats,
                                             seed=scene["play"]["seed"])["trace"]


def test_a_link_is_shown_as_the_bench_that_it_leads_to():
    """What the page copies can be pasted: set-up and step of an example, seed and readings of a play; a tool cannot."""
    bench = show("https://rules.example/en/sigilai/#scenario=worked-trick&v=1&Pavasaris=DULK%C4%96&step=2")
    assert (bench.setup["Pavasaris"], bench.step, bench.result.winner) == ("DULKĖ", 2, "Vasara")
    play = show("scenario=play-seasons&v=1&seed=7")
    assert play.state["seed"] == 7
    with pytest.raises(SetupError):
        show("tool=now&v=1")


def test_show_tells_what_is_no_result():
    """Refusals, choices and events are told; values and words are themselves; an unknown scenario is refused."""
    t = trick(**LAID | {"Ruduo": "LAIMA"}, unstated="ask")
    assert show(t.pending) == "How many sigils does Autumn have?"
    assert show(t.events[0], "lt") == "Prasideda 1 ėjimas."
    assert repr(show(t.why_not("9"))) == show(t.why_not("9"))
    assert (show(None), show(3), show("MEDIS"), show("won")) == (None, 3, "MEDIS", "won")
    with pytest.raises(SetupError) as told:
        show("several-red")
    assert told.value.problems[0].write == "several-reda"


@pytest.mark.parametrize(("arguments", "where"), [
    (("chess", "trick", {}), "game"), (("sigilai", "trik", {}), "call"), (("sigilai", "trick", {}), "Ruduo"),
])
def test_a_bench_that_cannot_open_says_why(arguments, where):
    """No such game or call, or a position that cannot be played: every problem, at once."""
    with pytest.raises(SetupError) as told:
        Bench(*arguments)
    assert where in [problem.where for problem in told.value.problems]


@pytest.mark.parametrize("game", GAMES)
def test_the_module_is_the_pages_file(game):
    """What a notebook loads is the site's script of the game, byte for byte."""
    script = Path(folder.__file__).with_name(f"{game}.js")
    [name] = [one.id for one in scenarios(game)][:1]
    shown = show(name)
    assert shown._esm.encode() == script.read_bytes()
