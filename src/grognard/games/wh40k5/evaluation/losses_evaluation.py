"""What losses are worth to who hands them out, and where markers are put: a part of the judgement behind the greedy
computer player.
"""

from __future__ import annotations

from math import hypot

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.evaluator import Evaluation
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.coherency import is_coherent
from grognard.games.wh40k5.ground.context import INCH, G
from grognard.games.wh40k5.ground.markers import radius_of, under_marker
from grognard.games.wh40k5.odds import squadron_odds
from grognard.games.wh40k5.odds.hit_odds import suffers
from grognard.games.wh40k5.odds.hit_odds import worth as model_worth
from grognard.games.wh40k5.rules.saves.allocation import AllocateWounds
from grognard.games.wh40k5.rules.saves.allocation import groups_of as alike
from grognard.games.wh40k5.rules.saves.casualties import ChooseCasualties
from grognard.games.wh40k5.rules.saves.wounds import cover_now
from grognard.games.wh40k5.rules.shooting.blasting import PlaceMarker
from grognard.games.wh40k5.rules.shooting.landing import ChooseScatter
from grognard.games.wh40k5.rules.vehicles.gunnery import ChooseShares, ShareHits
from grognard.games.wh40k5.state.choices import Allocate, PutMarker, ScatterAgain, TakeAway
from grognard.games.wh40k5.state.state import enemy

IN_VAIN = 20.0
"""What it costs to shoot where nobody sees, reaches or can hurt the target: nobody does it, or looks ahead at it
before what may be of use."""
RARE = 10.0
"""What a model is worth beyond its points of whose kind its unit has few, or that holds it together."""


def loss_worth(g: G, decision: Decision, choice: Allocate | ShareHits | TakeAway) -> Evaluation:
    """What shares of wounds or hits and removed models cost their owner, counted against them: those are missed more of
    whose kind there are few, such as a sergeant, and those without whom the unit loses its coherency (WH-SAVE-08,
    WH-VEH-08, WH-MOVE-13)."""
    why = say("wh-why-spare")
    if isinstance(decision, ChooseShares) and isinstance(choice, ShareHits):
        fallen = squadron_odds.shared_out(g, decision, choice)
        return Evaluation(-squadron_odds.worth_of(g, g.state.units[decision.unit], fallen), why)
    if isinstance(decision, AllocateWounds) and isinstance(choice, Allocate):
        unit, cover, lost = g.state.units[decision.unit], cover_now(g), 0.0
        groups = alike(unit)
        for share in choice.shares:
            model = unit.model(groups[share.group][0])
            wounds = sum(
                count * float(suffers(g, unit, model, kind, cover))
                for kind, count in zip(decision.kinds, share.wounds, strict=True)
            )
            few = RARE if len(groups[share.group]) < max(len(group) for group in groups) else 0.0
            lost += min(wounds, len(groups[share.group])) * (model_worth(model) + few)
        return Evaluation(-lost, why)
    if isinstance(decision, ChooseCasualties) and isinstance(choice, TakeAway):
        unit = g.state.units[decision.unit]
        foes = [model for foe in g.state.standing(enemy(unit.seat)) for model in foe.models]
        gone = [unit.model(id) for id in choice.removed]
        # Those farthest from the enemy are missed least.
        far = sum(min((hypot(m.x - f.x, m.y - f.y) for f in foes), default=0.0) for m in gone) / INCH / 100
        left = replace(unit, models=tuple(model for model in unit.models if model.id not in choice.removed))
        splits = bool(left.models) and is_coherent(unit) and not is_coherent(left)
        return Evaluation(far - RARE * splits, why, warning=say("wh-warn-incoherent") if splits else None)
    return Evaluation(0.0, why)


def marker_worth(g: G, decision: Decision, choice: Choice) -> float:
    """Where a marker touches the most; a scatter that led it away is thrown again."""
    if isinstance(decision, PlaceMarker) and isinstance(choice, PutMarker):
        touched = under_marker(g, choice.at, radius_of(TABLES.weapons[decision.weapon]))
        return float(len(touched))
    if isinstance(decision, ChooseScatter) and isinstance(choice, ScatterAgain):
        (x, y), (u, v) = decision.aimed, decision.landed
        return hypot(x - u, y - v) / INCH - 2.0
    return 0.0
