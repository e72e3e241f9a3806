//! Why a move is not legal, in the words of the rules.

use cards::{Card, CardSet};
use game::{Play as _, Refusal};

use crate::deck::{FIGHTER, HEALER, NUMBERED};
use crate::rules::{attack, end_of_turn};
use crate::spot::Spots;
use crate::{Move, Phase, Spot, State, View};

type Reason = (String, &'static [&'static str]);

/// The first reason that a player would give; `None` if the move is legal.
pub(crate) fn refusal(view: &View, mv: Move) -> Option<Refusal> {
    let state = view.complete(|_| ());
    if state.is_legal(mv) {
        return None;
    }
    let found = phase(&state, mv).or_else(|| match mv {
        Move::Enter(room, card) => enter(&state, room).or_else(|| in_hand(&state, card)),
        Move::Go(room, card) => go(&state, room).or_else(|| in_hand(&state, card)),
        Move::Flee(to, card) => flee(&state, to).or_else(|| in_hand(&state, card)),
        Move::Loot(card) => loot(&state).or_else(|| in_hand(&state, card)),
        Move::Attack(cards) => attack(&state).or_else(|| can_fight(&state, cards)),
        Move::Defend(cards) => can_fight(&state, cards),
        Move::Double => double(&state),
        Move::Heal(card) => wounded(&state).or_else(|| in_hand(&state, card)),
        Move::HealByQueen => wounded(&state).or_else(|| in_hand(&state, HEALER)),
        Move::End => end(&state),
        Move::Trash(card) => in_hand(&state, card),
        Move::TakeWound => None,
    });
    found.map(|(reason, rules)| Refusal { reason, rules })
}

/// A move of another phase.
fn phase(state: &State, mv: Move) -> Option<Reason> {
    let is_trap = matches!(mv, Move::TakeWound | Move::Trash(_));
    let is_defence = matches!(mv, Move::Defend(_));
    let (reason, rules): (_, &'static [&'static str]) = match state.phase {
        Phase::Over(_) => ("the game is over", &["over-1"]),
        Phase::Trap if !is_trap => {
            ("the trap comes first: take the wound, or trash a card", &["trap-1", "trap-2", "R33"])
        }
        Phase::Defend(_) if !is_defence && mv != Move::Double => (
            "the monster's attack comes first: defend yourself, if only with nothing",
            &["defend-1", "defend-2", "R33"],
        ),
        Phase::Action | Phase::Defend(_) if is_trap => ("no trap asks for that", &["trap-1", "trap-2", "R25"]),
        Phase::Action | Phase::Trap if is_defence => ("no monster is attacking", &["defend-1", "defend-2", "R13"]),
        _ => return None,
    };
    Some((reason.into(), rules))
}

fn enter(state: &State, room: Spot) -> Option<Reason> {
    if state.at.is_room() {
        return some("you are in the fortress already", &["enter-1", "R1"]);
    }
    if !Spots::RIM.contains(room) {
        return some(format!("{room} is not on the rim"), &["enter-1", "term-2"]);
    }
    (room == state.first_room)
        .then(|| (format!("{room} was your first room: another entrance is needed"), &["enter-1", "R10"][..]))
}

fn go(state: &State, room: Spot) -> Option<Reason> {
    if !state.at.is_room() {
        return some("you are outside: enter a room of the rim", &["go-1", "enter-1", "R2"]);
    }
    if state.foe() > 0 {
        return some(format!("a living monster holds you in {}: slay it or flee", state.at), &["go-1", "flee-1", "R5"]);
    }
    is_near(state, room)
}

fn flee(state: &State, to: Spot) -> Option<Reason> {
    if state.foe() == 0 {
        return some("there is no living monster to flee from", &["flee-1", "R6"]);
    }
    if state.attacked {
        return some("you have attacked it: its answer cannot be fled this turn", &["flee-1", "R7"]);
    }
    if state.arrived {
        return some("you came here this turn: you can flee from the next turn on", &["flee-1", "R6"]);
    }
    if !to.is_room() {
        let first = state.first_room;
        return (state.at != first)
            .then(|| (format!("only from {first}, your first room, can you flee outside"), &["flee-2", "R10"][..]));
    }
    is_near(state, to).or_else(|| {
        let unknown = state.unknown.contains(to);
        unknown.then(|| (format!("{to} is unknown: you can flee to a revealed or empty room"), &["flee-1", "R8"][..]))
    })
}

fn is_near(state: &State, room: Spot) -> Option<Reason> {
    let near = state.at.neighbours().contains(room);
    (!near).then(|| (format!("{room} is not north, east, south or west of {}", state.at), &["term-1", "R3"][..]))
}

fn loot(state: &State) -> Option<Reason> {
    if !state.at.is_room() {
        return some("there is nothing to loot outside", &["loot-1", "R2"]);
    }
    if state.foe() > 0 {
        return some(format!("{} lives: slay it first", state.grid.get(state.at)), &["loot-1", "R21"]);
    }
    state.empty.contains(state.at).then(|| (format!("{} is empty", state.at), &["loot-1", "R20"][..]))
}

fn attack(state: &State) -> Option<Reason> {
    if state.foe() == 0 {
        return some("there is no living monster here to attack", &["attack-1", "term-4"]);
    }
    state.attacked.then(|| ("you have attacked already since you came here this turn".into(), &["attack-1", "R11"][..]))
}

/// A set of cards for a fight: all in the hand, all with points; an attack needs at least one.
fn can_fight(state: &State, cards: CardSet) -> Option<Reason> {
    if let Some(card) = (cards - state.hand).first() {
        return in_hand(state, card);
    }
    match (cards - NUMBERED).first() {
        Some(HEALER) => some("QH has no points and cannot be played in a fight", &["hand-3", "R16"]),
        Some(king) => some(format!("{king} has no points and cannot be played in a fight"), &["hand-2", "R15"]),
        None => cards.is_empty().then(|| ("an attack takes at least one card".into(), &["attack-1", "term-6"][..])),
    }
}

fn double(state: &State) -> Option<Reason> {
    if !attack::may_double(state) {
        return some(format!("{FIGHTER} does not stand beside the life counter"), &["double-1", "queen-4", "R17"]);
    }
    (state.foe() == 0).then(|| ("the Fighter helps only when you face a monster".into(), &["double-1", "R18"][..]))
}

fn wounded(state: &State) -> Option<Reason> {
    (state.wounds == 0).then(|| ("you have no wound".into(), &["heal-1", "heal-2", "R32"][..]))
}

fn end(state: &State) -> Option<Reason> {
    let idle = !end_of_turn::may_end(state, state.hand.len());
    let why = "there is no monster here, no card to be drawn, and you have cards to act with";
    idle.then(|| (why.into(), &["end-1", "R30"][..]))
}

fn in_hand(state: &State, card: Card) -> Option<Reason> {
    let missing = !state.hand.contains(card);
    missing.then(|| (format!("{card} is not in your hand"), &["term-6"][..]))
}

fn some(reason: impl Into<String>, rules: &'static [&'static str]) -> Option<Reason> {
    Some((reason.into(), rules))
}
