//! What a move changed, in words.

mod battle;
mod changes;
mod haul;
mod luck;
mod made;
mod met;

use game::SeenChance;

use crate::kinds::Mode;
use crate::phase::Phase;
use crate::words;
use crate::{Move, View};

/// One line for each thing that changed, in the order in which it happened.
pub(crate) fn told(before: &View, mv: Move, chance: &[SeenChance], after: &View) -> Vec<String> {
    let mut lines = made(before, mv, chance, after);
    lines.extend(luck::reshuffled(before, chance));
    lines.extend(changes::of_keeps(before, after));
    lines.extend(met::at_the_door(before, after));
    lines.extend(changes::goals(before, after));
    lines.extend(luck::shuffled_at_the_end(before, chance, after));
    lines.extend(went_on(before, after));
    let mut told: Vec<String> = Vec::new();
    for line in lines {
        if !told.contains(&line) {
            told.push(line);
        }
    }
    told
}

/// The move itself.
fn made(before: &View, mv: Move, chance: &[SeenChance], after: &View) -> Vec<String> {
    match mv {
        Move::Collect => made::collected(before, chance, after),
        Move::AssignDig(n) => haul::assigned(before, n, chance, after),
        Move::PeonDig | Move::PeonChant => haul::placed(before, mv, chance, after),
        Move::Give(what, n) => vec![haul::given(before, what, n)],
        Move::Build(room) => vec![made::built(before, room)],
        Move::Train(id) => vec![made::trained(before, id, chance)],
        Move::Research(work) => vec![format!("{} is begun.", words::begin(&words::a(words::work(work))))],
        Move::Channel(spell, n) => made::worked(before, crate::kinds::Work::Spell(spell), n, chance, after),
        Move::Labour(ware, n) => made::worked(before, crate::kinds::Work::Ware(ware), n, chance, after),
        Move::Attempt => vec![made::turned_up(after)],
        Move::Recruit(card) => made::recruited(before, card, after),
        Move::Done => vec!["The others go away.".into()],
        Move::Banish(id) => vec![made::banished(before, id, after)],
        Move::Flip => vec![met::turned(before, chance, after)],
        Move::Use(ware) => vec![met::used(before, ware, chance, after)],
        Move::Fight => vec![met::fought(before)],
        Move::Cast(spell) => made::cast(before, spell, chance, after),
        Move::Place(card) => vec![made::placed(before, card)],
        Move::Extra => vec![battle::drawn(before, after)],
        Move::Pass => vec!["You take nobody.".into()],
        Move::Attack(id) => vec![battle::attacked(before, id)],
        Move::Alone | Move::Join(_) => vec![battle::sent(before, mv)],
        Move::Next => vec![passed_by(before)],
    }
}

fn passed_by(before: &View) -> String {
    match before.phase {
        Phase::Dig => "Nobody digs or chants.".into(),
        phase => format!("{} is over.", words::phase(phase)),
    }
}

/// A new turn, a new phase, another player, the war, or the end.
fn went_on(before: &View, after: &View) -> Vec<String> {
    let mut lines = Vec::new();
    if let Phase::Over(_) = after.phase {
        return vec![crate::table::prompt(after)];
    }
    if after.turn_pass > before.turn_pass && after.frame.mode == Mode::Draft && after.phase == Phase::Draft {
        lines.push(format!(
            "The main deck is spent. Pass {} of {} begins.",
            after.turn_pass + 1,
            after.frame.turn_limit
        ));
    }
    if after.phase == Phase::War && !matches!(before.phase, Phase::War | Phase::WarJoin) {
        lines.push("The war begins.".into());
    } else if after.turn_no != before.turn_no {
        let what = match after.frame.mode {
            Mode::Draft => "Deal",
            Mode::Standard => "Round",
            _ => "Turn",
        };
        lines.push(format!("{what} {} begins.", after.turn_no));
    }
    lines
}
