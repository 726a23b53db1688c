"""Bugs to plant in purchases, accounts, forced sales and arcades."""

from __future__ import annotations

SHOPPING_BUGS = (
    (
        "CTY-11",
        "marks are added",
        "shopping.py",
        "VALUE[customer] * s.marks[house]",
        "VALUE[customer] + s.marks[house] - 1",
    ),
    ("CTY-11", "Rocco pays", "shopping.py", "amount = VALUE[customer]", "amount = abs(VALUE[customer])"),
    (
        "CTY-11",
        "the mover earns",
        "shopping.py",
        "move_account(s, s.owner[house], purchase(s, customer))",
        "move_account(s, s.turn, purchase(s, customer))",
    ),
    (
        "CTY-11",
        "it shops where it comes from",
        "course.py",
        "        move(s, code)\n        shop(s, moved_customer(code))\n",
        "        shop(s, moved_customer(code))\n        move(s, code)\n",
    ),
    (
        "CTY-11",
        "who stands before a shop shops again",
        "shopping.py",
        "customer != moved and IS_RED[field] and",
        "customer != moved and",
    ),
    ("CTY-12", "twice where it was moved", "shopping.py", "customer != moved and IS_RED", "IS_RED"),
    (
        "CTY-12",
        "the stores of others earn for the mover",
        "shopping.py",
        "owns_front(s, s.turn, field)",
        "s.owner[HOUSE_AT[field]] != NOBODY",
    ),
    (
        "CTY-12",
        "after a pass too",
        "course.py",
        "    if code == PASS:\n        s.step = BUILD\n",
        "    if code == PASS:\n        shop(s, 0)\n",
    ),
    (
        "CTY-12",
        "not beside a purchase of one's own",
        "shopping.py",
        "s.pending += purchase(s, customer)",
        "s.pending = purchase(s, customer)",
    ),
    ("CTY-13", "from the third round", "shopping.py", "s.round_number == 0", "s.round_number <= 1"),
    ("CTY-13", "moving changes nothing", "moving.py", "    s.unmoved[customer] = 0\n", ""),
    ("CTY-13", "the setup is forgotten", "setting.py", "    s.unmoved[customer] = 1\n", ""),
    ("CTY-13", "rounds begin with who was drawn", "course.py", "s.turn == s.starter", "s.turn == s.first"),
    (
        "CTY-13",
        "an opened store earns at once",
        "course.py",
        "        build(s, code)\n",
        (
            "        was_opened = s.store_opened\n        build(s, code)\n"
            "        if s.store_opened > was_opened:\n            shop(s, 0)\n"
        ),
    ),
    (
        "CTY-14",
        "accounts fall below the start",
        "accounts.py",
        "        s.account[seat] = 0\n        s.victim = seat\n",
        "        s.victim = seat\n",
    ),
    (
        "CTY-14",
        "who cannot pay all pays nothing",
        "accounts.py",
        "        s.account[seat] = 0\n        s.victim = seat\n",
        "        s.account[seat] -= amount\n        s.victim = seat\n",
    ),
)

FORCED_SALE_BUGS = (
    ("CTY-18", "in the plain game", "accounts.py", "if s.forced_sale and can_sell(s):", "if can_sell(s):"),
    ("CTY-18", "rounded down", "figures.py", "OPEN_REFUND = (2, 3)", "OPEN_REFUND = (1, 2)"),
    (
        "CTY-18",
        "the whole damage is owed",
        "accounts.py",
        "s.owed = -s.account[seat]",
        "s.owed = -amount",
    ),
    ("CTY-18", "the mover chooses", "course.py", "        return s.victim\n", "        return s.turn\n"),
    (
        "CTY-18",
        "all that can be sold",
        "accounts.py",
        "    if s.owed > 0 and can_sell(s):\n",
        "    if can_sell(s):\n",
    ),
    (
        "CTY-18",
        "three houses are safe",
        "accounts.py",
        "may_close = houses_of(s, s.victim) > FIRST_HOUSES",
        "may_close = houses_of(s, s.victim) >= FIRST_HOUSES",
    ),
    (
        "CTY-18",
        "all extensions before any house",
        "accounts.py",
        "    may_close = houses_of(s, s.victim) > FIRST_HOUSES\n    for house in range(HOUSES):\n",
        (
            "    may_close = houses_of(s, s.victim) > FIRST_HOUSES\n    for house in range(HOUSES):\n"
            "        if s.owner[house] == s.victim and s.marks[house] > 1:\n            may_close = False\n"
            "    for house in range(HOUSES):\n"
        ),
    ),
    (
        "CTY-18",
        "a surplus is lost",
        "accounts.py",
        "        s.account[s.victim] -= s.owed\n",
        "        s.owed = 0\n",
    ),
    (
        "CTY-18",
        "the marks are lost",
        "accounts.py",
        "    s.free_marks[s.owner[house]] += 1\n",
        "",
    ),
    (
        "CTY-18",
        "the mover's account does not wait",
        "shopping.py",
        "    if s.step == BUILD:\n        move_pending(s)\n",
        "    if s.winner == NOBODY:\n        move_pending(s)\n",
    ),
)

ARCADE_BUGS = (
    ("CTY-19", "five at every table", "figures.py", "(0, 0, 5, 5, 5, 4, 4)", "(0, 0, 5, 5, 5, 5, 5)"),
    ("CTY-19", "in the plain game", "shopping.py", "if s.arcades and VALUE", "if VALUE"),
    ("CTY-19", "a point for each mark", "shopping.py", "amount += 1", "amount += s.marks[house]"),
    ("CTY-19", "Rocco costs less", "shopping.py", " and VALUE[customer] > 0 and is_in", " and is_in"),
    (
        "CTY-19",
        "not who stands before a store",
        "shopping.py",
        "total += purchase(s, customer)",
        "total += VALUE[customer] * s.marks[HOUSE_AT[field]]",
    ),
    (
        "CTY-19",
        "a store ends the row",
        "board.py",
        "    return tuple(steps.get(field, NO_FIELD) for field in range(FIELDS))",
        "    return tuple(NO_FIELD if IS_RED[f] else steps.get(f, NO_FIELD) for f in range(FIELDS))",
    ),
    (
        "CTY-19",
        "the houses of others count",
        "arcade.py",
        "s.owner[HOUSE_AT[field]] == seat",
        "s.marks[HOUSE_AT[field]] > 0",
    ),
)
