//! Tables and refusals with the cards as people write them.

use crate::text::{first_card, signed};
use crate::{About, Badge, Body, CardFace, Message, Refusal, Table, Zone};

fn sign(text: &mut String) {
    if first_card(text).is_some() {
        *text = signed(text);
    }
}

fn sign_message(message: &mut Message) {
    message.rewrite(&mut sign);
}

impl Table {
    /// The table with the cards in all its texts as people write them. Ids and spellings stay.
    #[must_use]
    pub fn signed(mut self) -> Self {
        sign(&mut self.prompt);
        self.zones.iter_mut().for_each(sign_zone);
        for offer in &mut self.offers {
            sign_message(&mut offer.label);
            sign_message(&mut offer.effect);
        }
        self
    }
}

fn sign_zone(zone: &mut Zone) {
    sign(&mut zone.name);
    sign(&mut zone.note);
    let sign_face = |face: &mut CardFace| {
        sign(&mut face.name);
        face.does.iter_mut().for_each(|effect| sign_message(&mut effect.words));
        for badge in &mut face.badges {
            if let Badge::Note(words) = badge {
                sign_message(words);
            }
        }
    };
    match &mut zone.body {
        Body::Row { cards, .. } | Body::Stack { cards, .. } => cards.iter_mut().for_each(sign_face),
        Body::Grid { tiles, .. } => {
            for tile in tiles {
                tile.card.iter_mut().for_each(sign_face);
            }
        }
        Body::List(entries) => {
            for entry in entries {
                [&mut entry.name, &mut entry.value, &mut entry.note].into_iter().for_each(sign);
            }
        }
        Body::Track { steps, .. } => steps.iter_mut().for_each(sign),
        Body::Counter { .. } => {}
    }
}

impl About {
    /// The same with the cards as people write them.
    #[must_use]
    pub fn signed(mut self) -> Self {
        [&mut self.name, &mut self.says, &mut self.odds].into_iter().chain(&mut self.now).for_each(sign);
        self
    }
}

impl Refusal {
    /// The same with the cards as people write them.
    #[must_use]
    pub fn signed(mut self) -> Self {
        sign(&mut self.reason);
        self
    }
}
