//! What the view and the tables say, without the policy.

use underdeck_cards::{Card, CardSet, Suit};
use underdeck_living_keep::{Goal, Kind, Resource, Room, TableSet, Tables};
use underdeck_testkit::Hint;
use underdeck_testkit::said::number as n;

/// The most that a minion draws when he is hired.
const MOST_PAY: i64 = 9;

/// The tables of the game.
pub(super) fn tables(hint: &Hint<'_>) -> &'static Tables {
    TableSet::read(hint.view["tables"].as_str().unwrap_or_default()).unwrap().get()
}

/// The name of a hero.
fn hero_name(hint: &Hint<'_>, kind: Kind) -> &'static str {
    tables(hint).heroes.get(kind.place()).map_or("Monarch", |row| &row.name)
}

/// A key of the Keep that decides.
pub(super) fn key(hint: &Hint<'_>, key: &str) -> String {
    format!("p{}_{key}", hint.number("to_move"))
}

pub(super) fn own(hint: &Hint<'_>, name: &str) -> i64 {
    hint.number(&key(hint, name))
}

pub(super) fn list(hint: &Hint<'_>, name: &str) -> Vec<i64> {
    let entries = hint.view[key(hint, name)].as_array().unwrap();
    entries.iter().map(|entry| entry.as_i64().unwrap_or_else(|| entry.as_bool().unwrap().into())).collect()
}

pub(super) fn pay(hint: &Hint<'_>) -> i64 {
    list(hint, "m_pay").iter().sum()
}

pub(super) fn food(hint: &Hint<'_>) -> i64 {
    list(hint, "m_food").iter().sum()
}

pub(super) fn room(hint: &Hint<'_>, name: &str) -> Option<usize> {
    let name = ["a ", "an "].iter().find_map(|article| name.to_lowercase().strip_prefix(article).map(str::to_owned))?;
    tables(hint).rooms.iter().position(|row| row.name.to_lowercase() == name)
}

pub(super) fn owned(hint: &Hint<'_>, room: Room) -> i64 {
    list(hint, "rooms")[room as usize]
}

/// How much of gold, stone, food or mana the Keep that decides can store.
pub(super) fn storage(hint: &Hint<'_>, what: Resource) -> i64 {
    let each = tables(hint).rooms.iter().zip(list(hint, "rooms")).map(|(row, n)| match row.capacity {
        Some((of, each)) if of == what => n * i64::from(each),
        _ => 0,
    });
    each.sum()
}

pub(super) fn space(hint: &Hint<'_>, what: Resource) -> i64 {
    storage(hint, what) - own(hint, &what.to_string())
}

pub(super) fn spaces(hint: &Hint<'_>) -> [i64; 3] {
    [Resource::Gold, Resource::Stone, Resource::Mana].map(|what| space(hint, what))
}

pub(super) fn is_mastery(hint: &Hint<'_>) -> bool {
    hint.view["mode"] == "mastery"
}

pub(super) fn goals(hint: &Hint<'_>) -> &'static [Goal] {
    if hint.view["mode"] == "campaign" {
        &tables(hint).scenarios[hint.number("scenario") as usize - 1].goals
    } else {
        &[]
    }
}

/// The index of a minion named `Orc #3`.
pub(super) fn minion(hint: &Hint<'_>, name: &str, id: &str) -> Option<usize> {
    let at = list(hint, "m_id").iter().position(|&other| other == n(id))?;
    (kind(hint, hint.view[key(hint, "m_kind")][at].as_str()?) == name.to_lowercase()).then_some(at)
}

/// The name of a card's kind.
pub(super) fn kind(hint: &Hint<'_>, word: &str) -> String {
    let of_cards =
        || tables(hint).minions.iter().find(|row| row.card.to_string() == word).map(|row| row.name.to_lowercase());
    let of_heroes = || {
        (0..Kind::EACH)
            .map(Kind::hero)
            .find(|kind| kind.to_string() == word)
            .map(|kind| hero_name(hint, kind).to_lowercase())
    };
    of_cards().or_else(of_heroes).unwrap_or_default()
}

pub(super) fn host(hint: &Hint<'_>) -> Vec<i64> {
    list(hint, "m_rank")
}

/// Rank, minions needed and damage of a hero.
pub(super) fn row(hint: &Hint<'_>, hero: Kind) -> (i64, i64, i64) {
    if hero == Kind::MONARCH {
        let decks = hint.number("monarch");
        let row = tables(hint).monarchs.iter().rfind(|row| i64::from(row.turn_decks) <= decks.max(1)).unwrap();
        return (row.hero.rank.into(), row.hero.needs.into(), row.hero.damage.into());
    }
    let row = tables(hint).heroes.iter().find(|row| row.card == Some(hero)).unwrap();
    (row.rank.into(), row.needs.into(), row.damage.into())
}

/// The rooms of a kind that its work needs.
pub(super) fn work_rooms(hint: &Hint<'_>) -> i64 {
    tables(hint).limits.work_rooms.into()
}

pub(super) fn beats(host: &[i64], hero: Kind, hint: &Hint<'_>) -> bool {
    let (rank, needs, _) = row(hint, hero);
    host.iter().filter(|&&own| own >= rank).count() as i64 >= needs
}

/// The heroes who may still come: of the suits that a turn card may still call, the one at the door, and the Monarch.
pub(super) fn to_come(hint: &Hint<'_>) -> Vec<Kind> {
    let door = hint.view["hero"].as_str().unwrap_or_default();
    let passes = hint.number("turn_pass") + 1 < hint.number("turn_limit");
    let gone = hint.cards("turn_discard");
    let is_called = |suit: Suit| hint.flag("heroes") && (passes || !(courts(suit) - gone).is_empty());
    let all = (0..Kind::EACH).map(Kind::hero);
    all.filter(|&hero| {
        hero.to_string() == door
            || match hero.card().and_then(Card::suit) {
                Some(suit) => is_called(suit),
                None => {
                    let killed = list(hint, "killed")[hero.place()] > 0;
                    hint.number("monarch") > 0 && !killed && (passes || !gone.contains(Card::RED_JOKER))
                }
            }
    })
    .collect()
}

pub(super) fn courts(suit: Suit) -> CardSet {
    CardSet::ranks(11, 13) & CardSet::suit(suit)
}

/// `the Knight`, `the Knight and the Giant`, `the Knight and 3 more`; nothing names no hero.
pub(super) fn are_named(hint: &Hint<'_>, text: &str, heroes: &[Kind]) -> bool {
    let rows: Vec<String> =
        heroes.iter().map(|&kind| format!("the {}", hero_name(hint, kind).trim_start_matches("the "))).collect();
    text == match rows.as_slice() {
        [] => return false,
        [one] => one.clone(),
        [one, other] => format!("{one} and {other}"),
        [one, rest @ ..] => format!("{one} and {} more", rest.len()),
    }
}

pub(super) fn unbeaten(hint: &Hint<'_>) -> Vec<Kind> {
    to_come(hint).into_iter().filter(|&hero| !beats(&host(hint), hero, hint)).collect()
}

/// The heroes to come whom one host beats and another does not.
pub(super) fn gained(hint: &Hint<'_>, before: &[i64], after: &[i64]) -> Vec<Kind> {
    to_come(hint).into_iter().filter(|&hero| beats(after, hero, hint) && !beats(before, hero, hint)).collect()
}

pub(super) fn is_host(hint: &Hint<'_>, beaten: &str, all: &str) -> bool {
    n(all) == to_come(hint).len() as i64 && n(beaten) == n(all) - unbeaten(hint).len() as i64
}

/// Whether so much can be dug or chanted for at most.
pub(super) fn may_bring(hint: &Hint<'_>, what: Resource, amount: &str) -> bool {
    let peons = own(hint, "peons");
    n(amount) <= if what == Resource::Mana { peons * 20 } else { 2 * peons * 12 }
}

pub(super) fn chanters(hint: &Hint<'_>) -> i64 {
    own(hint, "peons") - diggers(hint)
}

pub(super) fn are_digging(hint: &Hint<'_>, peons: &str, gold: &str, stone: &str) -> bool {
    n(peons) == diggers(hint) && may_bring(hint, Resource::Gold, gold) && may_bring(hint, Resource::Stone, stone)
}

/// Whether these are the pay and food due, and the gold and food in store.
pub(super) fn is_upkeep_due(hint: &Hint<'_>, s: &[&str]) -> bool {
    [n(s[0]), n(s[1]), n(s[2]), n(s[3])] == [pay(hint), food(hint), own(hint, "gold"), own(hint, "food")]
}

pub(super) fn minions() -> CardSet {
    CardSet::ranks(2, 10) & (CardSet::suit(Suit::Clubs) | CardSet::suit(Suit::Spades))
}

/// The card of the move, if this is its sign.
pub(super) fn card_of_move(hint: &Hint<'_>, name: &str) -> Option<Card> {
    hint.words().get(1)?.parse::<Card>().ok().filter(|card| card.to_string() == name)
}

/// Whether the room that the move builds is needed so many times, and there so many times.
pub(super) fn is_needed(hint: &Hint<'_>, most: &str, name: &str, there: &str) -> bool {
    let Some(&room) = Room::ALL.iter().find(|room| hint.mv == format!("build {room}")) else { return false };
    let one = &tables(hint).rooms[room as usize].name;
    let many = one.strip_suffix('y').map_or_else(|| format!("{one}s"), |stem| format!("{stem}ies"));
    [n(most), n(there)] == [asked(hint, room), owned(hint, room)]
        && n(there) < n(most)
        && name == if n(most) == 1 { one } else { &many }
}

pub(super) fn is_crew(hint: &Hint<'_>, workers: &str, all: &str) -> bool {
    n(workers) < n(all) && n(workers) == crew(hint) && n(all) == idle(hint)
}

pub(super) fn diggers(hint: &Hint<'_>) -> i64 {
    n(hint.words()[2])
}

pub(super) fn hero(hint: &Hint<'_>, name: &str, rank: &str) -> bool {
    let door = hint.view["hero"].as_str().unwrap_or_default();
    let met = (0..Kind::EACH).map(Kind::hero).find(|kind| kind.to_string() == door);
    met.is_some_and(|kind| hero_name(hint, kind).trim_start_matches("the ") == name)
        && n(rank) == hint.number("hero_rank")
}

pub(super) fn damage(hint: &Hint<'_>) -> i64 {
    let door = hint.view["hero"].as_str().unwrap_or_default();
    let met = (0..Kind::EACH).map(Kind::hero).find(|kind| kind.to_string() == door).unwrap();
    row(hint, met).2
}

/// The number of the gold and stone that a room costs is that of a price in words.
pub(super) fn is_price(hint: &Hint<'_>, room: usize, text: &str) -> bool {
    let row = &tables(hint).rooms[room];
    text == format!("{} gold and {} stone", row.gold, row.stone)
}

pub(super) fn turned(hint: &Hint<'_>) -> i64 {
    (hint.cards("revealed") & minions()).len() as i64
}

pub(super) fn free_lairs(hint: &Hint<'_>) -> i64 {
    (owned(hint, Room::Lair) - host(hint).len() as i64).max(0)
}

/// Whether a room cannot be paid for with gold kept for pay, and for the pay of guests of free Lairs.
pub(super) fn is_too_dear(hint: &Hint<'_>, room: usize) -> bool {
    let row = &tables(hint).rooms[room];
    let kept = pay(hint) + MOST_PAY * (free_lairs(hint) + 1);
    own(hint, "gold") - i64::from(row.gold) < kept || own(hint, "stone") < i64::from(row.stone)
}

pub(super) fn legal(hint: &Hint<'_>, verb: &str) -> bool {
    hint.legal.iter().any(|mv| mv.split(' ').next() == Some(verb))
}

/// Rooms that a goal asks for: of each kind, how many.
pub(super) fn asked(hint: &Hint<'_>, what: Room) -> i64 {
    let wants = goals(hint).iter().map(|&goal| match goal {
        Goal::Own { what: room, n } if room == what => n.into(),
        Goal::House { n, .. } if what == Room::Lair => n.into(),
        Goal::Stock { what: of, n } => tables(hint).rooms[what as usize].capacity.map_or(0, |(stored, each)| {
            if stored == of { (i64::from(n) + i64::from(each) - 1) / i64::from(each) } else { 0 }
        }),
        Goal::Arm { .. } if what == Room::Blacksmith => tables(hint).limits.work_rooms.into(),
        Goal::Learn { .. } if what == Room::Library => tables(hint).limits.work_rooms.into(),
        _ => 0,
    });
    wants.max().unwrap_or(0)
}

pub(super) fn is_built(hint: &Hint<'_>, name: &str) -> bool {
    room(hint, name).is_some_and(|room| hint.mv == format!("build {}", Room::ALL[room]))
}

pub(super) fn is_due(hint: &Hint<'_>, gold: &str, due: &str) -> bool {
    n(gold) == own(hint, "gold") && (n(due) == pay(hint) || n(due) == 0)
}

pub(super) fn price_of(hint: &Hint<'_>, card: &str) -> Option<(&'static str, i64, i64, i64)> {
    let row = tables(hint).minions.iter().find(|row| row.card.to_string() == card)?;
    Some((&row.name, row.rank.into(), row.pay.into(), row.food.into()))
}

/// The minion whom the sentence is about: the one hired.
pub(super) fn hired(hint: &Hint<'_>, name: &str) -> Option<i64> {
    let row = tables(hint).minions.iter().find(|row| row.name.eq_ignore_ascii_case(name))?;
    let (of, rank) = (&row.name, i64::from(row.rank));
    let is_named = match hint.words()[0] {
        "recruit" => price_of(hint, hint.words()[1]).is_some_and(|row| row.0 == of),
        _ => hint.cards("revealed").iter().any(|card| price_of(hint, &card.to_string()).is_some_and(|row| row.0 == of)),
    };
    is_named.then_some(rank)
}

/// The host without those who go by the move.
pub(super) fn rest(hint: &Hint<'_>) -> Vec<i64> {
    let gone = if hint.words()[0] == "banish" { n(hint.words()[1]) } else { 0 };
    let ids = list(hint, "m_id");
    host(hint).into_iter().zip(ids).filter(|&(_, id)| id != gone).map(|(rank, _)| rank).collect()
}

pub(super) fn with(host: &[i64], rank: i64) -> Vec<i64> {
    host.iter().copied().chain([rank]).collect()
}

/// The rank of the minion named, whom the move is about.
pub(super) fn of_move(hint: &Hint<'_>, name: &str, id: &str) -> Option<i64> {
    let at = minion(hint, name, id).filter(|_| hint.words()[1] == id)?;
    Some(host(hint)[at])
}

pub(super) fn is_rank_asked(hint: &Hint<'_>, rank: &str) -> bool {
    goals(hint).iter().any(|goal| matches!(goal, Goal::House { rank: asked, .. } if i64::from(*asked) == n(rank)))
}

pub(super) fn is_upkeep(hint: &Hint<'_>, name: &str, id: &str, pay: &str) -> bool {
    of_move(hint, name, id).is_some() && minion(hint, name, id).is_some_and(|at| list(hint, "m_pay")[at] == n(pay))
}

/// Points that are left of the work that the move is about.
pub(super) fn left(hint: &Hint<'_>, name: &str) -> Option<i64> {
    let word = hint.words()[1];
    let spell = tables(hint).spells.iter().any(|row| row.name == name && row.key.to_string() == word);
    let ware = tables(hint).wares.iter().any(|row| row.name == name && row.key.to_string() == word);
    let projects = hint.view[key(hint, "proj")].as_array()?;
    let at = projects.iter().position(|other| other == word).filter(|_| spell || ware)?;
    Some(list(hint, "proj_left")[at])
}

pub(super) fn crew(hint: &Hint<'_>) -> i64 {
    n(hint.words()[2])
}

pub(super) fn idle(hint: &Hint<'_>) -> i64 {
    let is_apart = hint.mv.starts_with("labour") && !hint.view[key(hint, "m_forged")].is_null();
    let marks = if is_apart { "m_forged" } else { "m_worked" };
    let (trained, worked) = (list(hint, "m_trained"), list(hint, marks));
    trained.into_iter().zip(worked).filter(|&busy| busy == (0, 0)).count() as i64
}

/// Points, gold and Mastery points of the work that the move begins.
pub(super) fn begun(hint: &Hint<'_>, name: &str) -> Option<(i64, i64, i64)> {
    let word = hint.mv.strip_prefix("research ")?;
    let is = |of: &str| name.eq_ignore_ascii_case(of) || name.split_once(' ').is_some_and(|(_, rest)| rest == of);
    let spell = tables(hint).spells.iter().find(|row| row.key.to_string() == word && is(&row.name));
    let ware = tables(hint).wares.iter().find(|row| row.key.to_string() == word && is(&row.name));
    spell
        .map(|row| (row.channel.into(), 0, 0))
        .or_else(|| ware.map(|row| (row.labour.into(), row.gold.into(), row.points.into())))
}

pub(super) fn kills(hint: &Hint<'_>) -> bool {
    let killed = key(hint, "killed");
    let sum = |state: &serde_json::Value| -> i64 {
        state[&killed].as_array().unwrap().iter().map(|n| n.as_i64().unwrap()).sum()
    };
    hint.always(&hint.mv, |step| sum(&step.state) == sum(&hint.view) + 1)
}

/// Whether the partner can store so much, and the Keep that decides the rest.
pub(super) fn fits(hint: &Hint<'_>, what: &str, given: i64, kept: i64) -> bool {
    let what =
        [Resource::Gold, Resource::Stone, Resource::Mana].into_iter().find(|kind| kind.to_string() == what).unwrap();
    let (room, each) = tables(hint)
        .rooms
        .iter()
        .zip(0..)
        .find_map(|(row, at)| match row.capacity {
            Some((of, each)) if of == what => Some((at, i64::from(each))),
            _ => None,
        })
        .unwrap();
    let partner = 3 - hint.number("to_move");
    let rooms: i64 = hint.view[format!("p{partner}_rooms")][room as usize].as_i64().unwrap();
    space(hint, what) >= kept && rooms * each - hint.number(&format!("p{partner}_{what}")) >= given
}

pub(super) fn has_room_for_both(hint: &Hint<'_>, _: &[&str]) -> bool {
    let (what, given) = (hint.words()[1], n(hint.words()[2]));
    fits(hint, what, given, hint.number(&format!("pool_{what}")) - given)
}

pub(super) fn is_divided(hint: &Hint<'_>, s: &[&str]) -> bool {
    hint.mv == format!("give {} {}", s[2], s[0])
        && n(s[1]) == hint.number(&format!("pool_{}", s[2]))
        && n(s[0]) + n(s[3]) == n(s[1])
}
