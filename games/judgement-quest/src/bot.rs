//! A sensible player: takes what is free, spends gold well, and then does what leaves the best outlook.

mod choice;
mod danger;
mod deeds;
mod goods;
mod parry;
mod plan;
mod shop;
mod sight;
#[cfg(test)]
mod tests;
mod weights;
mod words;

use choice::{Choice, Why};
use deeds::Deed;
use sight::Sight;

pub(crate) use words::reason;

use crate::{Item, Kind, Move, Phase, Quest, Spot, View};

/// The move of a sensible player.
///
/// Walking over harmless rooms costs nothing, so a decision never depends on where among them you stand: it is made for
/// all of them at once, and then walked to. On the way nothing changes, so the same decision is made again; at its end
/// something is revealed, resolved, bought or lost, and none of that is ever taken back. So there is no going in circles.
///
/// In a campaign the player never risks death: a quest that needs it is a failed attempt.
///
/// # Panics
/// If the game is over.
pub(crate) fn heuristic(view: &View) -> Move {
    choose(view.quest()).mv
}

fn choose(quest: &Quest) -> Choice {
    match quest.phase() {
        Phase::Explore => explore(quest),
        Phase::Combat => combat(quest),
        Phase::Hit => parry::parry(quest),
        Phase::Over(_) => panic!("the game is over"),
    }
}

fn explore(quest: &Quest) -> Choice {
    let sight = Sight::new(quest, quest.pos());
    sight
        .nearest(sight.gifts())
        .map(|spot| Why::Gift(spot).of(sight.step(spot)))
        .or_else(|| shop::deal(&sight))
        .or_else(|| crystal(&sight))
        .or_else(|| deeds::best(&sight).map(|deed| Why::Deed(deed).of(deed.next(&sight))))
        .unwrap_or_else(|| finish(&sight))
}

/// Fights on as long as this enemy is what would be entered next from the room before.
fn combat(quest: &Quest) -> Choice {
    let Some(prev) = quest.prev() else { return Why::NoWayBack.of(Move::Fight) };
    let sight = Sight::new(quest, prev);
    if sight.hurts(prev) {
        // The way back leads over ice.
        let is_fair = if quest.is_campaign() {
            danger::is_safe(&sight, quest.pos(), quest.here())
        } else {
            quest.here() != Kind::Dragon
        };
        if is_fair || quest.hp() == 1 {
            return Why::BadWayBack.of(Move::Fight);
        }
    }
    let may_stop = quest.is_campaign() || deeds::is_out(&sight);
    match deeds::best(&sight) {
        Some(deed) if deed == Deed::Enter(quest.pos()) => Why::FightsOn.of(Move::Fight),
        None if !may_stop => Why::MustFight.of(Move::Fight),
        deed => Why::Retreats(deed).of(Move::Retreat),
    }
}

/// Looks through a crystal in reach, at the hidden room that is hardest to get to.
fn crystal(sight: &Sight) -> Option<Choice> {
    let quest = sight.quest;
    let hidden = quest.unrevealed();
    let crystal = (quest.waiting(Kind::Crystal) & sight.free).first().filter(|_| !hidden.is_empty())?;
    if crystal != sight.start {
        return Some(Why::Crystal(crystal).of(sight.step(crystal)));
    }
    let far = plan::Plan::new(sight).far(sight.free);
    let spot = hidden.iter().max_by(|a, b| far[a.index()].total_cmp(&far[b.index()]))?;
    Some(Why::Farthest(spot).of(Move::View(spot)))
}

/// Nothing more is worth doing: the flask is drunk if that pays, and then up the staircase. Where there is no way back,
/// anything is better than giving up.
fn finish(sight: &Sight) -> Choice {
    let quest = sight.quest;
    if quest.holds(Item::Flask) && danger::gain(quest, 3) > 2 {
        return Why::DrinkPays.of(Move::Drink);
    }
    let fountain = (quest.waiting(Kind::Fountain) & sight.free).first();
    if quest.may_leave() && sight.is_home() {
        return match fountain {
            Some(fountain) if deeds::can_rise(quest) => Why::Rise.of(sight.go(fountain, Move::Fountain)),
            _ => Why::Done.of(sight.go(Spot::STAIRCASE, Move::Leave)),
        };
    }
    if let Some(fountain) = fountain {
        return Why::LastDrink.of(sight.go(fountain, Move::Fountain));
    }
    deeds::last_resort(sight).map_or(Why::NoHope.of(Move::Abandon), |deed| Why::LastResort(deed).of(deed.next(sight)))
}
