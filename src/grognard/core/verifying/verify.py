"""What a save proves: every die worked out anew, the seals, the choices and the result, and in words what it cannot.

A file can show that it agrees with itself. That its halves are those that were committed to before the dice only the
code of the seal shows that a page was told then; and whoever keeps the server could know the dice, for it rolls them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from math import erfc, exp, pi, sqrt
from typing import Any

from grognard.core.engine.events import Chosen, Rolled, Sealed
from grognard.core.engine.saving import CheckLine, digest_of
from grognard.core.engine.seals import Seal, code_of
from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import from_text, to_text
from grognard.core.saves import SIZE_LIMIT, Replay, decoded, kind_of
from grognard.core.verifying.records import Finding, SealView, Verdict

SIDES = 6


def verify(text: str, seals: Collection[str] = ()) -> Verdict:
    """What a save proves; ``seals``: codes of seals that it should have, as a page showed them. Raises ``InputError``
    if it is no save."""
    if len(text) > SIZE_LIMIT:
        raise InputError(say("save-too-long", limit=SIZE_LIMIT))
    lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
    if not lines[0].strip():
        raise InputError(say("save-empty"))
    return _Check(lines).verdict(seals)


class _Check:
    """A save while it is checked."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = lines
        self.replay = Replay(lines[0])
        self.seals: list[SealView] = []
        self.faces = [0] * SIDES
        self.dice = {"seed": 0, "sealed": 0, "unsealed": 0, "typed": 0}
        self.choices = 0
        self.wrong = list(self._written())
        self.wrong += self._played()

    def verdict(self, wanted: Collection[str]) -> Verdict:
        system, checked = self.replay.so_far.system.name, sum(self.dice.values()) - self.dice["typed"]
        found = [each.code for each in self.seals]
        for code in wanted:
            if code not in found:
                self.wrong.append(_wrong("verify-seal-other", code=code, found=", ".join(found) or "none"))
        if self.wrong:
            return Verdict(system, False, say("verify-differs"), self.wrong, self.seals, self.faces)
        unsure = bool(self.replay.notes)
        told = say("verify-unsure") if unsure else say("verify-agrees", dice=checked)
        findings = [*self._proved(wanted, unsure), *self._open(wanted)]
        return Verdict(system, not unsure, told, findings, self.seals, self.faces)

    # ---- what is wrong -------------------------------------------------------------------------------------------

    def _written(self) -> Iterator[Finding]:
        """Lines that are not as they were when the file was written, if it says how they were."""
        self.check: CheckLine | None = None
        if len(self.lines) < 2 or not self.lines[-1].startswith('{"check"'):
            return
        last = len(self.lines)
        try:
            line = decoded(self.lines[-1], last)
        except InputError as error:
            yield Finding("wrong", error.message, last)
            return
        assert isinstance(line, CheckLine)
        self.check, body = line, self.lines[:-1]
        if len(line.check) != len(body):
            yield _wrong("verify-lines", said=len(line.check), found=len(body))
        for number, (said, text) in enumerate(zip(line.check, body, strict=False), start=1):
            if digest_of(text) != said:
                yield _wrong("verify-changed-line", number, kind="header" if number == 1 else kind_of(text))
                if len(line.check) != len(body):
                    return

    def _played(self) -> Iterator[Finding]:
        """What the rules or the dice say is wrong: at most one thing, for nothing can be checked beyond it."""
        for number, text in enumerate(self.lines[1:], start=2):
            battle = self.replay.so_far
            known = len(battle.record)
            try:
                self.replay.take(text)
            except InputError as error:
                yield Finding("wrong", error.message, number)
                return
            for entry in battle.record_from(known):
                self._count(entry, number)
        battle = self.replay.battle()
        outcome = from_text(to_text(battle.result)) if battle.over else None
        if self.check is not None and self.check.result != outcome:
            yield _wrong("verify-other-result", len(self.lines))

    def _count(self, entry: Any, line: int) -> None:
        match entry:
            case Chosen():
                self.choices += 1
            case Sealed(seal):
                self.dice["unsealed"] += self.dice["seed"]
                self.dice["seed"] = 0
                self.seals.append(_view(seal, line, self.replay.so_far.number))
            case Rolled(roll, faces, typed):
                self.dice["typed" if typed else "sealed" if self.seals else "seed"] += len(faces)
                for sides, face in zip(roll.sides, faces, strict=True):
                    if sides == SIDES and 1 <= face <= SIDES:
                        self.faces[face - 1] += 1

    # ---- what is proved, and what is not -------------------------------------------------------------------------

    def _proved(self, wanted: Collection[str], unsure: bool) -> Iterator[Finding]:
        battle = self.replay.battle()
        if self.dice["sealed"] and not unsure:
            yield _proved("verify-dice-sealed", dice=self.dice["sealed"])
        if self.seals:
            yield _proved("verify-halves", count=sum(len(each.halves) for each in self.seals))
        for each in self.seals:
            if each.code in wanted:
                yield _proved("verify-seal-given", code=each.code)
        yield _proved("verify-choices", count=self.choices)
        if self.check is not None:
            yield _proved("verify-unchanged")
        if battle.over:
            yield _proved("verify-result", result=battle.system.table.scene(battle, None).result or "")

    def _open(self, wanted: Collection[str]) -> Iterator[Finding]:
        for note in self.replay.notes:
            yield _open("verify-other-rules", **note.args)
        for kind in ("unsealed", "seed", "typed"):
            if self.dice[kind]:
                yield _open(f"verify-dice-{kind}", dice=self.dice[kind])
        for each in self.seals:
            if each.code not in wanted:
                yield _open("verify-seal", code=each.code)
        if self.seals:
            yield _open("verify-house")
        if not self.replay.battle().over:
            yield _open("verify-under-way")
        if sum(self.faces) >= SIDES * 5:  # Of fewer the measure means nothing.
            counts, share = ", ".join(map(str, self.faces)), round(100 * unevenness(self.faces))
            yield _open("verify-luck", dice=sum(self.faces), counts=counts, share=share)


def unevenness(faces: Sequence[int]) -> float:
    """How often fair six-sided dice are at least as uneven as these counts of 1 to 6, by chi-square.

    >>> round(unevenness([10, 10, 10, 10, 10, 10]), 2), round(unevenness([5, 8, 9, 8, 10, 20]), 3)
    (1.0, 0.02)
    """
    expected = sum(faces) / SIDES
    found = sum((each - expected) ** 2 for each in faces) / expected
    # The tail of chi-square with five degrees of freedom, in closed form.
    return erfc(sqrt(found / 2)) + sqrt(2 / pi) * exp(-found / 2) * (sqrt(found) + found * sqrt(found) / 3)


def _view(seal: Seal, line: int, number: int) -> SealView:
    whose = ["house" if each.seat is None else str(each.seat) for each in seal]
    commitments, halves = ([getattr(each, name) for each in seal] for name in ("commitment", "half"))
    named = [dict(zip(whose, values, strict=True)) for values in (commitments, halves)]
    return SealView(code_of(seal), line, number, *named)


def _wrong(id: str, line: int | None = None, **args: Any) -> Finding:
    return Finding("wrong", Message(id, args if line is None else {"line": line, **args}), line)


def _proved(id: str, **args: Any) -> Finding:
    return Finding("proved", Message(id, args))


def _open(id: str, **args: Any) -> Finding:
    return Finding("open", Message(id, args))
