//! What is asked of facts: the language of `--group-by`, `--where` and `--over-time`.
//!
//! ```text
//! term      = FACT [".rank" | ".suit"] ["@" moment]
//! moment    = "end" | FACT "=" VALUE          the first state in which it is so
//! by        = term [":" FROM "-" TO {"," FROM "-" TO}]
//!           | PATTERN ["=" VALUE]                a group for each fact that matches, of the games in which it is so
//! condition = term ("=" | "!=" | "<" | "<=" | ">" | ">=") VALUE
//! over-time = FACT ["@" FACT]                 by move, or at the first state of each value of another number
//! ```

use std::cmp::Ordering;

use underdeck_catalogue::Game;
use underdeck_game::{FactKind, FactSpec, FactTime, FactValue, Link, Message, nearest, say};

use super::{Answer, Common, GameFacts, facts};

/// What is asked of the facts of a game, as entered.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct FactRequest {
    /// The terms by which games are grouped, all of them crossed.
    pub by: Vec<String>,
    /// The conditions that a game must meet, all of them.
    pub conditions: Vec<String>,
    /// The facts whose mean is followed through the games.
    pub over_time: Vec<String>,
    /// Whether each game keeps every fact at its end, as columns of rows.
    pub columns: bool,
}

impl FactRequest {
    /// Whether nothing is asked.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Whether a report is asked for, not only columns.
    pub fn has_report(&self) -> bool {
        !(self.by.is_empty() && self.conditions.is_empty() && self.over_time.is_empty())
    }
}

/// The request as one line, for the plan of an experiment's cell.
impl std::fmt::Display for FactRequest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let columns = if self.columns { "all" } else { "none" };
        let [by, conditions, over] = [&self.by, &self.conditions, &self.over_time].map(|list| list.join(", "));
        write!(f, "by {by}; where {conditions}; over time {over}; columns {columns}")
    }
}

/// The part of a card that a term asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Whole,
    Rank,
    Suit,
}

/// A fact, by its number among [`facts`], or a part of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Reading {
    pub(super) fact: usize,
    part: Part,
}

impl Reading {
    /// The answer to a value of the fact.
    pub(super) fn of(self, value: FactValue) -> Option<Answer> {
        let FactValue::Card(card) = value else { return Some(value.into()) };
        match self.part {
            Part::Whole => Some(value.into()),
            Part::Suit => card.suit().map(|suit| Answer::Word(suit.letter().to_string().into())),
            // The rank is what the spelling has before its suit; a Joker has neither.
            Part::Rank => card.suit().map(|_| Answer::Word(card.to_string()[..1].to_owned().into())),
        }
    }
}

/// The moment of a term.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum When {
    /// After the last move; of a place, before it.
    End,
    /// In the first state in which a fact has a value.
    First(usize, Wanted),
}

/// A fact at a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Term {
    pub(super) text: String,
    pub(super) what: Reading,
    pub(super) when: When,
}

/// A value to compare with: `none` is that of a fact with nothing to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Wanted(Option<Answer>);

impl Wanted {
    pub(super) fn is(&self, found: Option<&Answer>) -> bool {
        self.0.as_ref() == found
    }
}

/// How a condition compares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Operator {
    Is,
    IsNot,
    Less,
    Most,
    More,
    Least,
}

impl Operator {
    /// Longer spellings first.
    const ALL: [(&'static str, Self); 6] = [
        ("!=", Self::IsNot),
        ("<=", Self::Most),
        (">=", Self::Least),
        ("=", Self::Is),
        ("<", Self::Less),
        (">", Self::More),
    ];

    const fn is_order(self) -> bool {
        !matches!(self, Self::Is | Self::IsNot)
    }

    fn holds(self, order: Ordering) -> bool {
        match self {
            Self::Is => order.is_eq(),
            Self::IsNot => order.is_ne(),
            Self::Less => order.is_lt(),
            Self::Most => order.is_le(),
            Self::More => order.is_gt(),
            Self::Least => order.is_ge(),
        }
    }
}

/// A condition on a term.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Condition {
    term: usize,
    operator: Operator,
    wanted: Wanted,
}

/// A fact followed through the games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Course {
    pub(super) text: String,
    pub(super) of: Reading,
    /// The number that the course follows; the number of moves by default.
    pub(super) by: usize,
}

/// How games are grouped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum By {
    /// By the answer to a term, in these bins if there are any.
    Answer(usize, Vec<(i64, i64)>),
    /// By which of these terms have the value; without one, by which say something else than 0 and no. A game is in each of its groups.
    Which(Vec<usize>, Option<String>),
}

/// A request that fits a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FactQuery {
    pub(super) facts: Vec<FactSpec>,
    /// Every fact at the end if columns are asked for, then what `by` and `conditions` name.
    pub(super) terms: Vec<Term>,
    pub(super) by: Vec<By>,
    conditions: Vec<Condition>,
    pub(super) courses: Vec<Course>,
    pub(super) request: FactRequest,
}

fn wrong(message: Message) -> String {
    message.into()
}

impl FactQuery {
    /// Reads a request for a game.
    ///
    /// # Errors
    /// Names the part that is wrong, and what is accepted: the facts of the game, the comparisons, the form of a moment.
    pub fn new(request: &FactRequest, game: &Game) -> Result<Self, String> {
        let mut query = Self {
            facts: facts(game),
            terms: Vec::new(),
            by: Vec::new(),
            conditions: Vec::new(),
            courses: Vec::new(),
            request: request.clone(),
        };
        if request.columns {
            let ends = super::columns(game).into_iter().filter_map(|fact| {
                let what = Reading { fact: query.facts.iter().position(|known| *known == fact)?, part: Part::Whole };
                Some(Term { text: fact.id.to_owned(), what, when: When::End })
            });
            query.terms = ends.collect();
        }
        for text in &request.by {
            if text.contains('*') {
                let which = query.which(text)?;
                query.by.push(which);
                continue;
            }
            let (term, bins) = text.rsplit_once(':').map_or((text.as_str(), None), |(term, bins)| (term, Some(bins)));
            let term = query.term(term)?;
            let bins = bins.map_or(Ok(Vec::new()), |bins| query.bins(text, term, bins))?;
            query.by.push(By::Answer(term, bins));
        }
        for text in &request.conditions {
            let condition = query.condition(text)?;
            query.conditions.push(condition);
        }
        for text in &request.over_time {
            let (of, by) = text.split_once('@').map_or((text.as_str(), None), |(of, by)| (of, Some(by)));
            let (of, by) = (query.reading(of)?, by.map_or(Ok(0), |by| query.fact(by))?);
            let is_number = |fact: usize| matches!(query.facts[fact].kind, FactKind::Number);
            if !is_number(of.fact) && query.facts[of.fact].kind != FactKind::Flag || !is_number(by) {
                return Err(wrong(say!(LAB_FACT_COURSE, text)));
            }
            if [of.fact, by].iter().any(|&fact| query.facts[fact].time == FactTime::End) {
                return Err(wrong(say!(LAB_FACT_COURSE_END, text)));
            }
            query.courses.push(Course { text: text.clone(), of, by });
        }
        Ok(query)
    }

    /// Whether a report is asked for, not only columns.
    pub(crate) fn has_report(&self) -> bool {
        self.request.has_report()
    }

    /// Whether luck must be measured.
    pub(crate) fn needs_luck(&self) -> bool {
        let luck = Common::Luck as usize;
        let at = |when: &When| matches!(when, When::First(fact, _) if *fact == luck);
        self.terms.iter().any(|term| term.what.fact == luck || at(&term.when))
            || self.courses.iter().any(|course| course.of.fact == luck || course.by == luck)
    }

    /// Whether a game meets all conditions.
    pub(super) fn is_met(&self, game: &GameFacts) -> bool {
        self.conditions.iter().all(|condition| {
            let found = game.answers[condition.term].as_ref();
            match (found.and_then(Answer::number), condition.wanted.0.as_ref().and_then(Answer::number)) {
                (Some(found), Some(wanted)) => condition.operator.holds(found.cmp(&wanted)),
                _ if condition.operator.is_order() => false,
                _ => condition.wanted.is(found) == (condition.operator == Operator::Is),
            }
        })
    }

    /// The groups of a game, each with a value for each part of `--group-by`.
    pub(super) fn groups(&self, game: &GameFacts) -> Vec<Vec<Option<Answer>>> {
        let mut groups = vec![Vec::new()];
        for by in &self.by {
            let values: Vec<Option<Answer>> = match by {
                By::Answer(term, _) => vec![game.answers[*term].clone()],
                By::Which(terms, value) => {
                    let is_so = |term: &&usize| match (&game.answers[**term], value) {
                        (Some(answer), Some(value)) => answer.to_string() == *value,
                        (Some(answer), None) => answer.number() != Some(0),
                        (None, _) => false,
                    };
                    let named = terms.iter().filter(is_so).map(|&term| self.terms[term].text.clone());
                    named.map(|name| Some(Answer::Word(name.into()))).collect()
                }
            };
            let with = |group: &Vec<Option<Answer>>, value: &Option<Answer>| {
                [&group[..], std::slice::from_ref(value)].concat()
            };
            groups = groups
                .iter()
                .flat_map(|group| values.iter().map(|value| with(group, value)).collect::<Vec<_>>())
                .collect();
        }
        groups
    }

    /// The facts that match a pattern, `hired-*` or `task-*=open`.
    fn which(&mut self, text: &str) -> Result<By, String> {
        let (pattern, value) = text.split_once('=').map_or((text, None), |(pattern, value)| (pattern, Some(value)));
        let (start, end) = pattern.split_once('*').unwrap_or((pattern, ""));
        let is_one = |id: &str| id.strip_prefix(start).is_some_and(|rest| rest.ends_with(end));
        let ids: Vec<&str> = self.facts.iter().map(|fact| fact.id).filter(|id| is_one(id)).collect();
        if ids.is_empty() {
            self.fact(pattern)?;
        }
        let terms = ids.into_iter().map(|id| self.term(id)).collect::<Result<_, _>>()?;
        Ok(By::Which(terms, value.map(str::to_owned)))
    }

    /// The number of a fact.
    fn fact(&self, id: &str) -> Result<usize, String> {
        // A moment is named by its move: `health@move=10`.
        let id = if id == "move" { "moves" } else { id };
        self.facts.iter().position(|fact| fact.id == id).ok_or_else(|| {
            let known = || self.facts.iter().map(|fact| fact.id);
            let list = Message::join(known(), Link::Comma);
            wrong(match nearest(id, known()) {
                Some(meant) => say!(LAB_NO_FACT_MEANT, fact = id, meant, known = list),
                None => say!(LAB_NO_FACT, fact = id, known = list),
            })
        })
    }

    /// A fact, or a part of it.
    fn reading(&self, text: &str) -> Result<Reading, String> {
        let (id, part) = match text.split_once('.') {
            None => (text, Part::Whole),
            Some((id, "rank")) => (id, Part::Rank),
            Some((id, "suit")) => (id, Part::Suit),
            Some((_, part)) => return Err(wrong(say!(LAB_FACT_PART, part))),
        };
        let fact = self.fact(id)?;
        match part == Part::Whole || self.facts[fact].kind == FactKind::Card {
            true => Ok(Reading { fact, part }),
            false => Err(wrong(say!(LAB_FACT_NO_CARD, fact = id))),
        }
    }

    /// The number of a term, which is added if it is new.
    fn term(&mut self, text: &str) -> Result<usize, String> {
        if let Some(known) = self.terms.iter().position(|term| term.text == text) {
            return Ok(known);
        }
        let (what, when) = match text.split_once('@') {
            None | Some((_, "end")) => (text.trim_end_matches("@end"), When::End),
            Some((what, moment)) => {
                let (fact, value) = moment.split_once('=').ok_or_else(|| wrong(say!(LAB_FACT_MOMENT, moment)))?;
                let fact = self.fact(fact)?;
                if self.facts[fact].time == FactTime::End {
                    return Err(wrong(say!(LAB_FACT_MOMENT_END, fact = self.facts[fact].id)));
                }
                (what, When::First(fact, self.wanted(Reading { fact, part: Part::Whole }, value)?))
            }
        };
        let what = self.reading(what)?;
        if when != When::End && self.facts[what.fact].time == FactTime::End {
            return Err(wrong(say!(LAB_FACT_ONLY_END, fact = self.facts[what.fact].id)));
        }
        self.terms.push(Term { text: text.to_owned(), what, when });
        Ok(self.terms.len() - 1)
    }

    /// A value of a fact, in its spelling.
    fn wanted(&self, of: Reading, text: &str) -> Result<Wanted, String> {
        if text == "none" {
            return Ok(Wanted(None));
        }
        let fact = self.facts[of.fact];
        let word = || Some(Answer::Word(text.to_owned().into()));
        let found = match (fact.kind, of.part) {
            (FactKind::Number, _) => text.parse().ok().map(Answer::Number),
            (FactKind::Flag, _) => match text {
                "yes" => Some(Answer::Flag(true)),
                "no" => Some(Answer::Flag(false)),
                _ => None,
            },
            (FactKind::Word, _) => word(),
            (FactKind::Cell, _) => text.parse::<underdeck_cards::Cell>().ok().and_then(|_| word()),
            (FactKind::Card, Part::Whole) => text.parse::<underdeck_cards::Card>().ok().and_then(|_| word()),
            (FactKind::Card, Part::Rank) => ("A23456789TJQK".contains(text) && text.len() == 1).then(word).flatten(),
            (FactKind::Card, Part::Suit) => ("CDHS".contains(text) && text.len() == 1).then(word).flatten(),
        };
        found.map(|found| Wanted(Some(found))).ok_or_else(|| {
            let kind = match (fact.kind, of.part) {
                (FactKind::Number, _) => say!(LAB_FACT_IS_NUMBER),
                (FactKind::Flag, _) => say!(LAB_FACT_IS_FLAG),
                (FactKind::Cell, _) => say!(LAB_FACT_IS_CELL),
                (_, Part::Rank) => say!(LAB_FACT_IS_RANK),
                (_, Part::Suit) => say!(LAB_FACT_IS_SUIT),
                _ => say!(LAB_FACT_IS_CARD),
            };
            wrong(say!(LAB_FACT_VALUE, fact = fact.id, value = text, kind))
        })
    }

    /// A condition: the last comparison of the text, since a moment has one too.
    fn condition(&mut self, text: &str) -> Result<Condition, String> {
        let last = text.char_indices().rev().find(|(_, c)| "=<>".contains(*c));
        let found = last.and_then(|(end, _)| {
            let until = &text[..=end];
            Operator::ALL
                .iter()
                .find_map(|(sign, operator)| Some((until.strip_suffix(sign)?, *operator, &text[end + 1..])))
        });
        // `health@floor=2` has a moment and no comparison.
        let is_moment = |term: &str| term.contains('@') && !term.contains('=') && !term.ends_with("@end");
        let Some((term, operator, value)) = found.filter(|(term, ..)| !is_moment(term)) else {
            return Err(wrong(say!(LAB_FACT_CONDITION, text)));
        };
        let term = self.term(term)?;
        let what = self.terms[term].what;
        let fact = self.facts[what.fact];
        if operator.is_order() && fact.kind != FactKind::Number {
            return Err(wrong(say!(LAB_FACT_ORDER, fact = fact.id)));
        }
        Ok(Condition { term, operator, wanted: self.wanted(what, value)? })
    }

    /// The bins of a number: `0-5,6-10`.
    fn bins(&self, text: &str, term: usize, bins: &str) -> Result<Vec<(i64, i64)>, String> {
        let bin = |bin: &str| {
            // The first character may be a sign.
            let dash = bin.char_indices().skip(1).find(|(_, c)| *c == '-').map(|(at, _)| at);
            let (from, to) = dash.map_or((bin, bin), |at| (&bin[..at], &bin[at + 1..]));
            let bin: (i64, i64) = (from.parse().ok()?, to.parse().ok()?);
            (bin.0 <= bin.1).then_some(bin)
        };
        let found: Option<Vec<_>> = bins.split(',').map(bin).collect();
        let is_number = self.facts[self.terms[term].what.fact].kind == FactKind::Number;
        let is_apart = |bins: &Vec<(i64, i64)>| bins.windows(2).all(|pair| pair[0].1 < pair[1].0);
        found.filter(|bins| is_number && is_apart(bins)).ok_or_else(|| wrong(say!(LAB_FACT_BINS, text)))
    }
}
