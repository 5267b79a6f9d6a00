"""From hits to casualties: damage dice, exceptional damage, medics, and who falls (chapter Damage and casualties).

Shooting and close quarters both end here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Total, roll
from grognard.core.engine.fates import Tallies, play
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, step
from grognard.core.messages import say
from grognard.core.records import Record, replace
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.ground.formulas import need_to_damage, within
from grognard.games.bolt_action.rules.shooting.aim import FRONT_ARC
from grognard.games.bolt_action.rules.shooting.fates import (
    CONFUSED,
    FOUND,
    GREEN,
    GREEN_PINS,
    MEDIC,
    PICKED,
    SAVABLE,
    SAVED,
    SEASONED,
    new_leader,
    to_damage,
)
from grognard.games.bolt_action.rules.shooting.modifiers import medics_of
from grognard.games.bolt_action.rules.turn.morale import TakePins
from grognard.games.bolt_action.state.choices import RemoveModel, RemoveWeapon
from grognard.games.bolt_action.state.events.casualties import (
    CasualtiesTaken,
    GunLeft,
    NewLeader,
    Saved,
    WeaponLost,
    WeaponPassedOn,
    WeaponPickedUp,
)
from grognard.games.bolt_action.state.events.nerve import FirstBlood, QualityChanged, UnitDestroyed
from grognard.games.bolt_action.state.events.shooting import Volley
from grognard.games.bolt_action.state.events.turn import DieTaken, DieTurned
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.state import Model, Unit, enemy


class Blows(Record):
    """Hits of one kind on a unit.

    ``small_arms`` hits may be saved by a medic (BA-HQ-05); of ``aimed`` ones the shooter picks every casualty
    (BA-WPN-14). ``sheltered``: the walls of a building soften small arms (BA-BLD-03); ``shielded``: they strike a gun
    shield (BA-DAM-08).
    """

    hits: int
    penetration: int = 0
    small_arms: bool = True
    aimed: bool = False
    sheltered: bool = True
    shielded: bool = False


def damage_value(g: G, unit: Unit) -> int:
    """The damage value of infantry by quality: 3, 4 or 5 (BA-GEN-03, BA-DAM-01)."""
    return tables.QUALITIES[unit.quality].damage


SHIELD = 6
"""The damage value of men behind a gun shield (BA-DAM-08), the most that any man has (BA-DAM-11)."""


def is_shielded(g: G, target: Unit, firer: Unit, volley: Volley, aimed: bool) -> bool:
    """Whether a gun shield covers the crew against a volley: one fired from the gun's front (BA-DAM-08).

    It must be so of at least half of those who fire. The shield is no use against snipers, flamethrowers and indirect
    fire.
    """
    if "gun-shield" not in g.context.profile(target.id).rules:
        return False
    if volley.indirect or aimed or tables.WEAPONS[volley.weapon].flamethrower:
        return False
    gun = target.gun or next((model for model in target.models if model.role == "gunner"), None)
    firing = [model for model in firer.models if model.id in volley.models]
    if gun is None or not firing:
        return False
    before = sum(bool(g.context.in_arc(gun, target.facing, FRONT_ARC, model)) for model in firing)
    return 2 * before >= len(firing)


def shelter(unit: Unit, small_arms: bool) -> int:
    """What is added to each damage die against a unit, by the walls about it (BA-BLD-03)."""
    return tables.BUILDINGS["small-arms"].value if small_arms and unit.inside is not None else 0


def damage_needs(g: G, unit: Unit, blows: Sequence[Blows]) -> list[int]:
    """The face each blow's dice need to remove a man of a unit (BA-DAM-01, BA-DAM-11), behind a shield or a wall too
    (BA-DAM-08, BA-BLD-03); 7: none can."""
    value = damage_value(g, unit)
    capped = g.setup.options["damage_cap_six"] == "on"
    return [
        need_to_damage(
            SHIELD if blow.shielded else value,
            blow.penetration + shelter(unit, blow.small_arms and blow.sheltered),
            capped,
        )
        for blow in blows
    ]


class Damage(Procedure):
    """Damage dice for all hits, then the casualties, one man for each damage (BA-SHOOT-26, BA-DAM-02).

    Its value: how many models were lost.
    """

    unit: str
    blows: tuple[Blows, ...]
    medics: bool = True
    men: int = 0
    kills: int = 0
    picks: int = 0
    piercing: int = 0

    @step
    def roll_damage(self, g: G) -> Action:
        """Each hit: die plus penetration against the damage value; a natural 6 may be exceptional (BA-DAM-01,
        BA-DAM-06)."""
        unit = g.state.units[self.unit]
        needs = damage_needs(g, unit, self.blows)
        lots = [
            (to_damage(need, blow.aimed, blow.small_arms), blow.hits)
            for blow, need in zip(self.blows, needs, strict=True)
        ]
        return self.then(Call(play(lots, enemy(unit.seat))), men=len(unit.men))

    @step
    def medic(self, g: G, falls: tuple[Counter[str], ...]) -> Action:
        """A medic near saves ordinary small-arms casualties on a 6 (BA-HQ-05, BA-DAM-09)."""
        unit = g.state.units[self.unit]
        kills = sum(fall.total() for fall in falls)
        picks = sum(fall[PICKED] for fall in falls)
        ordinary = sum(fall[SAVABLE] for fall in falls)
        piercing = sum(fall[PICKED] for blow, fall in zip(self.blows, falls, strict=True) if not blow.small_arms)
        savable = min(ordinary, max(0, self.men - (kills - ordinary))) if self.medics and medic_near(g, unit) else 0
        return self.then(Call(play([(MEDIC, savable)], unit.seat)), kills=kills, picks=picks, piercing=piercing)

    @step
    def shooter_picks(self, g: B, helped: tuple[Counter[str], ...]) -> Action:
        """First the casualties the shooter may choose, as far as there are men (BA-SHOOT-26); damage beyond the last
        man is lost.
        """
        saved = helped[0][SAVED]
        if saved:
            g.emit(Saved(self.unit, saved), "BA-HQ-05")
        kills = max(0, min(self.men, self.kills) - saved)
        seat = enemy(g.state.units[self.unit].seat)
        picks = min(self.picks, kills)
        aimed = any(blow.aimed for blow in self.blows)
        after = replace(self, kills=kills, picks=picks)
        rule = "BA-WPN-14" if aimed else "BA-DAM-06"
        return after.then(Call(Removal(self.unit, seat, picks, rule, self.piercing)))

    @step
    def owner_picks(self, g: G) -> Action:
        """The owner removes the rest, any models of the unit (BA-DAM-05)."""
        unit = g.state.units[self.unit]
        lost = self.men - len(unit.men)
        return Call(Removal(self.unit, unit.seat, self.kills - lost, "BA-DAM-05"))

    @step
    def losses(self, g: G) -> Action:
        return Done(self.men - len(g.state.units[self.unit].men))


def is_alone(g: G, unit: Unit) -> bool:
    """Whether a unit of medics only is no help to itself (BA-HQ-05)."""
    return all(model.role == "medic" for model in unit.men) and g.setup.options["medic_saves_himself"] == "off"


def medic_near(g: G, unit: Unit) -> bool:
    """Whether a friendly medic, or an ambulance, stands within 6 inches, to or from the walls of a building (BA-HQ-05,
    BA-HQ-06, BA-BLD-06).

    Medics help others: those of a unit of medics only are no help to it, unless the house rule says they are.
    """
    for friend, medics in medics_of(g, unit.seat):
        if friend.id == unit.id and is_alone(g, unit):
            continue
        indoors = friend.inside is not None or unit.inside is not None
        if within(
            g.context.gap(friend, unit) if indoors else g.context.gap_of(medics, unit.models),
            6 * INCH,
            g.context.epsilon,
        ):
            return True
    return False


class Removal(Procedure):
    """Casualties taken off one by one, chosen by one seat; if nobody would be left there is nothing to choose. Of a gun
    unit the crew fall; without them the gun is lost (BA-ART-02, BA-ART-08).

    ``piercing``: how many of them were hit by weapons with Pen, which may pick a team's weapon (BA-DAM-07).
    """

    unit: str
    seat: int
    count: int
    rule: str
    piercing: int = 0

    @step
    def choose(self, g: B) -> Action:
        unit = g.state.units[self.unit]
        if self.count <= 0 or not unit.models:
            return Done()
        if self.count >= len(unit.men):
            g.emit(CasualtiesTaken(self.unit, tuple(model.id for model in unit.men)), self.rule)
            lost_gun = ("BA-MOR-06", "BA-ART-02", "BA-ART-08") if unit.gun is not None else ()
            if unit.gun is not None and unit.in_the_open and g.setup.options["recrew"] == "on":
                g.emit(GunLeft(self.unit), "BA-ART-08")
            g.emit(UnitDestroyed(self.unit, "casualties"), "BA-GEN-09", *lost_gun)
            return Done()
        return Ask(ChooseCasualty(self.seat, self.unit, self.rule, self.piercing > 0))

    @step
    def remove(self, g: B, choice: RemoveModel | RemoveWeapon) -> Action:
        """The man falls; a weapon picked by a piercing hit takes its team with it (BA-DAM-07)."""
        if isinstance(choice, RemoveWeapon):
            gun = g.context.profile(self.unit).is_gun
            g.emit(UnitDestroyed(self.unit, "weapon"), "BA-ART-02" if gun else "BA-DAM-07")
            return Done()
        unit = g.state.units[self.unit]
        fallen = unit.model(choice.model)
        g.emit(CasualtiesTaken(self.unit, (choice.model,)), self.rule)
        return Call(Aftermath(self.unit, fallen.role, fallen.weapons, by_owner=self.seat == unit.seat))

    @step
    def next_casualty(self, g: G) -> Action:
        return Repeat(replace(self, count=self.count - 1, piercing=max(0, self.piercing - 1)))


class ChooseCasualty(Decision):
    """Which model falls: chosen by the owner (BA-DAM-05) or, for exceptional damage, by the shooter (BA-DAM-06)."""

    unit: str
    rule: str
    piercing: bool = False

    def candidates(self, g: G) -> Sequence[Choice]:
        """Each man, the one an owner would miss least first; the weapon too, if a piercing hit may pick it
        (BA-DAM-07, BA-ART-02).
        """
        unit = g.state.units[self.unit]
        own = self.seat == unit.seat
        order = sorted(unit.men, key=lambda model: worth(model), reverse=not own)
        found: list[Choice] = [RemoveModel(model.id) for model in order]
        if self.piercing and g.context.profile(self.unit).weapon_team and not own:
            found.append(RemoveWeapon())
        return found


ROLE_WORTH = {
    "rifleman": 0,
    "assistant": 1,
    "crew": 1,
    "spotter": 1,
    "loader": 2,
    "nco": 4,
    "medic": 4,
    "gunner": 5,
    "officer": 6,
}


def is_plain(model: Model) -> bool:
    """Whether a man has no special weapon of his own but perhaps a one-shot one."""
    rows = [tables.WEAPONS[name] for name in model.weapons]
    return all(row.family == "rifle" or row.one_shot for row in rows)


def worth(model: Model) -> tuple[int, int]:
    """How much a man would be missed, for the order in which casualties are offered (no rule depends on it)."""
    special = sum(tables.WEAPONS[name].family != "rifle" for name in model.weapons)
    return ROLE_WORTH.get(model.role, 1), special


class Aftermath(Procedure):
    """What a man's fall changes in his unit: the weapon, the leader, a Green unit's nerve.

    ``by_owner``: his owner chose him.
    """

    unit: str
    role: str
    weapons: tuple[str, ...]
    by_owner: bool = False

    @step
    def weapon(self, g: B) -> None:
        """In a weapon team a crewman takes over (BA-DAM-07); in a squad the weapon is lost with its bearer
        (BA-DAM-12).
        """
        unit = g.state.units[self.unit]
        if not unit.models:
            return
        if not g.context.profile(self.unit).weapon_team:
            for weapon in self.weapons:
                if tables.WEAPONS[weapon].family != "rifle" and self.role != "officer":
                    if g.setup.options["weapon_pickup"] == "on" and self.picked_up(g, unit, weapon):
                        continue
                    g.emit(WeaponLost(self.unit, weapon), "BA-DAM-12", "BA-DAM-07")
            return
        if self.role != "gunner":
            return
        heir = min(unit.models, key=lambda model: (model.role not in ("loader", "assistant"), model.id))
        g.emit(WeaponPassedOn(self.unit, replace(heir, role="gunner", weapons=self.weapons)), "BA-DAM-07")

    def picked_up(self, g: B, unit: Unit, weapon: str) -> bool:
        """By house rule a loader, or else any rifleman, takes the weapon of a man whom his owner let fall (BA-DAM-12).

        One that the enemy has picked is lost all the same (BA-DAM-07).
        """
        heirs = [model for model in unit.models if model.role in ("loader", "rifleman") and is_plain(model)]
        if not self.by_owner or not heirs:
            return False
        heir = min(heirs, key=lambda model: (model.role != "loader", model.id))
        role = "gunner" if self.role == "gunner" else heir.role
        kept = tuple(name for name in heir.weapons if tables.WEAPONS[name].one_shot)
        weapons = (weapon, *kept) if not tables.WEAPONS[weapon].one_shot else (*heir.weapons, weapon)
        g.emit(WeaponPickedUp(self.unit, replace(heir, role=role, weapons=weapons)), "BA-DAM-12")
        return True

    @step
    def leader(self, g: G) -> Action:
        """German initiative training: on 4+ another man leads (BA-NAT-DE-03)."""
        profile = g.context.profile(self.unit)
        unit = g.state.units[self.unit]
        need = profile.nation.new_nco
        if self.role != "nco" or not unit.models or need is None:
            return Next(())
        return Call(play([(new_leader(need), 1)], unit.seat))

    @step
    def new_leader(self, g: B, found: Tallies) -> None:
        unit = g.state.units[self.unit]
        if found and found[0][FOUND]:
            heir = min(unit.models, key=lambda model: (worth(model), model.id))
            g.emit(NewLeader(self.unit, heir.id), "BA-NAT-DE-03")

    @step
    def first_blood(self, g: B) -> Action:
        """A Green unit rolls at its first casualty (BA-SPC-01)."""
        unit = g.state.units[self.unit]
        if unit.blooded or not unit.models or "green" not in g.context.profile(self.unit).rules:
            return Done()
        g.emit(FirstBlood(self.unit), "BA-SPC-01")
        return GREEN.roll(seat=unit.seat)

    @step
    def seen_the_elephant(self, g: B, die: int) -> Action:
        """1: pins and Down; 5 or 6: Regular from now on (BA-SPC-01)."""
        unit = g.state.units[self.unit]
        fate = GREEN.reached(die)
        if fate == SEASONED and unit.quality == "inexperienced":
            g.emit(QualityChanged(self.unit, "regular"), "BA-SPC-01")
        if fate != CONFUSED:
            return Done()
        return roll(GREEN_PINS.count, Total(), say("ba-roll-green-pins"), "BA-SPC-01", seat=unit.seat)

    @step
    def panic(self, g: G, pins: int) -> Action:
        """The pins may be too many to bear (BA-PIN-05)."""
        return Call(TakePins(self.unit, pins, ("BA-SPC-01",)))

    @step
    def drop(self, g: B) -> None:
        unit = g.state.units[self.unit]
        if not unit.alive:
            return
        if unit.order is None:
            g.emit(DieTaken(self.unit, "down"), "BA-SPC-01", "BA-TURN-03")
        else:
            g.emit(DieTurned(self.unit, "down"), "BA-SPC-01")
