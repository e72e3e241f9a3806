//! The page of exercises: a player's own mistakes.

use maud::{Markup, html};
use underdeck_coach::{Error, Exercise, ExerciseDeck, Grade, comes_back};
use underdeck_game::{GameInfo, Table, say, text};

use crate::layout::{Page, document, hidden, token};
use crate::site::Site;
use crate::table_view::still;

/// The answer just given.
#[derive(Clone, Copy, Debug)]
pub struct PracticeAnswer<'a> {
    /// The exercise.
    pub exercise: &'a Exercise,
    /// Its assessment.
    pub answer: &'a Grade,
    /// The seconds until the exercise returns; `None` if it is solved for good.
    pub back: Option<i64>,
}

/// The due exercise with its moves as buttons, the assessment of the answer just given, or the time of the next exercise.
///
/// # Errors
/// If the exercise is not legal under the present rules.
pub fn practice(
    site: &Site<'_>,
    deck: &ExerciseDeck,
    now: i64,
    answered: Option<PracticeAnswer<'_>>,
) -> Result<String, Error> {
    let title = site.say(&text::PRACTICE);
    let Some(exercise) = answered.map(|answered| answered.exercise).or_else(|| deck.due(now)) else {
        let body = html! {
            div class="wide" {
                h1 { (title) }
                p class="lead" { (site.say(&text::PRACTICE_LEAD)) }
                p { (site.say(deck.words(now))) }
                p { a class="button" href="/records" { (site.say(&text::RECORDS)) } }
            }
        };
        return Ok(document(site, Page { title: &title, class: "of-practice", tab: "/records", body }));
    };
    let session = underdeck_play::open(&exercise.position()?)?;
    let (info, table) = (session.info(), session.table());
    let dock = match answered {
        Some(answered) => describe(site, answered, deck.due(now).is_some()),
        None => html! {
            form method="post" action="/practice" { (token(site)) (hidden("exercise", &exercise.id)) (moves(site, &table)) }
        },
    };
    let prompt = site.say(say!(PRACTICE_ASK, game = info.title, n = (session.ply() + 1)));
    let dock = html! { (dock) p class="note" { (site.say(deck.words(now))) } };
    Ok(asking(site, info, &table, (&title, &prompt), &dock))
}

/// A position on the table, with a question beside it.
pub(crate) fn asking(
    site: &Site<'_>,
    info: &'static GameInfo,
    table: &Table,
    (title, prompt): (&str, &str),
    dock: &Markup,
) -> String {
    let beside = html! {
        section class="dock" aria-label=(title) {
            p class="prompt" id="prompt" tabindex="-1" { (prompt) }
            (dock)
        }
    };
    let body = still(site, info, table, (title, title), &beside);
    document(site, Page { title, class: "at-table", tab: "/records", body })
}

/// The legal moves as buttons of a form.
pub(crate) fn moves(site: &Site<'_>, table: &Table) -> Markup {
    html! {
        ol class="moves" lang=[site.lang_of(site.language_of(table))] {
            @for offer in &table.offers {
                li {
                    button class="move" type="submit" name="move" value=(offer.spelling) {
                        span class="label" { (site.said(&offer.label)) }
                        @if !offer.effect.is_empty() { " " span class="effect" { (site.spoken(site.said(&offer.effect))) } }
                    }
                }
            }
        }
    }
}

/// The assessment of an answer.
fn describe(site: &Site<'_>, answered: PracticeAnswer<'_>, has_more: bool) -> Markup {
    let PracticeAnswer { exercise, answer, back } = answered;
    html! {
        p class="lead" role="status" { (site.say(answer.words(exercise))) " " (site.say(comes_back(back))) }
        div class="row-of-buttons" {
            @if has_more { a class="button main" href="/practice" { (site.say(&text::PRACTICE_NEXT)) } }
            a class="button" href="/records" { (site.say(&text::RECORDS)) }
        }
    }
}
