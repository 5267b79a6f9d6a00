"""The exact odds of fire that depends on where everybody stands: with templates, by and at guns and vehicles (AZ-AREA,
AZ-ART, AZ-VEH). Both units are drawn up, and what would be fired is fired."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise

import numpy

from grognard.core.errors import InputError, Refused
from grognard.core.messages import Message, say
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import B
from grognard.games.operation_ww2.odds.casualty_odds import WORST, Calm, Outcome, Results, marginal
from grognard.games.operation_ww2.odds.crew_odds import ENDS, CrewOdds, RocketHits, crew_odds_of
from grognard.games.operation_ww2.odds.direct_after import Direct
from grognard.games.operation_ww2.odds.little_battle import ATTACKER, TARGET, stage
from grognard.games.operation_ww2.odds.odds_volley import (
    NAME,
    fates_of,
    name_of,
    needed_table,
    notes_of,
    people_likely,
    people_spreads,
    spread_of,
    standings,
    summary_of,
    until_it_breaks,
)
from grognard.games.operation_ww2.odds.questions import Question
from grognard.games.operation_ww2.odds.round_strikes import falling_of, fired_at, left
from grognard.games.operation_ww2.odds.salvoes.rockets import CROWD, is_salvo, rockets_of
from grognard.games.operation_ww2.odds.struck.blasted_section import MOST
from grognard.games.operation_ww2.odds.struck.falls import Fall, rounds_of, under
from grognard.games.operation_ww2.odds.struck.field import Field, field_of
from grognard.games.operation_ww2.odds.struck.sections import SectionOdds
from grognard.games.operation_ww2.odds.survivor_odds import TALLY, Falling, States, after_rounds, harmed, states_of
from grognard.games.operation_ww2.odds.template_odds import hits_in, hits_on
from grognard.games.operation_ww2.odds.volley_forecast import (
    VolleyForecast,
    after_templates,
    forecast_volley,
    section_forecast,
)
from grognard.games.operation_ww2.rules.area.templates_in_flight import Aimed, shell_of
from grognard.games.operation_ww2.rules.fire.firepower import Firepower, FiringOption
from grognard.games.operation_ww2.rules.fire.shot_groups import batches_of
from grognard.games.operation_ww2.rules.fire.volley import usual_fire, why_nothing
from grognard.games.operation_ww2.rules.fire.volley_results import applies_surplus
from grognard.games.operation_ww2.rules.vehicle_fire.hit import VehicleHit
from grognard.games.operation_ww2.state.shots import FACES
from grognard.games.operation_ww2.state.state import Unit
from grognard.odds.answers import Answer, Likelihood, Spread, percent, refusal
from grognard.odds.distributions import Chance, Distribution
from grognard.odds.outcomes import Cases

RULES = ("AZ-FIRE-12", "AZ-VDM-01", "AZ-ART-01")
"""The rules behind what becomes of a gun or vehicle."""

CREW = ("AZ-VDM-02", "AZ-NRV-01", "AZ-NRV-02", "AZ-NRV-06")
"""The rules behind what becomes of a crew."""

SECTION = ("AZ-MC-02", "AZ-MC-05", "AZ-NRV-01")
"""The rules behind what becomes of a section of motorcycles."""

OUT = ("AZ-XPO-01", "AZ-XPO-08")
"""The rules behind what becomes of who looks out."""


OWN = ("AZ-AREA-03", "AZ-VDM-17")
"""The rules behind who dies of the attacker, under his own templates or beside what blows up."""


def arranged_odds(question: Question, *, fractions: bool = False) -> Answer:
    """The odds of what an attacker usually fires, and of the morale it asks for. Raises ``InputError`` where no
    template is laid though it is asked with them."""
    g = stage(question)
    units = g.state.units[ATTACKER], g.state.units[TARGET]
    found = forecast_volley(g, *units, question.order, question.moved, fractions=fractions)
    if question.templates and found.plan and not found.area:
        raise InputError(say("odds-bad-field", field="templates", problem=say("az-odds-no-templates")))
    return answer_of(g, question, found, fractions)


def answer_of(g: B, question: Question, found: VolleyForecast, fractions: bool = False) -> Answer:
    """The answer of what is fired."""
    target = g.state.units[TARGET]
    if found.why_not is not None or not found.plan:
        assert found.power is not None or found.why_not is not None
        reason = found.why_not if found.power is None else why_nothing(found.power)
        assert reason is not None
        return refusal(NAME, question, Refused(reason.message, reason.rule))
    if found.first_alone:
        return refusal(NAME, question, Refused(say("az-odds-salvo", most=CROWD), "AZ-RKT-02"))
    if found.odds.unfollowed:
        return refusal(NAME, question, Refused(say("az-odds-many-templates"), "AZ-FIRE-16"))
    # Of a salvo there are no fractions.
    exact = fractions and not fires_salvo(g, found)
    odds = found.odds
    spreads, likely = [spread_of("hits", odds.hits)], []
    if target.people:
        flamed = any(g.context.tables.weapons[each.shot.weapon].flame for each in found.plan)
        outcomes, fates = odds.enemies, fates_of(standings(question, flamed), odds.dead, fractions)
        if question.volleys > 1:
            outcomes, fates = one_after_another(g, question, flamed=flamed, fractions=fractions)
        dead = marginal(outcomes, 0)
        spreads += people_spreads(dead, marginal(outcomes, 1), fates)
        likely += people_likely(dead, fates)
    section = section_of(g, found, question.order, fractions) if len(target.vehicles) > 1 else None
    crew = crew_of(g, found, question) if target.vehicles and section is None else None
    if len(target.people) < len(target.models):
        worst = crew.worst if crew and question.volleys > 1 else several(odds.calm, question.volleys)
        worst = section.worst if section is not None else worst
        spread, chances = things_of(tuple(part if exact else float(part) for part in worst))
        spreads.append(spread)
        likely += chances
    told, leaving = crew_told(crew, exact) if section is None else section_told(section)
    spreads += told
    likely += leaving
    if question.volleys == 1 and any(dead for dead, _ in odds.own):
        spreads.append(Spread("own-dead", say("az-odds-own-dead"), marginal(odds.own, 0), OWN))
    return Answer(
        NAME,
        question,
        spreads,
        likely,
        summary=lambda answer: summary_of(g, question, answer) if target.people else thing_summary(g, question, answer),
        tables=lambda: [needed_table(g, found.shots)],
        notes=notes_of(found.idle),
    )


Left = tuple[int, int, int]
"""Who of a target is alive and who stands, by their bits, and how many have lain down."""


def one_after_another(g: B, question: Question, *, flamed: bool, fractions: bool) -> tuple[Results, Cases]:
    """What so many units alike do that fire one after another, each as it usually would at those whom the ones before
    have left; none of them comes to harm by the templates of another."""
    unit, target, surplus = g.state.units[ATTACKER], g.state.units[TARGET], applies_surplus(g)
    field, known = field_of(g, unit), dict[Aimed, Falling]()
    foes, own = field.sides[0], field.of(model.id for model in unit.models)
    upright = field.of(model.id for each in (unit, target) for model in each.models if model.posture == "standing")

    def fired(before: Mapping[Left, Chance]) -> Iterator[tuple[int, Left, Chance]]:
        alike: dict[Hashable, tuple[Firepower, list[FiringOption], dict[Left, Chance]]] = {}
        for (alive, standing, lying), chance in before.items():
            here = left(g, field, alive | own, standing | own)
            power, plan = usual_fire(here, here.state.units[ATTACKER], TARGET, question.order, moved=question.moved)
            key = tuple(each.key for each in plan), alive.bit_count()
            state = alive | own, standing | own & upright, lying
            alike.setdefault(key, (power, plan, {}))[2][state] = chance
        for power, plan, states in alike.values():
            rounds = rounds_of(g, unit, power, plan)
            known.update(
                {each: falling_of(g, unit, each, question.order, field) for each in rounds if each not in known}
            )
            struck, unfollowed = after_rounds(states_of(states), [known[each] for each in rounds], surplus=surplus)
            if unfollowed:
                raise InputError(say("odds-bad-field", field="volleys", problem=say("az-odds-many-templates")))
            after = [struck]
            direct = after_templates(unit, target, question.order, power, plan, question.moved, fractions=fractions)
            if direct is not None:
                after = list(shot_at(g, unit, field, after[0], direct, surplus=surplus))
            dead = (foes & ~next(iter(states))[0]).bit_count()
            for each in after:
                lists = each.alive & foes, each.standing & foes, each.tally & ((1 << TALLY) - 1), each.chances[:, 0]
                for alive, standing, lying, chance in zip(*(found.tolist() for found in lists), strict=True):
                    yield dead, (alive, standing, lying), chance

    def toll(state: Left) -> Outcome:
        return (foes & ~state[0]).bit_count(), state[2]

    return until_it_breaks(question, (foes, upright & foes, 0), fired, toll, flamed=flamed, fractions=fractions)


def shot_at(g: B, unit: Unit, field: Field, states: States, direct: Direct, *, surplus: bool) -> Iterator[States]:
    """Who is left of people by direct fire as well. Raises ``InputError`` where some of them can't be told from others
    by how they fall."""
    foes = field.sides[0]
    seen = {field.of(each.model.id for each in option.seen) for option in direct.plan}
    if len(seen) > 1 or any(option.shot.aimed for option in direct.plan):
        raise InputError(say("odds-bad-field", field="volleys", problem=say("az-odds-no-volleys")))
    ways, number = fired_at(g, unit, field, states, direct)
    for place, way in enumerate(ways):
        there = states.at(numpy.array(number) == place)
        for (dead, scared), chance in way.enemies.items():
            yield harmed(there.weighed(chance), there.alive * 0 + foes, 0, dead, scared, surplus)


def fires_salvo(g: B, found: VolleyForecast) -> bool:
    """Whether rockets are among what is fired (AZ-RKT-01)."""
    return any(g.context.tables.weapons[each.shot.weapon].has("salvo") for each in found.plan)


def things_of(
    chances: tuple[Chance, ...], side: str = "", rules: tuple[str, ...] = RULES
) -> tuple[Spread, list[Likelihood]]:
    """What becomes of a gun or vehicle: the worst of all that is done to it."""
    cases = Cases(WORST, chances)
    words = {name: say(f"az-odds-result-{name}") for name in WORST}
    harmed, wrecked = 1 - cases["none"], cases["destroyed"]
    return Spread(f"{side}result", say(f"az-odds-{side}result"), cases, rules, words), [
        Likelihood(f"{side}harmed", say(f"az-odds-{side}harmed"), harmed, rules),
        Likelihood(f"{side}wrecked", say(f"az-odds-{side}wrecked"), wrecked, rules),
    ]


def several(calm: Calm, volleys: int) -> tuple[Chance, ...]:
    """The chance of each of ``WORST`` by so many volleys at a vehicle without a crew.

    >>> several((0.5, 0.5, 1.0, 1.0), 2)
    (0.25, 0.0, 0.75, 0.0, 0.0)
    """
    upto = (0, *(part**volleys for part in calm), 1)
    return tuple(more - less for less, more in pairwise(upto))


def crew_of(g: B, found: VolleyForecast, question: Question) -> CrewOdds | None:
    """What becomes of the crew of a vehicle, its tests included (AZ-NRV)."""
    unit, target = g.state.units[ATTACKER], g.state.units[TARGET]
    direct = [each for each in found.plan if not each.area]
    batches = [batch for volley in batches_of(g, unit, direct) for batch in volley]
    assert found.power is not None
    vehicle, rounds = target.vehicles[0], list[Sequence[tuple[Fraction, VehicleHit]] | RocketHits]()
    for aimed in rounds_of(g, unit, found.power, found.plan):
        rockets = rockets_of(g, unit, aimed) if is_salvo(g, aimed) else None
        if rockets is None:
            rounds += hits_on(g, unit, aimed, vehicle, question.order)
        else:
            shell = shell_of(g, unit.id, aimed, FACES)
            falls = [under(g, burst, shell, Fall(Fraction(1))) for burst in rockets.bursts]
            hits = [next((how for _, how in hits_in(fall, vehicle)), None) for fall in falls]
            rounds.append(RocketHits(hits, rockets.origins, rockets.others))
    return crew_odds_of(g, unit, target, batches, rounds, question.volleys)


def section_of(g: B, found: VolleyForecast, order: OrderName, fractions: bool) -> SectionOdds:
    """What becomes of a section of motorcycles (AZ-MC-05, AZ-AREA-11). Raises ``InputError`` where that is not known:
    under several templates, of more motorcycles than a template is followed among, and where fire at it is not shared
    out as one, at different motorcycles, at some that are hidden."""
    units = g.state.units[ATTACKER], g.state.units[TARGET]
    odds = section_forecast(g, *units, found, order, fractions=fractions)
    if odds is None:
        raise InputError(say("odds-bad-field", field="target", problem=say("az-odds-section-apart", most=MOST)))
    return odds


def section_told(odds: SectionOdds) -> tuple[list[Spread], list[Likelihood]]:
    """What becomes of a section, as an answer says it."""
    ridden = Spread("ridden", say("az-odds-ridden"), Distribution(0, odds.ridden), SECTION)
    return [ridden], [Likelihood("breaks", say("az-odds-breaks"), odds.breaks, SECTION)]


def crew_told(odds: CrewOdds | None, fractions: bool) -> tuple[list[Spread], list[Likelihood]]:
    """What becomes of a crew, as an answer says it; nothing where nothing is known."""
    if odds is None:
        return [], []
    cases = Cases.of({end: chance if fractions else float(chance) for end, chance in odds.ends.items()})
    words = {end: say("az-odds-crew-end", end=end) for end in ENDS}
    likely = [Likelihood("leaves", say("az-odds-leaves"), cases["leaves"], CREW)]
    if odds.out is not None:
        chance: Chance = odds.out if fractions else float(odds.out)
        likely.append(Likelihood("out", say("az-odds-out"), chance, OUT))
    return [Spread("crew", say("az-odds-crew"), cases, CREW, words)], likely


def thing_summary(g: B, question: Question, found: Answer) -> Message:
    """One sentence about fire at a vehicle."""
    return say(
        "az-odds-thing-summary",
        attacker=name_of(g, ATTACKER),
        target=name_of(g, TARGET),
        order=g.context.tables.orders[question.order].name,
        range=question.range,
        side=question.side,
        harmed=percent(found.chance("harmed")),
        wrecked=percent(found.chance("wrecked")),
        leaves=percent(found.chance("leaves")) if "crew" in found.names else 0,
        volleys=question.volleys,
    )
