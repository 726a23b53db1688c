/* Chicago of 1991 in hand-written C: what the compiled rules are measured against.
 *
 * Plays the same random games as windycity's `simulate`, from the same draws, and prints the same
 * digest; so whoever is faster has done the same work. Only the benchmark and its test use it.
 *
 * Lists are filled without a branch: every candidate is written, and the count moves on only past
 * those that qualify. The processor cannot guess which do, and a wrong guess costs more than a write.
 *
 *     cc -O3 -march=native -o chicago91 chicago91.c
 *     ./chicago91 GAMES SEED players stacking guarded_casinos movement_die
 */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { GANGS = 4, FIGURES = 20, MOST_RINGS = 4, BOUGHT_RINGS = 3, START_CASH = 125 };
enum { PHASES = 4, ROUNDS = 6, FACES = 6, MOVEMENT_FACES = 12, HIGHEST_ROLL = 22 };
enum { CASINOS_TO_WIN = 3, SQUARE_BARS_TO_WIN = 8, TOP_MEMBERS_TO_WIN = 5, SET_FACTOR = 3 };

static const uint8_t WORTH[] = {0, 10, 25, 40, 50};
static const uint8_t DUEL_DICE[MOST_RINGS + 1][FACES + 1] = {
    {0, 0, 0, 0, 0, 0, 0},
    {0, 1, 1, 1, 1, 1, 1},
    {0, 0, 0, 2, 2, 1, 1},
    {0, 0, 0, 0, 2, 2, 2},
    {0, 0, 0, 0, 0, 3, 3},
};
static const uint8_t FIRST_FACE[] = {11, 1, 0}, FACE_STEP[] = {1, 1, 2};

/* The board: four quarters, each with its buildings first and then its street fields, row by row. */
enum { SIZE = 12, QUARTER_BUILDINGS = 23, QUARTER_FIELDS = 81 };
enum { BUILDINGS = GANGS * QUARTER_BUILDINGS, FIELDS = GANGS * QUARTER_FIELDS };
enum { STEPS = 840, EXITS = 100 }; /* as the drawing below has them */

/* Moves. */
enum {
    HIRE_1 = 0,
    DONE = HIRE_1 + BOUGHT_RINGS,
    ROLL_DIE,
    PLACE_IN,
    WALK = PLACE_IN + BUILDINGS * MOST_RINGS,
    SEND = WALK + STEPS,
    PAIR = SEND + EXITS * MOST_RINGS,
    ROLLED = PAIR + MOST_RINGS * MOST_RINGS,
    SHOWS = ROLLED + HIGHEST_ROLL + 1,
    LONGEST = 400,
};

/* Steps. */
enum {
    HIRE,
    PLACE,
    TURN,
    ROLL,
    MOVE,
    ATTACKER_ROLLS,
    DEFENDER_ROLLS,
    ATTACKER_PAIRS,
    DEFENDER_PAIRS,
    PHASE_OVER,
    GAME_OVER,
};

enum { NO_GANG = GANGS, NO_FIELD = FIELDS, NO_MEMBER = FIELDS * MOST_RINGS, NO_ASSAULT = FIELDS };
enum { CASINOS, SQUARE, TOP_MEMBERS, GOALS, NO_GOAL = GOALS };

typedef struct {
    uint8_t players, stacking, guarded_casinos, movement_die, leader[GANGS], casinos_to_win;
    uint8_t step, phase, round, start_gang, gang, turns_taken, points;
    uint16_t steps_made;
    int16_t cash[GANGS];
    uint8_t reserve[GANGS];
    uint16_t members[GANGS][FIGURES];
    uint8_t member_count[GANGS], hired[GANGS][MOST_RINGS], waiting[GANGS][MOST_RINGS];
    uint8_t occupant[FIELDS], owner[BUILDINGS];
    uint16_t battlefield;
    uint8_t defender, attacker_rings, defender_rings, attacker_began, defender_began, attacker_roll;
    uint16_t assault_field;
    uint8_t assault_duels, attackers[MOST_RINGS];
    uint16_t since[GANGS][GOALS];
    uint8_t ending, winner;
} State;

/* One quarter: letters are buildings, arrows are street fields with a door, # is a traffic island. The other
 * three are the same, turned clockwise. */
static const char QUARTER[SIZE][SIZE + 1] = {
    "HHHABBDDFFF.",
    "HHHABBDEEFF<",
    "GG^^v^^^....",
    "GG<IICCC.JJ.",
    "KK<LCCCC<JJ<",
    "MM>LCNNN....",
    "MM<.^v^..OO.",
    "PPP<QQRR>OO.",
    "SSv.QQRR<OO.",
    "SST>UWWW..^.",
    "SST.UVVWW<#.",
    ".^....^.....",
};
/* By letter. */
static const uint8_t BUILDING_VALUE[QUARTER_BUILDINGS] = {
    1, 3, 20, 2, 1, 4, 2, 5, 1, 3, 1, 1, 2, 2, 5, 2, 2, 3, 5, 1, 1, 1, 4,
};
static const char OWNED_AT_START[] = "ACEHKMNPRU", SQUARE_BARS[] = "OW";
enum { HOME = 'H' - 'A', CASINO = 'C' - 'A' };

/* Steps by their number; those from a field follow each other, by the field they lead to. */
static uint16_t first_step[FIELDS + 1], step_from[STEPS], step_to[STEPS];
static uint16_t first_exit[BUILDINGS + 1], exit_from[EXITS], exit_to[EXITS];
static uint8_t is_building[FIELDS];

static inline unsigned building_on(unsigned field) {
    return field / QUARTER_FIELDS * QUARTER_BUILDINGS + field % QUARTER_FIELDS;
}

static inline unsigned field_of_building(unsigned building) {
    return building / QUARTER_BUILDINGS * QUARTER_FIELDS + building % QUARTER_BUILDINGS;
}

static inline unsigned home_of(unsigned gang) { return gang * QUARTER_FIELDS + HOME; }

/* What stands on a cell of the board, which is the drawing with each quarter turned into its place. */
static uint16_t *cell_of(uint16_t board[2 * SIZE][2 * SIZE], int quarter, int row, int column) {
    for (; quarter > 0; quarter--) {
        int turned = 2 * SIZE - 1 - row;
        row = column;
        column = turned;
    }
    return &board[row][column];
}

static void lay_fields(uint16_t board[2 * SIZE][2 * SIZE]) {
    for (int quarter = 0; quarter < GANGS; quarter++) {
        int first = quarter * QUARTER_FIELDS, street = first + QUARTER_BUILDINGS;
        for (int row = 0; row < SIZE; row++)
            for (int column = 0; column < SIZE; column++) {
                char symbol = QUARTER[row][column];
                int is_letter = symbol >= 'A' && symbol <= 'Z';
                *cell_of(board, quarter, row, column) =
                    symbol == '#' ? NO_FIELD : is_letter ? first + symbol - 'A' : street++;
            }
        memset(is_building + first, 1, QUARTER_BUILDINGS);
    }
}

static void join(uint8_t joined[FIELDS][FIELDS], int field, int other) {
    joined[field][other] = joined[other][field] = 1;
}

/* Street fields that lie side by side on the board. */
static void join_streets(uint8_t joined[FIELDS][FIELDS], uint16_t board[2 * SIZE][2 * SIZE]) {
    for (int row = 0; row < 2 * SIZE; row++)
        for (int column = 0; column < 2 * SIZE; column++) {
            int field = board[row][column];
            if (field == NO_FIELD || is_building[field]) continue;
            int below = row + 1 < 2 * SIZE ? board[row + 1][column] : NO_FIELD;
            int right = column + 1 < 2 * SIZE ? board[row][column + 1] : NO_FIELD;
            if (below != NO_FIELD && !is_building[below]) join(joined, field, below);
            if (right != NO_FIELD && !is_building[right]) join(joined, field, right);
        }
}

/* Arrows lead into buildings, and the ends of the avenues to each other. */
static void join_doors_and_edges(uint8_t joined[FIELDS][FIELDS], uint16_t board[2 * SIZE][2 * SIZE]) {
    int edges[2 * GANGS];
    for (int quarter = 0; quarter < GANGS; quarter++) {
        for (int row = 0; row < SIZE; row++)
            for (int column = 0; column < SIZE; column++) {
                char symbol = QUARTER[row][column];
                int down = (symbol == 'v') - (symbol == '^'), right = (symbol == '>') - (symbol == '<');
                if (down || right)
                    join(joined, *cell_of(board, quarter, row, column),
                         *cell_of(board, quarter, row + down, column + right));
            }
        edges[2 * quarter] = *cell_of(board, quarter, 0, SIZE - 1);
        edges[2 * quarter + 1] = *cell_of(board, quarter, SIZE - 1, 0);
    }
    for (int i = 0; i < 2 * GANGS; i++)
        for (int j = 0; j < i; j++) join(joined, edges[i], edges[j]);
}

static void number_steps(void) {
    static uint16_t board[2 * SIZE][2 * SIZE];
    static uint8_t joined[FIELDS][FIELDS];
    int step = 0, leaving = 0;
    lay_fields(board);
    join_streets(joined, board);
    join_doors_and_edges(joined, board);
    for (int field = 0; field < FIELDS; field++) {
        first_step[field] = step;
        if (is_building[field]) first_exit[building_on(field)] = leaving;
        for (int to = 0; to < FIELDS; to++) {
            if (!joined[field][to]) continue;
            step_from[step] = field;
            step_to[step++] = to;
            if (!is_building[field]) continue;
            exit_from[leaving] = field;
            exit_to[leaving++] = to;
        }
    }
    first_step[FIELDS] = step;
    first_exit[BUILDINGS] = leaving;
}

/* Gangs and their players. */

static inline unsigned next_gang(unsigned gang) { return (gang + 1) % GANGS; }

static inline int in_play(const State *s, unsigned gang) { return s->leader[gang] < s->players; }

static inline int is_led_by(const State *s, unsigned gang, unsigned player) {
    return gang < GANGS && s->leader[gang] == player;
}

static inline int is_assault_on(const State *s) { return s->assault_field != NO_ASSAULT; }

/* Members: a gang's row ascends by field, then by rings, and is filled up with NO_MEMBER. */

static inline unsigned member_key(unsigned field, unsigned rings) { return field * MOST_RINGS + rings - 1; }

static inline unsigned field_of(unsigned key) { return key / MOST_RINGS; }

static inline unsigned rings_of(unsigned key) { return key % MOST_RINGS + 1; }

/* How many members of a gang come before a key: the place of who has it, or else of the next. */
static inline unsigned place_of(const State *s, unsigned gang, unsigned key) {
    unsigned place = 0;
    for (unsigned i = 0; i < FIGURES; i++) place += s->members[gang][i] < key;
    return place;
}

static inline unsigned place_of_weakest(const State *s, unsigned gang, unsigned field) {
    return place_of(s, gang, member_key(field, 1));
}

/* Whether the member at a place of its row is the first, or the last, of its field. */
static inline int is_first(const State *s, unsigned gang, unsigned i) {
    const uint16_t *row = s->members[gang];
    return i == 0 || field_of(row[i - 1]) != field_of(row[i]);
}

static inline int is_last(const State *s, unsigned gang, unsigned i) {
    const uint16_t *row = s->members[gang];
    return i + 1 == s->member_count[gang] || field_of(row[i + 1]) != field_of(row[i]);
}

static inline void put_member(State *s, unsigned gang, unsigned field, unsigned rings) {
    unsigned key = member_key(field, rings), i = s->member_count[gang]++;
    uint16_t *row = s->members[gang];
    for (; i > 0 && row[i - 1] > key; i--) row[i] = row[i - 1];
    row[i] = key;
    s->occupant[field] = gang;
}

/* The member at a place leaves its field, which is free then if nobody else stands there. */
static inline void leave_field(State *s, unsigned gang, unsigned i) {
    if (is_first(s, gang, i) && is_last(s, gang, i)) s->occupant[field_of(s->members[gang][i])] = NO_GANG;
}

static inline void take_member(State *s, unsigned gang, unsigned i) {
    uint16_t *row = s->members[gang];
    leave_field(s, gang, i);
    unsigned last = --s->member_count[gang];
    for (; i < last; i++) row[i] = row[i + 1];
    row[last] = NO_MEMBER;
}

/* The member at a place goes to a field. Its key changes little, so few others move in the row. */
static inline void move_member(State *s, unsigned gang, unsigned i, unsigned field) {
    uint16_t *row = s->members[gang];
    unsigned last = s->member_count[gang] - 1, key = member_key(field, rings_of(row[i]));
    leave_field(s, gang, i);
    for (; i > 0 && row[i - 1] > key; i--) row[i] = row[i - 1];
    for (; i < last && row[i + 1] < key; i++) row[i] = row[i + 1];
    row[i] = key;
    s->occupant[field] = gang;
}

/* Buildings. */

static inline void take_building(State *s, unsigned gang, unsigned field) {
    if (is_building[field]) s->owner[building_on(field)] = gang;
}

static inline int pays(const State *s, unsigned gang, unsigned building) {
    if (s->owner[building] != gang) return 0;
    int needs_guard = s->guarded_casinos && building % QUARTER_BUILDINGS == CASINO;
    return !needs_guard || s->occupant[field_of_building(building)] == gang;
}

/* What a gang gets on top if it owns all buildings of a value in its quarter. */
static inline int set_bonus(const State *s, unsigned gang, int value) {
    int bonus = 0;
    for (unsigned i = 0; i < QUARTER_BUILDINGS; i++) {
        if (BUILDING_VALUE[i] != value) continue;
        if (s->owner[gang * QUARTER_BUILDINGS + i] != gang) return 0;
        bonus += (SET_FACTOR - 1) * value;
    }
    return bonus;
}

static inline void pay_income(State *s) {
    for (unsigned gang = 0; gang < GANGS; gang++) {
        if (!in_play(s, gang)) continue;
        for (unsigned building = 0; building < BUILDINGS; building++)
            if (pays(s, gang, building)) s->cash[gang] += BUILDING_VALUE[building % QUARTER_BUILDINGS];
        s->cash[gang] += set_bonus(s, gang, 1) + set_bonus(s, gang, 2);
    }
}

/* Goals, and since when each is held. */

static inline unsigned casinos_of(const State *s, unsigned player) {
    unsigned count = 0;
    for (unsigned quarter = 0; quarter < GANGS; quarter++)
        count += is_led_by(s, s->owner[quarter * QUARTER_BUILDINGS + CASINO], player);
    return count;
}

static inline unsigned square_bars_of(const State *s, unsigned player) {
    unsigned count = 0;
    for (unsigned quarter = 0; quarter < GANGS; quarter++)
        for (const char *bar = SQUARE_BARS; *bar; bar++)
            count += is_led_by(s, s->owner[quarter * QUARTER_BUILDINGS + *bar - 'A'], player);
    return count;
}

static inline unsigned top_members_of(const State *s, unsigned player) {
    unsigned count = 0;
    for (unsigned gang = 0; gang < GANGS; gang++) {
        if (s->leader[gang] != player) continue;
        for (unsigned i = 0; i < s->member_count[gang]; i++)
            count += rings_of(s->members[gang][i]) == MOST_RINGS;
        if (gang == s->gang) count += s->attackers[MOST_RINGS - 1];
    }
    return count;
}

static inline int holds(const State *s, unsigned player, int goal) {
    switch (goal) {
    case CASINOS: return casinos_of(s, player) >= s->casinos_to_win;
    case SQUARE: return square_bars_of(s, player) == SQUARE_BARS_TO_WIN;
    default: return top_members_of(s, player) >= TOP_MEMBERS_TO_WIN;
    }
}

static inline void judge_goals(State *s) {
    for (unsigned player = 0; player < s->players; player++) {
        unsigned behind = (player + s->players - s->leader[s->gang]) % s->players;
        for (int goal = 0; goal < GOALS; goal++)
            if (!holds(s, player, goal))
                s->since[player][goal] = 0;
            else if (s->since[player][goal] == 0)
                s->since[player][goal] = s->steps_made * GANGS + behind;
    }
}

static inline int find_winner(State *s) {
    unsigned longest = 0;
    for (unsigned player = 0; player < s->players; player++)
        for (int goal = 0; goal < GOALS; goal++) {
            unsigned since = s->since[player][goal];
            if (since > 0 && (longest == 0 || since < longest)) {
                longest = since;
                s->winner = player;
                s->ending = goal;
            }
        }
    return longest > 0;
}

/* Duels. */

static inline void face_off(State *s, unsigned field, unsigned defender, unsigned attacker_rings,
                            unsigned defender_rings) {
    s->battlefield = field;
    s->defender = defender;
    s->attacker_rings = s->attacker_began = attacker_rings;
    s->defender_rings = s->defender_began = defender_rings;
    s->step = ATTACKER_ROLLS;
}

static inline void clear_duel(State *s) { face_off(s, NO_FIELD, NO_GANG, 0, 0); }

static inline void begin_duel(State *s, unsigned field, unsigned rings) {
    unsigned defender = s->occupant[field], place = place_of_weakest(s, defender, field);
    unsigned defender_rings = rings_of(s->members[defender][place]);
    take_member(s, defender, place);
    face_off(s, field, defender, rings, defender_rings);
}

/* The die of whoever rolls: on how many sides each number stands. */
static inline const uint8_t *duel_die(const State *s) {
    return DUEL_DICE[s->step == ATTACKER_ROLLS ? s->attacker_rings : s->defender_rings];
}

static inline int list_numbers(const State *s, int32_t *out) {
    const uint8_t *die = duel_die(s);
    int n = 0;
    for (int number = 1; number <= FACES; number++) {
        out[n] = SHOWS + number - 1;
        n += die[number] > 0;
    }
    return n;
}

static inline void attacker_shows(State *s, int code) {
    s->attacker_roll = code - SHOWS + 1;
    s->step = DEFENDER_ROLLS;
}

static inline unsigned promoted(unsigned rings) { return rings + (rings < MOST_RINGS); }

/* Whether the duel is over. */
static inline int compare(State *s, int number) {
    if (s->attacker_roll > number) {
        s->cash[s->gang] += WORTH[s->defender_began];
        s->attacker_rings = promoted(s->attacker_rings);
        s->defender_rings = 0;
    } else if (s->attacker_roll < number) {
        s->cash[s->defender] += WORTH[s->attacker_began];
        s->defender_rings = promoted(s->defender_rings);
        s->attacker_rings = 0;
    } else {
        s->attacker_rings--;
        s->defender_rings--;
    }
    s->attacker_roll = 0;
    s->step = ATTACKER_ROLLS;
    return s->attacker_rings == 0 || s->defender_rings == 0;
}

static inline void end_duel(State *s) {
    if (s->attacker_rings > 0) {
        put_member(s, s->gang, s->battlefield, s->attacker_rings);
        take_building(s, s->gang, s->battlefield);
    } else if (s->defender_rings > 0) {
        put_member(s, s->defender, s->battlefield, s->defender_rings);
    }
    clear_duel(s);
    s->step = MOVE;
    s->steps_made++;
    judge_goals(s);
}

/* Assaults. */

static inline void attack_building(State *s, unsigned field) {
    s->assault_field = field;
    s->defender = s->occupant[field];
    s->assault_duels = 0;
}

static inline int has_defender(const State *s, unsigned rings) {
    unsigned key = member_key(s->assault_field, rings);
    for (unsigned i = 0; i < s->member_count[s->defender]; i++)
        if (s->members[s->defender][i] == key) return 1;
    return 0;
}

static inline int list_pairs(const State *s, int32_t *out) {
    int n = 0;
    for (int attacker = 0; attacker < MOST_RINGS; attacker++) {
        if (s->attackers[attacker] == 0) continue;
        for (int defender = 0; defender < MOST_RINGS; defender++) {
            out[n] = PAIR + attacker * MOST_RINGS + defender;
            n += has_defender(s, defender + 1);
        }
    }
    return n;
}

static inline void pair(State *s, int code) {
    unsigned attacker = (code - PAIR) / MOST_RINGS + 1, defender = (code - PAIR) % MOST_RINGS + 1;
    s->attackers[attacker - 1]--;
    take_member(s, s->defender, place_of(s, s->defender, member_key(s->assault_field, defender)));
    s->assault_duels++;
    face_off(s, s->assault_field, s->defender, attacker, defender);
}

static inline void ask_for_pair(State *s) {
    s->step = s->assault_duels % 2 == 0 ? ATTACKER_PAIRS : DEFENDER_PAIRS;
}

static inline void end_assault(State *s) {
    for (unsigned i = 0; i < MOST_RINGS; i++)
        for (; s->attackers[i] > 0; s->attackers[i]--) {
            put_member(s, s->gang, s->assault_field, i + 1);
            take_building(s, s->gang, s->assault_field);
        }
    s->assault_field = NO_ASSAULT;
    s->assault_duels = 0;
    clear_duel(s);
    s->step = MOVE;
    s->steps_made++;
    judge_goals(s);
}

static inline void end_assault_duel(State *s) {
    unsigned defender = s->defender, attackers_left = 0;
    if (s->attacker_rings > 0)
        s->attackers[s->attacker_rings - 1]++;
    else if (s->defender_rings > 0)
        put_member(s, defender, s->assault_field, s->defender_rings);
    clear_duel(s);
    s->defender = defender;
    for (unsigned i = 0; i < MOST_RINGS; i++) attackers_left += s->attackers[i];
    if (attackers_left == 0 || s->occupant[s->assault_field] == NO_GANG)
        end_assault(s);
    else
        ask_for_pair(s);
}

/* Movement. */

static inline int list_rolls(const State *s, int32_t *out) {
    for (int face = 0; face < MOVEMENT_FACES; face++)
        out[face] = ROLLED + FIRST_FACE[s->movement_die] + face * FACE_STEP[s->movement_die];
    return MOVEMENT_FACES;
}

/* What the gang on turn may enter: a bit for every occupant of a street field, and IN_BUILDING bits higher
 * of a building. Fields of nobody, and of enemies unless an assault is open; own buildings where stacks are
 * allowed. */
enum { IN_BUILDING = 8 };

static inline unsigned open_fields(const State *s) {
    unsigned open = 1 << NO_GANG;
    if (!is_assault_on(s))
        for (unsigned gang = 0; gang < GANGS; gang++)
            open |= (unsigned)(s->leader[gang] != s->leader[s->gang]) << gang;
    return open | (open | (unsigned)s->stacking << s->gang) << IN_BUILDING;
}

static inline int may_enter(const State *s, unsigned open, unsigned field) {
    unsigned bit = s->occupant[field] + IN_BUILDING * is_building[field];
    return (open >> bit & 1) | (field == s->assault_field);
}

/* The place after those of the members that stand where the one at a place, the first there, does. */
static inline unsigned end_of_stack(const uint16_t *row, unsigned count, unsigned i) {
    unsigned end = i + 1;
    while (end < count && field_of(row[end]) == field_of(row[i])) end++;
    return end;
}

/* From a building with members of different rings each goes by its rings; those alike are one. */
static inline int list_steps_of_mixed(const State *s, unsigned open, int32_t *out) {
    const uint16_t *row = s->members[s->gang];
    unsigned count = s->member_count[s->gang], end;
    int n = 0;
    for (unsigned i = 0; i < count; i = end) {
        end = end_of_stack(row, count, i);
        if (row[end - 1] == row[i]) continue;
        unsigned building = building_on(field_of(row[i]));
        for (unsigned leaving = first_exit[building]; leaving < first_exit[building + 1]; leaving++)
            for (unsigned j = i; j < end; j++) {
                out[n] = SEND + leaving * MOST_RINGS + rings_of(row[j]) - 1;
                n += (j == i || row[j] != row[j - 1]) & may_enter(s, open, exit_to[leaving]);
            }
    }
    return n;
}

static inline int list_steps(const State *s, int32_t *out) {
    const uint16_t *row = s->members[s->gang];
    unsigned count = s->member_count[s->gang], open = open_fields(s), end;
    int n = 0, any_mixed = 0;
    for (unsigned i = 0; i < count; i = end) {
        unsigned field = field_of(row[i]);
        end = end_of_stack(row, count, i);
        if (row[end - 1] != row[i]) {
            any_mixed = 1;
            continue;
        }
        for (unsigned step = first_step[field]; step < first_step[field + 1]; step++) {
            out[n] = WALK + step;
            n += may_enter(s, open, step_to[step]);
        }
    }
    return any_mixed ? n + list_steps_of_mixed(s, open, out + n) : n;
}

static inline int list_moves(const State *s, int32_t *out) {
    int n = list_steps(s, out);
    return is_assault_on(s) ? n + list_pairs(s, out + n) : n;
}

static inline int can_step(const State *s) {
    unsigned open = open_fields(s);
    for (unsigned i = 0; i < s->member_count[s->gang]; i++) {
        unsigned field = field_of(s->members[s->gang][i]);
        for (unsigned step = first_step[field]; step < first_step[field + 1]; step++)
            if (may_enter(s, open, step_to[step])) return 1;
    }
    return 0;
}

/* The member at a place of its row enters a field: moves there, or fights for it. */
static inline void enter(State *s, unsigned place, unsigned field) {
    unsigned there = s->occupant[field], rings = rings_of(s->members[s->gang][place]);
    if (there == NO_GANG || there == s->gang) {
        move_member(s, s->gang, place, field);
        s->steps_made++;
        if (is_building[field] && s->owner[building_on(field)] != s->gang) {
            take_building(s, s->gang, field);
            judge_goals(s);
        }
        return;
    }
    take_member(s, s->gang, place);
    if (s->stacking && is_building[field]) {
        if (!is_assault_on(s)) attack_building(s, field);
        s->attackers[rings - 1]++;
    } else {
        begin_duel(s, field, rings);
    }
}

static inline void walk(State *s, int code) {
    s->points--;
    if (code < SEND) {
        unsigned step = code - WALK;
        enter(s, place_of_weakest(s, s->gang, step_from[step]), step_to[step]);
    } else {
        unsigned leaving = (code - SEND) / MOST_RINGS, rings = (code - SEND) % MOST_RINGS + 1;
        enter(s, place_of(s, s->gang, member_key(exit_from[leaving], rings)), exit_to[leaving]);
    }
}

/* Hiring and placing. */

/* The ones and twos that a gang hires in a phase differ by at most one. */
static inline int is_even(const State *s, unsigned rings) {
    const uint8_t *hired = s->hired[s->gang];
    return rings > 2 || hired[rings - 1] <= hired[2 - rings];
}

static inline int can_hire(const State *s, unsigned rings) {
    return s->cash[s->gang] >= WORTH[rings] && s->reserve[s->gang] > 0 && is_even(s, rings);
}

static inline void pay_for(State *s, unsigned rings) {
    s->cash[s->gang] -= WORTH[rings];
    s->reserve[s->gang]--;
    s->hired[s->gang][rings - 1]++;
}

static inline int is_room_in(const State *s, unsigned building) {
    return s->owner[building] == s->gang &&
           (s->stacking || s->occupant[field_of_building(building)] == NO_GANG);
}

static inline unsigned waiting_count(const State *s, unsigned gang) {
    unsigned count = 0;
    for (unsigned i = 0; i < MOST_RINGS; i++) count += s->waiting[gang][i];
    return count;
}

static inline int is_room_for_another(const State *s) {
    unsigned rooms = 0;
    for (unsigned building = 0; building < BUILDINGS; building++) rooms += is_room_in(s, building);
    return rooms > 0 && (s->stacking || rooms > waiting_count(s, s->gang));
}

static inline int list_phase_hires(const State *s, int32_t *out) {
    int n = 0;
    if (is_room_for_another(s))
        for (int rings = 1; rings <= BOUGHT_RINGS; rings++) {
            out[n] = HIRE_1 + rings - 1;
            n += can_hire(s, rings) && (rings < BOUGHT_RINGS || s->hired[s->gang][rings - 1] == 0);
        }
    out[n++] = DONE;
    return n;
}

static inline void hire_for_phase(State *s, int code) {
    unsigned rings = code - HIRE_1 + 1;
    pay_for(s, rings);
    s->waiting[s->gang][rings - 1]++;
}

static inline int list_places(const State *s, int32_t *out) {
    int n = 0;
    for (int i = 0; i < MOST_RINGS; i++) {
        if (s->waiting[s->gang][i] == 0) continue;
        for (int building = 0; building < BUILDINGS; building++) {
            out[n] = PLACE_IN + i * BUILDINGS + building;
            n += is_room_in(s, building);
        }
    }
    return n;
}

static inline void place(State *s, int code) {
    unsigned i = (code - PLACE_IN) / BUILDINGS, building = (code - PLACE_IN) % BUILDINGS;
    s->waiting[s->gang][i]--;
    put_member(s, s->gang, field_of_building(building), i + 1);
}

static inline int list_turn_hires(const State *s, int32_t *out) {
    int n = 0;
    if (is_room_in(s, building_on(home_of(s->gang))))
        for (int rings = 1; rings < BOUGHT_RINGS; rings++) {
            out[n] = HIRE_1 + rings - 1;
            n += can_hire(s, rings);
        }
    out[n++] = s->member_count[s->gang] > 0 ? ROLL_DIE : DONE;
    return n;
}

static inline void hire_at_home(State *s, int code) {
    unsigned rings = code - HIRE_1 + 1;
    pay_for(s, rings);
    put_member(s, s->gang, home_of(s->gang), rings);
}

/* The course of the game. */

static inline int is_out(const State *s, unsigned gang) {
    if (!in_play(s, gang)) return 1;
    return s->member_count[gang] == 0 && s->reserve[gang] == 0 && waiting_count(s, gang) == 0;
}

static inline void pass_on(State *s) {
    s->gang = next_gang(s->gang);
    s->turns_taken++;
}

static inline void end_phase(State *s) {
    if (find_winner(s)) {
        s->step = GAME_OVER;
        return;
    }
    pay_income(s);
    s->step = ++s->phase == PHASES ? GAME_OVER : PHASE_OVER;
}

static inline void skip_to_turn(State *s) {
    while (s->step == TURN && (s->turns_taken == GANGS || is_out(s, s->gang))) {
        if (s->turns_taken == GANGS) {
            s->turns_taken = 0;
            if (++s->round == ROUNDS) end_phase(s);
        } else {
            pass_on(s);
        }
    }
}

static inline void begin_turns(State *s) {
    s->gang = s->start_gang;
    s->turns_taken = 0;
    s->step = TURN;
    skip_to_turn(s);
}

static inline void end_turn(State *s) {
    s->step = TURN;
    pass_on(s);
    skip_to_turn(s);
}

static inline void next_to_place(State *s) {
    do pass_on(s);
    while (s->turns_taken < GANGS && waiting_count(s, s->gang) == 0);
    if (s->turns_taken == GANGS) begin_turns(s);
}

static inline void begin_placing(State *s) {
    s->turns_taken = 0;
    s->step = PLACE;
    if (waiting_count(s, s->gang) == 0) next_to_place(s);
}

static inline void begin_phase(State *s) {
    s->round = 0;
    memset(s->hired, 0, sizeof s->hired);
    s->start_gang = s->phase;
    for (int tried = 1; is_out(s, s->start_gang) && tried < GANGS; tried++)
        s->start_gang = next_gang(s->start_gang);
    s->gang = s->start_gang;
    s->turns_taken = 0;
    s->step = HIRE;
    if (is_out(s, s->gang)) begin_turns(s);
}

static inline void apply_hire(State *s, int code) {
    if (code != DONE) {
        hire_for_phase(s, code);
        return;
    }
    do pass_on(s);
    while (s->turns_taken < GANGS && is_out(s, s->gang));
    if (s->turns_taken == GANGS) begin_placing(s);
}

static inline void apply_place(State *s, int code) {
    place(s, code);
    if (waiting_count(s, s->gang) == 0) next_to_place(s);
}

static inline void apply_turn(State *s, int code) {
    if (code == ROLL_DIE)
        s->step = ROLL;
    else if (code == DONE)
        end_turn(s);
    else
        hire_at_home(s, code);
}

static inline void go_on(State *s) {
    if (s->points > 0 && can_step(s)) return;
    if (is_assault_on(s)) {
        ask_for_pair(s);
    } else {
        s->points = 0;
        end_turn(s);
    }
}

static inline void roll_points(State *s, int code) {
    s->points = code - ROLLED;
    s->step = MOVE;
    go_on(s);
}

static inline void apply_move(State *s, int code) {
    if (code >= PAIR) {
        pair(s, code);
    } else {
        walk(s, code);
        if (s->step == MOVE) go_on(s);
    }
}

static inline void defender_shows(State *s, int code) {
    if (!compare(s, code - SHOWS + 1)) return;
    if (is_assault_on(s))
        end_assault_duel(s);
    else
        end_duel(s);
    if (s->step == MOVE) go_on(s);
}

static inline int legal(const State *s, int32_t *out) {
    switch (s->step) {
    case MOVE: return list_moves(s, out);
    case ATTACKER_ROLLS:
    case DEFENDER_ROLLS: return list_numbers(s, out);
    case ROLL: return list_rolls(s, out);
    case TURN: return list_turn_hires(s, out);
    case HIRE: return list_phase_hires(s, out);
    case PLACE: return list_places(s, out);
    case ATTACKER_PAIRS:
    case DEFENDER_PAIRS: return list_pairs(s, out);
    default: return 0;
    }
}

static inline void apply(State *s, int code) {
    switch (s->step) {
    case MOVE: apply_move(s, code); break;
    case ATTACKER_ROLLS: attacker_shows(s, code); break;
    case DEFENDER_ROLLS: defender_shows(s, code); break;
    case ROLL: roll_points(s, code); break;
    case TURN: apply_turn(s, code); break;
    case HIRE: apply_hire(s, code); break;
    case PLACE: apply_place(s, code); break;
    default: pair(s, code);
    }
    while (s->step == PHASE_OVER) begin_phase(s);
}

/* Scores, then ranks. */

static inline int wealth(const State *s, unsigned player) {
    int total = 0;
    for (unsigned gang = 0; gang < GANGS; gang++) {
        if (s->leader[gang] != player) continue;
        total += s->cash[gang];
        for (unsigned i = 0; i < s->member_count[gang]; i++) total += WORTH[rings_of(s->members[gang][i])];
    }
    return total;
}

static inline int is_ahead(const State *s, const int32_t *out, unsigned other, unsigned player) {
    if (s->ending != NO_GOAL && s->winner == other) return player != other;
    if (s->ending != NO_GOAL && s->winner == player) return 0;
    return out[other] > out[player];
}

static inline void score(const State *s, int32_t *out) {
    for (unsigned player = 0; player < s->players; player++) out[player] = wealth(s, player);
    for (unsigned player = 0; player < s->players; player++) {
        int rank = 1;
        for (unsigned other = 0; other < s->players; other++) rank += is_ahead(s, out, other, player);
        out[s->players + player] = rank;
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

/* A number of a duel die, by its sides; all else is equally likely, the movement die too. */
static inline int pick(const State *s, const int32_t *codes, int count, uint64_t bits) {
    if (s->step != ATTACKER_ROLLS && s->step != DEFENDER_ROLLS) return codes[below(bits, count)];
    const uint8_t *die = duel_die(s);
    int left = below(bits, FACES), number = codes[0] - SHOWS + 1;
    for (; left >= die[number]; number++) left -= die[number];
    return SHOWS + number - 1;
}

static inline uint64_t random_game(State *s, uint64_t key, uint64_t *steps) {
    int32_t codes[LONGEST], out[2 * GANGS];
    uint64_t digest = 0, step = 0;
    for (; s->step != GAME_OVER; step++) {
        int count = legal(s, codes);
        int code = pick(s, codes, count, mix(key + step * GOLDEN));
        apply(s, code);
        digest = digest * FOLD + code;
    }
    *steps += step;
    score(s, out);
    for (int i = 0; i < 2 * s->players; i++) digest = digest * FOLD + out[i];
    return digest;
}

static State opening(char **options) {
    static const uint8_t LEADERS[][GANGS] = {{0, 1, 0, 1}, {0, 1, 2, NO_GANG}, {0, 1, 2, 3}};
    State s = {0};
    s.players = atoi(options[0]);
    s.stacking = atoi(options[1]);
    s.guarded_casinos = atoi(options[2]);
    s.movement_die = atoi(options[3]);
    memcpy(s.leader, LEADERS[s.players - 2], GANGS);
    s.casinos_to_win = s.players == 2 ? GANGS : CASINOS_TO_WIN;
    memset(s.occupant, NO_GANG, sizeof s.occupant);
    memset(s.owner, NO_GANG, sizeof s.owner);
    for (int gang = 0; gang < GANGS; gang++) {
        for (int i = 0; i < FIGURES; i++) s.members[gang][i] = NO_MEMBER;
        if (!in_play(&s, gang)) continue;
        for (const char *owned = OWNED_AT_START; *owned; owned++)
            s.owner[gang * QUARTER_BUILDINGS + *owned - 'A'] = gang;
        s.cash[gang] = START_CASH;
        s.reserve[gang] = FIGURES - 1;
        s.waiting[gang][MOST_RINGS - 1] = 1;
    }
    s.assault_field = NO_ASSAULT;
    s.ending = NO_GOAL;
    s.winner = NO_GANG;
    clear_duel(&s);
    begin_phase(&s);
    return s;
}

static double seconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec + now.tv_nsec * 1e-9;
}

int main(int argc, char **argv) {
    if (argc != 7) {
        fprintf(stderr, "usage: %s GAMES SEED players stacking guarded_casinos movement_die\n", argv[0]);
        return 2;
    }
    uint64_t games = strtoull(argv[1], NULL, 10), seed = strtoull(argv[2], NULL, 10), steps = 0, digest = 0;
    number_steps();
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
