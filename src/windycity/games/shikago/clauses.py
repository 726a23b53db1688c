"""The rules of Shikago in our own words, by clause."""

from __future__ import annotations

from ...kernel import Clause, Ending, say

CLAUSES = (
    Clause(
        "SHI-01",
        "Four bosses play. Each begins with two henchmen in hand and the others in the pool, and every "
        "register stands at 0.",
        "準備",
        ruling="Nobody has cash yet. The money of the bank never runs out.",
        board="Each boss has twelve henchmen, so ten begin in the pool.",
    ),
    Clause(
        "SHI-02",
        board="The city has eight areas in two rows of four. Areas that share an edge are neighbours, "
        "diagonal ones are not. An area's income is 2, 3, 4 or 5 thousand: the corners are quieter, the "
        "middle pays more and lies open to three sides.",
    ),
    Clause(
        "SHI-03",
        "The game lasts twelve turns. In each, every boss acts once, from the first player to the left, and "
        "the Snitch follows. Then the marker of the first player goes one boss to the left.",
        "進行",
        ruling="Chance draws the very first player.",
    ),
    Clause(
        "SHI-04",
        "A boss acts in seven steps: bail, recruit and place, move, fight, income, build, charity. There "
        "is no way back to a step. Recruiting and placing may be mixed freely, and so may different "
        "moves.",
        "手番",
    ),
    Clause(
        "SHI-05",
        "Bail costs 2,000 for each imprisoned henchman, and a boss may bail out any number.",
        "①",
        ruling="The boss decides once how many. They come to the hand and can be placed in the same turn.",
    ),
    Clause(
        "SHI-06",
        "A boss has three action points a turn for recruiting, placing and moving. What is not used is lost.",
        "アクションポイント",
    ),
    Clause(
        "SHI-07",
        "One action point brings an own henchman from the pool to the hand, and one places a henchman from "
        "the hand in any area.",
        "②",
        ruling="So recruiting takes an own henchman in the pool, and placing one in hand. Prisoners are in "
        "neither.",
    ),
    Clause(
        "SHI-08",
        "Henchmen move between two areas that their boss controls for nothing, to a neighbouring area for "
        "one action point however many go together, and any other way for one action point each.",
        "③",
        ruling="At least one moves, control is judged just before the move, and the cheapest way counts. "
        "After eight free moves in a turn further ones are paid. Nobody moves back to the hand.",
    ),
    Clause(
        "SHI-09",
        ruling="A boss controls an area while they have more henchmen there than each of the others.",
    ),
    Clause(
        "SHI-10",
        "In an area they control a boss may fight another who has henchmen there. All henchmen of both are "
        "divided: as many groups of three against one as leave at least one attacker for each other "
        "defender, and groups of one against one, of which one may have two attackers. So four against two "
        "are one group of each kind. The attacker says how many groups of each kind are fought, none "
        "included. Three kill one without loss; in the other groups one of each side dies.",
        "④",
        ruling="Each opponent can be fought once in each area and turn, by those that are left, and only "
        "while the area is still controlled.",
    ),
    Clause(
        "SHI-11",
        "The dead go back to the pool. A funeral costs 2,000. An attacker must have the money for their own "
        "dead before the fight.",
        "④",
        ruling="The other side pays for as many of its dead as it can, and nothing for the rest.",
    ),
    Clause(
        "SHI-12",
        "After the fights every controlled area pays. Where no other henchman stands it pays its number in "
        "thousands, otherwise 1,000 for each own henchman, but never more than its number. A casino doubles "
        "what its area pays. A factory doubles the sum of all areas.",
        "⑤",
        ruling="The income comes without asking, and nobody can refuse it.",
    ),
    Clause(
        "SHI-13",
        "Income is added to the boss's register.",
        "⑤",
        ruling="The register has no upper end.",
    ),
    Clause(
        "SHI-14",
        "A casino costs 8,000 and is built in a controlled area. An area holds one, and the board five. It "
        "works for whoever controls the area.",
        "⑥",
        ruling="Where nobody controls the area the casino is nobody's; it stays, and the police cannot "
        "touch it. Any number can be built in a turn, also where one was destroyed.",
    ),
    Clause(
        "SHI-15",
        "A factory costs 16,000. A boss has one at most and nobody can take it over.",
        "⑥",
        ruling="A factory that was lost can be built again.",
    ),
    Clause(
        "SHI-16",
        "A boss may give up to 20,000 a turn to charity. The register goes down by as much. No other "
        "spending lowers it.",
        "⑦",
        ruling="There is one gift a turn, in the last one too, in whole thousands and only of cash that the "
        "boss has. The register does not go below 0.",
    ),
    Clause(
        "SHI-17",
        "When all have acted the boss lowest on the register is the Snitch, among equals the one who "
        "acted later. In turn twelve there is none.",
        "密告; 終了",
    ),
    Clause(
        "SHI-18",
        "The Snitch draws a police chip from the bag. At first there are five ordinary ones and the "
        "Untouchables. An ordinary chip that was drawn stays out.",
        "密告",
    ),
    Clause(
        "SHI-19",
        "After an ordinary chip the Snitch names an area or a factory. The bribe is 1,000 for each henchman "
        "of its boss in the area and 4,000 for a casino there, or 8,000 for a factory. Who cannot pay loses "
        "the casino and all henchmen there to prison, or the factory.",
        "密告",
        ruling="The area must be one that another boss controls, the factory another boss's. Something must "
        "be named if there is anything; if not, nothing happens, and the chip stays out all the same. Who "
        "can pay must. Who cannot pay all pays nothing.",
    ),
    Clause(
        "SHI-20",
        "After the Untouchables the Snitch names a boss. That boss loses the casinos in all areas they "
        "control and the factory, and all henchmen on the board go to prison.",
        "密告",
        ruling="It must be another boss, and the henchmen in hand go to prison, too.",
    ),
    Clause(
        "SHI-21",
        "Then one ordinary chip leaves the game, one that was drawn if there is one, and all others go "
        "back into the bag. The last ordinary chip never leaves. So the Untouchables come with odds of "
        "one in six at first, then one in five, four, three and two.",
        "密告",
    ),
    Clause(
        "SHI-22",
        "Cash is secret. Everybody lays it open before the first player acts in turns seven and ten, and at "
        "the end.",
        "手持ち現金",
        ruling="The sums that were laid open can be read later, too.",
    ),
    Clause(
        "SHI-23",
        "After turn twelve the richest boss loses half of the cash. Then most cash wins.",
        "終了",
        ruling="The half is counted to the exact 500. If several are equally rich, all of them lose it. "
        "Equal sums share a place.",
    ),
)

ENDINGS = (Ending(say("cash"), "SHI-23"),)
