//! The messages of tables, explanations and refusals, one by one.

use crate::{
    About, Badge, Body, CampaignStatus, CardFace, Chapter, Language, Message, Refusal, Sign, Table, Token, Zone,
};

/// Something that says several things.
pub trait Messages {
    /// Calls a function with each message.
    fn each_message(&self, visit: &mut dyn FnMut(&Message));

    /// The language of the words when `language` is asked for: English if a part of them is.
    fn language(&self, language: Language) -> Language {
        let mut is_in = true;
        self.each_message(&mut |message| is_in = is_in && message.is_in(language));
        if is_in { language } else { Language::ENGLISH }
    }
}

impl Messages for Table {
    fn each_message(&self, visit: &mut dyn FnMut(&Message)) {
        visit(&self.prompt);
        self.zones.each_message(visit);
        for offer in &self.offers {
            visit(&offer.label);
            visit(&offer.effect);
        }
    }
}

impl Messages for Zone {
    fn each_message(&self, visit: &mut dyn FnMut(&Message)) {
        visit(&self.name);
        visit(&self.note);
        match &self.body {
            Body::Row { cards, .. } | Body::Stack { cards, .. } => cards.each_message(visit),
            Body::Grid { tiles, .. } => {
                for tile in tiles {
                    tile.card.iter().for_each(|face| face.each_message(visit));
                    for token in &tile.tokens {
                        if let Token::Named(name) = token {
                            visit(name);
                        }
                    }
                }
            }
            Body::List(entries) => {
                for entry in entries {
                    [&entry.name, &entry.value, &entry.note].into_iter().for_each(&mut *visit);
                    match &entry.sign {
                        Sign::Lit(words) => visit(words),
                        Sign::Parts(parts) => parts.iter().for_each(|(_, words)| visit(words)),
                        _ => {}
                    }
                }
            }
            Body::Track { steps, .. } => steps.iter().for_each(visit),
            Body::Counter { .. } => {}
        }
    }
}

impl Messages for CardFace {
    fn each_message(&self, visit: &mut dyn FnMut(&Message)) {
        visit(&self.name);
        visit(&self.role.name);
        self.does.iter().for_each(|effect| visit(&effect.words));
        for badge in &self.badges {
            if let Badge::Word(words) | Badge::Sign(words, _) | Badge::Note(words) = badge {
                visit(words);
            }
        }
    }
}

impl Messages for About {
    fn each_message(&self, visit: &mut dyn FnMut(&Message)) {
        [&self.name, &self.says, &self.odds].into_iter().chain(&self.now).for_each(visit);
    }
}

impl Messages for Refusal {
    fn each_message(&self, visit: &mut dyn FnMut(&Message)) {
        visit(&self.reason);
    }
}

impl<O> Messages for CampaignStatus<O> {
    fn each_message(&self, visit: &mut dyn FnMut(&Message)) {
        visit(&self.words);
        for entry in &self.progress {
            [&entry.name, &entry.value, &entry.note].into_iter().for_each(&mut *visit);
        }
        self.next.each_message(visit);
    }
}

impl<O> Messages for Chapter<O> {
    fn each_message(&self, visit: &mut dyn FnMut(&Message)) {
        visit(&self.name);
        visit(&self.story);
    }
}

impl Messages for Message {
    fn each_message(&self, visit: &mut dyn FnMut(&Message)) {
        visit(self);
    }
}

impl<T: Messages> Messages for Vec<T> {
    fn each_message(&self, visit: &mut dyn FnMut(&Message)) {
        self.iter().for_each(|part| part.each_message(visit));
    }
}

impl<T: Messages> Messages for Option<T> {
    fn each_message(&self, visit: &mut dyn FnMut(&Message)) {
        self.iter().for_each(|part| part.each_message(visit));
    }
}
