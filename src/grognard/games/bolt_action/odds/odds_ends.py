"""What has come of an action at each of its ends: read off the engine's own log, with the chances."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from grognard.core.engine.decisions import RollDice
from grognard.core.engine.procedures import Frame, Procedure
from grognard.games.bolt_action.ground.context import B
from grognard.games.bolt_action.odds.casualty_odds import casualty_odds_of_fire
from grognard.games.bolt_action.odds.fight_odds import ROUND, begun, fights, is_fickle
from grognard.games.bolt_action.odds.fires import fires_of
from grognard.games.bolt_action.odds.odds_follow import Shortcuts, rolls_to_hit, tests
from grognard.games.bolt_action.odds.odds_tell import DAMAGE, FATES, likelihood, spread
from grognard.games.bolt_action.odds.questions import ATTACKER, CALLS, RIDERS, TARGET, Question
from grognard.games.bolt_action.odds.stage.policy import answers
from grognard.games.bolt_action.rules.close_quarters.fight import Victory
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.state.events.casualties import CasualtiesTaken
from grognard.games.bolt_action.state.events.close_quarters import ContactMade
from grognard.games.bolt_action.state.events.nerve import PinsTaken, UnitDestroyed
from grognard.games.bolt_action.state.events.shooting import FuelSpent, Scored
from grognard.games.bolt_action.state.events.vehicles import VehicleBeaten, VehicleDamaged
from grognard.games.bolt_action.state.state import Unit
from grognard.odds.answers import Likelihood, Spread
from grognard.odds.distributions import Chance, Distribution, share
from grognard.odds.enumeration import Future, Policy, Shortcut, follow, futures, position_key
from grognard.odds.forecasts import throwing
from grognard.odds.outcomes import Cases
from grognard.odds.plans import Prospect, stated

FATE_OF = {"": "stands", "morale": "broken", "pins": "routed", "surrender": "beaten"}
"""The fate of a unit by what it was lost to; all else leaves nobody."""


class Suffered(NamedTuple):
    """What has happened on the way: men the target lost, pins it took, what it was lost to, if it is gone, the worst
    row of the damage table that befell it (BA-VEH-22); men the attacker lost, whether it is gone, whether it came to
    close quarters, and whether a flamethrower of the attacker has run dry (BA-WPN-12); men the passengers of the target
    lost, and what they were lost to (BA-TRN-07)."""

    lost: int
    pins: int
    loss: str
    damage: str
    own: int
    gone: bool
    contact: bool
    dry: bool
    riders: int = 0
    riders_loss: str = ""


NOTHING = Suffered(0, 0, "", "none", 0, False, False, False)


def suffered(battle: B, before: Suffered | None, since: int) -> Suffered:
    """What has happened before, and what the log tells from entry ``since`` on."""
    lost, pins, loss, damage, own, gone, contact, dry, riders, riders_loss = before or NOTHING
    for entry in battle.log_from(since):
        match getattr(entry, "event", None):
            case CasualtiesTaken(id, models):
                lost += len(models) if id == TARGET else 0
                own += len(models) if id == ATTACKER else 0
                riders += len(models) if id == RIDERS else 0
            case PinsTaken(id, number) if id == TARGET:
                pins += number
            case UnitDestroyed(id, why):
                loss = why if id == TARGET else loss
                riders_loss = why if id == RIDERS else riders_loss
                damage = "knocked-out" if id == TARGET and why in ("knocked-out", "assault") else damage
                gone = gone or id == ATTACKER
                dry = dry or why == "ammunition"
            case FuelSpent(id) if id == ATTACKER:
                dry = True
            case VehicleDamaged(id, _, result) if id == TARGET:
                damage = max(damage, result, key=DAMAGE.index)
            case ContactMade() | VehicleBeaten():
                contact = True
    return Suffered(lost, pins, loss, damage, own, gone, contact, dry, riders, riders_loss)


def added(before: Suffered, more: Suffered) -> Suffered:
    """What has happened before, and then."""
    return Suffered(
        before.lost + more.lost,
        before.pins + more.pins,
        more.loss or before.loss,
        max(before.damage, more.damage, key=DAMAGE.index),
        before.own + more.own,
        before.gone or more.gone,
        before.contact or more.contact,
        before.dry or more.dry,
        before.riders + more.riders,
        more.riders_loss or before.riders_loss,
    )


Ends = tuple[list[Spread], list[Likelihood]]
"""What comes of an action: distributions, and single chances besides those that follow from them."""


def followed(g: B, question: Question, procedure: Procedure, fractions: bool) -> Ends:
    """The spreads of a procedure, carried out as often as there are turns, its dice followed to their ends; a fight at
    close quarters is summed up."""
    policy = stated(answers(g, question, ATTACKER, TARGET))
    found = Found(g, fractions)
    fighting = Fighting()
    for battle, end, chance in repeated(g, procedure, question.turns, policy, fighting, fractions):
        found.add(battle, end, chance)
    if found.fights:
        found.fight_out(fighting.at_once)
    target, assault = g.state.units[TARGET], question.order == "assault"
    spreads = [
        spread("pins", found.numbers("pins", 0)),
        spread("fate", found.cases("fate", FATES if assault else FATES[:4])),
    ]
    if target.is_vehicle:
        spreads.append(spread("damage", found.cases("damage", DAMAGE)))
    else:
        spreads.insert(0, spread("casualties", found.numbers("lost", len(target.men))))
    if question.passengers:
        spreads += found.riders()
    if question.order in CALLS:
        return spreads, []
    if question.order == "overrun":
        return spreads, [likelihood("lost", found.cases("gone", (NO, YES))[YES])]
    if not assault:
        dry = found.cases("dry", (NO, YES))[YES]
        more = [likelihood("dry", dry)] if dry else []
        if question.turns > 1:
            return spreads, more
        return [spread("hits", hits_scored(g, procedure, policy, fractions)), *spreads], more
    spreads.insert(0, spread("own", found.numbers("own", len(g.state.units[ATTACKER].men))))
    if found.fights:
        spreads.append(spread("round", found.cases("round", (*ROUND, "none"))))
    # Where the fight itself is followed, men it has cost are among those lost by its end.
    told_apart = g.setup.options["all_fight"] == "on" and not is_fickle(g, ATTACKER, TARGET)
    if question.reaction in ("fire", "ambush") and told_apart:
        spreads.append(spread("fire", found.numbers("fire", len(g.state.units[ATTACKER].men))))
    return spreads, [
        likelihood("contact", found.cases("contact", (NO, YES))[YES]),
        likelihood("lost", found.cases("gone", (NO, YES))[YES]),
    ]


def repeated(
    g: B, procedure: Procedure, times: int, policy: Policy, shortcut: Shortcut, fractions: bool
) -> Iterator[tuple[B, Suffered, Chance]]:
    """All that may come of a procedure carried out so many times; from battles that stand alike it is followed once."""
    one: Chance = Fraction(1) if fractions else 1.0
    known: dict[Hashable, list[tuple[Hashable, Suffered, Chance]]] = {}
    first = position_key(g, g.state)
    battles = {first: g}
    now = {(first, NOTHING): one}
    for _ in range(times):
        later: dict[tuple[Hashable, Suffered], Chance] = {}
        for (key, before), chance in now.items():
            if key not in known:
                start, since = battles[key].subgame(Frame(procedure)), battles[key].log_length
                ends = follow([(start, one)], policy, fractions=fractions, shortcut=shortcut, tag=suffered, since=since)
                known[key] = []
                for end, part in ends:
                    there = position_key(end, g.state)
                    battles.setdefault(there, end)
                    known[key].append((there, suffered(end, None, since), part))
            for there, more, part in known[key]:
                after = there, added(before, more)
                later[after] = later[after] + chance * part if after in later else chance * part
        now = later
    return ((battles[key], end, chance) for (key, end), chance in now.items())


NO, YES = "False", "True"


class Found:
    """What has been found of an action: the chances of each kind of thing that may have happened."""

    def __init__(self, g: B, fractions: bool) -> None:
        self.g = g
        self.fractions = fractions
        self.nothing: Chance = Fraction(0) if fractions else 0.0
        self.chances: dict[str, dict[object, Chance]] = {}
        self.fights: list[tuple[Unit, Unit, Chance]] = []

    def add(self, battle: B, end: Suffered, chance: Chance) -> None:
        """One end of it; one that came to close quarters is fought out later, with all others."""
        self._count("pins", end.pins, chance)
        self._count("contact", str(end.contact), chance)
        self._count("fire", end.own, chance)
        self._count("dry", str(end.dry), chance)
        if RIDERS in self.g.state.units:
            fate, men = FATE_OF.get(end.riders_loss, "wiped-out"), len(self.g.state.units[RIDERS].men)
            self._count("ride", fate, chance)
            self._count("riders", men if fate == "wiped-out" else end.riders, chance)
        attacker, target = battle.state.units[ATTACKER], battle.state.units[TARGET]
        if end.contact and attacker.alive and target.alive and not target.is_vehicle:
            self.fights.append((attacker, target, chance))
            return
        self._count("round", "none", chance)
        self._count("fate", FATE_OF.get(end.loss, "wiped-out"), chance)
        self._count("damage", end.damage, chance)
        buried = end.loss == "collapse"
        self._count("lost", len(self.g.state.units[TARGET].men) if buried else end.lost, chance)
        self._count("own", end.own, chance)
        self._count("gone", str(end.gone), chance)

    def fight_out(self, at_once: bool) -> None:
        """The fights, from each way in which both may stand at their beginning (BA-CQ-05)."""
        found = fights(self.g, self.fights, at_once, self.fractions)
        for name, id, left in (("own", ATTACKER, found.unhurt[0]), ("lost", TARGET, found.unhurt[1])):
            men = len(self.g.state.units[id].men)
            for number, chance in left.items():
                self._count(name, men - number, chance)
        for end, chance in found.first.items():
            self._count("round", end, chance)
        won, lost, nobody = found.ends.chances
        self._count("fate", "stands", lost)
        self._count("fate", "beaten", found.beaten[1])
        self._count("fate", "wiped-out", found.unhurt[1][0])
        self._count("gone", NO, won)
        self._count("gone", YES, lost + nobody)

    def riders(self) -> list[Spread]:
        """What has become of those who rode in the target (BA-TRN-07)."""
        men = len(self.g.state.units[RIDERS].men)
        fates = self.cases("ride", FATES[:4])
        return [spread("riders", self.numbers("riders", men)), spread("riders-fate", fates)]

    def _count(self, name: str, value: object, chance: Chance) -> None:
        counted = self.chances.setdefault(name, {})
        counted[value] = counted.get(value, self.nothing) + chance

    def numbers(self, name: str, most: int) -> Distribution:
        """The chances of a number, from 0 to what may be or what has been found."""
        counted = {int(str(value)): chance for value, chance in self.chances[name].items()}
        outcomes = range(max(most, *counted, 0) + 1)
        return Distribution(0, tuple(self._share(counted, each) for each in outcomes))

    def cases(self, name: str, names: Sequence[str]) -> Cases:
        """The chances of named things."""
        return Cases.of({each: self._share(self.chances[name], each) for each in names})

    def _share(self, counted: Mapping[Any, Chance], value: object) -> Chance:
        """The chance of a value: certain where nothing else is possible."""
        rest = (chance for each, chance in counted.items() if each != value)
        return share([counted.get(value, self.nothing)], rest, self.nothing)


class Fighting(Shortcuts):
    """The usual shortcuts, as far as the first blow of a fight: it is summed up afterwards (see ``Found``). Where Green
    troops fight, or only men who are near, it is followed, but not what its winner does then: nobody asks about it."""

    def __init__(self) -> None:
        super().__init__(fights=False)
        self.at_once = False

    def __call__(self, battle: B, policy: Policy, fractions: bool) -> list[Future] | None:
        """Where a roll leads."""
        here = begun(battle, throwing(battle)[0] - 1)
        summed = here is not None and battle.setup.options["all_fight"] == "on"
        if here is not None and summed and not is_fickle(battle, here.attacker, here.defender):
            self.at_once = here.at_once
        elif not isinstance(battle.stack[-1].procedure, Victory):
            return super().__call__(battle, policy, fractions)
        return [(battle.subgame(), Fraction(1) if fractions else 1.0)]


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
        if target.is_vehicle:
            return None
        fires = fires_of(battle, unit, target, shot.procedure.volleys, shot.procedure.moved)
        hits = casualty_odds_of_fire(battle, target, fires, fractions).hits
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
