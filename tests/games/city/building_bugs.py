"""Bugs to plant in building, and in sales between players."""

from __future__ import annotations

BUILDING_BUGS = (
    ("CTY-15", "a store for 4", "figures.py", "OPEN_PRICE = (3, 5)", "OPEN_PRICE = (3, 4)"),
    ("CTY-15", "a store extended for 2", "figures.py", "EXTEND_PRICE = (2, 3)", "EXTEND_PRICE = (2, 2)"),
    (
        "CTY-15",
        "extensions on credit",
        "building.py",
        "s.account[s.turn] >= EXTEND_PRICE[IS_STORE[house]]",
        "s.account[s.turn] > 0",
    ),
    (
        "CTY-15",
        "two stores a turn",
        "building.py",
        "if s.owner[house] != NOBODY or (IS_STORE[house] and s.store_opened):",
        "if s.owner[house] != NOBODY:",
    ),
    (
        "CTY-15",
        "no store after a shop",
        "building.py",
        "    if IS_STORE[house]:\n        s.store_opened = 1\n",
        "    s.store_opened = 1\n",
    ),
    ("CTY-15", "one store a game", "course.py", "    s.store_opened = 0\n", ""),
    (
        "CTY-15",
        "one building a turn",
        "course.py",
        "        build(s, code)\n",
        "        build(s, code)\n        if s.step == BUILD:\n            end_turn(s)\n",
    ),
    ("CTY-15", "six on a house", "figures.py", "MOST_ON_A_HOUSE = 5", "MOST_ON_A_HOUSE = 6"),
    (
        "CTY-15",
        "the houses of others are extended",
        "building.py",
        "if s.owner[house] != s.turn or",
        "if s.owner[house] == NOBODY or",
    ),
    (
        "CTY-15",
        "a thirteenth mark",
        "building.py",
        "s.free_marks[s.turn] > 0 and s.account[s.turn] >= OPEN",
        "s.account[s.turn] >= OPEN",
    ),
)

SALE_BUGS = (
    ("CTY-20", "in the plain game", "building.py", "    if s.sales:\n", "    if s.players > 1:\n"),
    (
        "CTY-20",
        "up to the account of the player on turn",
        "building.py",
        "most = s.account[buyer_of(s)]",
        "most = s.account[s.turn]",
    ),
    ("CTY-20", "declining does not help", "building.py", "    if code == ACCEPT:\n", "    if price > 0:\n"),
    (
        "CTY-20",
        "a buyer without points",
        "building.py",
        " or s.account[buyer] < 1:",
        ":",
    ),
    (
        "CTY-20",
        "one free mark is enough",
        "building.py",
        "s.free_marks[buyer] >= s.marks[house]",
        "s.free_marks[buyer] > 0",
    ),
    ("CTY-20", "one mark changes hands", "building.py", "    count = s.marks[house]\n", "    count = 1\n"),
    (
        "CTY-20",
        "nobody wins by a sale",
        "building.py",
        "    move_account(s, seller, price)\n",
        "    s.account[seller] += price\n",
    ),
    (
        "CTY-20",
        "a store bought is a store opened",
        "building.py",
        "    s.account[buyer] -= price\n",
        "    s.account[buyer] -= price\n    if IS_STORE[house]:\n        s.store_opened = 1\n",
    ),
    (
        "CTY-20",
        "four houses are not for sale",
        "building.py",
        "    if s.proposals == PROPOSALS or",
        (
            "    left = 0\n    for other in range(HOUSES):\n        if s.owner[other] == s.owner[house]:\n"
            "            left += 1\n    if left <= 4 or s.proposals == PROPOSALS or"
        ),
    ),
    (
        "CTY-20",
        "declined ones do not count",
        "building.py",
        "        hand_over(s, house, buyer, price)\n",
        "        hand_over(s, house, buyer, price)\n    else:\n        s.proposals -= 1\n",
    ),
    ("CTY-20", "three proposals a game", "course.py", "    s.proposals = 0\n", ""),
)
