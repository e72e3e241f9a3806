//! Who offers moves in which phase, and who carries which move out. No rule stands here.

use underdeck_game::Chance;

use crate::legal::{Legal, Menu};
use crate::phase::Phase;
use crate::{Move, State};

impl State {
    /// The legal moves.
    #[inline]
    pub(crate) fn legal(&self) -> Legal {
        Legal::Menu(match self.phase {
            Phase::Upkeep => self.upkeep_menu(),
            Phase::Shortfall => self.shortfall_menu(),
            Phase::Dig => self.dig_menu(),
            Phase::Peon => Self::peon_menu(),
            Phase::Divide => return self.divide_legal(),
            Phase::Build => self.build_menu(),
            Phase::Train => self.train_menu(),
            Phase::Research => return self.research_legal(),
            Phase::Recruit => self.recruit_menu(),
            Phase::Pick => self.pick_menu(),
            Phase::Reorder => return Legal::Place(self.look),
            Phase::Hero => self.hero_menu(),
            Phase::Defend => self.defend_menu(),
            Phase::Draft => self.draft_menu(),
            Phase::War => self.war_menu(),
            Phase::WarJoin => self.join_menu(),
            Phase::Over(_) => Menu::NONE,
        })
    }

    /// Carries a legal move out.
    #[inline]
    pub(crate) fn carry_out(&mut self, mv: Move, chance: &mut impl Chance) {
        match mv {
            Move::Collect => self.collect(chance),
            Move::AssignDig(n) => self.assign_dig(n, chance),
            Move::PeonDig => self.peon_dig(chance),
            Move::PeonChant => self.peon_chant(chance),
            Move::Give(what, n) => self.give(what, n),
            Move::Build(room) => self.keep_mut().build(room),
            Move::Train(id) => self.train(id, chance),
            Move::Research(work) => self.keep_mut().start_project(work),
            Move::Channel(spell, n) => self.channel(spell, n, chance),
            Move::Labour(ware, n) => self.labour(ware, n, chance),
            Move::Attempt => self.attempt_of_the_turn(chance),
            Move::Recruit(card) => self.recruit(card, chance),
            Move::Done => self.end_attempt(),
            Move::Banish(id) => self.banish(id),
            Move::Flip => self.flip(chance),
            Move::Use(ware) => self.use_ware(ware, chance),
            Move::Fight => self.fight(chance),
            Move::Cast(spell) => self.cast(spell, chance),
            Move::Place(card) => self.place(card),
            Move::Extra => self.draft_extra(),
            Move::Pass => self.draft_pass(chance),
            Move::Attack(id) => self.attack(id),
            Move::Alone => self.war_choice_made(),
            Move::Join(id) => self.join(id),
            Move::Next => self.next(chance),
        }
        self.look_at_goals();
    }
}
