//! The player's values, in points of the final score unless noted otherwise. Tuned by playing many games.

/// A point of strength of a card, for the fights to come.
pub(super) const RANK: f32 = 0.85;
/// The same once only the Dark Lord is left.
pub(super) const RANK_LATE: f32 = 0.45;
/// The number of monsters ahead for which strength counts in full.
pub(super) const FIGHTS: f32 = 8.0;
/// Owning the Healer, in addition to her score.
pub(super) const HEALER: f32 = 13.0;
/// Owning the Fighter: she makes the victory easy.
pub(super) const FIGHTER: f32 = 80.0;
/// Owning the Helpful Hand.
pub(super) const HELPFUL_HAND: f32 = 25.0;
/// Owning the Strong One.
pub(super) const STRONG_ONE: f32 = 25.6;

/// A card played in a fight, whatever its strength: it must be drawn again.
pub(super) const PLAYED: f32 = 0.6;
/// A point of a card played in a fight: strength unavailable until the next reshuffle.
pub(super) const PLAYED_RANK: f32 = 0.24;

/// A wound in full health.
pub(super) const WOUND: f32 = 4.8;
/// A wound near death: divided by the square of the wounds that may still be taken.
pub(super) const WOUND_NEAR: f32 = 65.6;
/// The number of wounds that a card without a score is worth, as it can be trashed for one.
pub(super) const SPARE_LIFE: f32 = 0.54;
/// The first card trashed (score-7).
pub(super) const TRASH_FIRST: f32 = 2.0;
/// A deck of fewer cards than this is thin: it wears out fast.
pub(super) const THIN: f32 = 17.5;
/// Each card that a thin deck lacks, when another is to be trashed.
pub(super) const THIN_CARD: f32 = 1.82;
/// Cards are trashed in time if the next reshuffle would leave fewer wounds to take than this.
pub(super) const RESERVE: i32 = 1;

/// Killing a spade in the hero's room.
pub(super) const KILL_SPADE: f32 = 19.2;
/// Killing a knight in the hero's room.
pub(super) const KILL_KNIGHT: f32 = 16.4;
/// Killing the Dark Lord in a later turn.
pub(super) const KILL_LORD: f32 = 1.3;
/// The cost of staying with a monster, in addition to its next attack.
pub(super) const STAY: f32 = 7.5;

/// A knight met while exploring: his score, less the fight.
pub(super) const MEET_KNIGHT: f32 = 11.2;
/// A spade met while exploring.
pub(super) const MEET_SPADE: f32 = 1.15;
/// The Dark Lord met while exploring.
pub(super) const MEET_LORD: f32 = -8.0;
/// The jack of spades: a wound or a card.
pub(super) const MEET_TRAP: f32 = -1.5;
/// The jack of clubs: a monster may shoot.
pub(super) const MEET_ALARM: f32 = -2.0;
/// The jack of diamonds: he shows the rooms around.
pub(super) const MEET_SCOUT: f32 = 1.0;
/// The jack of hearts heals a wound.
pub(super) const MEET_REST: f32 = 1.0;
/// The card that pays for a loot, while it is not known.
pub(super) const PAID: f32 = 2.0;

/// The cost of a monster while the hand cannot kill it.
pub(super) const BUILD: f32 = 4.8;
/// A step, in addition to the card that it uses.
pub(super) const STEP: f32 = 0.35;
/// The share of a card's use that counts for a step.
pub(super) const STEP_USE: f32 = 0.68;
/// An unknown neighbour of an unknown room: rooms in nooks are opened first.
pub(super) const NOOK: f32 = 0.2;
/// A loot must gain more than this.
pub(super) const LOOT: f32 = 2.5;
/// A card worth more than this is not given for a loot if a weaker one can be drawn first.
pub(super) const DEAR: f32 = 1.36;
/// The unknown is opened with a hand that has this share of the points of the best hand.
pub(super) const EXPLORE_SHARE: f32 = 0.45;
/// A weaker hand is refilled, at the price of a reshuffle, before it meets the unknown or a monster.
pub(super) const RESHUFFLE_SHARE: f32 = 0.375;
/// The most points above the lowest possible price that a victory may cost.
pub(super) const PATIENCE: f32 = 3.0;
/// The victory is taken once everything still unknown is worth less than this many wounds.
pub(super) const ENOUGH: f32 = 1.2;
