//! The bounds of the reference in random play with random options (state-4).

use proptest::prelude::*;
use serde_json::Value;
use underdeck_cards::{Card, CardSet};
use underdeck_game::{
    Chance, Die, Encode as _, FastChance, FastRng, Field, FieldKind, Play as _, Seat, State as _, Turn,
};
use underdeck_keevorn::{Move, Options, Phase, State, View};

fn any_options() -> impl Strategy<Value = Options> {
    any::<u64>().prop_map(|seed| underdeck_testkit::random_options(&mut FastRng::new(seed), &[]))
}

/// Luck that counts shuffles and puts Jokers on top, so that Stairs, Secret Floors and double shuffles come often.
struct Biased {
    luck: FastChance,
    shuffles: u32,
    on_top: u8,
    smallest: usize,
}

impl Chance for Biased {
    fn shuffle(&mut self, pile: &'static str, cards: &mut [Card]) {
        assert!(cards.len() <= 60 && cards.is_sorted());
        self.luck.shuffle(pile, cards);
        for (place, joker) in (0..usize::from(self.on_top)).zip(CardSet::JOKERS) {
            if let Some(at) = cards.iter().position(|&card| card == joker) {
                cards.swap(place, at);
            }
        }
        self.shuffles += 1;
        self.smallest = self.smallest.min(cards.len());
    }

    fn roll(&mut self, _: Die) -> u8 {
        panic!("there are no dice")
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn play_stays_within_its_bounds(options in any_options(), seed: u64, on_top in 0u8..=8) {
        let luck = FastChance(FastRng::new(seed));
        let mut luck = Biased { luck, shuffles: 0, on_top, smallest: 60 };
        let mut rng = FastRng::new(!seed);
        let mut state = State::new(&options, &mut luck);
        let deck = CardSet::STANDARD | CardSet::jokers(options.jokers);
        prop_assert_eq!(luck.shuffles, 1);
        let fields = View::encoding(&options).fields;
        let mut before = serde_json::to_value(state).unwrap();
        for _ in 0..600 {
            let Some(mv) = state.random_legal(&mut rng) else { break };
            luck.shuffles = 0;
            state.play(mv, &mut luck).unwrap();
            state.check().unwrap();
            let now = serde_json::to_value(state).unwrap();
            prop_assert_eq!(serde_json::from_value::<State>(now.clone()).unwrap(), state);

            prop_assert!(matches!(state.turn(), Turn::Decide(Seat(0)) | Turn::Over(_)));
            observes_phase_and_floor(&fields, &state.view(Seat(0)));
            prop_assert_eq!(cards(&now), deck);
            prop_assert!(luck.shuffles <= 2 && (luck.shuffles < 2 || options.jokers >= 5));
            prop_assert!(luck.smallest >= 45);
            prop_assert!(state.legal_count() <= 41);
            prop_assert!(state.legal_count() > 0 || matches!(state.phase(), Phase::Over(_)));
            let of = |json: &Value, key: &str| json[key].as_u64().unwrap();
            prop_assert!(of(&now, "depth") <= 16 && of(&now, "wishes") <= 15);
            prop_assert!(of(&now, "depth") >= of(&before, "depth"));
            prop_assert_eq!(of(&now, "depth"), u64::from(options.start_depth) + len(&now, "removed"));
            prop_assert!(of(&now, "health") <= u64::from(options.max_health));
            prop_assert!(of(&now, "clean_kills") - of(&before, "clean_kills") <= 1);
            if let Move::Fight(_, with) = mv {
                prop_assert!(with.len() <= 5);
            } else {
                prop_assert_eq!(of(&now, "clean_kills"), of(&before, "clean_kills"));
            }
            for key in ["edition", "max_health", "relics_as_weapons"] {
                prop_assert_eq!(&now[key], &before[key]);
            }
            before = now;
        }
    }
}

/// An observation holds the phase and the known cards of the Floor that the view's JSON names.
fn observes_phase_and_floor(fields: &[Field], view: &View) {
    let field = |name: &str| fields.iter().find(|field| field.name == name).unwrap();
    let mut bytes = vec![0; fields.iter().map(Field::len).sum()];
    view.observe(&mut bytes);
    let json = serde_json::to_value(view).unwrap();
    let FieldKind::Category { words } = field("phase").kind else { panic!("a phase is a word") };
    assert_eq!(json["phase"], words[usize::from(bytes[field("phase").offset])]);
    let floor = field("floor");
    let mut places = vec![0; floor.len()];
    for (place, card) in (1..).zip(view.floor()) {
        if let Some(card) = card.card() {
            places[usize::from(card.index())] = place;
        }
    }
    assert_eq!(bytes[floor.offset..][..floor.len()], places);
}

fn len(state: &Value, pile: &str) -> u64 {
    state[pile].as_array().unwrap().len() as u64
}

/// All cards of the piles, each of which must lie there once.
fn cards(state: &Value) -> CardSet {
    let piles = ["floor", "room", "red_hand", "black_hand", "backpack", "discard", "removed"];
    let list: Vec<Card> = piles
        .iter()
        .flat_map(|pile| state[pile].as_array().unwrap())
        .map(|card| card.as_str().unwrap().parse().unwrap())
        .collect();
    let set: CardSet = list.iter().copied().collect();
    assert_eq!(set.len(), list.len());
    set
}
