"""Who may be left of a unit under fire is told of the unit's own men, whatever else is known of men like them."""

import pytest

from grognard.core.records import replace
from grognard.games.bolt_action.odds.destruction import as_if
from grognard.games.bolt_action.odds.expected_losses import left_after
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from tests.games.bolt_action.edges import standing
from tests.games.bolt_action.table import of, squad

SHOT = Shoot("a.firer", "b.foe", "order")


@pytest.mark.rule("BA-GEN-09", "BA-DAM-05")
def test_what_is_known_of_men_alike_is_told_of_the_men_that_there_are():
    """One section lacks its second man, the other its fifth; of both the same may fall."""
    battle = standing(squad("a.firer", 24, 30), squad("b.foe", 24, 20))
    foe = of(battle, "b.foe")
    found = []
    for gone in (2, 5):
        men = tuple(man for man in foe.models if man.id != f"b.foe.{gone}")
        there = as_if(battle, replace(foe, models=men))
        left = left_after(there, SHOT)
        places = {man.id: (man.x, man.y) for man in men}
        assert all(places[man.id] == (man.x, man.y) for unit, _ in left for man in unit.models)
        found.append([([list(places).index(man.id) for man in unit.models], chance) for unit, chance in left])
    assert found[0] == found[1]
    assert len(found[0]) > 1
