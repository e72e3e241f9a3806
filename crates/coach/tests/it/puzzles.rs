//! The puzzles of every game: well formed, small enough, and proven again.

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

use underdeck_cards::Card;
use underdeck_coach::{Motif, Puzzle, PuzzleReply, puzzles};
use underdeck_play::Session;

static NEVER: AtomicBool = AtomicBool::new(false);

/// The most positions of a proof that is repeated here; `underdeck puzzles GAME --check` repeats all.
const QUICK: u64 = 20_000;

fn session(puzzle: &Puzzle) -> Box<dyn Session> {
    underdeck_play::open(&puzzle.record().unwrap()).unwrap()
}

fn all() -> Vec<(&'static str, Vec<Puzzle>)> {
    let games = underdeck_catalogue::games().iter().map(|game| game.info().id);
    games.map(|game| (game, puzzles(game).unwrap())).filter(|(_, puzzles)| !puzzles.is_empty()).collect()
}

#[test]
fn every_game_has_puzzles_with_distinct_deals_and_few_answers_among_many_moves() {
    let all = all();
    assert_eq!(all.len(), 5);
    for (game, puzzles) in &all {
        let least = if underdeck_catalogue::find(game).unwrap().info().seats > 1 { 50 } else { 200 };
        assert!(puzzles.len() >= least, "{game}: {}", puzzles.len());
        let deals: BTreeSet<&str> = puzzles.iter().map(|puzzle| puzzle.deal.as_str()).collect();
        assert_eq!(deals.len(), puzzles.len(), "{game}");
        assert!(puzzles.is_sorted_by_key(|puzzle| std::cmp::Reverse(puzzle.careless)), "{game}");
        let bytes: usize = puzzles.iter().map(|puzzle| puzzle.to_string().len() + 1).sum();
        assert!(bytes <= 40_000, "{game}: {bytes}");
        for puzzle in puzzles {
            let session = session(puzzle);
            let legal: Vec<String> = session.table().offers.iter().map(|offer| offer.spelling.clone()).collect();
            let answers = puzzle.answers.iter().filter(|answer| legal.contains(answer)).count();
            assert!(
                legal.len() >= 6 && answers == puzzle.answers.len() && 3 * answers <= legal.len(),
                "{game}: {puzzle}"
            );
        }
    }
}

#[test]
fn the_answers_can_be_proven_again() {
    for (game, puzzles) in all() {
        let quick: Vec<&Puzzle> = puzzles.iter().filter(|puzzle| puzzle.nodes <= QUICK).collect();
        assert!(quick.len() >= 10, "{game}");
        quick.iter().for_each(|puzzle| puzzle.check().unwrap_or_else(|error| panic!("{game}: {error}")));
    }
}

#[test]
fn a_puzzle_has_a_motif_and_hides_the_effects_of_its_moves() {
    let motifs: BTreeSet<Motif> = all().iter().flat_map(|(_, puzzles)| puzzles).map(Puzzle::motif).collect();
    assert_eq!(motifs, Motif::ALL.into());
    let mut hidden = 0;
    for (game, puzzles) in all() {
        for puzzle in puzzles.iter().step_by(20) {
            let (table, shown) = (session(puzzle).table(), puzzle.table().unwrap());
            assert!(shown.offers.iter().all(|offer| offer.effect.is_empty()), "{game}");
            assert!(
                shown.offers.iter().map(|offer| &offer.finality).eq(table.offers.iter().map(|offer| &offer.finality))
            );
            hidden += table.offers.iter().filter(|offer| offer.effect.contains("you die")).count();
        }
    }
    assert!(hidden > 0, "nothing was there to be hidden");
}

#[test]
fn a_wrong_set_of_answers_is_not_proven() {
    let (_, puzzles) = all().swap_remove(0);
    let mut puzzle = puzzles.iter().min_by_key(|puzzle| puzzle.nodes).unwrap().clone();
    let legal = session(&puzzle).table().offers.iter().map(|offer| offer.spelling.clone()).collect::<Vec<_>>();
    puzzle.answers = legal.into_iter().filter(|mv| !puzzle.answers.contains(mv)).take(1).collect();
    let error = puzzle.check().unwrap_err().to_string();
    assert!(error.contains("not `"), "{error}");
}

/// The first answer that wins, or that loses.
fn find(puzzle: &Puzzle, is_right: bool) -> Option<PuzzleReply> {
    let replies =
        puzzle.table().unwrap().offers.into_iter().map(|offer| puzzle.answer(&offer.spelling, &NEVER).unwrap());
    { replies }.find(|reply| reply.is_right == is_right)
}

fn result(puzzle: &Puzzle) -> String {
    session(puzzle).outcome().map_or_else(String::new, |outcome| outcome.result.word())
}

#[test]
fn a_puzzle_is_solved_by_winning_moves_and_a_wrong_move_is_refuted() {
    for (game, puzzles) in all() {
        let quick = puzzles.iter().filter(|puzzle| puzzle.nodes <= QUICK);
        let puzzle = quick.max_by_key(|puzzle| (puzzle.departures, puzzle.plan)).unwrap();
        let wrong = find(puzzle, false).unwrap();
        let refuted = puzzle.after(&(wrong.path + &wrong.rest)).unwrap();
        assert_eq!((result(&refuted).as_str(), wrong.is_solved), ("lost", false), "{game}: {puzzle}");
        let (mut reply, mut line, mut decisions) = (find(puzzle, true).unwrap(), String::new(), 1);
        while !reply.is_solved {
            line += &reply.path;
            let here = puzzle.after(&line).unwrap();
            assert!(here.answers.is_empty() && here.win().unwrap().is_none(), "{game}: {here}");
            // The next move of the proof. Forced moves are in the position already.
            let ply = here.record().unwrap().moves().len();
            let whole = puzzle.after(&(line.clone() + &reply.rest)).unwrap().record().unwrap();
            let next = whole.moves().nth(ply).unwrap().0.to_owned();
            reply = here.answer(&next, &NEVER).unwrap();
            assert!(reply.is_right, "{game}: {next}");
            decisions += 1;
        }
        line += &reply.path;
        assert_eq!(puzzle.after(&line).unwrap().win().unwrap().as_ref(), Some(&reply.rest), "{game}");
        let won = puzzle.after(&(line + &reply.rest)).unwrap();
        assert_eq!(result(&won), "won", "{game}");
        assert!(decisions > 1, "{game}: {puzzle} is solved by one move");
        assert!(puzzle.after("!").is_err() && won.after("0").is_err());
    }
}

#[test]
fn the_table_of_a_puzzle_shows_every_card() {
    for (game, puzzles) in all() {
        for puzzle in puzzles.iter().step_by(25) {
            let table = puzzle.table().unwrap();
            let closed =
                table.zones.iter().flat_map(|zone| zone.cards().filter(|face| face.card.is_none()).map(|_| &zone.id));
            let closed: Vec<_> = closed.collect();
            assert!(closed.is_empty(), "{game}: {puzzle}: {closed:?}");
            let seen = session(puzzle).table();
            let faces = table.zones.iter().zip(&seen.zones).flat_map(|(open, seen)| open.cards().zip(seen.cards()));
            let opened: Vec<Card> =
                faces.filter_map(|(open, seen)| open.card.filter(|_| seen.card.is_none())).collect();
            assert_eq!(opened.iter().collect::<BTreeSet<_>>().len(), opened.len(), "{game}: {puzzle}: {opened:?}");
        }
    }
}

#[test]
fn another_winning_move_at_a_later_decision_is_right_too() {
    for (game, puzzles) in all() {
        let mut quick: Vec<&Puzzle> = puzzles.iter().filter(|puzzle| puzzle.nodes <= QUICK).collect();
        quick.sort_by_key(|puzzle| std::cmp::Reverse((puzzle.departures, puzzle.number)));
        let other = |puzzle: &&Puzzle| {
            let first = puzzle.answer(&puzzle.answers[0], &NEVER).unwrap();
            let here = puzzle.after(&first.path).unwrap();
            let ply = here.record().unwrap().moves().len();
            let whole = here.after(&first.rest).unwrap().record().unwrap();
            let proven = whole.moves().nth(ply).filter(|_| !first.is_solved)?.0.to_owned();
            let offers = here.table().unwrap().offers.into_iter().filter(|offer| offer.spelling != proven);
            let reply =
                { offers }.map(|offer| here.answer(&offer.spelling, &NEVER).unwrap()).find(|reply| reply.is_right)?;
            // Its own line wins as well.
            let line = here.after(&(reply.path + &reply.rest)).unwrap();
            assert!(reply.rest.is_empty() || result(&line) == "won", "{game}: {puzzle}: {}", reply.played);
            Some(reply.played)
        };
        assert!(quick.iter().find_map(other).is_some(), "{game}");
    }
}

#[test]
fn a_circle_of_moves_ends_the_line_where_it_began() {
    let puzzles = puzzles("keevorn").unwrap();
    let places = |puzzle: &&Puzzle| puzzle.answers.iter().all(|answer| answer.starts_with("place "));
    let puzzle = puzzles.iter().find(places).unwrap();
    let there = |line: &str, mv: &str| puzzle.after(line).unwrap().answer(mv, &NEVER).unwrap().path;
    let place = puzzle.answers[0].trim_start_matches("place ");
    let placed = puzzle.extended("", &there("", &format!("place {place}"))).unwrap().0;
    assert_eq!(puzzle.steps(&placed).unwrap(), [placed.len()]);
    let stored = there(&placed, &format!("store {place}"));
    assert_eq!(puzzle.extended(&placed, &stored).unwrap(), (String::new(), true));
    assert_eq!(puzzle.steps(&(placed.clone() + &stored)).unwrap(), [placed.len(), placed.len() + stored.len()]);
}

#[test]
fn an_answer_comes_with_a_line_that_proves_it_and_all_hidden_cards_are_revealed() {
    for (game, puzzles) in all() {
        let puzzle = puzzles.iter().min_by_key(|puzzle| puzzle.nodes).unwrap();
        let asked = session(puzzle);
        for offer in &asked.table().offers {
            let reply = puzzle.answer(&offer.spelling, &NEVER).unwrap();
            assert_eq!(reply.is_right, puzzle.answers.contains(&offer.spelling), "{game}: {}", offer.spelling);
            let mut shown = session(puzzle);
            shown.play(&reply.played).unwrap();
            reply.line.iter().for_each(|mv| drop(shown.play(mv).unwrap()));
            let outcome = shown.outcome().unwrap();
            assert_eq!(outcome.result.word() == "won", reply.is_right, "{game}: {reply:?}");
            assert!(reply.words(puzzle).starts_with(if reply.is_right { "Right" } else { "No" }));
        }
        let stopped = puzzle.answer(&puzzle.answers[0], &AtomicBool::new(true));
        assert!(matches!(stopped, Err(underdeck_coach::Error::Stopped)), "{game}: {stopped:?}");
        assert!(matches!(puzzle.answer("fly away", &NEVER), Err(underdeck_coach::Error::Move(_))));
        let hidden = asked.view().to_string().matches("\"??\"").count();
        let dice = |name: &str| name.starts_with('d') && name[1..].parse::<u8>().is_ok();
        let open: usize =
            puzzle.open().unwrap().iter().filter(|open| !dice(&open.name)).map(|open| open.things.len()).sum();
        assert_eq!(open, hidden, "{game}: {:?}", puzzle.open());
    }
}
