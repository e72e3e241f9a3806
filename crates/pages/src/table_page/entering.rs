//! Games beside real cards: the field and the grid for the card that is asked, and the form that corrects an entry.

use maud::{Markup, html};
use underdeck_cards::{Card, Suit};
use underdeck_play::{Answer, AnswerSet};

use super::TablePage;
use crate::facts::address;

/// The most entries that the form for corrections offers, the latest first.
const MOST_ENTRIES: usize = 250;

impl TablePage<'_> {
    /// The field, and below it the ranks to choose and the suits to press. Every control works without scripts.
    pub(super) fn entering(&self) -> Markup {
        let session = self.tree.session();
        let Some(asked) = session.asked().filter(|_| !self.facts.waits(session)) else { return html! {} };
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
                    label for="card" { (self.site.say("card-field")) }
                    input id="card" form="enter" name="move" type="text" autocomplete="off" autocapitalize="none" autocorrect="off" spellcheck="false"
                        enterkeyhint="go" maxlength="40" placeholder="QS, 10h, queen of spades";
                    button type="submit" form="enter" { (self.site.say("card-enter")) }
                }
                fieldset class="answers ranks" {
                    legend class="quiet" { (self.site.say("card-rank")) }
                    @for rank in ranks {
                        label class="answer" lang="en" {
                            input type="radio" form="enter" name="rank" value=(sign(rank));
                            span { (sign(rank)) }
                        }
                    }
                }
                div class="answers suits" role="group" aria-label=(self.site.say("card-suit")) {
                    @for suit in suits {
                        button type="submit" form="enter" name="suit" value=(suit.name()) lang="en" aria-label=(suit.name())
                            class={ "move answer" @if suit.colour() == underdeck_cards::Colour::Red { " red" } } { (["♣", "♦", "♥", "♠"][suit as usize]) }
                    }
                    @for joker in jokers {
                        button type="submit" form="enter" name="suit" value=(joker) lang="en" aria-label=(joker.name())
                            class={ "move answer long" @if *joker == Card::RED_JOKER { " red" } } { (joker.symbol()) }
                    }
                }
            }
        }
    }

    /// What was entered for the present question, each a link that offers to correct it; and the form that does, for any entry.
    pub(super) fn correcting(&self) -> Markup {
        let session = self.tree.session();
        let entered = session.entered();
        if entered.is_empty() || self.facts.apart.is_some() {
            return html! {};
        }
        let wrong = self.facts.params.correct;
        html! {
            @let now = session.entered_now();
            @if !now.is_empty() {
                ul class="entered" aria-label=(self.site.say("entered-so-far")) lang="en" {
                    @for (entry, answer) in &now {
                        li { a href={ (self.link_to_correct(*entry)) "#correct" } title=(self.site.say("correct-this")) { (name(*answer)) } }
                    }
                }
            }
            details class="correct" id="correct" open[wrong.is_some()] {
                summary { (self.site.say("correct-entry")) }
                p class="typed" {
                    label for="wrong" { (self.site.say("correct-wrong")) }
                    select id="wrong" form="put-right" name="wrong" lang="en" {
                        @for (entry, answer) in entered.iter().rev().take(MOST_ENTRIES) {
                            option value={ "#" (entry + 1) } selected[wrong == Some(*entry)] { (entry + 1) ": " (name(*answer)) }
                        }
                    }
                    label for="right" { (self.site.say("correct-right")) }
                    input id="right" form="put-right" name="right" type="text" autocomplete="off" autocapitalize="none" spellcheck="false"
                        enterkeyhint="go" maxlength="40" required placeholder="8D";
                    button type="submit" form="put-right" { (self.site.say("correct-button")) }
                }
                p class="note" { (self.site.say("correct-note")) }
            }
        }
    }

    /// The result of the last correction.
    pub(super) fn corrected(&self) -> Markup {
        let said = self.tree.corrected().map(underdeck_play::Corrected::said).unwrap_or_default();
        html! { p { strong { (self.site.say("corrected-label")) } @for said in &said { " " (self.site.said(said)) } } }
    }

    fn link_to_correct(&self, entry: usize) -> String {
        address(self.facts.id) + &self.facts.params.query(&[], &[("correct", &entry.to_string())])
    }
}

/// A rank as it is written.
fn sign(rank: u8) -> String {
    Card::new(rank, Suit::Clubs).symbol().trim_end_matches('♣').to_owned()
}

/// What was entered, in short.
fn name(answer: Answer) -> String {
    match answer {
        Answer::Turned(card) => card.symbol(),
        Answer::Rolled(value) => value.to_string(),
    }
}
