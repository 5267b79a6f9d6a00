"""What is sent to a seat does not depend on what it may not see: another truth behind it, and not a byte changes."""

from __future__ import annotations

from random import Random

import pytest

import grognard
from grognard.core.battle import Battle
from grognard.core.engine.choices import Dice
from grognard.core.engine.dice import Stream
from grognard.core.notation.compose import describe
from grognard.core.wire.previews import LookProposal
from grognard.server import views
from grognard.server.views import Moment
from grognard.server.wire import encode
from tests.sampling import first

PLAYERS = ("link", "link")
SECRET_SEED = 7_318_450_926_113_377
OPTIONS = {"bolt_action": {"outflank": "on"}}
EYES = ((0,), (1,), ())


def moments(game: str, seed: int, every: int, most: int):
    """Moments of a battle played at random, and of both sides' first answers where they are asked at once."""
    battle, random = grognard.battle(game, seed=SECRET_SEED + seed, options=OPTIONS.get(game, {})), Random(seed)
    for number in range(every * most):
        if battle.over:
            return
        if number % every == 0 or battle.answers:
            yield battle
        decision = battle.decisions[0]
        battle.choose(battle.sample(random, decision), decision.seat)


def with_other_secrets(battle: Battle, seats: views.Seats, random: Random) -> Battle:
    """The battle with all that these seats cannot see drawn anew, the dice to come too: its log, number and the dice
    that fell are as they were."""
    other = battle.clone()
    other.source = Stream(random.getrandbits(62), random.randbytes(32))
    for seat in seats or (0, 1):
        drawn = other.imagined(random, seat)
        other.state, other.answers = drawn.state, drawn.answers
    return other


def sent(battle: Battle, seats: views.Seats) -> list[str]:
    """All that a page is sent that plays these seats."""
    eyes = Moment(battle, PLAYERS, ["header"] * (len(battle.record) + 1)).eyes(seats)
    told = [eyes.scene, eyes.decision, eyes.waiting, eyes.back, views.last_lines(battle, eyes.seat)]
    known = battle.imagined(Random(0), seats[0]) if seats else views.open_to(battle, None)
    table = battle.system.table
    open_ = views.open_to(battle, eyes.seat)
    looks = [table.preview(open_, eyes.seat or 0, LookProposal(unit.id)) for unit in eyes.scene.units[::3]]
    return [encode(told), describe(known), encode(table.ground(battle)), encode(looks)]


@pytest.mark.parametrize("game", sorted(grognard.systems()))
@pytest.mark.parametrize("seed", first(1, range(4)))
def test_another_truth_behind_what_a_seat_sees_changes_no_byte_it_is_sent(game, seed):
    changed: set[views.Seats] = set()
    secret = False
    for number, battle in enumerate(moments(game, seed, every=11, most=8)):
        if isinstance(battle.sample(Random(0)), Dice):
            continue
        secret |= battle.system.table.keeps_secrets(battle)
        for seats in EYES:
            other = with_other_secrets(battle, seats, Random(number))
            if (other.state, other.answers) != (battle.state, battle.answers):
                changed.add(seats)
            assert sent(other, seats) == sent(battle, seats)
            assert not any(str(SECRET_SEED + seed) in text for text in sent(battle, seats))
    # One side alone may keep secrets: then the other and who only watches have had another truth put behind theirs.
    assert not secret or (() in changed and len(changed) > 1)
