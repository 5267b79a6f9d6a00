"""What a proposal would do, before it is confirmed: overlays, needed rolls with every part, notes."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.asking.previews import Previews
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.errors import Refused
from grognard.core.messages import Message, kebab, say
from grognard.core.records import replace, to_builtins
from grognard.core.wire.overlays import Callout, Overlay, Ring, SightLine, Spot
from grognard.core.wire.previews import (
    ChoiceProposal,
    DragProposal,
    LookProposal,
    NeededTable,
    Note,
    Preview,
    Proposal,
)
from grognard.core.words import has_message
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.arms import binding_types
from grognard.games.wh40k5.ground.context import INCH, B, G
from grognard.games.wh40k5.ground.placing import names_all
from grognard.games.wh40k5.ground.sight import look
from grognard.games.wh40k5.odds.shot import Battery, battery
from grognard.games.wh40k5.rules.assault import charging
from grognard.games.wh40k5.rules.vehicles.aiming import aim
from grognard.games.wh40k5.state.choices import Brave, Firing, Move, Shoot, TakeAway
from grognard.games.wh40k5.state.setup_choices import Deploy, Enter, SetUp
from grognard.games.wh40k5.table import preview_odds
from grognard.games.wh40k5.table.covering import cause, told
from grognard.games.wh40k5.table.drag_limits import braves, shortened
from grognard.games.wh40k5.table.drawings import Drawing, drawing, unit_of
from grognard.games.wh40k5.table.log_lines import NAMING
from grognard.games.wh40k5.table.preview_needed import needed
from grognard.games.wh40k5.table.preview_risks import driven_at, perils, psychic
from grognard.games.wh40k5.table.questions_fights import with_plan
from grognard.games.wh40k5.table.shooters import shooters, taking_part
from grognard.space.formations import middle


def whole(g: B, decision: Decision, proposal: Proposal, shown: Preview) -> Preview:
    """What is shown, with the charts that take longer, and what is said of them."""
    found = preview_odds.chances(g, decision, g.rules.decode_choice(shown.choice), whole=True)
    notes = [*shown.notes, *(note for note in found.notes if note not in shown.notes)]
    return replace(shown, charts=found.charts, notes=notes, unfinished=False)


# ---- drags -------------------------------------------------------------------------------------------------------


def dragged(g: B, decision: Decision, proposal: DragProposal) -> Preview:
    """The choice a drag means for the decision asked, or what forbids it."""
    choice, cut_by = shortened(g, decision, proposal.points, proposal) if proposal.points else (None, None)
    if choice is None:
        return Preview()
    shown = judged(g, decision, choice)
    if cut_by is None:
        return shown
    note = Note(say("wh-note-shortened", why=cut_by.message), list(cut_by.rules))
    return replace(shown, notes=[note, *shown.notes])


# ---- choices -----------------------------------------------------------------------------------------------------


def chosen(g: B, decision: Decision, choice: Choice, proposal: ChoiceProposal) -> Preview:
    """What one choice of the pending decision would do, as what is said along with it stands."""
    if isinstance(choice, Shoot) and "firing" in proposal.switches:
        choice = with_plan(g, choice, proposal.switches["firing"])
    return judged(g, decision, choice)


def judged(g: B, decision: Decision, choice: Choice) -> Preview:
    """A choice drawn on the table, with what it needs; or the rule that forbids it. A way into difficult terrain means
    the roll for it first (WH-MOVE-02)."""
    refusal = decision.refusal(g, choice)
    if refusal is not None and not can_be_drawn(g, decision, choice):
        return Preview(notes=[refused_note(refusal)])
    if refusal is not None and isinstance(choice, Move) and braves(g, decision, choice):
        shown = drawing(g, decision, choice, bad=False)
        note = Note(say("wh-note-brave"), ["WH-MOVE-02", "WH-MOVE-10"], "warning")
        brave = Brave(choice.unit)
        charts, notes, _ = preview_odds.chances(g, decision, brave)
        headline = say("wh-headline-brave")
        return Preview(
            to_builtins(brave), headline, shown.overlays, [], charts, [note, *notes], act=act_of(g, decision, brave)
        )
    shown = drawing(g, decision, choice, bad=refusal is not None)
    if refusal is not None:
        return Preview(overlays=shown.overlays, notes=[refused_note(refusal)])
    if isinstance(choice, Shoot):
        shown, tables = with_shooters(g, choice, shown)
    else:
        tables = []
    charts, more, unfinished = preview_odds.chances(g, decision, choice)
    lost = [assault_lost()] if isinstance(choice, Shoot) and loses_assault(g, choice) else []
    risks = [*perils(g, decision, choice), *driven_at(g, choice), *psychic(g, choice)]
    notes, act = [*shown.notes, *risks, *more, *lost], act_of(g, decision, choice)
    return Preview(to_builtins(choice), shown.headline, shown.overlays, tables, charts, notes, unfinished, act)


def with_shooters(g: B, choice: Shoot, shown: Drawing) -> tuple[Drawing, list[NeededTable]]:
    """A shot with who fires, who cannot, what covers the target, and the needed rolls kind by kind."""
    found = battery(g, choice.unit, choice.target, choice.firing)
    tables = [needed(g, choice, found)]
    if found is None:
        return shown, tables
    words, aside = taking_part(choice, found)
    overlays: list[Overlay] = [*aside]
    cover, ground = covering(g, found, choice.firing)
    words += cover
    overlays += ground
    for each in shown.overlays:
        overlays.append(replace(each, lines=[*each.lines, *words]) if isinstance(each, Callout) else each)
    return shown._replace(overlays=overlays), [*shooters(g, found), *tables]


def covering(g: B, found: Battery, firing: Sequence[Firing]) -> tuple[list[Message], list[Overlay]]:
    """What covers the target of a shot, in words and as ground; nothing if nothing does (WH-SAVE-04)."""
    save = cover_of(found)
    if save is None:
        return [], []
    aimed = aim(g, found.unit, found.target, firing)
    by = cause(g, aimed.look, list(dict.fromkeys(aimed.rows)))
    return [told(by, save)], [] if by is None else [by.ground]


def cover_of(found: Battery) -> int | None:
    """The cover save of a target, of a vehicle the first there is."""
    seen = found.shooting.sightings
    return next((each.cover for each in seen if each.cover), None) if seen else found.shooting.cover


def loses_assault(g: G, choice: Shoot) -> bool:
    """Whether a unit that could assault somebody now may not after this shot (WH-ASSAULT-01)."""
    unit = g.state.units[choice.unit]
    types = binding_types(g, unit, choice.firing)
    return charging.forbids_assault(g, unit, types) and any(charging.listed(g, unit))


def assault_lost() -> Note:
    """That these weapons leave no time to assault."""
    return Note(say("wh-note-no-assault"), ["WH-ASSAULT-01"], "warning")


def refused_note(refusal: Refused) -> Note:
    """Why something is forbidden, with its rules."""
    return Note(say("wh-note-refused", why=refusal.message), list(refusal.rules), "refusal")


def can_be_drawn(g: G, decision: Decision, choice: Choice) -> bool:
    """Whether what a forbidden choice names is there to be drawn: a unit of the seat and its own models, a target on
    the table."""
    unit = g.state.units.get(getattr(choice, "unit", unit_of(decision)))
    if unit is None or unit.seat != decision.seat or not unit.models:
        return False
    known = {model.id for model in unit.models}
    named = [*getattr(choice, "legs", ()), *getattr(choice, "courses", ()), *getattr(choice, "firing", ())]
    if isinstance(choice, TakeAway) and not {*choice.removed, choice.hurt} <= {*known, None}:
        return False
    if isinstance(choice, SetUp | Deploy | Enter) and not names_all(unit, choice.legs):
        return False
    if isinstance(choice, Shoot) and not (
        choice.firing and all(each.weapon in TABLES.weapons for each in choice.firing)
    ):
        return False
    target = g.state.units.get(getattr(choice, "target", unit.id))
    return (
        all(each.model in known and getattr(each, "points", True) for each in named)
        and target is not None
        and bool(target.models)
    )


def act_of(g: G, decision: Decision, choice: Choice) -> Message | None:
    """What the filled button says of a choice that is more than going somewhere."""
    for kind in (choice, decision):
        id = f"wh-act-{kebab(type(kind).__name__)}"
        if has_message(id):
            return Message(id, NAMING.arguments(g, choice))
    return None


# ---- looking -----------------------------------------------------------------------------------------------------


def looked(g: G, seat: int, proposal: LookProposal) -> Preview:
    """A unit looked at: its longest range, the enemies it sees."""
    unit = g.state.units.get(proposal.unit)
    if unit is None or not unit.on_table:
        return Preview()
    at = Spot(*middle(unit.models))
    carried = {gear for model in unit.models for gear in model.gear}
    reach = max((mode.range for each in carried for mode in TABLES.modes(each)), default=0)
    overlays: list[Overlay] = [Ring(at, reach, say("wh-range", inches=reach // INCH))] if reach else []
    for other in g.state.standing(1 - unit.seat):
        if look(g.context, g.state, unit, other).any_seen:
            overlays.append(SightLine(at, Spot(*middle(other.models)), faint=True))
    return Preview(overlays=overlays)


PREVIEWS = Previews(dragged=dragged, chosen=chosen, looked=looked, whole=whole)
preview = PREVIEWS.preview
