//! Dispatch: the rules that offer moves in each phase, refuse a move, or play it.

use underdeck_game::{Chance, GameInfo, Refusal, Seat, StateError, Turn};

use crate::legal::{Legal, Moves};
use crate::state::Phase;
use crate::{INFO, Move, Options, State, View, check};

impl underdeck_game::State for State {
    type Move = Move;
    type Moves<'a> = Moves;
    type View = View;
    type Options = Options;

    const INFO: &'static GameInfo = &INFO;
    const REFERENCE: &'static str = include_str!("reference.md");

    #[inline]
    fn new(options: &Options, chance: &mut impl Chance) -> Self {
        Self::set_up(*options, chance)
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over(end) => Turn::Over(end.outcome()),
            _ => Turn::Decide(Seat(0)),
        }
    }

    #[inline]
    fn moves(&self) -> Moves {
        Moves { legal: self.legal(), inside: self.usable_inside(), options: self.options }
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move, chance: &mut impl Chance) {
        self.apply(mv, chance);
    }

    fn view(&self, _seat: Seat) -> View {
        View::of(self)
    }

    fn check(&self) -> Result<(), StateError> {
        check::check(self)
    }
}

impl State {
    /// The legal moves.
    #[inline]
    pub(crate) fn legal(&self) -> Legal {
        match self.phase {
            Phase::Take => self.may_take(),
            Phase::Stand => self.may_stand(),
            Phase::Turn => Legal::Turn(self.may_act()),
            Phase::Event => self.may_resolve(),
            Phase::Curse => self.may_suffer(),
            Phase::Discard { optional, .. } => self.may_discard(optional),
            Phase::Card { .. } => self.may_pick(),
            Phase::Row => self.may_choose_row(),
            Phase::Column => self.may_choose_column(),
            Phase::Tile => self.may_choose_tile(),
            Phase::Cell { picked } => self.may_choose_cell(picked.is_some()),
            Phase::Build => self.may_build(),
            Phase::Over(_) => Legal::None,
        }
    }

    /// Whether a move is legal, with the most obvious reason if it is not.
    pub(crate) fn check_move(&self, mv: Move) -> Result<(), Refusal> {
        match (self.phase, mv) {
            (Phase::Turn, _) => self.check_act(mv),
            (Phase::Take, Move::Take(card)) => self.check_take(card),
            (Phase::Stand, Move::Stand(cell)) => self.find_tile(cell, &["stand-1"]).map(drop),
            (Phase::Event | Phase::Curse, Move::Use(card)) => self.check_use(card),
            (Phase::Event, Move::Resolve) | (Phase::Curse, Move::Suffer) => Ok(()),
            (Phase::Discard { .. }, Move::Discard(card)) => self.check_discard(card),
            (Phase::Discard { left, optional }, Move::Keep) => self.check_keep(left, optional),
            (Phase::Card { .. }, Move::Card(card)) => self.check_pick(card),
            (Phase::Row, Move::Row(row)) => self.check_row(row),
            (Phase::Column, Move::Column(column)) => self.check_column(column),
            (Phase::Tile, Move::Tile(cell)) => self.check_tile(cell),
            (Phase::Cell { picked }, Move::Cell(cell)) => self.check_cell(picked.is_some(), cell),
            (Phase::Build, Move::Build(edge)) => self.check_build(edge),
            (_, Move::Use(card)) if !self.usable_inside().is_empty() => self.check_use(card),
            _ => self.refuse_early(),
        }
    }

    /// Plays a legal move.
    #[inline]
    pub(crate) fn apply(&mut self, mv: Move, chance: &mut impl Chance) {
        match mv {
            Move::Take(card) => self.take(self.face(card), chance),
            Move::Stand(cell) => self.stand(self.square(cell)),
            Move::Use(card) => self.use_item(self.face(card)),
            Move::Go(cell) => self.go(self.square(cell)),
            Move::Descend => self.descend(chance),
            Move::Resolve => self.resolve(),
            Move::Suffer => self.suffer(),
            Move::Discard(card) => self.discard_chosen(self.face(card)),
            Move::Keep => self.choice_done(),
            Move::Card(card) => self.pick(self.face(card)),
            Move::Row(row) => self.choose_row(row),
            Move::Column(column) => self.choose_column(column),
            Move::Tile(cell) => self.choose_tile(self.square(cell)),
            Move::Cell(cell) => self.choose_cell(self.square(cell)),
            Move::Build(edge) => self.build(edge),
        }
    }
}
