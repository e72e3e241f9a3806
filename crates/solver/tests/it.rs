//! The solver against exhaustive search and known answers.

use std::collections::HashSet;
use std::hash::Hash;
use std::sync::atomic::AtomicBool;

use underdeck_game::{Aim, FastRng, GameResult, Play as _, Playable, Policy as _, Seat};
use underdeck_players::PlayerKind;
use underdeck_record::{Deal, DealChance, replay_record};
use underdeck_solver::{
    BatchSolve, Deals, Difficulty, Error, Order, PlayersTurn, Result as Known, SearchLimits, Solved, Solver,
    SolverAnswer, SolverHost, SolverQuestion, WinnableSearch, answer, hindsight, plan, position, winnable,
    winnable_core,
};
use underdeck_testkit::toy::{Toy, ToyOptions};

static STOP: AtomicBool = AtomicBool::new(false);
const SMALL: SearchLimits = SearchLimits { nodes: 300_000, memory: 8 << 20 };

fn question(game: &str, count: u64, aim: Aim) -> SolverQuestion {
    let deals = Deals::Seeds { options: Vec::new(), first: 0, count };
    let (order, players) = (Order::Listed, PlayersTurn::Last);
    SolverQuestion { game: game.into(), deals, aim, limits: SMALL, order, players, jobs: 2 }
}

fn asked(question: &SolverQuestion) -> Vec<SolverAnswer> {
    let mut answers = Vec::new();
    answer(question, &SolverHost { clock: || 0.0, stop: &STOP }, &mut |answer| {
        answers.push(answer);
        true
    })
    .unwrap();
    answers
}

fn is_won(state: &impl Playable) -> bool {
    let result = state.outcome().map(|outcome| outcome.result);
    matches!(result, Some(GameResult::Won | GameResult::Winner(Seat(0))))
}

/// Whether a win is reachable, by exhaustive search without the solver's assumptions; `None` beyond the limit.
fn exhaustive<S: Playable>(state: S, chance: DealChance, most: usize) -> Option<bool> {
    let (mut seen, mut left) = (HashSet::new(), vec![(state, chance)]);
    while let Some((state, chance)) = left.pop() {
        if is_won(&state) {
            return Some(true);
        }
        if seen.len() >= most {
            return None;
        }
        for mv in state.legal_vec() {
            let (mut after, mut chance) = (state.clone(), chance.clone());
            after.play_unchecked(mv, &mut chance);
            let next = (after, chance);
            if hashed(&next, &mut seen) {
                left.push(next);
            }
        }
    }
    Some(false)
}

fn hashed<T: Hash + Eq + Clone>(thing: &T, seen: &mut HashSet<T>) -> bool {
    seen.insert(thing.clone())
}

/// Compares the solver with exhaustive search in both orders, near the end of games by the policy and at random. Returns the numbers of won and lost
/// positions.
fn agrees_with_exhaustive_search<S: Playable>(options: &S::Options, seeds: u64, most: usize) -> [usize; 2] {
    let mut counts = [0; 2];
    let limits = SearchLimits { nodes: 20_000_000, ..SMALL };
    let mut solvers = [Order::Listed, Order::Reversed].map(|order| Solver::<S>::new(limits, order));
    for seed in 0..seeds {
        let deal = Deal::<S>::new(options.clone(), seed);
        let ((mut state, mut chance), mut rng) = (deal.start(), FastRng::new(seed));
        let (mut moves, mut places) = (Vec::new(), Vec::new());
        while state.outcome().is_none() && moves.len() < 400 {
            places.push((state.clone(), chance.clone()));
            let is_random = seed % 2 == 1 && moves.len() % 3 == 0;
            let mv = match is_random.then(|| state.random_legal(&mut rng)).flatten() {
                Some(mv) => mv,
                None => state.view(state.deciding_seat()).rollout(&mut rng),
            };
            state.play_unchecked(mv, &mut chance);
            moves.push(mv);
        }
        for back in [1, 2, 4, 7, 11, 16] {
            let Some(n) = moves.len().checked_sub(back) else { break };
            let (state, chance) = places[n].clone();
            let Some(truth) = exhaustive(state, chance, most) else { break };
            counts[usize::from(!truth)] += 1;
            for solver in &mut solvers {
                match solver.solve(&deal, &moves[..n], &STOP) {
                    Solved::Won { moves: line, .. } => {
                        assert!(truth, "deal {} is not won after {n} moves", deal.code());
                        let (mut state, mut chance) = places[n].clone();
                        line.into_iter().for_each(|mv| state.play(mv, &mut chance).unwrap());
                        assert!(is_won(&state), "deal {}: the line wins", deal.code());
                    }
                    Solved::Lost { .. } => assert!(!truth, "deal {} is not lost after {n} moves", deal.code()),
                    // A game can go on without end; exhaustive search may have met a win by then.
                    Solved::Open { .. } => assert!(truth, "deal {} is decided after {n} moves", deal.code()),
                }
            }
        }
    }
    counts
}

struct Force(u64, usize);

impl underdeck_catalogue::GameVisitor for Force {
    type Out = [usize; 2];

    fn visit<S: Playable>(self) -> [usize; 2] {
        agrees_with_exhaustive_search::<S>(&S::Options::default(), self.0, self.1)
    }
}

#[test]
fn the_solver_agrees_with_exhaustive_search_near_the_end_of_games() {
    for (game, seeds) in [("keevorn", 40), ("judgement-quest", 30), ("card-crawler", 30), ("cryptkeeper", 24)] {
        let [won, lost] = underdeck_catalogue::visit(game, Force(seeds, 1_000)).unwrap();
        assert!(won + lost > 8, "{game}: only {won} won and {lost} lost");
    }
    let [won, lost] = agrees_with_exhaustive_search::<Toy>(&ToyOptions::default(), 30, 1_000);
    assert!(won + lost > 8, "{won} and {lost}");
}

#[test]
fn answers_are_the_same_for_any_number_of_threads_and_in_order() {
    let mut question = question("keevorn", 30, Aim::Win);
    let two = asked(&question);
    assert!(two.iter().map(|answer| answer.deal.seed).eq(0..30));
    question.jobs = 5;
    assert_eq!(asked(&question), two);
    question.jobs = 1;
    question.deals = Deals::Codes(vec![two[9].deal.code.clone(), two[3].deal.code.clone()]);
    assert_eq!(asked(&question), [two[9].clone(), two[3].clone()]);
}

/// The number of moves of a record, and whether it is won.
struct Replays<'a>(&'a underdeck_record::Record);

impl underdeck_catalogue::GameVisitor for Replays<'_> {
    type Out = (usize, bool);

    fn visit<S: Playable>(self) -> Self::Out {
        let replay = replay_record::<S>(self.0).unwrap();
        (replay.moves.len(), is_won(replay.states.last().unwrap()))
    }
}

/// A deal of Keevorn with at most 7 Health that the search wins after 1.8 million positions, and the heuristic player at once.
const FOR_GREEDY: &str = "H21G-405M-HX";

#[test]
fn a_deal_that_a_player_wins_is_won_without_a_search_and_has_no_difficulty() {
    for players in [PlayersTurn::First, PlayersTurn::Last] {
        let limits = SearchLimits { nodes: if players == PlayersTurn::First { 500_000 } else { 3_000 }, ..SMALL };
        let deals = Deals::Codes(vec![FOR_GREEDY.into()]);
        let found = asked(&SolverQuestion { deals, limits, players, ..question("keevorn", 1, Aim::Win) }).remove(0);
        let line = found.line.as_ref().unwrap();
        assert_eq!((found.result, line.by, line.difficulty()), (Known::Won, Some(PlayerKind::Greedy), None));
        assert_eq!(found.nodes, if players == PlayersTurn::First { 2_000 } else { 3_000 });
        assert!(line.departures > 1 && line.departures as usize <= line.moves.len());
        let record: underdeck_record::Record = line.record.sealed().parse().unwrap();
        assert_eq!(underdeck_catalogue::visit("keevorn", Replays(&record)).unwrap(), (line.moves.len(), true));
        let json = serde_json::to_value(&found).unwrap();
        assert_eq!((&json["by"], &json["departures"]), (&"greedy".into(), &serde_json::Value::Null));
    }
}

#[test]
fn players_that_play_first_change_no_answer_that_the_search_finds_at_once() {
    let ask = |players| {
        let deals = Deals::Seeds { options: vec![("max_health".into(), "7".into())], first: 4_200_000, count: 30 };
        asked(&SolverQuestion { deals, players, ..question("keevorn", 30, Aim::Win) })
    };
    let (search, players) = (ask(PlayersTurn::Last), ask(PlayersTurn::First));
    let mut tried = 0;
    for (one, other) in search.iter().zip(&players) {
        if one.nodes < 2_000 {
            assert_eq!(one, other);
        } else {
            tried += 1;
            assert!(other.result == one.result || one.result == Known::Open, "{}", one.deal.code);
        }
    }
    assert!((1..30).contains(&tried), "{tried}");
}

#[test]
fn every_win_replays_as_a_record_and_its_departures_are_counted() {
    for (game, aim) in [
        ("keevorn", Aim::Win),
        ("judgement-quest", Aim::Score),
        ("card-crawler", Aim::Score),
        ("cryptkeeper", Aim::Turns),
        ("living-keep", Aim::Win),
    ] {
        let limits = SearchLimits { nodes: 3_000, ..SMALL };
        for answer in asked(&SolverQuestion { limits, ..question(game, 3, aim) }) {
            let Some(line) = answer.line else { continue };
            let sealed: underdeck_record::Record = line.record.sealed().parse().unwrap();
            assert_eq!(underdeck_catalogue::visit(game, Replays(&sealed)).unwrap(), (line.moves.len(), true), "{game}");
            assert!(line.departures as usize <= line.moves.len());
        }
    }
}

#[test]
fn a_deal_is_proven_lost_in_both_orders_and_open_at_a_limit() {
    // The first 20,000 seeds contain this deal.
    let lost_with = |order, nodes, memory| {
        let deals = Deals::Seeds { options: Vec::new(), first: 3812, count: 1 };
        let limits = SearchLimits { nodes, memory };
        asked(&SolverQuestion { deals, limits, order, jobs: 1, ..question("keevorn", 1, Aim::Win) })[0].clone()
    };
    let lost = |order, nodes| lost_with(order, nodes, 32 << 20);
    let listed = lost(Order::Listed, 2_000_000);
    assert_eq!((listed.result, listed.line), (Known::Lost, None));
    assert_eq!(lost(Order::Reversed, 2_000_000).result, Known::Lost);
    let open = lost(Order::Listed, listed.nodes - 1);
    assert_eq!((open.result, open.nodes), (Known::Open, listed.nodes - 1));
    // A small table forgets: the search is longer and the answer the same.
    assert_ne!(lost_with(Order::Listed, 500_000, 1 << 20).result, Known::Won);
}

#[test]
fn invalid_questions_are_refused() {
    let error = |question: &SolverQuestion| {
        answer(question, &SolverHost { clock: || 0.0, stop: &STOP }, &mut |_| true).unwrap_err().to_string()
    };
    let words = error(&question("keevorn", 1, Aim::Score));
    assert!(words.contains("keevorn counts no scores: it can be asked for wins"), "{words}");
    assert!(matches!(
        answer(&question("kevorn", 1, Aim::Win), &SolverHost { clock: || 0.0, stop: &STOP }, &mut |_| true),
        Err(Error::Catalogue(_))
    ));
    let duel = Deals::Seeds { options: vec![("mode".into(), "draft".into())], first: 0, count: 1 };
    let words = error(&SolverQuestion { deals: duel, ..question("living-keep", 1, Aim::Win) });
    assert!(words.contains("contest between two seats"), "{words}");
}

#[test]
fn hindsight_finds_the_losing_move_of_a_finished_game_and_refuses_a_running_one() {
    let host = SolverHost { clock: || 0.0, stop: &STOP };
    let mut looked_back = 0;
    for seed in 0..12 {
        let game = underdeck_catalogue::find("judgement-quest").unwrap();
        let mut session = underdeck_play::start(game, &game.deal(&[], seed).unwrap().code).unwrap();
        let mut rng = FastRng::new(seed);
        while session.outcome().is_none() {
            let offers = &session.table().offers;
            let n = underdeck_game::below(&mut rng, offers.len() as u32 - 1) as usize;
            session.play(&offers[n].spelling).unwrap();
            if session.outcome().is_none() {
                let running = hindsight(&session.record(), SMALL, &host);
                assert!(matches!(running, Err(Error::Running)));
            }
        }
        let back = hindsight(&session.record(), SMALL, &host).unwrap();
        if let (Some(last), Some(lost)) = (back.winnable, back.lost) {
            assert!(last < lost && lost <= back.moves.len());
            let line = back.line.unwrap();
            assert_eq!(line.moves[..last], back.moves[..last], "a win begins with the game's own moves");
            let here = position(&back.deal.deal, &back.moves[..last], SMALL, &host).unwrap();
            assert_eq!(here.line.map(|here| here.moves), Some(line.moves));
            assert_eq!(position(&back.deal.deal, &back.moves[..lost], SMALL, &host).unwrap().result, Known::Lost);
            looked_back += 1;
        }
    }
    assert!(looked_back > 6, "only {looked_back} games had an end of hope");
}

fn search(game: &str, difficulty: Option<Difficulty>) -> WinnableSearch<'_> {
    WinnableSearch { game, options: &[], first: 0, count: 400, difficulty, limits: SMALL, most: u64::MAX }
}

#[test]
fn winnable_deals_are_found_by_difficulty() {
    let host = SolverHost { clock: || 0.0, stop: &STOP };
    for (requested, departures) in [(Difficulty::Easy, 0..=0), (Difficulty::Fair, 1..=1), (Difficulty::Hard, 2..=99)] {
        let (deal, difficulty) = winnable(&search("keevorn", Some(requested)), &STOP).unwrap().unwrap();
        let line = position(&deal, &[], SMALL, &host).unwrap().line.unwrap();
        assert_eq!((difficulty, departures.contains(&line.departures)), (requested, true), "{}", deal.code);
    }
    let (first, _) = winnable(&WinnableSearch { count: 1, ..search("keevorn", None) }, &STOP).unwrap().unwrap();
    assert_eq!(first.seed, 0);
    // The search ends when the positions are used up.
    assert_eq!(
        winnable(&WinnableSearch { most: 1, ..search("keevorn", Some(Difficulty::Hard)) }, &STOP).unwrap(),
        None
    );
    // The flag was set before the start.
    assert_eq!(winnable(&search("keevorn", None), &AtomicBool::new(true)).unwrap(), None);
}

#[test]
fn a_small_program_finds_winnable_deals_of_games_that_have_lost_ones() {
    for game in underdeck_catalogue::games() {
        let search = search(game.info().id, None);
        let (core, whole) = (winnable_core(&search, &STOP), winnable(&search, &STOP).unwrap());
        match core {
            Ok(found) => assert!(game.has_lost_deals() && found.is_some() && found == whole, "{}", search.game),
            Err(error) => {
                assert!(matches!(error, Error::Catalogue(underdeck_catalogue::Error::LeftOut)), "{error}");
                assert!(!game.has_lost_deals(), "{}", search.game);
            }
        }
    }
}

#[test]
fn a_survey_continues_where_it_stopped_and_a_damaged_one_is_refused() {
    let plan = plan("keevorn", &[], 0).unwrap();
    let answers = asked(&question("keevorn", 20, Aim::Win));
    let survey = |answers: &[SolverAnswer], mut survey: BatchSolve| {
        answers.iter().for_each(|answer| survey.note(survey.deals(), answer, SMALL.nodes));
        survey
    };
    let whole = survey(&answers, BatchSolve::new(plan.clone()));
    let half = survey(&answers[..11], BatchSolve::new(plan.clone())).sealed().unwrap();
    let resumed = BatchSolve::unsealed(&half, &plan).unwrap();
    assert_eq!(survey(&answers[11..], resumed), whole);
    let counts = whole.counts();
    assert_eq!((counts.won, counts.lost, counts.open, counts.deals()), (19, 1, 0, 20));
    assert_eq!(whole.places('L').collect::<Vec<_>>(), [11]);
    assert!(counts.share().low < 0.95 && counts.share().high < 1.0);
    // A deal that met a lower limit stays open until it is searched again.
    let open = SolverAnswer { result: Known::Open, line: None, ..answers[11].clone() };
    let mut again = whole.clone();
    again.note(11, &open, 1_000);
    assert_eq!((again.below(1_001), again.below(1_000), again.counts().share().high), (vec![11], vec![], 1.0));
    again = BatchSolve::unsealed(&again.sealed().unwrap(), &plan).unwrap();
    again.note(11, &answers[11], SMALL.nodes);
    assert_eq!((&again.marks, again.below(u64::MAX)), (&whole.marks, vec![]));
    // Parts from several machines are merged; an open deal keeps its index.
    let mut merged = survey(&answers[..7], BatchSolve::new(plan.clone()));
    merged.append(&survey(&[&answers[7..11], &[open][..]].concat(), BatchSolve::new("the next seeds".into())));
    assert_eq!((merged.places('O').collect::<Vec<_>>(), merged.below(u64::MAX)), (vec![11], vec![11]));
    merged.note(11, &answers[11], SMALL.nodes);
    merged.append(&survey(&answers[12..], BatchSolve::new("the next seeds".into())));
    assert_eq!((merged.marks, merged.open), (whole.marks, whole.open));
    assert_eq!(BatchSolve::unsealed(&half.replacen('0', "1", 1), &plan), None);
    assert_eq!(BatchSolve::unsealed(&half, "another plan"), None);
}
