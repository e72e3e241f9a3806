//! The nodes of a tree in display order.

use super::variation_tree::{START, VariationTree};
use super::{Branch, Node, NodeId};

/// An item still to be listed.
enum Todo {
    /// A node and its indent.
    Node(usize, usize),
    /// The lines after a node, and their indent.
    After(usize, usize),
}

/// The moves tried from a node.
pub(super) fn branches(lines: &VariationTree, here: usize) -> Vec<Branch> {
    let sizes = lines.sizes();
    let branch = |&child: &usize| Branch {
        id: NodeId(child),
        spelling: lines.spelling(child).to_owned(),
        size: sizes[child],
        is_last: lines.last(here) == Some(child),
    };
    lines.children(here).iter().map(branch).collect()
}

/// All nodes: after a move come its alternatives, then its continuation.
pub(super) fn nodes(lines: &VariationTree, here: usize) -> Vec<Node> {
    let path = lines.path(here);
    let mut is_on_path = vec![false; lines.len()];
    for &node in &path {
        is_on_path[node] = true;
    }
    let mut plies = vec![0; lines.len()];
    for node in START + 1..lines.len() {
        plies[node] = plies[lines.parent(node)] + 1;
    }
    let mut nodes = Vec::with_capacity(lines.len());
    let mut todo = vec![Todo::After(START, 0), Todo::Node(START, 0)];
    while let Some(next) = todo.pop() {
        match next {
            Todo::Node(node, indent) => nodes.push(Node {
                id: NodeId(node),
                parent: (node != START).then(|| NodeId(lines.parent(node))),
                ply: plies[node],
                spelling: lines.spelling(node).to_owned(),
                comments: lines.comments(node).to_vec(),
                indent,
                is_here: node == here,
                is_on_path: is_on_path[node],
            }),
            Todo::After(node, indent) => {
                let children = lines.children(node);
                let on_path = children.iter().copied().find(|&child| is_on_path[child]);
                let Some(first) = on_path.or(children.first().copied()) else { continue };
                todo.push(Todo::After(first, indent));
                for &other in children.iter().rev().filter(|&&child| child != first) {
                    todo.extend([Todo::After(other, indent + 1), Todo::Node(other, indent + 1)]);
                }
                todo.push(Todo::Node(first, indent));
            }
        }
    }
    nodes
}
