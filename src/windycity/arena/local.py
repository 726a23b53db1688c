"""Playing the games of a tournament on this machine: in this process, or in several.

Every worker is a process of its own that plays one game at a time. If it dies, only that game is lost, and
it is known which; a new worker plays it again."""

from __future__ import annotations

import os
import signal
import sys
from collections import Counter, deque
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait

from ..bots import find
from ..match import load
from .errors import GameLost
from .play import get_ready, play_game
from .results import GameResult
from .tournament import Tournament

MOST_DEATHS = 3
"""So many workers may die of one game before it is given up."""

SPAWNING = get_context("spawn")


def cores() -> int:
    return os.cpu_count() or 1


def in_this_process(tournament: Tournament, games: Sequence[int]) -> Generator[GameResult, None, None]:
    for game in games:
        yield play_game(tournament, game)


def in_processes(
    tournament: Tournament, games: Sequence[int], workers: int
) -> Generator[GameResult, None, None]:
    """Results in the order in which games are finished. What bots prepare is prepared here first, so that
    not every worker has to compile it."""
    for name in tournament.names:
        get_ready(find(name, tournament.seed), load(tournament.game, **tournament.options).start())
    crew = Crew(tournament, games)
    try:
        while crew.is_busy:
            crew.hire(workers)
            yield from crew.harvest()
    finally:
        crew.dismiss()


class Crew:
    """The workers, and the games that nobody plays yet."""

    def __init__(self, tournament: Tournament, games: Sequence[int]) -> None:
        self._tournament = tournament
        self._waiting = deque(games)
        self._workers: list[Worker] = []
        self._deaths: Counter[int] = Counter()

    @property
    def is_busy(self) -> bool:
        return bool(self._waiting or self._workers)

    def hire(self, most: int) -> None:
        """Set new workers to work while there are games for them."""
        while self._waiting and len(self._workers) < most:
            self._workers.append(Worker(self._tournament, self._waiting.popleft()))

    def harvest(self) -> Iterator[GameResult]:
        """Wait until somebody is done; the results, with their workers at the next game already. What has
        gone wrong comes last, so that no result is lost by it."""
        ready = wait([worker.pipe for worker in self._workers])
        answers = [(worker, worker.answer()) for worker in self._workers if worker.pipe in ready]
        for worker, answer in answers:
            if isinstance(answer, GameResult):
                self._give_more(worker)
                yield answer
        for worker, answer in answers:
            if answer is None:
                self._bury(worker)
            elif isinstance(answer, Exception):
                raise answer

    def dismiss(self) -> None:
        """Send everybody home, whatever they are at."""
        for worker in self._workers:
            worker.stop()

    def _give_more(self, worker: Worker) -> None:
        if self._waiting:
            worker.give(self._waiting.popleft())
        else:
            self._workers.remove(worker)
            worker.stop()

    def _bury(self, worker: Worker) -> None:
        """Put the game of a dead worker back, unless it has cost too many."""
        self._workers.remove(worker)
        worker.stop()
        self._deaths[worker.game] += 1
        if self._deaths[worker.game] >= MOST_DEATHS:
            game, code = f"game {worker.game} of seed {self._tournament.seed}", worker.process.exitcode
            raise GameLost(f"{game} has ended {MOST_DEATHS} processes that played it (exit code {code})")
        self._waiting.appendleft(worker.game)


class Worker:
    """A process that plays one game after the other, as told through a pipe."""

    def __init__(self, tournament: Tournament, game: int) -> None:
        self.pipe, far_end = SPAWNING.Pipe()
        self.process = SPAWNING.Process(target=_work, args=(far_end, tournament), daemon=True)
        with _ctrl_c_held_back():
            self.process.start()
        far_end.close()
        self.give(game)

    def give(self, game: int) -> None:
        self.game = game
        with suppress(OSError):  # if it has died meanwhile there will be no answer, which tells
            self.pipe.send(game)

    def answer(self) -> GameResult | Exception | None:
        """What came of the game; None if the process has died of it."""
        try:
            answer: GameResult | Exception = self.pipe.recv()
        except (EOFError, OSError):
            return None
        return answer

    def stop(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()


def _work(pipe: Connection, tournament: Tournament) -> None:
    """What a worker does. It leaves Ctrl-C to the process that it works for, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            pipe.send(_attempt(tournament, pipe.recv()))
    except (EOFError, OSError):
        return


def _attempt(tournament: Tournament, game: int) -> GameResult | Exception:
    try:
        return play_game(tournament, game)
    except Exception as error:
        return error


@contextmanager
def _ctrl_c_held_back() -> Iterator[None]:
    """Ctrl-C goes to all processes at a terminal. One that is started in here does not hear it, not even
    before it runs any code of ours; this one hears it a moment later."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
