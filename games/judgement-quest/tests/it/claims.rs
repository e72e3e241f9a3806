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
    (
        "A flask for 2 GP: it heals up to 3 HP when needed, and unused it scores the 2 points that it costs",
        |hint, _| gp(hint) >= 2 && !hint.flag("flask"),
    ),
    ("At {n} HP none of the 3 is wasted, and your {n} GP can buy the next flask", |hint, s| {
        n(s[0]) == hp(hint)
            && n(s[1]) == gp(hint)
            && gp(hint) >= 2
            && hint.always("drink", |step| step.number("hp") == hp(hint) + 3)
    }),
    ("At {n} HP, without a flask and with tasks to do, buy 1 HP for one of your {n} GP", |hint, s| {
        n(s[0]) == hp(hint)
            && n(s[1]) == gp(hint)
            && gp(hint) > 0
            && !hint.flag("flask")
            && (0..4).any(|task| is_open(hint, task))
    }),
    // How a room looks is a judgement.
    ("Of the unrevealed rooms, {name} looks hardest to reach", |hint, s| hint.mv == format!("view {}", s[0])),
    ("Drink the flask: 3 HP score 3 points, the flask only 2", |hint, _| {
        hint.mv == "drink"
            && hint.always("drink", |step| step.number("hp") == hp(hint) + 3 && step.state["flask"] == false)
    }),
    ("All four tasks are done: go up with {n} points", |hint, s| {
        n(s[0]) == score(hint) && (0..4).all(|task| !is_open(hint, task))
    }),
    ("At {n} HP, go home with {n} of 4 tasks done rather than risk death", |hint, s| {
        n(s[0]) == hp(hint) && n(s[1]) == (0..4).filter(|&task| !is_open(hint, task)).count() as i64
    }),
    ("The fountain gives 1 HP as often as it takes one", |hint, _| {
        (0..35).any(|at| {
            is_room(hint, at)
                && is_revealed(hint, at)
                && kind(hint, at) == "Enchanted Fountain"
                && !is_resolved(hint, at)
        })
    }),
    ("No room that may help can be entered without certain death", |hint, _| {
        !hint.legal.iter().filter(|mv| mv.starts_with("go ")).any(|mv| {
            let at = index(&mv[3..]).unwrap();
            !is_resolved(hint, at)
                && harm(kind(hint, at)).0 > 0
                && hint.after(mv).iter().any(|step| step.number("hp") > 0)
        })
    }),
    ("The way back costs 1 HP too, so fight on: ", |hint, _| {
        hint.mv == "fight" && hint.always("retreat", |step| step.number("hp") == hp(hint) - 1)
    }),
    ("Fight on: ", |hint, _| hint.mv == "fight"),
    ("No deed looks good, so fight on: ", |hint, _| hint.mv == "fight"),
    ("Another round looks too risky: ", |hint, _| hint.mv == "retreat"),
    ("the {name} hits on {text} for {n} HP of your {n} and falls on 4–6", |hint, s| {
        odds(hint, s[0], s[1], s[2]) && n(s[3]) == hp(hint)
    }),
    ("; the first hit kills you", |hint, _| danger(hint).is_some_and(|room| deadly_hits(hint, room) == 1)),
    ("; a second hit kills you", |hint, _| danger(hint).is_some_and(|room| deadly_hits(hint, room) == 2)),
    ("The shield stops all {n} HP of the hit, the hardest there is; you have {n}", |hint, s| {
        n(s[0]) == hint.number("hit")
            && n(s[1]) == hp(hint)
            && ROOMS.iter().all(|room| harm(room).1 <= n(s[0]))
            && hint.always("shield", |step| step.number("hp") == hp(hint))
    }),
    ("At {n} HP this hit would be your last, so use the shield", |hint, s| {
        hint.mv == "shield" && n(s[0]) == hp(hint) && hint.always("take", |step| step.number("hp") == 0)
    }),
    ("This hit would leave you {n} HP, and the way back may cost 1, so use the shield", |hint, s| {
        hint.mv == "shield" && hint.always("take", |step| step.number("hp") == n(s[0])) && n(s[0]) == 1
    }),
    ("{n} HP can bear a hit of {n}; keep the shield, which scores 2 points", |hint, s| {
        n(s[0]) == hp(hint)
            && n(s[1]) == hint.number("hit")
            && n(s[0]) > n(s[1])
            && hint.flag("shield")
            && hint.mv == "take"
    }),
    ("The {name} costs about {x} HP of your {n}", costs),
    ("The {name} cost about {x} HP of your {n}", costs),
    ("All tasks are done; ", |hint, _| (0..4).all(|task| !is_open(hint, task))),
    (", and your shield stops a hit", |hint, _| hint.flag("shield")),
    (", and a hit leaves you {n} of {n} HP", |hint, s| {
        n(s[1]) == hp(hint) && n(s[0]) > 0 && danger(hint).is_some_and(|room| n(s[0]) == hp(hint) - harm(room).1)
    }),
    (", and your flask saves you from a hit", |hint, _| {
        hint.flag("flask") && danger(hint).is_some_and(|room| (1..=3).contains(&(hp(hint) + 3 - harm(room).1)))
    }),
    ("On the way: ", |hint, _| hint.mv.starts_with("go ")),
    (", and the way there is safe", |hint, _| {
        let square = hint.reason.split([' ', ',', ';']).find_map(index);
        square.is_some_and(|at| is_safe_way(hint, at) || kind(hint, at) == "Treasure Chest")
    }),
    ("From {name} you see {n} unrevealed {name}, at no risk", |hint, s| {
        index(s[0]).is_some_and(|at| hidden(hint, at) == n(s[1]) && is_safe_way(hint, at)) && count(s[1], s[2], "room")
    }),
    ("The {name} counts for the Fetch task", |hint, s| {
        place(hint, s[0]).is_some_and(|at| counts(hint, kind(hint, at), "Fetch") && !is_resolved(hint, at))
    }),
    ("The {name} gives 1 GP for nothing", |hint, s| {
        place(hint, s[0]).is_some_and(|at| {
            kind(hint, at) == "Gold Piece" && !is_resolved(hint, at) && wanted(hint, 0) != "Gold Piece"
        })
    }),
    ("The {name} gives something on 2–6 and costs 1 HP on 1 only", |hint, s| {
        place(hint, s[0]).is_some_and(|at| {
            kind(hint, at) == "Treasure Chest" && !is_resolved(hint, at) && wanted(hint, 0) != "Treasure Chest"
        })
    }),
    ("The {name} melts at the touch of the Flame Amulet", |hint, s| {
        hint.flag("amulet") && place(hint, s[0]).is_some_and(|at| kind(hint, at) == "Ice Cavern")
    }),
    ("The {name} opens to the Dungeon Key", |hint, s| {
        hint.flag("key") && place(hint, s[0]).is_some_and(|at| kind(hint, at) == "Locked Door")
    }),
    (" for the Remove task", |hint, _| subject(hint).is_some_and(|(room, _)| counts(hint, room, "Remove"))),
    ("The {name} gives a shield, which stops one hit", |hint, s| {
        !hint.flag("shield")
            && place(hint, s[0]).is_some_and(|at| kind(hint, at) == "Wooden Shield" && !is_resolved(hint, at))
    }),
    ("The {name} is the first you meet, so he sells spells", |hint, s| {
        hint.view["wizard1"].is_null() && place(hint, s[0]).is_some_and(|at| kind(hint, at) == "Wizard Merchant")
    }),
    ("The {name} is free to enter", |hint, s| place(hint, s[0]).is_some_and(|at| is_safe_way(hint, at))),
    (" and shows {n} more {name}", |hint, s| {
        count(s[0], s[1], "room") && subject(hint).is_some_and(|(_, at)| hidden(hint, at) == n(s[0]))
    }),
    (" and show {n} more {name}", |hint, s| {
        count(s[0], s[1], "room") && subject(hint).is_some_and(|(_, at)| hidden(hint, at) == n(s[0]))
    }),
    (" and shows {n} {name}", |hint, s| {
        count(s[0], s[1], "room") && subject(hint).is_some_and(|(_, at)| hidden(hint, at) == n(s[0]))
    }),
    ("The {name} is what the Remove task needs, and you have {n} GP for its 2", |hint, s| {
        let (room, item) = if s[0] == "Dungeon Key" { ("Locked Door", "key") } else { ("Ice Cavern", "amulet") };
        ["Dungeon Key", "Flame Amulet"].contains(&s[0])
            && counts(hint, room, "Remove")
            && !hint.flag(item)
            && n(s[1]) == gp(hint)
            && gp(hint) >= 2
    }),
    ("The crystal at {name} shows any room you like", |hint, s| {
        index(s[0]).is_some_and(|at| kind(hint, at) == "Crystal of Viewing" && !is_resolved(hint, at))
            && all_hidden(hint) > 0
    }),
    (", and the way to it is safe", |hint, _| {
        hint.reason.split([' ', ',']).find_map(index).is_some_and(|at| is_safe_way(hint, at) || here(hint) == at)
    }),
    (" and counts for the {name} task", |hint, s| subject(hint).is_some_and(|(room, _)| counts(hint, room, s[0]))),
    (" and count for the {name} task", |hint, s| subject(hint).is_some_and(|(room, _)| counts(hint, room, s[0]))),
    (" and wins 3 GP", |hint, _| subject(hint).is_some_and(|(room, _)| room == "Dragon")),
    ("The room at {name} leads on", |hint, s| index(s[0]).is_some_and(|at| is_room(hint, at))),
    ("; the next best is {text}", |hint, s| is_other(hint, s[0])),
    ("At the wizard ", |hint, _| hint.mv.starts_with("go ") && !hint.view["wizard1"].is_null()),
    ("1 GP opens the Stone Wall at {name}, which bars the way", |hint, s| {
        is_spell(hint, &format!("dissolving the wall at {}", s[0])) && gp(hint) > 0
    }),
    ("1 GP makes the Arrow Traps at {name} safe", |hint, s| {
        is_spell(hint, &format!("disarming the traps at {}", s[0])) && gp(hint) > 0
    }),
    (", as the Remove task wants", |hint, _| counts(hint, "Arrow Traps", "Remove")),
    (", an even risk of 1 HP", |_, _| harm("Arrow Traps") == (3, 1)),
    ("1 GP shows one of {n} hidden {name} for the Explore task", |hint, s| {
        n(s[0]) == all_hidden(hint) && count(s[0], s[1], "room") && is_open(hint, 2) && gp(hint) > 0
    }),
    ("2 GP buy the {name}, which opens a way past the {name}", |hint, s| {
        gp(hint) >= 2
            && (s == ["Dungeon Key", "Locked Door"] && !hint.flag("key")
                || s == ["Flame Amulet", "Ice Cavern"] && !hint.flag("amulet"))
    }),
    ("The {name} brings {n} {name} on 4–6 for {n} HP on {text}", |hint, s| {
        let room = place(hint, s[0]).map_or("", |at| kind(hint, at));
        let (hits, damage) = harm(room);
        let rolls = if hits == 1 { "1".to_owned() } else { format!("1–{hits}") };
        (0..4).all(|task| !is_open(hint, task))
            && is_enemy(room)
            && n(s[1]) == if room == "Dragon" { 4 } else { 1 }
            && count(s[1], s[2], "point")
            && n(s[3]) == damage
            && s[4] == rolls
    }),
    ("One more point makes you {name}, and one less takes no title away: the fountain is even odds", |hint, s| {
        title(score(hint) + 1) == s[0] && title(score(hint)) != s[0] && title(score(hint) - 1) == title(score(hint))
    }),
    ("There is no room to go back to", |hint, _| hint.view["prev"].is_null()),
    ("At {n} HP another round with the {name} looks worse than {text}", |hint, s| {
        n(s[0]) == hp(hint) && kind(hint, here(hint)) == s[1] && is_other(hint, s[2])
    }),
    ("The hit of {n} would kill you at {n} HP; the flask first raises them to {n}", |hint, s| {
        n(s[0]) == hint.number("hit")
            && n(s[1]) == hp(hint)
            && hp(hint) <= n(s[0])
            && n(s[2]) == hp(hint) + 3
            && hint.flag("flask")
    }),
    ("{n} HP can bear a hit of {n}, so the flask is kept for later", |hint, s| {
        n(s[0]) == hp(hint)
            && n(s[1]) == hint.number("hit")
            && hp(hint) > n(s[1])
            && hint.flag("flask")
            && hint.mv == "take"
    }),
    ("Nothing is left to stop a hit of {n} at {n} HP", |hint, s| {
        n(s[1]) == hp(hint)
            && n(s[0]) == hint.number("hit")
            && hint.legal.iter().all(|mv| mv == "take" || mv == "abandon")
    }),
    ("{n} HP can bear a hit of {n}, and there is nothing to stop it with", |hint, s| {
        n(s[0]) == hp(hint)
            && n(s[1]) == hint.number("hit")
            && hp(hint) > n(s[1])
            && hint.legal.iter().all(|mv| mv == "take" || mv == "abandon")
    }),
];
