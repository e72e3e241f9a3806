//! Lists of the lines tried, of the moves tried from here, and of the comments.

use underdeck_game::{Message, say};
use underdeck_play::{History, Node, NodeId};

use crate::say::{STRONG, width, wrap};

/// Every line of a history, each move with its number; variations are indented.
pub(super) fn tree(history: &History) -> String {
    let nodes = history.nodes();
    let mut text = format!("{}\n", say!(LINE_TREE));
    let mut runs: Vec<Vec<&Node>> = Vec::new();
    for node in nodes.iter().filter(|node| node.parent.is_some()) {
        match runs.last_mut() {
            Some(run) if run.last().is_some_and(|last| continues(last, node)) => run.push(node),
            _ => runs.push(vec![node]),
        }
    }
    let mut before: Option<&Node> = None;
    for run in &runs {
        let Some(first) = run.first() else { continue };
        let indent = " ".repeat(2 + 2 * first.indent.min(10));
        let follows = before.map_or(Some(NodeId::START), |last| Some(last.id)) == first.parent;
        let moves = Message::join(run.iter().map(|node| describe(node)), "; ");
        let words = match first.parent {
            Some(parent) if !follows => say!(LINE_TREE_AFTER, n = parent.to_string(), moves),
            _ => moves,
        };
        text += &wrap(&words, &indent, &format!("{indent}  "), width());
        text.push('\n');
        before = run.last().copied();
    }
    if history.here() == NodeId::START {
        text += &format!("{}\n", say!(LINE_TREE_AT_START));
    }
    text
}

/// The moves that were tried from the current position.
pub(super) fn branches(history: &History) -> String {
    let branches = history.branches();
    if branches.is_empty() {
        return format!("{}\n", say!(LINE_BRANCHES_NONE));
    }
    let mut text = String::new();
    for branch in branches {
        let mut words = Message::from(format!("{STRONG}{}{STRONG:#}", branch.spelling));
        if branch.size > 1 {
            words = say!(LINE_BRANCH_MORE, move = words, n = branch.size - 1);
        }
        if branch.is_last {
            words = say!(LINE_BRANCH_LAST, move = words);
        }
        text += &format!("  {} {words}\n", branch.id);
    }
    text
}

/// The comments on the current position, a line each.
pub(super) fn comments(history: &History) -> String {
    match history.comments() {
        [] => format!("{}\n", say!(LINE_COMMENT_NONE)),
        comments => comments.iter().map(|words| format!("{words}\n")).collect(),
    }
}

/// Whether a move continues the line of the one before it.
fn continues(last: &Node, node: &Node) -> bool {
    node.parent == Some(last.id) && node.indent == last.indent
}

fn describe(node: &Node) -> String {
    let mut words = Message::from(format!("{} {}", node.id, node.spelling));
    if node.is_here {
        words = say!(LINE_TREE_HERE, move = words);
    }
    let comments: String = node.comments.iter().map(|words| format!(" {{{words}}}")).collect();
    format!("{words}{comments}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::inspect::here;

    #[test]
    fn lines_are_listed_with_the_numbers_for_go() {
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
        let listed = tree(&line);
        let lines: Vec<&str> = listed.lines().skip(1).collect();
        assert_eq!(lines[0], format!("  1 explore; 3 {} (here) {{well}}", offers[1]));
        assert_eq!(lines[1], format!("    after 1: 2 {}", offers[0]));
        line.act(underdeck_play::Command::Undo { turns: 1 }).unwrap();
        let listed = anstream::adapter::strip_str(&branches(&line)).to_string();
        assert_eq!(listed, format!("  2 {}\n  3 {} (`redo` makes it)\n", offers[0], offers[1]));
        assert_eq!(here(&line), "After move 1, explore.");
    }
}
