"""Warhammer 40,000: morale, reserves and how a battle ends."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.referee.plane import length
from tests.referee.watching import Moment
from tests.referee.wh40k5_fights import Fights, kinds

SLACK = 8


class Ends(Fights):
    """Tests of Leadership, flights, and the end (WH-MORALE, WH-GAME)."""

    def __init__(self, battle: Any, seed: int) -> None:
        super().__init__(battle, seed)
        self.tested: set[str] = set()
        self.regrouped: set[str] = set()

    # ---- morale ------------------------------------------------------------------------------------------------------

    def saw_LeadershipTested(self, event: Any, moment: Moment) -> None:
        unit = moment.before.units[event.unit]
        self.tested.add(event.unit)
        if event.total is None:
            return
        best = max(int(kinds()[m.kind]["profile"].get("ld", 0)) for m in unit.models)
        if event.most:
            self.see("nobody tests above 10", event.most <= 10, str(event))
            if event.test in ("pinning", "regroup", "quarter-lost") and self.nation(unit) not in (
                "imperial-guard",
                "orks",
                "tyranids",
            ):
                self.equal("the test is against the best Leadership", event.most, best, f"{event}")
            right = event.total <= event.most or event.total == 2
            self.equal("a Leadership test's outcome", event.passed, right, str(event))

    def saw_FellBack(self, event: Any, moment: Moment) -> None:
        unit = moment.before.units[event.unit]
        fast = all(
            kinds()[m.kind]["type"] in ("jump-infantry", "bikes", "jetbikes", "beasts-and-cavalry") for m in unit.models
        )
        self.equal("falling back rolls its dice", len(self.faces), 3 if fast else 2, event.unit)
        most = sum(self.faces) * 1000
        for each in event.steps:
            model = unit.model(each.model)
            gone = length([(model.x, model.y), *each.points])
            self.see(
                "nobody falls back farther than rolled",
                gone <= most + SLACK or self.ends_near_enemies(unit.seat, model, each.points, most, moment),
                f"{each.model}: {gone:.0f} of {most}",
            )
        if event.steps:
            self.end_of_move(event.unit, moment, "falls back", set())

    def ends_near_enemies(self, seat: int, model: Any, points: Any, run: float, moment: Moment) -> bool:
        """Whether a model would end within an inch of an enemy had it gone just so far: it goes on (WH-MORALE-10)."""
        raise NotImplementedError

    def saw_Regrouped(self, event: Any, moment: Moment) -> None:
        unit = moment.before.units[event.unit]
        self.see("only the fleeing regroup", unit.fleeing, event.unit)
        if not event.freely:
            self.regrouped.add(event.unit)

    # ---- the end -----------------------------------------------------------------------------------------------------

    def saw_ReserveRolled(self, event: Any, moment: Moment) -> None:
        if event.face is not None:
            needs = {2: 4, 3: 3}
            need = needs.get(moment.before.turn, 2)
            self.equal(
                "reserves come on their number",
                event.comes,
                event.face >= need,
                f"turn {moment.before.turn}: {event.face}",
            )

    def saw_LengthRolled(self, event: Any, moment: Moment) -> None:
        if event.face is not None:
            need = {5: 3, 6: 4}.get(event.turn)
            self.see("the length is rolled for after turn 5 and 6", need is not None, str(event))
            if need:
                self.equal("the battle goes on by its roll", event.goes_on, event.face >= need, str(event))

    def saw_BattleEnded(self, event: Any, moment: Moment) -> None:
        points = Counter(score.seat for score in event.scores)
        kills = [score for score in event.scores if score.kind == "kill"]
        for score in kills:
            gone = moment.before.units[score.id].place in ("destroyed", "off")
            self.see("a kill is a destroyed enemy", gone, str(score))
            self.equal("a kill counts for the enemy", moment.before.units[score.id].seat, 1 - score.seat, str(score))
        if kills:
            dead = {u.id for u in moment.before.units.values() if u.place == "destroyed"}
            self.see(
                "every kill is counted",
                dead <= {score.id for score in kills},
                f"{dead - {s.id for s in kills}}",
            )
        if event.ended == "turns":
            lead = points[0] - points[1]
            self.equal("more points win", event.winner, 0 if lead > 0 else 1 if lead < 0 else None, str(points))
