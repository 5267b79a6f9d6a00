"""``grognard battle``: a whole battle between computer players."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from random import Random
from typing import Any

import click
from rich.console import Console

import grognard
from grognard import agents as players
from grognard.agents.judged import judged
from grognard.commands.battle_options import battle_options
from grognard.commands.speech import BAD_BATTLE, Command, fail, helped, pairs, told, words_of
from grognard.core.battle import Battle
from grognard.core.engine.decisions import Decision
from grognard.core.records import to_text
from grognard.core.wire.scene import Scene
from grognard.core.words import spoken
from grognard.odds.summary import summary

THINKING = 10.0
SHOWN_EVERY = 0.25


EXAMPLES = (
    "grognard battle bolt_action --seed 7",
    "grognard battle axis_allies_minis --agents greedy,random --save battle.jsonl",
)


@click.command(cls=Command, help=helped("cli-battle", *EXAMPLES), short_help=words_of("cli-battle.short"))
@click.argument("system")
@battle_options
@click.option("--seed", type=int, help=words_of("cli-seed"))
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), help=words_of("cli-save"))
@click.option("--json", "as_json", is_flag=True, help=words_of("cli-json"))
def command(
    system: str,
    armies: tuple[str, ...],
    scenario: str | None,
    map_name: str | None,
    seed: int | None,
    agents: str,
    options: tuple[str, ...],
    year: int | None,
    save: Path | None,
    as_json: bool,
) -> None:
    """Play it and print how it ended."""
    seed = secrets.randbits(53) if seed is None else seed
    names = [name.strip() for name in agents.split(",")]
    if len(names) != 2:
        fail(words_of("cli-two-agents", agents=agents))
    if save is not None and not save.parent.is_dir():
        fail(words_of("cli-save-failed", file=str(save), problem=words_of("cli-no-folder", folder=str(save.parent))))
    with told():
        two = [players.agent(name) for name in names]
        battle = grognard.battle(
            system, scenario=scenario, armies=armies, map=map_name, seed=seed, options=pairs(options), year=year
        )
    with told(BAD_BATTLE):
        _play(battle, [judged(battle, name, player) for name, player in zip(names, two, strict=True)], seed)
    if save is not None:
        try:
            battle.save(save)
        except OSError as error:
            fail(words_of("cli-save-failed", file=str(save), problem=error.strerror or str(error)))
    scene = battle.system.table.scene(battle, None)
    page = summary(battle) if battle.over else None
    if as_json:
        click.echo(to_text(_facts(battle, scene, seed, names) | {"summary": page}))
    else:
        click.echo(ending(battle, scene))
        if page is not None:
            click.echo(f"\n{page.details}\n")
        click.echo(words_of("cli-battle-seed", seed=str(seed), first=names[0], second=names[1]))
        if save is not None:
            click.echo(words_of("cli-battle-saved", file=str(save)))


def _play(battle: Battle[Any], two: list[players.Agent], seed: int) -> None:
    console = Console(stderr=True)
    if not console.is_terminal:
        players.play(battle, two, random=Random(seed), budget=THINKING)
        return
    with console.status(words_of("cli-battle-begins")) as status:
        shown = time.monotonic()

        def tell(battle: Battle[Any], decision: Decision, move: players.Move) -> None:
            nonlocal shown
            if time.monotonic() - shown > SHOWN_EVERY:
                shown = time.monotonic()
                state = spoken(battle.system.table.scene(battle, None).status)
                status.update(words_of("cli-battle-progress", status=state, choices=battle.number))

        players.play(battle, two, random=Random(seed), budget=THINKING, told=tell)


def ending(battle: Battle[Any], scene: Scene) -> str:
    """How a battle ended or stands: its result or status, then a line a side."""
    lines = [spoken(scene.result or scene.status)]
    if scene.goal is not None:
        lines.append(spoken(scene.goal.aim))
    for side in scene.sides:
        units = [unit for unit in scene.units if unit.side == side.side]
        left = sum(unit.place != "destroyed" for unit in units)
        facts = {"score": side.score, "left": left, "units": len(units)}
        lines.append("  " + words_of("cli-side", side=side.name, **facts))
    lines.append(words_of("cli-counts", choices=battle.number, rolls=battle.rolls, dice=battle.used))
    return "\n".join(lines)


def _facts(battle: Battle[Any], scene: Scene, seed: int, names: list[str]) -> dict[str, Any]:
    return {
        "system": battle.system.name,
        "rules": battle.system.version,
        "seed": seed,
        "agents": names,
        "choices": battle.number,
        "rolls": battle.rolls,
        "dice": battle.used,
        "result": battle.result,
        "text": spoken(scene.result or scene.status),
    }
