"""The tables, value by value against the catalogue, what is the rulebook's in them, and the words for their names."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.book.tables import row_of
from grognard.core.words import missing_messages
from grognard.games.operation_ww2.data.tables import TABLES, table_values
from grognard.games.operation_ww2.data.tables.damage import Effects, fate
from grognard.games.operation_ww2.data.tables.rows import label
from grognard.games.operation_ww2.data.tables.weapons import Weapon
from grognard.games.operation_ww2.state.events.cards import MANOEUVRE
from tests.games.operation_ww2 import printed
from tests.games.playing import lines

SHORT = {
    "wheel": "wh", "track": "tr", "wheel or track": "wt", "secondary weapon": "sw", "main weapon": "mw",
    "immobile": "im", "engine": "en", "catastrophe": "cat",
}  # fmt: skip


def short(effects: Effects) -> str:
    """Effects as the comparison writes them."""
    words = [SHORT[part] for part in effects.parts]
    words += [f"{effects.crew}c"] if effects.crew else []
    words += ["N"] if effects.nerve_test else []
    return " ".join(words) or "NE"


def number(value: int | None) -> str:
    return "NE" if value is None else str(value)


def centimetres(*values: int | None) -> str:
    return " ".join("-" if value is None else f"{value / 1000:g}" for value in values)


def fire(weapon: Weapon) -> str:
    """Dice and templates as the comparison writes them."""
    if weapon.flame:
        return "flame"
    burst = f"T{weapon.template}" if weapon.templates == 1 else f"{weapon.templates}xT{weapon.template}"
    return "/".join([*([str(weapon.shots)] if weapon.shots else []), *([burst] if weapon.template else [])])


def numbers(weapon: Weapon) -> str:
    n = weapon.numbers
    return " ".join(map(number, (n.infantry, n.gun, n.unarmoured, n.light, n.medium, n.heavy)))


@pytest.mark.rule("AZ-WPN-05", "AZ-WPN-06", "AZ-WPN-07")
@pytest.mark.parametrize("row", lines(printed.SMALL_ARMS), ids=lambda row: row[0])
def test_az_tab_sa_small_arms(row: list[str]) -> None:
    weapon = TABLES.weapons[row[0]]
    placed = weapon.placed
    by_hand = f"{placed.light} {placed.medium} {placed.heavy}" if placed else "-"
    assert weapon.part == "small-arms"
    assert [centimetres(weapon.close, weapon.normal, weapon.extreme), fire(weapon), numbers(weapon), by_hand] == row[1:]


@pytest.mark.parametrize("row", lines(printed.HEAVY_WEAPONS), ids=lambda row: row[0])
def test_az_tab_hw_heavy_weapons(row: list[str]) -> None:
    weapon = TABLES.weapons[row[0]]
    second = weapon.second
    indirect = " ".join(map(number, (second.unarmoured, second.light, second.medium, second.heavy))) if second else "-"
    ranges = centimetres(weapon.close, weapon.normal, weapon.extreme)
    assert weapon.is_heavy
    assert [weapon.gun_class or "-", ranges, fire(weapon), numbers(weapon), indirect] == row[1:]


def test_az_tab_sa_hw_traits() -> None:
    def traits(id: str) -> set[str]:
        return set(TABLES.weapons[id].traits)

    for id in ("pistol", "submachine-gun", "stg44", "mp40", "thompson"):
        assert traits(id) == {"close-combat"}
    assert traits("panzerfaust") == {"heat", "slow-reload"}
    assert traits("panzerschreck") == traits("bazooka") == {"heat"}
    assert traits("piat") == {"heat", "silent", "slow-reload"}
    assert traits("sniper-rifle") == {"accurate-shot", "telescope"}
    assert traits("hand-grenade") == {"scatters"}
    assert traits("explosive-charge") == {"single-use", "scatters"}
    assert traits("katyusha") >= {"salvo", "single-use", "indirect"}
    assert "howitzer" in traits("105-mm-howitzer")
    assert TABLES.weapons["105-mm-howitzer"].ammunition == ("high-explosive",)
    assert traits("20-mm") >= {"rapid-fire"}
    assert TABLES.weapons["hand-grenade"].minimum == 4000
    assert [getattr(TABLES.weapons[id].special, "template", 0) for id in ("bazooka", "piat")] == [5, 5]
    helpers = {"mg34": 1, "bar": 0, "m1919": 1, "panzerfaust": 0, "bazooka": 1, "light-mortar": 1, "81-mm-mortar": 2}
    assert {id: TABLES.weapons[id].assistants for id in helpers} == helpers
    assert [TABLES.weapons[id].shots for id in ("mg42-tripod", "mg34-tripod")] == [8, 7]
    for id in ("medium-machine-gun", "m2-heavy-machine-gun", "medium-mortar", "75-76-mm", "105-mm-howitzer"):
        assert "no-move-and-fire" in traits(id)
    assert {id: TABLES.weapons[id].arc for id in ("m1919", "medium-mortar", "pak-40", "mg34")} == {
        "m1919": "tripod", "medium-mortar": "tripod", "pak-40": "artillery", "mg34": "",
    }  # fmt: skip


def test_az_tab_sa_nations() -> None:
    def fields(nation: str) -> set[str]:
        return {"m1-garand", "g43", "svt40", "bar", "stg44", "bren", "dp28", "piat", "rpg-1", "pistol"} & {
            id for id, weapon in TABLES.weapons.items() if weapon.fielded_by(nation)
        }

    assert fields("german") == {"g43", "stg44", "pistol"}
    assert fields("american") == {"m1-garand", "bar", "pistol"}
    assert fields("british") == {"bren", "piat", "pistol"}
    assert fields("russian") == {"svt40", "dp28", "rpg-1", "pistol"}


def test_az_tab_minrange() -> None:
    found = [(row.groups, row.calibre, row.range // 1000) for row in TABLES.minimum_ranges.values()]
    mortars, guns = ("light-mortar", "mortar"), ("gun", "howitzer")
    assert found == [(mortars, 60, 25), (mortars, 81, 50), (("mortar",), 120, 100), (guns, 75, 75), (guns, 150, 100),
                     (("rocket-launcher",), 320, 100)]  # fmt: skip


@pytest.mark.rule("AZ-COV-04", "AZ-DMG-08")
def test_az_tab_dmg_sa() -> None:
    assert [damage(row) for row in TABLES.small_arms.values()] == lines(printed.SMALL_ARMS_DAMAGE)
    by_cover = {cover: [fate(row.infantry, cover) for row in TABLES.small_arms.values()]
                for cover in ("none", "light", "medium", "heavy")}  # fmt: skip
    assert [fates.index("dead") + 1 for fates in by_cover.values()] == [3, 5, 7, 9]
    assert [fate(TABLES.small_arms["6"].infantry, cover) for cover in ("light", "medium")] == ["dead", "scared"]


@pytest.mark.rule("AZ-VDM-11", "AZ-OVL-03", "AZ-DMG-08")
def test_az_tab_dmg_hw() -> None:
    assert [damage(row) for row in TABLES.heavy_weapons.values()] == lines(printed.HEAVY_DAMAGE)


def damage(row: Any) -> list[str]:
    columns = (row.artillery, row.unarmoured, row.light, row.medium, row.heavy)
    return [row.id, row.infantry, *map(short, columns)]


@pytest.mark.rule("AZ-TER-01", "AZ-TER-03", "AZ-COV-02")
@pytest.mark.parametrize("row", lines(printed.TERRAIN), ids=lambda row: row[0])
def test_az_tab_terrain(row: list[str]) -> None:
    kind = TABLES.terrain[row[0]]
    going = [kind.infantry.text, kind.wheeled.text, kind.tracked.text]
    assert [*going, f"{kind.cover} {kind.to_hit} {kind.damage}", kind.sight] == row[1:]


@pytest.mark.rule("AZ-HEAT-03", "AZ-VCOV-03", "AZ-VCOV-04", "AZ-COV-01", "AZ-MOR-15")
def test_az_tab_terrain_has_no_other_rows() -> None:
    # What charges blow up that the table of terrain does not name (AZ-EXP-04, AZ-EXP-05).
    others = ["bridge", "broken-bridge", "armoured-door"]
    assert [id for id in TABLES.terrain if id not in others] == [row[0] for row in lines(printed.TERRAIN)]
    assert set(others) <= set(TABLES.terrain)
    assert {id for id, kind in TABLES.terrain.items() if kind.covered} == {"woods", "small-wood", "building", "ruin"}
    hard = {"building", "ruin", "bunker", "low-wall", "high-wall", "sandbags"}
    assert {id for id, kind in TABLES.terrain.items() if kind.hard} == hard
    sheltering = {"low-hedge", "high-hedge", "low-wall", "high-wall", "sandbags", "wreck"}
    assert {id for id, kind in TABLES.terrain.items() if kind.shelter == "contact"} == sheltering
    inside = {"woods", "small-wood", "building", "ruin", "rubble", "trench", "bunker"}
    assert {id for id, kind in TABLES.terrain.items() if kind.shelter == "inside"} == inside
    assert {id for id, kind in TABLES.terrain.items() if kind.protects == "covered"} == {
        "woods", "small-wood", "building", "ruin",
    }  # fmt: skip
    assert {id for id, kind in TABLES.terrain.items() if kind.protects == "wall"} == {"low-wall", "high-wall"}


def test_going_is_read() -> None:
    smoke, wall, wire = (TABLES.terrain[id] for id in ("smoke", "high-wall", "barbed-wire"))
    assert (smoke.infantry.slow, wall.wheeled.barred, wall.tracked.tests, wall.tracked.removed) == (True, True, 2, True)
    assert (wire.infantry.cost, wire.infantry.slow, TABLES.terrain["road"].wheeled.bonus) == (10000, True, 10000)
    assert [TABLES.terrain["building"].infantry.by, TABLES.terrain["building"].tracked.by] == ["openings", "break-in"]


@pytest.mark.rule("AZ-DEF-14")
def test_az_tab_size() -> None:
    found = {
        id: f"{centimetres(row.width, row.length, row.height)} {row.passengers} {row.riders}"
        for id, row in TABLES.sizes.items()
    }
    assert found == {
        "person": "2 2 2.5 0 0", "bicycle": "1.5 2.5 2.5 0 0", "motorcycle": "1.5 3 2.5 1 0",
        "motorcycle-combination": "2.5 3 2.5 2 0", "gun-small": "2.5 4 1.8 0 0", "gun-medium": "3 6 2 0 0",
        "gun-large": "4 8 3 0 0", "car": "2.5 5.5 2.5 3 0", "truck": "3.2 9 4 12 0", "half-track": "3 8.5 3 10 0",
        "armoured-car": "3 7.5 3.2 0 0", "light-tank": "3.2 6.5 3.2 0 4", "medium-tank": "3.8 8.2 3.8 0 8",
        "heavy-tank": "4.8 9 4.2 0 8",
    }  # fmt: skip
    assert {id: centimetres(row.width, row.height) for id, row in TABLES.features.items()} == {
        "low-obstacle": "1 1.5", "high-obstacle": "1 4", "storey": "0 5", "woods": "0 12",
    }  # fmt: skip
    assert {id: centimetres(row.width) for id, row in TABLES.openings.items()} == {
        "door": "2",
        "window": "1.5",
        "gap": "4",
    }


@pytest.mark.rule("AZ-CRD-11")
def test_az_tab_deck() -> None:
    deck = TABLES.decks["standard"]
    assert (deck.move, deck.assault, deck.fire) == ((1, 1, 2, 2, 2, 2, 2, 2), (2,) * 8, (2,) * 8)
    assert (deck.ambush, deck.covering_fire) == ((1,) * 8, (0, 0, 1, 1, 1, 1, 1, 1))
    cards = list(deck.cards())
    assert len(cards) == 60
    assert [sum(priority == each for _order, priority in cards) for each in range(1, 9)] == [6, 6, 8, 8, 8, 8, 8, 8]
    assert len([order for order, _priority in cards if order in MANOEUVRE]) == 30
    assert {("fire", 5), ("assault", 3), ("fire", 1), ("assault", 2), ("ambush", 2)} <= set(cards)


@pytest.mark.rule("AZ-CRD-02", "AZ-CRD-05", "AZ-CRD-06", "AZ-CRD-07")
def test_az_tab_nation() -> None:
    assert {id: (row.base, row.exchange, row.when) for id, row in TABLES.nations.items()} == {
        "german": (7, 0, "never"), "american": (5, 1, "turn"), "russian": (5, 0, "never"), "british": (5, 3, "game"),
    }  # fmt: skip


@pytest.mark.rule("AZ-ORD-01", "AZ-ORD-02", "AZ-ORD-03", "AZ-ORD-04", "AZ-ORD-05", "AZ-EXE-03", "AZ-ANT-02")
def test_az_tab_orders() -> None:
    found = {id: (row.fires, row.detection, row.interrupts) for id, row in TABLES.orders.items()}
    assert found == {
        "move": ("no", False, False),
        "assault": ("must", True, False),
        "fire": ("must", True, True),
        "ambush": ("may", True, True),
        "covering-fire": ("must", False, False),
    }
    states = {id: (row.slow, row.fast, row.riding, row.driving, row.fired) for id, row in TABLES.orders.items()}
    assert states["move"] == ("stationary", "moved", "moved", "moved", "moved")
    assert states["assault"] == ("moved", "moved", "moved", "moved", "fired")
    assert states["ambush"] == ("stationary",) * 4 + ("fired",)
    assert states["fire"] == states["covering-fire"] == ("fired",) * 5
    assert (TABLES.to_hit["assault"].value, TABLES.to_hit["covering-fire"].value) == (-1, -1)
    assert (TABLES.to_hit["ambush-close"].value, TABLES.damage["covering-fire"].value) == (1, -3)


@pytest.mark.rule("AZ-MOV-01", "AZ-VMV-03", "AZ-ART-09", "AZ-TUN-04")
def test_az_tab_move() -> None:
    assert {id: centimetres(row.slow, row.fast, row.assault) for id, row in TABLES.rates.items()} == {
        "infantry": "10 20 15", "gun": "5 10 -", "heavy-gun": "3 5 -", "bicycle": "15 25 20", "motorcycle": "35 60 45",
            "motorcycle-combination": "35 60 45",
        "car": "30 60 45", "truck": "25 50 35", "half-track": "22 45 32", "armoured-car": "25 50 35",
        "light-tank": "20 40 30", "medium-tank": "18 35 25", "heavy-tank": "15 28 20", "underground": "5 15 10",
    }  # fmt: skip


@pytest.mark.rule("AZ-DET-01", "AZ-DET-03", "AZ-DET-05", "AZ-NGT-01")
def test_az_tab_detect() -> None:
    found = {
        id: centimetres(row.day, row.day_cover, row.night, row.night_cover) for id, row in TABLES.detection.items()
    }
    assert found == {
        "infantry-stationary": "60 30 20 10", "infantry-moved": "120 60 40 20", "infantry-fired": "180 90 90 45",
        "vehicle-stationary": "120 60 40 20", "vehicle-moved": "240 120 80 40", "vehicle-fired": "300 150 150 75",
    }  # fmt: skip
    assert TABLES.detection["infantry-moved"].day_cover - TABLES.limits["closed-hatches"].value == 35000


def values(rows: Any) -> dict[str, int]:
    return {id: row.value for id, row in rows.items()}


@pytest.mark.rule(
    "AZ-ORD-02", "AZ-ORD-04", "AZ-ORD-05", "AZ-FIRE-08", "AZ-FIRE-09", "AZ-SPL-04", "AZ-SMK-05", "AZ-XPO-01",
    "AZ-XPO-05", "AZ-LCH-03", "AZ-VLS-03", "AZ-IND-02", "AZ-DEF-06", "AZ-SNP-05",
)  # fmt: skip
def test_az_tab_hit() -> None:
    assert values(TABLES.to_hit) == {
        "assault": -1, "ambush-close": 1, "covering-fire": -1, "beyond-normal": -2, "point-blank": 3, "trench": -1,
        "smoke": -2, "exposed-crew": -2, "long-barrel": 1, "hedge-before-hull-weapon": -1, "looked-out": -1,
        "indirect-unseen": -1, "heavy-armour": -1, "extra-heavy-armour": -2, "super-extra-heavy-armour": -3,
        "accurate-shot": 2, "low-profile": -1,
    }  # fmt: skip
    for kind in ("trench", "smoke"):
        assert TABLES.terrain[kind].to_hit == TABLES.to_hit[kind].value
    assert TABLES.terrain["smoke"].damage == TABLES.damage["smoke"].value


@pytest.mark.rule("AZ-ORD-05", "AZ-SMK-05", "AZ-LCH-03", "AZ-DEF-06", "AZ-VEH-09", "AZ-HEAT-02")
def test_az_tab_dmgmod() -> None:
    assert values(TABLES.damage) == {
        "covering-fire": -3, "smoke": -2, "medium-armour": -1, "heavy-armour": -1, "extra-heavy-armour": -2,
        "super-extra-heavy-armour": -2, "light-armour": 1, "extra-light-armour": 2, "rear": 1,
        "skirts-against-heat": -2,
    }  # fmt: skip


@pytest.mark.rule(
    "AZ-CC-01", "AZ-CC-07", "AZ-CC-09", "AZ-CC-13", "AZ-CC-16", "AZ-DEF-12", "AZ-ORD-10", "AZ-MOV-06", "AZ-TUN-11",
    "AZ-MOR-04", "AZ-OVR-04", "AZ-FLM-02",
)  # fmt: skip
def test_az_tab_cc_and_morale() -> None:
    assert values(TABLES.close_combat) == {
        "charged": 1, "further-friend": 1, "bayonet-trained": 1, "close-combat-weapon": 1, "behind-low-wall": 1,
        "scared": -3, "serving-gun": -1,
    }  # fmt: skip
    assert values(TABLES.morale) == {
        "out-of-cohesion": -1, "underground": -1, "leader": 1, "command-near": 1, "below-half": -1,
        "political-fanaticism": 2, "flame": -1,
    }  # fmt: skip


@pytest.mark.rule("AZ-GUN-01", "AZ-GUN-02")
def test_az_tab_gun() -> None:
    strength = {"light": 1, "medium": 2, "heavy": 3}
    weight = {"unarmoured": 0, "light": 1, "medium": 2, "heavy": 3}
    for gun, row in TABLES.gun_classes.items():
        assert {target: row.against(target) for target in weight} == {  # type: ignore[arg-type]
            target: strength[gun] - weight[target] for target in weight
        }
    assert {id: (row.least, row.most) for id, row in TABLES.gun_classes.items()} == {
        "light": (0, 45), "medium": (50, 76), "heavy": (85, 400),
    }  # fmt: skip
    for weapon in TABLES.weapons.values():
        if weapon.gun_class:
            row = TABLES.gun_classes[weapon.gun_class]
            assert row.least <= weapon.calibre <= row.most, weapon.id


@pytest.mark.rule("AZ-VLS-11", "AZ-FIRE-04", "AZ-CRW-04")
def test_az_tab_arc() -> None:
    assert {id: row.degrees for id, row in TABLES.arcs.items()} == {
        "turret": 180, "slow-turret": 90, "hull-gun": 45, "hull-machine-gun": 90, "rotating-mount": 360,
        "jeep-mount": 180, "tripod": 180, "artillery": 45,
    }  # fmt: skip


def test_az_tab_tasks() -> None:
    assert {id: (row.exposed, row.stands_in) for id, row in TABLES.tasks.items()} == {
        "anti-aircraft-gunner": ("always", 0), "gunner": ("never", 0), "commander": ("looking-out", 0),
        "radio-operator": ("never", 1), "driver": ("never", 3), "loader": ("never", 0), "machine-gunner": ("listed", 2),
    }  # fmt: skip


@pytest.mark.rule("AZ-VCOV-07")
def test_az_tab_prot_and_parts() -> None:
    assert {id: row.stops for id, row in TABLES.protection.items()} == {"wall": 2, "covered": 4, "shield": 4}
    assert {id: (row.start, row.end, row.low) for id, row in TABLES.parts.items()} == {
        "main-weapon-turret": (0.3, 0.7, False), "main-weapon-hull": (0, 0.3, False),
        "main-weapon-bed": (0.4, 0.9, False), "secondary-weapon-hull": (0, 0.2, True),
        "secondary-weapon-mount": (0.4, 0.7, False), "track": (0, 1, True), "wheel": (0, 1, True),
        "wheel-half-track": (0, 0.25, True), "engine": (0.6, 1, True),
    }  # fmt: skip
    assert {id: row.cover for id, row in TABLES.vehicle_cover.items()} == {
        "unarmoured": "light", "armoured": "medium", "tank": "heavy",
    }  # fmt: skip


@pytest.mark.rule("AZ-FLM-03")
def test_az_tab_flame() -> None:
    def results(rows: Any) -> list[str]:
        return [f"{row.first}-{row.last} {row.effects.text}" for row in rows.values()]

    assert results(TABLES.light_flame) == [
        "1-4 NE", "5-7 2 scared + nerve test", "8-9 1 scared + 1 dead + nerve test", "10-10 engine",
    ]  # fmt: skip
    assert results(TABLES.heavy_flame) == [
        "1-2 NE", "3-5 2 scared + nerve test", "6-7 2 scared + 2 dead + nerve test", "8-10 engine",
    ]  # fmt: skip
    assert results(TABLES.engine) == ["1-6 immobile + 3 crew + nerve test", "7-10 catastrophe"]
    assert TABLES.engine["holds"].effects == Effects(
        "immobile + 3 crew + nerve test", ("immobile",), 3, nerve_test=True
    )
    assert {id: centimetres(row.length, row.width) for id, row in TABLES.flames.items()} == {
        "light": "15 4",
        "heavy": "25 6",
    }


@pytest.mark.rule("AZ-EXP-04")
def test_az_tab_charge() -> None:
    found = {f"{row.first}-{row.last}": row.removes for row in TABLES.charges.values()}
    wire, steel, concrete = "barbed-wire", "steel-tank-trap", "concrete-tank-trap"
    assert found == {
        "1-1": (), "2-4": (wire,), "5-6": (wire, steel), "7-8": (wire, steel, concrete, "armoured-door"),
        "9-10": ("anything",),
    }  # fmt: skip
    assert row_of(TABLES.charges, 13).removes == ("anything",)


@pytest.mark.rule("AZ-SCT-03", "AZ-SCT-04", "AZ-COM-03", "AZ-COM-04", "AZ-COM-05", "AZ-AREA-13")
def test_az_tab_scatter_and_com() -> None:
    assert [(row.upto // 1000, row.factor) for row in TABLES.scatter.values()] == [
        (30, 1), (60, 2), (120, 3), (0, 4), (0, 5),
    ]  # fmt: skip
    assert {id: (row.needs, row.within // 1000) for id, row in TABLES.communication.items()} == {
        "radio": (6, 0), "voice": (5, 10), "runner": (5, 10),
    }  # fmt: skip
    assert {int(id): (row.plus, row.least) for id, row in TABLES.bursts.items()} == {
        3: (-5, 1), 5: (0, 1), 8: (3, 1), 10: (5, 1),
    }  # fmt: skip


@pytest.mark.rule("AZ-DEM-01")
def test_az_tab_demolish_calibre_roof_entry() -> None:
    def spans(rows: Any) -> list[list[str]]:
        return [[row.id, row.small, row.medium, row.large, row.huge] for row in rows.values()]

    assert spans(TABLES.demolition) == lines(printed.DEMOLITION)
    assert spans(TABLES.roofs) == lines(printed.ROOFS)
    for rows in (TABLES.demolition, TABLES.roofs):
        assert [row.id for row in rows.values()] == [
            f"{row.first}-{row.last}" if row.last > row.first else str(row.first) for row in rows.values()
        ]
    assert row_of(TABLES.demolition, 0).small == "none"
    assert [(row.least, row.value) for row in TABLES.calibres.values()] == [(105, 0), (110, 1), (156, 2), (201, 3)]
    assert [(row.first, row.last, row.effect) for row in TABLES.entry.values()] == [
        (1, 1, "heavy"), (2, 2, "stuck"), (3, 10, "drives"),
    ]  # fmt: skip
    assert {id: row.entry for id, row in TABLES.building_sizes.items()} == {
        "huge": -3, "large": -2, "medium": -1, "small": 0,
    }  # fmt: skip
    assert {id: (centimetres(*row.one), centimetres(*row.more)) for id, row in TABLES.building_sizes.items()} == {
        "huge": ("30 40", "20 25"), "large": ("20 25", "15 20"), "medium": ("10 15", "10 12"), "small": ("0 0", "0 0"),
    }  # fmt: skip
    assert [len(row.tanks) for row in TABLES.materials.values()] == [1, 2, 3, 3]


def test_az_tab_under_and_smoke() -> None:
    assert [(row.first, row.last, row.hits, row.closed) for row in TABLES.underground.values()] == [
        (1, 5, "none", False), (6, 7, "die", False), (8, 9, "all", True), (10, 10, "dead", True),
    ]  # fmt: skip
    assert [(row.first, row.last, row.stays, row.new_wind) for row in TABLES.smoke.values()] == [
        (1, 1, False, True), (2, 7, False, False), (8, 10, True, False),
    ]  # fmt: skip
    assert {
        id: (row.range // 1000, row.arc, f"{row.templates}xT{row.template}", row.sides, row.points, row.explodes)
        for id, row in TABLES.smoke_devices.items()
    } == {
        "vehicle-smoke": (0, (), "1xT8", 1, 50, False),
        "rear-smoke": (5, ("rear",), "1xT8", 1, 50, False),
        "side-smoke": (15, ("front", "side"), "3xT3", 2, 80, False),
        "smoke-grenades": (30, ("front", "side"), "1xT8", 1, 60, False),
        "mist-grenades": (30, ("front",), "1xT5", 1, 100, True),
    }


def test_az_tab_char() -> None:
    named = {
        "bayonet-trained", "infiltration", "combined-squad", "political-fanaticism", "sniper", "accurate-shot",
        "telescope", "fast-vehicle", "slow-turret", "open-topped", "low-profile", "long-barrel", "howitzer",
        "rapid-fire", "camouflage-net", "skirts", "sandbags", "heat", "slow-reload", "silent", "single-use", "indirect",
        "troop-carrier", "rear-machine-gun", "external-mines", "shield", "off-board-fire", "command", "radio", "runner",
    }  # fmt: skip
    armour = {f"{grade}-armour" for grade in ("extra-light", "light", "medium", "heavy", "extra-heavy",
                                              "super-extra-heavy")}  # fmt: skip
    assert set(TABLES.characteristics) == named | armour
    assert [id for id, row in TABLES.characteristics.items() if not row.played] == ["off-board-fire"]
    used = {trait for weapon in TABLES.weapons.values() for trait in weapon.traits}
    assert used - set(TABLES.characteristics) == {
        "close-combat",
        "no-move-and-fire",
        "scatters",
        "ignores-cover",
        "salvo",
    }


def test_vehicles() -> None:
    sherman = TABLES.vehicles["sherman-75"]
    assert (sherman.type, sherman.target, sherman.crew, sherman.traits) == (
        "medium-tank",
        "medium",
        5,
        ("medium-armour",),
    )
    assert [(each.id, each.weapon, each.arc, each.shots, each.exposed) for each in sherman.weapon] == [
        ("gun", "75-mm-m3", "turret", 0, False),
        ("coaxial", "vehicle-machine-gun", "turret", 7, False),
        ("hull", "vehicle-machine-gun", "hull-machine-gun", 5, False),
        ("anti-aircraft", "m2-heavy-machine-gun", "rotating-mount", 0, True),
    ]
    traits = {id: set(row.traits) for id, row in TABLES.vehicles.items()}
    assert traits["panther"] == {"heavy-armour", "long-barrel"}
    assert traits["t-34"] == {"medium-armour", "fast-vehicle"}
    assert traits["panzer-iv"] == {"medium-armour", "long-barrel"}
    assert TABLES.vehicles["panzer-iv"].choices == ("skirts",)
    assert traits["sdkfz-250-9"] == {"open-topped"}
    assert [TABLES.vehicles[id].crew for id in ("sdkfz-250-9", "kubelwagen")] == [3, 3]
    unarmoured = {row.type for row in TABLES.vehicles.values() if not row.is_armoured}
    assert unarmoured == {"car", "truck", "motorcycle-combination", "half-track"}


def test_the_rulebooks_examples_come_out() -> None:
    """Numbers the rulebook works out from tables we had to make up."""
    gun, hit = TABLES.weapons["75-76-mm"], TABLES.to_hit
    needed = gun.numbers.against("medium")
    assert needed is not None
    assert needed - hit["heavy-armour"].value == 9
    assert "main weapon" in TABLES.heavy_weapons["6"].light.parts
    assert "main weapon" in TABLES.heavy_weapons["7"].light.parts
    chance = TABLES.limits["last-chance-number"].value
    assert chance - hit["long-barrel"].value - hit["ambush-close"].value == 9
    die = 8 + TABLES.damage["medium-armour"].value + TABLES.gun_classes["light"].medium
    assert (die, short(TABLES.small_arms[str(die)].medium)) == (6, "NE")
    squad = TABLES.weapons["bar"].shots + 9 * TABLES.weapons["m1-garand"].shots
    assert squad == 22
    assert TABLES.weapons["20-mm"].numbers.against("medium") is None
    assert TABLES.weapons["20-mm"].templates * 4 == 8


SEED = {
    "AZ-TAB-MOVE": {("infantry", "fast"), ("infantry", "assault"),
                    *((row, field) for row in ("bicycle", "motorcycle", "medium-tank", "underground")
                      for field in ("slow", "fast", "assault"))},
    "AZ-TAB-DETECT": {("infantry-moved", "day_cover")},
    "AZ-TAB-GUN": {("light", "medium"), ("heavy", "unarmoured"), ("heavy", "light"), ("heavy", "medium")},
    "AZ-TAB-DMG-SA": {("3", "infantry"), ("6", "infantry"), ("7", "infantry"), ("6", "medium")},
    "AZ-TAB-DMG-HW": {("5", "medium"), ("6", "light")},
    "AZ-TAB-DECK": set(),
    "AZ-TAB-SIZE": set(),
    "AZ-TAB-CC": set(),
}  # fmt: skip


@pytest.mark.parametrize("table", SEED)
def test_what_is_the_rulebooks_is_marked(table: str) -> None:
    found = {
        (value.row, value.field) for value in table_values(TABLES) if value.table == table and value.source == "seed"
    }
    assert found == SEED[table]


def test_whole_tables_of_the_rulebook() -> None:
    by_table: dict[str, set[str]] = {}
    for value in table_values(TABLES):
        by_table.setdefault(value.table, set()).add(value.source)
    for table in (
        "ORDERS",
        "CHARGE",
        "ARC",
        "TASKS",
        "PROT",
        "FLAME",
        "DEMOLISH",
        "CALIBRE",
        "ROOF",
        "ENTRY",
        "UNDER",
        "SMOKE",
    ):
        assert by_table[f"AZ-TAB-{table}"] == {"seed"}, table
    assert by_table["AZ-TAB-MINRANGE"] == {"supplement:AMEND"}
    assert by_table["AZ-TAB-SCATTER"] == by_table["AZ-TAB-COM"] == {"seed", "open"}


def test_the_values_are_written_as_in_the_files() -> None:
    found = {(value.table, value.row, value.field): value.value for value in table_values(TABLES)}
    assert found["AZ-TAB-SIZE", "medium-tank", "width"] == "3.8"
    assert found["AZ-TAB-HW", "75-76-mm", "numbers.medium"] == "8"
    assert found["AZ-TAB-HW", "75-76-mm", "second.heavy"] == "NE"
    assert found["AZ-TAB-SA", "hand-grenade", "close"] == "-"
    assert found["AZ-TAB-TERRAIN", "low-wall", "tracked"] == "T R"
    assert found["AZ-TAB-DMG-HW", "5", "medium"] == "secondary weapon + 2 crew + nerve test"
    assert found["AZ-TAB-DECK", "standard", "covering-fire"] == "0 0 1 1 1 1 1 1"
    assert found["AZ-DEM-01", "medium", "more"] == "10 x 12"
    assert found["AZ-LOS-03", "sight-past-low-obstacle", "value"] == "10"
    assert ("AZ-TAB-SA", "kar98k", "normal") not in found
    assert found["AZ-TAB-SA", "mg42-tripod", "shots"] == "8"


def test_every_name_has_words() -> None:
    wanted = [
        row.name.id
        for table in (TABLES.nations, TABLES.orders, TABLES.terrain, TABLES.weapons, TABLES.vehicles, TABLES.tasks,
                      TABLES.communication, TABLES.smoke_devices, TABLES.characteristics, TABLES.protection)
        for row in table.values()
    ]  # fmt: skip
    kinds = {
        "to-hit": TABLES.to_hit,
        "damage": TABLES.damage,
        "close-combat": TABLES.close_combat,
        "morale": TABLES.morale,
    }
    wanted += [label(kind, id).id for kind, table in kinds.items() for id in table]
    assert missing_messages(wanted) == []
