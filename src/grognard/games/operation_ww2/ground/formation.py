"""How the models of a unit are drawn up about a place: lines, blocks, columns, crews by their weapons.

The rules ask for cohesion and for crews in contact with their weapons (AZ-SET-11); these are arrangements players use.
Lengths: thousandths of a centimetre.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, hypot

from grognard.games.operation_ww2.state.choices import Post
from grognard.games.operation_ww2.state.measures import CONTACT
from grognard.games.operation_ww2.state.state import Model
from grognard.space.formations import Shape, about, middle, slots
from grognard.space.plane import Hull, Point, off_hull

BETWEEN = 500
"""Between the bases of neighbours in a formation: well within cohesion."""


def drawn_up(
    models: Sequence[Model], shape: Shape, centre: Point, turn: int, exposed: tuple[str, ...]
) -> tuple[Post, ...]:
    """A post for every model in a formation about a place, turned clockwise by so many thousandths of a degree from
    facing up; the men about a gun or a carrier stand close by it. ``exposed``: who looks out of a vehicle."""
    posts = []
    for model, offset in zip(models, _offsets(models, shape), strict=True):
        at = about(centre, offset, turn)
        facing = turn % 360_000 if model.length else 0
        posts.append(Post(model.id, *at, facing, exposed=exposed if model.role == "vehicle" else ()))
    return tuple(posts)


def _offsets(models: Sequence[Model], shape: Shape) -> list[Point]:
    if shape == "keep" and any(model.x or model.y for model in models):
        x, y = middle(models)
        return [(model.x - x, model.y - y) for model in models]
    things = [model for model in models if model.length]
    people = [model for model in models if not model.length]
    if things and people and things[0].role == "gun":
        return _with_things(models)
    if things:
        return _behind(models, shape)
    crew = [model for model in models if model.role == "assistant"]
    spacing = BETWEEN + 2 * max(model.radius for model in models)
    order = sorted(models, key=lambda model: model.role == "assistant")
    places = dict(
        zip(
            [model.id for model in order if model not in crew],
            slots(shape, len(models) - len(crew), spacing),
            strict=True,
        )
    )
    served = [model for model in models if model.role == "gunner" and model not in crew]
    if crew and served:
        return _beside(models, places, served[0], crew)
    return list(slots(shape, len(models), spacing))


def _beside(models: Sequence[Model], places: dict[str, Point], gunner: Model, crew: Sequence[Model]) -> list[Point]:
    """Assistants touch the gunner they serve, where there is room among the others; everybody else stands as drawn up,
    the gunner at the rear."""
    taken = [model for model in models if model not in crew and model is not gunner]
    rear = max((y for id, (_, y) in places.items() if id != gunner.id), default=-2 * gunner.radius - BETWEEN)
    here = (0, rear + 2 * gunner.radius + BETWEEN) if taken else (0, 0)
    found = {**places, gunner.id: here}
    for number, man in enumerate(crew):
        reach = gunner.radius + man.radius
        aside = ((-1) ** number) * (1 if number < 2 else 0)
        found[man.id] = (here[0] + aside * reach, here[1] + (0 if number < 2 else reach))
    return [found[model.id] for model in models]


def _with_things(models: Sequence[Model]) -> list[Point]:
    """Guns side by side, each with a share of the crew touching it from behind; who finds no room there stands in rows
    behind them."""
    guns = [model for model in models if model.length]
    people = [model for model in models if not model.length]
    widest = max((man.radius for man in people), default=0)
    room, apart = max(gun.length for gun in guns) + 8 * widest, 2 * widest + BETWEEN
    places: dict[str, Point] = {}
    for number, gun in enumerate(guns):
        x = round((number - (len(guns) - 1) / 2) * room)
        places[gun.id] = (x, 0)
        crew, about = people[number :: len(guns)], [*_about(gun.length, gun.width, widest)]
        rear = max(dy for _dx, dy in about)
        about += [(round((rank % 4 - 1.5) * apart), rear + (rank // 4 + 1) * apart) for rank in range(len(crew))]
        for man, (dx, dy) in zip(crew, about, strict=False):
            places[man.id] = (x + dx, dy)
    return [places[model.id] for model in models]


@lru_cache(maxsize=64)
def _about(length: int, width: int, radius: int) -> tuple[Point, ...]:
    """Places for men touching a gun that faces up: behind it, then at its sides from the rear, each clear of the
    others. The same crew is drawn up at hundreds of places in turn."""
    hull = Hull(0, 0, length, width, 0)
    found: list[Point] = []
    half, wide = length / 2, width / 2
    steps: list[tuple[float, float]] = [
        (sign * aside, half + radius) for aside in range(0, round(wide) + 1, 50) for sign in (1, -1)
    ]
    steps += [(sign * (wide + radius), back) for back in range(round(half), -round(half), -50) for sign in (1, -1)]
    for dx, dy in steps:
        place = (ceil(dx) if dx > 0 else -ceil(-dx), ceil(dy))
        clear = all(hypot(place[0] - x, place[1] - y) >= 2 * radius + 2 for x, y in found)
        if clear and 0 <= off_hull(hull, *place) - radius <= CONTACT:
            found.append(place)
    return tuple(found)


def _behind(models: Sequence[Model], shape: Shape) -> list[Point]:
    """Vehicles side by side, and their passengers behind them."""
    things = [model for model in models if model.length]
    people = [model for model in models if not model.length]
    width = max(model.width for model in things) + 4 * BETWEEN
    places = dict(zip([each.id for each in things], slots("line", len(things), width), strict=True))
    if people:
        spacing = BETWEEN + 2 * max(man.radius for man in people)
        row = slots(shape if shape != "keep" else "block", len(people), spacing)
        shift = max(each.length for each in things) // 2 + spacing - min(y for _, y in row)
        places |= {man.id: (x, y + shift) for man, (x, y) in zip(people, row, strict=True)}
    return [places[model.id] for model in models]
