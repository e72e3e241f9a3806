//! What the view and the rules say of cards, rooms and fights.

use underdeck_cards::{Card, CardSet, Suit};
use underdeck_game::GameResult;
use underdeck_testkit::{Hint, Step, World};

pub(super) fn hand(hint: &Hint<'_>) -> CardSet {
    hint.cards("hand")
}

/// The hand without the card that the move proposed discards, and without those that it plays.
pub(super) fn kept(hint: &Hint<'_>) -> CardSet {
    hand(hint) - played(hint)
}

/// The cards in the move proposed.
pub(super) fn played(hint: &Hint<'_>) -> CardSet {
    hint.words().into_iter().filter_map(|word| word.parse::<Card>().ok()).collect()
}

/// The cards of hand, draw and discard pile.
pub(super) fn deck(hint: &Hint<'_>) -> CardSet {
    let state = hint.deals(1).next().unwrap().json();
    let pile = state["draw"].as_array().unwrap().iter().filter_map(|card| card.as_str()?.parse::<Card>().ok());
    pile.collect::<CardSet>() | hand(hint) | hint.cards("discard")
}

/// The points of a card in a fight (hand-1, hand-2, hand-3).
pub(super) fn points(hint: &Hint<'_>, card: Card) -> i64 {
    let heals = card == Card::new(12, Suit::Hearts);
    let rulings = hint.view["rulings"].as_array();
    match card.rank() {
        rank @ 1..=10 => rank.into(),
        12 if heals && rulings.is_some_and(|all| all.iter().any(|one| one == "healer_fights")) => 12,
        _ => 0,
    }
}

/// The points of the strongest so many of these cards.
pub(super) fn best(hint: &Hint<'_>, cards: CardSet, most: i64) -> i64 {
    let mut all: Vec<i64> = cards.iter().map(|card| points(hint, card)).collect();
    all.sort_unstable_by(|a, b| b.cmp(a));
    all.into_iter().take(usize::try_from(most).unwrap_or(0)).sum()
}

/// What a card of the deck scores at the end (score-3, score-4, score-5).
pub(super) fn score(card: Card) -> i64 {
    match (card.rank(), card.suit()) {
        (13, _) => 20,
        (12, _) => 5,
        (rank @ 1..=10, Some(Suit::Diamonds)) => rank.into(),
        _ => 0,
    }
}

pub(super) fn queen(hint: &Hint<'_>, suit: Suit) -> bool {
    hint.cards("queens").contains(Card::new(12, suit))
}

/// The hand limit (hand-5).
pub(super) fn limit(hint: &Hint<'_>) -> i64 {
    hint.number("hand_size") + i64::from(queen(hint, Suit::Clubs))
}

/// The wounds of a reshuffle (queen-3).
pub(super) fn exhaustion(hint: &Hint<'_>) -> i64 {
    let wounds = hint.number("exhaustion");
    if queen(hint, Suit::Diamonds) { (wounds - 1).max(1) } else { wounds }
}

/// The wounds that kill.
pub(super) fn left(hint: &Hint<'_>) -> i64 {
    hint.number("life") - hint.number("wounds")
}

/// The number of a cell, row by row from 0.
pub(super) fn cell(text: &str) -> Option<usize> {
    let digit =
        |at: usize| text.as_bytes().get(at).map(|&byte| usize::from(byte.wrapping_sub(b'1'))).filter(|&n| n < 5);
    let is_room = text.len() == 4 && text.starts_with('r') && text[2..].starts_with('c');
    is_room.then(|| Some(5 * digit(1)? + digit(3)?)).flatten()
}

/// The number of the room whose name a text begins with: `the room to the north`, `the room at row 1, column 3 (2 steps)`.
pub(super) fn room(hint: &Hint<'_>, text: &str) -> Option<usize> {
    let name = text.strip_prefix("the room ")?;
    if let Some((row, rest)) = name.strip_prefix("at row ").and_then(|name| name.split_once(", column ")) {
        return cell(&format!("r{row}c{}", rest.get(..1)?));
    }
    let ways = [("north", -1, 0), ("east", 0, 1), ("south", 1, 0), ("west", 0, -1)];
    let way = name.strip_prefix("to the ")?;
    let (_, row, column) = ways.into_iter().find(|(name, ..)| way.starts_with(name))?;
    let at = hint.view["at"].as_str().and_then(cell)?;
    let (row, column) = ((at / 5).checked_add_signed(row)?, (at % 5).checked_add_signed(column)?);
    (row < 5 && column < 5).then_some(5 * row + column)
}

/// The first room that the reason names.
pub(super) fn goal(hint: &Hint<'_>) -> Option<usize> {
    room(hint, &hint.reason[hint.reason.find("the room ")?..])
}

/// Whether the move leads to the room that the reason names, at once or in as many steps as it says.
pub(super) fn leads(hint: &Hint<'_>, at: usize) -> bool {
    let is_far = || {
        let (before, _) = hint.reason.split_once(" steps)")?;
        let steps = before.rsplit('(').next()?.parse().ok()?;
        Some(steps > 1 && distance(hint, at) == Some(steps))
    };
    goal(hint) == Some(at) && (cell(hint.words()[1]) == Some(at) || is_far() == Some(true))
}

pub(super) fn word<'a>(hint: &'a Hint<'_>, at: usize) -> &'a str {
    hint.view["rooms"][at].as_str().unwrap()
}

pub(super) fn is_unknown(hint: &Hint<'_>, at: usize) -> bool {
    word(hint, at) == "unknown"
}

/// The live card that is face up in a room.
pub(super) fn open(hint: &Hint<'_>, at: usize) -> Option<Card> {
    let card = hint.view["grid"][at].as_str()?.parse().ok()?;
    ["revealed", "slain"].contains(&word(hint, at)).then_some(card)
}

/// The power of a monster (room-3, room-4, room-5).
pub(super) fn power(card: Card) -> i64 {
    match (card.rank(), card.suit()) {
        (_, None) => 15,
        (13, _) => 10,
        (rank @ 7..=10, Some(Suit::Spades)) => rank.into(),
        _ => 0,
    }
}

pub(super) fn lives(hint: &Hint<'_>, at: usize) -> bool {
    word(hint, at) == "revealed" && open(hint, at).is_some_and(|card| power(card) > 0)
}

/// The card in the hero's room, or the attacker.
pub(super) fn here(hint: &Hint<'_>) -> Option<Card> {
    let at = hint.view["attacker"].as_str().or(hint.view["at"].as_str())?;
    open(hint, cell(at)?)
}

pub(super) fn is_named(card: Card, name: &str) -> bool {
    name == match card.rank() {
        _ if card.is_joker() => "the Dark Lord".to_owned(),
        13 => format!("the knight {card}"),
        _ => format!("the {card}"),
    }
}

/// Whether this names the living monster in the hero's room.
pub(super) fn is_foe(hint: &Hint<'_>, name: &str) -> bool {
    here(hint).is_some_and(|card| power(card) > 0 && is_named(card, name))
}

pub(super) fn neighbours(at: usize) -> Vec<usize> {
    let (row, column) = (at / 5, at % 5);
    (0..25usize).filter(|&to| (to / 5).abs_diff(row) + (to % 5).abs_diff(column) == 1).collect()
}

/// Where one step leads.
pub(super) fn around(hint: &Hint<'_>) -> Vec<usize> {
    let first = hint.view["first_room"].as_str().and_then(cell);
    match hint.view["at"].as_str().and_then(cell) {
        Some(at) => neighbours(at),
        None => (0..25).filter(|&to| neighbours(to).len() < 4 && Some(to) != first).collect(),
    }
}

pub(super) fn unknown_around(hint: &Hint<'_>, at: usize) -> usize {
    neighbours(at).into_iter().filter(|&to| is_unknown(hint, to)).count()
}

/// The steps to a room through rooms that are seen and have no living monster.
pub(super) fn distance(hint: &Hint<'_>, to: usize) -> Option<i64> {
    let mut steps = [0; 25];
    let mut edge = around(hint);
    for n in 1.. {
        edge.retain(|&at| steps[at] == 0);
        if edge.is_empty() {
            break;
        }
        edge.iter().for_each(|&at| steps[at] = n);
        let safe = edge.into_iter().filter(|&at| !is_unknown(hint, at) && !lives(hint, at));
        edge = safe.flat_map(neighbours).collect();
    }
    Some(steps[to]).filter(|&n| n > 0)
}

/// The cards that lie face down in the fortress.
pub(super) fn face_down(hint: &Hint<'_>) -> Vec<Card> {
    let state = hint.deals(1).next().unwrap().json();
    let card = |at: usize| state["grid"][at].as_str().and_then(|card| card.parse().ok());
    (0..25).filter(|&at| is_unknown(hint, at)).filter_map(card).collect()
}

/// Whether a card can be looted without a fight (room-1, room-2).
pub(super) fn is_loot(card: Card) -> bool {
    card.rank() == 12 || (7..=10).contains(&card.rank()) && power(card) == 0
}

pub(super) fn died(step: &Step) -> bool {
    step.world.outcome().is_some_and(|end| end.result == GameResult::Lost)
}

/// The defences against the attack that comes, at once or at the end of the turn: whether each kills the hero and how many wounds it takes in all.
pub(super) fn defences(hint: &Hint<'_>, doubles: bool) -> Vec<(String, bool, i64)> {
    let world = hint.deals(1).next().unwrap();
    let attacked = if hint.view["phase"] == "defend" { world } else { world.play("end", 0).world };
    let attacked = if doubles { attacked.play("double", 0).world } else { attacked };
    let legal = attacked.legal().into_iter().filter(|mv| mv.starts_with("defend"));
    let tried = legal.map(|mv| {
        let step = attacked.play(&mv, 0);
        (mv, died(&step), step.number("wounds") - hint.number("wounds"))
    });
    tried.collect()
}

/// Whether no defence saves the hero, as things stand.
pub(super) fn is_doomed(hint: &Hint<'_>, doubles: bool) -> bool {
    defences(hint, doubles).iter().all(|(_, dies, _)| *dies)
}

/// Whether only the Fighter saves the hero from the attack.
pub(super) fn needs_fighter(hint: &Hint<'_>) -> bool {
    is_doomed(hint, false) && queen(hint, Suit::Spades) && !is_doomed(hint, true)
}

/// Whether nothing saves the hero from the attack, the Fighter included.
pub(super) fn is_lost(hint: &Hint<'_>) -> bool {
    is_doomed(hint, false) && (!queen(hint, Suit::Spades) || is_doomed(hint, true))
}

/// The attacks in this state that kill: what each leaves in hand.
pub(super) fn kills(world: &dyn World) -> Vec<CardSet> {
    let attacks = world.legal().into_iter().filter(|mv| mv.starts_with("attack"));
    let tried = attacks.map(|mv| world.play(&mv, 0)).filter(|step| {
        let at = step.state["at"].as_str().and_then(cell);
        at.is_some_and(|at| step.state["rooms"][at] == "slain")
    });
    tried.map(|step| step.cards("hand")).collect()
}

/// The points that the Fighter costs (score-4, score-7).
pub(super) fn fighter(hint: &Hint<'_>) -> i64 {
    if hint.cards("trash").is_empty() { 10 } else { 5 }
}

/// The least score of a card that can be put down for the Dark Lord if these cards are at hand and so many may attack; with the Fighter if she is there.
pub(super) fn victory(hint: &Hint<'_>, cards: CardSet, most: i64) -> Option<i64> {
    let by = |needed: i64| {
        let may_pay = |&card: &Card| best(hint, cards - CardSet::of(card), most) >= needed;
        cards.iter().filter(may_pay).map(score).min()
    };
    let plain = by(if hint.flag("doubled") { 16 } else { 31 });
    let doubled = by(16).filter(|_| queen(hint, Suit::Spades) && !hint.flag("doubled"));
    [plain, doubled.map(|price| price + fighter(hint))].into_iter().flatten().min()
}

/// `4 + 2 = 6`: the points of the cards played.
pub(super) fn is_sum(hint: &Hint<'_>, text: &str) -> bool {
    let ranks: Vec<String> = played(hint).iter().map(|card| card.rank().to_string()).collect();
    let (sum, total) = (ranks.join(" + "), best(hint, played(hint), 20));
    text == match (ranks.len(), hint.flag("doubled")) {
        (0, _) => "0".to_owned(),
        (1, false) => sum,
        (1, true) => format!("{sum} × 2 = {}", 2 * total),
        (_, false) => format!("{sum} = {total}"),
        (_, true) => format!("({sum}) × 2 = {}", 2 * total),
    }
}

/// The wounds that the attack itself takes from the defence proposed.
pub(super) fn damage(hint: &Hint<'_>) -> i64 {
    let stopped = best(hint, played(hint), 20) << u32::from(hint.flag("doubled"));
    (here(hint).map_or(0, power) - stopped).max(0)
}
