//! What a move changed, in words.

use cards::{Card, CardSet, Suit};
use game::SeenChance;

use crate::state::{Cause, End};
use crate::words::{self, list};
use crate::{Fortune, Move, Phase, View};

/// One line for each thing that changed, in the order in which it happened.
pub(crate) fn told(before: &View, mv: Move, chance: &[SeenChance], after: &View) -> Vec<String> {
    let mut lines = vec![played(before, mv, after)];
    if let Move::Read(_) = mv {
        lines.extend(drawn(before, after));
    }
    if after.clean_kills > before.clean_kills {
        lines.push(format!("A clean kill, your {}.", ordinal(after.clean_kills)));
    }
    if after.health != before.health {
        let change = i32::from(after.health) - i32::from(before.health);
        lines.push(format!("Health {} ({change:+}).", after.health));
    }
    lines.extend(floors(before, chance, after));
    if !matches!(mv, Move::Place(_) | Move::Take | Move::Trade(_) | Move::Read(_)) || !chance.is_empty() {
        let came = if chance.is_empty() { after.room - before.room } else { after.room };
        if !came.is_empty() {
            lines.push(format!("The Room is now {}.", list(after.room)));
        }
    }
    if let Phase::Over(end) = after.phase {
        lines.push(ended(end).into());
    }
    lines
}

/// The move itself.
fn played(before: &View, mv: Move, after: &View) -> String {
    match mv {
        Move::Trade(card) => traded(before, card, after),
        Move::Explore => "The Peddler vanishes. You explore.".into(),
        Move::Equip(card) => format!("{card} is in your {} Hand.", words::colour(card)),
        Move::EquipDrop(card, drop) => {
            format!("{drop} is discarded; {card} is in your {} Hand.", words::colour(card))
        }
        Move::Heal(card) => format!("{card} is discarded to heal {}.", card.rank()),
        Move::Probe(card) => match before_top(after) {
            Some(top) => format!("{card} is discarded. You look at the top of the Floor: {}.", words::name(after, top)),
            None => format!("{card} is discarded."),
        },
        Move::Bury(card, target) => format!("{card} is discarded; {target} is buried under the Floor."),
        Move::Relic(card) => format!("{card} is discarded: {}.", words::relic(card)),
        Move::Fight(monster, with) => fought(monster, with),
        Move::Read(card) => format!("{card} is read and discarded."),
        Move::Store(card) => format!("{card} is in your Backpack."),
        Move::Place(card) => format!("{card} lies in the Room."),
        Move::Take => {
            format!("You take {} into the Room.", before_top(before).map_or_else(String::new, |c| c.to_string()))
        }
        Move::Return => "The card stays on top of the Floor.".into(),
        Move::Lose(card) => format!("{card} of your Backpack is discarded."),
        Move::Relieve(card) => format!("{card} of the Room is discarded."),
        Move::Discard(cards) if cards.is_empty() => "You discard nothing.".into(),
        Move::Discard(cards) => {
            format!("{} of the Room {} discarded.", list(cards), if cards.len() == 1 { "is" } else { "are" })
        }
        Move::Wish(fortune) => format!("You wish for {}: {}.", words::title(fortune), words::fortune(before, fortune)),
    }
}

/// The top card of the Floor, if it is known.
fn before_top(view: &View) -> Option<Card> {
    view.floor().first().and_then(|seen| seen.0)
}

/// The card given, what the Peddler showed, and the Weapon he left (peddler-1).
fn traded(before: &View, card: Card, after: &View) -> String {
    let weapon = (after.room - before.room).first().map_or_else(String::new, |weapon| words::name(after, weapon));
    let under: Vec<String> = after
        .floor()
        .iter()
        .rev()
        .map_while(|seen| seen.0)
        .take_while(|&known| known != card)
        .map(|c| c.to_string())
        .collect();
    let mut line = format!("{card} goes under the Floor. The Peddler gives you the {weapon}.");
    if !under.is_empty() {
        let shown: Vec<String> = under.into_iter().rev().collect();
        line += &format!(
            " He shows {} on the way, which {} under the Floor.",
            shown.join(" "),
            if shown.len() == 1 { "goes" } else { "go" }
        );
    }
    line
}

fn fought(monster: Card, with: CardSet) -> String {
    let (power, strength) = (with.rank_sum(), u32::from(monster.rank()));
    let weapons = if with.is_empty() { "bare hands".into() } else { list(with) };
    let sign = match power.cmp(&strength) {
        std::cmp::Ordering::Less => "less than",
        std::cmp::Ordering::Equal => "equal to",
        std::cmp::Ordering::Greater => "more than",
    };
    format!("You fight {monster} with {weapons}: power {power}, {sign} its strength {strength}.")
}

/// The card that a Scroll drew and the Fortune it names (read-1).
fn drawn(before: &View, after: &View) -> Option<String> {
    let known_before = before.room | before.discard | before.hands | before.backpack | before.removed();
    let card = match before_top(before) {
        Some(card) => card,
        None => (after.room - known_before).first()?,
    };
    if before.floor().is_empty() {
        return None;
    }
    let fortune = match card.suit() {
        Some(Suit::Spades) => Fortune::Pain,
        Some(Suit::Clubs) => Fortune::Loss,
        Some(Suit::Hearts) => Fortune::Vigor,
        Some(Suit::Diamonds) => Fortune::Relief,
        None => Fortune::Surprise,
    };
    Some(format!(
        "It draws the {}: {}, {}.",
        words::name(before, card),
        words::title(fortune),
        words::fortune(before, fortune)
    ))
}

/// Stairs found, and new Floors.
fn floors(before: &View, chance: &[SeenChance], after: &View) -> Vec<String> {
    let mut lines = Vec::new();
    let gone = after.removed() - before.removed();
    if !gone.is_empty() {
        let verb = if gone.len() == 1 { "is" } else { "are" };
        lines.push(format!("You find the Stairs: {} {verb} removed. Depth {}.", list(gone), after.depth));
    }
    for (n, event) in chance.iter().enumerate() {
        if let SeenChance::Shuffle { cards, .. } = event {
            let is_secret =
                after.phase == Phase::Wish && before.wishes == 0 && n + 1 == chance.len() && after.wishes > 0;
            let floor = if is_secret { "You find the Secret Floor" } else { "A new Floor" };
            lines.push(format!("{floor}: {cards} cards are shuffled."));
        }
    }
    lines
}

const fn ended(end: End) -> &'static str {
    match end {
        End::Won => "The last Room is cleared. You escape from Keevorn. You have won.",
        End::Dead(Cause::Fight) => "The Monster kills you. You have lost.",
        End::Dead(Cause::Relic) => "The cursed Relic kills you. You have lost.",
        End::Dead(Cause::Pain) => "The pain kills you. You have lost.",
    }
}

fn ordinal(n: u32) -> String {
    let ending = match (n % 10, n % 100) {
        (1, 1 | 21..) => "st",
        (2, 2 | 22..) => "nd",
        (3, 3 | 23..) => "rd",
        _ => "th",
    };
    format!("{n}{ending}")
}
