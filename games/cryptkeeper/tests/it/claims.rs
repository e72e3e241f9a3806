//! What hints claim, and when it is true.
//!
//! Most compare two steps: what each leaves is an estimate, which must be one of the ways that the step can go.

use std::collections::{HashMap, HashSet};

use serde_json::Value;
use underdeck_cards::{Card, Rank};
use underdeck_cryptkeeper::State;
use underdeck_game::{FastRng, GameResult, State as _, below};
use underdeck_players::spread;
use underdeck_testkit::said::{card, number as n, tenths};
use underdeck_testkit::{Claim, Hint, World};

#[test]
fn every_claim_of_a_hint_is_true() {
    underdeck_testkit::claims::<State>(CLAIMS, &[]);
}

const TILES: [&str; 13] = [
    "Rune of Calcification",
    "Gnome Cipher",
    "Suspicious Rocks",
    "Stony Crag",
    "Mimic",
    "Smell of Citrus",
    "Scrying Cave",
    "Scrying Malfunction",
    "Quakes and Tremors",
    "Offish Altar",
    "Lurching Walls",
    "Rat King",
    "Stairs",
];
const ITEMS: [&str; 13] = [
    "Flask of Unlimited Memory",
    "Gnomish Passageways",
    "Backtracking Algorithm",
    "Load-Bearing Rubble",
    "Mimic Recycling Plant",
    "Olfactory Enhancements",
    "Confident Acquisition",
    "Reboot of the Scrying Cave",
    "Hasty Construction",
    "Amulet of Cnaprybe",
    "Prefab Module",
    "Royal Favor",
    "Admin's Crowbar",
];

fn rank_of(names: &[&str], name: &str) -> Option<Rank> {
    names.iter().position(|known| *known == name).map(|n| n as Rank + 1)
}

/// Row and column of `r2c-1`.
fn cell(text: &str) -> Option<(i64, i64)> {
    let (row, column) = text.strip_prefix('r')?.split_once('c')?;
    Some((row.parse().ok()?, column.parse().ok()?))
}

fn tiles(object: &Value) -> HashMap<(i64, i64), &Value> {
    let tiles = object["map"].as_array().unwrap().iter();
    tiles.map(|tile| (cell(tile["cell"].as_str().unwrap()).unwrap(), tile)).collect()
}

fn token(object: &Value) -> Option<(i64, i64)> {
    object["token"].as_str().and_then(cell)
}

fn around((row, column): (i64, i64)) -> [(i64, i64); 4] {
    [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
}

/// The way from the token to each cell over activated tiles, the cells in order.
fn ways(object: &Value) -> HashMap<(i64, i64), Vec<(i64, i64)>> {
    let tiles = tiles(object);
    let Some(start) = token(object) else { return HashMap::new() };
    let mut found = HashMap::from([(start, Vec::new())]);
    let mut queue = std::collections::VecDeque::from([start]);
    while let Some(at) = queue.pop_front() {
        for next in around(at) {
            if !found.contains_key(&next) && tiles.get(&next).is_some_and(|tile| tile["side"] == "activated") {
                let mut way = found[&at].clone();
                way.push(next);
                found.insert(next, way);
                queue.push_back(next);
            }
        }
    }
    found
}

/// How many tiles can be walked to, over any tiles between, and are not activated.
fn waiting(object: &Value) -> i64 {
    let tiles = tiles(object);
    let Some(start) = token(object) else {
        return tiles.values().filter(|tile| tile["side"] != "activated").count() as i64;
    };
    let (mut seen, mut stack) = (HashSet::from([start]), vec![start]);
    while let Some(at) = stack.pop() {
        stack.extend(around(at).into_iter().filter(|next| tiles.contains_key(next) && seen.insert(*next)));
    }
    seen.iter().filter(|at| tiles.get(at).is_some_and(|tile| tile["side"] != "activated")).count() as i64
}

/// What a step is called: where it is taken, and the move.
struct Aim {
    way: Vec<(i64, i64)>,
    mv: String,
}

/// The step that a part of a sentence names; `None` if it is not there, or called by a wrong name. How far it is may be left out.
fn aim(hint: &Hint<'_>, text: &str, is_far_told: bool) -> Option<Aim> {
    let (text, away) = match text.strip_suffix(" away)").and_then(|text| text.rsplit_once(" (")) {
        Some((text, steps)) => (text, n(steps.split(' ').next()?)),
        None => (text, 0),
    };
    let text = text[..1].to_lowercase() + &text[1..];
    let here = |mv: String| (hint.legal.contains(&mv) && away == 0).then_some(Aim { way: Vec::new(), mv });
    let item = |text: &str| rank_of(&ITEMS, text.strip_prefix("the ")?);
    let as_item = |text: &str| {
        let (card, name) = text.split_once(", ")?;
        (rank_of(&ITEMS, name)? == card.parse::<Card>().ok()?.rank()).then(|| card.to_owned())
    };
    let tile = |text: &str| {
        let (name, place) = text.strip_prefix("the ")?.rsplit_once(" at ")?;
        let at = tiles(&hint.view);
        let tile = at.get(&cell(place)?)?;
        let is_so = match tile["card"].as_str()?.parse::<Card>() {
            Ok(card) => rank_of(&TILES, name)? == card.rank(),
            Err(_) => name == "hidden tile",
        };
        is_so.then(|| place.to_owned())
    };
    let walk = |to: &dyn Fn((i64, i64)) -> bool, mv: String| {
        let ways = ways(&hint.view);
        let way = ways
            .values()
            .filter(|way| to(way.last().copied().or(token(&hint.view)).unwrap()))
            .min_by_key(|way| way.len())?;
        (!is_far_told || way.len() as i64 == away).then(|| Aim { way: way.clone(), mv })
    };
    if let Some(place) = text.strip_prefix("activating ").and_then(tile) {
        let target = cell(&place)?;
        return walk(&|at| around(at).contains(&target), format!("move {place}"));
    }
    if let Some(floor) = text.strip_prefix("descending to floor ") {
        let tiles = tiles(&hint.view);
        let is_stairs = |at: (i64, i64)| {
            tiles.get(&at).is_some_and(|tile| {
                tile["side"] == "activated" && tile["card"].as_str().is_some_and(|card| card.starts_with('K'))
            })
        };
        return (n(floor) == hint.number("floor") + 1).then(|| walk(&is_stairs, "descend".into()))?;
    }
    let (verb, rest) = text.split_once(' ')?;
    match verb {
        "using" if as_item(rest).is_some() => here(format!("use {}", as_item(rest)?)),
        "using" => {
            let rank = item(rest)?;
            let held = hint.cards("hand").iter().find(|card| card.rank() == rank)?;
            let is_alone = hint.cards("hand").iter().filter(|card| card.rank() == rank).count() == 1;
            is_alone.then(|| here(format!("use {held}")))?
        }
        "resolving" => {
            let event = hint.view["event"].as_str()?;
            (card(event).rank() == rank_of(&TILES, rest.strip_prefix("the ")?)?).then(|| here("resolve".into()))?
        }
        "parting" => here(format!("discard {}", as_item(rest.strip_prefix("with ")?)?)),
        "taking" => {
            as_item(rest).and_then(|card| here(format!("take {card}")).or_else(|| here(format!("card {card}"))))
        }
        "standing" => here(format!("stand {}", rest.strip_prefix("at ")?)),
        "suffering" => {
            let (count, noun) = rest.strip_prefix("the curse with ")?.split_once(' ')?;
            let others = hint.cards("hand").iter().filter(|card| card.rank() != 10).count() as i64;
            (n(count) == others && (noun == "other item") == (others == 1)).then(|| here("suffer".into()))?
        }
        "keeping" => (rest == "every item").then(|| here("keep".into()))?,
        "revealing" | "discarding" if rest.starts_with("row ") || rest.starts_with("column ") => here(rest.to_owned()),
        "discarding" => here(format!("tile {}", tile(rest)?)),
        "moving" => match rest.strip_prefix("next to ") {
            Some(rest) => here(format!("tile {}", tile(rest)?)),
            None => here(format!("cell {}", rest.strip_prefix("to ")?)),
        },
        "putting" => here(format!("tile {}", tile(rest.strip_suffix(" on the deck")?)?)),
        "laying" => here(format!("cell {}", rest.strip_prefix("it at ")?)),
        "building" => here(format!("build {}", rest.strip_prefix("on the ")?)),
        _ => None,
    }
}

/// What may come of a step by the next turn, all choices made by lot, in deal after deal.
fn ends<'a>(hint: &'a Hint<'_>, aim: &'a Aim) -> impl Iterator<Item = Value> + 'a {
    /// The most deals that are tried, each with choices of its own.
    const TRIES: u64 = 2_000;
    let end = move |(mut world, n): (Box<dyn World>, u64)| {
        let mut lot = FastRng::new(!spread(0, n));
        let walk = aim.way.iter().map(|(row, column)| format!("move r{row}c{column}"));
        for mv in walk.chain([aim.mv.clone()]) {
            // A choice on the way may close it.
            if world.legal().contains(&mv) {
                world = settled(world.play(&mv, n).world, &mut lot);
            }
        }
        world.json()
    };
    hint.deals(TRIES).zip(0..).map(end)
}

/// The world at its next turn.
fn settled(mut world: Box<dyn World>, lot: &mut FastRng) -> Box<dyn World> {
    loop {
        let state = world.json();
        let mv = match state["phase"].as_str().unwrap() {
            "take" | "stand" | "turn" | "over" => return world,
            "event" => "resolve".to_owned(),
            "curse" => "suffer".to_owned(),
            _ => {
                let legal = world.legal();
                legal[below(lot, legal.len() as u32) as usize].clone()
            }
        };
        world = world.play(&mv, u64::from(below(lot, 1_000))).world;
    }
}

fn items(state: &Value) -> i64 {
    state["hand"].as_array().unwrap().len() as i64
}

/// Whether an estimate is between the ends of what may come of a step; games that end count for nothing, as 0.
fn is_near(hint: &Hint<'_>, aim: &Aim, told: &str, count: fn(&Value) -> i64) -> bool {
    let counts = ends(hint, aim).map(|end| if end["outcome"].is_null() { 10 * count(&end) } else { 0 });
    let seen = counts.scan((i64::MAX, i64::MIN), |(least, most), count| {
        (*least, *most) = (count.min(*least), count.max(*most));
        Some(*least..=*most)
    });
    seen.into_iter().any(|range| range.contains(&tenths(told)))
}

/// Whether both steps are there, the first is the one proposed, or begins with it, and the estimates are of what may come of them, the first the higher.
fn compared(hint: &Hint<'_>, [this, mine, that, theirs]: [&str; 4], count: fn(&Value) -> i64) -> bool {
    let Some((one, other)) = both(hint, this, that) else { return false };
    tenths(mine) > tenths(theirs) && is_near(hint, &one, mine, count) && is_near(hint, &other, theirs, count)
}

fn both(hint: &Hint<'_>, this: &str, that: &str) -> Option<(Aim, Aim)> {
    let one = proposed(hint, this)?;
    let other = aim(hint, that, false)?;
    (one.mv != other.mv).then_some((one, other))
}

/// The step, if it is the one proposed or the goal of a walk that begins with it.
fn proposed(hint: &Hint<'_>, text: &str) -> Option<Aim> {
    let one = aim(hint, text, true)?;
    let first = one.way.first().map_or(one.mv.clone(), |(row, column)| format!("move r{row}c{column}"));
    let is_as_far = |(row, column): (i64, i64)| ways(&hint.view).get(&(row, column)).map(Vec::len) == Some(1);
    let is_first =
        first == hint.mv || !one.way.is_empty() && hint.mv.strip_prefix("move ").and_then(cell).is_some_and(is_as_far);
    is_first.then_some(one)
}

fn is_percent(text: &str) -> bool {
    (0..=100).contains(&n(text))
}

/// Every other thing to do: flips that can be walked to, items, a descent.
fn things(hint: &Hint<'_>) -> usize {
    let (tiles, ways) = (tiles(&hint.view), ways(&hint.view));
    let flips: HashSet<_> = ways
        .keys()
        .flat_map(|&at| around(at))
        .filter(|at| tiles.get(at).is_some_and(|tile| tile["side"] != "activated"))
        .collect();
    let is_stairs = |at: &&(i64, i64)| {
        tiles.get(at).is_some_and(|tile| tile["card"].as_str().is_some_and(|card| card.starts_with('K')))
    };
    let stairs = if hint.flag("rune") { ways.keys().filter(is_stairs).count() } else { 0 };
    flips.len() + stairs + hint.cards("hand").iter().filter(|card| card.rank() != 10).count()
}

fn is_won(world: &dyn World) -> bool {
    world.outcome().is_some_and(|end| end.result == GameResult::Won)
}

/// Whether some line of so many moves wins, and wins in every deal.
fn wins_in(hint: &Hint<'_>, moves: usize) -> bool {
    fn lines(worlds: &[Box<dyn World>], moves: usize, seen: &mut HashSet<(usize, String)>) -> bool {
        if worlds.iter().all(|world| is_won(&**world)) {
            return true;
        }
        if moves == 0
            || worlds.iter().any(|world| world.outcome().is_some())
            || !seen.insert((moves, worlds[0].json().to_string()))
        {
            return false;
        }
        // The heuristic player's move comes first: if it knows the line, no other is tried.
        let mut legal = worlds[0].legal();
        let first = worlds[0].heuristic();
        legal.sort_by_key(|mv| first.as_ref() != Some(mv));
        let all = legal.iter().filter(|mv| worlds.iter().all(|world| world.legal().contains(mv)));
        all.into_iter().any(|mv| {
            let after: Vec<_> = worlds.iter().map(|world| world.play(mv, 3).world).collect();
            lines(&after, moves - 1, seen)
        })
    }
    let worlds: Vec<_> = hint.after(&hint.mv).into_iter().take(3).map(|step| step.world).collect();
    lines(&worlds, moves - 1, &mut HashSet::new())
}

fn degree(hint: &Hint<'_>, at: (i64, i64)) -> usize {
    let tiles = tiles(&hint.view);
    around(at).iter().filter(|next| tiles.contains_key(next)).count()
}

const AREAS: [&str; 5] =
    ["the ritual", "the items in hand", "your safety", "the tiles in reach", "what is left to do on this floor"];

pub(crate) const CLAIMS: &[Claim] = &[
    ("The Royal Favor draws 2 cards, and in your hand it is no Rat King on the first map", |hint, _| {
        State::REFERENCE.contains("[item-12] Q | Draw 2.")
            && hint.mv.starts_with("take Q")
            && hint.always(&hint.mv, |step| {
                step.cards("hand").iter().any(|card| card.rank() == 12)
                    && tiles(&step.state).values().all(|tile| !tile["card"].as_str().unwrap().starts_with('Q'))
            })
    }),
    ("{n} {name} next to this one, and no tile has more neighbours", |hint, s| {
        let here = cell(hint.words()[1]).unwrap();
        (s[1] == if s[0] == "1" { "tile is" } else { "tiles are" })
            && degree(hint, here) as i64 == n(s[0])
            && tiles(&hint.view).keys().all(|&at| degree(hint, at) as i64 <= n(s[0]))
    }),
    ("This move wins, whatever the unseen cards are", |hint, _| hint.always(&hint.mv, |step| is_won(&*step.world))),
    ("A sure win: {n} moves complete the ritual, whatever the unseen cards are", |hint, s| {
        n(s[0]) > 1 && wins_in(hint, n(s[0]) as usize)
    }),
    ("Only walks over activated tiles are left", |hint, _| {
        things(hint) == 0 && hint.legal.iter().all(|mv| mv.starts_with("move"))
    }),
    ("{text} is all that is left to do", |hint, s| proposed(hint, s[0]).is_some() && things(hint) == 1),
    ("{text} is the only choice", |hint, s| proposed(hint, s[0]).is_some() && hint.legal.len() == 1),
    ("{text} wins in all 8 sampled deals", |hint, s| {
        proposed(hint, s[0]).is_some_and(|aim| ends(hint, &aim).any(|end| end["outcome"]["result"] == "won"))
    }),
    ("{text} wins in {n} of 8 sampled deals, {text} in {n}", |hint, s| {
        both(hint, s[0], s[2]).is_some_and(|(one, _)| ends(hint, &one).any(|end| end["outcome"]["result"] == "won"))
            && n(s[1]) > n(s[3])
            && n(s[1]) <= 8
    }),
    ("{text} loses the game in {n} of 8 sampled deals, {text} in {n}", |hint, s| {
        both(hint, s[0], s[2])
            .is_some_and(|(_, other)| ends(hint, &other).any(|end| end["outcome"]["result"] == "lost"))
            && n(s[1]) < n(s[3])
            && n(s[3]) <= 8
    }),
    ("{text} looks as good as {text} and is nearer", |hint, s| {
        both(hint, s[0], s[1]).is_some_and(|(one, other)| one.way.len() < other.way.len())
    }),
    ("{text} looks as good as {text}", |hint, s| both(hint, s[0], s[1]).is_some()),
    ("{text} brings the ritual to about {x}% ready, {text} to {x}%", |hint, s| {
        both(hint, s[0], s[2]).is_some() && is_percent(s[1]) && is_percent(s[3]) && tenths(s[1]) > tenths(s[3])
    }),
    ("{text} leaves you about {x} {name} in hand, {text} {x}", |hint, s| {
        s[2] == plural(s[1], "item") && compared(hint, [s[0], s[1], s[3], s[4]], items)
    }),
    ("{text} leaves about {x} {name} to activate, {text} {x}", |hint, s| {
        s[2] == plural(s[1], "tile") && compared(hint, [s[0], s[1], s[3], s[4]], waiting)
    }),
    // What a step looks good for is a judgement: it must be about this step and another.
    ("{text} looks better for {text} than {text}", |hint, s| AREAS.contains(&s[1]) && both(hint, s[0], s[2]).is_some()),
];

fn plural(n: &str, noun: &str) -> String {
    format!("{noun}{}", if n == "1" { "" } else { "s" })
}
