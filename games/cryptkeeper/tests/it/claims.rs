//! What hints claim, and when it is true.
//!
//! Most compare two steps: what each leaves is an estimate, which must be one of the ways that the step can go.

use std::collections::{HashMap, HashSet};

use serde_json::Value;
use underdeck_cryptkeeper::State;
use underdeck_game::{FastRng, GameResult, Message, State as _, Value as Argument, below};
use underdeck_players::spread;
use underdeck_testkit::said::{number as n, tenths};
use underdeck_testkit::{Claim, Hint, World};

#[test]
fn every_claim_of_a_hint_is_true() {
    underdeck_testkit::claims::<State>(CLAIMS, &[]);
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

/// An argument of a message that is a message, too.
fn inner<'a>(message: &'a Message, name: &str) -> Option<&'a Message> {
    message.values().iter().find_map(|(given, value)| match value {
        Argument::Message(inner) if *given == name => Some(inner),
        _ => None,
    })
}

/// The step of an argument of the reason; `None` if it is not there, or called by a wrong name. How far it is may be left out.
fn aim(hint: &Hint<'_>, argument: &str, is_far_told: bool) -> Option<Aim> {
    let step = inner(&hint.reason, argument)?;
    let (step, away) = match (step.id()?.name(), step.amounts().last()) {
        ("step-far", Some(away)) => (inner(step, "step")?, *away),
        _ => (step, 0),
    };
    let value = |name: &str| step.values().iter().find(|(given, _)| *given == name).map(|(_, value)| value);
    let number = || step.amounts().first().copied();
    let place = || match value("cell")? {
        Argument::Cell(cell) => Some(cell.to_string()),
        _ => None,
    };
    // A card by its right name.
    let named = |what: &str| {
        const RANKS: [&str; 13] =
            ["ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"];
        let named = inner(step, what)?;
        let Some((_, Argument::Card(card))) = named.values().first() else { return None };
        let name = format!("{what}-{}", RANKS[usize::from(card.rank()) - 1]);
        (inner(named, "name")?.id()?.name() == name).then_some(*card)
    };
    let tile = || {
        let card = named("tile")?.to_string();
        hint.view["map"].as_array()?.iter().find(|tile| tile["card"] == card).map(|tile| tile["cell"].as_str().unwrap())
    };
    let hidden =
        |place: String| tiles(&hint.view).get(&cell(&place)?).is_some_and(|tile| tile["card"] == "??").then_some(place);
    let here = |mv: String| (hint.legal.contains(&mv) && away == 0).then_some(Aim { way: Vec::new(), mv });
    let walk = |to: &dyn Fn((i64, i64)) -> bool, mv: String| {
        let ways = ways(&hint.view);
        let way = ways
            .values()
            .filter(|way| to(way.last().copied().or(token(&hint.view)).unwrap()))
            .min_by_key(|way| way.len())?;
        (!is_far_told || way.len() as i64 == away).then(|| Aim { way: way.clone(), mv })
    };
    let flip = |place: &str| {
        let target = cell(place)?;
        walk(&|at| around(at).contains(&target), format!("move {place}"))
    };
    match step.id()?.name() {
        "step-go" => flip(tile()?),
        "step-go-hidden" => flip(&hidden(place()?)?),
        "step-go-way" => {
            let [north, south, west, east] = around(token(&hint.view)?);
            let (row, column) = match inner(step, "way")?.id()?.name() {
                "way-north" => north,
                "way-south" => south,
                "way-west" => west,
                _ => east,
            };
            flip(&hidden(format!("r{row}c{column}"))?)
        }
        "step-descend" => {
            let tiles = tiles(&hint.view);
            let is_stairs = |at: (i64, i64)| {
                tiles.get(&at).is_some_and(|tile| {
                    tile["side"] == "activated" && tile["card"].as_str().is_some_and(|card| card.starts_with('K'))
                })
            };
            (number()? == hint.number("floor") + 1).then(|| walk(&is_stairs, "descend".into()))?
        }
        "step-use" => here(format!("use {}", named("item")?)),
        "step-resolve" => here("resolve".into()),
        "step-discard" => here(format!("discard {}", named("item")?)),
        "step-take" => match value("card")? {
            Argument::Card(card) => here(format!("card {card}")),
            _ => None,
        },
        "step-suffer" => {
            let others = hint.cards("hand").iter().filter(|card| card.rank() != 10).count() as i64;
            (number()? == others).then(|| here("suffer".into()))?
        }
        "step-keep" => here("keep".into()),
        "step-row-reveal" | "step-row-discard" => here(format!("row {}", number()?)),
        "step-column-reveal" | "step-column-discard" => here(format!("column {}", number()?)),
        "step-lift" | "step-tile" => here(format!("tile {}", tile()?)),
        "step-lift-hidden" | "step-tile-hidden" => here(format!("tile {}", hidden(place()?)?)),
        "step-lay" | "step-passage" => here(format!("cell {}", place()?)),
        name => here(format!("build {}", name.strip_prefix("step-build-")?)),
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

/// Whether the steps of the reason are there, `this` is the one proposed, or begins with it, and the estimates are of what may come of them, the first the higher.
fn compared(hint: &Hint<'_>, mine: &str, theirs: &str, count: fn(&Value) -> i64) -> bool {
    let Some((one, other)) = both(hint) else { return false };
    tenths(mine) > tenths(theirs) && is_near(hint, &one, mine, count) && is_near(hint, &other, theirs, count)
}

fn both(hint: &Hint<'_>) -> Option<(Aim, Aim)> {
    let one = proposed(hint)?;
    let other = aim(hint, "that", false)?;
    (one.mv != other.mv).then_some((one, other))
}

/// The step, if it is the one proposed or the goal of a walk that begins with it.
fn proposed(hint: &Hint<'_>) -> Option<Aim> {
    let one = aim(hint, "this", true)?;
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
    // Any of the stairs leads to the same floor.
    let stairs = usize::from(hint.flag("rune") && ways.keys().any(|at| is_stairs(&at)));
    let rulings = hint.view["rulings"].as_array();
    let any = rulings.is_some_and(|rulings| rulings.contains(&"any_item".into()));
    flips.len() + stairs + hint.cards("hand").iter().filter(|card| any || card.rank() != 10).count()
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

pub(crate) const CLAIMS: &[Claim] = &[
    ("reason-first(n)", |hint, s| {
        s == ["2"]
            && State::REFERENCE.contains("[item-12] Q | Draw 2,")
            && hint.mv.starts_with("take Q")
            && hint.always(&hint.mv, |step| {
                step.cards("hand").iter().any(|card| card.rank() == 12)
                    && tiles(&step.state).values().all(|tile| !tile["card"].as_str().unwrap().starts_with('Q'))
            })
    }),
    ("reason-middle(n)", |hint, s| {
        let here = cell(hint.words()[1]).unwrap();
        degree(hint, here) as i64 == n(s[0]) && tiles(&hint.view).keys().all(|&at| degree(hint, at) as i64 <= n(s[0]))
    }),
    ("reason-wins", |hint, _| hint.always(&hint.mv, |step| is_won(&*step.world))),
    ("reason-line(n)", |hint, s| n(s[0]) > 1 && wins_in(hint, n(s[0]) as usize)),
    ("reason-walks", |hint, _| things(hint) == 0 && hint.legal.iter().all(|mv| mv.starts_with("move"))),
    ("reason-all(this)", |hint, _| proposed(hint).is_some() && things(hint) == 1),
    ("reason-only(this)", |hint, _| proposed(hint).is_some() && hint.legal.len() == 1),
    ("reason-wins-all(this, n)", |hint, s| {
        s[1] == "8" && proposed(hint).is_some_and(|aim| ends(hint, &aim).any(|end| end["outcome"]["result"] == "won"))
    }),
    ("reason-wins-more(n, of, m, this, that)", |hint, s| {
        both(hint).is_some_and(|(one, _)| ends(hint, &one).any(|end| end["outcome"]["result"] == "won"))
            && n(s[0]) > n(s[2])
            && n(s[0]) <= 8
            && s[1] == "8"
    }),
    ("reason-loses-less(n, of, m, this, that)", |hint, s| {
        both(hint).is_some_and(|(_, other)| ends(hint, &other).any(|end| end["outcome"]["result"] == "lost"))
            && n(s[0]) < n(s[2])
            && n(s[2]) <= 8
            && s[1] == "8"
    }),
    ("reason-equal-nearer(this, that)", |hint, _| {
        both(hint).is_some_and(|(one, other)| one.way.len() < other.way.len())
    }),
    ("reason-equal(this, that)", |hint, _| both(hint).is_some()),
    ("reason-ready(n, m, this, that)", |hint, s| {
        both(hint).is_some() && is_percent(s[0]) && is_percent(s[1]) && n(s[0]) > n(s[1])
    }),
    ("reason-items(n, m, this, that)", |hint, s| compared(hint, s[0], s[1], items)),
    ("reason-tiles(n, m, this, that)", |hint, s| compared(hint, s[0], s[1], waiting)),
    ("reason-keeps(item, this)", |hint, _| {
        let Some((_, Argument::Card(item))) = inner(&hint.reason, "item").and_then(|item| item.values().first()) else {
            return false;
        };
        let holds = |end: Value| end["hand"].as_array().is_some_and(|hand| hand.contains(&item.to_string().into()));
        hint.cards("hand").contains(*item) && proposed(hint).is_some_and(|aim| ends(hint, &aim).any(holds))
    }),
    // What a step is better for is a judgement: it must be about this step and another.
    ("better-ritual(this, that)", |hint, _| both(hint).is_some()),
    ("better-items(this, that)", |hint, _| both(hint).is_some()),
    ("better-safety(this, that)", |hint, _| both(hint).is_some()),
    ("better-tiles(this, that)", |hint, _| both(hint).is_some()),
    ("better-floor(this, that)", |hint, _| both(hint).is_some()),
];
