//! Doors, traps and the fight.

use underdeck_cards::{Card, CardSet};
use underdeck_game::{Chance, Die, Refusal, say};

use crate::State;
use crate::keep::Keep;
use crate::kinds::{Kind, Mode, Ware};
use crate::legal::{Bare, Menu, Things};
use crate::phase::End;
use crate::tables::{HeroRow, Tables, Who};

const D4: Die = Die::new(4);
/// The highest rank that Spikes kill (use-6).
const SPIKED: u8 = 4;

/// Whether a door or trap affects a hero of this present rank
/// (use-1, use-2, use-3, use-4, use-5, use-6, use-7, R46, R47, R49).
pub(crate) fn works_on(ware: Ware, hero: Kind, rank: u8, tables: &Tables) -> bool {
    if tables.wares[ware as usize].avoid.contains(&hero) {
        return false;
    }
    match ware {
        Ware::Wooden | Ware::Metal | Ware::Magic => hero != Kind::MONARCH && rank >= 2,
        Ware::Pit | Ware::Rockfall => true,
        Ware::Spikes => rank <= SPIKED,
        Ware::Darts => rank >= 2,
    }
}

/// The new rank (use-1, use-2, use-3, use-4, use-5, use-6, use-7, R46, R48).
#[inline]
pub(crate) fn lowered(ware: Ware, rank: u8, chance: &mut impl Chance) -> u8 {
    // No rank is ever raised: doors are used from rank 2 on.
    let lower = |by: u8, least: u8| rank.saturating_sub(by).max(least);
    match ware {
        Ware::Wooden => {
            let further = u8::from(chance.roll(D4) == 4);
            lower(1, 2).saturating_sub(further).max(1)
        }
        Ware::Metal => {
            let further = if chance.roll(D4) >= 3 { 2 } else { 0 };
            lower(2, 2).saturating_sub(further).max(1)
        }
        Ware::Magic | Ware::Darts => rank.div_ceil(2),
        Ware::Pit => lower(1, 0),
        Ware::Rockfall => lower(2, 0),
        Ware::Spikes => 0,
    }
}

impl Keep {
    /// Whether enough minions have at least the hero's present rank (fight-1, R50).
    #[inline]
    fn beats(&self, row: &HeroRow, rank: u8) -> bool {
        self.minions.at_least(rank) >= row.needs
    }
}

impl State {
    /// The hero's row: that of his card, even if his rank was lowered (result-1, R51).
    #[inline]
    pub(crate) fn hero_row(&self) -> Option<&'static HeroRow> {
        Some(self.tables().hero(self.hero?, self.monarch))
    }

    /// `fight`, any door or trap with an effect, spells (defend-1, defend-2, R45, R47).
    #[inline]
    pub(crate) fn defend_menu(&self) -> Menu {
        Menu::NONE.bare(Bare::Fight).things(Things::Use, self.usable()).spells(self.casts())
    }

    /// The doors and traps that can be used, by the bits of their places: none if they act by themselves
    /// (defend-1, option-15, R45).
    #[inline]
    pub(crate) fn usable(&self) -> u16 {
        if self.options.wares_act { 0 } else { self.effective() }
    }

    /// The first door or trap on the slate that affects the hero acts, again and again until none does
    /// (option-15, R45, R47).
    pub(super) fn let_wares_act(&mut self, chance: &mut impl Chance) {
        while let Some(&ware) = Ware::ALL.get(self.effective().trailing_zeros() as usize) {
            self.use_ware(ware, chance);
        }
    }

    /// The doors and traps that affect the hero, by the bits of their places; none if one was used and one is the limit
    /// (defend-1, option-14, R45, R47).
    #[inline]
    fn effective(&self) -> u16 {
        let wares = &self.keep().wares;
        let Some(hero) = self.hero.filter(|_| *wares != [0; Ware::COUNT] && !self.ware_used) else { return 0 };
        let may = |&ware: &Ware| wares[ware as usize] > 0 && works_on(ware, hero, self.hero_rank, self.tables());
        Ware::ALL.iter().copied().filter(may).fold(0, |bits, ware| bits | 1 << ware as u16)
    }

    /// Whether the door or trap affects the hero
    /// (defend-1, option-14, option-15, use-1, use-2, use-3, use-4, use-5, use-6, use-7, R45, R47, R49).
    pub(crate) fn check_use(&self, ware: Ware) -> Result<(), Refusal> {
        Refusal::unless(self.keep().wares[ware as usize] > 0, &["defend-1"], || say!(USE_REFUSED_OWNED, ware))?;
        Refusal::unless(!self.options.wares_act, &["defend-1", "option-15", "R45"], || say!(USE_REFUSED_ACT))?;
        Refusal::unless(!self.ware_used, &["defend-1", "option-14", "R45"], || say!(USE_REFUSED_ONCE))?;
        let (rank, hero) = (self.hero_rank, self.hero.unwrap_or(Kind::MONARCH));
        if works_on(ware, hero, rank, self.tables()) {
            return Ok(());
        }
        let is_avoided = self.tables().wares[ware as usize].avoid.contains(&hero);
        match ware {
            Ware::Pit => Refusal::because(&["use-4", "R47"], say!(USE_REFUSED_PIT, hero)),
            Ware::Rockfall => Refusal::because(&["use-5", "R47"], say!(USE_REFUSED_ROCKFALL, hero)),
            _ if is_avoided => Refusal::because(&["use-7", "R47"], say!(USE_REFUSED_POISON, hero)),
            Ware::Spikes => Refusal::because(&["use-6", "R47"], say!(USE_REFUSED_SPIKES, most = SPIKED, rank)),
            Ware::Darts => Refusal::because(&["use-7", "R47"], say!(USE_REFUSED_DARTS)),
            _ if hero == Kind::MONARCH => {
                Refusal::because(&["use-1", "use-2", "use-3", "R49"], say!(USE_REFUSED_DOOR_MONARCH))
            }
            _ => Refusal::because(&["use-1", "use-2", "use-3", "R47"], say!(USE_REFUSED_DOOR)),
        }
    }

    /// Uses up a door or trap; a hero at rank 0 is dead (defend-1, defend-3, R45, R47, R48).
    pub(crate) fn use_ware(&mut self, ware: Ware, chance: &mut impl Chance) {
        self.keep_mut().wares[ware as usize] -= 1;
        self.hero_rank = lowered(ware, self.hero_rank, chance);
        self.ware_used = self.options.one_ware;
        if self.hero_rank == 0 {
            self.result(true, chance);
        }
    }

    /// Fights: the number of minions decides, and none is harmed (fight-1, fight-3, R50).
    #[inline]
    pub(crate) fn fight(&mut self, chance: &mut impl Chance) {
        let is_won = self.would_win();
        self.result(is_won, chance);
    }

    /// Whether a fight now kills the hero; against the Monarch in coop his row names the minions that count
    /// (fight-1, fight-2, R50, R63).
    #[inline]
    pub(crate) fn would_win(&self) -> bool {
        let Some(row) = self.hero_row() else { return false };
        let rank = self.hero_rank;
        let is_shared = self.options.mode == Mode::Coop && self.hero == Some(Kind::MONARCH);
        match self.tables().monarch(self.monarch).who {
            Who::All if is_shared => self.keeps.iter().map(|keep| keep.minions.at_least(rank)).sum::<u8>() >= row.needs,
            Who::One if is_shared => self.keeps.iter().any(|keep| keep.beats(row, rank)),
            _ => self.keep().beats(row, rank),
        }
    }

    /// The consequences for hero and Keep
    /// (result-1, result-2, result-3, result-4, result-5, result-6, R39, R51, R52, R53, R63, R64, R66, R68).
    pub(super) fn result(&mut self, killed: bool, chance: &mut impl Chance) {
        let (Some(kind), Some(row)) = (self.hero, self.hero_row()) else { return };
        let keep = self.keep_mut();
        let counts = if killed { &mut keep.killed } else { &mut keep.escaped };
        counts[kind.place()] = counts[kind.place()].saturating_add(1);
        if !killed {
            keep.damage(row.damage);
        }
        let is_dead = keep.hp == 0;
        self.clear_hero(kind, killed);
        if is_dead && self.options.mode != Mode::Standard {
            return self.end(End::Death);
        }
        if killed && kind == Kind::MONARCH && self.options.mode == Mode::Coop {
            return self.end(End::Monarch);
        }
        match kind.card().and_then(Card::suit) {
            Some(suit) if self.options.mode == Mode::Standard && self.to_move == 0 => {
                self.to_move = 1;
                self.meet(suit, chance);
            }
            _ => self.end_met_turn(chance),
        }
    }

    /// Discards an ordinary hero and the cards drawn before him. The unbeaten Monarch goes to the bottom of his pile,
    /// known, or is gone if that is empty (result-2, R52).
    fn clear_hero(&mut self, kind: Kind, killed: bool) {
        let card = kind.card().unwrap_or(Card::RED_JOKER);
        self.discard |= self.hero_cards;
        if kind != Kind::MONARCH {
            self.discard.insert(card);
        } else if !killed && !self.turns_mut().is_empty() {
            self.turns_mut().put_under(card, true);
        } else {
            self.turn_discard.insert(card);
        }
        (self.hero, self.hero_rank, self.hero_cards, self.ware_used) = (None, 0, CardSet::EMPTY, false);
    }
}
