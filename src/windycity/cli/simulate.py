"""`windycity simulate`: many random games at full speed, and what came out."""

from __future__ import annotations

import secrets
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import Parameter

from ..match import Game
from .options import (
    BadInput,
    GameName,
    Json,
    MaybeWhole,
    OptionWords,
    Players,
    Seed,
    Whole,
    checked_seed,
    game_with,
    options_in_words,
)
from .output import facts, grid, out, progress_bar, write_json

if TYPE_CHECKING:
    from rich.table import Table

    from ..kernel import Batch


def simulate(
    game: GameName,
    n: Annotated[Whole, Parameter(help="How many games.")] = 10_000,
    /,
    *,
    players: Players = None,
    option: OptionWords = None,
    seed: Seed = None,
    device: Annotated[Literal["cpu", "gpu"], Parameter(help="Where to play them.")] = "cpu",
    threads: Annotated[MaybeWhole, Parameter(help="Threads on the CPU; without it, all cores.")] = None,
    json: Json = False,
) -> None:
    """Play random games and count who wins and how they end.

    The seed that was used is printed. With it the same games are played again,
    on every device and with any number of threads; the digest proves it.
    """
    if n < 1:
        raise BadInput(f"N {n}: must be 1 or more")
    if threads is not None and threads < 1:
        raise BadInput(f"--threads {threads}: must be 1 or more")
    chosen = game_with(game, players, option)
    used = checked_seed(seed)
    used = secrets.randbits(32) if used is None else used
    with progress_bar(n) as show:
        began = perf_counter()
        batch = chosen.simulate(
            n, used, device=device, threads=threads, progress=lambda played: show(played, _speed(chosen))
        )
        seconds = perf_counter() - began
    results = _results(chosen, batch, used, seconds)
    if json:
        write_json(results)
    else:
        _show(chosen, results)


def _speed(game: Game) -> str:
    return "games, at full speed" if game.carriers.best.name == "compiled" else "games, while compiling"


def _results(game: Game, batch: Batch, seed: int, seconds: float) -> dict[str, Any]:
    games, wins = len(batch), [float(won) for won in batch.wins]
    return {
        "game": game.name,
        "options": dict(game.options),
        "games": games,
        "seed": seed,
        "steps_mean": float(batch.steps.mean()),
        "steps_min": int(batch.steps.min()),
        "steps_max": int(batch.steps.max()),
        "wins": wins,
        "win_share": [won / games for won in wins],
        "mean_scores": [float(score) for score in batch.scores.mean(axis=0)],
        "endings": {
            ending.text: float((batch.endings == i).mean()) for i, ending in enumerate(game.rules.endings)
        },
        "digest": batch.digest,
        "seconds": seconds,
        "games_per_s": games / seconds,
    }


def _show(game: Game, results: dict[str, Any]) -> None:
    """For people; the digest on a line of its own, because it is compared and so must stay whole."""
    from rich.text import Text

    console = out()
    console.print(
        facts(
            {
                "game": game.name,
                "options": options_in_words(game.rules, game.options),
                "games": f"{results['games']:,}, {results['games_per_s']:,.0f} per second",
                "steps": "{steps_mean:.1f} on average, {steps_min} to {steps_max}".format_map(results),
                **{f"ended by {text}": f"{share:.2%}" for text, share in results["endings"].items()},
                "seed": str(results["seed"]),
            }
        )
    )
    console.print(Text.assemble(("digest  ", "bold"), results["digest"]), soft_wrap=True)
    console.print()
    console.print(_by_seat(game, results))


def _by_seat(game: Game, results: dict[str, Any]) -> Table:
    table = grid()
    for heading in ("seat", "wins", "share", "mean score"):
        table.add_column(heading, justify="left" if heading == "seat" else "right")
    rows = zip(results["wins"], results["win_share"], results["mean_scores"], strict=True)
    for seat, (wins, share, score) in enumerate(rows):
        table.add_row(game.rules.seat_names[seat], f"{wins:,.1f}", f"{share:.2%}", f"{score:.2f}")
    return table
