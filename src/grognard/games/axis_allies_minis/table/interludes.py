"""What is asked in the middle of an action: reactions, going on, a second attack, overrunning, smoke, penalties."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from grognard.core.engine.choices import Choice
from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.core.wire.questions import DecisionView, MoveAsk, Option
from grognard.core.wording import option, view
from grognard.games.axis_allies_minis.data.card import Costs
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.odds.chances import aim_hint, reaction_aim, stops
from grognard.games.axis_allies_minis.rules.attack.aim import Aim
from grognard.games.axis_allies_minis.rules.attack.attack import AttackAgain
from grognard.games.axis_allies_minis.rules.attack.grazing import ChooseGrazed
from grognard.games.axis_allies_minis.rules.attack.smoke import ChooseSmoke
from grognard.games.axis_allies_minis.rules.movement.advance import ChooseOverrun, GoOn
from grognard.games.axis_allies_minis.rules.movement.aggression import AttackAfterMove
from grognard.games.axis_allies_minis.rules.movement.free_move import ChooseFreeMove
from grognard.games.axis_allies_minis.rules.movement.movement import pace_of
from grognard.games.axis_allies_minis.rules.movement.penalty import ChoosePenalty
from grognard.games.axis_allies_minis.rules.reactions.overwatch import arriving_facing
from grognard.games.axis_allies_minis.state.choices import (
    Attack,
    Decline,
    DefensiveShot,
    Halt,
    HoldFire,
    MakeSmoke,
    March,
    Overrun,
    OverwatchShot,
    Penalise,
)
from grognard.games.axis_allies_minis.state.events.attack import Occasion
from grognard.games.axis_allies_minis.state.names import unit_name
from grognard.games.axis_allies_minis.state.occasions import AnyOccasion, OnTheRow, Overflying, Reacting, Stepping
from grognard.games.axis_allies_minis.table.offers import FACINGS, attack_option
from grognard.games.axis_allies_minis.table.preview_tables import percent
from grognard.games.axis_allies_minis.table.view import marker_list
from grognard.space.hex.grid import Hex, label

# ---- reactions ---------------------------------------------------------------------------------------------------


def reaction_view(g: B, decision: Reacting) -> DecisionView:
    """Who may fire at a unit on its way, and where; not to be missed (AAM-DF-06, AAM-OW-03)."""
    occasion = decision.occasion
    mover = unit_name(g, occasion.unit)
    match occasion:
        case Stepping(left=left, entered=entered):
            question = say("aam-ask-stepping", unit=mover, left=label(left), entered=label(entered))
            rules = ["AAM-DF-01", "AAM-DF-07"]
        case OnTheRow(entered=entered):
            question = say("aam-ask-on-the-row", unit=mover, entered=label(entered))
            rules = ["AAM-OW-03", "AAM-OW-04"]
        case Overflying(at=at):
            question = say("aam-ask-overflying", unit=mover, hex=label(at))
            rules = ["AAM-DF-04", "AAM-DF-15"]
    shots = [
        reaction_option(g, choice, occasion)
        for choice in g.choices(decision)
        if isinstance(choice, DefensiveShot | OverwatchShot)
    ]
    shots.sort(key=lambda pair: -pair[0])
    options = [each for _chance, each in shots]
    options.append(option(HoldFire(), say("aam-choose-hold-fire"), key="H"))
    acting = options[0].unit
    return view(g, decision, "reaction", question, options, rules, acting=acting, against=occasion.unit, urgent=True)


def reaction_option(g: B, choice: DefensiveShot | OverwatchShot, occasion: AnyOccasion) -> tuple[float, Option]:
    """A reaction shot with the chance that it disrupts the mover."""
    shooter, mover = g.state.units[choice.unit], g.state.units[occasion.unit]
    aim = reaction_aim_of(g, choice, occasion)
    chance = stops(aim, mover)
    at = reaction_hex(choice, occasion)
    name = say("aam-choose-shot", unit=unit_name(g, shooter.id), where=reaction_place(choice, occasion), hex=label(at))
    shown = option(
        choice,
        name,
        hint=None if isinstance(aim, Refused) else aim_hint(aim),
        figure=say("aam-percent", percent=percent(chance)),
        unit=shooter.id,
        target=mover.id,
        rules=["AAM-OW-04" if isinstance(choice, OverwatchShot) else "AAM-DF-07"],
    )
    return chance, shown


def reaction_place(choice: DefensiveShot | OverwatchShot, occasion: AnyOccasion) -> str:
    """Where the mover is shot at, as seen from its step."""
    if not isinstance(occasion, Stepping):
        return "there"
    return "entered" if isinstance(choice, DefensiveShot) and choice.entered else "left"


def reaction_hex(choice: DefensiveShot | OverwatchShot, occasion: AnyOccasion) -> Hex:
    """The hex in which a reaction shot meets the mover (AAM-DF-07, AAM-OW-04)."""
    match occasion:
        case Stepping(left=left, entered=entered):
            return entered if isinstance(choice, DefensiveShot) and choice.entered else left
        case OnTheRow(entered=entered):
            return entered
        case Overflying(at=at):
            return at


def reaction_aim_of(g: G, choice: DefensiveShot | OverwatchShot, occasion: AnyOccasion) -> Aim | Refused:
    """The numbers of a reaction shot as offered (AAM-DF-07, AAM-OW-04)."""
    shooter, mover = g.state.units[choice.unit], g.state.units[occasion.unit]
    at = reaction_hex(choice, occasion)
    match occasion:
        case Stepping(left=left, entered=entered):
            facing = left.direction(entered) or mover.facing
        case OnTheRow(entered=entered):
            facing = arriving_facing(mover, entered)
        case Overflying():
            facing = mover.facing
    kind: Occasion = "overwatch" if isinstance(choice, OverwatchShot) else "defensive"
    return reaction_aim(g, shooter, mover, at, facing, kind)


# ---- on the move -------------------------------------------------------------------------------------------------


def go_on_view(g: B, decision: GoOn) -> DecisionView:
    """Dice have fallen on the way: on as planned, elsewhere, or no farther (AAM-MOVE-14)."""
    options = []
    if decision.path:
        plan = March(decision.unit, decision.path, decision.facing)
        name = say("aam-choose-plan", hex=label(decision.path[-1]))
        options.append(option(plan, name, unit=decision.unit, key="G", primary=True))
    halt = Halt(decision.facing)
    options.append(option(halt, say("aam-choose-halt"), unit=decision.unit, key="S", primary=not options))
    hexes = [label(at) for at in ends(g.choices(decision))]
    move = MoveAsk(decision.unit, decision.pace.left, [], hexes=hexes, facings=list(FACINGS))
    question = say("aam-ask-go-on", unit=unit_name(g, decision.unit), points=decision.pace.left)
    return view(g, decision, "move", question, options, ["AAM-MOVE-14"], acting=decision.unit, move=move)


def free_move_view(g: B, decision: ChooseFreeMove) -> DecisionView:
    """A move besides the unit's action, or none (AAM-SA-61)."""
    unit = g.state.units[decision.unit]
    pace = pace_of(g, unit, decision.move)
    hexes = [label(at) for at in ends(g.choices(decision))]
    move = MoveAsk(unit.id, pace.points, [], hexes=hexes, facings=list(FACINGS))
    options = [option(Decline(), say("aam-choose-stay"), unit=unit.id, key="S")]
    question = say("aam-ask-free-move", unit=unit_name(g, unit.id), points=pace.points)
    return view(g, decision, "move", question, options, ["AAM-SA-61"], acting=unit.id, move=move)


def ends(choices: Sequence[Choice]) -> list[Hex]:
    """The hexes in which the marches among some choices end, each once."""
    found = (choice.path[-1] for choice in choices if isinstance(choice, March))
    return list(dict.fromkeys(found))


def overrun_view(g: B, decision: ChooseOverrun) -> DecisionView:
    """A Soldier in the hex entered may be overrun (AAM-SA-68)."""
    options = [
        option(choice, unit_name(g, choice.target), unit=decision.unit, target=choice.target, primary=number == 0)
        for number, choice in enumerate(g.choices(decision))
        if isinstance(choice, Overrun)
    ]
    options.append(option(Decline(), say("aam-choose-no-overrun"), key="N"))
    question = say("aam-ask-overrun", unit=unit_name(g, decision.unit))
    return view(g, decision, "target", question, options, ["AAM-SA-68"], acting=decision.unit)


# ---- after an attack or a move -----------------------------------------------------------------------------------


def attack_again_view(g: B, decision: AttackAgain | AttackAfterMove) -> DecisionView:
    """One more attack, or one after the move, the likeliest to tell first; or none (AAM-SA-03, AAM-SA-29, AAM-SA-30,
    AAM-SA-61)."""
    unit = g.state.units[decision.unit]
    again = isinstance(decision, AttackAgain)
    question = say("aam-ask-attack-again" if again else "aam-ask-attack-after", unit=unit_name(g, unit.id))
    options = attack_options(g, decision.unit, g.choices(decision))
    options.append(option(Decline(), say("aam-choose-no-attack"), key="N"))
    rules = ["AAM-SA-03" if again else "AAM-SA-61"]
    return view(g, decision, "target", question, options, rules, acting=unit.id)


def grazing_view(g: B, decision: ChooseGrazed) -> DecisionView:
    """Whom grazing fire attacks next (AAM-GRAZE-06)."""
    question = say("aam-ask-grazed", unit=unit_name(g, decision.unit))
    options = attack_options(g, decision.unit, g.choices(decision), grazing=True)
    return view(g, decision, "target", question, options, ["AAM-GRAZE-06"], acting=decision.unit)


def attack_options(g: B, id: str, choices: Sequence[Choice], grazing: bool = False) -> list[Option]:
    """The attacks among some choices, the likeliest to tell first and ready to be taken."""
    unit = g.state.units[id]
    found = [attack_option(g, unit, choice, grazing) for choice in choices if isinstance(choice, Attack)]
    found.sort(key=lambda pair: -pair[0])
    return [replace(each, primary=number == 0) for number, (_chance, each) in enumerate(found)]


def smoke_view(g: B, decision: ChooseSmoke) -> DecisionView:
    """Smoke now, or not (AAM-SA-78)."""
    options = [
        option(MakeSmoke(), say("aam-choose-smoke"), unit=decision.unit, key="Y"),
        option(Decline(), say("aam-choose-no-smoke"), key="N", primary=True),
    ]
    question = say("aam-ask-smoke", unit=unit_name(g, decision.unit))
    return view(g, decision, "choose", question, options, ["AAM-SA-78"], acting=decision.unit)


def penalty_view(g: B, decision: ChoosePenalty) -> DecisionView:
    """Which unit of an overfull hex gets the marker (AAM-STACK-05)."""
    options = [
        option(
            choice,
            unit_name(g, choice.unit),
            hint=penalty_hint(g, choice.unit),
            unit=choice.unit,
            target=choice.unit,
        )
        for choice in g.choices(decision)
        if isinstance(choice, Penalise)
    ]
    question = say("aam-ask-penalty", hex=label(decision.at))
    return view(g, decision, "target", question, options, ["AAM-STACK-05", "AAM-STACK-06"])


def penalty_hint(g: G, id: str) -> Message:
    """What a unit is worth, and the markers it has."""
    unit = g.state.units[id]
    return say(
        "aam-hint-penalty", points=unit.of.cost(cast("Costs", g.setup.options["unit_costs"])), markers=marker_list(unit)
    )
