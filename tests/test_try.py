"""A proposal is tried: under which readings its outcome comes out, what else they change, where it parts from play."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

import engine
from engine.problems import SetupError
from rulebook import trial as trial_module
from rulebook.bench import game_module
from rulebook.cli import main
from rulebook.proposal import changed
from rulebook.scenario import hold, load, parse, scenarios
from rulebook.texts import LANGUAGES, clauses
from rulebook.trial import changes, try_out

LONE = 'trick(Ruduo="MEDIS", Žiema="RAGANA", Pavasaris="GILTINĖ", Vasara="LAUMĖ")'
EMPTY = 'trick(Ruduo=None, Žiema="RAGANA", Pavasaris="GILTINĖ", Vasara="MEDIS")'
SECRET = ('round(players=["Rita", "Ana", "Jonas", "Ilze"], god="Rita", hands={"Ana": ["2♥"]}, starter="5♥", '
          'first="Ana", moves=[play("Ana", "2♥")])')
OURS = Path(engine.__file__).parent


def text(call, asks, wanted, front="", clause="sigilai/20"):
    """A proposal's text."""
    return (f"---\ntitle: {{en: A doubt}}\nclauses: [{clause}]\nstatus: proposed\nreason: {{en: It looks so.}}\n"
            f"{front}---\n```python\n>>> t = {call}\n>>> {asks}\n{wanted}\n```\n")


def proposal(*arguments, **options):
    """A proposal, read."""
    return parse(text(*arguments, **options))


@pytest.fixture
def tried(tmp_path, capsys):
    """Tries a proposal's text by the command: exit code, output, error output."""
    def run(content, *options, name="doubt.md"):
        (tmp_path / name).write_text(content, "utf-8")
        code = main(["try", str(tmp_path / name), *options])
        told = capsys.readouterr()
        return code, told.out, told.err
    return run


# What the report says

def test_a_reading_that_gives_the_outcome_is_found_and_others_are_told_too():
    """Of the questions that the trick asks, switching one gives the wanted winner; printed and table do not."""
    trial = try_out(proposal(LONE, "t.outcome, t.winner", "('won', 'Ruduo')"))
    assert not trial.printed.holds
    assert not trial.table.holds
    assert not trial.needs_reading
    assert [dict(one.rulings) for one in trial.singles if one.holds] == [{"lone_leader": "wins"}]
    assert {name for one in trial.singles for name in one.rulings} == set(trial.printed.asked)
    assert trial.combined == ()
    assert trial.parting is None
    assert trial.whole


def test_the_changed_scenarios_are_those_that_running_them_finds():
    """What a reading changes in the book, told from those that ask its question, is what running all of it shows."""
    found = changes("sigilai", {"lone_leader": "wins"})
    broken = {one.id for one in scenarios("sigilai")
              if hold(one, {"lone_leader": "wins"}, beneath=True).failures}
    assert {name for name, holds in found.items() if not holds} == broken != set()
    assert changes("sigilai", {}) == changes("sigilai", {"lone_leader": "chaos"}) == {}


def test_a_number_changes_scenarios_that_ask_no_question():
    """Under another number of the rules every scenario is played again, since nobody asks for it aloud."""
    assert changes("sigilai", {"stoka.discard": 2})


def test_a_gap_is_told_and_the_smallest_combination_follows_newly_asked_questions():
    """Without a leading card the text is silent twice; only two readings together let anybody win."""
    trial = try_out(proposal(EMPTY, "t.outcome", "'won'"))
    assert trial.printed.gaps == ["empty_hand"]
    assert "empty_leader" not in trial.printed.asked
    assert {"empty_hand": "sits_out", "empty_leader": "next_season_sets_plane"} in \
        [dict(one.rulings) for one in trial.combined]
    assert not any(one.holds for one in trial.singles)
    assert {len(one.rulings) for one in trial.combined} == {2}


def test_a_proposal_that_holds_as_printed_is_not_searched_for_combinations():
    """Where the text gives the outcome already, single readings are told, and no more."""
    trial = try_out(proposal(LONE, "t.outcome", "'chaos'"))
    assert trial.printed.holds
    assert trial.combined == ()
    assert trial.tried == len(trial.singles)


def test_where_no_reading_helps_the_event_and_the_function_are_named():
    """A trick that nobody can win parts from a won one at its chaos, which the contest decides."""
    trial = try_out(proposal(LONE, "t.outcome, t.winner", "('won', 'Vasara')"))
    assert trial.needs_reading
    assert (trial.parting.event.kind, trial.parting.function) == ("chaos", "engine.sigilai.rules.contest")


def test_a_wrong_winner_parts_at_the_event_that_names_one():
    """Where the wanted play goes the same way, they part where the value becomes what it is in the end."""
    call = 'trick(Ruduo="MEDIS", Žiema="SAULĖ", Pavasaris="PASAULIS", Vasara="LAUMĖ")'
    trial = try_out(proposal(call, 't.of("won")[0]["seat"]', "'Ruduo'"))
    assert trial.needs_reading
    assert trial.parting.event.kind == "won"
    assert trial.parting.event.facts["seat"] == "Pavasaris"


def test_a_gap_that_no_reading_closes_as_wanted_names_the_function_that_stops():
    """A play that stops at a gap parts from what is wanted in the function that finds the text silent."""
    trial = try_out(proposal(EMPTY, "t.outcome", "'captured'"))
    assert trial.needs_reading
    assert trial.parting.function == "engine.sigilai.rules.fill_empty_hands"


def test_every_scenario_of_the_book_can_be_tried_and_holds():
    """A scenario of the book is a proposal that holds as it stands; no call of any game is left out."""
    for game in ("sigilai", "eleusis", "siggil", "domino"):
        seen = set()
        for scenario in scenarios(game):
            calls = frozenset(re.findall(r"\b[a-z_]+(?=\()", scenario.examples[0].source))
            if scenario.status == "settled" and calls not in seen:
                seen.add(calls)
                assert try_out(scenario).standing.holds, scenario.id


def test_a_call_that_names_readings_keeps_them_while_others_vary():
    """A reading that a call states is not switched; the rest of its questions are."""
    call = LONE.replace(")", ', rulings={"lone_leader": "wins"})')
    trial = try_out(proposal(call, "t.outcome", "'gap'"))
    assert [dict(one.rulings) for one in trial.singles if one.holds] == [{"fate_effects": "gap"}]


# What is played as printed, and where play parts

GAMES = {"siggil": ("game(seed=1)", "siggil/end.4", "layout"),
         "eleusis": ('game(seed=1, players=["A", "B", "C", "D"])', "eleusis/setup.1", "hand_size"),
         "sigilai": ("game(seed=1)", "sigilai/20", "empty_hand"), "domino": ("game(seed=1)", "domino/setup.1", None)}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_as_printed_before_that_is_said(game):
    """A call that is played under ``table`` by itself is tried as printed, too, and meets the gap of ``run``."""
    call, clause, gap = GAMES[game]
    scenario = proposal(call, "t.outcome", "'won'", clause=clause)
    trial = try_out(scenario)
    assert trial.printed.verdict.shown.outcome == hold(scenario, {"preset": "printed"}, beneath=True).shown.outcome
    assert trial.printed.gaps == ([gap] if gap else [])
    assert trial.printed.holds is (gap is None)
    assert trial.stated.holds
    assert not trial.named
    assert not trial.needs_reading
    assert {one.over for one in trial.singles} == ({"printed"} if gap is None else {"printed", "stated"})
    for one in trial.singles:
        name, reading = next(iter(one.rulings.items()))
        base = "printed" if one.over == "printed" else "table"
        assert one.verdict.shown.trace.law.readings == game_module(game).LAWBOOK.resolve(base)[0] | {name: reading}


def test_readings_that_a_call_names_are_told_to_stay():
    """Where a call names a set of its own, the report does not call that printed."""
    assert try_out(proposal('game(seed=1, rulings="table")', "t.outcome", "'won'")).named
    assert not try_out(proposal(LONE, "t.outcome", "'chaos'")).named


ROUND = ('round(players=["Rita", "Ana", "Jonas", "Ilze"], god="Rita", rule="equal(color(current), R)", '
         'hands={"Ana": ["2♥", "3♥"], "Jonas": ["2♠"]}, starter="5♥", first="Ana", moves=[play("Ana", "2♥")])')
TWICE = ('turn(players=["Ana", "Jonas"], take="Lapas 1", free=["Vėžlys*", "Akmuo*"], '
         'siggil=[("Lapas 1", 0, 0, 1, "up"), ("Ugnis 6", 4, 0, 1, "up")], '
         'hands={"Ana": ["Vėžlys 1", "Vėžlys 2", "Vėžlys 3", "Akmuo 1", "Akmuo 2", "Akmuo 3"]}, '
         'capture=[("Vėžlys*", ["Vėžlys 1", "Vėžlys 2", "Vėžlys 3"]), ("Akmuo*", ["Akmuo 1", "Akmuo 2", "Akmuo 3"])])')
STOKA = 'trick(Ruduo="STOKA", Žiema="RAGANA", Pavasaris="GILTINĖ", Vasara="MEDIS", hands={{"Ruduo": ["{}"]}})'


@pytest.mark.parametrize(("call", "asks", "wanted", "clause", "event", "function"), [
    (LONE, "t.outcome, t.winner", "('won', 'Vasara')", "sigilai/20", "chaos", "engine.sigilai.rules.contest"),
    (ROUND, "t.main_line", "['5♥']", "eleusis/setup.1", "laid_right", "engine.eleusis.rules.turn"),
    (TWICE, 't.spirits["Ana"]', "['Akmuo*']", "siggil/turn.3", "captured", "engine.siggil.rules.turn"),
    ('round(players=["Ona", "Jonas", "Rita"], moves=[place("Ona", 3, "upright", 40)])', 'len(t.of("placed"))', "0",
     "domino/build.2", "placed", "engine.domino.rules.judgement"),
])
def test_the_function_that_decides_is_one_of_the_rules(call, asks, wanted, clause, event, function):
    """It is the rule of each game itself, not what hands the moves of a set-up over to the rules."""
    parting = try_out(proposal(call, asks, wanted, clause=clause)).parting
    assert (parting.event.kind, parting.function) == (event, function)


@pytest.mark.parametrize(("asks", "wanted"), [
    ('t.spirits["Ana"]', "['Vėžlys*', 'Akmuo*']"), ('t.spirits["Ana"] == ["Vėžlys*", "Akmuo*"]', "True"),
    ("t.spirits", "{'Ana': ['Vėžlys*', 'Akmuo*'], 'Jonas': []}"), ('len(t.of("captured"))', "2"),
    ('t.outcome, t.spirits["Ana"]', "('played', ['Vėžlys*', 'Akmuo*'])")])
def test_what_goes_on_from_a_refusal_parts_there(asks, wanted):
    """Of two captures in a turn both plays have the first: they part where the second is refused."""
    parting = try_out(proposal(TWICE, asks, wanted, clause="siggil/turn.3")).parting
    assert (parting.number, parting.event.kind, parting.function) == (2, "refused", "engine.siggil.rules.turn")


@pytest.mark.parametrize("card", ["DULKĖ", "AKMUO", "ŽOLĖ"])
def test_plays_of_another_set_up_are_not_compared(card):
    """Whichever card the hand has, it is lost at the event that gives it up; no other example speaks of this one."""
    parting = try_out(proposal(STOKA.format(card), 't.hands["Ruduo"]', f"['{card}']")).parting
    same = try_out(proposal(STOKA.format(card), f't.hands["Ruduo"] == ["{card}"]', "True")).parting
    assert (parting.number, parting.event.kind, parting.function) == \
        (same.number, same.event.kind, same.function) == (13, "gave_up", "engine.sigilai.rules.everybody_gives_up")


def test_the_sets_of_readings_are_limited(monkeypatch):
    """No more sets are tried than the bound says, which a reader can wait for; the report says that it was cut."""
    assert trial_module.MOST <= 500
    monkeypatch.setattr(trial_module, "MOST", 3)
    trial = try_out(proposal(LONE, "t.outcome, t.winner", "('won', 'Vasara')"))
    assert (trial.tried, trial.whole) == (3, False)


def test_a_file_beside_a_proposal_is_not_larger_than_the_proposal_itself(tried, tmp_path):
    """A secret rule in a file of more than 64 KB is refused before it is read."""
    (tmp_path / "own.txt").write_text("equal(color(current), R)" + " " * (64 * 1024), "utf-8")
    code, out, _ = tried(text(SECRET, "t.outcome", "None", "rule: own.txt\n", "eleusis/setup.1"), "--json")
    assert code == 2
    assert [one["code"] for one in json.loads(out)["problems"]] == ["file_too_large"]


# What a proposal brings along

def test_new_words_are_shown_line_by_line_against_the_old_ones():
    """A line that stays is marked so, others as old or new; the old ones are the book's."""
    old = clauses("sigilai", "en")["sigilai/20"].plain.split("\n")
    lines = "".join(f"      {line}\n" for line in (*old, "Nobody may look."))
    one, = changed(proposal(LONE, "t.outcome", "'chaos'",
                            f"wording:\n  sigilai/20:\n    en: |\n{lines}").brought.wording)
    assert one.lines == (*(f" {line}" for line in old), "+Nobody may look.")


def test_the_reading_asked_for_is_told_apart():
    """A proposal names the reading that it asks for; the report says whether the outcome comes out under it."""
    trial = try_out(proposal(LONE, "t.outcome", "'won'", "reading: {lone_leader: wins}\n"))
    assert trial.asked_for.holds
    assert dict(trial.asked_for.rulings) == {"lone_leader": "wins"}


def test_a_deck_of_its_own_lies_beside_it_or_in_it(tmp_path):
    """A file beside the proposal, or TOML in its front matter, is the deck of every call that states none."""
    deck = (OURS / "sigilai" / "deck.toml").read_text("utf-8").replace('"MEDIS"', '"ŠALTINIS"')
    call = LONE.replace("MEDIS", "ŠALTINIS")
    (tmp_path / "own.toml").write_text(deck, "utf-8")
    inline = "deck: |\n" + "".join(f"  {line}\n" for line in deck.split("\n"))
    for front in ("deck: own.toml\n", inline):
        (tmp_path / "doubt.md").write_text(text(call, "t.outcome, t.winner", "('won', 'Vasara')", front), "utf-8")
        trial = try_out(load(tmp_path / "doubt.md"))
        assert trial.printed.verdict.failures[0].got == "('chaos', None)"
        assert trial.parting.function == "engine.sigilai.rules.contest"


def test_a_layout_of_its_own_is_played_on(tmp_path):
    """A layout from a file beside the proposal is that of every call that states none, and may be named."""
    places = (OURS / "siggil" / "layouts.toml").read_text("utf-8")
    first = places.index("[[layout]]")
    one = places[first:places.index("[[layout]]", first + 1)]
    (tmp_path / "own.toml").write_text(re.sub(r'name = ".*?"', 'name = "mine"', one, count=1), "utf-8")
    for call in ("solo()", 'solo(layout="mine")'):
        for wanted in ("None", "'won'"):
            (tmp_path / "doubt.md").write_text(text(call, f"t.outcome == {wanted}", "True", "layout: own.toml\n",
                                                    "siggil/solo.1"), "utf-8")
            trial = try_out(load(tmp_path / "doubt.md"))
            assert trial.printed.holds is (wanted == "None")
        assert trial.parting.function.startswith("engine.siggil.")


@pytest.mark.parametrize("front", ["rule: equal(color(current), R)\n", "rule: own.txt\n"])
def test_a_secret_rule_of_its_own_judges(tmp_path, front):
    """A secret rule in the front matter, or in a file beside, judges the plays of a round that states none."""
    (tmp_path / "own.txt").write_text("equal(color(current), R)\n", "utf-8")
    (tmp_path / "doubt.md").write_text(text(SECRET, 'len(t.of("judged"))', "1", front, "eleusis/setup.1"), "utf-8")
    scenario = load(tmp_path / "doubt.md")
    assert scenario.brought.given == {"rule": "equal(color(current), R)"}
    assert hold(scenario).shown.arguments["rule"] == "equal(color(current), R)"


def test_numbers_of_its_own_are_in_force():
    """A number in the front matter is that of every call, as printed and under each reading."""
    call = 'trick(Ruduo="STOKA", Žiema="RAGANA", Pavasaris="GILTINĖ", Vasara="MEDIS")'
    for number in (1, 2):
        verdict = hold(proposal(call, "t.outcome", "'closed'", f"rulings: {{stoka.discard: {number}}}\n"))
        assert verdict.shown.trace.law.parameters["stoka.discard"] == number


def test_a_deck_reaches_the_other_examples(tried):
    """Under a deck in which another card is the strongest, the examples that it decides no longer hold."""
    deck = (OURS / "sigilai" / "deck.toml").read_text("utf-8")
    strong = re.sub(r'("MEDIS"\ncreation = "world"\nstrength = )8', r"\g<1>40", deck)
    assert strong != deck
    inline = "deck: |\n" + "".join(f"  {line}\n" for line in strong.split("\n"))
    content = text(LONE, "t.outcome", "'chaos'", inline)
    trial = try_out(parse(content))
    assert trial.brings == ["deck"]
    own = parse(content).brought
    broken = {one.id for one in scenarios("sigilai") if _fails(replace(one, brought=own))}
    assert {name for name, holds in trial.printed.changes.items() if not holds} == broken != set()
    assert "deck" in next(line for line in tried(content, "--lang", "en")[1].split("\n") if "Other examples" in line)


def _fails(scenario):
    try:
        return bool(hold(scenario).failures)
    except SetupError:
        return True


def test_a_layout_is_not_laid_where_an_example_states_what_lies_in_the_siggil():
    """A position of its own is kept; a solo game that states none is played on the proposal's layout."""
    places = (OURS / "siggil" / "layouts.toml").read_text("utf-8")
    inline = "layout: |\n" + "".join(f"  {line}\n" for line in re.sub(r'name = ".*?"', 'name = "mine"', places[
        places.index("[[layout]]"):].split("[[layout]]")[1].join(("[[layout]]", "")), count=1).split("\n"))
    changed_by = try_out(parse(text(TWICE, 't.spirits["Ana"]', "['Vėžlys*']", inline, "siggil/turn.3"))).printed.changes
    stating = {one.id for one in scenarios("siggil") if "siggil=" in one.examples[0].source}
    assert "one-capture-a-turn" in stating
    assert not stating & changed_by.keys()
    assert "question-layout" in changed_by


def test_numbers_reach_the_other_examples():
    """What a number of the proposal changes in the book is told as printed, and not only under a reading."""
    trial = try_out(proposal(LONE, "t.outcome", "'chaos'", "rulings: {stoka.discard: 2}\n"))
    assert trial.printed.changes == changes("sigilai", {"stoka.discard": 2}) != {}


# The command

@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_is_told_in_every_language(tried, lang):
    """Every sentence of a report is there, none stands as the name of its message."""
    front = "reading: {lone_leader: wins}\nwording: {sigilai/20: {en: Lay one.}}\n"
    for call, wanted in ((LONE, "('won', 'Vasara')"), (LONE, "('won', 'Ruduo')"), (EMPTY, "('won', 'Vasara')")):
        code, out, _ = tried(text(call, "t.outcome, t.winner", wanted, front), "--lang", lang)
        assert code == 0
        assert "lone_leader=wins" in out
        assert "cli-" not in out


def test_the_report_is_data_too(tried):
    """With ``--json`` nothing but JSON is printed, with the same facts."""
    code, out, err = tried(text(LONE, "t.outcome, t.winner", "('won', 'Vasara')"), "--json", "--lang", "en")
    report, = json.loads(out)["proposals"]
    assert (code, err, report["new_reading_needed"]) == (0, "", True)
    assert report["parting"]["event"]["kind"] == "chaos"
    assert report["parting"]["function"] == "engine.sigilai.rules.contest"
    assert not report["printed"]["holds"]
    assert report["table"]["changes"]


WITH = ("---\ntitle: {{en: x}}\nclauses: [sigilai/20]\nstatus: proposed\nreason: {{en: x}}\n---\n"
        "```python\n{}\n```\n")
BAD = {
    "no language of scenarios": (text("[x for x in (1, 2)]", "t", "[1]"), "not_allowed"),
    "imports": (text('__import__("os")', "t", "1"), "not_callable"),
    "import statement": (WITH.format(">>> import os"), "not_allowed"),
    "reads a file": (text('open("/etc/passwd")', "t", "1"), "not_callable"),
    "loops": (WITH.format(">>> while True:\n...     trick()"), "not_allowed"),
    "runs long": (WITH.format(">>> g = game()\n" * 4), "too_many_games"),
    "no such reading": (text(LONE, "t.outcome", "'won'", "reading: {lone_leader: perhaps}\n"), "unknown_reading"),
    "no such question": (text(LONE, "t.outcome", "'won'", "reading: {lone_wolf: wins}\n"), "unknown_ruling"),
    "out of range": (text(LONE, "t.outcome", "'won'", "rulings: {stoka.discard: 99}\n"), "parameter_out_of_range"),
    "no such clause": (text(LONE, "t.outcome", "'won'", "wording: {sigilai/999: {en: x}}\n"), "unknown_clause"),
    "no such language": (text(LONE, "t.outcome", "'won'", "wording: {sigilai/20: {de: x}}\n"), "not_by_language"),
    "deck outside": (text(LONE, "t.outcome", "'won'", "deck: ../own.toml\n"), "outside_the_folder"),
    "no deck there": (text(LONE, "t.outcome", "'won'", "deck: none.toml\n"), "no_such_file"),
    "deck without a sigil": (text(LONE, "t.outcome", "'won'", "deck: poor.toml\n"), "sign_on_no_card"),
    "layout of another game": (text(LONE, "t.outcome", "'won'", "layout: own.toml\n"), "unknown_field"),
    "bad rule": (text(SECRET, "t.outcome", "None", "rule: equal(color(\n", "eleusis/setup.1"), ""),
    "rule outside": (text(SECRET, "t.outcome", "None", "rule: ../x.txt\n", "eleusis/setup.1"), "outside_the_folder"),
}


@pytest.mark.parametrize("case", BAD)
def test_bad_input_is_told_and_nothing_else(tried, tmp_path, case):
    """What cannot be tried ends with 2, its place and what is wrong; beside it even a good proposal is not reported."""
    deck = (OURS / "sigilai" / "deck.toml").read_text("utf-8")
    (tmp_path / "poor.toml").write_text(deck.replace('signs = ["saulutė"]', 'signs = ["ratas"]'), "utf-8")
    (tmp_path / "good.md").write_text(text(LONE, "t.outcome", "'won'"), "utf-8")
    content, code = BAD[case]
    ended, out, err = tried(content, str(tmp_path / "good.md"), "--json")
    data = json.loads(out)
    assert (ended, err, list(data)) == (2, "", ["problems"])
    assert code in [one["code"] for one in data["problems"]] or (not code and data["problems"])
    assert all("doubt.md" in one["where"] for one in data["problems"])
    assert tried(content, "--lang", "en")[0] == 2


def test_only_a_proposal_brings_something_along():
    """A settled scenario of the book plays with the book's own deck and rules."""
    with pytest.raises(SetupError, match="unknown field"):
        parse(text(LONE, "t.outcome", "'won'", "rulings: {stoka.discard: 2}\n").replace("proposed", "settled"))


def test_a_file_must_be_named(capsys):
    """Without a file there is nothing to try."""
    assert main(["try", "--lang", "en"]) == 2
    assert "FILE" in capsys.readouterr().err


@pytest.mark.parametrize("link", ["#scenario=autumn-reveals-first&v=1",
                                  "https://example.org/en/sigilai/examples/x/#scenario=autumn-reveals-first&v=1"])
def test_a_link_is_told_to_be_none_that_can_be_tried(capsys, link):
    """A link says no wanted outcome; the help says so, and so does the error, with what to do instead."""
    assert main(["try", link, "--json"]) == 2
    assert [one["code"] for one in json.loads(capsys.readouterr().out)["problems"]] == ["link_not_tried"]
    with pytest.raises(SystemExit):
        main(["try", "--help", "--lang", "en"])
    assert "a link to a bench can be run, but not tried" in " ".join(capsys.readouterr().out.split())


def test_what_takes_long_shows_how_far_it_is_and_ends_when_it_is_stopped(tried, monkeypatch):
    """On a terminal the sets and examples are counted; Ctrl-C ends with 130, a sentence and no part of a report."""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    monkeypatch.setattr("rulebook.commands.output.OFTEN", 0)
    content = text(LONE, "t.outcome", "'chaos'")
    told = tried(content, "--lang", "en")[2]
    assert re.search(r"1/1 doubt \d", told)
    assert re.search(r"1/1 doubt \d+/\d+", told)

    def stop(*_):
        raise KeyboardInterrupt
    monkeypatch.setattr("rulebook.trial._came", stop)
    code, out, err = tried(content, "--lang", "en")
    assert (code, out) == (130, "")
    assert "Traceback" not in err


# The guide

@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_for_designers_shows_what_the_command_says(tmp_path, capsys, monkeypatch, lang):
    """The proposal that the guide works through, tried as it stands there, gives the report that it shows."""
    guide = Path(engine.__file__).parent.parent / "docs" / lang / "designers.md"
    page = guide.read_text("utf-8")
    (tmp_path / "lone-leader.md").write_text(re.search(r"````markdown\n(.*?)````", page, re.S)[1], "utf-8")
    shown = re.search(r"```text\n\$ rulebook try lone-leader\.md\n(.*?)```", page, re.S)[1]
    monkeypatch.chdir(tmp_path)
    assert main(["try", "lone-leader.md", "--lang", lang]) == 0
    assert capsys.readouterr().out == shown
