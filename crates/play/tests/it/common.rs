//! Games for the tests.

use catalogue::Game;
use play::Tree;
use record::Record;

/// A game with default options and no moves.
pub(crate) fn fresh(game: &Game, seed: u64) -> Tree {
    Tree::new(play::start(game, &game.deal(&[], seed).expect("defaults").code).expect("a deal"))
}

/// A game played to its end by hints.
pub(crate) fn finished(game: &Game, seed: u64) -> Tree {
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
pub(crate) fn resumed(game: &Game, record: &Record) -> Tree {
    Tree::new(play::resume(game, &reread(record)).unwrap_or_else(|error| panic!("{error}\n{record}")))
}

/// Every line of a tree from the start, sorted, and the line to its current position.
pub(crate) fn shape(tree: &Tree) -> (Vec<Vec<String>>, Vec<String>) {
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
