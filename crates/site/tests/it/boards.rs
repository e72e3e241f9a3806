//! Boards, lists and puzzles.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use underdeck_site::{
    Board, BoardEntry, Conflict, Ended, GameMeta, OpenStore, Repository, Snapshot, Store, StoredGame,
};

use crate::browser::{Browser, header, location, value_of};
use crate::memory::Known;

const DAY: i64 = 86_400;

#[test]
fn rows_are_in_the_expected_order() {
    let text = include_str!("../board.txt");
    let table: Vec<Ended> =
        text.lines().filter(|line| !line.starts_with('#')).map(|line| serde_json::from_str(line).unwrap()).collect();
    let mut store = Store::<Known>::default();
    for (n, ended) in (0..).zip(table.clone()) {
        // Later rows have smaller ids.
        let facts = GameMeta { id: format!("{}", 900 - n), deal: "17A".to_owned(), ..GameMeta::default() };
        let none = String::new;
        let (moves, score, informed, apart, ranks) = (0, None, false, None, false);
        let [record, prompt, result, aids, keys] = [none(), none(), none(), none(), none()];
        let snapshot =
            Snapshot { record, prompt, moves, result, score, informed, aids, keys, apart, ranks, finished: None };
        let (entry, synced, watch) = (Some(BoardEntry { ended, record: none(), finished: n }), None, None);
        store.put(StoredGame {
            facts,
            revision: 1,
            snapshot,
            changed: 0,
            away: false,
            number: n,
            entry,
            synced,
            watch,
        });
    }
    let open = OpenStore(store.into());
    let store: &dyn Repository<Conflict> = &open;
    let board = Board::Deal("17A".to_owned());
    let rows = store.rows(&board, 99).unwrap();
    assert_eq!(rows.iter().map(|row| row.ended.clone()).collect::<Vec<_>>(), table);
    for (rank, row) in (1..).zip(&rows) {
        let of = u32::try_from(rows.len()).unwrap();
        assert_eq!(store.place(&board, &row.game).unwrap(), Some((row.ended.clone(), rank, of)));
    }
}

#[test]
fn a_first_attempt_is_on_the_board_of_its_deal_and_last_if_it_had_help() {
    let host = Arc::default();
    let [ann, bob] = [1, 2].map(|n| Browser::new(&host, n));
    location(&ann.post("/settings", &[("player", "Ann")]));
    location(&bob.post("/settings", &[("player", "Bob")]));
    // Ann uses a hint: her game ranks below the same game without one.
    let table = ann.begin("keevorn", &[("seed", "7")]);
    assert_eq!(ann.get(&format!("{table}?hint=1")).status, 200);
    ann.follow_hints(&table, usize::MAX);
    let deal = ann.look(&table, |game| format!("/d/{}", game.facts.deal));
    let page = ann.get(&deal).body;
    assert!(page.contains("Ann") && !page.contains("Bob"), "{page}");
    host.passed.fetch_add(60, Relaxed);
    let again = location(&bob.post(&deal, &[]));
    bob.follow_hints(&again, usize::MAX);
    let carol = Browser::new(&host, 3);
    let page = carol.get(&deal).body;
    let [of_ann, of_bob] = ["Ann", "Bob"].map(|name| page.find(name).expect(name));
    assert!(of_bob < of_ann, "{page}");
    // A second attempt changes nothing.
    let second = location(&bob.post(&format!("{again}/again"), &[("deal", "same")]));
    bob.follow_hints(&second, usize::MAX);
    assert_eq!(carol.get(&deal).body, page);
}

#[test]
fn the_deal_of_a_day_is_played_once_and_revealed_after_the_day() {
    let host = Arc::default();
    let ann = Browser::new(&host, 1);
    let table = location(&ann.post("/daily/keevorn", &[]));
    assert_eq!(location(&ann.post("/daily/keevorn", &[])), table);
    let code = ann.look(&table, |game| game.facts.deal.clone());
    let day = ann.look(&table, |game| game.facts.day.clone().unwrap());
    for page in ["/daily", "/mine", &table] {
        assert!(!ann.get(page).body.contains(&code), "{page}");
    }
    assert_eq!(ann.get(&format!("{table}/record")).status, 403);
    assert_eq!(ann.post(&format!("{table}/again"), &[("deal", "same")]).status, 403);
    assert_eq!((ann.get("/daily/2030-01-01").status, ann.get("/daily/yesterday").status), (403, 404));
    host.passed.fetch_add(DAY, Relaxed);
    assert!(ann.get(&format!("/daily/{day}")).body.contains(&code));
    assert_eq!(ann.get(&format!("{table}/record")).status, 200);
    assert_ne!(location(&ann.post("/daily/keevorn", &[])), table);
}

#[test]
fn an_uploaded_record_is_one_game_however_often_it_is_sent() {
    let host = Arc::default();
    let [ann, bob] = [1, 2].map(|n| Browser::new(&host, n));
    let table = ann.begin("keevorn", &[("seed", "7")]);
    ann.follow_hints(&table, 4);
    let record = ann.get(&format!("{table}/record"));
    assert!(header(&record, "content-disposition").unwrap().starts_with("attachment; filename="));
    let copy = location(&bob.upload("/records", &record.body));
    assert_eq!(location(&bob.upload("/records", &record.body)), copy);
    assert_eq!(bob.moves(&copy), ann.moves(&table));
}

#[test]
fn an_answer_to_a_puzzle_is_judged_and_recorded() {
    let ann = Browser::new(&Arc::default(), 1);
    let before = ann.get("/puzzles/keevorn").body;
    let mv = value_of(&ann.get("/puzzles/keevorn/1").body, "move").unwrap();
    let judged = ann.post("/puzzles/keevorn/1", &[("move", &mv)]);
    assert_eq!(judged.status, 200);
    assert_ne!(ann.get("/puzzles/keevorn").body, before, "it is noted");
    assert_eq!(ann.post("/puzzles/keevorn/1", &[("move", "eat the table")]).status, 422);
    let today = location(&ann.get("/puzzles/keevorn/daily"));
    assert_eq!(ann.get(&today).status, 200);
    ann.host.passed.fetch_add(DAY, Relaxed);
    assert_ne!(location(&ann.get("/puzzles/keevorn/daily")), today);
}

#[test]
fn the_next_puzzle_is_one_that_was_not_tried_of_the_theme_if_there_is_one() {
    let ann = Browser::new(&Arc::default(), 1);
    let puzzles = underdeck_coach::puzzles("keevorn").unwrap();
    let at = |number: usize| format!("/puzzles/keevorn/{number}");
    let next = |theme: &str| location(&ann.get(&format!("/puzzles/keevorn/next{theme}")));
    let mut plans = puzzles.iter().filter(|puzzle| puzzle.motif() == underdeck_coach::Motif::Plan);
    let (first, second) = (plans.next().unwrap(), plans.next().unwrap());
    assert_eq!((next(""), next("?theme=none"), next("?theme=plan")), (at(1), at(1), at(first.number)));
    let page = ann.post(&at(first.number), &[("move", &first.answers[0])]).body;
    assert!(page.contains(&format!("href=\"{}\"", at(second.number))), "{page}");
    assert_eq!(next("?theme=plan"), at(second.number));
}

#[test]
fn a_right_move_of_a_puzzle_that_leads_in_a_circle_puts_the_earlier_position_back() {
    let ann = Browser::new(&Arc::default(), 1);
    let puzzles = underdeck_coach::puzzles("keevorn").unwrap();
    let goes_on = |puzzle: &&underdeck_coach::Puzzle| {
        let [first, ..] = &puzzle.answers[..] else { return false };
        let reply = || puzzle.answer(first, &underdeck_play::NEVER).unwrap();
        first.starts_with("place ") && puzzle.nodes <= QUICK && !reply().is_solved
    };
    let puzzle = puzzles.iter().find(goes_on).unwrap();
    let address = format!("/puzzles/keevorn/{}", puzzle.number);
    let placed = ann.post(&address, &[("move", &puzzle.answers[0])]).body;
    let line = value_of(&placed, "line").unwrap();
    assert!(placed.contains("✓ Right!") && placed.contains("Rating 15"), "{placed}");
    let store = puzzle.answers[0].replace("place ", "store ");
    let stored = ann.post(&address, &[("move", &store), ("line", &line)]).body;
    assert!(stored.contains("you were here before") && value_of(&stored, "line").is_none(), "{stored}");
}

/// Moves that solve a puzzle: those of its proof.
fn winning_moves(puzzle: &underdeck_coach::Puzzle) -> Vec<String> {
    let answer = |here: &underdeck_coach::Puzzle, mv: &str| here.answer(mv, &underdeck_play::NEVER).unwrap();
    let (mut reply, mut line, mut moves) = (answer(puzzle, &puzzle.answers[0]), String::new(), Vec::new());
    loop {
        moves.push(reply.played.clone());
        if reply.is_solved {
            return moves;
        }
        line += &reply.path;
        let here = puzzle.after(&line).unwrap();
        // Forced moves are in the position already.
        let whole = puzzle.after(&(line.clone() + &reply.rest)).unwrap().record().unwrap();
        let next = whole.moves().nth(here.record().unwrap().moves().len()).unwrap().0.to_owned();
        reply = answer(&here, &next);
    }
}

/// The most positions of the proof of a puzzle that is played here.
const QUICK: u64 = 20_000;

#[test]
fn a_puzzle_of_every_game_is_solved_on_the_table_and_a_wrong_move_is_refuted_and_taken_back() {
    let (ann, mut followed) = (Browser::new(&Arc::default(), 1), 0);
    for game in underdeck_catalogue::games().iter().map(|game| game.info().id) {
        let puzzles = underdeck_coach::puzzles(game).unwrap();
        let quick = puzzles.iter().filter(|puzzle| puzzle.nodes <= QUICK);
        let puzzle = quick.max_by_key(|puzzle| (puzzle.departures, puzzle.plan)).unwrap();
        let address = format!("/puzzles/{game}/{}", puzzle.number);
        let mut page = ann.get(&address).body;
        let moves = page.split("name=\"move\" value=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
        let wrong = { moves }.find(|mv| !puzzle.answers.iter().any(|answer| answer == mv)).unwrap().to_owned();
        let refuted = ann.post(&address, &[("move", &wrong)]).body;
        assert!(refuted.contains("verdict lost") && value_of(&refuted, "move").is_none(), "{game}: {refuted}");
        // Its refutation can be followed unless the game is over, and the position before it is one press away.
        if let Some((before, _)) = refuted.split_once("data-key=\"k\"") {
            let next = before.rsplit("href=\"").next().unwrap().split(['"', '#']).next().unwrap().replace("&amp;", "&");
            assert!(next.contains("then=") && ann.get(&next).body.contains("verdict lost"), "{game}: {next}");
            followed += 1;
        }
        assert!(refuted.contains(&format!("href=\"{address}?line=#lit\"")), "{game}: {refuted}");
        let moves = winning_moves(puzzle);
        for mv in &moves {
            assert!(page.contains(&format!("name=\"move\" value=\"{mv}\"")), "{game}: {mv} {page}");
            let line = value_of(&page, "line").unwrap_or_default();
            page = ann.post(&address, &[("move", mv), ("line", &line)]).body;
        }
        assert!(page.contains("verdict won") && moves.len() > 1, "{game}: {page}");
        // A line that nobody can play is refused.
        assert!(ann.get(&format!("{address}?line=!")).status >= 400, "{game}");
    }
    assert!(followed > 0);
}
