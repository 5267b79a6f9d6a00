"""The engine counted out against closed forms: every way the dice can fall, with its exact weight."""

from collections import defaultdict
from fractions import Fraction
from itertools import combinations_with_replacement, product
from math import factorial

import pytest

from grognard.core.battle import RollDice
from grognard.core.engine.dice import Waiting
from grognard.core.engine.fates import chances
from grognard.core.engine.procedures import Frame
from grognard.core.records import replace
from grognard.games.bolt_action.data.armies import ModelGroup
from grognard.games.bolt_action.rules.close_quarters.fight import Round
from grognard.games.bolt_action.rules.shooting.damage import Blows, ChooseCasualty, Damage
from grognard.games.bolt_action.rules.shooting.fates import HIT, to_hit
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.rules.turn.morale import LossCheck
from grognard.games.bolt_action.state.events.casualties import CasualtiesTaken
from grognard.games.bolt_action.state.events.close_quarters import RoundFought
from grognard.games.bolt_action.state.state import Ranging
from grognard.odds.distributions import Chance, Volley, binomial, die_chance, hits_then_damage, sum_of_dice
from tests.games.bolt_action.table import of, play, squad, team
from tests.games.playing import happened

DICE_AT_ONCE = 6


def faces_of(roll):
    """One set of faces for each outcome that the roll's readings tell apart, with its exact weight."""
    assert roll.count <= DICE_AT_ONCE
    found: defaultdict[object, Fraction] = defaultdict(Fraction)
    example: dict[object, tuple[int, ...]] = {}
    pools = []
    for pool in roll.pools:
        rows = []
        for faces in combinations_with_replacement(range(1, pool.sides + 1), pool.count):
            ways = factorial(pool.count)
            for face in set(faces):
                ways //= factorial(faces.count(face))
            rows.append((faces, Fraction(ways, pool.sides**pool.count)))
        pools.append(rows)
    for combination in product(*pools):
        faces = tuple(face for part, _ in combination for face in part)
        weight = Fraction(1)
        for _, part in combination:
            weight *= part
        value = roll.read(faces)
        found[value] += weight
        example.setdefault(value, faces)
    return [(example[value], weight) for value, weight in found.items()]


def endings(battle, until, weight=Fraction(1)):
    """Every end of a battle whose dice are all settled in every way, casualties as offered, with its chance."""
    decision = battle.decision
    if decision is None or until(battle):
        yield battle, weight
    elif isinstance(decision, RollDice):
        for faces, chance in faces_of(decision.roll):
            branch = battle.clone()
            branch.resolve_chance(faces)
            yield from endings(branch, until, weight * chance)
    else:
        branch = battle.clone()
        branch.choose(branch.choices()[0])
        yield from endings(branch, until, weight)


def counted(start, *units, what, until=lambda battle: False, **more):
    """The distribution of ``what`` at the end of a procedure, or where ``until`` says it is enough."""
    battle = play(LossCheck("a.men", 1, 0), *units, **more)
    battle.source = Waiting()
    battle.put(replace(battle.position, stack=(Frame(start),)))
    battle._run(None)
    found: defaultdict[object, Fraction] = defaultdict(Fraction)
    for end, weight in endings(battle, until):
        found[what(end)] += weight
    assert sum(found.values()) == 1
    return {outcome: chance for outcome, chance in found.items() if chance}


def as_dict(distribution):
    return {outcome: chance for outcome, chance in distribution.items() if chance}


def fallen(battle):
    return sum(len(event.models) for event in happened(battle, CasualtiesTaken))


@pytest.mark.rule("BA-SHOOT-12", "BA-DAM-01", "BA-SHOOT-26")
@pytest.mark.parametrize(("shooters", "men", "y"), [(3, 5, 20), (3, 2, 20), (4, 3, 25)])
def test_a_volley_of_rifles_kills_as_the_closed_form_says(shooters, men, y):
    need = {(5, 20): 3, (2, 20): 4, (3, 25): 2}[men, y]
    found = counted(
        Shoot("a.men", "b.foe", "order"),
        squad("a.men", 24, 30, shooters, order="fire"),
        squad("b.foe", 24, y, men, order="fire"),
        what=fallen,
    )
    volley = Volley(shooters, chances(to_hit(need))[HIT], die_chance(4))
    assert found == as_dict(hits_then_damage([volley], men, fractions=True))


@pytest.mark.rule("BA-SHOOT-20")
def test_a_need_of_7_is_one_in_36_a_shot():
    found = counted(
        Shoot("a.men", "b.foe", "order"),
        squad("a.men", 24, 30, 3, order="fire", pins=4),
        squad("b.foe", 24, 20, 5, order="fire"),
        what=fallen,
    )
    volley = Volley(3, Fraction(1, 36), die_chance(4))
    assert found == as_dict(hits_then_damage([volley], 5, fractions=True))


@pytest.mark.rule("BA-SHOOT-11", "BA-NAT-DE-02")
def test_two_kinds_of_weapon_in_one_volley():
    """A German squad of a rifle and a machine gun without a loader: one shot at 3, four at 4."""
    found = counted(
        Shoot("a.men", "b.foe", "order"),
        squad("a.men", 24, 30, 1, order="fire", extra=(ModelGroup(1, "gunner", ("lmg",)),)),
        squad("b.foe", 24, 20, 3, order="fire", quality="veteran"),
        what=fallen,
        nations=("german", "british"),
    )
    volleys = [Volley(1, chances(to_hit(3))[HIT], die_chance(5)), Volley(4, chances(to_hit(4))[HIT], die_chance(5))]
    assert found == as_dict(hits_then_damage(volleys, 3, fractions=True))


@pytest.mark.rule("BA-HE-01", "BA-HE-03")
@pytest.mark.parametrize("down", [False, True])
def test_a_mortar_on_its_target(down):
    """Hits on 2+; a D6 of hits, halved for men who are Down; each kills a regular on 2+."""
    found = counted(
        Shoot("a.men", "b.foe", "order"),
        team("a.men", 24, 44, "medium-mortar", 2, order="fire", ranging=Ranging("b.foe", 2, on_target=True)),
        squad("b.foe", 24, 20, 4, order="down" if down else "fire"),
        what=fallen,
    )
    die = sum_of_dice(1, fractions=True)
    blast = die.mapped(lambda hits: hits // 2) if down else die
    volley = Volley(1, die_chance(2), die_chance(2), hits_per_hit=blast)
    assert found == as_dict(hits_then_damage([volley], 4, fractions=True))


@pytest.mark.rule("BA-DAM-06")
def test_the_shooter_picks_one_kill_in_eighteen():
    """A damage die kills regulars on 4, 5, 6; a 6 (one in three of them) picks on a further 6."""
    found = counted(
        Damage("b.foe", (Blows(1),)),
        squad("a.men", 24, 30, 1),
        squad("b.foe", 24, 20, 3),
        until=lambda battle: isinstance(battle.decision, ChooseCasualty),
        what=lambda battle: battle.decision.seat if battle.decision else None,
    )
    assert found == {None: Fraction(1, 2), 0: Fraction(1, 36), 1: Fraction(17, 36)}


@pytest.mark.rule("BA-CQ-05", "BA-CQ-07", "BA-CQ-08")
@pytest.mark.parametrize(("attackers", "defenders"), [(2, 2), (3, 2), (2, 3)])
def test_a_first_round_of_blows_attackers_first(attackers, defenders):
    found = counted(
        Round("a.men", "b.foe", False),
        squad("a.men", 24, 21, attackers, order="run"),
        squad("b.foe", 24, 20, defenders, order="fire", quality="veteran"),
        until=lambda battle: bool(happened(battle, RoundFought)),
        what=lambda battle: happened(battle, RoundFought)[0].inflicted,
    )
    expected: defaultdict[tuple[int, int], Chance] = defaultdict(Fraction)
    for killed, chance in binomial(attackers, die_chance(5), fractions=True).capped(defenders).items():
        back = binomial(defenders - killed, die_chance(4), fractions=True).capped(attackers)
        for lost, weight in back.items():
            expected[killed, lost] += chance * weight
    assert found == {outcome: chance for outcome, chance in expected.items() if chance}


@pytest.mark.rule("BA-CQ-07", "BA-CQ-10", "BA-WPN-03")
def test_a_round_at_once_with_submachine_guns():
    """Two men with submachine guns (four dice) against three riflemen (three dice), neither waiting for the other."""
    found = counted(
        Round("a.men", "b.foe", True),
        squad("a.men", 24, 21, 2, weapon="smg", order="run"),
        squad("b.foe", 24, 20, 3, order="fire"),
        until=lambda battle: bool(happened(battle, RoundFought)),
        what=lambda battle: happened(battle, RoundFought)[0].inflicted,
    )
    given = binomial(4, die_chance(4), fractions=True).capped(3)
    taken = binomial(3, die_chance(4), fractions=True).capped(2)
    assert found == {(a, b): p * q for a, p in given.items() for b, q in taken.items() if p * q}


@pytest.mark.rule("BA-CQ-08", "BA-CQ-09", "BA-CQ-10", "BA-CQ-15")
def test_who_wins_a_duel_within_two_rounds():
    """One against one: half the time the first blow ends it; then the answer; then both at once, once."""

    def outcome(battle):
        alive = of(battle, "a.men").alive, of(battle, "b.foe").alive
        if alive[0] == alive[1]:
            return "draw" if alive[0] else "both"
        return "attacker" if alive[0] else "defender"

    found = counted(
        Round("a.men", "b.foe", False),
        squad("a.men", 24, 21, 1, order="run"),
        squad("b.foe", 24, 20, 1, order="fire"),
        until=lambda battle: len(happened(battle, RoundFought)) == 2,
        what=outcome,
    )
    assert found == {
        "attacker": Fraction(1, 2) + Fraction(1, 16),
        "defender": Fraction(1, 4) + Fraction(1, 16),
        "both": Fraction(1, 16),
        "draw": Fraction(1, 16),
    }
