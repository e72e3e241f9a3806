//! Two players on two devices.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use underdeck_site::{Response, Services};

use crate::browser::{Browser, link_of, location};

/// A game on two devices with the browsers of its players.
pub(crate) struct Duel {
    players: [Browser; 2],
    pub(crate) table: String,
}

impl Duel {
    /// Starts a game with a free seat; returns its address and its invitation link.
    pub(crate) fn begin(ann: &Browser, form: &[(&str, &str)]) -> (String, String) {
        let fields = [&[("opponent", "device"), ("seed", "11"), ("option.mode", "draft")], form].concat();
        let table = ann.begin("living-keep", &fields);
        let link = link_of(&ann.get(&table).body, "/join/");
        (table, link)
    }

    /// A game with both seats taken.
    pub(crate) fn joined(ann: &Browser, bob: &Browser, form: &[(&str, &str)]) -> Self {
        let (table, link) = Self::begin(ann, form);
        assert_eq!(location(&bob.post(&link, &[])), table);
        Self { players: [ann.clone(), bob.clone()], table }
    }

    /// The player to move and the other one.
    fn turn(&self) -> [&Browser; 2] {
        let seat = self.players[0].look(&self.table, |game| usize::from(game.tree.session().seat().0));
        [&self.players[seat], &self.players[1 - seat]]
    }

    /// The response to the hinted move of the player to move.
    fn play(&self) -> Response {
        let [mover, _] = self.turn();
        let hint = mover.look(&self.table, |game| game.tree.session().hint().unwrap().offer.spelling);
        mover.change(&self.table, "move", &[("move", &hint), ("confirm", "yes")])
    }

    /// The response to the last player's request for an undo.
    pub(crate) fn asked_back(&self) -> Response {
        let [mover, _] = self.turn();
        location(&self.play());
        mover.change(&self.table, "ask-back", &[])
    }

    /// The response to the other player's consent.
    pub(crate) fn answered_back(&self) -> Response {
        let [_, other] = self.turn();
        location(&self.asked_back());
        other.change(&self.table, "answer-back", &[("answer", "yes")])
    }

    /// The response to the first player's leaving.
    pub(crate) fn left(&self) -> Response {
        self.players[0].change(&self.table, "leave", &[("confirm", "yes")])
    }

    /// The response to the waiting player's claim that the time is up.
    pub(crate) fn claimed(&self) -> Response {
        self.turn()[1].change(&self.table, "claim", &[])
    }
}

fn two() -> [Browser; 2] {
    let host = Arc::default();
    [1, 2].map(|n| Browser::new(&host, n))
}

#[test]
fn only_the_seat_to_move_plays_and_a_stranger_finds_nothing() {
    let [ann, bob] = two();
    let duel = Duel::joined(&ann, &bob, &[]);
    let carol = Browser::new(&ann.host, 3);
    carol.begin("keevorn", &[]);
    let [mover, other] = duel.turn();
    let (hint, rev) = mover.look(&duel.table, |game| {
        (game.tree.session().hint().unwrap().offer.spelling, game.page_revision().to_string())
    });
    let play = |browser: &Browser| browser.post(&format!("{}/move", duel.table), &[("rev", &rev), ("move", &hint)]);
    let moves = mover.moves(&duel.table);
    assert_eq!([play(other).status, play(&carol).status, carol.get(&duel.table).status], [403, 404, 404]);
    let walk = |browser: &Browser| browser.post(&format!("{}/move", duel.table), &[("rev", &rev), ("walk", "r1c1")]);
    assert_eq!([walk(other).status, walk(&carol).status], [403, 404], "nor learns what a name means");
    assert_eq!(mover.moves(&duel.table), moves);
    location(&play(mover));
    assert!(mover.moves(&duel.table) > moves);
}

#[test]
fn only_forced_moves_of_the_seat_that_moved_follow() {
    let [ann, bob] = two();
    let duel = Duel::joined(&ann, &bob, &[]);
    let is_open = |game: &underdeck_site::LiveGame| !game.is_over();
    let mut turns = 0;
    while turns < 60 && ann.look(&duel.table, is_open) {
        turns += 1;
        let (before, seat) = ann.look(&duel.table, |game| (game.tree.session().ply(), game.tree.session().seat()));
        location(&duel.play());
        let seats: Vec<_> = ann.look(&duel.table, move |game| {
            let session = game.tree.session();
            (before..session.ply()).map(|n| session.played(n).unwrap().seat).collect()
        });
        assert!(seats.iter().all(|played| *played == seat), "{seat:?} played for {seats:?}");
    }
    assert!(ann.moves(&duel.table) > turns, "no move was forced in {turns} turns");
}

#[test]
fn a_seat_is_taken_once_and_the_waiting_player_claims_the_time() {
    let [ann, bob] = two();
    let (table, link) = Duel::begin(&ann, &[("pace", "60")]);
    // The player with the seat is redirected to the game.
    assert_eq!((location(&ann.get(&link)), bob.get("/join/none").status), (table.clone(), 404));
    location(&bob.post(&link, &[]));
    let carol = Browser::new(&ann.host, 3);
    assert_eq!((carol.post(&link, &[]).status, carol.get(&table).status), (403, 404));
    let duel = Duel { players: [ann.clone(), bob], table };
    assert_eq!(duel.claimed().status, 403);
    ann.host.passed.fetch_add(61, Relaxed);
    assert_eq!(duel.turn()[0].change(&duel.table, "claim", &[]).status, 403);
    location(&duel.claimed());
    assert_eq!(duel.play().status, 403, "the game is over");
}

#[test]
fn spectators_see_no_secret_and_change_nothing() {
    let [ann, bob] = two();
    let duel = Duel::joined(&ann, &bob, &[]);
    location(&ann.post(&format!("{}/watch", duel.table), &[("answer", "yes")]));
    let link = link_of(&ann.get(&format!("{}?panel=game", duel.table)).body, "/watch/");
    let seen = Browser::new(&ann.host, 3).get(&link);
    assert_eq!(seen.status, 200);
    assert!(!seen.body.contains("name=\"move\"") && !seen.body.contains("class=\"felt\""), "{}", seen.body);
    location(&ann.post(&format!("{}/watch", duel.table), &[("answer", "no")]));
    assert_eq!(bob.get(&link).status, 404);
    assert!(ann.host.has_devices());
}
