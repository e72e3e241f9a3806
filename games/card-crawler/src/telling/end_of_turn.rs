//! The end of the turn: a forecast as far as the player can know, and the changes.

use underdeck_cards::CardSet;
use underdeck_game::{Gesture, Message, MoveWords, RuleIds, SeenChance, prose, say};

use crate::deck::DARK_LORD;
use crate::{Cause, End, Location, Move, Phase, State, View, words};

pub(super) fn offer(view: &View, state: &State) -> MoveWords {
    let power = view.power(view.at);
    let (effect, rules): (Message, RuleIds) = if power > 0 {
        (say!("The monster attacks with {power}; then the turn ends.", power), &["end-1", "R13"])
    } else if view.hand.is_empty() && view.draw.is_empty() && view.discard.is_empty() {
        ("You have no card left: stranded, you lose.".into(), &["end-1", "turn-2", "R29"])
    } else {
        (after_defence(view, state, CardSet::EMPTY, view.wounds), &["end-1", "turn-1", "R28"])
    };
    (Gesture::Press, "End the turn".into(), effect, rules)
}

/// The end of the turn after these cards are discarded and `wounds` taken in all (turn-1, turn-3, R28).
pub(super) fn after_defence(view: &View, state: &State, cards: CardSet, wounds: u8) -> Message {
    let (hand, discard) = (view.hand.len() - cards.len(), view.discard.len() + cards.len());
    let wanted = state.hand_limit().saturating_sub(hand);
    let first = wanted.min(view.draw.len());
    let rest = wanted - first;
    if hand + view.draw.len() + discard == 0 {
        return "Without any card you are stranded and lose.".into();
    }
    let draws = match first {
        0 if rest == 0 || discard == 0 => Message::from("No card is drawn"),
        0 => "".into(),
        n => say!("You draw {cards}", cards = prose::count(n, "card")),
    };
    let rises = if lord_rises(view, state) { " The Dark Lord rises again." } else { "" };
    if rest == 0 || discard == 0 {
        return say!("{draws}.{rises}", draws, rises);
    }
    let wound = words::wounded(wounds, state.exhaustion(), view.options.life);
    let (the, pile) = (if draws.is_empty() { "The" } else { ", then the" }, prose::count(discard, "card"));
    let shuffled = say!("{draws}{the} discard pile of {pile} is reshuffled: {wound}", draws, the, pile, wound);
    if wounds + state.exhaustion() >= view.options.life {
        return say!("{shuffled}.", shuffled);
    }
    let more = prose::count(rest.min(discard), "card");
    say!("{shuffled}, and you draw {more}.{rises}", shuffled, more, rises)
}

/// Whether the Dark Lord is slain or left behind (turn-3, R22).
fn lord_rises(view: &View, state: &State) -> bool {
    let lies = view.slain && state.lord == view.at;
    if view.options.lost_body { lies && view.hand.is_empty() } else { lies || state.lord_is_left() }
}

pub(super) fn played(after: &View) -> String {
    match after.phase {
        Phase::Defend(attacker) => words::attack(after, attacker),
        _ => "You end your turn.".into(),
    }
}

/// The end of a turn: cards drawn, the reshuffle, the next turn; empty if the move ended none.
pub(super) fn describe_change(before: &View, mv: Move, chance: &[SeenChance], after: &View) -> Vec<String> {
    let mut lines = Vec::new();
    if !is_end(before, mv, after) {
        return lines;
    }
    let kept = match mv {
        Move::Defend(cards) => before.hand - cards,
        _ => before.hand,
    };
    let drawn = after.hand - kept;
    let old = drawn & before.draw;
    let draw = |cards: CardSet, lines: &mut Vec<String>| {
        if !cards.is_empty() {
            lines.push(format!("You draw {}.", words::list(cards)));
        }
    };
    draw(old, &mut lines);
    if let Some(SeenChance::Shuffle { cards, .. }) = chance.first() {
        let cards = prose::count(*cards, "card");
        lines.push(format!("Your discard pile of {cards} is reshuffled: {}.", words::wounds(after)));
    }
    draw(drawn - old, &mut lines);
    if !matches!(after.phase, Phase::Over(_)) {
        lines.extend(risen(before, after));
        lines.push("The next turn begins.".into());
    }
    lines
}

/// Whether the move led to the end of the turn: without a monster to attack, or after its attack (end-1, defend-2).
fn is_end(before: &View, mv: Move, after: &View) -> bool {
    let killed = after.phase == Phase::Over(End::Lost(Cause::Monster));
    match (mv, before.phase) {
        (Move::End, _) => !matches!(after.phase, Phase::Defend(_)),
        (Move::Defend(_), Phase::Defend(attacker)) => attacker == before.at && !killed,
        _ => false,
    }
}

/// The Dark Lord, slain or left behind, in full health again (turn-3, R22).
fn risen(before: &View, after: &View) -> Option<String> {
    let room = Location::rooms().find(|&room| after.card(room) == Some(DARK_LORD))?;
    let lay = before.empty.contains(room) || before.slain && before.at == room;
    let rises = lay && !after.empty.contains(room) && !(after.slain && after.at == room);
    rises.then(|| format!("The Dark Lord rises again in {room}."))
}
