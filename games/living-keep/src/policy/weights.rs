//! The weights of the policy's ideas, by kind of game.
//!
//! They were tuned by playing: each was raised and lowered in turn, and kept where some thousand games went better.
//! They are rounded: the second digit hardly matters. The unit is a point of the Mastery score unless stated otherwise.

use super::time::Stage;

/// Declares the weights: a row for each, a column for each [`Stage`].
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

/// If the Monarch must be killed within a dozen turns, gold comes first, and pay hardly counts.
const KING: Weights = Weights { hire: 6.4, vault: 8.0, pay: 0.03, ..column(3) };

/// The weights for a kind of game.
pub(super) fn weights(stage: Stage) -> &'static Weights {
    &WEIGHTS[stage as usize]
}

// Columns: short, middle and long game for points; campaign; coop; against a rival.
weights! {
    /// The value of a point of health saved.
    hp: 12.0 12.0 32.0 5.0 5.0 23.0;
    /// The additional value as the damage ahead approaches the health.
    fear: 2.4 1.5 1.5 0.54 1.5 1.5;
    /// The cost of a deadly hit beyond its damage; half as deep a hit costs a quarter.
    life: 500.0 1000.0 1000.0 0.0 0.0 0.0;
    /// The value of one minion where a hero needs two.
    half: 0.21 0.35 0.35 0.35 0.35 0.35;
    /// The cost of a gold piece of pay, for each of the next ten turns.
    pay: 1.9 3.0 1.6 0.25 0.42 3.0;
    /// The cost of food, likewise.
    food: 0.6 0.82 0.2 0.2 0.12 0.2;
    /// The number of turns before the end from which pay costs only the points of its gold.
    near: 8.0 6.0 4.0 0.1 0.1 0.1;
    /// Gold kept while building, for the first pay of each minion who may be hired.
    hire: 6.1 6.4 6.4 4.0 4.0 0.0;
    /// The value of the first gate, as a share of the host's lack.
    first_gate: 0.5 0.5 0.5 0.5 0.5 0.5;
    /// The same of the second gate.
    second_gate: 0.12 0.2 0.2 0.12 0.2 0.2;
    /// The same of each further gate.
    next_gate: 0.1 0.06 0.1 0.16 0.16 0.1;
    /// The same of a lair that a gate can fill.
    lair: 0.11 0.3 0.3 0.33 0.3 0.3;
    /// The value of the guest of another lair, as a share of a middling minion.
    guest: 0.6 0.22 0.6 1.0 1.0 1.0;
    /// The number of attempts before the end for which lairs are built.
    crowd: 0.0 3.0 0.0 0.0 0.0 0.0;
    /// The value of a farm for each turn while food is short.
    farm: 20.0 20.0 20.0 18.0 20.0 6.0;
    /// The value of a vault for each turn while gold is lost without one.
    vault: 128.0 32.0 3.2 128.0 2.0 32.0;
    /// The number of gates built before any other room that requires rooms.
    gates: 2.0 4.0 2.0 1.0 4.0 2.0;
    /// The value of a quarry for each turn while stone is lost without one.
    quarry: 0.5 0.5 0.48 0.8 0.5 0.5;
    /// The number of times that the Peons must be able to fill a new store before the end.
    sureness: 1.2 0.66 2.0 2.0 2.0 2.0;
    /// The value of each of the four training rooms, as a share of the host's lack.
    training: 0.03 0.029 0.03 0.03 0.03 0.03;
    /// The same of the libraries.
    library: 0.02 0.0066 0.02 0.0066 0.012 0.02;
    /// The same of the blacksmiths.
    blacksmith: 0.01 0.01 0.01 0.01 0.01 0.01;
    /// The share of the present pay expected in each turn ahead: more than all of it before guests come for the last
    /// turns.
    dues: 0.0 1.5 1.0 0.0 0.0 0.0;
    /// Turns that all Peons must have left before a coin spent is no longer missing at the end.
    slack: 3.0 2.0 2.0 3.0 3.0 3.0;
    /// Another Regen is studied once this much health is lost beyond the healing of the owned ones.
    regen: 2.0 2.0 2.0 2.0 2.0 2.0;
    /// The host's lack from which a Power Strike is studied.
    strike: 60.0 60.0 60.0 60.0 60.0 60.0;
    /// The host's lack from which the Dragon is studied.
    dragon: 60.0 60.0 60.0 60.0 60.0 60.0;
    /// The reduction in value for the second door or trap of a kind.
    repeat: 2.0 2.0 2.0 2.0 2.0 2.0;
    /// The number of door and trap projects up to which another is started.
    forge: 1.0 0.6 1.0 1.0 1.0 1.0;
    /// The least scarcity of a coin.
    least: 0.012 0.032 0.02 0.02 0.02 0.02;
    /// The weight of a stone of the cost, in gold, when rooms are compared.
    stone_cost: 0.6 0.6 0.36 0.6 1.5 0.6;
    /// The required advantage of a newcomer over the minion he replaces, or of a vacancy over a minion who could be
    /// paid.
    swap: 4.0 2.5 4.0 2.5 4.0 4.0;
    /// Food of a farm expected at an Upkeep.
    harvest: 5.5 7.0 8.8 5.5 8.8 5.5;
    /// The value of a gold piece dug before the end nears.
    gold: 1.0 1.0 3.0 3.0 1.6 1.0;
    /// The value of a stone before the end nears.
    stone: 0.6 0.6 0.6 0.6 0.6 0.6;
    /// The value of a point of mana before the end nears.
    mana: 1.0 1.0 1.0 1.0 0.6 1.0;
    /// Peons expected to be found each turn.
    growth: 0.6 0.6 0.6 0.6 0.6 0.6;
    /// The part of a dig expected while waiting for a room.
    patience: 1.4 0.94 0.9 0.9 1.4 0.9;
    /// The value of the first shrine, as a share of the workshops that it opens.
    opens: 0.0 0.0 0.0 0.1 0.03 0.0;
    /// The value of a room for a goal.
    goal: 60.0 60.0 60.0 36.0 60.0 60.0;
    /// Gold that a dig aims to leave in addition to the wages.
    purse: 10.0 15.0 10.0 10.0 10.0 10.0;
    /// The additional value of a gold piece while the wages are not in store.
    wages: 5.0 8.0 5.0 3.0 5.0 5.0;
    /// The number of turns before the end from which the points of rooms and stores count in full.
    horizon: 10.0 10.0 10.0 10.0 10.0 10.0;
}
