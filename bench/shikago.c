/* Shikago in hand-written C: what the compiled rules are measured against.
 *
 * Plays the same random games as windycity's `simulate`, from the same draws, and prints the same
 * digest; so whoever is faster has done the same work. Only the benchmark and its test use it.
 *
 * Lists are filled without a branch: every candidate is written, and the count moves on only past
 * those that qualify. The processor cannot guess which do, and a wrong guess costs more than a write.
 *
 *     cc -O3 -march=native -o shikago shikago.c
 *     ./shikago GAMES SEED players open_money
 */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { BOSSES = 4, HENCHMEN = 12, FIRST_HENCHMEN = 2, TURNS = 12, ACTION_POINTS = 3, FREE_MOVES = 8 };
enum { BAIL_PRICE = 2, FUNERAL = 2, CASINO_PRICE = 8, FACTORY_PRICE = 16, CASINOS = 5, LARGEST_GIFT = 20 };
enum { POLICEMEN = 5, HENCHMAN_BRIBE = 1, CASINO_BRIBE = 4, FACTORY_BRIBE = 8, DOLLARS = 1000 };
enum { MOST_TRIPLES = 4, MOST_PAIRS = 11 };

static const uint8_t REVEALS[] = {7, 10};

/* Areas by number, in two rows of four. */
enum { AREAS = 8 };
static const uint8_t INCOME[AREAS] = {3, 5, 4, 2, 2, 4, 5, 3};
/* For each area a bit for each that shares an edge with it. */
static const uint8_t NEIGHBOURS[AREAS] = {0x12, 0x25, 0x4A, 0x84, 0x21, 0x52, 0xA4, 0x48};

/* Moves. */
enum {
    BAIL_0 = 0,
    RECRUIT_ONE = BAIL_0 + HENCHMEN + 1,
    PLACE_IN,
    SHIFT = PLACE_IN + AREAS,
    ATTACK = SHIFT + AREAS * AREAS * HENCHMEN,
    FIGHT_GROUPS = ATTACK + BOSSES * AREAS,
    BUILD_CASINO = FIGHT_GROUPS + (MOST_TRIPLES + 1) * (MOST_PAIRS + 1),
    BUILD_FACTORY = BUILD_CASINO + AREAS,
    DONE,
    GIVE_0,
    RAID_AREA = GIVE_0 + LARGEST_GIFT + 1,
    INSPECT = RAID_AREA + AREAS,
    ARREST_BOSS = INSPECT + BOSSES,
    DRAW_POLICEMAN = ARREST_BOSS + BOSSES,
    DRAW_UNTOUCHABLES,
    FIRST,
    LONGEST = HENCHMEN * (AREAS - 1) + 2,
};

/* Steps. */
enum {
    FIRST_PLAYER,
    BAIL,
    RECRUIT,
    MOVE,
    FIGHT,
    GROUPS,
    BUILD,
    CHARITY,
    DRAW,
    RAID,
    ARREST,
    GAME_OVER,
};

enum { NOBODY = BOSSES, NOWHERE = AREAS };

typedef struct {
    uint8_t players, open_money;
    uint8_t step, turn_number, first, boss, acted;
    int8_t action_points;
    uint8_t free_moves, fought[AREAS], fight_area, opponent;
    int8_t pool[BOSSES], hand[BOSSES], prison[BOSSES], henchmen[AREAS][BOSSES];
    uint8_t casino[AREAS], factory[BOSSES];
    int16_t cash[BOSSES], registered[BOSSES];
    int8_t policemen, drawn, removed;
    uint8_t snitch;
    int16_t shown[BOSSES];
    uint8_t shown_turn;
} State;

static inline int smaller(int a, int b) { return a < b ? a : b; }

static inline unsigned next_boss(unsigned boss) { return (boss + 1) % BOSSES; }

/* Who controls an area: strictly more henchmen there than every other single boss. */

static inline int controls(const State *s, unsigned boss, unsigned area) {
    const int8_t *there = s->henchmen[area];
    int own = there[boss]; /* the numbers of the three others differ from its own in one bit or both */
    return (own > there[boss ^ 1]) & (own > there[boss ^ 2]) & (own > there[boss ^ 3]);
}

/* A bit for each area that a boss controls. */
static inline unsigned controlled_by(const State *s, unsigned boss) {
    unsigned areas = 0;
    for (unsigned area = 0; area < AREAS; area++) areas |= (unsigned)controls(s, boss, area) << area;
    return areas;
}

static inline unsigned controller(const State *s, unsigned area) {
    unsigned boss = 0;
    while (boss < BOSSES && !controls(s, boss, area)) boss++;
    return boss;
}

static inline int is_alone(const State *s, unsigned boss, unsigned area) {
    int others = 0;
    for (unsigned other = 0; other < BOSSES; other++) others += s->henchmen[area][other];
    return others == s->henchmen[area][boss];
}

/* Bail, recruiting and placing. */

static inline int list_bail(const State *s, int32_t *out) {
    int most = smaller(s->prison[s->boss], s->cash[s->boss] / BAIL_PRICE);
    for (int number = 0; number <= most; number++) out[number] = BAIL_0 + number;
    return most + 1;
}

static inline void bail(State *s, int code) {
    int number = code - BAIL_0;
    s->cash[s->boss] -= number * BAIL_PRICE;
    s->prison[s->boss] -= number;
    s->hand[s->boss] += number;
    s->step = RECRUIT;
}

static inline int list_recruits(const State *s, int32_t *out) {
    int n = 0;
    if (s->action_points > 0) {
        out[n] = RECRUIT_ONE;
        n += s->pool[s->boss] > 0;
        for (int area = 0; area < AREAS; area++) out[n + area] = PLACE_IN + area;
        n += s->hand[s->boss] > 0 ? AREAS : 0;
    }
    out[n++] = DONE;
    return n;
}

static inline void recruit_or_place(State *s, int code) {
    s->action_points--;
    if (code == RECRUIT_ONE) {
        s->pool[s->boss]--;
        s->hand[s->boss]++;
    } else {
        s->hand[s->boss]--;
        s->henchmen[code - PLACE_IN][s->boss]++;
    }
}

/* Moving: free between controlled areas, eight times a turn; else a point to a neighbour, or one for each. */

static inline int is_neighbour(unsigned start, unsigned target) { return NEIGHBOURS[start] >> target & 1; }

/* Without a point only between two areas that are both controlled. */
static inline int can_move(const State *s, unsigned controlled) {
    return s->action_points > 0 || (controlled & (controlled - 1)) != 0;
}

static inline int list_moves(const State *s, int32_t *out) {
    unsigned controlled = s->free_moves < FREE_MOVES ? controlled_by(s, s->boss) : 0;
    int n = 0, points = s->action_points, areas = can_move(s, controlled) ? AREAS : 0;
    for (int start = 0; start < areas; start++) {
        int there = s->henchmen[start][s->boss], some = smaller(there, points);
        unsigned for_all = (controlled >> start & 1 ? controlled : 0) | (points > 0 ? NEIGHBOURS[start] : 0);
        if (there == 0 || (points == 0 && for_all == 0)) continue;
#pragma GCC unroll 8
        for (int target = 0; target < AREAS; target++) {
            int most = target == start ? 0 : for_all >> target & 1 ? there : some;
            int first = SHIFT + (start * AREAS + target) * HENCHMEN;
            out[n] = first;
            for (int number = 1; number < most; number++) out[n + number] = first + number;
            n += most;
        }
    }
    out[n++] = DONE;
    return n;
}

static inline void move(State *s, int code) {
    unsigned start = (code - SHIFT) / HENCHMEN / AREAS, target = (code - SHIFT) / HENCHMEN % AREAS;
    int number = (code - SHIFT) % HENCHMEN + 1;
    if (s->free_moves < FREE_MOVES && controls(s, s->boss, start) && controls(s, s->boss, target))
        s->free_moves++;
    else
        s->action_points -= is_neighbour(start, target) ? 1 : number;
    s->henchmen[start][s->boss] -= number;
    s->henchmen[target][s->boss] += number;
}

/* Fights in divided groups. */

static inline int list_fights(const State *s, int32_t *out) {
    unsigned controlled = controlled_by(s, s->boss);
    int n = 0;
    if (controlled)
        for (unsigned boss = 0; boss < BOSSES; boss++) {
            if (boss == s->boss) continue;
            for (unsigned area = 0; area < AREAS; area++) {
                out[n] = ATTACK + boss * AREAS + area;
                n += (controlled >> area & 1) & (s->henchmen[area][boss] > 0) & ~(s->fought[area] >> boss);
            }
        }
    out[n++] = DONE;
    return n;
}

static inline void attack(State *s, int code) {
    s->opponent = (code - ATTACK) / AREAS;
    s->fight_area = (code - ATTACK) % AREAS;
    s->fought[s->fight_area] |= 1 << s->opponent;
    s->step = GROUPS;
}

static inline int list_groups(const State *s, int32_t *out) {
    int attackers = s->henchmen[s->fight_area][s->boss], defenders = s->henchmen[s->fight_area][s->opponent];
    int triples = smaller(defenders, (attackers - defenders) / 2);
    int most = smaller(defenders - triples, s->cash[s->boss] / FUNERAL), n = 0;
    for (int three = 0; three <= triples; three++)
        for (int one = 0; one <= most; one++) out[n++] = FIGHT_GROUPS + three * (MOST_PAIRS + 1) + one;
    return n;
}

static inline void bury(State *s, unsigned boss, int dead) {
    s->henchmen[s->fight_area][boss] -= dead;
    s->pool[boss] += dead;
    s->cash[boss] -= FUNERAL * smaller(dead, s->cash[boss] / FUNERAL);
}

static inline void fight(State *s, int code) {
    int three = (code - FIGHT_GROUPS) / (MOST_PAIRS + 1), one = (code - FIGHT_GROUPS) % (MOST_PAIRS + 1);
    bury(s, s->boss, one);
    bury(s, s->opponent, three + one);
    s->fight_area = NOWHERE;
    s->opponent = NOBODY;
    s->step = FIGHT;
}

/* Income, building and charity. */

static inline void take_income(State *s) {
    int total = 0;
    for (unsigned area = 0; area < AREAS; area++) {
        if (!controls(s, s->boss, area)) continue;
        int most = INCOME[area], own = s->henchmen[area][s->boss];
        total += (is_alone(s, s->boss, area) ? most : smaller(most, own)) << s->casino[area];
    }
    total <<= s->factory[s->boss];
    s->cash[s->boss] += total;
    s->registered[s->boss] += total;
}

static inline int casinos(const State *s) {
    int count = 0;
    for (unsigned area = 0; area < AREAS; area++) count += s->casino[area];
    return count;
}

static inline int list_buildings(const State *s, int32_t *out) {
    int n = 0;
    if (s->cash[s->boss] >= CASINO_PRICE && casinos(s) < CASINOS)
        for (unsigned area = 0; area < AREAS; area++) {
            out[n] = BUILD_CASINO + area;
            n += (s->casino[area] == 0) & controls(s, s->boss, area);
        }
    out[n] = BUILD_FACTORY;
    n += (s->factory[s->boss] == 0) & (s->cash[s->boss] >= FACTORY_PRICE);
    out[n++] = DONE;
    return n;
}

static inline void build(State *s, int code) {
    if (code == BUILD_FACTORY) {
        s->cash[s->boss] -= FACTORY_PRICE;
        s->factory[s->boss] = 1;
    } else {
        s->cash[s->boss] -= CASINO_PRICE;
        s->casino[code - BUILD_CASINO] = 1;
    }
}

static inline int list_gifts(const State *s, int32_t *out) {
    int most = smaller(LARGEST_GIFT, s->cash[s->boss]);
    for (int amount = 0; amount <= most; amount++) out[amount] = GIVE_0 + amount;
    return most + 1;
}

static inline void give(State *s, int code) {
    int amount = code - GIVE_0;
    s->cash[s->boss] -= amount;
    s->registered[s->boss] -= smaller(amount, s->registered[s->boss]);
}

/* The Snitch, the raids and the Untouchables. */

/* The lowest on the register; among equals the one later in this turn's order. */
static inline unsigned find_snitch(const State *s) {
    unsigned snitch = s->first, boss = s->first;
    for (int i = 0; i < BOSSES; i++, boss = next_boss(boss))
        if (s->registered[boss] <= s->registered[snitch]) snitch = boss;
    return snitch;
}

static inline int list_chips(const State *s, int32_t *out) {
    int n = 0;
    out[n] = DRAW_POLICEMAN;
    n += s->policemen > 0;
    out[n++] = DRAW_UNTOUCHABLES;
    return n;
}

/* Another boss's area or factory. */
static inline int list_raids(const State *s, int32_t *out) {
    int n = 0;
    for (unsigned area = 0; area < AREAS; area++) {
        unsigned boss = controller(s, area);
        out[n] = RAID_AREA + area;
        n += (boss != NOBODY) & (boss != s->snitch);
    }
    for (unsigned boss = 0; boss < BOSSES; boss++) {
        out[n] = INSPECT + boss;
        n += (boss != s->snitch) & s->factory[boss];
    }
    return n;
}

static inline int can_raid_anything(const State *s) {
    int32_t out[AREAS + BOSSES + 1];
    return list_raids(s, out) > 0;
}

static inline int pays(State *s, unsigned boss, int sum) {
    if (s->cash[boss] < sum) return 0;
    s->cash[boss] -= sum;
    return 1;
}

static inline void imprison(State *s, unsigned boss, unsigned area) {
    s->prison[boss] += s->henchmen[area][boss];
    s->henchmen[area][boss] = 0;
}

static inline void raid(State *s, int code) {
    if (code >= INSPECT) {
        unsigned boss = code - INSPECT;
        if (!pays(s, boss, FACTORY_BRIBE)) s->factory[boss] = 0;
        return;
    }
    unsigned area = code - RAID_AREA, boss = controller(s, area);
    if (pays(s, boss, HENCHMAN_BRIBE * s->henchmen[area][boss] + CASINO_BRIBE * s->casino[area])) return;
    s->casino[area] = 0;
    imprison(s, boss, area);
}

static inline int list_arrests(const State *s, int32_t *out) {
    int n = 0;
    for (unsigned boss = 0; boss < BOSSES; boss++) {
        out[n] = ARREST_BOSS + boss;
        n += boss != s->snitch;
    }
    return n;
}

/* One ordinary chip leaves the game, but never the last; all others go back. */
static inline void return_chips(State *s) {
    s->policemen += s->drawn;
    s->drawn = 0;
    if (s->policemen > 1) {
        s->policemen--;
        s->removed++;
    }
}

static inline void arrest(State *s, int code) {
    unsigned boss = code - ARREST_BOSS;
    for (unsigned area = 0; area < AREAS; area++) {
        if (controls(s, boss, area)) s->casino[area] = 0;
        imprison(s, boss, area);
    }
    s->prison[boss] += s->hand[boss];
    s->hand[boss] = 0;
    s->factory[boss] = 0;
    return_chips(s);
}

/* The course of the game. */

static inline void begin_boss(State *s) {
    s->action_points = ACTION_POINTS;
    s->free_moves = 0;
    for (unsigned area = 0; area < AREAS; area++) s->fought[area] = 0;
    s->step = s->prison[s->boss] > 0 ? BAIL : RECRUIT;
}

static inline void begin_turn(State *s) {
    for (unsigned i = 0; i < sizeof REVEALS; i++) {
        if (s->turn_number + 1 != REVEALS[i]) continue;
        s->shown_turn = REVEALS[i];
        for (unsigned boss = 0; boss < BOSSES; boss++) s->shown[boss] = s->cash[boss];
    }
    s->acted = 0;
    s->snitch = NOBODY;
    s->boss = s->first;
    begin_boss(s);
}

static inline void end_turn(State *s) {
    s->turn_number++;
    s->first = next_boss(s->first);
    begin_turn(s);
}

static inline void end_boss(State *s) {
    if (++s->acted < BOSSES) {
        s->boss = next_boss(s->boss);
        begin_boss(s);
    } else if (s->turn_number + 1 == TURNS) {
        s->step = GAME_OVER;
    } else {
        s->snitch = find_snitch(s);
        s->step = DRAW;
    }
}

static inline void end_step(State *s) {
    switch (s->step) {
    case RECRUIT: s->step = MOVE; break;
    case MOVE: s->step = FIGHT; break;
    case FIGHT:
        take_income(s);
        s->step = BUILD;
        break;
    default: s->step = CHARITY;
    }
}

/* An ordinary chip stays out, even if there is nothing to raid. */
static inline void draw_chip(State *s, int code) {
    if (code == DRAW_UNTOUCHABLES) {
        s->step = ARREST;
        return;
    }
    s->policemen--;
    s->drawn++;
    s->step = RAID;
    if (!can_raid_anything(s)) end_turn(s);
}

static inline int list_first_players(int32_t *out) {
    for (int boss = 0; boss < BOSSES; boss++) out[boss] = FIRST + boss;
    return BOSSES;
}

static inline int legal(const State *s, int32_t *out) {
    switch (s->step) {
    case MOVE: return list_moves(s, out);
    case RECRUIT: return list_recruits(s, out);
    case FIGHT: return list_fights(s, out);
    case BUILD: return list_buildings(s, out);
    case CHARITY: return list_gifts(s, out);
    case GROUPS: return list_groups(s, out);
    case BAIL: return list_bail(s, out);
    case DRAW: return list_chips(s, out);
    case RAID: return list_raids(s, out);
    case ARREST: return list_arrests(s, out);
    case FIRST_PLAYER: return list_first_players(out);
    default: return 0;
    }
}

static inline void apply(State *s, int code) {
    if (code == DONE) {
        end_step(s);
        return;
    }
    switch (s->step) {
    case MOVE: move(s, code); break;
    case RECRUIT: recruit_or_place(s, code); break;
    case FIGHT: attack(s, code); break;
    case GROUPS: fight(s, code); break;
    case BUILD: build(s, code); break;
    case CHARITY:
        give(s, code);
        end_boss(s);
        break;
    case BAIL: bail(s, code); break;
    case RAID:
        raid(s, code);
        end_turn(s);
        break;
    case ARREST:
        arrest(s, code);
        end_turn(s);
        break;
    case DRAW: draw_chip(s, code); break;
    default:
        s->first = code - FIRST;
        begin_turn(s);
    }
}

/* Scores, then ranks: half is lost by all who are the richest. */
static inline void score(const State *s, int32_t *out) {
    int most = 0;
    for (unsigned boss = 0; boss < BOSSES; boss++) most = s->cash[boss] > most ? s->cash[boss] : most;
    for (unsigned boss = 0; boss < BOSSES; boss++)
        out[boss] = s->cash[boss] * DOLLARS / (s->cash[boss] == most ? 2 : 1);
    for (unsigned boss = 0; boss < BOSSES; boss++) {
        int rank = 1;
        for (unsigned other = 0; other < BOSSES; other++) rank += out[other] > out[boss];
        out[BOSSES + boss] = rank;
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

/* A police chip goes by its number in the bag; all else is equally likely. */
static inline int pick(const State *s, const int32_t *codes, int count, uint64_t bits) {
    if (s->step != DRAW) return codes[below(bits, count)];
    return (int)below(bits, s->policemen + 1) < s->policemen ? DRAW_POLICEMAN : DRAW_UNTOUCHABLES;
}

static inline uint64_t random_game(State *s, uint64_t key, uint64_t *steps) {
    int32_t codes[LONGEST], out[2 * BOSSES];
    uint64_t digest = 0, step = 0;
    for (; s->step != GAME_OVER; step++) {
        int count = legal(s, codes);
        int code = pick(s, codes, count, mix(key + step * GOLDEN));
        apply(s, code);
        digest = digest * FOLD + code;
    }
    *steps += step;
    score(s, out);
    for (int i = 0; i < 2 * BOSSES; i++) digest = digest * FOLD + out[i];
    return digest;
}

static State opening(char **options) {
    State s = {0};
    s.players = atoi(options[0]);
    s.open_money = atoi(options[1]);
    for (unsigned boss = 0; boss < BOSSES; boss++) {
        s.hand[boss] = FIRST_HENCHMEN;
        s.pool[boss] = HENCHMEN - FIRST_HENCHMEN;
    }
    s.policemen = POLICEMEN;
    s.snitch = s.opponent = NOBODY;
    s.fight_area = NOWHERE;
    s.step = FIRST_PLAYER;
    return s;
}

static double seconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec + now.tv_nsec * 1e-9;
}

int main(int argc, char **argv) {
    if (argc != 5) {
        fprintf(stderr, "usage: %s GAMES SEED players open_money\n", argv[0]);
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
