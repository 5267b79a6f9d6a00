"""What players are taken to decide where odds are worked out and nobody says: the usual (see ``toll``, ``shot``)."""

from __future__ import annotations

import numpy

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.games.wh40k5.ground import markers
from grognard.games.wh40k5.ground.bodies import gap_between
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.odds import scatter_odds
from grognard.games.wh40k5.odds.hit_odds import kind_of, squad_of
from grognard.games.wh40k5.odds.morale_odds import may_use_pole
from grognard.games.wh40k5.odds.wound_odds import shared
from grognard.games.wh40k5.rules.morale.morale import ChooseBosspole, ChooseToTest
from grognard.games.wh40k5.rules.saves.allocation import AllocateWounds
from grognard.games.wh40k5.rules.saves.going_to_ground import ChooseToGround
from grognard.games.wh40k5.rules.saves.wounds import cover_now
from grognard.games.wh40k5.rules.shooting.blasting import Blasting, PlaceMarker, PlaceTemplate
from grognard.games.wh40k5.rules.shooting.landing import ChooseScatter, Landing, PlaceBeside
from grognard.games.wh40k5.rules.shooting.night import ChooseToLookAgain, night_sight
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.units.force import ChoosePower
from grognard.games.wh40k5.state.choices import (
    KeepMarker,
    LayTemplate,
    LetRun,
    PutMarker,
    ScatterAgain,
    StayUp,
    TakeTest,
    TryAgain,
    UsePower,
)
from grognard.games.wh40k5.state.setup_choices import KeepSight, LookAgain
from grognard.space.formations import DIRECTIONS


def usual(g: G, decision: Decision) -> Choice | None:
    """What is answered to a decision; None: whatever is listed first."""
    match decision:
        case AllocateWounds():
            return allocation(g, decision)
        case ChooseToGround():
            return StayUp()
        case ChooseToTest():
            return TakeTest()
        case ChoosePower():
            return UsePower()
        case ChooseBosspole(unit=id):
            return TryAgain() if may_use_pole(g, g.state.units[id]) else LetRun()
        case PlaceMarker():
            at = scatter_odds.best_place(g, decision)
            return None if at is None else PutMarker(at)
        case PlaceTemplate():
            facing = scatter_odds.best_lay(g, decision)
            return None if facing is None else LayTemplate(facing)
        case ChooseScatter():
            return second_throw(g, decision)
        case PlaceBeside():
            return put_beside(g, decision)
        case ChooseToLookAgain():
            return second_look(g, decision)
        case _:
            return None


def allocation(g: G, decision: AllocateWounds) -> Choice:
    """The worst wounds, and what is over, to those whom their owner would miss least (WH-SAVE-12)."""
    unit = g.state.units[decision.unit]
    return shared(squad_of(g, unit), [kind_of(g, unit, kind, cover_now(g)) for kind in decision.kinds], decision.counts)


def second_throw(g: G, decision: ChooseScatter) -> Choice:
    """Again if the marker touches fewer of the target than a new throw may be expected to (WH-WEAPON-21)."""
    blasting = next(each.procedure for each in reversed(g.stack) if isinstance(each.procedure, Blasting))
    landing = next(each.procedure for each in reversed(g.stack) if isinstance(each.procedure, Landing))
    bodies, radius = g.state.units[blasting.target].models, markers.radius_of(blasting.weapon)
    falls = scatter_odds.fallen(g, decision.aimed, radius, landing.less, bodies, faces=False, fractions=True)
    now = int(scatter_odds.under(g, numpy.array([decision.landed], dtype=float), radius, bodies)[0])
    mean = sum(end.number * chance for end, chance in falls.items())
    return ScatterAgain() if now < mean else KeepMarker()


def put_beside(g: G, decision: PlaceBeside) -> Choice | None:
    """Beside the first marker, where it touches most (WH-WEAPON-12)."""
    blasting = next(each.procedure for each in reversed(g.stack) if isinstance(each.procedure, Blasting))
    first = [each for each in decision.choices(g) if isinstance(each, PutMarker)][:DIRECTIONS]
    places = numpy.array([each.at for each in first], dtype=float)
    counts = scatter_odds.under(g, places, decision.radius, g.state.units[blasting.target].models)
    return first[int(counts.argmax())]


def second_look(g: G, decision: ChooseToLookAgain) -> Choice:
    """Again if it would not see its target (WH-USR-01)."""
    shooting = next((each.procedure for each in reversed(g.stack) if isinstance(each.procedure, Shooting)), None)
    if shooting is None:
        return KeepSight()
    here, there = (g.state.units[id].models for id in (shooting.unit, shooting.target))
    return LookAgain() if night_sight(decision.total) < gap_between(here, there) else KeepSight()
