//! The turn: which phase offers moves, and which rule carries out which move. No rule stands here.

use underdeck_game::{CampaignStatus, Chance, GameInfo, Seat, StateError, Turn};

use crate::legal::Legal;
use crate::{INFO, Move, Options, Phase, Quest, Spell, State, View, campaign, check};

impl underdeck_game::State for State {
    type Move = Move;
    type Moves<'a> = Legal;
    type View = View;
    type Options = Options;

    const INFO: &'static GameInfo = &INFO;
    const REFERENCE: &'static str = include_str!("reference.md");

    #[inline]
    fn new(options: &Options, chance: &mut impl Chance) -> Self {
        Self::set_up(options, chance)
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over(end) => Turn::Over(self.outcome(end)),
            _ => Turn::Decide(Seat(0)),
        }
    }

    #[inline]
    fn moves(&self) -> Legal {
        self.legal()
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move, chance: &mut impl Chance) {
        self.carry_out(mv, chance);
    }

    fn view(&self, _seat: Seat) -> View {
        View { quest: self.quest }
    }

    fn check(&self) -> Result<(), StateError> {
        check::check(self)
    }

    fn campaign(start: &Options, played: &[Self]) -> Option<CampaignStatus<Options>> {
        Some(campaign::status(start, played))
    }
}

impl Quest {
    /// The legal moves.
    #[inline(always)]
    pub(crate) fn legal(&self) -> Legal {
        // The commonest case comes first, here and below: a test is cheaper than a jump through a table.
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
    fn carry_out(&mut self, mv: Move, chance: &mut impl Chance) {
        if let Move::Go(square) = mv {
            self.enter(square, chance);
            return self.end_if_hopeless();
        }
        match mv {
            Move::Go(square) => self.enter(square, chance),
            Move::Leave => self.leave(),
            Move::View(square) => self.look(square, chance),
            Move::Fountain => self.drink_from_fountain(chance),
            Move::Cast(Spell::Healing) => self.heal(),
            Move::Cast(Spell::Seeing(square)) => self.see(square, chance),
            Move::Cast(Spell::Dissolving(square) | Spell::Disarming(square)) => self.unmake(square),
            Move::Buy(item) => self.buy(item),
            Move::Fight => self.fight_round(chance),
            Move::Retreat => self.retreat(chance),
            Move::Shield => self.parry(),
            Move::Take => self.suffer(),
            Move::Drink => self.drink(),
            Move::Abandon => self.abandon(),
        }
        self.end_if_hopeless();
    }
}
