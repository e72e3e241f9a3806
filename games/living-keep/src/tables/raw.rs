//! The file as it is written, before it is checked.

use serde::Deserialize;
use toml::Spanned;

use super::Who;
use crate::kinds::{Kind, Resource, Room};

/// A number with its place in the text.
pub(super) type Number = Spanned<i64>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Raw {
    pub(super) version: Number,
    pub(super) limits: RawLimits,
    pub(super) room: Spanned<Vec<RawRoom>>,
    pub(super) spell: Spanned<Vec<RawSpell>>,
    pub(super) door: Spanned<Vec<RawWare>>,
    pub(super) trap: Spanned<Vec<RawWare>>,
    pub(super) minion: Spanned<Vec<RawMinion>>,
    pub(super) hero: Spanned<Vec<RawHero>>,
    pub(super) monarch: Spanned<Vec<RawMonarch>>,
    pub(super) mastery_points: RawPoints,
    pub(super) setup: RawSetups,
    pub(super) scenario: Spanned<Vec<RawScenario>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawLimits {
    pub(super) research_slots: Number,
    pub(super) spell_box: Number,
    pub(super) door_box: Number,
    pub(super) trap_box: Number,
    pub(super) work_rooms: Number,
    pub(super) max_rank: Number,
    pub(super) war_rank: Number,
    pub(super) war_pair_rank: Number,
    pub(super) monarch_card: Spanned<Kind>,
    pub(super) dragon_card: Spanned<Kind>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRoom {
    pub(super) key: Spanned<String>,
    pub(super) name: String,
    pub(super) tier: Number,
    pub(super) gold: Number,
    pub(super) stone: Number,
    pub(super) points: Number,
    pub(super) capacity: Option<Spanned<RawCapacity>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCapacity {
    pub(super) gold: Option<Number>,
    pub(super) stone: Option<Number>,
    pub(super) food: Option<Number>,
    pub(super) mana: Option<Number>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSpell {
    pub(super) key: Spanned<String>,
    pub(super) name: String,
    pub(super) channel: Number,
    pub(super) mana: Number,
}

/// A door or a trap; only a trap may have heroes who avoid it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawWare {
    pub(super) key: Spanned<String>,
    pub(super) name: String,
    pub(super) gold: Number,
    pub(super) labour: Number,
    pub(super) points: Number,
    pub(super) avoid: Option<Vec<Spanned<Kind>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawMinion {
    pub(super) card: Spanned<String>,
    pub(super) name: String,
    pub(super) rank: Number,
    pub(super) pay: Number,
    pub(super) food: Number,
    pub(super) points: Number,
    pub(super) train: Number,
    pub(super) banished: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawHero {
    pub(super) card: Spanned<String>,
    pub(super) name: String,
    pub(super) rank: Number,
    pub(super) needs: Number,
    pub(super) damage: Number,
    pub(super) killed: Number,
    pub(super) escaped: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawMonarch {
    pub(super) turn_decks: Number,
    pub(super) rank: Number,
    pub(super) needs: Number,
    pub(super) damage: Number,
    pub(super) killed: Number,
    pub(super) escaped: Number,
    pub(super) who: Who,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPoints {
    pub(super) gold: Number,
    pub(super) stone: Number,
    pub(super) food: Number,
    pub(super) mana: Number,
    pub(super) hp: Number,
    pub(super) hp_healed: Number,
    pub(super) hp_unhurt: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSetups {
    pub(super) mastery: RawSetup,
    pub(super) standard: RawSetup,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSetup {
    pub(super) hp: Number,
    pub(super) peons: Number,
    pub(super) peons_max: Number,
    pub(super) gold: Number,
    pub(super) stone: Number,
    pub(super) food: Number,
    pub(super) mana: Number,
    pub(super) rooms: Spanned<Vec<Number>>,
    pub(super) rooms_max: Spanned<Vec<Number>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawScenario {
    pub(super) id: Number,
    pub(super) name: String,
    pub(super) story: Vec<String>,
    pub(super) turn_decks: Number,
    pub(super) monarch: Number,
    pub(super) hp: Number,
    pub(super) hp_max: Number,
    pub(super) peons: Number,
    pub(super) peons_max: Number,
    pub(super) gold: Number,
    pub(super) stone: Number,
    pub(super) food: Number,
    pub(super) mana: Number,
    pub(super) rooms: Spanned<Vec<Number>>,
    pub(super) rooms_max: Spanned<Vec<Number>>,
    pub(super) spells: Spanned<Vec<Number>>,
    pub(super) doors: Spanned<Vec<Number>>,
    pub(super) traps: Spanned<Vec<Number>>,
    pub(super) minions: Vec<Spanned<Kind>>,
    pub(super) goals: Spanned<Vec<RawGoal>>,
}

/// A goal as it is written (end-6).
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub(super) enum RawGoal {
    Survive,
    Own { what: Room, n: i64 },
    House { rank: i64, n: i64 },
    Kill { n: i64 },
    Monarch,
    Stock { what: Resource, n: i64 },
    Arm { n: i64 },
    Learn { n: i64 },
}

impl<'de> Deserialize<'de> for Who {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match String::deserialize(deserializer)?.as_str() {
            "all" => Ok(Self::All),
            "one" => Ok(Self::One),
            "active" => Ok(Self::Active),
            other => Err(serde::de::Error::custom(format!("`{other}` is none of all, one, active"))),
        }
    }
}
