"""Links for ever: what was once published opens, in Python and in the page, and no damaged link does any harm."""

from __future__ import annotations

import json
import os
import random
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest

from engine.problems import SetupError
from rulebook import link as links
from rulebook.bench import GAMES, schema
from rulebook.pages import plays
from rulebook.pages.assets import words_of
from rulebook.scenario import scenarios
from rulebook.texts import LANGUAGES
from tests.test_links import READ, through
from tests.test_share import asked, baked_of, states

KEPT = Path(__file__).parent / "links"
#: The version whose links `KEEP_LINKS=1 pytest tests/test_links_kept.py` writes down; what is written stays.
VERSION = "0.1.0"
MUTATIONS = 10_000
STRANGE = [
    *"<>\"'&=%.,~[]{}:#+-90", "null", "true", "%00", "%3Cscript%3E", "<img src=x onerror=alert(1)>", "javascript:",
    "__proto__", "constructor", "é", "♥", "\u2028", "\N{PILE OF POO}", "%F0%9F%92%A9", "%E0%A4", "~[[[[", "9" * 30,
    "&step=3", "&trace=zzz", "&told.event-x.y=1", "&told.answer-won.winner=%3Cb%3E", "&edition=1999-01", "&answers=",
    "&v=2", "&persons=Ana,Jonas", "&persons=", "&persons=~[]", "&persons=~%5B%22Ruduo%22,1%5D", "&persons=~"]


@cache
def example(game, name):
    """The file of a bench: of a scenario or of a play."""
    for play in plays.plays(game):
        if plays.identity(play) == name:
            return plays.baked(game, play)
    return baked_of(next(one for one in scenarios(game) if one.id == name))


def kept():
    """Every kept link with its version."""
    for path in sorted(KEPT.glob("*.json")):
        for address in json.loads(path.read_text("utf-8")):
            yield path.stem, address


def test_links_of_this_version_are_kept():
    """The file of this version holds links of every game, of changed and unchanged benches, of plays and readings."""
    path = KEPT / f"{VERSION}.json"
    if os.environ.get("KEEP_LINKS") == "1":
        path.parent.mkdir(exist_ok=True)
        known = json.loads(path.read_text("utf-8")) if path.exists() else []
        every = list(dict.fromkeys([*known, *made()]))
        path.write_text(json.dumps(every, ensure_ascii=False, indent=1) + "\n", "utf-8")
    found = [links.read(address) for address in json.loads(path.read_text("utf-8"))]
    assert {one.game for one in found} == set(GAMES)
    assert len(found) >= 100
    assert sum(bool(one.fingerprint) for one in found) >= 90
    assert any(one.play for one in found)
    assert any(isinstance(one.play.get("seat"), list) and len(one.play["seat"]) > 1 for one in found)
    assert any(one.rulings for one in found)


def made():
    """Links as the page makes them today: of every fourth example and of its changes, and of the plays."""
    for game in GAMES:
        requests = []
        for scenario in scenarios(game)[::4]:
            baked = baked_of(scenario)
            said = {"lang": "en", "title": scenario.id, "reason": "-"}
            requests += [{"script": "bench", "baked": baked, "schema": schema(game), "state": state, "said": said}
                         for state in states(baked)]
        for request, plain in zip(requests, through(requests), strict=True):
            request["reply"] = asked(links.read(f"{game}/#{plain['link'] or 'scenario=' + request['baked']['id']}"))
            request["words"] = words_of(game, "en")
        for request, reply in zip(requests, through(requests), strict=True):
            yield f"{game}/examples/{request['baked']['id']}/#{reply['link']}"
        for name in plays.plays(game):
            yield f"{game}/play/#scenario={plays.identity(name)}&v=1&seed=7"
            yield f"{game}/play/#scenario={plays.identity(name)}&v=1&seed=7&persons={','.join(shared(game, name))}"


def shared(game, name):
    """Two persons at a play: the seat of its own, and another one that the play names, if there is one."""
    scene = plays.plays(game)[name]
    own, args = scene["play"]["seat"], scene["args"]
    seats = [one for one in [*args.get("players", []), *schema(game)["names"].get("seat", [])] if one != own]
    return [own, *seats[:1]]


def test_every_kept_link_opens_in_python():
    """Each is read whole and played; where it comes out otherwise today, what it showed can still be told."""
    for version, address in kept():
        link = links.read(address)
        assert (link.unread, link.cut) == ((), False), (version, address)
        if "told.ui-answer-problems=" in address:  # it showed that then, and may be playable today
            continue
        played = links.play(link)
        if links.fingerprint(played.trace) != link.fingerprint:
            assert not link.fingerprint or all(links.told(link, lang) for lang in LANGUAGES), (version, address)


def test_every_kept_link_opens_in_the_page_as_in_python():
    """The page's script reads each whole, and finds the position that Python finds."""
    by_bench = {}
    for _, address in kept():
        link = links.read(address)
        by_bench.setdefault((link.game, link.id), []).append(address)
    for (address, reply) in read_both(by_bench):
        assert reply["ignored"] == READ, address
        same(links.read(address), reply, address)


def read_both(by_bench):
    """What the page makes of links, with each."""
    requests = [{"script": "bench", "baked": example(*bench), "schema": schema(bench[0]),
                 "words": words_of(bench[0], "en"), "links": [address.partition("#")[2] for address in addresses]}
                for bench, addresses in by_bench.items()]
    for addresses, replies in zip(by_bench.values(), through(requests), strict=True):
        yield from zip(addresses, replies, strict=True)


def same(link, reply, address):
    """The page and Python read one position, and the same of what was shown."""
    state = reply["state"]
    if link.play:
        scene = example(link.game, link.id)["play"]
        assert link.play["seat"] == state.get("persons", scene["seat"]), address
        drawn = [name for name in ("seed", "level") if name in scene]
        assert [link.play[name] for name in drawn] == [state[name] for name in drawn], address
    else:
        assert link.args == state["args"], address
    assert list(link.answers) == state["answers"], address
    assert (dict(link.rulings), link.step) == (state["rulings"], state["step"]), address
    shown = reply["shown"] or {"trace": "", "told": None}
    assert (link.fingerprint, dict(link.told)) == (shown["trace"], shown["told"] or {}), address
    assert links.told(link, "en") == reply["told"], address


def mutated(rng, address):
    """A link with a few things wrong after the name of its bench."""
    place, _, parts = address.partition("&")
    for _ in range(rng.randint(1, 4)):
        at, until = sorted(rng.randint(0, len(parts)) for _ in range(2))
        parts = rng.choice([parts[:at] + rng.choice(STRANGE) + parts[at:], parts[:at] + parts[until:],
                            f"{parts}&{parts[at:until]}", parts.replace("=", "=~", 1),
                            parts[:at] + parts[at:at + 1].swapcase() + parts[at + 1:]])
    return f"{place}&{parts}"


@pytest.mark.parametrize("seed", range(2))
def test_a_damaged_link_is_a_message_or_a_position(seed):
    """Ten thousand mutated links: the page and Python read the same of each, and nothing but data comes of it."""
    rng = random.Random(seed)
    pool = [address for _, address in kept()]
    by_bench = {}
    for _ in range(MUTATIONS // 2):
        address = mutated(rng, rng.choice(pool))
        link = links.read(address)
        by_bench.setdefault((link.game, link.id), []).append(address)
    count, played = 0, set()
    for address, reply in read_both(by_bench):
        count += 1
        link = links.read(address)
        same(link, reply, address)
        assert len(link.unread) == len(reply["ignored"]["parts"]), address
        assert (link.cut, link.catalogue) == (reply["ignored"]["cut"], reply["ignored"]["catalogue"]), address
        assert "<" not in (reply["told"] or ""), address
        position = repr((link.game, link.id, link.args, link.answers, link.rulings, link.play))
        if position in played:
            continue
        played.add(position)
        with suppress(SetupError):
            assert links.play(link).trace["events"] is not None
    assert len(played) > 100
    assert count == MUTATIONS // 2


@pytest.mark.parametrize("text", [
    "", "#", "#scenario=", "#scenario=%E0", "scenario=worked-trick#x", "#tool=god&v=1", "#scenario=__proto__",
    "http://[/#scenario=the-last-card", "#scenario=the-last-card", "#scenario=" + "x" * 10_000])
def test_what_leads_nowhere_is_told(text):
    """An address without a bench, of a tool, of an unknown bench or of one of several is told as such."""
    with pytest.raises(SetupError) as caught:
        links.read(text)
    assert caught.value.problems[0].code in \
        ("link_to_a_tool", "unknown_bench", "bench_of_several_games")
