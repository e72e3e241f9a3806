//! Reading a state from outside.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use underdeck_cards::{Card, CardSet};
use underdeck_game::StateError;
use underdeck_game::wire::read_rulings;

use super::keys::{Face, GameKeys, KeepKeys, OutcomeKeys, StateKeys};
use crate::Options;
use crate::State;
use crate::deck::{CardRow, MainDeck, TurnPile};
use crate::keep::{Ids, Keep, MOST_MINIONS, Minion, Minions, Project, Projects, keep_key};
use crate::kinds::{Kind, Ware};
use crate::phase::{End, Phase};
use crate::state::Frame;

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        StateKeys::deserialize(deserializer)?.try_into().map_err(D::Error::custom)
    }
}

/// Checks all that a state from outside must fulfil.
impl TryFrom<StateKeys> for State {
    type Error = StateError;

    fn try_from(mut keys: StateKeys) -> Result<Self, StateError> {
        let missing = |key: &'static str| StateError::new(key, "it is missing");
        let rulings = keys.game.rulings.get_or_insert_default();
        if !rulings.iter().any(|key| key == "one_ware") {
            StateError::ensure(keys.game.ware_used.is_none(), "ware_used", || {
                "it is there with `one_ware` alone".into()
            })?;
            keys.game.ware_used = Some(false);
        }
        let game = keys.game.complete(0).map_err(missing)?;
        let [first, second] = keys.keeps;
        let first = first.unwrap_or_default().complete(1).map_err(missing)?;
        let second = match (second, game.mode.keeps()) {
            (None, 1) => None,
            (Some(_), 1) => return Err(StateError::new("p2_hp", format!("there is one Keep in {}", game.mode))),
            (keys, _) => Some(keys.unwrap_or_default().complete(2).map_err(missing)?),
        };
        let keeps = [first.keep(0)?, second.as_ref().map_or(Ok(Keep::EMPTY), |keys| keys.keep(1))?];
        let mut state = game.state(keeps)?;
        if game.phase == "over" {
            state.phase = Phase::Over(game.end(&state)?);
        }
        state.verify()?;
        // That nothing was said which the state does not hold, such as a trained rank without the training.
        let written = GameKeys::of(&state);
        let difference = game
            .difference(&written, 0)
            .or_else(|| first.difference(&KeepKeys::of(&state.keeps[0]), 1))
            .or_else(|| second.and_then(|keys| keys.difference(&KeepKeys::of(&state.keeps[1]), 2)));
        match difference {
            Some(key) => Err(StateError::new(key, "it does not fit the rest of the state, or is not in order")),
            None => Ok(state),
        }
    }
}

fn cards(faces: &[Face]) -> Vec<Card> {
    faces.iter().filter_map(|face| face.0).collect()
}

/// A set of cards, in canonical order.
fn set(key: &'static str, faces: &[Face]) -> Result<CardSet, StateError> {
    let cards = cards(faces);
    StateError::ensure(cards.is_sorted_by(|a, b| a < b), key, || {
        "it is a set, in canonical order (C D H S, A to K, jokers last), each card once".into()
    })?;
    Ok(cards.into_iter().collect())
}

fn row<const N: usize>(key: &'static str, faces: &[Face]) -> Result<CardRow<N>, StateError> {
    CardRow::of(&cards(faces)).ok_or_else(|| StateError::new(key, format!("{} cards are more than {N}", faces.len())))
}

fn known(key: &'static str, cards: usize, known: &[bool]) -> Result<(), StateError> {
    StateError::ensure(known.len() == cards, key, || format!("{} entries for {cards} cards", known.len()))
}

fn player(key: &'static str, number: u8) -> Result<u8, StateError> {
    StateError::ensure(matches!(number, 1 | 2), key, || format!("{number} is neither 1 nor 2"))?;
    Ok(number - 1)
}

fn phase(key: &'static str, word: &str) -> Result<Phase, StateError> {
    word.parse().map_err(|error: String| StateError::new(key, error))
}

impl GameKeys {
    /// The state with these Keeps; one that is over waits for [`GameKeys::end`].
    fn state(&self, keeps: [Keep; 2]) -> Result<State, StateError> {
        known("main_known", self.main.len(), &self.main_known)?;
        known("turn_known", self.turn.len(), &self.turn_known)?;
        known("turn2_known", self.turn2.len(), &self.turn2_known)?;
        StateError::ensure(self.main.len() <= 41, "main", || format!("{} cards are more than 41", self.main.len()))?;
        let turns = |key, faces: &[Face], known: &[bool]| {
            StateError::ensure(faces.len() <= 13, key, || format!("{} cards are more than 13", faces.len()))?;
            Ok(cards(faces).into_iter().zip(known.iter().copied()).collect::<TurnPile>())
        };
        let is_over = self.phase == "over";
        StateError::ensure(self.outcome.is_some() == is_over, "outcome", || {
            "it is null if and only if phase is not `over`".into()
        })?;
        let hero = |card: Card| {
            let kind = Kind::of(card).filter(|kind| !kind.is_minion());
            kind.ok_or_else(|| StateError::new("hero", format!("{card} is no hero")))
        };
        let mut options = Options::default();
        read_rulings(&mut options, &self.rulings)?;
        Ok(State {
            keeps,
            main: MainDeck::of(&cards(&self.main), self.main_known.iter().filter(|&&known| known).count()),
            turns: [turns("turn", &self.turn, &self.turn_known)?, turns("turn2", &self.turn2, &self.turn2_known)?],
            discard: set("discard", &self.discard)?,
            turn_discard: set("turn_discard", &self.turn_discard)?,
            look: set("look", &self.look)?,
            revealed: set("revealed", &self.revealed)?,
            hero_cards: set("hero_cards", &self.hero_cards)?,
            dig_cards: row("dig_cards", &self.dig_cards)?,
            placed: row("placed", &self.placed)?,
            pool: [self.pool_gold, self.pool_stone, self.pool_mana],
            turn_no: self.turn_no,
            war_round: self.war_round,
            phase: if is_over { Phase::Over(End::Time) } else { phase("phase", &self.phase)? },
            resume: self.resume.as_deref().map(|word| phase("resume", word)).transpose()?,
            hero: self.hero.map(hero).transpose()?,
            hero_rank: self.hero_rank,
            ware_used: self.ware_used,
            to_move: player("to_move", self.to_move)?,
            active: player("active", self.active)?,
            turn_pass: self.turn_pass,
            new_peons: self.new_peons,
            chanters: self.chanters,
            picks: self.picks,
            attempted: self.attempted,
            frame: Frame {
                mode: self.mode,
                scenario: self.scenario,
                turn_limit: self.turn_limit,
                monarch: self.monarch,
                heroes: self.heroes,
                hero_player: self.hero_player,
                monarch_last: options.monarch_last,
                shuffle_always: options.shuffle_always,
                peons_wait: options.peons_wait,
                one_ware: options.one_ware,
            },
        })
    }

    /// The end that the outcome tells of.
    fn end(&self, state: &State) -> Result<End, StateError> {
        let ends = [End::Time, End::Death, End::Goal, End::Monarch, End::War];
        let found = ends.into_iter().find(|&end| self.outcome.as_ref() == Some(&OutcomeKeys::of(state, end)));
        found.ok_or_else(|| StateError::new("outcome", "this state cannot end so"))
    }
}

impl KeepKeys {
    fn keep(&self, keep: usize) -> Result<Keep, StateError> {
        StateError::ensure(self.proj_left.len() == self.proj.len(), keep_key!(keep, "proj_left"), || {
            format!("{} entries for {} projects", self.proj_left.len(), self.proj.len())
        })?;
        let mut projects = Projects::NONE;
        for (&work, &left) in self.proj.iter().zip(&self.proj_left) {
            projects.add(Project { work, left });
        }
        let doors: [u8; Ware::DOORS] = array(keep_key!(keep, "doors"), &self.doors)?;
        let traps: [u8; Ware::COUNT - Ware::DOORS] = array(keep_key!(keep, "traps"), &self.traps)?;
        let mut wares = [0; Ware::COUNT];
        wares[..Ware::DOORS].copy_from_slice(&doors);
        wares[Ware::DOORS..].copy_from_slice(&traps);
        Ok(Keep {
            hp: self.hp,
            hp_max: self.hp_max,
            stores: [self.gold, self.stone, self.food, self.mana],
            hurt: self.hurt,
            peons: self.peons,
            peons_max: self.peons_max,
            rooms: array(keep_key!(keep, "rooms"), &self.rooms)?,
            rooms_max: array(keep_key!(keep, "rooms_max"), &self.rooms_max)?,
            spells: array(keep_key!(keep, "spells"), &self.spells)?,
            wares,
            projects,
            minions: self.minions(keep)?,
            banished: array(keep_key!(keep, "banished"), &self.banished)?,
            killed: array(keep_key!(keep, "killed"), &self.killed)?,
            escaped: array(keep_key!(keep, "escaped"), &self.escaped)?,
            hand: set(keep_key!(keep, "hand"), &self.hand)?,
            seen: set(keep_key!(keep, "seen"), &self.seen)?,
            send: ids(keep_key!(keep, "send"), &self.send)?,
        })
    }

    fn minions(&self, keep: usize) -> Result<Minions, StateError> {
        let ids = ids(keep_key!(keep, "m_id"), &self.m_id)?;
        let counts = [
            (keep_key!(keep, "m_kind"), self.m_kind.len()),
            (keep_key!(keep, "m_rank"), self.m_rank.len()),
            (keep_key!(keep, "m_pay"), self.m_pay.len()),
            (keep_key!(keep, "m_food"), self.m_food.len()),
            (keep_key!(keep, "m_trains"), self.m_trains.len()),
            (keep_key!(keep, "m_trained"), self.m_trained.len()),
            (keep_key!(keep, "m_worked"), self.m_worked.len()),
        ];
        if let Some((key, count)) = counts.into_iter().find(|&(_, count)| count != ids.len()) {
            return Err(StateError::new(key, format!("{count} entries for {} minions", ids.len())));
        }
        let mut minions = Minions::NONE;
        for (n, id) in ids.iter().enumerate() {
            minions.put(id, Minion { kind: self.m_kind[n], rank: self.m_rank[n], pay: self.m_pay[n] });
            if self.m_trained[n] {
                minions.trained = minions.trained.union(Ids::of(id));
            }
            if self.m_worked[n] {
                minions.worked = minions.worked.union(Ids::of(id));
            }
        }
        Ok(minions)
    }
}

fn array<T: Copy, const N: usize>(key: &'static str, values: &[T]) -> Result<[T; N], StateError> {
    let count = values.len();
    values.try_into().map_err(|_| StateError::new(key, format!("{count} entries, expected are {N}")))
}

/// Ids of minions, ascending.
fn ids(key: &'static str, ids: &[u8]) -> Result<Ids, StateError> {
    let is_sound = ids.is_sorted_by(|a, b| a < b) && ids.iter().all(|&id| (1..=MOST_MINIONS).contains(&id.into()));
    StateError::ensure(is_sound, key, || format!("ids are from 1 to {MOST_MINIONS}, ascending"))?;
    Ok(ids.iter().copied().collect())
}
