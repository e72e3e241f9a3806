//! The table and the decision that is due.

use underdeck_cards::{Card, CardSet, Seen};
use underdeck_game::{Badge, Body, CardFace, Gesture, Good, Icon, Place, Play as _, Symbol, Zone, ZoneKind, prose};

use crate::deck::{BACKPACK, BLACK, HAND, RED, ROOM};
use crate::state::{Cause, End};
use crate::{Move, Phase, View, words};

/// The decision that is due, or the result of the game.
pub(super) fn prompt(view: &View) -> String {
    let may = |is: fn(&Move) -> bool| view.complete(|_| ()).legal_vec().iter().any(is);
    match view.phase {
        Phase::Peddler => {
            let ways = prose::ways(&[(may(|mv| matches!(mv, Move::Trade(_))), "trade"), (true, "explore the Room")]);
            format!("The Peddler trades Weapons for cards of other kinds. {}.", prose::capitalised(&ways))
        }
        Phase::Explore if may(|mv| matches!(mv, Move::Store(_) | Move::Place(_))) => {
            "Play a card of the Room, or use your Backpack.".into()
        }
        Phase::Explore => "Play a card of the Room.".into(),
        Phase::Probe => "Take the card you see into the Room, or return it to the Floor.".into(),
        Phase::Loss if view.options.decline_fortunes => "Loss: discard a card of your Backpack, or decline.".into(),
        Phase::Relief if view.options.decline_fortunes => {
            "Relief: discard a Monster or Relic of the Room, or decline.".into()
        }
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

/// The piles (pile-1) and the counters.
pub(super) fn zones(view: &View) -> Vec<Zone> {
    let row = |id, name: &str, cards: CardSet, places| {
        let cards = cards.iter().map(|card| face(view, card)).collect();
        Zone::new(id, name, Body::Row { cards, places })
    };
    let hand = |id, name, colour| row(id, name, view.hands & colour, HAND).kind(ZoneKind::Hand).icon(Icon::art("hand"));
    let counter = |id, name: &str, value: i64, max| Zone::new(id, name, Body::Counter { value, max });
    let mut zones = vec![
        row("room", "Room", view.room, ROOM).icon(Icon::art("open-gate")).note("Cards you must clear to proceed."),
        hand("red_hand", "Red Hand", RED).note("Fights red Monsters."),
        hand("black_hand", "Black Hand", BLACK).note("Fights black Monsters."),
        row("backpack", "Backpack", view.backpack, BACKPACK)
            .icon(Icon::art("knapsack"))
            .note("Weapons and Relics kept for later."),
        counter("health", "Health", view.health.into(), Some(view.options.max_health.into()))
            .icon(Icon::new(Symbol::Health, "hearts"))
            .good(Good::High),
        counter("depth", "Depth", view.depth.into(), None)
            .icon(Icon::art("3d-stairs"))
            .note("Pain and Vigor change Health by three times the Depth."),
    ];
    if view.wishes > 0 {
        zones.push(counter("wishes", "Wishes", view.wishes.into(), None));
    }
    zones.push(
        counter("clean_kills", "Clean kills", view.clean_kills.into(), None)
            .icon(Icon::art("crossed-swords"))
            .good(Good::High)
            .note("Fights won with equal power."),
    );
    let floor = Body::Stack { cards: view.floor().iter().map(|&seen| face_down(view, seen)).collect(), open: false };
    zones.push(Zone::new("floor", "Floor", floor).icon(Icon::art("dungeon-gate")).note("Unvisited Rooms, face down."));
    let discard = view.discard.iter().map(|card| face(view, card)).collect();
    let discard = Body::Stack { cards: discard, open: true };
    zones.push(Zone::new("discard", "Discard", discard).icon(Icon::art("card-discard")));
    if !view.removed().is_empty() {
        zones.push(row("removed", "Removed", view.removed(), 0).note("Jokers out of the game."));
    }
    zones
}

fn face(view: &View, card: Card) -> CardFace {
    let face = with_role(view, card, CardFace::up(card, words::name(view, card)));
    let value = face.value.map(Badge::Number);
    face.badge(value)
}

fn face_down(view: &View, seen: Seen) -> CardFace {
    let card = seen.card();
    let Some(known) = card else { return CardFace::down(None, "face down") };
    let face = CardFace::down(card, format!("face down, known: {}", words::name(view, known)));
    with_role(view, known, face).badge(Badge::Known)
}

fn with_role(view: &View, card: Card, face: CardFace) -> CardFace {
    let role = words::role(view, card);
    let value = matches!(role, "weapon" | "relic" | "monster").then(|| card.rank().into());
    face.role(role, value).icon(words::icon(role)).does(words::does(role, card))
}

pub(super) fn drag(from: Place, to: Place) -> Gesture {
    Gesture::Drag { from, to }
}

/// A card of the Room as a place.
pub(super) fn in_room(card: Card) -> Place {
    Place::Card("room", card)
}

/// The zone of the Hand that holds cards of this card's colour.
pub(super) fn hand(card: Card) -> &'static str {
    if RED.contains(card) { "red_hand" } else { "black_hand" }
}
