"""Units of a question about odds: from the lists that come with the game, or described in a few words."""

from __future__ import annotations

import re
from functools import lru_cache

from msgspec import DecodeError, json

from grognard.core.book.reading import unknown
from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.forces import ForceUnit, Men, force_names, load_force
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground.vehicles.sheets import MOTORCYCLES

TRAINING = 4
"""That of a unit described in words that says nothing else: of the infantry of both lists."""

PANIC_LIMIT = TABLES.limits["infantry-panic-limit"].value
"""That of infantry whose own nobody says (AZ-MOR-02)."""

ASSISTANT = "assistant"
"""The word for somebody without a weapon who assists."""

CARRIAGES = ("gun", "howitzer", "rocket-launcher")
"""The groups of weapons that are guns, which a crew serves."""

EXAMPLE = "9 kar98k + 1 mg34 + 1 assistant"
"""A unit in words."""

SECTION = re.compile(r"([2-6]) ([a-z0-9-]+)")
"""A section of motorcycles in words."""

MOST = 40
"""The most people a described unit may have."""


@lru_cache(maxsize=1)
def listed() -> dict[str, ForceUnit]:
    """The units of the lists that come with the game, by their names in a question."""
    forces = {name: load_force(name) for name in force_names()}
    return {f"{name}/{unit.id}": unit for name, force in forces.items() for unit in force.unit}


def unit_of(field: str, text: str) -> ForceUnit:
    """The unit a question names: ``german-1944/squad-1``, or words: ``9 kar98k + 1 mg34 + 1 assistant, training 3,
    panic limit 3``; ``1 pak-40 + 4 assistant`` is a gun with its crew, ``panther`` a vehicle by its sheet,
    ``3 bmw-r75`` one motorcycle of a section (see ``section_of``); or a line of a force as JSON. Raises ``InputError``
    naming the field and what is wrong.

    >>> unit_of("attacker", "us-1944/squad-1").people()
    10
    >>> [(men.count, men.weapons) for men in unit_of("attacker", "9 m1-garand + 1 bar").men]
    [(9, ('m1-garand',)), (1, ('bar',))]
    >>> unit_of("target", "panther, training 3").vehicle, unit_of("target", "1 pak-40 + 4 assistant").gun
    ('panther', 'pak-40')
    """
    known = listed()
    if text in known:
        return known[text]
    if text.startswith("{"):
        return _line(field, text)
    if "/" in text or not (re.match(r"[0-9]", text) or text.split(",")[0] in TABLES.vehicles):
        raise InputError(say("odds-bad-field", field=field, problem=unknown(text, [*known, *TABLES.vehicles])))
    men, *more = (part.strip() for part in text.split(","))
    section = SECTION.fullmatch(men)
    if section is not None and is_motorcycle(section[2]):
        men = section[2]
    sheet = men if men in TABLES.vehicles else ""
    numbers = {"training": TRAINING, "panic limit": 1 if sheet else PANIC_LIMIT}
    least = {"training": 2, "panic limit": 1}
    for word in more:
        found = re.fullmatch(r"(training|panic limit) ([0-9]{1,2})", word)
        if found is None or not least[found[1]] <= int(found[2]) <= 10:
            raise InputError(say("odds-bad-field", field=field, problem=say("az-odds-bad-words", word=word)))
        numbers[found[1]] = int(found[2])
    people = () if sheet else tuple(_men(field, part.strip()) for part in men.split("+"))
    guns = [weapon for each in people for weapon in each.weapons if TABLES.weapons[weapon].group in CARRIAGES]
    if guns and (len(guns) > 1 or people[0].count > 1):
        raise InputError(say("odds-bad-field", field=field, problem=say("az-odds-one-gun")))
    return ForceUnit(
        id=field,
        title="" if sheet else men[:80],
        name="tank" if sheet else "",
        training=numbers["training"],
        panic_limit=numbers["panic limit"],
        points=0,
        men=tuple(replace(each, weapons=()) if set(each.weapons) & set(guns) else each for each in people),
        gun=guns[0] if guns else "",
        vehicle=sheet,
    )


def section_of(text: str) -> int:
    """How many motorcycles a question names as one section (AZ-MC-02); 1: no section.

    >>> section_of("3 bmw-r75, training 3"), section_of("3 kar98k"), section_of("panther")
    (3, 1, 1)
    """
    found = SECTION.fullmatch(text.split(",")[0].strip())
    return int(found[1]) if found is not None and is_motorcycle(found[2]) else 1


def is_motorcycle(sheet: str) -> bool:
    """Whether a sheet is that of a motorcycle of any kind (AZ-DEF-04)."""
    return sheet in TABLES.vehicles and TABLES.vehicles[sheet].type in MOTORCYCLES


def _line(field: str, text: str) -> ForceUnit:
    """A line of a force as JSON, as the loader of forces reads it."""
    force = {"format": "grognard-army", "version": 1, "system": "operation_ww2", "name": "asked"}
    try:
        return load_force({**force, "nation": next(iter(TABLES.nations)), "unit": [json.decode(text)]}).unit[0]
    except DecodeError as error:
        raise InputError(
            say("odds-bad-field", field=field, problem=say("az-odds-bad-words", word=text[:80]))
        ) from error
    except InputError as error:
        raise InputError(say("odds-bad-field", field=field, problem=error.message)) from error


def _men(field: str, text: str) -> Men:
    found = re.fullmatch(r"([0-9]{1,2}) ([a-z0-9-]+)", text)
    if found is None or not 1 <= int(found[1]) <= MOST:
        raise InputError(say("odds-bad-field", field=field, problem=say("az-odds-bad-words", word=text)))
    count, weapon = int(found[1]), found[2]
    if weapon == ASSISTANT:
        return Men(count=count, role="assistant")
    if weapon not in TABLES.weapons:
        raise InputError(say("odds-bad-field", field=field, problem=unknown(weapon, TABLES.weapons)))
    served = bool(TABLES.weapons[weapon].assistants)
    return Men(count=count, role="gunner" if served else "rifleman", weapons=(weapon,))
