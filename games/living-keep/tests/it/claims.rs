//! What hints claim, and when it is true.

mod facts;

use underdeck_cards::Card;
use underdeck_living_keep::{Goal, Resource, Room, State};
use underdeck_testkit::Claim;
use underdeck_testkit::said::number as n;

use facts::*;

#[test]
fn every_claim_of_a_hint_is_true() {
    underdeck_testkit::claims::<State>(CLAIMS, &[]);
}

pub(crate) const CLAIMS: &[Claim] = &[
    // Upkeep.
    ("No minion needs pay or food", |hint, _| pay(hint) + food(hint) == 0),
    ("{n} gold and {n} food are due; you have {n} gold and {n} food", |hint, s| {
        is_upkeep_due(hint, s) && owned(hint, Room::Farm) == 0
    }),
    ("{n} gold and {n} food are due; you have {n} gold, {n} food and the harvest of {n} Farms", |hint, s| {
        is_upkeep_due(hint, s) && n(s[4]) > 1 && n(s[4]) == owned(hint, Room::Farm)
    }),
    ("{n} gold and {n} food are due; you have {n} gold, {n} food and the harvest of 1 Farm", |hint, s| {
        is_upkeep_due(hint, s) && owned(hint, Room::Farm) == 1
    }),
    ("Regen restores 1 to 8 of the {n} health you have lost", |hint, s| {
        hint.mv == "cast regen" && n(s[0]) == own(hint, "hp_max") - own(hint, "hp") && {
            let after = key(hint, "hp");
            hint.always(&hint.mv, |step| (1..=8).contains(&(step.number(&after) - own(hint, "hp"))))
        }
    }),
    (
        "{n} gold and {n} food are due; you have {n} and {n}. Of the highest rank, {name} #{n} is missed least",
        |hint, s| is_upkeep_due(hint, s) && of_move(hint, s[4], s[5]) == host(hint).into_iter().max(),
    ),
    // Spells.
    ("You have {n} of {n} Peons; one more works from this Dig on", |hint, s| {
        let peons = key(hint, "peons");
        n(s[0]) == own(hint, "peons")
            && n(s[1]) == own(hint, "peons_max")
            && hint.always(&hint.mv, |step| step.number(&peons) == own(hint, "peons") + 1)
    }),
    ("The Dragon draws no pay, and a Lair and food for him are there", |hint, _| {
        hint.mv == "cast summon_dragon" && free_lairs(hint) > 0
    }),
    ("; your host cannot beat {name} yet", |hint, s| are_named(hint, s[0], &unbeaten(hint))),
    ("Power Strike kills the {name} (rank {n}); doors and traps cannot stop him or are not worth it", |hint, s| {
        hint.mv == "cast power_strike" && hero(hint, s[0], s[1]) && kills(hint)
    }),
    ("Power Strike kills the {name} (rank {n}); your doors and traps did not stop him", |hint, s| {
        hint.mv == "cast power_strike" && hero(hint, s[0], s[1]) && kills(hint)
    }),
    // Dig and chant.
    ("Your stores are full: all that is dug up or chanted for is lost", |hint, _| spaces(hint) == [0; 3]),
    ("Your stores are full: all that he brings is lost", |hint, _| {
        spaces(hint) == [0; 3] && hint.mv.starts_with("peon")
    }),
    ("All dig, for about ", |hint, _| diggers(hint) == own(hint, "peons")),
    (": there is no room for mana", |hint, _| spaces(hint)[2] == 0),
    ("{n} gold and {n} stone", |hint, s| {
        spaces(hint)[0] > 0
            && spaces(hint)[1] > 0
            && may_bring(hint, Resource::Gold, s[0])
            && may_bring(hint, Resource::Stone, s[1])
    }),
    ("You are {n} gold short for pay: ", |hint, s| n(s[0]) > 0 && n(s[0]) == pay(hint) - own(hint, "gold")),
    ("all dig, for about {n}", |hint, s| chanters(hint) == 0 && may_bring(hint, Resource::Gold, s[0])),
    ("{n} diggers bring about {n}, ", |hint, s| {
        n(s[0]) == diggers(hint) && n(s[0]) != 1 && may_bring(hint, Resource::Gold, s[1])
    }),
    ("1 digger brings about {n}, ", |hint, s| diggers(hint) == 1 && may_bring(hint, Resource::Gold, s[0])),
    ("{n} chanters about {n} mana", |hint, s| {
        n(s[0]) == chanters(hint) && n(s[0]) != 1 && may_bring(hint, Resource::Mana, s[1])
    }),
    ("1 chanter about {n} mana", |hint, s| chanters(hint) == 1 && may_bring(hint, Resource::Mana, s[0])),
    ("; there is room for {n} gold, {n} stone and {n} mana", |hint, s| [n(s[0]), n(s[1]), n(s[2])] == spaces(hint)),
    ("All chant, for about {n} mana", |hint, s| diggers(hint) == 0 && may_bring(hint, Resource::Mana, s[0])),
    ("{n} diggers for about {n} gold and {n} stone, ", |hint, s| n(s[0]) != 1 && are_digging(hint, s[0], s[1], s[2])),
    ("1 digger for about {n} gold and {n} stone, ", |hint, s| are_digging(hint, "1", s[0], s[1])),
    ("{n} chanters for about {n} mana", |hint, s| {
        n(s[0]) != 1 && n(s[0]) == chanters(hint) && may_bring(hint, Resource::Mana, s[1])
    }),
    ("1 chanter for about {n} mana", |hint, s| chanters(hint) == 1 && may_bring(hint, Resource::Mana, s[0])),
    ("He digs up two cards, and there is room for {n} gold and {n} stone", |hint, s| {
        hint.mv == "peon dig" && [n(s[0]), n(s[1])] == spaces(hint)[..2]
    }),
    ("He chants for one card, and there is room for {n} mana", |hint, s| {
        hint.mv == "peon chant" && n(s[0]) == spaces(hint)[2]
    }),
    ("{n} gold", |hint, s| spaces(hint)[0] > 0 && may_bring(hint, Resource::Gold, s[0])),
    ("{n} stone", |hint, s| spaces(hint)[1] > 0 && may_bring(hint, Resource::Stone, s[0])),
    ("{n} of {n} {name} for your partner, {n} for you", is_divided),
    (": both have room for it", has_room_for_both),
    (": the stores cannot hold all of it", |hint, s| !has_room_for_both(hint, s)),
    // Build.
    ("; {name} is worth less for its price", |hint, s| room(hint, s[0]).is_some() && !is_built(hint, s[0])),
    ("; {name} is worth more but still too dear", |hint, s| {
        room(hint, s[0]).is_some_and(|room| is_too_dear(hint, room))
    }),
    ("; no other room is worth its price", |_, _| true),
    ("{name} counts {n} points at the end", |hint, s| {
        is_mastery(hint)
            && is_built(hint, s[0])
            && n(s[1]) == i64::from(tables(hint).rooms[room(hint, s[0]).unwrap()].points)
    }),
    ("Your goal needs {n} {name}, and you have {n}", |hint, s| n(s[2]) > 0 && is_needed(hint, s[0], s[1], s[2])),
    ("Your goal needs {n} {name}, and you have none", |hint, s| is_needed(hint, s[0], s[1], "0")),
    ("Your goal asks for spells, which cost mana, and {name} stores it", |hint, s| {
        is_built(hint, s[0]) && s[0] == "a Shrine" && goals(hint).iter().any(|goal| matches!(goal, Goal::Learn { .. }))
    }),
    ("Without {name} no higher room can be built", |hint, s| {
        is_built(hint, s[0])
            && !hint.legal.iter().any(|mv| {
                let built = mv
                    .strip_prefix("build ")
                    .and_then(|word| Room::ALL.iter().position(|room| room.to_string() == word));
                built.is_some_and(|built| tables(hint).rooms[built].tier > 0)
            })
    }),
    ("{name} stores {n} {name} more, which counts at the end", |hint, s| {
        is_mastery(hint)
            && is_built(hint, s[0])
            && tables(hint).rooms[room(hint, s[0]).unwrap()]
                .capacity
                .is_some_and(|(what, each)| what.to_string() == s[2] && i64::from(each) == n(s[1]))
    }),
    ("Without an Evil Gate no minion comes", |hint, _| hint.mv == "build gate" && owned(hint, Room::Gate) == 0),
    ("Another Evil Gate shows three more cards to choose from", |hint, _| {
        hint.mv == "build gate" && owned(hint, Room::Gate) > 0
    }),
    (": your host beats {n} of {n} kinds of heroes to come", |hint, s| n(s[1]) != 1 && is_host(hint, s[0], s[1])),
    (": your host beats {n} of 1 kind of heroes to come", |hint, s| is_host(hint, s[0], "1")),
    (": your host beats none of {n} kinds of heroes to come", |hint, s| n(s[0]) != 1 && is_host(hint, "0", s[0])),
    (": your host beats none of 1 kind of heroes to come", |hint, _| is_host(hint, "0", "1")),
    ("A Lair takes in another minion of the last turns", |hint, _| hint.mv == "build lair"),
    ("A Lair lets in another minion", |hint, _| hint.mv == "build lair"),
    (", with {n} free now", |hint, s| n(s[0]) > 0 && n(s[0]) == free_lairs(hint)),
    (", with none free now", |hint, _| free_lairs(hint) == 0),
    ("{n} food is due each turn", |hint, s| n(s[0]) > 0 && n(s[0]) == food(hint)),
    ("No food is due each turn", |hint, _| food(hint) == 0),
    (", with {n} Lairs free", |hint, s| n(s[0]) > 1 && n(s[0]) == free_lairs(hint)),
    (", with 1 Lair free", |hint, _| free_lairs(hint) == 1),
    (", with no Lair free", |hint, _| free_lairs(hint) == 0),
    (", and you have no Farm", |hint, _| owned(hint, Room::Farm) == 0),
    (", and 1 Farm gives {n} to {n}", |hint, s| owned(hint, Room::Farm) == 1 && [n(s[0]), n(s[1])] == [2, 12]),
    (", and {n} Farms give {n} to {n}", |hint, s| {
        n(s[0]) > 1 && n(s[0]) == owned(hint, Room::Farm) && [n(s[1]), n(s[2])] == [2 * n(s[0]), 12 * n(s[0])]
    }),
    ("The next haul may need more than your storage for {n} gold", |hint, s| {
        pay(hint) == 0 && n(s[0]) == storage(hint, Resource::Gold) && own(hint, "peons") * 2 * 12 > n(s[0])
    }),
    ("{n} gold of pay and the next haul may need more than your storage for {n} gold", |hint, s| {
        n(s[0]) > 0
            && n(s[0]) == pay(hint)
            && n(s[1]) == storage(hint, Resource::Gold)
            && pay(hint) + own(hint, "peons") * 2 * 12 > n(s[1])
    }),
    ("The next haul may need more than your storage for {n} stone", |hint, s| {
        n(s[0]) == storage(hint, Resource::Stone) && 15 + own(hint, "peons") * 2 * 12 > n(s[0])
    }),
    ("A Shrine opens the workshops", |hint, _| hint.mv == "build shrine" && owned(hint, Room::Shrine) == 0),
    ("Another Shrine stores more mana for the spells of your Libraries", |hint, _| {
        hint.mv == "build shrine" && owned(hint, Room::Shrine) == 1 && owned(hint, Room::Library) > 1
    }),
    ("It takes {n} {name} to work, and this is number {n}", |hint, s| {
        let built = ["Library", "Training Room", "Blacksmith"];
        let plurals = ["Libraries", "Training Rooms", "Blacksmiths"];
        let built = (0..3).find(|&at| s[1] == if n(s[0]) == 1 { built[at] } else { plurals[at] });
        let built = built.map(|at| [Room::Library, Room::Training, Room::Blacksmith][at]);
        built.is_some_and(|room| {
            hint.mv == format!("build {room}") && n(s[2]) == owned(hint, room) + 1 && n(s[2]) <= n(s[0])
        }) && n(s[0]) == i64::from(tables(hint).limits.work_rooms)
    }),
    ("No room is worth its price now", |hint, _| hint.mv == "next"),
    ("Save for {name} at {n} gold and {n} stone", |hint, s| {
        room(hint, s[0]).is_some_and(|room| is_price(hint, room, &format!("{} gold and {} stone", s[1], s[2])))
    }),
    (" and keep {n} gold for pay", |hint, s| n(s[0]) >= pay(hint)),
    (": you have {n} gold and {n} stone", |hint, s| [n(s[0]), n(s[1])] == [own(hint, "gold"), own(hint, "stone")]),
    // Train.
    ("You have no minion to train", |hint, _| host(hint).is_empty()),
    ("Training needs {n} Training Rooms, and you have {n}", |hint, s| {
        !legal(hint, "train")
            && n(s[1]) > 0
            && n(s[1]) == owned(hint, Room::Training)
            && n(s[0]) == work_rooms(hint)
            && n(s[1]) < n(s[0])
    }),
    ("Training needs {n} Training Rooms, and you have none", |hint, s| {
        !legal(hint, "train") && owned(hint, Room::Training) == 0 && n(s[0]) == work_rooms(hint)
    }),
    ("No other minion can be trained this turn", |hint, _| {
        !legal(hint, "train") && owned(hint, Room::Training) >= i64::from(tables(hint).limits.work_rooms)
    }),
    ("You have {n} gold for {n} of pay: too little for the {n} that a training may add", |hint, s| {
        is_due(hint, s[0], s[1]) && n(s[0]) - n(s[1]) < n(s[2]) && n(s[2]) == 8
    }),
    ("Another rank would cost more pay than it is worth", |hint, _| hint.mv == "next" && legal(hint, "train")),
    ("At rank {n} {name} #{n} beats {name}", |hint, s| {
        of_move(hint, s[1], s[2]).is_some_and(|rank| {
            let mut after = host(hint);
            let at = after.iter().position(|&other| other == rank).unwrap();
            after[at] += 1;
            rank + 1 == n(s[0]) && are_named(hint, s[3], &gained(hint, &host(hint), &after))
        })
    }),
    ("At rank {n} {name} #{n} is nearer to rank {n}, which your goal asks for", |hint, s| {
        of_move(hint, s[1], s[2]).is_some_and(|rank| rank + 1 == n(s[0]) && rank < n(s[3])) && is_rank_asked(hint, s[3])
    }),
    ("The first training of {name} #{n} counts {n} points", |hint, s| {
        let row = tables(hint).minions.iter().find(|row| row.name == s[0]);
        let at = minion(hint, s[0], s[1]);
        is_mastery(hint)
            && of_move(hint, s[0], s[1]).is_some()
            && at.is_some_and(|at| list(hint, "m_trains")[at] == 0)
            && row.is_some_and(|row| i64::from(row.train) == n(s[2]))
    }),
    ("{name} #{n} rises to rank {n}, which is worth more than the pay", |hint, s| {
        of_move(hint, s[0], s[1]).is_some_and(|rank| rank + 1 == n(s[2]))
    }),
    // Research.
    ("No project is worth its price or its workers now", |hint, _| hint.mv == "next"),
    ("It takes {n} {name} or {n} {name} to work, and you have {n} and {n}", |hint, s| {
        let most = i64::from(tables(hint).limits.work_rooms);
        [n(s[0]), n(s[2])] == [most, most]
            && ["Library", "Libraries"].contains(&s[1])
            && ["Blacksmith", "Blacksmiths"].contains(&s[3])
            && [n(s[4]), n(s[5])] == [owned(hint, Room::Library), owned(hint, Room::Blacksmith)]
            && n(s[4]) < most
            && n(s[5]) < most
    }),
    ("{name}: {n} points to go, ", |hint, s| n(s[1]) != 1 && left(hint, s[0]) == Some(n(s[1]))),
    ("{name}: 1 point to go, ", |hint, s| left(hint, s[0]) == Some(1)),
    ("and {n} of {n} idle minions work on it", |hint, s| n(s[0]) != 1 && is_crew(hint, s[0], s[1])),
    ("and 1 of {n} idle minions works on it", |hint, s| is_crew(hint, "1", s[0])),
    ("and all {n} idle minions work on it", |hint, s| n(s[0]) > 2 && n(s[0]) == crew(hint) && crew(hint) == idle(hint)),
    ("and both idle minions work on it", |hint, _| crew(hint) == 2 && idle(hint) == 2),
    ("and your only idle minion works on it", |hint, _| crew(hint) == 1 && idle(hint) == 1),
    ("{name} takes {n} points", |hint, s| begun(hint, s[0]).is_some_and(|row| row.0 == n(s[1]))),
    ("{name} for {n} gold, {n} points", |hint, s| {
        begun(hint, s[0]).is_some_and(|row| [row.1, row.0] == [n(s[1]), n(s[2])])
    }),
    ("Your goal asks for spells, and {name} takes {n} points", |hint, s| {
        goals(hint).iter().any(|goal| matches!(goal, Goal::Learn { .. }))
            && begun(hint, s[0]).is_some_and(|row| row.0 == n(s[1]))
    }),
    ("Your goal asks for doors and traps; {name} for {n} gold, {n} points", |hint, s| {
        goals(hint).iter().any(|goal| matches!(goal, Goal::Arm { .. }))
            && begun(hint, s[0]).is_some_and(|row| [row.1, row.0] == [n(s[1]), n(s[2])])
    }),
    ("Your health is {n} of {n}, and you have {name} Regen ready", |hint, s| {
        let ready = list(hint, "spells")[2];
        n(s[0]) == own(hint, "hp")
            && n(s[1]) == own(hint, "hp_max")
            && s[2] == if ready == 0 { "no".to_owned() } else { ready.to_string() }
    }),
    ("{name} helps against heroes whom your host cannot beat: {name}", |hint, s| {
        begun(hint, s[0]).is_some() && are_named(hint, s[1], &unbeaten(hint))
    }),
    ("Your host beats all heroes to come, and you get {n} points for {name} at the end", |hint, s| {
        is_mastery(hint) && unbeaten(hint).is_empty() && begun(hint, s[1]).is_some_and(|row| row.2 == n(s[0]))
    }),
    ("{name} may stop heroes whom your host cannot beat: {name}", |hint, s| {
        begun(hint, s[0]).is_some() && are_named(hint, s[1], &unbeaten(hint))
    }),
    // Recruit.
    ("{n} cards may show a better minion than your weakest, and looking costs nothing", |hint, s| {
        hint.mv == "attempt" && n(s[0]) == 3 * owned(hint, Room::Gate) && free_lairs(hint) == 0
    }),
    ("{n} Lairs are free, with {n} food for a first meal: {n} cards to see", |hint, s| {
        n(s[0]) != 1
            && n(s[0]) == free_lairs(hint)
            && n(s[1]) == own(hint, "food")
            && n(s[2]) == 3 * owned(hint, Room::Gate)
    }),
    ("1 Lair is free, with {n} food for a first meal: {n} cards to see", |hint, s| {
        free_lairs(hint) == 1 && n(s[0]) == own(hint, "food") && n(s[1]) == 3 * owned(hint, Room::Gate)
    }),
    ("There is no food for a first meal", |hint, _| own(hint, "food") == 0),
    ("This turn’s attempt is over", |hint, _| hint.flag("attempted") && !legal(hint, "attempt")),
    ("No minion can move in now", |hint, _| !legal(hint, "attempt")),
    ("; you have {n} gold for {n} of pay", |hint, s| is_due(hint, s[0], s[1])),
    ("There is no minion among the cards turned up", |hint, _| turned(hint) == 0),
    ("None of {n} minions turned up is worth what he costs, or can be paid and fed", |hint, s| {
        n(s[0]) != 1 && n(s[0]) == turned(hint)
    }),
    ("The minion turned up is not worth what he costs, or cannot be paid and fed", |hint, _| turned(hint) == 1),
    (": you have {n} gold and {n} food", |hint, s| [n(s[0]), n(s[1])] == [own(hint, "gold"), own(hint, "food")]),
    ("The {name} beats {name}", |hint, s| {
        hired(hint, s[0])
            .is_some_and(|rank| are_named(hint, s[1], &gained(hint, &rest(hint), &with(&rest(hint), rank))))
    }),
    ("The {name} has rank {n} or more, as your goal asks", |hint, s| {
        hired(hint, s[0]).is_some_and(|rank| rank >= n(s[1])) && is_rank_asked(hint, s[1])
    }),
    ("The {name} adds rank {n}", |hint, s| hired(hint, s[0]) == Some(n(s[1]))),
    (", for {n} gold and {n} food a turn", |hint, s| {
        price_of(hint, hint.words()[1]).is_some_and(|row| [n(s[0]), n(s[1])] == [row.2, row.3])
    }),
    (", for {n} food a turn", |hint, s| {
        price_of(hint, hint.words()[1]).is_some_and(|row| [0, n(s[0])] == [row.2, row.3])
    }),
    (" and counts {n} points", |hint, s| is_mastery(hint) && n(s[0]) % 5 == 0),
    ("{name} #{n} (rank {n}) saves pay for another: ", |hint, s| {
        of_move(hint, s[0], s[1]) == Some(n(s[2]))
            && free_lairs(hint) > 0
            && minion(hint, s[0], s[1]).is_some_and(|at| list(hint, "m_pay")[at] > 0)
    }),
    ("{name} #{n} (rank {n}) makes room: ", |hint, s| of_move(hint, s[0], s[1]) == Some(n(s[2]))),
    ("{name} #{n} costs {n} gold and {n} food each turn, more than he is worth beside the others", |hint, s| {
        is_upkeep(hint, s[0], s[1], s[2])
            && minion(hint, s[0], s[1]).is_some_and(|at| list(hint, "m_food")[at] == n(s[3]))
    }),
    ("{n} gold of pay are due, and you have {n}: {name} #{n} goes, who draws {n}", |hint, s| {
        n(s[0]) == pay(hint) && n(s[1]) == own(hint, "gold") && is_upkeep(hint, s[2], s[3], s[4])
    }),
    ("{name} has rank {n}: no card of your suits in your hand has more", |hint, s| {
        let rank = n(s[1]);
        let mut suiting = hint.legal.iter().filter_map(|mv| mv.strip_prefix("recruit ")?.parse::<Card>().ok());
        card_of_move(hint, s[0]).is_some_and(|card| i64::from(card.rank()) == rank)
            && suiting.all(|other| i64::from(other.rank()) <= rank)
    }),
    ("Your hand has no card of your suits, but the next card may be one", |hint, _| {
        hint.mv == "extra" && !legal(hint, "recruit")
    }),
    ("Your hand has no card of your suits", |hint, _| hint.mv == "pass" && !legal(hint, "recruit")),
    // Premonition and heroes.
    ("{name} first: no minion among the cards left has a higher rank", |hint, s| {
        let look = hint.cards("look") & minions();
        card_of_move(hint, s[0])
            .is_some_and(|card| look.contains(card) && look.iter().all(|other| other.rank() <= card.rank()))
    }),
    ("{name} first: no minion is among the cards left", |hint, s| {
        card_of_move(hint, s[0]).is_some() && (hint.cards("look") & minions()).is_empty()
    }),
    ("No hero is left to come", |hint, _| hint.mv == "flip" && to_come(hint).is_empty()),
    ("Your host beats {n} of {n} kinds of heroes to come", |hint, s| n(s[1]) != 1 && is_host(hint, s[0], s[1])),
    ("Your host beats {n} of 1 kind of heroes to come", |hint, s| is_host(hint, s[0], "1")),
    ("Your host beats none of {n} kinds of heroes to come", |hint, s| n(s[0]) != 1 && is_host(hint, "0", s[0])),
    ("Your host beats none of 1 kind of heroes to come", |hint, _| is_host(hint, "0", "1")),
    ("About {n}% to kill the {name} (rank {n}) with the {name}", |hint, s| {
        hint.mv.starts_with("use ")
            && hero(hint, s[1], s[2])
            && (0..=100).contains(&n(s[0]))
            && tables(hint).wares.iter().any(|row| row.name == s[3] && hint.mv == format!("use {}", row.key))
    }),
    ("The fight against the {name} (rank {n}) is won", |hint, s| hero(hint, s[0], s[1]) && kills(hint)),
    ("It takes {n} minions of rank {n} to beat the {name}, and no door or trap is worth it", |hint, s| {
        hero(hint, s[2], s[1]) && n(s[0]) > 1
    }),
    ("It takes 1 minion of rank {n} to beat the {name}, and no door or trap is worth it", |hint, s| {
        hero(hint, s[1], s[0])
    }),
    ("It takes {n} minions of rank {n} to beat the {name}", |hint, s| hero(hint, s[2], s[1]) && n(s[0]) > 1),
    ("It takes 1 minion of rank {n} to beat the {name}", |hint, s| hero(hint, s[1], s[0])),
    (": he costs you {n} of {n} health", |hint, s| {
        let hp = key(hint, "hp");
        n(s[1]) == own(hint, "hp") && hint.always(&hint.mv, |step| step.number(&hp) == own(hint, "hp") - n(s[0]))
    }),
    (": otherwise the Keep falls", |hint, _| damage(hint) >= own(hint, "hp")),
    (": that saves {n} health and is worth {n} points", |hint, s| {
        is_mastery(hint) && n(s[0]) == damage(hint).min(own(hint, "hp"))
    }),
    (": that saves {n} of {n} health", |hint, s| {
        n(s[0]) == damage(hint).min(own(hint, "hp")) && n(s[1]) == own(hint, "hp")
    }),
    // War.
    ("No minion is left to send", |hint, _| hint.legal.len() == 1),
    ("{name} #{n} and another of rank {n} can go together, and such a pair takes no damage", |hint, s| {
        of_move(hint, s[0], s[1]) == Some(n(s[2]))
            && n(s[2]) <= i64::from(tables(hint).limits.war_pair_rank)
            && host(hint).iter().filter(|&&rank| rank == n(s[2])).count() > 1
    }),
    ("{name} #{n} has your highest rank, {n}, and all ranks add up over the war", |hint, s| {
        of_move(hint, s[0], s[1]) == Some(n(s[2])) && host(hint).into_iter().max() == Some(n(s[2]))
    }),
    ("{name} #{n} and {name} #{n} both have rank {n}, and such a pair takes no damage", |hint, s| {
        let rank = |name: &str, id: &str| minion(hint, name, id).map(|at| host(hint)[at]);
        rank(s[0], s[1]) == Some(n(s[4]))
            && rank(s[2], s[3]) == Some(n(s[4]))
            && n(s[4]) <= i64::from(tables(hint).limits.war_pair_rank)
    }),
    ("One minion is enough: over the whole war all ranks add up", |hint, _| hint.mv == "alone"),
    ("There is nothing else to do here", |hint, _| hint.legal.len() == 1),
];
