//! Exercises: made from mistakes, judged on samples of their own, repeated until solved.

use std::sync::atomic::AtomicBool;

use underdeck_coach::{Error, ExerciseDeck, Review, ReviewHost, ReviewSettings, Verdict, review};
use underdeck_play::{Campaign, Session};
use underdeck_record::Record;

const DAY: i64 = 86_400;
static NEVER: AtomicBool = AtomicBool::new(false);

/// A finished game with confirmed mistakes.
fn reviewed() -> (Record, Review) {
    let text = include_str!("../../../../games/judgement-quest/tests/records/07-cards-wide-perished.udr");
    let record: Record = text.parse().unwrap();
    let stop = AtomicBool::new(false);
    let host = ReviewHost::new(&stop);
    let request = ReviewSettings { games: 64, jobs: 2, ..ReviewSettings::default() };
    let review = review(&record, &request, &host, &mut |_| None).unwrap();
    (record, review)
}

#[test]
fn mistakes_are_repeated_until_they_are_solved() {
    let (record, review) = reviewed();
    let mistakes: Vec<_> = review.slips().filter(|slip| slip.verdict >= Verdict::Mistake).collect();
    assert!(!mistakes.is_empty(), "{}", review.tally());
    let mut deck = ExerciseDeck::default();
    assert_eq!(deck.add(&record, &review, 1_000), mistakes.len());
    assert_eq!(deck.add(&record, &review, 1_000), 0, "a second review adds nothing");
    let exercise = deck.due(1_000).unwrap().clone();
    let slip = mistakes.iter().find(|slip| slip.played == exercise.played && slip.best == exercise.best).unwrap();
    let session = underdeck_play::open(&exercise.position().unwrap()).unwrap();
    assert_eq!((session.ply(), session.outcome()), (slip.ply - 1, None));

    let table = session.table();
    let label = &table.offers.iter().find(|offer| offer.spelling == exercise.best).unwrap().label;
    let right = exercise.answer(&exercise.best.to_uppercase(), &NEVER).unwrap();
    assert!(right.is_right && right.points == 0.0 && right.words(&exercise).starts_with("Right"));
    let wrong = exercise.answer(&exercise.played, &NEVER).unwrap();
    assert!(!wrong.is_right && wrong.points > 0.0 && wrong.words(&exercise).contains(label.as_str()));
    assert!(matches!(exercise.answer("fly away", &NEVER), Err(Error::Move(_))));
    let all: Vec<String> = session.table().offers.iter().map(|offer| offer.spelling.clone()).collect();
    let other = all.iter().find(|&mv| *mv != exercise.best && *mv != exercise.played).unwrap();
    let stopped = exercise.answer(other, &AtomicBool::new(true));
    assert!(matches!(stopped, Err(Error::Stopped)), "{stopped:?}");
    for mv in &all {
        let answer = exercise.answer(mv, &NEVER).unwrap();
        assert_eq!(answer, exercise.answer(mv, &NEVER).unwrap(), "the same move is judged the same");
        assert_eq!(answer.is_right, answer.points < Verdict::INACCURACY, "{answer:?}");
    }

    // A wrong answer is due again within the hour, right ones after growing intervals until the exercise is solved.
    let soon = deck.answered(&exercise.id, false, 1_000).unwrap();
    assert!(soon - 1_000 < 3_600 && deck.due(1_000).is_none_or(|other| other.id != exercise.id));
    let (mut now, mut times) = (soon, 0);
    while let Some(due) = deck.answered(&exercise.id, true, now) {
        (now, times) = (due, times + 1);
        assert!(times < 12 && deck.find(&exercise.id).is_some());
    }
    assert!(times >= 2 && now > 1_000 + DAY, "{times} times up to {now}");
    assert_eq!(deck.counts(now).2, 1);
    assert_eq!(deck.add(&record, &review, now), 0, "what is solved does not come back");
    assert_eq!(ExerciseDeck::read(&deck.text()), Ok(deck));
}

/// Plays a game to its end by hints, or else by offers in turn.
fn finished(mut session: Box<dyn Session>) -> Record {
    for n in 0.. {
        let offers = session.table().offers.clone();
        let Some(first) = offers.get(n % offers.len().max(1)) else { break };
        let mv = session.hint().map_or_else(|| first.spelling.clone(), |hint| hint.offer.spelling);
        session.play(&mv).unwrap();
    }
    session.record()
}

/// An exercise made of the last decision of a game, graded a blunder for the test.
fn exercise_of(record: &Record) -> (ExerciseDeck, Review) {
    let stop = AtomicBool::new(false);
    let host = ReviewHost::new(&stop);
    let request = ReviewSettings { games: 1, ..ReviewSettings::default() };
    let mut review = review(record, &request, &host, &mut |_| None).unwrap();
    review.decisions.iter_mut().for_each(|one| one.verdict = Verdict::Good);
    review.decisions.last_mut().unwrap().verdict = Verdict::Blunder;
    let mut deck = ExerciseDeck::default();
    assert_eq!(deck.add(record, &review, 0), 1);
    (deck, review)
}

#[test]
fn exercises_can_be_made_from_campaigns_and_physical_games() {
    let mut games = Vec::new();
    for game in underdeck_catalogue::games() {
        let code = game.deal(&[], 3).unwrap().code;
        if let Ok(campaign) = Campaign::new(game, "test", &code) {
            games.push(campaign.begin(&campaign.standing().next[0].id).unwrap());
        }
        if game.info().id == "keevorn" {
            games.push(underdeck_play::start_physical(game, &code).unwrap());
        }
    }
    assert_eq!(games.len(), 3);
    for session in games {
        let record = finished(session);
        let (deck, review) = exercise_of(&record);
        let (exercise, slip) = (deck.due(0).unwrap(), review.decisions.last().unwrap());
        let session = underdeck_play::open(&exercise.position().unwrap()).unwrap();
        let entered: Vec<&str> = record.moves().map(|(mv, _)| mv).collect();
        assert_eq!((session.ply(), entered[slip.ply - 1]), (slip.ply - 1, slip.played.as_str()));
        let legal: Vec<String> = session.table().offers.iter().map(|offer| offer.spelling.clone()).collect();
        assert!(legal.contains(&slip.played) && legal.len() == slip.legal);
        legal.iter().for_each(|mv| drop(exercise.answer(mv, &NEVER).unwrap()));
    }
}
