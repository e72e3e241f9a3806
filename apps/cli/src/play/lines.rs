//! The lines that were tried: listing them and moving along them.

use std::io::{self, Write};

use underdeck_play::{History, Node, NodeId};

use super::secrecy::SECRET;
use super::table::AtTable;
use crate::say::{STRONG, wrap};

impl<W: Write> AtTable<W> {
    /// Lists every line that was tried.
    pub(super) fn print_tree(&mut self) -> io::Result<()> {
        if self.hides() {
            return writeln!(self.out, "{SECRET}");
        }
        write!(self.out, "{}", tree(&self.tree))
    }

    /// Lists the moves that were tried from here.
    pub(super) fn print_branches(&mut self) -> io::Result<()> {
        if self.hides() {
            return writeln!(self.out, "{SECRET}");
        }
        write!(self.out, "{}", branches(&self.tree))
    }

    /// Prints the comments on the current position.
    pub(super) fn print_comments(&mut self) -> io::Result<()> {
        let comments = self.tree.comments();
        if comments.is_empty() {
            return writeln!(self.out, "There is no comment here; `comment WORDS` writes one.");
        }
        comments.iter().try_for_each(|words| writeln!(self.out, "{words}"))
    }
}

/// Every line of a tree, each move with its number; variations are indented.
pub(super) fn tree(tree: &History) -> String {
    let nodes = tree.nodes();
    let mut text = String::from("Every line that was tried; `go N` goes to the number N, 0 is the start.\n");
    let mut runs: Vec<Vec<&Node>> = Vec::new();
    for node in nodes.iter().filter(|node| node.parent.is_some()) {
        match runs.last_mut() {
            Some(run) if run.last().is_some_and(|last| goes_on(last, node)) => run.push(node),
            _ => runs.push(vec![node]),
        }
    }
    let mut before: Option<&Node> = None;
    for run in &runs {
        let Some(first) = run.first() else { continue };
        let indent = " ".repeat(2 + 2 * first.indent.min(10));
        let follows = before.map_or(Some(NodeId::START), |last| Some(last.id)) == first.parent;
        let after = match first.parent {
            Some(parent) if !follows => format!("after {parent}: "),
            _ => String::new(),
        };
        let words: Vec<String> = run.iter().map(|node| describe(node)).collect();
        text += &wrap(&(after + &words.join("; ")), &indent, &format!("{indent}  "), 100);
        text.push('\n');
        before = run.last().copied();
    }
    if tree.here() == NodeId::START {
        text += "You are at the start.\n";
    }
    text
}

/// The moves that were tried from the current position of a tree.
pub(super) fn branches(tree: &History) -> String {
    let branches = tree.branches();
    if branches.is_empty() {
        return "Nothing was tried from here.\n".into();
    }
    let mut text = String::new();
    for branch in branches {
        let further = match branch.size {
            1 => String::new(),
            2 => ", and 1 move after it".into(),
            n => format!(", and {} moves after it", n - 1),
        };
        let last = if branch.is_last { " (redo makes it)" } else { "" };
        text += &format!("  {} {STRONG}{}{STRONG:#}{further}{last}\n", branch.id, branch.spelling);
    }
    text
}

/// Whether a move continues the line of the one before it.
fn goes_on(last: &Node, node: &Node) -> bool {
    node.parent == Some(last.id) && node.indent == last.indent
}

fn describe(node: &Node) -> String {
    let here = if node.is_here { " (here)" } else { "" };
    let comments: String = node.comments.iter().map(|words| format!(" {{{words}}}")).collect();
    format!("{} {}{here}{comments}", node.id, node.spelling)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::asking::here;

    #[test]
    fn lines_are_told_with_the_numbers_to_go_to() {
        let game = underdeck_catalogue::games()[0];
        let mut line = History::new(underdeck_play::start(game, &game.deal(&[], 7).unwrap().code).unwrap());
        assert!(tree(&line).ends_with("You are at the start.\n") && branches(&line).starts_with("Nothing was tried"));
        line.act(underdeck_play::Command::play("explore")).unwrap();
        let offers: Vec<String> =
            line.session().table().offers.clone().into_iter().map(|offer| offer.spelling).collect();
        for spelling in &offers[..2] {
            line.act(underdeck_play::Command::play(spelling)).unwrap();
            line.act(underdeck_play::Command::Undo { turns: 1 }).unwrap();
        }
        line.act(underdeck_play::Command::Redo).unwrap();
        line.act(underdeck_play::Command::Comment("well".into())).unwrap();
        let told = tree(&line);
        let lines: Vec<&str> = told.lines().skip(1).collect();
        assert_eq!(lines[0], format!("  1 explore; 3 {} (here) {{well}}", offers[1]));
        assert_eq!(lines[1], format!("    after 1: 2 {}", offers[0]));
        line.act(underdeck_play::Command::Undo { turns: 1 }).unwrap();
        let told = anstream::adapter::strip_str(&branches(&line)).to_string();
        assert_eq!(told, format!("  2 {}\n  3 {} (redo makes it)\n", offers[0], offers[1]));
        assert_eq!(here(&line), "After move 1, explore.");
    }
}
