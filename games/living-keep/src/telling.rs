//! The words of the game: what lies on the table, what can be done, what happened, and why not.
//!
//! A file for each group of moves, as in `rules`, holds what is asked, offered, told and refused of them together. The other
//! files are their common frame: the zones of the table, gestures, luck and odds.

mod about;
mod build;
mod casting;
mod changes;
mod defend;
mod dig;
mod divide;
mod draft;
mod flow;
mod forecast;
mod gesture;
mod haul;
mod hero;
mod luck;
mod odds;
mod overheard;
mod premonition;
mod reason;
mod recruit;
mod research;
mod scene;
mod threat;
mod train;
mod upkeep;
mod war;
mod zones;

use underdeck_game::{
    Gesture, Offer, Place, Play as _, Presentation, Refusal, Seat, SeenChance, Table, Term, Tooltip, Zone,
};

use crate::kinds::{Mode, Work};
use crate::phase::{End, Phase};
use crate::{Move, State, View, words};
use gesture::Parts;
use reason::{Reason, because};
use scene::Scene;

impl Presentation for View {
    fn table(&self) -> Table {
        let scene = Scene::of(self);
        Table {
            prompt: prompt(&scene),
            zones: zones::zones(&scene),
            offers: self.legal().into_iter().map(|mv| offer(&scene, mv)).collect(),
        }
    }

    fn counters(&self) -> Vec<Zone> {
        zones::counters(&Scene::of(self))
    }

    /// One line for each thing that changed, in the order in which it happened.
    fn describe_change(&self, mv: Move, chance: &[SeenChance], after: &Self) -> Vec<String> {
        let mut lines = made(self, mv, chance, after);
        lines.extend(luck::reshuffled(self, chance));
        lines.extend(changes::of_keeps(self, after));
        lines.extend(hero::at_the_door(self, after));
        lines.extend(changes::goals(self, after));
        lines.extend(luck::shuffled_at_the_end(self, chance, after));
        match after.phase {
            Phase::Over(_) => lines.push(prompt(&Scene::of(after))),
            _ => lines.extend(flow::went_on(self, after)),
        }
        let mut told: Vec<String> = Vec::new();
        for line in lines {
            if !told.contains(&line) {
                told.push(line);
            }
        }
        told
    }

    fn patterns(&self) -> &'static [&'static str] {
        Move::PATTERNS
    }

    fn gesture(&self, mv: Move) -> Option<Gesture> {
        match mv {
            Move::Build(what) => Some(gesture::room(what)),
            Move::Research(work) => Some(gesture::ready(work)),
            Move::Train(id) => Some(gesture::minion(id)),
            _ => None,
        }
    }

    /// The first reason that a player would give.
    fn refusal(&self, mv: Move) -> Option<Refusal> {
        let scene = Scene::of(self);
        if self.decides() && scene.state.is_legal(mv) {
            return None;
        }
        let (reason, rules) = refused(&scene, mv);
        Some(Refusal { reason, rules })
    }

    fn describe_to_others(before: &State, mv: Move, after: &State, seat: Seat) -> Vec<String> {
        overheard::describe_to_others(before, mv, after, seat)
    }

    fn guides() -> &'static [&'static str] {
        &[include_str!("telling/guide/first.udr"), include_str!("telling/guide/second.udr")]
    }

    fn tooltip(&self, place: &Place) -> Option<Tooltip> {
        about::tooltip(self, place)
    }

    fn glossary() -> &'static [Term] {
        about::GLOSSARY
    }
}

/// What must be decided, or how the game ended, in one sentence.
fn prompt(scene: &Scene<'_>) -> String {
    let view = scene.view;
    if let Phase::Over(end) = view.phase {
        return ended(scene, end);
    }
    let name = words::phase(match view.phase {
        Phase::Pick => view.resume.unwrap_or(Phase::Recruit),
        phase => phase,
    });
    if !view.decides() {
        return format!("{name}: {} decides.", scene::keep_name(view, view.to_move));
    }
    let whose = match view.options.mode.keeps() {
        2 => format!("{name} of {}", scene::keep_name(view, view.to_move)),
        _ => name.to_owned(),
    };
    format!("{whose}: {}", asked(scene))
}

fn asked(scene: &Scene<'_>) -> String {
    match scene.view.phase {
        Phase::Upkeep => upkeep::ask(scene),
        Phase::Shortfall => upkeep::ask_shortfall(scene),
        Phase::Dig => dig::ask(scene),
        Phase::Peon => dig::ask_peon(scene),
        Phase::Divide => divide::ask(scene),
        Phase::Build => build::ask(scene),
        Phase::Train => train::ask(scene.keep),
        Phase::Research => research::ask(scene.keep),
        Phase::Recruit => recruit::ask(scene),
        Phase::Pick => recruit::ask_pick(scene),
        Phase::Reorder => premonition::ask(scene),
        Phase::Hero => hero::ask(scene),
        Phase::Defend => defend::ask(scene),
        Phase::Draft => draft::ask(scene),
        Phase::War => war::ask(scene),
        Phase::WarJoin => war::ask_join(scene),
        Phase::Over(_) => "the game is over.".into(),
    }
}

fn ended(scene: &Scene<'_>, end: End) -> String {
    let view = scene.view;
    let is_mastery = view.options.mode == Mode::Mastery;
    let score = if is_mastery { format!(" {} points.", scene.state.score()) } else { String::new() };
    match end {
        End::Time if is_mastery => format!("The turn cards are spent, and the Keep stands.{score}"),
        End::Time if view.options.mode == Mode::Coop => "The turn cards are spent, and the Monarch lives. Lost.".into(),
        End::Time => "The turn cards are spent, and the goals are not reached. Lost.".into(),
        End::Death => format!("The Keep has fallen.{score}"),
        End::Goal => "All goals are reached. Won!".into(),
        End::Monarch => "The Monarch is dead. Both Keeps have won!".into(),
        End::War => war::ended(scene),
    }
}

/// How a legal move is made by hand, and what it will do.
fn offer(scene: &Scene<'_>, mv: Move) -> Offer {
    let (gesture, label, effect, rules) = offered(scene, mv);
    Offer::new(mv, gesture, label, effect, rules)
}

fn offered(scene: &Scene<'_>, mv: Move) -> Parts {
    match mv {
        Move::Collect => upkeep::offer_collect(scene),
        Move::AssignDig(n) => dig::offer_assign(scene, n),
        Move::PeonDig => dig::offer_peon_dig(scene),
        Move::PeonChant => dig::offer_peon_chant(scene),
        Move::Give(what, n) => divide::offer(scene, what, n),
        Move::Build(room) => build::offer(scene, room),
        Move::Train(id) => train::offer(scene, id),
        Move::Research(work) => research::offer_begin(scene, work),
        Move::Channel(spell, n) => research::offer_crew(scene, Work::Spell(spell), n),
        Move::Labour(ware, n) => research::offer_crew(scene, Work::Ware(ware), n),
        Move::Attempt => recruit::offer_attempt(scene),
        Move::Recruit(card) if scene.view.phase == Phase::Draft => draft::offer_recruit(card),
        Move::Recruit(card) => recruit::offer_recruit(scene, card),
        Move::Done => recruit::offer_done(scene),
        Move::Banish(id) => upkeep::offer_banish(scene, id),
        Move::Flip => hero::offer(scene),
        Move::Use(ware) => defend::offer_use(scene, ware),
        Move::Fight => defend::offer_fight(scene),
        Move::Cast(spell) => casting::offer(scene, spell),
        Move::Place(card) => premonition::offer(scene, card),
        Move::Extra => draft::offer_extra(),
        Move::Pass => draft::offer_pass(scene),
        Move::Attack(id) => war::offer_attack(scene, id),
        Move::Alone => war::offer_alone(scene),
        Move::Join(id) => war::offer_join(scene, id),
        Move::Next => flow::offer(scene),
    }
}

/// The move itself.
fn made(before: &View, mv: Move, chance: &[SeenChance], after: &View) -> Vec<String> {
    match mv {
        Move::Collect => upkeep::tell_collect(before, chance, after),
        Move::AssignDig(n) => dig::tell_assign(before, n, chance, after),
        Move::PeonDig | Move::PeonChant => dig::tell_peon(before, mv, chance, after),
        Move::Give(what, n) => vec![divide::tell(before, what, n)],
        Move::Build(room) => vec![build::tell(before, room)],
        Move::Train(id) => vec![train::tell(before, id, chance)],
        Move::Research(work) => vec![research::tell_begin(work)],
        Move::Channel(spell, n) => research::tell_crew(before, Work::Spell(spell), n, chance, after),
        Move::Labour(ware, n) => research::tell_crew(before, Work::Ware(ware), n, chance, after),
        Move::Attempt => vec![recruit::turned_up(after)],
        Move::Recruit(card) if before.phase == Phase::Draft => vec![draft::tell_recruit(card)],
        Move::Recruit(card) => recruit::tell_recruit(before, card, after),
        Move::Done => vec!["The others go away.".into()],
        Move::Banish(id) => vec![upkeep::tell_banish(before, id, after)],
        Move::Flip => vec![hero::tell(before, chance, after)],
        Move::Use(ware) => vec![defend::tell_use(before, ware, chance, after)],
        Move::Fight => vec![defend::tell_fight(before)],
        Move::Cast(spell) => casting::tell(before, spell, chance, after),
        Move::Place(card) => vec![premonition::tell(before, card)],
        Move::Extra => vec![draft::tell_extra(before, after)],
        Move::Pass => vec!["You take nobody.".into()],
        Move::Attack(id) => vec![war::tell_attack(before, id)],
        Move::Alone | Move::Join(_) => vec![war::tell_sent(before, mv)],
        Move::Next => vec![flow::tell(before)],
    }
}

fn refused(scene: &Scene<'_>, mv: Move) -> Reason {
    let view = scene.view;
    if view.phase.is_over() {
        return because("the game is over", &["end-1"]);
    }
    if !view.decides() {
        return (format!("{} decides now", scene::keep_name(view, view.to_move)), &["order-4", "view-6"]);
    }
    let out_of_phase = match mv {
        Move::Cast(_) => casting::no_window(scene),
        _ => flow::out_of_phase(scene, mv),
    };
    if let Some(reason) = out_of_phase {
        return reason;
    }
    match mv {
        Move::AssignDig(n) => dig::refuse_assign(scene.keep, n),
        Move::Give(what, n) => divide::refuse(scene, what, n),
        Move::Build(room) => build::refuse(scene, room),
        Move::Train(id) => train::refuse(scene, id),
        Move::Research(work) => research::refuse_begin(scene, work),
        Move::Channel(spell, n) => research::refuse_crew(scene, Work::Spell(spell), n),
        Move::Labour(ware, n) => research::refuse_crew(scene, Work::Ware(ware), n),
        Move::Attempt => recruit::refuse_attempt(scene),
        Move::Recruit(card) if view.phase == Phase::Draft => draft::refuse_recruit(scene, card),
        Move::Recruit(card) => recruit::refuse_recruit(scene, card),
        Move::Banish(id) => upkeep::refuse_banish(scene, id),
        Move::Use(ware) => defend::refuse_use(scene, ware),
        Move::Cast(spell) => casting::refuse(scene, spell),
        Move::Place(card) => premonition::refuse(card),
        Move::Extra | Move::Pass => draft::refuse_choice(scene, mv),
        Move::Attack(id) => war::refuse_attack(id),
        Move::Join(id) => war::refuse_join(scene, id),
        _ => (format!("`{mv}` cannot be played now"), &["order-4"]),
    }
}
