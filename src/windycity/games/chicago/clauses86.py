"""The rules of the edition of 1986 in our own words, by clause."""

from __future__ import annotations

from ...kernel import Clause

CLAUSES_86: tuple[Clause, ...] = (
    Clause(
        "C86-01",
        "Two to four players lead one gang each.",
        "Anzahl Spieler",
        ruling="Two players take yellow and green, in opposite corners, and three leave out blue. "
        "A quarter without a gang is neutral.",
        board="The board has four quarters, one drawing of our own turned four ways: clockwise "
        "from the top left yellow, red, green and blue.",
    ),
    Clause(
        "C86-02",
        "A gang has 20 figures and 50,000 in cash. A figure with a plug is a member: with a blue "
        "plug it is worth 10,000, with a green one 25,000, with a red one 40,000 and with a "
        "yellow one 50,000. One figure carries a yellow plug from the start.",
        "Spielvorbereitung",
    ),
    Clause(
        "C86-03",
        "The headquarters of the gangs are in the corners of the board.",
        "Spielvorbereitung",
        ruling="The headquarters of a gang is the bar in the outer corner of its quarter, one of "
        "the quarter's 22. It belongs to the gang from the start, and all its first members begin "
        "there. No other building has an owner yet.",
    ),
    Clause(
        "C86-04",
        "Before the first round the gangs may buy members. A blue plug costs 10,000 and a green "
        "one 25,000. Red and yellow plugs come only from fights.",
        "Spielvorbereitung",
        ruling="They buy in turn order from the start player, and money that is not spent is "
        "kept. Money, plugs and chips never run out; only figures are used up.",
    ),
    Clause(
        "C86-05",
        "One player becomes the start player, and the others follow clockwise.",
        "Spielvorbereitung",
        ruling="Chance draws the start player, and the same player begins every round.",
    ),
    Clause(
        "C86-06",
        "The game has up to 24 rounds. They form four phases, A to D, of six rounds each.",
        "Spielvorbereitung",
    ),
    Clause(
        "C86-07",
        "The gang on turn rolls three ordinary dice. Each die goes undivided to one member, and a "
        "member may get two or all three.",
        "Spielverlauf",
        ruling="Only a member with a legal step can be given a die. Dice may be left unused.",
    ),
    Clause(
        "C86-08",
        "A member walks one field for each pip of its die, in any direction. All pips must be "
        "walked. In the middle of the board is the square, whose four traffic islands have to be "
        "walked around.",
        "Spielverlauf; 1991: Spielplan",
        ruling="A member may turn round. Only if there is no legal step are the rest of the pips lost.",
    ),
    Clause(
        "C86-09",
        "A building is one field, however large it is drawn, and a member may leave it at will. A "
        "quarter has one casino worth 20,000 and 22 bars: eight worth 1,000, six 2,000, three "
        "3,000, two 4,000 and three 5,000, together 72,000. The way in and out is a street field "
        "whose arrow points at the building. Each casino and four of the bars on the square have "
        "two such doors and can be walked through, all other bars have one.",
        "Spielverlauf; 1991: Die Bars und die Kasinos",
        ruling="Each quarter has two of the bars on the square, and one of these two has two doors.",
    ),
    Clause(
        "C86-10",
        "Nobody can walk past an enemy.",
        "Spielverlauf",
        ruling="Members of the same gang on the street can be walked over, but not joined: a "
        "member whose die ends on such a field must continue straight away with a further die. A "
        "step there is therefore legal only if the pips left, with or without unused dice, can be "
        "used up so that the walk ends in a building or on a street field without an own member. "
        "For this test every enemy on the way is taken to lose.",
    ),
    Clause(
        "C86-11",
        "A street field has room for one member. A building has room for any number, as long as "
        "they are of one gang.",
        "Spielverlauf",
    ),
    Clause(
        "C86-12",
        "Eight street fields on the edge lead off the board. A member on one of them can step to any other.",
        "Spielverlauf",
        ruling="These edge fields are the ends of two avenues of two lanes each, which cross in "
        "the square: on each side of the board two fields next to each other, one of either "
        "quarter. The step takes one pip, without a stop outside. An enemy there means a fight, "
        "and a member of the same gang can be walked over as on any street.",
    ),
    Clause(
        "C86-13",
        "A member that enters a bar marks it with a chip of its gang, and a chip of another gang "
        "goes back to that gang. The bar stays the gang's own after the member has left.",
        "Besetzen",
    ),
    Clause(
        "C86-14",
        "A gang controls a casino only while one of its members stands in it. An empty one brings "
        "no income, and counts neither towards a goal nor when the game ends.",
        "Kurzbeschreibung; Besetzen",
    ),
    Clause(
        "C86-15",
        "A step onto a field with an enemy is a fight: each of the two rolls the die of its plug. "
        "The higher number wins, and the loser's figure never comes back. The bank pays the "
        "winner what the loser's plug is worth at that roll, and the winner's plug rises by one "
        "colour, from blue over green and red to yellow, the highest.",
        "Kämpfe",
        ruling="The sides of the dice are 1 2 3 4 5 6 for blue, 3 3 4 4 5 6 for green, 4 4 5 5 6 "
        "6 for red and 5 5 5 6 6 6 for yellow. First the attacker rolls, then the defender: two "
        "events of chance, and plugs change after both.",
    ),
    Clause(
        "C86-16",
        "If a building holds several enemies, the attacker fights them singly until either side "
        "is out, and chooses whom next; a promotion counts from the next fight on.",
        "Kämpfe",
        ruling="The attacker cannot stop before that. Whoever survives keeps the plug it has by then.",
    ),
    Clause(
        "C86-17",
        "On equal numbers both plugs fall by one colour, and a member that had a blue one is out. "
        "Nothing is paid.",
        "Kämpfe",
        ruling="They roll again with the dice of their new colours until at least one is gone, "
        "and who is left only by equal numbers is not promoted.",
    ),
    Clause(
        "C86-18",
        "After rounds 6, 12 and 18, when the marker comes to B, C and D, the bank pays every gang "
        "the value of the bars and casinos it controls. There are no other payouts.",
        "Spielverlauf; Bank",
    ),
    Clause(
        "C86-19",
        "A gang that holds all eight bars worth 1,000 of its own quarter is paid 24,000 for them, "
        "three times their value. All six worth 2,000 are paid three times, too.",
        "Bank",
        ruling="For the six bars the rulebook prints 96,000. We read it as a misprint for 36,000, "
        "which is three times their value.",
    ),
    Clause(
        "C86-20",
        "After a payout the gangs may buy blue and green plugs for new members, who can join in "
        "as soon as the next round begins.",
        "Spielverlauf",
        ruling="Each gang, from the start player clockwise, buys from all its cash for figures of "
        "its reserve, and when it has bought all it wants it places them before the next gang "
        "buys. They go into any buildings it controls: an own bar, even an empty one, or a casino "
        "with a member in it, but never onto the street. Members in play cannot be given better "
        "plugs.",
    ),
    Clause(
        "C86-21",
        "There are three goals: to control three casinos; to hold all eight bars on the square; "
        "or to have five members with yellow plugs. A goal that is met ends the game.",
        "Ziel; Spielende",
        ruling="Two of the bars on the square are in each quarter. Three casinos are enough with "
        "two players, too. The goals are checked after every turn, those of round 24 included, "
        "and the game is over at once. A defender that is promoted to its gang's fifth yellow "
        "plug counts. If one turn brings two gangs to a goal, the gang whose turn it was wins, or "
        "else the next clockwise.",
    ),
    Clause(
        "C86-22",
        "After round 24 every gang sells the buildings it controls and its members on the board "
        "to the bank at their values, and the richest wins.",
        "Spielende",
        ruling="The buildings are sold at their plain values, never threefold. Behind a gang that "
        "won by a goal the places go by the same sum, and equal sums share a place. If the winner "
        "meets several goals, the first in their order is named.",
    ),
    Clause(
        "C86-23",
        "A fight can come at any pip of a die.",
        "Kämpfe",
        ruling="If the attacker survives it uses up the pips that remain. If not, these pips are "
        "lost with it, but dice not yet used can go to others.",
    ),
    Clause(
        "C86-24",
        ruling="An attacker that survives all its fights moves in, and a bar gets its chip even "
        "if it walks straight on. Until then, and if everybody is lost, the old chip stays on the "
        "bar. A casino that is left empty belongs to nobody.",
    ),
    Clause(
        "C86-25",
        ruling="A gang without members does not roll and is passed over. Its chips go on paying, "
        "and it may buy after payouts. A gang that controls no building cannot buy.",
    ),
    Clause(
        "C86-26",
        ruling="A gang uses its dice in any order, but has to finish one before it does anything "
        "else. The same member can have a second die straight away or after others have moved. "
        "The turn can be ended between two dice, unless a member stands on the field of another "
        "of its gang on the street and has to go on.",
    ),
    Clause(
        "C86-27",
        ruling="The three dice are one event of chance, and their order does not matter. There "
        "are 56 different rolls. Of 216 chances three equal numbers have 1, a pair with another "
        "number 3 and three different numbers 6.",
    ),
)
