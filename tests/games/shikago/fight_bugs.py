"""Bugs to plant in the rules of Shikago: control, fights and funerals."""

from __future__ import annotations

FIGHT_BUGS = (
    ("SHI-09", "ties control", "control.py", "[other] >= s.henchmen", "[other] > s.henchmen"),
    (
        "SHI-09",
        "D does not count",
        "control.py",
        "in range(BOSSES):\n        if other != boss and s.henchmen[area][other] >=",
        "in range(3):\n        if other != boss and s.henchmen[area][other] >=",
    ),
    (
        "SHI-09",
        "more than all others together",
        "control.py",
        (
            "    for other in range(BOSSES):\n"
            "        if other != boss and s.henchmen[area][other] >= s.henchmen[area][boss]:\n"
        ),
        "    for _ in range(1):\n        if 2 * s.henchmen[area][boss] <= sum(s.henchmen[area]):\n",
    ),
    (
        "SHI-09",
        "the hand counts",
        "control.py",
        ">= s.henchmen[area][boss]:",
        ">= s.henchmen[area][boss] + s.hand[boss]:",
    ),
    ("SHI-10", "a third of the attackers", "fighting.py", "(attackers - defenders) // 2", "attackers // 3"),
    (
        "SHI-10",
        "more groups than defenders",
        "fighting.py",
        "min(defenders, (attackers - defenders) // 2)",
        "(attackers - defenders) // 2",
    ),
    (
        "SHI-10",
        "two are as good as three",
        "fighting.py",
        "(attackers - defenders) // 2",
        "(attackers - defenders + 1) // 2",
    ),
    ("SHI-10", "one to one without loss", "fighting.py", "bury(s, s.boss, one)", "bury(s, s.boss, 0)"),
    (
        "SHI-10",
        "three to one with a loss",
        "fighting.py",
        "bury(s, s.boss, one)",
        "bury(s, s.boss, one + three)",
    ),
    ("SHI-10", "three to one kills nobody", "fighting.py", "three + one)", "one)"),
    (
        "SHI-10",
        "without control",
        "fighting.py",
        "controlled = controlled_areas(s, s.boss)",
        "controlled = 255",
    ),
    ("SHI-10", "with oneself", "fighting.py", "boss == s.boss or ", ""),
    ("SHI-10", "over and over", "fighting.py", "& 1 != 0", "& 1 > 1"),
    ("SHI-10", "one opponent an area", "fighting.py", "|= 1 << s.opponent", "|= 15"),
    (
        "SHI-10",
        "one area an opponent",
        "fighting.py",
        "    s.fought[s.fight_area] |= 1 << s.opponent\n",
        "    for area in range(AREAS):\n        s.fought[area] |= 1 << s.opponent\n",
    ),
    ("SHI-10", "never again", "course.py", "s.fought[area] = 0", "s.fought[area] += 0"),
    (
        "SHI-10",
        "once for all bosses of a turn",
        "course.py",
        "s.fought[area] = 0",
        "s.fought[area] *= int(s.acted > 0)",
    ),
    (
        "SHI-10",
        "some group must fight",
        "fighting.py",
        "for one in range(most + 1):",
        "for one in range(int(three == 0), most + 1):",
    ),
    ("SHI-10", "wrong clause", "refusals.py", '"SHI-10", say("The division', '"SHI-11", say("The division'),
    ("SHI-11", "funerals of 1,000", "areas.py", "BAIL, FUNERAL = 2, 2", "BAIL, FUNERAL = 2, 1"),
    ("SHI-11", "the dead come to the hand", "fighting.py", "s.pool[boss] += dead", "s.hand[boss] += dead"),
    ("SHI-11", "on credit", "fighting.py", "min(pairs(s), s.cash[s.boss] // FUNERAL)", "pairs(s)"),
    (
        "SHI-11",
        "the other must have it",
        "fighting.py",
        "s.cash[s.boss] // FUNERAL)",
        "min(s.cash[s.boss], s.cash[s.opponent]) // FUNERAL)",
    ),
    ("SHI-11", "a debt", "fighting.py", "min(dead, s.cash[boss] // FUNERAL)", "dead"),
    (
        "SHI-11",
        "all that is left",
        "fighting.py",
        "FUNERAL * min(dead, s.cash[boss] // FUNERAL)",
        "min(FUNERAL * dead, s.cash[boss])",
    ),
    (
        "SHI-11",
        "all or nothing",
        "fighting.py",
        "min(dead, s.cash[boss] // FUNERAL)",
        "dead * (s.cash[boss] >= FUNERAL * dead)",
    ),
    ("SHI-11", "wrong clause", "refusals.py", '"SHI-11", sentence', '"SHI-10", sentence'),
)
