"""Models on their ways, and the shots that were held back for them (AZ-ANT-02, AZ-ANT-05, AZ-ANT-09 to AZ-ANT-11)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import cos, pi, sin

from grognard.core.engine.procedures import Action, Call, Done, Procedure, Repeat, step
from grognard.core.records import replace
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.rules.intent.interrupting import Interruption, held_shots, point_of
from grognard.games.operation_ww2.rules.movement.cohesion import Crowd, place_of, spread, stand_apart, stands_off
from grognard.games.operation_ww2.state.events.turn import Gathered, Walked
from grognard.games.operation_ww2.state.intents import Leg
from grognard.games.operation_ww2.state.state import Model, Ordered, Unit
from grognard.space.plane import Point, along, length_of

WHOLE = 1_000_000
"""Shares of a way are counted in millionths."""

PARTS = 20
"""In so many steps it is looked for how far the rest of an interrupted unit may still go."""

NUDGES = 8
"""In so many steps of a base's radius a free place is looked for."""


class Treading(Procedure):
    """Models go their ways; at each point where a shot waits for them all have covered the same share of theirs, and it
    falls (AZ-ANT-09). Who dies, lies down or breaks stays there; the others go on as far as they keep together with the
    scared (AZ-ANT-05, AZ-ANT-11).

    ``tracks`` are the whole ways from where each model stood, that of the leading one first; ``gone`` and ``until`` are
    shares of them, in millionths: how far everybody is, and how far those who are left may go. ``length`` is how long
    the way declared for the leading model is if it does not go it itself.
    """

    unit: str
    tracks: tuple[Leg, ...]
    gone: int = 0
    until: int = WHOLE
    length: int = 0

    @step
    def go_on(self, g: B) -> Action:
        unit = g.state.units[self.unit]
        if not unit.on_table or unit.broken or not going(unit, self.tracks):
            return Done()
        shot = self.next_shot(g)
        share = self.until if shot is None else max(self.share_of(shot) or 0, self.gone)
        legs = tuple(stretched(g, unit, track, self.gone, share) for track in going(unit, self.tracks))
        legs = tuple(leg for leg in legs if leg.way)
        if legs:
            g.emit(Walked(self.unit, legs), "AZ-MOV-04")
        if shot is None:
            return Done()
        if g.setup.options["interrupt_positions"] == "unit_as_one_point":
            point = place_at(self.tracks[0].way, share)
            g.emit(Gathered(self.unit, tuple((track.model, point) for track in going(unit, self.tracks))), "AZ-ANT-09")
        return self.then(Call(Interruption(shot)), gone=share)

    @step
    def look_round(self, g: B) -> Action:
        unit = g.state.units[self.unit]
        if g.setup.options["interrupt_positions"] == "unit_as_one_point":
            left = [track for track in self.tracks if any(model.id == track.model for model in unit.models)]
            places = tuple((track.model, place_at(track.way, self.gone)) for track in left)
            g.emit(Gathered(self.unit, places), "AZ-ANT-09")
            unit = g.state.units[self.unit]
        after = replace(self, tracks=tracks_where_they_stand(unit, self.tracks, self.gone))
        until = self.gone if unit.broken else after.still(g, unit)
        apart = stood_apart(g, unit, after.tracks, until if until > self.gone else None)
        if apart:
            g.emit(Gathered(self.unit, apart), "AZ-ANT-11")
        return Repeat(replace(after, until=until))

    def share_of(self, shot: Ordered) -> int | None:
        """At which share of its way the leading model comes to the point of a held shot; None: it does not. A point at
        the end counts as reached though lengths are rounded."""
        if not point_of(shot):
            return 0
        length = self.length or length_of(self.tracks[0].way)
        return min(round(point_of(shot) / length * WHOLE), WHOLE) if length >= point_of(shot) - 1 else None

    def next_shot(self, g: G) -> Ordered | None:
        """The next shot that waits for the unit on the part of its way it still goes (AZ-ANT-10)."""
        for shot in held_shots(g, self.unit):
            share = self.share_of(shot)
            if share is not None and share <= self.until:
                return shot
        return None

    def still(self, g: G, unit: Unit) -> int:
        """The share up to which those who are left go: the farthest at which they keep together with the scared, but
        for the option ``interrupted_cohesion``, or are as near to it as they can be, and stand free (AZ-ANT-11)."""
        tracks = going(unit, self.tracks)
        waived = g.setup.options["interrupted_cohesion"] == "waived_until_next_order"
        crowd, cohesion = Crowd(g, unit), g.context.limit("cohesion")
        # Staying where they are counts only if going on keeps them together less well.
        best, least = self.gone, spread(unit.people, cohesion) + 1
        for number in range(PARTS, 0, -1):
            share = self.gone + (self.until - self.gone) * number // PARTS
            ends = at_share(unit, tracks, share)
            loose = 0 if waived else spread(ends, cohesion)
            if loose < least and are_free(g, crowd, unit, ends):
                best, least = share, loose
        return best


def tracks_of(unit: Unit, legs: Iterable[Leg]) -> tuple[Leg, ...]:
    """The whole ways of models from where they stand."""
    found = []
    for leg in legs:
        model = unit.model(leg.model)
        found.append(Leg(leg.model, ((model.x, model.y), *leg.way), leg.storey if leg.way else model.storey))
    return tuple(found)


def tracks_where_they_stand(unit: Unit, tracks: Iterable[Leg], share: int) -> tuple[Leg, ...]:
    """The ways of models after some have changed places (AZ-AREA-13): who stands where another's way has led goes that
    way on."""
    stands = {(model.x, model.y): model.id for model in reversed(unit.people)}
    there = {model.id: (model.x, model.y) for model in unit.people}
    found = []
    for track in tracks:
        place, own = place_at(track.way, share), track.model
        moved = own in there and there[own] != place
        found.append(replace(track, model=stands.get(place, own)) if moved else track)
    return tuple(found)


def going(unit: Unit, tracks: Iterable[Leg]) -> list[Leg]:
    """The ways of those who are left and on their feet."""
    standing = {model.id for model in unit.people if model.posture == "standing"}
    return [track for track in tracks if track.model in standing]


def place_at(way: Sequence[Point], share: int) -> Point:
    """Where a way is at a share of it."""
    return along(way, length_of(way) * share / WHOLE)


def stretch(whole: Sequence[Point], start: int, end: int) -> tuple[Point, ...]:
    """A way from one share of it to another, without the first place; empty if it leads nowhere.

    >>> stretch(((0, 0), (4000, 0), (4000, 4000)), 250_000, 750_000)
    ((4000, 0), (4000, 2000))
    """
    first, last = place_at(whole, start), place_at(whole, end)
    from_, to = (length_of(whole) * share / WHOLE for share in (start, end))
    passed = [whole[number] for number in range(1, len(whole)) if from_ < length_of(whole[: number + 1]) < to]
    way = [*passed, last] if not passed or passed[-1] != last else passed
    return () if way == [first] else tuple(way)


def stretched(g: G, unit: Unit, track: Leg, start: int, end: int) -> Leg:
    """A model's way from one share of it to another; on the way it is on its old floor as long as it is in the same
    building."""
    way = stretch(track.way, start, end)
    storey, terrain = unit.model(track.model).storey, g.context.terrain
    if end >= WHOLE:
        storey = track.storey
        # Who only climbs stairs has no way to go.
        way = way or (track.way[-1:] if storey != unit.model(track.model).storey else ())
    elif storey and way and terrain.building_at(track.way[0]) != terrain.building_at(way[-1]):
        storey = 0
    return Leg(track.model, way, storey)


def at_share(unit: Unit, tracks: Sequence[Leg], share: int) -> tuple[Model, ...]:
    """The unit's people when those on their ways have covered a share of them."""
    places = {track.model: place_at(track.way, share) for track in tracks}
    return tuple(
        replace(model, x=places[model.id][0], y=places[model.id][1]) if model.id in places else model
        for model in unit.people
    )


def stood_apart(g: G, unit: Unit, tracks: Iterable[Leg], until: int | None) -> tuple[tuple[str, Point], ...]:
    """Who stays where the shot caught his unit and would lie on a comrade who stays, as their ways crossed just there,
    stands at the nearest free place (AZ-ANT-09, AZ-ANT-11). If the unit goes on ``until`` a share of its ways, those on
    their feet do not stay, and their ends are kept free."""
    walked = {track.model for track in tracks}
    ends = unit.people if until is None else at_share(unit, going(unit, tracks), until)
    on = set() if until is None else {track.model for track in going(unit, tracks)}
    staying = [model for model in unit.people if model.id not in on]
    settled = [place_of(end) for end in ends if end.id in on or end.id not in walked]
    crowd = Crowd(g, unit)

    def has_room(place: Model) -> bool:
        return crowd.is_free(place) and g.context.terrain.stands_free((place.x, place.y), place.radius)

    apart = []
    for model in (model for model in staying if model.id in walked):
        free = (each for each in places_about(model) if stands_off(place_of(each), settled))
        place = next((each for each in free if each is model or has_room(each)), model)
        settled.append(place_of(place))
        if place is not model:
            apart.append((model.id, (place.x, place.y)))
    return tuple(apart)


def places_about(model: Model) -> Iterator[Model]:
    """A model where it is, and then at places all round, nearer ones first."""
    yield model
    for number in range(1, 4 * NUDGES):
        off = model.radius * number / NUDGES
        for turn in range(16):
            x, y = model.x + off * cos(turn * pi / 8), model.y + off * sin(turn * pi / 8)
            yield replace(model, x=round(x), y=round(y))


def are_free(g: G, crowd: Crowd, unit: Unit, ends: Sequence[Model]) -> bool:
    """Whether models can stand there: on nobody, comrades who stay included, on no wall or hedge."""
    moved = [end for end, model in zip(ends, unit.people, strict=True) if end != model]
    still = [end for end, model in zip(ends, unit.people, strict=True) if end == model]
    free = all(crowd.is_free(end) and g.context.terrain.stands_free((end.x, end.y), end.radius) for end in moved)
    # Those who stay may lie on each other where their ways crossed: they stand apart afterwards.
    places = [place_of(end) for end in still]
    return free and stand_apart(moved) and all(stands_off(place_of(end), places) for end in moved)
