//! The end of the turn: a forecast as far as the player can know, and the changes.

use underdeck_cards::CardSet;
use underdeck_game::{Gesture, Message, MoveWords, RuleIds, SeenChance, Value, say};

use crate::deck::DARK_LORD;
use crate::{Cause, End, Location, Move, Phase, State, View, words};

pub(super) fn offer(view: &View, state: &State) -> MoveWords {
    let power = view.power(view.at);
    let (effect, rules): (Message, RuleIds) = if power > 0 {
        let foe = words::foe(view.card(view.at).unwrap_or(DARK_LORD));
        (say!(END_ATTACK_EFFECT, foe, power), &["end-1", "R13"])
    } else if view.hand.is_empty() && view.draw.is_empty() && view.discard.is_empty() {
        (say!(END_STRANDED_EFFECT), &["end-1", "turn-2", "R29"])
    } else {
        let Refill { words, wounds, kills } = Refill::of(view, state, CardSet::EMPTY, view.wounds);
        let effect = match (words, wounds) {
            _ if kills => say!(END_DEATH_EFFECT, taken = say!(WOUNDS, n = state.exhaustion())),
            (refill, Some(wounds)) => say!(END_WOUNDS_EFFECT, wounds, refill),
            (refill, None) => say!(END_EFFECT, refill),
        };
        (words::sentences([Some(effect), rises(view, state)].into_iter().flatten()), &["end-1", "turn-1", "R28"])
    };
    (Gesture::Press, say!(END_LABEL), effect, rules)
}

/// What the end of a turn draws (turn-1, R28).
pub(super) struct Refill {
    words: Message,
    /// The wounds after a reshuffle, if there is one.
    wounds: Option<Message>,
    /// Whether the reshuffle kills.
    pub(super) kills: bool,
}

impl Refill {
    /// After these cards are discarded and `wounds` taken in all.
    pub(super) fn of(view: &View, state: &State, cards: CardSet, wounds: u8) -> Self {
        let discard = view.discard.len() + cards.len();
        let wanted = state.hand_limit().saturating_sub(view.hand.len() - cards.len());
        let first = wanted.min(view.draw.len());
        let more = (wanted - first).min(discard);
        let count = |n: usize| say!(CARDS, n);
        let words = match (first, more) {
            (0, 0) => say!(REFILL_NONE),
            (n, 0) => say!(REFILL, cards = count(n)),
            (0, more) => say!(REFILL_RESHUFFLE, discard = count(discard), more),
            (n, more) => say!(REFILL_DRAW_RESHUFFLE, cards = count(n), discard = count(discard), more),
        };
        let life = view.options.life;
        let sum = wounds.saturating_add(state.exhaustion());
        let change = Value::Change(state.exhaustion().into());
        let wounds = (more > 0).then(|| say!(WOUNDS_AFTER, wounds = sum, life, change));
        Self { kills: wounds.is_some() && sum >= life, words, wounds }
    }

    /// As what follows a defence (turn-1, turn-2, turn-3).
    pub(super) fn then(self, view: &View, state: &State) -> Message {
        let is_stranded = view.hand.is_empty() && view.draw.is_empty() && view.discard.is_empty();
        let then = match self.wounds {
            _ if is_stranded => return say!(DEFEND_THEN_STRANDED),
            Some(wounds) => say!(DEFEND_THEN_WOUNDS, refill = self.words, wounds),
            None => say!(DEFEND_THEN_REFILL, refill = self.words),
        };
        words::sentences([Some(then), rises(view, state)].into_iter().flatten())
    }
}

fn rises(view: &View, state: &State) -> Option<Message> {
    lord_rises(view, state).then(|| say!(LORD_RISES))
}

/// Whether the Dark Lord is slain or left behind (turn-3, R22).
fn lord_rises(view: &View, state: &State) -> bool {
    let lies = view.slain && state.lord == view.at;
    if view.options.lost_body { lies && view.hand.is_empty() } else { lies || state.lord_is_left() }
}

pub(super) fn played(after: &View) -> Message {
    match after.phase {
        Phase::Defend(attacker) => words::attack_due(after, attacker),
        _ => say!(END_EVENT),
    }
}

/// The end of a turn: cards drawn, the reshuffle, the next turn; empty if the move ended none.
pub(super) fn describe_change(before: &View, mv: Move, chance: &[SeenChance], after: &View) -> Vec<Message> {
    if !is_end(before, mv, after) {
        return Vec::new();
    }
    let kept = match mv {
        Move::Defend(cards) => before.hand - cards,
        _ => before.hand,
    };
    let drawn = after.hand - kept;
    let old = drawn & before.draw;
    let draw = |cards: CardSet| (!cards.is_empty()).then(|| say!(DRAW_EVENT, cards = words::signs(cards)));
    let shuffled = match chance.first() {
        Some(SeenChance::Shuffle { cards, .. }) => Some(say!(SHUFFLE_EVENT, n = *cards, wounds = words::wounds(after))),
        _ => None,
    };
    let next = (!matches!(after.phase, Phase::Over(_))).then(|| say!(TURN_EVENT));
    let risen = risen(before, after).filter(|_| next.is_some());
    [draw(old), shuffled, draw(drawn - old), risen, next].into_iter().flatten().collect()
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
fn risen(before: &View, after: &View) -> Option<Message> {
    let room = Location::rooms().find(|&room| after.card(room) == Some(DARK_LORD))?;
    let lay = before.empty.contains(room) || before.slain && before.at == room;
    let rises = lay && !after.empty.contains(room) && !(after.slain && after.at == room);
    rises.then(|| say!(LORD_EVENT, room = words::room(after, room)))
}
