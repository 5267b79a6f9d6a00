"""How armies of Bolt Action are built (BA-ARMY): what a nation's army book offers, and what can be changed of a unit.

>>> from grognard.core.armies.army import army
>>> german = army("bolt_action", nation="german")
>>> squad = german.add("grenadier-squad")
>>> german.set(squad, "weapon-lmg", 1)
>>> [(group.count, group.role, group.weapons) for group in german.record.unit[0].men]
[(1, 'nco', ('rifle',)), (2, 'rifleman', ('rifle',)), (1, 'loader', ('rifle',)), (1, 'gunner', ('lmg',))]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Any

from msgspec import UNSET

from grognard.core.armies.builder import (
    LETTERS,
    OWN_GROUP,
    YES_NO,
    Builder,
    Dial,
    Entry,
    Profiles,
    Target,
    Terms,
    Unfit,
    counting,
    example_of,
    fresh_id,
    other_names,
    told_apart,
)
from grognard.core.armies.texts import plain
from grognard.core.book.own import Misprint, bare, called, keys_of, named_by_keys
from grognard.core.book.reading import Problem
from grognard.core.messages import Message, say
from grognard.core.records import Record, replace
from grognard.games.bolt_action.data.armies import (
    Army,
    ArmyUnit,
    army_names,
    load_army,
    price,
    roles_of,
    weapons_carried,
)
from grognard.games.bolt_action.data.army_checks import validate
from grognard.games.bolt_action.data.entries import (
    ENTRIES,
    OF_MEN,
    OF_VEHICLES,
    SLOTS,
    SPECIALS,
    OwnFile,
    misprint,
)
from grognard.games.bolt_action.data.maps import KINDS, map_names
from grognard.games.bolt_action.data.recruits import (
    basic_weapon,
    men_of,
    remade,
    with_arms,
    with_men,
    with_spotters,
    with_weapon,
)
from grognard.games.bolt_action.data.scenario_files import Scenario
from grognard.games.bolt_action.data.tables import (
    HIGH_EXPLOSIVE,
    NATIONS,
    QUALITIES,
    RATES,
    TARGET_VALUES,
    WEAPONS,
)
from grognard.games.bolt_action.data.theatres import THEATRES, theatres_of
from grognard.games.bolt_action.data.usual import usual_men
from grognard.space.mapfile import MapFile

SMALL, USUAL = 500, 1000
"""The points of a small battle and of a usual one (BA-ARMY-01)."""
RANGES = tuple((say("ba-target-range", range=range), {"range": range}) for range in (12, 30))
"""The usual range, and that for who fires from afar only."""
SQUAD = "10 rifle"
"""The men that units are held against, as a question of odds has them: regular riflemen."""
GENERIC = "none"
"""Stands for the generic platoon where else a theatre is named (BA-ARMY-02)."""
FREE = "free-"
"""Stands before the name of an entry that is given free (BA-ARMY-03)."""


class BoltActionBuilder(Builder[Army]):
    """Armies of Bolt Action."""

    forms: Mapping[str, type[Record]] = {"army": Army, "own": OwnFile, "map": MapFile, "scenario": Scenario}
    names: Mapping[str, Sequence[str]] = {
        "Army.nation": tuple(NATIONS),
        "Army.theatre": tuple(THEATRES),
        "ArmyUnit.entry": tuple(ENTRIES),
        "ArmyUnit.rules": tuple(SPECIALS),
        "ModelGroup.weapons": tuple(WEAPONS),
        "OwnUnit.like": tuple(ENTRIES),
        "OwnUnit.nations": tuple(NATIONS),
        "OwnUnit.weapons": tuple(WEAPONS),
        "OwnUnit.team_weapon": tuple(WEAPONS),
        "OwnUnit.special": tuple(SPECIALS),
        "OwnUnit.rules": tuple(SPECIALS),
        "OwnUnit.traits": tuple(SPECIALS),
        "OwnUnit.drive": tuple(RATES),
        "OwnUnit.damage": tuple(TARGET_VALUES),
        "Buy.weapon": tuple(WEAPONS),
        "Mount.weapon": tuple(WEAPONS),
        "OwnWeapon.he": tuple(HIGH_EXPLOSIVE),
        "OwnWeapon.like": tuple(WEAPONS),
        "PieceRow.kind": tuple(KINDS),
        "Scenario.army": army_names(),
        "Scenario.map": map_names(),
    }
    owned = frozenset(
        {
            "ArmyUnit.entry",
            "ModelGroup.weapons",
            "OwnUnit.weapons",
            "OwnUnit.team_weapon",
            "Buy.weapon",
            "Mount.weapon",
        }
    )
    own_example = example_of(files("grognard.games.bolt_action.data"))
    template = say("ba-army-template")
    targets = (
        Target(say("ba-target-open"), {"target": SQUAD}, RANGES),
        Target(say("ba-target-cover"), {"target": SQUAD, "cover": "hard"}, RANGES),
        Target(say("ba-target-team"), {"target": "mmg-team"}, RANGES),
        Target(say("ba-target-truck"), {"target": "truck"}, RANGES),
        Target(say("ba-target-car"), {"target": "sdkfz-222"}, RANGES),
        Target(say("ba-target-tank"), {"target": "panzer-iv"}, RANGES),
    )
    other_names = other_names(files("grognard.games.bolt_action.data"))

    def load(self, source: Any) -> Army:
        """See ``load_army``."""
        return load_army(source)

    def misprint(self, kind: str, key: str) -> Misprint:
        """See ``entries.misprint``."""
        return misprint(kind, key)

    def own_rows(self) -> Mapping[str, Mapping[str, Any]]:
        """Weapons and units."""
        return {"weapon": WEAPONS, "unit": ENTRIES}

    def unfit(self) -> Sequence[Unfit]:
        """Men have nothing of vehicles, and vehicles nothing of men."""
        vehicles = tuple(id for id, entry in ENTRIES.items() if entry.kind == "vehicle")
        others = tuple(id for id in ENTRIES if id not in vehicles)
        return Unfit("unit", vehicles, tuple(sorted(OF_MEN))), Unfit("unit", others, tuple(sorted(OF_VEHICLES)))

    def check(self, army: Army, terms: Terms = Terms()) -> Sequence[Problem]:  # noqa: B008
        """See ``validate``; without a limit, that of a small battle or a usual one."""
        return validate(army, self.limit(army, terms))

    def nations(self) -> Sequence[tuple[str, Message]]:
        """The nations with an army book."""
        return [(nation.id, nation.name) for nation in NATIONS.values()]

    def empty(self, nation: str, name: str) -> Army:
        """An army of a nation without a unit."""
        return Army(format="grognard-army", version=1, system="bolt_action", name=name, nation=nation, unit=())

    def title(self, army: Army) -> Message:
        """What players call it."""
        return army.full_name

    def points(self, army: Army, terms: Terms = Terms()) -> int:  # noqa: B008
        """What the list says it costs."""
        return army.points

    def limit(self, army: Army, terms: Terms) -> int:
        """What is agreed, or else the points of a small battle, of a usual one when they are spent."""
        usual = SMALL if army.points <= SMALL else USUAL
        return usual if terms.limit is None else terms.limit

    def dice(self, army: Army) -> int:
        """An order die for each unit (BA-TURN-02)."""
        return len(army.unit)

    def name_of(self, army: Army, id: str) -> Message:
        """What players call a unit."""
        return _unit(army, id).name

    def sign(self, army: Army, id: str) -> str:
        """That of its entry."""
        return _unit(army, id).kind_of_unit.sign

    def asked(self, army: Army, id: str) -> Any:
        """Its line with its nation."""
        return plain({"nation": army.nation, "unit": _unit(army, id)})

    def models(self, army: Army, id: str) -> int:
        """How many models a unit has."""
        return _unit(army, id).size

    def cost_of(self, army: Army, id: str, terms: Terms) -> int:
        """What a unit costs."""
        return _unit(army, id).points

    # ---- what there is ----------------------------------------------------------------------------------------------

    def choices(self, army: Army) -> Sequence[Dial]:
        """The theatre it is chosen for (BA-ARMY-02)."""
        theatres = [(each.id, each.name) for each in theatres_of(army.nation)]
        values = ((GENERIC, say("ba-build-no-theatre")), *theatres)
        return [Dial("theatre", say("ba-build-theatre"), army.theatre or GENERIC, values)] if theatres else []

    def chosen(self, army: Army, dial: str, value: str | int) -> Army:
        """The army chosen for another theatre."""
        return replace(army, theatre=UNSET if value == GENERIC else str(value))

    def entries(self, army: Army) -> Iterator[Entry]:
        """The entries of its nation by their slots, what it may have free first (BA-ARMY-02, BA-ARMY-03)."""
        offer = army.national.free
        if offer is not None:
            entry = ENTRIES[offer.entry]
            title = say("ba-build-free", unit=entry.named())
            yield Entry(f"{FREE}{entry.id}", title, SLOTS[entry.slot].name, entry.sign)
        for slot in SLOTS.values():
            for entry in ENTRIES.values():
                if entry.slot == slot.id and (not entry.nations or army.nation in entry.nations):
                    yield Entry(entry.id, entry.named(), slot.name, entry.sign)
        for own in (ENTRIES[key] for key in keys_of(army.own).values() if key in ENTRIES):
            if not own.nations or army.nation in own.nations:
                yield Entry(called(own.id), own.named(), OWN_GROUP, own.sign)

    def added(self, army: Army, entry: str) -> Army:
        """The army with a unit more: regular where there are such, with the fewest men and nothing bought."""
        row = ENTRIES[named_by_keys(entry.removeprefix(FREE), keys_of(army.own))]
        fighting = () if army.fought is None else army.fought.qualities_of(row)
        offered = fighting or row.qualities
        quality = "regular" if "regular" in offered else offered[0]
        id = fresh_id(bare(row.id), [unit.id for unit in army.unit])
        listed = ArmyUnit(id=id, entry=row.id, quality=quality, men=usual_men(row))
        unit = remade(listed, men_of(listed), army.nation)
        offer = army.national.free
        if entry.startswith(FREE) and offer is not None:
            free = replace(with_men(unit, offer.men, army.nation), quality=offer.quality, free=True)
            unit = replace(free, cost=())
        return self.with_parts(army, {"unit": [*army.unit, unit]})

    def with_parts(self, army: Army, parts: Mapping[str, Sequence[Any]]) -> Army:
        """The army with these units, those that are alike told apart by letters."""
        units = told_apart(
            parts["unit"],
            lambda unit: unit.entry,
            lambda unit: unit.letter,
            lambda unit, letter: replace(unit, letter=letter),
            LETTERS,
        )
        return replace(army, unit=units)

    def unlike(self, army: Army, entry: ArmyUnit) -> ArmyUnit:
        """A copy of a unit, paid for."""
        copy = replace(entry, id=fresh_id(bare(entry.entry), [unit.id for unit in army.unit]), letter="", free=False)
        return replace(copy, cost=price(copy, army.nation))

    # ---- what can be changed ----------------------------------------------------------------------------------------

    def dials(self, army: Army, id: str) -> Iterator[Dial]:
        """Quality, men, weapons and special rules of a unit (BA-ARMY-05)."""
        unit = _unit(army, id)
        entry = unit.kind_of_unit
        qualities = tuple((each, QUALITIES[each].name) for each in entry.qualities)
        yield Dial("quality", say("ba-build-quality"), unit.quality, qualities)
        spotters = roles_of(unit)["spotter"]
        if entry.kind == "infantry" and entry.most > entry.men:
            yield counting("men", say("ba-build-men"), unit.size - spotters, entry.men, entry.most)
        if len(entry.weapons) > 1 and any(name in entry.weapons for man in unit.men for name in man.weapons):
            arms = tuple((called(name), WEAPONS[name].name) for name in entry.weapons)
            yield Dial("arms", say("ba-build-arms"), called(basic_weapon(unit)), arms)
        if entry.spotter is not None:
            yield counting("spotter", say("ba-build-spotter"), spotters, 0, 1)
        carried = weapons_carried(unit)
        fitted = Counter(mount.weapon for mount in entry.mounts)
        for buy in entry.buys:
            now = carried[buy.weapon] - fitted[buy.weapon]
            yield counting(f"weapon-{called(buy.weapon)}", WEAPONS[buy.weapon].name, now, 0, buy.most)
        for rule in entry.special:
            yield Dial(f"rule-{rule}", SPECIALS[rule].name, int(rule in unit.rules), YES_NO)

    def turned(self, army: Army, id: str, dial: str, value: str | int) -> Army:
        """The army with one thing of a unit changed, at what it then costs."""
        unit, nation = _unit(army, id), army.nation
        kind, _, name = dial.partition("-")
        keys = keys_of(army.own)
        name, value = named_by_keys(name, keys), named_by_keys(value, keys)
        if kind == "quality":
            changed = remade(replace(unit, quality=value), men_of(unit), nation)
        elif kind == "rule":
            rules = tuple(rule for rule in unit.rules if rule != name) + ((name,) if value else ())
            changed = remade(replace(unit, rules=rules), men_of(unit), nation)
        elif kind == "arms":
            changed = with_arms(unit, str(value), nation)
        elif kind == "weapon":
            fitted = sum(mount.weapon == name for mount in unit.kind_of_unit.mounts)
            changed = with_weapon(unit, name, int(value), nation) if not fitted else unit
        elif kind == "spotter":
            changed = with_spotters(unit, int(value), nation)
        else:
            changed = with_men(unit, int(value), nation)
        return replace(army, unit=tuple(changed if each.id == id else each for each in army.unit))

    # ---- at the table -----------------------------------------------------------------------------------------------

    def lines(self, army: Army, id: str) -> Sequence[Message]:
        """Its quality, its men by what they carry, its special rules."""
        unit = _unit(army, id)
        found = [say("ba-build-line", quality=QUALITIES[unit.quality].name, men=unit.size)]
        carried = weapons_carried(unit)
        found += [say("ba-build-carried", count=count, weapon=WEAPONS[name].name) for name, count in carried.items()]
        found += [say("ba-build-rule", rule=SPECIALS[rule].name) for rule in unit.special]
        return found

    def note(self, army: Army, id: str) -> str:
        """That of its entry."""
        return _unit(army, id).kind_of_unit.note

    def profiles(self, army: Army) -> Sequence[Profiles]:
        """The weapons it fires: range, shots, penetration, high explosive (BA-WPN-01)."""
        names = dict.fromkeys(name for unit in army.unit for name in weapons_carried(unit))
        columns = ("ba-build-weapon", "ba-build-range", "ba-build-shots", "ba-build-pen", "ba-build-he")
        rows = tuple(self._row(army, name) for name in names)
        return (Profiles(say("ba-build-weapons"), tuple(map(say, columns)), rows),) if rows else ()

    def _row(self, army: Army, name: str) -> tuple[Message | str, ...]:
        weapon = WEAPONS[name]
        reach = f"{weapon.minimum / 1000:g}–{weapon.range / 1000:g}″" if weapon.minimum else f"{weapon.range / 1000:g}″"
        shots = army.national.shots_of(weapon)
        pen = "–" if weapon.pen is None else f"+{weapon.pen}"
        return weapon.name, reach, str(shots) if isinstance(shots, int) else shots.text, pen, weapon.he or "–"


def _unit(army: Army, id: str) -> ArmyUnit:
    return next(unit for unit in army.unit if unit.id == id)


BUILDER = BoltActionBuilder()
