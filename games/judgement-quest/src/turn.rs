//! Who offers moves in which phase, and who carries which move out. No rule stands here.

use game::Chance;

use crate::legal::Legal;
use crate::{Move, Phase, Quest, Spell, State};

impl Quest {
    /// The legal moves.
    #[inline(always)]
    pub(crate) fn legal(&self) -> Legal {
        // What happens most comes first, here and below: a test is cheaper than a jump through a table.
        if self.phase == Phase::Explore {
            return self.may_explore();
        }
        match self.phase {
            Phase::Explore => self.may_explore(),
            Phase::Combat => self.may_fight(),
            Phase::Hit => self.may_parry(),
            Phase::Over(_) => Legal::OVER,
        }
    }
}

impl State {
    /// Carries a legal move out.
    #[inline]
    pub(crate) fn carry_out(&mut self, mv: Move, chance: &mut impl Chance) {
        if let Move::Go(spot) = mv {
            self.enter(spot, chance);
            return self.quest.end_if_hopeless();
        }
        match mv {
            Move::Go(spot) => self.enter(spot, chance),
            Move::Leave => self.quest.leave(),
            Move::View(spot) => self.look(spot, chance),
            Move::Fountain => self.quest.drink_from_fountain(chance),
            Move::Cast(Spell::Healing) => self.quest.heal(),
            Move::Cast(Spell::Seeing(spot)) => self.see(spot, chance),
            Move::Cast(Spell::Dissolving(spot) | Spell::Disarming(spot)) => self.quest.unmake(spot),
            Move::Buy(item) => self.quest.buy(item),
            Move::Fight => self.quest.fight_round(chance),
            Move::Retreat => self.retreat(chance),
            Move::Shield => self.quest.parry(),
            Move::Take => self.quest.suffer(),
            Move::Drink => self.quest.drink(),
            Move::Abandon => self.quest.abandon(),
        }
        self.quest.end_if_hopeless();
    }
}
