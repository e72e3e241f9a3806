//! Card Crawler in words: the table, the effect of each legal move, the changes by a move, and refusals.
//!
//! Larger groups of moves have a file each, named as in `rules`, with their offers and changes.

mod about;
mod attack;
mod end_of_game;
mod end_of_turn;
mod explore;
mod table;

use underdeck_cards::{Card, Cell};
use underdeck_game::{
    Gesture, Message, MoveWords, Offer, Place, Play as _, Presentation, Refusal, RuleIds, SeenChance, Table, Term,
    Tooltip, Zone, say,
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
            prompt: table::prompt(self, &state).into(),
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
            lines.push(end_of_game::describe_change(end).into());
        }
        lines.into_iter().map(Message::from).collect()
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
fn played(before: &View, mv: Move, after: &View) -> String {
    match mv {
        Move::Enter(..) | Move::Go(..) | Move::Flee(..) => explore::played(mv, after),
        Move::Loot(card) => looted(before, card),
        Move::Attack(_) | Move::Defend(_) | Move::Double => attack::played(before, mv, after),
        Move::Heal(_) | Move::HealByQueen => healed(mv, after),
        Move::End => end_of_turn::played(after),
        Move::TakeWound | Move::Trash(_) => trapped(mv, after),
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
    let (effect, rules): (Message, RuleIds) = if looted == DARK_LORD {
        let mut won = *state;
        won.hand.remove(card);
        (say!("you win with {points} points", points = rules::score(&won, End::Won)), &["loot-1", "over-3", "R34"])
    } else if COMPANIONS.contains(looted) {
        let what = looted.suit().map_or("", words::companion);
        (say!("{looted} joins you at once: {what}", looted, what), &["loot-1", "queen-1", "R17"])
    } else {
        (say!("{looted} goes to your discard pile", looted), &["loot-1", "R19", "R20"])
    };
    (
        drag(card, cell(view.at)),
        say!("Loot {looted} with {card}", looted, card),
        say!("{card} is put down in the room for good; {effect}.", card, effect),
        rules,
    )
}

fn looted(before: &View, card: Card) -> String {
    let Some(looted) = before.card(before.at) else { return format!("You put {card} down.") };
    match looted {
        DARK_LORD => format!("You put {card} down and take the Dark Lord's body."),
        queen if COMPANIONS.contains(queen) => {
            let what = queen.suit().map_or("", words::companion);
            format!("You put {card} down, and {queen} joins you: {what}.")
        }
        _ => format!("You put {card} down; {looted} goes to your discard pile."),
    }
}

fn offer_heal(view: &View, card: Card) -> MoveWords {
    (
        drag(card, Place::Zone("wounds")),
        say!("Heal with {card}", card),
        say!("{card} is trashed for one wound: {healed}.", card, healed = fewer_wounds(view)),
        &["heal-1", "R32"],
    )
}

fn offer_heal_by_queen(view: &View) -> MoveWords {
    (
        drag(HEALER, Place::Zone("discard")),
        "Heal with the Healer".into(),
        say!(
            "{queen} is discarded, not trashed, for one wound: {healed}.",
            queen = HEALER,
            healed = fewer_wounds(view)
        ),
        &["heal-2", "R16"],
    )
}

fn fewer_wounds(view: &View) -> Message {
    let wounds = view.wounds;
    say!("wounds {wounds} − {n} = {left}", wounds, n = 1, left = wounds.saturating_sub(1))
}

fn healed(mv: Move, after: &View) -> String {
    let wounds = words::wounds(after);
    match mv {
        Move::Heal(card) => format!("You trash {card} and heal a wound: {wounds}."),
        _ => format!("You discard QH, and she heals a wound: {wounds}."),
    }
}

fn offer_wound(view: &View) -> MoveWords {
    (
        Gesture::Press,
        "Take the wound".into(),
        say!("One wound: {wounds}.", wounds = words::wounded(view.wounds, 1, view.options.life)),
        &["trap-1", "R25"],
    )
}

fn offer_trash(card: Card) -> MoveWords {
    (
        drag(card, Place::Zone("trash")),
        say!("Trash {card}", card),
        say!("{card} is trashed instead of a wound.", card),
        &["trap-2", "R25"],
    )
}

fn trapped(mv: Move, after: &View) -> String {
    match mv {
        Move::Trash(card) => format!("You trash {card} instead of taking a wound."),
        _ => format!("You take the wound of the trap: {}.", words::wounds(after)),
    }
}
