"""Shots: what one weapon needs to hit one part of a target, what it does to it, and why (AZ-FIRE-05 to AZ-FIRE-13).

Pure: rolls, preview and odds are made of the same ``Shot``. Lengths: thousandths of a centimetre.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Literal

from grognard.core.book.modifiers import Modifier, total
from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.games.operation_ww2.data.tables import Tables
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.data.tables.damage import FATES, Fate, fate
from grognard.games.operation_ww2.data.tables.rows import Cover, Target, label
from grognard.games.operation_ww2.data.tables.rows import Modifier as ModifierRow
from grognard.games.operation_ww2.data.tables.weapons import Ammunition, Weapon

Options = Mapping[str, str]

Table = Literal["small-arms", "heavy-weapons"]
"""The half of the damage table a weapon rolls on (AZ-WPN-01)."""

Band = Literal["normal", "extreme"]
"""How far off a target in range is; what is close is a question of its own (AZ-FIRE-07)."""

Mark = Literal["trench", "smoke"]
"""Where somebody stands who is harder to hit (AZ-SPL-04, AZ-SMK-05)."""

FACES = 10
"""The faces of a die."""

SMALL_ARMS_ONLY = "small_arms_table"


class Reason(Record):
    """Why something cannot be done, and the rule that says so."""

    message: Message
    rule: str


class Part(Record):
    """A part of a target that is the same to a weapon all over (AZ-SPL-01, AZ-COV-05).

    ``target`` is the column of the weapon's table, ``number`` one that counts instead of what stands there; ``to_hit``
    and ``damage`` are added because of what it is. ``at_best``: of a number that no die shows even a natural 10 is no
    hit, whatever the option ``natural_ten_hits`` says (AZ-LCH-01). ``low``: of a low profile, harder to hit from far
    off (AZ-TAB-HIT).
    """

    id: str
    target: Target = "infantry"
    cover: Cover = "none"
    number: int | None = None
    to_hit: tuple[Modifier, ...] = ()
    damage: tuple[Modifier, ...] = ()
    at_best: bool = False
    low: bool = False


class Attempt(Record):
    """One weapon about to be fired at a part of a target.

    ``distance`` is measured from who fires to the nearest of the part (AZ-FIRE-20); ``is_close``: one model of the
    target is within close range (AZ-FIRE-07); ``on_foot``: an infantry weapon, fired by somebody on foot (AZ-FIRE-09).
    ``aimed``: an accurate shot (AZ-SNP-05). ``to_hit`` is added because of who fires.
    """

    model: str
    weapon: Weapon
    order: OrderName
    distance: float
    is_close: bool = False
    on_foot: bool = True
    dice: int = 1
    mount: str = ""
    ammunition: Ammunition | None = None
    indirect: bool = False
    aimed: bool = False
    to_hit: tuple[Modifier, ...] = ()


class Shot(Record):
    """One weapon of one model at one part of a target.

    ``column`` is that of the weapon's table, ``number`` what stands there; ``need`` the natural number that hits, None
    if none does, and then ``why_not`` says why. ``damage`` is added to each damage die on ``table``; against people
    ``cover`` counts.
    """

    model: str
    weapon: str
    part: str
    column: Target
    dice: int
    number: int | None
    to_hit: tuple[Modifier, ...]
    need: int | None
    table: Table
    damage: tuple[Modifier, ...]
    cover: Cover = "none"
    mount: str = ""
    aimed: bool = False
    why_not: Reason | None = None


# ---- range -------------------------------------------------------------------------------------------------------


def band(weapon: Weapon, distance: float, extreme_bound: str = "inclusive") -> Band | None:
    """How far off a target is for a weapon; None if it is out of range, or too near (AZ-FIRE-05, AZ-FIRE-08,
    AZ-WPN-03). By the option ``extreme_bound`` extreme range itself is out of it.

    >>> from grognard.games.operation_ww2.data.tables import TABLES
    >>> rifle, rocket = TABLES.weapons["kar98k"], TABLES.weapons["panzerfaust"]
    >>> band(rifle, 80_000), band(rifle, 160_000), band(rifle, 160_000, "exclusive"), band(rocket, 30_001)
    ('normal', 'extreme', None, None)
    """
    if weapon.normal is None or distance < weapon.minimum:
        return None
    if distance <= weapon.normal:
        return "normal"
    if weapon.extreme is None or distance > weapon.extreme:
        return None
    return None if extreme_bound == "exclusive" and distance == weapon.extreme else "extreme"


def is_within_close(weapon: Weapon, distance: float) -> bool:
    """Whether a distance is within a weapon's close range (AZ-FIRE-07); those without one have none (AZ-WPN-03).

    >>> from grognard.games.operation_ww2.data.tables import TABLES
    >>> is_within_close(TABLES.weapons["mg34"], 25_000), is_within_close(TABLES.weapons["bazooka"], 0)
    (True, False)
    """
    return weapon.close is not None and distance <= weapon.close


# ---- to hit ------------------------------------------------------------------------------------------------------


def number(tables: Tables, options: Options, attempt: Attempt, target: Target) -> int | None:
    """What a weapon has to reach against a kind of target; None: no effect (AZ-FIRE-11, AZ-WPN-05, AZ-WPN-07).

    Direct and indirect fire have numbers of their own (AZ-WPN-02). Indirect fire at people, guns and coordinates has
    one whatever the weapon; at vehicles, too, but a second one may say that there is no effect (AZ-WPN-10, AZ-TWO-01).
    Armour-piercing shot at people takes their column, but for the option ``ap_on_infantry`` (AZ-WPN-08).
    """
    weapon = attempt.weapon
    if attempt.indirect:
        second = target in ("infantry", "gun") or (
            weapon.second is not None and getattr(weapon.second, target) is not None
        )
        return tables.limits["indirect-number"].value if weapon.has("indirect") and second else None
    shot = attempt.ammunition == "armour-piercing"
    if shot and target == "infantry" and options["ap_on_infantry"] == "forbidden":
        return None
    return weapon.numbers.against(target)


def to_hit(tables: Tables, options: Options, attempt: Attempt, part: Part, how_far: Band) -> tuple[Modifier, ...]:
    """What is added to the dice to hit, in the order of the table (AZ-TAB-HIT)."""
    rows = _to_hit(tables, options, attempt, part, how_far)
    return (*(_labelled("to-hit", row) for row in rows), *attempt.to_hit, *part.to_hit)


def _to_hit(tables: Tables, options: Options, attempt: Attempt, part: Part, how_far: Band) -> Iterator[ModifierRow]:
    rows = tables.to_hit
    # Indirect fire has nothing from being close (AZ-IND-10).
    nearness = not attempt.indirect or options["indirect_close_bonus"] == "on"
    if attempt.order in ("assault", "covering-fire"):
        yield rows[attempt.order]
    if attempt.order == "ambush" and attempt.is_close and nearness:
        yield rows["ambush-close"]
    if how_far == "extreme":
        yield rows["beyond-normal"]
        if part.low:
            yield rows["low-profile"]
    if attempt.on_foot and nearness and attempt.distance <= tables.limits["point-blank"].value:
        yield rows["point-blank"]
    if attempt.aimed:
        yield rows["accurate-shot"]


def needed(tables: Tables, reach: int, modifiers: tuple[Modifier, ...], natural_ten: str = "no") -> int | None:
    """The natural number that hits; None if no die shows it (AZ-FIRE-11, AZ-FIRE-19). A natural 1 never does
    (AZ-ONE-01), of no weapon; tests and damage know no such rule (AZ-ONE-02). By the option ``natural_ten_hits`` a
    natural 10 always does.

    >>> from grognard.core.messages import say
    >>> from grognard.games.operation_ww2.data.tables import TABLES
    >>> def added(value): return (Modifier(say("az-order-fire"), value, "AZ-ORD-03"),)
    >>> [needed(TABLES, 7, added(value)) for value in (-4, -1, 0, 1, 7)]
    [None, 8, 7, 6, 2]
    >>> needed(TABLES, 10, added(-2), "yes")
    10
    """
    need = max(reach - total(modifiers), tables.limits["miss"].value + 1)
    if need <= FACES:
        return need
    return FACES if natural_ten == "yes" else None


# ---- damage ------------------------------------------------------------------------------------------------------


def table_of(options: Options, attempt: Attempt, part: Part) -> Table:
    """The half of the damage table (AZ-WPN-01); by the option ``he_on_vehicle`` high explosive does to vehicles what
    small arms do (AZ-WPN-09)."""
    bursts = attempt.ammunition == "high-explosive" and part.target not in ("infantry", "gun")
    return "small-arms" if bursts and options["he_on_vehicle"] == SMALL_ARMS_ONLY else attempt.weapon.part


def damage(tables: Tables, attempt: Attempt, part: Part) -> tuple[Modifier, ...]:
    """What the situation adds to damage dice (AZ-TAB-DMGMOD); armour and class of gun are the vehicle's chapters'."""
    order = (tables.damage["covering-fire"],) if attempt.order == "covering-fire" else ()
    return (*(_labelled("damage", row) for row in order), *part.damage)


def damage_total(tables: Tables, die: int, added: int) -> int:
    """A damage die with what is added to it, never below the first row nor above the last (AZ-FIRE-13).

    >>> from grognard.games.operation_ww2.data.tables import TABLES
    >>> damage_total(TABLES, 2, -3), damage_total(TABLES, 9, 3)
    (1, 10)
    """
    return min(max(die + added, tables.limits["least-damage"].value), tables.limits["most-damage"].value)


def fate_of(tables: Tables, table: Table, die: int, added: int, cover: Cover) -> Fate:
    """What a damage die does to somebody on foot in this cover (AZ-FIRE-12, AZ-DMG-08, AZ-COV-02).

    >>> from grognard.games.operation_ww2.data.tables import TABLES
    >>> [fate_of(TABLES, "small-arms", die, 0, "medium") for die in (1, 6, 7)]
    ['none', 'scared', 'dead']
    """
    rows = tables.small_arms if table == "small-arms" else tables.heavy_weapons
    return fate(rows[str(damage_total(tables, die, added))].infantry, cover)


@lru_cache(maxsize=1024)
def fates(tables: Tables, table: Table, added: int, cover: Cover) -> tuple[int, int]:
    """From which natural faces on somebody is at least scared, and dead; one more than the last face: from none
    (AZ-FIRE-12). No table is read in which a higher die does less.

    >>> from grognard.games.operation_ww2.data.tables import TABLES
    >>> fates(TABLES, "small-arms", 0, "none"), fates(TABLES, "small-arms", -3, "medium")
    ((2, 3), (5, 10))
    """
    found = [FATES.index(fate_of(tables, table, die, added, cover)) for die in range(1, FACES + 1)]
    return sum(each < 1 for each in found) + 1, sum(each < 2 for each in found) + 1


# ---- the shot ----------------------------------------------------------------------------------------------------


def shot(tables: Tables, options: Options, attempt: Attempt, part: Part) -> Shot:
    """What a weapon can do to a part of a target, or why it can do nothing (AZ-FIRE-05 to AZ-FIRE-12)."""
    weapon = attempt.weapon
    how_far = band(weapon, attempt.distance, options["extreme_bound"])
    reach = number(tables, options, attempt, part.target) if part.number is None else part.number
    modifiers = () if how_far is None else to_hit(tables, options, attempt, part, how_far)
    why_not = _why_not(weapon, attempt, how_far, reach)
    need = None
    if how_far is not None and reach is not None:
        need = needed(tables, reach, modifiers, "no" if part.at_best else options["natural_ten_hits"])
        if need is None:
            why_not = Reason(say("az-why-hopeless", need=reach - total(modifiers)), "AZ-FIRE-19")
    return Shot(
        model=attempt.model,
        weapon=weapon.id,
        part=part.id,
        column=part.target,
        dice=attempt.dice,
        number=reach,
        to_hit=modifiers,
        need=need,
        table=table_of(options, attempt, part),
        damage=damage(tables, attempt, part),
        cover=part.cover,
        mount=attempt.mount,
        aimed=attempt.aimed,
        why_not=why_not,
    )


def _why_not(weapon: Weapon, attempt: Attempt, how_far: Band | None, reach: int | None) -> Reason | None:
    if how_far is None and attempt.distance < weapon.minimum:
        return Reason(say("az-why-too-near", least=weapon.minimum / 1000), "AZ-WPN-03")
    if how_far is None:
        far = weapon.extreme or weapon.normal or 0
        return Reason(say("az-why-out-of-range", most=far / 1000), "AZ-FIRE-05")
    return Reason(say("az-why-no-effect"), "AZ-FIRE-11") if reach is None else None


def _labelled(kind: str, row: ModifierRow) -> Modifier:
    return Modifier(label(kind, row.id), row.value, row.rule)
