"""The men of a unit of a list, changed one by one: more of them, fewer, another weapon for one (BA-ARMY-05)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import groupby

from grognard.core.records import replace
from grognard.games.bolt_action.data.armies import ArmyUnit, ModelGroup, price
from grognard.games.bolt_action.data.tables import WEAPONS
from grognard.games.bolt_action.data.usual import usual_weapon

LEADERS = ("officer", "nco", "medic", "observer")


def remade(unit: ArmyUnit, men: Iterable[ModelGroup], nation: str) -> ArmyUnit:
    """The unit with these men, each a group of one, and what it then costs."""
    groups = [replace(man, count=len([man, *same])) for man, (_first, *same) in _runs(men)]
    found = replace(unit, men=tuple(groups))
    return replace(found, cost=price(found, nation))


def _runs(men: Iterable[ModelGroup]) -> Iterable[tuple[ModelGroup, list[ModelGroup]]]:
    return ((man, list(same)) for man, same in groupby(men))


def men_of(unit: ArmyUnit) -> list[ModelGroup]:
    """Its men one by one, a group of one each."""
    return [replace(group, count=1) for group in unit.men for _ in range(group.count)]


def basic_weapon(unit: ArmyUnit) -> str:
    """What its men carry that cost nothing: what most of them have."""
    entry = unit.kind_of_unit
    carried = Counter(name for man in men_of(unit) for name in man.weapons if name in entry.weapons)
    return carried.most_common(1)[0][0] if carried else usual_weapon(entry)


def with_men(unit: ArmyUnit, count: int, nation: str) -> ArmyUnit:
    """The unit with so many men, spotters not counted: plain ones come and go, the one who leads stays."""
    men, basic = men_of(unit), basic_weapon(unit)
    while len(_counted(men)) < count:
        last = max((number for number, man in enumerate(men) if man.role != "spotter"), default=-1)
        men.insert(last + 1, ModelGroup(1, "rifleman", (basic,)))
    while len(_counted(men)) > count:
        leaving = [man for man in reversed(men) if man.role == "rifleman"]
        plain = [man for man in leaving if man.weapons == (basic,)]
        if not leaving:
            break
        _take(men, (plain or leaving)[0])
    return remade(unit, men, nation)


def _counted(men: Iterable[ModelGroup]) -> list[ModelGroup]:
    return [man for man in men if man.role not in ("spotter", "gun")]


def _take(men: list[ModelGroup], leaving: ModelGroup) -> None:
    del men[len(men) - 1 - men[::-1].index(leaving)]


def with_spotters(unit: ArmyUnit, count: int, nation: str) -> ArmyUnit:
    """The unit with so many spotters (BA-WPN-15)."""
    men = [man for man in men_of(unit) if man.role != "spotter"]
    return remade(unit, [*men, *(ModelGroup(1, "spotter") for _ in range(count))], nation)


def with_arms(unit: ArmyUnit, weapon: str, nation: str) -> ArmyUnit:
    """The unit with another weapon for all who carry one that costs nothing."""
    free = unit.kind_of_unit.weapons
    men = [
        replace(man, weapons=tuple(weapon if name in free else name for name in man.weapons)) for man in men_of(unit)
    ]
    return remade(unit, men, nation)


def with_weapon(unit: ArmyUnit, weapon: str, count: int, nation: str) -> ArmyUnit:
    """The unit with so many of a weapon that is bought, as far as it has men for them (BA-ARMY-05)."""
    men = men_of(unit)
    if unit.kind_of_unit.kind == "vehicle":
        fitted = len(unit.kind_of_unit.mounts)
        own, bought = men[0].weapons[:fitted], [name for name in men[0].weapons[fitted:] if name != weapon]
        return remade(unit, [replace(men[0], weapons=(*own, *bought, *[weapon] * count))], nation)
    basic = basic_weapon(unit)
    while (carried := sum(weapon in man.weapons for man in men)) != count:
        changed = _armed(men, weapon, basic) if carried < count else _disarmed(men, weapon, basic)
        if not changed:
            break
    return remade(unit, men, nation)


def _armed(men: list[ModelGroup], weapon: str, basic: str) -> bool:
    """Give one more man the weapon: one that is used up comes beside his own, any other in its place; one with a crew
    has a gunner and a loader (BA-WPN-04). Submachine guns and the like go to the one who leads first."""
    row = WEAPONS[weapon]
    plain = [number for number, man in enumerate(men) if man.weapons == (basic,) and man.role == "rifleman"]
    if row.assault:
        plain = [number for number, man in enumerate(men) if man.weapons == (basic,) and man.role in LEADERS] + plain
    if len(plain) < (2 if row.team else 1):
        return False
    if row.team:
        gunner, loader = plain[-1], plain[-2]
        men[gunner] = replace(men[gunner], role="gunner", weapons=(weapon,))
        men[loader] = replace(men[loader], role="loader")
    elif row.one_shot:
        men[plain[-1]] = replace(men[plain[-1]], weapons=(basic, weapon))
    else:
        number = plain[0] if row.assault else plain[-1]
        men[number] = replace(men[number], weapons=(weapon,))
    return True


def _disarmed(men: list[ModelGroup], weapon: str, basic: str) -> bool:
    """Take the weapon from the last man who has it, and his loader from his task."""
    number = max(number for number, man in enumerate(men) if weapon in man.weapons)
    man = men[number]
    left = tuple(name for name in man.weapons if name != weapon)
    role = "rifleman" if man.role == "gunner" else man.role
    men[number] = replace(man, role=role, weapons=left or (basic,))
    if WEAPONS[weapon].team:
        loader = next((number for number, each in enumerate(men) if each.role == "loader"), None)
        if loader is not None:
            men[loader] = replace(men[loader], role="rifleman")
    return True
