"""How positions of Warhammer 40,000 are written down.

    wh40k5
    table 48 x 48
    asks shooting a
    a.marines tactical-squad 4 space-marine 1 space-marine+flamer @24,30 25.5,30 27,30 28.5,30 30,30
    b.mob boyz 10 @24,10
    b.truck trukk @30,8/180 moved

A unit's words: its entry in the army list, then how many of which model, with upgrades joined by ``+`` (only how many,
for the commonest kind), ``transport-of`` or ``joins`` another unit. Places are inches from the upper left corner.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grognard.core.book.reading import unknown
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Frame, Procedure
from grognard.core.messages import say
from grognard.core.notation.agreed import Agreed
from grognard.core.notation.lines import UnitLine, Words
from grognard.core.notation.notation import BARE, TITLE, Begun
from grognard.core.records import replace
from grognard.games.wh40k5.data.armies import Army, ArmyUnit, Models, army_names, load_army
from grognard.games.wh40k5.data.maps import KINDS, load_map, map_names
from grognard.games.wh40k5.data.scenarios import load_scenario
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.rules.assault.assault import AssaultPhase, Charges, ChooseCharge
from grognard.games.wh40k5.rules.turn.game import Game, GameTurns
from grognard.games.wh40k5.rules.turn.movement_phase import ChooseMover, MovementPhase
from grognard.games.wh40k5.rules.turn.turn import ChooseShooter, PlayerTurn, ShootingPhase
from grognard.games.wh40k5.state.setup import Setup
from grognard.games.wh40k5.state.state import Model, PhaseName, State, Unit, is_gun
from grognard.space.notation import MapNotation

HOME = ("space-marines", "orks")
"""Whose armies fight where no line says it."""
MOST = 60
"""So many models of a kind a unit has at most."""
LINKS = {"transport-of": "transport_of", "joins": "joins", "number": "number"}
"""What else may be said of a unit, by the words for it."""


def begun(phase: PhaseName, state: State, seat: int, step: str, asked: Decision, *under_way: Frame) -> Begun:
    """A battle in a phase of a seat's player turn (WH-TURN-01, WH-CORE-02)."""
    second = seat != state.first
    number = state.player_turn or 2 * state.turn - 1 + second
    stack = (
        Frame.at(Game(), "count"),
        Frame.at(GameTurns(state.turn), "end" if second else "play_second"),
        Frame.at(PlayerTurn(state.turn, seat), step),
        *under_way,
    )
    return Begun(replace(state, phase=phase, active=seat, player_turn=number), stack, (asked,))


def movement(state: State, seat: int) -> Begun:
    """The seat chooses a unit that moves."""
    return begun("movement", state, seat, "join", ChooseMover(seat), at(MovementPhase(seat), "move"))


def shooting(state: State, seat: int) -> Begun:
    """The seat chooses a unit that shoots or runs."""
    return begun("shooting", state, seat, "after_shooting", ChooseShooter(seat), at(ShootingPhase(seat), "act"))


def assault(state: State, seat: int) -> Begun:
    """The seat chooses a unit that assaults."""
    phases = at(AssaultPhase(seat), "react"), at(Charges(seat), "charge")
    return begun("assault", state, seat, "after_assault", ChooseCharge(seat), *phases)


def at(procedure: Procedure, step: str) -> Frame:
    """A procedure at a step."""
    return Frame.at(procedure, step)


class Notation(MapNotation):
    """See the module."""

    unit_type = Unit
    army_type = Army
    load_army = staticmethod(load_army)
    load_map = staticmethod(load_map)
    model_type = Model
    own = frozenset({"id", "seat", "kind"})
    own_of_model = frozenset({"id", "x", "y", "radius", "kind", "gear"})
    spacing = 1500
    kinds = KINDS
    home = HOME
    example = (
        "wh40k5\n"
        "table 48 x 48\n"
        "asks shooting a\n"
        "a.marines tactical-squad 4 space-marine 1 space-marine+flamer @24,30 25.5,30 27,30 28.5,30 30,30\n"
        "b.mob boyz 10 @24,20\n"
        "b.truck trukk @30,8/180 moved\n"
    )
    nations = TABLES.nations
    steps = {"shooting": shooting, "movement": movement, "assault": assault}

    # ---- the set-up --------------------------------------------------------------------------------------------------

    def made(self, agreed: Agreed, armies: Sequence[Any], map: Any) -> Setup:
        """On a bare table each side tries to annihilate the other (WH-GAME-13)."""
        if agreed.size is None or agreed.scenario is not None:
            return super().made(agreed, armies, map)  # type: ignore[no-any-return]
        plan = load_scenario(annihilation())
        first, second = (load_army(army) for army in armies)
        return self.setups.checked(plan, map, (first, second), self.setups.house_rules(agreed.options))  # type: ignore[no-any-return]

    def listed(self, unit: UnitLine) -> ArmyUnit:
        """The unit of an army that its words describe. Raises ``InputError`` naming the line."""
        entry, *words = unit.words or ("",)
        if entry not in TABLES.units:
            raise unit.line.error(unknown(entry, TABLES.units))
        links: dict[str, Any] = {}
        while len(words) > 1 and words[-2] in LINKS:
            links[LINKS[words[-2]]] = unit.line.count(words[-1], MOST) if words[-2] == "number" else words[-1]
            del words[-2:]
        parts = TABLES.units[entry].part
        kinds = [part.model for part in parts]
        if len(words) < 2:
            words = [*(words or ["1"]), max(parts, key=lambda part: part.most).model]
        if len(words) % 2:
            raise unit.line.error(
                say("notation-form", form="a.squad tactical-squad 4 space-marine 1 space-marine+flamer @24,30")
            )
        models = tuple(
            models_of(unit.line.count(count, MOST), what, kinds, unit.line)
            for count, what in zip(words[::2], words[1::2], strict=True)
        )
        return ArmyUnit(id=unit.id.partition(".")[2], unit=entry, models=models, **links)

    def tell_unit(self, listed: ArmyUnit) -> str:
        """Its entry and its models."""
        words = [listed.unit]
        for row in listed.models:
            words += [str(row.count), "+".join((row.model, *row.upgrades))]
        for word, field in LINKS.items():
            if value := getattr(listed, field):
                words += [word, str(value)]
        return " ".join(words)

    def alone(self, listed: ArmyUnit) -> ArmyUnit:
        """Of nobody's and joining nobody."""
        return replace(listed, number=0, transport_of="", joins="")

    # ---- units -------------------------------------------------------------------------------------------------------

    def lost(self, unit: Unit) -> Unit:
        """Destroyed before."""
        return unit.dead

    def offsets(self, models: Sequence[Model], facing: int) -> Sequence[tuple[int, int]]:
        """Crewmen stand behind the guns, each beside one he can fire (WH-UNIT-02); all others in a row."""
        guns = [model for model in models if is_gun(model)]
        crew = [model for model in models if "crew" in model.of.classes]
        if not guns or not crew:
            return super().offsets(models, facing)
        wide = 2 * max(model.radius for model in crew)
        step = max(self.spacing, 2 * max(model.radius for model in guns), wide * -(-len(crew) // len(guns)))
        behind = guns[0].radius + wide // 2
        at = {gun.id: (step * number, 0) for number, gun in enumerate(guns)}
        for number, man in enumerate(crew):
            row, gun = divmod(number, len(guns))
            at[man.id] = step * gun + wide * row, behind
        others = [model for model in models if model.id not in at]
        at |= {model.id: (step * len(guns) + self.spacing * number, 0) for number, model in enumerate(others)}
        return [at[model.id] for model in models]

    def placed(self, unit: Unit, places: Sequence[str]) -> Unit:
        """As many models as it has now began the phase with it."""
        found: Unit = super().placed(unit, places)
        return replace(found, fresh=len(found.models))

    def follows(self, state: State) -> dict[str, Any]:
        """It is the first turn."""
        return {"turn": 1}


def annihilation() -> dict[str, Any]:
    """The scenario of a bare table."""
    first, second, *_ = army_names()
    return {
        "format": "grognard-scenario",
        "version": 1,
        "system": "wh40k5",
        "name": BARE,
        "title": TITLE,
        "map": map_names()[0],
        "mission": "annihilation",
        "deployment": "pitched-battle",
        "points": 500,
        "side": [{"army": first, "zone": "south"}, {"army": second, "zone": "north"}],
    }


def models_of(count: int, what: str, kinds: Sequence[str], line: Words) -> Models:
    """So many models of a kind with upgrades joined by ``+``."""
    kind, *upgrades = what.split("+")
    if kind not in kinds:
        raise line.error(unknown(kind, kinds))
    known = [upgrade.gear for upgrade in TABLES.models[kind].upgrades]
    for upgrade in upgrades:
        if upgrade not in known:
            raise line.error(unknown(upgrade, known))
    return Models(model=kind, count=count, upgrades=tuple(upgrades))
