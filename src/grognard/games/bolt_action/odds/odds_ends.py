"""What has come of an action at each of its ends: read off the engine's own log, with the chances."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from grognard.core.engine.decisions import RollDice
from grognard.core.engine.procedures import Procedure
from grognard.games.bolt_action.ground.context import B
from grognard.games.bolt_action.odds.casualty_odds import casualty_odds_of_fire
from grognard.games.bolt_action.odds.fires import fires_of
from grognard.games.bolt_action.odds.odds_follow import Shortcuts, rolls_to_hit, tests
from grognard.games.bolt_action.odds.odds_tell import DAMAGE, FATES, likelihood, spread
from grognard.games.bolt_action.odds.questions import ATTACKER, TARGET, Question
from grognard.games.bolt_action.odds.stage.policy import answers
from grognard.games.bolt_action.rules.close_quarters.fight import Victory
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.state.events.casualties import CasualtiesTaken
from grognard.games.bolt_action.state.events.close_quarters import ContactMade
from grognard.games.bolt_action.state.events.nerve import PinsTaken, UnitDestroyed
from grognard.games.bolt_action.state.events.shooting import Scored
from grognard.games.bolt_action.state.events.vehicles import VehicleBeaten, VehicleDamaged
from grognard.odds.answers import Likelihood, Spread
from grognard.odds.distributions import Distribution
from grognard.odds.enumeration import Future, Policy, futures
from grognard.odds.forecasts import throwing
from grognard.odds.plans import Prospect, stated

FATE_OF = {"": "stands", "morale": "broken", "pins": "routed", "surrender": "beaten"}
"""The fate of a unit by what it was lost to; all else leaves nobody."""


class Suffered(NamedTuple):
    """What has happened on the way: men the target lost, pins it took, what it was lost to, if it is gone, the worst
    row of the damage table that befell it (BA-VEH-22); men the attacker lost, whether it is gone, and whether it came
    to close quarters."""

    lost: int
    pins: int
    loss: str
    damage: str
    own: int
    gone: bool
    contact: bool


NOTHING = Suffered(0, 0, "", "none", 0, False, False)


def suffered(battle: B, before: Suffered | None, since: int) -> Suffered:
    """What has happened before, and what the log tells from entry ``since`` on."""
    lost, pins, loss, damage, own, gone, contact = before or NOTHING
    for entry in battle.log_from(since):
        match getattr(entry, "event", None):
            case CasualtiesTaken(id, models):
                lost += len(models) if id == TARGET else 0
                own += len(models) if id == ATTACKER else 0
            case PinsTaken(id, number) if id == TARGET:
                pins += number
            case UnitDestroyed(id, why):
                loss = why if id == TARGET else loss
                damage = "knocked-out" if id == TARGET and why in ("knocked-out", "assault") else damage
                gone = gone or id == ATTACKER
            case VehicleDamaged(id, _, result) if id == TARGET:
                damage = max(damage, result, key=DAMAGE.index)
            case ContactMade() | VehicleBeaten():
                contact = True
    return Suffered(lost, pins, loss, damage, own, gone, contact)


Ends = tuple[list[Spread], list[Likelihood]]
"""What comes of an action: distributions, and single chances besides those that follow from them."""


def followed(g: B, question: Question, procedure: Procedure, fractions: bool) -> Ends:
    """The spreads of a procedure, its dice followed to their ends."""
    start = g.log_length
    policy = stated(answers(g, question, ATTACKER, TARGET))

    ends = futures(g, procedure, policy, fractions=fractions, shortcut=Fighting(), tag=suffered)
    found = Prospect(ends, fractions=fractions)
    known = {id(battle): suffered(battle, None, start) for battle, _ in ends}
    target, assault = g.state.units[TARGET], question.order == "assault"
    fates = found.cases(
        lambda battle: FATE_OF.get(known[id(battle)].loss, "wiped-out"), FATES if assault else FATES[:4]
    )
    spreads = [
        spread("pins", found.distribution(lambda battle: known[id(battle)].pins).over(0, 0)),
        spread("fate", fates),
    ]
    if target.is_vehicle:
        spreads.append(spread("damage", found.cases(lambda battle: known[id(battle)].damage, DAMAGE)))
    else:
        lost = found.distribution(lambda battle: known[id(battle)].lost)
        spreads.insert(0, spread("casualties", lost.over(0, len(target.men))))
    if not assault:
        return [spread("hits", hits_scored(g, procedure, policy, fractions)), *spreads], []
    men = len(g.state.units[ATTACKER].men)
    spreads.insert(0, spread("own", found.distribution(lambda battle: known[id(battle)].own).over(0, men)))
    return spreads, [
        likelihood("contact", found.chance(lambda battle: known[id(battle)].contact)),
        likelihood("lost", found.chance(lambda battle: known[id(battle)].gone)),
    ]


class Fighting(Shortcuts):
    """The usual shortcuts; a fight is over once it is won: what the winner does then is not asked about."""

    def __call__(self, battle: B, policy: Policy, fractions: bool) -> list[Future] | None:
        """Where a roll leads."""
        if isinstance(battle.stack[-1].procedure, Victory):
            return [(battle.subgame(), Fraction(1) if fractions else 1.0)]
        return super().__call__(battle, policy, fractions)


# ---- hits ------------------------------------------------------------------------------------------------------------


def hits_scored(g: B, procedure: Procedure, policy: Policy, fractions: bool) -> Distribution:
    """How many hits the attacker scores on its target, shells burst; none where it does not come to fire.

    Followed by itself, since what the hits do is no concern of it.
    """
    start = g.log_length
    ends = futures(g, procedure, policy, fractions=fractions, shortcut=_up_to_the_hits, tag=_scored)
    return Prospect(ends, fractions=fractions).distribution(lambda battle: _scored(battle, None, start)).over(0, 0)


def _scored(battle: B, before: int | None, since: int) -> int:
    """The last count of hits there was."""
    for entry in reversed(battle.log_from(since)):
        event = getattr(entry, "event", None)
        if isinstance(event, Scored) and (event.unit, event.target) == (ATTACKER, TARGET):
            return event.hits
    return before or 0


def _up_to_the_hits(battle: B, policy: Policy, fractions: bool) -> list[Future] | None:
    """As the usual shortcuts, but over as soon as the hits are known."""
    _, frame = throwing(battle)
    shot = next((each for each in battle.stack if _is_the_shot(each.procedure)), None)
    if shot is None:
        return tests(battle, policy, fractions)
    assert isinstance(shot.procedure, Shoot)
    if shot is frame and rolls_to_hit(frame):
        unit, target = battle.state.units[ATTACKER], battle.state.units[TARGET]
        volleys = fires_of(battle, unit, target, shot.procedure.aims(battle), shot.procedure.moved)
        if volleys is None:
            return None
        hits = casualty_odds_of_fire(battle, target, volleys, fractions).hits
        return [(_over(battle, number), chance) for number, chance in hits.items() if chance]
    if shot.step > Shoot.step_at("roll_damage"):
        return [(_over(battle, sum(shot.procedure.hits)), Fraction(1) if fractions else 1.0)]
    return tests(battle, policy, fractions)


def _is_the_shot(procedure: Procedure) -> bool:
    return isinstance(procedure, Shoot) and (procedure.unit, procedure.target) == (ATTACKER, TARGET)


def _over(battle: B, hits: int) -> B:
    assert isinstance(battle.decision, RollDice)
    copy = battle.subgame()
    copy.emit(Scored(ATTACKER, TARGET, hits, hits), "BA-SHOOT-24")
    return copy
