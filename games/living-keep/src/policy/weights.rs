//! The weights of the policy's ideas, by kind of game.
//!
//! They were found by playing: each was raised and lowered in turn, and kept where some thousand games went better. They are
//! rounded: the second digit hardly matters. The unit is a point of the Mastery score unless stated otherwise.

use super::time::Stage;

/// Lays the weights out: a row for each, a column for each [`Stage`].
macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident: $($value:literal)+;)+) => {
        /// The weights for a kind of game.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub(super) struct Weights {
            $($(#[$doc])* pub(super) $name: f32,)+
        }

        const fn column(stage: usize) -> Weights {
            Weights { $($name: [$($value),+][stage],)+ }
        }
    };
}

static WEIGHTS: [Weights; Stage::COUNT] = [column(0), column(1), column(2), column(3), column(4), column(5), KING];

/// Where the Monarch must fall within a dozen turns gold comes first, and pay hardly counts.
const KING: Weights = Weights { hire: 6.4, vault: 8.0, pay: 0.03, ..column(3) };

/// The weights for a kind of game.
pub(super) fn weights(stage: Stage) -> &'static Weights {
    &WEIGHTS[stage as usize]
}

// Columns: short, middle and long game for points; campaign; coop; against a rival.
weights! {
    /// Points that a point of health saved is worth.
    hp: 12.0 12.0 32.0 5.0 5.0 23.0;
    /// How much more it is worth as the damage ahead comes near the health.
    fear: 2.4 1.5 1.5 0.54 1.5 1.5;
    /// What a hit that would be deadly costs beyond its damage; half as deep a hit costs a quarter.
    life: 500.0 1000.0 1000.0 0.0 0.0 0.0;
    /// What one minion is worth where a hero needs two.
    half: 0.21 0.35 0.35 0.35 0.35 0.35;
    /// What a gold piece of pay costs, for each of the next ten turns.
    pay: 1.9 3.0 1.6 0.25 0.42 3.0;
    /// What food costs, likewise.
    food: 0.6 0.82 0.2 0.2 0.12 0.2;
    /// How many turns before the end pay begins to cost no more than the points of its gold.
    near: 8.0 6.0 4.0 0.1 0.1 0.1;
    /// Gold kept while building, for the first pay of each minion who may be hired.
    hire: 6.1 6.4 6.4 4.0 4.0 0.0;
    /// The share of what the host lacks that the first gate is worth.
    first_gate: 0.5 0.5 0.5 0.5 0.5 0.5;
    /// The same of the second gate.
    second_gate: 0.12 0.2 0.2 0.12 0.2 0.2;
    /// The same of each further gate.
    next_gate: 0.1 0.06 0.1 0.16 0.16 0.1;
    /// The same of a lair that a gate can fill.
    lair: 0.11 0.3 0.3 0.33 0.3 0.3;
    /// What the guest of another lair is worth, as a share of a middling minion.
    guest: 0.6 0.22 0.6 1.0 1.0 1.0;
    /// How many attempts before the end lairs are built for.
    crowd: 0.0 3.0 0.0 0.0 0.0 0.0;
    /// What a farm is worth a turn while food is short.
    farm: 20.0 20.0 20.0 18.0 20.0 6.0;
    /// What a vault is worth a turn while gold is lost for want of one.
    vault: 128.0 32.0 3.2 128.0 2.0 32.0;
    /// How many gates are built before any other room that needs rooms of its own.
    gates: 2.0 4.0 2.0 1.0 4.0 2.0;
    /// What a quarry is worth a turn while stone is lost for want of one.
    quarry: 0.5 0.5 0.48 0.8 0.5 0.5;
    /// How many times over the Peons must be able to fill a new store before the end.
    sureness: 1.2 0.66 2.0 2.0 2.0 2.0;
    /// The share of what the host lacks that each of the four training rooms is worth.
    training: 0.03 0.029 0.03 0.03 0.03 0.03;
    /// The same of the libraries.
    library: 0.02 0.0066 0.02 0.0066 0.012 0.02;
    /// The same of the blacksmiths.
    blacksmith: 0.01 0.01 0.01 0.01 0.01 0.01;
    /// The share of the present pay that is counted on to be due each turn ahead: more than all of it before guests come for the last turns.
    dues: 0.0 1.5 1.0 0.0 0.0 0.0;
    /// Turns that all Peons must have to spare before a coin spent is no longer missed at the end.
    slack: 3.0 2.0 2.0 3.0 3.0 3.0;
    /// Another Regen is studied once this much health is lost beyond what the owned ones heal.
    regen: 2.0 2.0 2.0 2.0 2.0 2.0;
    /// What the host must lack for a Power Strike to be studied.
    strike: 60.0 60.0 60.0 60.0 60.0 60.0;
    /// What the host must lack for the Dragon to be studied.
    dragon: 60.0 60.0 60.0 60.0 60.0 60.0;
    /// How much less the second door or trap of a kind is wanted.
    repeat: 2.0 2.0 2.0 2.0 2.0 2.0;
    /// How many doors and traps may be in work when another is begun.
    forge: 1.0 0.6 1.0 1.0 1.0 1.0;
    /// The least scarcity of a coin.
    least: 0.012 0.032 0.02 0.02 0.02 0.02;
    /// What a stone of the cost weighs, in gold, where rooms are compared.
    stone_cost: 0.6 0.6 0.36 0.6 1.5 0.6;
    /// How much better a newcomer must be to replace a minion, or none than a minion who could be paid.
    swap: 4.0 2.5 4.0 2.5 4.0 4.0;
    /// Food of a farm that can be relied on at an Upkeep.
    harvest: 5.5 7.0 8.8 5.5 8.8 5.5;
    /// What a gold piece dug is worth before the end nears.
    gold: 1.0 1.0 3.0 3.0 1.6 1.0;
    /// What a stone is worth before the end nears.
    stone: 0.6 0.6 0.6 0.6 0.6 0.6;
    /// What a point of mana is worth before the end nears.
    mana: 1.0 1.0 1.0 1.0 0.6 1.0;
    /// Peons expected to be found each turn.
    growth: 0.6 0.6 0.6 0.6 0.6 0.6;
    /// The part of a dig that is counted on while waiting for a room.
    patience: 1.4 0.94 0.9 0.9 1.4 0.9;
    /// The share of the workshops it opens that the first shrine is worth.
    opens: 0.0 0.0 0.0 0.1 0.03 0.0;
    /// What a room is worth for a goal.
    goal: 60.0 60.0 60.0 36.0 60.0 60.0;
    /// Gold that a dig aims to leave beside the wages.
    purse: 10.0 15.0 10.0 10.0 10.0 10.0;
    /// How much more a gold piece is worth while the wages are not in store.
    wages: 5.0 8.0 5.0 3.0 5.0 5.0;
    /// How many turns before the end the points of rooms and stores begin to count in full.
    horizon: 10.0 10.0 10.0 10.0 10.0 10.0;
}
