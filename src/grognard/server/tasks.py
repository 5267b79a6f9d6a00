"""The long work of the server, as functions of text that any process can do."""

from __future__ import annotations

import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any

import grognard
from grognard import agents
from grognard.agents import told_lines
from grognard.agents.search import followed
from grognard.core import ranking, saves
from grognard.core.armies.army import army as army_of
from grognard.core.battle import Battle
from grognard.core.book.opening import FIRST
from grognard.core.engine import saving
from grognard.core.engine.dice import Waiting
from grognard.core.errors import GrognardError, InputError
from grognard.core.messages import Message, say
from grognard.core.notation.compose import position
from grognard.core.records import Record, from_text, replace, to_builtins
from grognard.core.saves import Replay
from grognard.core.systems import System, systems
from grognard.core.verifying.verify import verify
from grognard.core.wire.previews import Preview, Proposal
from grognard.core.wire.scene import UnitView
from grognard.core.words import english
from grognard.odds.history import History
from grognard.odds.summary import summary_of
from grognard.server import listings, views
from grognard.server.forecasts import with_places
from grognard.server.store import Standing
from grognard.server.wire import (
    AdviceView,
    BattlePage,
    HintMessage,
    Muster,
    NewBattle,
    Prospect,
    RankedMessage,
    RankedOption,
    UnitCount,
    encode,
)

log = logging.getLogger(__name__)

THINKING = 2.0
"""How many seconds a computer player is given for a choice."""
FOLLOWING = 20.0
"""How many seconds it may take to find the line that follows a choice, where the machine has much else to do."""
REMEMBERED = 4
"""How many battles a process remembers."""


class NewKept(Record):
    """A battle to be kept: what the store is told of it, its first lines among that."""

    system: str
    standing: Standing
    lines: list[str]
    typed: bool


# ---- battles that begin ----------------------------------------------------------------------------------------------


def begun(new: NewBattle) -> NewKept:
    """A new battle. Raises ``InputError`` naming the field that is wrong."""
    check_new(new, grognard.system(new.system))
    seed = new.seed if new.seed is not None else secrets.randbits(53)
    return to_keep(
        grognard.battle(
            new.system,
            scenario=new.scenario,
            armies=new.armies,
            map=new.map,
            seed=seed,
            options=new.options,
            year=new.year,
            dice=new.dice,
        )
    )


def looked(new: NewBattle) -> str:
    """What a new battle would be, as JSON; nothing is kept. Raises ``InputError`` naming the field that is wrong."""
    game = grognard.system(new.system)
    check_new(new, game)
    battle = grognard.battle(
        new.system,
        scenario=new.scenario,
        armies=new.armies,
        map=new.map,
        seed=0,
        options=new.options,
        year=new.year,
    )
    seen = [game.table.scene(battle, seat) for seat in (0, 1)]
    sides = [
        Muster(scene.sides[seat].name, _counted([unit for unit in scene.units if unit.side == seat]))
        for seat, scene in enumerate(seen)
    ]
    return encode(Prospect(game.table.ground(battle), seen[0].goal, seen[0].turns, sides))


def _counted(units: list[UnitView]) -> list[UnitCount]:
    """The units of a side by what they are, in the order of its list."""
    kinds: dict[str, tuple[Message, list[UnitView]]] = {}
    for unit in units:
        name = _kind(unit.name)
        kinds.setdefault(english(name), (name, []))[1].append(unit)
    return [UnitCount(name, len(found), sum(unit.men_at_start for unit in found)) for name, found in kinds.values()]


def _kind(name: Message) -> Message:
    """What a unit is called without its letter, its number and whose it is."""
    whose, numbered = name.args.get("unit"), name.args.get("name")
    if isinstance(whose, Message):
        return _kind(whose)
    if "number" in name.args and isinstance(numbered, Message):
        return _kind(numbered)
    return Message(name.id, {**name.args, "letter": "none"}) if "letter" in name.args else name


def read(text: str) -> NewKept:
    """The battle of a save, or of a position written down. Raises ``InputError`` naming the line that is wrong."""
    try:
        return to_keep(position(text, seed=secrets.randbits(53)) if game_of(text) else saves.read(text).battle)
    except GrognardError:
        raise
    except Exception as error:
        # A position written by hand can hold a state no battle comes to; the rules then fail anywhere.
        log.warning("A save could not be replayed", exc_info=error)
        raise InputError(say("server-save-breaks", problem=repr(error))) from error


def game_of(text: str) -> str:
    """The game that a position names in its first line; nothing if it begins with none."""
    first = next((line.split()[0] for line in text.splitlines() if line.strip() and line.strip()[0] != "#"), "")
    return first if first in systems() else ""


def to_keep(battle: Battle[Any]) -> NewKept:
    """A battle as the store keeps it."""
    scene = battle.system.table.scene(battle, None)
    lines = [saving.header_line(battle), *map(saving.entry_line, battle.record)]
    return NewKept(battle.system.name, views.standing_of(battle, scene), lines, isinstance(battle.source, Waiting))


def check_new(new: NewBattle, game: System) -> None:
    """Raises ``InputError`` for a name that does not come with the game: a page names no files of this machine."""
    setups = game.setups
    _check_part("scenario", new.scenario, [FIRST, *(listing.name for listing in setups.scenarios())])
    _check_part("map", new.map, [listing.name for listing in setups.maps()])
    for army in new.armies:
        _check_part("armies", army, [listing.name for listing in setups.armies()])


def _check_part(field: str, part: str | dict[str, Any] | None, names: Sequence[str]) -> None:
    """A part is left open, or plain data, or the text of a file, or a name."""
    if isinstance(part, str) and part and "\n" not in part and not part.lstrip().startswith("{"):
        check(field, part, names)


def check(field: str, value: str, names: Sequence[str]) -> None:
    """Raises ``InputError`` if a field has another value than those there are."""
    if value not in names:
        problem = say("server-not-one-of", value=value, names=", ".join(names))
        raise InputError(say("server-field", field=field, problem=problem))


def check_players(players: tuple[str, ...], typed: bool, own: Sequence[str] = ()) -> None:
    """Raises ``InputError`` for a player there is none of, and for dice to be typed where nobody could."""
    allowed = [views.HERE, *(f"computer:{name}" for name in (*agents.names(), *own))]
    for player in players:
        if player != views.HERE and agents.is_budgeted(name := player.removeprefix("computer:")):
            agents.agent(name)
        else:
            check("players", player, allowed)
    if typed and not views.here(players):
        raise InputError(say("server-field", field="dice", problem=say("server-nobody-rolls")))


def catalog(own: Sequence[str]) -> str:
    """What new battles may be made of, as JSON; ``own`` are players besides those that are known by name."""
    return encode(listings.catalog(own))


# ---- battles under way -----------------------------------------------------------------------------------------------

_replays: OrderedDict[str, tuple[list[str], Replay]] = OrderedDict()


def battle_of(id: str, lines: list[str]) -> Battle[Any]:
    """The battle of the store's lines; of the battles last asked for only the news are replayed."""
    seen, replay = _replays.pop(id, ([], None))
    if replay is None or seen != lines[: len(seen)]:
        seen, replay = lines[:1], Replay(lines[0])
    for line in lines[len(seen) :]:
        replay.take(line)
    _replays[id] = lines, replay
    while len(_replays) > REMEMBERED:
        _replays.popitem(last=False)
    return replay.battle()


def thought(
    id: str, lines: list[str], seat: int, agent: Callable[[str], agents.Agent], name: str, chance: str
) -> agents.Move:
    """What a computer player answers to what this seat is asked. ``chance`` is what its own chance is drawn from."""
    battle = battle_of(id, lines)
    decision = next(each for each in battle.decisions if each.seat == seat)
    seen = battle.imagined(Random(f"{chance} imagined"), seat)
    player = agent(name)
    try:
        move = player(seen, decision, agents.seconds(name, THINKING), Random(chance))
    finally:
        agents.dismiss(player)
    refusal = battle.refusal(move.choice, seat)
    if refusal is not None:
        raise refusal
    return move


def ranked(id: str, lines: list[str], seat: int, asked: int, unit: str | None) -> RankedMessage:
    """What a unit in hand of this seat may do, the best first, and where it may go; without a unit the best of all that
    may be answered, and where the one that is asked for its way may go. ``asked``: the question's id."""
    battle = battle_of(id, lines)
    decision = next(each for each in battle.decisions if each.seat == seat)
    view = battle.system.table.present(battle, decision)
    best = _told(ranking.advised(battle, decision, view, unit))
    if unit is None:
        ask = None if view.move is None or view.move.outlined else view.move
        move = None if ask is None else battle.system.table.outlined(battle, decision, ask.unit)
        return RankedMessage(asked, unit, [], move, best)
    rows = ranking.best_of(battle, decision, view, unit)
    options = [RankedOption(each.index, each.value > 0, each.option.result, each.option.warning) for each in rows]
    return RankedMessage(asked, unit, options, battle.system.table.outlined(battle, decision, unit), best)


def hinted(id: str, lines: list[str], seat: int, asked: int, name: str, chance: str) -> HintMessage:
    """What a computer player of ours would answer to what this seat is asked, why, and the line he reckons with.
    ``asked``: the question's id. Raises ``InputError`` if there is no such player."""
    check_hinting(name)
    battle = battle_of(id, lines)
    decision = next(each for each in battle.decisions if each.seat == seat)
    seen = battle.imagined(Random(f"{chance} imagined"), seat)
    random = Random(chance)
    move = agents.agent(name)(seen, decision, agents.seconds(name, THINKING), random)
    line = move.line or followed(seen, decision, move.choice, FOLLOWING, random)
    hint = HintMessage(asked, name, to_builtins(move.choice), move.reason)
    if line is None:
        return hint
    steps = told_lines.told(seen, seat, line)
    return replace(hint, line=steps, worlds=line.worlds, points=steps[0].points)


def check_hinting(name: str) -> None:
    """Raises ``InputError`` for a player that nobody is advised by: those of somebody's own have their own reasons."""
    if not agents.is_budgeted(name):
        check("player", name, agents.names())


def _told(advice: ranking.Advice | None) -> AdviceView | None:
    if advice is None:
        return None
    choice = to_builtins(advice.choice)
    return AdviceView(choice, advice.value > 0, advice.reason, advice.index, advice.unit, advice.result)


def saved(id: str, lines: list[str]) -> str:
    """The save of a battle of the store; of a sealed one that is over with what it is checked by."""
    if any(line.startswith('{"seal"') for line in lines):
        with suppress(InputError):
            return battle_of(id, lines).save_text()
    return "\n".join(lines) + "\n"


def verified(id: str, lines: list[str]) -> str:
    """What the dice of a battle prove, as JSON."""
    return encode(verify(saved(id, lines)))


def summarised(id: str, lines: list[str], seats: views.Seats) -> str:
    """A battle that is over on a page, and its whole log as those may see it who have played these seats, as JSON.
    Raises ``Refused`` while it goes on."""
    battle = battle_of(id, lines)
    resolved = History(battle).resolved
    told = views.log_lines(battle, seats[0] if seats else None, 0)
    return encode(BattlePage(summary_of(battle, resolved), with_places(told, resolved)))


def pictured(id: str, lines: list[str], seat: int) -> str:
    """How a battle stands as a picture for the page, through the eyes of a seat; of who only watches by -1."""
    return battle_of(id, lines).svg(None if seat < 0 else seat, themed=True)


def costs(lines: list[str]) -> list[int]:
    """What the armies of a battle cost, by seat; nothing if its game counts no points for both."""
    setup = from_text(lines[0])["setup"]
    listed = next((each for each in setup.values() if isinstance(each, list) and len(each) == 2 and _armies(each)), [])
    found = [army_of(each["system"], each).points for each in listed]
    return found if all(found) else []


def _armies(listed: list[Any]) -> bool:
    return all(isinstance(each, dict) and each.get("format") == "grognard-army" for each in listed)


def previewed(id: str, lines: list[str], seat: int | None, proposal: Proposal, whole: bool) -> Preview:
    """What a proposal would do; without a seat, as who only watches may know."""
    battle = views.open_to(battle_of(id, lines), seat)
    return (battle.system.table.preview_whole if whole else battle.system.table.preview)(battle, seat or 0, proposal)
