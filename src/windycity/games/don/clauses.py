"""The rules of Don in our own words, by clause."""

from __future__ import annotations

from ...kernel import Clause, Ending, say

CLAUSES = (
    Clause(
        "DON-01",
        "Three to six players begin with 12 tokens each. Nobody shows how many they have.",
        "Preparazione",
    ),
    Clause(
        "DON-02",
        "There are 30 districts in six colours, five of each. Every digit from 0 to 9 stands on "
        "three districts.",
        "Materiale di Gioco",
        board="How the digits are dealt to the colours is our own: never twice in one colour, so "
        "each digit comes in three colours.",
    ),
    Clause(
        "DON-03",
        "The game has 15 rounds. They open one, two, three districts, then one, two, three again.",
        "Girare i nuovi distretti",
    ),
    Clause(
        "DON-04",
        "The districts of a round are one lot. From the first player clockwise everyone raises "
        "the bid or passes, and who passes is out of the auction. It ends when all but the "
        "highest bidder have passed.",
        "Mettere all'asta",
        ruling="The first player may pass, too. Anyone may make the first bid as long as there is "
        "none, and if all pass the auction is over as well. Passing is always allowed, and it is "
        "all that is left to who has no legal bid.",
    ),
    Clause(
        "DON-05",
        ruling="The lowest bid is 1. With the zero bid option a lot can be opened at 0, though "
        "not a side auction; a 0 that wins is a bid like any other: digit 0 decides, and only the "
        "pot is shared out.",
    ),
    Clause(
        "DON-06",
        "A lot that nobody bids for goes to the first player, for nothing.",
        "Mettere all'asta",
        ruling="If another player is asked first in an auction, the lot goes to that player "
        "instead. Nothing is shared out, and the pot stays.",
    ),
    Clause(
        "DON-07",
        "Nobody can bid more tokens than they have.",
        "Nota",
    ),
    Clause(
        "DON-08",
        "Nobody can bid a number that ends in a digit they own.",
        "Limiti alle offerte",
    ),
    Clause(
        "DON-09",
        "The winner pays, lays the districts open, and begins the next round.",
        "Mettere all'asta; Round seguente",
        ruling="Who gets a lot for nothing lays it open and begins the next round, too.",
    ),
    Clause(
        "DON-10",
        "The other players earn the price. Its last digit decides: who owns the most districts "
        "with that digit gets everything, and several with the most share. Districts just bought "
        "do not count.",
        "Come si guadagnano i soldi; Numeri a due cifre",
    ),
    Clause(
        "DON-11",
        "If none of the other players owns the digit, all of them share.",
        "Come si guadagnano i soldi",
    ),
    Clause(
        "DON-12",
        "Shares are rounded down. What is left lies in the pot and is added to the next price "
        "that is shared out.",
        "Arrotondamenti",
        ruling="Only the bid decides the digit, whatever the pot adds to it.",
    ),
    Clause(
        "DON-13",
        "At the end each colour scores 1, 3, 6, 10 or 15 for one to five districts, and the most "
        "tokens score 2, for everyone who ties. The highest total wins, and a tie goes to the "
        "higher sum of digits.",
        "Fine della partita",
        ruling="If the sums of digits are equal, too, the win is shared. What is left in the pot "
        "belongs to nobody.",
    ),
    Clause(
        "DON-14",
        "Before the districts of a round are opened, a player may auction one own district to the "
        "others, and gets the whole price.",
        "Aste a parte",
        ruling="Everyone is asked once, from the first player clockwise. The others bid as they "
        "do for a lot: the seller's left neighbour is asked first, and bids start at 1. The "
        "district changes hands at once, and its buyer may sell it on when asked. The pot and the "
        "first player do not change, and unsold districts stay. An option turns these auctions "
        "off.",
    ),
    Clause(
        "DON-15",
        "Swap: before the districts of a round are opened everyone in turn may take a district "
        "from another player and give one of their own for it; both need to have one, and nobody "
        "can refuse. While fewer than two players own districts nobody is asked. Who swapped does "
        "not bid this round. If all swapped, the first player gets the lot.",
        "Variante",
        ruling="Swaps come after the side auctions. The same district can be swapped again, and "
        "for limits and earnings counts what a player has at that moment. Who swapped still "
        "earns. If the first player swapped, the next clockwise who may bid is asked first, and "
        "gets a lot nobody bids for.",
    ),
    Clause(
        "DON-16",
        "Penalties: illegal bids can be made, and are punished. A digit one owns costs a token "
        "into the pot and another try. Winning with more than one has costs a district won in an "
        "earlier round, which leaves the game, and the lot is auctioned again without that player.",
        "Nota; Limiti alle offerte",
        ruling="Bids go up to all the tokens in the game. A digit is punished at once, and who "
        "has no token is out of the auction; only a winning bid is compared with the tokens. The "
        "district that is lost is one of the player's choice, if there is any. The new auction "
        "begins with the first player or the next clockwise who may bid; a lot nobody bids for "
        "then goes to whoever was asked first. Several can be barred one after the other, and "
        "barred players still earn. The last who may bid bids legally, and so does everybody in "
        "side auctions. Without this option all bids are legal.",
    ),
    Clause(
        "DON-17",
        "A first player is chosen, and the districts are shuffled.",
        "Preparazione",
        ruling="Chance draws the first player. The districts are opened one by one, each unseen "
        "one as likely as the others.",
    ),
)

ENDINGS = (Ending(say("all lots sold"), "DON-13"),)
