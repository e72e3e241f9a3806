//! What hints claim, and when it is true.

mod board;

use underdeck_judgement_quest::State;
use underdeck_testkit::Claim;
use underdeck_testkit::said::number as n;

use board::*;

#[test]
fn every_claim_of_a_hint_is_true() {
    underdeck_testkit::claims::<State>(CLAIMS, &[("map", "#######/#.#.#.#/#######/#.#.#.#/.#####.")]);
}

pub(crate) const CLAIMS: &[Claim] = &[
    ("reason", |_, _| true),
    ("reason-on-the-way", |hint, _| hint.mv.starts_with("go ")),
    ("reason-safe-way", |hint, _| {
        hint.mv.starts_with("go ")
            && subject(hint).is_some_and(|(room, at)| room == "Treasure Chest" || is_safe_way(hint, at))
    }),
    ("gift-fetch(room, place)", |hint, s| counts(hint, s[0], "Fetch") && waiting(hint, s[1], s[0])),
    ("gift-gold(room, place, gold)", |hint, s| is_gift(hint, s, "Gold Piece") && s[2] == "1"),
    ("gift-chest(room, place, good, hp, bad)", |hint, s| {
        is_gift(hint, s, "Treasure Chest") && s[2..] == ["2–6", "1", "1"] && harm(s[0]) == (1, 1)
    }),
    ("gift-ice(room, place)", |hint, s| hint.flag("amulet") && is_gift(hint, s, "Ice Cavern")),
    ("gift-ice-task(room, place)", |hint, s| {
        hint.flag("amulet") && is_gift(hint, s, "Ice Cavern") && counts(hint, s[0], "Remove")
    }),
    ("gift-door(room, place)", |hint, s| hint.flag("key") && is_gift(hint, s, "Locked Door")),
    ("gift-door-task(room, place)", |hint, s| {
        hint.flag("key") && is_gift(hint, s, "Locked Door") && counts(hint, s[0], "Remove")
    }),
    ("gift-shield(room, place)", |hint, s| !hint.flag("shield") && is_gift(hint, s, "Wooden Shield")),
    ("gift-wizard(room, place)", |hint, s| hint.view["wizard1"].is_null() && is_gift(hint, s, "Wizard Merchant")),
    ("gift-view(room, place, hidden)", |hint, s| {
        place(hint, s[0], s[1]).is_some_and(|at| hidden(hint, at) == n(s[2]) && is_safe_way(hint, at))
    }),
    ("gift-free(room, place)", |hint, s| place(hint, s[0], s[1]).is_some_and(|at| is_safe_way(hint, at))),
    ("gift-shows(hidden)", |hint, s| subject(hint).is_some_and(|(_, at)| hidden(hint, at) == n(s[0]))),
    ("deed-leads-on(place)", |hint, s| at(hint, s[0]).is_some_and(|at| is_room(hint, at))),
    ("deed-enter(room, place, cost, hp)", costs),
    ("deed-enter-task(room, place, cost, hp, category)", |hint, s| costs(hint, s) && counts(hint, s[0], s[4])),
    ("deed-enter-dragon(room, place, cost, hp, gold)", |hint, s| costs(hint, s) && s[0] == "Dragon" && s[4] == "3"),
    ("deed-enter-shows(room, place, cost, hp, hidden)", |hint, s| {
        costs(hint, s) && at(hint, s[1]).is_some_and(|at| hidden(hint, at) == n(s[4]))
    }),
    ("deed-dissolving(price, place)", |hint, s| sells_spells(hint, s[0]) && waiting(hint, s[1], "Stone Wall")),
    ("deed-disarming(price, place, damage)", |hint, s| {
        sells_spells(hint, s[0]) && waiting(hint, s[1], "Arrow Traps") && harm("Arrow Traps") == (3, n(s[2]))
    }),
    ("deed-disarming-task(price, place)", |hint, s| {
        sells_spells(hint, s[0]) && waiting(hint, s[1], "Arrow Traps") && counts(hint, "Arrow Traps", "Remove")
    }),
    ("deed-seeing(price, hidden)", |hint, s| {
        sells_spells(hint, s[0]) && n(s[1]) == all_hidden(hint) && is_open(hint, 2)
    }),
    ("deed-key(price)", |hint, s| n(s[0]) == 2 && gp(hint) >= 2 && !hint.flag("key")),
    ("deed-amulet(price)", |hint, s| n(s[0]) == 2 && gp(hint) >= 2 && !hint.flag("amulet")),
    ("with-first-hit", |hint, _| deadly_hits(hint, danger(hint)) == 1),
    ("with-second-hit", |hint, _| deadly_hits(hint, danger(hint)) == 2),
    ("with-next-best", |_, _| true),
    ("other-enter(room, place)", |hint, s| waiting(hint, s[1], s[0])),
    ("other-dissolving(place)", |hint, s| waiting(hint, s[0], "Stone Wall") && gp(hint) > 0),
    ("other-disarming(place)", |hint, s| waiting(hint, s[0], "Arrow Traps") && gp(hint) > 0),
    ("other-seeing", |hint, _| all_hidden(hint) > 0 && gp(hint) > 0),
    ("other-buy(item)", |hint, s| {
        gp(hint) > 1 && (s[0] == "Dungeon Key" && !hint.flag("key") || s[0] == "Flame Amulet" && !hint.flag("amulet"))
    }),
    ("reason-points(room, place, points, high, damage, low)", |hint, s| {
        (0..4).all(|task| !is_open(hint, task))
            && place(hint, s[0], s[1]).is_some()
            && is_enemy(s[0])
            && n(s[2]) == if s[0] == "Dragon" { 4 } else { 1 }
            && (s[3], n(s[4]), s[5]) == ("4–6", harm(s[0]).1, &*rolls(s[0]))
    }),
    ("spare-shield", |hint, _| hint.flag("shield")),
    ("spare-hp(left, hp)", |hint, s| n(s[1]) == hp(hint) && n(s[0]) > 0 && n(s[0]) == hp(hint) - harm(danger(hint)).1),
    ("spare-flask(points)", |hint, s| {
        n(s[0]) == 2 && hint.flag("flask") && (1..=3).contains(&(hp(hint) + 3 - harm(danger(hint)).1))
    }),
    ("reason-needed(item, price, gp)", |hint, s| {
        let (room, item) = if s[0] == "Dungeon Key" { ("Locked Door", "key") } else { ("Ice Cavern", "amulet") };
        ["Dungeon Key", "Flame Amulet"].contains(&s[0])
            && counts(hint, room, "Remove")
            && !hint.flag(item)
            && (n(s[1]), n(s[2])) == (2, gp(hint))
            && gp(hint) >= 2
    }),
    ("reason-flask(price, heal, points)", |hint, s| s == ["2", "3", "2"] && gp(hint) >= 2 && !hint.flag("flask")),
    ("reason-drink-for-more(hp, heal, gp)", |hint, s| {
        (n(s[0]), n(s[2])) == (hp(hint), gp(hint))
            && gp(hint) >= 2
            && hint.always("drink", |step| step.number("hp") == hp(hint) + n(s[1]))
    }),
    ("reason-healing(hp, heal, gp)", |hint, s| {
        s[1] == "1"
            && (n(s[0]), n(s[2])) == (hp(hint), gp(hint))
            && gp(hint) > 0
            && !hint.flag("flask")
            && (0..4).any(|task| is_open(hint, task))
    }),
    ("reason-crystal(place)", |hint, s| {
        at(hint, s[0]).is_some_and(|at| {
            kind(hint, at) == "Crystal of Viewing"
                && !is_resolved(hint, at)
                && (is_safe_way(hint, at) || here(hint) == at)
        }) && all_hidden(hint) > 0
    }),
    // How a room looks is a judgement.
    ("reason-farthest(cell)", |hint, s| hint.mv.strip_prefix("view ").and_then(index) == cell(s[0])),
    ("reason-drink-pays(heal, points)", |hint, s| {
        hint.mv == "drink"
            && s[1] == "2"
            && hint.always("drink", |step| step.number("hp") == hp(hint) + n(s[0]) && step.state["flask"] == false)
    }),
    ("reason-rise(title)", |hint, s| {
        title(score(hint) + 1) == s[0] && title(score(hint)) != s[0] && title(score(hint) - 1) == title(score(hint))
    }),
    ("reason-done(points)", |hint, s| n(s[0]) == score(hint) && (0..4).all(|task| !is_open(hint, task))),
    ("reason-go-home(hp, done, all)", |hint, s| {
        let done = (0..4).filter(|&task| !is_open(hint, task)).count() as i64;
        (n(s[0]), n(s[1]), n(s[2])) == (hp(hint), done, 4)
    }),
    ("reason-last-drink(heal)", |hint, s| {
        let is_there = |at| is_revealed(hint, at) && kind(hint, at) == "Enchanted Fountain" && !is_resolved(hint, at);
        s == ["1"] && (0..35).any(|at| is_room(hint, at) && is_there(at))
    }),
    ("reason-no-hope", |hint, _| {
        !hint.legal.iter().filter(|mv| mv.starts_with("go ")).any(|mv| {
            let at = index(&mv[3..]).unwrap();
            !is_resolved(hint, at)
                && harm(kind(hint, at)).0 > 0
                && hint.after(mv).iter().any(|step| step.number("hp") > 0)
        })
    }),
    ("reason-no-way-back", |hint, _| hint.view["prev"].is_null()),
    ("odds-enemy(room, low, damage, hp, high)", |hint, s| {
        kind(hint, here(hint)) == s[0]
            && s[1] == rolls(s[0])
            && (n(s[2]), n(s[3]), s[4]) == (harm(s[0]).1, hp(hint), "4–6")
    }),
    ("reason-bad-way-back(damage)", |hint, s| {
        hint.mv == "fight" && hint.always("retreat", |step| step.number("hp") == hp(hint) - n(s[0]))
    }),
    ("reason-fight-on", |hint, _| hint.mv == "fight"),
    ("reason-must-fight", |hint, _| hint.mv == "fight"),
    ("reason-risky", |hint, _| hint.mv == "retreat"),
    ("reason-retreat(hp, room)", |hint, s| n(s[0]) == hp(hint) && kind(hint, here(hint)) == s[1]),
    ("reason-hard-hit(hit, hp)", |hint, s| {
        (n(s[0]), n(s[1])) == (hint.number("hit"), hp(hint))
            && ROOMS.iter().all(|room| harm(room).1 <= n(s[0]))
            && hint.always("shield", |step| step.number("hp") == hp(hint))
    }),
    ("reason-last-hp(hp)", |hint, s| {
        hint.mv == "shield" && n(s[0]) == hp(hint) && hint.always("take", |step| step.number("hp") == 0)
    }),
    ("reason-way-back(left, cost)", |hint, s| {
        hint.mv == "shield" && hint.always("take", |step| step.number("hp") == n(s[0])) && n(s[0]) == n(s[1])
    }),
    ("reason-keep-shield(hp, hit, points)", |hint, s| bears(hint, s) && s[2] == "2" && hint.flag("shield")),
    ("reason-drink-saves(hit, hp, after)", |hint, s| {
        (n(s[0]), n(s[1]), n(s[2])) == (hint.number("hit"), hp(hint), hp(hint) + 3)
            && hp(hint) <= n(s[0])
            && hint.flag("flask")
    }),
    ("reason-keep-flask(hp, hit)", |hint, s| bears(hint, s) && hint.flag("flask")),
    ("reason-bear-last(hit, hp)", |hint, s| {
        (n(s[0]), n(s[1])) == (hint.number("hit"), hp(hint)) && has_no_choice(hint)
    }),
    ("reason-bear(hp, hit)", |hint, s| bears(hint, s) && has_no_choice(hint)),
];
