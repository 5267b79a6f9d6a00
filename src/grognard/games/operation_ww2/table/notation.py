"""How positions of Operation World War II are written down.

    operation_ww2
    table 120 x 120
    hand a M3 F5
    hand b A4
    asks chain a
    a.squad 1 leader:m1-garand 8 rifleman:m1-garand @60,70
    b.squad 6 rifleman:kar98k training 5 @60,50
    b.tank vehicle panzer-iv @40,30/180

A unit's words: its people (``8 rifleman:m1-garand``), the ``vehicle`` or ``gun`` it has, its ``training`` (4 without
word), its ``panic`` limit (3), ``with`` its characteristics. Places are centimetres from the upper left corner. A card
is the first letter of its order (``C`` covering fire, ``X`` ambush) and its priority.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, get_args

from grognard.core.book.reading import unknown
from grognard.core.engine.procedures import Frame
from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.notation.agreed import HEIGHT, MAP, OF, PIECE, SIDES, TABLE, WIDE, WORDS, Agreed, Corners, PieceLine
from grognard.core.notation.compose import FRAME, STEP
from grognard.core.notation.lines import UnitLine, Words, Written
from grognard.core.notation.notation import BARE, TITLE, Begun, ModelNotation
from grognard.core.notation.values import tell_measure, to_word
from grognard.core.records import replace, to_builtins
from grognard.games.operation_ww2.data.forces import Force, ForceUnit, Men, Role, load_force
from grognard.games.operation_ww2.data.maps import BuildingRow, Map, MapFile, PieceRow, load_map, map_names
from grognard.games.operation_ww2.data.scenarios import load_scenario
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.formation import drawn_up
from grognard.games.operation_ww2.rules.turn.chain import Chains, ChooseCard, Playing
from grognard.games.operation_ww2.rules.turn.game import Game
from grognard.games.operation_ww2.rules.turn.turn import GameTurn
from grognard.games.operation_ww2.state.choices import Card, in_order
from grognard.games.operation_ww2.state.setup import Setup
from grognard.games.operation_ww2.state.state import Model, State, Unit
from grognard.games.operation_ww2.table.houses import LINES, furnished, tell_house
from grognard.games.operation_ww2.table.maps import Maps
from grognard.space.notation import moved_places, turned_about
from grognard.space.plane import Point
from grognard.space.terrain import Piece

HOME = ("american", "german")
"""Whose forces fight where no line says it."""
HAND, DECK, DISCARDS, PLAYED = "hand", "deck", "discards", "played"
PILES = (HAND, DECK, DISCARDS, PLAYED)
LETTERS: dict[str, OrderName] = {"M": "move", "A": "assault", "F": "fire", "X": "ambush", "C": "covering-fire"}
SIGNS = {order: letter for letter, order in LETTERS.items()}
WITH = "with"
CHAIN = "chain"
FIRST_ASKED = (CHAIN, SIDES[0])
"""Who is asked for what where no line says it."""
MOST = 20
"""So many people of one kind a unit has at most."""


def chain(state: State, seat: int) -> Begun:
    """The seat plays a card: it opens a chain, or reacts if one is open (AZ-RCT-01)."""
    opener = state.chain[0].seat if state.chain else seat
    stack = (
        Frame.at(Game(), "count"),
        Frame.at(GameTurn(state.turn), "end"),
        Frame.at(Chains(opener), "execute"),
        Frame.at(Playing(seat), "answer"),
    )
    return Begun(state if state.initiative is not None else replace(state, initiative=seat), stack, (ChooseCard(seat),))


class Notation(ModelNotation):
    """See the module."""

    unit_type = Unit
    army_type = Force
    load_army = staticmethod(load_force)
    model_type = Model
    own_of_model = frozenset({"id", "x", "y", "radius", "length", "width", "role"})
    spacing = 2500
    drawing = (PIECE, *LINES)
    words = (*WORDS, *LINES, *PILES)
    home = HOME
    example = (
        "operation_ww2\n"
        "table 120 x 120\n"
        "piece woods grove 50,55 60,60\n"
        "hand a M3 F5\n"
        "hand b A4\n"
        "asks chain a\n"
        "a.squad 1 leader:m1-garand 8 rifleman:m1-garand @60,70\n"
        "b.squad 6 rifleman:kar98k training 5 @60,50\n"
        "  .2-3 posture scared\n"
        "b.tank vehicle panzer-iv @40,30/180\n"
    )
    nations = TABLES.nations
    steps = {CHAIN: chain}

    # ---- the set-up --------------------------------------------------------------------------------------------------

    def made(self, agreed: Agreed, armies: Sequence[Any], map: Any) -> Setup:
        """On a bare table there is nothing to hold: enemies destroyed bring points (AZ-SET-13)."""
        if agreed.size is None or agreed.scenario is not None:
            return super().made(agreed, armies, map)  # type: ignore[no-any-return]
        first, second = (load_force(force) for force in armies)
        plan = replace(load_scenario(map_names()[0]), name=BARE, title=TITLE, victory=units_only())
        return self.setups.checked(plan, map.file, (first, second), self.setups.house_rules(agreed.options))  # type: ignore[no-any-return]

    def listed(self, unit: UnitLine) -> ForceUnit:
        """The unit of a force that its words describe. Raises ``InputError`` naming the line."""
        words, line = list(unit.words), unit.line
        characteristics: tuple[str, ...] = ()
        if WITH in words:
            characteristics = tuple(words[words.index(WITH) + 1 :])
            words = words[: words.index(WITH)]
        for each in characteristics:
            if each not in TABLES.characteristics:
                raise line.error(unknown(each, TABLES.characteristics))
        if len(words) % 2:
            raise line.error(say("notation-form", form="a.squad 1 leader:m1-garand 8 rifleman:m1-garand @60,70"))
        men: list[Men] = []
        given: dict[str, Any] = {"training": TRAINING, "panic_limit": PANIC}
        for word, value in zip(words[::2], words[1::2], strict=True):
            if word.isdecimal():
                men.append(men_of(line.count(word, MOST), value, line))
            elif word in ("vehicle", "gun"):
                known = TABLES.vehicles if word == "vehicle" else TABLES.weapons
                if value not in known:
                    raise line.error(unknown(value, known))
                given[word] = value
            elif word in ("training", "panic") and value.isdecimal():
                given["panic_limit" if word == "panic" else word] = int(value[:4])
            else:
                raise line.error(unknown(word, ("vehicle", "gun", "training", "panic", WITH)))
        if not men and "vehicle" not in given:
            men.append(Men(count=5, role="crewman") if "gun" in given else Men(count=1, role="rifleman"))
        name = unit.id.partition(".")[2]
        return ForceUnit(id=name, title=name, points=0, men=tuple(men), characteristics=characteristics, **given)

    def tell_unit(self, listed: ForceUnit) -> str:
        """Its people, its vehicle or gun, its numbers."""
        words = [word for men in listed.men for word in (str(men.count), ":".join((men.role, "+".join(men.weapons))))]
        words += ["vehicle", listed.vehicle] if listed.vehicle else []
        words += ["gun", listed.gun] if listed.gun else []
        words += ["training", str(listed.training)] if listed.training != TRAINING else []
        words += ["panic", str(listed.panic_limit)] if listed.panic_limit != PANIC else []
        return " ".join((*words, *((WITH, *listed.characteristics) if listed.characteristics else ())))

    def armies_of(self, setup: Setup) -> tuple[Force, Force]:
        """The forces."""
        return setup.forces

    def table(self, agreed: Agreed, written: Written) -> Map:
        """A bare table with the pieces named."""
        assert agreed.size is not None
        width, depth = agreed.size
        rows = furnished([piece_of(piece, depth) for piece in agreed.pieces], written, depth)
        file = MapFile(
            format="grognard-map",
            version=1,
            unit="cm",
            title=TITLE,
            width=width / 1000,
            depth=depth / 1000,
            piece=rows,
        )
        return load_map(to_builtins(file))

    def read_map(self, data: Any) -> Map:
        """A map from plain data."""
        return load_map(data)

    def tell_map(self, map: MapFile) -> list[str]:
        """Its name, or the bare table and its pieces."""
        named = next((name for name in map_names() if load_map(name).file == map), None)
        if named is not None:
            return [f"{MAP} {named}"]
        depth = round(map.depth * 1000)
        lines = [f"{TABLE} {tell_measure(round(map.width * 1000))} x {tell_measure(depth)}"]
        for row in map.piece:
            told = tell_piece(row, depth)
            house = list(tell_house(row, depth))
            written = Written("operation_ww2", tuple(Words(0, tuple(line.split())) for line in house), ())
            if map.title != TITLE or (row,) != furnished([piece_of(told, depth)], written, depth):
                return [f"{MAP} {to_word(map)}"]
            lines += [" ".join(told.line.words), *house]
        return lines

    def plain(self, map: MapFile) -> MapFile:
        """Rectangles by their corners; what is smooth or cut by its outline, part by part."""
        laid = load_map(to_builtins(map))
        parts = {part.id: part for part in (*laid.fields, *laid.ground.pieces)}
        depth = laid.ground.depth
        pieces = tuple(replace(each, name="", look="") for row in map.piece for each in outlined(row, parts, depth))
        return replace(map, title=TITLE, rule="", source=(), piece=pieces)

    # ---- units and cards ---------------------------------------------------------------------------------------------

    def lost(self, unit: Unit) -> Unit:
        """Out of the battle."""
        return replace(unit, models=(), place="gone")

    def offsets(self, models: Sequence[Model], facing: int) -> Sequence[Point]:
        """Crews and assistants touch what they serve (AZ-CRW-01, AZ-SET-11), all others stand in a row."""
        if not any(model.role in ("gun", "assistant") for model in models):
            return super().offsets(models, facing)
        drawn = drawn_up(models, "line", (0, 0), facing, ())
        return [(post.x - drawn[0].x, post.y - drawn[0].y) for post in drawn]

    def placed(self, unit: Unit, places: Sequence[str]) -> Unit:
        """If only one place is given, its direction is that of guns and vehicles, and who is aboard stands where the
        one that carries him does."""
        found: Unit = super().placed(unit, places)
        if len(places) > 1:
            return found
        at = {model.id: model for model in found.models}
        models = (replace(model, facing=0) if model.is_person else model for model in found.models)
        seated = (
            replace(model, x=at[model.aboard].x, y=at[model.aboard].y) if model.aboard in at else model
            for model in models
        )
        return replace(found, models=tuple(seated))

    def moved(self, unit: Unit, places: Sequence[str], dx: int, dy: int, turn: int) -> list[str]:
        """One place for all stays one, unless the row turns; who is aboard goes along."""
        return moved_places(unit, places, dx, dy, turn)

    def turned(self, corners: Corners, turn: int, middle_of: Corners = ()) -> Corners:
        """See ``turned_about``."""
        return turned_about(corners, turn, middle_of)

    def arranged(self, state: State, written: Written) -> State:
        """The hands, and what else is said of the cards (AZ-CRD-01): what nobody holds is in the decks."""
        for seat, side in enumerate(SIDES):
            piles: dict[str, tuple[Card, ...]] = {}
            for pile in PILES:
                for line in written.named(pile):
                    if line.words[1:2] not in (("a",), ("b",)):
                        raise line.error(say("notation-form", form=f"{pile} a M3 F5"))
                    if line.words[1] == side:
                        piles[pile] = tuple(card_of(word, line) for word in line.words[2:])
            if piles:
                state = state.with_cards(seat, replace(state.cards[seat], **settled(state.cards[seat].deck, piles)))
        asked = next((line.rest for line in written.named(STEP)), FIRST_ASKED)
        for seat, side in enumerate(SIDES):
            opens = asked == (CHAIN, side) and not state.chain and not any(written.named(FRAME))
            if opens and not state.cards[seat].hand:
                raise InputError(say("az-notation-no-hand", side=side))
        return state

    def tell_arranged(self, state: State, begun: State) -> tuple[list[str], State]:
        """A line a pile of cards; the decks only where they are in another order than before they were shuffled."""
        lines = []
        for seat, side in enumerate(SIDES):
            cards, first = state.cards[seat], begun.cards[seat]
            if cards == first:
                continue
            piles = {pile: getattr(cards, pile) for pile in PILES if getattr(cards, pile)}
            if settled(first.deck, {pile: each for pile, each in piles.items() if pile != DECK})[DECK] == cards.deck:
                del piles[DECK]
            if replace(first, **settled(first.deck, piles)) != cards:
                return [], state
            lines += [f"{pile} {side} {' '.join(map(tell_card, each))}" for pile, each in piles.items()]
        return lines, replace(state, cards=begun.cards)

    def follows(self, state: State) -> dict[str, Any]:
        """It is the first turn."""
        return {"turn": 1}


TRAINING, PANIC = 4, 3
"""What a unit has of which nothing is said."""


MATERIALS = Maps.materials
"""What buildings may be made of, the usual first."""


def units_only() -> tuple[Any, ...]:
    """Points for enemies destroyed alone."""
    return tuple(row for row in load_scenario(map_names()[0]).victory if row.kind not in ("place", "building"))


def settled(deck: Sequence[Card], piles: dict[str, tuple[Card, ...]]) -> dict[str, tuple[Card, ...]]:
    """The piles of a player, and the rest of his cards in the deck unless that is told."""
    left = list(deck)
    for pile, cards in piles.items():
        if pile != DECK:
            for card in cards:
                if card in left:
                    left.remove(card)
    found = {DECK: tuple(left), **piles}
    return {**found, HAND: in_order(found.get(HAND, ()))}


def card_of(word: str, line: Words) -> Card:
    """A card by its sign."""
    if word[:1] not in LETTERS or not word[1:].isdecimal() or len(word) > 4:
        raise line.error(say("az-notation-card", given=word, letters=", ".join(LETTERS)))
    return Card(LETTERS[word[0]], int(word[1:]))


def tell_card(card: Card) -> str:
    """The sign of a card."""
    return f"{SIGNS[card.order]}{card.priority}"


def piece_of(piece: PieceLine, depth: int) -> PieceRow:
    """A piece of terrain; maps have y upwards. What has openings is built, of the first material unless one is said."""
    if piece.kind not in TABLES.terrain:
        raise piece.line.error(unknown(piece.kind, TABLES.terrain))
    is_built = TABLES.terrain[piece.kind].sight == "openings"
    if piece.of and not is_built:
        raise piece.line.error(say("notation-no-material", kind=piece.kind))
    if piece.of and piece.of not in MATERIALS:
        raise piece.line.error(unknown(piece.of, MATERIALS))
    places = tuple((x / 1000, (depth - y) / 1000) for x, y in (piece.outline if piece.width is None else piece.corners))
    return PieceRow(
        id=piece.id,
        kind=piece.kind,
        outline=places if piece.width is None else None,
        line=None if piece.width is None else places,
        width=None if piece.width is None else piece.width / 1000,
        height=None if piece.height is None else piece.height / 1000,
        building=BuildingRow(material=piece.of or MATERIALS[0]) if is_built else None,  # type: ignore[arg-type]
    )


def tell_piece(row: PieceRow, depth: int) -> PieceLine:
    """The line of a piece of terrain, as far as a line can say it."""
    corners = tuple((round(x * 1000), depth - round(y * 1000)) for x, y in row.outline or row.line or ())
    height, width = (None if each is None else round(each * 1000) for each in (row.height, row.width))
    material = row.building.material if row.building is not None and row.building.material != MATERIALS[0] else ""
    words = [PIECE, row.kind, row.id, *(f"{tell_measure(x)},{tell_measure(y)}" for x, y in corners)]
    words += [] if width is None else [WIDE, tell_measure(width)]
    words += [] if height is None else [HEIGHT, tell_measure(height)]
    words += [OF, material] if material else []
    return PieceLine(Words(0, tuple(words)), row.kind, row.id, corners, height, width, material)


def outlined(row: PieceRow, parts: Mapping[str, Piece], depth: int) -> Iterator[PieceRow]:
    """A piece as lines can say it: a rectangle by its corners, and by its outline what they cannot draw."""
    if not (row.smooth or row.clip or row.without):
        yield row if row.rectangle is None else replace(row, rectangle=None, outline=corners_of(*row.rectangle))
        return
    ids = [row.id] if row.id in parts else [id for id in parts if id.rpartition("-")[0] == row.id]
    for id in ids:
        outline = tuple((x / 1000, (depth - y) / 1000) for x, y in parts[id].outline)
        bare = replace(row, id=id, rectangle=None, line=None, width=None, smooth=False, clip=False, without=())
        yield replace(bare, outline=outline)


def corners_of(one: tuple[float, float], other: tuple[float, float]) -> tuple[tuple[float, float], ...]:
    """The corners of a rectangle."""
    (x, y), (u, v) = one, other
    return (x, y), (u, y), (u, v), (x, v)


# ---- the words of a unit ---------------------------------------------------------------------------------------------


def men_of(count: int, what: str, line: Words) -> Men:
    """People of a role with weapons joined by ``+``."""
    role, _, carried = what.partition(":")
    if role not in get_args(Role):
        raise line.error(unknown(role, get_args(Role)))
    weapons = tuple(carried.split("+")) if carried else ()
    for weapon in weapons:
        if weapon not in TABLES.weapons:
            raise line.error(unknown(weapon, TABLES.weapons))
    return Men(count=count, role=role, weapons=weapons)  # type: ignore[arg-type]
