//! The order of phases, and the end of a turn.

use underdeck_game::Chance;

use crate::State;
use crate::kinds::Mode;
use crate::phase::{End, Phase};

impl State {
    /// `next`: the phase ends (dig-2, dig-10, build-2, train-3, research-4, recruit-3, R14, R67).
    #[inline]
    pub(crate) fn next(&mut self, chance: &mut impl Chance) {
        if self.options.mode == Mode::Standard && matches!(self.phase, Phase::Dig | Phase::Recruit) {
            self.reshuffle(chance);
        }
        self.advance(self.phase);
    }

    /// Continues from a phase: with the other Keep if both have it, else with the next phase
    /// (order-1, order-2, order-3, order-5, R61, R62, R66).
    #[inline]
    pub(crate) fn advance(&mut self, from: Phase) {
        let for_both = match self.options.mode {
            Mode::Coop => matches!(from, Phase::Upkeep | Phase::Build | Phase::Train | Phase::Research),
            Mode::Standard => true,
            _ => false,
        };
        if for_both && self.to_move == self.active {
            self.to_move = 1 - self.active;
            self.enter(from);
        } else {
            self.to_move = self.active;
            self.enter(self.after(from));
        }
    }

    /// The phase after one of them (order-1, order-2, order-3).
    #[inline]
    fn after(&self, phase: Phase) -> Phase {
        match phase {
            Phase::Upkeep => Phase::Dig,
            Phase::Dig => Phase::Build,
            Phase::Build if matches!(self.options.mode, Mode::Standard) => Phase::Recruit,
            Phase::Build => Phase::Train,
            Phase::Train => Phase::Research,
            Phase::Research => Phase::Recruit,
            _ => Phase::Hero,
        }
    }

    /// A phase begins (go-1, go-2, go-3, R40, R54, R55, R65).
    #[inline]
    fn enter(&mut self, phase: Phase) {
        self.phase = phase;
        match phase {
            Phase::Recruit => self.attempted = false,
            Phase::Hero if self.turns_are_spent() && self.is_last_pass() => {
                self.turn_pass = self.turn_limit;
                self.end_in_time();
            }
            Phase::Hero if self.options.mode == Mode::Coop => {
                let mine = usize::from(self.active & 1);
                if self.turns[mine].is_empty() && !self.turns[1 - mine].is_empty() {
                    self.end_turn();
                }
            }
            _ => {}
        }
    }

    #[inline]
    pub(crate) const fn turns_are_spent(&self) -> bool {
        self.turns[0].is_empty() && self.turns[1].is_empty()
    }

    /// Ends a turn with a hero or the Monarch: goals come before the reshuffle (turn-1, shuffle-2, goals-2, R5).
    pub(crate) fn end_met_turn(&mut self, chance: &mut impl Chance) {
        self.look_at_goals();
        if !self.phase.is_over() {
            self.reshuffle(chance);
            self.end_turn();
        }
    }

    /// Ends a turn whose card called no hero: with a reshuffle only if the option `shuffle_always` is set
    /// (turn-1, shuffle-3, option-11, R5).
    #[inline]
    pub(crate) fn end_quiet_turn(&mut self, chance: &mut impl Chance) {
        match self.options.shuffle_always {
            true => self.end_met_turn(chance),
            false => self.end_turn(),
        }
    }

    /// Ends a turn; deck and discard stay as they are (turn-1, turn-2, shuffle-3, order-2, R5, R54).
    pub(crate) fn end_turn(&mut self) {
        self.look_at_goals();
        if self.phase.is_over() {
            return;
        }
        self.turn_no = self.turn_no.saturating_add(1);
        for keep in &mut self.keeps {
            keep.minions.rest();
        }
        if self.options.mode == Mode::Coop {
            self.active = 1 - self.active;
        }
        self.to_move = self.active;
        self.phase = Phase::Upkeep;
        if self.options.mode == Mode::Standard && self.turns_are_spent() && self.is_last_pass() {
            self.turn_pass = self.turn_limit;
            self.begin_war();
        }
    }

    /// Ends the game after the last turn (go-2, end-2, end-3, end-4, R54, R56, R60, R64).
    fn end_in_time(&mut self) {
        let is_reached = self.options.mode == Mode::Campaign && self.goals_hold(true);
        self.end(if is_reached { End::Goal } else { End::Time });
    }
}
