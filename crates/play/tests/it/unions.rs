//! A game that continues in two places becomes one record again, in either order.

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use underdeck_catalogue::Game;
use underdeck_play::{Command, Context, Forced, RecordCopy, unite};
use underdeck_record::{Aid, Record};

use crate::common::{Moves as _, fresh, resumed, shape};

/// A copy of the game, and when it last changed.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Copy {
    record: Record,
    changed: i64,
}

impl Copy {
    /// The game after a player's actions at a moment.
    fn played(&self, game: &Game, deeds: &[u8], now: i64) -> Self {
        let mut tree = resumed(game, &self.record);
        for &deed in deeds {
            let offers = tree.session().table().offers.clone();
            match deed % 8 {
                0 => drop(tree.undo()),
                1 => drop(tree.redo()),
                2 => drop(tree.apply(Command::Hint, Context::screen(Forced::Off))),
                3 if deed > 200 => tree.comment("Hm."),
                _ if offers.is_empty() => {}
                _ => drop(tree.play(&offers[usize::from(deed) % offers.len()].spelling)),
            }
        }
        let record = tree.record();
        let changed = if record == self.record { self.changed } else { now };
        Self { record, changed }
    }

    /// Both copies after they were exchanged.
    fn with(&self, other: &Self) -> Self {
        let [one, two] = [self, other].map(|copy| RecordCopy { record: &copy.record, changed: copy.changed });
        let record = unite(one, two).unwrap_or_else(|error| panic!("{error}\n{}\n{}", self.record, other.record));
        Self { record, changed: self.changed.max(other.changed) }
    }

    fn lines(&self, game: &Game) -> Vec<Vec<String>> {
        shape(&resumed(game, &self.record)).0
    }
}

#[test]
fn two_devices_and_a_server_agree_in_either_order_and_no_line_is_lost() {
    for &game in underdeck_catalogue::games() {
        let mut runner = TestRunner::new(Config { cases: 50, source_file: Some(file!()), ..Config::default() });
        let deeds = || prop::collection::vec(any::<u8>(), 0..14);
        let ran =
            runner.run(&(0_u64..1000, deeds(), deeds(), deeds(), any::<bool>()), |(seed, first, one, two, late)| {
                let start = Copy { record: fresh(game, seed).record(), changed: 0 };
                let server = start.played(game, &first, 1);
                // Two devices leave with the same game; their clocks may agree.
                let one = server.played(game, &one, 5);
                let two = server.played(game, &two, if late { 6 } else { 5 });
                let [here, there] = [[&one, &two], [&two, &one]].map(|[one, two]| server.with(one).with(two));
                prop_assert_eq!(here.record.to_string(), there.record.to_string());
                prop_assert_eq!(here.record.to_string(), one.with(&two).record.to_string());
                for device in [&one, &two, &server] {
                    let united = here.lines(game);
                    prop_assert!(device.lines(game).iter().all(|line| united.contains(line)));
                    prop_assert!(device.record.aids().uses(Aid::Hint) <= here.record.aids().uses(Aid::Hint));
                    prop_assert!(device.record.tag("Informed").is_none() || here.record.tag("Informed").is_some());
                    // A further union adds nothing.
                    prop_assert_eq!(device.with(&here).record.to_string(), here.record.to_string());
                    prop_assert_eq!(here.with(device).record.to_string(), here.record.to_string());
                }
                Ok(())
            });
        ran.unwrap_or_else(|error| panic!("{}: {error}", game.info().id));
    }
}

#[test]
fn the_position_is_that_played_last_and_seen_cards_count() {
    let game = underdeck_catalogue::find("keevorn").unwrap();
    let start = Copy { record: fresh(game, 7).record(), changed: 0 };
    let [one, two] = [5, 6].map(|deed| start.played(game, &[deed, deed], deed.into()));
    assert_ne!(one.lines(game), two.lines(game));
    let (_, here) = shape(&resumed(game, &one.with(&two).record));
    assert_eq!(here, shape(&resumed(game, &two.record)).1);
    // At the table, going from one line to the other.
    let mut table = resumed(game, &one.record);
    while table.undo().is_some() {}
    here.iter().for_each(|mv| drop(table.play(mv)));
    assert_eq!(one.with(&two).record.tag("Informed").is_some(), table.session().informed());
    let other = Copy { record: fresh(game, 8).record(), changed: 0 };
    let refused =
        unite(RecordCopy { record: &one.record, changed: 0 }, RecordCopy { record: &other.record, changed: 0 });
    assert!(refused.unwrap_err().as_str().contains("`Deal`"));
}
