"""Whether a list may be fielded, and why not: slots, leaders, arms, mounts (BA-ARMY).

>>> from grognard.games.bolt_action.data.armies import load_army
>>> validate(load_army("german-500"), 500)
()
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from grognard.core.book.reading import Problem
from grognard.core.messages import Message, say
from grognard.games.bolt_action.data.armies import Army, ArmyUnit, is_manned, price, roles_of, weapons_carried
from grognard.games.bolt_action.data.entries import ENTRIES, SLOTS, SPECIALS, Entry
from grognard.games.bolt_action.data.tables import (
    NATIONS,
    QUALITIES,
    WEAPONS,
    FreeUnit,
)
from grognard.games.bolt_action.data.theatres import SLOTS_OF_THEATRES, Theatre


def validate(army: Army, limit: int) -> tuple[Problem, ...]:
    """What the rules of composition find wrong in a list, for games of at most ``limit`` points; empty if nothing.

    Checks the limit (BA-ARMY-01), the slots and the theatre (BA-ARMY-02), free units (BA-ARMY-03), and of each unit its
    quality, men, weapons, special rules and points (BA-ARMY-05).
    """
    problems: list[Problem] = []
    if army.points > limit:
        problems.append(Problem(say("ba-army-over-limit", points=army.points, limit=limit), "BA-ARMY-01"))
    problems += _slots(army)
    if army.fought is not None:
        problems += _theatre(army, army.fought)
    problems += _free_units(army)
    for unit in army.unit:
        problems += _unit(unit, army)
    return tuple(problems)


def _slots(army: Army) -> list[Problem]:
    paid = Counter(unit.kind_of_unit.slot for unit in army.unit if not unit.free)
    platoons = max(1, paid["lieutenant"])
    every = Counter(unit.kind_of_unit.slot for unit in army.unit)
    problems = []
    for slot in (SLOTS if army.fought is None else SLOTS_OF_THEATRES).values():
        most = sum(every[name] for name in slot.per) if slot.per else slot.most * platoons
        least = slot.least * platoons
        if not least <= paid[slot.id] <= most:
            sentence = "ba-army-slot-few" if paid[slot.id] < least else "ba-army-slot-many"
            message = say(sentence, slot=slot.name, number=paid[slot.id], least=least, most=most, platoons=platoons)
            problems.append(Problem(message, "BA-ARMY-02", lacking=max(0, least - paid[slot.id])))
    return problems


def _theatre(army: Army, theatre: Theatre) -> list[Problem]:
    """What a theatre does not have, has not so good, or not so many of; and the squads it asks for."""
    problems: list[Problem] = []
    if theatre.nation != army.nation:
        message = say("ba-army-theatre-nation", theatre=theatre.name, nation=NATIONS[theatre.nation].name)
        return [Problem(message, "BA-ARMY-02")]
    paid = [unit for unit in army.unit if not unit.free]
    for unit in paid:
        fighting = theatre.qualities_of(unit.kind_of_unit)
        if not fighting:
            message = say("ba-army-not-in-theatre", unit=unit.name, theatre=theatre.name)
        elif unit.quality not in fighting and unit.quality in unit.kind_of_unit.qualities:
            message = say("ba-army-theatre-quality", unit=unit.name, quality=_quality(unit), theatre=theatre.name)
        else:
            continue
        problems.append(Problem(message, "BA-ARMY-02", unit.id))
    for offered in theatre.choice:
        taken = [unit for unit in paid if unit.entry in offered.entries]
        for unit in taken[offered.most :] if offered.most else ():
            message = say("ba-army-theatre-many", unit=unit.name, theatre=theatre.name, most=offered.most)
            problems.append(Problem(message, "BA-ARMY-02", unit.id))
    core = sum(theatre.is_core(unit.entry, unit.quality) for unit in paid)
    needed = SLOTS_OF_THEATRES["squad"].least * max(1, sum(unit.kind_of_unit.slot == "lieutenant" for unit in paid))
    if core < needed:
        message = say("ba-army-theatre-core", theatre=theatre.name, number=core, least=needed)
        problems.append(Problem(message, "BA-ARMY-02", lacking=needed - core))
    return problems


def _free_units(army: Army) -> list[Problem]:
    offer = army.national.free
    problems = []
    for number, unit in enumerate(unit for unit in army.unit if unit.free):
        if offer is None:
            message = say("ba-army-nothing-free", unit=unit.name, nation=army.national.name)
        elif number or (unit.entry, unit.quality, unit.size) != (offer.entry, offer.quality, offer.men):
            given = say("ba-army-free-offer", unit=ENTRIES[offer.entry].named(), men=offer.men, quality=_quality(offer))
            message = say("ba-army-other-free", unit=unit.name, nation=army.national.name, offer=given)
        else:
            continue
        problems.append(Problem(message, "BA-ARMY-03", unit.id))
    return problems


def _unit(unit: ArmyUnit, army: Army) -> list[Problem]:
    entry = unit.kind_of_unit
    problems: list[Problem] = []

    def problem(rule: str, sentence: str, **values: Message | str | int) -> None:
        problems.append(Problem(say(sentence, unit=unit.name, **values), rule, unit.id))

    guns = roles_of(unit)["gun"]
    if guns != (entry.kind == "artillery"):
        problem("BA-ART-01", "ba-army-gun" if entry.kind == "artillery" else "ba-army-no-gun", number=guns)
    if entry.nations and army.nation not in entry.nations:
        problem("BA-ARMY-02", "ba-army-other-nation", nation=army.national.name)
    if unit.quality not in entry.qualities:
        problem("BA-GEN-03", "ba-army-no-such-quality", quality=_quality(unit))
    spotters = roles_of(unit)["spotter"]
    men = unit.size - spotters
    if not entry.men <= men <= entry.most:
        problem("BA-ARMY-04", "ba-army-number-of-men", men=men, least=entry.men, most=entry.most)
    if spotters > (entry.spotter is not None):
        problem("BA-WPN-15", "ba-army-spotters", number=spotters)
    _leaders(unit, entry, problem)
    if entry.kind == "vehicle":
        _mounts(unit, entry, problem)
    else:
        _arms(unit, entry, problem)
    for rule in unit.rules:
        if rule not in entry.special:
            problem(SPECIALS[rule].rule, "ba-army-special", special=SPECIALS[rule].name)
        elif misfit := SPECIALS[rule].misfit(unit.quality):
            problem(SPECIALS[rule].rule, "ba-army-special-quality", problem=misfit)
    priced = sum(part.points for part in price(unit, army.nation))
    if unit.points != priced:
        problem("BA-ARMY-05", "ba-army-points", points=unit.points, priced=priced)
    return problems


def _leaders(unit: ArmyUnit, entry: Entry, problem: Callable[..., None]) -> None:
    roles = roles_of(unit)
    if roles["nco"] != entry.nco:
        problem("BA-MOR-10", "ba-army-nco" if entry.nco else "ba-army-no-nco", number=roles["nco"])
    if roles["officer"] != bool(entry.rank):
        problem("BA-HQ-01", "ba-army-officer" if entry.rank else "ba-army-no-officer", number=roles["officer"])
    if entry.calls and roles["observer"] != 1:
        problem("BA-HQ-07", "ba-army-observer", number=roles["observer"])


def _arms(unit: ArmyUnit, entry: Entry, problem: Callable[..., None]) -> None:
    carried = weapons_carried(unit)
    bought = {buy.weapon: buy for buy in entry.buys}
    rule = "BA-HQ-06" if entry.slot == "medic" else "BA-ARMY-05"
    for weapon, number in carried.items():
        if weapon in bought:
            if number > bought[weapon].most:
                problem(rule, "ba-army-too-many-weapons", weapon=WEAPONS[weapon].name, most=bought[weapon].most)
        elif weapon not in (*entry.weapons, entry.team_weapon):
            problem(rule, "ba-army-weapon", weapon=WEAPONS[weapon].name)
    if entry.team_weapon and carried[entry.team_weapon] != 1:
        problem("BA-WPN-04", "ba-army-team-weapon", weapon=WEAPONS[entry.team_weapon].name)
    if not entry.team_weapon:
        served = sum(number for weapon, number in carried.items() if WEAPONS[weapon].team)
        if roles_of(unit)["loader"] < served:
            problem("BA-WPN-04", "ba-army-loader", number=served)


def _mounts(unit: ArmyUnit, entry: Entry, problem: Callable[..., None]) -> None:
    if not is_manned(unit):
        problem("BA-VEH-03", "ba-army-mounts")


def _quality(of: ArmyUnit | FreeUnit) -> Message:
    return QUALITIES[of.quality].name
