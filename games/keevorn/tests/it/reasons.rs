//! The reasons of the heuristic, over whole games.

use underdeck_cards::Card;
use underdeck_game::{FastChance, FastRng, Play as _, Policy as _, Presentation as _, Recording, Seat, State as _};
use underdeck_keevorn::{Options, State};
use underdeck_testkit::object;

/// The words for a card's destination, and its pile.
const PLACES: [(&str, &str); 7] = [
    ("to your Backpack", "backpack"),
    ("to the Room", "room"),
    ("to your red Hand", "red_hand"),
    ("to your black Hand", "black_hand"),
    ("is discarded", "discard"),
    ("under the Floor", "floor"),
    ("keeps for later", "backpack"),
];

/// The card named last before such words is there after the move.
#[test]
fn a_card_goes_where_an_offer_or_a_hint_says() {
    let mut said = 0;
    for seed in 0..40 {
        let (mut luck, mut rng) = (FastChance(FastRng::new(seed)), FastRng::new(!seed));
        let mut state = State::new(&Options::default(), &mut luck);
        while let Some(next) = state.random_legal(&mut rng) {
            let view = state.view(Seat(0));
            let hint = (view.heuristic().to_string(), view.reason());
            let offers = view.table().offers.into_iter().map(|offer| (offer.spelling, offer.effect.into()));
            for (spelling, text) in offers.chain([hint]) {
                let mut after = state;
                let mut recording = Recording::new(FastChance(FastRng::new(seed)));
                after.play(spelling.parse().unwrap(), &mut recording).unwrap();
                let after = object(&after);
                for (words, pile) in PLACES {
                    let Some((before, _)) = text.split_once(words) else { continue };
                    let card = before.split([' ', ';', ',']).rfind(|word| word.parse::<Card>().is_ok());
                    let Some(card) = card.filter(|_| recording.events.is_empty()) else { continue };
                    assert!(after[pile].as_array().unwrap().contains(&card.into()), "{spelling}: {text}");
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
    assert_eq!(reason, "No plan is found that survives this Room at 1 Health, even with 4C, 5C, 2H, 3H and 4S.");
}
