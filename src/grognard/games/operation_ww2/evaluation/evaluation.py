"""What a choice is worth to the one who chooses: expected losses by the engine's own formulas, and rules of thumb for
cards and ground. Measure: about one enemy dead a point."""

from __future__ import annotations

from math import hypot, inf

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.evaluator import Evaluation
from grognard.core.messages import Message, say
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.evaluation.equipment_evaluation import shining, use_worth
from grognard.games.operation_ww2.evaluation.estimates import best_estimate, fire_estimate
from grognard.games.operation_ww2.evaluation.ground_evaluation import going_estimate, going_hoped, going_worth, moved_by
from grognard.games.operation_ww2.evaluation.kept import Kept
from grognard.games.operation_ww2.evaluation.losses_evaluation import FRIENDS
from grognard.games.operation_ww2.evaluation.place_reasons import place_reason
from grognard.games.operation_ww2.evaluation.volleys import Promise, promise
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.odds.casualty_odds import marginal
from grognard.games.operation_ww2.odds.round_strikes import expected
from grognard.games.operation_ww2.odds.shooting_forecast import most_promising
from grognard.games.operation_ww2.odds.volley_forecast import underway
from grognard.games.operation_ww2.rules.area import indirect
from grognard.games.operation_ww2.rules.fire.shooting import ChooseShooting
from grognard.games.operation_ww2.rules.fire.volley_results import ChooseAimed, ChooseLosses
from grognard.games.operation_ww2.rules.intent import equipment
from grognard.games.operation_ww2.rules.intent.ready_ways import fire_intent, nearest_enemy, ready_ways, with_target
from grognard.games.operation_ww2.rules.intent.weapon_targets import nameable
from grognard.games.operation_ww2.rules.movement import ways
from grognard.games.operation_ww2.rules.setup import deployment, placing
from grognard.games.operation_ww2.rules.turn import cards as handling
from grognard.games.operation_ww2.rules.turn import chain, initiative
from grognard.games.operation_ww2.state.choices import Bid, Card, GiveUp, Pass, PlaceNext, PlaceRest, PlayCard, SetUp
from grognard.games.operation_ww2.state.intents import (
    NOTHING,
    AmbushIntent,
    AssaultIntent,
    Besides,
    CoveringFireIntent,
    FireIntent,
    Held,
    Intent,
    MoveIntent,
)
from grognard.games.operation_ww2.state.names import card_name, unit_name
from grognard.games.operation_ww2.state.state import Model, State, Unit, enemy
from grognard.space.formations import middle
from grognard.space.plane import Point

ORDER_WORTH: dict[OrderName, float] = {"fire": 1.4, "assault": 1.0, "move": 0.8, "ambush": 0.7, "covering-fire": 0.6}
"""What a card of each order is worth in the hand."""

GIVEN_AWAY = 0.2
"""What it costs to fire: it gives one away."""

EARLY = 0.15
"""What each number lower makes a card worth more."""

SPENT = 0.3
"""What it costs to play a card, of what it is worth in the hand."""

THREATENED = 0.5
"""What it is worth to act before one is fired at."""

LURKING = 0.2
"""What it is worth to lie in wait."""

EXPECTING = 0.3
"""What it is worth besides for each enemy who might come."""

OTHERWISE = 0.1
"""By how much it is worse to hand out fire or losses otherwise than the program would."""

REACT = 0.6
"""A reaction has to be worth more than this: the unit may act later too."""


def evaluate(g: B, decision: Decision, choice: Choice) -> Evaluation:
    """What a choice is worth, and why, in one sentence."""
    match decision, choice:
        case deployment.ChooseToPlace(), PlaceRest():
            return Evaluation(1.0, say("az-reason-place-rest"))
        case deployment.ChooseToPlace(), PlaceNext(unit):
            return Evaluation(0.0, say("az-reason-place-next", unit=unit_name(g, unit)))
        case deployment.ChoosePlace(unit=id), SetUp():
            men = placing.places(choice)
            x, y = _mean(men)
            value = placing.Judge(g, g.state.units[id], careful=True).worth(men)
            return Evaluation(value, place_reason(g, g.state.units[id], round(x), round(y)))
        case handling.ChooseToGiveUp(), GiveUp(cards):
            value = sum(1.5 - keeping(card) for card in cards)
            return Evaluation(value, say("az-reason-give-up"))
        case initiative.ChooseBid(), Bid(card):
            return Evaluation(1.2 * first(card) - keeping(card), say("az-reason-bid", card=card_name(g, card)))
        case chain.ChooseCard(), PlayCard(unit, card):
            return card_worth(g, decision.seat, unit, card)
        case chain.ChooseCard(), Pass():
            return Evaluation(REACT, say("az-reason-pass"))
        case chain.ChooseIntent(unit=id, card=card), _ if isinstance(
            choice, MoveIntent | AssaultIntent | FireIntent | AmbushIntent | CoveringFireIntent
        ):
            return intent_worth(g, g.state.units[id], card.order, choice)
        case ((ChooseShooting() | ChooseLosses() | ChooseAimed()), _):
            return handed_out(g, decision, choice)
        case _:
            return Evaluation(0.0, say("az-reason-any"))


def handed_out(g: B, decision: Decision, choice: Choice) -> Evaluation:
    """Who fires what at which part, who falls, whom accurate shots strike: best is what promises most, or as it is
    listed first who would be missed least."""
    known, key = g.context.known(g.state), ("handed out best", decision)
    if key not in known:
        known[key] = most_promising(g, decision) if isinstance(decision, ChooseShooting) else decision.listed_first(g)
    if choice != known[key]:
        return Evaluation(-OTHERWISE, say("az-reason-any"))
    kind = {ChooseShooting: "fire", ChooseAimed: "aim"}.get(type(decision), "lose")
    return Evaluation(0.0, say("az-reason-handed-out", kind=kind))


def estimate(g: B, decision: Decision, choice: Choice) -> float:
    """About what a choice is worth, found quickly."""
    match decision, choice:
        case chain.ChooseCard(), Pass():
            return REACT
        case chain.ChooseCard(), PlayCard(unit, card):
            return order_estimate(g, g.state.units[unit], card.order) + _played(g, decision.seat, unit, card)
        case chain.ChooseIntent(unit=id, card=card), _ if isinstance(
            choice, MoveIntent | AssaultIntent | FireIntent | AmbushIntent | CoveringFireIntent
        ):
            return intent_estimate(g, g.state.units[id], card.order, choice)
        case _:
            return inf


def keeping(card: Card) -> float:
    """What a card is worth in the hand."""
    return ORDER_WORTH[card.order] + EARLY * (8 - card.priority)


def first(card: Card) -> float:
    """The chance that a card wins the initiative, roughly."""
    return (8.5 - card.priority) / 8


# ---- cards on units ----------------------------------------------------------------------------------------------


class _Memo:
    """What was found of a position, as long as it stands: the best a unit does with an order."""

    state: State | None = None
    found: dict[tuple[str, OrderName], Evaluation]

    def look(self, g: G) -> None:
        """Forget what was found of another position."""
        if self.state is not g.state:
            self.state, self.found = g.state, {}

    def best(self, g: B, unit: Unit, order: OrderName) -> Evaluation:
        """The best evaluation of a sample of intents."""
        self.look(g)
        key = unit.id, order
        if key not in self.found:
            best: Evaluation | None = None
            rows = [(intent_estimate(g, unit, order, intent), intent) for intent in sample(g, unit, order)]
            for about, intent in sorted(rows, key=lambda row: -row[0]):
                if best is not None and about <= best.value:
                    break
                found = intent_worth(g, unit, order, intent)
                best = found if best is None or found.value > best.value else best
            self.found[key] = best or Evaluation(0.0, say("az-reason-any"))
            _LAST.put(g.context, (unit, *_foes(g, unit)), (order, g.state.turn), self.found[key].value)
        return self.found[key]


_LAST: Kept[float] = Kept()
"""The best that was found for a unit and an order, as long as it and its enemies stay as they are."""

_MEMO = _Memo()


def sample(g: G, unit: Unit, order: OrderName) -> list[Intent]:
    """A few intents worth looking at before a card is played."""
    if order in ("fire", "ambush", "covering-fire"):
        found: list[Intent] = [fire_intent(order, target) for target in nameable(g, unit, order)]
        found = [*found, AmbushIntent()] if order == "ambush" else found or [fire_intent(order, None)]
        if order != "covering-fire":
            kind = FireIntent if order == "fire" else AmbushIntent
            found = [*found, *(kind(None, None, besides) for besides in indirect.listed(g, unit))]
        return [*found, *equipment.sampled(g, unit, order, found)]
    lead = ways.leader(unit)
    if not lead.is_person and not unit.is_vehicle:
        return []
    made: list[Intent] = [*_ways(g, unit, order, lead)]
    stay: Intent = with_target(g, unit, order, lead.id, (), "slow", None)
    return [*made, stay, *equipment.sampled(g, unit, order, [stay])]


_WAYS: Kept[list[Intent]] = Kept()


def _ways(g: G, unit: Unit, order: OrderName, lead: Model) -> list[Intent]:
    """The ways ready to take, kept as long as nobody changes whom they hang on: a vehicle looks out for everybody, who
    goes on foot for the nearest enemy."""
    near = nearest_enemy(g, unit)
    others = g.state.units.values() if unit.is_vehicle or near is None else (g.state.units[near],)
    more = order, lead.id, near, g.state.turn, unit.id in g.state.coordinates

    def found() -> list[Intent]:
        return [intent for _, intent in ready_ways(g, unit, order, lead)]

    return _WAYS.of(g.context, (unit, *others), more, found)


def card_worth(g: B, seat: int, unit: str, card: Card) -> Evaluation:
    """A card on a unit: the best it can do with it; of cards alike the latest that will do is kept for last. Whoever is
    about to be fired at had better act first (AZ-ANT-01)."""
    best = _MEMO.best(g, g.state.units[unit], card.order)
    return Evaluation(best.value + _played(g, seat, unit, card), best.reason, result=best.reason)


def _played(g: G, seat: int, unit: str, card: Card) -> float:
    """What it is worth to play a card now, whatever is done with it."""
    threatened = any(each.seat != seat and getattr(each.intent, "target", None) == unit for each in g.state.chain)
    return THREATENED * threatened - SPENT * keeping(card)


# ---- intents -----------------------------------------------------------------------------------------------------


def intent_worth(g: B, unit: Unit, order: OrderName, intent: Intent) -> Evaluation:
    """What carrying an intent out would be worth, with the smoke and the light declared with it."""
    besides = intent.besides
    if not (besides.smoke or besides.flares or besides.searchlight):
        return order_worth(g, unit, order, intent)
    plain = order_worth(shining(g, unit, besides), unit, order, intent)
    used = use_worth(g, unit, order, besides)
    reason = say("az-reason-outfit", unit=unit_name(g, unit.id), use="smoke" if besides.smoke else "light")
    return Evaluation(plain.value + used, reason if used > 0 else plain.reason)


def order_estimate(g: B, unit: Unit, order: OrderName) -> float:
    """About what the best is worth that a unit can do with an order: as it was found before, as long as it and its
    enemies stay as they are."""
    known = _LAST.known(g.context, (unit, *_foes(g, unit)), (order, g.state.turn))
    if known is not None:
        return known
    fires = "covering-fire" if order == "covering-fire" else order
    fire = best_estimate(g, unit, _foes(g, unit), fires, order == "assault") - GIVEN_AWAY
    if order in ("fire", "covering-fire"):
        return inf if unit.id in g.state.coordinates else fire
    if order == "ambush":
        return max(fire, LURKING + EXPECTING * expects(g, unit))
    return going_hoped(g, unit, order) + max(0.0, fire)


def _foes(g: G, unit: Unit) -> list[Unit]:
    return [each for each in g.state.of(enemy(unit.seat)) if each.on_table and each.models]


def intent_estimate(g: B, unit: Unit, order: OrderName, intent: Intent) -> float:
    """About what carrying an intent out is worth."""
    said = intent.besides
    if said.smoke or said.flares or said.searchlight or said.at_coordinates or said.building:
        return inf
    match intent:
        case FireIntent(target=str(target)) | AmbushIntent(target=str(target)) | CoveringFireIntent(target=str(target)):
            foe = _underway(g, target, getattr(intent, "held", None))
            return fire_estimate(g, unit, foe, order, False) - GIVEN_AWAY
        case AssaultIntent(target=str(target), fires=fires):
            firing = moved_by(g, unit, intent) if fires == "last" else unit
            fire = fire_estimate(g, firing, g.state.units[target], order, intent.all_go)
            return going_estimate(g, unit, order, intent) + fire - GIVEN_AWAY
        case MoveIntent() | AssaultIntent():
            return going_estimate(g, unit, order, intent)
        case _:
            return order_worth(g, unit, order, intent).value


def order_worth(g: B, unit: Unit, order: OrderName, intent: Intent) -> Evaluation:
    """What carrying an intent out would be worth; who lays smoke or fires a flare does nothing else."""
    firing_so = _firing(intent.besides)
    if intent.besides.at_coordinates and not isinstance(intent, MoveIntent | AssaultIntent):
        return blind_worth(g, unit, order, intent)
    match intent:
        case FireIntent(target=None) | CoveringFireIntent(target=None):
            return Evaluation(-0.5, say("az-reason-nobody", unit=unit_name(g, unit.id)))
        case AmbushIntent(target=None):
            return Evaluation(LURKING + EXPECTING * expects(g, unit), say("az-reason-wait", unit=unit_name(g, unit.id)))
        case FireIntent(target=str(target), held=held) | AmbushIntent(target=str(target), held=held):
            return shot_worth(g, unit, _underway(g, target, held), order, firing_so)
        case CoveringFireIntent(target=str(target)):
            return shot_worth(g, unit, g.state.units[target], order, firing_so)
        case MoveIntent():
            return going_worth(g, unit, order, intent)
        case AssaultIntent(target=target, fires=fires):
            going = going_worth(g, unit, order, intent)
            if target is None:
                return going
            firing = moved_by(g, unit, intent) if fires == "last" else unit
            shot = shot_worth(g, firing, g.state.units[target], order, firing_so, moved=intent.all_go)
            reason = shot.reason if shot.value > 0 else going.reason
            return Evaluation(going.value + shot.value, reason)
        case _:
            return Evaluation(0.0, say("az-reason-any"))


def _firing(said: Besides) -> Besides:
    """What of all that is declared changes how a unit fires."""
    return said if said.busy or said.aims or said.firings else NOTHING


def _underway(g: G, target: str, held: Held | None) -> Unit:
    """Who is fired at, as it stands when a shot falls that is held until then."""
    mover = None if held is None else next((each for each in g.state.chain if each.unit == held.mover), None)
    return g.state.units[target] if mover is None or held is None else underway(g, mover, held.at)


def blind_worth(g: B, unit: Unit, order: OrderName, intent: Intent) -> Evaluation:
    """Fire at the coordinates a unit holds: whom it kills, friends counted more than enemies."""
    held = g.state.coordinates[unit.id]
    found = expected(g, unit, order, intent)
    names = {"unit": unit_name(g, unit.id), "target": unit_name(g, held.target)}
    if found is None:
        return Evaluation(-0.3, say("az-reason-no-shot", **names))
    dead, own = (float(marginal(each, 0).mean) for each in (found.enemies, found.own))
    return Evaluation(dead - FRIENDS * own, say("az-reason-fire", dead=f"{dead:.1f}", **names))


def shot_worth(
    g: B, unit: Unit, target: Unit, order: OrderName, besides: Besides = NOTHING, *, moved: bool = False
) -> Evaluation:
    """A shot: whom it kills and scares, what it does to vehicles; firing gives one away."""
    found = promise(g, unit, target, order, besides, moved=moved)
    return Evaluation(found.worth - GIVEN_AWAY, shot_reason(g, unit, target, found))


def shot_reason(g: G, unit: Unit, target: Unit, found: Promise) -> Message:
    """Why to fire, or why not."""
    names = {"unit": unit_name(g, unit.id), "target": unit_name(g, target.id)}
    if found.is_vain:
        return say("az-reason-no-shot", **names)
    return say("az-reason-fire", dead=f"{found.dead:.1f}", **names)


def expects(g: G, unit: Unit) -> int:
    """How many enemies might come into an ambush: those within two moves."""
    x, y = middle(unit.models)
    return sum(
        hypot(u - x, v - y) < 60_000
        for foe in g.state.of(enemy(unit.seat))
        if foe.on_table
        for u, v in [middle(foe.models)]
    )


def _mean(places: list[Point]) -> Point:
    return sum(x for x, _ in places) // len(places), sum(y for _, y in places) // len(places)
