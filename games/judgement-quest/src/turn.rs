//! Dispatch: the rules that offer moves in each phase, refuse a move, or play it.

use underdeck_game::{CampaignStatus, Chance, GameInfo, Refusal, Seat, StateError, Turn, say};

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
        self.apply(mv, chance);
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

    fn sequel(&self) -> Option<Options> {
        campaign::sequel(self)
    }
}

impl Quest {
    /// The legal moves.
    #[inline(always)]
    pub(crate) fn legal(&self) -> Legal {
        // The most common case comes first, here and below: a test is cheaper than a jump through a table.
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

    /// Whether a move is legal: first whether it belongs to the phase, then the move itself
    /// (phase-1, move-1, over-1, fight-1, hit-1, R21, R27).
    pub(crate) fn check_move(&self, mv: Move) -> Result<(), Refusal> {
        match (self.phase, mv) {
            (Phase::Over(_), _) => Refusal::because(&["phase-1", "over-1"], say!(REFUSED_OVER)),
            (_, Move::Abandon) => Ok(()),
            (_, Move::Drink) => self.check_drink(),
            (Phase::Hit, Move::Shield) => self.check_shield(),
            (Phase::Hit, Move::Take) | (Phase::Combat, Move::Fight | Move::Retreat) => Ok(()),
            (Phase::Hit, _) => Refusal::because(&["hit-1"], say!(REFUSED_HIT)),
            (_, Move::Shield | Move::Take) => Refusal::because(&["hit-1", "R21"], say!(REFUSED_NO_HIT)),
            (Phase::Combat, _) => Refusal::because(&["fight-1", "R27"], say!(REFUSED_COMBAT, room = self.here.name())),
            (_, Move::Fight | Move::Retreat) => Refusal::because(&["fight-1"], say!(REFUSED_NO_ENEMY)),
            (_, Move::Go(square)) => self.check_go(square),
            (_, Move::Leave) => self.check_leave(),
            (_, Move::View(square)) => self.check_view(square),
            (_, Move::Fountain) => self.check_fountain(),
            (_, Move::Cast(spell)) => self.check_cast(spell),
            (_, Move::Buy(item)) => self.check_buy(item),
        }
    }
}

impl State {
    /// Plays a legal move.
    #[inline]
    fn apply(&mut self, mv: Move, chance: &mut impl Chance) {
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
