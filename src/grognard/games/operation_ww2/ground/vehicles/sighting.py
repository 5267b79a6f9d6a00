"""What is seen of vehicles and from them (AZ-VLS-01, AZ-VCOV-01, AZ-VCOV-02), and how far off they look (AZ-XPO-04)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import State as DetectionState
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.looks import Look, Obstacle
from grognard.games.operation_ww2.ground.vehicles import cover, motorcycles, sheets
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.hulls import rim_towards
from grognard.space.plane import Disc, Hull


def look(g: G, looking: Model, target: Model, obstacles: Sequence[Obstacle] = (), through_smoke: bool = False) -> Look:
    """What a model sees of another. A vehicle looks over low walls and hedges without limit (AZ-VLS-01); one that is
    looked at is seen as soon as its nearest edge is, be it 5 cm deep in woods (AZ-VCOV-02). Whoever is behind a vehicle
    and not hidden altogether has the cover it gives, as an obstacle on the line (AZ-VLS-04). ``through_smoke``: smoke
    does not stop it (AZ-SMK-05)."""
    found: Look = g.context.sight.look(looking, target, obstacles, through_smoke=through_smoke)
    body = target.body
    if found.seen != "not" or not isinstance(body, Hull):
        return found
    near = Disc(*rim_towards(body, (looking.x, looking.y)), body.width // 2)
    edge: Look = g.context.sight.look(looking, near, obstacles, through_smoke=through_smoke)
    return edge if edge.seen == "not" else replace(edge, seen="partly")


def looks(
    g: G, lookers: Sequence[Model], targets: Sequence[Model], obstacles: Sequence[Obstacle] = ()
) -> list[list[Look]]:
    """What each of some models sees of each of others, as ``look`` says of one."""
    if any(target.length for target in targets):
        return [[look(g, looking, target, obstacles) for target in targets] for looking in lookers]
    found: list[list[Look]] = g.context.sight.looks(lookers, targets, obstacles)
    return found


def is_in_cover(g: G, looking: Model, target: Model, found: Look) -> bool:
    """Whether a target is judged in the column of cover: people and guns who are covered or not clearly seen; vehicles
    of which half is hidden (AZ-DET-10, AZ-COV-01, AZ-VCOV-01)."""
    if found.seen == "not":
        return True
    if target.is_person or target.role == "gun":
        return found.seen != "clear" or found.cover != "none"
    return cover.is_in_cover(g, (looking.x, looking.y), target)


def looks_closed(g: G, looking: Model) -> bool:
    """Whether an armoured vehicle looks out through slits only: no commander looks out, or who stands in for him, or he
    is scared (AZ-XPO-04, AZ-DET-05)."""
    if not sheets.is_vehicle(looking) or not sheets.is_armoured(g, looking):
        return False
    machine = sheets.machine(looking)
    if "commander" in machine.exposed:
        return machine.shaken
    return not any(task in machine.exposed for task in stand_ins(g, looking))


def stand_ins(g: G, vehicle: Model) -> tuple[str, ...]:
    """The tasks whose men may look out once the commander is dead, or where there is none, in their order
    (AZ-VEH-07)."""
    tasks = sheets.tables(g).tasks
    known = [task for task in sheets.sheet(g, vehicle).tasks if tasks[task].stands_in]
    return tuple(sorted(known, key=lambda task: tasks[task].stands_in))


def detection_of(g: G, unit: Unit, model: Model) -> tuple[bool, DetectionState]:
    """How a model is detected: as a vehicle or as infantry, and by what it did last. A motorcycle at rest is infantry
    (AZ-MC-01); a vehicle whose people are partly on foot is judged by itself (AZ-MTI-02, AZ-DET-09)."""
    if model.machine is None or not sheets.is_vehicle(model):
        return sheets.is_vehicle(model), unit.detection
    state = sheets.machine(model).detection if unit.people else unit.detection
    return not motorcycles.is_at_rest(g, model), state
