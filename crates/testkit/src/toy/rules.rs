//! The rules of the Well: which moves are legal, and what they do.

use underdeck_cards::{CardSet, Rank};
use underdeck_game::{Chance, Die, GameResult, Outcome};

use super::{Open, Phase, Toy, ToyMove, WELL, Water};

const D6: Die = Die::new(6);
const MOST_LIVES: u8 = 9;

/// The legal moves, found again whenever one is asked for: nothing is kept, so a playout allocates nothing.
pub(super) fn moves(toy: &Toy) -> impl Iterator<Item = ToyMove> {
    let open = toy.open;
    let (acts, peeks, is_empty) = (open.phase == Phase::Act, open.phase == Phase::Peek, toy.well.is_empty());
    let hand = if acts { open.hand } else { CardSet::EMPTY };
    let sets = move |rank| of_rank(hand, rank).subsets().filter(|set| set.len() >= 2).map(ToyMove::Sell);
    let first = possible([
        (peeks, ToyMove::Keep),
        (peeks, ToyMove::Sink),
        (acts && !is_empty, ToyMove::Draw),
        (acts && !is_empty && open.peek && !toy.well.is_known(0), ToyMove::Peek),
    ]);
    let stirs = acts && open.water == Water::Wild && !open.shore.is_empty() && open.stirred < 2;
    let last = possible([(stirs, ToyMove::Stir), (acts && is_empty && open.hand.is_empty(), ToyMove::Leave)]);
    let pays = (1..=if acts { most_to_pay(&open) } else { 0 }).map(ToyMove::Pay);
    first.chain(hand.iter().map(ToyMove::Roll)).chain((1..=6).flat_map(sets)).chain(pays).chain(last)
}

/// Those of the moves that are possible.
fn possible<const N: usize>(moves: [(bool, ToyMove); N]) -> impl Iterator<Item = ToyMove> {
    moves.into_iter().filter_map(|(may, mv)| may.then_some(mv))
}

pub(super) fn play(toy: &mut Toy, mv: ToyMove, chance: &mut impl Chance) {
    let open = &mut toy.open;
    match mv {
        // (draw-1)
        ToyMove::Draw => open.hand.insert(toy.well.draw().expect("the well is not empty")),
        // (peek-1)
        ToyMove::Peek => {
            toy.well.make_known(0);
            open.phase = Phase::Peek;
        }
        // (peek-2)
        ToyMove::Keep => open.phase = Phase::Act,
        // (peek-3)
        ToyMove::Sink => {
            let card = toy.well.draw().expect("a card was looked at");
            toy.well.put_under(card, true);
            open.phase = Phase::Act;
        }
        // (roll-1, R2)
        ToyMove::Roll(card) => {
            open.hand.remove(card);
            open.shore.insert(card);
            if chance.roll(D6) >= open.least_roll(card) {
                let trump = card.suit() == open.trump;
                open.gold += u16::from(card.rank()) * if trump { 2 } else { 1 };
            } else {
                lose_a_life(open);
            }
        }
        // (sell-1)
        ToyMove::Sell(cards) => {
            open.hand -= cards;
            open.shore |= cards;
            open.gold += cards.iter().map(|card| u16::from(card.rank())).sum::<u16>();
        }
        // (pay-1)
        ToyMove::Pay(gold) => {
            open.gold -= u16::from(gold);
            open.lives += gold;
        }
        // (stir-1, R1)
        ToyMove::Stir => {
            let all = toy.well.to_set() | open.shore;
            open.shore = CardSet::EMPTY;
            open.stirred += 1;
            chance.shuffle(WELL, toy.well.refill(all));
        }
        // (leave-1, end-1)
        ToyMove::Leave => open.phase = over(GameResult::Won, "won", open.gold),
    }
}

pub(super) fn most_to_pay(open: &Open) -> u8 {
    open.gold.min(3).min(u16::from(MOST_LIVES.saturating_sub(open.lives))) as u8
}

fn of_rank(cards: CardSet, rank: Rank) -> CardSet {
    cards & CardSet::ranks(rank, rank)
}

/// (end-2)
fn lose_a_life(open: &mut Open) {
    open.lives -= 1;
    if open.lives == 0 {
        open.phase = over(GameResult::Lost, "spent", open.gold);
    }
}

fn over(result: GameResult, cause: &'static str, gold: u16) -> Phase {
    Phase::Over(Outcome { result, cause, score: Some(gold.into()) })
}
