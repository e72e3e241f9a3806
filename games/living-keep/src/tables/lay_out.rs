//! Checking the file and laying it out.

use std::fmt::Display;

use cards::{Card, CardSet};
use toml::Spanned;

use super::raw::{Number, Raw, RawCapacity, RawHero, RawSetup, RawWare};
use super::{HeroRow, Limits, MinionRow, MonarchRow, Points, RoomRow, Setup, SpellRow, TableError, Tables, WareRow};
use crate::kinds::{Kind, Resource, Room, Spell, Ware};

/// The text that a number or a list stands in, for errors.
pub(super) struct Text<'a>(pub(super) &'a str);

/// Bounds of the engine, which lays states out in fixed arrays (bounds-1).
const MOST_PEONS: i64 = 10;
const MOST_ROOMS: i64 = 24;
const MOST_SLOTS: i64 = 4;
pub(super) const MOST_BOX: i64 = 6;

pub(super) fn lay_out(text: &str) -> Result<Tables, TableError> {
    let raw: Raw = toml::from_str(text).map_err(|error| TableError::of_parser(text, &error))?;
    let text = Text(text);
    text.number::<u8>(&raw.version, 1, 1)?;
    let rooms = text.rooms(&raw)?;
    let stores = text.stores(&raw, &rooms)?;
    let minions = text.minions(&raw)?;
    let (mut food, mut fed) = ([0; Kind::COUNT], [CardSet::EMPTY; Tables::MOST_FOOD as usize + 1]);
    for (place, row) in minions.iter().enumerate() {
        let kind = Kind::minion(place);
        food[kind.index()] = row.food;
        for set in &mut fed[usize::from(row.food)..] {
            *set = kind.card().map_or(*set, |card: Card| set.with(card));
        }
    }
    let mut tables = Tables {
        limits: text.limits(&raw)?,
        rooms,
        spells: text.rows(
            &raw.spell,
            Spell::ALL,
            |row, _| {
                Ok(SpellRow {
                    name: row.name.clone(),
                    channel: text.number(&row.channel, 1, 200)?,
                    mana: text.number(&row.mana, 0, 600)?,
                })
            },
            |row| &row.key,
        )?,
        wares: text.wares(&raw)?,
        minions,
        heroes: text.heroes(&raw)?,
        monarchs: text.monarchs(&raw)?,
        points: text.points(&raw)?,
        mastery: text.setup(&raw.setup.mastery, stores)?,
        standard: text.setup(&raw.setup.standard, stores)?,
        scenarios: text.scenarios(&raw, stores)?,
        stores,
        food,
        fed,
    };
    if let Some(place) = tables.mastery.rooms_max.iter().position(Option::is_none) {
        return Err(text.fault(&raw.setup.mastery.rooms_max.as_ref()[place], "-1 is for setup.standard alone"));
    }
    tables.standard.hp_max = tables.standard.hp;
    Ok(tables)
}

impl Text<'_> {
    pub(super) fn fault<T>(&self, at: &Spanned<T>, message: impl Into<String>) -> TableError {
        TableError::at(self.0, &at.span(), message)
    }

    pub(super) fn number<T: TryFrom<i64>>(&self, value: &Number, least: i64, most: i64) -> Result<T, TableError> {
        let n = *value.as_ref();
        let read = T::try_from(n).ok().filter(|_| (least..=most).contains(&n));
        read.ok_or_else(|| self.fault(value, format!("{n} is not in {least}..={most}")))
    }

    /// One row for each of these names, in their order.
    fn rows<R, T, N: Display, const COUNT: usize>(
        &self,
        rows: &Spanned<Vec<R>>,
        names: &[N],
        mut row: impl FnMut(&R, usize) -> Result<T, TableError>,
        key: impl Fn(&R) -> &Spanned<String>,
    ) -> Result<[T; COUNT], TableError> {
        let mut laid = Vec::with_capacity(COUNT);
        for (place, found) in rows.as_ref().iter().enumerate() {
            let key = key(found);
            let wanted = names.get(place).map(ToString::to_string);
            if wanted.as_ref() != Some(key.as_ref()) {
                let wanted = wanted.map_or("nothing more".into(), |wanted| format!("`{wanted}`"));
                return Err(self.fault(key, format!("`{}` stands where {wanted} is expected", key.as_ref())));
            }
            laid.push(row(found, place)?);
        }
        let count = laid.len();
        laid.try_into().map_err(|_| self.fault(rows, format!("{count} entries, expected are {COUNT}")))
    }

    pub(super) fn list<const COUNT: usize>(
        &self,
        list: &Spanned<Vec<Number>>,
        least: i64,
        most: i64,
    ) -> Result<[i64; COUNT], TableError> {
        for value in list.as_ref() {
            self.number::<i64>(value, least, most)?;
        }
        let numbers: Vec<i64> = list.as_ref().iter().map(|value| *value.as_ref()).collect();
        let count = numbers.len();
        numbers.try_into().map_err(|_| self.fault(list, format!("{count} numbers, expected are {COUNT}")))
    }

    fn limits(&self, raw: &Raw) -> Result<Limits, TableError> {
        let limits = &raw.limits;
        for (card, kind) in [(&limits.monarch_card, Kind::MONARCH), (&limits.dragon_card, Kind::DRAGON)] {
            if *card.as_ref() != kind {
                return Err(self.fault(card, format!("it is {kind}")));
            }
        }
        Ok(Limits {
            research_slots: self.number(&limits.research_slots, 0, MOST_SLOTS)?,
            spell_box: self.number(&limits.spell_box, 0, MOST_BOX)?,
            door_box: self.number(&limits.door_box, 0, MOST_BOX)?,
            trap_box: self.number(&limits.trap_box, 0, MOST_BOX)?,
            work_rooms: self.number(&limits.work_rooms, 1, MOST_ROOMS)?,
            max_rank: self.number(&limits.max_rank, 10, 10)?,
            war_rank: self.number(&limits.war_rank, 1, 20)?,
            war_pair_rank: self.number(&limits.war_pair_rank, 0, 10)?,
        })
    }

    fn rooms(&self, raw: &Raw) -> Result<[RoomRow; Room::COUNT], TableError> {
        let capacity = |given: &Spanned<RawCapacity>| {
            let of = given.as_ref();
            let all = [&of.gold, &of.stone, &of.food, &of.mana];
            let mut given_of = Resource::ALL.iter().zip(all).filter_map(|(&what, n)| n.as_ref().map(|n| (what, n)));
            match (given_of.next(), given_of.next()) {
                (Some((what, n)), None) => Ok((what, self.number(n, 1, 50)?)),
                _ => Err(self.fault(given, "a room stores one resource")),
            }
        };
        self.rows(
            &raw.room,
            Room::ALL,
            |row, _| {
                Ok(RoomRow {
                    name: row.name.clone(),
                    tier: self.number(&row.tier, 0, 2)?,
                    gold: self.number(&row.gold, 0, 600)?,
                    stone: self.number(&row.stone, 0, 1200)?,
                    points: self.number(&row.points, -1000, 1000)?,
                    capacity: row.capacity.as_ref().map(capacity).transpose()?,
                })
            },
            |row| &row.key,
        )
    }

    /// Which room stores a resource: exactly one for each.
    fn stores(&self, raw: &Raw, rooms: &[RoomRow]) -> Result<[(Room, u16); Resource::COUNT], TableError> {
        let mut stores = [(Room::Lair, 0); Resource::COUNT];
        for ((row, &room), raw) in rooms.iter().zip(Room::ALL).zip(raw.room.as_ref()) {
            let Some(((what, n), given)) = row.capacity.zip(raw.capacity.as_ref()) else { continue };
            if stores[what as usize].1 > 0 {
                return Err(self.fault(given, format!("two rooms store {what}")));
            }
            stores[what as usize] = (room, n);
        }
        match Resource::ALL.iter().find(|&&what| stores[what as usize].1 == 0) {
            Some(what) => Err(self.fault(&raw.room, format!("no room stores {what}"))),
            None => Ok(stores),
        }
    }

    fn wares(&self, raw: &Raw) -> Result<[WareRow; Ware::COUNT], TableError> {
        let row = |row: &RawWare, _| {
            let mut avoid = Vec::new();
            for kind in row.avoid.iter().flatten() {
                if kind.as_ref().is_minion() || *kind.as_ref() == Kind::MONARCH {
                    return Err(self.fault(kind, format!("{} is no ordinary hero", kind.as_ref())));
                }
                avoid.push(*kind.as_ref());
            }
            Ok(WareRow {
                name: row.name.clone(),
                gold: self.number(&row.gold, 0, 600)?,
                labour: self.number(&row.labour, 1, 200)?,
                points: self.number(&row.points, -1000, 1000)?,
                avoid,
            })
        };
        let (doors, traps) = Ware::ALL.split_at(Ware::DOORS);
        let doors: [WareRow; Ware::DOORS] = self.rows(&raw.door, doors, row, |row| &row.key)?;
        let traps: [WareRow; Ware::COUNT - Ware::DOORS] = self.rows(&raw.trap, traps, row, |row| &row.key)?;
        let [wooden, metal, magic] = doors;
        let [pit, rockfall, spikes, darts] = traps;
        Ok([wooden, metal, magic, pit, rockfall, spikes, darts])
    }

    fn minions(&self, raw: &Raw) -> Result<[MinionRow; Kind::EACH], TableError> {
        let names: Vec<Kind> = (0..Kind::EACH).map(Kind::minion).collect();
        self.rows(
            &raw.minion,
            &names,
            |row, _| {
                Ok(MinionRow {
                    name: row.name.clone(),
                    rank: self.number(&row.rank, 1, 10)?,
                    pay: self.number(&row.pay, 0, 100)?,
                    food: self.number(&row.food, 0, Tables::MOST_FOOD.into())?,
                    points: self.number(&row.points, -1000, 1000)?,
                    train: self.number(&row.train, -1000, 1000)?,
                    banished: self.number(&row.banished, -1000, 1000)?,
                })
            },
            |row| &row.card,
        )
    }

    fn heroes(&self, raw: &Raw) -> Result<[HeroRow; Kind::EACH - 1], TableError> {
        let names: Vec<Kind> = (0..Kind::EACH - 1).map(Kind::hero).collect();
        let row = |row: &RawHero, _| {
            self.hero(row.name.clone(), [&row.rank, &row.needs, &row.damage, &row.killed, &row.escaped])
        };
        self.rows(&raw.hero, &names, row, |row| &row.card)
    }

    fn hero(&self, name: String, numbers: [&Number; 5]) -> Result<HeroRow, TableError> {
        let [rank, needs, damage, killed, escaped] = numbers;
        Ok(HeroRow {
            name,
            rank: self.number(rank, 1, 10)?,
            needs: self.number(needs, 1, 24)?,
            damage: self.number(damage, 0, 1000)?,
            killed: self.number(killed, -1000, 1000)?,
            escaped: self.number(escaped, -1000, 1000)?,
        })
    }

    fn monarchs(&self, raw: &Raw) -> Result<[MonarchRow; 3], TableError> {
        let mut rows = Vec::new();
        for (row, turn_decks) in raw.monarch.as_ref().iter().zip([1, 3, 5]) {
            rows.push(MonarchRow {
                turn_decks: self.number(&row.turn_decks, turn_decks, turn_decks)?,
                hero: self.hero("Monarch".into(), [&row.rank, &row.needs, &row.damage, &row.killed, &row.escaped])?,
                who: row.who,
            });
        }
        let count = raw.monarch.as_ref().len();
        rows.try_into()
            .ok()
            .filter(|_| count == 3)
            .ok_or_else(|| self.fault(&raw.monarch, format!("{count} entries, expected are 3")))
    }

    fn points(&self, raw: &Raw) -> Result<Points, TableError> {
        let points = &raw.mastery_points;
        let number = |value| self.number(value, -1000, 1000);
        Ok(Points {
            resources: [number(&points.gold)?, number(&points.stone)?, number(&points.food)?, number(&points.mana)?],
            hp: number(&points.hp)?,
            hp_healed: number(&points.hp_healed)?,
            hp_unhurt: number(&points.hp_unhurt)?,
        })
    }

    fn setup(&self, raw: &RawSetup, stores: [(Room, u16); Resource::COUNT]) -> Result<Setup, TableError> {
        let hp: u16 = self.number(&raw.hp, 1, 200)?;
        let (peons, peons_max) = self.peons(&raw.peons, &raw.peons_max)?;
        let (rooms, rooms_max) = self.limited_rooms(&raw.rooms, &raw.rooms_max, -1)?;
        let given = [&raw.gold, &raw.stone, &raw.food, &raw.mana];
        Ok(Setup {
            hp,
            hp_max: hp,
            peons,
            peons_max,
            stores: self.stored(given, &rooms, stores)?,
            rooms,
            rooms_max,
            spells: [0; Spell::COUNT],
            wares: [0; Ware::COUNT],
            minions: Vec::new(),
        })
    }

    pub(super) fn peons(&self, peons: &Number, most: &Number) -> Result<(u8, u8), TableError> {
        let peons_max: u8 = self.number(most, 0, MOST_PEONS)?;
        Ok((self.number(peons, 0, peons_max.into())?, peons_max))
    }

    /// Rooms owned and their limits; a limit of −1 is an option's.
    #[allow(clippy::type_complexity)]
    pub(super) fn limited_rooms(
        &self,
        rooms: &Spanned<Vec<Number>>,
        rooms_max: &Spanned<Vec<Number>>,
        least: i64,
    ) -> Result<([u8; Room::COUNT], [Option<u8>; Room::COUNT]), TableError> {
        let most: [i64; Room::COUNT] = self.list(rooms_max, least, MOST_ROOMS)?;
        let owned: [i64; Room::COUNT] = self.list(rooms, 0, 4)?;
        for (value, &limit) in rooms.as_ref().iter().zip(&most) {
            if limit >= 0 && *value.as_ref() > limit {
                return Err(self.fault(value, format!("{} rooms are more than their limit {limit}", value.as_ref())));
            }
        }
        Ok((owned.map(|n| n as u8), most.map(|n| u8::try_from(n).ok())))
    }

    /// What is in store, at most what the rooms hold (store-1, R8).
    pub(super) fn stored(
        &self,
        given: [&Number; Resource::COUNT],
        rooms: &[u8; Room::COUNT],
        stores: [(Room, u16); Resource::COUNT],
    ) -> Result<[u16; Resource::COUNT], TableError> {
        let mut stored = [0; Resource::COUNT];
        for ((value, (room, each)), slot) in given.into_iter().zip(stores).zip(&mut stored) {
            *slot = self.number(value, 0, i64::from(each) * i64::from(rooms[room as usize]))?;
        }
        Ok(stored)
    }
}
