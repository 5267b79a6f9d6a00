"""The templates of a rapid-fire gun (AZ-RPF)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Action, Ask, Done, Next, Procedure, Repeat, step
from grognard.core.records import Record, replace
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.rules.fire.firepower import FiringOption
from grognard.games.operation_ww2.state.choices import LayTemplate
from grognard.games.operation_ww2.state.state import Model


class Row(Record):
    """The templates one gun lays: how many, how far their middles may be apart to touch, the models they are aimed at
    so far, the first one as it was chosen, and all it could aim at besides."""

    count: int
    reach: int
    laid: tuple[str, ...]
    others: tuple[str, ...]

    @property
    def is_full(self) -> bool:
        """Whether all have been laid."""
        return len(self.laid) >= self.count


Laid = tuple[tuple[str, ...], ...]
"""What the templates of each rapid-fire gun are aimed at, gun by gun."""


def is_rapid(g: G, chance: FiringOption) -> bool:
    """Whether a chance is one of a gun that lays a row of templates on models (AZ-RPF-01)."""
    return chance.area and templates_of(g, chance) > 1 and chance.nearest.model.id in _models(g)


def templates_of(g: G, chance: FiringOption) -> int:
    """How many templates a weapon lays with one chance: a rapid-fire gun two for each barrel (AZ-RPF-01)."""
    return chance.armed.templates if g.context.tables.weapons[chance.armed.weapon].has("rapid-fire") else 1


def row_of(g: G, first: FiringOption, chances: Iterable[FiringOption]) -> Row:
    """What a gun that is aimed at ``first`` may lay: each template on a model it sees (AZ-RPF-02)."""
    weapon = g.context.tables.weapons[first.armed.weapon]
    aim = first.nearest.model.id
    gun = first.key[:2]
    seen = (each.nearest.model.id for each in chances if each.area and each.key[:2] == gun)
    others = tuple(id for id in dict.fromkeys(seen) if id != aim)
    return Row(first.armed.templates, 2 * weapon.template * 1000, (aim,), others)


def aims_of(first: FiringOption, chances: Iterable[FiringOption], laid: Sequence[str]) -> tuple[FiringOption, ...]:
    """The chances behind the templates of a gun, each with a roll of its own (AZ-RPF-02)."""
    gun = first.key[:2]
    own = {each.nearest.model.id: each for each in chances if each.area and each.key[:2] == gun}
    own[first.nearest.model.id] = first
    return tuple(own[id] for id in laid)


def touching(g: G, row: Row) -> tuple[str, ...]:
    """The models on which the next template may be laid: it touches one of the others at least, or lies over it
    (AZ-RPF-01)."""
    models = _models(g)
    near = [id for id in row.others if id not in row.laid and _gap(models, id, row) <= row.reach**2]
    return (*near, *dict.fromkeys(row.laid))


def usual(g: G, row: Row) -> Row:
    """The rest of a row as it is usually laid: the next on the model farthest from those so far that it can be on;
    without one more they go round again."""
    models, laid = _models(g), list(row.laid)
    while len(laid) < row.count:
        so_far = replace(row, laid=tuple(laid))
        near = [id for id in touching(g, so_far) if id not in laid]
        if not near:
            break
        laid.append(max(near, key=lambda id: (_gap(models, id, so_far), id)))
    once = len(laid)
    return replace(row, laid=tuple(laid[number % once] for number in range(row.count)))


def _models(g: G) -> dict[str, Model]:
    return {model.id: model for unit in g.state.units.values() for model in unit.models}


def _gap(models: dict[str, Model], id: str, row: Row) -> int:
    """The square of the distance of a model from the nearest that has a template."""
    one = models[id]
    return min((one.x - models[other].x) ** 2 + (one.y - models[other].y) ** 2 for other in row.laid)


class Laying(Procedure):
    """The templates of rapid-fire guns are laid one by one, as a chain or one over the other; those of whom only one
    model can be aimed at all lie on him (AZ-RPF-01). The value: ``Laid``."""

    unit: str
    rows: tuple[Row, ...]

    @step
    def ask(self, g: G) -> Action:
        row = next((each for each in self.rows if not each.is_full), None)
        if row is None:
            return Done(tuple(each.laid for each in self.rows))
        found = touching(g, row)
        if len(found) == 1:
            return Next(LayTemplate(found[0]))
        return Ask(ChooseTemplate(g.state.units[self.unit].seat, self.unit, found, len(row.laid) + 1, row.count))

    @step
    def lay(self, g: G, choice: LayTemplate) -> Action:
        return Repeat(self.after(g, choice))

    def after(self, g: G, choice: LayTemplate) -> Laying:
        """It with the next template laid, or with all that are left of that gun."""
        rows = list(self.rows)
        number = next(number for number, each in enumerate(rows) if not each.is_full)
        row = rows[number]
        rows[number] = usual(g, row) if choice.model is None else replace(row, laid=(*row.laid, choice.model))
        return Laying(self.unit, tuple(rows))


class ChooseTemplate(Decision):
    """On whom the next template of a rapid-fire gun is laid, or that the rest are laid as they usually are
    (AZ-RPF-01)."""

    unit: str
    models: tuple[str, ...]
    number: int
    count: int

    def candidates(self, g: G) -> Sequence[Choice]:
        """The rest as usual, and every model on whom it may lie."""
        return [LayTemplate(), *(LayTemplate(id) for id in self.models)]
