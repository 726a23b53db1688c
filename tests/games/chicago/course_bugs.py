"""Bugs to plant in the rules of Chicago 1991: phases, payouts and goals."""

from __future__ import annotations

from ..planting import PlantedBug

COURSE_BUGS = (
    PlantedBug(
        "C91-11", "yellow always starts", "phases.py", "s.start_gang = s.phase\n", "s.start_gang = 0\n"
    ),
    PlantedBug("C91-11", "five rounds", "figures.py", "ROUNDS = 6", "ROUNDS = 5"),
    PlantedBug("C91-11", "three phases", "figures.py", "PHASES = 4", "PHASES = 3"),
    PlantedBug(
        "C91-11", "anticlockwise", "state.py", "return (gang + 1) % GANGS", "return (gang + 3) % GANGS"
    ),
    PlantedBug(
        "C91-31", "never out", "phases.py", "return s.member_count[gang] == 0 and", "return gang > 4 and"
    ),
    PlantedBug("C91-31", "out with figures left", "phases.py", "s.reserve[gang] == 0 and ", ""),
    PlantedBug(
        "C91-31", "out with members left", "phases.py", "return s.member_count[gang] == 0 and ", "return "
    ),
    PlantedBug(
        "C91-31",
        "no payout for who is out",
        "buildings.py",
        "if in_play(s, gang):",
        "if in_play(s, gang) and s.member_count[gang] + s.reserve[gang] > 0:",
    ),
    PlantedBug("C91-32", "no payout", "phases.py", "        pay_income(s)\n", "        s.ending = 3\n"),
    PlantedBug(
        "C91-32",
        "payout before the goals",
        "phases.py",
        "    if find_winner(s):\n",
        "    if find_winner(s):\n        pay_income(s)\n",
    ),
    PlantedBug(
        "C91-32",
        "no hiring before phase B",
        "phases.py",
        "    if is_out(s, s.gang):\n        next_to_hire(s)",
        "    if s.phase > 0:\n        begin_turns(s)",
    ),
    PlantedBug("C91-33", "twofold", "figures.py", "SET_FACTOR = 3", "SET_FACTOR = 2"),
    PlantedBug(
        "C91-33",
        "any quarter's ones",
        "buildings.py",
        "owns(s, gang, ONES[gang][i])",
        "owns(s, gang, ONES[1][i])",
    ),
    PlantedBug("C91-33", "seven ones", "buildings.py", "range(len(ONES[gang]))", "range(1, len(ONES[gang]))"),
    PlantedBug("C91-33", "five twos", "buildings.py", "range(len(TWOS[gang]))", "range(len(TWOS[gang]) - 1)"),
    PlantedBug("C91-33", "twos as ones", "buildings.py", "(SET_FACTOR - 1) * 2 *", "(SET_FACTOR - 1) *"),
    PlantedBug("C91-34", "two casinos", "options.py", '"casinos_to_win": (3,', '"casinos_to_win": (2,'),
    PlantedBug("C91-34", "four casinos", "options.py", '"casinos_to_win": (3,', '"casinos_to_win": (4,'),
    PlantedBug("C91-34", "four 4ers", "figures.py", "TOP_MEMBERS_TO_WIN = 5", "TOP_MEMBERS_TO_WIN = 4"),
    PlantedBug("C91-34", "3ers count", "goals.py", "[i]) == MOST_RINGS", "[i]) >= MOST_RINGS - 1"),
    PlantedBug("C91-34", "seven square bars", "goals.py", "== len(SQUARE_BARS)", ">= len(SQUARE_BARS) - 1"),
    PlantedBug(
        "C91-34",
        "at the end of a round",
        "phases.py",
        "            if s.round_number == ROUNDS:\n",
        "            if s.round_number < ROUNDS and find_winner(s):\n                s.step = GAME_OVER\n"
        "            if s.round_number == ROUNDS:\n",
    ),
    PlantedBug("C91-35", "the latest wins", "goals.py", "since < longest", "since > longest"),
    PlantedBug("C91-35", "a break does not count", "goals.py", "s.since[player][goal] = 0\n", "pass\n"),
    PlantedBug("C91-35", "always since just now", "goals.py", "elif s.since[player][goal] == 0:", "else:"),
    PlantedBug("C91-35", "the highest of equals", "goals.py", "since < longest", "since <= longest"),
    PlantedBug(
        "C91-35",
        "duels are not judged",
        "duel.py",
        "    finish_step(s)\n    judge_goals(s)\n",
        "    finish_step(s)\n",
    ),
    PlantedBug(
        "C91-35",
        "assaults are not judged",
        "duel.py",
        "    finish_step(s)\n    judge_goals(s)\n",
        "    finish_step(s)\n",
    ),
    PlantedBug(
        "C91-35",
        "steps beside an assault wait",
        "movement.py",
        "        if is_new:\n",
        "        if is_new and not is_assault_on(s):\n",
    ),
    PlantedBug(
        "C91-35",
        "who is in an assault does not count",
        "goals.py",
        "count += s.attackers[MOST_RINGS - 1]",
        "count += 0",
    ),
    PlantedBug(
        "C91-35",
        "the lowest gang comes first",
        "goals.py",
        "s.steps_made * GANGS + behind",
        "s.steps_made * GANGS + player",
    ),
    PlantedBug("C91-36", "members count nothing", "scoring.py", "total += WORTH[", "total += 0 * WORTH["),
    PlantedBug("C91-36", "cash counts nothing", "scoring.py", "total += s.cash[gang]", "total += 0"),
    PlantedBug(
        "C91-36",
        "ties are broken",
        "scoring.py",
        "return out[other] > out[player]",
        "return out[other] >= out[player] and other < player",
    ),
    PlantedBug(
        "C91-36",
        "the richest is first",
        "scoring.py",
        "return player != other",
        "return out[other] > out[player]",
    ),
    PlantedBug(
        "C91-36",
        "no last payout",
        "phases.py",
        "if s.phase < PHASES or not s.sale_at_end:",
        "if s.phase < PHASES:",
    ),
    PlantedBug("C91-43", "no guard needed", "buildings.py", "not s.guarded_casinos or", "s.players > 0 or"),
    PlantedBug("C91-43", "always guarded", "buildings.py", "not s.guarded_casinos or ", ""),
    PlantedBug("C91-43", "bars need guards", "buildings.py", "not is_casino(field) or ", ""),
)
