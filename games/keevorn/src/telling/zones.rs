//! The table and the decision that is due.

use underdeck_cards::{Card, CardSet, Seen};
use underdeck_game::{
    Badge, Body, CardFace, Gesture, Good, Icon, Message, Place, Play as _, Symbol, Zone, ZoneKind, say,
};

use crate::deck::{BACKPACK, BLACK, HAND, RED, ROOM};
use crate::state::{Cause, End};
use crate::words::Role;
use crate::{Move, Phase, View, words};

/// The decision that is due, or the result of the game.
pub(super) fn prompt(view: &View) -> Message {
    let may = |is: fn(&Move) -> bool| view.complete(|_| ()).legal_vec().iter().any(is);
    let can_decline = view.options.decline_fortunes;
    let relics_as_weapons = view.options.relics_as_weapons.to_string();
    match view.phase {
        Phase::Peddler if may(|mv| matches!(mv, Move::Trade(_))) => say!(PROMPT_PEDDLER),
        Phase::Peddler => say!(PROMPT_PEDDLER_IDLE),
        Phase::Explore if may(|mv| matches!(mv, Move::Store(_) | Move::Place(_))) => say!(PROMPT_EXPLORE_BACKPACK),
        Phase::Explore => say!(PROMPT_EXPLORE),
        Phase::Probe => say!(PROMPT_PROBE, card = words::card(view.top())),
        Phase::Loss if can_decline => say!(PROMPT_LOSS_DECLINE),
        Phase::Loss => say!(PROMPT_LOSS),
        Phase::Relief if can_decline => say!(PROMPT_RELIEF_DECLINE, relics_as_weapons),
        Phase::Relief => say!(PROMPT_RELIEF, relics_as_weapons),
        Phase::Surprise => say!(PROMPT_SURPRISE),
        Phase::Wish => say!(PROMPT_WISH, wishes = view.wishes),
        Phase::Over(End::Won) => say!(PROMPT_WON, health = view.health, kills = view.clean_kills),
        Phase::Over(End::Dead(cause)) => {
            let cause = match cause {
                Cause::Fight => "fight",
                Cause::Relic => "relic",
                Cause::Pain => "pain",
            };
            say!(PROMPT_DEAD, cause, depth = view.depth, kills = view.clean_kills)
        }
    }
}

/// The piles (pile-1) and the counters.
pub(super) fn zones(view: &View) -> Vec<Zone> {
    let row = |id, name: Message, cards: CardSet, places| {
        let cards = cards.iter().map(|card| face(view, card)).collect();
        Zone::new(id, name, Body::Row { cards, places })
    };
    let hand = |id, name, colour| row(id, name, view.hands & colour, HAND).kind(ZoneKind::Hand).icon(Icon::art("hand"));
    let counter = |id, name: Message, value: i64, max| Zone::new(id, name, Body::Counter { value, max });
    let mut zones = vec![
        row("room", say!(PILE_ROOM), view.room, ROOM).icon(Icon::art("open-gate")).note(say!(NOTE_ROOM)),
        hand("red_hand", say!(PILE_RED_HAND), RED).note(say!(NOTE_RED_HAND)),
        hand("black_hand", say!(PILE_BLACK_HAND), BLACK).note(say!(NOTE_BLACK_HAND)),
        row("backpack", say!(PILE_BACKPACK), view.backpack, BACKPACK)
            .icon(Icon::art("knapsack"))
            .note(say!(NOTE_BACKPACK, relics_as_weapons = view.options.relics_as_weapons.to_string())),
        counter("health", say!(COUNTER_HEALTH), view.health.into(), Some(view.options.max_health.into()))
            .icon(Icon::new(Symbol::Health, "hearts"))
            .good(Good::High),
        counter("depth", say!(COUNTER_DEPTH), view.depth.into(), None)
            .icon(Icon::art("3d-stairs"))
            .note(say!(NOTE_DEPTH)),
    ];
    if view.wishes > 0 {
        zones.push(counter("wishes", say!(COUNTER_WISHES), view.wishes.into(), None));
    }
    zones.push(
        counter("clean_kills", say!(COUNTER_CLEAN_KILLS), view.clean_kills.into(), None)
            .icon(Icon::art("crossed-swords"))
            .good(Good::High)
            .note(say!(NOTE_CLEAN_KILLS)),
    );
    let floor = Body::Stack { cards: view.floor().iter().map(|&seen| face_down(view, seen)).collect(), open: false };
    zones.push(Zone::new("floor", say!(PILE_FLOOR), floor).icon(Icon::art("dungeon-gate")).note(say!(NOTE_FLOOR)));
    let discard = view.discard.iter().map(|card| face(view, card)).collect();
    let discard = Body::Stack { cards: discard, open: true };
    zones.push(Zone::new("discard", say!(PILE_DISCARD), discard).icon(Icon::art("card-discard")));
    if !view.removed().is_empty() {
        zones.push(row("removed", say!(PILE_REMOVED), view.removed(), 0).note(say!(NOTE_REMOVED)));
    }
    zones
}

fn face(view: &View, card: Card) -> CardFace {
    let face = with_role(view, card, CardFace::up(card, words::name(view, card)));
    let value = face.value.map(Badge::Number);
    face.badge(value)
}

fn face_down(view: &View, seen: Seen) -> CardFace {
    let Some(card) = seen.card() else { return CardFace::down(None, say!(FACE_HIDDEN)) };
    let face = CardFace::down(Some(card), say!(FACE_KNOWN, face = words::name(view, card)));
    with_role(view, card, face).badge(Badge::Known)
}

fn with_role(view: &View, card: Card, face: CardFace) -> CardFace {
    let role = Role::of(view, card);
    let value = matches!(role, Role::Weapon | Role::Relic | Role::Monster).then(|| card.rank().into());
    face.role(role.name(), value).icon(role.icon()).does(role.does(card))
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
