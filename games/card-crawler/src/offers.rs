//! The gesture and the words of each move.

mod forecast;

use cards::{Card, CardSet};
use game::{Gesture, Offer, Place};

use crate::deck::{COMPANIONS, DARK_LORD, FIGHTER, HEALER, JACKS};
use crate::rules::attack::points;
use crate::state::End;
use crate::table::GATE;
use crate::{Move, Phase, Spot, State, View, rules, words};

type Parts = (Gesture, String, String, &'static [&'static str]);

/// How a legal move is made by hand, and what it will do. The state is any that looks like the view.
pub(crate) fn offer(view: &View, state: &State, mv: Move) -> Offer {
    let (gesture, label, effect, rules) = parts(view, state, mv);
    Offer { spelling: mv.to_string(), gesture, label, effect, rules }
}

fn parts(view: &View, state: &State, mv: Move) -> Parts {
    match mv {
        Move::Enter(room, card) => (
            drag(card, cell(room)),
            format!("Enter {room} for {card}"),
            format!("{card} is discarded; you enter {}.", entered(view, room)),
            &["enter-1", "entering-2", "R1"],
        ),
        Move::Go(room, card) => (
            drag(card, cell(room)),
            format!("Go to {room} for {card}"),
            format!("{card} is discarded; you enter {}.{}", entered(view, room), left(view)),
            if view.slain { &["go-1", "entering-1", "R21", "R22"] } else { &["go-1", "entering-2", "R4"] },
        ),
        Move::Flee(to, card) => flee(view, to, card),
        Move::Loot(card) => loot(view, state, card),
        Move::Attack(cards) => attack(view, cards),
        Move::Defend(cards) => defend(view, state, cards),
        Move::Double => (
            Gesture::Tap(Place::Card("queens", FIGHTER)),
            "Trash the Fighter".into(),
            "QS is trashed; your points in fights count double for the rest of this turn.".into(),
            if view.phase == Phase::Action { &["double-1", "R18"] } else { &["double-2", "R18"] },
        ),
        Move::Heal(card) => (
            drag(card, Place::Zone("wounds")),
            format!("Heal with {card}"),
            format!("{card} is trashed for one wound: {}.", healed(view)),
            &["heal-1", "R32"],
        ),
        Move::HealByQueen => (
            drag(HEALER, Place::Zone("discard")),
            "Heal with the Healer".into(),
            format!("QH is discarded, not trashed, for one wound: {}.", healed(view)),
            &["heal-2", "R16"],
        ),
        Move::End => end(view, state),
        Move::TakeWound => (
            Gesture::Press,
            "Take the wound".into(),
            format!("One wound: {}.", words::wounded(view.wounds, 1, view.options.life)),
            &["trap-1", "R25"],
        ),
        Move::Trash(card) => (
            drag(card, Place::Zone("trash")),
            format!("Trash {card}"),
            format!("{card} is trashed instead of a wound."),
            &["trap-2", "R25"],
        ),
    }
}

fn flee(view: &View, to: Spot, card: Card) -> Parts {
    let wound = words::wounded(view.wounds, 1, view.options.life);
    let dies = view.wounds + 1 >= view.options.life;
    let then = match (dies, to.is_room()) {
        (true, _) => String::new(),
        (false, true) => format!("; you enter {}", entered(view, to)),
        (false, false) => "; you are outside again and may try another entrance".into(),
    };
    let place = if to.is_room() { cell(to) } else { Place::Cell("fortress", GATE) };
    (
        drag(card, place),
        format!("Flee {} for {card}", if to.is_room() { format!("to {to}") } else { "outside".into() }),
        format!("{card} is trashed and you take a wound, {wound}{then}."),
        if to.is_room() { &["flee-1", "R8", "R9"] } else { &["flee-2", "R9", "R10"] },
    )
}

fn loot(view: &View, state: &State, card: Card) -> Parts {
    let looted = view.card(view.at).unwrap_or(DARK_LORD);
    let (effect, rules): (String, &'static [&'static str]) = if looted == DARK_LORD {
        let won = State { hand: state.hand - CardSet::of(card), ..*state };
        (format!("you win with {} points", rules::score(&won, End::Won)), &["loot-1", "over-3", "R34"])
    } else if COMPANIONS.contains(looted) {
        let what = looted.suit().map_or("", words::companion);
        (format!("{looted} joins you at once: {what}"), &["loot-1", "queen-1", "R17"])
    } else {
        (format!("{looted} goes to your discard pile"), &["loot-1", "R19", "R20"])
    };
    (
        drag(card, cell(view.at)),
        format!("Loot {looted} with {card}"),
        format!("{card} is put down in the room for good; {effect}."),
        rules,
    )
}

/// `5 + 7 = 12 against defence 12: not enough, it must be more.`
fn attack(view: &View, cards: CardSet) -> Parts {
    let defence = 2 * u32::from(view.power(view.at));
    let foe = view.card(view.at).unwrap_or(DARK_LORD);
    let result = if points(cards, view.doubled) > defence {
        "slain; loot the body before you leave"
    } else {
        "not enough, it must be more; you may not flee this turn"
    };
    (
        fight(view.at, cards),
        format!("Attack {foe} with {}", words::list(cards)),
        format!("{} against defence {defence}: {result}.", words::sum(cards, view.doubled)),
        &["attack-1", "room-7", "R11"],
    )
}

fn defend(view: &View, state: &State, cards: CardSet) -> Parts {
    let Phase::Defend(attacker) = view.phase else { return end(view, state) };
    let power = u32::from(view.power(attacker));
    let wounds = power.saturating_sub(points(cards, view.doubled)) as u8;
    let life = view.options.life;
    let result = match wounds {
        0 => "no wound".into(),
        n => words::wounded(view.wounds, n, life),
    };
    let lives = view.wounds.saturating_add(wounds) < life;
    let then = match (lives, attacker == view.at) {
        (false, _) => String::new(),
        (true, true) => format!(" {}", forecast::after_defence(view, state, cards, view.wounds + wounds)),
        (true, false) => " Your turn goes on.".into(),
    };
    let sum = words::sum(cards, view.doubled);
    let rules: &'static [&'static str] = match (cards.is_empty(), attacker == view.at) {
        (true, _) => &["defend-1", "R14"],
        (false, true) => &["defend-2", "R13", "R14"],
        (false, false) => &["defend-2", "R14", "R27"],
    };
    (
        fight(attacker, cards),
        format!("Defend with {}", words::list(cards)),
        format!("Defence {sum} against attack {power}: {result}.{then}"),
        rules,
    )
}

fn end(view: &View, state: &State) -> Parts {
    let power = view.power(view.at);
    let (effect, rules): (String, &'static [&'static str]) = if power > 0 {
        (format!("The monster attacks with {power}; then the turn ends."), &["end-1", "R13"])
    } else if view.hand.is_empty() && view.draw.is_empty() && view.discard.is_empty() {
        ("You have no card left: stranded, you lose.".into(), &["end-1", "turn-2", "R29"])
    } else {
        (forecast::now(view, state), &["end-1", "turn-1", "R28"])
    };
    (Gesture::Press, "End the turn".into(), effect, rules)
}

/// A room to be entered and what waits there.
fn entered(view: &View, room: Spot) -> String {
    let fires = view.card(room).filter(|&card| JACKS.contains(card) && !view.empty.contains(room));
    match (view.card(room), fires.and_then(Card::suit)) {
        (None, _) => format!("{room}, face down: {}", words::content(view, room)),
        (Some(card), Some(suit)) => format!("{room}, where {card} happens: {}", words::event(suit)),
        _ => format!("{room}: {}", words::content(view, room)),
    }
}

/// What becomes of a body that is left behind.
fn left(view: &View) -> &'static str {
    match view.card(view.at) {
        Some(DARK_LORD) if view.slain => " The Dark Lord's body stays behind, and he rises next turn.",
        Some(_) if view.slain => " The body stays behind and cannot be looted any more.",
        _ => "",
    }
}

fn healed(view: &View) -> String {
    format!("wounds {} − 1 = {}", view.wounds, view.wounds.saturating_sub(1))
}

fn drag(card: Card, to: Place) -> Gesture {
    Gesture::Drag { from: Place::Card("hand", card), to }
}

fn fight(room: Spot, cards: CardSet) -> Gesture {
    let set = cards.iter().map(|card| Place::Card("hand", card)).collect();
    Gesture::Choose { set, target: Some(cell(room)) }
}

fn cell(room: Spot) -> Place {
    Place::Cell("fortress", room.cell().unwrap_or(GATE))
}
