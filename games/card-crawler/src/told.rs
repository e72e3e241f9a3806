//! What a move changed, in words.

use cards::{CardSet, Suit};
use game::SeenChance;

use crate::deck::{COMPANIONS, DARK_LORD, JACKS};
use crate::state::{Cause, End};
use crate::{Move, Phase, Spot, View, words};

/// One line for each thing that changed, in the order in which it happened.
pub(crate) fn told(before: &View, mv: Move, chance: &[SeenChance], after: &View) -> Vec<String> {
    let mut lines = vec![played(before, mv, after)];
    match mv {
        Move::Enter(room, _) | Move::Go(room, _) => lines.extend(entered(before, room, after)),
        Move::Flee(to, _) if to.is_room() && after.at == to => lines.extend(entered(before, to, after)),
        _ => {}
    }
    if ends_turn(before, mv, after) {
        lines.extend(turned(before, mv, chance, after));
    }
    if let Phase::Over(end) = after.phase {
        lines.push(ended(end).into());
    }
    lines
}

/// The move itself.
fn played(before: &View, mv: Move, after: &View) -> String {
    let wounds = format!("wounds {} of {}", after.wounds, after.options.life);
    match mv {
        Move::Enter(room, card) => format!("You discard {card} and enter the fortress by {room}."),
        Move::Go(room, card) => format!("You discard {card} and go to {room}."),
        Move::Flee(to, card) if after.at == to => {
            let to = if to.is_room() { format!("to {to}") } else { "outside".into() };
            format!("You trash {card}, take a wound and flee {to}: {wounds}.")
        }
        Move::Flee(_, card) => format!("You trash {card} and take a wound before you can flee: {wounds}."),
        Move::Loot(card) => looted(before, card),
        Move::Attack(cards) => {
            let defence = 2 * u32::from(before.power(before.at));
            let foe = before.card(before.at).map_or_else(String::new, |card| card.to_string());
            let result = if after.slain { format!("{foe} is slain") } else { "not enough".into() };
            let sum = words::sum(cards, before.doubled);
            format!("You attack {foe} with {}: {sum} against defence {defence}, {result}.", words::list(cards))
        }
        Move::Double => "The Fighter is trashed: your points count double for the rest of this turn.".into(),
        Move::Heal(card) => format!("You trash {card} and heal a wound: {wounds}."),
        Move::HealByQueen => format!("You discard QH, and she heals a wound: {wounds}."),
        Move::End => match after.phase {
            Phase::Defend(_) => attacks(after),
            _ => "You end your turn.".into(),
        },
        Move::TakeWound => format!("You take the wound of the trap: {wounds}."),
        Move::Trash(card) => format!("You trash {card} instead of taking a wound."),
        Move::Defend(cards) => defended(before, cards),
    }
}

fn looted(before: &View, card: cards::Card) -> String {
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

fn defended(before: &View, cards: CardSet) -> String {
    let Phase::Defend(attacker) = before.phase else { return "You defend yourself.".into() };
    let (power, life) = (u32::from(before.power(attacker)), before.options.life);
    let points = crate::rules::attack::points(cards, before.doubled);
    let result = match power.saturating_sub(points) as u8 {
        0 => "no wound".into(),
        n => words::wounded(before.wounds, n, life),
    };
    let sum = words::sum(cards, before.doubled);
    format!("You defend with {}: {sum} against attack {power}, {result}.", words::list(cards))
}

/// A monster's attack that is due.
fn attacks(view: &View) -> String {
    let Phase::Defend(attacker) = view.phase else { return "A monster attacks.".into() };
    let name = view.card(attacker).map_or_else(String::new, |card| card.to_string());
    let power = view.power(attacker);
    if attacker == view.at {
        format!("{name} attacks with {power}.")
    } else {
        format!("{name} in {attacker} shoots with {power}.")
    }
}

/// What is found in a room, what became of the one that was left, and what a jack does.
fn entered(before: &View, room: Spot, after: &View) -> Vec<String> {
    let mut lines = Vec::new();
    if before.slain {
        let name = before.card(before.at).map_or_else(String::new, |card| card.to_string());
        lines.push(format!("The body of {name} stays behind in {}.", before.at));
    }
    let Some(card) = after.card(room) else { return lines };
    if before.empty.contains(room) {
        lines.push("The room is empty.".into());
        return lines;
    }
    if !JACKS.contains(card) {
        lines.push(format!("There is {card}, {}.", words::role(card)));
        return lines;
    }
    lines.push(match card.suit() {
        Some(Suit::Hearts) if after.wounds < before.wounds => {
            format!("{card} heals a wound: wounds {} of {}.", after.wounds, after.options.life)
        }
        Some(Suit::Hearts) => format!("{card} heals, but you have no wound to be healed."),
        Some(Suit::Spades) => format!("{card} is a trap: a wound, or a card to be trashed."),
        _ => revealed(before, room, after).map_or_else(
            || format!("{card} reveals nothing: no adjacent room is unknown."),
            |rooms| format!("{card} reveals {rooms}."),
        ),
    });
    if matches!(after.phase, Phase::Defend(_)) {
        lines.push(attacks(after));
    }
    lines
}

/// The rooms that a jack revealed around it, with their cards.
fn revealed(before: &View, room: Spot, after: &View) -> Option<String> {
    let shown = room.compass().filter(|&near| before.unknown.contains(near));
    let named: Vec<String> = shown.filter_map(|near| Some(format!("{} in {near}", after.card(near)?))).collect();
    let (last, rest) = named.split_last()?;
    Some(if rest.is_empty() { last.clone() } else { format!("{} and {last}", rest.join(", ")) })
}

/// Whether the move led to the end of the turn: without a monster to attack, or its attack met (end-1, defend-2).
fn ends_turn(before: &View, mv: Move, after: &View) -> bool {
    let killed = after.phase == Phase::Over(End::Lost(Cause::Monster));
    match (mv, before.phase) {
        (Move::End, _) => !matches!(after.phase, Phase::Defend(_)),
        (Move::Defend(_), Phase::Defend(attacker)) => attacker == before.at && !killed,
        _ => false,
    }
}

/// The end of a turn: cards drawn, the reshuffle, the next turn.
fn turned(before: &View, mv: Move, chance: &[SeenChance], after: &View) -> Vec<String> {
    let kept = match mv {
        Move::Defend(cards) => before.hand - cards,
        _ => before.hand,
    };
    let drawn = after.hand - kept;
    let old = drawn & before.draw;
    let mut lines = Vec::new();
    let draw = |cards: CardSet, lines: &mut Vec<String>| {
        if !cards.is_empty() {
            lines.push(format!("You draw {}.", words::list(cards)));
        }
    };
    draw(old, &mut lines);
    if let Some(SeenChance::Shuffle { cards, .. }) = chance.first() {
        let wounds = format!("wounds {} of {}", after.wounds, after.options.life);
        lines.push(format!("Your discard pile of {} is reshuffled: {wounds}.", words::count(*cards, "card")));
    }
    draw(drawn - old, &mut lines);
    if !matches!(after.phase, Phase::Over(_)) {
        lines.extend(risen(before, after));
        lines.push("The next turn begins.".into());
    }
    lines
}

/// The Dark Lord, slain or left behind, in full health again (turn-3, R22).
fn risen(before: &View, after: &View) -> Option<String> {
    let room = Spot::rooms().find(|&room| after.card(room) == Some(DARK_LORD))?;
    let lay = before.empty.contains(room) || before.slain && before.at == room;
    lay.then(|| format!("The Dark Lord rises again in {room}."))
}

const fn ended(end: End) -> &'static str {
    match end {
        End::Won => "The Dark Lord is no more: you have won.",
        End::Lost(Cause::Monster) => "The monster kills you: you have lost.",
        End::Lost(Cause::Trap) => "The trap kills you: you have lost.",
        End::Lost(Cause::Flight) => "The flight kills you: you have lost.",
        End::Lost(Cause::Exhaustion) => "You die of exhaustion: you have lost.",
        End::Lost(Cause::Stranded) => "No card is left to you: you are stranded and have lost.",
    }
}
