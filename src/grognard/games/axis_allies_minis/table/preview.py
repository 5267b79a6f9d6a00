"""What a proposal would do, before it is confirmed: overlays, needed rolls with every part, charts, notes."""

from __future__ import annotations

from grognard.core.asking.previews import Previews, forbidden
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.fates import chance_of
from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.core.records import replace, to_builtins
from grognard.core.wire.overlays import Hexes, Overlay
from grognard.core.wire.previews import ChoiceProposal, Note, Preview
from grognard.games.axis_allies_minis.data.abilities import ABILITIES
from grognard.games.axis_allies_minis.data.traits import traits
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.ground.cover import reason
from grognard.games.axis_allies_minis.odds.attack_odds import Outcome, outcome_of, worsens
from grognard.games.axis_allies_minis.odds.chances import aim_of
from grognard.games.axis_allies_minis.odds.forecasts import initiative, tested
from grognard.games.axis_allies_minis.odds.needed_numbers import needed_table
from grognard.games.axis_allies_minis.rules.attack import fates
from grognard.games.axis_allies_minis.rules.attack.aim import REMOTE, Aim, aim_at
from grognard.games.axis_allies_minis.rules.attack.attack import carrying_out
from grognard.games.axis_allies_minis.rules.attack.grazing import ChooseGrazed, grazed
from grognard.games.axis_allies_minis.rules.attack.special_attacks import Volley
from grognard.games.axis_allies_minis.rules.movement.advance import GoOn
from grognard.games.axis_allies_minis.rules.reactions.overwatch import hull_facing
from grognard.games.axis_allies_minis.rules.turn.fates import rolls_of
from grognard.games.axis_allies_minis.rules.turn.initiative import ChooseReroll, Initiative
from grognard.games.axis_allies_minis.state.choices import (
    Attack,
    BanzaiCharge,
    DefensiveShot,
    Demolish,
    Deploy,
    Dismount,
    Enter,
    Fortify,
    Halt,
    March,
    OverwatchShot,
    PlaceAircraft,
    Reroll,
    TurnAbout,
    Watch,
)
from grognard.games.axis_allies_minis.state.names import unit_name
from grognard.games.axis_allies_minis.state.occasions import Reacting
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.games.axis_allies_minis.table.drag import drag_preview, judged, pace_for, put
from grognard.games.axis_allies_minis.table.interludes import reaction_aim_of
from grognard.games.axis_allies_minis.table.look import look_preview
from grognard.games.axis_allies_minis.table.march_preview import front_arc, march_preview
from grognard.games.axis_allies_minis.table.preview_tables import aim_notes, outcome_chart, percent, sight_overlays
from grognard.games.axis_allies_minis.table.view import row_watched
from grognard.odds.answers import Spread, chart
from grognard.space.hex.grid import Hex, label


def chosen(g: B, decision: Decision, choice: Choice, proposal: ChoiceProposal) -> Preview:
    """What one choice of the pending decision would do."""
    refusal = decision.refusal(g, choice)
    if refusal is not None and not isinstance(choice, March):
        return forbidden(refusal)
    match decision, choice:
        case ChooseGrazed(), Attack():
            return attack_preview(g, choice, grazing=True)
        case _, Attack() | BanzaiCharge():
            return attack_preview(g, choice)
        case Reacting(), DefensiveShot() | OverwatchShot():
            return shot_preview(g, decision, choice)
        case _, March(unit=id) if id in g.state.units and g.state.units[id].on_map:
            unit = g.state.units[id]
            return march_preview(g, unit, choice, pace_for(g, decision, unit), refusal)
        case _, Watch():
            return watch_preview(g, choice)
        case GoOn(unit=id), Halt(facing):
            return judged(g, decision, choice, replace(g.state.units[id], facing=facing))
        case _, TurnAbout(id, facing):
            return judged(g, decision, choice, replace(g.state.units[id], facing=facing))
        case _, Deploy(id, at, facing) | Enter(id, at, facing) | PlaceAircraft(id, at, facing):
            return judged(g, decision, choice, put(g.state.units[id], at, facing))
        case _, Dismount(id, at, facing):
            return judged(g, decision, choice, put(g.state.units[id], at, facing))
        case _, Fortify(_, at, _):
            return Preview(choice=to_builtins(choice), overlays=[Hexes("zone", [label(at)])])
        case _, Demolish(unit=id):
            notes = [Note(say("aam-note-demolish"), ["AAM-SA-77"])]
            return Preview(choice=to_builtins(choice), charts=[chart(mined(g, g.state.units[id]))], notes=notes)
        case ChooseReroll(), Reroll():
            return reroll_preview(g, decision, choice)
        case _:
            return Preview(choice=to_builtins(choice))


# ---- attacks -----------------------------------------------------------------------------------------------------


def attack_preview(g: B, choice: Attack | BanzaiCharge, grazing: bool = False) -> Preview:
    """An attack: sight, every number with its parts, the exact outcome."""
    unit, target = g.state.units[choice.unit], g.state.units[choice.target]
    aim = aim_of(g, choice, grazing)
    if isinstance(aim, Refused):
        return forbidden(aim)
    shown = aim_preview(g, aim, unit, target, target.at if isinstance(choice, BanzaiCharge) else unit.at)
    notes = [*shown.notes, *other_notes(g, choice)]
    overlays = list(shown.overlays)
    if isinstance(choice, Attack) and choice.grazing:
        names = [unit_name(g, other.id) for other in grazed(g, unit, target)]
        notes += [Note(say("aam-note-grazes", target=name), ["AAM-GRAZE-02"]) for name in names]
    return replace(shown, choice=to_builtins(choice), overlays=overlays, notes=notes)


def shot_preview(g: B, decision: Reacting, choice: DefensiveShot | OverwatchShot) -> Preview:
    """A reaction shot at a unit on its way, where it would be hit (AAM-DF-07, AAM-OW-04)."""
    shooter, mover = g.state.units[choice.unit], g.state.units[decision.occasion.unit]
    aim = reaction_aim_of(g, choice, decision.occasion)
    if isinstance(aim, Refused):
        return forbidden(aim)
    shown = aim_preview(g, aim, shooter, mover, shooter.at)
    held = traits(shooter.of)
    notes = list(shown.notes)
    if held.doubled:
        notes.insert(0, Note(say("aam-note-two-attacks"), ["AAM-DF-11"]))
    if "suppressive-fire" not in held.held:
        notes.append(Note(say("aam-note-one-shot"), ["AAM-DF-05"]))
    return replace(shown, choice=to_builtins(choice), notes=notes)


def aim_preview(g: B, aim: Aim, unit: Unit, target: Unit, start: Hex | None) -> Preview:
    """The numbers of one attack: table, chart, line of sight."""
    lines = []
    if aim.cover is not None and start is not None:
        what = reason(g, start, target, aim.at)
        if what is not None:
            lines.append(say("aam-callout-cover", what=what, need=aim.cover.need))
    air = "aircraft" in (unit.of.type, target.of.type)
    overlays: list[Overlay] = [] if start is None else sight_overlays(g, start, aim.at, air, lines)
    if aim.cover is not None:
        overlays.append(Hexes("cover", [label(aim.at)]))
    found = outcome_of(aim, target)
    charts = [chart(arrival(g, unit, target))] if aim.weapon == REMOTE else []
    return Preview(
        headline=attack_headline(g, unit, target, float(found.worse)),
        overlays=overlays,
        tables=[needed_table(g, aim)],
        charts=[*charts, outcome_chart(g, aim, found.marked)],
        notes=[*aim_notes(g, aim), *fate_notes(g, aim, target, found)],
    )


def other_notes(g: B, choice: Attack | BanzaiCharge) -> list[Note]:
    """Who else is attacked by Blast or a salvo, friends too, and the chance that it tells (AAM-SA-06, AAM-SA-16)."""
    if isinstance(choice, BanzaiCharge):
        return []
    unit, target = g.state.units[choice.unit], g.state.units[choice.target]
    action = carrying_out(g, unit, target, choice)
    found: list[Note] = []
    if not isinstance(action, Volley):
        return found
    for id in action.targets[1:]:
        other = g.state.units[id]
        aim = aim_at(g, unit, other, weapon=action.weapon, occasion=action.occasion, area=True)
        if not isinstance(aim, Refused):
            whose = "own" if other.seat == unit.seat else "theirs"
            chance = percent(worsens(aim, other))
            message = say("aam-note-struck-too", target=unit_name(g, id), whose=whose, percent=chance)
            found.append(Note(message, ["AAM-SA-06"]))
    return found


def fate_notes(g: B, aim: Aim, target: Unit, found: Outcome) -> list[Note]:
    """What becomes of a target in the end where its abilities roll for it in the casualty phase (AAM-SA-49,
    AAM-SA-51)."""
    held = rolls_of(target)
    if not held or aim.at_once:
        return []
    rules = [rule for name in held for rule in ABILITIES[name].rules]
    name, chance = ABILITIES[held[0]].name, percent(float(found.results["destroyed"]))
    message = say("aam-note-in-the-end", ability=name, target=unit_name(g, target.id), percent=chance)
    return [Note(message, rules)]


def arrival(g: B, unit: Unit, target: Unit) -> Spread:
    """Whether a remote-controlled vehicle gets to its target: both dice must exceed the distance (AAM-SA-20)."""
    chance = chance_of(fates.drive(g.context.distance(unit, target)), fates.ARRIVED) ** fates.DRIVEN
    return tested(g, unit, "remote", chance, "AAM-SA-20")


def mined(g: B, unit: Unit) -> Spread:
    """Whether an engineer destroys a bridge (AAM-SA-77)."""
    return tested(g, unit, "bridge", chance_of(fates.BRIDGE, fates.BLOWN), "AAM-SA-77")


def reroll_preview(g: B, decision: Decision, choice: Choice) -> Preview:
    """Both dice thrown again: who is ahead then (AAM-TURN-04)."""
    here = next(frame.procedure for frame in reversed(g.stack) if isinstance(frame.procedure, Initiative))
    return Preview(choice=to_builtins(choice), charts=[chart(initiative(g, here.shown(), decision.seat))])


def attack_headline(g: B, unit: Unit, target: Unit, chance: float) -> Message:
    """Who attacks whom, and the chance that it tells."""
    names = {"unit": unit_name(g, unit.id), "target": unit_name(g, target.id)}
    return say("aam-headline-attack", percent=percent(chance), **names)


# ---- overwatch ---------------------------------------------------------------------------------------------------


def watch_preview(g: G, choice: Watch) -> Preview:
    """A row of hexes to be watched, as far as the unit sees and reaches (AAM-OW-02, AAM-OW-03)."""
    unit = g.state.units[choice.unit]
    assert unit.at is not None
    row = [label(place) for place in row_watched(g, unit, unit.at, choice.direction)]
    overlays: list[Overlay] = [Hexes("watch", row, say("aam-label-watch"))] if row else []
    turned = hull_facing(unit, choice.direction)
    if unit.of.type == "vehicle":
        overlays.append(front_arc(unit.at, turned))
    note = Note(say("aam-note-watch", count=len(row)), ["AAM-OW-01", "AAM-OW-03"], "plain" if row else "warning")
    return Preview(choice=to_builtins(choice), overlays=overlays, notes=[note])


PREVIEWS = Previews(dragged=drag_preview, chosen=chosen, looked=look_preview)
preview = PREVIEWS.preview
