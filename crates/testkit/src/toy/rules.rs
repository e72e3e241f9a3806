//! The rules of the Well: which moves are legal, and what they do.

use underdeck_cards::{CardSet, Rank};
use underdeck_game::{Chance, Die, GameResult, Outcome};

use super::{Open, Phase, Toy, ToyMove, WELL, Water};

const D6: Die = Die::new(6);
const MOST_LIVES: u8 = 9;

pub(super) fn moves(toy: &Toy) -> Vec<ToyMove> {
    let (open, mut moves) = (&toy.open, Vec::new());
    match open.phase {
        Phase::Over(_) => return moves,
        Phase::Peek => return vec![ToyMove::Keep, ToyMove::Sink],
        Phase::Act => {}
    }
    if !toy.well.is_empty() {
        moves.push(ToyMove::Draw);
        if open.peek && !toy.well.is_known(0) {
            moves.push(ToyMove::Peek);
        }
    }
    moves.extend(open.hand.iter().map(ToyMove::Roll));
    for rank in 1..=6 {
        moves.extend(of_rank(open.hand, rank).subsets().filter(|set| set.len() >= 2).map(ToyMove::Sell));
    }
    moves.extend((1..=most_to_pay(open)).map(ToyMove::Pay));
    if open.water == Water::Wild && !open.shore.is_empty() && open.stirred < 2 {
        moves.push(ToyMove::Stir);
    }
    if toy.well.is_empty() && open.hand.is_empty() {
        moves.push(ToyMove::Leave);
    }
    moves
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
