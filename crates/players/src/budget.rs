//! Search budgets.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};
use underdeck_game::{Message, say};

/// A clock provided by the caller: seconds from an arbitrary start, monotonic.
pub type Clock = fn() -> f64;

/// The search effort for one move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Budget {
    /// A number of simulated games, at least one. The choices are then a function of the seed and the views.
    Iterations(u32),
    /// Milliseconds, measured by a [`Clock`]. The choices then depend on the machine.
    Millis(u32),
}

impl Budget {
    /// The largest number in a budget, of iterations or milliseconds.
    pub const MOST: u32 = 1_000_000_000;
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Iterations(count) => write!(f, "{count}"),
            Self::Millis(millis) => write!(f, "{millis}ms"),
        }
    }
}

/// The error of a text that is not a budget.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BudgetError {
    /// The text, truncated to a readable length.
    pub found: String,
}

impl BudgetError {
    /// The error as a message.
    pub fn said(&self) -> Message {
        say!(PLAYER_NO_NUMBER, found = self.found, most = Budget::MOST)
    }
}

impl FromStr for Budget {
    type Err = BudgetError;

    fn from_str(text: &str) -> Result<Self, BudgetError> {
        let (digits, make): (&str, fn(u32) -> Self) = match text.strip_suffix("ms") {
            Some(digits) => (digits, Self::Millis),
            None => (text, Self::Iterations),
        };
        let number = digits.parse().ok().filter(|number| (1..=Self::MOST).contains(number)).map(make);
        // One spelling only: no sign and no leading zero.
        let budget = number.filter(|budget| budget.to_string() == text);
        budget.ok_or_else(|| BudgetError { found: text.chars().take(40).collect() })
    }
}

/// The rest of a search's budget.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BudgetMeter<'a> {
    most: u32,
    timer: Option<Timer>,
    /// Ends the search when set.
    stop: Option<&'a AtomicBool>,
}

#[derive(Clone, Copy, Debug)]
struct Timer {
    clock: Clock,
    start: f64,
    seconds: f64,
}

impl<'a> BudgetMeter<'a> {
    /// Iterations that replace a millisecond where there is no clock.
    const PER_MILLI: u32 = 100;

    pub(crate) fn start(budget: Budget, clock: Option<Clock>, stop: Option<&'a AtomicBool>) -> Self {
        let (most, timer) = match (budget, clock) {
            (Budget::Iterations(count), _) => (count.max(1), None),
            (Budget::Millis(millis), None) => (millis.saturating_mul(Self::PER_MILLI).max(1), None),
            (Budget::Millis(millis), Some(clock)) => {
                (u32::MAX, Some(Timer { clock, start: clock(), seconds: f64::from(millis) / 1e3 }))
            }
        };
        Self { most, timer, stop }
    }

    /// Whether the budget is a time and there is a clock.
    pub(crate) const fn is_timed(&self) -> bool {
        self.timer.is_some()
    }

    /// Whether the budget allows another iteration after `done`.
    #[inline]
    pub(crate) fn allows(&self, done: u32) -> bool {
        done < self.most && !self.is_up()
    }

    /// Whether the search must end at once: the time is over, or the caller has stopped it.
    #[inline]
    pub(crate) fn is_up(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
            || self.timer.is_some_and(|timer| timer.left() <= 0.0)
    }

    /// The expected total of iterations, estimated after `done`; 1 at first if a clock decides.
    pub(crate) fn expected(&self, done: u32) -> u32 {
        match self.timer {
            None => self.most,
            Some(_) if done == 0 => 1,
            Some(timer) => {
                let gone = (timer.seconds - timer.left()).max(1e-9);
                (f64::from(done) * timer.seconds / gone) as u32
            }
        }
    }
}

impl Timer {
    fn left(&self) -> f64 {
        self.start + self.seconds - (self.clock)()
    }
}

underdeck_game::said_errors!(BudgetError);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_has_one_spelling() {
        for text in ["1", "1000", "1000000000", "1ms", "100ms"] {
            assert_eq!(text.parse::<Budget>().unwrap().to_string(), text);
        }
        for text in ["", "0", "+5", "007", "1e3", "ms", "0ms", "10 ms", "10s", "1000000001", "-1", "99999999999"] {
            let error = text.parse::<Budget>().unwrap_err().to_string();
            assert!(error.contains(&format!("`{text}`")) && error.contains("100ms"), "{error}");
        }
    }

    #[test]
    fn a_meter_counts_or_asks_the_clock() {
        let meter = BudgetMeter::start(Budget::Iterations(3), None, None);
        assert!(meter.allows(0) && meter.allows(2) && !meter.allows(3));
        assert_eq!(meter.expected(1), 3);
        let guess = BudgetMeter::start(Budget::Millis(2), None, None);
        assert!(guess.allows(199) && !guess.allows(200));
        // One of two seconds is over after ten iterations.
        let timed = |start| BudgetMeter {
            most: u32::MAX,
            timer: Some(Timer { clock: || 1.0, start, seconds: 2.0 }),
            stop: None,
        };
        assert!(timed(0.0).allows(10) && !timed(-1.0).allows(10));
        assert_eq!((timed(0.0).expected(0), timed(0.0).expected(10)), (1, 20));
    }
}
