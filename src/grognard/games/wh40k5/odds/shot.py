"""What one unit's shooting comes to before its dice are rolled, exactly (WH-SHOOT-06, WH-SHOOT-07).

The engine itself lays the shots out, up to their first roll; here they are summed up. Where players decide on the way
it is taken that markers are put where they touch most, that wounds are shared out as most would (see
``wound_odds_of``), and that the target stays up or goes to ground as is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import product

from grognard.core.engine.fates import chance_of
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.arms import is_psychic
from grognard.games.wh40k5.ground.bodies import toughness
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.odds.hit_odds import sight_by_night, spray, squad_of, suffered, wounds_by
from grognard.games.wh40k5.odds.marked_odds import Markers
from grognard.games.wh40k5.odds.morale_odds import Fates, fates, power_comes
from grognard.games.wh40k5.odds.scatter_odds import counts
from grognard.games.wh40k5.odds.vehicle_piercing_chances import RESULTS, Shots, damage, results
from grognard.games.wh40k5.odds.wound_odds import Ends, Kind, Spray, Squad, hurt, lost, orders, thinned, wound_odds_of
from grognard.games.wh40k5.rules.shooting.fates import HIT
from grognard.games.wh40k5.rules.shooting.shooting import Shooting, rolls_of, total_of, turn_walkers
from grognard.games.wh40k5.rules.shooting.volleys import Blow, Line, Volley, blow_of, volleys_of
from grognard.games.wh40k5.rules.units.artillery import TO_SHARE, is_mixed, on_guns
from grognard.games.wh40k5.rules.vehicles.gunnery import VehicleShot, hit_on, sighted
from grognard.games.wh40k5.rules.vehicles.piercing import ArmourHit
from grognard.games.wh40k5.state.choices import Firing
from grognard.games.wh40k5.state.state import Model
from grognard.odds.distributions import Chance, Distribution, certainly, convolve, mixture
from grognard.odds.outcomes import Cases

CERTAIN = Fraction(1)


class Battery(Markers):
    """A unit's shooting laid out: its volleys, its markers, the target's cover; and what comes of it.

    ``down``: the target goes to ground; ``stated``: its cover is that of ``shooting``, from wherever it is struck,
    and by night it is seen or not.
    Everything else is as things stand in ``g``, in which walkers have turned to fire.
    """

    def __init__(
        self, g: G, shooting: Shooting, *, down: bool = False, stated: bool = False, fractions: bool = False
    ) -> None:
        super().__init__(g, shooting, down=down, stated=stated, fractions=fractions)
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
        found.known, found._kinds = self.known, self._kinds
        found.squad = self.squad
        return found

    @cached_property
    def squad(self) -> Squad:
        """The target as wounds meet it."""
        return squad_of(self.g, self.target)

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
                for each in (*self.shots(lines, model), *self.marked(lines))
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

    # ---- a unit --------------------------------------------------------------------------------------------------

    def hits(self) -> Distribution:
        """How many hits the target takes, those of markers and templates among them."""
        return mixture((chance, convolve(*self._hits(lines))) for chance, lines in self.situations)

    def _hits(self, lines: tuple[Line, ...]) -> Iterator[Distribution]:
        yield certainly(0, fractions=self.fractions)
        for volley, dice in self.volleys(lines):
            yield thinned(dice, chance_of(volley.fate, HIT), fractions=self.fractions)
        for _, falls in self.marks(lines):
            whole: dict[int, Chance] = {}
            for end, chance in falls.items():
                whole[end.number] = whole.get(end.number, self.one * 0) + chance
            yield Distribution(0, tuple(whole.get(number, self.one * 0) for number in range(max(whole) + 1)))

    def sprays(self, lines: tuple[Line, ...]) -> Iterator[Spray]:
        """The dice that may wound the target, its crew only if it has guns (WH-UNIT-02)."""
        for volley, dice in self.volleys(lines):
            yield from self.sprayed(volley, dice, chance_of(volley.fate, HIT) * self.crew)
        for line, falls in self.marks(lines):
            yield from self.blown(self.mark_blow(line), counts(falls))

    def blown(self, blow: Blow, hits: int | Distribution, hit: Fraction = CERTAIN) -> Iterator[Spray]:
        """So many dice, each of which hits with this chance and then does so."""
        if blow.need or blow.rending:
            yield spray(hits, hit, self.kinds(blow), fractions=self.fractions)

    def sprayed(self, volley: Volley, dice: int | Distribution, hit: Fraction) -> Iterator[Spray]:
        """Those of a volley, each of which hits with this chance."""
        yield from self.blown(blow_of(TABLES.weapons[volley.weapon], toughness(self.g, self.target)), dice, hit)

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
            (weight * chance, damage(self.g, self.target, model, shots, fractions=self.fractions))
            for weight, lines in self.situations
            for struck, chance in self.struck(lines)[1].items()
            for shots in [[*self.shots(lines, model), *(each for _, hits in struck.hulls for each in sure(hits))]]
        ]
        return Cases(RESULTS, tuple(sum((w * each[name] for w, each in found), self.one * 0) for name in RESULTS))

    def shots(self, lines: tuple[Line, ...], model: Model) -> Iterator[Shots]:
        """The dice that may hit a vehicle, but for markers and templates."""
        for volley, dice in self.volleys(lines):
            yield Shots(dice, ((hit_by(self.shooting, volley, model.id), chance_of(volley.fate, HIT)),))

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


def sure(hits: Iterable[ArmourHit]) -> list[Shots]:
    """Hits that a vehicle takes for certain."""
    return [Shots(1, ((hit, CERTAIN),)) for hit in hits]


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
