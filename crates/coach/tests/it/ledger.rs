//! Reviews of every game.

use std::sync::atomic::AtomicBool;

use underdeck_catalogue::{GameVisitor, typed_options};
use underdeck_coach::{
    Calibration, Error, LuckSwing, Promise, Review, ReviewHost, ReviewSettings, Rounds, Verdict, calibrate, resume,
    review,
};
use underdeck_game::{Aim, Play as _, Playable, Seat};
use underdeck_players::{Decision, Player as _, PlayerKind};
use underdeck_record::{Deal, Record};

static RUNS: AtomicBool = AtomicBool::new(false);
const HOST: ReviewHost<'_> = ReviewHost::new(&RUNS);

/// A game played by these players alternately, cut off after `most` moves.
struct Game<'a> {
    options: &'a [(&'a str, &'a str)],
    players: [PlayerKind; 2],
    most: usize,
}

impl GameVisitor for Game<'_> {
    type Out = Record;

    fn visit<S: Playable>(self) -> Record {
        let options: Vec<_> = self.options.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
        let deal = Deal::<S>::new(typed_options::<S>(&options).unwrap(), 5);
        let (mut state, mut chance) = deal.start();
        let mut record = Record::of_deal(&deal);
        let mut players = self.players.map(|kind| kind.seeded::<S>(1));
        for n in 0..self.most {
            let Some(mv) = players[n % 2].choose(Decision::of(&state)) else { break };
            state.play(mv, &mut chance).unwrap();
            record.push_move(&mv.to_string());
        }
        record.set_outcome(state.outcome().as_ref());
        record
    }
}

fn record(game: &str, players: [PlayerKind; 2], most: usize) -> Record {
    underdeck_catalogue::visit(game, Game { options: &[], players, most }).unwrap()
}

fn reviewed(record: &Record, request: ReviewSettings) -> Result<Review, Error> {
    review(record, &request, &HOST, &mut |_| None)
}

const QUICK: ReviewSettings = ReviewSettings { aim: None, seat: Seat(0), games: 8, glance: false, seed: 7, jobs: 2 };
const FEW: ReviewSettings = ReviewSettings { games: 1, ..QUICK };
const MIXED: [PlayerKind; 2] = [PlayerKind::Greedy, PlayerKind::Random];

fn assert_adds_up(review: &Review) {
    let luck: f64 = review.decisions.iter().map(|one| one.luck).sum();
    let skill: f64 = review.decisions.iter().map(underdeck_coach::Judged::skill).sum();
    assert!((review.luck - luck).abs() < 1e-9 && (review.skill - skill).abs() < 1e-9);
    let sum = review.start + luck + skill;
    assert!((sum - review.outcome).abs() < 1e-9 * review.outcome.abs().max(1.0), "{sum} is not {}", review.outcome);
    // A player who steps through the game sees each decision with its value, and the outcome after the last.
    for one in &review.decisions {
        assert_eq!(review.decision_at(one.ply - 1), Some(one));
        assert_eq!(review.value_at(one.ply - 1), one.before);
        let shares = [one.before, one.played_value, one.best_value].map(|value| review.share(value));
        assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)), "{shares:?}");
    }
    assert!(review.value_at(usize::MAX) == review.outcome && review.decision_at(usize::MAX - 1).is_none());
}

#[test]
fn the_ledger_adds_up_in_every_game_and_depends_on_the_seed_alone() {
    for (n, game) in underdeck_catalogue::games().iter().enumerate() {
        let record = record(game.info().id, MIXED, 1_000);
        let mut seen = Vec::new();
        let whole = review(&record, &ReviewSettings { glance: true, ..FEW }, &HOST, &mut |review| {
            seen.push(review.clone());
            (seen.len() < 2).then_some(FEW.games)
        })
        .unwrap();
        assert_adds_up(&whole);
        assert!(whole.finished && whole.decisions.len() > 1, "{}", whole.game);
        if n < 2 {
            assert_eq!(whole, reviewed(&record, ReviewSettings { jobs: 1, ..FEW }).unwrap());
        }
        // The quick first round tries only two moves; its values are those of the full round.
        assert_adds_up(&seen[0]);
        assert!(seen[0].glance);
        assert_eq!((seen[0].start, seen[0].luck, seen[0].skill), (whole.start, whole.luck, whole.skill));
        for one in &whole.decisions {
            assert!(one.low <= one.high && one.cost >= 0.0 && !one.played.is_empty(), "{one:?}");
            assert!(!one.reason.is_empty(), "{}: no reason for {}", whole.game, one.best);
            assert!((one.best_value - one.played_value - one.cost).abs() < 1e-9, "{one:?}");
            assert_eq!(one.best == one.played, one.cost == 0.0, "{one:?}");
        }
    }
}

#[test]
fn the_reference_player_has_no_skill_relative_to_itself() {
    for game in underdeck_catalogue::games() {
        let review = reviewed(&record(game.info().id, [PlayerKind::Greedy; 2], 1_000), FEW).unwrap();
        assert_eq!((review.skill, review.skill_error), (0.0, 0.0), "{}", review.game);
        assert!(review.decisions.iter().all(|one| one.played_value == one.before));
        assert_adds_up(&review);
    }
}

#[test]
fn random_moves_are_graded_as_slips() {
    let record = record("keevorn", MIXED, 24);
    let mut rounds = Vec::new();
    let review = review(&record, &QUICK, &HOST, &mut |review| {
        rounds.push((review.games, review.luck));
        (review.games < 64).then_some(64)
    })
    .unwrap();
    assert!(review.slips().count() > 0 && review.skill + review.skill_error < 0.0, "{review:?}");
    let other = reviewed(&record, ReviewSettings { seed: 8, ..QUICK }).unwrap().luck;
    assert!(matches!(rounds[..], [(8, luck), (64, _)] if luck != other), "{rounds:?}, {other}");
    for slip in review.slips() {
        assert!(slip.low > 0.0 && review.points(slip.cost) >= Verdict::INACCURACY && slip.legal > 1, "{slip:?}");
    }
    for one in &review.decisions {
        assert!(one.fortune == LuckSwing::Even || review.points(one.luck).abs() >= LuckSwing::MUCH);
    }
}

#[test]
fn a_running_game_is_valued_at_its_last_position_and_an_empty_record_is_refused() {
    let review = reviewed(&record("keevorn", [PlayerKind::Greedy; 2], 9), QUICK).unwrap();
    assert!(!review.finished && (0.0..=1.0).contains(&review.outcome));
    assert_adds_up(&review);
    assert!(matches!(reviewed(&record("keevorn", MIXED, 0), QUICK), Err(Error::Empty)));
}

#[test]
fn games_with_scores_are_reviewed_by_score_by_default() {
    let played = record("card-crawler", MIXED, 1_000);
    let review = reviewed(&played, QUICK).unwrap();
    assert_eq!((review.aim, review.finished), (Aim::Score, true));
    assert_eq!(Some(review.outcome.to_string().as_str()), played.tag("Score"));
    let wins = reviewed(&played, ReviewSettings { aim: Some(Aim::Win), ..QUICK }).unwrap();
    assert!((0.0..=1.0).contains(&wins.start) && wins.hundred_points == 1.0);
    let together = Game { options: &[("mode", "coop")], players: MIXED, most: 20 };
    let together = underdeck_catalogue::visit("living-keep", together).unwrap();
    assert_eq!(reviewed(&together, FEW).unwrap().aim, Aim::Win);
    let keeps_none = reviewed(&record("keevorn", MIXED, 9), ReviewSettings { aim: Some(Aim::Score), ..QUICK });
    assert!(matches!(keeps_none, Err(Error::NoScore { game: "keevorn" })));
}

#[test]
fn a_contest_has_a_review_for_each_seat() {
    let duel = Game { options: &[("mode", "standard")], players: MIXED, most: 2_000 };
    let record = underdeck_catalogue::visit("living-keep", duel).unwrap();
    let [one, other] = [0, 1].map(|seat| reviewed(&record, ReviewSettings { seat: Seat(seat), ..FEW }).unwrap());
    assert_adds_up(&one);
    assert_adds_up(&other);
    assert_eq!((one.aim, one.outcome + other.outcome), (Aim::Win, 1.0));
    assert!(one.decisions.iter().all(|mine| other.decisions.iter().all(|theirs| mine.ply != theirs.ply)));
    assert!(matches!(
        reviewed(&record, ReviewSettings { seat: Seat(2), ..QUICK }),
        Err(Error::Seat { seat: 3, seats: 2 })
    ));
    let alone = self::record("keevorn", MIXED, 9);
    assert!(matches!(
        reviewed(&alone, ReviewSettings { seat: Seat(1), ..QUICK }),
        Err(Error::Seat { seat: 2, seats: 1 })
    ));
}

#[test]
fn a_stopped_review_returns_its_last_complete_round() {
    let record = record("card-crawler", MIXED, 1_000);
    let stop = AtomicBool::new(true);
    let host = ReviewHost::new(&stop);
    let ended = review(&record, &QUICK, &host, &mut |_| None);
    assert!(matches!(ended, Err(Error::Stopped)));
    let stop = AtomicBool::new(false);
    let host = ReviewHost::new(&stop);
    let first = review(&record, &QUICK, &host, &mut |_| {
        stop.store(true, std::sync::atomic::Ordering::Relaxed);
        Some(1_000)
    })
    .unwrap();
    assert_eq!((first.games, &first), (8, &reviewed(&record, QUICK).unwrap()));
    let longer = review(&record, &QUICK, &HOST, &mut |review| (review.games < 24).then_some(24)).unwrap();
    assert_eq!(longer, reviewed(&record, ReviewSettings { games: 24, ..QUICK }).unwrap());
}

#[test]
fn a_review_interrupted_at_any_decision_resumes_to_the_same_result() {
    // The last position of an unfinished game is valued too.
    let record = record("judgement-quest", [PlayerKind::Greedy; 2], 9);
    let request = ReviewSettings { glance: true, jobs: 1, ..FEW };
    let mut next = |review: &Review| (review.games < 4).then_some(if review.glance { review.games } else { 4 });
    let whole = review(&record, &request, &HOST, &mut next).unwrap();
    let decisions = whole.decisions.len();
    assert!(!whole.finished && whole.games == 4 && decisions > 4, "{whole:?}");
    // There are three rounds; after the last decision no work is left.
    for after in [1, decisions - 1, decisions, decisions + 1, 2 * decisions, 3 * decisions - 1, 3 * decisions] {
        let (stop, mut rounds, mut heard) = (AtomicBool::new(false), Rounds::default(), 0);
        let host = ReviewHost { stop: &stop, ..HOST };
        let mut keep = |_: &Rounds| {
            heard += 1;
            stop.store(heard >= after, std::sync::atomic::Ordering::Relaxed);
        };
        let cut = resume(&record, &request, &host, &mut rounds, &mut keep, &mut next);
        assert_eq!((cut.is_ok(), heard), (after >= decisions, after));
        let mut kept: Rounds = serde_json::from_str(&serde_json::to_string(&rounds).unwrap()).unwrap();
        assert_eq!(kept, rounds);
        let mut left = 0;
        let review = resume(&record, &request, &HOST, &mut kept, &mut |_| left += 1, &mut next).unwrap();
        assert_eq!((review, after + left), (whole.clone(), 3 * decisions));
    }
    let [key, other] = [whole.seed, 1].map(|seed| ReviewSettings { seed, ..request }.key(&record));
    assert!(key.starts_with("judgement-quest-") && key != other);
    assert_eq!(key, ReviewSettings { jobs: 3, seed: whole.seed, ..request }.key(&record));
}

#[test]
fn rounds_of_another_game_are_discarded() {
    let [short, long] = [9, 12].map(|most| record("judgement-quest", [PlayerKind::Greedy; 2], most));
    let mut rounds = Rounds::default();
    resume(&short, &FEW, &HOST, &mut rounds, &mut |_| {}, &mut |_| None).unwrap();
    let review = resume(&long, &FEW, &HOST, &mut rounds, &mut |_| {}, &mut |_| None).unwrap();
    assert_eq!(review, reviewed(&long, FEW).unwrap());
}

#[test]
fn a_round_with_more_than_twice_the_requested_games_restarts() {
    let record = record("judgement-quest", [PlayerKind::Greedy; 2], 9);
    for (wanted, games) in [(4, 7), (3, 3)] {
        let (stop, mut rounds) = (AtomicBool::new(false), Rounds::default());
        let host = ReviewHost { stop: &stop, ..HOST };
        let mut cut = |rounds: &Rounds| stop.store(!rounds.is_empty(), std::sync::atomic::Ordering::Relaxed);
        resume(&record, &FEW, &HOST, &mut rounds, &mut |_| {}, &mut |_| None).unwrap();
        resume(&record, &FEW, &host, &mut rounds, &mut cut, &mut |_| Some(7)).unwrap();
        let mut next = |review: &Review| (review.games < 2).then_some(wanted);
        assert_eq!(resume(&record, &FEW, &HOST, &mut rounds, &mut |_| {}, &mut next).unwrap().games, games);
    }
}

#[test]
fn promises_depend_on_the_deals_alone_and_are_kept_on_average() {
    let of = |jobs, first| {
        let calibration =
            Calibration { game: "card-crawler".into(), options: Vec::new(), first, deals: 300, games: 8, jobs };
        let mut promises = Vec::new();
        calibrate(&calibration, &RUNS, &mut |promise| {
            promises.extend(promise);
            true
        })
        .unwrap();
        promises
    };
    let promises = of(2, 0);
    assert_eq!(promises, of(1, 0));
    assert!(promises.len() > 200 && promises.iter().any(|one| one.differs));
    let (mean, interval) = Promise::mean(&promises, |one| one.promised - one.realised).unwrap();
    // Twice the width of a 95 % interval is four standard errors on either side.
    assert!(mean.abs() < interval.high - interval.low, "promised {mean} more than came of it: {interval:?}");
}
