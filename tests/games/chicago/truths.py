"""What the refusals of both editions of Chicago claim, and what their clauses forbid, read from the state
alone."""

from __future__ import annotations

from windycity.games.chicago.board import HOME
from windycity.games.chicago.names import GANGS
from windycity.games.chicago.state import (
    ATTACKER_PAIRS,
    ATTACKER_ROLLS,
    DEFENDER_PAIRS,
    DEFENDER_ROLLS,
    DIE,
    DRAW,
    GAME_OVER,
    HIRE,
    MOVE,
    NO_GANG,
    PLACE,
    ROLL,
    TURN,
)

from ...conformance.judging import Ban, Claim, Truths
from .crowding import crowd
from .survey import (
    DICE,
    PRICES,
    absent,
    can_show,
    can_use,
    field_of,
    free_rooms,
    gang_at,
    home_owner,
    is_86,
    is_ally,
    is_assault,
    is_badly_placed,
    is_begun_by_another,
    is_in_play,
    is_inside,
    is_mixed,
    is_named,
    is_one_3er_too_many,
    is_other_duel,
    is_own_in_the_way,
    is_step,
    is_too_dear,
    is_uneven,
    lacks_its_name,
    leads_nowhere,
    leads_through_a_door,
    members,
    must_go_on,
    names_for_nothing,
    names_nobody,
    owner,
    rings_at,
    strays,
    strength,
    unused_dice,
    waits,
    walker_field,
    way,
)

CLAIMS: dict[str, Claim] = {
    "The start player is being drawn.": lambda s, move, words: s.step == DRAW,
    "The gangs are hiring: hire, or be done.": lambda s, move, words: s.step == HIRE,
    "New members have to be placed.": lambda s, move, words: s.step == PLACE and sum(s.waiting[s.gang]) > 0,
    "Before the roll: hire for the home bar, or roll.": lambda s, move, words: (
        s.step == TURN and bool(members(s, s.gang))
    ),
    "The dice for movement are being rolled.": lambda s, move, words: s.step == ROLL,
    "Take up a die, or be done.": lambda s, move, words: s.step == DIE and not must_go_on(s),
    "There are points to walk.": lambda s, move, words: s.step == MOVE and s.points > 0,
    "A duel is on: the attacker rolls.": lambda s, move, words: s.step == ATTACKER_ROLLS,
    "A duel is on: the defender rolls.": lambda s, move, words: s.step == DEFENDER_ROLLS,
    "The attacker chooses who duels whom.": lambda s, move, words: s.step == ATTACKER_PAIRS,
    "The defender chooses who duels whom.": lambda s, move, words: s.step == DEFENDER_PAIRS,
    "A gang without members does not roll.": lambda s, move, words: not members(s, s.gang),
    "One of the two is not there.": lambda s, move, words: absent(s, move),
    "Nobody plays {gang}.": lambda s, move, words: (
        words["gang"] == move.args[0] and not is_in_play(s, GANGS.index(words["gang"]))
    ),
    "The die does not show {number}.": lambda s, move, words: (
        words["number"] == move.args[0]
        and words["number"]
        not in DICE[(s.attacker_rings if s.step == ATTACKER_ROLLS else s.defender_rings) - 1]
    ),
    "The game is over.": lambda s, move, words: s.step == GAME_OVER,
    "A {colour} plug cannot be bought.": lambda s, move, words: (
        is_86(s) and words["colour"] in ("red", "yellow")
    ),
    "One 3er can be hired before a phase, and none later.": lambda s, move, words: is_one_3er_too_many(
        s, move
    ),
    "There is no figure left in reserve.": lambda s, move, words: s.reserve[s.gang] == 0,
    "A {member} costs {price:,}.": lambda s, move, words: (
        is_named(s, move, words)
        and words["price"] == PRICES[strength(move.args[0]) - 1] * 1000 > s.cash[s.gang] * 1000
    ),
    "The 1ers and 2ers hired in a phase may differ by one at most.": lambda s, move, words: is_uneven(
        s, strength(move.args[0])
    ),
    "A member stands in the home bar.": lambda s, move, words: gang_at(s, HOME[s.gang]) is not None,
    "The home bar is in foreign hands.": lambda s, move, words: home_owner(s) not in (s.gang, NO_GANG),
    "There is no own building left to place another member in.": lambda s, move, words: free_rooms(s) <= 0,
    "No {member} waits to be placed.": lambda s, move, words: (
        is_named(s, move, words) and not waits(s, strength(move.args[0]))
    ),
    "{building} does not belong to {gang}.": lambda s, move, words: (
        words["building"] in move.args and owner(s, words["building"]) != GANGS.index(words["gang"]) == s.gang
    ),
    "A member stands in {building} already.": lambda s, move, words: (
        words["building"] in move.args and gang_at(s, field_of(words["building"])) is not None
    ),
    "No member of {gang} stands on {field}.": lambda s, move, words: (
        field_of(words["field"]) == way(move)[0]
        and GANGS.index(words["gang"]) == s.gang
        and not rings_at(s, s.gang, way(move)[0])
        and not is_inside(s, way(move)[0])
    ),
    "The member on {field} has begun this die.": lambda s, move, words: (
        s.step == MOVE and field_of(words["field"]) == walker_field(s)
    ),
    "No step leads from {start} to {target}.": lambda s, move, words: (
        (words["start"], words["target"]) == move.args[-2:] and leads_nowhere(move)
    ),
    "Members of different strength stand in {building}: say which one.": lambda s, move, words: (
        move.verb == "walk" and is_mixed(s, field_of(words["building"]))
    ),
    "No {member} stands on {field}.": lambda s, move, words: (
        is_named(s, move, words) and field_of(words["field"]) == way(move)[0] and names_nobody(s, move)
    ),
    "All on {field} are of one strength: no need to say which.": lambda s, move, words: (
        field_of(words["field"]) == way(move)[0] and names_for_nothing(s, move)
    ),
    "Who is inside stays there until the assault is over.": lambda s, move, words: is_inside(s, way(move)[0]),
    "An assault is open: walk on, or begin its first duel.": lambda s, move, words: (
        s.step == MOVE and is_assault(s) and s.points > 0 and s.assault_duels == 0
    ),
    "Nobody is on the board: hire for the home bar, or be done.": lambda s, move, words: (
        s.step == TURN and not members(s, s.gang)
    ),
    "A member of {gang} stands on {field}.": lambda s, move, words: (
        field_of(words["field"]) == way(move)[1] and gang_at(s, way(move)[1]) == GANGS.index(words["gang"])
    ),
    "An ally stands on {field}.": lambda s, move, words: is_ally(s, field_of(words["field"])),
    "While an assault is open no other duel begins.": lambda s, move, words: is_other_duel(s, way(move)[1]),
    "No die that shows {number} is left.": lambda s, move, words: (
        words["number"] == move.args[0] and words["number"] not in unused_dice(s)
    ),
    "The member on {field} has to go on.": lambda s, move, words: (
        must_go_on(s) and field_of(words["field"]) == walker_field(s)
    ),
    "Nobody has a legal step with a {number}.": lambda s, move, words: (
        words["number"] == move.args[0] and not can_use(s, words["number"])
    ),
    "The dice cannot show {numbers}.": lambda s, move, words: (
        words["numbers"].words == move.args and not can_show(s, list(move.args))
    ),
}

BANS: dict[str, Ban] = {
    "C91-03": lambda s, move: leads_nowhere(move) and leads_through_a_door(move),
    "C91-12": lambda s, move: (
        strays(s, move, HIRE) or (move.verb == "hire" and (is_too_dear(s, move) or s.reserve[s.gang] == 0))
    ),
    "C91-13": is_one_3er_too_many,
    "C91-14": lambda s, move: move.verb == "hire" and is_uneven(s, strength(move.args[0])),
    "C91-16": lambda s, move: (
        strays(s, move, PLACE)
        or is_badly_placed(s, move)
        or (move.verb == "hire" and s.step == HIRE and free_rooms(s) <= 0)
    ),
    "C91-17": lambda s, move: (
        strays(s, move, TURN)
        or (
            move.verb == "hire" and s.step == TURN and not s.stacking and gang_at(s, HOME[s.gang]) is not None
        )
    ),
    "C91-18": lambda s, move: move.verb == "hire" and s.step == TURN and home_owner(s) != s.gang,
    "C91-19": lambda s, move: (
        strays(s, move, ROLL) or (move.verb == "points" and not can_show(s, list(move.args)))
    ),
    "C91-20": lambda s, move: (
        (strays(s, move, MOVE) and not is_assault(s))
        or (is_step(move) and not rings_at(s, s.gang, way(move)[0]) and not is_inside(s, way(move)[0]))
        or (leads_nowhere(move) and not leads_through_a_door(move))
        or names_nobody(s, move)
        or names_for_nothing(s, move)
    ),
    "C91-22": is_own_in_the_way,
    "C91-26": lambda s, move: move.verb == "shows",
    "C91-34": lambda s, move: s.step == GAME_OVER and s.ending < 3,
    "C91-36": lambda s, move: s.step == GAME_OVER and s.ending == 3,
    "C91-39": lambda s, move: is_step(move) and is_ally(s, way(move)[1]),
    "C91-42": lambda s, move: (
        (strays(s, move, MOVE) and is_assault(s))
        or (is_step(move) and (is_other_duel(s, way(move)[1]) or is_inside(s, way(move)[0])))
    ),
    "C91-44": lambda s, move: (
        strays(s, move, ATTACKER_PAIRS, DEFENDER_PAIRS) or (move.verb == "duel" and absent(s, move))
    ),
    "C91-45": lacks_its_name,
    "C91-46": lambda s, move: strays(s, move, TURN) and not members(s, s.gang),
    "C91-49": lambda s, move: strays(s, move, ATTACKER_ROLLS, DEFENDER_ROLLS),
    "C86-01": lambda s, move: move.verb == "start" and not is_in_play(s, GANGS.index(str(move.args[0]))),
    "C86-02": lambda s, move: move.verb == "hire" and s.reserve[s.gang] == 0,
    "C86-04": lambda s, move: (
        (s.phase == 0 and (strays(s, move, HIRE) or is_too_dear(s, move)))
        or (move.verb == "hire" and strength(move.args[0]) > 2)
    ),
    "C86-05": lambda s, move: strays(s, move, DRAW),
    "C86-07": lambda s, move: (
        strays(s, move, ROLL)
        or (is_step(move) and not rings_at(s, s.gang, way(move)[0]))
        or (move.verb == "die" and (move.args[0] not in unused_dice(s) or not can_use(s, int(move.args[0]))))
        or names_nobody(s, move)
        or names_for_nothing(s, move)
    ),
    "C86-08": lambda s, move: (
        strays(s, move, MOVE) or (leads_nowhere(move) and not leads_through_a_door(move))
    ),
    "C86-09": lambda s, move: leads_nowhere(move) and leads_through_a_door(move),
    "C86-10": lambda s, move: (s.step == DIE and must_go_on(s)) or is_own_in_the_way(s, move),
    "C86-11": lacks_its_name,
    "C86-15": lambda s, move: strays(s, move, ATTACKER_ROLLS, DEFENDER_ROLLS) or move.verb == "shows",
    "C86-16": lambda s, move: (
        strays(s, move, ATTACKER_PAIRS, DEFENDER_PAIRS) or (move.verb == "duel" and absent(s, move))
    ),
    "C86-20": lambda s, move: (
        strays(s, move, PLACE)
        or is_badly_placed(s, move)
        or (s.phase > 0 and (strays(s, move, HIRE) or is_too_dear(s, move)))
    ),
    "C86-21": lambda s, move: s.step == GAME_OVER and s.ending < 3,
    "C86-22": lambda s, move: s.step == GAME_OVER and s.ending == 3,
    "C86-25": lambda s, move: move.verb == "hire" and free_rooms(s) <= 0,
    "C86-26": lambda s, move: strays(s, move, DIE) or is_begun_by_another(s, move),
    "C86-27": lambda s, move: move.verb == "dice" and not can_show(s, list(move.args)),
}

TRUTHS = Truths(
    CLAIMS,
    BANS,
    elsewhere=frozenset({"The member on {field} has begun this die.", "The member on {field} has to go on."}),
    stir=crowd,
)
