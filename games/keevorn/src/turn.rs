//! The game as the engine plays it: which rules offer moves in which phase, and which carry a move out. No rule stands here.

use std::ops::ControlFlow;

use game::{Chance, GameInfo, Seat, StateError, Turn};

use crate::rules::{self, Census, backpack, combat, equip, peddler, relics, scrolls, skills};
use crate::{INFO, Move, Options, Phase, State, View, check};

impl game::State for State {
    type Move = Move;
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

    fn legal_moves<B>(&self, mut each: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.phase == Phase::Explore {
            combat::each(self, &mut each)?;
        }
        each_but_fights(self, each)
    }

    #[inline]
    fn legal_count(&self) -> usize {
        count(self)
    }

    #[inline]
    fn legal_nth(&self, n: usize) -> Option<Move> {
        pick(self, |_| n)
    }

    #[inline]
    fn legal_pick(&self, choose: impl FnOnce(usize) -> usize) -> Option<Move> {
        pick(self, choose)
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

/// The legal moves that are no fights, one after another.
pub(crate) fn each_but_fights<B>(state: &State, mut each: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
    if state.phase == Phase::Explore {
        equip::each(state, &mut each)?;
        backpack::each(state, &Census::of(state), &mut each)?;
        skills::each(state, &mut each)?;
        relics::each(state, &mut each)?;
        return scrolls::each(state, &mut each);
    }
    (0..count(state)).map_while(|n| pick(state, |_| n)).try_for_each(each)
}

/// How many moves are legal: at least one until the game is over (explore-2, over-1), at most 41 (state-4).
fn count(state: &State) -> usize {
    match state.phase {
        Phase::Explore => Room::of(state).count,
        Phase::Peddler => peddler::count(state),
        Phase::Probe => 2,
        Phase::Loss => scrolls::loss_count(state),
        Phase::Relief => scrolls::relief_count(state),
        Phase::Surprise => scrolls::surprise_count(state),
        Phase::Wish => scrolls::wish_count(state),
        Phase::Over(_) => 0,
    }
}

/// The legal move whose number `choose` picks, given how many there are; `None` if no move has that number.
#[inline]
fn pick(state: &State, choose: impl FnOnce(usize) -> usize) -> Option<Move> {
    if state.phase == Phase::Explore {
        let room = Room::of(state);
        let n = choose(room.count);
        return (n < room.count).then(|| room.nth(state, n));
    }
    let count = count(state);
    if count == 0 {
        return None;
    }
    let n = choose(count);
    (n < count).then(|| match state.phase {
        Phase::Peddler => peddler::nth(state, n),
        Phase::Probe => [Move::Take, Move::Return][n],
        Phase::Loss => scrolls::loss_nth(state, n),
        Phase::Relief => scrolls::relief_nth(state, n),
        Phase::Surprise => scrolls::surprise_nth(state, n),
        Phase::Wish | Phase::Explore | Phase::Over(_) => scrolls::wish_nth(n),
    })
}

/// The moves of phase `explore`, counted group by group; Jokers are in none (explore-1).
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

/// Carries a legal move out.
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
