//! Dispatch: the rules that offer moves in each phase, and the rule that plays each move.

use underdeck_game::{Chance, GameInfo, MoveList, Refusal, Seat, StateError, Turn};

use crate::rules::refusal::check_phase;
use crate::rules::{self, Census, backpack, combat, equip, peddler, relics, scrolls, skills};
use crate::{INFO, Move, Options, Phase, State, View, check};

impl underdeck_game::State for State {
    type Move = Move;
    type Moves<'a> = Moves<'a>;
    type View = View;
    type Options = Options;

    const INFO: &'static GameInfo = &INFO;
    const REFERENCE: &'static str = include_str!("reference.md");

    #[inline]
    fn new(options: &Options, chance: &mut impl Chance) -> Self {
        rules::set_up(options, chance)
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over(end) => Turn::Over(end.outcome()),
            _ => Turn::Decide(Seat(0)),
        }
    }

    #[inline]
    fn moves(&self) -> Moves<'_> {
        Moves { state: self, room: (self.phase == Phase::Explore).then(|| Room::of(self)) }
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move, chance: &mut impl Chance) {
        play(self, mv, chance);
    }

    fn view(&self, _seat: Seat) -> View {
        View::of(self)
    }

    fn check(&self) -> Result<(), StateError> {
        check::check(self)
    }
}

/// The legal moves: at least one until the game is over (explore-2, over-1), at most 41 (state-4).
#[derive(Clone)]
pub struct Moves<'a> {
    state: &'a State,
    /// Those of phase `explore`.
    room: Option<Room>,
}

impl Moves<'_> {
    /// The number of fights, which come first.
    pub(crate) fn fights(&self) -> usize {
        self.room.as_ref().map_or(0, |room| room.combat)
    }
}

impl MoveList for Moves<'_> {
    type Move = Move;

    #[inline]
    fn count(&self) -> usize {
        if let Some(room) = &self.room {
            return room.count;
        }
        match self.state.phase {
            Phase::Peddler => peddler::count(self.state),
            Phase::Probe => 2,
            Phase::Loss => scrolls::loss_count(self.state),
            Phase::Relief => scrolls::relief_count(self.state),
            Phase::Surprise => scrolls::surprise_count(self.state),
            Phase::Wish => scrolls::wish_count(self.state),
            Phase::Explore | Phase::Over(_) => 0,
        }
    }

    #[inline]
    fn nth(&self, n: usize) -> Option<Move> {
        if let Some(room) = &self.room {
            return (n < room.count).then(|| room.nth(self.state, n));
        }
        (n < self.count()).then(|| match self.state.phase {
            Phase::Peddler => peddler::nth(self.state, n),
            Phase::Probe => [Move::Take, Move::Return][n],
            Phase::Loss => scrolls::loss_nth(self.state, n),
            Phase::Relief => scrolls::relief_nth(self.state, n),
            Phase::Surprise => scrolls::surprise_nth(self.state, n),
            Phase::Wish | Phase::Explore | Phase::Over(_) => scrolls::wish_nth(n),
        })
    }
}

/// The moves of phase `explore`, counted by group; Jokers are in none (explore-1).
#[derive(Clone)]
struct Room {
    census: Census,
    combat: usize,
    equip: usize,
    backpack: usize,
    skills: usize,
    relics: usize,
    count: usize,
}

impl Room {
    #[inline(always)]
    fn of(state: &State) -> Self {
        let census = Census::of(state);
        let (combat, equip, backpack) = (combat::count(&census), equip::count(&census), backpack::count(&census));
        let (skills, relics) = (skills::count(state, &census), relics::count(&census));
        let count = combat + equip + backpack + skills + relics + scrolls::count(&census);
        Self { census, combat, equip, backpack, skills, relics, count }
    }

    #[inline(always)]
    fn nth(&self, state: &State, mut n: usize) -> Move {
        if n < self.combat {
            return combat::nth(state, &self.census, n);
        }
        n -= self.combat;
        if n < self.equip {
            return equip::nth(state, &self.census, n);
        }
        n -= self.equip;
        if n < self.backpack {
            return backpack::nth(state, &self.census, n);
        }
        n -= self.backpack;
        if n < self.skills {
            return skills::nth(state, &self.census, n);
        }
        n -= self.skills;
        if n < self.relics {
            return relics::nth(state, n);
        }
        scrolls::nth(state, n - self.relics)
    }
}

/// Plays a legal move.
#[inline]
pub(crate) fn play(state: &mut State, mv: Move, chance: &mut impl Chance) {
    match mv {
        Move::Trade(card) => peddler::trade(state, card),
        Move::Explore => state.check_room(chance),
        Move::Equip(card) => equip::equip(state, card, chance),
        Move::EquipDrop(card, drop) => equip::equip_drop(state, card, drop, chance),
        Move::Heal(card) => skills::heal(state, card, chance),
        Move::Probe(card) => skills::probe(state, card),
        Move::Bury(card, target) => skills::bury(state, card, target, chance),
        Move::Take => skills::take(state, chance),
        Move::Return => state.check_room(chance),
        Move::Relic(card) => relics::relic(state, card, chance),
        Move::Fight(monster, with) => combat::fight(state, monster, with, chance),
        Move::Read(card) => scrolls::read(state, card, chance),
        Move::Store(card) => backpack::store(state, card, chance),
        Move::Place(card) => backpack::place(state, card),
        Move::Lose(card) => scrolls::lose(state, card, chance),
        Move::Relieve(card) => scrolls::relieve(state, card, chance),
        Move::Decline => state.resume(chance),
        Move::Discard(cards) => scrolls::discard(state, cards, chance),
        Move::Wish(fortune) => scrolls::wish(state, fortune, chance),
    }
}

/// Whether a move is legal, with the most obvious reason if it is not.
pub(crate) fn check_move(state: &State, mv: Move) -> Result<(), Refusal> {
    check_phase(state, mv)?;
    match mv {
        Move::Trade(_) | Move::Explore => peddler::check(state, mv),
        Move::Equip(card) => equip::check(state, card, None),
        Move::EquipDrop(card, drop) => equip::check(state, card, Some(drop)),
        Move::Heal(card) => skills::check_heal(state, card),
        Move::Probe(card) => skills::check_probe(state, card),
        Move::Bury(card, target) => skills::check_bury(state, card, target),
        Move::Take | Move::Return => skills::check_probed(state),
        Move::Relic(card) => relics::check(state, card),
        Move::Fight(monster, with) => combat::check(state, monster, with),
        Move::Read(card) => scrolls::check_read(state, card),
        Move::Store(card) => backpack::check_store(state, card),
        Move::Place(card) => backpack::check_place(state, card),
        Move::Lose(_) | Move::Relieve(_) | Move::Decline | Move::Discard(_) | Move::Wish(_) => {
            scrolls::check_choice(state, mv)
        }
    }
}
