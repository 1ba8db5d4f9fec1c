"""Whole games as a state machine: answered choice by choice or many at a time, replayed after each step."""

from __future__ import annotations

import random

from canonical import lines
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from strategies import seeds

from engine.play import NotFinite, Pause, listed_answers, random_answers, replay, run


def same_from_its_answers(play, seed, data):
    """A play replayed from the texts of its answers is the same event by event; from some of them, its beginning."""
    whole = run(play, random_answers(seed))
    answers = [answer.text for answer in whole.answers]
    again = replay(play, answers)
    assert lines(again) == lines(whole)
    assert (again.value, again.gap and again.gap.question, again.pending) == \
        (whole.value, whole.gap and whole.gap.question, None)
    assert [answer.text for answer in again.answers] == answers
    count = data.draw(st.integers(0, len(answers)))
    part = replay(play, answers[:count])
    assert lines(part) == lines(whole)[:len(part.events)]
    assert (part.pending is None) == (count == len(answers))


class Games(RuleBasedStateMachine):
    """A game under any readings, which is its set-up and its answers; a game's own machine says how it is laid.

    It calls :meth:`begin` when it is initialized, and gives the ``nonsense`` that no menu of it takes, a
    :meth:`witness` and what a game may :meth:`end` in.
    """

    nonsense = ("", "?")

    def witness(self, start):
        """What looks at each event, and checks the table after those from number ``start`` on."""
        raise NotImplementedError

    def end(self, trace):
        """Check how a play ended that nobody is asked in any more."""
        raise NotImplementedError

    def begin(self, play):
        """Lay the table."""
        self.play = play
        self.answers = []
        self.trace = replay(play)

    def go_on(self, answers):
        """The play with more answers: what has happened stays, and every new event keeps the invariants."""
        before, self.answers = lines(self.trace), [*self.answers, *answers]
        self.trace = run(self.play, listed_answers(self.answers), watch=self.witness(len(before)))
        assert lines(self.trace)[:len(before)] == before
        assert self.trace.refused is None
        assert [one.text for one in self.trace.answers] == self.answers

    @precondition(lambda self: self.trace.pending is not None)
    @rule(data=st.data())
    def answer(self, data):
        menu = self.trace.pending.menu
        try:
            option = data.draw(st.sampled_from(list(menu)))
        except NotFinite:
            option = menu.pick(random.Random(data.draw(seeds)))
        assert menu.why_not(option) is None
        assert menu.why_not(menu.decode(menu.encode(option))) is None
        self.go_on([menu.encode(option)])

    @precondition(lambda self: self.trace.pending is not None)
    @rule(seed=seeds, count=st.integers(5, 60))
    def play_on(self, seed, count):
        given, drawn, fresh = listed_answers(self.answers), random_answers(seed), []

        def answer(choice, view):
            try:
                return given(choice, view)
            except Pause:
                if len(fresh) == count:
                    raise
                fresh.append(choice.menu.encode(picked := drawn(choice, view)))
                return picked

        run(self.play, answer)
        self.go_on(fresh)

    @precondition(lambda self: self.trace.pending is not None)
    @rule(data=st.data())
    def answer_nonsense(self, data):
        trace = replay(self.play, [*self.answers, data.draw(st.sampled_from(self.nonsense))])
        assert trace.refused is not None
        assert trace.refused.refusal.clauses
        assert lines(trace) == lines(self.trace)

    @precondition(lambda self: self.answers)
    @rule(data=st.data())
    def take_back(self, data):
        self.answers = self.answers[:data.draw(st.integers(0, len(self.answers) - 1))]
        before = lines(self.trace)
        self.trace = replay(self.play, self.answers)
        assert lines(self.trace) == before[:len(self.trace.events)]

    @invariant()
    def an_end_is_one_of_the_known_ones(self):
        trace = self.trace
        assert sum([trace.pending is not None, trace.gap is not None, trace.value is not None]) == 1
        assert {question: trace.law.readings[question] for question in trace.asked} == trace.asked
        if trace.pending is None:
            self.end(trace)
