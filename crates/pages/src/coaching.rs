//! The coach's words in the language of the pages. Moves and reasons are the games' own words.

use maud::{Markup, html};
use underdeck_coach::{Exercise, ExerciseDeck, Grade, Judged, LuckSwing, Puzzle, PuzzleReply, Review, Verdict};
use underdeck_game::{Aim, Language, Link, Message, say, signed, text};

use crate::site::Site;

/// The most displayed moves of a puzzle's line.
const SHOWN: usize = 12;

impl Site<'_> {
    /// The shares of skill and luck in a game, and the player of comparison.
    pub(crate) fn verdict_of(&self, review: &Review) -> String {
        let by_score = review.aim == Aim::Score;
        let end = match review.finished {
            true => format!("{:.0}", review.outcome),
            false => self.number(&review.value(review.outcome)),
        };
        // An unfinished game has no result, only values.
        let start = match review.start_ends().filter(|_| review.finished) {
            Some(ends) => self.interval_of([review.start, ends.low, ends.high].map(|value| review.value(value))),
            None => self.number(&review.value(review.start)),
        };
        let player = review.reference.as_str();
        let ended = match (review.finished, by_score) {
            (false, true) => say!(REVIEW_SO_FAR_SCORE, start, end),
            (false, false) => say!(REVIEW_SO_FAR, start, end),
            (true, true) => say!(REVIEW_SCORED, player, start, end),
            (true, false) if review.outcome > 0.75 => say!(REVIEW_WON, player, start),
            (true, false) if review.outcome > 0.25 => say!(REVIEW_DREW, player, start),
            (true, false) => say!(REVIEW_LOST, player, start),
        };
        let error = match review.change(review.skill_error) {
            zero if zero == "0" => String::new(),
            error => format!(" ({})", error.replace('+', "\u{b1}")),
        };
        let luck = self.number(&review.change(review.luck));
        let skill = self.number(&format!("{}{error}", review.change(review.skill)));
        let shared = if by_score { say!(REVIEW_SHARES_SCORE, luck, skill) } else { say!(REVIEW_SHARES, luck, skill) };
        format!("{} {}", self.say(ended), self.say(shared))
    }

    /// The number of decisions, and of slips of each kind.
    pub(crate) fn tally_of(&self, review: &Review) -> String {
        let [blunders, mistakes, inaccuracies] =
            [Verdict::Blunder, Verdict::Mistake, Verdict::Inaccuracy].map(|kind| review.count(kind));
        let counts = [
            (blunders, say!(TALLY_BLUNDERS, n = blunders)),
            (mistakes, say!(TALLY_MISTAKES, n = mistakes)),
            (inaccuracies, say!(TALLY_INACCURACIES, n = inaccuracies)),
        ];
        let named: Vec<_> = counts.into_iter().filter(|(n, _)| *n > 0).map(|(_, counted)| counted).collect();
        let slips = if named.is_empty() { Message::from(&text::TALLY_NONE) } else { Message::join(named, Link::And) };
        let free = review.decisions.len() - review.count(Verdict::Forced);
        let told = self.say(say!(TALLY, slips, n = free));
        match review.count(Verdict::OnlyMove) {
            0 => format!("{told}."),
            n => format!("{told}; {}.", self.say(say!(TALLY_ONLY, n))),
        }
    }

    /// The greatest strokes of good and bad luck; empty if both are small.
    pub(crate) fn strokes_of(&self, review: &Review) -> String {
        let stroke = |one: &Judged| {
            let change = self.number(&review.change(one.luck));
            say!(STROKE, change, n = one.ply, move = signed(&one.played))
        };
        let best = review.decisions.iter().max_by(|a, b| a.luck.total_cmp(&b.luck));
        let worst = review.decisions.iter().min_by(|a, b| a.luck.total_cmp(&b.luck));
        let named: Vec<_> =
            [best, worst].into_iter().flatten().filter(|one| one.fortune != LuckSwing::Even).map(stroke).collect();
        if named.is_empty() {
            return String::new();
        }
        self.say(say!(STROKES, strokes = Message::join(named, Link::And)))
    }

    /// The move played, the better one, and the cost.
    pub(crate) fn slip(&self, review: &Review, one: &Judged) -> Markup {
        let value = |value: f64| self.number(&review.value(value));
        let (played, best, cost) = (signed(&one.played), signed(&one.best), self.cost_of(review, one));
        let [before, after, worth] = [one.before, one.played_value, one.best_value].map(value);
        let slip = match one.verdict {
            Verdict::Inaccuracy => say!(SLIP_INACCURACY, played, before, after, cost, best, worth),
            Verdict::Blunder => say!(SLIP_BLUNDER, played, before, after, cost, best, worth),
            _ => say!(SLIP_MISTAKE, played, before, after, cost, best, worth),
        };
        html! { (self.say(slip)) @if !one.reason.is_empty() { " " span lang=[self.lang_of(Language::ENGLISH)] { (signed(&one.reason)) } } }
    }

    /// A cost with its 95 % interval.
    pub(crate) fn cost_of(&self, review: &Review, one: &Judged) -> String {
        self.interval_of([one.cost, one.low, one.high].map(|value| review.change(value).replace(['+', '\u{2212}'], "")))
    }

    /// A number with its interval: `82 % (74 to 88)`.
    fn interval_of(&self, [value, low, high]: [String; 3]) -> String {
        let plain = |end: String| self.number(end.trim_end_matches(" %"));
        let value = self.number(&value);
        self.say(say!(INTERVAL_OF, value, low = plain(low), high = plain(high)))
    }

    /// The method of a review.
    pub(crate) fn method_of(&self, review: &Review) -> String {
        let (player, seed) = (review.reference.as_str(), review.seed.to_string());
        self.say(say!(REVIEW_METHOD, player, n = review.games, seed))
    }

    /// The number of exercises, and the time of the next.
    pub(crate) fn deck(&self, deck: &ExerciseDeck, now: i64) -> String {
        let (due, all, solved) = deck.counts(now);
        let known = self.say(say!(DECK, n = all, solved));
        match deck.next_due() {
            None if solved == 0 => self.say(&text::DECK_EMPTY),
            None => known,
            Some(_) if due > 0 => format!("{} {known}", self.say(say!(DECK_DUE, n = due))),
            Some(next) => {
                let wait = self.say(say!(DECK_NEXT, wait = Self::wait(next - now)));
                format!("{} {known} {wait}", self.say(&text::DECK_NOTHING))
            }
        }
    }

    /// The time at which an exercise returns; `None` if it is solved for good.
    pub(crate) fn comes_back(&self, seconds: Option<i64>) -> String {
        match seconds {
            None => self.say(&text::EXERCISE_SOLVED),
            Some(seconds) => self.say(say!(EXERCISE_BACK, wait = Self::wait(seconds))),
        }
    }

    /// A waiting time in minutes, hours or days, rounded, and at least one.
    fn wait(seconds: i64) -> Message {
        let rounded = |length: i64| ((seconds + length / 2) / length).max(1);
        match seconds {
            86_400.. => say!(WAIT_DAYS, n = rounded(86_400)),
            3_600.. => say!(WAIT_HOURS, n = rounded(3_600)),
            _ => say!(WAIT_MINUTES, n = rounded(60)),
        }
    }

    /// The assessment of an answer to an exercise: right or wrong, its cost, and the best move.
    pub(crate) fn answered(&self, exercise: &Exercise, answer: &Grade) -> Markup {
        let (played, best) = (signed(&answer.played), signed(&exercise.best));
        let grade = match (answer.is_right, answer.played == exercise.best) {
            (true, true) => say!(ANSWER_BEST, best),
            (true, false) => say!(ANSWER_AS_GOOD, played, best),
            _ => say!(ANSWER_WRONG, played, n = answer.points.round() as i64, best),
        };
        html! { (self.say(grade)) @if !exercise.reason.is_empty() { " " span lang=[self.lang_of(Language::ENGLISH)] { (signed(&exercise.reason)) } } }
    }

    /// The assessment of an answer to a puzzle, and its proof.
    pub(crate) fn replied(&self, puzzle: &Puzzle, reply: &PuzzleReply) -> Markup {
        let PuzzleReply { played, is_right, line, cause, nodes } = reply;
        let shown = line.iter().take(SHOWN).map(|mv| signed(mv)).collect::<Vec<_>>().join(", ");
        let rest = if line.len() > SHOWN { ", …" } else { "" };
        let (played, shown) = (signed(played), format!("{shown}{rest}"));
        let grade = match is_right {
            true => say!(REPLY_RIGHT, answers = puzzle.answers.len(), move = played),
            false => say!(REPLY_WRONG, move = played, positions = *nodes),
        };
        html! {
            (self.say(grade)) " "
            @if *is_right { (self.say(say!(REPLY_WINS, line = shown, n = line.len()))) }
            @else {
                @if line.is_empty() { (self.say(&text::REPLY_AT_ONCE)) } @else { (self.say(say!(REPLY_LOSES, line = shown, n = line.len()))) }
                " " span lang=[self.lang_of(Language::ENGLISH)] { (cause) } "."
            }
        }
    }
}
