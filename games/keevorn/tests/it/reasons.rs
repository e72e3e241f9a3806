//! The reasons of the heuristic, over whole games.

use underdeck_cards::Card;
use underdeck_game::{
    FastChance, FastRng, Id, Message, Play as _, Policy as _, Presentation as _, Recording, Seat, State as _, Value,
};
use underdeck_keevorn::{Options, State};
use underdeck_testkit::object;

/// Effects that name a card's destination.
const PLACES: [(&str, &str); 7] = [
    ("store-effect", "backpack"),
    ("place-effect", "room"),
    ("take-effect", "room"),
    ("lose-effect", "discard"),
    ("relieve-effect", "discard"),
    ("bury-effect", "floor"),
    ("trade-effect", "floor"),
];

/// The card of an offer and the pile to which it goes, if its effect says so.
fn destination(label: &Message, effect: &Message) -> Option<(Card, String)> {
    let name = effect.id()?.name();
    let place = PLACES.into_iter().find(|place| place.0 == name).map(|place| place.1.to_owned());
    let pile = place.or_else(|| {
        effect.values().iter().find_map(|(_, value)| match value {
            Value::Message(hand) => Some(hand.id()?.name().strip_prefix("pile-")?.replace('-', "_")),
            _ => None,
        })
    })?;
    let card = label.values().iter().find_map(|(name, value)| match value {
        Value::Card(card) if *name == if pile == "floor" && label.values().len() > 1 { "target" } else { "card" } => {
            Some(*card)
        }
        _ => None,
    })?;
    Some((card, pile))
}

#[test]
fn a_card_goes_where_an_offer_says() {
    let mut said = 0;
    for seed in 0..40 {
        let (mut luck, mut rng) = (FastChance(FastRng::new(seed)), FastRng::new(!seed));
        let mut state = State::new(&Options::default(), &mut luck);
        while let Some(next) = state.random_legal(&mut rng) {
            for offer in state.view(Seat(0)).table().offers {
                let mut after = state;
                let mut recording = Recording::new(FastChance(FastRng::new(seed)));
                after.play(offer.spelling.parse().unwrap(), &mut recording).unwrap();
                let Some((card, pile)) = destination(&offer.label, &offer.effect) else { continue };
                if recording.events.is_empty() {
                    assert!(object(&after)[&pile].as_array().unwrap().contains(&card.to_string().into()), "{offer:?}");
                    said += 1;
                }
            }
            state.play_unchecked(next, &mut luck);
        }
    }
    assert!(said > 1_000, "{said}");
}

/// Placing 4S before the Scroll saves it from the Loss, and all cards are known: luck has no part in it (read-1, fortune-2).
#[test]
fn a_room_that_known_cards_survive_needs_no_luck() {
    let state: underdeck_keevorn::State = serde_json::from_value(serde_json::json!({
        "phase": "explore", "outcome": null, "edition": "second", "max_health": 48, "relics_as_weapons": true, "health": 1, "depth": 0, "clean_kills": 1,
        "wishes": 0, "floor": ["KC", "7D", "QD", "9S"], "floor_known": [true, true, true, true], "room": ["AD"], "red_hand": ["2H", "3H"],
        "black_hand": ["4C", "5C"], "backpack": ["4S"], "removed": [],
        "discard": [
            "AC", "2C", "3C", "6C", "7C", "8C", "9C", "TC", "JC", "QC", "2D", "3D", "4D", "5D", "6D", "8D", "9D", "TD", "JD", "KD", "AH", "4H", "5H", "6H",
            "7H", "8H", "9H", "TH", "JH", "QH", "KH", "AS", "2S", "3S", "5S", "6S", "7S", "8S", "TS", "JS", "QS", "KS"
        ],
    }))
    .unwrap();
    let reason = state.view(Seat(0)).reason();
    assert_eq!(reason.id().map(Id::name), Some("reason-lost-armed"), "{reason}");
}
