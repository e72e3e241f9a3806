//! The decisions and their spelling.

use std::fmt;
use std::str::FromStr;

use underdeck_cards::Card;
use underdeck_game::{NotationError, prose};

use crate::keep::{Id, MOST_MINIONS};
use crate::kinds::{Resource, Room, Spell, Ware, Work};

/// One decision. Minions are named by their ids, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `collect`: brings in the harvest, then pays and feeds (upkeep-1).
    Collect,
    /// `assign dig N`: lets `N` Peons dig and the others chant (dig-1).
    AssignDig(u8),
    /// `peon dig`: lets a Peon just found dig (dig-6).
    PeonDig,
    /// `peon chant`: lets a Peon just found chant (dig-6).
    PeonChant,
    /// `give gold N`: gives `N` of a haul to the partner (divide-1).
    Give(Resource, u16),
    /// `build ROOM`: builds a room (build-1).
    Build(Room),
    /// `train ID`: trains a minion (train-1).
    Train(u8),
    /// `research SPELL`, `research DOOR`, `research TRAP`: starts a project (research-1, research-2).
    Research(Work),
    /// `channel SPELL N`: lets `N` minions work on a spell (channel-1).
    Channel(Spell, u8),
    /// `labour DOOR N`, `labour TRAP N`: lets `N` minions work on a door or trap (labour-1).
    Labour(Ware, u8),
    /// `attempt`: starts the recruitment of the turn (recruit-1).
    Attempt,
    /// `recruit CARD`: hires a minion (attempt-2, draft-3).
    Recruit(Card),
    /// `done`: ends the attempt (attempt-4).
    Done,
    /// `banish ID`: banishes a minion (shortfall-1, recruit-2, attempt-3).
    Banish(u8),
    /// `flip`: turns the top turn card (hero-1).
    Flip,
    /// `use DOOR`, `use TRAP`: uses a door or trap (defend-1).
    Use(Ware),
    /// `fight`: fights the hero (fight-1).
    Fight,
    /// `cast SPELL`: casts a spell (cast-1).
    Cast(Spell),
    /// `place CARD`: puts a card next in the order of a Premonition (premonition-3).
    Place(Card),
    /// `extra`: draws one more card into a draft hand (draft-4).
    Extra,
    /// `pass`: takes no minion of a draft hand (draft-4, draft-5).
    Pass,
    /// `attack ID`, `attack none`: chooses the first minion of a battle, or none (war-2).
    Attack(Option<u8>),
    /// `alone`: lets the first minion attack alone (war-3).
    Alone,
    /// `join ID`: adds a second minion to the attack (war-3).
    Join(u8),
    /// `next`: ends the phase (dig-2, build-2, train-3, research-4, recruit-3).
    Next,
}

impl Move {
    /// The spellings of moves, in the order of the reference.
    pub(crate) const PATTERNS: &'static [&'static str] = &[
        "collect",
        "assign dig N",
        "peon dig",
        "peon chant",
        "give RESOURCE N",
        "build ROOM",
        "train ID",
        "research NAME",
        "channel SPELL N",
        "labour NAME N",
        "attempt",
        "recruit CARD",
        "done",
        "banish ID",
        "flip",
        "use NAME",
        "fight",
        "cast SPELL",
        "place CARD",
        "extra",
        "pass",
        "attack ID",
        "attack none",
        "alone",
        "join ID",
        "next",
    ];
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Collect => f.write_str("collect"),
            Self::AssignDig(n) => write!(f, "assign dig {n}"),
            Self::PeonDig => f.write_str("peon dig"),
            Self::PeonChant => f.write_str("peon chant"),
            Self::Give(what, n) => write!(f, "give {what} {n}"),
            Self::Build(room) => write!(f, "build {room}"),
            Self::Train(id) => write!(f, "train {id}"),
            Self::Research(work) => write!(f, "research {work}"),
            Self::Channel(spell, n) => write!(f, "channel {spell} {n}"),
            Self::Labour(ware, n) => write!(f, "labour {ware} {n}"),
            Self::Attempt => f.write_str("attempt"),
            Self::Recruit(card) => write!(f, "recruit {card}"),
            Self::Done => f.write_str("done"),
            Self::Banish(id) => write!(f, "banish {id}"),
            Self::Flip => f.write_str("flip"),
            Self::Use(ware) => write!(f, "use {ware}"),
            Self::Fight => f.write_str("fight"),
            Self::Cast(spell) => write!(f, "cast {spell}"),
            Self::Place(card) => write!(f, "place {card}"),
            Self::Extra => f.write_str("extra"),
            Self::Pass => f.write_str("pass"),
            Self::Attack(Some(id)) => write!(f, "attack {id}"),
            Self::Attack(None) => f.write_str("attack none"),
            Self::Alone => f.write_str("alone"),
            Self::Join(id) => write!(f, "join {id}"),
            Self::Next => f.write_str("next"),
        }
    }
}

/// The accepted spellings, in words.
fn expected() -> String {
    let moves = prose::either(Move::PATTERNS.iter().map(|pattern| format!("`{pattern}`")));
    format!("a move is {moves}, with an id from 1 to 24 and a card such as TC")
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = text.split(' ');
        let mut word = || words.next();
        let parsed = match word().unwrap_or_default() {
            "collect" => Some(Self::Collect),
            "assign" if word() == Some("dig") => read(word()).map(Self::AssignDig),
            "peon" => match word() {
                Some("dig") => Some(Self::PeonDig),
                Some("chant") => Some(Self::PeonChant),
                _ => None,
            },
            "give" => read(word()).zip(read(word())).map(|(what, n)| Self::Give(what, n)),
            "build" => read(word()).map(Self::Build),
            "train" => id(word()).map(Self::Train),
            "research" => read(word()).map(Self::Research),
            "channel" => read(word()).zip(read(word())).map(|(spell, n)| Self::Channel(spell, n)),
            "labour" => read(word()).zip(read(word())).map(|(ware, n)| Self::Labour(ware, n)),
            "attempt" => Some(Self::Attempt),
            "recruit" => read(word()).map(Self::Recruit),
            "done" => Some(Self::Done),
            "banish" => id(word()).map(Self::Banish),
            "flip" => Some(Self::Flip),
            "use" => read(word()).map(Self::Use),
            "fight" => Some(Self::Fight),
            "cast" => read(word()).map(Self::Cast),
            "place" => read(word()).map(Self::Place),
            "extra" => Some(Self::Extra),
            "pass" => Some(Self::Pass),
            "attack" => match word() {
                Some("none") => Some(Self::Attack(None)),
                other => id(other).map(|id| Self::Attack(Some(id))),
            },
            "alone" => Some(Self::Alone),
            "join" => id(word()).map(Self::Join),
            "next" => Some(Self::Next),
            _ => None,
        };
        // More words, and other spellings of a number such as `+1`, are no moves.
        parsed.filter(|mv| mv.to_string() == text).ok_or_else(|| NotationError::new(text, expected()))
    }
}

fn read<T: FromStr>(word: Option<&str>) -> Option<T> {
    word?.parse().ok()
}

fn id(word: Option<&str>) -> Option<Id> {
    read(word).filter(|id| (1..=MOST_MINIONS).contains(&usize::from(*id)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_one_spelling_reads() {
        for text in [
            "collect",
            "assign dig 0",
            "assign dig 10",
            "peon dig",
            "peon chant",
            "give gold 0",
            "give stone 288",
            "build training",
            "train 24",
            "research to_arms",
            "research wooden",
            "channel summon_dragon 12",
            "labour pit 1",
            "attempt",
            "recruit TC",
            "done",
            "banish 1",
            "flip",
            "use magic",
            "fight",
            "cast power_strike",
            "place XB",
            "extra",
            "pass",
            "attack 3",
            "attack none",
            "alone",
            "join 4",
            "next",
        ] {
            assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "assign",
            "assign dig",
            "assign chant 3",
            "assign dig +1",
            "assign dig 01",
            "peon",
            "give gold",
            "give iron 3",
            "build Gate",
            "train 0",
            "train 25",
            "train x",
            "research gate",
            "channel pit 1",
            "labour regen 1",
            "recruit tc",
            "next ",
            " next",
            "next next",
            "collect  all",
            "attack",
            "join none",
            "cast",
            "use",
        ] {
            assert!(text.parse::<Move>().unwrap_err().to_string().contains("is no move"), "{text}");
        }
    }
}
