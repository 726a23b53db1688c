"""The command `windycity`: play, study and measure the games from a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from cyclopts import App
from cyclopts.exceptions import CycloptsError

from .. import __version__
from ..arena.errors import ArenaFailure
from ..kernel import RecordError, WindyCityError
from ..server.load.errors import LoadFailure
from ..server.table.chance import OtherChance
from . import arena, bench, bench_server, board, games, perft, play, replay, rules, serve, simulate
from .examples import examples
from .output import sentence

FAILURES = (RecordError, ArenaFailure, LoadFailure, OtherChance)
OK, FAILED, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130

app = App(
    name="windycity",
    version=__version__,
    help="Five city-and-gangster board games. Without a command they open in the browser.",
    help_epilogue="windycity COMMAND --help explains a command and shows examples.",
    help_format="plaintext",
    exit_on_error=False,
    print_error=False,
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)
COMMANDS: dict[str, Callable[..., None]] = {
    "games": games.games,
    "rules": rules.rules,
    "board": board.board,
    "play": play.play,
    "replay": replay.replay,
    "simulate": simulate.simulate,
    "arena": arena.arena,
    "perft": perft.perft,
    "bench": bench.bench,
    "serve": serve.serve,
}
for place, (word, command) in enumerate(COMMANDS.items()):
    app.command(command, name=word, sort_key=place, help_epilogue=examples(word))
app.default(serve.home)
app["bench"].command(bench_server.bench_server, name="server", help_epilogue=examples("bench server"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line; the exit code."""
    _write_what_the_terminal_can()
    try:
        app(list(sys.argv[1:] if arguments is None else arguments))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return _reader_has_left()
    except (CycloptsError, WindyCityError, OSError) as error:
        advice = " (see --help)" if isinstance(error, CycloptsError) else ""
        sys.stderr.write(f"windycity: {' '.join(sentence(error).split())}{advice}\n")
        return FAILED if isinstance(error, FAILURES) else BAD_INPUT
    return OK


def _write_what_the_terminal_can() -> None:
    """A letter that the terminal's encoding lacks is replaced, not an error; so is one typed."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="replace")


def _reader_has_left() -> int:
    """Whoever read our output has closed it: say nothing more, not even while Python shuts down."""
    import os

    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return FAILED
