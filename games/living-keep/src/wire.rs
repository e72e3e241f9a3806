//! The flat JSON of the reference (state-1).

#[macro_use]
mod parts;

use serde::de::{Error, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use underdeck_cards::{Card, CardSet, Seen};
use underdeck_game::wire::{Faces, read_rulings, rulings};
use underdeck_game::{GameResult, StateError, say};

use self::parts::StateKeys;
use crate::deck::{CardRow, MAIN_SIZE, MainDeck, TurnPile};
use crate::keep::{Id, Ids, Keep, MOST_MINIONS, Minion, Minions, Project, Projects, keep_key};
use crate::kinds::{Kind, Mode, Resource, Room, Spell, Ware, Work};
use crate::phase::{End, Phase, PhaseWord};
use crate::state::Open;
use crate::tables::TableSet;
use crate::view::{Other, SeenSet};
use crate::{Options, State, View, check};

keys! { GameKeys, SomeGameKeys of (open: Open, piles: Piles, outcome: Option<OutcomeKeys>) {
    mode: Mode = open.options.mode,
    scenario: u8 = open.scenario(),
    phase: PhaseWord = open.phase.word(),
    resume: Option<PhaseWord> = open.resume.map(|phase| phase.word()),
    to_move: u8 = open.to_move + 1,
    active: u8 = open.active + 1,
    turn_no: u16,
    turn_pass: u8,
    turn_limit: u8 = open.turn_limit,
    monarch: u8 = open.monarch,
    heroes: bool = open.options.heroes,
    hero_player: u8 = open.options.hero_player,
    rulings: Vec<String> = rulings(&open.options),
    tables: TableSet = open.options.tables,
    outcome: Option<OutcomeKeys> = outcome,
    main: Faces = piles.main.0,
    main_known: Vec<bool> = piles.main.1,
    discard: Faces = piles.discard,
    turn: Faces = piles.turn.0,
    turn_known: Vec<bool> = piles.turn.1,
    turn2: Faces = piles.turn2.0,
    turn2_known: Vec<bool> = piles.turn2.1,
    turn_discard: CardSet,
    dig_cards: Faces = faces(open.dig_cards.cards()),
    new_peons: u8,
    chanters: u8,
    look: CardSet,
    placed: Faces = faces(open.placed.cards()),
    revealed: Faces = piles.revealed,
    picks: u8,
    attempted: bool,
    hero: Option<Card> = open.hero_card(),
    hero_rank: u8,
    ware_used: bool,
    hero_cards: CardSet,
    pool_gold: u16 = open.pool[0],
    pool_stone: u16 = open.pool[1],
    pool_mana: u16 = open.pool[2],
    war_round: u16,
} }

keys! { KeepKeys, SomeKeepKeys of (keep: Keep) {
    hp: u16,
    hp_max: u16,
    hurt: bool,
    gold: u16 = keep.store(Resource::Gold),
    stone: u16 = keep.store(Resource::Stone),
    food: u16 = keep.store(Resource::Food),
    mana: u16 = keep.store(Resource::Mana),
    peons: u8,
    peons_max: u8,
    rooms: [u8; Room::COUNT],
    rooms_max: [u8; Room::COUNT],
    spells: [u8; Spell::COUNT],
    doors: Vec<u8> = keep.wares[..Ware::DOORS].to_vec(),
    traps: Vec<u8> = keep.wares[Ware::DOORS..].to_vec(),
    proj: Vec<Work> = keep.projects.list().iter().map(|project| project.work).collect(),
    proj_left: Vec<u8> = keep.projects.list().iter().map(|project| project.left).collect(),
    m_id: Vec<Id> = keep.minions.ids().iter().collect(),
    m_kind: Vec<Kind> = each(keep, |_, minion| minion.kind),
    m_rank: Vec<u8> = each(keep, |_, minion| minion.rank),
    m_pay: Vec<u8> = each(keep, |_, minion| minion.pay),
    m_food: Vec<u8> = each(keep, |_, minion| minion.food(keep.tables())),
    m_trains: Vec<u8> = each(keep, |_, minion| minion.trains(keep.tables())),
    m_trained: Vec<bool> = each(keep, |id, _| keep.minions.trained.contains(id)),
    m_worked: Vec<bool> = each(keep, |id, _| keep.minions.worked.contains(id)),
    m_forged: Vec<bool> = each(keep, |id, _| keep.minions.forged.contains(id)),
    banished: [u16; Kind::EACH],
    killed: [u8; Kind::EACH],
    escaped: [u8; Kind::EACH],
    hand: CardSet,
    seen: CardSet,
    send: Vec<Id> = keep.send.iter().collect(),
} }

fn each<T>(keep: &Keep, of: impl Fn(Id, Minion) -> T) -> Vec<T> {
    keep.minions.iter().map(|(id, minion)| of(id, minion)).collect()
}

fn faces(cards: &[Card]) -> Faces {
    cards.iter().copied().collect()
}

/// The piles that a view may hide; decks with their known cards.
struct Piles {
    main: (Faces, Vec<bool>),
    turn: (Faces, Vec<bool>),
    turn2: (Faces, Vec<bool>),
    discard: Faces,
    revealed: Faces,
}

impl Piles {
    fn of(state: &State) -> Self {
        let turns = |pile: &TurnPile| (pile.iter().collect(), pile.iter_known().collect());
        let known = (0..state.main.len()).map(|n| n < state.main.known());
        Self {
            main: (faces(state.main.cards()), known.collect()),
            turn: turns(&state.turns[0]),
            turn2: turns(&state.turns[1]),
            discard: state.discard.iter().collect(),
            revealed: state.revealed.iter().collect(),
        }
    }

    /// Hidden cards are `"??"` (view-1, view-4, view-5).
    fn seen(view: &View) -> Self {
        let deck = |cards: &[Seen]| (Faces(cards.to_vec()), cards.iter().map(|seen| seen.card().is_some()).collect());
        let set = |cards: SeenSet| match cards {
            SeenSet::Open(cards) => cards.iter().collect(),
            SeenSet::Hidden(count) => Faces(vec![Seen::HIDDEN; count.into()]),
        };
        Self {
            main: deck(view.main()),
            turn: deck(view.turns(0)),
            turn2: deck(view.turns(1)),
            discard: set(view.discard),
            revealed: set(view.revealed),
        }
    }
}

/// The end of the game: a result with its cause, a score in mastery, or a winner (end-2, end-3, end-4, end-5).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OutcomeKeys {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<GameResult>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cause: Option<End>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    score: Option<i32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    winner: Option<u8>,
}

impl OutcomeKeys {
    fn of(state: &State) -> Option<Self> {
        let Phase::Over(end) = state.phase else { return None };
        let outcome = state.outcome_of(end);
        Some(match outcome.result {
            GameResult::Winner(seat) => Self { winner: Some(seat.0 + 1), ..Self::default() },
            GameResult::Draw => Self { winner: Some(0), ..Self::default() },
            result => Self { result: Some(result), cause: Some(end), score: outcome.score, winner: None },
        })
    }
}

impl From<&State> for GameKeys {
    fn from(state: &State) -> Self {
        Self::of(&state.open, Piles::of(state), OutcomeKeys::of(state))
    }
}

impl StateKeys {
    fn of(game: GameKeys, keeps: &[Keep]) -> Self {
        let has = |ruling: &str| game.rulings.iter().any(|key| key == ruling);
        let mut keeps = keeps.iter().map(|keep| {
            let keys: SomeKeepKeys = KeepKeys::of(keep).into();
            SomeKeepKeys { m_forged: keys.m_forged.filter(|_| has(TWO_JOBS)), ..keys }
        });
        let ware_used = has(ONE_WARE).then_some(game.ware_used);
        let rulings = Some(game.rulings.clone()).filter(|rulings| !rulings.is_empty());
        let tables = Some(game.tables).filter(|tables| *tables != TableSet::default());
        let keeps = [keeps.next(), keeps.next()];
        Self { game: SomeGameKeys { ware_used, rulings, tables, ..game.into() }, keeps }
    }
}

/// The ruling with which `ware_used` is a key (option-14).
const ONE_WARE: &str = "one_ware";
/// The ruling with which `m_forged` is a key (option-16).
const TWO_JOBS: &str = "two_jobs";

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        StateKeys::of(self.into(), self.keeps()).serialize(serializer)
    }
}

/// Leaves out everything that the seat may not know (view-1, view-2, view-3, view-4, view-5).
impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Outcome and Keeps do not depend on the parts filled in here, except for a rival's.
        let state = self.complete();
        let game = GameKeys::of(&self.open, Piles::seen(self), OutcomeKeys::of(&state));
        let mut keys = StateKeys::of(game, state.keeps());
        (keys.game.picks, keys.game.attempted) = (self.picks(), self.attempted());
        if let Other::Rival { hp, hp_max } = self.other {
            let shown = SomeKeepKeys { hp: Some(hp), hp_max: Some(hp_max), ..Default::default() };
            keys.keeps[1 - usize::from(self.seat & 1)] = Some(shown);
        }
        keys.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        StateKeys::deserialize(deserializer)?.state().map_err(D::Error::custom)
    }
}

impl StateKeys {
    /// The state, after all checks.
    fn state(mut self) -> Result<State, StateError> {
        let rulings = self.game.rulings.get_or_insert_default();
        let [is_one, are_two] = [ONE_WARE, TWO_JOBS].map(|ruling| rulings.iter().any(|key| key == ruling));
        if !is_one {
            StateError::ensure(self.game.ware_used.is_none(), "ware_used", || {
                say!(STATE_WARE_USED_RULING, ruling = ONE_WARE)
            })?;
            self.game.ware_used = Some(false);
        }
        for (place, keys) in self.keeps.iter_mut().enumerate().filter(|_| !are_two) {
            let Some(keys) = keys else { continue };
            StateError::ensure(keys.m_forged.is_none(), keep_key!(place, "m_forged"), || {
                say!(STATE_WARE_USED_RULING, ruling = TWO_JOBS)
            })?;
            keys.m_forged = keys.m_worked.clone();
        }
        let tables = *self.game.tables.get_or_insert_default();
        let game = self.game.complete(0)?;
        let [first, second] = self.keeps;
        let first = first.unwrap_or_default().complete(1)?;
        let second = match (second, game.mode.keeps()) {
            (None, 1) => None,
            (Some(_), 1) => return Err(StateError::new("p2_hp", say!(STATE_ONE_KEEP, mode = game.mode.word()))),
            (keys, _) => Some(keys.unwrap_or_default().complete(2)?),
        };
        let keeps =
            [first.keep(0, tables)?, second.as_ref().map_or(Ok(Keep::empty(tables)), |keys| keys.keep(1, tables))?];
        let mut state = game.state(keeps)?;
        if game.phase == PhaseWord::Over {
            game.end(&mut state)?;
        }
        check::check(&state)?;
        game.ensure_same(&GameKeys::from(&state), 0)?;
        first.ensure_same(&KeepKeys::of(&state.keeps[0]), 1)?;
        second.map_or(Ok(()), |keys| keys.ensure_same(&KeepKeys::of(&state.keeps[1]), 2))?;
        Ok(state)
    }
}

fn player(key: &'static str, number: u8) -> Result<u8, StateError> {
    StateError::ensure(matches!(number, 1 | 2), key, || say!(STATE_PLAYER, n = number))?;
    Ok(number - 1)
}

fn row<const N: usize>(key: &'static str, faces: &Faces) -> Result<CardRow<N>, StateError> {
    CardRow::of(&faces.cards())
        .ok_or_else(|| StateError::new(key, say!(STATE_TOO_MANY_CARDS, n = faces.len(), most = N)))
}

fn running(key: &'static str, word: PhaseWord) -> Result<Phase, StateError> {
    word.plain().ok_or_else(|| StateError::new(key, say!(STATE_PHASE_RUNNING, phase = word.word())))
}

impl GameKeys {
    /// The options of the mode; those without a key are read off the Keep.
    fn options(&self, keep: &Keep) -> Result<Options, StateError> {
        let mut options = Options {
            mode: self.mode,
            turn_decks: self.turn_limit,
            monarch: self.monarch > 0,
            scenario: self.scenario,
            heroes: self.heroes,
            room_limit: keep.rooms_max[Room::Lair as usize].clamp(4, 24),
            draft_decks: self.turn_limit,
            keep_hp: keep.hp_max.clamp(1, 999),
            hero_player: self.hero_player,
            tables: self.tables,
            ..Options::default()
        };
        read_rulings(&mut options, &self.rulings)?;
        Ok(options)
    }

    /// The state with these Keeps; a finished one still needs [`GameKeys::end`].
    fn state(&self, keeps: [Keep; 2]) -> Result<State, StateError> {
        let piles = [
            (("main", "main_known"), &self.main, &self.main_known, MAIN_SIZE),
            (("turn", "turn_known"), &self.turn, &self.turn_known, MOST_TURNS),
            (("turn2", "turn2_known"), &self.turn2, &self.turn2_known, MOST_TURNS),
        ];
        for ((key, known_key), cards, known, most) in piles {
            let (count, entries) = (cards.len(), known.len());
            StateError::ensure(entries == count, known_key, || say!(STATE_ENTRIES, n = entries, needed = count))?;
            StateError::ensure(count <= most, key, || say!(STATE_TOO_MANY_CARDS, n = count, most))?;
        }
        StateError::ensure(self.outcome.is_some() == (self.phase == PhaseWord::Over), "outcome", || {
            say!(STATE_OUTCOME)
        })?;
        let hero = |card: Card| {
            let kind = Kind::of(card).filter(|kind| !kind.is_minion());
            kind.ok_or_else(|| StateError::new("hero", say!(STATE_NO_HERO, card)))
        };
        let mut state = State::with(Open::new(self.options(&keeps[0])?), keeps);
        self.fill(&mut state.open);
        let turns = |cards: &Faces, known: &[bool]| cards.cards().into_iter().zip(known.iter().copied()).collect();
        state.main = MainDeck::of(&self.main.cards(), self.main_known.iter().filter(|&&known| known).count());
        state.turns = [turns(&self.turn, &self.turn_known), turns(&self.turn2, &self.turn2_known)];
        state.discard = self.discard.cards().into_iter().collect();
        state.revealed = self.revealed.cards().into_iter().collect();
        state.dig_cards = row("dig_cards", &self.dig_cards)?;
        state.placed = row("placed", &self.placed)?;
        state.pool = [self.pool_gold, self.pool_stone, self.pool_mana];
        if self.phase != PhaseWord::Over {
            state.phase = running("phase", self.phase)?;
        }
        state.resume = self.resume.map(|word| running("resume", word)).transpose()?;
        state.hero = self.hero.map(hero).transpose()?;
        state.to_move = player("to_move", self.to_move)?;
        state.active = player("active", self.active)?;
        Ok(state)
    }

    /// Applies the end in the outcome.
    fn end(&self, state: &mut State) -> Result<(), StateError> {
        let ends = End::ALL.iter().any(|&end| {
            state.phase = Phase::Over(end);
            self.outcome == OutcomeKeys::of(state)
        });
        StateError::ensure(ends, "outcome", || say!(STATE_END))
    }
}

/// The most turn cards in a pile (bounds-1).
const MOST_TURNS: usize = 13;

impl KeepKeys {
    fn keep(&self, keep: usize, tables: TableSet) -> Result<Keep, StateError> {
        StateError::ensure(self.proj_left.len() == self.proj.len(), keep_key!(keep, "proj_left"), || {
            say!(STATE_ENTRIES, n = self.proj_left.len(), needed = self.proj.len())
        })?;
        for (key, count, most) in [
            (keep_key!(keep, "doors"), self.doors.len(), Ware::DOORS),
            (keep_key!(keep, "traps"), self.traps.len(), Ware::COUNT - Ware::DOORS),
        ] {
            StateError::ensure(count == most, key, || say!(STATE_ENTRIES, n = count, needed = most))?;
        }
        let mut made = Keep::empty(tables);
        self.fill(&mut made);
        made.stores = [self.gold, self.stone, self.food, self.mana];
        made.wares[..Ware::DOORS].copy_from_slice(&self.doors);
        made.wares[Ware::DOORS..].copy_from_slice(&self.traps);
        made.projects = Projects::NONE;
        for (&work, &left) in self.proj.iter().zip(&self.proj_left) {
            made.projects.add(Project { work, left });
        }
        made.minions = self.minions(keep)?;
        made.send = ids(keep_key!(keep, "send"), &self.send)?;
        Ok(made)
    }

    fn minions(&self, keep: usize) -> Result<Minions, StateError> {
        let ids = ids(keep_key!(keep, "m_id"), &self.m_id)?;
        for (key, count) in [
            (keep_key!(keep, "m_kind"), self.m_kind.len()),
            (keep_key!(keep, "m_rank"), self.m_rank.len()),
            (keep_key!(keep, "m_pay"), self.m_pay.len()),
            (keep_key!(keep, "m_trained"), self.m_trained.len()),
            (keep_key!(keep, "m_worked"), self.m_worked.len()),
            (keep_key!(keep, "m_forged"), self.m_forged.len()),
        ] {
            StateError::ensure(count == ids.len(), key, || say!(STATE_ENTRIES, n = count, needed = ids.len()))?;
        }
        let mut minions = Minions::NONE;
        for (n, id) in ids.iter().enumerate() {
            minions.put(id, Minion { kind: self.m_kind[n], rank: self.m_rank[n], pay: self.m_pay[n] });
        }
        let marked =
            |marks: &[bool]| ids.iter().zip(marks).filter(|(_, is_marked)| **is_marked).map(|(id, _)| id).collect();
        (minions.trained, minions.worked) = (marked(&self.m_trained), marked(&self.m_worked));
        minions.forged = marked(&self.m_forged);
        Ok(minions)
    }
}

/// Ids of minions, ascending.
fn ids(key: &'static str, ids: &[Id]) -> Result<Ids, StateError> {
    let is_sound = ids.is_sorted_by(|a, b| a < b) && ids.iter().all(|&id| (1..=MOST_MINIONS).contains(&id.into()));
    StateError::ensure(is_sound, key, || say!(STATE_IDS, most = MOST_MINIONS))?;
    Ok(ids.iter().copied().collect())
}
