"""Bugs to plant in the rules of Don, each against a clause whose tests must notice it."""

from __future__ import annotations

from ..planting import PlantedBug

BUGS = (
    PlantedBug("DON-01", "eleven tokens", "cards.py", "START_TOKENS = 12", "START_TOKENS = 11"),
    PlantedBug("DON-01", "two can play", "options.py", "range(3, 7)", "range(2, 7)"),
    PlantedBug("DON-01", "six cannot play", "options.py", "range(3, 7)", "range(3, 6)"),
    PlantedBug("DON-01", "players see all tokens", "view.py", "or seat == other", "or seat is not None"),
    PlantedBug("DON-01", "spectators see tokens", "view.py", "or seat == other", "or seat in (other, None)"),
    PlantedBug("DON-01", "not even one's own", "view.py", " or seat == other", ""),
    PlantedBug("DON-01", "open money is ignored", "view.py", "bool(s.open_money) or ", ""),
    PlantedBug("DON-01", "hidden after the end", "view.py", "s.step == GAME_OVER or ", ""),
    PlantedBug("DON-02", "nine stands twice only", "cards.py", "red     0 1 4 8 9", "red     0 1 4 8 2"),
    PlantedBug(
        "DON-02",
        "another deal",
        "cards.py",
        "red     0 1 4 8 9\n    blue    2 3 5 6 7",
        "red     0 1 4 8 2\n    blue    9 3 5 6 7",
    ),
    PlantedBug("DON-03", "one, three, two", "cards.py", "LOT_SIZES = (1, 2, 3)", "LOT_SIZES = (1, 3, 2)"),
    PlantedBug("DON-03", "fourteen rounds", "cards.py", "ROUNDS = 15", "ROUNDS = 14"),
    PlantedBug(
        "DON-03",
        "always one card",
        "opening.py",
        "LOT_SIZES[s.round_number % len(LOT_SIZES)]",
        "LOT_SIZES[0]",
    ),
    PlantedBug("DON-04", "an equal bid will do", "auction.py", "return s.high + 1", "return max(s.high, 1)"),
    PlantedBug(
        "DON-04", "a pass is not for good", "auction.py", "s.passed[s.turn] = 1", "s.passed[s.turn] = 0"
    ),
    PlantedBug(
        "DON-04",
        "the last seat cannot open",
        "auction.py",
        "s.bidders_left == 0 or (s.bidders_left == 1 and s.bidder != NOBODY)",
        "s.bidders_left <= 1",
    ),
    PlantedBug(
        "DON-04",
        "the highest bidder is asked again",
        "auction.py",
        " or (s.bidders_left == 1 and s.bidder != NOBODY)",
        "",
    ),
    PlantedBug(
        "DON-04",
        "pass only without a bid",
        "auction.py",
        "    out[n] = PASS\n    return n + 1",
        "    out[n] = PASS\n    return max(n, 1)",
    ),
    PlantedBug("DON-04", "seat A always opens", "bidding.py", "opener = s.first", "opener = 0"),
    PlantedBug(
        "DON-04",
        "anticlockwise",
        "state.py",
        "    if seat + 1 == s.players:\n        return 0\n    return seat + 1",
        "    if seat == 0:\n        return s.players - 1\n    return seat - 1",
    ),
    PlantedBug(
        "DON-04",
        "one card of the lot",
        "bidding.py",
        "            lay_before(s, card, seat)\n",
        "            lay_before(s, card, seat)\n            break\n",
    ),
    PlantedBug("DON-04", "wrong clause", "refusals.py", ' BID: ("DON-04"', ' BID: ("DON-06"'),
    PlantedBug(
        "DON-04",
        "wrong clause for a low bid",
        "refusals.py",
        '"DON-04", say("{bid} does',
        '"DON-07", say("{bid} does',
    ),
    PlantedBug(
        "DON-05", "zero never", "auction.py", "s.high == NO_BID and not zero_allowed", "s.high == NO_BID"
    ),
    PlantedBug("DON-05", "zero always", "auction.py", "and not zero_allowed", "and zero_allowed > 1"),
    PlantedBug("DON-05", "a zero is no bid", "bidding.py", "if s.bidder == NOBODY", "if s.high <= 0"),
    PlantedBug("DON-05", "on by default", "options.py", '"zero_bid", False', '"zero_bid", True'),
    PlantedBug("DON-05", "wrong clause", "refusals.py", 'Refusal("DON-05"', 'Refusal("DON-07"'),
    PlantedBug(
        "DON-06", "the last who passed", "bidding.py", "award_lot(s, s.opener)", "award_lot(s, s.turn)"
    ),
    PlantedBug(
        "DON-06",
        "the pot goes with it",
        "bidding.py",
        "        award_lot(s, s.opener)",
        "        s.tokens[s.opener] += s.pot\n        s.pot = 0\n        award_lot(s, s.opener)",
    ),
    PlantedBug(
        "DON-06",
        "the pot is paid out",
        "bidding.py",
        "        award_lot(s, s.opener)",
        "        s.bidder = s.opener\n        s.high = 0\n        pay_out(s)\n        award_lot(s, s.opener)",
    ),
    PlantedBug(
        "DON-07",
        "one token too many",
        "auction.py",
        "min(s.tokens[turn], HIGHEST_BID) + 1",
        "min(s.tokens[turn], HIGHEST_BID) + 2",
    ),
    PlantedBug(
        "DON-07",
        "not one's last token",
        "auction.py",
        "min(s.tokens[turn], HIGHEST_BID) + 1",
        "min(s.tokens[turn], HIGHEST_BID)",
    ),
    PlantedBug("DON-07", "wrong clause", "refusals.py", 'Refusal("DON-07"', 'Refusal("DON-04"'),
    PlantedBug(
        "DON-08",
        "one-digit bids only",
        "auction.py",
        "return s.holdings[seat][bid % 10] != 0",
        "return bid < 10 and s.holdings[seat][bid] != 0",
    ),
    PlantedBug("DON-08", "the first digit bars", "auction.py", "[bid % 10]", "[bid // 10 or bid]"),
    PlantedBug("DON-08", "only a pair bars", "auction.py", "[bid % 10] != 0", "[bid % 10] > 1"),
    PlantedBug(
        "DON-08",
        "two-digit bids are free",
        "auction.py",
        "if s.holdings[turn][digit] == 0:",
        "if bid >= 10 or s.holdings[turn][digit] == 0:",
    ),
    PlantedBug("DON-08", "counted from the first raise", "auction.py", "digit = lowest % 10", "digit = 0"),
    PlantedBug("DON-08", "wrong clause", "refusals.py", 'Refusal("DON-08"', 'Refusal("DON-07"'),
    PlantedBug("DON-09", "nothing is paid", "bidding.py", "s.tokens[s.bidder] -= s.high", "pass"),
    PlantedBug("DON-09", "the first player stays", "bidding.py", "    s.first = seat\n", ""),
    PlantedBug(
        "DON-09", "the opener gets it", "bidding.py", "award_lot(s, s.bidder)", "award_lot(s, s.opener)"
    ),
    PlantedBug(
        "DON-10",
        "every owner shares",
        "payout.py",
        "s.holdings[seat][digit] == most",
        "(s.holdings[seat][digit] > 0) == (most > 0)",
    ),
    PlantedBug(
        "DON-10", "the first digit decides", "payout.py", "digit = s.high % 10", "digit = int(str(s.high)[0])"
    ),
    PlantedBug(
        "DON-10",
        "cards just won count",
        "bidding.py",
        "        pay_out(s)\n        award_lot(s, s.bidder)",
        "        award_lot(s, s.bidder)\n        s.bidder = NOBODY\n        pay_out(s)",
    ),
    PlantedBug("DON-11", "the winner shares", "payout.py", "seat != s.bidder and ", ""),
    PlantedBug(
        "DON-11",
        "it goes into the pot",
        "payout.py",
        "share = (s.high + s.pot) // receivers",
        "share = (s.high + s.pot) // receivers if most else 0",
    ),
    PlantedBug(
        "DON-12", "the rest is lost", "payout.py", "s.pot = s.high + s.pot - share * receivers", "s.pot = 0"
    ),
    PlantedBug(
        "DON-12",
        "the pot is never paid out",
        "payout.py",
        "share = (s.high + s.pot) // receivers",
        "share = s.high // receivers",
    ),
    PlantedBug(
        "DON-12",
        "rounded up",
        "payout.py",
        "(s.high + s.pot) // receivers",
        "-(-(s.high + s.pot) // receivers)",
    ),
    PlantedBug(
        "DON-12", "digit of the sum", "payout.py", "digit = s.high % 10", "digit = (s.high + s.pot) % 10"
    ),
    PlantedBug("DON-13", "five score fourteen", "cards.py", "6, 10, 15)", "6, 10, 14)"),
    PlantedBug("DON-13", "one is worth nothing", "cards.py", "(0, 1, 3,", "(0, 0, 3,"),
    PlantedBug("DON-13", "a bonus of one", "cards.py", "BONUS = 2", "BONUS = 1"),
    PlantedBug(
        "DON-13",
        "no bonus for a tie",
        "scoring.py",
        "if s.tokens[other] > s.tokens[seat]",
        "if other != seat and s.tokens[other] >= s.tokens[seat]",
    ),
    PlantedBug(
        "DON-13",
        "the lower sum wins",
        "scoring.py",
        "digit_sum(s, other) > digit_sum(s, seat)",
        "digit_sum(s, other) < digit_sum(s, seat)",
    ),
    PlantedBug(
        "DON-13", "ties stay", "scoring.py", "return digit_sum(s, other) > digit_sum(s, seat)", "return False"
    ),
    PlantedBug(
        "DON-13",
        "ties go by seat",
        "scoring.py",
        "return digit_sum(s, other) > digit_sum(s, seat)",
        "return (digit_sum(s, other), seat) > (digit_sum(s, seat), other)",
    ),
    PlantedBug(
        "DON-13",
        "the last winner takes the pot",
        "course.py",
        "        s.step = GAME_OVER\n",
        "        s.tokens[s.first] += s.pot\n        s.step = GAME_OVER\n",
    ),
    PlantedBug("DON-13", "wrong clause", "refusals.py", 'GAME_OVER: ("DON-13"', 'GAME_OVER: ("DON-03"'),
    PlantedBug("DON-14", "off by default", "options.py", '"side_auctions", True', '"side_auctions", False'),
    PlantedBug(
        "DON-14", "cannot be switched off", "side_auction.py", "if not s.side_auctions:", "if s.step == 0:"
    ),
    PlantedBug(
        "DON-14",
        "the seller bids",
        "side_auction.py",
        "seat_bidders(s, s.seller)",
        "seat_bidders(s, NOBODY)",
    ),
    PlantedBug("DON-14", "the first player opens", "side_auction.py", "next_seat(s, s.seller))", "s.first)"),
    PlantedBug(
        "DON-14", "zero can be bid", "side_auction.py", "lowest_raise(s, 0)", "lowest_raise(s, s.zero_bid)"
    ),
    PlantedBug(
        "DON-14", "paid into the pot", "side_auction.py", "s.tokens[s.seller] += s.high", "s.pot += s.high"
    ),
    PlantedBug(
        "DON-14",
        "the pot goes to the seller",
        "side_auction.py",
        "s.tokens[s.seller] += s.high",
        "s.tokens[s.seller] += s.high + s.pot\n    s.pot = 0",
    ),
    PlantedBug(
        "DON-14",
        "the buyer becomes first player",
        "side_auction.py",
        "            sell_to_bidder(s)\n        clear_auction(s)",
        "            sell_to_bidder(s)\n            s.first = s.bidder\n        clear_auction(s)",
    ),
    PlantedBug(
        "DON-14",
        "who sold nothing is asked again",
        "side_auction.py",
        "            sell_to_bidder(s)\n        clear_auction(s)\n        ask_next_seller(s)",
        "            sell_to_bidder(s)\n            ask_next_seller(s)\n        s.step = OFFER",
    ),
    PlantedBug(
        "DON-14",
        "only the first player may sell",
        "side_auction.py",
        "if s.owner[card] == seat:",
        "if s.owner[card] == seat and s.asked == 0:",
    ),
    PlantedBug("DON-14", "seat A is asked first", "state.py", "seat = s.first + s.asked", "seat = s.asked"),
    PlantedBug("DON-14", "wrong clause", "refusals.py", ' OFFER: ("DON-14"', ' OFFER: ("DON-15"'),
    PlantedBug("DON-15", "on by default", "options.py", '"swap", False', '"swap", True'),
    PlantedBug("DON-15", "asked with nothing to swap", "swap.py", "owners >= 2", "owners >= 0"),
    PlantedBug("DON-15", "one owner is enough", "swap.py", "owners >= 2", "owners >= 1"),
    PlantedBug("DON-15", "all must own", "swap.py", "owners >= 2", "owners == s.players"),
    PlantedBug(
        "DON-15", "nothing to give", "swap.py", "if s.districts[seat] == 0:", "if s.districts[seat] < 0:"
    ),
    PlantedBug("DON-15", "from the deck too", "swap.py", "s.owner[card] < s.players and ", ""),
    PlantedBug("DON-15", "with oneself", "swap.py", " and s.owner[card] != seat", ""),
    PlantedBug(
        "DON-15",
        "what a swapper has cannot be taken",
        "swap.py",
        "s.owner[card] != seat:",
        "s.owner[card] != seat and not s.barred[s.owner[card]]:",
    ),
    PlantedBug(
        "DON-15",
        "what was taken is given back",
        "swap.py",
        "if s.owner[card] == seat:",
        "if s.owner[card] == seat or card == s.card:",
    ),
    PlantedBug("DON-15", "swappers bid", "swap.py", "s.barred[seat] = 1", "s.barred[seat] = 0"),
    PlantedBug("DON-15", "barred for good", "course.py", "s.barred[seat] = 0", "s.barred[seat] += 0"),
    PlantedBug(
        "DON-15",
        "all swapped: the last seat gets it",
        "bidding.py",
        "award_lot(s, s.first)",
        "award_lot(s, s.players - 1)",
    ),
    PlantedBug(
        "DON-15", "the swapper gets it", "bidding.py", "award_lot(s, s.opener)", "award_lot(s, s.first)"
    ),
    PlantedBug(
        "DON-15",
        "swappers earn nothing",
        "payout.py",
        "seat != s.bidder and ",
        "seat != s.bidder and not s.barred[seat] and ",
    ),
    PlantedBug(
        "DON-15",
        "left out where side auctions are held",
        "side_auction.py",
        "    if s.asked == s.players:\n        begin_swaps(s)",
        "    if s.asked == s.players:\n        begin_swaps(s)\n        s.step = OFFER + 4",
    ),
    PlantedBug("DON-15", "wrong clause", "refusals.py", 'SWAP_TAKE: ("DON-15"', 'SWAP_TAKE: ("DON-14"'),
    PlantedBug("DON-16", "on by default", "options.py", '"penalties", False', '"penalties", True'),
    PlantedBug(
        "DON-16", "one number short", "bidding.py", "START_TOKENS * s.players + 1", "START_TOKENS * s.players"
    ),
    PlantedBug("DON-16", "the last one errs too", "bidding.py", "s.may_bid_count > 1", "s.may_bid_count > 0"),
    PlantedBug("DON-16", "passes count as barred", "bidding.py", "s.may_bid_count > 1", "s.bidders_left > 1"),
    PlantedBug("DON-16", "the token vanishes", "bidding.py", "s.pot += 1", "pass"),
    PlantedBug(
        "DON-16",
        "no second try",
        "bidding.py",
        "        s.pot += 1\n",
        "        s.pot += 1\n        pass_bid(s)\n",
    ),
    PlantedBug(
        "DON-16",
        "free tries without tokens",
        "bidding.py",
        "    if s.tokens[s.turn] == 0:\n        pass_bid(s)",
        "    if s.tokens[s.turn] == 0:\n        return",
    ),
    PlantedBug(
        "DON-16",
        "the last token is spared",
        "bidding.py",
        "if s.tokens[s.turn] == 0:",
        "if s.tokens[s.turn] <= 1:",
    ),
    PlantedBug(
        "DON-16",
        "the digit of a bid above the tokens is not judged",
        "bidding.py",
        "elif owns_digit(s, s.turn, code - BID_0):",
        "elif owns_digit(s, s.turn, code - BID_0) and code - BID_0 <= s.tokens[s.turn]:",
    ),
    PlantedBug(
        "DON-16",
        "tokens are checked at once",
        "bidding.py",
        "    else:\n        place_bid(s, code - BID_0)",
        "    elif code - BID_0 > s.tokens[s.turn]:\n        pass_bid(s)\n"
        "    else:\n        place_bid(s, code - BID_0)",
    ),
    PlantedBug(
        "DON-16", "all one's tokens are too many", "bidding.py", "s.high > s.tokens", "s.high >= s.tokens"
    ),
    PlantedBug("DON-16", "not barred", "bidding.py", "s.barred[s.bidder] = 1", "s.barred[s.bidder] = 0"),
    PlantedBug(
        "DON-16",
        "no district is lost",
        "bidding.py",
        "s.districts[s.bidder] > 0",
        "s.districts[s.bidder] > 9",
    ),
    PlantedBug(
        "DON-16", "the district joins the lot", "bidding.py", "s.owner[card] = GONE", "s.owner[card] = LOT"
    ),
    PlantedBug("DON-16", "it still counts", "bidding.py", "    take_from(s, card, s.turn)\n", ""),
    PlantedBug(
        "DON-16",
        "the old bid still stands",
        "auction.py",
        "    s.high = NO_BID\n    s.bidder = NOBODY\n    s.opener = opener",
        "    s.bidder = NOBODY\n    s.opener = opener",
    ),
    PlantedBug(
        "DON-16", "the barred gets it", "bidding.py", "award_lot(s, s.opener)", "award_lot(s, s.first)"
    ),
    PlantedBug(
        "DON-16",
        "barred players earn nothing",
        "payout.py",
        "seat != s.bidder and ",
        "seat != s.bidder and not s.barred[seat] and ",
    ),
    PlantedBug(
        "DON-16",
        "side auctions take bids above the tokens",
        "side_auction.py",
        "    return list_honest_bids(s, out, lowest_raise(s, 0))",
        "    s.tokens[s.turn] += 5 * s.penalties\n"
        "    n = list_honest_bids(s, out, lowest_raise(s, 0))\n"
        "    s.tokens[s.turn] -= 5 * s.penalties\n"
        "    return n",
    ),
    PlantedBug(
        "DON-16",
        "own digits are listed where only legal bids can be made",
        "auction.py",
        "if s.holdings[turn][digit] == 0:",
        "if s.penalties or s.holdings[turn][digit] == 0:",
    ),
    PlantedBug("DON-16", "wrong clause", "refusals.py", 'DISCARD: ("DON-16"', 'DISCARD: ("DON-04"'),
    PlantedBug("DON-17", "seat A begins", "course.py", "s.first = code - FIRST", "s.first = 0"),
    PlantedBug("DON-17", "a loaded draw", "course.py", "    return 1\n", "    return 1 + code % 2\n"),
    PlantedBug(
        "DON-17", "an empty chair", "course.py", "    return s.players\n", "    return s.players - 1\n"
    ),
    PlantedBug("DON-17", "cards come again", "opening.py", "== UNSEEN", "!= LOT"),
    PlantedBug("DON-17", "the same card twice", "opening.py", "== UNSEEN", "in (UNSEEN, LOT)"),
    PlantedBug("DON-17", "wrong clause", "refusals.py", 'FIRST_PLAYER: ("DON-17"', 'FIRST_PLAYER: ("DON-04"'),
)
