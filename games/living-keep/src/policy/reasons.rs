//! The player's reasons in words: what a move does for what the Keep needs, with the numbers that were weighed.

mod build;
mod minions;

use underdeck_cards::{Card, CardSet};
use underdeck_game::prose::{capitalised, list};

use crate::deck::{MINIONS, TURNS};
use crate::keep::Keep;
use crate::kinds::{Kind, Mode, Resource, Spell, Work};
use crate::phase::Phase;
use crate::words::count;
use crate::{Move, View};

use super::host::Host;
use super::plan::Plan;

/// Where nothing that Peons bring can be stored.
const NO_ROOM: &str = "There is no room for gold, stone or mana";

/// Why the player chooses his move; nothing once the game is over.
pub(super) fn reason(view: &View) -> String {
    if matches!(view.phase, Phase::Over(_)) {
        return String::new();
    }
    let plan = Plan::of(view);
    let mv = super::choose(&plan);
    let reason = match (view.phase, mv) {
        (_, Move::Collect) => plan.why_collect(),
        (_, Move::Cast(spell)) => plan.why_cast(spell),
        (Phase::Shortfall, Move::Banish(id)) => plan.why_shortfall(id),
        (_, Move::AssignDig(n)) => plan.why_assign(n),
        (_, Move::PeonDig) => plan.why_new_peon(true),
        (_, Move::PeonChant) => plan.why_new_peon(false),
        (_, Move::Give(what, n)) => plan.why_give(what, n),
        (_, Move::Build(room)) => plan.why_build(room),
        (Phase::Build, _) => plan.why_save(),
        (_, Move::Train(id)) => plan.why_train(id),
        (Phase::Train, _) => plan.why_not_train(),
        (_, Move::Channel(spell, n)) => plan.why_work(Work::Spell(spell), n),
        (_, Move::Labour(ware, n)) => plan.why_work(Work::Ware(ware), n),
        (_, Move::Research(work)) => plan.why_begin(work),
        (Phase::Research, _) => plan.why_not_research(),
        (_, Move::Attempt) => plan.why_attempt(),
        (Phase::Draft, Move::Recruit(card)) => plan.why_draft(card),
        (_, Move::Recruit(card)) => plan.why_recruit(card),
        (Phase::Pick, Move::Banish(id)) => plan.why_replace(id),
        (_, Move::Banish(id)) => plan.why_banish(id),
        (_, Move::Done) => plan.why_done(),
        (Phase::Recruit, _) => plan.why_not_recruit(),
        (_, Move::Place(card)) => plan.why_place(card),
        (_, Move::Flip) => plan.why_flip(),
        (_, Move::Use(ware)) => plan.why_use(ware),
        (_, Move::Fight) => plan.why_fight(),
        (_, Move::Extra) => "Your hand has no card of your suits; another card may be one".into(),
        (_, Move::Pass) => "Your hand has no card of your suits".into(),
        (_, Move::Attack(id)) => plan.why_attack(id),
        (_, Move::Join(id)) => plan.why_join(id),
        (_, Move::Alone) => "One minion is enough: over the whole war all ranks add up".into(),
        _ => "Nothing else is worth doing here".into(),
    };
    format!("{}.", capitalised(&reason))
}

impl Plan<'_> {
    fn why_collect(&self) -> String {
        let (pay, food) = self.keep.upkeep();
        let (gold, pantry) = (self.keep.store(Resource::Gold), self.keep.store(Resource::Food));
        let farms = self.keep.room(crate::kinds::Room::Farm);
        let harvest = if farms > 0 { format!(" and the harvest of {}", count(farms, "Farm")) } else { String::new() };
        if pay + food == 0 {
            return "No minion has to be paid or fed".into();
        }
        format!("{pay} gold and {food} food are due, against {gold} gold, {pantry} food{harvest}")
    }

    fn why_cast(&self, spell: Spell) -> String {
        let keep = self.keep;
        match spell {
            Spell::Regen => {
                format!("Regen restores 1 to 8 of the {} health that are missing", keep.hp_max - keep.hp)
            }
            Spell::SummonPeon => {
                format!("With {} of {} Peons, one more works from this Dig on", keep.peons, keep.peons_max)
            }
            Spell::SummonDragon => {
                let beaten = minions::heroes(self.unbeaten());
                format!("A Lair and food wait for the Dragon, who draws no pay; not beaten yet: {beaten}")
            }
            _ => format!("{}; doors and traps are not worth it or cannot stop him", self.hero()),
        }
    }

    /// What the Peons will bring, and what there is room for.
    fn why_assign(&self, n: u8) -> String {
        let chanters = self.keep.peons - n;
        let [gold, stone, mana] = self.haul(n).map(|won| won.round());
        let [free_gold, free_stone, free_mana] =
            [Resource::Gold, Resource::Stone, Resource::Mana].map(|what| self.space(what));
        if free_gold + free_stone + free_mana == 0.0 {
            return format!("{NO_ROOM}: all that is dug up or chanted for is lost");
        }
        let owed = self.wages() - self.store(Resource::Gold);
        let kept = [(free_gold, format!("{gold} gold")), (free_stone, format!("{stone} stone"))];
        let dug = list(kept.into_iter().filter(|(free, _)| *free > 0.0).map(|(_, won)| won));
        if chanters == 0 && free_mana == 0.0 {
            return format!("There is no room for mana, so all dig: about {dug}");
        }
        if owed > 0.0 {
            return format!(
                "{owed} gold of pay are missing: {} bring about {gold}, {} about {mana} mana",
                count(n, "digger"),
                count(chanters, "chanter")
            );
        }
        let work = match (n, chanters) {
            (0, _) => format!("all chant, for about {mana} mana"),
            (_, 0) => format!("all dig, for about {dug}"),
            _ => format!("{n} dig for about {gold} gold and {stone} stone, {chanters} chant for about {mana} mana"),
        };
        format!("There is room for {free_gold} gold, {free_stone} stone and {free_mana} mana: {work}")
    }

    fn why_new_peon(&self, digs: bool) -> String {
        let [gold, stone, mana] = [Resource::Gold, Resource::Stone, Resource::Mana].map(|what| self.space(what));
        if gold + stone + mana == 0.0 {
            format!("{NO_ROOM}: all that he brings is lost")
        } else if digs {
            format!("He digs two cards, with room for {gold} gold and {stone} stone")
        } else {
            format!("He chants for one card, with room for {mana} mana")
        }
    }

    fn why_give(&self, what: Resource, n: u16) -> String {
        let [gold, stone, mana] = self.view.pool;
        let pool = match what {
            Resource::Gold => gold,
            Resource::Stone => stone,
            _ => mana,
        };
        let mine = pool - n.min(pool);
        let space = |keep: &Keep| keep.storage(what) - keep.store(what);
        let fits = mine <= space(self.keep) && self.partner().is_some_and(|partner| n <= space(partner));
        let room = if fits { "both have room for it" } else { "the stores cannot hold all of it" };
        format!("{n} of the {pool} {what} for the partner and {mine} for you: {room}")
    }

    fn why_flip(&self) -> String {
        match self.to_come(None).count() {
            0 => "no hero is left to come".into(),
            _ => self.beaten(),
        }
    }

    /// The kinds of heroes who may come and are beaten by a host, or all who may come: of a suit that a turn card may still
    /// call, or at the door.
    fn to_come(&self, host: Option<&Host>) -> impl Iterator<Item = Kind> {
        let (view, passes) = (self.view, self.view.turn_pass + 1 < self.view.turn_limit);
        let may_come = move |kind: &Kind| {
            let suit = kind.card().and_then(Card::suit).filter(|_| *kind != Kind::MONARCH);
            let is_called = |suit| passes || !((TURNS & CardSet::suit(suit)) - view.turn_discard).is_empty();
            view.hero == Some(*kind) || suit.is_none_or(is_called)
        };
        self.threat.met(host, self.keep.tables()).filter(may_come)
    }

    /// Those who may come and are not beaten.
    fn unbeaten(&self) -> impl Iterator<Item = Kind> {
        let beaten: Vec<Kind> = self.to_come(Some(&self.host)).collect();
        self.to_come(None).filter(move |kind| !beaten.contains(kind))
    }

    /// `your host beats 3 of 18 kinds of heroes to come`.
    fn beaten(&self) -> String {
        let (beaten, all) = (self.to_come(Some(&self.host)).count(), self.to_come(None).count());
        format!("your host beats {beaten} of {all} {} of heroes to come", if all == 1 { "kind" } else { "kinds" })
    }

    fn why_place(&self, card: Card) -> String {
        if (self.view.look & MINIONS).is_empty() {
            return format!("{card} first: no minion is among the cards left");
        }
        format!("{card} first: no minion among the cards left has a higher rank")
    }

    fn why_use(&self, ware: crate::kinds::Ware) -> String {
        let percent = (20.0 * self.chance_to_kill()).round() * 5.0;
        let stake = self.stake();
        format!("With the {} {} is killed at about {percent}%, {stake}", ware.name(), self.hero())
    }

    fn why_fight(&self) -> String {
        if self.chance_to_kill() > 0.0 {
            return format!("The fight is won against {}, {}", self.hero(), self.stake());
        }
        let Some(row) = self.view.hero.map(|kind| self.keep.tables().hero(kind, self.view.monarch)) else {
            return "Nobody is at the door".into();
        };
        let need = count(row.needs, "minion");
        let rank = self.view.hero_rank;
        format!(
            "{} takes {need} of rank {rank}, and no door or trap is worth using: it costs {} of {} health",
            self.hero(),
            row.damage.min(self.keep.hp),
            self.keep.hp
        )
    }

    /// The hero at the door: `the Knight (rank 7)`.
    fn hero(&self) -> String {
        let name = self.view.hero.map_or("the hero", Kind::name);
        format!("the {} (rank {})", name.strip_prefix("the ").unwrap_or(name), self.view.hero_rank)
    }

    /// What the kill saves and earns.
    fn stake(&self) -> String {
        let Some(kind) = self.view.hero else { return "which costs nothing".into() };
        let row = self.keep.tables().hero(kind, self.view.monarch);
        let points = (row.killed - row.escaped) as f32 * self.aims.points;
        let deadly = row.damage >= self.keep.hp && self.view.options.mode != Mode::Standard;
        let saved = row.damage.min(self.keep.hp);
        match (deadly, points > 0.0) {
            (true, _) => "or else the Keep falls".into(),
            (false, true) => format!("which saves {saved} health and is worth {points} points"),
            (false, false) => format!("which saves {saved} of {} health", self.keep.hp),
        }
    }
}
