//! The decisions and their spelling.

use std::str::FromStr;

use underdeck_cards::Card;
use underdeck_game::{Link, Message, NotationError, say};

use crate::keep::MOST_MINIONS;
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
    /// `erase SPELL`, `erase DOOR`, `erase TRAP`: drops a project (option-17).
    Erase(Work),
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

underdeck_game::spellings! { Move:
    "collect"() => Collect,
    "assign dig N"(n) => AssignDig(n),
    "peon dig"() => PeonDig,
    "peon chant"() => PeonChant,
    "give RESOURCE N"(what, n) => Give(what, n),
    "build ROOM"(room) => Build(room),
    "train ID"(id) => Train(id),
    "research NAME"(work) => Research(work),
    "erase NAME"(work) => Erase(work),
    "channel SPELL N"(spell, n) => Channel(spell, n),
    "labour NAME N"(ware, n) => Labour(ware, n),
    "attempt"() => Attempt,
    "recruit CARD"(card) => Recruit(card),
    "done"() => Done,
    "banish ID"(id) => Banish(id),
    "flip"() => Flip,
    "use NAME"(ware) => Use(ware),
    "fight"() => Fight,
    "cast SPELL"(spell) => Cast(spell),
    "place CARD"(card) => Place(card),
    "extra"() => Extra,
    "pass"() => Pass,
    "attack ID"(id) => Attack(Some(id)),
    "attack none"() => Attack(None),
    "alone"() => Alone,
    "join ID"(id) => Join(id),
    "next"() => Next,
}

/// The accepted spellings, in words.
fn expected() -> Message {
    let moves = Message::join(Move::PATTERNS.iter().map(|pattern| Message::quote(pattern)), Link::Or);
    say!(MOVE_EXPECTED, moves, most = MOST_MINIONS)
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let is_move = |mv: &Self| match *mv {
            Self::Train(id) | Self::Banish(id) | Self::Attack(Some(id)) | Self::Join(id) => {
                (1..=MOST_MINIONS).contains(&id.into())
            }
            _ => true,
        };
        // A number has other spellings, such as `+1`, that are not moves.
        let spelled = Self::read(text).and_then(Result::ok).filter(|mv| is_move(mv) && mv.to_string() == text);
        spelled.ok_or_else(|| NotationError::new(text, expected()))
    }
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
            "erase wooden",
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
