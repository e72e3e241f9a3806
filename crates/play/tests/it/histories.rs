//! Games with every line that was tried.

use std::collections::HashSet;

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use underdeck_catalogue::Game;
use underdeck_play::{History, NodeId, moves_played};

use crate::common::{Moves as _, finished, fresh, reread, resumed, shape};

/// Something a player may do.
#[derive(Clone, Debug)]
enum Action {
    Play(u16),
    Undo(u8),
    Redo(u8),
    Go(u16),
    Save,
}

fn actions() -> impl Strategy<Value = Vec<Action>> {
    let action = prop_oneof![
        6 => any::<u16>().prop_map(Action::Play),
        2 => (1_u8..6).prop_map(Action::Undo),
        1 => (1_u8..4).prop_map(Action::Redo),
        1 => any::<u16>().prop_map(Action::Go),
        1 => Just(Action::Save),
    ];
    prop::collection::vec(action, 0..40)
}

/// Plays, and tracks every line that was ever played and whether an undone move had revealed something.
struct Watch {
    tree: History,
    lines: HashSet<Vec<String>>,
    informed: bool,
}

impl Watch {
    fn at(&mut self) {
        self.lines.insert(self.tree.session().moves());
    }

    /// Undoes a move, and asks the main line alone whether that informs.
    fn undo(&mut self, game: &Game) {
        let mut record = self.tree.session().record();
        record.remove_tag("Informed");
        let mut alone = underdeck_play::resume(game, &record).expect("the main line is valid");
        assert_eq!(alone.undo(), self.tree.undo());
        self.informed |= alone.informed();
    }

    fn execute(&mut self, game: &Game, action: &Action) {
        match *action {
            Action::Play(n) => {
                let offers = self.tree.session().table().offers.clone();
                if let Some(offer) = offers.get(usize::from(n) % offers.len().max(1)) {
                    self.tree.play(&offer.spelling).expect("an offer is legal");
                }
            }
            Action::Undo(n) => (0..n).for_each(|_| self.undo(game)),
            Action::Redo(n) => (0..n).for_each(|_| drop(self.tree.redo())),
            Action::Go(n) => {
                let nodes = self.tree.nodes();
                let to = nodes[usize::from(n) % nodes.len()].id;
                let record = self.tree.record();
                let mut slow = Watch { tree: resumed(game, &record), lines: HashSet::new(), informed: self.informed };
                let line = line_to(&self.tree, to);
                while !line.starts_with(&slow.tree.session().moves()) {
                    slow.undo(game);
                }
                self.informed = slow.informed;
                assert!(self.tree.go(to));
                assert_eq!((self.tree.here(), self.tree.session().moves()), (to, line));
            }
            Action::Save => self.tree = resumed(game, &self.tree.record()),
        }
        self.at();
        assert_eq!(self.tree.session().informed(), self.informed, "after {action:?}");
    }
}

fn line_to(tree: &History, to: NodeId) -> Vec<String> {
    let nodes = tree.nodes();
    let mut line = Vec::new();
    let mut at = Some(to);
    while let Some(node) = at.and_then(|id| nodes.iter().find(|node| node.id == id)) {
        line.insert(0, node.spelling.clone());
        at = node.parent;
    }
    line.split_off(1)
}

#[test]
fn the_record_has_every_line_ever_played_and_whether_the_player_was_informed() {
    for &game in underdeck_catalogue::games() {
        let mut runner = TestRunner::new(Config { cases: 12, source_file: Some(file!()), ..Config::default() });
        let ran = runner.run(&(0_u64..1000, actions()), |(seed, actions)| {
            let mut watch = Watch { tree: fresh(game, seed), lines: HashSet::new(), informed: false };
            watch.at();
            for action in &actions {
                watch.execute(game, action);
            }
            let again = resumed(game, &watch.tree.record());
            let (lines, here) = shape(&watch.tree);
            prop_assert_eq!(shape(&again), (lines.clone(), here));
            prop_assert_eq!(again.session().informed(), watch.informed);
            let lines: HashSet<Vec<String>> = lines.into_iter().collect();
            prop_assert_eq!(
                lines,
                watch.lines.iter().flat_map(|line| (0..=line.len()).map(|n| line[..n].to_vec())).collect()
            );
            Ok(())
        });
        ran.unwrap_or_else(|error| panic!("{}: {error}", game.info().id));
    }
}

#[test]
fn a_finished_game_undone_by_two_moves_keeps_its_ending() {
    for &game in underdeck_catalogue::games() {
        let mut tree = finished(game, 5);
        let whole = tree.session().moves();
        let end = tree.here();
        let outcome = tree.session().outcome();
        tree.undo();
        tree.undo();
        let record = reread(&tree.record());
        assert_eq!((record.tag("Result"), record.tag("Score")), (Some("*"), None));
        let mut again = resumed(game, &record);
        assert_eq!(again.session().moves(), whole[..whole.len() - 2]);
        while again.redo().is_some() {}
        assert_eq!((again.session().moves(), again.session().outcome()), (whole.clone(), outcome));
        assert_eq!(again.nodes().len(), whole.len() + 1);
        assert!(tree.go(end));
        assert_eq!(tree.session().outcome(), outcome);
        assert_ne!(tree.record().tag("Result"), Some("*"));
    }
}

#[test]
fn going_to_another_line_keeps_the_moves_before_the_fork() {
    let mut forks = 0;
    for &game in underdeck_catalogue::games() {
        let mut tree = finished(game, 5);
        let (whole, end) = (tree.session().moves(), tree.here());
        let fork = whole.len() - 3;
        (0..3).for_each(|_| _ = tree.undo());
        assert_eq!(tree.kept_ply(end), fork, "the line goes on from here");
        let table = tree.session().table();
        let Some(other) = table.offers.iter().find(|offer| offer.spelling != whole[fork]) else { continue };
        tree.play(&other.spelling).unwrap();
        assert_eq!([end, tree.here(), NodeId::START].map(|node| tree.kept_ply(node)), [fork, fork + 1, 0]);
        forks += 1;
    }
    assert!(forks > 0, "some game has another move there");
}

#[test]
fn a_game_undone_to_its_start_resumes_there_with_its_lines() {
    for &game in underdeck_catalogue::games() {
        let mut tree = finished(game, 8);
        assert_eq!(tree.record().tag("At"), None);
        let moves = tree.session().moves();
        while tree.undo().is_some() {}
        let record = reread(&tree.record());
        assert_eq!((record.tag("At"), record.tag("Result"), record.moves().len()), (Some("0"), Some("*"), 1));
        let mut again = resumed(game, &record);
        assert!(again.session().moves().is_empty() && moves_played(&record) == 0);
        assert_eq!((again.branches().len(), again.branches()[0].size), (1, moves.len()));
        while again.redo().is_some() {}
        assert_eq!(again.session().moves(), moves);
        assert_eq!(again.record().tag("At"), None);
    }
}

#[test]
fn a_game_that_ended_with_its_first_move_runs_again_once_that_is_undone() {
    let mut seen = 0;
    for &game in underdeck_catalogue::games() {
        let mut tree = fresh(game, 4);
        let offers = tree.session().table().offers.clone();
        for offer in offers.iter().filter(|offer| !offer.finality.is_open()) {
            tree.play(&offer.spelling).expect("legal");
            assert_ne!(tree.record().tag("Result"), Some("*"));
            tree.undo();
            let record = reread(&tree.record());
            assert_eq!((record.tag("Result"), record.tag("Cause"), record.moves().len()), (Some("*"), None, 1));
            let again = resumed(game, &record);
            assert!(again.session().outcome().is_none() && again.session().moves().is_empty());
            assert_eq!(again.branches().len(), 1, "the line is kept");
            let mut replay = underdeck_play::Replayer::of(record).expect("it can be replayed");
            assert!(replay.len() == 1 && replay.forward() && replay.session().outcome().is_some());
            seen += 1;
        }
    }
    assert!(seen > 0, "a game can be given up with the first move");
}

/// Undoing move by move and trying an alternative each time would nest deeper than variations can, if written naively.
#[test]
fn alternatives_all_along_a_game_still_give_a_readable_record() {
    for &game in underdeck_catalogue::games() {
        let mut tree = finished(game, 3);
        for _ in 0..60 {
            let Some(made) = tree.undo() else { break };
            let offers = tree.session().table().offers.clone();
            if let Some(other) = offers.iter().find(|offer| offer.spelling != made) {
                tree.play(&other.spelling).expect("an offer is legal");
                tree.undo();
            }
        }
        let again = resumed(game, &tree.record());
        assert_eq!(shape(&again), shape(&tree));
    }
}

#[test]
fn branches_have_their_sizes_and_the_last_one() {
    let game = underdeck_catalogue::games()[0];
    let mut tree = fresh(game, 1);
    let first = tree.session().hint().expect("a hint").offer.spelling;
    tree.play(&first).expect("legal");
    let offers: Vec<String> = tree.session().table().offers.clone().into_iter().map(|offer| offer.spelling).collect();
    let here = tree.here();
    for spelling in &offers[..2] {
        tree.go(here);
        tree.play(spelling).expect("legal");
    }
    tree.go(here);
    let told: Vec<(String, usize, bool)> =
        tree.branches().into_iter().map(|branch| (branch.spelling, branch.size, branch.is_last)).collect();
    assert_eq!(told, [(offers[0].clone(), 1, false), (offers[1].clone(), 1, true)]);
    assert_eq!(tree.play(&offers[0].to_uppercase()).expect("legal").offer.spelling, offers[0]);
    let drawn: Vec<(usize, bool, bool)> =
        tree.nodes().iter().map(|node| (node.indent, node.is_on_path, node.is_here)).collect();
    assert_eq!(drawn, [(0, true, false), (0, true, false), (0, true, true), (1, false, false)]);
    assert_eq!(tree.nodes().len(), 4, "a repeated move is not a new branch");
    assert!(!tree.go(NodeId::default()) || tree.here() == NodeId::START);
    assert!(tree.node(4).is_none() && tree.node(3).is_some());
}

#[test]
fn comments_survive_undo() {
    let game = underdeck_catalogue::games()[0];
    let mut tree = finished(game, 2);
    tree.comment("The end.");
    tree.undo();
    tree.comment("Here I was wrong.");
    let text = tree.record().to_string().replacen("1. ", "{Before all.}\n1. ", 1);
    let record = text.parse().expect("a record");
    let mut again = resumed(game, &record);
    assert_eq!(again.comments(), ["Here I was wrong."]);
    assert_eq!(reread(&again.record()), record, "nothing done, nothing changed");
    while again.undo().is_some() {}
    assert_eq!(again.comments(), ["Before all."]);
    let text = again.record().to_string();
    for comment in ["{The end.}", "{Here I was wrong.}", "{Before all.}"] {
        assert_eq!(text.matches(comment).count(), 1, "{text}");
    }
}
