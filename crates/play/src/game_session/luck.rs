//! Sources of a game's luck.

use underdeck_cards::Card;
use underdeck_game::{Chance, ChanceEvent, Die, Scripted};
use underdeck_record::DealChance;

/// The luck of a game.
#[derive(Clone)]
pub(super) enum LuckSource {
    /// The deal's.
    Dealt(Box<DealChance>),
    /// The entered cards and rolls, from event number `used` on.
    Told { events: Vec<ChanceEvent>, used: usize },
}

impl LuckSource {
    /// Reads entered events.
    fn told<T>(events: &[ChanceEvent], used: &mut usize, read: impl FnOnce(&mut Scripted<'_>) -> T) -> T {
        let mut script = Scripted::new(&events[*used..]);
        let value = read(&mut script);
        *used += script.used();
        value
    }
}

impl Chance for LuckSource {
    fn shuffle(&mut self, pile: &'static str, cards: &mut [Card]) {
        match self {
            Self::Dealt(chance) => chance.shuffle(pile, cards),
            Self::Told { events, used } => Self::told(events, used, |script| script.shuffle(pile, cards)),
        }
    }

    fn roll(&mut self, die: Die) -> u8 {
        match self {
            Self::Dealt(chance) => chance.roll(die),
            Self::Told { events, used } => Self::told(events, used, |script| script.roll(die)),
        }
    }
}
