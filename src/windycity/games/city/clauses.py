"""The rules of City in our own words, by clause."""

from __future__ import annotations

from ...kernel import Clause, Ending, say

CLAUSES = (
    Clause(
        "CTY-01",
        "Two to six players have twelve trade marks each and an account that begins at the start. The "
        "goal is 35 steps away.",
        "Spielvorbereitungen",
    ),
    Clause(
        "CTY-02",
        "Seven customers walk through the city. The black Bonzo is worth 3 points, two blue ones 2 each, "
        "three brown ones 1 each, and the red Rocco costs 2.",
        "Spielvorbereitungen",
    ),
    Clause(
        "CTY-03",
        "A ring of 28 fields and two streets that cross in the middle make 39 fields. The four corners "
        "and the four fields where a cross street meets the ring are red and lie before department "
        "stores. Every other field but the crossing lies before one shop. A house has one front field, "
        "also inside the ring.",
        "",
    ),
    Clause(
        "CTY-04",
        "Chance draws the first player. From there clockwise each puts a customer of choice on a free "
        "field and turns it to any exit, until all seven stand. Going on clockwise, each marks a free "
        "house, until everybody has four, at most one of them a department store. The next player has the "
        "first turn.",
        "Aufstellen; Aufbau",
    ),
    Clause(
        "CTY-05",
        "A turn has three phases: roll and move a customer, shopping, building.",
        "Spielablauf",
    ),
    Clause(
        "CTY-06",
        "The die shows 1, 2, 3, 4, 5, or a choice of 1, 2 or 3.",
        "4.1",
    ),
    Clause(
        "CTY-07",
        "One customer of the player's choice goes forward by exactly this number. The first step follows "
        "its nose, also on a junction; at junctions on the way the player chooses. Ways that end on the "
        "same field with the same look are the same move.",
        "4.1",
    ),
    Clause(
        "CTY-08",
        "A customer that stops on a junction is turned to any exit but the one it came from. A corner is "
        "no junction: the street bends there.",
        "4.1",
    ),
    Clause(
        "CTY-09",
        "Only one customer stands on a field, so the target must be free. On the way customers may pass "
        "each other in both directions.",
        "4.1",
    ),
    Clause(
        "CTY-10",
        "A customer must be moved, even to one's own harm. Only who cannot move any passes, and may build "
        "all the same.",
        "4.1",
    ),
    Clause(
        "CTY-11",
        "A customer shops in the house before which it has just been moved, whoever owns it. Its value "
        "times the marks on the house moves the owner's account, with Rocco backwards. In a house without "
        "an owner nothing happens.",
        "4.2; 4.4",
    ),
    Clause(
        "CTY-12",
        "A customer that stands before a department store shops there again in every turn of its owner in "
        "which the owner has moved another one. One that has just been moved there shops once, and after "
        "a pass nobody does.",
        "4.2",
    ),
    Clause(
        "CTY-13",
        "Customers that were put before a department store in the setup shop there only from everybody's "
        "second turn on, unless they are moved. A store earns for the first time in the turn after the "
        "one it was opened in.",
        "4.2",
    ),
    Clause("CTY-14", "An account never goes back beyond the start.", "4.2"),
    Clause(
        "CTY-15",
        "In the third phase, and only then, a player may open shops for 3 points and one department store "
        "for 5, and extend own shops for 2 and stores for 3, as often as the account allows. A house "
        "holds up to five marks of one player. All twelve marks can be used, and stay where they are.",
        "4.3; 4.4",
    ),
    Clause(
        "CTY-16",
        "Who reaches the goal wins at once, in anybody's turn. All purchases of an account in a turn are "
        "added up before it moves, and another player's account moves before that of the player on turn. "
        "The others are placed by their accounts, equal ones together. A table may also fix a number of "
        "rounds, after which the highest account wins.",
        "4.5",
    ),
    Clause(
        "CTY-17",
        "Expert game: the goal is two laps of the account away, or three, or four. The start stays the "
        "floor.",
        "Spieldauer",
    ),
    Clause(
        "CTY-18",
        "Expert game: who cannot pay Rocco's damage goes to the start and takes back marks, one at a "
        "time, until the rest is paid: 2 for a shop, 3 for a department store, 1 and 2 for an extension. "
        "Extensions come before the last mark of a house, and four houses are safe. What is gained beyond "
        "the damage stays, and damage that nothing is left for lapses. The marks can be used again.",
        "Zwangsverkauf",
    ),
    Clause(
        "CTY-19",
        "Expert game: five own houses next to each other along a street are an arcade, with five or six "
        "players four. Each purchase there brings one point more, but not Rocco's. The ring is one "
        "street, each cross street with its two ends another. A field without a house parts a row, but "
        "not the crossing.",
        "Ladenstraße",
    ),
    Clause(
        "CTY-20",
        "Expert game: in the third phase the player on turn may offer a house to another player, or ask "
        "for one of theirs, then name a price from 1 to the buyer's account; the other accepts or "
        "declines. The buyer needs as many free marks as are on the house. It is no opening, and the "
        "seller may be left with few houses. Who reaches the goal by it wins. There are three proposals a "
        "turn at most.",
        "Verkauf",
    ),
    Clause(
        "CTY-21",
        "Expert game: who pays 2 points for advertising before the roll rolls twice, and moves by either "
        "roll. Only if neither allows a move there is a pass.",
        "Werbeaktion",
    ),
)

ENDINGS = (Ending(say("goal"), "CTY-16"), Ending(say("rounds"), "CTY-16"))
