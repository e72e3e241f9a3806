//! Whether the Rooms to come kill: a proof of loss by adding up what the cards in them can do at best.

use cards::{Card, Suit};

use crate::deck::{BACKPACK, BLACK, MONSTERS, ROOM, SCROLLS, STAIRS};
use crate::options::Edition;
use crate::{Phase, State};

/// More than any Floor holds.
const PLACES: usize = 61;
/// The most that discarding one Monster saves: a king's strength.
const KING: i16 = 13;
/// The ranks of the best Weapon and of two in a Hand.
const BEST: i16 = 10;
const PAIR: i16 = BEST + BEST - 1;
/// No health: not to be reached.
const NEVER: i16 = i16::MIN / 2;

/// The cards that were in reach until some card of the Floor was drawn, and what is left then at best.
#[derive(Clone, Copy, Default)]
struct Reach {
    scrolls: i16,
    /// Club Weapons, how many and their ranks; how many diamond Weapons.
    clubs: i16,
    club_ranks: i16,
    diamonds: i16,
    /// Cards drawn from the Floor that bring Relief and Vigor.
    reliefs: i16,
    vigors: i16,
    stairs: i16,
    /// The ranks of what heals or fights without limit: hearts, spades, red Relics.
    ranks: i16,
    /// Monsters: of rank 11, 12 and 13, the black ones, the strength of all.
    monsters: [i16; 3],
    blacks: i16,
    strength: i16,
    /// Black Relics of rank 2, 3 and 4.
    relics: [i16; 3],
    /// The Health with all that is still to be used, once by the cards from the start, once by the cards since some Room was cleared.
    health: i16,
    saved: i16,
}

impl State {
    /// Whether you certainly die before Stairs are found or the Floor is cleared.
    ///
    /// A Room is entered when the last one is cleared, and four cards come (room-3, enter-1); more of them come only by Scrolls, and by
    /// clubs that probe (read-1, probe-2). So one goes through the Floor in steps of four cards and some more. After each step every
    /// Monster that has come is fought, or was discarded by Relief, or went to the bottom of the Floor by a diamond. What this costs
    /// is at least the Monsters' strength, less all that Weapons, Relics, Scrolls and Health can give at best, each used once as none of
    /// them comes back before a new Floor. If at no step enough is left for the next, the game is lost.
    pub(crate) fn is_doomed(&self) -> bool {
        if self.phase != Phase::Explore || self.edition != Edition::First {
            return false;
        }
        let vigor = 3 * i16::from(self.depth);
        let cap = i16::from(self.max_health) + 2 * PAIR + BACKPACK as i16 * KING;
        let kinds = self.kinds();
        let poorest = if kinds.relics.is_empty() { 2 } else { 5 };
        let mut now = Reach::default();
        let add = |now: &mut Reach, card: Card| {
            let rank = i16::from(card.rank());
            let Some(suit) = card.suit() else { return };
            if MONSTERS.contains(card) {
                now.monsters[rank as usize - 11] += 1;
                now.blacks += i16::from(BLACK.contains(card));
                now.strength += rank;
            } else if SCROLLS.contains(card) {
                now.scrolls += 1;
            } else if kinds.relics.contains(card) {
                match suit {
                    Suit::Clubs | Suit::Spades => now.relics[rank as usize - 2] += 1,
                    Suit::Diamonds | Suit::Hearts => now.ranks += rank,
                }
            } else {
                match suit {
                    Suit::Clubs => {
                        now.clubs += 1;
                        now.club_ranks += rank;
                    }
                    Suit::Diamonds => now.diamonds += 1,
                    Suit::Hearts | Suit::Spades => now.ranks += rank,
                }
            }
        };
        (self.room | self.backpack).iter().for_each(|card| add(&mut now, card));
        now.ranks += i16::from(self.health) + self.hands.rank_sum() as i16;
        let n = self.floor.len();
        let mut at = [Reach::default(); PLACES];
        let mut is_far = !(self.room & STAIRS).is_empty();
        for k in 0..=n {
            if let Some(card) = k.checked_sub(1).and_then(|k| self.floor.get(k)) {
                add(&mut now, card);
                now.reliefs += i16::from(card.suit() == Some(Suit::Diamonds));
                now.vigors += i16::from(card.suit() == Some(Suit::Hearts));
                now.stairs += i16::from(STAIRS.contains(card));
                is_far |= STAIRS.contains(card);
            }
            let is_end = k == n;
            let base = now.base();
            let total = now.total();
            (now.health, now.saved) = (NEVER, NEVER);
            let gain = |scrolls: i16, draws: i16, reliefs: i16, vigors: i16| {
                KING * scrolls.min(draws).min(reliefs) + vigor * scrolls.min(draws).min(vigors)
            };
            let cost = |scrolls: i16, draws: i16| {
                let buried = if is_end { 0 } else { KING * (scrolls - draws).max(0) };
                buried + poorest * (draws - scrolls).max(0)
            };
            if k as i16 <= now.scrolls + now.clubs {
                if now.stairs > 0 && now.scrolls > 0 {
                    return false;
                }
                let gain = gain(now.scrolls, k as i16, now.reliefs, now.vigors);
                now.health = base + gain - cost(now.scrolls, k as i16);
                now.saved = gain;
            }
            let carried = now.clubs.min(BACKPACK as i16);
            let near = if is_end { k as i16 - 1 } else { k as i16 - ROOM as i16 };
            for from in (0..=near).rev() {
                let before = &at[from as usize];
                let scrolls = now.scrolls - before.scrolls;
                let draws = (k as i16 - from - ROOM as i16).max(0);
                if draws > scrolls + now.clubs - before.clubs + carried {
                    break;
                }
                if before.health == NEVER {
                    continue;
                }
                let mut gained = 0;
                if draws > 0 {
                    let entered = &at[from as usize + ROOM];
                    if now.stairs > entered.stairs && scrolls > 0 {
                        return false;
                    }
                    gained = gain(scrolls, draws, now.reliefs - entered.reliefs, now.vigors - entered.vigors);
                }
                now.health = now.health.max(before.health + base - before.base() + gained - cost(scrolls, draws));
                now.saved = now.saved.max(before.saved + gained);
            }
            if now.health > 0 && total + now.saved > 0 {
                if is_far || is_end {
                    return false;
                }
                now.health = now.health.min(cap);
            } else {
                now.health = NEVER;
            }
            at[k] = now;
        }
        true
    }
}

impl Reach {
    fn base(&self) -> i16 {
        self.ranks + self.club_ranks + KING * self.diamonds - self.strength
    }

    fn total(&self) -> i16 {
        let mut left = self.diamonds;
        let mut buried = 0;
        for (rank, count) in [(13, self.monsters[2]), (12, self.monsters[1]), (11, self.monsters[0])] {
            let few = left.min(count);
            buried += few * rank;
            left -= few;
        }
        let mut stored = BACKPACK as i16 + self.scrolls;
        let mut relics = 0;
        for (rank, count) in [(4, self.relics[2]), (3, self.relics[1]), (2, self.relics[0])] {
            let few = stored.min(count);
            stored -= few;
            relics += rank * (count - few);
        }
        self.ranks + self.club_ranks.min(PAIR * self.blacks) + buried - self.strength - relics
    }
}
