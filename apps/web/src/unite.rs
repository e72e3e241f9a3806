//! Two records of one game, united: the lines of one become variations of the other.

use std::collections::BTreeMap;

use chronicle::{NodeId, Tree};
use record::Record;

/// The game of `kept` with every line of `other`, standing where `kept` stands; `None` if it has them all already.
///
/// Luck follows from the deal and the moves, so a line plays the same in both. Going from one line to another marks a game as it does
/// at the table: whoever saw the cards of both is informed.
///
/// # Errors
/// If one of them is not a legal game, or they are of different deals.
pub(crate) fn united(kept: &str, other: &str) -> Result<Option<Tree>, String> {
    let (mut tree, mut more) = (tree_of(kept)?, tree_of(other)?);
    if tree.session().deal() != more.session().deal() {
        return Err("they are of different deals".to_owned());
    }
    let (here, before) = (tree.here(), tree.nodes().len());
    let mut places = BTreeMap::from([(NodeId::START, NodeId::START)]);
    more.go(NodeId::START);
    for node in more.nodes() {
        let place = node.parent.and_then(|parent| places.get(&parent).copied());
        let Some(parent) = place else { continue };
        tree.go(parent);
        tree.play(&node.spelling).map_err(|error| error.to_string())?;
        places.insert(node.id, tree.here());
    }
    tree.go(here);
    Ok((tree.nodes().len() > before).then_some(tree))
}

fn tree_of(text: &str) -> Result<Tree, String> {
    let record: Record = text.parse().map_err(|error| format!("{error}"))?;
    let name = record.tag("Game").ok_or("the record has no tag `Game`")?;
    let session = catalogue::find(name).and_then(|game| game.resume(&record)).map_err(|error| error.to_string())?;
    Ok(Tree::new(session))
}
