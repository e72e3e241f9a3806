//! A seat's knowledge.

mod deal;

use rand_core::Rng;
use underdeck_cards::{CardSet, Seen, SeenRow};
use underdeck_game::{Play as _, Seat};

use crate::deck::MAIN_SIZE;
use crate::keep::Keep;
use crate::kinds::{Kind, Mode};
use crate::phase::Phase;
use crate::state::Open;
use crate::tables::Tables;
use crate::{Move, State};

/// Cards of a set that a seat sees, or only their number (view-4, view-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum SeenSet {
    Open(CardSet),
    Hidden(u8),
}

/// A seat's knowledge of the other Keep (view-2, view-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(clippy::large_enum_variant)]
pub(crate) enum Other {
    /// There is none.
    Nobody,
    /// The partner's, who shares everything.
    Partner(Keep),
    /// The rival's: only its health.
    Rival { hp: u16, hp_max: u16 },
}

/// The game as a seat sees it (view-1, view-2, view-3, view-4, view-5).
///
/// Unknown cards of the decks are hidden; of a rival's Keep only the health is seen.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// The seat that has this view, from 0.
    pub(crate) seat: u8,
    /// The seat's own Keep.
    pub(crate) keep: Keep,
    pub(crate) other: Other,
    /// Top first.
    main: SeenRow<MAIN_SIZE>,
    turns: [SeenRow<16>; 2],
    pub(crate) discard: SeenSet,
    pub(crate) revealed: SeenSet,
    /// Whether a rival is making a choice in secret (view-4).
    is_secret: bool,
    /// The choice that a rival makes in secret is shown as the phase it belongs to (view-4).
    pub(crate) open: Open,
}

impl View {
    pub(crate) fn of(state: &State, seat: Seat) -> Self {
        let mode = state.options.mode;
        let seat = if mode.keeps() == 1 { 0 } else { seat.0 & 1 };
        let (keep, other) = (state.keeps[usize::from(seat)], state.keeps[1 - usize::from(seat)]);
        // The rival decides, and not in an open fight (view-4).
        let is_secret = mode.is_duel()
            && state.to_move != seat
            && !matches!(state.phase, Phase::Hero | Phase::Defend | Phase::Over(_));
        let faces = |cards: CardSet, is_hidden| {
            if is_hidden { SeenSet::Hidden(cards.len() as u8) } else { SeenSet::Open(cards) }
        };
        let is_draft = mode == Mode::Draft;
        let known = if is_draft { 0 } else { state.main.known() };
        let main = state.main.cards().iter().take(known).copied();
        let mut open = state.open;
        if is_secret {
            (open.resume, open.picks, open.attempted) = (None, 0, false);
            open.phase = match open.phase {
                Phase::Pick => Phase::Recruit,
                Phase::WarJoin => Phase::War,
                phase => phase,
            };
        }
        Self {
            seat,
            keep,
            other: match mode {
                Mode::Mastery | Mode::Campaign => Other::Nobody,
                Mode::Coop => Other::Partner(other),
                Mode::Standard | Mode::Draft => Other::Rival { hp: other.hp, hp_max: other.hp_max },
            },
            main: SeenRow::new(state.main.len(), main.enumerate()),
            turns: state.turns.each_ref().map(|pile| SeenRow::new(pile.len(), pile.known())),
            discard: faces(state.discard, is_secret || is_draft),
            revealed: faces(state.revealed, is_secret),
            is_secret,
            open,
        }
    }

    /// The number of minions that may still be hired; `None` while the rival decides, as in the next two.
    pub(crate) fn picks(&self) -> Option<u8> {
        (!self.is_secret).then_some(self.open.picks)
    }

    /// Whether the attempt of the turn was made.
    pub(crate) fn attempted(&self) -> Option<bool> {
        (!self.is_secret).then_some(self.open.attempted)
    }

    /// The tables of this game.
    pub(crate) const fn tables(&self) -> &'static Tables {
        self.keep.tables()
    }

    /// The main deck, top first; hidden cards are `Seen::HIDDEN`.
    pub fn main(&self) -> &[Seen] {
        &self.main
    }

    /// The turn deck, top first; in coop a player's share of it, from 0.
    pub fn turns(&self, player: usize) -> &[Seen] {
        &self.turns[player & 1]
    }

    /// Whether it is this seat's turn to decide.
    pub(crate) fn decides(&self) -> bool {
        !self.phase.is_over() && (self.to_move == self.seat || self.options.mode == Mode::Coop)
    }

    /// The Keep that decides: the partner's while he decides.
    pub(crate) fn deciding_keep(&self) -> &Keep {
        match &self.other {
            Other::Partner(partner) if self.to_move != self.seat => partner,
            _ => &self.keep,
        }
    }

    /// The moves that are legal for this seat, or in coop for the player who decides; none while a rival decides
    /// (view-6).
    pub(crate) fn legal(&self) -> Vec<Move> {
        if self.decides() { self.complete().legal_vec() } else { Vec::new() }
    }
}

impl SeenSet {
    pub(crate) fn hidden(self) -> usize {
        match self {
            Self::Open(_) => 0,
            Self::Hidden(count) => count.into(),
        }
    }

    /// The cards that are seen.
    pub(crate) const fn open(self) -> CardSet {
        match self {
            Self::Open(cards) => cards,
            Self::Hidden(_) => CardSet::EMPTY,
        }
    }

    /// The number of cards, seen or not.
    pub(crate) const fn count(self) -> usize {
        match self {
            Self::Open(cards) => cards.len(),
            Self::Hidden(count) => count as usize,
        }
    }
}

underdeck_game::open_part!(State, View: open, Open);

impl underdeck_game::View for View {
    type State = State;

    /// Deals the hidden cards uniformly among all deals that the seat's memory allows. A rival's Keep is not random: it
    /// becomes one like the seat's own, with as few changes as the seen part of the rival needs.
    fn determinise(&self, rng: &mut impl Rng) -> State {
        self.deal(&mut deal::Random(rng))
    }

    fn hidden(&self) -> usize {
        let decks = self.main.iter().chain(self.turns.iter().flat_map(|pile| pile.iter()));
        decks.filter(|seen| seen.card().is_none()).count() + self.discard.hidden() + self.revealed.hidden()
    }

    /// Minions are named by their cards, too.
    fn named_cards(&self) -> CardSet {
        let decks = self.main.iter().chain(self.turns.iter().flat_map(|pile| pile.iter()));
        let rows = self.dig_cards.cards().iter().chain(self.placed.cards()).copied();
        let keeps = [Some(&self.keep), if let Other::Partner(keep) = &self.other { Some(keep) } else { None }];
        let of_keep = |keep: &Keep| {
            let minions: CardSet = keep.minions.iter().filter_map(|(_, minion)| minion.kind.card()).collect();
            keep.hand | keep.seen | minions
        };
        let singles: CardSet = rows.chain(self.hero.and_then(Kind::card)).collect();
        let sets = [self.discard.open(), self.revealed.open(), self.turn_discard, self.look, self.hero_cards, singles];
        sets.into_iter()
            .chain(keeps.into_iter().flatten().map(of_keep))
            .fold(CardSet::seen(decks), |all, set| all | set)
    }
}
