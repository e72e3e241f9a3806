//! Dispatch: the moves of each phase, and the rule that plays each of them (order-4).

use underdeck_game::{CampaignStatus, Chance, GameInfo, Message, Refusal, RuleIds, Seat, StateError, Turn, say};

use crate::campaign::{self, PlayedScenario};
use crate::kinds::{Mode, Work};
use crate::legal::{Legal, Menu, Moves};
use crate::phase::Phase;
use crate::{INFO, Move, Options, State, View, check, names};

impl underdeck_game::State for State {
    type Move = Move;
    type Moves<'a> = Moves;
    type View = View;
    type Options = Options;

    const INFO: &'static GameInfo = &INFO;
    const REFERENCE: &'static str = include_str!("reference.md");

    #[inline]
    fn new(options: &Options, chance: &mut impl Chance) -> Self {
        Self::set_up(options, chance)
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over(end) => Turn::Over(self.outcome_of(end)),
            _ => Turn::Decide(Seat(self.to_move)),
        }
    }

    #[inline]
    fn moves(&self) -> Moves {
        Moves(self.legal())
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move, chance: &mut impl Chance) {
        self.apply(mv, chance);
    }

    fn view(&self, seat: Seat) -> View {
        View::of(self, seat)
    }

    fn check(&self) -> Result<(), StateError> {
        check::check(self)
    }

    /// Alone and in coop the seats have no secrets (view-2, R61).
    fn is_shared(&self) -> bool {
        !self.options.mode.is_duel()
    }

    fn seats(&self) -> u8 {
        u8::try_from(self.options.mode.keeps()).unwrap_or(Self::INFO.seats)
    }

    fn campaign(start: &Options, played: &[Self]) -> Option<CampaignStatus<Options>> {
        let scenarios = played.iter().filter(|state| state.options.mode == Mode::Campaign);
        let played = scenarios.map(|state| PlayedScenario {
            number: state.options.scenario,
            phase: state.phase,
            turns: state.turn_no,
        });
        names::by(start.tables, || campaign::status(start, &played.collect::<Vec<_>>()))
    }

    fn sequel(&self) -> Option<Options> {
        campaign::sequel(&self.options, self.phase)
    }
}

impl State {
    /// The legal moves.
    #[inline]
    pub(crate) fn legal(&self) -> Legal {
        Legal::Menu(match self.phase {
            Phase::Upkeep => self.upkeep_menu(),
            Phase::Shortfall => self.shortfall_menu(),
            Phase::Dig => self.dig_menu(),
            Phase::Peon => Self::peon_menu(),
            Phase::Divide => return self.divide_legal(),
            Phase::Build => self.build_menu(),
            Phase::Train => self.train_menu(),
            Phase::Research => return self.research_legal(),
            Phase::Recruit => self.recruit_menu(),
            Phase::Pick => self.pick_menu(),
            Phase::Reorder => return Legal::Place(self.look),
            Phase::Hero => self.hero_menu(),
            Phase::Defend => self.defend_menu(),
            Phase::Draft => self.draft_menu(),
            Phase::War => self.war_menu(),
            Phase::WarJoin => self.join_menu(),
            Phase::Over(_) => Menu::NONE,
        })
    }

    /// Whether a move is legal, with the most obvious reason if it is not (end-1, order-4).
    pub(crate) fn check_move(&self, mv: Move) -> Result<(), Refusal> {
        names::by(self.options.tables, || self.check_plainly(mv))
    }

    fn check_plainly(&self, mv: Move) -> Result<(), Refusal> {
        Refusal::unless(!self.phase.is_over(), &["end-1"], || say!(OVER_REFUSED))?;
        self.check_phase(mv)?;
        let keep = self.keep();
        match mv {
            Move::AssignDig(n) => keep.check_assign(n),
            Move::Give(what, n) => self.check_give(what, n),
            Move::Build(room) => keep.check_build(room),
            Move::Train(id) => keep.check_train(id),
            Move::Research(work) => keep.check_research(work, self.options.free_slots),
            Move::Erase(work) => self.check_erase(work),
            Move::Channel(spell, n) => keep.check_crew(Work::Spell(spell), n),
            Move::Labour(ware, n) => keep.check_crew(Work::Ware(ware), n),
            Move::Attempt => self.check_attempt(),
            Move::Recruit(card) if self.phase == Phase::Draft => self.check_draft(card),
            Move::Recruit(card) => self.check_recruit(card),
            Move::Banish(id) => self.check_banish(id),
            Move::Use(ware) => self.check_use(ware),
            Move::Cast(spell) => self.check_cast(spell),
            Move::Place(card) => {
                Refusal::unless(self.look.contains(card), &["premonition-3"], || say!(PLACE_REFUSED, card))
            }
            Move::Extra | Move::Pass => self.check_draft_choice(mv),
            Move::Attack(id) => self.check_attack(id),
            Move::Join(id) => keep.check_join(id),
            // Legal throughout their phases.
            Move::Collect | Move::PeonDig | Move::PeonChant | Move::Done => Ok(()),
            Move::Flip | Move::Fight | Move::Alone | Move::Next => Ok(()),
        }
    }

    /// Whether the move is one of the phase (order-3, order-4, draft-6, R35, R73).
    fn check_phase(&self, mv: Move) -> Result<(), Refusal> {
        use Phase::{
            Build, Defend, Dig, Divide, Draft, Hero, Peon, Pick, Recruit, Reorder, Research, Shortfall, Train, Upkeep,
            War, WarJoin,
        };
        let (phases, rules): (&[Phase], RuleIds) = match mv {
            Move::Collect => (&[Upkeep], &["upkeep-1", "order-4"]),
            Move::AssignDig(_) => (&[Dig], &["dig-1", "order-4"]),
            Move::PeonDig | Move::PeonChant => (&[Peon], &["dig-6", "order-4"]),
            Move::Give(..) => (&[Divide], &["divide-1", "dig-9"]),
            Move::Build(_) => (&[Build], &["build-1", "order-4"]),
            Move::Train(_) => (&[Train], &["train-1", "order-4"]),
            Move::Research(_) => (&[Research], &["research-1", "research-2", "order-4"]),
            Move::Erase(_) => (&[Train], &["option-17", "R31"]),
            Move::Channel(..) => (&[Research], &["channel-1", "order-4"]),
            Move::Labour(..) => (&[Research], &["labour-1", "order-4"]),
            Move::Attempt => (&[Recruit], &["recruit-1", "order-4"]),
            Move::Recruit(_) => (&[Pick, Draft], &["attempt-2", "draft-3"]),
            Move::Done => (&[Pick], &["attempt-4"]),
            Move::Banish(_) => (&[Shortfall, Recruit, Pick], &["shortfall-1", "recruit-2", "R42"]),
            Move::Flip => (&[Hero], &["hero-1", "order-4"]),
            Move::Use(_) => (&[Defend], &["defend-1"]),
            Move::Fight => (&[Defend], &["defend-2", "fight-1"]),
            Move::Place(_) => (&[Reorder], &["premonition-3"]),
            Move::Extra | Move::Pass => (&[Draft], &["draft-4", "draft-5"]),
            Move::Attack(_) => (&[War], &["war-2"]),
            Move::Alone | Move::Join(_) => (&[WarJoin], &["war-3"]),
            Move::Next => (&[Dig, Build, Train, Research, Recruit], &["order-5"]),
            Move::Cast(_) if self.phase.is_window() => return Ok(()),
            Move::Cast(_) => {
                let reason = match self.phase {
                    Draft | War | WarJoin => say!(CAST_REFUSED_MODE),
                    _ => say!(CAST_REFUSED_CHOICE, due = self.due()),
                };
                return Refusal::because(&["cast-1", "R35"], reason);
            }
        };
        if phases.contains(&self.phase) {
            return Ok(());
        }
        match self.options.mode {
            Mode::Standard if matches!(phases, [Train | Research]) => {
                Refusal::because(&["order-3"], say!(PHASE_REFUSED_STANDARD))
            }
            Mode::Draft if !phases.iter().any(|phase| matches!(phase, Draft | War | WarJoin)) => {
                Refusal::because(&["draft-6", "R73"], say!(PHASE_REFUSED_DRAFT_MODE))
            }
            _ => Refusal::because(rules, self.due()),
        }
    }

    /// The decision that is due.
    fn due(&self) -> Message {
        match self.phase {
            Phase::Upkeep => say!(PHASE_REFUSED_UPKEEP),
            Phase::Shortfall => say!(PHASE_REFUSED_SHORTFALL),
            Phase::Peon => say!(PHASE_REFUSED_PEON),
            Phase::Divide => say!(PHASE_REFUSED_DIVIDE),
            Phase::Pick => say!(PHASE_REFUSED_PICK),
            Phase::Reorder => say!(PHASE_REFUSED_REORDER),
            Phase::Hero => say!(PHASE_REFUSED_HERO),
            Phase::Defend => {
                say!(PHASE_REFUSED_DEFEND, wares = self.options.chooses_wares().to_string())
            }
            Phase::Draft => say!(PHASE_REFUSED_DRAFT),
            Phase::War => say!(PHASE_REFUSED_WAR),
            Phase::WarJoin => say!(PHASE_REFUSED_JOIN),
            phase => say!(PHASE_REFUSED, phase),
        }
    }

    /// Plays a legal move.
    #[inline]
    pub(crate) fn apply(&mut self, mv: Move, chance: &mut impl Chance) {
        match mv {
            Move::Collect => self.collect(chance),
            Move::AssignDig(n) => self.assign_dig(n, chance),
            Move::PeonDig => self.peon_dig(chance),
            Move::PeonChant => self.peon_chant(chance),
            Move::Give(what, n) => self.give(what, n),
            Move::Build(room) => self.keep_mut().build(room),
            Move::Train(id) => self.train(id, chance),
            Move::Research(work) => self.keep_mut().start_project(work),
            Move::Erase(work) => self.keep_mut().projects.erase(work),
            Move::Channel(spell, n) => self.channel(spell, n, chance),
            Move::Labour(ware, n) => self.labour(ware, n, chance),
            Move::Attempt => self.attempt_of_the_turn(chance),
            Move::Recruit(card) => self.recruit(card, chance),
            Move::Done => self.end_attempt(),
            Move::Banish(id) => self.banish(id),
            Move::Flip => self.flip(chance),
            Move::Use(ware) => self.use_ware(ware, chance),
            Move::Fight => self.fight(chance),
            Move::Cast(spell) => self.cast(spell, chance),
            Move::Place(card) => self.place(card),
            Move::Extra => self.draft_extra(),
            Move::Pass => self.draft_pass(chance),
            Move::Attack(id) => self.attack(id),
            Move::Alone => self.war_choice_made(),
            Move::Join(id) => self.join(id),
            Move::Next => self.next(chance),
        }
        self.look_at_goals();
    }
}
