"""A duel is followed die by die: by who fights, by who looks on, and by who looks back."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, Page, expect

import windycity as wc

from .conftest import OpenPage
from .playing import my_turn

KEEP_LABELS = """
window.seen = [];
new MutationObserver(() => {
  const told = document.querySelector(".board svg[role=group]")?.getAttribute("aria-label");
  if (told && told !== window.seen.at(-1)) window.seen.push(told);
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["aria-label"] });
"""
RESULT = re.compile("wins the duel|Both rolled")
MOTION = "no-preference"


def before_a_duel(game: str, *, in_assault: bool) -> wc.Match:
    """A game in which the next move of the seat that acts begins a duel; that move has been taken back."""
    match = wc.load(game).start(seed=1)
    while True:
        moved = match.roll() if match.actor == wc.CHANCE else match.play(match.ask("greedy"))
        view = match.view()
        if view["duel"] and moved.verb != "shows" and bool(view["assault"]) is in_assault:
            return match


def sit_down_before(page: Page, match: wc.Match) -> str:
    """At a new table that goes on just before the last move of a game; the move."""
    move, actor = match.moves[-1].text, match.turns[-1].actor
    record = page.request.post("/api/records", data={"id": "r", "record": match.record()}).json()["table"]
    seats = ["open" if seat == actor else "pigeon" for seat in range(len(match.names))]
    data = {
        "id": "t",
        "settings": {"game": match.rules.name, "options": dict(match.options), "seats": seats},
        "claims": [{"seat": actor, "name": "Ann"}],
        "go_on_from": {"table": record, "moves": len(match.turns) - 1},
    }
    page.goto(f"/table/{page.request.post('/api/tables', data=data).json()['table']}")
    return move


def type_move(page: Page, move: str) -> None:
    page.get_by_text("All moves").click()
    page.get_by_label("Type a move").fill(move)
    page.get_by_role("button", name="Play", exact=True).click()


def go_on_until(page: Page, there: Locator) -> None:
    """Let time pass on a page until something is there."""
    for _ in range(400):
        if there.count():
            return
        page.clock.run_for(200)
    raise AssertionError(f"there is no {there}")


def seen_of(lines: Sequence[str]) -> list[str]:
    """By the log, what has to be seen of every pair of dice, one after the other: the attacker's number, both
    numbers, and both beside what comes of them."""
    found: list[str] = []
    rolls = [line for line in lines if re.search(r"rolls \d\.|wins the duel|Both rolled", line)]
    for first, second, result in zip(rolls[::3], rolls[1::3], rolls[2::3], strict=True):
        (one, low), (other, high) = (re.findall(r"(\w+) rolls (\d)", each)[0] for each in (first, second))
        winner = re.findall(r"(\w+) wins the duel", result)
        dice = rf"{one.lower()} rolled {low}, {other.lower()} rolled {high}$"
        won = f"{winner[0].lower()} wins" if winner else "equal numbers"
        found += [
            rf"{other.lower()} shoots back.*{one.lower()} rolled {low}$",
            rf"{other.lower()} shoots back.*{dice}",
            rf"{won}.*{dice}",
        ]
    assert found
    return found


def follows(seen: Sequence[str], wanted: Sequence[str]) -> bool:
    """Whether there is something for everything that is wanted, in its order."""
    left = iter(seen)
    return all(any(re.search(each, told) for told in left) for each in wanted)


@pytest.mark.parametrize(("game", "in_assault"), [("chicago91", False), ("chicago86", True)])
def test_both_dice_are_seen_to_fall_and_then_who_has_won(
    open_page: OpenPage, game: str, in_assault: bool
) -> None:
    ann, eve, still = (open_page(reduced_motion=motion) for motion in (MOTION, MOTION, "reduce"))
    for page in (ann, eve):
        page.add_init_script(KEEP_LABELS)
        page.clock.install()
    move = sit_down_before(ann, before_a_duel(game, in_assault=in_assault))
    my_turn(ann)
    for page in (eve, still):
        page.goto(ann.url)
        expect(page.get_by_text("You look on.")).to_be_visible()
    type_move(ann, move)
    for page in (ann, eve):
        log = page.locator("#panel li")
        go_on_until(page, log.filter(has_text=RESULT))
        told = log.all_inner_texts()
        assert follows(page.evaluate("window.seen"), seen_of(told))
    expect(still.locator("#panel li").filter(has_text=RESULT).first).to_be_attached()


def test_a_tie_is_seen_by_who_looks_back(open_page: OpenPage) -> None:
    match = before_a_duel("chicago86", in_assault=True)
    before = len(match.turns)
    for _ in ("attacker", "defender"):
        match.play("shows 5")
    while match.view()["duel"] is not None and match.actor == wc.CHANCE:
        match.roll()
    told = [line.text for line in match.log(before)]
    assert told[2].startswith("Both rolled 5")
    page = open_page(reduced_motion=MOTION)
    page.add_init_script(KEEP_LABELS)
    page.clock.install()
    record = page.request.post("/api/records", data={"id": "r", "record": match.record()}).json()["table"]
    page.goto(f"/replay/{record}?move={before}")
    for number in range(before, len(match.turns)):
        page.get_by_role("button", name="One move on").click()
        line = next(each.text for each in match.log(number, number + 1))
        go_on_until(page, page.locator(".lines").get_by_text(str(line)))
    assert follows(page.evaluate("window.seen"), seen_of(told))
