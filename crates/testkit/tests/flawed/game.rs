//! The toy game with one flaw or none.

use std::hash::{Hash as _, Hasher};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};

use cards::Card;
use game::{
    Aim, Chance, GameInfo, Means, Place, Play, Policy, Rng, Seat, SeenChance, Solve, State, StateError, Table, Telling,
    Turn, View,
};
use serde::{Deserialize, Deserializer, Serialize};
use testkit::toy::{Toy, ToyMove, ToyOptions, ToyView};

/// The flaws by number: a parameter of a type cannot be an enum yet.
pub(crate) struct Flaw;

impl Flaw {
    pub(crate) const NONE: u8 = 0;
    pub(crate) const TWICE: u8 = 1;
    pub(crate) const COUNT: u8 = 2;
    pub(crate) const ORDER: u8 = 3;
    pub(crate) const CHECK: u8 = 4;
    pub(crate) const LIE: u8 = 5;
    pub(crate) const HIDDEN: u8 = 6;
    pub(crate) const FORGET: u8 = 7;
    pub(crate) const OFFER: u8 = 8;
    pub(crate) const RULE: u8 = 9;
    pub(crate) const PLACE: u8 = 10;
    pub(crate) const UNTOLD: u8 = 11;
    pub(crate) const GREEDY: u8 = 12;
    pub(crate) const CLOCK: u8 = 13;
    pub(crate) const END: u8 = 14;
    pub(crate) const TALK: u8 = 15;
    pub(crate) const MOOD: u8 = 16;
    pub(crate) const PILES: u8 = 17;
    pub(crate) const PANIC: u8 = 18;
    pub(crate) const SETUP: u8 = 19;
    pub(crate) const TRUST: u8 = 20;
    pub(crate) const LEAK: u8 = 21;
    pub(crate) const FIXED: u8 = 22;
    pub(crate) const ESSENCE: u8 = 23;
    pub(crate) const MEANS: u8 = 24;
    pub(crate) const HOPELESS: u8 = 25;
    pub(crate) const BOUND: u8 = 26;
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(transparent)]
pub(crate) struct Flawed<const FLAW: u8>(Toy);

impl<'de, const FLAW: u8> Deserialize<'de> for Flawed<FLAW> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut toy = Toy::deserialize(deserializer)?;
        // No game has so much gold.
        if FLAW == Flaw::TRUST && toy.open.gold == 255 {
            toy.open.lives = 10;
        }
        Ok(Self(toy))
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(transparent)]
pub(crate) struct FlawedView<const FLAW: u8>(ToyView, #[serde(skip)] Option<Card>);

impl<const FLAW: u8> State for Flawed<FLAW> {
    type Move = ToyMove;
    type View = FlawedView<FLAW>;
    type Options = ToyOptions;

    const INFO: &'static GameInfo =
        if FLAW == Flaw::PILES { &GameInfo { piles: &[], ..*Toy::INFO } } else { Toy::INFO };

    fn new(options: &ToyOptions, chance: &mut impl Chance) -> Self {
        assert!(FLAW != Flaw::SETUP || options.ranks < 6, "there are no sixes");
        Self(Toy::new(options, chance))
    }

    fn turn(&self) -> Turn {
        match self.0.turn() {
            Turn::Over(_) if FLAW == Flaw::END => Turn::Decide(Seat(0)),
            turn => turn,
        }
    }

    fn legal_moves<B>(&self, mut each: impl FnMut(ToyMove) -> ControlFlow<B>) -> ControlFlow<B> {
        let first = self.0.legal_moves(ControlFlow::Break).break_value();
        if let (Flaw::TWICE, Some(first)) = (FLAW, first) {
            each(first)?;
        }
        self.0.legal_moves(each)
    }

    fn legal_count(&self) -> usize {
        match self.0.legal_count() {
            count if count > 1 && FLAW == Flaw::COUNT => count - 1,
            count => count + usize::from(FLAW == Flaw::TWICE && count > 0),
        }
    }

    fn legal_nth(&self, n: usize) -> Option<ToyMove> {
        match FLAW {
            Flaw::ORDER => self.0.legal_nth(self.legal_count().checked_sub(n + 1)?),
            Flaw::TWICE => self.0.legal_nth(n.saturating_sub(1)),
            _ => self.0.legal_nth(n),
        }
    }

    fn play_unchecked(&mut self, mv: ToyMove, chance: &mut impl Chance) {
        static CLOCK: AtomicU64 = AtomicU64::new(0);
        self.0.play_unchecked(mv, chance);
        if FLAW == Flaw::CLOCK {
            self.0.open.gold += CLOCK.fetch_add(1, Ordering::Relaxed) as u16 % 2;
        }
    }

    fn view(&self, seat: Seat) -> FlawedView<FLAW> {
        let mut view = self.0.view(seat);
        if FLAW == Flaw::LIE {
            view.open.gold += 1;
        }
        FlawedView(view, self.0.well.get(0).filter(|_| FLAW == Flaw::LEAK))
    }

    fn check(&self) -> Result<(), StateError> {
        StateError::ensure(FLAW != Flaw::CHECK || self.0.open.hand.len() < 2, "hand", || "too many cards".into())?;
        self.0.check()
    }
}

impl<const FLAW: u8> View for FlawedView<FLAW> {
    type State = Flawed<FLAW>;

    fn determinise(&self, rng: &mut impl Rng) -> Flawed<FLAW> {
        let mut view = self.0.clone();
        if let (Flaw::FORGET, Some(card)) = (FLAW, view.well.first().copied().flatten()) {
            view.well[0] = None;
            view.unseen.insert(card);
        }
        if FLAW == Flaw::FIXED {
            return Flawed(view.determinise(&mut game::FastRng::new(0)));
        }
        loop {
            let toy = view.determinise(rng);
            if self.1.is_none() || toy.well.get(0) == self.1 {
                return Flawed(toy);
            }
        }
    }

    fn hidden(&self) -> usize {
        self.0.hidden() + usize::from(FLAW == Flaw::HIDDEN)
    }
}

impl<const FLAW: u8> Telling for FlawedView<FLAW> {
    fn table(&self) -> Table {
        let mut table = self.0.table();
        match FLAW {
            Flaw::OFFER => {
                table.offers.pop();
            }
            Flaw::RULE => table.offers.iter_mut().for_each(|offer| offer.rules = &["draw-99"]),
            Flaw::PLACE => {
                let gone = game::Gesture::Tap(Place::Zone("attic"));
                table.offers.iter_mut().for_each(|offer| offer.gesture = gone.clone());
            }
            _ => {}
        }
        table
    }

    fn told(&self, mv: ToyMove, chance: &[SeenChance], after: &Self) -> Vec<String> {
        assert!(FLAW != Flaw::PANIC || mv != ToyMove::Stir, "nothing to say");
        if FLAW == Flaw::UNTOLD { Vec::new() } else { self.0.told(mv, chance, &after.0) }
    }
}

impl<const FLAW: u8> Policy for FlawedView<FLAW> {
    fn reason(&self) -> String {
        static MOOD: AtomicU64 = AtomicU64::new(0);
        match FLAW {
            Flaw::TALK => "And so on.".repeat(21),
            Flaw::MOOD => format!("{}.", MOOD.fetch_add(1, Ordering::Relaxed)),
            _ => self.0.reason(),
        }
    }

    fn heuristic(&self) -> ToyMove {
        let state = self.determinise(&mut game::FastRng::new(0));
        if FLAW == Flaw::GREEDY && !state.is_legal(ToyMove::Stir) { ToyMove::Stir } else { self.0.heuristic() }
    }
}

impl<const FLAW: u8> Solve for Flawed<FLAW> {
    const AIMS: &'static [Aim] = &[Aim::Win, Aim::Score];

    fn essence(&self, _aim: Aim, essence: &mut impl Hasher) {
        let mut toy = self.0;
        if FLAW == Flaw::ESSENCE {
            toy.open.gold = 0;
        }
        if FLAW == Flaw::MEANS {
            toy.open.lives = 0;
        }
        toy.hash(essence);
    }

    fn means(&self, _aim: Aim) -> Means {
        [if FLAW == Flaw::MEANS { 9 - self.0.open.lives } else { 0 }, 0, 0, 0]
    }

    fn is_lost(&self, _aim: Aim) -> bool {
        FLAW == Flaw::HOPELESS && self.0.open.lives == 1
    }

    fn bound(&self) -> i32 {
        if FLAW == Flaw::BOUND { 2 } else { i32::MAX }
    }
}
