"""Armies taken at random from what the builder offers: what it lists without a breach is taken and set."""

from __future__ import annotations

from random import Random
from typing import Any

import grognard
from grognard.core.armies import template
from grognard.core.armies.army import Army
from grognard.core.armies.mending import WHOLE
from grognard.core.errors import InputError

STEPS = 14


def random_army(game: str, random: Random) -> Army:
    """A legal army of a nation, changed at random in ways the builder finds nothing wrong with."""
    builder: Any = grognard.system(game).builder
    army = grognard.army(game, nation=random.choice([id for id, _title in builder.nations()]))
    template.fill(army)
    for _ in range(random.randrange(STEPS)):
        before = army.copy()
        changed(army, random)
        if not army.legal:
            army = before
    return army


def changed(army: Army, random: Random) -> None:
    """One change: a unit more, another like it, one less, or something set of one."""
    match random.choice(("add", "add", "set", "set", "set", "duplicate", "remove")):
        case "add":
            free = [each.name for each in army.additions() if not each.breaches]
            if free:
                army.add(random.choice(free))
        case "duplicate":
            army.duplicate(random.choice(army.ids))
        case "remove":
            army.remove(random.choice(army.ids))
        case _:
            whole = [WHOLE] if army.builder.choices(army.record) else []
            id = random.choice([*army.ids, *whole])
            settings = army.settings(id)
            if settings:
                setting = random.choice(settings)
                least, most, step = setting.span or (0, 0, 1)
                values = [value.value for value in setting.values if not value.breaches]
                if setting.span is not None or values:
                    value = random.choice(values) if values else random.randrange(least, most + 1, step)
                    try:
                        army.set(id, setting.name, value)
                    except InputError:
                        # A number of a span that the unit cannot have as it is made up now.
                        return
