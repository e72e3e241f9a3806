//! A sensible player: takes free gifts, spends gold well, then does the deed with the best outlook.

mod choice;
mod danger;
mod deeds;
mod features;
mod goods;
mod learned;
mod plan;
mod reach;
mod reason;
#[cfg(test)]
mod tests;
mod weights;

use choice::{Choice, Why};
use deeds::Deed;
use reach::Reach;

use underdeck_game::{Encoding, Evaluation, Message, Observation, Planned, Policy, Rng, Seat};

use crate::rules::ARTIFACT;
use crate::{Item, Kind, Move, Options, Phase, Quest, Spell, Square, State, View};

/// Walking over harmless rooms costs nothing, so a decision does not depend on the present one: the player makes it
/// once for all of them, and then walks there. Nothing changes on the way, so every step makes the same decision again.
/// At the end a room is revealed or resolved, or something is bought or lost, and none of that is ever undone. So the
/// player never walks in circles.
///
/// In a campaign the player never risks death: a quest that demands it becomes a failed attempt.
impl Policy for View {
    const OUTLOOK: &'static [u8] = underdeck_game::bytes_of!("policy/outlook.bin");
    const WEIGHTS: &'static [u8] = underdeck_game::bytes_of!("policy/weights.bin");

    fn heuristic(&self) -> Move {
        choose(self).mv
    }

    fn rollout(&self, _rng: &mut impl Rng) -> Move {
        self.heuristic()
    }

    fn features(_options: &Options) -> Encoding {
        features::encoding()
    }

    fn describe(&self, out: &mut [u8]) {
        features::describe(self, &mut Observation::new(out));
    }

    /// The heuristic plays campaigns, where the player never risks death.
    fn planned(&self, worth: &mut dyn Evaluation<Self>, rest: &mut Vec<Move>) -> Option<Planned<Move>> {
        let quest = &self.quest;
        let mv = if quest.options.campaign { choose(quest).mv } else { learned::choose(quest, worth, rest) };
        Some(Planned { mv, worth: None })
    }

    /// Rooms next to one just entered are still hidden; the room shown by a crystal or a spell is seen.
    fn foreseen(&self, after: &State, _seat: Seat) -> Self {
        let quest = if after.pos == self.pos { after.quest } else { after.quest.as_known_in(self) };
        Self { quest }
    }

    fn reason(&self) -> Message {
        reason::reason(self)
    }
}

/// The player's move and the reason for it.
///
/// # Panics
/// If the game is over.
fn choose(quest: &Quest) -> Choice {
    match quest.phase {
        Phase::Explore => explore(quest),
        Phase::Combat => combat(quest),
        Phase::Hit => parry(quest),
        Phase::Over(_) => panic!("the game is over"),
    }
}

fn explore(quest: &Quest) -> Choice {
    let reach = Reach::new(quest, quest.pos);
    reach
        .nearest(reach.gifts())
        .map(|square| Why::Gift(square).of(reach.step(square)))
        .or_else(|| purchase(&reach))
        .or_else(|| crystal(&reach))
        .or_else(|| deeds::best(&reach).map(|deed| Why::Deed(deed).of(deed.next(&reach))))
        .unwrap_or_else(|| finish(&reach))
}

/// Fights on as long as this enemy is the next deed from the room before.
fn combat(quest: &Quest) -> Choice {
    let Some(prev) = quest.prev else { return Why::NoWayBack.of(Move::Fight) };
    let reach = Reach::new(quest, prev);
    if reach.hurts(prev) {
        // The only way back is over ice.
        let is_fair = if quest.options.campaign {
            danger::is_safe(&reach, quest.pos, quest.here)
        } else {
            quest.here != Kind::Dragon
        };
        if is_fair || quest.hp == 1 {
            return Why::BadWayBack.of(Move::Fight);
        }
    }
    let may_stop = quest.options.campaign || deeds::is_out(&reach);
    match deeds::best(&reach) {
        Some(deed) if deed == Deed::Enter(quest.pos) => Why::FightsOn.of(Move::Fight),
        None if !may_stop => Why::MustFight.of(Move::Fight),
        deed => Why::Retreats(deed).of(Move::Retreat),
    }
}

/// The shield if the hit is hard, or leaves no HP for the way back, since a shield is worth more than 1 HP in points
/// and against the dragon; the flask against death.
fn parry(quest: &Quest) -> Choice {
    let (hit, hp) = (quest.hit(), quest.hp);
    if quest.may_shield() {
        let reach = Reach::new(quest, quest.prev.unwrap_or(quest.pos));
        let way_back = u8::from(reach.is_on_ice() || !reach.is_home());
        return match (hit > 1, hp <= hit + way_back) {
            (true, _) => Why::HardHit.of(Move::Shield),
            (false, true) => Why::NoHpToSpare(way_back > 0).of(Move::Shield),
            (false, false) => Why::KeepsShield.of(Move::Take),
        };
    }
    if hp <= hit && quest.holds(Item::Flask) { Why::DrinkSaves.of(Move::Drink) } else { Why::Bears.of(Move::Take) }
}

/// Buys the item that the Remove task needs; then flasks, which heal more than the spell and give more points than they
/// cost; healing when HP are low.
fn purchase(reach: &Reach) -> Option<Choice> {
    let quest = reach.quest;
    if let Some(shop) = reach.artifact_seller().filter(|_| quest.gp >= ARTIFACT) {
        if let Some(item) = goods::lacking(quest) {
            return Some(Why::Needed(item).of(reach.go(shop, Move::Buy(item))));
        }
        if !quest.holds(Item::Flask) {
            return Some(Why::Flask.of(reach.go(shop, Move::Buy(Item::Flask))));
        }
        if danger::gain(quest, 3) == 3 {
            return Some(Why::DrinkForMore.of(Move::Drink));
        }
    }
    let needs_healing = quest.hp <= weights::HEAL && !quest.holds(Item::Flask) && !quest.all_done();
    let shop = reach.spell_seller().filter(|_| needs_healing && quest.gp > goods::reserve(quest))?;
    Some(Why::Healing.of(reach.go(shop, Move::Cast(Spell::Healing))))
}

/// Looks through a crystal in reach at the hidden room that is hardest to reach.
fn crystal(reach: &Reach) -> Option<Choice> {
    let quest = reach.quest;
    let hidden = quest.unrevealed();
    let crystal = (quest.waiting(Kind::Crystal) & reach.free).first().filter(|_| !hidden.is_empty())?;
    if crystal != reach.start {
        return Some(Why::Crystal(crystal).of(reach.step(crystal)));
    }
    let square = farthest(reach)?;
    Some(Why::Farthest(square).of(Move::View(square)))
}

/// The hidden room that is hardest to reach.
fn farthest(reach: &Reach) -> Option<Square> {
    let far = plan::Plan::new(reach).far(reach.free);
    reach.quest.unrevealed().iter().max_by(|a, b| far[a.index()].total_cmp(&far[b.index()]))
}

/// No deed is worth doing: drink the flask if that pays, then go up the staircase. Without a way back, any other move
/// is better than abandoning.
fn finish(reach: &Reach) -> Choice {
    let quest = reach.quest;
    if quest.holds(Item::Flask) && danger::gain(quest, 3) > 2 {
        return Why::DrinkPays.of(Move::Drink);
    }
    let fountain = (quest.waiting(Kind::Fountain) & reach.free).first();
    if quest.may_leave() && reach.is_home() {
        return match fountain {
            Some(fountain) if deeds::can_rise(quest) => Why::Rise.of(reach.go(fountain, Move::Fountain)),
            _ => Why::Done.of(reach.go(Square::STAIRCASE, Move::Leave)),
        };
    }
    if let Some(fountain) = fountain {
        return Why::LastDrink.of(reach.go(fountain, Move::Fountain));
    }
    deeds::last_resort(reach).map_or(Why::NoHope.of(Move::Abandon), |deed| Why::LastResort(deed).of(deed.next(reach)))
}
