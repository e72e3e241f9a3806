//! The sentences in every language.

use std::collections::HashSet;

use underdeck_game::{
    FastChance, FastRng, Id, Language, Message, Messages, Play as _, Policy as _, Presentation as _, Recording, Seat,
    SeenChance, State as _,
};
use underdeck_keevorn::{Edition, Options, State};

/// Walks games of extreme options, and writes all that is said there in German.
#[test]
fn every_sentence_is_written_in_german() {
    let german = Language::of("de").unwrap();
    let mut said = HashSet::new();
    let mut hear = |message: &mut Message| {
        assert!(message.is_in(german), "{message} in German");
        // Panics if the sentence needs an attribute that an argument lacks.
        let _ = message.write(german);
        said.extend(message.id().map(Id::name));
    };
    for seed in 0..60 {
        let options = Options {
            edition: if seed % 3 == 0 { Edition::Second } else { Edition::First },
            jokers: (seed % 9) as u8,
            start_depth: (seed % 4) as u8,
            relics_as_weapons: seed % 5 == 4,
            decline_fortunes: seed % 7 == 3,
            ..Options::default()
        };
        let (mut luck, mut rng) = (FastChance(FastRng::new(seed)), FastRng::new(!seed));
        let mut state = State::new(&options, &mut luck);
        for number in 0.. {
            let view = state.view(Seat(0));
            let mut table = view.table();
            for place in table.places() {
                view.about(&place).each_message(&mut hear);
            }
            table.each_message(&mut hear);
            let Some(random) = state.random_legal(&mut rng) else { break };
            if number % 4 == 0 {
                view.reason().each_message(&mut hear);
            }
            for mv in
                ["take", "lose 2C", "relieve XR", "wish pain", "equip 9S", "fight QS with 9S", "place 3C", "explore"]
            {
                view.refusal(mv.parse().unwrap()).each_message(&mut hear);
            }
            let mv = if number % 3 == 0 { view.heuristic() } else { random };
            let mut after = state;
            let mut recording = Recording::new(&mut luck);
            after.play(mv, &mut recording).unwrap();
            let chance: Vec<SeenChance> = recording.events.iter().map(SeenChance::from).collect();
            view.describe_change(mv, &chance, &after.view(Seat(0))).each_message(&mut hear);
            state = after;
        }
    }
    assert!(said.len() > 100, "{}", said.len());
}
