//! A bound on Health over the Rooms to come, which proves that a position is lost.

use underdeck_cards::{Card, Suit};

use crate::deck::{BACKPACK, BLACK, Kinds, MONSTERS, ROOM, SCROLLS, STAIRS, suit};
use crate::options::Edition;
use crate::{Phase, State};

/// More places than any Floor has.
const PLACES: usize = 61;
/// The most that discarding or burying one Monster saves.
const KING: i16 = 13;
/// The ranks of the two best Weapons of a suit: the most that a fight takes from a Hand.
const PAIR: i16 = 10 + 9;

/// The cards of Room and Backpack, and of the Floor down to some card.
#[derive(Clone, Copy, Default)]
struct Reach {
    scrolls: i16,
    /// Jokers of the Floor.
    stairs: i16,
    /// Cards of the Floor that bring Relief and Vigor when they are drawn (fortune-3, fortune-4).
    reliefs: i16,
    vigors: i16,
    /// Health, and the ranks of the cards that heal or fight without limit: hearts, spades, red Relics.
    ranks: i16,
    /// Clubs that may probe, and the ranks of all clubs; diamonds that may bury.
    probes: i16,
    clubs: i16,
    diamonds: i16,
    /// Monsters of rank 11, 12 and 13, the black ones, and the strength of all.
    monsters: [i16; 3],
    blacks: i16,
    strength: i16,
    /// Black Relics of rank 2, 3 and 4.
    relics: [i16; 3],
}

/// A cleared Room: the cards that were in reach, and the most that may be left.
#[derive(Clone, Copy, Default)]
struct Cleared {
    reach: Reach,
    /// The most Health with everything that cards in reach may still give; 0 if the Room cannot be cleared.
    left: i16,
    /// The most that Scrolls have given.
    given: i16,
}

/// Whether death is certain before Stairs are found or the Floor is at its end.
///
/// The next Room is entered when this one is cleared, and four cards come (room-3, enter-1). More come only by
/// Scrolls, which draw one while there is a Floor, and by clubs that probe (read-1, probe-2). So the player goes
/// down the Floor in steps of four cards or a few more. Before each further step every Monster that has come was
/// fought, discarded by Relief, or buried by a diamond. A fight costs the Monster's strength less the ranks used
/// (fight-3, fight-4), and no card is used twice before a new Floor. So the Health left is at most the Health now
/// and all that the cards in reach give at best, less the strength of all Monsters in reach. A step that leaves
/// none is impossible. If no step leads on, the game is lost.
///
/// A Joker drawn by a Scroll may discard a whole Room, and Stairs bring a new Floor: the bound ends at either.
pub(crate) fn is_doomed(state: &State) -> bool {
    if state.phase != Phase::Explore || state.options.edition != Edition::First {
        return false;
    }
    let kinds = state.kinds();
    let clubs = state.hands & suit(Suit::Clubs);
    let mut reach = Reach {
        ranks: i16::from(state.health) + (state.hands - clubs).rank_sum() as i16,
        clubs: clubs.rank_sum() as i16,
        ..Reach::default()
    };
    (state.room | state.backpack).iter().for_each(|card| reach.add(card, kinds));
    // A cleared Room leaves only Health, and cards in Hands and Backpack.
    let most = i16::from(state.options.max_health) + 2 * PAIR + BACKPACK as i16 * KING;
    let mut cleared = [Cleared::default(); PLACES];
    let mut is_far = !(state.room & STAIRS).is_empty();
    for k in 0..=state.floor.len() {
        if let Some(card) = k.checked_sub(1).and_then(|k| state.floor.get(k)) {
            reach.add(card, kinds);
            reach.uncover(card);
            is_far |= STAIRS.contains(card);
        }
        cleared[k].reach = reach;
        let is_end = k == state.floor.len();
        let (mut left, mut given) = (0, 0);
        let mut step = |from: &Cleared, entered: &Reach, draws: i16| {
            let scrolls = reach.scrolls - from.reach.scrolls;
            if draws > 0 && scrolls > 0 && reach.stairs > entered.stairs {
                return false;
            }
            let read = scrolls.min(draws);
            let gift = KING * read.min(reach.reliefs - entered.reliefs)
                + 3 * i16::from(state.depth) * read.min(reach.vigors - entered.vigors);
            // Scrolls that draw no card are buried. A card drawn without a Scroll costs a club its fight.
            let buried = if is_end { 0 } else { KING * (scrolls - read) };
            let probed = (draws - read) * if kinds.relics.is_empty() { 2 } else { 5 };
            left = left.max(from.left + reach.sum() - from.reach.sum() + gift - buried - probed);
            given = given.max(from.given + gift);
            true
        };
        let draws = k as i16;
        if draws <= reach.scrolls + reach.probes && !step(&Cleared::default(), &cleared[0].reach, draws) {
            return false;
        }
        for n in (0..if is_end { k } else { (k + 1).saturating_sub(ROOM) }).rev() {
            let (from, entered) = (&cleared[n], (n + ROOM).min(k));
            let draws = (k - entered) as i16;
            let stored = reach.probes.min(BACKPACK as i16);
            if draws > reach.scrolls - from.reach.scrolls + reach.probes - from.reach.probes + stored {
                break;
            }
            if from.left > 0 && !step(from, &cleared[entered].reach, draws) {
                return false;
            }
        }
        if left > 0 && reach.most() + given > 0 {
            if is_far || is_end {
                return false;
            }
            (cleared[k].left, cleared[k].given) = (left.min(most), given);
        }
    }
    true
}

impl Reach {
    fn add(&mut self, card: Card, kinds: Kinds) {
        let (rank, place) = (i16::from(card.rank()), usize::from(card.rank()));
        match card.suit() {
            None => {}
            Some(_) if MONSTERS.contains(card) => {
                self.monsters[place - 11] += 1;
                self.blacks += i16::from(BLACK.contains(card));
                self.strength += rank;
            }
            Some(_) if SCROLLS.contains(card) => self.scrolls += 1,
            Some(Suit::Clubs | Suit::Spades) if kinds.relics.contains(card) => self.relics[place - 2] += 1,
            Some(Suit::Clubs) => {
                self.probes += 1;
                self.clubs += rank;
            }
            Some(Suit::Diamonds) if kinds.weapons.contains(card) => self.diamonds += 1,
            Some(_) => self.ranks += rank,
        }
    }

    /// Brings a card of the Floor in reach.
    fn uncover(&mut self, card: Card) {
        self.stairs += i16::from(card.suit().is_none());
        self.reliefs += i16::from(card.suit() == Some(Suit::Diamonds));
        self.vigors += i16::from(card.suit() == Some(Suit::Hearts));
    }

    /// The most that the cards give, less the Monsters' strength, each card alone: so Rooms can be summed.
    fn sum(&self) -> i16 {
        self.ranks + self.clubs + KING * self.diamonds - self.strength
    }

    /// The same of all cards together. Clubs fight black Monsters alone, and a diamond buries one Monster, the
    /// strongest first. The Backpack, or a Scroll's Loss, saves only so many black Relics from being played.
    fn most(&self) -> i16 {
        let buried = strongest(self.diamonds, [11, 12, 13], self.monsters);
        let stored = strongest(BACKPACK as i16 + self.scrolls, [2, 3, 4], self.relics);
        let relics: i16 = (2..).zip(self.relics).map(|(rank, count)| rank * count).sum();
        self.ranks + self.clubs.min(PAIR * self.blacks) + buried - self.strength - (relics - stored)
    }
}

/// The sum of the `most` greatest ranks.
fn strongest(most: i16, ranks: [i16; 3], counts: [i16; 3]) -> i16 {
    let (mut left, mut sum) = (most, 0);
    for (rank, count) in ranks.into_iter().zip(counts).rev() {
        let taken = left.min(count);
        (left, sum) = (left - taken, sum + taken * rank);
    }
    sum
}
