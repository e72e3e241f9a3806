//! The luck of a deal.

use std::convert::Infallible;

use chacha20::ChaCha8Rng;
use rand_core::{Rng, SeedableRng, TryRng};
use underdeck_cards::Card;
use underdeck_game::{Chance, Die, below, shuffle};

/// A kind of luck: a shuffle of a named pile, a roll of a die, or the seed of a campaign chapter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Kind {
    Shuffle(&'static str),
    Roll(Die),
    Chapter,
}

impl Kind {
    /// The text that names the kind in the ChaCha key, such as `shuffle floor` or `roll d6`, as words of eight bytes: every event
    /// needs it.
    ///
    /// # Panics
    /// If the name of a pile is longer than 16 bytes.
    fn name(self) -> [u64; 3] {
        let word = |text: &[u8; 8]| u64::from_le_bytes(*text);
        match self {
            Self::Shuffle(pile) => {
                let mut bytes = [0; 16];
                assert!(
                    pile.len() <= bytes.len(),
                    "`{pile}`, the name of a pile, is longer than {} bytes",
                    bytes.len()
                );
                bytes[..pile.len()].copy_from_slice(pile.as_bytes());
                let name = u128::from_le_bytes(bytes);
                [word(b"shuffle "), name as u64, (name >> 64) as u64]
            }
            Self::Roll(die) => {
                let sides = u64::from(die.sides());
                let mut digits = u64::from(b'0') + sides % 10;
                for tens in [sides / 10, sides / 100].into_iter().filter(|&tens| tens > 0) {
                    digits = digits << 8 | (u64::from(b'0') + tens % 10);
                }
                [word(b"roll d\0\0") | digits << 48, digits >> 16, 0]
            }
            Self::Chapter => [word(b"chapter\0"), 0, 0],
        }
    }
}

/// The luck of a deal: the `n`-th shuffle of a pile and the `n`-th roll of a die depend only on the seed, the kind and `n`.
///
/// It holds the seed and a counter for each kind used so far, with nothing on the heap. To undo a move, restore the copy
/// from before it. `docs/deals.md` specifies which random bytes are used; they never change.
///
/// ```
/// use underdeck_game::{Chance, Die};
/// use underdeck_record::DealChance;
///
/// let mut luck = DealChance::new(7);
/// let before = luck.clone();
/// let rolled = luck.roll(Die::new(6));
/// // Undoing the move does not roll again.
/// luck = before;
/// assert_eq!(luck.roll(Die::new(6)), rolled);
/// ```
///
/// # Panics
/// A shuffle panics if the pile's name is longer than 16 bytes, and the seventeenth kind panics. Both are bugs in a game,
/// not invalid input.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DealChance {
    seed: u64,
    counters: [Option<(Kind, u64)>; Self::KINDS],
}

impl DealChance {
    /// The maximum number of kinds in one game.
    pub const KINDS: usize = 16;

    /// The luck of the deal with this seed, before set-up.
    pub const fn new(seed: u64) -> Self {
        Self { seed, counters: [None; Self::KINDS] }
    }

    /// The luck of another deal, before set-up.
    pub fn restart(&mut self, seed: u64) {
        self.seed = seed;
        self.counters.iter_mut().take_while(|entry| entry.is_some()).for_each(|entry| *entry = None);
    }

    /// The generator for the next event of a kind.
    fn next(&mut self, kind: Kind) -> ChaCha8Rng {
        let entry = self.counters.iter_mut().find(|entry| entry.is_none_or(|(known, _)| known == kind));
        let (_, n) = entry.expect("a game has at most 16 kinds of luck").get_or_insert((kind, 0));
        let stream = *n;
        *n += 1;
        generator(self.seed, kind, stream)
    }
}

impl Chance for DealChance {
    fn shuffle(&mut self, pile: &'static str, cards: &mut [Card]) {
        shuffle(&mut self.next(Kind::Shuffle(pile)), cards);
    }

    fn roll(&mut self, die: Die) -> u8 {
        below(&mut self.next(Kind::Roll(die)), u32::from(die.sides())) as u8 + 1
    }
}

/// The number of events of each kind of luck, in the order in which a [`DealLuck`] first met the kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct LuckCounts([u16; DealChance::KINDS]);

impl LuckCounts {
    /// The largest number of events of one kind that have happened, at most 65,535: a [`LuckAt`] panics at the next one.
    pub fn most(&self) -> u16 {
        self.0.iter().copied().max().unwrap_or_default()
    }
}

/// The luck of a deal for a search, which meets the same events many times: each is generated once.
///
/// Gives the very luck of a [`DealChance`]. The place in it is a [`LuckCounts`], which is small and easily copied.
#[derive(Debug)]
pub struct DealLuck {
    seed: u64,
    kinds: Vec<(Kind, Vec<GuideText>)>,
}

/// The random words of one event, as far as they were needed.
#[derive(Debug)]
struct GuideText {
    rng: ChaCha8Rng,
    words: Vec<u32>,
}

/// A [`DealLuck`] at some point of a game.
#[derive(Debug)]
pub struct LuckAt<'a> {
    luck: &'a mut DealLuck,
    counts: &'a mut LuckCounts,
}

/// The words of an event from the first on.
struct Reading<'a> {
    event: &'a mut GuideText,
    next: usize,
}

impl DealLuck {
    /// The luck of the deal with this seed.
    pub const fn new(seed: u64) -> Self {
        Self { seed, kinds: Vec::new() }
    }

    /// The luck after the events in `counts`, to which it adds those of the next moves.
    pub const fn at<'a>(&'a mut self, counts: &'a mut LuckCounts) -> LuckAt<'a> {
        LuckAt { luck: self, counts }
    }
}

impl LuckAt<'_> {
    fn next(&mut self, kind: Kind) -> Reading<'_> {
        let DealLuck { seed, kinds } = &mut *self.luck;
        let place = kinds.iter().position(|(known, _)| *known == kind).unwrap_or_else(|| {
            kinds.push((kind, Vec::new()));
            kinds.len() - 1
        });
        let events = &mut kinds[place].1;
        let n = usize::from(self.counts.0[place]);
        self.counts.0[place] = self.counts.0[place].checked_add(1).expect("a game has at most 65,535 events of a kind");
        while events.len() <= n {
            let rng = generator(*seed, kind, events.len() as u64);
            events.push(GuideText { rng, words: Vec::new() });
        }
        Reading { event: &mut events[n], next: 0 }
    }
}

impl Chance for LuckAt<'_> {
    fn shuffle(&mut self, pile: &'static str, cards: &mut [Card]) {
        shuffle(&mut self.next(Kind::Shuffle(pile)), cards);
    }

    fn roll(&mut self, die: Die) -> u8 {
        below(&mut self.next(Kind::Roll(die)), u32::from(die.sides())) as u8 + 1
    }
}

impl TryRng for Reading<'_> {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        if self.next == self.event.words.len() {
            self.event.words.push(self.event.rng.next_u32());
        }
        self.next += 1;
        Ok(self.event.words[self.next - 1])
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        let low = self.try_next_u32()?;
        Ok(u64::from(self.try_next_u32()?) << 32 | u64::from(low))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for chunk in bytes.chunks_mut(4) {
            chunk.copy_from_slice(&self.try_next_u32()?.to_le_bytes()[..chunk.len()]);
        }
        Ok(())
    }
}

/// The seed of chapter `n` of a campaign, from 0. It has 32 bits, so that the deal code stays short.
pub(crate) fn chapter_seed(campaign: u64, n: u64) -> u64 {
    u64::from(generator(campaign, Kind::Chapter, n).next_u32())
}

/// The generator for event `n` of a kind: ChaCha8, keyed by seed and kind, on stream `n`.
fn generator(seed: u64, kind: Kind, n: u64) -> ChaCha8Rng {
    let [first, second, third] = kind.name();
    let mut key = [0; 32];
    for (bytes, word) in key.as_chunks_mut().0.iter_mut().zip([seed, first, second, third]) {
        *bytes = word.to_le_bytes();
    }
    let mut rng = ChaCha8Rng::from_seed(key);
    rng.set_stream(n);
    rng
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The golden vectors whose lines begin with `name`: the words after it, and the result.
    fn vectors(name: &str) -> Vec<(Vec<&'static str>, &'static str)> {
        let lines = include_str!("../tests/vectors/deals.txt").lines();
        let found: Vec<_> = lines
            .filter_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.split_once(" ="))
            .map(|(given, result)| (given.split(' ').collect(), result.trim()))
            .collect();
        assert!(found.len() >= 9, "{name}: {}", found.len());
        found
    }

    fn kind(what: &str, of: &'static str) -> Kind {
        if what == "roll" { Kind::Roll(of.parse().unwrap()) } else { Kind::Shuffle(of) }
    }

    fn joined<T: ToString>(values: impl IntoIterator<Item = T>) -> String {
        values.into_iter().map(|value| value.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn words_and_bounded_integers_match_the_golden_vectors() {
        for (given, result) in vectors("words") {
            let [seed, n, what, of] = given[..] else { panic!("{given:?}") };
            let mut rng = generator(seed.parse().unwrap(), kind(what, of), n.parse().unwrap());
            assert_eq!(joined((0..20).map(|_| format!("{:08x}", rng.next_u32()))), result, "{given:?}");
        }
        for (given, result) in vectors("below") {
            let [seed, n, what, of, limit] = given[..] else { panic!("{given:?}") };
            let mut rng = generator(seed.parse().unwrap(), kind(what, of), n.parse().unwrap());
            let limit = limit.parse().unwrap();
            assert_eq!(joined((0..10).map(|_| below(&mut rng, limit))), result, "{given:?}");
        }
    }

    #[test]
    fn shuffles_and_rolls_match_the_golden_vectors() {
        for (given, result) in vectors("shuffle") {
            let mut chance = DealChance::new(given[0].parse().unwrap());
            // Events of other kinds in between make no difference.
            for _ in 0..given[1].parse().unwrap() {
                chance.shuffle(given[2], &mut [Card::RED_JOKER]);
                chance.roll(Die::new(6));
            }
            let mut cards: Vec<Card> = given[3..].iter().map(|card| card.parse().unwrap()).collect();
            chance.shuffle(given[2], &mut cards);
            assert_eq!(joined(cards), result, "{given:?}");
        }
        for (given, result) in vectors("roll") {
            let mut chance = DealChance::new(given[0].parse().unwrap());
            let die = given[1].parse().unwrap();
            assert_eq!(joined((0..20).map(|_| chance.roll(die))), result, "{given:?}");
        }
    }

    #[test]
    fn luck_for_searches_is_the_luck_of_the_deal_in_any_order() {
        let (mut chance, mut luck, mut counts) = (DealChance::new(11), DealLuck::new(11), LuckCounts::default());
        let all: Vec<Card> = (0..54).filter_map(Card::from_index).collect();
        let mut places = Vec::new();
        for n in 0..40 {
            let (mut cards, mut again) = (all.clone(), all.clone());
            chance.shuffle(["floor", "draw"][n % 2], &mut cards);
            luck.at(&mut counts).shuffle(["floor", "draw"][n % 2], &mut again);
            assert_eq!(cards, again);
            places.push((chance.clone(), counts));
        }
        for (mut chance, mut counts) in places.into_iter().rev() {
            let (mut cards, mut again) = (all[..20].to_vec(), all[..20].to_vec());
            chance.shuffle("floor", &mut cards);
            luck.at(&mut counts).shuffle("floor", &mut again);
            assert_eq!(cards, again);
            for _ in 0..10 {
                assert_eq!(chance.roll(Die::new(6)), luck.at(&mut counts).roll(Die::new(6)));
            }
        }
    }

    #[test]
    fn chapter_seeds_match_the_golden_vectors() {
        for (given, result) in vectors("chapter") {
            let [seed, n] = given[..] else { panic!("{given:?}") };
            let seed = chapter_seed(seed.parse().unwrap(), n.parse().unwrap());
            assert_eq!(seed.to_string(), result, "{given:?}");
        }
    }

    #[test]
    fn undone_luck_repeats_whatever_other_luck_occurs() {
        let mut chance = DealChance::new(3);
        let before = chance.clone();
        let rolls: Vec<u8> = (0..50).map(|_| chance.roll(Die::new(20))).collect();
        assert_ne!(chance, before);
        let mut again = before.clone();
        let mut others = before;
        for &roll in &rolls {
            assert_eq!(again.roll(Die::new(20)), roll);
            others.roll(Die::new(6));
            others.shuffle("floor", &mut [Card::RED_JOKER, Card::BLACK_JOKER]);
            assert_eq!(others.roll(Die::new(20)), roll);
        }
        assert_eq!(again, chance);
    }
}
