"""The exact odds of an assault: whether it gets there, the round of combat, who runs and who is caught."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from grognard.core.engine.fates import chance_of
from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.core.wire.previews import NeededRow, NeededTable, Note
from grognard.games.wh40k5.ground.combats import can_be_locked
from grognard.games.wh40k5.ground.context import INCH, B, G
from grognard.games.wh40k5.odds.combat.clash import Clash, Ending, endings, side_of
from grognard.games.wh40k5.odds.combat.sides import Side, toll, wielders
from grognard.games.wh40k5.odds.combat.stands import RESULTS
from grognard.games.wh40k5.odds.combat.to_the_end import Fight
from grognard.games.wh40k5.odds.combat.vehicles import Vehicles
from grognard.games.wh40k5.odds.explosion_odds import Hurt, blown_up
from grognard.games.wh40k5.odds.odds_shot import CAUGHT, NAME, blasts, caught_by, likelihood, spread
from grognard.games.wh40k5.odds.questions import ATTACKER, BESIDE, TARGET, Question
from grognard.games.wh40k5.odds.test_forecasts import DAMAGE_WORDS, rough
from grognard.games.wh40k5.odds.vehicle_piercing_chances import NOTHING, destroyed
from grognard.games.wh40k5.odds.vehicle_piercing_chances import RESULTS as DAMAGE
from grognard.games.wh40k5.rules.assault import melee_weapons
from grognard.games.wh40k5.rules.assault.attack_groups import attacks_at
from grognard.games.wh40k5.rules.assault.charge_reactions import counter_test
from grognard.games.wh40k5.rules.assault.charging import cannot_assault, is_slowed, rate
from grognard.games.wh40k5.rules.morale.fates import PASSED
from grognard.games.wh40k5.rules.vehicles.damage import EXPLODES
from grognard.games.wh40k5.state.state import Unit
from grognard.odds.answers import Answer, percent, refusal
from grognard.odds.distributions import Chance, Distribution, share
from grognard.odds.outcomes import Cases

SHORT = "short"
ENDS = (SHORT, *RESULTS)
"""What may come of an assault: it falls short, or how the round of combat ends."""
RULES: dict[str, tuple[str, ...]] = {
    "casualties": ("WH-ASSAULT-11", "WH-ASSAULT-24"),
    "own": ("WH-ASSAULT-11", "WH-ASSAULT-24"),
    "end": ("WH-ASSAULT-13", "WH-ASSAULT-14", "WH-ASSAULT-15"),
    "damage": ("WH-VEH-10", "WH-VEH-07"),
    **dict.fromkeys((CAUGHT[ATTACKER], "caught"), ("WH-VEH-07", "WH-VEH-33", "WH-SAVE-09")),
}
BLOWN = CAUGHT[ATTACKER], "caught"
"""What is told of those whom explosions of the enemy's vehicles cost each side."""
NONE = 1e-15
"""A chance that is none but for rounding."""
MOST_FORCE = 4
"""So many force weapons in one unit are followed, each with its own test: with every one more the ways it may go are
four times as many."""
WORDS = {end: say(f"wh-odds-end-{end}") for end in ENDS}


def assault_odds(g: B, question: Question, *, fractions: bool = False) -> Answer:
    """The odds of an assault, or of a later round of the combat."""
    attacker, target = g.state.units[ATTACKER], g.state.units[TARGET]
    if any(len(wielders(unit)) > MOST_FORCE for unit in (attacker, target)):
        return refusal(NAME, question, Refused(say("wh-odds-force", most=MOST_FORCE), "WH-CCW-08", "WH-UNIT-05"))
    stuck = cannot_assault(g, replace(attacker, place="off"))
    if stuck is not None and not (question.later and can_be_locked(attacker)):
        return refusal(NAME, question, stuck)
    contact = reaching(g, question, attacker)
    if not contact:
        names = {"unit": g.context.name(ATTACKER), "target": g.context.name(TARGET)}
        why = Refused(say("wh-odds-too-far", inches=f"{question.away:g}", **names), "WH-ASSAULT-02", "WH-ASSAULT-27")
        return refusal(NAME, question, why)
    one: Chance = Fraction(1) if fractions else 1.0
    weight = contact * one
    unmoved, g = g, joined(g, question)
    lasts = question.until == "end" and all(can_be_locked(unit) for unit in (attacker, target))
    found: dict[Ending, Chance] = {}
    damage: Cases | None = None
    sides: tuple[Side, Side] | None = None

    def followed(clash: Clash) -> dict[Ending, Chance]:
        return Fight(clash, lasting(unmoved, question, fractions)).fought_out() if lasts else endings(clash)

    def fought(here: G, sides: tuple[Side, Side], *, vain: bool = False) -> Clash:
        return Clash(here, *sides, told=toll, on=lasts, vain=vain)

    for chance, here in [(Fraction(1), g)] if question.later else countering(g, g.state.units[TARGET]):
        sides = sides_of(here, question, fractions, brief=lasts)
        weighed = chance * one
        clash = fought(here, sides)
        if isinstance(sides[1], Vehicles) and sides[1].is_told:
            damage = damage_of(clash)
        for end, part in followed(clash).items():
            found[end] = found.get(end, one * 0) + weighed * part
        if question.given == "hit":
            vain = fought(here, sides, vain=True)
            damage = damage and Cases.of({name: damage[name] - part for name, part in damage_of(vain).items()})
            for end, part in followed(vain).items():
                found[end] = found.get(end, one * 0) - weighed * part
    assert sides is not None
    if question.given == "hit":
        hits = sum(found.values(), one * 0)
        if hits <= NONE:
            return refusal(NAME, question, Refused(say("wh-odds-no-hit"), "WH-ASSAULT-10"))
        found = {end: max(chance, one * 0) / hits for end, chance in found.items()}
        damage = damage and Cases.of({name: max(chance, one * 0) / hits for name, chance in damage.items()})
        weight = one
    return told(g, question, sides, found, weight, damage, clash.caught)


def damage_of(clash: Clash) -> Cases:
    """What becomes of a single vehicle that is assaulted."""
    side, chances = clash.sides[1], dict.fromkeys(DAMAGE, clash.one * 0)
    assert isinstance(side, Vehicles)
    for at, chance in zip(clash.first.other.tolist(), clash.first.chances, strict=True):
        chances[side.result(clash.stands[1][at].now)] += sum(chance.ravel().tolist())
    return Cases.of(chances)


def lasting(g: B, question: Question, fractions: bool) -> tuple[Side, Side]:
    """Both units in the rounds after a first one, in which nobody charges (WH-ASSAULT-18)."""
    here = g.clone()
    here.state = here.state.with_units(*(replace(unit, down=None) for unit in g.state.units.values()))
    return sides_of(here, question, fractions, brief=True)


def reaching(g: G, question: Question, unit: Unit) -> Fraction:
    """The chance that the assault gets there: through difficult terrain it is rolled for (WH-ASSAULT-02,
    WH-ASSAULT-03)."""
    if question.later:
        return Fraction(1)
    if not question.through or not is_slowed(g, unit):
        return Fraction(question.away * INCH <= rate(unit))
    chances = rough(g, unit, assault=True).chances
    assert isinstance(chances, Distribution)
    return sum((Fraction(chance) for inches, chance in chances.items() if inches >= question.away), Fraction(0))


def joined(g: B, question: Question) -> B:
    """The little battle with the charge made (WH-ASSAULT-04, WH-ASSAULT-08)."""
    if question.later:
        return g
    attacker, target = g.state.units[ATTACKER], g.state.units[TARGET]
    helpless = (TARGET,) if target.down is not None else ()
    stumbled = question.through and is_slowed(g, attacker)
    charged = replace(attacker, charged=(TARGET,), helpless=helpless, stumbled=stumbled)
    g = g.clone()
    g.state = g.state.with_units(charged, replace(target, down=None))
    return g


def countering(g: B, target: Unit) -> list[tuple[Fraction, B]]:
    """With and without the counter-attack of a unit that is assaulted, if it may try one (WH-USR-04)."""
    if target.is_vehicle or not g.context.has(target, "counter-attack"):
        return [(Fraction(1), g)]
    chance = chance_of(counter_test(g, target), PASSED)
    other = g.clone()
    other.state = other.state.with_units(replace(target, countered=True))
    return [(share, here) for share, here in ((chance, other), (1 - chance, g)) if share]


def sides_of(g: G, question: Question, fractions: bool, *, brief: bool) -> tuple[Side, Side]:
    """Both units as they fight."""
    attacker, target = g.state.units[ATTACKER], g.state.units[TARGET]
    at_joined, at_target = question.at_joined or 0, question.target_at_joined or 0
    apart = BESIDE in g.state.units
    return (
        side_of(g, attacker, question.engaged, at_joined, fractions=fractions, brief=brief),
        side_of(g, target, question.target_engaged, at_target, fractions=fractions, brief=brief, apart=apart),
    )


# ---- answers -----------------------------------------------------------------------------------------------------


def told(
    g: G,
    question: Question,
    sides: tuple[Side, Side],
    found: dict[Ending, Chance],
    contact: Chance,
    damage: Cases | None,
    caught: list[int],
) -> Answer:
    """The answer made of all endings; ``caught``: the sides of which is told what explosions have cost them."""
    nothing = contact * 0
    ends = dict.fromkeys(ENDS, nothing)
    ends[SHORT] = 1 - contact
    losses = [[nothing] * (side.most + 1) for side in sides]
    blown = [list(row) for row in losses]
    for end, chance in found.items():
        ends[end.result] += contact * chance
        for each, row, other in zip(end.told, losses, blown, strict=True):
            row[each.lost] += contact * chance
            other[each.caught] += contact * chance
    for row in (*losses, *blown):
        row[0] += 1 - contact
    losses, blown = ([shares(row) for row in rows] for rows in (losses, blown))
    ends = dict(zip(ends, shares(list(ends.values())), strict=True))
    spreads = [
        spread("casualties", Distribution(0, tuple(losses[1])), rules=RULES),
        spread("own", Distribution(0, tuple(losses[0])), rules=RULES),
        spread("end", Cases.of(ends), WORDS, rules=RULES),
    ]
    spreads += [spread(BLOWN[at], Distribution(0, tuple(blown[at])), rules=RULES) for at in caught]
    likely = [likelihood("contact", contact)]
    if damage is not None:
        damage = Cases(damage.names, tuple(contact * chance for chance in damage.chances))
        damage = Cases(damage.names, (damage.chances[0] + 1 - contact, *damage.chances[1:]))
        spreads.insert(0, spread("damage", damage, DAMAGE_WORDS, rules=RULES))
        spreads += [each for each in blasts(g, damage[EXPLODES]) if each.name != CAUGHT[ATTACKER]]
        likely += [likelihood("harmed", damage.but(NOTHING)), likelihood("wrecked", destroyed(damage))]
    elif isinstance(sides[1], Vehicles) and sides[1].apart:
        spreads += caught_by(bystanders(g, ATTACKER, g.state.units[TARGET], found, contact))

    def one_of(*names: str) -> Chance:
        rest = [chance for name, chance in ends.items() if name not in names]
        return share([ends[name] for name in names], rest, nothing)

    likely += [
        likelihood("wins", winning(found, contact)),
        likelihood("gone", one_of("target-destroyed", "target-caught")),
        likelihood("flees", one_of("target-flees")),
        likelihood("lost", one_of("attacker-destroyed", "attacker-caught")),
    ]
    return Answer(
        NAME,
        question,
        spreads,
        likely,
        summary=lambda answer: summary(g, question, answer),
        tables=lambda: [needed_table(g, sides)],
        notes=assumed(g),
    )


def bystanders(g: G, striking: str, target: Unit, found: Mapping[Ending, Chance], contact: Chance) -> list[Hurt]:
    """How those near a squadron that is assaulted may be left by the explosions of its vehicles, but for who strikes
    it (WH-VEH-07)."""
    ways: dict[tuple[str, ...], Chance] = {(): 1 - contact}
    for end, chance in found.items():
        ways[end.told[1].exploded] = ways.get(end.told[1].exploded, 0 * contact) + contact * chance
    hurt = blown_up(g, target.models, ways) if any(ways) else []
    return [each for each in hurt if each.unit.id != striking]


def assumed(g: G) -> list[Note]:
    """Which psychic powers the odds of an assault take to be used (WH-CCW-08, WH-UNIT-05)."""
    units = [g.state.units[id] for id in (ATTACKER, TARGET)]
    found = [
        Note(say("wh-odds-assumed", unit=g.context.name(unit.id)), ["WH-CCW-08"]) for unit in units if wielders(unit)
    ]
    return [*found, Note(say("wh-odds-assumed-none"), ["WH-UNIT-05"])] if found else []


def shares(row: list[Chance]) -> list[Chance]:
    """Chances of all there is, none of them certain where another is possible."""
    return [share([chance], (*row[:at], *row[at + 1 :]), chance * 0) for at, chance in enumerate(row)]


def winning(found: dict[Ending, Chance], contact: Chance) -> Chance:
    """The chance that the attacker wins the combat (WH-ASSAULT-13, WH-ASSAULT-25)."""
    won = [contact * chance for end, chance in found.items() if end.winner == 0]
    other = [contact * chance for end, chance in found.items() if end.winner != 0]
    return share(won, [*other, 1 - contact], contact * 0)


def summary(g: G, question: Question, found: Answer) -> Message:
    """The answer in one sentence."""
    names = {"unit": g.context.name(ATTACKER), "target": g.context.name(TARGET)}
    contact = percent(found.chance("contact"))
    if "damage" in found.names:
        args = {name: percent(found.chance(name)) for name in ("harmed", "wrecked", "lost")}
        return say("wh-odds-summary-assault-vehicle", contact=contact, given=question.given, **args, **names)
    args = {name: percent(found.chance(name)) for name in ("wins", "gone", "flees", "lost")}
    return say(
        "wh-odds-summary-assault",
        contact=contact,
        later=str(question.later).lower(),
        until=question.until,
        given=question.given,
        mean=f"{float(found['casualties'].mean):.2f}",
        own=f"{float(found['own'].mean):.2f}",
        **args,
        **names,
    )


def needed_table(g: G, sides: tuple[Side, Side]) -> NeededTable:
    """Of all who fight, when they strike, how often, and what they need (WH-ASSAULT-08 to WH-ASSAULT-11)."""
    found: dict[tuple[Message, str, str, str, str], int] = {}
    for side, foe in (sides, sides[::-1]):
        for each in foe.met(side.armed(side.start, foe.unit(foe.start)), foe.start):
            own, target = side.fighter(side.start, each), foe.struck_as(foe.start, each)
            swing = foe.swing(own, each, foe.start)
            column = (
                each.model.of.name,
                str(melee_weapons.initiative(g, own, each.model, each.weapon)),
                str(attacks_at(g, own, each.model, each.weapon, target)),
                f"{swing.need}+" if swing.need else "–",
                f"{swing.wounds_on}+" if swing.wounds_on else "–",
            )
            found[column] = found.get(column, 0) + each.number
    columns, *rows = zip(*found, strict=True)
    told_rows = [
        NeededRow(say(f"wh-odds-needed-{name}"), rule, list(values))
        for (name, rule), values in zip(RULE_OF.items(), rows, strict=True)
    ]
    counts = [str(number) for number in found.values()]
    return NeededTable(say("wh-odds-needed-assault"), list(columns), told_rows, say("wh-odds-needed-fighting"), counts)


RULE_OF = {"initiative": "WH-ASSAULT-09", "attacks": "WH-ASSAULT-08", "hit": "WH-ASSAULT-10", "wound": "WH-ASSAULT-11"}
