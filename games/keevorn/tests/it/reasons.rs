//! The reasons of the heuristic, over whole games.

use underdeck_cards::Card;
use underdeck_game::{FastChance, FastRng, Play as _, Policy as _, Presentation as _, Recording, Seat, State as _};
use underdeck_keevorn::{Options, State};
use underdeck_testkit::object;

/// Where a card goes, as it is said, and the pile in which it lies then.
const PLACES: [(&str, &str); 7] = [
    ("to your Backpack", "backpack"),
    ("to the Room", "room"),
    ("to your red Hand", "red_hand"),
    ("to your black Hand", "black_hand"),
    ("is discarded", "discard"),
    ("under the Floor", "floor"),
    ("keeps for later", "backpack"),
];

/// The card named last before such words lies there after the move.
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
