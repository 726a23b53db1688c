"""The rules of City in our own words, by clause."""

from __future__ import annotations

from ...kernel import Clause, Ending, say

CLAUSES = (
    Clause(
        "CTY-01",
        "Two to six players have twelve trade marks each and an account that begins at the start.",
        "Spielvorbereitungen",
        ruling="The goal is 35 steps away.",
    ),
    Clause(
        "CTY-02",
        "Seven customers walk through the city. The black Bonzo is worth 3 points, two blue ones 2 each, "
        "three brown ones 1 each, and the red Rocco costs 2.",
        "Spielvorbereitungen",
    ),
    Clause(
        "CTY-03",
        board="A ring of 28 fields and two streets that cross in the middle make 39 fields. The four "
        "corners and the four fields where a cross street meets the ring are red and lie before department "
        "stores. Every other field but the crossing lies before one shop. A house has one front field, also "
        "inside the ring.",
    ),
    Clause(
        "CTY-04",
        "From the first player clockwise each puts a customer of choice on a free field and turns it to any "
        "exit, until all seven stand. Going on clockwise, each marks a free house, until everybody has "
        "four, at most one of them a department store. The next player has the first turn.",
        "Aufstellen; Aufbau",
        ruling="Chance draws the first player.",
    ),
    Clause(
        "CTY-05",
        "A turn has three phases: roll and move a customer, shopping, building.",
        "Spielablauf",
    ),
    Clause(
        "CTY-06",
        "One face of the die lets the player choose 1, 2 or 3.",
        "4.1",
        ruling="The other faces are 1, 2, 3, 4 and 5.",
    ),
    Clause(
        "CTY-07",
        "One customer of the player's choice goes forward by exactly this number. At junctions on the way "
        "the player chooses.",
        "4.1",
        ruling="The first step follows the customer's nose, also on a junction. Ways that end on the same "
        "field with the same look are the same move. With the choice of 1, 2 or 3 any of them that works "
        "can be taken.",
    ),
    Clause(
        "CTY-08",
        "A customer that stops on a junction is turned to any exit but the one it came from.",
        "4.1",
        ruling="A corner is no junction: the street bends there.",
    ),
    Clause(
        "CTY-09",
        "Only one customer stands on a field, so the target must be free. On the way customers may pass "
        "each other in both directions.",
        "4.1",
    ),
    Clause(
        "CTY-10",
        "A customer must be moved, even to one's own harm. Only who cannot move any passes.",
        "4.1",
        ruling="Who passes may build all the same.",
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
        "Customers that were put before a department store in the setup shop there only from the second "
        "round on, unless they are moved.",
        "4.2",
        ruling="The first round is everybody's first turn. A store earns for the first time in the turn "
        "after the one it was opened in.",
    ),
    Clause("CTY-14", "An account never goes back beyond the start.", "4.2"),
    Clause(
        "CTY-15",
        "In the third phase a player may open shops for 3 points and one department store for 5, and extend "
        "own shops for 2 and stores for 3, as often as the account allows. A house holds up to five marks "
        "of one player. All twelve marks can be used, and stay where they are.",
        "4.3; 4.4",
        ruling="Nothing is opened or extended outside the third phase.",
    ),
    Clause(
        "CTY-16",
        "Who reaches the goal wins at once, in anybody's turn. The others are placed by their accounts.",
        "4.5",
        ruling="All purchases of an account in a turn are added up before it moves, and another player's "
        "account moves before that of the player on turn. Equal accounts share a place. A table may also "
        "fix a number of rounds, after which the highest account wins.",
    ),
    Clause(
        "CTY-17",
        "Expert game: the goal is two laps of the account away, or three, or four.",
        "Spieldauer",
        ruling="A lap is 35 steps. The start stays the floor.",
    ),
    Clause(
        "CTY-18",
        "Expert game: who cannot pay Rocco's damage takes back marks for half their price, rounded up: 2 "
        "for a shop, 3 for a department store, 1 and 2 for an extension. Four houses with one mark each are "
        "safe.",
        "Zwangsverkauf",
        ruling="The account first goes back to the start. Then its owner takes back marks one at a time, "
        "even in another's turn, until the rest is paid. Extensions come before the last mark of a house, "
        "and the owner chooses which four houses to keep. What is gained beyond the damage stays, and "
        "damage that nothing is left for lapses. The marks can be used again.",
    ),
    Clause(
        "CTY-19",
        "Expert game: five own houses next to each other along a street are an arcade, with five or six "
        "players four. Each purchase there brings one point more.",
        "Ladenstraße",
        ruling="Rocco's purchases bring no point more. Department stores count. The ring is one street that "
        "bends at its corners, each cross street with its two ends another, and an arcade does not turn "
        "from one into the other. A field without a house parts a row, but not the crossing.",
    ),
    Clause(
        "CTY-20",
        "Expert game: a player may sell houses to another for a price in points that the two agree on.",
        "Verkauf",
        ruling="In the third phase the player on turn may offer a whole house to another player, or ask for "
        "one of theirs, then name a price from 1 to the buyer's account; the other accepts or declines. The "
        "buyer needs as many free marks as are on the house. It is no opening, and the seller may be left "
        "with few houses. Who reaches the goal by it wins. There are three proposals a turn at most, "
        "declined ones included.",
    ),
    Clause(
        "CTY-21",
        "Expert game: who announces advertising before the roll and pays 2 points for it rolls twice, and "
        "moves by either roll.",
        "Werbeaktion",
        ruling="Advertising is possible once a turn, and paid before the rolls. Only if neither of them "
        "allows a move there is a pass.",
    ),
)

ENDINGS = (Ending(say("goal"), "CTY-16"), Ending(say("rounds"), "CTY-16"))
