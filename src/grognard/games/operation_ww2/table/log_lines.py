"""The log in words: one sentence an event or a roll, with its rules and dice.

Every event has a sentence ``az-event-<its name>`` whose arguments are the event's fields; some have several, or none.
"""

from __future__ import annotations

from typing import Any

from grognard.core.engine.dice import Brackets, Pool, Roll, Successes
from grognard.core.engine.events import Chosen, Entry, Event, Happened, Rolled, TakenBack
from grognard.core.messages import Argument, Message, kebab, say
from grognard.core.wire.log_lines import LogLine, Motion, ShotView
from grognard.core.wire.overlays import Spot
from grognard.core.wording import dice_views, rolled_values
from grognard.games.operation_ww2.ground.context import B
from grognard.games.operation_ww2.ground.secrecy import told
from grognard.games.operation_ww2.state.choices import Card
from grognard.games.operation_ww2.state.events import bursts, cards, driving, fire, setup, smoke, turn, vehicles
from grognard.games.operation_ww2.state.names import card_name, is_unit, listed, side_name, unit_name
from grognard.games.operation_ww2.state.shots import FACES
from grognard.games.operation_ww2.state.state import Ordered
from grognard.games.operation_ww2.table.naming import cards_named, people_name, piece_name
from grognard.games.operation_ww2.table.naming_besides import open_name

SILENT = (
    turn.FightingOver,
    turn.CountsAs,
    turn.Gathered,
    bursts.ChangedPlaces,
    driving.OrderBegun,
    vehicles.TasksHandedOut,
    vehicles.MountsFired,
    driving.VehicleDetected,
)
"""Events whose consequences are told by others."""

HEADINGS = (turn.TurnBegan, turn.CardPlayed, turn.OrderLost, setup.BattleEnded, setup.Conceded, cards.InitiativeWon)
"""Events that begin a new paragraph of the log."""


def line(g: B, entry: Entry, seat: int | None, seq: int) -> LogLine | None:
    """A log entry as a seat may know it; None if it says nothing or is hidden (AZ-CRD-12)."""
    match told(entry, seat):
        case Happened(event, rules):
            if isinstance(event, SILENT):
                return None
            message = sentence(g, event)
            return None if message is None else event_line(g, event, message, rules, seq)
        case Rolled(roll, faces, typed):
            message = roll_sentence(roll, faces)
            return LogLine(seq, message, list(roll.rules), dice=dice_views(roll, faces, typed), side=roll.seat)
        case Chosen() | TakenBack() | None:
            return None


def event_line(g: B, event: Event, message: Message, rules: tuple[str, ...], seq: int) -> LogLine:
    """The line of an event, with the models it moved or removed."""
    unit = getattr(event, "unit", None)
    side = "ab".index(unit[0]) if isinstance(unit, str) and is_unit(g, unit) else getattr(event, "seat", None)
    motions = [
        Motion(leg.model, [Spot(x, y) for x, y in leg.way]) for leg in getattr(event, "legs", ()) if len(leg.way) > 0
    ]
    if isinstance(event, driving.Drove):
        motions = [Motion(event.model, [Spot(x, y) for x, y in event.way])]
    dead = getattr(event, "dead", ())
    lost = [model for model in dead if isinstance(model, str)] if isinstance(dead, tuple) else []
    depth = 0 if isinstance(event, HEADINGS) else 1
    shot = ShotView(event.unit, event.target) if isinstance(event, fire.VolleyFired) else None
    return LogLine(seq, message, list(rules), side=side, depth=depth, motions=motions, lost=lost, shot=shot)


# ---- events ------------------------------------------------------------------------------------------------------


def sentence(g: B, event: Event) -> Message | None:
    """What happened, in one sentence."""
    match event:
        case turn.CardPlayed(seat, unit, card):
            return say(
                "az-event-card-played", seat=people_name(g, seat), unit=unit_name(g, unit), card=card_name(g, card)
            )
        case turn.IntentDeclared(unit, intent, length, _):
            declared = open_name(g, Ordered("ab".index(unit[0]), unit, Card("move", 1), intent, length=length))
            return say("az-event-intent-declared", unit=unit_name(g, unit), intent=declared)
        case turn.Walked(unit, legs):
            return say("az-event-walked", unit=unit_name(g, unit), models=len(legs))
        case cards.Shuffled(seat, piles, count):
            return say(
                "az-event-shuffled", seat=people_name(g, seat), count=count, new="no" if "deck" in piles else "yes"
            )
        case cards.Drawn(seat, count, drawn):
            named = cards_named(g, drawn) if drawn else "none"
            return say("az-event-drawn", seat=people_name(g, seat), count=count, cards=named)
        case cards.GivenUp(seat, count, why, _, given):
            named = cards_named(g, given) if given else "none"
            return say("az-event-given-up", seat=people_name(g, seat), count=count, why=why, cards=named)
        case cards.Revealed((one, other), source, winner):
            first, second = people_name(g, 0), people_name(g, 1)
            return say(
                "az-event-revealed", first=first, one=card_name(g, one), second=second, other=card_name(g, other),
                source=source, tie="yes" if winner is None else "no",
            )  # fmt: skip
        case setup.CardsTurned(matter, (one, other), winner):
            return say(
                "az-event-cards-turned", first=people_name(g, 0), one=card_name(g, one), second=people_name(g, 1),
                other=card_name(g, other), matter=matter, winner="none" if winner is None else people_name(g, winner),
            )  # fmt: skip
        case setup.ZonesTaken(seat, zones):
            return say("az-event-zones-taken", seat=people_name(g, seat), zone=zones[seat])
        case setup.InfiltratorsAnnounced(seat, units):
            named = listed([unit_name(g, unit) for unit in units])
            return say("az-event-infiltrators-announced", seat=people_name(g, seat), units=named)
        case setup.BattleEnded(_, (first_points, second_points), winner):
            first, second = side_name(g, 0), side_name(g, 1)
            won = "none" if winner is None else (first, second)[winner]
            return say(
                "az-event-battle-ended", first=first, one=first_points, second=second, two=second_points, winner=won
            )
        case fire.VolleyFired(unit, target, fired):
            lines = [
                say("az-fire-line", dice=each.dice, weapon=g.context.tables.weapons[each.weapon].name, need=each.need)
                for each in fired
            ]
            struck = unit_name(g, target) if is_unit(g, target) else piece_name(g, target)
            told_ = listed(lines) if lines else say("az-fire-area")
            return say("az-event-volley-fired", unit=unit_name(g, unit), target=struck, fire=told_)
        case fire.HeldFire(unit, _, _, why):
            reason = why or say("az-held-no-target")
            return say("az-event-held-fire", unit=unit_name(g, unit), reason=reason)
        case smoke.WindTurned(wind):
            return say("az-event-wind-turned", heading=round(wind.degrees / 45) % 8, strength=wind.strength // 1000)
        case smoke.SmokeFired(unit, _, key, _):
            device = say(f"az-extra-{key.partition('/')[0]}")
            return say("az-event-smoke-fired", unit=unit_name(g, unit), device=device)
        case bursts.Scattered(_, place):
            return say("az-event-scattered", place="none" if place is None else "elsewhere")
        case _:
            return Message(f"az-event-{kebab(type(event).__name__)}", arguments(g, event))


def arguments(g: B, event: Event) -> dict[str, Argument]:
    """The event's fields as arguments of its sentence: units by name, seats by side, names of models by number, the
    rest as it is."""
    found: dict[str, Argument] = {}
    for field in event.__struct_fields__:
        value: Any = getattr(event, field)
        name = field.replace("_", "-")
        if field != "model" and is_unit(g, value):
            found[name] = unit_name(g, value)
        elif field == "seat":
            found[name] = people_name(g, value)
        elif isinstance(value, Card):
            found[name] = card_name(g, value)
        elif field == "weapon" and value in g.context.tables.weapons:
            found[name] = g.context.tables.weapons[value].name
        elif isinstance(value, bool):
            found[name] = "yes" if value else "no"
        elif value is None or value == "":
            found[name] = "none"
        elif field == "piece":
            found[name] = piece_name(g, value)
        elif isinstance(value, int | str):
            found[name] = value
        elif isinstance(value, tuple | dict):
            found[name] = len(value)
    return found


# ---- rolls -------------------------------------------------------------------------------------------------------


def roll_sentence(roll: Roll, faces: tuple[int, ...]) -> Message:
    """What a roll was for and what it came to; of a volley, what each of its dice is for and what it needs."""
    values: dict[str, Argument] = {**roll.purpose.args, **rolled_values(roll, faces), "faces": shown(faces)}
    groups: dict[tuple[int, ...], tuple[int, ...]] = {}
    for pool, those in roll.by_pool(faces):
        bounds = bounds_of(pool)
        groups[bounds] = (*groups.get(bounds, ()), *those)
    needs = [bounds[0] for bounds in groups if len(bounds) == 1]
    if roll.purpose.id == "az-roll-to-hit" and len(needs) == len(groups) == 1:
        return Message("az-rolled-to-hit", {**values, "need": needs[0]})
    if roll.purpose.id == "az-roll-damage" and all(len(bounds) == 2 for bounds in groups):
        parts = [bounds_told(*bounds) for bounds in groups]
        if len(parts) > 1:
            each = zip(groups.values(), parts, strict=True)
            parts = [say("az-rolled-damage-part", faces=shown(those), bounds=bounds) for those, bounds in each]
        return Message("az-rolled-damage", {**values, "parts": listed(parts)})
    return Message(roll.purpose.id, values)


def shown(faces: tuple[int, ...]) -> str:
    """Faces side by side."""
    return ", ".join(str(face) for face in faces)


def bounds_of(pool: Pool) -> tuple[int, ...]:
    """The faces from which on the dice of a pool come to something, rising."""
    match pool.reading:
        case Successes(need):
            return (need,)
        case Brackets(bounds):
            return bounds
    return ()


def bounds_told(scared: int, dead: int) -> Message:
    """From which faces on those that damage dice were rolled for are scared and dead (AZ-FIRE-12)."""
    fate = "nothing" if scared > FACES else "scared" if dead > FACES else "dead" if scared == dead else "both"
    return say("az-rolled-damage-bounds", fate=fate, scared=scared, dead=dead)
