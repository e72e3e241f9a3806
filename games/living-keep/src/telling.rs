//! Living Keep in words: the table, the legal moves, and the changes by a move.
//!
//! A file for each group of moves, as in `rules`, has their prompts, offers and reports; `rules` has the refusals. The
//! other
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
mod printout;
mod recruit;
mod research;
mod scene;
mod threat;
mod train;
mod upkeep;
mod war;
mod zones;

use underdeck_cards::{Card, CardSet};
use underdeck_game::{
    Gesture, Message, MoveWords, Offer, Place, Presentation, Refusal, Seat, SeenChance, Table, Term, Tooltip, Zone, say,
};

use crate::kinds::{Kind, Mode, Work};
use crate::phase::{End, Phase};
use crate::{Move, Options, State, View, names};
use scene::Scene;

impl Presentation for View {
    const TABLES: Option<fn(&Options) -> Message> = Some(printout::tables);

    fn table(&self) -> Table {
        let scene = Scene::of(self);
        names::by(self.options.tables, || Table {
            prompt: prompt(&scene),
            zones: zones::zones(&scene),
            offers: self
                .legal()
                .into_iter()
                .map(|mv| Offer::of(mv, (Words::of(mv, self.phase).offer)(&scene)))
                .collect(),
        })
    }

    fn counters(&self) -> Vec<Zone> {
        names::by(self.options.tables, || zones::counters(&Scene::of(self)))
    }

    /// One line for each change, in the order in which it happened.
    fn describe_change(&self, mv: Move, chance: &[SeenChance], after: &Self) -> Vec<Message> {
        let lines = names::by(self.options.tables, || changes_by(self, mv, chance, after));
        let mut unique: Vec<Message> = Vec::new();
        for line in lines {
            if !unique.contains(&line) {
                unique.push(line);
            }
        }
        unique
    }

    fn slain(&self, _mv: Move, after: &Self) -> CardSet {
        let (was, is) = (self.deciding_keep(), scene::keep_after(self, after));
        let fallen = (0..was.killed.len()).filter(|&place| is.killed[place] > was.killed[place]);
        fallen.map(|place| Kind::hero(place).card().unwrap_or(Card::RED_JOKER)).collect()
    }

    fn patterns(&self) -> &'static [&'static str] {
        Move::PATTERNS
    }

    fn gesture(&self, mv: Move) -> Option<Gesture> {
        match mv {
            Move::Build(what) => Some(gesture::room(what)),
            Move::Research(work) => Some(gesture::ready(work)),
            Move::Train(id) | Move::Attack(Some(id)) | Move::Join(id) => Some(gesture::minion(id)),
            Move::Recruit(card) => {
                let from = if self.phase == Phase::Draft { "hand" } else { "revealed" };
                Some(gesture::drag(from, card, "minions"))
            }
            _ => None,
        }
    }

    /// The most obvious reason.
    fn refusal(&self, mv: Move) -> Option<Refusal> {
        let decides = Refusal::unless(self.decides() || self.phase.is_over(), &["order-4", "view-6"], || {
            say!(DECIDES_NOW, keep = scene::keep_name(self, self.to_move))
        });
        decides.and_then(|()| self.complete().check_move(mv)).err()
    }

    fn describe_to_others(before: &State, mv: Move, after: &State, seat: Seat) -> Vec<Message> {
        names::by(before.options.tables, || overheard::describe_to_others(before, mv, after, seat))
    }

    fn tooltip(&self, place: &Place) -> Option<Tooltip> {
        names::by(self.options.tables, || about::tooltip(self, place))
    }

    fn glossary() -> &'static [Term] {
        about::GLOSSARY
    }
}

/// The changes by a move, line by line.
fn changes_by(before: &View, mv: Move, chance: &[SeenChance], after: &View) -> Vec<Message> {
    let mut lines = (Words::of(mv, before.phase).report)(&Played { before, chance, after });
    lines.extend(luck::reshuffled(before, chance));
    lines.extend(changes::of_keeps(before, after));
    lines.extend(hero::at_the_door(before, after));
    if before.options.wares_act && mv == Move::Flip {
        lines.extend(defend::describe_acted(before, chance, after));
    }
    lines.extend(changes::goals(before, after));
    lines.extend(luck::shuffled_at_the_end(before, chance, after));
    match after.phase {
        Phase::Over(_) => lines.push(prompt(&Scene::of(after))),
        _ => lines.extend(flow::describe_progress(before, after)),
    }
    lines
}

/// The decision that is due, or the end of the game, in one sentence.
fn prompt(scene: &Scene<'_>) -> Message {
    let view = scene.view;
    let phase = match view.phase {
        Phase::Over(end) => return ended(scene, end),
        Phase::Pick => view.resume.unwrap_or(Phase::Recruit),
        phase => phase,
    };
    let keep = || scene::keep_name(view, view.to_move);
    if !view.decides() {
        return say!(PROMPT_WAIT, phase, keep = keep());
    }
    let ask = asked(scene);
    match view.options.mode.keeps() {
        2 => say!(PROMPT_OF, phase, keep = keep(), ask),
        _ => say!(PROMPT, phase, ask),
    }
}

fn asked(scene: &Scene<'_>) -> Message {
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
        Phase::Over(end) => ended(scene, end),
    }
}

fn ended(scene: &Scene<'_>, end: End) -> Message {
    let (score, turn) = (|| scene.state.score(), scene.view.turn_no);
    match (end, scene.view.options.mode) {
        (End::Time, Mode::Mastery) => say!(END_TIME, score = score()),
        (End::Time, Mode::Coop) => say!(END_TIME_COOP),
        (End::Time, _) => say!(END_TIME_CAMPAIGN),
        (End::Death, Mode::Mastery) => say!(END_DEATH_SCORE, turn, score = score()),
        (End::Death, Mode::Coop) => say!(END_DEATH_COOP, turn),
        (End::Death, _) => say!(END_DEATH, turn),
        (End::Goal, _) => say!(END_GOAL),
        (End::Monarch, _) => say!(END_MONARCH),
        (End::War, _) => war::ended(scene),
    }
}

/// A move that was played, as a seat saw it.
struct Played<'a> {
    before: &'a View,
    chance: &'a [SeenChance],
    after: &'a View,
}

type OfferWords = dyn Fn(&Scene<'_>) -> MoveWords;
type Report = dyn Fn(&Played<'_>) -> Vec<Message>;

/// The words of a move: its offer, and the report once it is played.
struct Words {
    offer: Box<OfferWords>,
    report: Box<Report>,
}

fn words_of(
    offer: impl Fn(&Scene<'_>) -> MoveWords + 'static,
    report: impl Fn(&Played<'_>) -> Vec<Message> + 'static,
) -> Words {
    Words { offer: Box::new(offer), report: Box::new(report) }
}

impl Words {
    /// The words of a move in a phase, one row each.
    fn of(mv: Move, phase: Phase) -> Self {
        match mv {
            Move::Collect => words_of(upkeep::offer_collect, upkeep::describe_collect),
            Move::AssignDig(n) => {
                words_of(move |scene| dig::offer_assign(scene, n), move |it| dig::describe_assign(it, n))
            }
            Move::PeonDig => words_of(dig::offer_peon_dig, |it| dig::describe_peon(it, say!(PEON_DIGS))),
            Move::PeonChant => words_of(dig::offer_peon_chant, |it| dig::describe_peon(it, say!(PEON_CHANTS))),
            Move::Give(what, n) => words_of(
                move |scene| divide::offer(scene, what, n),
                move |it| vec![divide::describe(it.before, what, n)],
            ),
            Move::Build(room) => {
                words_of(move |scene| build::offer(scene, room), move |it| vec![build::describe(it.before, room)])
            }
            Move::Train(id) => words_of(
                move |scene| train::offer(scene, id),
                move |it| vec![train::describe(it.before, id, it.chance)],
            ),
            Move::Research(work) => {
                words_of(move |scene| research::offer_begin(scene, work), move |_| vec![research::describe_begin(work)])
            }
            Move::Erase(work) => words_of(
                move |scene| research::offer_erase(scene, work),
                move |it| vec![research::describe_erase(it.before, work)],
            ),
            Move::Channel(spell, n) => Self::of_crew(Work::Spell(spell), n),
            Move::Labour(ware, n) => Self::of_crew(Work::Ware(ware), n),
            Move::Attempt => words_of(recruit::offer_attempt, |it| vec![recruit::turned_up(it.after)]),
            Move::Recruit(card) if phase == Phase::Draft => {
                words_of(move |scene| draft::offer_recruit(scene, card), move |_| vec![draft::describe_recruit(card)])
            }
            Move::Recruit(card) => words_of(
                move |scene| recruit::offer_recruit(scene, card),
                move |it| recruit::describe_recruit(it.before, card, it.after),
            ),
            Move::Done => words_of(recruit::offer_done, |_| vec![say!(OTHERS_LEFT)]),
            Move::Banish(id) => words_of(
                move |scene| upkeep::offer_banish(scene, id),
                move |it| vec![upkeep::describe_banish(it.before, id, it.after)],
            ),
            Move::Flip => words_of(hero::offer, |it| vec![hero::describe(it.before, it.chance, it.after)]),
            Move::Use(ware) => {
                words_of(move |scene| defend::offer_use(scene, ware), move |it| defend::describe_use(it, ware))
            }
            Move::Fight => words_of(defend::offer_fight, |it| vec![defend::describe_fight(it.before)]),
            Move::Cast(spell) => {
                words_of(move |scene| casting::offer(scene, spell), move |it| casting::describe(it, spell))
            }
            Move::Place(card) => words_of(
                move |scene| premonition::offer(scene, card),
                move |it| vec![premonition::describe(it.before, card)],
            ),
            Move::Extra => words_of(|_| draft::offer_extra(), |it| vec![draft::describe_extra(it.before, it.after)]),
            Move::Pass => words_of(draft::offer_pass, |_| vec![say!(PASSED)]),
            Move::Attack(id) => {
                words_of(move |scene| war::offer_attack(scene, id), move |it| vec![war::describe_attack(it.before, id)])
            }
            Move::Alone => words_of(war::offer_alone, |it| vec![war::describe_sent(it.before, None)]),
            Move::Join(id) => words_of(
                move |scene| war::offer_join(scene, id),
                move |it| vec![war::describe_sent(it.before, Some(id))],
            ),
            Move::Next => words_of(flow::offer, |it| vec![flow::describe(it.before)]),
        }
    }

    fn of_crew(work: Work, n: u8) -> Self {
        words_of(move |scene| research::offer_crew(scene, work, n), move |it| research::describe_crew(it, work, n))
    }
}
