"""What a weapon is: its row of the tables of section 7, dice still to be rolled, and weapons of a player's own."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta

from grognard.core.book.own import Misprint, OwnThing, own_title, thing_of
from grognard.core.book.reading import unknown
from grognard.core.book.tables import Row, Written, like_before
from grognard.core.messages import Message, say
from grognard.core.records import Record, replace, to_builtins


class Dice(Record):
    """A number still to be rolled: ``count`` dice of ``sides`` faces, summed, plus ``plus``.

    A D2 or D3 is read off an ordinary die: its faces halved or thirded, so each value is equally likely.

    >>> Dice.parse("2D6"), Dice.parse("D3+1").text
    (Dice(count=2, sides=6, plus=0), 'D3+1')
    """

    count: int
    sides: int
    plus: int = 0

    @classmethod
    def parse(cls, text: str) -> Dice:
        """The dice a text like ``D6``, ``2D6`` or ``D3+1`` names. Raises ``ValueError``."""
        found = re.fullmatch(r"(\d*)D([236])(?:\+(\d+))?", text)
        if found is None:
            raise ValueError(text)
        count, sides, plus = found.groups()
        return cls(int(count or 1), int(sides), int(plus or 0))

    @property
    def text(self) -> str:
        """The dice as the rulebook writes them."""
        count = "" if self.count == 1 else str(self.count)
        plus = f"+{self.plus}" if self.plus else ""
        return f"{count}D{self.sides}{plus}"

    @property
    def least(self) -> int:
        """The lowest total."""
        return self.count + self.plus

    @property
    def most(self) -> int:
        """The highest total."""
        return self.count * self.sides + self.plus


class Weapon(Row, kw_only=True):
    """A weapon's row of the tables of section 7 (BA-WPN-01).

    ``range`` and ``minimum`` are thousandths of an inch. ``pen`` is None for small arms and for weapons that fire only
    high explosive; ``he`` is the size of the shell or None. ``like`` names the row this weapon shares, if any;
    ``title`` is what the owner of a weapon of his own calls it.
    """

    title: str = ""
    range: int
    shots: int | Dice
    minimum: int = 0
    pen: int | None = None
    he: str | None = None
    like: str = ""
    team: bool = False
    fixed: bool = False
    assault: bool = False
    one_shot: bool = False
    shaped_charge: bool = False
    flamethrower: bool = False
    indirect: bool = False
    howitzer: bool = False
    scoped: bool = False
    multiple: bool = False
    squeeze_bore: bool = False

    @property
    def name(self) -> Message:
        """What players call it."""
        return own_title(self.title) if self.title else say(f"ba-weapon-{self.id}")

    @property
    def ways(self) -> tuple[Literal["piercing", "explosive", "open-sights", "indirect"], ...]:
        """The two ways in which it may be fired, or none: armour-piercing shot and high explosive (BA-HE-02), or over
        open sights and indirectly (BA-WPN-07).

        >>> from grognard.games.bolt_action.data.tables import WEAPONS
        >>> WEAPONS["medium-at-gun"].ways, WEAPONS["light-howitzer"].ways, WEAPONS["rifle"].ways
        (('piercing', 'explosive'), ('open-sights', 'indirect'), ())
        """
        if self.howitzer:
            return ("open-sights", "indirect")
        return ("piercing", "explosive") if self.pen is not None and self.he is not None else ()

    @property
    def is_shell(self) -> bool:
        """Whether what it fires bursts: shells, and a gun's only if it is not fired with shot (BA-HE-01, BA-HE-02)."""
        return self.pen is None and self.he is not None

    @property
    def family(self) -> str:
        """The weapon of the rulebook's table it counts as: a Garand is a rifle."""
        return self.like or self.id

    @property
    def small_arm(self) -> bool:
        """Whether the table shows a dash for its penetration (BA-WPN-01)."""
        return self.pen is None and self.he is None


def conversion(*, inches: Sequence[str] = (), dice: Sequence[str] = ()) -> Callable[[Written], Written]:
    """What makes of one table's rows, as people write them, those the program keeps.

    Lengths become thousandths of an inch and texts such as ``2D6`` dice; what is neither is left for the record to
    refuse. A row may be ``like`` one before it.
    """

    def converted(whole: Written) -> Written:
        lengths = {name: round(whole[name] * 1000) for name in inches if isinstance(whole.get(name), (int, float))}
        rolls = {name: _dice(whole[name]) for name in dice if isinstance(whole.get(name), str)}
        return whole | lengths | rolls

    return like_before(converted)


def _dice(text: str) -> Written | str:
    try:
        return dict(to_builtins(Dice.parse(text)))
    except ValueError:
        return text


class OwnWeapon(OwnThing, kw_only=True):
    """A weapon of a player's own: ``like`` one that comes with the game, whose place it takes with whoever may have
    that, and whose numbers it has where it says nothing. Lengths are inches; ``shots`` a number or dice such as
    ``D6``. It has a penetration, or a shell, only if the other has."""

    like: str
    range: Annotated[float, Meta(gt=0, le=120)] | None = None
    minimum: Annotated[float, Meta(ge=0, le=60)] | None = None
    shots: Annotated[int, Meta(ge=1, le=12)] | Annotated[str, Meta(pattern=r"^[1-4]?D[236](\+[1-6])?$")] | None = None
    pen: Annotated[int, Meta(ge=0, le=10)] | None = None
    he: str | None = None
    assault: bool | None = None


def weapon_of(thing: OwnWeapon, key: str, like: Weapon) -> Weapon:
    """The row of a weapon of a player's own, like another."""
    changes: dict[str, Any] = {
        name: round(value * 1000) if name in ("range", "minimum") else value
        for name in ("range", "minimum", "shots", "pen", "he", "assault")
        if (value := getattr(thing, name)) is not None
    }
    if isinstance(thing.shots, str):
        changes["shots"] = Dice.parse(thing.shots)
    return replace(like, id=key, like=like.family, title=thing.title, source=("own",), note="", **changes)


def own_weapon(key: str, weapons: Mapping[str, Weapon]) -> Weapon | None:
    """A weapon of a player's own, by its key; None if there is none."""
    thing = thing_of(key, OwnWeapon)
    return None if thing is None or thing.like not in weapons else weapon_of(thing, key, weapons[thing.like])


def weapon_misprint(key: str, weapons: Mapping[str, Weapon], shells: Sequence[str]) -> Misprint:
    """What is wrong with a weapon of a player's own."""
    thing = thing_of(key, OwnWeapon)
    if thing is None:
        return "id", say("own-too-long")
    if thing.like not in weapons:
        return "like", unknown(thing.like, weapons)
    like = weapons[thing.like]
    for field in ("pen", "he"):
        if getattr(thing, field) is not None and getattr(like, field) is None:
            return field, say("ba-own-weapon-lacks", like=like.name, field=field)
    if thing.he is not None and thing.he not in shells:
        return "he", unknown(thing.he, shells)
    if thing.shots is not None and isinstance(thing.shots, str) != isinstance(like.shots, Dice):
        return "shots", say("ba-own-weapon-shots", like=like.name, dice=str(isinstance(like.shots, Dice)).lower())
    made = weapon_of(thing, key, like)
    return ("minimum", say("ba-own-weapon-reach")) if made.minimum >= made.range else None
