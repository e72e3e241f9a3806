//! The sentences of the game in every language.

use underdeck_game::{
    FastChance, FastRng, Language, Message, Messages, Play as _, Policy as _, Presentation as _, Recording, Seat,
    SeenChance, State as _,
};
use underdeck_judgement_quest::{Move, Options, State};

use crate::rules::scene::options;

/// Moves that are often not legal.
const REFUSED: [&str; 11] = [
    "go r1c1",
    "go r2c4",
    "leave",
    "view r1c4",
    "fountain",
    "buy healing",
    "buy seeing r2c4",
    "buy key",
    "fight",
    "take",
    "drink",
];

/// A sentence that German lacks fails, and so does one that needs a form of a name that German lacks.
#[test]
fn every_sentence_is_written_in_german() {
    let german = Language::of("de").unwrap();
    let mut said = std::collections::BTreeSet::new();
    let mut check = |message: &mut Message| {
        assert!(message.is_in(german), "{message}");
        said.insert(format!("{}\n    {}", message, message.write(german)));
    };
    let dice = options(&[("equipment", "dice"), ("hp_cap", "6"), ("play_on", "true")]);
    let campaign = options(&[("campaign", "true"), ("title", "captain"), ("triggered_traps", "true")]);
    for (seed, options) in (0..30).zip([Options::default(), dice, campaign].iter().cycle()) {
        let mut luck = Recording::new(FastChance(FastRng::new(seed)));
        let mut state = State::new(options, &mut luck);
        for number in 0..120 {
            if state.outcome().is_some() {
                break;
            }
            let view = state.view(Seat(0));
            let mut table = view.table();
            if number % 10 == 0 {
                let explained = table.places().into_iter().filter_map(|place| view.about(&place));
                explained.for_each(|mut about| about.each_message(&mut check));
            }
            table.each_message(&mut check);
            check(&mut view.reason());
            for mv in REFUSED {
                view.refusal(mv.parse().unwrap()).each_message(&mut check);
            }
            // Now and then any other move than the hint: the last ones are to drink, to take a hit, to buy or to retreat.
            let any = state.legal_nth(state.legal_count().saturating_sub(2));
            let mv: Move = any.filter(|_| number % 5 == 4).unwrap_or_else(|| view.heuristic());
            luck.events.clear();
            state.play(mv, &mut luck).unwrap();
            let seen: Vec<SeenChance> = luck.events.iter().map(SeenChance::from).collect();
            view.describe_change(mv, &seen, &state.view(Seat(0))).each_message(&mut check);
        }
        state.view(Seat(0)).table().each_message(&mut check);
        State::campaign(options, &[state]).each_message(&mut check);
    }
    assert!(said.len() > 1_000, "{}", said.len());
}
