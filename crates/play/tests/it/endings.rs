//! The reports of game-ending moves, in every game and under each of its house rules.

use std::collections::HashSet;

use underdeck_catalogue::Game;
use underdeck_game::OptionKind;
use underdeck_testkit::sample_size;

/// A few numbers in no order.
struct Luck(u64);

impl Luck {
    const fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most
    }
}

/// The default house rules of a game, and each of its choices alone.
fn choices(game: &Game) -> Vec<Vec<(String, String)>> {
    let options = game.options();
    let words = options.iter().flat_map(|option| match option.kind {
        OptionKind::Choice(words) => words.iter().map(|word| (option.key.to_owned(), (*word).to_owned())).collect(),
        OptionKind::Bool => vec![(option.key.to_owned(), "true".to_owned())],
        _ => Vec::new(),
    });
    std::iter::once(Vec::new()).chain(words.map(|one| vec![one])).collect()
}

/// A line without what differs from one game to the next: numbers, and words that hold a digit or begin with a capital.
fn kind(line: &str) -> String {
    let words = line.split_whitespace().enumerate().map(|(n, word)| {
        let is_name = n > 0 && word.starts_with(char::is_uppercase);
        if is_name || word.contains(|c: char| c.is_ascii_digit()) { "_" } else { word }
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The end is reported after everything that brings it, such as the battle that decides a war: no move after which the game runs reports
/// the last line of the last move. No line is repeated.
#[test]
fn the_end_is_reported_last_and_nothing_twice() {
    let (mut luck, mut ends) = (Luck(3), 0);
    for game in underdeck_catalogue::games() {
        for options in choices(game) {
            let (mut last, mut before) = (HashSet::new(), HashSet::new());
            for seed in 0..sample_size(10) {
                let Ok(deal) = game.deal(&options, seed) else { continue };
                let mut session = underdeck_play::start(game, &deal.code).unwrap();
                while session.outcome().is_none() {
                    let offers = session.table().offers.clone();
                    let hint = session.hint().filter(|_| seed % 2 == 0 && luck.below(10) > 0);
                    let mv = hint
                        .map_or_else(|| offers[luck.below(offers.len())].spelling.clone(), |hint| hint.offer.spelling);
                    session.step(&mv).unwrap();
                }
                for n in 0..session.ply() {
                    let told = &session.played(n).unwrap().told;
                    assert_eq!(told.iter().collect::<HashSet<_>>().len(), told.len(), "{options:?}: {told:?}");
                    match n + 1 == session.ply() {
                        true => drop(last.insert(kind(told.last().unwrap()))),
                        false => before.extend(told.iter().map(|line| kind(line))),
                    }
                }
                ends += 1;
            }
            let early: Vec<_> = last.intersection(&before).collect();
            assert!(early.is_empty(), "{} {options:?}: after the end was told: {early:?}", game.info().id);
        }
    }
    assert!(ends > 250, "{ends} games");
}

#[test]
fn a_part_of_a_campaign_that_was_played_alone_leads_to_the_next() {
    let play = |id: &str, options: [(&str, &str); 1], seed| {
        let game = underdeck_catalogue::find(id).unwrap();
        let options = options.map(|(key, value)| (key.to_owned(), value.to_owned()));
        let mut session = underdeck_play::start(game, &game.deal(&options, seed).unwrap().code).unwrap();
        while let Some(hint) = session.hint() {
            assert_eq!(session.sequel(), None);
            session.step(&hint.offer.spelling).unwrap();
        }
        (session.outcome().unwrap().result, session.sequel())
    };
    let has = |options: &Option<Vec<(String, String)>>, key: &str, value: &str| {
        options.as_ref().is_some_and(|options| options.contains(&(key.to_owned(), value.to_owned())))
    };
    let mut won = 0;
    for seed in 0..6 {
        let (result, sequel) = play("living-keep", [("mode", "campaign")], seed);
        let is_won = result == underdeck_game::GameResult::Won;
        assert!(
            is_won == has(&sequel, "scenario", "2") && is_won == sequel.is_some(),
            "seed {seed}: {result:?} {sequel:?}"
        );
        won += usize::from(is_won);
    }
    let titles =
        (0..6).filter(|&seed| has(&play("judgement-quest", [("campaign", "true")], seed).1, "campaign", "true"));
    assert!(won > 0 && titles.count() > 0);
    assert_eq!(play("judgement-quest", [("campaign", "false")], 1).1, None);
}
