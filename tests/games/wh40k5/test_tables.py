"""The tables, value by value against the catalogue, what is the seed's in them, and the words for their names."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.book.tables import row_of
from grognard.core.words import missing_messages
from grognard.games.wh40k5.data.tables import TABLES, table_values
from grognard.games.wh40k5.data.tables.contents import SPECS
from grognard.games.wh40k5.data.tables.rows import Throw
from tests.games.playing import lines
from tests.games.wh40k5 import printed


def written(value: Any) -> str:
    """A value as the comparison writes it."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Throw):
        return value.text
    return " ".join(map(written, value)) if isinstance(value, tuple) else str(value)


def inches(value: int | None) -> str:
    return "-" if value is None else f"{value / 1000:g}"


def compared(rows: Any, text: str) -> tuple[list[list[str]], list[list[str]]]:
    return [[written(cell) for cell in row] for row in rows], lines(text)


@pytest.mark.rule("WH-SHOOT-03")
def test_to_hit() -> None:
    ours, theirs = compared(((row.skill, row.needs, row.again) for row in TABLES.to_hit.values()), printed.TO_HIT)
    assert ours == theirs
    assert {row.id: row.source for row in TABLES.to_hit.values() if row.skill <= 5} == {
        f"bs-{skill}": ("seed",) for skill in range(1, 6)
    }


@pytest.mark.rule("WH-SHOOT-04")
def test_to_wound() -> None:
    ours, theirs = compared(((row.strength, row.toughness) for row in TABLES.to_wound.values()), printed.TO_WOUND)
    assert ours == theirs


@pytest.mark.rule("WH-ASSAULT-10")
def test_to_strike() -> None:
    ours, theirs = compared(((row.skill, row.enemy) for row in TABLES.to_strike.values()), printed.TO_STRIKE)
    assert ours == theirs


@pytest.mark.rule(
    "WH-MOVE-01", "WH-MOVE-02", "WH-MOVE-03", "WH-MOVE-05", "WH-MOVE-06", "WH-MOVE-09", "WH-MORALE-05", "WH-ASSAULT-02"
)
def test_unit_types() -> None:
    rows = (
        (kind.id, inches(kind.move), kind.run, inches(kind.assault), kind.fall_back, kind.slowed, kind.danger,
         kind.flies, inches(kind.turbo_boost), kind.rules)
        for kind in TABLES.types.values()
    )  # fmt: skip
    ours, theirs = compared(rows, printed.TYPES)
    assert ours == theirs
    assert {kind.sources["slowed"] for kind in TABLES.types.values()} == {"seed"}
    assert {kind.sources["danger"] for kind in TABLES.types.values()} == {"seed"}
    assert [kind.id for kind in TABLES.types.values() if kind.vehicle] == ["walkers", "skimmers", "vehicles"]


@pytest.mark.rule("WH-SAVE-03")
def test_cover_by_seed_and_sheet() -> None:
    rows = ((row.id, row.seed, row.sheet, row.needs({})) for row in TABLES.cover.values())
    ours, theirs = compared(rows, printed.COVER)
    assert ours == theirs
    by_sheet = {row.id: row.needs({"hedge_barrel_cover": "sheet"}) for row in TABLES.cover.values()}
    differing = {id: needs for id, needs in by_sheet.items() if needs != TABLES.cover[id].needs({})}
    assert differing == {"hedge": 5, "barrels": 4}
    assert [row.id for row in TABLES.cover.values() if row.seed is not None and row.source != ("seed",)] == []


@pytest.mark.rule(
    "WH-WEAPON-01", "WH-WEAPON-02", "WH-WEAPON-03", "WH-WEAPON-04",
    "WH-WEAPON-06", "WH-WEAPON-07", "WH-WEAPON-08",
)  # fmt: skip
def test_weapon_types() -> None:
    rows = (
        (kind.id, kind.moved, kind.still, inches(kind.near), kind.assault, kind.melee_weapon)
        for kind in TABLES.weapon_types.values()
    )
    ours, theirs = compared(rows, printed.WEAPON_TYPES)
    assert ours == theirs
    assert [(row.id, row.size, row.round) for row in TABLES.markers.values()][1:] == [
        ("blast", 3000, True), ("large-blast", 5000, True),
    ]  # fmt: skip
    assert [row.id for row in TABLES.markers.values() if row.ignores_cover] == ["template"]


@pytest.mark.rule("WH-WEAPON-16")
def test_snipers_and_poison_wound_on_a_number_of_their_own() -> None:
    assert {row.id: row.needs for row in TABLES.traits.values() if row.needs} == {"sniper": 4, "poisoned": 4}


@pytest.mark.rule(
    "WH-ARMY-20", "WH-ARMY-21", "WH-ARMY-22", "WH-ARMY-23", "WH-ARMY-24", "WH-ARMY-25", "WH-ARMY-26", "WH-ARMY-27",
    "WH-ARMY-28", "WH-ARMY-29", "WH-ARMY-30", "WH-ARMY-31", "WH-ARMY-32", "WH-ARMY-33", "WH-ARMY-34", "WH-ARMY-35",
    "WH-ARMY-36", "WH-ARMY-37", "WH-ARMY-38",
)  # fmt: skip
@pytest.mark.parametrize("row", lines(printed.WEAPONS), ids=lambda row: row[0])
def test_weapons(row: list[str]) -> None:
    weapon = TABLES.weapons[row[0]]
    values = (
        weapon.id, inches(weapon.range), weapon.strength, weapon.ap, weapon.type, weapon.shots, weapon.marker,
        weapon.traits, weapon.rule.removeprefix("WH-ARMY-"),
    )  # fmt: skip
    assert [written(value) for value in values] == row


def test_the_weapons_of_the_catalogue_are_all_there() -> None:
    cited = [weapon.id for weapon in TABLES.weapons.values() if weapon.rule]
    assert cited == [row[0] for row in lines(printed.WEAPONS)]
    assert [mode.id for mode in TABLES.modes("missile-launcher")] == ["missile-launcher-frag", "missile-launcher-krak"]
    barrage = [weapon for weapon in TABLES.weapons.values() if "barrage" in weapon.traits]
    assert {weapon.id: (weapon.type, weapon.minimum) for weapon in barrage} == {
        "vengeance-launcher": ("ordnance", 12_000), "lobba": ("heavy", 0), "mortar": ("heavy", 0),
    }  # fmt: skip
    assert all("pinning" in weapon.traits for weapon in barrage)


@pytest.mark.rule("WH-ARMY-01", "WH-ARMY-02", "WH-ARMY-03", "WH-ARMY-04", "WH-ARMY-05", "WH-ARMY-06", "WH-ARMY-07",
                  "WH-ARMY-08", "WH-ARMY-09")  # fmt: skip
@pytest.mark.parametrize("row", lines(printed.MODELS), ids=lambda row: row[1])
def test_models(row: list[str]) -> None:
    model = TABLES.models[row[1]]
    p = model.profile
    unit = next(unit for unit in TABLES.units.values() if model.id in [part.model for part in unit.part])
    values = (
        model.rule.removeprefix("WH-ARMY-"), model.id, (p.ws, p.bs, p.s, p.t, p.w, p.i, p.a, p.ld),
        (p.save, p.invulnerable), model.type, (*model.special, *unit.special),
    )  # fmt: skip
    marines = "they-shall-know-no-fear combat-tactics"
    assert [written(value).replace(marines, "MARINES") for value in values] == row


@pytest.mark.rule("WH-ARMY-01", "WH-ARMY-05")
def test_the_profiles_two_files_differ_on() -> None:
    captain, scout = TABLES.models["captain"], TABLES.models["scout-sergeant"]
    assert (captain.profile_for({}).ws, captain.profile_for({"captain_weapon_skill": "6"}).ws) == (6, 6)
    assert captain.profile_for({"captain_weapon_skill": "5"}).ws == 5
    assert (scout.profile_for({}).a, scout.profile_for({"scout_sergeant_attacks": "1"}).a) == (2, 1)
    assert {id for id, unit in TABLES.units.items() if unit.character} == {
        "captain", "chaplain", "warboss", "librarian", "company-commander",
    }  # fmt: skip


@pytest.mark.rule("WH-ARMY-10", "WH-ARMY-11", "WH-ARMY-12")
@pytest.mark.parametrize("row", lines(printed.VEHICLES), ids=lambda row: row[1])
def test_vehicles(row: list[str]) -> None:
    model = TABLES.models[row[1]]
    p, carries = model.profile, model.transport
    values = (
        model.rule.removeprefix("WH-ARMY-"), model.id, p.bs, (p.front, p.side, p.rear), model.type, model.classes,
        carries.capacity if carries else None, carries.access if carries else (),
        tuple(mount.weapon for mount in model.mounts),
    )  # fmt: skip
    assert [written(value) for value in values] == row


@pytest.mark.rule("WH-ARMY-10", "WH-ARMY-11")
def test_what_else_vehicles_have() -> None:
    rhino, dreadnought = TABLES.models["rhino"], TABLES.models["dreadnought"]
    assert rhino.transport is not None
    assert [(point.place, point.models) for point in rhino.transport.fire_points] == [("top", 2)]
    assert rhino.gear == ("smoke-launchers",)
    p = dreadnought.profile
    assert (p.ws, p.s, p.i, p.a, dreadnought.gear) == (4, 6, 4, 2, ("walker-weapon",))


def test_the_further_units() -> None:
    """One at least of each type and kind of weapon that the two forces of the catalogue lack."""
    assert {model.type for model in TABLES.models.values()} == TABLES.types.keys()
    assert {name for model in TABLES.models.values() for name in model.classes} == {
        "tank", "fast", "open-topped", "skimmer", "crew", "gun", "gretchin",
    }  # fmt: skip
    bikes = [model.profile for model in TABLES.models.values() if model.type in ("bikes", "jetbikes")]
    assert {(profile.t, profile.bonus) for profile in bikes} == {(5, 1)}
    assert {id for id, unit in TABLES.units.items() if unit.squadron} == {
        "land-speeders", "killa-kans", "leman-russ-squadron",
    }  # fmt: skip


@pytest.mark.rule("WH-VEH-01", "WH-VEH-02", "WH-VEH-10", "WH-VEH-12")
def test_speeds() -> None:
    rows = (
        (row.id, inches(row.distance), row.ordinary, row.fast, row.walker, row.struck) for row in TABLES.speeds.values()
    )
    ours, theirs = compared(rows, printed.SPEEDS)
    assert ours == theirs
    assert [inches(row.fast_skimmer) for row in TABLES.speeds.values()] == ["0", "0", "0", "24"]
    assert {row.source for row in TABLES.speeds.values()} == {("seed",)}


@pytest.mark.rule("WH-VEH-07", "WH-VEH-08")
def test_vehicle_damage() -> None:
    rows = ((f"{row.first}-{row.last}", row.id, row.otherwise, row.squadron) for row in TABLES.damage.values())
    ours, theirs = compared(rows, printed.DAMAGE)
    assert ours == theirs
    assert {row.id: row.value for row in TABLES.damage_modifiers.values()} == {
        "glancing": -2, "ap-none": -1, "ap-1": 1, "open-topped": 1,
    }  # fmt: skip
    assert [row_of(TABLES.damage, total).id for total in (-1, 4, 8)] == ["crew-shaken", "immobilised", "explodes"]
    assert {row.source for row in (*TABLES.damage.values(), *TABLES.damage_modifiers.values())} == {("seed",)}


@pytest.mark.rule(
    "WH-CCW-01", "WH-CCW-02", "WH-CCW-03", "WH-CCW-04", "WH-CCW-05",
    "WH-CCW-06", "WH-CCW-07", "WH-CCW-08", "WH-WEAPON-16",
)  # fmt: skip
def test_close_combat_weapons() -> None:
    rows = (
        (row.id, row.armour_saves, row.strength, row.initiative, row.penetration, row.repeats_wounds, row.pairs,
         row.rule.removeprefix("WH-CCW-"))
        for row in TABLES.melee.values()
        if row.poison is None
    )  # fmt: skip
    ours, theirs = compared(rows, printed.MELEE)
    assert ours == theirs
    assert {row.id: row.poison for row in TABLES.melee.values() if row.poison} == {"poisoned-weapon": 4}
    assert [row.id for row in TABLES.melee.values() if row.stuns] == ["thunder-hammer"]
    assert [row.id for row in TABLES.melee.values() if row.psychic] == ["force-weapon"]


@pytest.mark.rule("WH-CCW-11")
def test_grenades() -> None:
    rows = ((row.id, row.strength, row.dice, row.walkers, row.effect) for row in TABLES.grenades.values())
    ours, theirs = compared(rows, printed.GRENADES)
    assert ours == theirs


def test_special_rules() -> None:
    own = [row.rules[0] for row in TABLES.special.values()][:26]
    assert own == [f"WH-USR-{number:02}" for number in range(1, 27)]
    brings = {row.id: row.brings for row in TABLES.special.values() if row.brings}
    assert brings == {
        "infiltrate": ("outflank",), "scouts": ("outflank",), "slow-and-purposeful": ("relentless",),
        "swarms": ("stealth", "vulnerable-to-blasts"),
    }  # fmt: skip
    shared = {row.id: row.shared for row in TABLES.special.values() if row.shared != "no"}
    assert shared == {
        "acute-senses": "both", "fearless": "to-character", "scouts": "to-transport", "slow-and-purposeful": "both",
        "stealth": "both", "stubborn": "both",
    }  # fmt: skip


@pytest.mark.rule("WH-TURN-01", "WH-ASSAULT-19")
def test_steps_of_the_turn() -> None:
    parts = {part: [step.id for step in TABLES.steps.values() if step.part == part]
             for part in ("turn", "shooting", "assault", "combat")}  # fmt: skip
    assert parts["turn"] == ["movement-phase", "shooting-phase", "assault-phase"]
    assert [len(steps) for steps in parts.values()] == [3, 6, 3, 6]
    assert {step.source for step in TABLES.steps.values()} == {("seed",)}


@pytest.mark.rule("WH-MORALE-01", "WH-MORALE-02", "WH-MORALE-03")
def test_morale_triggers() -> None:
    rows = [(row.id, row.when, row.percent, row.penalty) for row in TABLES.morale.values()]
    assert rows == [
        ("quarter-lost", "end-of-phase", 25, "none"), ("tank-shock", "at-once", 0, "none"),
        ("combat-lost", "after-combat", 0, "lost-combat"),
    ]  # fmt: skip


@pytest.mark.rule("WH-GAME-01", "WH-GAME-03", "WH-GAME-04")
def test_reserves_mishaps_and_outflanking() -> None:
    assert [row.needs for row in TABLES.reserves.values()] == [None, 4, 3, 2, 1]
    assert [(row.first, row.last, row.result) for row in TABLES.mishaps.values()] == [
        (1, 2, "destroyed"), (3, 4, "misplaced"), (5, 6, "delayed"),
    ]  # fmt: skip
    assert [row_of(TABLES.outflank, face).edge for face in range(1, 7)] == [
        "left", "left", "right", "right", "choice", "choice",
    ]  # fmt: skip
    assert {row.source for row in (*TABLES.reserves.values(), *TABLES.mishaps.values())} == {("seed",)}


@pytest.mark.rule("WH-GAME-07", "WH-GAME-09")
def test_missions_deployments_and_length() -> None:
    rows: Any = (
        (f"{row.first}-{row.last}", row.id, row.objectives, row.place, inches(row.apart), row.victory)
        for row in TABLES.missions.values()
    )
    ours, theirs = compared(rows, printed.MISSIONS)
    assert ours == theirs
    rows = (
        (f"{row.first}-{row.last}", row.id, row.shape, inches(row.gap),
         " ".join(f"{slot} {count}" for slot, count in row.limits.items()), inches(row.from_enemies), row.night_turns)
        for row in TABLES.deployments.values()
    )  # fmt: skip
    ours, theirs = compared(rows, printed.DEPLOYMENTS)
    assert ours == theirs
    assert [(row.after, row.needs) for row in TABLES.extensions.values()] == [(5, 3), (6, 4), (7, None)]


@pytest.mark.rule("WH-GAME-06")
def test_force_organisation() -> None:
    assert {row.id: (row.least, row.most) for row in TABLES.slots.values()} == {
        "hq": (1, 2), "elites": (0, 3), "troops": (2, 6), "fast-attack": (0, 3), "heavy-support": (0, 3),
    }  # fmt: skip


@pytest.mark.rule("WH-MOVE-04", "WH-VEH-24")
def test_kinds_of_terrain() -> None:
    def having(field: str) -> set[str]:
        return {kind.id for kind in TABLES.terrain.values() if getattr(kind, field)}

    assert having("impassable") == {"building", "bunker", "rock-spire", "deep-water"}
    assert having("perch") == {"building", "bunker"}
    assert having("dangerous") == {"wreck", "wire", "marsh", "minefield"}
    assert {"wreck", "crater", "ruins", "woods"} <= having("difficult")
    assert not having("difficult") & having("impassable")


def test_every_name_has_words() -> None:
    named = [row.name.id for spec in SPECS for row in getattr(TABLES, spec.name).values() if hasattr(type(row), "name")]
    assert len(named) > 200
    assert missing_messages([*named, *(TABLES.gear_name(id).id for id in TABLES.gear())]) == []


def test_every_value_is_listed_with_its_source() -> None:
    values = list(table_values(TABLES))
    assert len({(value.table, value.row, value.field) for value in values}) == len(values)
    found = {(value.row, value.field): (value.value, value.source) for value in values}
    assert found["captain", "profile.ws"] == ("6", "open")
    assert found["captain", "profile.bs"] == ("5", "supplement:EN")
    assert found["infantry", "move"] == ("6", "supplement:REC")
    assert found["infantry", "slowed"] == ("yes", "seed")
    assert found["rhino", "hull"] == ("4.4 x 2.9", "default")
    assert found["deffgun", "shots"] == ("D3", "default")
    assert found["dawn-of-war", "limits"] == ("hq 1 troops 2", "supplement:MIS")
