//! The solver's knowledge of the game.

use std::hash::{Hash as _, Hasher};

use underdeck_game::{Aim, Resources, Solve};

use crate::{Equipment, Item, Kind, Phase, Square, State};

underdeck_game::playable!(State);

impl Solve for State {
    const AIMS: &'static [Aim] = &[Aim::Win, Aim::Score];
    const HAS_LOST_DEALS: bool = true;
    const PUZZLES: &'static str = include_str!("puzzles.txt");

    /// The revealed and resolved rooms, the player's place, the items. The previous room matters only to a retreat
    /// (fight-3); by cards the rooms are those of the deal.
    fn transposition_key(&self, _aim: Aim, key: &mut impl Hasher) {
        let may_retreat = matches!(self.phase, Phase::Combat | Phase::Hit);
        let prev = self.prev.filter(|_| may_retreat);
        (self.revealed, self.resolved, self.pos, prev, self.wizard1, self.items, self.phase).hash(key);
        if self.options.triggered_traps {
            self.disarmed().hash(key);
        }
        if self.options.equipment == Equipment::Dice {
            self.rooms.hash(key);
        }
    }

    /// HP and GP (gain-1, explore-6). With more HP a hit may need no decision (threaten-2), and the flask is drunk
    /// after it instead of before: the same moves.
    fn resources(&self, _aim: Aim) -> Resources {
        [self.hp, self.gp, 0, 0]
    }

    /// Whether the quest is hopeless (hopeless-1), given the rooms that the deal will reveal.
    fn is_lost(&self, _aim: Aim) -> bool {
        let mut shown = self.quest;
        if shown.options.equipment == Equipment::Cards {
            for square in Square::all().filter(|&square| self.unrevealed().contains(square)) {
                shown.turn_up(square, self.rooms[square.index()]);
            }
        }
        shown.is_hopeless()
    }

    /// The present score, and the most that the dungeon may still add (score-1): gold too, also for flasks, which give
    /// 3 HP for 2 GP.
    fn bound(&self) -> i32 {
        let is_over = matches!(self.phase, Phase::Over(_));
        let left = |kind: Kind| match is_over || self.is_fetched(kind) {
            true => 0,
            false => kind.copies() as i32 - (self.known(kind) & self.resolved).len() as i32,
        };
        let gold = i32::from(self.gp) + left(Kind::Gold) + 2 * left(Kind::Chest) + 3 * left(Kind::Dragon);
        let flasks = if is_over { 0 } else { gold / 2 + left(Kind::Chest) + i32::from(self.holds(Item::Flask)) };
        let enemies = self.defeated() as i32 + Kind::ENEMIES.into_iter().map(left).sum::<i32>();
        let items = 2 * (self.items.len() as i32 + left(Kind::Shield));
        i32::from(self.hp) + gold + flasks + left(Kind::Fountain) + items + enemies
    }
}
