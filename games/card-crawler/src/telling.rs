//! Card Crawler in words: the table, the effect of each legal move, the changes by a move, and refusals.
//!
//! Larger groups of moves have a file each, named as in `rules`, with their offers and changes.

mod about;
mod attack;
mod end_of_game;
mod end_of_turn;
mod explore;
mod table;

use underdeck_cards::{Card, CardSet, Cell};
use underdeck_game::{
    Gesture, Message, MoveWords, Offer, Place, Play as _, Presentation, Refusal, RuleIds, SeenChance, Table, Term,
    Tooltip, Value, Zone, say,
};

use crate::deck::{COMPANIONS, DARK_LORD, HEALER};
use crate::rules::action::check_move;
use crate::{End, Location, Move, Phase, State, View, rules, words};

/// The cell of the hero's token while he is outside, next to the grid (R1, R2).
const GATE: Cell = Cell::new(6, 3);

impl Presentation for View {
    fn table(&self) -> Table {
        let state = self.complete(|_| ());
        let offer = |mv: Move| Offer::of(mv, offer(self, &state, mv));
        Table {
            prompt: table::prompt(self, &state),
            zones: table::zones(self, &state),
            offers: state.legal_vec().into_iter().map(offer).collect(),
        }
    }

    fn counters(&self) -> Vec<Zone> {
        table::zones(self, &self.complete(|_| ())).into_iter().filter(Zone::is_counter).collect()
    }

    fn describe_change(&self, mv: Move, chance: &[SeenChance], after: &Self) -> Vec<Message> {
        let mut lines = vec![played(self, mv, after)];
        lines.extend(explore::found(self, mv, after));
        lines.extend(end_of_turn::describe_change(self, mv, chance, after));
        if let Phase::Over(end) = after.phase {
            lines.push(end_of_game::describe_change(end));
        }
        lines
    }

    fn slain(&self, _mv: Move, after: &Self) -> CardSet {
        let body = after.card(after.at).filter(|_| after.slain && !self.slain);
        body.into_iter().collect()
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
        check_move(&self.complete(|_| ()), mv).err()
    }

    fn tooltip(&self, place: &Place) -> Option<Tooltip> {
        about::tooltip(self, place)
    }

    fn glossary() -> &'static [Term] {
        about::GLOSSARY
    }
}

/// The gesture of a legal move, and its effect. The state is any that looks like the view.
fn offer(view: &View, state: &State, mv: Move) -> MoveWords {
    match mv {
        Move::Enter(room, card) => explore::enter(view, room, card),
        Move::Go(room, card) => explore::go(view, room, card),
        Move::Flee(to, card) => explore::flee(view, to, card),
        Move::Loot(card) => offer_loot(view, state, card),
        Move::Attack(cards) => attack::attack(view, cards),
        Move::Defend(cards) => attack::defend(view, state, cards),
        Move::Double => attack::double(view),
        Move::Heal(card) => offer_heal(view, card),
        Move::HealByQueen => offer_heal_by_queen(view),
        Move::End => end_of_turn::offer(view, state),
        Move::TakeWound => offer_wound(view),
        Move::Trash(card) => offer_trash(card),
    }
}

/// The move itself, as the first line of its changes.
fn played(before: &View, mv: Move, after: &View) -> Message {
    let wounds = || words::wounds(after);
    match mv {
        Move::Enter(..) | Move::Go(..) | Move::Flee(..) => explore::played(before, mv, after),
        Move::Loot(card) => looted(before, card),
        Move::Attack(cards) => attack::attacked(before, cards, after),
        Move::Defend(cards) => attack::defended(before, cards),
        Move::Double => say!(DOUBLE_EVENT),
        Move::Heal(card) => say!(HEAL_EVENT, card, wounds = wounds()),
        Move::HealByQueen => say!(HEAL_QUEEN_EVENT, queen = HEALER, wounds = wounds()),
        Move::End => end_of_turn::played(after),
        Move::TakeWound => say!(TAKE_EVENT, wounds = wounds()),
        Move::Trash(card) => say!(TRASH_EVENT, card),
    }
}

fn drag(card: Card, to: Place) -> Gesture {
    Gesture::Drag { from: Place::Card("hand", card), to }
}

fn cell(room: Location) -> Place {
    Place::Cell("fortress", room.cell().unwrap_or(GATE))
}

fn offer_loot(view: &View, state: &State, card: Card) -> MoveWords {
    let looted = view.card(view.at).unwrap_or(DARK_LORD);
    let label = match looted {
        DARK_LORD => say!(LOOT_LORD_LABEL, card),
        _ => say!(LOOT_LABEL, looted, card),
    };
    let (effect, rules): (Message, RuleIds) = if looted == DARK_LORD {
        let mut won = *state;
        won.hand.remove(card);
        (say!(LOOT_LORD_EFFECT, points = rules::score(&won, End::Won), card), &["loot-1", "over-3", "R34"])
    } else if let Some(companion) = joining(looted) {
        (say!(LOOT_COMPANION_EFFECT, looted, companion, card), &["loot-1", "queen-1", "R17"])
    } else {
        (say!(LOOT_EFFECT, looted, card), &["loot-1", "R19", "R20"])
    };
    (drag(card, cell(view.at)), label, effect, rules)
}

/// The effect of a queen who will not join the deck.
fn joining(looted: Card) -> Option<Message> {
    looted.suit().filter(|_| COMPANIONS.contains(looted)).map(words::companion)
}

fn looted(before: &View, card: Card) -> Message {
    match before.card(before.at).unwrap_or(DARK_LORD) {
        DARK_LORD => say!(LOOT_LORD_EVENT, card),
        looted => match joining(looted) {
            Some(companion) => say!(LOOT_COMPANION_EVENT, looted, card, companion),
            None => say!(LOOT_EVENT, looted, card),
        },
    }
}

fn offer_heal(view: &View, card: Card) -> MoveWords {
    (
        drag(card, Place::Zone("wounds")),
        say!(HEAL_LABEL, card),
        say!(HEAL_EFFECT, wounds = healed(view), card),
        &["heal-1", "R32"],
    )
}

fn offer_heal_by_queen(view: &View) -> MoveWords {
    (
        drag(HEALER, Place::Zone("discard")),
        say!(HEAL_QUEEN_LABEL),
        say!(HEAL_QUEEN_EFFECT, wounds = healed(view), queen = HEALER),
        &["heal-2", "R16"],
    )
}

fn healed(view: &View) -> Message {
    let wounds = view.wounds.saturating_sub(1);
    say!(WOUNDS_AFTER, wounds, life = view.options.life, change = Value::Change(-1))
}

fn offer_wound(view: &View) -> MoveWords {
    let effect = match view.wounds + 1 < view.options.life {
        true => say!(TAKE_EFFECT, wounds = words::wounded(view, 1)),
        false => say!(TAKE_DEATH_EFFECT),
    };
    (Gesture::Press, say!(TAKE_LABEL), effect, &["trap-1", "R25"])
}

fn offer_trash(card: Card) -> MoveWords {
    (drag(card, Place::Zone("trash")), say!(TRASH_LABEL, card), say!(TRASH_EFFECT, card), &["trap-2", "R25"])
}
