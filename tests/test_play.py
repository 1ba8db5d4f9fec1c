"""The mechanism, on small rules of its own: events, choices, menus, driving, replay, exploration."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from itertools import permutations, product
from unicodedata import normalize

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import nested, rulings, seeds, tricks

from engine import eleusis
from engine.play import (
    CHANCE,
    TABLE,
    Choice,
    Counts,
    Event,
    Gap,
    NotFinite,
    Options,
    Pause,
    Play,
    Refusal,
    Refused,
    Shuffle,
    TooLong,
    answer_text,
    applies,
    choice,
    event,
    explore,
    listed_answers,
    nothing_asked,
    random_answers,
    replay,
    run,
)
from engine.problems import Problem
from engine.rulings import Grounds, Question, Reading, Rulings
from engine.sigilai import VOCABULARY, Setup, game, trick
from engine.vocabulary import defaults

C = ("small/1",)
D = ("small/2", "small/1")
SETTINGS = settings(max_examples=60, deadline=None)


class Ledger:
    """A table that keeps what was said, and hides what one seat whispered."""

    def __init__(self) -> None:
        self.said_so_far: list[object] = []
        self.whispers: list[object] = []

    @applies
    def said(self, word: object) -> None:
        self.said_so_far.append(word)

    @applies
    def answered(self, word: object, who: str) -> None:
        self.said_so_far.append(f"{who}: {word}")

    @applies
    def told(self, word: object, who: str, to: str) -> None:
        self.whispers.append(f"{who} to {to}: {word}")

    @applies
    def told_often(self, word: object, who: str, to: str, times: int) -> None:
        self.whispers += [f"{who} to {to}: {word}"] * times

    @applies
    def cleared(self) -> None:
        self.said_so_far.clear()

    def forgotten(self, word: object) -> None:
        self.said_so_far.remove(word)

    def view(self, who: str) -> tuple[str, list[object]]:
        return who, self.said_so_far


def law(**readings: str) -> Rulings:
    """Rulings of small questions, each with its reading in force."""
    questions = {name: Question(name, D, (Reading(reading, Grounds("text", C)),)) for name, reading in readings.items()}
    return Rulings(questions, readings, {})


def small(rules, **readings: str) -> Play:
    """A play of a small rule on a ledger."""
    return Play(Ledger, lambda table, rulings: rules(table, rulings), lambda: law(**readings))


def pick(who, *options, kind="pick", clauses=C):
    """A choice from a list."""
    return choice(who, kind, Options(options, clauses), clauses)


def two_words(table, rulings):
    """Two seats say a word each."""
    first = yield pick("A", "x", "y")
    yield event("answered", C, word=first, who="A")
    second = yield pick("B", "x", "y", "z", clauses=D)
    yield event("answered", D, word=second, who="B")
    return first + second


# Driving

def test_a_trace_holds_events_answers_and_the_returned_value():
    """A play that is answered throughout gives its events, its answers as texts, and what the rules returned."""
    trace = replay(small(two_words), ["y", "z"])
    assert [(one.kind, one.clauses, one.facts) for one in trace.events] == [
        ("answered", C, {"word": "y", "who": "A"}), ("answered", D, {"word": "z", "who": "B"})]
    assert [(answer.who, answer.text, answer.option) for answer in trace.answers] == [("A", "y", "y"), ("B", "z", "z")]
    assert (trace.value, trace.pending, trace.gap, trace.refused) == ("yz", None, None, None)


def test_a_table_is_changed_by_events_alone_and_before_the_rules_go_on():
    """Each event is applied to the table before the rule resumes; a method that is not marked applies nothing."""
    heard = []

    def rules(table, rulings):
        yield event("said", C, word=1)
        heard.append(list(table.said_so_far))
        yield event("forgotten", C, word=1)
        heard.append(list(table.said_so_far))
        yield event("unheard_of", C, word=2)
        heard.append(list(table.said_so_far))
        yield event("cleared", C)
        heard.append(list(table.said_so_far))

    trace = replay(small(rules))
    assert heard == [[1], [1], [1], []]
    assert [one.kind for one in trace.events] == ["said", "forgotten", "unheard_of", "cleared"]


def test_a_table_gets_the_facts_of_an_event_by_name():
    """However many facts an event has and in whichever order a rule names them, each reaches its own parameter."""
    def rules(table, rulings):
        yield event("answered", C, who="A", word=1)
        yield event("told", C, to="B", who="A", word=2)
        yield event("told_often", C, times=2, to="B", who="A", word=3)
        return table.said_so_far, table.whispers

    assert replay(small(rules)).value == (["A: 1"], ["A to B: 2", "A to B: 3", "A to B: 3"])


def test_replay_stops_at_the_first_choice_without_an_answer():
    """Answers that run out leave the trace so far and the pending choice, whose clauses are cited last."""
    trace = replay(small(two_words), ["x"])
    assert [one.facts["word"] for one in trace.events] == ["x"]
    assert (trace.pending.who, trace.pending.kind, list(trace.pending.menu)) == ("B", "pick", ["x", "y", "z"])
    assert trace.clauses == ["small/1", "small/2"]
    assert trace.value is None


def test_nothing_asked_leaves_the_first_choice_pending():
    """The answer function that answers nothing stops at the first choice."""
    trace = run(small(two_words), nothing_asked)
    assert (trace.pending.who, trace.events) == ("A", [])


@SETTINGS
@given(seeds)
def test_replay_of_any_prefix_is_a_prefix_of_the_trace(seed):
    """A position is a set-up and a list of answers: every prefix of the answers replays to a prefix of the events."""
    whole = run(small(two_words), random_answers(seed))
    answers = [answer.text for answer in whole.answers]
    for count in range(len(answers) + 1):
        part = replay(small(two_words), answers[:count])
        assert [one.facts for one in part.events] == [one.facts for one in whole.events][:len(part.events)]
        assert (part.pending is None) == (count == len(answers))


def test_a_choice_with_one_option_answers_itself():
    """One option, or several that are all alike, is taken without asking and is not among the answers."""
    def rules(table, rulings):
        return ((yield pick("A", "x")), (yield pick("A", "y", "y")), (yield choice("A", "n", Counts(2, 2, C), C)),
                (yield choice(CHANCE, "order", Shuffle(["z"], C), C)))

    trace = run(small(rules), nothing_asked)
    assert trace.value == ("x", "y", 2, ["z"])
    assert trace.answers == []


def test_an_answer_that_the_menu_refuses_ends_the_replay_there():
    """A refused answer leaves its choice pending and stands in ``refused`` with the clauses that forbid it."""
    trace = replay(small(two_words), ["x", "w", "y"])
    assert isinstance(trace.refused, Refused)
    assert trace.refused.refusal == Refusal(D, "not_offered", {"option": "w"})
    assert (trace.refused.answer, trace.pending.who, len(trace.answers), trace.value) == ("w", "B", 1, None)
    assert str(trace.refused) == "'w': not_offered {'option': 'w'} (small/2, small/1)"


def test_answers_that_nobody_asks_for_are_left_over():
    """More answers than choices change nothing: the trace uses as many as were asked for."""
    trace = replay(small(two_words), ["x", "y", "z"])
    assert (trace.value, len(trace.answers)) == ("xy", 2)


def test_a_chooser_gets_its_own_view_and_never_the_table():
    """An answer function is called with the choice and the view of whoever chooses."""
    seen = []

    def answer(asked, view):
        seen.append((asked.who, view[0], list(view[1])))
        return "x"

    run(small(two_words), answer)
    assert seen == [("A", "A", []), ("B", "B", ["A: x"])]


def test_a_watcher_sees_each_event_with_the_table_after_it():
    """``watch`` is called once an event, when the table has taken it in."""
    seen = []
    run(small(two_words), random_answers(1), watch=lambda one, table: seen.append((one.kind, len(table.said_so_far))))
    assert seen == [("answered", 1), ("answered", 2)]


def test_a_play_longer_than_its_limit_is_refused():
    """A play is bounded by a count of events and choices, so the verdict never depends on the clock."""
    def tell(table, rulings):
        for _ in range(20):
            yield event("said", C, word=1)

    def ask(table, rulings):
        for _ in range(20):
            yield pick("A", "x")

    for rule in (tell, ask):
        assert run(small(rule), nothing_asked, limit=20).pending is None
        with pytest.raises(TooLong) as error:
            run(small(rule), nothing_asked, limit=19)
        assert error.value.problems == [Problem("rulings", "too_long", None, [19])]


# Events, refusals, gaps, rulings

def test_a_secret_fact_is_seen_by_the_named_seats_only():
    """``seen_by`` gives a hidden fact as None; whoever is named, and the whole trace, sees it."""
    whispered = Event("whispered", C, {"word": ("A", "B")}, who="A", word="w")
    assert whispered.seen_by("A") == whispered.seen_by("B") == whispered.seen_by(None) == {"who": "A", "word": "w"}
    assert whispered.seen_by("C") == whispered.seen_by(CHANCE) == {"who": "A", "word": None}
    assert Event("said", C, word="w").seen_by("C") == {"word": "w"}


def test_events_and_choices_show_themselves_in_full():
    """What an event or a choice is can be read from its representation."""
    assert repr(Event("said", D, word="w", count=2)) == "Event('said', small/2, small/1, word='w', count=2)"
    assert repr(Choice("A", "pick", Options("xy", C), C, seat="B")) == "Choice('A', 'pick', {'seat': 'B'})"


def test_a_choice_that_a_rule_yields_is_the_choice_class():
    """The function that rules call and the class make the same choice."""
    menu = Options("xy", C)
    quick, plain = choice("A", "pick", menu, C, ("A",), seat="B"), Choice("A", "pick", menu, C, ("A",), seat="B")
    assert type(quick) is Choice
    names = ("who", "kind", "menu", "clauses", "sees", "facts")
    assert [getattr(quick, name) for name in names] == [getattr(plain, name) for name in names]


def test_a_gap_closes_the_trace_and_is_no_error():
    """Where the text decides nothing the trace ends with the gap, its clauses and what it needed."""
    def rules(table, rulings):
        yield event("said", C, word=1)
        rulings.ask("who_knows", seats=["A"])
        yield event("said", C, word=2)

    trace = replay(small(rules, who_knows="gap"))
    assert [one.facts["word"] for one in trace.events] == [1]
    assert isinstance(trace.gap, Gap)
    assert (trace.gap.question, trace.gap.clauses, trace.gap.facts) == ("who_knows", D, {"seats": ["A"]})
    assert trace.clauses == ["small/1", "small/2"]
    assert (trace.asked, trace.value, trace.pending) == ({"who_knows": "gap"}, None, None)


def test_rules_may_raise_a_gap_of_their_own():
    """A gap that a rule raises itself, naming the clauses that disagree, closes the trace too."""
    def rules(table, rulings):
        yield event("said", C, word=1)
        raise Gap(D, "disagree", why="both")

    trace = replay(small(rules))
    assert (trace.gap.question, trace.gap.clauses, trace.gap.facts) == ("disagree", D, {"why": "both"})


def test_the_questions_asked_are_recorded_on_the_event_after():
    """An event carries the open questions asked since the event before, with their readings; the trace all of them."""
    def rules(table, rulings):
        assert rulings.ask("tie") == "lot"
        rulings.ask("lead")
        yield event("said", C, word=1)
        yield event("said", C, word=2)
        rulings.ask("tie")
        yield event("said", C, word=3)
        assert rulings.reading("open") == "gap"

    trace = replay(small(rules, tie="lot", lead="first", open="gap", unasked="a"))
    assert [dict(one.rulings or {}) for one in trace.events] == [{"tie": "lot", "lead": "first"}, {}, {"tie": "lot"}]
    assert list(trace.asked.items()) == [("tie", "lot"), ("lead", "first"), ("open", "gap")]


# Menus

def test_options_are_written_and_read_by_one_text_each():
    """Every option, and every option one might ask about, goes to its text and back; a stranger stays a text."""
    menu = Options([("a", "b"), "c", 3], C, others=["d"])
    texts = [menu.encode(option) for option in menu.conceivable()]
    assert texts == ["a+b", "c", "3", "d"]
    assert [menu.decode(text) for text in texts] == [("a", "b"), "c", 3, "d"]
    assert menu.decode("e") == "e"
    assert [menu.why_not(option) for option in menu] == [None, None, None]
    assert menu.why_not("d") == Refusal(C, "not_offered", {"option": "d"})
    assert len(menu) == 3


def test_a_menu_lists_an_option_once_but_draws_it_as_often_as_it_lies_there():
    """Alike options are listed once; each copy has its own chance to be drawn."""
    class Third:
        def __init__(self, number):
            self.number = number

        def random(self):
            return self.number

    menu = Options(["a", "a", "b"], C)
    assert list(menu) == ["a", "b"]
    assert [menu.pick(Third(number)) for number in (0.0, 0.4, 0.7, 0.999999)] == ["a", "a", "b", "b"]


@pytest.mark.parametrize(("options", "only"), [
    ([], None), (["a"], "a"), (["a", "a", "a"], "a"), (["a", "b"], None), (["a", "b", "a"], None)])
def test_a_menu_has_a_single_option_where_all_are_alike(options, only):
    """``only`` is the option that is left no choice about, and None wherever there is one or nothing."""
    assert Options(options, C).only() == only


@SETTINGS
@given(st.integers(-5, 5), st.integers(0, 6), st.integers(-20, 20))
def test_counts_take_the_whole_numbers_of_their_range(low, more, number):
    """A count is a whole number from low to high; any other is refused with the range."""
    menu = Counts(low, low + more, C)
    assert list(menu) == list(range(low, low + more + 1))
    assert all(menu.decode(menu.encode(one)) == one for one in menu)
    expected = None if low <= number <= low + more else \
        Refusal(C, "not_that_many", {"option": str(number), "low": low, "high": low + more})
    assert menu.why_not(number) == expected
    assert menu.why_not(menu.decode("many")).reason == "not_that_many"


@SETTINGS
@given(st.lists(st.sampled_from("abcdefgh"), min_size=2, max_size=8, unique=True), st.randoms(use_true_random=False))
def test_a_shuffle_takes_every_order_and_nothing_else(things, rng):
    """A shuffle draws an order of the things, which goes to its text and back; anything else is refused."""
    menu = Shuffle(things, C)
    order = menu.pick(rng)
    assert sorted(order) == sorted(things)
    assert menu.why_not(order) is menu.why_not(menu.decode(menu.encode(order))) is None
    assert menu.decode(menu.encode(order)) == order
    for wrong in (order[1:], [*order, order[0]], [order[0], *order[:-1]], "".join(order), [*order[1:], "z"]):
        assert menu.why_not(wrong).reason == "not_an_order"
    assert menu.why_not(menu.decode("z+a")).reason == "not_an_order"
    assert menu.only() is None


@pytest.mark.parametrize(("things", "only"), [([], []), (["a"], ["a"]), (["a", "b"], None)])
def test_one_thing_has_one_order(things, only):
    """One thing, or none, needs no shuffling."""
    assert Shuffle(things, C).only() == only


def test_a_shuffle_is_listed_up_to_six_things():
    """Up to six things every order is listed; more cannot be, and say so with their number."""
    assert list(Shuffle("abc", C)) == list(permutations("abc"))
    assert len(list(Shuffle("abcdef", C))) == len(Shuffle("abcdef", C)) == 720
    assert len(Shuffle("abcdefg", C)) == 5040
    with pytest.raises(NotFinite, match="5,040 orders"):
        iter(Shuffle("abcdefg", C))


def test_a_shuffle_draws_every_order():
    """No order of three things is left out by the draw."""
    rng = random.Random(1)
    counts = Counter(tuple(Shuffle("abc", C).pick(rng)) for _ in range(600))
    assert len(counts) == 6
    assert min(counts.values()) > 60


def test_answers_are_read_as_texts_lists_or_options_in_either_normal_form():
    """A listed answer may be a text in any normal form, a list of names, or an option; lists join to one text."""
    def rules(table, rulings):
        three = yield choice("A", "three", Options([("Žž", "b"), ("b", "c")], C), C)
        order = yield choice(CHANCE, "order", Shuffle(["Žž", "b", "c"], C), C)
        count = yield choice(TABLE, "count", Counts(0, 5, C), C)
        word = yield pick("A", "Žž", "b")
        return three, order, count, word

    wide = normalize("NFD", "Žž")
    trace = replay(small(rules), [[wide, "b"], ("c", wide, "b"), 4, wide])
    assert trace.value == (("Žž", "b"), ["c", "Žž", "b"], 4, "Žž")
    with pytest.raises(Pause):
        listed_answers([])(None, None)


ODD = (None, 99, -1, 1.5, 10 ** 5000, "", "\ud800", b"right", [], [None], [{}], [[]], {}, {"right": 1}, (), (1, 2),
       ({},), {1, 2}, object(), nested(3000))


def odd_rounds():
    """Set-ups of both games that ask everything that they have to ask, of hands that are known or only counted."""
    hands = {"Ana": 2, "Bruno": 3, "Cilda": ["8♥", "3♣"]}
    known = {"players": ["Dievs", *hands], "god": "Dievs", "rulings": "table"}
    yield from ((Setup("game", defaults(VOCABULARY["game"]) | {"seed": seed}).game(), seed) for seed in range(3))
    yield eleusis.Setup("game", defaults(eleusis.VOCABULARY["game"])).game(), 0
    for seed in range(12):
        given = known | {"hands": hands} | ({"rule": "reds"} if seed % 2 else {})
        yield eleusis.Setup("round", defaults(eleusis.VOCABULARY["round"]) | given).round(), seed


def test_whatever_is_given_as_an_answer_is_refused():
    """In both games, whoever is asked for whatever, an answer of any type is refused with a reason and has a text."""
    seen = set()

    def answer(choice, view):
        menu = choice.menu
        if choice.kind not in seen:
            seen.add(choice.kind)
            for odd in ODD:
                assert menu.why_not(odd).reason, (choice.kind, odd)
                assert menu.why_not(menu.decode(answer_text(odd))).reason, (choice.kind, odd)
                assert isinstance(menu.encode(odd), str)
        return menu.pick(rng)

    for play, seed in odd_rounds():
        rng = random.Random(seed)
        run(play, answer)
        assert all(replay(play, [odd]).refused for odd in ODD)
    assert seen >= {"turn", "offer", "call", "verdict", "pick", "shown_hand", "next_card", "pack_order", "rule",
                    "seats", "deal", "lay", "sigil", "three", "keep", "lot", "draw"}


def test_a_result_may_be_asked_about_anything():
    """A result says of any value why it is no answer; a list of names is read as in answers."""
    t = eleusis.round(players=["Dievs", "Ana", "Bruno", "Cilda"], god="Dievs", rule="reds", starter="2♣",
                      hands={"Ana": ["8♥", "3♣"]}, first="Ana")
    assert all(t.why_not(odd).reason for odd in ODD)
    assert t.why_not(["8♥", "3♣"]) is None
    assert t.why_not(["8♥", "8♥"]).reason == "not_so_many_in_hand"


# Random play

def test_random_play_is_the_same_for_the_same_seed():
    """A seed gives one play, and seeds differ."""
    plays = [[answer.text for answer in run(small(two_words), random_answers(seed)).answers] for seed in range(12)]
    again = [[answer.text for answer in run(small(two_words), random_answers(seed)).answers] for seed in range(12)]
    assert plays == again
    assert len({tuple(answers) for answers in plays}) > 2


def test_choosers_do_not_draw_in_step():
    """Two choosers who are asked the same do not draw the same all along."""
    def rules(table, rulings):
        said = []
        for _ in range(8):
            said.append(((yield pick("A", *range(9))), (yield pick("B", *range(9)))))
        return said

    assert any(first != second for first, second in run(small(rules), random_answers(5)).value)


def test_random_play_leaves_the_tables_facts_to_the_table():
    """What nobody at the table chooses or chance decides is not made up: the choice stays pending."""
    def rules(table, rulings):
        yield pick(CHANCE, "x", "y")
        yield pick(TABLE, "x", "y")

    trace = run(small(rules), random_answers(3))
    assert (trace.pending.who, len(trace.answers)) == (TABLE, 1)


@SETTINGS
@given(seeds)
def test_a_choosers_draws_do_not_depend_on_other_choosers(seed):
    """Each chooser draws from a stream of its own: another one's extra draws shift nothing."""
    def rules(extra):
        def body(table, rulings):
            said = []
            for _ in range(5):
                said.append((yield pick("A", *range(10))))
                for _ in range(extra):
                    yield pick(CHANCE, *range(10))
                said.append((yield pick("B", *range(10))))
            return said
        return body

    assert run(small(rules(0)), random_answers(seed)).value == run(small(rules(3)), random_answers(seed)).value


def draws(seed, spec):
    """What each chooser of a whole game drew, and from which options."""
    drawn, answer = defaultdict(list), random_answers(seed)

    def record(asked, view):
        picked = answer(asked, view)
        options = getattr(asked.menu, "things", asked.menu.options)
        drawn[asked.who].append((asked.kind, list(map(str, options)), asked.menu.encode(picked)))
        return picked

    run(Setup("game", {**game.__kwdefaults__, "seed": seed, "rulings": spec}).game(), record)
    return drawn


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10_000), rulings(gaps=False, most=1))
def test_games_that_differ_in_a_reading_draw_alike_until_they_differ(seed, other):
    """Under two readings of one question a chooser draws alike for as long as it is asked the same."""
    one, two = draws(seed, "table"), draws(seed, other)
    assert one[CHANCE][:2] == two[CHANCE][:2]  # seats and deal
    for who in one:
        for (kind, options, picked), (other_kind, other_options, other_picked) in zip(one[who], two[who], strict=False):
            if (kind, options) != (other_kind, other_options):
                break
            assert picked == other_picked


# Exploration

def lots(table, rulings):
    """Chance, then a seat, then chance again where the seat wants it."""
    first = yield pick(CHANCE, "a", "b", "c")
    yield event("said", C, word=first)
    if first == "c":
        return "c"
    second = yield pick("A", "stay", "go")
    if second == "go":
        order = yield choice(CHANCE, "order", Shuffle("xyz", C), C)
        return first + "".join(order)
    return first


def test_exploring_walks_every_branch_once():
    """Every combination of answers is one leaf, in order, each with its answers and its own trace."""
    leaves = list(explore(small(two_words)))
    assert [leaf.trace.value for leaf in leaves] == ["".join(pair) for pair in product("xy", "xyz")]
    assert [leaf.answers for leaf in leaves] == list(product("xy", "xyz"))


def test_chance_weighs_by_probability_and_a_seat_branches():
    """Chance's weights are probabilities; a seat's branches weigh one each, so that each plan sums to one."""
    weights = Counter()
    for leaf in explore(small(lots)):
        weights[leaf.trace.value] += leaf.weight
    assert weights["c"] == pytest.approx(1 / 3)
    assert weights["a"] == pytest.approx(1 / 3)
    assert weights["axyz"] == pytest.approx(1 / 18)
    stays = sum(leaf.weight for leaf in explore(small(lots)) if "go" not in leaf.answers)
    goes = sum(leaf.weight for leaf in explore(small(lots)) if "stay" not in leaf.answers)
    assert stays == pytest.approx(1)
    assert goes == pytest.approx(1)


def test_alike_options_weigh_as_often_as_they_lie_there():
    """Exploring gives an option that lies there twice twice the chance, as the draw itself does."""
    def rules(table, rulings):
        return (yield pick(CHANCE, "a", "b", "a", "a"))

    assert {leaf.trace.value: leaf.weight for leaf in explore(small(rules))} == {"a": 0.75, "b": 0.25}


def test_a_policy_weighs_the_seats_choices():
    """With a policy the weights of all leaves sum to one; an option it leaves out weighs nothing."""
    seen = []

    def policy(asked, view):
        seen.append((asked.who, view[0]))
        return {"stay": 0.25, "go": 0.75}

    leaves = list(explore(small(lots), policy=policy))
    assert sum(leaf.weight for leaf in leaves) == pytest.approx(1)
    assert sum(leaf.weight for leaf in leaves if "go" in leaf.answers) == pytest.approx(0.5)
    assert set(seen) == {("A", "A")}
    assert sum(leaf.weight for leaf in explore(small(lots), policy=lambda asked, view: {"go": 1.0})
               if "stay" in leaf.answers) == 0


def test_the_tables_facts_are_branched_and_never_weighed():
    """A fact that nobody stated is branched with weight one, whatever the policy."""
    def rules(table, rulings):
        return (yield choice(TABLE, "count", Counts(0, 2, C), C))

    leaves = list(explore(small(rules), policy=lambda asked, view: {}))
    assert [(leaf.trace.value, leaf.weight) for leaf in leaves] == [(0, 1.0), (1, 1.0), (2, 1.0)]


def test_exploring_ends_at_a_gap():
    """A branch that meets a gap is a leaf like any other."""
    def rules(table, rulings):
        if (yield pick(CHANCE, "x", "y")) == "x":
            rulings.ask("who_knows")
        return "end"

    leaves = list(explore(small(rules, who_knows="gap")))
    assert [(leaf.trace.gap is not None, leaf.trace.value, leaf.weight) for leaf in leaves] \
        == [(True, None, 0.5), (False, "end", 0.5)]


@pytest.mark.parametrize(("rules", "limit", "message"), [
    (two_words, 2, "pick: 3 options, more than 2"),
    (two_words, 5, "more than 5 ends"),
    (lambda table, rulings: (yield choice(CHANCE, "order", Shuffle("abcdefg", C), C)), 99, "5,040 orders"),
])
def test_exploring_more_than_the_limit_is_an_error(rules, limit, message):
    """A menu that cannot be listed or is larger than the limit, and more leaves than the limit, are errors."""
    with pytest.raises(NotFinite, match=message):
        list(explore(small(rules), limit=limit))


def test_exploring_up_to_the_limit_is_none():
    """Exactly as many leaves as the limit allows are walked."""
    assert len(list(explore(small(two_words), limit=6))) == 6


@settings(max_examples=15, deadline=None)
@given(tricks(most=1))
def test_the_chances_of_a_trick_sum_to_one(position):
    """Over all draws of a Sigilai trick in which chance alone chooses, the weights sum to one."""
    setup = Setup("trick", {**trick.__kwdefaults__, **position, "rulings": {"gausa_short": "season_order"}})
    leaves = list(explore(setup.trick()))
    chosen = [answer.who for leaf in leaves for answer in leaf.trace.answers]
    assert set(chosen) <= {CHANCE}
    assert sum(leaf.weight for leaf in leaves) == pytest.approx(1)
    assert len({leaf.answers for leaf in leaves}) == len(leaves)
