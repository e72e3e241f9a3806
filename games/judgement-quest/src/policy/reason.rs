//! The player's reasons in words: one sentence for each move.

use super::choice::Why;
use super::danger;
use super::deeds::{self, Deed};
use super::goods;
use super::reach::Reach;
use underdeck_game::prose::count;

use crate::rules::CATEGORIES;
use crate::{Item, Kind, Move, Phase, Quest, Spell, Square, Title, words};

/// The reason for the player's move; empty once the quest is over.
pub(super) fn reason(quest: &Quest) -> String {
    if matches!(quest.phase, Phase::Over(_)) {
        return String::new();
    }
    let choice = super::choose(quest);
    let from = if quest.phase == Phase::Explore { quest.pos } else { quest.prev.unwrap_or(quest.pos) };
    let reason = sentence(&Reach::new(quest, from), choice.why, choice.mv);
    if is_step(choice.why, choice.mv) { format!("On the way: {}", lowercase(&reason)) } else { reason }
}

/// Whether the move is only a step towards the subject of the reason, and the reason does not say so itself.
fn is_step(why: Why, mv: Move) -> bool {
    let Move::Go(square) = mv else { return false };
    match why {
        Why::Deed(Deed::Enter(to)) | Why::LastResort(Deed::Enter(to)) => to != square,
        Why::Gift(_) | Why::Crystal(_) | Why::Done | Why::NoHope => false,
        _ => true,
    }
}

fn sentence(reach: &Reach, why: Why, mv: Move) -> String {
    let quest = reach.quest;
    let (hp, gp, hit) = (quest.hp, quest.gp, quest.hit());
    match why {
        Why::Gift(square) => gift(reach, square, mv),
        Why::Needed(item) => {
            format!("The {} is what the Remove task needs, and you have {gp} GP for its 2.", item.name())
        }
        Why::Flask => {
            "A flask for 2 GP: it heals up to 3 HP when needed, and unused it scores the 2 points that it costs.".into()
        }
        Why::DrinkForMore => {
            format!("At {hp} HP none of the 3 is wasted, and your {gp} GP can buy the next flask.")
        }
        Why::Healing => {
            format!("At {hp} HP, without a flask and with tasks to do, buy 1 HP for one of your {gp} GP.")
        }
        Why::Crystal(square) => format!("The crystal at {square} shows any room you like, and the way to it is safe."),
        Why::Farthest(square) => format!("Of the unrevealed rooms, {square} looks hardest to reach."),
        Why::Deed(deed) if deeds::is_out(reach) => points(reach, deed),
        Why::Deed(deed) => format!("{}{}.", gain(reach, deed, mv), against(reach, deed)),
        Why::DrinkPays => "Drink the flask: 3 HP score 3 points, the flask only 2.".into(),
        Why::Rise => format!(
            "One more point makes you {}, and one less takes no title away: the fountain is even odds.",
            Title::earned(quest.score() + 1).name()
        ),
        Why::Done if quest.all_done() => {
            format!("All four tasks are done: go up with {} points.", quest.score())
        }
        Why::Done => {
            let n = quest.tasks_done();
            format!("At {hp} HP, go home with {n} of 4 tasks done rather than risk death.")
        }
        Why::LastDrink => "The fountain gives 1 HP as often as it takes one.".into(),
        Why::LastResort(deed) => format!("{}.", gain(reach, deed, mv)),
        Why::NoHope => "No room that may help can be entered without certain death.".into(),
        Why::NoWayBack => "There is no room to go back to.".into(),
        Why::BadWayBack => {
            format!("The way back costs 1 HP too, so fight on: the {}.", odds(quest))
        }
        Why::FightsOn => {
            let here = Deed::Enter(quest.pos);
            if deeds::is_out(reach) {
                return points(reach, here);
            }
            format!("Fight on: the {}{}.", odds(quest), against(reach, here))
        }
        Why::MustFight => format!("No deed looks good, so fight on: the {}.", odds(quest)),
        Why::Retreats(Some(deed)) => {
            format!("At {hp} HP another round with the {} looks worse than {}.", quest.here.name(), named(quest, deed))
        }
        Why::Retreats(None) => {
            format!("Another round looks too risky: the {}.", odds(quest))
        }
        Why::HardHit => format!("The shield stops all {hit} HP of the hit, the hardest there is; you have {hp}."),
        Why::NoHpToSpare(true) if hp > hit => {
            format!("This hit would leave you {} HP, and the way back may cost 1, so use the shield.", hp - hit)
        }
        Why::NoHpToSpare(_) => format!("At {hp} HP this hit would be your last, so use the shield."),
        Why::KeepsShield => {
            format!("{hp} HP can bear a hit of {hit}; keep the shield, which scores 2 points.")
        }
        Why::DrinkSaves => {
            format!("The hit of {hit} would kill you at {hp} HP; the flask first raises them to {}.", hp + 3)
        }
        Why::Bears if quest.holds(Item::Flask) => {
            format!("{hp} HP can bear a hit of {hit}, so the flask is kept for later.")
        }
        Why::Bears if hp <= hit => format!("Nothing is left to stop a hit of {hit} at {hp} HP."),
        Why::Bears => format!("{hp} HP can bear a hit of {hit}, and there is nothing to stop it with."),
    }
}

/// The gift of a room in reach.
fn gift(reach: &Reach, square: Square, mv: Move) -> String {
    let quest = reach.quest;
    let hidden = (quest.unrevealed() & quest.next_to(square)).len();
    let way = if mv == Move::Go(square) { "" } else { ", and the way there is safe" };
    let kind = reach.kind(square).filter(|_| !quest.resolved.contains(square));
    let gives = match kind {
        Some(kind) if quest.is_fetched(kind) => "counts for the Fetch task",
        Some(Kind::Gold) => "gives 1 GP for nothing",
        Some(Kind::Chest) => "gives something on 2–6 and costs 1 HP on 1 only",
        Some(Kind::Ice) if needs(quest, Kind::Ice).is_some() => {
            "melts at the touch of the Flame Amulet for the Remove task"
        }
        Some(Kind::Ice) => "melts at the touch of the Flame Amulet",
        Some(Kind::Door) if needs(quest, Kind::Door).is_some() => "opens to the Dungeon Key for the Remove task",
        Some(Kind::Door) => "opens to the Dungeon Key",
        Some(Kind::Shield) if !quest.holds(Item::Shield) => "gives a shield, which stops one hit",
        Some(Kind::Wizard) if quest.wizard1.is_none() => "is the first you meet, so he sells spells",
        _ if hidden > 0 => {
            return format!("From {square} you see {}, at no risk{way}.", count(hidden, "unrevealed room"));
        }
        _ => "is free to enter",
    };
    let shows = if hidden > 0 { format!(" and shows {}", count(hidden, "room")) } else { String::new() };
    format!("The {} {gives}{shows}{way}.", words::place(quest, square))
}

/// The cost and the gain of a deed.
fn gain(reach: &Reach, deed: Deed, mv: Move) -> String {
    let quest = reach.quest;
    match deed {
        Deed::Enter(square) => enter(reach, square),
        Deed::Cast(spell) => {
            let shop = if matches!(mv, Move::Cast(_)) { "1 GP" } else { "At the wizard 1 GP" };
            match spell {
                Spell::Dissolving(square) => format!("{shop} opens the Stone Wall at {square}, which bars the way"),
                Spell::Disarming(square) if needs(quest, Kind::Trap).is_some() => {
                    format!("{shop} makes the Arrow Traps at {square} safe, as the Remove task wants")
                }
                Spell::Disarming(square) => {
                    format!("{shop} makes the Arrow Traps at {square} safe, an even risk of 1 HP")
                }
                _ => {
                    let hidden = quest.unrevealed().len();
                    format!("{shop} shows one of {} for the Explore task", count(hidden, "hidden room"))
                }
            }
        }
        Deed::Buy(item) => {
            let shop = if matches!(mv, Move::Buy(_)) { "2 GP buy" } else { "At the wizard 2 GP buy" };
            format!(
                "{shop} the {}, which opens a way past the {}",
                item.name(),
                match item {
                    Item::Key => "Locked Door",
                    _ => "Ice Cavern",
                }
            )
        }
    }
}

fn enter(reach: &Reach, square: Square) -> String {
    let quest = reach.quest;
    let Some(kind) = reach.kind(square) else { return format!("The room at {square} leads on") };
    let task = needs(quest, kind);
    let hidden = (quest.unrevealed() & quest.next_to(square)).len();
    let brings = match (task, hidden) {
        (Some(task), _) => format!(" and counts for the {task} task"),
        (None, 0) if kind == Kind::Dragon => " and wins 3 GP".into(),
        (None, 0) => String::new(),
        (None, n) => format!(" and shows {}", count(n, "more room")),
    };
    let costs = if kind == Kind::Trap { "cost" } else { "costs" };
    let brings = if kind == Kind::Trap { brings.replace("counts", "count").replace("shows", "show") } else { brings };
    let place = words::place(quest, square);
    let risk = risk(quest, kind);
    format!("The {place} {costs} about {} HP of your {}{brings}{risk}", cost(quest, square), quest.hp)
}

/// A warning if one hit kills, or two.
fn risk(quest: &Quest, kind: Kind) -> String {
    let damage = danger::damage(kind).max(1);
    let flask = if quest.holds(Item::Flask) { 3 } else { 0 };
    let stopped = i32::from(quest.holds(Item::Shield) && kind != Kind::Ice);
    match (i32::from(quest.hp) + flask + damage - 1) / damage + stopped {
        _ if danger::hits(kind) == 0.0 => String::new(),
        1 => "; the first hit kills you".into(),
        2 if kind.is_enemy() => "; a second hit kills you".into(),
        _ => String::new(),
    }
}

/// The best deed not chosen.
fn against(reach: &Reach, deed: Deed) -> String {
    deeds::next_best(reach, deed)
        .map_or_else(String::new, |other| format!("; the next best is {}", named(reach.quest, other)))
}

/// A deed for points when all is done: it never risks the quest.
fn points(reach: &Reach, deed: Deed) -> String {
    let Deed::Enter(square) = deed else { return format!("{}.", gain(reach, deed, Move::Leave)) };
    let quest = reach.quest;
    let (place, kind) = (words::place(quest, square), reach.kind(square).unwrap_or(quest.here));
    match goods::points(kind) as usize {
        0 => format!("All tasks are done; {}.", lowercase(&enter(reach, square))),
        n => format!(
            "All tasks are done; the {place} brings {} on 4–6 for {} HP on {}, and {}.",
            count(n, "point"),
            danger::damage(kind),
            hits(kind),
            spare(quest, kind)
        ),
    }
}

/// The player's fate if an enemy hits.
fn spare(quest: &Quest, kind: Kind) -> String {
    let (hp, damage) = (i32::from(quest.hp), danger::damage(kind));
    match hp - damage {
        _ if quest.holds(Item::Shield) => "your shield stops a hit".into(),
        left if left > 0 => format!("a hit leaves you {left} of {hp} HP"),
        _ => "your flask saves you from a hit".into(),
    }
}

/// The text with its first letter in lower case.
fn lowercase(text: &str) -> String {
    format!("{}{}", text[..1].to_lowercase(), &text[1..])
}

/// A deed as a noun.
fn named(quest: &Quest, deed: Deed) -> String {
    match deed {
        Deed::Enter(square) => format!("the {}", words::place(quest, square)),
        Deed::Cast(Spell::Dissolving(square)) => format!("dissolving the wall at {square}"),
        Deed::Cast(Spell::Disarming(square)) => format!("disarming the traps at {square}"),
        Deed::Cast(_) => "a spell to see a room".into(),
        Deed::Buy(item) => format!("buying the {}", item.name()),
    }
}

/// The name of the task that still needs a room of this type.
fn needs(quest: &Quest, kind: Kind) -> Option<&'static str> {
    (0..4).find(|&n| n != 2 && !quest.is_done(n) && quest.tasks[n] == kind).map(|n| CATEGORIES[n])
}

/// The expected cost of a room in HP, such as `0.7`.
fn cost(quest: &Quest, square: Square) -> String {
    let cost = quest.kind(square).map_or(0.0, danger::cost);
    let tenths = (cost * 10.0).round() as u32;
    if tenths.is_multiple_of(10) { (tenths / 10).to_string() } else { format!("{}.{}", tenths / 10, tenths % 10) }
}

/// `Slime hits on 1–2 for 1 HP of your 5 and falls on 4–6`, for the enemy here.
fn odds(quest: &Quest) -> String {
    let kind = quest.here;
    format!(
        "{} hits on {} for {} HP of your {} and falls on 4–6{}",
        kind.name(),
        hits(kind),
        danger::damage(kind),
        quest.hp,
        risk(quest, kind)
    )
}

/// `1–2`: the rolls on which an enemy hits.
fn hits(kind: Kind) -> String {
    match crate::rules::hits_up_to(kind) {
        1 => "1".into(),
        n => format!("1–{n}"),
    }
}
