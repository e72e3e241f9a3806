//! Everything a referee knows.

use underdeck_cards::{Card, CardSet};
use underdeck_game::{Chance, GameInfo, Seat, StateError, Turn};

use crate::campaign::{self, PlayedScenario};
use crate::deck::{CardRow, MainDeck, TurnPile};
use crate::keep::Keep;
use crate::kinds::{Kind, Mode};
use crate::legal::Moves;
use crate::phase::Phase;
use crate::{INFO, Move, Options, View};

/// What never changes in a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Frame {
    pub(crate) mode: Mode,
    /// 1–10, 0 outside the campaign.
    pub(crate) scenario: u8,
    pub(crate) turn_limit: u8,
    /// The row of the Monarch's table in play, 0 without him.
    pub(crate) monarch: u8,
    pub(crate) heroes: bool,
    /// The player who drafts heroes, 1 or 2; 0 for nobody.
    pub(crate) hero_player: u8,
    /// Whether the Monarch lies under the other turn cards (option-13).
    pub(crate) monarch_last: bool,
    /// Whether quiet turns end with a reshuffle too (option-11).
    pub(crate) shuffle_always: bool,
    /// Whether new Peons wait for the next turn (option-12).
    pub(crate) peons_wait: bool,
    /// Whether one door or trap a hero is all (option-14).
    pub(crate) one_ware: bool,
}

/// A game of Living Keep as an all-seeing referee knows it (state-1).
///
/// Less than a kibibyte, `Copy`, without heap. As JSON it is the flat object of the reference. Players are counted from
/// 0 here; the second Keep is empty where there is one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) keeps: [Keep; 2],
    pub(crate) main: MainDeck,
    /// The turn deck; in coop each player's share of it.
    pub(crate) turns: [TurnPile; 2],
    pub(crate) discard: CardSet,
    pub(crate) turn_discard: CardSet,
    pub(crate) look: CardSet,
    pub(crate) revealed: CardSet,
    pub(crate) hero_cards: CardSet,
    pub(crate) dig_cards: CardRow<20>,
    pub(crate) placed: CardRow<6>,
    /// What is being divided: gold, stone and mana.
    pub(crate) pool: [u16; 3],
    pub(crate) turn_no: u16,
    pub(crate) war_round: u16,
    pub(crate) phase: Phase,
    pub(crate) resume: Option<Phase>,
    pub(crate) hero: Option<Kind>,
    pub(crate) hero_rank: u8,
    /// Whether a door or trap was used against him, where that counts (option-14).
    pub(crate) ware_used: bool,
    pub(crate) to_move: u8,
    pub(crate) active: u8,
    pub(crate) turn_pass: u8,
    pub(crate) new_peons: u8,
    pub(crate) chanters: u8,
    pub(crate) picks: u8,
    pub(crate) attempted: bool,
    pub(crate) frame: Frame,
}

const _: () = assert!(size_of::<State>() <= 1024 && size_of::<Move>() <= 16);

impl State {
    /// Which decision is due.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The mode.
    pub const fn mode(&self) -> Mode {
        self.frame.mode
    }

    /// The Keep of the player who decides.
    #[inline]
    pub(crate) const fn keep(&self) -> &Keep {
        &self.keeps[(self.to_move & 1) as usize]
    }

    #[inline]
    pub(crate) const fn keep_mut(&mut self) -> &mut Keep {
        &mut self.keeps[(self.to_move & 1) as usize]
    }

    /// The Keep of the other player.
    pub(crate) const fn other_keep_mut(&mut self) -> &mut Keep {
        &mut self.keeps[(!self.to_move & 1) as usize]
    }

    /// The Keeps that there are.
    pub(crate) fn keeps(&self) -> &[Keep] {
        &self.keeps[..self.frame.mode.keeps()]
    }

    /// The pile that the active player's turn cards come from (hero-3).
    #[inline]
    pub(crate) const fn turns_mut(&mut self) -> &mut TurnPile {
        let pile = if matches!(self.frame.mode, Mode::Coop) { self.active & 1 } else { 0 };
        &mut self.turns[pile as usize]
    }

    /// The hero that the Keep meets, as a card.
    pub(crate) fn hero_card(&self) -> Option<Card> {
        self.hero.and_then(Kind::card)
    }
}

impl underdeck_game::State for State {
    type Move = Move;
    type Moves<'a> = Moves;
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
            Phase::Over(end) => Turn::Over(self.outcome_of(end)),
            _ => Turn::Decide(Seat(self.to_move)),
        }
    }

    #[inline]
    fn moves(&self) -> Moves {
        Moves(self.legal())
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move, chance: &mut impl Chance) {
        self.carry_out(mv, chance);
    }

    fn view(&self, seat: Seat) -> View {
        View::of(self, seat)
    }

    fn check(&self) -> Result<(), StateError> {
        self.verify()
    }

    /// Alone and in coop there are no secrets between the seats (view-2, R61).
    fn is_shared(&self) -> bool {
        !self.frame.mode.is_duel()
    }

    fn seats(&self) -> u8 {
        u8::try_from(self.frame.mode.keeps()).unwrap_or(Self::INFO.seats)
    }

    fn campaign(start: &Options, played: &[Self]) -> Option<underdeck_game::CampaignStatus<Options>> {
        let scenarios = played.iter().filter(|state| state.frame.mode == Mode::Campaign);
        let played = scenarios.map(|state| PlayedScenario {
            number: state.frame.scenario,
            phase: state.phase,
            turns: state.turn_no,
        });
        campaign::status(start, &played.collect::<Vec<_>>())
    }
}
