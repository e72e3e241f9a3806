use std::collections::BTreeSet;

use serde_json::json;
use underdeck_game::{Play, Presentation as _, State as _, View as _};
use underdeck_living_keep::{Kind, State, View, tables};

use crate::table::{SEATS, random_games, words_of};

/// The names of a Keep's minions.
fn host(state: &State, keep: usize) -> BTreeSet<String> {
    let state = json!(state);
    let kinds = state[format!("p{}_m_kind", keep + 1)].as_array().unwrap();
    kinds.iter().map(|kind| name(kind.as_str().unwrap())).collect()
}

fn name(kind: &str) -> String {
    let (kind, tables): (Kind, _) = (kind.parse().unwrap(), tables());
    if kind.is_minion() { &tables.minions[kind.place()].name } else { &tables.heroes[kind.place()].name }.clone()
}

/// While a rival decides, nothing that a seat reads names one of his minions, but for battles, and heroes that both meet.
#[test]
fn no_secret_of_a_rival_is_described() {
    let mut compared = 0;
    for mode in ["mode=standard turn_decks=1", "mode=standard turn_decks=2 heroes=false", "mode=draft draft_decks=3"] {
        random_games(mode, 4, |state, mv, after| {
            let rival = usize::from(state.deciding_seat().0);
            let seat = SEATS[1 - rival];
            let theirs = &host(state, rival) | &host(after, rival);
            let mine = &host(state, 1 - rival) | &host(after, 1 - rival);
            let table = state.view(seat).table();
            assert!(table.offers.is_empty());
            let mut text = words_of(&table);
            for line in View::describe_to_others(state, mv, after, seat) {
                if !line.starts_with("Battle ") {
                    text += &format!("\n{line}");
                }
            }
            for name in theirs.difference(&mine) {
                assert!(!text.contains(name.as_str()), "{name} is told to {seat:?} by {mv}: {text}");
                compared += 1;
            }
        });
    }
    assert!(compared > 1000, "{compared}");
}

/// What is overheard follows from what the seat sees, and from the battle: a rival's slate changes nothing.
#[test]
fn what_is_overheard_is_the_same_for_every_rival_that_looks_the_same() {
    random_games("mode=standard turn_decks=1", 6, |state, mv, after| {
        let seat = SEATS[1 - usize::from(state.deciding_seat().0)];
        if state.phase().word().word().starts_with("war") {
            return;
        }
        let hide = |state: &State| state.view(seat).determinise(&mut underdeck_game::FastRng::new(5));
        assert_eq!(
            View::describe_to_others(state, mv, after, seat),
            View::describe_to_others(&hide(state), mv, &hide(after), seat)
        );
    });
}

/// Both players are shown who fought, and the damage once.
#[test]
fn view_7_both_players_are_shown_who_fought() {
    let mut battles = 0;
    random_games("mode=draft draft_decks=2", 4, |state, mv, after| {
        let lines = View::describe_to_others(state, mv, after, SEATS[0]);
        let told = lines.iter().filter(|line| line.starts_with("Battle ")).count();
        let is_battle = json!(state)["war_round"] != json!(after)["war_round"];
        assert_eq!(told, usize::from(is_battle), "{mv}: {lines:?}");
        let mover = state.deciding_seat();
        let own = state.view(mover).describe_change(mv, &[], &after.view(mover));
        assert!(!is_battle || own.iter().all(|line| !line.contains('→')), "{mv}: {own:?}");
        battles += told;
    });
    assert!(battles > 4);
}
