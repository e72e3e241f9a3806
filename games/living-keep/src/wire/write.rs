//! Writing a state or a view.

use serde::{Serialize, Serializer};
use underdeck_cards::{Card, CardSet, Seen};
use underdeck_game::GameResult;
use underdeck_game::wire::rulings;

use super::keys::{Face, GameKeys, KeepKeys, OutcomeKeys, SomeGameKeys, StateKeys};
use crate::Options;
use crate::deck::TurnPile;
use crate::keep::Keep;
use crate::kinds::{Resource, Ware};
use crate::phase::{End, Phase};
use crate::view::{Faces, Other};
use crate::{State, View};

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        StateKeys::from(*self).serialize(serializer)
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        view(self).serialize(serializer)
    }
}

impl From<State> for StateKeys {
    fn from(state: State) -> Self {
        let mut keeps = state.keeps().iter().map(|keep| KeepKeys::of(keep).into());
        let mut game: SomeGameKeys = GameKeys::of(&state).into();
        game.ware_used = game.ware_used.filter(|_| state.frame.one_ware);
        game.rulings = game.rulings.filter(|rulings| !rulings.is_empty());
        Self { game, keeps: [keeps.next(), keeps.next()] }
    }
}

/// The object of a view: hidden cards are `"??"`, and what the seat may not know is left out
/// (view-1, view-2, view-3, view-4, view-5).
fn view(view: &View) -> StateKeys {
    // What is hidden is written over or left out below, so it does not matter how it is filled in here.
    let state = view.complete();
    let mut keys = StateKeys::from(state);
    let seen = |cards: &[Seen]| Some(cards.iter().map(|seen| Face(seen.card())).collect::<Vec<_>>());
    keys.game.main = seen(view.main());
    keys.game.turn = seen(view.turns(0));
    keys.game.turn2 = seen(view.turns(1));
    for (faces, key) in [(view.discard, &mut keys.game.discard), (view.revealed, &mut keys.game.revealed)] {
        if let Faces::Hidden(count) = faces {
            *key = Some(vec![Face(None); usize::from(count)]);
        }
    }
    keys.game.phase = Some(view.phase.word().into());
    keys.game.resume = Some(view.resume.map(|phase| phase.word().into()));
    keys.game.picks = view.picks;
    keys.game.attempted = view.attempted;
    if let Other::Rival { hp, hp_max } = view.other
        && let Some(rival) = &mut keys.keeps[1 - usize::from(view.seat & 1)]
    {
        *rival = super::keys::SomeKeepKeys { hp: Some(hp), hp_max: Some(hp_max), ..Default::default() };
    }
    keys
}

fn faces(cards: impl IntoIterator<Item = Card>) -> Vec<Face> {
    cards.into_iter().map(|card| Face(Some(card))).collect()
}

impl GameKeys {
    pub(super) fn of(state: &State) -> Self {
        let [pool_gold, pool_stone, pool_mana] = state.pool;
        let pile = |pile: &TurnPile| (faces(pile.iter()), pile.iter_known().collect::<Vec<_>>());
        let ((turn, turn_known), (turn2, turn2_known)) = (pile(&state.turns[0]), pile(&state.turns[1]));
        let known = (0..state.main.len()).map(|n| n < state.main.known());
        Self {
            mode: state.frame.mode,
            scenario: state.frame.scenario,
            phase: state.phase.word().into(),
            resume: state.resume.map(|phase| phase.word().into()),
            to_move: state.to_move + 1,
            active: state.active + 1,
            turn_no: state.turn_no,
            turn_pass: state.turn_pass,
            turn_limit: state.frame.turn_limit,
            monarch: state.frame.monarch,
            heroes: state.frame.heroes,
            hero_player: state.frame.hero_player,
            rulings: rulings(&Options {
                monarch_last: state.frame.monarch_last,
                shuffle_always: state.frame.shuffle_always,
                peons_wait: state.frame.peons_wait,
                one_ware: state.frame.one_ware,
                ..Options::default()
            }),
            outcome: match state.phase {
                Phase::Over(end) => Some(OutcomeKeys::of(state, end)),
                _ => None,
            },
            main: faces(state.main.cards().iter().copied()),
            main_known: known.collect(),
            discard: faces(state.discard),
            turn,
            turn_known,
            turn2,
            turn2_known,
            turn_discard: faces(state.turn_discard),
            dig_cards: faces(state.dig_cards.cards().iter().copied()),
            new_peons: state.new_peons,
            chanters: state.chanters,
            look: faces(state.look),
            placed: faces(state.placed.cards().iter().copied()),
            revealed: faces(state.revealed),
            picks: state.picks,
            attempted: state.attempted,
            hero: state.hero_card(),
            hero_rank: state.hero_rank,
            ware_used: state.ware_used,
            hero_cards: faces(state.hero_cards),
            pool_gold,
            pool_stone,
            pool_mana,
            war_round: state.war_round,
        }
    }
}

impl OutcomeKeys {
    pub(super) fn of(state: &State, end: End) -> Self {
        let outcome = state.outcome_of(end);
        let winner = match outcome.result {
            GameResult::Winner(seat) => Some(seat.0 + 1),
            GameResult::Draw => Some(0),
            _ => None,
        };
        if winner.is_some() {
            return Self { winner, ..Self::default() };
        }
        Self {
            result: Some(outcome.result.word()),
            cause: Some(outcome.cause.into()),
            score: outcome.score,
            winner: None,
        }
    }
}

impl KeepKeys {
    pub(super) fn of(keep: &Keep) -> Self {
        let minions = &keep.minions;
        let set = |cards: CardSet| faces(cards);
        let (doors, traps) = keep.wares.split_at(Ware::DOORS);
        Self {
            hp: keep.hp,
            hp_max: keep.hp_max,
            hurt: keep.hurt,
            gold: keep.store(Resource::Gold),
            stone: keep.store(Resource::Stone),
            food: keep.store(Resource::Food),
            mana: keep.store(Resource::Mana),
            peons: keep.peons,
            peons_max: keep.peons_max,
            rooms: keep.rooms.to_vec(),
            rooms_max: keep.rooms_max.to_vec(),
            spells: keep.spells.to_vec(),
            doors: doors.to_vec(),
            traps: traps.to_vec(),
            proj: keep.projects.list().iter().map(|project| project.work).collect(),
            proj_left: keep.projects.list().iter().map(|project| project.left).collect(),
            m_id: minions.ids().iter().collect(),
            m_kind: minions.iter().map(|(_, minion)| minion.kind).collect(),
            m_rank: minions.iter().map(|(_, minion)| minion.rank).collect(),
            m_pay: minions.iter().map(|(_, minion)| minion.pay).collect(),
            m_food: minions.iter().map(|(_, minion)| minion.food()).collect(),
            m_trains: minions.iter().map(|(_, minion)| minion.trains()).collect(),
            m_trained: minions.ids().iter().map(|id| minions.trained.contains(id)).collect(),
            m_worked: minions.ids().iter().map(|id| minions.worked.contains(id)).collect(),
            banished: keep.banished.to_vec(),
            killed: keep.killed.to_vec(),
            escaped: keep.escaped.to_vec(),
            hand: set(keep.hand),
            seen: set(keep.seen),
            send: keep.send.iter().collect(),
        }
    }
}
