"""The numbers of one attack: dice, needed face, defence, cover, and what the roll has to look out for (AAM-HIT-01).

``aim_at`` is the only place they come from: the dice that are rolled, the table's preview, the odds and the computer
players all read the same ``Aim``.
"""

from __future__ import annotations

from operator import attrgetter

from grognard.core.book.modifiers import Modifier, total
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.axis_allies_minis.data.abilities import ABILITIES
from grognard.games.axis_allies_minis.data.tables import SUCCESS, SUCCESS_RULE
from grognard.games.axis_allies_minis.data.traits import traits
from grognard.games.axis_allies_minis.ground.arcs import behind
from grognard.games.axis_allies_minis.ground.context import G
from grognard.games.axis_allies_minis.ground.cover import NEVER, Cover, cover_of
from grognard.games.axis_allies_minis.ground.shots import Fault, Shot, open_row
from grognard.games.axis_allies_minis.rules.attack.fates import Dice
from grognard.games.axis_allies_minis.rules.attack.modifiers import defence_modifiers, die_modifiers, more_dice, number
from grognard.games.axis_allies_minis.state.conditions import shrugs
from grognard.games.axis_allies_minis.state.events.attack import Occasion
from grognard.games.axis_allies_minis.state.hits import margin
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.space.hex.grid import Direction, Hex

Rows = tuple[Modifier, ...]
REMOTE = "remote-control"
PIERCING = "armor-piercing-rounds"
FLAMES = ("flamethrower", "hull-mounted-flamethrower")
IGNORING_COVER = ("close-assault", "hand-to-hand", "top-mounted-rockets")


class Aim(Dice, kw_only=True):
    """All numbers of one attack: its dice, with the reasons.

    ``base`` and the ``dice_rows`` explain the dice; what each needs is 4 less the ``die_rows``, the defence ``printed``
    with its rows, ``front`` says which of a Vehicle's two. ``cover`` is None if there is no roll. ``heavy``: see
    AAM-SA-42. ``repeated``: a second such attack follows if the first has not disrupted (AAM-DF-11).

    ``band`` is empty beyond the attacker's own bands; ``at`` the target's hex as the attack takes it; ``spent`` the
    abilities used up.
    """

    unit: str
    target: str
    occasion: Occasion
    weapon: str = ""
    soldier_row: bool = False
    at: Hex
    range: int
    band: str
    base: int
    dice_rows: Rows = ()
    die_rows: Rows = ()
    front: bool
    printed: int
    defence_rows: Rows = ()
    cover: Cover | None = None
    ignores_cover: bool = False
    heavy: bool = False
    repeated: bool = False
    spent: tuple[str, ...] = ()

    @property
    def thrown(self) -> Dice:
        """Its dice and what they do, without the reasons."""
        return Dice(*_numbers(self))

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules behind the numbers, each once (AAM-HIT-01, AAM-SA-15)."""
        found = ["AAM-HIT-01", SUCCESS_RULE]
        if self.weapon:
            found += ABILITIES[self.weapon].rules[:1]
        found += [each.rule for rows in (self.dice_rows, self.die_rows, self.defence_rows) for each in rows]
        if self.piercing:
            found.append("AAM-SA-15")
        return tuple(dict.fromkeys(found))


_numbers = attrgetter(*Dice.__struct_fields__)


def aim_at(
    g: G,
    unit: Unit,
    target: Unit,
    *,
    weapon: str = "",
    soldier_row: bool = False,
    piercing: bool = False,
    occasion: Occasion = "assault",
    at: Hex | None = None,
    facing: Direction | None = None,
    area: bool = False,
    charge: bool = False,
) -> Aim | Refused:
    """The numbers of an attack, or why there is none, naming the rules.

    ``at`` and ``facing`` put the target elsewhere than it stands (AAM-DF-07). ``area``: it is hit as one of many, seen
    or not (AAM-SA-06, AAM-SA-16); ``charge``: in a Banzai Charge (AAM-SA-76). Whether the unit may act now, and whether
    it has the weapon or row at all, is for ``attacks`` to say.
    """
    shot = Shot(g, unit, target, weapon, soldier_row, occasion, at, facing, area, charge)
    fault = shot.fault()
    if fault is not None:
        return refused(fault, shot)
    return numbers(shot, piercing)


def can_react(g: G, shooter: Unit, target: Unit, at: Hex, facing: Direction, occasion: Occasion) -> bool:
    """Whether a reaction shot at a target in this hex is possible by sight, range, dice and arc with any usual attack
    (AAM-DF-09, AAM-DF-16, AAM-OW-03); whether the shooter is fit to fire at all is another question."""
    return any(
        Shot(g, shooter, target, weapon, soldier_row, occasion, at, facing, False, False).fault() is None
        for weapon, soldier_row in usual_attacks(shooter, target, at)
    )


def attack_refusal(
    g: G, unit: Unit, target: Unit, occasion: Occasion, weapon: str = "", soldier_row: bool = False
) -> Refused | None:
    """Why there is no such attack where both stand; see ``aim_at``."""
    shot = Shot(g, unit, target, weapon, soldier_row, occasion, None, None, False, False)
    fault = shot.fault()
    return None if fault is None else refused(fault, shot)


def can_attack(g: G, unit: Unit, target: Unit, occasion: Occasion, weapon: str = "", soldier_row: bool = False) -> bool:
    """Whether the rules allow such an attack where both stand; see ``aim_at``."""
    return Shot(g, unit, target, weapon, soldier_row, occasion, None, None, False, False).fault() is None


def refused(fault: Fault, shot: Shot) -> Refused:
    """A fault as a refusal in words."""
    names = shot.g.context.names
    unit, target = names[shot.unit.id], names[shot.target.id]
    return Refused(say(fault[0], unit=unit, target=target, range=shot.range), *fault[1:])


def numbers(shot: Shot, piercing: bool = False) -> Aim:
    """The numbers of an attack that is allowed."""
    unit, target = shot.unit, shot.target
    base = shot.base()
    dice_rows, die_rows, defence_rows = more_dice(shot), die_modifiers(shot), defence_modifiers(shot)
    printed = target.of.defence.front if shot.front else target.of.defence.rear
    defence = printed + total(defence_rows) if defence_rows else printed
    bare = ignores_cover(shot)
    cover = None if bare else cover_of(shot.g, unit, target, shot.start, shot.at, shot.plain_band, shot.own)
    stunning = number("headshot", "successes") if shot.weapon == "headshot" else 0
    spent = [weapon for weapon in (shot.weapon,) if weapon and ABILITIES[weapon].once and weapon not in unit.spent]
    if piercing:
        spent.append(PIERCING)
    aim = Aim(
        unit=unit.id,
        target=target.id,
        occasion=shot.occasion,
        weapon=shot.weapon,
        soldier_row=shot.soldier_row,
        at=shot.at,
        range=shot.range,
        band=shot.band or "",
        base=base,
        dice=base + total(dice_rows) if dice_rows else base,
        dice_rows=dice_rows,
        need=min(max(SUCCESS - total(die_rows), 1), 7) if die_rows else SUCCESS,
        die_rows=die_rows,
        front=shot.front,
        printed=printed,
        defence=max(defence, int(shot.g.setup.options["defence_floor"])),
        defence_rows=defence_rows,
        margin=margin(target.of, shot.front),
        cover=cover,
        shelter=NEVER if cover is None else cover.need,
        ignores_cover=bare,
        at_once=shot.reacts or stunning > 0,
        piercing=piercing,
        stunning=stunning,
        heavy=shrugs(target),
        repeated=shot.reacts and shot.traits.doubled and not shot.area,
        spent=tuple(spent),
    )
    return aim if not (shot.traits.special and shot.own) else _with_specials(aim, shot)


def _with_specials(aim: Aim, shot: Shot) -> Aim:
    """The same with what the unit's own abilities look for on the dice."""
    held, soldier = shot.traits.held, shot.target.of.type == "soldier"
    flames = next((each for each in FLAMES if each in held), None) if burns(shot) else None
    return replace(
        aim,
        per_success=held["shrapnel"] if "shrapnel" in held and soldier else 1,
        per_six=number("vast-experience", "per_six") if "vast-experience" in held else 1,
        burning=number(flames, "sixes") if flames and not shot.reacts else 0,
        overheating=number("overheat", "ones") if "overheat" in held else 0,
        rerolls=number("guard-crew", "rerolls") if "guard-crew" in held else 0,
        sirens=number("sirens", "successes") if "sirens" in held and soldier else 0,
    )


def ignores_cover(shot: Shot) -> bool:
    """Whether the target gets no cover roll (AAM-COVER-08): close combat (AAM-SA-01, AAM-SA-02), Bombardment
    (AAM-SA-07), rockets from the roof (AAM-SA-28), flames (AAM-SA-13); nor does a
    Headshot's, which scores no hits (AAM-SA-19)."""
    if shot.weapon in IGNORING_COVER or shot.weapon == "headshot":
        return True
    if not (shot.own and shot.traits.special):
        return False
    held = shot.traits.held
    return "bombardment" in held or "top-mounted-rockets" in held or burns(shot)


def burns(shot: Shot) -> bool:
    """Whether the attack is one with a flamethrower: the printed attack at short range on a ground unit, a
    hull-mounted one not at units behind it (AAM-SA-13, AAM-SA-14)."""
    if shot.weapon or shot.band != "short" or shot.target.of.type == "aircraft":
        return False
    held = shot.traits.held
    if "flamethrower" in held:
        return True
    return "hull-mounted-flamethrower" in held and not behind(shot.start, shot.unit.facing, shot.at)


def usual_attacks(unit: Unit, target: Unit, at: Hex | None) -> list[tuple[str, bool]]:
    """The weapons a usual attack on a target in a hex may be made with, each with whether its row against Soldiers is
    used on a Vehicle: the printed dice, that row (AAM-SA-48), dice taken over (AAM-SA-86), close combat in the same hex
    (AAM-SA-01, AAM-SA-02)."""
    found = [("", False)]
    if open_row(target):
        found.append(("", True))
    if unit.borrowed is not None:
        found.append(("improvisation", False))
    if at == unit.at:
        held = traits(unit.of).held
        found += [(weapon, False) for weapon in ("close-assault", "hand-to-hand") if weapon in held]
    return found


def best_weapon(
    g: G,
    unit: Unit,
    target: Unit,
    occasion: Occasion = "assault",
    at: Hex | None = None,
    facing: Direction | None = None,
) -> tuple[str, bool]:
    """The weapon of a usual attack with the most dice, and whether its row against Soldiers is used, where nobody is
    asked: in reaction shots and charges. Of equals the later of the ``usual_attacks``."""
    options = usual_attacks(unit, target, at or target.at)
    if len(options) == 1:
        return options[0]
    found, most = options[0], 0
    for weapon, soldier_row in options:
        shot = Shot(g, unit, target, weapon, soldier_row, occasion, at, facing, False, False)
        dice = 0 if shot.fault() else shot.base()
        if dice and dice >= most:
            found, most = (weapon, soldier_row), dice
    return found
