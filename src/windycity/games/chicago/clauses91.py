"""The rules of the edition of 1991 in our own words, by clause."""

from __future__ import annotations

from ...kernel import Clause

CLAUSES_91: tuple[Clause, ...] = (
    Clause(
        "C91-01",
        "The board has four quarters that are built alike. A quarter has one casino worth 20,000 "
        "and 22 bars: eight worth 1,000, six 2,000, three 3,000, two 4,000 and three 5,000, "
        "together 72,000. A building is a single field, however large it is drawn.",
        "Die Bars und die Kasinos; Spielablauf",
        ruling="Clockwise from the top left the quarters are yellow, red, green and blue.",
    ),
    Clause(
        "C91-02",
        "In the middle of the board is the square, whose four traffic islands no member can set "
        "foot on. Eight bars stand around the square.",
        "Spielplan; Spielziel",
        ruling="Each quarter has two of the bars on the square.",
    ),
    Clause(
        "C91-03",
        "The only way into a building, and out again, is a street field whose arrow points at it. "
        "Each casino and four of the bars on the square have two of these doors; all other bars "
        "have one. Where there are two, a member can go in by one door and out by the other.",
        "Die Bars und die Kasinos",
        ruling="Each quarter has one of the four bars with two doors.",
    ),
    Clause(
        "C91-04",
        "On the edge of the board there are eight street fields that lead off it.",
        "Die Straßen",
        ruling="Two avenues of two lanes each cross in the square and run to the four sides of "
        "the board. Where they end lie the eight edge fields, a pair on each side. The two "
        "quarters that meet there have one field of the pair each.",
    ),
    Clause(
        "C91-05",
        "The edge fields are joined outside the board: a member on one of them can step to any of "
        "the other seven.",
        "Die Straßen",
        ruling="This step costs one point, without a stop on the way. If an enemy stands there it "
        "comes to a duel. A member of the same gang or of an allied one bars the way.",
    ),
    Clause(
        "C91-06",
        "The bar in the outer corner of a quarter is the home bar of the gang of that colour. It "
        "counts among the 22 bars of the quarter.",
        "Spielvorbereitung",
    ),
    Clause(
        "C91-07",
        board="The streets, doors and values are of our own design. One quarter is drawn, with 58 "
        "street fields and its part of the square among them, and the other three are the same "
        "drawing turned by 90, 180 and 270 degrees. Every field can be reached from every other.",
    ),
    Clause(
        "C91-08",
        board="At the start a gang owns its home bar, the casino of its quarter and eight more "
        "bars there. None of these is on the square, and they include neither all bars worth "
        "1,000 nor all worth 2,000. The rest of the board belongs to nobody.",
    ),
    Clause(
        "C91-09",
        "A gang begins with 20 figures and 125,000 in cash. One figure carries four rings from "
        "the start, and the other 19 are the reserve.",
        "Spielvorbereitung",
    ),
    Clause(
        "C91-10",
        "A figure becomes a member by its rings: a 1er has one and is worth 10,000, a 2er is "
        "worth 25,000, a 3er 40,000 and a 4er 50,000. Nobody has more than four, and without a "
        "ring no figure comes onto the board.",
        "Wert der Bandenmitglieder",
    ),
    Clause(
        "C91-11",
        "The game has up to four phases, A to D, of six rounds each, and a round gives every gang "
        "one turn. Yellow starts all rounds of phase A, red those of B, green those of C and blue "
        "those of D; the turns go clockwise.",
        "Spielablauf",
        ruling="In place of a gang that does not take part or is out, the next one clockwise starts.",
    ),
    Clause(
        "C91-12",
        "A phase opens with hiring: the start gang first and then clockwise, every gang may buy "
        "members for cash. A 1er costs 10,000, a 2er 25,000 and a 3er 40,000; a 4er is not for "
        "sale. Every hire uses up a figure of the reserve.",
        "Kauf der ersten Ringe",
        ruling="A gang is done with hiring before the next one begins. Money, rings and chips "
        "never run out; only figures are used up.",
    ),
    Clause(
        "C91-13",
        "A gang can hire one 3er in a phase, and only before the first round.",
        "Kauf der ersten Ringe",
    ),
    Clause(
        "C91-14",
        "A gang has to hire 1ers and 2ers in balance: their numbers never differ by more than one.",
        "Kauf der ersten Ringe",
        ruling="What counts are the hires of the phase, those during turns included. The balance "
        "must be kept after every single hire.",
    ),
    Clause(
        "C91-15",
        "Rings cannot be handed from one member to another, and two members cannot be made into "
        "one. What was bought as a 1er starts as a 1er.",
        "Kauf der ersten Ringe",
    ),
    Clause(
        "C91-16",
        "After all gangs have hired they place their new members, from the start gang clockwise, "
        "and in phase A the 4er as well. Each goes into an own building that has no member yet, "
        "and the gang is free to choose which.",
        "Verteilung",
        ruling="Nobody may be left over, which limits hiring to the number of empty own "
        "buildings, one of them for the 4er in phase A. Members on the board do not move.",
    ),
    Clause(
        "C91-17",
        "In its turn a gang may hire 1ers and 2ers, which stand in the home bar. The balance of "
        "1ers and 2ers must be kept.",
        "Kauf der ersten Ringe; Verteilung; Besetzen",
        ruling="Hiring comes before the roll. The gang must own the home bar and nobody may stand "
        "in it, so this can be done once a turn.",
    ),
    Clause(
        "C91-18",
        "As long as another gang owns the home bar, no member can be hired there. The gang has to "
        "win it back first.",
        "Besetzen",
    ),
    Clause(
        "C91-19",
        "The gang on turn rolls the movement die for its points. It has twelve sides.",
        "Bewegung; Bewegungsskala",
        ruling="The die has the numbers 11 to 22. By option they are 1 to 12, or the even numbers "
        "from 0 to 22.",
    ),
    Clause(
        "C91-20",
        "A step leads to a neighbouring street field or building and costs one point. The gang "
        "divides its points among its members as it likes, in any direction.",
        "Bewegung",
        ruling="The gang can change from one member to another and back after every step, and a "
        "member may turn round.",
    ),
    Clause(
        "C91-21",
        "Points cannot be saved or given up.",
        "Bewegung",
        ruling="While any step is legal the gang has to make one, even if only attacks are left.",
    ),
    Clause(
        "C91-22",
        "A field has room for one member, and nobody gets past another. A field with a member of "
        "the same gang is closed, and a step onto an enemy is an attack.",
        "Würfelduelle",
    ),
    Clause(
        "C91-23",
        "Who wins a duel on the way can walk on while there are points.",
        "Bewegung",
        ruling="If the duel is lost, the points that remain are for the other members of the gang.",
    ),
    Clause(
        "C91-24",
        "A member that steps into an empty building takes it for its gang at once, whether it was "
        "another gang's or nobody's. The building stays taken even if the member walks out in the "
        "same turn.",
        "Besetzen",
    ),
    Clause(
        "C91-25",
        "A step onto a field where an enemy stands leads to a duel there and then, on the street "
        "as well as in a building.",
        "Würfelduelle",
    ),
    Clause(
        "C91-26",
        "Both members roll a die that goes by the rings they have at that moment. Its sides are 1 "
        "2 3 4 5 6 for a 1er, 3 3 4 4 5 6 for a 2er, 4 4 5 5 6 6 for a 3er and 5 5 5 6 6 6 for a "
        "4er.",
        "Würfelduelle",
    ),
    Clause(
        "C91-27",
        "Who rolls the higher number wins. The loser's figure never comes back, and the winner "
        "gets one more ring unless it has four. The winner's gang is paid what the loser was "
        "worth at the beginning of the duel.",
        "Würfelduelle; Preis für den Sieger",
    ),
    Clause(
        "C91-28",
        "On equal numbers each of the two gives up a ring, and they roll once more with the dice "
        "that fit now. A member that gave up its last ring is out, so a duel can cost both.",
        "Würfelduelle",
    ),
    Clause(
        "C91-29",
        ruling="A member that is left only because equal numbers took the other's last ring earns "
        "neither a ring nor money. An attacker moves onto the field all the same, and a defender "
        "stays on it.",
    ),
    Clause(
        "C91-30",
        ruling="An attacker that is left after the duel stands on the field, and if this is a "
        "building its gang takes it. If the defender or nobody is left, the building does not "
        "change hands.",
    ),
    Clause(
        "C91-31",
        "A gang that has neither members on the board nor figures in reserve is out and gets no "
        "more turns. It is counted at the end of the game.",
        "Würfelduelle",
        ruling="Its buildings remain its own and pay at every phase end. Casinos or square bars "
        "can still make it win.",
    ),
    Clause(
        "C91-32",
        "A phase ends with its sixth round. All gangs collect what their buildings are worth. "
        "Another gang becomes start gang, and the new phase opens with hiring.",
        "Eine Phase ist zu Ende",
        ruling="The goals come first: only if nobody wins by them, there is the payout.",
    ),
    Clause(
        "C91-33",
        "A gang that owns all eight bars worth 1,000 in its home quarter is paid 24,000 for them, "
        "three times their value. In the same way all six worth 2,000 pay 36,000.",
        "Eine Phase ist zu Ende",
    ),
    Clause(
        "C91-34",
        "A player wins by meeting one of three goals when a phase ends. The first is to own three "
        "of the four casinos, or all four with two players. The second is to own the eight bars "
        "on the square, the third to have five 4ers.",
        "Spielziel; Spielende",
    ),
    Clause(
        "C91-35",
        ruling="If several players meet a goal when a phase ends, the winner is who has met one "
        "the longest without a break; if two began with the same step, it is the one whose gang "
        "was on turn. A goal is judged after each step, with the duel or the assault it led to. "
        "While an assault is open the steps into it are not finished before its end, all others "
        "are at once. The goal met longest is named as the reason, and of several the first in "
        "the order of the goals.",
    ),
    Clause(
        "C91-36",
        "If phase D ends and no goal is met, there is a last payout. Then all add up their cash "
        "and what their members on the board are worth, and the highest sum wins.",
        "Spielende",
        ruling="Buildings count only by that payout. Behind a player who won by a goal the places "
        "go by the same sum, without a payout; equal sums share a place.",
    ),
    Clause(
        "C91-37",
        "Two players lead two gangs each. The two are allies, but each plays with its own cash, "
        "figures and turns.",
        "2-Personen-Spiel",
        ruling="Yellow and green play against red and blue.",
    ),
    Clause(
        "C91-38",
        "With two players the first goal takes all four casinos.",
        "Spielziel",
        ruling="For the goals and for the final wealth a player's two gangs are counted together.",
    ),
    Clause(
        "C91-39",
        ruling="Allied members never duel, they stand in each other's way. An empty building of "
        "the ally is taken by stepping in, as any other would be.",
    ),
    Clause(
        "C91-40",
        ruling="With three players there is no blue gang. The blue quarter starts without owners, "
        "the bar in its corner is one like any other, and three casinos are enough to win.",
    ),
    Clause(
        "C91-41",
        "In Variant I a building has room for any number of members, as long as they are of one "
        "gang. A street field still holds one.",
        "Variante I",
    ),
    Clause(
        "C91-42",
        ruling="In Variant I a step into a building with one or more enemies opens an assault. "
        "While points last, other members of the gang can walk on and join it by any door; those "
        "inside stay there, and no other duel can be started. The gang may declare the first duel "
        "at any time, and without points left the duels begin by themselves.",
    ),
    Clause(
        "C91-43",
        "In Variant II the owner of a casino is paid for it only if a member of that gang stands "
        "inside when the phase ends.",
        "Variante II",
        ruling="For the goals a casino counts in any case.",
    ),
    Clause(
        "C91-44",
        "The two sides of an assault take turns to name a pair for a duel, one member of each; "
        "the attacker begins, and it goes on until one gang is left inside. Every duel has its "
        "usual prize.",
        "Variante I",
        ruling="The choice passes on even when both of a pair are lost, and there is nothing to "
        "choose where every pair would have the same strengths. The building changes hands after "
        "the last duel: attackers who are left take it and may walk on, and if there are none the "
        "owner keeps it.",
    ),
    Clause(
        "C91-45",
        ruling="In Variant I it is enough for hiring that the home bar is the gang's own, however "
        "many stand in it, and new members can be placed several to a building. Members of the "
        "gang can enter a building where others of it are, and walk through. They leave one at a "
        "time, and each pays for its steps. Two allied gangs are never in one building together.",
    ),
    Clause(
        "C91-46",
        ruling="A gang that begins its turn with nobody on the board can still hire, if it is "
        "able to. If it hires nobody there is no roll, and the turn is over. Play continues even "
        "when a single gang has members left.",
    ),
    Clause(
        "C91-47",
        "A turn is over when its points are spent.",
        "Bewegung",
        ruling="After a roll of 0 the turn is over at once. The step of an attack costs its point "
        "however the duel ends. Even a duel begun with the last point is decided.",
    ),
    Clause(
        "C91-48",
        ruling="With two players some things go by the single gang: the threefold payout, the "
        "balance of 1ers and 2ers, the one 3er and the member that a casino needs in Variant II. "
        "Allies cannot give each other money or figures. A home bar that the ally owns is closed "
        "like an enemy's. Only the gang that opened an assault can join it.",
    ),
    Clause(
        "C91-49",
        ruling="Each roll of a duel is two events of chance: first the attacker's die, then the "
        "defender's. Rings are won or lost after both are known.",
    ),
)
