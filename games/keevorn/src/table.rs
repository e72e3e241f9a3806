//! The table for a view: zones and words.

use cards::{Card, CardSet};
use game::{Body, CardFace, Play, Table, Zone};

use crate::deck::{BACKPACK, BLACK, HAND, RED, ROOM};
use crate::state::{Cause, End};
use crate::{Phase, View, offers, words};

/// What lies on the table (pile-1), what is to be decided, and the gesture for each legal move.
pub(crate) fn table(view: &View) -> Table {
    let state = view.complete(|_| ());
    Table {
        prompt: prompt(view),
        zones: zones(view),
        offers: state.legal_vec().into_iter().map(|mv| offers::offer(view, mv)).collect(),
    }
}

fn prompt(view: &View) -> String {
    match view.phase {
        Phase::Peddler => "The Peddler offers Weapons for cards that are none. Trade, or explore the Room.".into(),
        Phase::Explore => "Play a card of the Room, or use your Backpack.".into(),
        Phase::Probe => "Take the card you see into the Room, or return it to the Floor.".into(),
        Phase::Loss => "Loss: discard a card of your Backpack.".into(),
        Phase::Relief => "Relief: discard a Monster or Relic of the Room.".into(),
        Phase::Surprise => "Surprise: discard any cards of the Room, or nothing.".into(),
        Phase::Wish if view.wishes == 1 => "Name a Fortune.".into(),
        Phase::Wish => format!("Name a Fortune: {} wishes are left.", view.wishes),
        Phase::Over(End::Won) => format!("You escaped with {} Health. Clean kills: {}.", view.health, view.clean_kills),
        Phase::Over(End::Dead(cause)) => {
            let by = match cause {
                Cause::Fight => "a Monster",
                Cause::Relic => "a Relic",
                Cause::Pain => "Pain",
            };
            format!("You died at Depth {} of {by}. Clean kills: {}.", view.depth, view.clean_kills)
        }
    }
}

fn zones(view: &View) -> Vec<Zone> {
    let row = |id, name: &str, cards: CardSet, places| {
        let cards = cards.iter().map(|card| face(view, card)).collect();
        Zone::new(id, name, Body::Row { cards, places })
    };
    let counter = |id, name: &str, value: i64, max| Zone::new(id, name, Body::Counter { value, max });
    let mut zones = vec![
        row("room", "Room", view.room, ROOM).note("Cards you must clear to proceed."),
        row("red_hand", "Red Hand", view.hands & RED, HAND).note("Fights red Monsters."),
        row("black_hand", "Black Hand", view.hands & BLACK, HAND).note("Fights black Monsters."),
        row("backpack", "Backpack", view.backpack, BACKPACK).note("Weapons and Relics kept for later."),
        counter("health", "Health", view.health.into(), Some(view.max_health.into())),
        counter("depth", "Depth", view.depth.into(), None).note("Pain and Vigor are three times as much."),
    ];
    if view.wishes > 0 {
        zones.push(counter("wishes", "Wishes", view.wishes.into(), None));
    }
    zones.push(counter("clean_kills", "Clean kills", view.clean_kills.into(), None).note("Fights at equal power."));
    zones.push(floor(view));
    let discard = view.discard.iter().map(|card| face(view, card)).collect();
    zones.push(Zone::new("discard", "Discard", Body::Stack { cards: discard, open: true }));
    if !view.removed().is_empty() {
        zones.push(row("removed", "Removed", view.removed(), 0).note("Jokers out of the game."));
    }
    zones
}

fn face(view: &View, card: Card) -> CardFace {
    let mut face = CardFace::up(card, words::name(view, card));
    if card.rank() > 0 {
        face.badges.push(card.rank().to_string());
    }
    face
}

fn floor(view: &View) -> Zone {
    let down = |seen: &cards::Seen| match seen.0 {
        Some(card) => {
            let mut face = CardFace::down(Some(card), format!("face down, known: {}", words::name(view, card)));
            face.badges.push("known".into());
            face
        }
        None => CardFace::down(None, "face down"),
    };
    let cards = view.floor().iter().map(down).collect();
    Zone::new("floor", "Floor", Body::Stack { cards, open: false }).note("Unvisited Rooms, face down.")
}
