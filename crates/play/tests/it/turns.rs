//! The moves of a turn: in every game, under every house rule that seats more than one.

use underdeck_catalogue::Game;
use underdeck_game::{Body, OptionKind, Seat};
use underdeck_play::{Actor, BotReply, Command, CommandRefusal, Context, Delta, Forced, History, NEVER, Session};

use crate::common::Moves as _;

type Options = Vec<(String, String)>;

/// The moves counted in the turns of a game.
#[derive(Default)]
struct Count {
    /// Moves that followed a turn's own by themselves.
    followed: usize,
    /// Turns that left another seat with one legal move.
    left: usize,
    redone: usize,
    answered: usize,
}

/// Few numbers in no order.
struct Luck(u64);

impl Luck {
    const fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most
    }
}

/// The house rules of a game, at most two of them other than the default, by which several seats play.
fn for_several(game: &Game) -> Vec<Options> {
    let options = game.options();
    let values = options.iter().map(|option| {
        let values: Vec<String> = match option.kind {
            OptionKind::Bool => vec!["true".into(), "false".into()],
            OptionKind::Int { min, max } => vec![min.to_string(), max.to_string()],
            OptionKind::Choice(words) => words.iter().map(|&word| word.to_owned()).collect(),
            _ => Vec::new(),
        };
        values.into_iter().map(|value| (option.key.to_owned(), value)).collect::<Options>()
    });
    let each: Vec<(String, String)> = values.flatten().collect();
    let pairs =
        each.iter().flat_map(|one| each.iter().filter(|two| one.0 < two.0).map(|two| vec![one.clone(), two.clone()]));
    let all = std::iter::once(Vec::new()).chain(each.iter().map(|one| vec![one.clone()])).chain(pairs);
    all.filter(|options| start(game, options, 0).is_some_and(|session| session.seats() > 1)).collect()
}

fn start(game: &Game, options: &Options, seed: u64) -> Option<Box<dyn Session>> {
    underdeck_play::start(game, &game.deal(options, seed).ok()?.code).ok()
}

/// One screen, at which the program answers at once.
const fn context(forced: Forced) -> Context {
    Context { actor: Actor::Screen, forced, reply: BotReply::Now(None) }
}

/// Plays turns at random, some undone and made again, and checks whose moves each of them plays.
fn play(mut tree: History, forced: Forced, luck: &mut Luck, most: usize, count: &mut Count) {
    let program = tree.program().map(|program| program.seat);
    let context = context(forced);
    tree.answer(None, &NEVER);
    for _ in 0..most {
        let offers = tree.session().table().offers.clone();
        if offers.is_empty() {
            break;
        }
        let command = match luck.below(8) {
            0 => Command::Forced,
            1 if tree.undo().is_some() => {
                count.redone += 1;
                Command::Redo
            }
            _ => Command::Play(offers[luck.below(offers.len())].spelling.clone()),
        };
        let (seat, before) = (tree.session().seat(), tree.session().ply());
        assert_ne!(Some(seat), program, "the program has answered");
        let delta = match tree.apply(command.clone(), context) {
            Err(CommandRefusal::NotForced) => Delta::default(),
            applied => applied.unwrap(),
        };
        let session = tree.session();
        let whose = |n: usize| session.played(n).unwrap().seat;
        let own = before..before + delta.own.len();
        assert!(own.clone().all(|n| whose(n) == seat), "{command:?} of {seat:?} played {:?}", delta.own);
        assert!((own.end..session.ply()).all(|n| Some(whose(n)) == program), "{command:?}: {:?}", delta.answered);
        assert_eq!(own.end + delta.answered.len(), session.ply());
        count.followed += delta.own.len().saturating_sub(1);
        count.answered += delta.answered.len();
        count.left += usize::from(!delta.own.is_empty() && session.seat() != seat && session.table().offers.len() == 1);
    }
}

#[test]
fn no_turn_plays_a_move_of_another_seat() {
    let (mut luck, mut count, mut games) = (Luck(7), Count::default(), 0);
    for game in underdeck_catalogue::games() {
        for options in for_several(game) {
            let most = if options.len() < 2 { 400 } else { 40 };
            for forced in [Forced::Auto, Forced::On] {
                for seed in 0..3 {
                    play(History::new(start(game, &options, seed).unwrap()), forced, &mut luck, most, &mut count);
                    games += 1;
                }
                for seat in 1..=2 {
                    let mut session = start(game, &options, 5).unwrap();
                    format!("{seat} greedy")
                        .parse::<underdeck_play::BotOpponent>()
                        .unwrap()
                        .sit(session.as_mut())
                        .unwrap();
                    play(History::new(session), forced, &mut luck, most / 10, &mut count);
                    games += 1;
                }
            }
        }
    }
    let Count { followed, left, redone, answered } = count;
    println!(
        "{games} games: {followed} moves followed, {left} only moves of another seat were left to it, {redone} redone, {answered} answers"
    );
    assert!(followed > 100 && left > 100 && redone > 100 && answered > 100);
}

/// A seat whose turn has just come sees it before anything is played, though it has no choice.
#[test]
fn a_forced_move_is_offered_only_to_the_person_who_moved_last() {
    let mut waited = 0;
    for game in underdeck_catalogue::games() {
        for options in for_several(game).into_iter().filter(|options| options.len() < 2) {
            let mut tree = History::new(start(game, &options, 3).unwrap());
            let context = context(Forced::Off);
            while let Some(hint) = tree.session().hint() {
                let last = tree.session().last_seat();
                if tree.session().table().offers.len() == 1 && last != Some(tree.session().seat()) {
                    assert_eq!(tree.forced_move(), None, "{options:?}");
                    assert!(matches!(tree.apply(Command::Forced, context), Err(CommandRefusal::NotForced)));
                    waited += 1;
                }
                tree.apply(Command::Play(hint.offer.spelling), context).unwrap();
            }
        }
    }
    assert!(waited > 10, "{waited} forced moves waited");
}

/// The person's next two moves have the program's moves between them.
#[test]
fn what_the_programs_answer_leaves_without_a_choice_is_forced() {
    let game = underdeck_catalogue::find("living-keep").unwrap();
    let mut session = start(game, &vec![("mode".into(), "standard".into())], 11).unwrap();
    "2 greedy".parse::<underdeck_play::BotOpponent>().unwrap().sit(session.as_mut()).unwrap();
    let (mut tree, mut forced) = (History::new(session), 0);
    let context = context(Forced::Auto);
    while let Some(hint) = tree.session().hint() {
        tree.apply(Command::Play(hint.offer.spelling), context).unwrap();
        if let Some(only) = tree.forced_move() {
            assert_eq!(tree.session().seat(), Seat(0));
            let delta = tree.apply(Command::Forced, context).unwrap();
            assert_eq!(delta.own[0].offer.spelling, only.spelling);
            forced += 1;
        }
    }
    assert!(forced > 0, "the program leaves moves without a choice");
}

#[test]
fn moves_without_a_choice_stop_where_life_is_lost() {
    let game = underdeck_catalogue::find("living-keep").unwrap();
    let life = |tree: &History| match tree.session().counters().iter().find(|zone| zone.id == "health").unwrap().body {
        Body::Counter { value, .. } => value,
        ref body => panic!("{body:?}"),
    };
    let (mut tree, mut hurt) = (History::new(start(game, &Vec::new(), 1).unwrap()), 0);
    while let Some(offer) = tree.session().table().offers.first().map(|offer| offer.spelling.clone()) {
        let before = life(&tree);
        tree.apply(Command::Play(offer), context(Forced::Auto)).unwrap();
        if life(&tree) < before {
            tree.undo().unwrap();
            assert_eq!(life(&tree), before, "the last move is the one that hurt");
            tree.redo().unwrap();
            hurt += 1;
        }
    }
    assert!(hurt > 2, "{hurt}");
}
