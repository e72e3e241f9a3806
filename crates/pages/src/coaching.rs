//! The coach's words in the language of the pages. Moves and reasons are the games' own words.

use maud::{Markup, html};
use underdeck_coach::{Exercise, ExerciseDeck, Grade, Judged, LuckSwing, Puzzle, PuzzleReply, Review, Verdict};
use underdeck_game::{Aim, signed};

use crate::site::Site;

/// The most displayed moves of a puzzle's line.
const SHOWN: usize = 12;

impl Site<'_> {
    /// The shares of skill and luck in a game, and the player of comparison.
    pub(crate) fn verdict_of(&self, review: &Review) -> String {
        let by_score = review.aim == Aim::Score;
        let ended = match (review.finished, by_score) {
            (false, true) => "review-so-far-score",
            (false, false) => "review-so-far",
            (true, true) => "review-scored",
            (true, false) if review.outcome > 0.75 => "review-won",
            (true, false) if review.outcome > 0.25 => "review-drew",
            (true, false) => "review-lost",
        };
        let outcome = match review.finished {
            true => format!("{:.0}", review.outcome),
            false => self.language.number(&review.value(review.outcome)),
        };
        // An unfinished game has no result, only values.
        let start = match review.start_ends().filter(|_| review.finished) {
            Some(ends) => self.interval_of([review.start, ends.low, ends.high].map(|value| review.value(value))),
            None => self.language.number(&review.value(review.start)),
        };
        let facts = [("player", review.reference.as_str().into()), ("start", start.into()), ("end", outcome.into())];
        let error = match review.change(review.skill_error) {
            zero if zero == "0" => String::new(),
            error => format!(" ({})", error.replace('+', "\u{b1}")),
        };
        let shares = [
            ("luck", self.language.number(&review.change(review.luck)).into()),
            ("skill", self.language.number(&format!("{}{error}", review.change(review.skill))).into()),
        ];
        let shared = self.tell(if by_score { "review-shares-score" } else { "review-shares" }, &shares);
        format!("{} {shared}", self.tell(ended, &facts))
    }

    /// The number of decisions, and of slips of each kind.
    pub(crate) fn tally_of(&self, review: &Review) -> String {
        let kinds = [
            (Verdict::Blunder, "tally-blunders"),
            (Verdict::Mistake, "tally-mistakes"),
            (Verdict::Inaccuracy, "tally-inaccuracies"),
        ];
        let counts = kinds.map(|(kind, id)| (review.count(kind), id));
        let named: Vec<_> = counts.iter().filter(|(n, _)| *n > 0).map(|&(n, id)| self.counted(id, n)).collect();
        let slips = if named.is_empty() { self.say("tally-none").into_owned() } else { self.listed(&named) };
        let free = review.decisions.len() - review.count(Verdict::Forced);
        let told = self.tell("tally", &[("slips", slips.into()), ("n", free.into())]);
        match review.count(Verdict::OnlyMove) {
            0 => format!("{told}."),
            n => format!("{told}; {}.", self.counted("tally-only", n)),
        }
    }

    /// The greatest strokes of good and bad luck; empty if both are small.
    pub(crate) fn strokes_of(&self, review: &Review) -> String {
        let stroke = |one: &Judged| {
            let change = self.language.number(&review.change(one.luck));
            self.tell(
                "stroke",
                &[("change", change.into()), ("n", one.ply.into()), ("move", signed(&one.played).into())],
            )
            .into_owned()
        };
        let best = review.decisions.iter().max_by(|a, b| a.luck.total_cmp(&b.luck));
        let worst = review.decisions.iter().min_by(|a, b| a.luck.total_cmp(&b.luck));
        let named: Vec<_> =
            [best, worst].into_iter().flatten().filter(|one| one.fortune != LuckSwing::Even).map(stroke).collect();
        if named.is_empty() {
            return String::new();
        }
        self.tell("strokes", &[("strokes", self.listed(&named).into())]).into_owned()
    }

    /// The move played, the better one, and the cost.
    pub(crate) fn slip(&self, review: &Review, one: &Judged) -> Markup {
        let id = match one.verdict {
            Verdict::Inaccuracy => "slip-inaccuracy",
            Verdict::Blunder => "slip-blunder",
            _ => "slip-mistake",
        };
        let value = |value: f64| self.language.number(&review.value(value)).into();
        let facts = [
            ("played", signed(&one.played).into()),
            ("before", value(one.before)),
            ("after", value(one.played_value)),
            ("best", signed(&one.best).into()),
            ("worth", value(one.best_value)),
            ("cost", self.cost_of(review, one).into()),
        ];
        html! { (self.tell(id, &facts)) @if !one.reason.is_empty() { " " span lang="en" { (signed(&one.reason)) } } }
    }

    /// A cost with its 95 % interval.
    pub(crate) fn cost_of(&self, review: &Review, one: &Judged) -> String {
        self.interval_of([one.cost, one.low, one.high].map(|value| review.change(value).replace(['+', '\u{2212}'], "")))
    }

    /// A number with its interval: `82 % (74 to 88)`.
    fn interval_of(&self, [value, low, high]: [String; 3]) -> String {
        let plain = |end: String| self.language.number(end.trim_end_matches(" %")).into();
        let value = self.language.number(&value).into();
        self.tell("interval-of", &[("value", value), ("low", plain(low)), ("high", plain(high))]).into_owned()
    }

    /// The method of a review.
    pub(crate) fn method_of(&self, review: &Review) -> String {
        let facts = [
            ("player", review.reference.as_str().into()),
            ("n", review.games.into()),
            ("seed", review.seed.to_string().into()),
        ];
        self.tell("review-method", &facts).into_owned()
    }

    /// The number of exercises, and the time of the next.
    pub(crate) fn deck(&self, deck: &ExerciseDeck, now: i64) -> String {
        let (due, all, solved) = deck.counts(now);
        let known = self.tell("deck", &[("n", all.into()), ("solved", solved.into())]);
        match deck.next_due() {
            None if solved == 0 => self.say("deck-empty").into_owned(),
            None => known.into_owned(),
            Some(_) if due > 0 => format!("{} {known}", self.counted("deck-due", due)),
            Some(next) => {
                let wait = self.tell("deck-next", &[("wait", self.wait(next - now).into())]);
                format!("{} {known} {wait}", self.say("deck-nothing"))
            }
        }
    }

    /// The time at which an exercise returns; `None` if it is solved for good.
    pub(crate) fn comes_back(&self, seconds: Option<i64>) -> String {
        match seconds {
            None => self.say("exercise-solved").into_owned(),
            Some(seconds) => self.tell("exercise-back", &[("wait", self.wait(seconds).into())]).into_owned(),
        }
    }

    /// A waiting time in minutes, hours or days, rounded, and at least one.
    fn wait(&self, seconds: i64) -> String {
        let (length, id) = match seconds {
            86_400.. => (86_400, "wait-days"),
            3_600.. => (3_600, "wait-hours"),
            _ => (60, "wait-minutes"),
        };
        self.counted(id, usize::try_from((seconds + length / 2) / length).unwrap_or(0).max(1))
    }

    /// The assessment of an answer to an exercise: right or wrong, its cost, and the best move.
    pub(crate) fn answered(&self, exercise: &Exercise, answer: &Grade) -> Markup {
        let id = match (answer.is_right, answer.played == exercise.best) {
            (true, true) => "answer-best",
            (true, false) => "answer-as-good",
            _ => "answer-wrong",
        };
        let facts = [
            ("played", signed(&answer.played).into()),
            ("best", signed(&exercise.best).into()),
            ("n", (answer.points.round() as i64).into()),
        ];
        html! { (self.tell(id, &facts)) @if !exercise.reason.is_empty() { " " span lang="en" { (signed(&exercise.reason)) } } }
    }

    /// The assessment of an answer to a puzzle, and its proof.
    pub(crate) fn replied(&self, puzzle: &Puzzle, reply: &PuzzleReply) -> Markup {
        let PuzzleReply { played, is_right, line, cause, nodes } = reply;
        let shown = line.iter().take(SHOWN).map(|mv| signed(mv)).collect::<Vec<_>>().join(", ");
        let rest = if line.len() > SHOWN { ", …" } else { "" };
        let facts = [
            ("move", signed(played).into()),
            ("answers", puzzle.answers.len().into()),
            ("positions", (*nodes).into()),
            ("line", format!("{shown}{rest}").into()),
            ("n", line.len().into()),
        ];
        html! {
            (self.tell(if *is_right { "reply-right" } else { "reply-wrong" }, &facts)) " "
            @if *is_right { (self.tell("reply-wins", &facts)) }
            @else {
                @if line.is_empty() { (self.say("reply-at-once")) } @else { (self.tell("reply-loses", &facts)) }
                " " span lang="en" { (cause) } "."
            }
        }
    }

    /// A message whose only argument is a number.
    fn counted(&self, id: &str, n: usize) -> String {
        self.tell(id, &[("n", n.into())]).into_owned()
    }

    /// A list with “and” before the last item.
    fn listed(&self, words: &[String]) -> String {
        match words {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => {
                let first = first.join(", ");
                self.tell("list-of", &[("first", first.into()), ("last", last.as_str().into())]).into_owned()
            }
        }
    }
}
