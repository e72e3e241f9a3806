//! Measures by names.

use underdeck_catalogue::GameVisitor;
use underdeck_game::Playable;

use super::{Effort, Measures, Readings, measure, readings};
use crate::{Error, PlanRequest, SimulationHost};

impl PlanRequest {
    /// Computes all measures, with the first player as the best available one. See [`measure`].
    ///
    /// # Errors
    /// As [`PlanRequest::simulate`].
    pub fn measure(&self, effort: &Effort, host: &SimulationHost<'_>) -> Result<Measures, Error> {
        underdeck_catalogue::visit(&self.game, Measuring { request: self, effort, host })?
    }

    /// Computes the effects of alternative readings of rulings, over this number of deals. See [`readings`].
    ///
    /// # Errors
    /// As [`PlanRequest::simulate`].
    pub fn readings(&self, deals: u64, host: &SimulationHost<'_>) -> Result<Readings, Error> {
        underdeck_catalogue::visit(&self.game, Reading { request: self, deals, host })?
    }

    /// The most games in progress reports of [`PlanRequest::readings`].
    ///
    /// # Errors
    /// If the game or an option does not exist.
    pub fn reading_games(&self, deals: u64) -> Result<u64, Error> {
        Ok(underdeck_catalogue::visit(&self.game, ReadingCount { request: self, deals })??)
    }

    /// The most games in progress reports of [`PlanRequest::measure`].
    ///
    /// # Errors
    /// If the game or a house rule does not exist.
    pub fn measured_games(&self, effort: &Effort) -> Result<u64, Error> {
        Ok(underdeck_catalogue::visit(&self.game, Counting { request: self, effort })??)
    }
}

struct Measuring<'a, 'h> {
    request: &'a PlanRequest,
    effort: &'a Effort,
    host: &'a SimulationHost<'h>,
}

impl GameVisitor for Measuring<'_, '_> {
    type Out = Result<Measures, Error>;

    fn visit<S: Playable>(self) -> Self::Out {
        measure(&self.request.plan::<S>()?, self.effort, self.host).map_err(Error::Failed)
    }
}

struct Reading<'a, 'h> {
    request: &'a PlanRequest,
    deals: u64,
    host: &'a SimulationHost<'h>,
}

impl GameVisitor for Reading<'_, '_> {
    type Out = Result<Readings, Error>;

    fn visit<S: Playable>(self) -> Self::Out {
        readings(&self.request.plan::<S>()?, self.deals, self.host).map_err(Error::Failed)
    }
}

struct ReadingCount<'a> {
    request: &'a PlanRequest,
    deals: u64,
}

impl GameVisitor for ReadingCount<'_> {
    type Out = Result<u64, underdeck_catalogue::Error>;

    fn visit<S: Playable>(self) -> Self::Out {
        let options = underdeck_catalogue::typed_options::<S>(&self.request.options)?;
        Ok(super::readings::games::<S>(&options, self.deals))
    }
}

struct Counting<'a> {
    request: &'a PlanRequest,
    effort: &'a Effort,
}

impl GameVisitor for Counting<'_> {
    type Out = Result<u64, underdeck_catalogue::Error>;

    fn visit<S: Playable>(self) -> Self::Out {
        Ok(self.effort.games::<S>(&underdeck_catalogue::typed_options::<S>(&self.request.options)?))
    }
}
