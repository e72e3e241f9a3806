//! A review as text.

use underdeck_catalogue::GameVisitor;
use underdeck_game::{Link, Message, Play as _, Playable, Policy as _, Presentation as _, say, signed};
use underdeck_record::{Record, replay_record};

use crate::judged::number;
use crate::seats::{last_state, numbers};
use crate::{Error, Judged, LuckSwing, Review, Verdict};

/// The characters of a sparkline, from low to high.
const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

impl Review {
    /// The value before each decision and the outcome as a sparkline of at most `width` characters.
    pub fn curve(&self, width: usize) -> String {
        let values: Vec<f64> = self.course().into_iter().map(|(_, value)| value).collect();
        let (low, high) = match self.aim {
            underdeck_game::Aim::Score => {
                values.iter().fold((f64::MAX, f64::MIN), |(low, high), &v| (low.min(v), high.max(v)))
            }
            _ => (0.0, 1.0),
        };
        let columns = width.clamp(1, values.len());
        let block = |column: usize| {
            let (from, to) = (column * values.len() / columns, (column + 1) * values.len() / columns);
            let mean = values[from..to].iter().sum::<f64>() / (to - from) as f64;
            let share = if high > low { (mean - low) / (high - low) } else { 0.5 };
            BLOCKS[((share * BLOCKS.len() as f64) as usize).min(BLOCKS.len() - 1)]
        };
        (0..columns).map(block).collect()
    }

    /// The numbers of decisions and of slips by kind: `2 blunders and 1 mistake in 60 decisions.`
    pub fn tally(&self) -> Message {
        let [blunders, mistakes, inaccuracies, only] =
            [Verdict::Blunder, Verdict::Mistake, Verdict::Inaccuracy, Verdict::OnlyMove].map(|kind| self.count(kind));
        let counts = [
            (blunders, say!(TALLY_BLUNDERS, n = blunders)),
            (mistakes, say!(TALLY_MISTAKES, n = mistakes)),
            (inaccuracies, say!(TALLY_INACCURACIES, n = inaccuracies)),
        ];
        let named: Vec<_> = counts.into_iter().filter(|(n, _)| *n > 0).map(|(_, counted)| counted).collect();
        let slips = if named.is_empty() { say!(TALLY_NONE) } else { Message::join(named, Link::And) };
        let mut parts = vec![say!(TALLY, slips, n = self.decisions.len() - self.count(Verdict::Forced))];
        parts.extend((only > 0).then(|| say!(TALLY_ONLY, n = only)));
        say!(FULL_STOP, text = Message::join(parts, "; "))
    }

    /// The method behind the numbers, as a sentence.
    pub fn method(&self) -> Message {
        // A seed is no quantity, whose digits are grouped.
        let (n, seed) = (self.games, self.seed.to_string());
        if self.glance { say!(REVIEW_METHOD_GLANCE, n, seed) } else { say!(REVIEW_METHOD, n, seed) }
    }

    /// A cost with its 95 % interval: `12 (8 to 16)`.
    pub fn cost(&self, one: &Judged) -> Message {
        let [value, low, high] = [one.cost, one.low, one.high].map(|value| number(self.aim, value));
        say!(INTERVAL_OF, value, low, high)
    }

    /// A slip in sentences: the move played, the cost, the better move and its effect.
    pub fn slip(&self, one: &Judged) -> Message {
        let (played, best, cost) = (one.played_words(), one.best_words(), self.cost(one));
        let [before, after, worth] = [one.before, one.played_value, one.best_value].map(|value| self.value(value));
        let slip = match one.verdict {
            Verdict::Inaccuracy => say!(SLIP_INACCURACY, played, before, after, cost, best, worth),
            Verdict::Blunder => say!(SLIP_BLUNDER, played, before, after, cost, best, worth),
            _ => say!(SLIP_MISTAKE, played, before, after, cost, best, worth),
        };
        with_reason(slip, &one.reason)
    }

    /// The greatest good and bad luck as a sentence; empty if neither is [much](LuckSwing::MUCH).
    pub fn strokes(&self) -> Message {
        let stroke =
            |one: &Judged| say!(STROKE, change = self.change(one.luck), n = one.ply, move = one.played_words());
        let best = self.decisions.iter().max_by(|a, b| a.luck.total_cmp(&b.luck));
        let worst = self.decisions.iter().min_by(|a, b| a.luck.total_cmp(&b.luck));
        let named: Vec<_> =
            [best, worst].into_iter().flatten().filter(|one| one.fortune != LuckSwing::Even).map(stroke).collect();
        if named.is_empty() { Message::default() } else { say!(STROKES, strokes = Message::join(named, Link::And)) }
    }

    /// Names the moves and says the reasons of slips in every language again: a review that was read has neither. A review of another record
    /// or of other rules stays as it is.
    pub fn explain(&mut self, record: &Record) {
        let explained = Explained { record, decisions: &mut self.decisions };
        let _ = underdeck_catalogue::visit(record.tag("Game").unwrap_or_default(), explained);
    }
}

/// Sentences with the reason for a move after them.
pub(crate) fn with_reason(words: Message, reason: &Message) -> Message {
    if reason.is_empty() { words } else { Message::join([words, reason.as_sentence()], " ") }
}

/// The effect of a move in words: the policy's reason if it is the policy's move, else the effect or label in its offer.
pub(crate) fn reason_of<S: Playable>(view: &S::View, spelling: &str) -> Message {
    let reason = (view.heuristic().to_string() == spelling).then(|| view.reason());
    reason.filter(|reason| !reason.is_empty()).unwrap_or_else(|| {
        let offer = view.table().offers.into_iter().find(|offer| offer.spelling == spelling);
        offer.map_or_else(Message::default, |offer| if offer.effect.is_empty() { offer.label } else { offer.effect })
    })
}

/// The labels of moves; those that are not legal in notation.
pub(crate) fn labels_of<S: Playable, const N: usize>(view: &S::View, spellings: [&str; N]) -> [Message; N] {
    let table = view.table();
    spellings.map(|spelling| {
        let offer = table.offers.iter().find(|offer| offer.spelling == spelling);
        offer.map_or_else(|| signed(spelling).into(), |offer| offer.label.clone())
    })
}

/// The decisions of a review that get words.
struct Explained<'a> {
    record: &'a Record,
    decisions: &'a mut [Judged],
}

impl GameVisitor for Explained<'_> {
    type Out = ();

    fn visit<S: Playable>(self) {
        let Ok(replay) = replay_record::<S>(self.record) else { return };
        let numbers = numbers(self.record);
        for one in self.decisions {
            let Some(state) = numbers.binary_search(&one.ply).ok().and_then(|n| replay.states.get(n)) else { continue };
            let view = state.view(state.deciding_seat());
            [one.played_label, one.best_label] = labels_of::<S, 2>(&view, [&one.played, &one.best]);
            if one.verdict.is_slip() {
                one.reason = reason_of::<S>(&view, &one.best);
            }
        }
    }
}

/// The labels of two moves at the end of a record, and [the reason](reason_of) for the second.
pub(crate) fn words_at(record: &Record, spellings: [&str; 2]) -> Result<([Message; 2], Message), Error> {
    struct At<'a>(&'a Record, [&'a str; 2]);

    impl GameVisitor for At<'_> {
        type Out = Result<([Message; 2], Message), Error>;

        fn visit<S: Playable>(self) -> Self::Out {
            let state = last_state::<S>(self.0)?;
            let view = state.view(state.deciding_seat());
            Ok((labels_of::<S, 2>(&view, self.1), reason_of::<S>(&view, self.1[1])))
        }
    }

    underdeck_catalogue::visit(record.tag("Game").unwrap_or_default(), At(record, spellings))?
}
