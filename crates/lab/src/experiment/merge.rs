//! Blocks of a cell, played for example on several machines, and their merge.

use underdeck_game::say;

use super::{CellResult, ExperimentCell};
use crate::Error;
use crate::losses;

impl ExperimentCell {
    /// A block of the cell: `deals` deals from the `first` on. It is a cell whose plan has its first deal.
    pub fn block(&self, first: u64, deals: u64) -> Self {
        Self { first: self.first + first, deals, ..self.clone() }
    }

    /// Merges the results of the cell's blocks in the order of their deals. The result equals that of the whole cell.
    ///
    /// # Errors
    /// If a block is not the next one of this cell, for example from another version or with other options, or deals are missing.
    pub fn merge(&self, blocks: Vec<CellResult>) -> Result<CellResult, Error> {
        let mut whole = CellResult::new(self.plan());
        for (n, block) in blocks.into_iter().enumerate() {
            let (first, deals) = (whole.deals(), block.deals());
            let plan = self.block(first, deals).plan();
            if deals == 0 || deals > self.deals - first || !block.is_of(&plan, deals) {
                let message =
                    say!(LAB_BLOCK_ORDER, n, cell = self.name, expected = plan.trim_end().replace('\n', "; "));
                return Err(Error::Failed(message.into()));
            }
            whole.append(block);
        }
        if whole.deals() != self.deals {
            let (found, deals) = (whole.deals(), self.deals);
            return Err(Error::Failed(say!(LAB_BLOCK_SHORT, cell = self.name, found, deals).into()));
        }
        whole.losses = losses::merged(self.game, std::mem::take(&mut whole.losses))?;
        Ok(whole)
    }
}

impl CellResult {
    /// Appends the next deals, with their losses as a separate list at the end.
    fn append(&mut self, next: Self) {
        if !self.scores.is_empty() || !next.scores.is_empty() {
            self.scores.resize(self.moves.len(), None);
            self.scores.extend(&next.scores);
            self.scores.resize(self.moves.len() + next.moves.len(), None);
        }
        // Blocks of an earlier version have no hashes of moves.
        match self.lines.len() == self.moves.len() && next.lines.len() == next.moves.len() {
            true => self.lines.extend(next.lines),
            false => self.lines.clear(),
        }
        self.results.push_str(&next.results);
        self.moves.extend(next.moves);
        self.decisions.extend(next.decisions);
        self.lucks.extend(next.lucks);
        self.facts.extend(next.facts);
        self.choices += next.choices;
        self.widest = self.widest.max(next.widest);
        for (cause, games) in next.ends {
            match self.ends.iter_mut().find(|(known, _)| *known == cause) {
                Some((_, sum)) => *sum += games,
                None => self.ends.push((cause, games)),
            }
        }
        self.losses.extend(next.losses);
    }
}
