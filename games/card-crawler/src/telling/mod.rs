//! The words of the game: what lies on the table, what each move will do, what it did, and why it is refused.
//!
//! A file for each group of moves, named as in `rules`, holds the offer, the telling and the refusal of these moves.

mod about;
mod attack;
mod end_of_game;
mod end_of_turn;
mod explore;
mod heal;
mod jacks;
mod loot;
mod table;
mod trap;

use underdeck_cards::{Card, Cell};
use underdeck_game::{
    Gesture, Lore, Message, Offer, Place, Play as _, Refusal, SeenChance, Table, Telling, Term, Zone,
};

use crate::{Location, Move, Phase, State, View};

/// The ids of the rules that say so.
type Rules = &'static [&'static str];
/// An offer but for its spelling: the gesture, the label, the effect, the rules.
type Parts = (Gesture, Message, Message, Rules);
/// Why a move is refused.
type Reason = (String, Rules);

/// The cell where the hero's token lies while he is outside, beside the grid (R1, R2).
const GATE: Cell = Cell::new(6, 3);

impl Telling for View {
    fn table(&self) -> Table {
        let state = self.complete(|_| ());
        let offer = |mv: Move| {
            let (gesture, label, effect, rules) = offer(self, &state, mv);
            Offer::new(mv, gesture, label, effect, rules)
        };
        Table {
            prompt: table::prompt(self, &state),
            zones: table::zones(self, &state),
            offers: state.legal_vec().into_iter().map(offer).collect(),
        }
    }

    fn counters(&self) -> Vec<Zone> {
        table::zones(self, &self.complete(|_| ())).into_iter().filter(Zone::is_counter).collect()
    }

    fn told(&self, mv: Move, chance: &[SeenChance], after: &Self) -> Vec<String> {
        let mut lines = vec![played(self, mv, after)];
        lines.extend(explore::found(self, mv, after));
        lines.extend(end_of_turn::told(self, mv, chance, after));
        if let Phase::Over(end) = after.phase {
            lines.push(end_of_game::told(end).into());
        }
        lines
    }

    fn patterns(&self) -> &'static [&'static str] {
        Move::PATTERNS
    }

    fn gesture(&self, mv: Move) -> Option<Gesture> {
        match mv {
            Move::Enter(room, card) | Move::Go(room, card) | Move::Flee(room, card) => Some(drag(card, cell(room))),
            Move::Loot(card) => Some(drag(card, cell(self.at))),
            Move::Heal(card) => Some(drag(card, Place::Zone("wounds"))),
            _ => None,
        }
    }

    fn refusal(&self, mv: Move) -> Option<Refusal> {
        let state = self.complete(|_| ());
        if state.is_legal(mv) {
            return None;
        }
        let (reason, rules) = wrong_phase(&state, mv).or_else(|| refused(&state, mv))?;
        Some(Refusal { reason, rules })
    }

    fn guides() -> &'static [&'static str] {
        &[include_str!("guide/first.udr"), include_str!("guide/second.udr")]
    }

    fn lore(&self, place: &Place) -> Option<Lore> {
        about::lore(self, place)
    }

    fn glossary() -> &'static [Term] {
        about::GLOSSARY
    }
}

/// How a legal move is made by hand, and what it will do. The state is any that looks like the view.
fn offer(view: &View, state: &State, mv: Move) -> Parts {
    match mv {
        Move::Enter(room, card) => explore::enter(view, room, card),
        Move::Go(room, card) => explore::go(view, room, card),
        Move::Flee(to, card) => explore::flee(view, to, card),
        Move::Loot(card) => loot::offer(view, state, card),
        Move::Attack(cards) => attack::attack(view, cards),
        Move::Defend(cards) => attack::defend(view, state, cards),
        Move::Double => attack::double(view),
        Move::Heal(card) => heal::offer(view, card),
        Move::HealByQueen => heal::by_queen(view),
        Move::End => end_of_turn::offer(view, state),
        Move::TakeWound => trap::take_wound(view),
        Move::Trash(card) => trap::trash(card),
    }
}

/// The move itself, as the first line of its telling.
fn played(before: &View, mv: Move, after: &View) -> String {
    match mv {
        Move::Enter(..) | Move::Go(..) | Move::Flee(..) => explore::played(mv, after),
        Move::Loot(card) => loot::played(before, card),
        Move::Attack(_) | Move::Defend(_) | Move::Double => attack::played(before, mv, after),
        Move::Heal(_) | Move::HealByQueen => heal::played(mv, after),
        Move::End => end_of_turn::played(after),
        Move::TakeWound | Move::Trash(_) => trap::played(mv, after),
    }
}

/// What the phase alone forbids.
fn wrong_phase(state: &State, mv: Move) -> Option<Reason> {
    let is_trap = matches!(mv, Move::TakeWound | Move::Trash(_));
    let is_defence = matches!(mv, Move::Defend(_));
    let (reason, rules): (_, Rules) = match state.phase {
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

/// The first reason that a player would give, in the right phase.
fn refused(state: &State, mv: Move) -> Option<Reason> {
    match mv {
        Move::Enter(room, card) => explore::no_entrance(state, room).or_else(|| not_in_hand(state, card)),
        Move::Go(room, card) => explore::no_way(state, room).or_else(|| not_in_hand(state, card)),
        Move::Flee(to, card) => explore::no_flight(state, to).or_else(|| not_in_hand(state, card)),
        Move::Loot(card) => loot::no_loot(state).or_else(|| not_in_hand(state, card)),
        Move::Attack(cards) => attack::no_attack(state).or_else(|| attack::no_fighters(state, cards)),
        Move::Defend(cards) => attack::no_fighters(state, cards),
        Move::Double => attack::no_double(state),
        Move::Heal(card) => heal::no_wound(state).or_else(|| not_in_hand(state, card)),
        Move::HealByQueen => heal::no_wound(state).or_else(|| not_in_hand(state, crate::deck::HEALER)),
        Move::End => end_of_turn::no_end(state),
        Move::Trash(card) => not_in_hand(state, card),
        Move::TakeWound => None,
    }
}

fn not_in_hand(state: &State, card: Card) -> Option<Reason> {
    let missing = !state.hand.contains(card);
    missing.then(|| (format!("{card} is not in your hand"), &["term-6"][..]))
}

fn because(reason: impl Into<String>, rules: Rules) -> Option<Reason> {
    Some((reason.into(), rules))
}

fn drag(card: Card, to: Place) -> Gesture {
    Gesture::Drag { from: Place::Card("hand", card), to }
}

fn cell(room: Location) -> Place {
    Place::Cell("fortress", room.cell().unwrap_or(GATE))
}
