//! The solver's knowledge of the game.

use std::hash::{Hash as _, Hasher};

use underdeck_cards::{Card, CardSet, Suit};
use underdeck_game::{Aim, Solve};

use crate::State;
use crate::deck::TURNS;
use crate::keep::Keep;
use crate::kinds::{Kind, Room, Ware};
use crate::phase::Phase;
use crate::rules::score::Score;
use crate::tables::WareRow;

underdeck_game::playable!(State);

/// Wins found are certain; few games are small enough to be proven lost.
impl Solve for State {
    const AIMS: &'static [Aim] = &[Aim::Score, Aim::Win];
    const PUZZLES: &'static str = include_str!("puzzles.txt");

    /// The whole state. Puzzles name the number of positions that prove their answers, which depends on the order here.
    fn transposition_key(&self, _aim: Aim, key: &mut impl Hasher) {
        let options = &self.options;
        (self.keeps, self.main, self.turns).hash(key);
        (self.discard, self.turn_discard, self.look, self.revealed, self.hero_cards).hash(key);
        (self.dig_cards, self.placed, self.pool, self.turn_no, self.war_round).hash(key);
        (self.phase, self.resume, self.hero, self.hero_rank, self.ware_used, self.to_move, self.active).hash(key);
        (self.turn_pass, self.new_peons, self.chanters, self.picks, self.attempted).hash(key);
        (options.mode, self.scenario(), self.turn_limit, self.monarch, options.heroes, options.hero_player).hash(key);
        (options.monarch_last, options.shuffle_always, options.peons_wait, options.one_ware).hash(key);
        let more = [options.wares_act, options.two_jobs, options.free_slots, options.aces_pay];
        if more.contains(&true) {
            more.hash(key);
        }
    }

    /// The value of a Keep with every room that may be built, full stores and boxes, the best minion in each lair, and
    /// every hero of the turns to come killed. It ignores the time and the gold that this would take.
    fn bound(&self) -> i32 {
        if let Phase::Over(_) = self.phase {
            return self.score();
        }
        let (now, most) = (Score::of(&self.keeps[0], self.monarch), most_of(&self.keeps[0]));
        let fates = now.banished + now.heroes + heroes_left(self);
        let sum = most.minions + fates + most.rooms + most.wares + most.stores + most.health;
        if sum < 0 { sum.div_euclid(2) } else { sum }
    }
}

/// The most points of each part that does not depend on the turns left (score-1, score-3, score-4, score-5, score-6).
fn most_of(keep: &Keep) -> Score {
    let tables = keep.tables();
    let best_minion = tables.minions.iter().map(|row| row.points + row.train).max().unwrap_or(0);
    let lairs = usize::from(keep.rooms_max[Room::Lair as usize]).max(keep.minions.count());
    let full = Keep {
        rooms: keep.rooms_max,
        stores: tables.stores.map(|(room, each)| each * u16::from(keep.rooms_max[room as usize])),
        hp: keep.hp_max,
        ..*keep
    };
    let best_ware =
        |wares: &[WareRow], places: u8| i32::from(places) * wares.iter().map(|row| row.points).max().unwrap_or(0);
    let (doors, traps) = tables.wares.split_at(Ware::DOORS);
    let wares = best_ware(doors, tables.limits.door_box) + best_ware(traps, tables.limits.trap_box);
    Score { minions: lairs as i32 * best_minion, wares, ..Score::of(&full, 0) }
}

/// The most points for heroes still to come: each red turn card calls one, the Monarch is killed once (hero-4, hero-6, score-2).
fn heroes_left(state: &State) -> i32 {
    let tables = state.tables();
    let red = CardSet::suit(Suit::Hearts) | CardSet::suit(Suit::Diamonds);
    let dealt: CardSet = state.turns[0].iter().collect();
    let passes = i32::from(state.turn_limit.saturating_sub(state.turn_pass + 1));
    let in_door = state.hero.is_some_and(|hero| hero != Kind::MONARCH);
    let heroes = (dealt & red).len() as i32 + passes * (TURNS & red).len() as i32 + i32::from(in_door);
    let best = tables.heroes.iter().map(|row| row.killed).max().unwrap_or(0);
    let is_monarch_left = passes > 0 || dealt.contains(Card::RED_JOKER) || state.hero == Some(Kind::MONARCH);
    let monarch = match state.monarch {
        row @ 1.. if is_monarch_left => tables.monarch(row).hero.killed,
        _ => 0,
    };
    heroes * best + monarch
}
