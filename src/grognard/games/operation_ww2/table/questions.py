"""Decisions in words: what is asked, in one sentence, with every choice as an option (for the table and the command
line).

A decision that is not among those below is asked with the sentence ``az-ask-<its name>``, its choices are called
``az-choose-<their name>``; both are given the fields as arguments.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from grognard.core.asking.questions import Questions, Told, View
from grognard.core.battle import RollDice
from grognard.core.engine.choices import Choice, Dice
from grognard.core.engine.decisions import Decision
from grognard.core.messages import Argument, Message, say
from grognard.core.narration.naming import COUNTED, NONE, PLAIN, Naming
from grognard.core.records import to_builtins, to_text
from grognard.core.wire.questions import CardsAsk, DecisionView, Option
from grognard.core.wording import dice_asked, option, view
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.rules.close_combat import charging, pursuit
from grognard.games.operation_ww2.rules.driving import pursuing
from grognard.games.operation_ww2.rules.fire import shooting, volley_results
from grognard.games.operation_ww2.rules.light_and_weather import wind
from grognard.games.operation_ww2.rules.movement import moving
from grognard.games.operation_ww2.rules.setup import deployment
from grognard.games.operation_ww2.rules.tunnels.passage import ChooseSurfacing
from grognard.games.operation_ww2.rules.turn import cards as handling
from grognard.games.operation_ww2.rules.turn import chain, initiative
from grognard.games.operation_ww2.rules.turn.chain import may_pass, top
from grognard.games.operation_ww2.rules.vehicle_fire.rapid_fire import ChooseTemplate
from grognard.games.operation_ww2.state.choices import (
    Bid,
    Card,
    Follow,
    GiveUp,
    LoseWeapon,
    Losses,
    Meeting,
    Pass,
    PlaceEntry,
    PlayCard,
    Pursuit,
    Struck,
    Surface,
)
from grognard.games.operation_ww2.state.intents import AssaultIntent
from grognard.games.operation_ww2.state.names import card_name, is_unit, listed, unit_name
from grognard.games.operation_ww2.state.units import to_order
from grognard.games.operation_ww2.table import (
    questions_equipment,
    questions_intent,
    questions_setup,
    questions_shooting,
)
from grognard.games.operation_ww2.table.naming import card_view, man_name, people_name
from grognard.space.plane import bearing, length_of

# ---- cards -------------------------------------------------------------------------------------------------------


def give_up_view(g: B, decision: handling.ChooseToGiveUp) -> DecisionView:
    """Which cards are put away: any set of the hand of the right size (AZ-CRD-04 to AZ-CRD-06)."""
    hand = g.state.cards[decision.seat].hand
    options = []
    if not decision.least:
        options.append(option(GiveUp(), say("az-choose-keep-all"), key="K", primary=True))
    if decision.most == 1:
        for card in dict.fromkeys(hand):
            options.append(option(GiveUp((card,)), card_name(g, card), card=card_view(g, card)))
    question = say("az-ask-give-up", why=decision.why, most=decision.most)
    asked = CardsAsk([card_view(g, card) for card in hand], decision.least, decision.most, to_builtins(GiveUp()))
    rules = [handling.RULES[decision.why], "AZ-CRD-14"]
    return view(g, decision, "cards", question, options, cards=asked, rules=rules)


def bid_view(g: B, decision: initiative.ChooseBid) -> DecisionView:
    """Which card is laid for the initiative, in secret (AZ-INI-01)."""
    options = [
        option(choice, card_name(g, choice.card), card=card_view(g, choice.card), hint=say("az-hint-bid"))
        for choice in g.choices(decision)
        if isinstance(choice, Bid)
    ]
    rules = ["AZ-INI-01", "AZ-CRD-08"]
    return view(g, decision, "bid", say("az-ask-bid"), options, rules=rules)


def card_decision_view(g: B, decision: chain.ChooseCard) -> DecisionView:
    """Which card is played on which unit, or none: the hand as cards, those too high struck through (AZ-RCT-02)."""
    options = []
    number = top(g)
    for unit in to_order(g.state, decision.seat):
        for card in dict.fromkeys(g.state.cards[decision.seat].hand):
            choice, name, shown = PlayCard(unit.id, card), card_name(g, card), card_view(g, card)
            refused = decision.refusal(g, choice)
            if refused is None:
                options.append(option(choice, name, unit=unit.id, card=shown, hint=card_hint(g, card)))
            else:
                reason, rules = refused.message, list(refused.rules)
                options.append(Option(name, unit=unit.id, card=shown, refused=reason, rules=rules))
    playable_now = any(each.choice is not None for each in options)
    if may_pass(g):
        options.append(option(Pass(), say("az-choose-pass"), key="P", primary=not playable_now, rules=["AZ-RCT-04"]))
    if number is None:
        return view(g, decision, "card", say("az-ask-open"), options, rules=["AZ-RCT-01"])
    last = g.state.chain[-1]
    question = say("az-ask-react", unit=unit_name(g, last.unit), card=card_name(g, last.card), most=number - 1)
    return view(g, decision, "card", question, options, rules=["AZ-RCT-02", "AZ-RCT-04"])


def card_hint(g: G, card: Card) -> Message:
    """What a card lets a unit do, in a phrase (AZ-ORD)."""
    return say("az-hint-order", order=card.order)


# ---- carrying out ------------------------------------------------------------------------------------------------


def following_view(g: B, decision: moving.ChooseFollowing) -> DecisionView:
    """How the others follow who leads (AZ-MOV-04)."""
    options = []
    for number, choice in enumerate(g.choices(decision)):
        assert isinstance(choice, Follow)
        manner = ("formation", "closing-up", "bridging")[min(number, 2)]
        label = say("az-choose-follow", manner=f"short-{manner}" if choice.short else manner)
        options.append(option(choice, label, unit=decision.march.unit, primary=number == 0))
    question = say("az-ask-follow", unit=unit_name(g, decision.march.unit))
    return view(g, decision, "follow", question, options, acting=decision.march.unit, rules=["AZ-MOV-04", "AZ-MOV-05"])


def meeting_view(g: B, decision: charging.ChooseMeeting) -> DecisionView:
    """Whom somebody goes to who is left over in a charge (AZ-CC-03)."""
    owners = {model.id: unit for unit in g.state.units.values() for model in unit.models}
    options = []
    for number, choice in enumerate(g.choices(decision), 1):
        assert isinstance(choice, Meeting)
        foe, owner = choice.foe, owners.get(choice.foe or "")
        if foe is None or owner is None:
            options.append(option(choice, say("az-choose-meeting", foe="none"), key="S", model=choice.man))
            continue
        man = man_name(g, owner.model(foe))
        label = say("az-choose-meeting", foe=man, unit=unit_name(g, owner.id), number=number)
        options.append(option(choice, label, target=owner.id, model=foe, primary=number == 1))
    owner = owners[decision.man]
    question = say("az-ask-meeting", man=man_name(g, owner.model(decision.man)), unit=unit_name(g, owner.id))
    return view(g, decision, "plain", question, options, acting=owner.id, rules=["AZ-CC-03"])


def dice_view(g: B, decision: RollDice) -> DecisionView:
    """Real dice to be typed in."""
    roll, sides = decision.roll, max(decision.roll.sides)
    question = say("az-ask-dice", count=roll.count, sides=sides, purpose=roll.purpose)
    faces = range(1, sides + 1) if roll.count == 1 else ()
    options = [option(Dice((face,)), say("az-die-face", face=face)) for face in faces]
    return dice_asked(g, decision, question, roll.purpose, options)


# ---- any other ---------------------------------------------------------------------------------------------------


class Asking(Questions):
    """Decisions by their names; choices are numbered, and whose question it is stands below it."""

    def plain(self, g: B, decision: Decision) -> DecisionView:
        """Of losses those that read alike are one."""
        options = self.options(g, decision, g.choices(decision))
        more: dict[str, Any] = {"note": say("az-note-side", side=people_name(g, decision.seat))}
        if isinstance(decision, volley_results.ChooseLosses):
            options, more["acting"] = distinct(options), decision.units[0]
        return self.view(g, decision, "plain", options, **more)

    def question(self, g: B, decision: Decision) -> Message:
        """Who has losses is told by name."""
        asked = super().question(g, decision)
        if isinstance(decision, volley_results.ChooseLosses):
            asked.args["units"] = listed([unit_name(g, id) for id in decision.units])
        return asked

    def numbered(self, label: Message, number: int, alike: int) -> Message:
        """A choice with its number, which its sentence tells or not."""
        return Message(label.id, {**label.args, "number": number})


def losses_told(g: G, decision: Decision, choice: Losses) -> dict[str, Argument]:
    """Who dies and who is scared."""
    units: tuple[str, ...] = getattr(decision, "units", ())
    return {"dead": men_named(g, choice.dead, units), "scared": men_named(g, choice.scared, units)}


def entry_told(g: G, decision: Decision, choice: PlaceEntry) -> dict[str, Argument]:
    """Where an entry lies, in centimetres from the south-western corner."""
    return {"x": choice.x // 1000, "y": (g.context.map.ground.depth - choice.y) // 1000}


TOLD: dict[type[Choice], Told] = {
    Losses: losses_told,
    PlaceEntry: entry_told,
    Follow: lambda g, decision, choice: {"manner": "along" if any(leg.way for leg in choice.legs) else "staying"},
    Pursuit: lambda g, decision, choice: {"length": way_length(g, decision, choice)},
    Surface: lambda g, decision, choice: {"heading": heading_of(g, decision, choice)},
    Struck: lambda g, decision, choice: {"men": struck_named(g, choice)},
    LoseWeapon: lambda g, decision, choice: {"mount": say("az-mount", mount=choice.mount)},
}
"""What the sentences of choices take besides their fields."""


def way_length(g: G, decision: Decision, choice: Pursuit) -> int:
    """How long the way of an assault is whose target has moved, in whole centimetres."""
    assert isinstance(decision, pursuit.ChoosePursuit | pursuing.ChooseDrive)
    ordered = decision.ordered
    intent = ordered.intent
    assert isinstance(intent, AssaultIntent)
    lead = next(model for model in g.state.units[ordered.unit].models if model.id == intent.lead)
    way = intent.way if choice.way is None else choice.way
    return round(length_of(((lead.x, lead.y), *way)) / 1000)


def distinct(options: list[Option]) -> list[Option]:
    """Of options that differ only in which of several alike it is, the first, without its number."""
    found: dict[str, Option] = {}
    for each in options:
        told = {name: value for name, value in each.label.args.items() if name != "number"}
        found.setdefault(to_text(Message(each.label.id, told)), each)
    return list(found.values())


def heading_of(g: G, decision: Decision, choice: Surface) -> int:
    """On which side of the entry a unit comes up, of eight, 0 up the table; -1: not at all (AZ-TUN-05)."""
    if not isinstance(decision, ChooseSurfacing) or not choice.places:
        return -1
    hole = g.state.manholes[decision.manhole]
    x = sum(leg.way[-1][0] for leg in choice.places) / len(choice.places)
    y = sum(leg.way[-1][1] for leg in choice.places) / len(choice.places)
    return round(bearing((hole.x, hole.y), (round(x), round(y))) / 45_000) % 8


def struck_named(g: G, choice: Struck) -> Message:
    """The men aboard a vehicle that are hit, in the order of the results (AZ-VDM-03)."""
    models = {model.id: model for unit in g.state.units.values() for model in unit.models}
    parts = []
    for man in choice.men:
        who = man_name(g, models[man.who]) if man.who in models else man.who
        parts.append(
            say(
                "az-struck-man",
                who=who,
                scared="yes" if man.scared else "no",
                exposed="yes" if man.exposed else "no",
            )
        )
    return listed(parts) if parts else say("az-struck-man", who="crewman", scared="no", exposed="no")


def men_named(g: G, ids: tuple[str, ...], among: tuple[str, ...]) -> Message | str:
    """Models of these units by role, and by weapon where those of a role are not armed alike; those alike together;
    none is told as none."""
    models = {model.id: model for id in among for model in g.state.units[id].models}
    arms: dict[str, set[tuple[str, ...]]] = {}
    for model in models.values():
        arms.setdefault(model.role, set()).add(model.weapons)
    told = [models[id] for id in ids if id in models]
    named = [
        say("az-man-unarmed", role=model.role) if len(arms[model.role]) == 1 else man_name(g, model) for model in told
    ]
    names = {to_text(name): name for name in named}
    counted = Counter(to_text(name) for name in named)
    parts = [say("az-men", count=count, man=names[text]) for text, count in counted.items()]
    return listed(parts) if parts else "none"


NAMING = Naming(
    {"model": lambda g, model: model if isinstance(model, str) else None},
    PLAIN,
    NONE,
    COUNTED,
    {Card: card_name, str: lambda g, value: unit_name(g, value) if is_unit(g, value) else value},
)
"""The fields of decisions and choices: units and cards by name, but models as they are."""

VIEWS: dict[type[Decision], View] = {
    deployment.ChooseZone: questions_setup.zone_view,
    deployment.ChooseToPlace: questions_setup.to_place_view,
    deployment.ChoosePlace: questions_setup.place_view,
    handling.ChooseToGiveUp: give_up_view,
    initiative.ChooseBid: bid_view,
    chain.ChooseCard: card_decision_view,
    chain.ChooseIntent: questions_intent.intent_view,
    moving.ChooseFollowing: following_view,
    ChooseTemplate: questions_shooting.template_view,
    charging.ChooseMeeting: meeting_view,
    RollDice: dice_view,
    wind.ChooseCloud: questions_equipment.cloud_view,
    shooting.ChooseShooting: questions_shooting.shooting_view,
}
"""How each decision is asked; others are plain."""

present = Asking("az", NAMING, views=VIEWS, told=TOLD).present
