"""Where a unit may be set up is shown: what lies wholly on the shown ground is accepted as far as the ground goes, and
what does not is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import shapely

import grognard
from grognard.core.battle import Battle
from grognard.core.messages import Message
from grognard.core.systems import systems
from grognard.core.wire.overlays import Ghost, Ghosts
from grognard.core.wire.previews import DragProposal, Waypoint
from grognard.core.wire.questions import MoveAsk
from grognard.space.plane import Hull, footprint
from tests.contract.agreements import drawn

ZONE = {"ba-fault-zone", "az-fault-zone", "wh-fault-zone", "wh-fault-near-enemies", "aam-refused-zone"}
"""How the games say that a place is outside the zone."""
BATTLES = 8
LOOKS = 5
"""How often each kind of decision of a battle is looked at."""
TRIES = 10
BEYOND = 3000
"""So far off the rim places are tried, in thousandths."""
GRAIN = 3.0
"""Nearer to the rim than this, in thousandths, nothing is asserted: some games have a tolerance."""


def puts(view: Any) -> Iterator[MoveAsk]:
    """What a decision asks to put down on shown ground."""
    for ask in [*([view.move] if view.move else []), *view.moves]:
        if ask.entering and ask.allowance == 0 and not ask.may_stay and not ask.single and (ask.reach or ask.hexes):
            yield ask


def ground(ask: MoveAsk) -> Any:
    """The ground that is shown: what lies in an odd number of its outlines, as the page fills them."""
    found: Any = shapely.Polygon()
    for ring in ask.reach:
        found = found.symmetric_difference(shapely.Polygon([(spot.x, spot.y) for spot in ring]))
    return found


def body(ghost: Ghost) -> shapely.Geometry:
    """The ground a model would cover."""
    if ghost.length and ghost.width:
        return footprint(Hull(ghost.x, ghost.y, ghost.length, ghost.width, ghost.facing or 0))
    return shapely.Point(ghost.x, ghost.y).buffer(ghost.radius, quad_segs=64)


def said(message: Message) -> Iterator[str]:
    """A message and those it quotes."""
    yield message.id
    for each in message.args.values():
        if isinstance(each, Message):
            yield from said(each)


def places(shape: Any, size: tuple[int, int], random: Random) -> Iterator[tuple[int, int]]:
    """Places about the rim of a shape, and anywhere on the table."""
    for number in range(TRIES):
        if number % 2:
            yield random.randrange(size[0]), random.randrange(size[1])
        else:
            spot = shapely.line_interpolate_point(
                shapely.get_geometry(shape.boundary, 0), random.random(), normalized=True
            )
            yield (round(spot.x) + random.randint(-BEYOND, BEYOND), round(spot.y) + random.randint(-BEYOND, BEYOND))


def looked_at(battle: Battle[Any], ask: MoveAsk, random: Random) -> Iterator[str]:
    """What places of a unit on a table without hexes came to."""
    assert battle.decision is not None
    shape: Any = ground(ask)
    map = battle.system.table.ground(battle)
    partly = battle.setup.options.get("setup_constraints") == "partly_in_zone"
    for x, y in places(shape, (map.width, map.depth), random):
        found = battle.system.table.preview(battle, battle.decision.seat, DragProposal(ask.unit, [Waypoint(x, y)]))
        bodies = [body(each) for overlay in found.overlays if isinstance(overlay, Ghosts) for each in overlay.models]
        refused = [id for note in found.notes for id in said(note.message) if id in ZONE]
        wide, narrow = shape.buffer(GRAIN), shape.buffer(-GRAIN)
        if not bodies:
            continue
        if all((narrow.intersects if partly else narrow.covers)(each) for each in bodies):
            assert not refused, (ask.unit, x, y, refused)
            yield "inside"
        elif not all((wide.intersects if partly else wide.covers)(each) for each in bodies):
            assert found.choice is None, (ask.unit, x, y)
            yield "outside"


def looked_at_hexes(battle: Battle[Any], ask: MoveAsk, random: Random) -> Iterator[str]:
    """What hexes came to for a unit."""
    assert battle.decision is not None
    grid = battle.system.table.ground(battle).grid
    assert grid is not None
    for hex in random.sample(grid.hexes, TRIES):
        proposal = DragProposal(ask.unit, [Waypoint(hex.x, hex.y)])
        found = battle.system.table.preview(battle, battle.decision.seat, proposal)
        assert (found.choice is not None) == (hex.id in ask.hexes), (ask.unit, hex.id, found.notes)
        yield "inside" if found.choice is not None else "outside"


@pytest.mark.parametrize("number", range(BATTLES))
@pytest.mark.parametrize("name", systems())
def test_the_shown_ground_is_the_ground_that_is_accepted(name: str, number: int) -> None:
    system, random = systems()[name], Random(number)
    battle = grognard.battle(name, **drawn(system, random))
    seen: Counter[str] = Counter()
    looks: Counter[type] = Counter()
    while battle.decision is not None and battle.state.turn < 1:
        kind = type(battle.decision)
        asks = list(puts(system.table.present(battle, battle.decision)))
        if asks and looks[kind] < LOOKS:
            looks[kind] += 1
            ask = random.choice(asks)
            seen.update((looked_at_hexes if ask.hexes else looked_at)(battle, ask, random))
        battle.choose(battle.decision.sample(battle, random))
    if looks:
        assert seen["inside"]
        assert seen["outside"]
