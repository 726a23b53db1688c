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
        "three districts, and never twice in one colour.",
        "Materiale di Gioco",
    ),
    Clause(
        "DON-03",
        "The game has 15 rounds. They open one, two, three districts, then one, two, three again.",
        "Girare i nuovi distretti",
    ),
    Clause(
        "DON-04",
        "The districts of a round are one lot. From the first player clockwise everyone raises "
        "the bid or passes, and who passes is out of the auction. Anyone may open as long as "
        "there is no bid. It ends when all have passed, or all but the highest bidder.",
        "Mettere all'asta",
    ),
    Clause(
        "DON-05",
        "The lowest bid is 1. With the zero bid option a lot can be opened at 0, though not a "
        "side auction; a 0 that wins is a bid like any other: digit 0 decides, and only the pot "
        "is shared out.",
        "",
    ),
    Clause(
        "DON-06",
        "A lot that nobody bids for goes to the player who opened the auction, for nothing. "
        "Nothing is shared out, and the pot stays.",
        "Mettere all'asta",
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
        "The winner pays, lays the districts open, and begins the next round. So does whoever "
        "gets a lot for nothing.",
        "Mettere all'asta; Round seguente",
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
    ),
    Clause(
        "DON-13",
        "At the end each colour scores 1, 3, 6, 10 or 15 for one to five districts, and the most "
        "tokens score 2, for everyone who ties. The highest total wins; a tie goes to the higher "
        "sum of digits, and is shared if that is equal too. The pot belongs to nobody.",
        "Fine della partita",
    ),
    Clause(
        "DON-14",
        "Before the districts of a round are opened, everyone is asked once, from the first "
        "player clockwise, and may auction one own district to the others. The seller's left "
        "neighbour opens, bids start at 1, and the seller gets the whole price. The district "
        "changes hands at once, and its buyer may sell it on when asked. The pot and the first "
        "player do not change, and unsold districts stay. An option turns these auctions off.",
        "Aste a parte",
    ),
    Clause(
        "DON-15",
        "Swap: after the side auctions everyone in turn may take a district from another player "
        "and give one of their own for it; both need to have one, and nobody can refuse. The same "
        "district can be swapped again. While fewer than two players own districts nobody is "
        "asked. Who swapped does not bid this round but still earns. If the first player swapped, "
        "the next clockwise who may bid opens, and gets a lot nobody bids for. If all swapped, "
        "the first player gets the lot.",
        "Variante",
    ),
    Clause(
        "DON-16",
        "Penalties: illegal bids can be made, up to all the tokens in the game. A digit one owns "
        "costs a token into the pot and another try; who has no token is out of the auction. "
        "Winning with more than one has costs a district of one's choice, if one has any, and the "
        "lot is auctioned again without that player, from the first player or the next clockwise "
        "who may bid; a lot nobody bids for then goes to whoever opened. Barred players still "
        "earn. The last who may bid bids legally, and so does everybody in side auctions.",
        "Nota; Limiti alle offerte",
    ),
    Clause(
        "DON-17",
        "Chance draws the first player. The districts are opened one by one, each unseen one as "
        "likely as the others.",
        "Preparazione",
    ),
)

ENDINGS = (Ending(say("all lots sold"), "DON-13"),)
