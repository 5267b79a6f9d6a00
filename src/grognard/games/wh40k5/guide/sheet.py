"""The quick reference sheet of Warhammer 40,000: its tables, every number from where the rules take it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import groupby

from grognard.core.book.rule_index import TurnStep
from grognard.core.engine.fates import chance_of, chances
from grognard.core.messages import Message, say
from grognard.core.sheets.figures import NONE, at_least, dice, faces, inches, percent
from grognard.core.sheets.records import Block, Cell, Line, across, steps, table, turn
from grognard.core.wire.needed import signed
from grognard.games.wh40k5.data.armies import Army
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.data.tables.battle import Deployment, Mission, SpecialRule
from grognard.games.wh40k5.data.tables.ground import Speed, UnitType
from grognard.games.wh40k5.data.tables.rows import Throw
from grognard.games.wh40k5.data.tables.weapons import MarkerSize, MeleeWeapon, Weapon, WeaponType
from grognard.games.wh40k5.ground.context import CHARACTERS, brought, rules_of
from grognard.games.wh40k5.rules.mission.fates import COMES, to_arrive
from grognard.games.wh40k5.rules.morale.fates import PASSED, to_pass
from grognard.games.wh40k5.rules.shooting.fates import HIT, SIX, to_hit
from grognard.games.wh40k5.rules.vehicles.fates import Harm, to_damage

NEVER = Fraction(0)
PARTS = {"shooting": "wh-chapter-shooting", "assault": "wh-chapter-assault", "combat": "wh-sheet-combat"}


def blocks(overview: Sequence[TurnStep], army: Army | None = None) -> Iterator[Block]:
    """The blocks in order; for an army only what its units need."""
    yield turn(overview, told=False)
    for part, title in PARTS.items():
        rows = [row for row in TABLES.steps.values() if row.part == part]
        yield steps(say(title), tuple(dict.fromkeys(row.rule for row in rows)), (row.name for row in rows))
    yield _to_hit()
    yield _to_wound()
    yield _weapon_types()
    yield _markers()
    yield _cover()
    yield _morale()
    yield _leadership()
    yield _to_strike()
    yield _melee()
    yield _types(army)
    if army is None or any(row.of.profile.is_armoured for unit in army.unit for row in unit.models):
        yield _speeds()
        yield _damage()
        yield _damage_modifiers()
    yield _reserves()
    yield _mishaps()
    yield _missions()
    if army is None:
        yield _grenades()
    yield weapons_table(army)
    if army is not None:
        yield from _special(army)


def _to_hit() -> Block:
    """To hit by Ballistic Skill, the repeated roll after a stroke (WH-SHOOT-03)."""
    labels = (say("wh-build-column-bs"), say("sheet-needed"), say("wh-sheet-again"), say("sheet-chance"))
    lines = (
        (
            str(row.skill),
            at_least(row.needs),
            _needs(row.again),
            percent(chance_of(to_hit(row.needs, row.again or 0), HIT)),
        )
        for row in TABLES.to_hit.values()
    )
    return across(say("WH-SHOOT-03"), ("WH-SHOOT-03",), labels, lines)


def _to_wound() -> Block:
    rows = TABLES.to_wound.values()
    columns = (say("wh-sheet-strength-toughness"), *(say("wh-sheet-score", score=row.strength) for row in rows))
    lines = (Line((str(row.strength), *(_needs(need) for need in row.toughness))) for row in rows)
    return table(say("WH-SHOOT-04"), ("WH-SHOOT-04",), columns, lines)


def _to_strike() -> Block:
    rows = TABLES.to_strike.values()
    columns = (say("wh-sheet-skill-enemy"), *(say("wh-sheet-score", score=row.skill) for row in rows))
    lines = (Line((str(row.skill), *(_needs(need) for need in row.enemy))) for row in rows)
    return table(say("WH-ASSAULT-10"), ("WH-ASSAULT-10",), columns, lines)


def _needs(need: int | None) -> str:
    return NONE if need is None else at_least(need)


def _weapon_types() -> Block:
    columns = (
        say("wh-build-column-type"),
        say("wh-sheet-moved"),
        say("wh-sheet-still"),
        say("wh-sheet-then-assault"),
    )
    lines = (
        Line((row.name, _shots(row, row.moved), _shots(row, row.still), _yes(row.assault)), (row.rule,))
        for row in TABLES.weapon_types.values()
    )
    drawn = next(row for row in TABLES.weapon_types.values() if row.melee_weapon)
    return table(say("wh-sheet-weapon-types"), (), columns, lines, say("wh-sheet-counts-in-melee", type=drawn.name))


def _shots(row: WeaponType, kind: str) -> Message:
    return say(f"wh-sheet-shots-{kind}", near=inches(row.near))


def _yes(whether: bool) -> Message:
    return say("wh-sheet-yes" if whether else "wh-sheet-no")


def _markers() -> Block:
    lines = (
        Line((say(row.rule), _size(row), _yes(not row.ignores_cover)), (row.rule,)) for row in TABLES.markers.values()
    )
    thrown = dice(TABLES.limits["scatter-dice"].value, SIX)
    columns = (say("wh-sheet-marker"), say("wh-sheet-size"), say("wh-sheet-cover-saves"))
    barrage = TABLES.traits["barrage"]
    note = say("wh-sheet-scatter", dice=thrown, barrage=barrage.name)
    return table(say("wh-sheet-markers"), barrage.rules, columns, lines, note)


def _size(row: MarkerSize) -> Cell:
    return inches(row.size) if row.round else (inches(row.size), inches(row.width))


def _cover() -> Block:
    """What covers, by the save it gives (WH-SAVE-03)."""
    rows = sorted(TABLES.cover.values(), key=lambda row: -row.needs({}))
    lines = [
        Line((at_least(need), tuple(row.name for row in same)), ("WH-SAVE-03",))
        for need, same in groupby(rows, key=lambda row: row.needs({}))
    ]
    bonus, bare = TABLES.limits["go-to-ground-bonus"], TABLES.limits["go-to-ground-open"]
    note = say("wh-sheet-go-to-ground", bonus=signed(bonus.value), open=at_least(bare.value))
    return table(
        say("WH-SAVE-03"), (bonus.rule,), (say("wh-build-column-save"), say("wh-sheet-covered-by")), lines, note
    )


def _morale() -> Block:
    lines = (
        Line((row.name, say(f"wh-sheet-test-{row.when}", percent=row.percent)), row.rules)
        for row in TABLES.morale.values()
    )
    return table(say("wh-chapter-morale"), ("WH-MORALE-04",), (), lines)


def _leadership() -> Block:
    """The chance to pass a test at every Leadership (WH-CORE-06)."""
    most = TABLES.limits["mob-leadership"].value
    tests = {value: to_pass(value, "wh-roll-morale", "WH-MORALE-04") for value in range(most, 0, -1)}
    lines = ((str(value), percent(chance_of(test, PASSED))) for value, test in tests.items() if value >= test.dice)
    return across(say("WH-CORE-06"), ("WH-CORE-06",), (say("wh-build-column-ld"), say("sheet-chance")), lines)


def _melee() -> Block:
    columns = (say("wh-build-weapon"), say("wh-sheet-effect"))
    lines = (Line((row.name, blow(row)), (row.rule,)) for row in TABLES.melee.values() if not row.psychic)
    return table(say("wh-chapter-close-combat-weapons"), (), columns, lines)


def blow(row: MeleeWeapon) -> Cell:
    """What a close combat weapon does (WH-CCW)."""
    found: list[str | Message] = []
    if not row.armour_saves:
        found.append(say("wh-sheet-no-armour"))
    if row.strength > 1:
        found.append(say("wh-sheet-times-strength", factor=row.strength))
    if row.initiative is not None:
        found.append(say("wh-sheet-initiative", initiative=row.initiative))
    if row.penetration > 1:
        found.append(say("wh-sheet-penetration", dice=dice(row.penetration, SIX)))
    if row.repeats_wounds:
        found.append(say("wh-sheet-repeats-wounds"))
    if row.poison is not None:
        found.append(say("wh-sheet-poison", need=at_least(row.poison)))
    if row.stuns:
        found.append(say("wh-sheet-stuns"))
    return tuple(found) or NONE


def _types(army: Army | None) -> Block:
    columns = tuple(
        say(f"wh-sheet-type-{each}") for each in ("type", "move", "run", "assault", "flight", "slowed", "danger")
    )
    fielded = None if army is None else {row.of.type for unit in army.unit for row in unit.models}
    rows = [row for row in TABLES.types.values() if fielded is None or row.id in fielded]
    lines = (Line(_type(row)) for row in rows)
    return table(say("wh-chapter-movement"), ("WH-MOVE-02", "WH-MOVE-03"), columns, lines)


def _type(row: UnitType) -> tuple[Cell, ...]:
    return (
        row.name,
        NONE if row.move is None else inches(row.move),
        _thrown(row.run),
        NONE if row.assault is None else inches(row.assault),
        _thrown(row.fall_back),
        _yes(row.slowed),
        say(f"wh-sheet-danger-{row.danger}"),
    )


def _thrown(throw: Throw | None) -> Cell:
    return NONE if throw is None else dice(throw.count, throw.sides)


def _speeds() -> Block:
    columns = tuple(say(f"wh-sheet-speed-{each}") for each in ("speed", "most", "ordinary", "fast", "walker", "struck"))
    lines = (Line(_speed(row)) for row in TABLES.speeds.values())
    strength = TABLES.limits["defensive-strength"].value
    return table(
        say("WH-VEH-02"), ("WH-VEH-02", "WH-VEH-10"), columns, lines, say("wh-sheet-main-note", strength=strength)
    )


def _speed(row: Speed) -> tuple[Cell, ...]:
    weapons = (row.ordinary, row.fast, row.walker)
    return (
        row.name,
        inches(row.distance),
        *(NONE if each is None else say(f"wh-sheet-weapons-{each}") for each in weapons),
        NONE if row.struck is None else at_least(row.struck),
    )


def _damage() -> Block:
    """The damage table, and the chance of every row for a hit that penetrates and for one that glances (WH-VEH-07)."""
    found = [chances(to_damage(Harm(glancing, None, plain=True), False)) for glancing in (False, True)]
    blast = TABLES.limits["explosion-strength"].value
    columns = (say("sheet-roll"), say("sheet-effect"), say("wh-sheet-penetrating"), say("wh-damage-modifier-glancing"))
    lines = (
        Line(
            (
                faces(row.first, row.last),
                say("wh-sheet-damage", result=row.name, effect=say(f"wh-sheet-damage-{row.id}", strength=blast)),
                *(percent(each.get(row.id, NEVER)) for each in found),
            )
        )
        for row in TABLES.damage.values()
    )
    squadron = next(
        row for row in TABLES.damage.values() if TABLES.damage.get(row.squadron, row).destroyed > row.destroyed
    )
    instead = TABLES.damage[squadron.squadron].name
    note = say("wh-sheet-squadron", dice=dice(1, SIX), result=squadron.name, instead=instead)
    return table(say("WH-VEH-07"), ("WH-VEH-06", "WH-VEH-07", "WH-VEH-08"), columns, lines, note)


def _damage_modifiers() -> Block:
    lines = (Line((row.name, signed(row.value)), (row.rule,)) for row in TABLES.damage_modifiers.values())
    return table(say("wh-sheet-damage-modifiers"), (), (), lines)


def _reserves() -> Block:
    labels = (say("wh-sheet-turn"), say("sheet-needed"), say("sheet-chance"))
    rows = list(TABLES.reserves.values())
    lines = (
        (
            str(row.turn) if row is not rows[-1] else at_least(row.turn),
            _arrival(row.needs),
            NONE if row.needs is None else percent(chance_of(to_arrive(row.needs), COMES)),
        )
        for row in rows
    )
    return across(say("WH-GAME-01"), ("WH-GAME-01",), labels, lines)


def _arrival(need: int | None) -> Cell:
    """What a unit in reserve needs; whoever needs no roll comes of itself."""
    return say("wh-sheet-comes") if need is not None and to_arrive(need) == COMES else _needs(need)


def _mishaps() -> Block:
    columns = (say("sheet-roll"), say("sheet-effect"), say("sheet-chance"))
    lines = (
        Line(
            (
                faces(row.first, row.last),
                say(f"wh-sheet-mishap-{row.result}"),
                percent(Fraction(row.last - row.first + 1, SIX)),
            ),
            (row.rule,),
        )
        for row in TABLES.mishaps.values()
    )
    return table(say("WH-GAME-03"), ("WH-GAME-03",), columns, lines)


def _missions() -> Block:
    """The missions and the deployments a battle is rolled from, and by which edge who outflanks comes."""
    missions = (
        (row, say("wh-sheet-mission-is", mission=row.name, objectives=_objectives(row)), row.rules)
        for row in TABLES.missions.values()
    )
    deployments = ((row, _deployed(row), row.rules) for row in TABLES.deployments.values())
    outflank = ((row, say(f"wh-sheet-outflank-{row.edge}"), (row.rule,)) for row in TABLES.outflank.values())
    rolled = [
        (say(f"wh-sheet-{of}"), *row)
        for of, rows in (("mission", missions), ("deployment", deployments), ("outflank", outflank))
        for row in rows
    ]
    lines = (Line((of, faces(row.first, row.last), what)) for of, row, what, _ in rolled)
    rules = dict.fromkeys(rule for *_, named in rolled for rule in named)
    columns = (say("wh-sheet-for"), say("sheet-roll"), say("sheet-effect"))
    return table(say("wh-sheet-rolled"), tuple(rules), columns, lines)


def _deployed(row: Deployment) -> Message:
    where = say(f"wh-sheet-{row.shape}", gap=inches(row.gap)) if row.gap else say("wh-sheet-few")
    return say("wh-sheet-mission-is", mission=row.name, objectives=where)


def _objectives(row: Mission) -> Message:
    if row.objectives is None:
        return say("wh-sheet-kill-points")
    count = str(row.objectives) if isinstance(row.objectives, int) else row.objectives.text
    return say("wh-sheet-objectives", count=count)


def _grenades() -> Block:
    columns = (say("wh-sheet-grenade"), say("wh-sheet-against-vehicles"), say("wh-sheet-in-assault"))
    lines = (
        Line(
            (
                row.name,
                say("wh-sheet-strength-and", strength=row.strength, dice=dice(row.dice, SIX)),
                say(f"wh-sheet-grenade-{row.effect}"),
            ),
            (row.rule,),
        )
        for row in TABLES.grenades.values()
    )
    return table(say("wh-sheet-grenades"), (), columns, lines)


def _special(army: Army) -> Iterator[Block]:
    """The special rules that its units have, with the rules that say what they do."""
    held = special_of(army)
    if held:
        lines = (Line((rule.name,), rule.rules) for rule in held)
        yield table(say("wh-sheet-special"), (), (), lines)


def special_of(army: Army) -> list[SpecialRule]:
    """The special rules that units of an army and their models have: first those named, then those of what they carry,
    of their types, of characters, and those that others bring along (WH-UNIT-04)."""
    held: dict[str, None] = {}
    for unit in army.unit:
        held |= dict.fromkeys((*unit.of.special, *(rule for row in unit.models for rule in row.of.special)))
    for unit in army.unit:
        besides = brought((*unit.of.special, *(CHARACTERS if unit.of.character else ())))
        held |= dict.fromkeys(sorted(besides.union(*(rules_of(row.model, row.carried) for row in unit.models))))
    return [TABLES.special[rule] for rule in held]


def weapons_table(army: Army | None) -> Block:
    """The weapons there are, or those an army carries."""
    columns = tuple(
        say(f"wh-build-{each}") for each in ("weapon", "column-range", "column-strength", "column-ap", "column-type")
    )
    rows = TABLES.weapons.values() if army is None else fired(army)
    lines = (Line(_weapon(row)) for row in rows)
    return table(say("wh-build-weapons"), (), columns, lines, long=True)


def fired(army: Army) -> list[Weapon]:
    """The ways to fire what an army carries."""
    carried = dict.fromkeys(gear for unit in army.unit for row in unit.models for gear in row.carried)
    return [mode for gear in carried for mode in TABLES.modes(gear)]


def _weapon(row: Weapon) -> tuple[Cell, ...]:
    shots: str | Message = str(row.shots) if isinstance(row.shots, int) else dice(row.shots.count, row.shots.sides)
    kind = say("wh-build-type", type=TABLES.weapon_types[row.type].name, shots=shots)
    traits = tuple(TABLES.traits[each].name for each in row.traits)
    marker = () if not row.marker else (say(TABLES.markers[row.marker].rule),)
    return (
        row.name,
        inches(row.range, row.minimum) if row.range else NONE,
        NONE if row.strength is None else str(row.strength),
        NONE if row.ap is None else str(row.ap),
        (kind, *marker, *traits),
    )
