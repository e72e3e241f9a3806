//! Who offers moves in which phase, and who carries which move out. No rule stands here.

use game::Chance;

use crate::legal::Legal;
use crate::state::Phase;
use crate::{Move, State};

impl State {
    /// The legal moves.
    #[inline]
    pub(crate) fn legal(&self) -> Legal {
        match self.phase {
            Phase::Take => self.may_take(),
            Phase::Stand => self.may_stand(),
            Phase::Turn => self.may_act(),
            Phase::Event => self.may_resolve(),
            Phase::Curse => self.may_suffer(),
            Phase::Discard { eligible, optional, .. } => Self::may_discard(eligible, optional),
            Phase::Card { .. } => self.may_pick(),
            Phase::Row => self.may_choose_row(),
            Phase::Column => self.may_choose_column(),
            Phase::Tile => self.may_choose_tile(),
            Phase::Cell { picked } => self.may_choose_cell(picked.is_some()),
            Phase::Build => self.may_build(),
            Phase::Over(_) => Legal::None,
        }
    }

    /// Carries a legal move out.
    #[inline]
    pub(crate) fn carry_out(&mut self, mv: Move, chance: &mut impl Chance) {
        match mv {
            Move::Take(card) => self.take(self.face(card), chance),
            Move::Stand(cell) => self.stand(self.spot(cell)),
            Move::Use(card) => self.use_item(self.face(card)),
            Move::Go(cell) => self.go(self.spot(cell)),
            Move::Descend => self.descend(chance),
            Move::Resolve => self.resolve(),
            Move::Suffer => self.suffer(),
            Move::Discard(card) => self.discard_chosen(self.face(card)),
            Move::Keep => self.choice_done(),
            Move::Card(card) => self.pick(self.face(card)),
            Move::Row(row) => self.choose_row(row),
            Move::Column(column) => self.choose_column(column),
            Move::Tile(cell) => self.choose_tile(self.spot(cell)),
            Move::Cell(cell) => self.choose_cell(self.spot(cell)),
            Move::Build(edge) => self.build(edge),
        }
    }
}
