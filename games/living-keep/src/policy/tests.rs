use underdeck_game::{FastChance, FastRng, Message, Play as _, Policy as _, Seat, State as _, say};

use super::dig;
use super::host::Host;
use super::time::{Stage, Time};
use super::weights::weights;
use crate::deck::TurnPile;
use crate::keep::Keep;
use crate::kinds::{Kind, Mode, Resource, Room, Spell, Ware};
use crate::phase::Phase;
use crate::tables::tables;
use crate::{Move, Options, State, View};

fn luck() -> FastChance {
    FastChance(FastRng::new(5))
}

fn start(options: Options) -> State {
    State::new(&options, &mut luck())
}

fn mastery(turn_decks: u8) -> State {
    start(Options { turn_decks, ..Options::default() })
}

fn scenario(scenario: u8) -> State {
    start(Options { mode: Mode::Campaign, scenario, ..Options::default() })
}

/// A Keep in a phase, with enough rooms for these minions.
fn keep(phase: Phase, minions: &str) -> State {
    let mut state = mastery(3);
    let keep = &mut state.keeps[0];
    hire(keep, minions);
    keep.rooms = [keep.minions.count() as u8 + 1, 4, 3, 2, 2, 1, 0, 0, 0];
    keep.stores = [50, 50, 50, 0];
    state.phase = phase;
    state
}

fn hire(keep: &mut Keep, minions: &str) {
    minions.split_whitespace().for_each(|kind| keep.minions.hire(kind.parse().unwrap(), tables()));
}

/// A hero is at the door.
fn met(hero: &str, minions: &str) -> State {
    let mut state = keep(Phase::Defend, minions);
    let kind: Kind = hero.parse().unwrap();
    state.hero = Some(kind);
    state.hero_rank = tables().hero(kind, 3).rank;
    state
}

fn chosen(state: &State) -> Move {
    let mv = state.view(Seat(state.to_move)).heuristic();
    assert!(state.is_legal(mv), "{mv}");
    mv
}

fn view(state: &State) -> View {
    state.view(Seat(0))
}

#[test]
fn time_is_counted_in_turn_cards() {
    let time = Time::of(&view(&mastery(3)));
    assert_eq!((time.digs, time.heroes, time.monarch, time.pays_again), (37.0, 18.0, 1.0, true));
    let time = Time::of(&view(&scenario(1)));
    assert_eq!((time.digs, time.heroes, time.monarch), (12.0, 6.0, 0.0));
    let coop = start(Options { mode: Mode::Coop, turn_decks: 1, ..Options::default() });
    assert_eq!(Time::of(&view(&coop)).heroes, 3.0);
}

#[test]
fn the_last_turn_has_no_upkeep_to_pay_for() {
    let mut state = mastery(1);
    state.turns[0] = TurnPile::new();
    let time = Time::of(&view(&state));
    assert_eq!((time.digs, time.pays_again), (0.0, false));
}

#[test]
fn two_of_the_highest_rank_lack_nothing() {
    let state = keep(Phase::Build, "TC TS");
    let v = view(&state);
    let plan = super::plan::Plan::of(&v);
    assert_eq!(plan.threat.lack(&plan.host), 0.0);
    let one = plan.host.without(10);
    assert!(plan.threat.lack(&one) > 0.0 && plan.threat.lack(&one) < plan.threat.lack(&one.without(10)));
    assert_eq!((one.at_least(10), Host::with(one, 4).at_least(4)), (1, 2));
}

#[test]
fn a_haul_that_does_not_fit_is_worth_less() {
    assert_eq!((dig::kept(10.0, 40.0), dig::kept(80.0, 40.0)), (10.0, 40.0));
    let near = dig::kept(40.0, 40.0);
    assert!(near > 30.0 && near < 40.0, "{near}");
    assert_eq!((dig::paid(30.0, 20.0), dig::paid(0.0, 20.0)), (20.0, 0.0));
}

#[test]
fn all_dig_while_there_is_no_shrine_and_all_chant_when_gold_and_stone_are_full() {
    let mut state = mastery(3);
    state.phase = Phase::Dig;
    assert_eq!(chosen(&state), Move::AssignDig(4));
    state.keeps[0].rooms[Room::Shrine as usize] = 4;
    state.keeps[0].stores = [25, 50, 0, 0];
    assert_eq!(chosen(&state), Move::AssignDig(0));
}

#[test]
fn the_wages_are_dug_for_first() {
    let mut state = keep(Phase::Dig, "TC TS 9S");
    state.keeps[0].stores = [0, 50, 50, 0];
    state.keeps[0].rooms[Room::Shrine as usize] = 6;
    assert_eq!(chosen(&state), Move::AssignDig(4));
}

#[test]
fn the_first_turns_build_the_rooms_before_a_gate_and_then_a_gate() {
    let mut state = mastery(3);
    state.phase = Phase::Build;
    state.keeps[0].stores = [25, 16, 7, 0];
    assert_eq!(chosen(&state), Move::Build(Room::Lair));
    state.keeps[0].rooms[Room::Lair as usize] = 1;
    state.keeps[0].rooms[Room::Vault as usize] = 2;
    state.keeps[0].stores = [30, 30, 14, 0];
    assert_eq!(chosen(&state), Move::Build(Room::Gate));
}

#[test]
fn gates_come_before_rooms_that_need_others() {
    let mut state = mastery(3);
    state.phase = Phase::Build;
    state.keeps[0].rooms = [1, 2, 2, 1, 0, 0, 0, 0, 0];
    state.keeps[0].stores = [26, 50, 14, 0];
    assert_eq!(chosen(&state), Move::Build(Room::Vault));
}

#[test]
fn a_spell_that_would_come_too_late_is_not_learnt() {
    let mut state = keep(Phase::Research, "TC TS");
    state.keeps[0].rooms[Room::Library as usize] = 4;
    state.keeps[0].stores[Resource::Mana as usize] = 20;
    state.keeps[0].start_project("regen".parse().unwrap());
    assert_eq!(chosen(&state), "channel regen 2".parse().unwrap());
    (state.turns[0], state.turn_pass) = (TurnPile::new(), 2);
    assert_eq!(chosen(&state), Move::Next);
}

#[test]
fn no_room_is_built_with_the_gold_for_the_wages() {
    let mut state = keep(Phase::Build, "TC TS 9S");
    state.keeps[0].stores[Resource::Gold as usize] = 24;
    assert_eq!(chosen(&state), Move::Next);
}

#[test]
fn a_goal_of_rooms_is_built_straight() {
    let mut state = scenario(1);
    state.phase = Phase::Build;
    state.keeps[0].stores = [25, 40, 0, 0];
    assert_eq!(chosen(&state), Move::Build(Room::Farm));
    state.apply(Move::Build(Room::Farm), &mut luck());
    assert_eq!(chosen(&state), Move::Build(Room::Lair));
}

#[test]
fn the_best_minion_is_hired_and_the_least_makes_place() {
    let mut state = keep(Phase::Pick, "TC");
    state.resume = Some(Phase::Recruit);
    state.revealed = "3S TS 9H".parse().unwrap();
    state.picks = 2;
    assert_eq!(chosen(&state), "recruit TS".parse().unwrap());
    hire(&mut state.keeps[0], "2S");
    assert_eq!(chosen(&state), Move::Banish(2));
}

#[test]
fn an_unaffordable_minion_is_hired_for_a_turn_that_may_bring_a_hero() {
    let mut state = keep(Phase::Pick, "TC");
    state.resume = Some(Phase::Recruit);
    state.revealed = "TS".parse().unwrap();
    state.picks = 1;
    state.keeps[0].stores[Resource::Gold as usize] = 14;
    assert_eq!(chosen(&state), "recruit TS".parse().unwrap());
    state.options.heroes = false;
    assert_eq!(chosen(&state), Move::Done);
}

#[test]
fn those_whom_the_upkeep_could_not_pay_go_before_it_takes_the_best() {
    let mut state = keep(Phase::Recruit, "TC 3S TS");
    state.attempted = true;
    state.keeps[0].stores[Resource::Gold as usize] = 15;
    assert_eq!(chosen(&state), Move::Banish(2));
    let mut state = keep(Phase::Recruit, "TC TS");
    state.attempted = true;
    state.keeps[0].stores[Resource::Gold as usize] = 15;
    state.keeps[0].peons = 10;
    assert_eq!(chosen(&state), Move::Next);
}

#[test]
fn a_minion_who_costs_more_than_his_value_is_banished_unless_smiths_are_needed() {
    let mut state = keep(Phase::Recruit, "TC 3S TS");
    state.attempted = true;
    state.keeps[0].stores[Resource::Gold as usize] = 25;
    state.keeps[0].peons = 10;
    assert_eq!(chosen(&state), Move::Banish(2));
    let minion = crate::names::minion(&state.keeps[0], 2);
    assert_eq!(view(&state).reason(), say!(REASON_BANISH_COST, minion, pay = 2, food = 1).capitalised());
    (state.options.mode, state.options.scenario) = (Mode::Campaign, 4);
    assert_eq!(chosen(&state), Move::Next);
}

#[test]
fn a_trap_is_used_only_where_it_turns_the_fight() {
    let mut state = met("9D", "9C 7C");
    state.keeps[0].wares[Ware::Rockfall as usize] = 1;
    assert_eq!(chosen(&state), Move::Use(Ware::Rockfall));
    state.hero_rank = 7;
    assert_eq!(chosen(&state), Move::Fight);
    let mut state = met("TD", "2C");
    state.keeps[0].wares[Ware::Pit as usize] = 1;
    assert_eq!(chosen(&state), Move::Fight);
}

#[test]
fn two_doors_and_spikes_kill_a_titan_together() {
    let mut state = met("TD", "2C");
    for ware in [Ware::Magic, Ware::Pit, Ware::Spikes] {
        state.keeps[0].wares[ware as usize] = 1;
    }
    state.keeps[0].hp = 16;
    let mut uses = Vec::new();
    while state.phase == Phase::Defend {
        let mv = chosen(&state);
        uses.push(mv);
        state.apply(mv, &mut luck());
    }
    assert_eq!((uses.len(), state.keeps[0].killed[Kind::hero(8).place()]), (3, 1), "{uses:?}");
}

#[test]
fn a_power_strike_is_kept_for_a_fight_that_would_be_lost() {
    let mut state = met("TD", "TC TS");
    state.keeps[0].spells[Spell::PowerStrike as usize] = 1;
    state.keeps[0].stores[Resource::Mana as usize] = 20;
    assert_eq!(chosen(&state), Move::Fight);
    state.keeps[0].minions.remove(1);
    assert_eq!(chosen(&state), Move::Cast(Spell::PowerStrike));
}

#[test]
fn doors_and_spells_for_a_goal_are_kept() {
    let mut state = scenario(4);
    state.phase = Phase::Defend;
    (state.hero, state.hero_rank) = (Some(Kind::hero(2)), 4);
    state.keeps[0].wares[Ware::Spikes as usize] = 1;
    assert_eq!(chosen(&state), Move::Fight);
    let mut state = scenario(5);
    state.phase = Phase::Upkeep;
    state.keeps[0].spells[Spell::Regen as usize] = 1;
    (state.keeps[0].hp, state.keeps[0].stores[Resource::Mana as usize]) = (20, 10);
    state.keeps[0].rooms[Room::Shrine as usize] = 1;
    assert_eq!(chosen(&state), Move::Collect);
}

#[test]
fn health_that_is_missing_is_studied_and_cast() {
    let mut state = keep(Phase::Research, "TC TS");
    state.keeps[0].rooms[Room::Library as usize] = 4;
    state.keeps[0].hp = 20;
    assert_eq!(chosen(&state), "research regen".parse().unwrap());
    state.phase = Phase::Upkeep;
    state.keeps[0].spells[Spell::Regen as usize] = 1;
    state.keeps[0].stores[Resource::Mana as usize] = 10;
    assert_eq!(chosen(&state), Move::Cast(Spell::Regen));
}

#[test]
fn a_crew_is_no_larger_than_the_work() {
    let mut state = keep(Phase::Research, "3C 2C 4C 5C");
    state.keeps[0].rooms[Room::Blacksmith as usize] = 4;
    state.keeps[0].start_project("pit".parse().unwrap());
    assert_eq!(chosen(&state), "labour pit 2".parse().unwrap());
}

#[test]
fn a_war_begins_with_a_pair_that_cannot_be_hurt() {
    let mut state = start(Options { mode: Mode::Draft, ..Options::default() });
    state.phase = Phase::War;
    hire(&mut state.keeps[0], "TC 4C 9C 4S");
    state.apply(chosen(&state), &mut luck());
    assert_eq!(chosen(&state), Move::Join(4));
    state.keeps[0].send = Default::default();
    state.phase = Phase::War;
    state.keeps[0].minions.remove(2);
    assert_eq!(chosen(&state), Move::Attack(Some(1)));
}

#[test]
fn a_draft_takes_the_highest_rank() {
    let mut state = start(Options { mode: Mode::Draft, ..Options::default() });
    state.keeps[0].hand = "4C 9S TD 2H".parse().unwrap();
    assert_eq!(state.view(Seat(0)).heuristic(), "recruit 9S".parse().unwrap());
    state.keeps[0].hand = "4D 9H TD 2H".parse().unwrap();
    assert_eq!(state.view(Seat(0)).heuristic(), Move::Extra);
}

#[test]
fn a_haul_that_the_partner_cannot_store_is_kept() {
    let mut state = start(Options { mode: Mode::Coop, ..Options::default() });
    state.phase = Phase::Divide;
    state.pool = [20, 0, 0];
    assert_eq!(chosen(&state), Move::Give(Resource::Gold, 10));
    state.keeps[1].stores[Resource::Gold as usize] = 22;
    assert_eq!(chosen(&state), Move::Give(Resource::Gold, 3));
    state.keeps[0].stores[Resource::Gold as usize] = 25;
    assert_eq!(chosen(&state), Move::Give(Resource::Gold, 3));
}

#[test]
fn minions_near_the_highest_ranks_are_trained_first() {
    let mut state = keep(Phase::Train, "TC 2C 9C");
    state.keeps[0].rooms[Room::Training as usize] = 4;
    assert_eq!(chosen(&state), Move::Train(3));
    state.keeps[0].stores[Resource::Gold as usize] = 12;
    assert_eq!(chosen(&state), Move::Next);
}

#[test]
fn lairs_for_the_last_guests_are_built_in_the_last_dozen_turns() {
    let mut state = keep(Phase::Build, "TC TS");
    state.keeps[0].rooms = [7, 12, 12, 12, 4, 12, 12, 12, 12];
    state.keeps[0].stores = [300, 600, 300, 300];
    for (turn_pass, expected) in [(0, Move::Next), (2, Move::Build(Room::Lair))] {
        state.turn_pass = turn_pass;
        assert_eq!(chosen(&state), expected);
    }
    let reason = view(&state).reason();
    assert!(reason.starts_with("A Lair takes in another minion of the last turns"), "{reason}");
}

#[test]
fn every_stage_has_its_weights() {
    assert!(weights(Stage::Short) != weights(Stage::Campaign));
    assert_eq!(Stage::of(&view(&scenario(3))), Stage::Campaign);
    assert_eq!(Stage::of(&view(&scenario(9))), Stage::King);
    assert_eq!(Stage::of(&view(&mastery(5))), Stage::Long);
}

/// Whole games end, and every move is legal, for each seat of a shared game.
#[test]
fn games_of_every_mode_come_to_an_end() {
    for &mode in Mode::ALL {
        let mut state = start(Options { mode, turn_decks: 1, scenario: 10, ..Options::default() });
        let mut chance = luck();
        let mut moves = 0;
        while state.outcome().is_none() {
            let mv = chosen(&state);
            assert!(view(&state).reason().ends_with('.'));
            if state.is_shared() && mode == Mode::Coop {
                assert_eq!(state.view(Seat(1 - state.to_move)).heuristic(), mv);
            }
            state.apply(mv, &mut chance);
            moves += 1;
            assert!(moves < 2000, "{mode}");
        }
    }
}

/// The expected haul in a reason fits into some store.
#[test]
fn nothing_is_dug_for_full_stores() {
    for full in 0..8_u8 {
        for phase in [Phase::Dig, Phase::Peon] {
            let mut state = keep(phase, "5C");
            state.new_peons = u8::from(phase == Phase::Peon);
            let kinds = [Resource::Gold, Resource::Stone, Resource::Mana];
            for (n, what) in kinds.into_iter().enumerate() {
                let storage = state.keeps[0].storage(what);
                state.keeps[0].stores[what as usize] = if full & 1 << n == 0 { 0 } else { storage };
            }
            let reason = view(&state).reason();
            let promised: String =
                reason.split("about ").skip(1).filter_map(|part| part.split([':', ';']).next()).collect();
            for (n, what) in kinds.into_iter().enumerate().filter(|(n, _)| full & 1 << n != 0) {
                assert!(!promised.contains(&what.to_string()), "{n}: {reason}");
            }
            let lost = [say!(REASON_ASSIGN_FULL), say!(REASON_PEON_FULL)].map(Message::capitalised);
            assert_eq!(lost.contains(&reason), full == 7, "{reason}");
        }
    }
}
