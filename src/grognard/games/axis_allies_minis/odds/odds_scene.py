"""Several attackers about one target: the little battle of a plan made without a battle."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.axis_allies_minis.data.armies import ArmyUnit
from grognard.games.axis_allies_minis.ground.context import G
from grognard.games.axis_allies_minis.odds.questions import (
    COLUMN,
    FLANK,
    ROW,
    TARGET,
    Question,
    attacker_of,
    check,
    flanker,
    friends_of,
    ground,
    obstacles_of,
    phase_of,
    staged,
    target_of,
)
from grognard.games.axis_allies_minis.rules.attack import attacks
from grognard.games.axis_allies_minis.state.choices import Attack
from grognard.games.axis_allies_minis.state.state import State, Unit
from grognard.odds.asking import Counter, Scene
from grognard.space.hex.grid import Direction, from_offset

SHARED = (
    *("target", "cover", "target_disrupted", "target_damaged", "target_moved", "target_spent", "markers", "enfilade"),
    *("options", "occasion"),
)
"""What all attacks on one target have in common."""


def scene(questions: Sequence[Question], counter: Counter | None) -> Scene:
    """Each attacker in its hex, those that meet the target's rear behind it. Raises ``Refused`` where the questions are
    not about one target, or where one of them cannot be asked of a battle."""
    first = questions[0]
    for question in questions:
        _fit(question, first)
    places: dict[int, str] = {}
    lines: list[ArmyUnit] = [ArmyUnit(id="flank", card=first.attacker)] if first.enfilade else []
    units: dict[str, Unit] = {FLANK: flanker(first)} if first.enfilade else {}
    names = []
    for number, question in enumerate(questions, 1):
        rear = question.facing == "rear"
        row = ROW + question.range if rear else ROW - question.range
        if places.setdefault(row, question.standing) != question.standing and question.range:
            raise Refused(say("odds-scene-differs", field=say("aam-odds-field-standing")))
        here, name = from_offset(COLUMN, row), f"attacker-{number}"
        names.append(f"a.{name}")
        units[names[-1]] = attacker_of(names[-1], question, here, Direction.N if rear else Direction.S)
        units |= friends_of(f"a.{name}", question, here)
        lines.append(ArmyUnit(id=name, card=question.attacker))
        lines += [ArmyUnit(id=f"{name}.friend-{at}", card=card) for at, card in enumerate(question.beside)]
    units[TARGET] = target_of(first, "front")
    standing = tuple(sorted(place for place in places.items() if place[0] != ROW))
    target = ArmyUnit(id="target", card=first.target)
    g = staged(tuple(lines), (target,), ground(first.cover, standing), tuple(sorted(first.options.items())))
    g.state = State(units=units, turn=1, phase=phase_of(first), obstacles=obstacles_of(first))
    attacks = tuple(((attack(g, question, name, TARGET),),) for question, name in zip(questions, names, strict=True))
    back = () if counter is None else (attack(g, counter.question, TARGET, names[counter.against]),)
    return Scene(g, TARGET, tuple(names), attacks, back)


def _fit(question: Question, first: Question) -> None:
    """Refuse what is about another target, or no attack of one unit in the assault or airstrike phase."""
    check(question)
    for field in SHARED:
        if getattr(question, field) != getattr(first, field):
            raise Refused(say("odds-scene-differs", field=say(f"aam-odds-field-{field.replace('_', '-')}")))
    if phase_of(question) != phase_of(first):
        raise Refused(say("odds-scene-differs", field=say("aam-odds-field-occasion")))
    several = question.attacks > 1 or question.charge or question.given > 0 or question.others
    if question.occasion not in (None, "assault", "airstrike") or several:
        raise Refused(say("aam-odds-scene-attacks"))


def attack(g: G, question: Question, unit: str, target: str) -> Attack:
    """An attack as it is chosen in a battle."""
    facing = next(iter(attacks.facings(g.state.units[unit], g.state.units[target])))
    return Attack(unit, target, question.weapon, question.soldier_row, question.piercing, facing=facing)
