"""What one unit's shooting comes to before its dice are rolled, exactly (WH-SHOOT-06, WH-SHOOT-07).

The engine itself lays the shots out, up to their first roll; here they are summed up. Where players decide on the way
it is taken that markers are put where they touch most, that wounds are shared out as most would (see
``wound_odds_of``), and that the target stays up or goes to ground as is asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import product

from grognard.core.engine.fates import chance_of
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground import markers
from grognard.games.wh40k5.ground.arms import is_barrage, is_psychic, is_twin_linked
from grognard.games.wh40k5.ground.bodies import toughness
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.odds import scatter_odds
from grognard.games.wh40k5.odds.hit_odds import sight_by_night, spray, squad_of, suffered, wounds_by
from grognard.games.wh40k5.odds.morale_odds import Fates, fates, power_comes
from grognard.games.wh40k5.odds.vehicle_piercing_chances import RESULTS, Shots, damage, results
from grognard.games.wh40k5.odds.wound_odds import Ends, Kind, Spray, Squad, hurt, lost, orders, thinned, wound_odds_of
from grognard.games.wh40k5.rules.shooting.blast_hits import armour_hits, mark_blow
from grognard.games.wh40k5.rules.shooting.blasting import Mark, PlaceMarker, PlaceTemplate, Under, eye_of
from grognard.games.wh40k5.rules.shooting.fates import HIT, TO_FIRE
from grognard.games.wh40k5.rules.shooting.shooting import Shooting, rolls_of, total_of, turn_walkers
from grognard.games.wh40k5.rules.shooting.volleys import Blow, Line, Volley, blow_of, gets_hot, volleys_of
from grognard.games.wh40k5.rules.units.artillery import TO_SHARE, is_mixed, on_guns
from grognard.games.wh40k5.rules.vehicles.gunnery import VehicleShot, hit_on, sighted
from grognard.games.wh40k5.rules.vehicles.piercing import ArmourHit
from grognard.games.wh40k5.state.choices import Firing
from grognard.games.wh40k5.state.state import Model
from grognard.odds.distributions import Chance, Distribution, certainly, convolve, mixture
from grognard.odds.outcomes import Cases
from grognard.space.plane import Point, gap_from


class Battery:
    """A unit's shooting laid out: its volleys, its markers, the target's cover; and what comes of it.

    ``down``: the target goes to ground; ``stated``: its cover is that of ``shooting``, from wherever it is struck,
    and by night it is seen or not.
    Everything else is as things stand in ``g``, in which walkers have turned to fire.
    """

    def __init__(
        self, g: G, shooting: Shooting, *, down: bool = False, stated: bool = False, fractions: bool = False
    ) -> None:
        self.g, self.shooting, self.stated, self.fractions = g, shooting, stated, fractions
        self.unit = g.state.units[shooting.unit]
        target = g.state.units[shooting.target]
        self.target = replace(target, down=target.down or g.state.player_turn) if down else target
        self._marks: dict[tuple[str, str, int, bool], Distribution | None] = {}
        self._aims: dict[tuple[str, str], Point | int | None] = {}
        self._hulls: dict[tuple[str, str, str], tuple[tuple[ArmourHit, Chance], ...]] = {}
        self._volleys: dict[tuple[Line, ...], list[tuple[Volley, int | Distribution]]] = {}
        self._kinds: dict[tuple[Blow, int | None, int | None], dict[Kind, Chance]] = {}

    def going_down(self) -> Battery:
        """The same if the target goes to ground (WH-SAVE-07)."""
        return self._with(self.shooting, down=True)

    def fired(self, lines: Sequence[Line]) -> Battery:
        """The same if only these weapons are fired."""
        return self._with(replace(self.shooting, lines=tuple(lines)))

    def _with(self, shooting: Shooting, *, down: bool = False) -> Battery:
        """Another, that knows where markers are put and what they touch."""
        found = Battery(self.g, shooting, down=down, stated=self.stated, fractions=self.fractions)
        found._marks, found._aims, found._hulls, found._kinds = self._marks, self._aims, self._hulls, self._kinds
        found.squad = self.squad
        return found

    @cached_property
    def squad(self) -> Squad:
        """The target as wounds meet it."""
        return squad_of(self.g, self.target)

    @property
    def one(self) -> Chance:
        """What is sure."""
        return Fraction(1) if self.fractions else 1.0

    # ---- the dice ------------------------------------------------------------------------------------------------

    @cached_property
    def situations(self) -> list[tuple[Chance, tuple[Line, ...]]]:
        """The weapons fired, for each number of shots that one die decides for several, and with and without each
        psychic power, with the chances (WH-WEAPON-23, WH-UNIT-05); none at what is not seen by night (WH-GAME-05)."""
        shared = [(weapon, models) for weapon, models in rolls_of(self.shooting.lines) if len(models) > 1]
        ways = [list(total_of(weapon).outcomes(1, 6)) for weapon, _ in shared]
        found = []
        for values in product(*ways):
            chance = self.one
            counts: dict[tuple[str, str], int] = {}
            for (_, models), (shots, part) in zip(shared, values, strict=True):
                chance *= part if self.fractions else float(part)
                counts |= dict.fromkeys(models, shots)
            lines = tuple(
                replace(line, shots=counts[line.model, line.weapon]) if (line.model, line.weapon) in counts else line
                for line in self.shooting.lines
            )
            found.append((chance, lines))
        fired = [(chance * share, some) for chance, lines in found for share, some in self.with_powers(lines)]
        return (
            fired if self.seen == 1 else [*((chance * self.seen, some) for chance, some in fired), (1 - self.seen, ())]
        )

    @cached_property
    def seen(self) -> Chance:
        """The chance that the target is seen by night, where that is asked."""
        return self.one * sight_by_night(self.g, self.unit, self.target) if self.stated else self.one

    def with_powers(self, lines: tuple[Line, ...]) -> Iterator[tuple[Chance, tuple[Line, ...]]]:
        """The weapons fired with and without each psychic power (WH-UNIT-05)."""
        psychic = list(dict.fromkeys(line.model for line in lines if is_psychic(TABLES.weapons[line.weapon])))
        for came in product((True, False), repeat=len(psychic)):
            chance, gone = self.one, set()
            for id, comes in zip(psychic, came, strict=True):
                power = power_comes(self.g, self.unit, self.unit.model(id))
                part: Chance = power if comes else 1 - power
                chance *= part if self.fractions else float(part)
                gone |= set() if comes else {id}
            if chance:
                yield chance, tuple(line for line in lines if line.model not in gone)

    def volleys(self, lines: tuple[Line, ...]) -> list[tuple[Volley, int | Distribution]]:
        """The shots that need to hit, and how many they are; looked at once."""
        if lines not in self._volleys:
            self._volleys[lines] = list(self._volleys_of(lines))
        return self._volleys[lines]

    def _volleys_of(self, lines: Sequence[Line]) -> Iterator[tuple[Volley, int | Distribution]]:
        """The shots that need to hit, and how many they are: of some weapons that is still to be rolled
        (WH-WEAPON-23)."""
        shots = [line for line in lines if not TABLES.weapons[line.weapon].marker and not line.lost]
        apart = self.target.is_vehicle or is_mixed(self.target)
        for each in volleys_of(self.g, self.unit, [line for line in shots if line.shots is not None], apart=apart):
            yield each, each.shots
        for line in shots:
            if line.shots is None:
                for each in volleys_of(self.g, self.unit, [replace(line, shots=1)], apart=apart):
                    outcomes = dict(total_of(line.weapon).outcomes(1, 6))
                    chances = [outcomes[shots] if self.fractions else float(outcomes[shots]) for shots in outcomes]
                    yield each, Distribution(min(outcomes), tuple(chances))

    def marks(self, lines: Sequence[Line]) -> Iterator[tuple[Line, Distribution]]:
        """The markers and templates, and how many models of the target each touches; those of a barrage together."""
        due = [line for line in lines if TABLES.weapons[line.weapon].marker for _ in range(line.shots or 0)]
        further = max(sum(is_barrage(TABLES.weapons[line.weapon]) for line in due) - 1, 0)
        begun = False
        for line in due:
            barrage = is_barrage(TABLES.weapons[line.weapon])
            found = None if barrage and begun else self.mark(line, further if barrage else 0)
            begun = begun or barrage
            if found is not None:
                yield line, found

    def mark(self, line: Line, further: int = 0) -> Distribution | None:
        """How many models of the target a marker or template touches, with those that follow it; None: it cannot be
        laid, or its hole is out of range. Looked at once for each model that fires one."""
        key = line.model, line.weapon, further, self.fractions
        if key not in self._marks:
            self._marks[key] = self._mark(line, further)
        return self._marks[key]

    def _mark(self, line: Line, further: int) -> Distribution | None:
        weapon, at = TABLES.weapons[line.weapon], self.aim(line)
        bodies = scatter_odds.bodies_of(self.target)
        if at is None:
            return None
        if markers.is_template(weapon):
            assert isinstance(at, int)
            eye = eye_of(self.g, self.unit.id, line.model, weapon.id, self.target.id).model
            under = markers.under_template(self.g, eye, at)
            count = sum(each.unit.id == self.target.id and not each.model.is_vehicle for each in under)
            return certainly(count, fractions=self.fractions)
        assert not isinstance(at, int)
        radius, less = markers.radius_of(weapon), self.skill(line)
        if further:
            found = scatter_odds.beside(self.g, at, radius, less, bodies, further, fractions=self.fractions)
        else:
            found = scatter_odds.touched(self.g, at, radius, less, bodies, fractions=self.fractions)
        if is_twin_linked(self.unit.model(line.model), weapon):
            found = scatter_odds.again(found, fractions=self.fractions)
        return scatter_odds.unless_hot(found, fractions=self.fractions) if gets_hot(self.unit, weapon.id) else found

    def aim(self, line: Line) -> Point | int | None:
        """Where a marker is put, or in which direction a template is laid; None: nowhere."""
        key = line.model, line.weapon
        if key not in self._aims:
            self._aims[key] = self._aim(line)
        return self._aims[key]

    def _aim(self, line: Line) -> Point | int | None:
        place = line.model, line.weapon, self.target.id
        weapon = TABLES.weapons[line.weapon]
        if markers.is_template(weapon):
            return scatter_odds.best_lay(self.g, PlaceTemplate(self.unit.seat, self.unit.id, *place))
        at = scatter_odds.best_place(self.g, PlaceMarker(self.unit.seat, self.unit.id, *place))
        if at is None:
            return None
        eye = eye_of(self.g, self.unit.id, *place).model
        away = gap_from(*at, eye.body)
        return at if weapon.minimum <= away <= weapon.range + 1 else None

    def reaches(self) -> bool:
        """Whether anything that is fired can hit: a marker must have a place in range (WH-WEAPON-07)."""
        lines = [line for line in self.shooting.lines if not line.lost]
        return any(not TABLES.weapons[line.weapon].marker or self.aim(line) is not None for line in lines)

    def promise(self) -> float:
        """What may roughly be expected of it, to compare ways to fire: unsaved wounds, of a vehicle the harm."""
        if self.target.is_vehicle:
            model = self.target.models[0]
            return sum(
                float(weight * chance * part) * mean(each.dice) * RESULTS.index(result)
                for weight, lines in self.situations
                for each in self.shots(lines, model)
                for hit, chance in each.hits
                for result, part in results(self.g, model, hit).items()
            )
        at = orders(self.squad, ())[0][0]
        return sum(
            float(weight * chance * kind[at].suffered) * mean(spray.dice) * kind[at].times
            for weight, lines in self.situations
            for spray in self.sprays(lines)
            for kind, chance in spray.wounds
        )

    def skill(self, line: Line) -> int:
        """By how many inches the firer's skill shortens the scatter (WH-WEAPON-07, WH-WEAPON-11)."""
        eye = eye_of(self.g, self.unit.id, line.model, line.weapon, self.target.id)
        blind = is_barrage(TABLES.weapons[line.weapon]) and (
            self.g.setup.options["barrage_bs"] == "never" or not any(eye.sees)
        )
        return 0 if blind else self.g.context.profile(eye.model).bs or 0

    # ---- a unit --------------------------------------------------------------------------------------------------

    def hits(self) -> Distribution:
        """How many hits the target takes, those of markers and templates among them."""
        return mixture((chance, convolve(*self._hits(lines))) for chance, lines in self.situations)

    def _hits(self, lines: tuple[Line, ...]) -> Iterator[Distribution]:
        yield certainly(0, fractions=self.fractions)
        for volley, dice in self.volleys(lines):
            yield thinned(dice, chance_of(volley.fate, HIT), fractions=self.fractions)
        if self.target.is_vehicle:
            for each in self.vehicle_marks(lines, self.target.models[0]):
                yield thinned(1, sum((chance for _, chance in each.hits), self.one * 0), fractions=self.fractions)
        else:
            yield from (found for _, found in self.marks(lines))

    def sprays(self, lines: tuple[Line, ...]) -> Iterator[Spray]:
        """The dice that may wound the target, its crew only if it has guns (WH-UNIT-02)."""
        for volley, dice in self.volleys(lines):
            yield from self.sprayed(volley, dice, chance_of(volley.fate, HIT) * self.crew)
        for line, found in self.marks(lines):
            at = self.aim(line)
            assert at is not None
            mark = Mark(line.model, line.weapon, at if not isinstance(at, int) else (0, 0), ())
            blow = mark_blow(self.g, self.unit.id, mark, self.target)
            if self.stated:
                blow = replace(blow, wound=replace(blow.wound, shelter=None))
            if blow.need or blow.rending:
                yield spray(found, Fraction(1), self.kinds(blow), fractions=self.fractions)

    def sprayed(self, volley: Volley, dice: int | Distribution, hit: Fraction) -> Iterator[Spray]:
        """Those of a volley, each of which hits with this chance."""
        blow = blow_of(TABLES.weapons[volley.weapon], toughness(self.g, self.target))
        if blow.need or blow.rending:
            yield spray(dice, hit, self.kinds(blow), fractions=self.fractions)

    def kinds(self, blow: Blow) -> dict[Kind, Chance]:
        """The kinds of wounds that a hit may be to the target, each with its chance; looked at once."""
        key = blow, self.shooting.cover, self.target.down
        if key not in self._kinds:
            self._kinds[key] = suffered(self.g, self.target, wounds_by(blow), self.shooting.cover)
        return self._kinds[key]

    @cached_property
    def crew(self) -> Fraction:
        """The chance of a hit to strike the target's crew and not its guns (WH-UNIT-02)."""
        if not is_mixed(self.target):
            return Fraction(1)
        return 1 - chance_of(TO_SHARE, on_guns(self.g))

    # ---- vehicles ------------------------------------------------------------------------------------------------

    def damage(self) -> Cases:
        """What becomes of the one vehicle the target consists of."""
        (model,) = self.target.models
        found = [
            (chance, damage(self.g, self.target, model, list(self.shots(lines, model)), fractions=self.fractions))
            for chance, lines in self.situations
        ]
        return Cases(RESULTS, tuple(sum((w * each[name] for w, each in found), self.one * 0) for name in RESULTS))

    def shots(self, lines: tuple[Line, ...], model: Model) -> Iterator[Shots]:
        """The dice that may hit a vehicle."""
        for volley, dice in self.volleys(lines):
            yield Shots(dice, ((hit_by(self.shooting, volley, model.id), chance_of(volley.fate, HIT)),))
        yield from self.vehicle_marks(lines, model)

    def vehicle_marks(self, lines: Sequence[Line], model: Model) -> Iterator[Shots]:
        """The markers and templates that may strike a vehicle."""
        for line in lines:
            if TABLES.weapons[line.weapon].marker:
                hits = self._hits_on(line, model)
                yield from (Shots(1, hits) for _ in range(line.shots or 0) if hits)

    def _hits_on(self, line: Line, model: Model) -> tuple[tuple[ArmourHit, Chance], ...]:
        """The hits a marker or template may be to a vehicle, looked at once."""
        key = line.model, line.weapon, model.id
        if key in self._hulls:
            return self._hulls[key]
        weapon, at, hits = TABLES.weapons[line.weapon], self.aim(line), []
        lies = markers.is_template(weapon)
        places = (
            {} if at is None else scatter_odds.hulls_under(self.g, at, weapon, 0 if lies else self.skill(line), model)
        )
        for place, chance in places.items():
            mark = Mark(line.model, line.weapon, place, (Under(self.target.id, (model.id,)),))
            hit = armour_hits(self.g, self.unit, self.target, model, mark)[0]
            hits.append((replace(hit, cover=self.shooting.cover) if self.stated and not lies else hit, chance))
        if not lies and is_twin_linked(self.unit.model(line.model), weapon):
            missed = 1 - sum(chance for _, chance in hits)
            hits = [(hit, chance * (1 + missed)) for hit, chance in hits]
        if not lies and gets_hot(self.unit, weapon.id):
            hits = [(hit, chance * chance_of(TO_FIRE, HIT)) for hit, chance in hits]
        self._hulls[key] = tuple(hits)
        return self._hulls[key]

    def wounds(self) -> Distribution:
        """How many wounds it scores, before any save (WH-SHOOT-04)."""

        def of(lines: tuple[Line, ...]) -> Iterator[Distribution]:
            yield certainly(0, fractions=self.fractions)
            for each in self.sprays(lines):
                yield thinned(each.dice, sum((part for _, part in each.wounds), self.one * 0), fractions=self.fractions)

        return mixture((chance, convolve(*of(lines))) for chance, lines in self.situations)

    @cached_property
    def ends(self) -> Ends:
        """How the target may be left, and whether it has to test for pinning."""
        found: Ends = {}
        for weight, lines in self.situations:
            for end, chance in wound_odds_of(self.squad, list(self.sprays(lines)), fractions=self.fractions).items():
                found[end] = found.get(end, 0 * weight) + weight * chance
        return found

    def lost(self) -> Distribution:
        """How many models the target loses."""
        return lost(self.squad, self.ends)

    def hurt(self) -> Distribution:
        """How many Wounds the target loses."""
        return hurt(self.squad, self.ends)

    def fates(self) -> Fates:
        """Whether it is destroyed, pinned, breaks."""
        return fates(self.g, self.target, self.ends, fractions=self.fractions)


def hit_by(shooting: Shooting, shot: Volley | Line, model: str) -> ArmourHit:
    """What a hit of shots is to a vehicle that they are fired at."""
    assert shot.row is not None
    return hit_on(VehicleShot(shot.row, shot.weapon, 1), sighted(shooting.sightings, shot.row, model))


def mean(dice: int | Distribution) -> float:
    """How many dice there are, on average."""
    return float(dice) if isinstance(dice, int) else float(dice.mean)


def battery(
    g: B, unit: str, target: str, firing: tuple[Firing, ...], *, down: bool = False, fractions: bool = False
) -> Battery | None:
    """The shooting of a unit as things stand, if it sees so far by night (``sight_by_night``); None: nothing it fires
    reaches."""
    begun, shooting = g.clone(), Shooting(unit, target, firing)
    turn_walkers(begun, g.state.units[unit], g.state.units[target])
    laid = shooting.laid(begun, firing) if g.state.units[unit].models else None
    if laid is None or all(line.lost for line in laid.lines):
        return None
    return Battery(begun, laid, down=down, fractions=fractions)
