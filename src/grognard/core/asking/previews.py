"""What would come of something that is proposed: whose it is, and which of a game's answers it is for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Situation
from grognard.core.records import to_builtins
from grognard.core.wire.previews import (
    ChoiceProposal,
    DragProposal,
    HoldProposal,
    LookProposal,
    Note,
    Preview,
    Proposal,
)
from grognard.core.wording import Forbidding, refusal_note


def nothing(*_: Any) -> Preview:
    """Nothing is to be shown."""
    return Preview()


class Previews:
    """Previews of a game: what a unit ``dragged`` means for the decision its side is asked, what a choice ``chosen``
    would do, a unit ``looked`` at, a shot ``held`` back. ``whole`` is an unfinished preview in full."""

    def __init__(
        self,
        *,
        dragged: Callable[[Any, Any, DragProposal], Preview],
        chosen: Callable[[Any, Any, Any, ChoiceProposal], Preview],
        looked: Callable[[Any, int, LookProposal], Preview],
        held: Callable[[Any, Any, HoldProposal], Preview] = nothing,
        whole: Callable[[Any, Any, Any, Preview], Preview] | None = None,
    ) -> None:
        self.dragged, self.chosen, self.looked, self.held, self.in_full = dragged, chosen, looked, held, whole

    def preview(self, g: Situation, seat: int, proposal: Proposal) -> Preview:
        """What a proposal of this seat would do; nothing changes."""
        if isinstance(proposal, LookProposal):
            return self.looked(g, seat, proposal)
        decision = next((each for each in g.decisions if each.seat == seat), None)
        if decision is None:
            return Preview()
        match proposal:
            case DragProposal():
                return self.dragged(g, decision, proposal)
            case HoldProposal():
                return self.held(g, decision, proposal)
            case ChoiceProposal(value):
                return self.chosen(g, decision, g.rules.decode_choice(value), proposal)

    def whole(self, g: Situation, seat: int, proposal: Proposal) -> Preview:
        """The same in full, however long that takes."""
        shown = self.preview(g, seat, proposal)
        decision = next((each for each in g.decisions if each.seat == seat), None)
        if not shown.unfinished or self.in_full is None:
            return shown
        return self.in_full(g, decision, proposal, shown)


def judged(choice: Choice, refused: Forbidding | None, **shown: Any) -> Preview:
    """What a choice would do, as it is ``shown``, and the choice to be sent; or why it is forbidden."""
    if refused is None:
        return Preview(choice=to_builtins(choice), **shown)
    return forbidden(refused, **{name: value for name, value in shown.items() if name in ("overlays", "headline")})


def forbidden(*refused: Forbidding, **shown: Any) -> Preview:
    """What may not be, and why, each reason once."""
    notes: dict[str, Note] = {}
    for each in refused:
        notes.setdefault(each.message.id, refusal_note(each))
    return Preview(notes=list(notes.values()), **shown)
