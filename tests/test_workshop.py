"""The designers' workshop: how much hangs on a reading, the smallest telling example, gaps, test vectors."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from engine import sigilai
from engine.blast import MEASURES, play_blast, switches
from engine.play import choice, event
from engine.problems import SetupError
from engine.rulings import Lawbook, Question
from engine.sigilai import rules
from engine.simulate import Job
from engine.tally import Estimate, Tally, wilson
from rulebook import blast, gaps, met, telling
from rulebook.bench import GAMES, game_module
from rulebook.cli import main
from rulebook.commands.gaps import _scenario, _why
from rulebook.scenario import hold, parse, scenarios
from rulebook.telling import Position, course, examples, play, smallest
from rulebook.telling import telling as tell
from rulebook.texts import LANGUAGES
from rulebook.unmet import why_unmet
from rulebook.vectors import schema_text, vectors
from rulebook.words import words_of


def command(capsys, *arguments):
    """Exit code, standard output and error of a command."""
    code = main(list(arguments))
    told = capsys.readouterr()
    return code, told.out, told.err


# How much hangs on a reading

def test_two_games_draw_alike_until_a_reading_makes_them_differ():
    """Under another reading a game is the same event by event up to the first at which its question is asked."""
    job = Job("sigilai", {"policies": "random"})
    from engine.simulate import setup_of, traces
    for name, reading in (("cancel", "all_equal"), ("lone_leader", "wins"), ("laima_spoils", "to_mara")):
        other = replace(job, given={**job.given, "rulings": {"preset": "table", name: reading}})
        for one, two in zip(traces(setup_of(job), job, 0, 12), traces(setup_of(other), other, 0, 12), strict=True):
            asked = next((place for place, question, *_ in one.law.asked if question == name), len(one.happened))
            assert list(one.happened[:asked]) == list(two.happened[:asked])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_never_asks_a_question_is_the_same_under_each_reading(game):
    """Where no event differs the winner does not, and by chance players nothing differs that nobody asked about."""
    tally = play_blast(Job(game, {"policies": "random"}), 0, 2)
    labels = {f"{name}={reading}" for name, reading in switches(game)}
    for measure in MEASURES:
        assert set(tally.sums[measure]) <= labels
    for label in labels:
        asked, events, winners = (tally.sums[measure][label] for measure in ("asked", "event", "winner"))
        assert winners <= events <= asked


def test_questions_can_be_measured_alone_and_parts_add_up():
    """One question is measured as it is among all, and two batches come to what one does."""
    job = Job("sigilai", {"policies": "random", "blast": ("cancel", "stuck")})
    whole, parts = play_blast(job, 0, 6), Tally(MEASURES)
    for first in (0, 3):
        parts.add(play_blast(job, first, 3))
    assert parts.as_json() == whole.as_json()
    every = play_blast(Job("sigilai", {"policies": "random"}), 0, 6)
    assert whole.sums["event"]["cancel=all_equal"] == every.sums["event"]["cancel=all_equal"]
    assert {label.partition("=")[0] for label in whole.sums["asked"]} <= {"cancel", "stuck"}


@pytest.mark.parametrize("game", GAMES)
def test_the_book_keeps_figures_of_every_reading(game):
    """For each reading that is not in force, by two policies, the book has three shares with intervals, on its seed."""
    kept = blast.stored(game)
    assert len(kept.tallies) == 2
    assert kept.games >= 20
    for name, reading in switches(game):
        for policy, measures in kept.rows(name)[reading].items():
            assert policy in game_module(game).PLAYERS
            assert list(measures) == ["asked", "event", "winner"]
            assert all(one.low <= one.value <= one.high and one.of == kept.games for one in measures.values())


def test_figures_that_the_engine_no_longer_plays_are_stale(monkeypatch, tmp_path):
    """A rule that changes, a reading that comes or goes and a damaged file are told; a fresh file is not."""
    monkeypatch.setattr(blast, "BLAST", tmp_path)
    kept = blast.Blast("domino", 0, 2, tallies := blast.probes("domino", 0, 2), tallies, blast.labels_of("domino"))
    path = blast.store(kept)
    assert list(blast.stale("domino")) == []
    text = path.read_text("utf-8")
    path.write_text(text.replace('"pusher=caller": 2', '"pusher=caller": 1'), "utf-8")
    assert "pusher=caller" in list(blast.stale("domino"))
    path.write_text(text.replace('"pusher=caller",', '"pusher=nobody",'), "utf-8")
    assert list(blast.stale("domino")) == ["pusher=caller", "pusher=nobody"]
    for damaged in ("{", "[]", '{"policies": 1}', text.replace('"probe"', '"prob"')):
        path.write_text(damaged, "utf-8")
        with pytest.raises(SetupError) as told:
            blast.stored("domino")
        assert told.value.problems[0].write == "rulebook blast domino --games 200 --store"
    path.unlink()
    with pytest.raises(SetupError):
        blast.stored("domino")


def test_a_picture_shows_each_measure_with_its_interval():
    """A picture is an SVG with a name, a bar as long as each share, and its interval over it."""
    drawn = blast.picture({"asked": wilson(10, 20), "event": Estimate(0.25, None, None, 1)}, 'a "b" & c')
    root = ElementTree.fromstring(drawn)  # our own
    assert root.attrib["aria-label"] == 'a "b" & c'
    assert [bar.attrib["width"] for bar in root if "class" in bar.attrib] == ["60.0", "30.0"]
    assert [line.attrib["d"] for line in root if "d" in line.attrib] == ["M35.9 6H84.1", "M30.0 18H30.0"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_blast_tells_draws_and_keeps(lang, capsys, tmp_path, monkeypatch):
    """The command measures, prints, draws and keeps; what it keeps is what it then tells without measuring."""
    monkeypatch.setattr(blast, "BLAST", tmp_path / "kept")
    measured = ["blast", "domino", "--games", "3", "--jobs", "1", "--lang", lang]
    code, out, err = command(capsys, *measured, "--plots", str(tmp_path / "plots"), "--store")
    assert (code, err) == (0, "")
    assert "cli-" not in out
    assert len(list((tmp_path / "plots").glob("*.svg"))) == 2 * len(list(switches("domino")))
    assert command(capsys, "blast", "domino", "--lang", lang) == (0, out, "")
    code, told, _ = command(capsys, "blast", "domino", "--json", "--question", "pusher")
    assert list(json.loads(told)["questions"]["pusher"]) == ["caller"]
    for wrong in (["--question", "pushr"], ["--store"], ["--games", "2", "--store", "--question", "pusher"],
                  ["--games", "0"], ["--plots"]):
        code, out, err = command(capsys, "blast", "domino", "--lang", lang, *wrong)
        assert (code, out, len(err.splitlines())) == (2, "", 1)
    (tmp_path / "file").write_text("x")
    assert command(capsys, "blast", "domino", "--question", "pusher", "--plots", str(tmp_path / "file"))[0] == 2


# The smallest telling example

QUESTIONS = [(game, name) for game in GAMES for name in game_module(game).LAWBOOK.questions]


@pytest.mark.parametrize(("game", "name"), QUESTIONS)
def test_every_question_has_a_telling_example(game, name, capsys, tmp_path):
    """The example of each question is a scenario that holds, and in it two of its readings come out differently."""
    code, out, err = command(capsys, "tell", f"{game}/{name}", "--lang", "lv", "--bound", "500")
    assert (code, err) == (0, "")
    scenario = parse(out, tmp_path / f"{name.replace('_', '-')}.md")
    verdict = hold(scenario)
    assert verdict.holds, verdict
    assert scenario.status == "proposed"
    shown = [example.want for example in scenario.examples if example.want]
    assert len(shown) == len(verdict.results) >= 2
    assert len(set(shown)) > 1


def test_the_smallest_is_the_smallest():
    """Of all positions that an example holds none with fewer parts tells, which trying every one of them confirms."""
    question = sigilai.LAWBOOK.questions["gausa_short"]
    tells = telling.tells_apart(question)
    found = tell("sigilai", question)
    assert found.smallest
    assert tells(found.position)
    for start in examples("sigilai"):
        if tells(start):
            ideals = telling._Ideals(start.parts)
            assert not any(tells(start.keeping(kept)) for size in range(found.position.size)
                           for kept in ideals.of(size))


def test_beyond_the_bound_no_part_can_be_left_out():
    """Where the bound is reached, the example says so, and whichever of its parts is left out, it tells no more."""
    question = sigilai.LAWBOOK.questions["double_win"]
    found = tell("sigilai", question, 50)
    assert not found.smallest
    tells, parts = telling.tells_apart(question), found.position.parts
    assert tells(found.position)
    for part in parts:
        assert not tells(found.position.keeping(frozenset(one for one in parts if one[:len(part)] != part)))


def test_parts_stand_with_what_they_stand_in():
    """Leaving out a mapping's entry leaves out what is in it; what a call must state stays."""
    position = Position("sigilai", "trick", {"Ruduo": "MEDIS", "Žiema": None, "Pavasaris": "RASA", "Vasara": "UPĖ",
                                             "hands": {"Ruduo": ["SAULĖ"]}, "mara": ["ŽEMĖ"]}, {})
    assert position.parts == [("hands",), ("hands", "Ruduo"), ("hands", "Ruduo", 0), ("mara",), ("mara", 0)]
    kept = position.keeping(frozenset([("mara",)]))
    assert kept.written() == "trick(Ruduo='MEDIS', Žiema=None, Pavasaris='RASA', Vasara='UPĖ', mara=[])"
    assert len(list(telling._Ideals(position.parts).of(2))) == 3
    assert play(replace(position, arguments={"Ruduo": "NONE"})) is None
    assert course(replace(position, arguments={})) is None
    assert smallest([position], lambda one: False) is None


def test_what_tell_cannot_find_is_told(capsys, monkeypatch):
    """A name that there is not, that several games have, or that nothing tells, and a missing library: exit 2."""
    for arguments in (["cancle"], [], ["turn_order"], ["cancel", "--bound", "0"], ["eleusis/cancel"],
                      ["cancel", "--game", "domino"]):
        code, out, err = command(capsys, "tell", *arguments, "--lang", "en")
        assert (code, out, len(err.splitlines())) == (2, "", 1)
    assert command(capsys, "tell", "turn_order", "--game", "eleusis", "--bound", "9", "--json")[0] == 0
    monkeypatch.setattr("rulebook.commands.tell.telling", lambda *arguments: None)
    assert "no position" in command(capsys, "tell", "cancel", "--lang", "en")[2]
    monkeypatch.undo()
    monkeypatch.setitem(__import__("sys").modules, "hypothesis", None)
    assert "living-rules[tell]" in command(capsys, "tell", "cancel", "--lang", "en")[2]


# Gaps

def kinds(report):
    """Kind and question of each finding."""
    return {(one.kind, one.question) for one in report.findings}


@pytest.fixture(scope="module")
def report():
    """What the detectors find in Baltiški sigilai."""
    return gaps.search("sigilai", 120)


def test_the_known_gaps_are_found(report):
    """Empty hand (20), short Mara (38), lone leader (unwon.2a), dead Stoka sentence (41), stuck (43): each is found."""
    found = {(one.kind, one.question): one for one in report.findings}
    assert "sigilai/20" in found["gap", "empty_hand"].clauses
    assert "sigilai/38" in found["gap", "gausa_short"].clauses
    assert "sigilai/unwon.2a" in found["contradiction", "lone_leader"].clauses
    assert "sigilai/41" in found["dead", "stoka_in_chaos"].clauses
    assert found["dead", "stoka_in_chaos"].what == "also_acts"
    assert "sigilai/43" in found["gap", "stuck"].clauses
    assert found["gap", "empty_hand"].share.value > 0.3
    assert found["gap", "empty_hand"].readings == ("draws_from_mara", "sits_out", "game_ends")
    assert found["gap", "gausa_short"].found.position.written() == \
        "trick(Ruduo='MEDIS', Žiema='GAUSA', Pavasaris='MĖNUO', Vasara='SAULĖ', mara=['PASAULIS'])"


def test_what_an_example_reaches_as_printed_is_not_called_dead(report):
    """No dead event comes in an example as the text is read; the example of one shows it, there and nowhere else."""
    law = report.rounds[-1]
    reached = {kind for one in examples("sigilai") if (trace := play(replace(one, rulings=law)))
               for kind, *_ in trace.happened}
    dead = [one for one in report.findings if one.kind == "dead"]
    assert dead
    for one in dead:
        assert one.what not in reached
        text = _scenario(report, one, words_of("en", "sigilai"))
        assert f".of('{one.what}')" in text
        assert len({want for line, want in re.findall(r">>> (.*of.*)\n(.*)", text)}) > 1


def test_later_gaps_are_searched_with_the_earlier_ones_closed(report):
    """Each round's law holds that of the round before, and closes what was met there as the table does."""
    table = sigilai.LAWBOOK.presets["table"].readings
    assert report.rounds[0] == {"preset": "printed"}
    assert len(report.rounds) >= 2
    for before, after in zip(report.rounds, report.rounds[1:], strict=False):
        assert before.items() < after.items()
        assert all(table[name] == reading for name, reading in after.items() if name != "preset")


def test_findings_stand_in_the_order_of_the_text(report):
    """Findings are grouped by clause and question, in the order of the clauses."""
    places = [list(telling_clauses()).index(min(one.clauses, key=list(telling_clauses()).index))
              for one in report.findings if one.clauses and one.kind != "unreached"]
    assert places == sorted(places)


def test_a_clause_that_is_never_reached_comes_with_the_reason(report):
    """Each has the reason that the page of the clauses gives, told in every language; an event has none."""
    unreached = [one for one in report.findings if one.kind == "unreached"]
    clauses_of = {one.what: one for one in unreached if one.clauses}
    assert clauses_of["sigilai/39"].why == "informative"
    figures = met.stored("sigilai")
    for identity, one in clauses_of.items():
        assert (one.why, list(one.under)) == \
            (("met", []) if identity in figures.count else why_unmet("sigilai", identity))
        for lang in LANGUAGES:
            for why in (one.why, "met"):
                known = replace(one, why=why, what=identity if why != "met" else next(iter(figures.count)))
                told = _why("sigilai", known, words_of(lang, "sigilai"))
                assert told
                assert not re.search("page-|cli-", told)
    assert not any(one.why for one in unreached if not one.clauses)


def test_each_reason_is_told(report):
    """A reading, an example and a written exception are told with what they are."""
    words = words_of("en", "sigilai")
    [one] = [one for one in report.findings if one.what == "sigilai/39"]
    assert _why("sigilai", one, words) == "No rule of play: sigilai/39"
    reading = replace(one, what="sigilai/6", why="reading", under=("wisdom=separate",))
    assert "another reading" in _why("sigilai", reading, words)
    assert _why("sigilai", replace(one, what="sigilai/31", why="example"), words).rpartition(" ")[2].startswith(
        "sigilai/")


def telling_clauses():
    from rulebook.texts import clauses
    return clauses("sigilai", "lt")


def test_a_ruling_that_is_removed_is_found_as_a_gap(monkeypatch):
    """Without the ruling on what RĖDA passes in the code, play stops there, and the search says so with its clause."""
    law = sigilai.LAWBOOK
    left = {name: question for name, question in law.questions.items() if name != "reda_passes"}
    shorn = Lawbook(left, law.parameters, law.editions)
    for place in ("engine.sigilai.LAWBOOK", "engine.sigilai.table.LAWBOOK"):
        monkeypatch.setattr(place, shorn)
    monkeypatch.setattr(sigilai.Setup, "lawbook", shorn)
    examples.cache_clear()
    found = {(one.kind, one.question): one for one in gaps.search("sigilai", 40).findings}
    examples.cache_clear()
    assert ("gap", "reda_passes") in found
    assert found["gap", "reda_passes"].share.value > 0.2
    assert found["gap", "reda_passes"].readings == ()
    assert "sigilai/34" in found["gap", "reda_passes"].clauses
    assert play(found["gap", "reda_passes"].found.position).gap.question == "reda_passes"


def test_a_reading_that_is_removed_is_found_as_a_gap(monkeypatch):
    """Where the table no longer closes a question, it is met, told, and the search goes on without it."""
    law = sigilai.LAWBOOK
    question = law.questions["spoils"]
    silent = Question.of("spoils", question.clauses, gap=question.readings[0].grounds)
    editions = {name: replace(one, readings={**one.readings, "spoils": "gap"}) for name, one in law.editions.items()}
    shorn = Lawbook({**law.questions, "spoils": silent}, law.parameters, editions)
    monkeypatch.setattr("engine.sigilai.LAWBOOK", shorn)
    monkeypatch.setattr("engine.sigilai.table.LAWBOOK", shorn)
    monkeypatch.setattr(sigilai.Setup, "lawbook", shorn)
    assert ("gap", "spoils") in kinds(gaps.search("sigilai", 20))


def test_a_game_that_cannot_reach_its_goal_is_found(monkeypatch):
    """Where no sigil can ever be taken, games end without a winner, and no continuation of any position has one."""
    def none(table, law, seat):
        return {}

    monkeypatch.setattr(rules, "complete_sigils", none)
    monkeypatch.setattr(rules, "TRICK_LIMIT", 12)
    found = {(one.kind, one.question): one for one in gaps.search("sigilai", 6).findings}
    assert ("goal", "stuck") in found
    assert found["goal", "stuck"].share.value == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_gaps_are_told_in_words(lang, capsys):
    """The report is told in each language, with what was searched; as JSON each finding has a scenario that holds."""
    code, out, err = command(capsys, "gaps", "domino", "--games", "6", "--lang", lang)
    assert (code, err) == (0, "")
    assert "cli-" not in out
    code, told, _ = command(capsys, "gaps", "domino", "--games", "6", "--json", "--lang", lang)
    for one in json.loads(told)["findings"]:
        if one["scenario"]:
            assert hold(parse(one["scenario"])).holds
    for wrong in ([], ["chess"], ["domino", "--games", "0"], ["domino", "--policy", "clever"]):
        code, out, err = command(capsys, "gaps", "--lang", lang, *wrong)
        assert (code, out) == (2, "")


# Test vectors

def test_vectors_are_as_their_schema_says(capsys, tmp_path):
    """Every settled scenario is a vector; all are valid by the published schema, which itself is one."""
    from jsonschema import Draft202012Validator
    schema = json.loads(schema_text())
    Draft202012Validator.check_schema(schema)
    made = vectors()
    assert list(Draft202012Validator(schema).iter_errors(made)) == []
    settled = [f"{game}/{one.id}" for game in GAMES for one in scenarios(game) if one.status == "settled"]
    assert [one["id"] for one in made["vectors"]] == settled
    path = tmp_path / "vectors.json"
    assert command(capsys, "export", "vectors", "--file", str(path), "--lang", "en")[:2] == (0, f"Written: {path}.\n")
    assert json.loads(path.read_text("utf-8")) == made
    assert json.loads(command(capsys, "export", "schema")[1]) == schema


def test_vectors_tell_what_stands_behind_the_names():
    """Wanted signs and whose a sigil is, sizes of dominoes, places of layouts: a program needs no other source."""
    games = vectors(["sigilai", "siggil", "domino"])["games"]
    sigils = games["sigilai"]["sigils"]
    assert {sign for own in sigils.values() for signs in own.values() for sign in signs} <= \
        {sign for card in games["sigilai"]["cards"].values() for sign in card["signs"]}
    assert sorted(name for own in sigils.values() for name in own) == sorted(games["sigilai"]["names"]["sigil"])
    assert list(sigils) == games["sigilai"]["names"]["seat"]
    assert all(len(places) == 56 for places in games["siggil"]["layouts"].values())
    assert games["domino"]["dominoes"] == 11
    assert games["domino"]["sizes"]["upright"]["thickness"] == 7.5


def test_a_vector_can_be_played_again():
    """From a vector's inputs and law alone, the same events with the same clauses and states come again."""
    made = vectors(["siggil", "sigilai"])
    steps = [step for one in made["vectors"] for call in one["calls"] for step in call["steps"]]
    assert any(step.get("accepted") is False for step in steps)
    assert any("choice" in step and step["accepted"] for step in steps)
    for one in made["vectors"]:
        for call in one["calls"]:
            rulings = {**call["law"]["readings"], **call["law"]["parameters"]}
            trace = play(Position(one["game"], call["call"], call["arguments"], rulings))
            again = [[event.kind, list(event.clauses)] for event in trace.events]
            assert again == [[step["event"]["kind"], step["event"]["clauses"]] for step in call["steps"]
                             if "event" in step]
            assert sorted(trace.asked) == sorted(call["asked"])
            assert set(call["asked"]) <= set(one["questions"])


def test_vectors_have_the_answers_that_are_refused():
    """What a scenario's last choice refuses is a step, with reason and clauses; what was answered is accepted."""
    settled = [one for game in GAMES for one in scenarios(game) if one.status == "settled"]
    shown = 0
    for one, scenario in zip(vectors()["vectors"], settled, strict=True):
        for call, result in zip(one["calls"], hold(scenario).results, strict=True):
            answers = [step for step in call["steps"] if "answer" in step]
            refused = [step for step in answers if not step["accepted"]]
            assert [step["answer"] for step in answers if step["accepted"]] == result.answers
            assert call["steps"][len(call["steps"]) - len(refused):] == refused
            for step in refused:
                refusal = result.why_not(step["answer"])
                assert step["refusal"] == {"reason": refusal.reason, "clauses": list(refusal.clauses),
                                           "facts": json.loads(json.dumps(dict(refusal.facts)))}
                assert step["choice"] == call["pending"]
                assert step["answer"] not in (call["pending"]["options"] or ())
            menu = result.pending.menu if result.pending else None
            others = [menu.encode(option) for option in menu.conceivable() if menu.why_not(option)] if menu else []
            assert set(others[:100]) <= {step["answer"] for step in refused}
            asked = {text for text in list(result.doubted) if result.why_not(text)}
            assert asked <= {step["answer"] for step in refused}
            shown += len(refused)
        about = {option for example in scenario.examples
                 for option in re.findall(r"why_not\([\"'](.*?)[\"']\)", example.source)}
        assert about <= {step["answer"] for call in one["calls"] for step in call["steps"] if "answer" in step}
    assert shown > 100


def test_what_cannot_be_exported_is_told(capsys, tmp_path):
    """Something else than what there is, or a place where nothing can be written: exit 2."""
    for arguments in ([], ["verctors"], ["vectors", "--file", ""], ["schema", "--file", str(tmp_path / "no" / "x")]):
        code, out, err = command(capsys, "export", *arguments, "--lang", "en")
        assert (code, out, len(err.splitlines())) == (2, "", 1)


def test_a_question_without_a_reading_is_a_gap():
    """Rules that ask what no law knows stop there as at any gap, and the play says with which question."""
    from engine.play import Play, run

    def ask(table, law):
        yield event("began", ("x/1",))
        if law.ask("never_heard_of"):
            yield choice("a", "b", (), ())

    law = sigilai.LAWBOOK
    trace = run(Play(dict, ask, lambda: law.rulings("table")), lambda choice, view: None)
    assert trace.gap.question == "never_heard_of"
    assert trace.gap.clauses == ()
