//! Games for the tests.

use underdeck_catalogue::Game;
use underdeck_play::{Command, CommandRefusal, History, NodeId, Played};
use underdeck_record::Record;

/// A game with default options and no moves.
pub(crate) fn fresh(game: &Game, seed: u64) -> History {
    History::new(underdeck_play::start(game, &game.deal(&[], seed).expect("defaults").code).expect("a deal"))
}

/// A game played to its end by hints.
pub(crate) fn finished(game: &Game, seed: u64) -> History {
    let mut tree = fresh(game, seed);
    while let Some(hint) = tree.session().hint() {
        tree.play(&hint.offer.spelling).expect("a hint is legal");
    }
    tree
}

/// The record, written as text and read back.
pub(crate) fn reread(record: &Record) -> Record {
    let read: Record = record.to_string().parse().expect("a record reads back");
    assert_eq!(&read, record);
    read
}

/// The tree of a record.
pub(crate) fn resumed(game: &Game, record: &Record) -> History {
    History::new(underdeck_play::resume(game, &reread(record)).unwrap_or_else(|error| panic!("{error}\n{record}")))
}

/// Every line of a tree from the start, sorted, and the line to its current position.
pub(crate) fn shape(tree: &History) -> (Vec<Vec<String>>, Vec<String>) {
    let nodes = tree.nodes();
    let mut lines: Vec<Vec<String>> = vec![Vec::new(); nodes.len()];
    for node in &nodes {
        if let Some(parent) = node.parent {
            let mut line = lines[parent.number()].clone();
            line.push(node.spelling.clone());
            assert_eq!(line.len(), node.ply);
            lines[node.id.number()] = line;
        }
    }
    let here = lines[tree.here().number()].clone();
    lines.sort();
    (lines, here)
}

/// Commands at one screen, by what they return.
pub(crate) trait Moves {
    fn play(&mut self, typed: &str) -> Result<Played, CommandRefusal>;
    fn undo(&mut self) -> Option<String>;
    fn redo(&mut self) -> Option<Played>;
    fn go(&mut self, to: NodeId) -> bool;
    fn comment(&mut self, words: &str);
}

impl Moves for History {
    fn play(&mut self, typed: &str) -> Result<Played, CommandRefusal> {
        self.act(Command::play(typed)).map(|mut delta| delta.own.remove(0))
    }

    fn undo(&mut self) -> Option<String> {
        self.act(Command::Undo { turns: 1 }).ok()?.undone.pop()
    }

    fn redo(&mut self) -> Option<Played> {
        self.act(Command::Redo).ok()?.own.pop()
    }

    fn go(&mut self, to: NodeId) -> bool {
        matches!(self.act(Command::Go(to.number())), Ok(_) | Err(CommandRefusal::AlreadyThere))
    }

    fn comment(&mut self, words: &str) {
        self.act(Command::Comment(words.to_owned())).expect("a comment is never refused");
    }
}
