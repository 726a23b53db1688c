/* Don in hand-written C: what the compiled rules are measured against.
 *
 * Plays the same random games as windycity's `simulate`, from the same draws, and prints the same
 * digest; so whoever is faster has done the same work. Only the benchmark and its test use it.
 *
 * Lists are filled without a branch: every candidate is written, and the count moves on only past
 * those that qualify. The processor cannot guess which do, and a wrong guess costs more than a write.
 *
 *     cc -O3 -march=native -o don don.c
 *     ./don GAMES SEED players side_auctions swap penalties zero_bid open_money
 */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 6, CARDS = 30, DIGITS = 10, COLOURS = 6 };
enum { START_TOKENS = 12, ROUNDS = 15, BONUS = 2 };

static const uint8_t DIGIT[CARDS] = {
    0, 1, 4, 8, 9, /* red */
    2, 3, 5, 6, 7, /* blue */
    0, 1, 5, 7, 9, /* green */
    2, 3, 4, 6, 8, /* gold */
    0, 2, 5, 6, 9, /* violet */
    1, 3, 4, 7, 8, /* grey */
};
static const uint8_t COLOUR[CARDS] = {
    0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5,
};
static const uint8_t COLOUR_POINTS[] = {0, 1, 3, 6, 10, 15};
static const uint8_t LOT_SIZES[] = {1, 2, 3};

/* Moves. */
enum {
    BID_0 = 0,
    PASS = BID_0 + START_TOKENS * SEATS + 1,
    KEEP,
    SELL,
    STAY = SELL + CARDS,
    SWAP,
    GIVE = SWAP + CARDS,
    DISCARD_CARD = GIVE + CARDS,
    OPEN_CARD = DISCARD_CARD + CARDS,
    FIRST = OPEN_CARD + CARDS,
    LONGEST = 80,
};

/* Steps. */
enum { FIRST_PLAYER, OFFER, SIDE_BID, SWAP_TAKE, SWAP_GIVE, OPEN, BID, DISCARD, ROUND_OVER, GAME_OVER };

/* Where a district is when no seat owns it; nobody, and no bid. */
enum { UNSEEN = SEATS, LOT, GONE };
enum { NOBODY = SEATS, NO_BID = -1, NO_CARD = CARDS };

typedef struct {
    uint8_t players, side_auctions, swap, penalties, zero_bid;
    uint8_t step, round, first, asked;
    int16_t tokens[SEATS], pot;
    uint8_t owner[CARDS], holdings[SEATS][DIGITS], districts[SEATS], lot_size;
    uint8_t turn, opener, passed[SEATS], bidders_left, bidder;
    int16_t high;
    uint8_t barred[SEATS], may_bid_count;
    uint8_t card, seller;
} State;

/* Seats and districts. */

static inline unsigned next_seat(const State *s, unsigned seat) {
    return seat + 1 == s->players ? 0 : seat + 1;
}

static inline unsigned asked_seat(const State *s) {
    unsigned seat = s->first + s->asked;
    return seat >= s->players ? seat - s->players : seat;
}

static inline void lay_before(State *s, unsigned card, unsigned seat) {
    s->owner[card] = seat;
    s->holdings[seat][DIGIT[card]]++;
    s->districts[seat]++;
}

static inline void take_from(State *s, unsigned card, unsigned seat) {
    s->holdings[seat][DIGIT[card]]--;
    s->districts[seat]--;
}

static inline int list_cards(const State *s, unsigned owner, int base, int32_t *out) {
    int n = 0;
    for (int card = 0; card < CARDS; card++) {
        out[n] = base + card;
        n += s->owner[card] == owner;
    }
    return n;
}

/* An auction, of a lot or of a seat's own district. */

static inline void seat_bidders(State *s, unsigned excluded) {
    s->bidders_left = 0;
    for (unsigned seat = 0; seat < s->players; seat++) {
        s->passed[seat] = s->barred[seat] || seat == excluded;
        s->bidders_left += !s->passed[seat];
    }
}

static inline unsigned next_bidder(const State *s, unsigned seat) {
    do seat = next_seat(s, seat);
    while (s->passed[seat]);
    return seat;
}

static inline void open_bidding(State *s, unsigned opener) {
    s->high = NO_BID;
    s->bidder = NOBODY;
    s->opener = s->turn = opener;
}

/* Nothing is up for auction. */
static inline void clear_auction(State *s) {
    s->high = NO_BID;
    s->bidder = s->opener = s->turn = s->seller = NOBODY;
    s->card = NO_CARD;
    s->bidders_left = 0;
    for (unsigned seat = 0; seat < s->players; seat++) s->passed[seat] = 0;
}

static inline int lowest_raise(const State *s, int zero_allowed) {
    return s->high == NO_BID && !zero_allowed ? 1 : s->high + 1;
}

static inline int owns_digit(const State *s, unsigned seat, unsigned bid) {
    return s->holdings[seat][bid % 10] != 0;
}

static inline int list_honest_bids(const State *s, int lowest, int32_t *out) {
    int n = 0;
    for (int bid = lowest; bid <= s->tokens[s->turn]; bid++) {
        out[n] = BID_0 + bid;
        n += !owns_digit(s, s->turn, bid);
    }
    out[n++] = PASS;
    return n;
}

static inline int is_settled(const State *s) {
    return s->bidders_left == 0 || (s->bidders_left == 1 && s->bidder != NOBODY);
}

static inline void place_bid(State *s, int bid) {
    s->high = bid;
    s->bidder = s->turn;
    s->turn = next_bidder(s, s->turn);
}

static inline void pass_bid(State *s) {
    s->passed[s->turn] = 1;
    if (--s->bidders_left) s->turn = next_bidder(s, s->turn);
}

/* The auction of the lot. */

static inline void award_lot(State *s, unsigned seat) {
    for (unsigned card = 0; card < CARDS; card++)
        if (s->owner[card] == LOT) lay_before(s, card, seat);
    s->first = seat;
    s->step = ROUND_OVER;
}

static inline void begin_auction(State *s) {
    if (s->may_bid_count == 0) {
        award_lot(s, s->first);
        return;
    }
    seat_bidders(s, NOBODY);
    open_bidding(s, s->passed[s->first] ? next_bidder(s, s->first) : s->first);
    s->step = BID;
}

static inline int list_bids(const State *s, int32_t *out) {
    int lowest = lowest_raise(s, s->zero_bid);
    if (!s->penalties || s->may_bid_count <= 1) return list_honest_bids(s, lowest, out);
    int n = 0;
    for (int bid = lowest; bid <= START_TOKENS * s->players; bid++) out[n++] = BID_0 + bid;
    out[n++] = PASS;
    return n;
}

static inline int is_paid(const State *s, unsigned seat, unsigned digit, unsigned most) {
    return seat != s->bidder && s->holdings[seat][digit] == most;
}

static inline void pay_out(State *s) {
    unsigned digit = (unsigned)s->high % 10, most = 0, receivers = 0;
    for (unsigned seat = 0; seat < s->players; seat++)
        if (seat != s->bidder && s->holdings[seat][digit] > most) most = s->holdings[seat][digit];
    for (unsigned seat = 0; seat < s->players; seat++) receivers += is_paid(s, seat, digit, most);
    unsigned money = s->high + s->pot, share = money / receivers;
    for (unsigned seat = 0; seat < s->players; seat++)
        if (is_paid(s, seat, digit, most)) s->tokens[seat] += share;
    s->pot = money - share * receivers;
}

static inline void punish_digit(State *s) {
    if (s->tokens[s->turn] == 0) {
        pass_bid(s);
    } else {
        s->tokens[s->turn]--;
        s->pot++;
    }
}

static inline void punish_overbid(State *s) {
    s->barred[s->bidder] = 1;
    s->may_bid_count--;
    s->turn = s->bidder;
    if (s->districts[s->bidder])
        s->step = DISCARD;
    else
        begin_auction(s);
}

static inline void settle(State *s) {
    if (s->bidder == NOBODY) {
        award_lot(s, s->opener);
    } else if (s->high > s->tokens[s->bidder]) {
        punish_overbid(s);
    } else {
        s->tokens[s->bidder] -= s->high;
        pay_out(s);
        award_lot(s, s->bidder);
    }
}

static inline void answer_bid(State *s, int code) {
    if (code == PASS)
        pass_bid(s);
    else if (owns_digit(s, s->turn, code - BID_0))
        punish_digit(s);
    else
        place_bid(s, code - BID_0);
    if (is_settled(s)) settle(s);
}

static inline void discard(State *s, int code) {
    unsigned card = code - DISCARD_CARD;
    take_from(s, card, s->turn);
    s->owner[card] = GONE;
    begin_auction(s);
}

/* Opening the lot. */

static inline void begin_opening(State *s) {
    s->asked = 0;
    s->lot_size = 0;
    s->step = OPEN;
}

static inline void open_district(State *s, int code) {
    s->owner[code - OPEN_CARD] = LOT;
    if (++s->lot_size == LOT_SIZES[s->round % 3]) begin_auction(s);
}

/* Swaps. */

static inline void begin_swaps(State *s) {
    int owners = 0;
    s->asked = 0;
    s->step = SWAP_TAKE;
    if (s->swap)
        for (unsigned seat = 0; seat < s->players; seat++) owners += s->districts[seat] > 0;
    if (owners < 2) begin_opening(s);
}

static inline int list_swaps(const State *s, int32_t *out) {
    unsigned seat = asked_seat(s);
    int n = 0;
    out[n++] = STAY;
    if (s->districts[seat] == 0) return n;
    for (int card = 0; card < CARDS; card++) {
        out[n] = SWAP + card;
        n += (s->owner[card] < s->players) & (s->owner[card] != seat);
    }
    return n;
}

static inline void ask_next_swapper(State *s) {
    s->step = SWAP_TAKE;
    if (++s->asked == s->players) begin_opening(s);
}

static inline void answer_swap(State *s, int code) {
    if (code == STAY) {
        ask_next_swapper(s);
    } else {
        s->card = code - SWAP;
        s->step = SWAP_GIVE;
    }
}

static inline void give_in_return(State *s, int code) {
    unsigned seat = asked_seat(s), given = code - GIVE, other = s->owner[s->card];
    take_from(s, s->card, other);
    take_from(s, given, seat);
    lay_before(s, s->card, seat);
    lay_before(s, given, other);
    s->barred[seat] = 1;
    s->may_bid_count--;
    s->card = NO_CARD;
    ask_next_swapper(s);
}

/* Side auctions. */

static inline void begin_offers(State *s) {
    s->asked = 0;
    s->step = OFFER;
    if (!s->side_auctions) begin_swaps(s);
}

static inline int list_offers(const State *s, int32_t *out) {
    unsigned seat = asked_seat(s);
    out[0] = KEEP;
    return s->districts[seat] == 0 ? 1 : 1 + list_cards(s, seat, SELL, out + 1);
}

static inline void ask_next_seller(State *s) {
    s->step = OFFER;
    if (++s->asked == s->players) begin_swaps(s);
}

static inline void answer_offer(State *s, int code) {
    if (code == KEEP) {
        ask_next_seller(s);
        return;
    }
    s->card = code - SELL;
    s->seller = asked_seat(s);
    seat_bidders(s, s->seller);
    open_bidding(s, next_seat(s, s->seller));
    s->step = SIDE_BID;
}

static inline void sell_to_bidder(State *s) {
    s->tokens[s->bidder] -= s->high;
    s->tokens[s->seller] += s->high;
    take_from(s, s->card, s->seller);
    lay_before(s, s->card, s->bidder);
}

static inline void answer_side_bid(State *s, int code) {
    if (code == PASS)
        pass_bid(s);
    else
        place_bid(s, code - BID_0);
    if (is_settled(s)) {
        if (s->bidder != NOBODY) sell_to_bidder(s);
        clear_auction(s);
        ask_next_seller(s);
    }
}

/* The course of the game. */

static inline void begin_round(State *s) {
    for (unsigned seat = 0; seat < s->players; seat++) s->barred[seat] = 0;
    s->may_bid_count = s->players;
    s->lot_size = 0;
    begin_offers(s);
}

static inline void end_round(State *s) {
    clear_auction(s);
    if (++s->round == ROUNDS)
        s->step = GAME_OVER;
    else
        begin_round(s);
}

static inline int list_seats(const State *s, int32_t *out) {
    for (int seat = 0; seat < s->players; seat++) out[seat] = FIRST + seat;
    return s->players;
}

static inline int legal(const State *s, int32_t *out) {
    switch (s->step) {
    case BID: return list_bids(s, out);
    case OFFER: return list_offers(s, out);
    case SIDE_BID: return list_honest_bids(s, lowest_raise(s, 0), out);
    case OPEN: return list_cards(s, UNSEEN, OPEN_CARD, out);
    case SWAP_TAKE: return list_swaps(s, out);
    case SWAP_GIVE: return list_cards(s, asked_seat(s), GIVE, out);
    case DISCARD: return list_cards(s, s->turn, DISCARD_CARD, out);
    case FIRST_PLAYER: return list_seats(s, out);
    default: return 0;
    }
}

static inline void apply(State *s, int code) {
    switch (s->step) {
    case BID: answer_bid(s, code); break;
    case OFFER: answer_offer(s, code); break;
    case SIDE_BID: answer_side_bid(s, code); break;
    case OPEN: open_district(s, code); break;
    case SWAP_TAKE: answer_swap(s, code); break;
    case SWAP_GIVE: give_in_return(s, code); break;
    case DISCARD: discard(s, code); break;
    default:
        s->first = code - FIRST;
        begin_round(s);
    }
    if (s->step == ROUND_OVER) end_round(s);
}

/* Scores, then ranks. */

static inline int district_points(const State *s, unsigned seat) {
    int points = 0;
    uint8_t count[COLOURS] = {0};
    for (int card = 0; card < CARDS; card++) count[COLOUR[card]] += s->owner[card] == seat;
    for (int colour = 0; colour < COLOURS; colour++) points += COLOUR_POINTS[count[colour]];
    return points;
}

static inline int digit_sum(const State *s, unsigned seat) {
    int sum = 0;
    for (int card = 0; card < CARDS; card++)
        if (s->owner[card] == seat) sum += DIGIT[card];
    return sum;
}

static inline int has_most_tokens(const State *s, unsigned seat) {
    for (unsigned other = 0; other < s->players; other++)
        if (s->tokens[other] > s->tokens[seat]) return 0;
    return 1;
}

static inline int is_ahead(const State *s, const int32_t *out, unsigned other, unsigned seat) {
    if (out[other] == out[seat]) return digit_sum(s, other) > digit_sum(s, seat);
    return out[other] > out[seat];
}

static inline void score(const State *s, int32_t *out) {
    for (unsigned seat = 0; seat < s->players; seat++)
        out[seat] = district_points(s, seat) + (has_most_tokens(s, seat) ? BONUS : 0);
    for (unsigned seat = 0; seat < s->players; seat++) {
        int rank = 1;
        for (unsigned other = 0; other < s->players; other++) rank += is_ahead(s, out, other, seat);
        out[s->players + seat] = rank;
    }
}

/* Draws: splitmix64, counter by counter, and Lemire's unbiased bound. */

static const uint64_t GOLDEN = 0x9E3779B97F4A7C15, FOLD = 0xD1342543DE82EF95;

static inline uint64_t mix(uint64_t z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return z ^ (z >> 31);
}

static inline uint32_t below(uint64_t bits, uint32_t bound) {
    uint64_t product = (bits >> 32) * bound;
    while ((uint32_t)product < bound && (uint32_t)product < -bound % bound) {
        bits = mix(bits ^ GOLDEN);
        product = (bits >> 32) * bound;
    }
    return product >> 32;
}

/* All outcomes of chance are equally likely in Don, so one pick serves chance and seats. */
static inline uint64_t random_game(State *s, uint64_t key, uint64_t *steps) {
    int32_t codes[LONGEST], out[2 * SEATS];
    uint64_t digest = 0, step = 0;
    for (; s->step != GAME_OVER; step++) {
        int count = legal(s, codes);
        int code = codes[below(mix(key + step * GOLDEN), count)];
        apply(s, code);
        digest = digest * FOLD + code;
    }
    *steps += step;
    score(s, out);
    for (int i = 0; i < 2 * s->players; i++) digest = digest * FOLD + out[i];
    return digest;
}

static State opening(char **options) {
    State s = {0};
    s.players = atoi(options[0]);
    s.side_auctions = atoi(options[1]);
    s.swap = atoi(options[2]);
    s.penalties = atoi(options[3]);
    s.zero_bid = atoi(options[4]);
    for (int seat = 0; seat < s.players; seat++) s.tokens[seat] = START_TOKENS;
    memset(s.owner, UNSEEN, CARDS);
    clear_auction(&s);
    s.step = FIRST_PLAYER;
    return s;
}

static double seconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec + now.tv_nsec * 1e-9;
}

int main(int argc, char **argv) {
    if (argc != 9) {
        fprintf(stderr, "usage: %s GAMES SEED players side_auctions swap penalties zero_bid open_money\n",
                argv[0]);
        return 2;
    }
    uint64_t games = strtoull(argv[1], NULL, 10), seed = strtoull(argv[2], NULL, 10), steps = 0, digest = 0;
    const State start = opening(argv + 3);
    double began = seconds_now();
    for (uint64_t i = 0; i < games; i++) {
        State s = start;
        digest += random_game(&s, mix(mix(seed) + i * GOLDEN), &steps);
    }
    double seconds = seconds_now() - began;
    printf("{\"games\": %" PRIu64 ", \"steps\": %" PRIu64 ", \"seconds\": %.9f, ", games, steps, seconds);
    printf("\"digest\": \"%016" PRIx64 "\"}\n", digest);
    return 0;
}
