//! Games with real cards: the form for the card that is asked for, and the form that corrects an entry.

use maud::{Markup, html};
use underdeck_cards::{Card, Suit};
use underdeck_game::{suit_name, text};
use underdeck_play::{AnswerSet, ChanceAnswer, Corrected, History, Session};

use crate::facts::{Facts, address};
use crate::site::Site;

/// The most entries that the form for corrections offers, the latest first.
const MOST_ENTRIES: usize = 250;

/// The text field, and below it the ranks to choose and the suits to press. Every control works without scripts.
pub(super) fn field(site: &Site<'_>, session: &dyn Session) -> Markup {
    let Some(asked) = session.asked() else { return html! {} };
    let cards = match &asked.answers {
        AnswerSet::Cards(cards) => cards.as_slice(),
        AnswerSet::Die(_) => return html! {},
    };
    let ranks = (1..=13).filter(|rank| cards.iter().any(|card| card.rank() == *rank));
    let suits = Suit::ALL.into_iter().filter(|suit| cards.iter().any(|card| card.suit() == Some(*suit)));
    let jokers = cards.iter().filter(|card| card.is_joker());
    html! {
        div class="enter" {
            input type="hidden" name="entering" value="1" form="enter";
            p class="typed" {
                label for="card" { (site.say(&text::CARD_FIELD)) }
                input id="card" form="enter" name="move" type="text" autocomplete="off" autocapitalize="none" autocorrect="off" spellcheck="false"
                    enterkeyhint="go" maxlength="40" placeholder={ "QS, 10h, " (site.card(Card::new(12, Suit::Spades))) };
                button type="submit" form="enter" { (site.say(&text::CARD_ENTER)) }
            }
            fieldset class="answers ranks" {
                legend class="quiet" { (site.say(&text::CARD_RANK)) }
                @for rank in ranks {
                    label class="answer" {
                        input type="radio" form="enter" name="rank" value=(sign(rank));
                        span { (sign(rank)) }
                    }
                }
            }
            div class="answers suits" role="group" aria-label=(site.say(&text::CARD_SUIT)) {
                @for suit in suits {
                    button type="submit" form="enter" name="suit" value=(suit.name()) aria-label=(site.say(suit_name(suit)))
                        class={ "move answer" @if suit.colour() == underdeck_cards::Colour::Red { " red" } } { (["♣", "♦", "♥", "♠"][suit as usize]) }
                }
                @for joker in jokers {
                    button type="submit" form="enter" name="suit" value=(joker) aria-label=(site.card(*joker))
                        class={ "move answer long" @if *joker == Card::RED_JOKER { " red" } } { (joker.symbol()) }
                }
            }
        }
    }
}

/// The entries since the last move as links to their correction, and the form that corrects any entry.
pub(super) fn correcting(site: &Site<'_>, session: &dyn Session, facts: &Facts<'_>) -> Markup {
    let entered = session.entered();
    if entered.is_empty() {
        return html! {};
    }
    let wrong = facts.params.correct;
    let link = |entry: usize| address(facts.id) + &facts.params.query(&[], &[("correct", &entry.to_string())]);
    html! {
        @let now = session.entered_now();
        @if !now.is_empty() {
            ul class="entered" aria-label=(site.say(&text::ENTERED_SO_FAR)) {
                @for (entry, answer) in &now {
                    li { a href={ (link(*entry)) "#correct" } title=(site.say(&text::CORRECT_THIS)) { (name(*answer)) } }
                }
            }
        }
        details class="correct" id="correct" open[wrong.is_some()] {
            summary { (site.say(&text::CORRECT_ENTRY)) }
            p class="typed" {
                label for="wrong" { (site.say(&text::CORRECT_WRONG)) }
                select id="wrong" form="put-right" name="wrong" {
                    @for (entry, answer) in entered.iter().rev().take(MOST_ENTRIES) {
                        option value={ "#" (entry + 1) } selected[wrong == Some(*entry)] { (entry + 1) ": " (name(*answer)) }
                    }
                }
                label for="right" { (site.say(&text::CORRECT_RIGHT)) }
                input id="right" form="put-right" name="right" type="text" autocomplete="off" autocapitalize="none" spellcheck="false"
                    enterkeyhint="go" maxlength="40" required placeholder="8D";
                button type="submit" form="put-right" { (site.say(&text::CORRECT_BUTTON)) }
            }
            p class="note" { (site.say(&text::CORRECT_NOTE)) }
        }
    }
}

/// The result of the last correction.
pub(super) fn corrected(site: &Site<'_>, tree: &History) -> Markup {
    let said = tree.corrected().map(Corrected::said).unwrap_or_default();
    html! { p { strong { (site.say(&text::CORRECTED_LABEL)) } @for said in &said { " " (site.said(said)) } } }
}

/// The sign of a rank.
fn sign(rank: u8) -> String {
    Card::new(rank, Suit::Clubs).symbol().trim_end_matches('♣').to_owned()
}

/// The short name of an entry.
fn name(answer: ChanceAnswer) -> String {
    match answer {
        ChanceAnswer::Turned(card) => card.symbol(),
        ChanceAnswer::Rolled(value) => value.to_string(),
    }
}
