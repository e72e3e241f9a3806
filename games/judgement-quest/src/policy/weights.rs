//! The player's constants, tuned by play: small changes, one at a time, kept if more quests were won.

// Costs of rooms on a planned way, in HP.
/// A hidden room.
pub(super) const HIDDEN: f32 = 0.259;
/// Ice without the amulet.
pub(super) const ICE: f32 = 0.562;
/// A wall or a door in the way.
pub(super) const BARRED: f32 = 3.6;
/// A task without a known way to it.
pub(super) const STUCK: f32 = 4.0;
/// The way to a hidden room of a task.
pub(super) const FIND: f32 = 0.39;
/// Each GP short of the item that the Remove task needs.
pub(super) const SHORT: f32 = 1.056;

// Gains from rooms, in HP.
/// Gold.
pub(super) const GOLD: f32 = 1.2;
/// A chest.
pub(super) const CHEST: f32 = 1.2;
/// The shield.
pub(super) const SHIELD: f32 = 1.2;
/// A wizard.
pub(super) const WIZARD: f32 = 0.72;
/// A crystal.
pub(super) const CRYSTAL: f32 = 0.24;
/// The dragon, with 3 GP and a point.
pub(super) const DRAGON: f32 = 2.0;
/// Any other enemy, with a point.
pub(super) const ENEMY: f32 = 0.1;
/// The HP on the way that reduce its weight to 37 %.
pub(super) const FADE: f32 = 0.6;
/// Each room revealed at once.
pub(super) const REVEAL: f32 = 0.104;
/// The reduction for crossing ice.
pub(super) const CROSS: f32 = 0.5;
/// The reduction for gold spent on the way.
pub(super) const SPEND: f32 = 1.0;

// The chance to win: logistic in the square roots of health and of the danger ahead, in HP.
/// Slope in health.
pub(super) const HEALTH: f32 = 2.0;
/// Slope in the danger ahead.
pub(super) const AHEAD: f32 = 1.1;
/// The point where health and danger are even.
pub(super) const SHIFT: f32 = 1.1;
/// The value of winning in addition to HP, in points.
pub(super) const PRIZE: f32 = 41.6;

// The rest.
/// The most HP at which healing is bought.
pub(super) const HEAL: u8 = 2;
/// The share of the rooms behind that counts for points.
pub(super) const LATER: f32 = 0.42;
