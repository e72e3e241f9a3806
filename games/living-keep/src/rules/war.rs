//! War.

use underdeck_game::{Refusal, say};

use crate::State;
use crate::keep::{Id, Ids, Keep};
use crate::legal::{Bare, Menu, Numbers};
use crate::names;
use crate::phase::{End, Phase};

impl Keep {
    /// The combined rank of the minions sent; 0 if there are none (war-4, R69).
    pub(crate) fn strength(&self) -> u8 {
        self.send.iter().map(|id| self.minions.rank(id)).sum()
    }

    /// Whether two minions of one low present rank shield the loser (war-5, R70).
    pub(crate) fn is_shielded(&self) -> bool {
        let mut ranks = self.send.iter().map(|id| self.minions.rank(id));
        match (ranks.next(), ranks.next()) {
            (Some(first), Some(second)) => first == second && first <= self.tables().limits.war_pair_rank,
            _ => false,
        }
    }

    /// Minions who can join the attack: with a higher id, and within the limit of combined rank (war-3).
    pub(crate) fn joiners(&self) -> Ids {
        let Some(first) = self.send.first() else { return Ids::EMPTY };
        let most = self.tables().limits.war_rank.saturating_sub(self.minions.rank(first));
        self.minions.up_to(most).above(first)
    }
}

impl Keep {
    /// Whether the Keep has this minion (minion-1).
    pub(super) fn check_minion(&self, id: Id) -> Result<(), Refusal> {
        Refusal::unless(self.minions.ids().contains(id), &["minion-1"], || say!(MINION_REFUSED, id))
    }

    /// Whether the minion can join the one that attacks (war-3).
    pub(crate) fn check_join(&self, id: Id) -> Result<(), Refusal> {
        self.check_minion(id)?;
        let (first, minion) = (self.send.first().unwrap_or(0), || names::minion(self, id));
        Refusal::unless(id != first, &["war-3"], || say!(JOIN_REFUSED_SAME, minion = minion()))?;
        Refusal::unless(id > first, &["war-3"], || say!(JOIN_REFUSED_ORDER, minion = minion(), first))?;
        Refusal::unless(self.joiners().contains(id), &["war-3"], || {
            let (sum, most) = (self.strength() + self.minions.rank(id), self.tables().limits.war_rank);
            say!(JOIN_REFUSED_RANK, sum, most)
        })
    }
}

impl State {
    /// Starts a round of choices, player 1 first, or ends the war (war-1, war-6, R69).
    pub(super) fn begin_war(&mut self) {
        self.phase = Phase::War;
        self.to_move = 0;
        if self.keeps.iter().all(|keep| keep.minions.is_empty()) {
            self.end(End::War);
        }
    }

    /// Any minion, or none if there is none (war-2, R69).
    #[inline]
    pub(crate) fn war_menu(&self) -> Menu {
        let minions = &self.keep().minions;
        Menu::NONE.bare_if(minions.is_empty(), Bare::AttackNone).ids(Numbers::Attack, minions.ids())
    }

    /// Chooses the first minion, or none (war-2).
    pub(crate) fn attack(&mut self, id: Option<Id>) {
        match id {
            None => self.war_choice_made(),
            Some(id) => {
                self.keep_mut().send = Ids::of(id);
                self.phase = Phase::WarJoin;
            }
        }
    }

    /// Whether this minion can be sent, or none (war-2, R69).
    pub(crate) fn check_attack(&self, id: Option<Id>) -> Result<(), Refusal> {
        let keep = self.keep();
        id.map_or_else(
            || Refusal::unless(keep.minions.is_empty(), &["war-2", "R69"], || say!(ATTACK_REFUSED_NONE)),
            |id| keep.check_minion(id),
        )
    }

    /// The first minion alone, or with one more (war-3).
    #[inline]
    pub(crate) fn join_menu(&self) -> Menu {
        Menu::NONE.bare(Bare::Alone).ids(Numbers::Join, self.keep().joiners())
    }

    pub(crate) fn join(&mut self, id: Id) {
        let keep = self.keep_mut();
        keep.send = keep.send.union(Ids::of(id));
        self.war_choice_made();
    }

    /// Player 2 chooses after player 1, without knowledge of his choice; then the battle (war-1, war-4, R71).
    pub(crate) fn war_choice_made(&mut self) {
        if self.to_move == 0 {
            self.to_move = 1;
            self.phase = Phase::War;
        } else {
            self.battle();
        }
    }

    /// The loser takes the difference, unless a pair shields him; all minions sent are removed
    /// (war-4, war-5, war-6, R69, R70).
    fn battle(&mut self) {
        let [first, second] = &mut self.keeps;
        let (one, two) = (first.strength(), second.strength());
        let loser = if one < two { &mut *first } else { &mut *second };
        if one != two && !loser.is_shielded() {
            loser.damage(one.abs_diff(two).into());
        }
        // The minions sent are shown in the battle and not remembered (view-7).
        for keep in [first, second] {
            let sent = std::mem::take(&mut keep.send);
            sent.iter().for_each(|id| keep.minions.remove(id));
        }
        self.war_round = self.war_round.saturating_add(1);
        self.begin_war();
    }
}
