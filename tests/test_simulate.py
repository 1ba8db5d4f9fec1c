"""Many games: the same however they are parted, each the game of its seed; and players who know only what they see."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

import pytest

from engine.play import TooLong, random_answers, run
from engine.problems import SetupError
from engine.sigilai import POLICIES, Setup
from engine.sigilai import game as sigilai_game
from engine.simulate import (
    COMMON,
    InPlace,
    Job,
    batches,
    kinds_of,
    observed,
    play_batch,
    results,
    seed_of,
    setup_of,
    traces,
)
from engine.tally import RATE, SHARE, Pairs, Tally
from engine.vocabulary import defaults
from rulebook.bench import GAMES, game_module


def total(job, games, executor, workers, size):
    """What all batches come to."""
    whole = None
    for _, part in results(job, games, executor, workers, size=size):
        if whole is None:
            whole = part
        else:
            whole.add(part)
    return whole.as_json()


@pytest.mark.parametrize("against", [None, {"rulings": {"preset": "table", "cancel": "all_equal"}}])
def test_the_result_does_not_depend_on_who_plays(against):
    """One process, two processes and three threads, batches of 7 and of 30: the sums are the same."""
    job = Job("sigilai", {"policies": {"Ruduo": "seeker"}}, 5, against)
    alone = total(job, 60, InPlace(), 1, 30)
    with ProcessPoolExecutor(2) as pool:
        assert total(job, 60, pool, 2, 7) == alone
    with ThreadPoolExecutor(3) as pool:
        assert total(job, 60, pool, 3, 30) == alone


@pytest.mark.parametrize("game", GAMES)
def test_each_game_is_the_one_of_its_seed(game):
    """Game number n of a run is what the vocabulary's game plays by the seed that it has."""
    job = Job(game, {}, 3)
    [trace] = traces(setup_of(job), job, 2, 1)
    alone = game_module(game).game(seed=seed_of(job, 2))
    assert seed_of(job, 2) == 3_000_000_002
    assert [event.kind for event in trace.events] == alone.kinds
    assert [answer.text for answer in trace.answers] == alone.answers


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_is_observed_and_of_its_kind(game):
    """A game's figures are the ones it names; a rate never has more hits than tries, and winners are seats."""
    module, kinds = game_module(game), kinds_of(game)
    job = Job(game)
    tally = Tally(kinds)
    for trace in traces(setup_of(job), job, 0, 8):
        figures = observed(game, trace)
        assert set(figures) == set(kinds)
        assert {*module.FIGURES, *COMMON} == set(kinds)
        assert trace.value in module.GOAL or game == "sigilai"
        assert all(0 <= hits <= tries for name, kind in kinds.items() if kind == RATE
                   for hits, tries in figures[name].values())
        assert set(figures["winners"]) <= set(map(str, setup_of(job).seats))
        assert figures["winners"]
        tally.observe(figures)
    assert all(tally.sums[name] for name in kinds)
    assert all(tally.share(name) for name, kind in kinds.items() if kind == SHARE)


def test_the_cards_in_mara_are_counted_as_they_lie_there():
    """The figure of Mara's field is its number of cards at the beginning of every trick, whatever moves them."""
    laws = [{"preset": "table"}, {"preset": "table", "stuck": "mara_reshuffle", "empty_hand": "sits_out"}]
    for rulings in laws:
        play = Setup("game", {**defaults(sigilai_game), "rulings": rulings}).laid()
        for seed in range(30):
            lying = []

            def watch(event, table, lying=lying):
                if event.kind == "trick_began":
                    lying.append(len(table.mara))

            trace = run(play, random_answers(seed), watch=watch)
            assert observed("sigilai", trace)["mara"] == lying


def test_a_game_that_ends_nowhere_is_counted_as_such(monkeypatch):
    """A game that passes the bound of its steps is one of the outcomes, and lacks the other figures."""
    def endless(play, answer):
        raise TooLong(9)

    monkeypatch.setattr("engine.simulate.run", endless)
    tally = play_batch(Job("sigilai"), 0, 3)
    assert tally.share("outcomes")["too_long"].value == 1
    assert tally.number("tricks") is None


def test_a_gap_is_an_outcome_and_its_clauses_count():
    """Under the printed text games end in gaps, each told with its question, and the clauses that leave it open."""
    tally = play_batch(Job("sigilai", {"rulings": "printed"}), 0, 60)
    shares = tally.share("outcomes")
    assert shares["gap:empty_hand"].value > 0.2
    assert tally.share("clauses")["sigilai/20"].value == 1


def test_every_pair_differs_only_by_what_is_laid_against():
    """Played against the same, no figure differs; against another reading the first side is still the same."""
    same = play_batch(Job("sigilai", {}, 1, {}), 0, 20)
    assert isinstance(same, Pairs)
    assert same.first.as_json() == same.second.as_json()
    assert all(one.value == 0 for name in ("outcomes", "winners", "tricks", "card_wins")
               for one in same.differences(name).values())
    other = play_batch(Job("sigilai", {}, 1, {"rulings": {"preset": "table", "lone_leader": "wins"}}), 0, 20)
    assert other.first.as_json() == same.first.as_json() != other.second.as_json()


def test_batches_cover_all_games_once():
    """Batches follow each other without a gap; the last has what is left."""
    assert list(batches(10, 4)) == [(0, 4), (4, 4), (8, 2)]
    assert list(batches(4, 4)) == [(0, 4)]


def test_batches_that_are_done_are_not_played_and_few_wait():
    """Only what is left is played, and never more batches are begun than workers and one."""
    class Counting(InPlace):
        begun = 0

        def submit(self, *arguments, **named):
            self.begun += 1
            return super().submit(*arguments, **named)

    executor = Counting()
    parts = results(Job("sigilai"), 10_000, executor, 2, size=2, done={0, 2})
    assert sorted(next(parts)[0] for _ in range(3)) == [1, 3, 4]
    assert executor.begun <= 6
    parts.close()
    [future] = [InPlace().submit(lambda: 1 / 0)]
    assert isinstance(future.exception(), ZeroDivisionError)


def test_a_set_up_that_cannot_be_played_is_told_before_any_game():
    """Every problem of a job's arguments is told at once."""
    with pytest.raises(SetupError) as told:
        setup_of(Job("sigilai", {"rulings": {"cancel": "x", "kept": 9}, "policies": "clever"}))
    assert [problem.code for problem in told.value.problems] == [
        "unknown_reading", "parameter_out_of_range", "unknown_value"]


@pytest.mark.parametrize("policy", POLICIES)
def test_a_player_sees_only_what_its_seat_sees(policy):
    """A policy is shown views that tell nothing of hidden cards: it chooses alike at two tables that differ in them."""
    setup = Setup("play", {**defaults(Setup.vocabulary["play"]), "rulings": "table", "tricks": 1})
    hands = {"Ruduo": ["MEDIS", "RAGANA", "ŽEMĖ"], "Pavasaris": ["UPĖ"], "Vasara": ["JŪRA", "AIDAS"]}
    chosen = []
    for hidden in (["SAULĖ", "KALNAS"], ["STOKA", "GAUSA"]):
        setup.given["hands"] = {**hands, "Žiema": hidden}
        play = setup.laid()
        answers = []

        def answer(choice, view, answers=answers, player=POLICIES[policy](1)):  # noqa: B008
            answers.append((choice.who, choice.menu.encode(option := player(choice, view))))
            return option

        run(play, answer)
        chosen.append(answers[0])
    assert chosen[0] == chosen[1]
    assert chosen[0][0] == "Ruduo"


@pytest.mark.parametrize(("policy", "games", "least"), [("seeker", 200, 0.25), ("look_ahead", 40, 0.35)])
def test_players_who_think_win_more_than_their_share(policy, games, least):
    """A player in Winter's seat, who wins one game in six by chance, wins far more often when it thinks."""
    chance = play_batch(Job("sigilai"), 0, 300).share("winners")["Žiema"]
    better = play_batch(Job("sigilai", {"policies": {"Žiema": policy}}), 0, games).share("winners")["Žiema"]
    assert chance.high < 0.25
    assert better.value > least


def test_the_players_play_whole_games_under_every_single_reading():
    """Seekers and players who look ahead come to an end under each reading, laid over the table's."""
    for question in Setup.lawbook.questions.values():
        for reading in question.names:
            if reading != "gap":
                job = Job("sigilai", {"policies": {"Ruduo": "look_ahead", "Žiema": "seeker"},
                                      "rulings": {"preset": "table", question.name: reading}}, 2)
                assert play_batch(job, 0, 1).games == 1
