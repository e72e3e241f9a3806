//! Lists of the lines tried, of the moves tried from here, and of the comments.

use underdeck_play::{History, Node, NodeId};

use crate::say::{STRONG, wrap};

/// Every line of a history, each move with its number; variations are indented.
pub(super) fn tree(history: &History) -> String {
    let nodes = history.nodes();
    let mut text = String::from("Every line that was tried; `go N` goes to the number N, 0 is the start.\n");
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
        let after = match first.parent {
            Some(parent) if !follows => format!("after {parent}: "),
            _ => String::new(),
        };
        let words: Vec<String> = run.iter().map(|node| describe(node)).collect();
        text += &wrap(&(after + &words.join("; ")), &indent, &format!("{indent}  "), 100);
        text.push('\n');
        before = run.last().copied();
    }
    if history.here() == NodeId::START {
        text += "You are at the start.\n";
    }
    text
}

/// The moves that were tried from the current position.
pub(super) fn branches(history: &History) -> String {
    let branches = history.branches();
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

/// The comments on the current position, a line each.
pub(super) fn comments(history: &History) -> String {
    match history.comments() {
        [] => "There is no comment here; `comment WORDS` writes one.\n".into(),
        comments => comments.iter().map(|words| format!("{words}\n")).collect(),
    }
}

/// Whether a move continues the line of the one before it.
fn continues(last: &Node, node: &Node) -> bool {
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
        assert_eq!(listed, format!("  2 {}\n  3 {} (redo makes it)\n", offers[0], offers[1]));
        assert_eq!(here(&line), "After move 1, explore.");
    }
}
