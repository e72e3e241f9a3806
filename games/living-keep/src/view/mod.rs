//! What a seat may know.

mod deal;
mod rival;

use rand_core::Rng;
use underdeck_cards::{CardSet, Seen, SeenRow};
use underdeck_game::{Play as _, Seat};

use crate::deck::{CardRow, MAIN_SIZE};
use crate::keep::Keep;
use crate::kinds::{Kind, Mode};
use crate::phase::Phase;
use crate::state::Frame;
use crate::{Move, State};

/// Cards of a set that a seat sees, or only their number (view-4, view-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Faces {
    Open(CardSet),
    Hidden(u8),
}

/// What a seat knows of the other Keep (view-2, view-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(clippy::large_enum_variant)]
pub(crate) enum Other {
    /// There is none.
    Nobody,
    /// The partner's, who shares all.
    Partner(Keep),
    /// The rival's: its health, and nothing else.
    Rival { hp: u16, hp_max: u16 },
}

/// The game as a seat sees it (view-1, view-2, view-3, view-4, view-5).
///
/// Unknown cards of the decks are hidden; of a rival's Keep only its health is there.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// Whose view it is, from 0.
    pub(crate) seat: u8,
    pub(crate) frame: Frame,
    /// The seat's own Keep.
    pub(crate) keep: Keep,
    pub(crate) other: Other,
    /// Top first.
    main: SeenRow<MAIN_SIZE>,
    turns: [SeenRow<16>; 2],
    pub(crate) discard: Faces,
    pub(crate) revealed: Faces,
    pub(crate) turn_discard: CardSet,
    pub(crate) look: CardSet,
    pub(crate) hero_cards: CardSet,
    pub(crate) dig_cards: CardRow<20>,
    pub(crate) placed: CardRow<6>,
    pub(crate) pool: [u16; 3],
    pub(crate) turn_no: u16,
    pub(crate) war_round: u16,
    /// A rival's half-made choice is shown as the phase it belongs to (view-4).
    pub(crate) phase: Phase,
    pub(crate) resume: Option<Phase>,
    pub(crate) hero: Option<Kind>,
    pub(crate) hero_rank: u8,
    pub(crate) ware_used: bool,
    pub(crate) to_move: u8,
    pub(crate) active: u8,
    pub(crate) turn_pass: u8,
    pub(crate) new_peons: u8,
    pub(crate) chanters: u8,
    /// `None` while the rival decides, as the next.
    pub(crate) picks: Option<u8>,
    pub(crate) attempted: Option<bool>,
}

impl View {
    pub(crate) fn of(state: &State, seat: Seat) -> Self {
        let mode = state.frame.mode;
        let seat = if mode.keeps() == 1 { 0 } else { seat.0 & 1 };
        let (keep, other) = (state.keeps[usize::from(seat)], state.keeps[1 - usize::from(seat)]);
        // The rival decides, and it is no open fight (view-4).
        let is_secret = mode.is_duel()
            && state.to_move != seat
            && !matches!(state.phase, Phase::Hero | Phase::Defend | Phase::Over(_));
        let faces = |cards: CardSet, is_hidden| {
            if is_hidden { Faces::Hidden(cards.len() as u8) } else { Faces::Open(cards) }
        };
        let is_draft = mode == Mode::Draft;
        let known = if is_draft { 0 } else { state.main.known() };
        let main = state.main.cards().iter().take(known).copied();
        Self {
            seat,
            frame: state.frame,
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
            turn_discard: state.turn_discard,
            look: state.look,
            hero_cards: state.hero_cards,
            dig_cards: state.dig_cards,
            placed: state.placed,
            pool: state.pool,
            turn_no: state.turn_no,
            war_round: state.war_round,
            phase: match state.phase {
                Phase::Pick if is_secret => Phase::Recruit,
                Phase::WarJoin if is_secret => Phase::War,
                phase => phase,
            },
            resume: state.resume.filter(|_| !is_secret),
            hero: state.hero,
            hero_rank: state.hero_rank,
            ware_used: state.ware_used,
            to_move: state.to_move,
            active: state.active,
            turn_pass: state.turn_pass,
            new_peons: state.new_peons,
            chanters: state.chanters,
            picks: (!is_secret).then_some(state.picks),
            attempted: (!is_secret).then_some(state.attempted),
        }
    }

    /// Which decision is due, as far as the seat may know.
    pub const fn phase(&self) -> Phase {
        self.phase
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
        !self.phase.is_over() && (self.to_move == self.seat || self.frame.mode == Mode::Coop)
    }

    /// The Keep that the decision is about: the partner's where the partner decides.
    pub(crate) fn deciding_keep(&self) -> &Keep {
        match &self.other {
            Other::Partner(partner) if self.to_move != self.seat => partner,
            _ => &self.keep,
        }
    }

    /// The moves that are legal for this seat, or in coop for whoever decides; none while a rival decides (view-6).
    pub(crate) fn legal(&self) -> Vec<Move> {
        if self.decides() { self.complete().legal_vec() } else { Vec::new() }
    }
}

impl Faces {
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

    /// How many cards there are, seen or not.
    pub(crate) const fn count(self) -> usize {
        match self {
            Self::Open(cards) => cards.len(),
            Self::Hidden(count) => count as usize,
        }
    }
}

impl underdeck_game::View for View {
    type State = State;

    /// The hidden cards are dealt uniformly among all that the seat's memory allows. A rival's Keep is no matter of luck:
    /// it becomes one like the seat's own, changed as little as what is seen of the rival asks for.
    fn determinise(&self, rng: &mut impl Rng) -> State {
        self.deal(&mut deal::Random(rng))
    }

    fn hidden(&self) -> usize {
        let decks = self.main.iter().chain(self.turns.iter().flat_map(|pile| pile.iter()));
        decks.filter(|seen| seen.card().is_none()).count() + self.discard.hidden() + self.revealed.hidden()
    }

    /// Minions go by their cards, too.
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
