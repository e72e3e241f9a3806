//! Reads the facts that a query asks for, along one game.

use underdeck_game::{AnyMove, AnyState, FactTime, FactValue, Moment, Playable, Turn};

use super::query::{Course, Term, When};
use super::{Answer, Common, FactQuery, GameFacts};
use crate::losses::phase_of;
use crate::trail::STEPS;

/// A state and the move that led to it, of which facts are read.
pub(crate) trait Source {
    /// A fact of the game's own.
    fn own(&self, n: usize) -> Option<FactValue>;
    /// The phase, as the state's JSON has it.
    fn phase(&self) -> Option<String>;
    /// Whose decision it is, or how the game ended.
    fn turn(&self) -> Turn;
}

impl<S: Playable> Source for Moment<'_, S> {
    fn own(&self, n: usize) -> Option<FactValue> {
        (S::FACTS.get(n)?.read)(self)
    }

    fn phase(&self) -> Option<String> {
        phase_of(self.now)
    }

    fn turn(&self) -> Turn {
        self.now.turn()
    }
}

/// A moment of a game whose type is not known.
pub(crate) struct AnyMoment<'a> {
    pub(crate) before: Option<(&'a dyn AnyState, &'a AnyMove)>,
    pub(crate) now: &'a dyn AnyState,
}

impl Source for AnyMoment<'_> {
    fn own(&self, n: usize) -> Option<FactValue> {
        self.now.fact(n, self.before)
    }

    fn phase(&self) -> Option<String> {
        self.now.json().get("phase")?.as_str().map(str::to_owned)
    }

    fn turn(&self) -> Turn {
        self.now.turn()
    }
}

/// How a game ended, for the facts that only its end has.
pub(crate) struct Ended {
    pub(crate) result: &'static str,
    pub(crate) cause: &'static str,
    pub(crate) score: Option<i32>,
}

/// The facts of a game being played.
pub(crate) struct Watcher<'a> {
    query: &'a FactQuery,
    player: &'a str,
    /// The states seen; one more than the moves.
    states: i64,
    /// The luck so far, in hundredths of a won game.
    luck: Option<i64>,
    /// By fact of the game's own: the sum up to now, of those that are sums and asked for.
    sums: Vec<Option<i64>>,
    /// By term: whether its moment has come.
    is_found: Vec<bool>,
    facts: GameFacts,
}

impl<'a> Watcher<'a> {
    /// Before the set-up.
    pub(crate) fn new(query: &'a FactQuery, player: &'a str) -> Self {
        let own = &query.facts[Common::ALL.len()..];
        let asked = |fact: usize| {
            let at = |when: &When| matches!(when, When::First(moment, _) if *moment == fact);
            query.terms.iter().any(|term| term.what.fact == fact || at(&term.when))
                || query.courses.iter().any(|course| course.of.fact == fact || course.by == fact)
        };
        let sum = |(n, time)| (time == FactTime::Sum && asked(Common::ALL.len() + n)).then_some(0);
        Self {
            query,
            player,
            states: 0,
            luck: None,
            sums: own.iter().map(|fact| fact.time).enumerate().map(sum).collect(),
            is_found: vec![false; query.terms.len()],
            facts: GameFacts { answers: vec![None; query.terms.len()], courses: vec![Vec::new(); query.courses.len()] },
        }
    }

    /// Looks at the state after the set-up, and after each move.
    pub(crate) fn see(&mut self, source: &impl Source, luck: Option<i64>) {
        (self.states, self.luck) = (self.states + 1, luck);
        for (n, sum) in self.sums.iter_mut().enumerate() {
            if let Some(sum) = sum {
                *sum += source.own(n).and_then(FactValue::number).unwrap_or(0);
            }
        }
        let query = self.query;
        for (n, Term { what, when, .. }) in query.terms.iter().enumerate() {
            let When::First(moment, wanted) = when else { continue };
            if !self.is_found[n] && wanted.is(self.read(*moment, source).map(Answer::from).as_ref()) {
                self.is_found[n] = true;
                self.facts.answers[n] = self.read(what.fact, source).and_then(|value| what.of(value));
            }
        }
        for (n, Course { of, by, .. }) in query.courses.iter().enumerate() {
            let number = |fact| self.read(fact, source).and_then(|value| Answer::from(value).number());
            let Some(at) = number(*by) else { continue };
            let points = &self.facts.courses[n];
            if points.len() < STEPS && points.iter().rev().all(|(known, _)| *known != at) {
                let value = number(of.fact);
                self.facts.courses[n].extend(value.map(|value| (at, value)));
            }
        }
    }

    /// The answers of the game, from its last state and its last decision.
    pub(crate) fn end(mut self, now: &impl Source, last: &impl Source, ended: &Ended) -> GameFacts {
        let query = self.query;
        for (n, Term { what, when, .. }) in query.terms.iter().enumerate() {
            if *when != When::End {
                continue;
            }
            let word = |word: &'static str| (!word.is_empty()).then(|| Answer::Word(word.into()));
            self.facts.answers[n] = match Common::ALL.get(what.fact) {
                Some(Common::Result) => word(ended.result),
                Some(Common::Cause) => word(ended.cause),
                Some(Common::Score) => ended.score.map(|score| Answer::Number(score.into())),
                Some(Common::Player) => Some(Answer::Word(self.player.to_owned().into())),
                Some(Common::Phase) => last.phase().map(|phase| Answer::Word(phase.into())),
                _ => {
                    // A game that is over is nowhere: its place is that of the last decision.
                    let value = match query.facts[what.fact].is_place {
                        true => self.read(what.fact, last),
                        false => self.read(what.fact, now),
                    };
                    value.and_then(|value| what.of(value))
                }
            };
        }
        self.facts
    }

    /// A fact in a state. Phase and player are words that no value can hold; they are asked for at the end alone.
    fn read(&self, fact: usize, source: &impl Source) -> Option<FactValue> {
        let Some(common) = Common::ALL.get(fact) else {
            let n = fact - Common::ALL.len();
            return self.sums[n].map(FactValue::Number).or_else(|| source.own(n));
        };
        match common {
            Common::Moves => Some(FactValue::Number(self.states - 1)),
            Common::Seat => match source.turn() {
                Turn::Decide(seat) => Some(FactValue::Number(i64::from(seat.0) + 1)),
                Turn::Over(_) => None,
            },
            Common::Luck => self.luck.map(FactValue::Number),
            Common::Result | Common::Cause | Common::Score | Common::Phase | Common::Player => None,
        }
    }
}
