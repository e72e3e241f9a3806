//! Cells played in blocks, as on several machines, and put together again.

use super::{Cell, CellResult};
use crate::Error;
use crate::losses;

impl Cell {
    /// A part of the cell, `deals` of its deals from the `first` on: a cell of its own, whose plan names its first deal.
    pub fn block(&self, first: u64, deals: u64) -> Self {
        Self { first: self.first + first, deals, ..self.clone() }
    }

    /// The result of the cell from those of its blocks, in the order of their deals: the same as if it had been played whole, the
    /// seconds added up.
    ///
    /// # Errors
    /// If a block is not the next one of this cell, such as one that was played by another version or with other options, or if
    /// deals are missing.
    pub fn merge(&self, blocks: Vec<CellResult>) -> Result<CellResult, Error> {
        let mut whole = CellResult::new(self.plan());
        for (n, block) in blocks.into_iter().enumerate() {
            let (first, deals) = (whole.deals(), block.deals());
            let plan = self.block(first, deals).plan();
            if deals == 0 || deals > self.deals - first || !block.is_of(&plan, deals) {
                let expected = plan.replace('\n', "; ");
                let message =
                    format!("block {n} of cell `{}` is not the one that comes next, which is: {expected}", self.name);
                return Err(Error::Failed(message));
            }
            whole.append(block);
        }
        if whole.deals() != self.deals {
            let (found, deals) = (whole.deals(), self.deals);
            return Err(Error::Failed(format!("the blocks of cell `{}` have {found} of {deals} deals", self.name)));
        }
        whole.losses = losses::merged(self.game, std::mem::take(&mut whole.losses))?;
        Ok(whole)
    }
}

impl CellResult {
    /// Adds the deals that come next; their losses stay in a list of their own at the end.
    fn append(&mut self, next: Self) {
        if !self.scores.is_empty() || !next.scores.is_empty() {
            self.scores.resize(self.moves.len(), None);
            self.scores.extend(&next.scores);
            self.scores.resize(self.moves.len() + next.moves.len(), None);
        }
        self.results.push_str(&next.results);
        self.moves.extend(next.moves);
        self.decisions.extend(next.decisions);
        self.lucks.extend(next.lucks);
        self.choices += next.choices;
        self.widest = self.widest.max(next.widest);
        for (cause, games) in next.ends {
            match self.ends.iter_mut().find(|(known, _)| *known == cause) {
                Some((_, sum)) => *sum += games,
                None => self.ends.push((cause, games)),
            }
        }
        self.losses.extend(next.losses);
        self.seconds += next.seconds;
    }
}
