//! The changes by a move and their consequences: cards drawn, discarded, revealed and seen, the curse, the end.

use underdeck_cards::{Card, CardSet, Cell, Rank};
use underdeck_game::{SeenChance, prose};

use crate::face::Faces;
use crate::state::Phase;
use crate::{End, Move, Side, View, words};

/// One line for the move itself, then one for each change, in the order in which they happened.
pub(super) fn describe_change(before: &View, mv: Move, chance: &[SeenChance], after: &View) -> Vec<String> {
    let mut lines = vec![played(before, mv, after)];
    if chance.is_empty() {
        lines.extend(drawn(before, mv, after));
        lines.extend(struck(before, mv, after));
        lines.extend(discarded(before, mv, after));
        lines.extend(cleared(before, mv, after));
        lines.extend(revealed(before, mv, after));
        lines.extend(peeked(before, mv, after));
    }
    if after.rune && !before.rune {
        lines.push("The gargoyles freeze: the stairs of this floor may be used.".into());
    }
    lines.extend(met_altar(before, mv, after));
    lines.extend(cursed(before, after));
    match after.phase {
        Phase::Over(end) => lines.push(ended(end).into()),
        _ if after.turns > before.turns => lines.push(format!("Turn {} begins.", after.turns + 1)),
        _ => {}
    }
    lines
}

/// The effect of the move itself.
fn played(before: &View, mv: Move, after: &View) -> String {
    match mv {
        Move::Take(card) => {
            format!("You take {}. The other twelve cards are shuffled and dealt as the map.", words::as_item(card))
        }
        Move::Stand(cell) => format!("You stand on {cell}."),
        Move::Use(card) => {
            let then = if after.using.is_some() { "" } else { "; it goes to the discard" };
            format!("You use {}{then}.", words::as_item(card))
        }
        Move::Go(cell) => match flipped(before, cell, after) {
            Some(card) => format!("You move to {cell} and meet {}.", words::as_tile(card)),
            None => format!("You move to {cell}, an activated tile. Nothing happens."),
        },
        Move::Descend => {
            let cards = |n| prose::count(n, "card");
            let (map, deck) = (cards(after.tiles().len()), cards(after.deck().len()));
            format!("You descend to floor {}: {map} are dealt as its map, {deck} become its deck.", after.floor)
        }
        Move::Resolve => match before.event_rank() {
            Some(13) | None => "You are on the stairs, and nothing happens to you.".into(),
            Some(rank) => format!("You let it happen: {}.", words::tile(rank)),
        },
        Move::Suffer => "The curse strikes.".into(),
        Move::Discard(card) => format!("You discard {}.", words::as_item(card)),
        Move::Keep => "You keep all your items.".into(),
        Move::Card(card) => match before.using_rank() {
            Some(4) => format!("You pick {} to lay into the map.", words::as_tile(card)),
            Some(_) => format!("{card} goes from the discard to the top of the deck."),
            None => format!("You take {} from the discard.", words::as_item(card)),
        },
        Move::Row(row) => format!("You choose row {row}."),
        Move::Column(column) => format!("You choose column {column}."),
        Move::Tile(cell) if before.using.is_some() => {
            let card = before.tile_on(cell).and_then(|tile| tile.card.card());
            let name = card.map_or("The unknown tile".into(), |card| card.to_string());
            format!("{name} goes from {cell} to the top of the deck.")
        }
        Move::Tile(cell) => format!("You choose the tile on {cell}."),
        Move::Cell(cell) => match before.picked() {
            Some(card) => format!("{card} lies on {cell}, revealed."),
            None => format!("Your tile moves to {cell}, and you with it."),
        },
        Move::Build(edge) => {
            let tiles = prose::count(before.deck().len() - after.deck().len(), "tile");
            format!("A new {} of {tiles} is built at the {edge}.", edge.line())
        }
    }
}

/// The card of the tile that a move onto this cell activated.
fn flipped(before: &View, cell: Cell, after: &View) -> Option<Card> {
    let tile = before.tile_on(cell).filter(|tile| tile.side != Side::Activated)?;
    // The tile may have left the map at once; then its card is in the discard.
    let card = after.tile_on(cell).and_then(|tile| tile.card.card());
    let seen = before.known | before.hand | before.discard;
    card.or(tile.card.card()).or_else(|| cards(before, after.discard - seen).first())
}

fn cards(view: &View, faces: Faces) -> CardSet {
    faces.cards(view.options)
}

/// The cards that came into the hand from the deck.
fn drawn(before: &View, mv: Move, after: &View) -> Option<String> {
    let is_draw = matches!(mv, Move::Use(_) | Move::Resolve | Move::Go(_));
    let mut came = after.hand - before.hand;
    // A hand that lost its cards at once has drawn none; a ten struck at once was drawn earlier.
    if !is_draw {
        came = Faces::EMPTY;
    }
    let count = before.deck().len() - after.deck().len().min(before.deck().len());
    (!came.is_empty() && count > 0).then(|| format!("You draw {}.", prose::list(cards(after, came))))
}

/// A curse that struck at once, because no item could be used before it.
fn struck(before: &View, mv: Move, after: &View) -> Option<String> {
    let gone = before.dues.due() & after.discard;
    let is_discarded = match mv {
        Move::Suffer | Move::Discard(_) => true,
        _ => matches!(met(before, mv, after), Some(5 | 12)),
    };
    (!gone.is_empty() && !is_discarded).then(|| "The curse strikes.".into())
}

/// The rank of the event that a move let happen.
fn met(before: &View, mv: Move, after: &View) -> Option<Rank> {
    match mv {
        Move::Resolve => before.event_rank(),
        Move::Go(cell) => flipped(before, cell, after).map(|card| card.rank()),
        _ => None,
    }
}

/// The cards that went from the hand to the discard, except the one that the move names.
fn discarded(before: &View, mv: Move, after: &View) -> Option<String> {
    let named = match mv {
        Move::Use(card) | Move::Discard(card) => CardSet::of(card),
        _ => CardSet::EMPTY,
    };
    let gone = cards(before, before.hand & after.discard) - named;
    (!gone.is_empty()).then(|| format!("From your hand to the discard: {}.", prose::list(gone)))
}

/// The cards that went from the map or the deck to the discard.
fn cleared(before: &View, mv: Move, after: &View) -> Option<String> {
    let using = cards(before, before.in_use());
    let gone = cards(after, after.discard - before.discard - before.hand) - using;
    let from = if matches!(mv, Move::Use(_)) { "deck" } else { "map" };
    (!gone.is_empty()).then(|| format!("From the {from} to the discard: {}.", prose::list(gone)))
}

/// Tiles that were turned face-up and sideways, except one that the move names.
fn revealed(before: &View, mv: Move, after: &View) -> Option<String> {
    let was_down = |cell| before.tile_on(cell).is_some_and(|tile| tile.side == Side::Down);
    let shown: Vec<String> = after
        .tiles()
        .iter()
        .filter(|tile| tile.side == Side::Revealed && was_down(tile.cell) && !matches!(mv, Move::Cell(_)))
        .filter_map(|tile| Some(format!("{} on {}", words::as_tile(tile.card.card()?), tile.cell)))
        .collect();
    (!shown.is_empty()).then(|| format!("Revealed: {}.", shown.join("; ")))
}

/// Cards of the deck that the player saw.
fn peeked(before: &View, mv: Move, after: &View) -> Option<String> {
    let is_same = before.deck().len() == after.deck().len() && matches!(mv, Move::Resolve | Move::Go(_));
    let known = |view: &View| view.deck().iter().filter(|(seen, _)| seen.card().is_some()).count();
    if !is_same || known(after) == known(before) {
        return None;
    }
    let top: Vec<String> = after.deck().iter().take(3).map(|(seen, _)| seen.to_string()).collect();
    Some(format!("On top of the deck, in this order: {}.", top.join(" ")))
}

/// An altar without the cards that the ritual needs.
fn met_altar(before: &View, mv: Move, after: &View) -> Option<String> {
    let is_past = after.event.is_none() && after.phase != Phase::Over(End::Won);
    // No card leaves the hand before: the curse strikes later, if at all.
    let has_amulet = !(before.hand & Faces::TENS).is_empty();
    (met(before, mv, after) == Some(10) && is_past).then(|| match after.options.altar_sinks(has_amulet) {
        true => "The altar sinks into the floor with an annoyed huff, and its tile goes to the discard.".into(),
        false if has_amulet => "You have no Flask for the altar: nothing happens, and it stays, activated.".into(),
        false => "The altar sinks into the floor with an annoyed huff.".into(),
    })
}

/// Tens that came into the hand, with the turn in which their curse strikes.
fn cursed(before: &View, after: &View) -> Vec<String> {
    let mut lines = Vec::new();
    for face in (after.hand - before.hand) & Faces::TENS {
        if let Some(turn) = after.dues.turn(face.is_high(), after.turns) {
            let ten = face.card(after.options);
            lines.push(format!("{ten} is cursed: the curse strikes at the end of turn {turn}."));
        }
    }
    lines
}

const fn ended(end: End) -> &'static str {
    match end {
        End::Won => "Amulet, Altar and Flask: with a stilted groan the crypt comes to rest. You have won.",
        End::Ejected => "You have no item to discard: the crypt ejects you. You have lost.",
        End::Stuck => "No item, nothing to activate, no way down: you are stuck. You have lost.",
    }
}
