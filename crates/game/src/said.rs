//! The messages of tables, explanations and refusals, one by one, and in a language.

use crate::{About, Badge, Body, CampaignStatus, CardFace, Chapter, Language, Message, Refusal, Table, Token, Zone};

/// Something that says several things.
pub trait Messages: Sized {
    /// Calls a function with each message.
    fn each_message(&mut self, change: &mut dyn FnMut(&mut Message));

    /// The same in a language.
    #[must_use]
    fn to(mut self, language: Language) -> Self {
        self.each_message(&mut |message| *message = Message::to(message, language));
        self
    }
}

impl Messages for Table {
    fn each_message(&mut self, change: &mut dyn FnMut(&mut Message)) {
        change(&mut self.prompt);
        self.zones.each_message(change);
        for offer in &mut self.offers {
            change(&mut offer.label);
            change(&mut offer.effect);
        }
    }
}

impl Messages for Zone {
    fn each_message(&mut self, change: &mut dyn FnMut(&mut Message)) {
        change(&mut self.name);
        change(&mut self.note);
        match &mut self.body {
            Body::Row { cards, .. } | Body::Stack { cards, .. } => cards.each_message(change),
            Body::Grid { tiles, .. } => {
                for tile in tiles {
                    tile.card.iter_mut().for_each(|face| face.each_message(change));
                    for token in &mut tile.tokens {
                        if let Token::Named(name) = token {
                            change(name);
                        }
                    }
                }
            }
            Body::List(entries) => {
                for entry in entries {
                    [&mut entry.name, &mut entry.value, &mut entry.note].into_iter().for_each(&mut *change);
                }
            }
            Body::Track { steps, .. } => steps.iter_mut().for_each(change),
            Body::Counter { .. } => {}
        }
    }
}

impl Messages for CardFace {
    fn each_message(&mut self, change: &mut dyn FnMut(&mut Message)) {
        change(&mut self.name);
        change(&mut self.role.name);
        self.does.iter_mut().for_each(|effect| change(&mut effect.words));
        for badge in &mut self.badges {
            if let Badge::Word(words) | Badge::Note(words) = badge {
                change(words);
            }
        }
    }
}

impl Messages for About {
    fn each_message(&mut self, change: &mut dyn FnMut(&mut Message)) {
        [&mut self.name, &mut self.says, &mut self.odds].into_iter().chain(&mut self.now).for_each(change);
    }
}

impl Messages for Refusal {
    fn each_message(&mut self, change: &mut dyn FnMut(&mut Message)) {
        change(&mut self.reason);
    }
}

impl<O> Messages for CampaignStatus<O> {
    fn each_message(&mut self, change: &mut dyn FnMut(&mut Message)) {
        change(&mut self.words);
        for entry in &mut self.progress {
            [&mut entry.name, &mut entry.value, &mut entry.note].into_iter().for_each(&mut *change);
        }
        self.next.each_message(change);
    }
}

impl<O> Messages for Chapter<O> {
    fn each_message(&mut self, change: &mut dyn FnMut(&mut Message)) {
        change(&mut self.name);
        change(&mut self.story);
    }
}

impl Messages for Message {
    fn each_message(&mut self, change: &mut dyn FnMut(&mut Message)) {
        change(self);
    }
}

impl<T: Messages> Messages for Vec<T> {
    fn each_message(&mut self, change: &mut dyn FnMut(&mut Message)) {
        self.iter_mut().for_each(|part| part.each_message(change));
    }
}

impl<T: Messages> Messages for Option<T> {
    fn each_message(&mut self, change: &mut dyn FnMut(&mut Message)) {
        self.iter_mut().for_each(|part| part.each_message(change));
    }
}
