"""The log in words: one sentence an event or a roll, with its rules and dice."""

from __future__ import annotations

from typing import Any

from grognard.core.engine.dice import Brackets, Pool, Roll, Successes
from grognard.core.engine.events import Event
from grognard.core.messages import Argument, Message, say
from grognard.core.narration.naming import COUNTED, NONE, PLAIN, Naming
from grognard.core.narration.narrator import Arguments, Narrator, walked
from grognard.core.wire.log_lines import Motion
from grognard.core.wording import rolled_values
from grognard.games.operation_ww2.ground.context import B
from grognard.games.operation_ww2.ground.secrecy import SHUFFLE
from grognard.games.operation_ww2.state.choices import Card
from grognard.games.operation_ww2.state.events import bursts, cards, driving, fire, morale, setup, smoke, turn, vehicles
from grognard.games.operation_ww2.state.names import card_name, is_unit, listed, side_name, unit_name
from grognard.games.operation_ww2.state.shots import FACES
from grognard.games.operation_ww2.state.state import Ordered
from grognard.games.operation_ww2.table.naming import cards_named, people_name, piece_name
from grognard.games.operation_ww2.table.naming_besides import open_name


def motions(event: Any) -> list[Motion]:
    """The ways an event moved models."""
    if isinstance(event, driving.Drove):
        return [walked(event.model, event.way)]
    return [walked(leg.model, leg.way) for leg in getattr(event, "legs", ()) if len(leg.way) > 0]


def lost(event: Any) -> list[str]:
    """The models an event took off the table."""
    dead = getattr(event, "dead", ())
    return [model for model in dead if isinstance(model, str)] if isinstance(dead, tuple) else []


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


def both(g: B, turned: tuple[Card, Card]) -> dict[str, Argument]:
    """Both sides and the card of each."""
    one, other = (card_name(g, card) for card in turned)
    return {"first": people_name(g, 0), "one": one, "second": people_name(g, 1), "other": other}


def known(g: B, event: cards.Drawn | cards.GivenUp) -> dict[str, Argument]:
    """Whose cards and how many, and to whom they are known which."""
    named = cards_named(g, event.cards) if event.cards else "none"
    return {"seat": people_name(g, event.seat), "count": event.count, "cards": named}


def intent(g: B, event: turn.IntentDeclared) -> dict[str, Argument]:
    """What a unit is going to do."""
    seat = "ab".index(event.unit[0])
    told = open_name(g, Ordered(seat, event.unit, Card("move", 1), event.intent, length=event.length))
    return {"unit": unit_name(g, event.unit), "intent": told}


def volley(g: B, event: fire.VolleyFired) -> dict[str, Argument]:
    """Who fires what at whom, and what each needs; of weapons that fire at another target than the rest, whom they fire
    at (AZ-FIRE-02). Nothing may be left for the target that was declared: then it is not named."""
    weapons = g.context.tables.weapons
    targets = [each.target for each in event.fire if is_unit(g, each.target)]
    target = event.target if event.target in targets or not targets else targets[0]
    lines = [
        say(
            "az-fire-line",
            dice=each.dice,
            weapon=weapons[each.weapon].name,
            need=each.need,
            apart="yes" if each.target in targets and each.target != target else "no",
            target=unit_name(g, each.target) if each.target in targets else "",
        )
        for each in event.fire
    ]
    struck = (unit_name if is_unit(g, target) else piece_name)(g, target)
    return {"unit": unit_name(g, event.unit), "target": struck, "fire": listed(lines) if lines else say("az-fire-area")}


def fled(g: B, event: morale.Fled) -> dict[str, Argument]:
    """How the broken have run: for cover or off the table, or not at all, because they lie in cover or are shut in."""
    away = sum(flight.off_table for flight in event.flights)
    ran = any(flight.way for flight in event.flights)
    down = all(flight.lies for flight in event.flights)
    here = "runs" if ran else "lies" if down else "stays"
    how = here if not away else "off" if away == len(event.flights) else "some"
    return {"unit": unit_name(g, event.unit), "how": how, "away": away}


def count(g: B, event: setup.BattleEnded) -> dict[str, Argument]:
    """The count at the end."""
    first, second = side_name(g, 0), side_name(g, 1)
    won = "none" if event.winner is None else (first, second)[event.winner]
    return {"first": first, "one": event.points[0], "second": second, "two": event.points[1], "winner": won}


OWN: dict[type[Event], Arguments] = {
    turn.IntentDeclared: intent,
    turn.Walked: lambda g, event: {"unit": unit_name(g, event.unit), "models": len(event.legs)},
    cards.Shuffled: lambda g, event: {
        "seat": people_name(g, event.seat), "count": event.count, "new": "no" if "deck" in event.piles else "yes",
    },
    cards.Drawn: known,
    cards.GivenUp: lambda g, event: {**known(g, event), "why": event.why},
    cards.Revealed: lambda g, event: {
        **both(g, event.cards), "source": event.source, "tie": "yes" if event.winner is None else "no",
    },
    setup.CardsTurned: lambda g, event: {
        **both(g, event.cards), "matter": event.matter,
        "winner": "none" if event.first is None else people_name(g, event.first),
    },
    setup.ZonesTaken: lambda g, event: {"seat": people_name(g, event.seat), "zone": event.zones[event.seat]},
    setup.InfiltratorsAnnounced: lambda g, event: {
        "seat": people_name(g, event.seat), "units": listed([unit_name(g, unit) for unit in event.units]),
    },
    setup.BattleEnded: count,
    fire.VolleyFired: volley,
    morale.Fled: fled,
    fire.HeldFire: lambda g, event: {
        "unit": unit_name(g, event.unit), "reason": event.why or say("az-held-no-target"),
    },
    smoke.WindTurned: lambda g, event: {
        "heading": round(event.wind.degrees / 45) % 8, "strength": event.wind.strength // 1000,
    },
    smoke.SmokeFired: lambda g, event: {
        "unit": unit_name(g, event.unit), "device": say(f"az-extra-{event.key.partition('/')[0]}"),
    },
    bursts.Scattered: lambda g, event: {"place": "none" if event.place is None else "elsewhere"},
}  # fmt: skip
"""The arguments of events that are not told by their fields alone."""


NARRATOR = Narrator(
    "az",
    Naming(
        {
            "seat": people_name,
            "weapon": lambda g, weapon: (
                g.context.tables.weapons[weapon].name if weapon in g.context.tables.weapons else None
            ),
            "piece": lambda g, piece: piece_name(g, piece) if piece and not is_unit(g, piece) else None,
            "model": lambda g, model: model if isinstance(model, str) and model else None,
        },
        PLAIN,
        NONE,
        COUNTED,
        {Card: card_name, str: lambda g, value: unit_name(g, value) if is_unit(g, value) else value or "none"},
    ),
    own=OWN,
    side=lambda g, unit: "ab".index(unit[0]) if is_unit(g, unit) else None,
    # Events whose consequences are told by others.
    silent=(
        turn.CountsAs,
        turn.Gathered,
        bursts.ChangedPlaces,
        driving.OrderBegun,
        vehicles.TasksHandedOut,
        vehicles.MountsFired,
        driving.VehicleDetected,
    ),
    headings=(turn.TurnBegan, turn.CardPlayed, turn.OrderLost, setup.BattleEnded, setup.Conceded, cards.InitiativeWon),
    shots=(fire.VolleyFired,),
    motions=motions,
    lost=lost,
    unsaid=(SHUFFLE,),
    rolled=roll_sentence,
)
line = NARRATOR.line


@NARRATOR.tells(turn.OrderDone)
def done(g: B, event: turn.OrderDone) -> Message | None:
    """That a unit has acted, if it has outlived its order."""
    return None if event.lost else NARRATOR.plain(g, event)


@NARRATOR.tells(turn.FightingOver)
def fighting_over(g: B, event: turn.FightingOver) -> Message | None:
    """That nobody of a side is left; that the last turn is over, its number says."""
    return None if event.last_turn else NARRATOR.plain(g, event)
