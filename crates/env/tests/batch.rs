//! Batches of games: independent of the batch size and the threads, and consistent with rules and settings.

use underdeck_env::{
    ActionIds, Arrays, Autoreset, EnvSettings, Error, Illegal, Luck, Planner, Single, Vector, encoding, single, vector,
};
use underdeck_testkit::toy::Bare;

const GAMES: [&str; 5] = ["keevorn", "cryptkeeper", "judgement-quest", "card-crawler", "living-keep"];

fn pairs(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
    pairs.iter().map(|&(key, value)| (key.into(), value.into())).collect()
}

/// A legal action of each game, as a function of its own mask and the step; 0 if none is legal.
fn choose(arrays: &Arrays, width: usize, step: usize) -> Vec<i64> {
    let choose = |mask: &[u8]| {
        let legal: Vec<usize> = (0..width).filter(|&id| mask[id] == 1).collect();
        legal.get(step * 7 % legal.len().max(1)).map_or(0, |&id| id as i64)
    };
    arrays.masks.chunks(width).map(choose).collect()
}

/// The history of each game: its observations, rewards, ends and seeds.
fn story(game: &str, settings: &EnvSettings, steps: usize) -> Vec<Vec<u8>> {
    let mut games = vector(game, &[], settings.clone()).unwrap();
    let mut arrays = Arrays::new(games.shape());
    games.reset(Some(5), None, arrays.out()).unwrap();
    let shape = games.shape();
    let mut stories = vec![Vec::new(); shape.games];
    for step in 0..steps {
        games.step(&choose(&arrays, shape.actions, step), arrays.out()).unwrap();
        for (n, story) in stories.iter_mut().enumerate() {
            story.extend(&arrays.observations[n * shape.bytes..][..shape.bytes]);
            story.extend(&arrays.masks[n * shape.actions..][..shape.actions]);
            story.extend([arrays.rewards[n] as i8 as u8, arrays.terminations[n].into(), arrays.truncations[n].into()]);
            story.extend(arrays.seeds[n].to_le_bytes());
        }
    }
    stories
}

#[test]
fn games_do_not_depend_on_batch_size_or_threads() {
    for game in GAMES {
        let settings =
            EnvSettings { games: 200, max_steps: 30, autoreset: Autoreset::SameStep, ..EnvSettings::default() };
        let all = story(game, &settings, 60);
        let threads = story(game, &EnvSettings { threads: 3, ..settings.clone() }, 60);
        assert!(all == threads, "{game}");
        for (first, games) in [(0, 1), (7, 60), (199, 1)] {
            let part = story(game, &EnvSettings { games, first, ..settings.clone() }, 60);
            assert!(part == all[first as usize..first as usize + games], "{game} from {first}");
        }
    }
}

#[test]
fn a_finished_game_resets_as_the_setting_says() {
    let run = |autoreset| {
        let settings = EnvSettings { games: 4, max_steps: 2, autoreset, ..EnvSettings::default() };
        let mut games = vector("keevorn", &[], settings).unwrap();
        let (shape, mut arrays) = (games.shape(), Arrays::new(games.shape()));
        games.reset(Some(1), None, arrays.out()).unwrap();
        let first = arrays.clone();
        for step in 0..2 {
            let actions = choose(&arrays, shape.actions, step);
            games.step(&actions, arrays.out()).unwrap();
            assert!(arrays.terminations == [false; 4], "these four games last longer");
        }
        assert_eq!((&arrays.truncations[..], &arrays.lengths[..]), (&[true; 4][..], &[2; 4][..]));
        (games, first, arrays)
    };
    let (mut games, first, mut arrays) = run(Autoreset::NextStep);
    assert_eq!((&arrays.seeds, arrays.masks.iter().all(|&legal| legal == 0)), (&first.seeds, true));
    games.step(&[-1; 4], arrays.out()).unwrap();
    assert!(arrays.truncations == [false; 4] && arrays.lengths == [0; 4] && arrays.seeds != first.seeds);

    let (_, first, same) = run(Autoreset::SameStep);
    assert_eq!(same.seeds, first.seeds);
    assert_eq!((&same.observations, &same.masks), (&arrays.observations, &arrays.masks));
    assert!(same.final_observations.iter().any(|&byte| byte > 0));

    let (mut games, _, mut arrays) = run(Autoreset::Disabled);
    assert!(matches!(games.step(&[0; 4], arrays.out()), Err(Error::Over(0))));
    games.reset(None, Some(&[true, false, true, false]), arrays.out()).unwrap();
    assert_eq!((&arrays.truncations[..], &arrays.lengths[..]), (&[false, true, false, true][..], &[0, 2, 0, 2][..]));
    let error = games.reset(None, Some(&[true]), arrays.out()).unwrap_err();
    assert_eq!(error.to_string(), "1 actions for 4 games");
}

#[test]
fn a_restored_batch_continues_identically() {
    let settings = EnvSettings { games: 6, max_steps: 9, ..EnvSettings::default() };
    let mut games = vector("cryptkeeper", &[], settings.clone()).unwrap();
    let (shape, mut arrays) = (games.shape(), Arrays::new(games.shape()));
    games.reset(Some(4), None, arrays.out()).unwrap();
    for step in 0..25 {
        games.step(&choose(&arrays, shape.actions, step), arrays.out()).unwrap();
    }
    let (saved, mut again, mut others) = (games.save(), vector("cryptkeeper", &[], settings).unwrap(), arrays.clone());
    again.load(&saved, others.out()).unwrap();
    assert_eq!(
        (&arrays.observations, &arrays.masks, &arrays.seeds),
        (&others.observations, &others.masks, &others.seeds)
    );
    for step in 25..60 {
        let actions = choose(&arrays, shape.actions, step);
        games.step(&actions, arrays.out()).unwrap();
        again.step(&actions, others.out()).unwrap();
        assert_eq!(arrays, others, "{step}");
    }
    for wrong in ["", "{}", "{\"seed\":1,\"is_reset\":true,\"games\":[]}"] {
        assert!(again.load(wrong, others.out()).is_err());
    }
}

#[test]
fn an_illegal_action_is_refused_or_loses() {
    let mut games = vector("keevorn", &[], EnvSettings { games: 2, ..EnvSettings::default() }).unwrap();
    let mut arrays = Arrays::new(games.shape());
    assert!(matches!(games.step(&[0, 0], arrays.out()), Err(Error::NotReset)));
    games.reset(Some(3), None, arrays.out()).unwrap();
    let before = arrays.clone();
    let error = games.step(&[0, 1], arrays.out()).unwrap_err().to_string();
    assert_eq!(error, "action 1 of game 1 is not legal: `take`");
    for action in [-1, 9_999, i64::MIN, i64::MAX] {
        let error = games.step(&[0, action], arrays.out()).unwrap_err().to_string();
        assert_eq!(error, format!("action {action} of game 1 is not legal"));
    }
    assert_eq!(arrays, before);
    games.step(&[0, 0], arrays.out()).unwrap();
    assert_eq!(arrays.lengths, [1, 1]);

    let settings = EnvSettings { games: 2, illegal: Illegal::End, ..EnvSettings::default() };
    let mut games = vector("keevorn", &[], settings).unwrap();
    games.reset(Some(3), None, arrays.out()).unwrap();
    games.step(&[0, 1], arrays.out()).unwrap();
    assert_eq!((&arrays.rewards[..], &arrays.terminations[..]), (&[0.0, -1.0][..], &[false, true][..]));
}

#[test]
fn actions_can_be_indices_of_legal_moves() {
    for (game, options) in [("keevorn", &[][..]), ("living-keep", &[("mode", "standard")])] {
        let settings = EnvSettings { games: 3, actions: ActionIds::Index, luck: Luck::Fast, ..EnvSettings::default() };
        let mut games = vector(game, &pairs(options), settings).unwrap();
        let (shape, mut arrays) = (games.shape(), Arrays::new(games.shape()));
        games.reset(Some(2), None, arrays.out()).unwrap();
        for step in 0..200 {
            for n in 0..3 {
                let legal =
                    arrays.masks[n * shape.actions..][..shape.actions].iter().filter(|&&legal| legal == 1).count();
                let places = games.places(n);
                assert!(arrays.terminations[n] || places.len() == legal);
                assert!(places.iter().all(|&id| id < encoding(game, &pairs(options)).unwrap().ids()));
            }
            let actions = choose(&arrays, shape.actions, step);
            games.step(&actions, arrays.out()).unwrap();
        }
    }
}

#[test]
fn invalid_settings_are_refused() {
    let refused = |settings| vector("keevorn", &[], settings).err().map(|error| error.to_string());
    let none = refused(EnvSettings { games: 0, ..EnvSettings::default() });
    assert_eq!(none.as_deref(), Some("num_envs cannot be 0: at least 1"));
    assert!(refused(EnvSettings { threads: 0, ..EnvSettings::default() }).is_some());
    let error = vector("kevorn", &[], EnvSettings::default()).err().map(|error| error.to_string()).unwrap();
    assert!(error.contains("did you mean `keevorn`?"), "{error}");
    let error = vector("keevorn", &pairs(&[("joker", "3")]), EnvSettings::default()).err().unwrap().to_string();
    assert!(error.contains("did you mean `jokers`?"), "{error}");
}

#[test]
fn stepping_a_batch_does_not_allocate() {
    for game in ["keevorn", "cryptkeeper", "judgement-quest", "card-crawler"] {
        let settings =
            EnvSettings { games: 16, max_steps: 40, autoreset: Autoreset::SameStep, ..EnvSettings::default() };
        let mut games = vector(game, &[], settings).unwrap();
        let (shape, mut arrays) = (games.shape(), Arrays::new(games.shape()));
        games.reset(Some(1), None, arrays.out()).unwrap();
        let mut run = |steps: usize| {
            let mut count = 0;
            for step in 0..steps {
                let actions = choose(&arrays, shape.actions, step);
                count += allocation_counter::measure(|| games.step(&actions, arrays.out()).unwrap()).count_total;
            }
            count
        };
        assert_eq!(run(240), 0, "{game}");
    }
}

#[test]
fn the_greedy_player_wins_records_that_replay() {
    let mut games =
        vector("keevorn", &[], EnvSettings { games: 20, autoreset: Autoreset::Disabled, ..EnvSettings::default() });
    let games: &mut Box<dyn Vector> = games.as_mut().unwrap();
    let (mut arrays, mut won) = (Arrays::new(games.shape()), 0);
    games.reset(Some(1), None, arrays.out()).unwrap();
    let mut running = games.boxed();
    for n in 0..20 {
        let mut game = single("keevorn", &[], arrays.seeds[n]).unwrap();
        game.playout("greedy", 1, 3_000).unwrap();
        won += u32::from(game.worth(0) > 0.0);
        let record = game.record().unwrap();
        let replayed =
            underdeck_record::replay_any(underdeck_catalogue::find("keevorn").unwrap().instance(), &record).unwrap();
        let moves: Vec<String> = replayed.moves.iter().map(ToString::to_string).collect();
        assert_eq!((replayed.states.last().unwrap().outcome(), moves), (game.outcome(), game.moves()));
    }
    assert!((5..20).contains(&won), "{won} of 20");
    // The same player by action ids.
    let actions = running.choose("greedy", 0).unwrap();
    running.step(&actions, arrays.out()).unwrap();
    let mut game = single("keevorn", &[], arrays.seeds[0]).unwrap();
    game.step(actions[0]).unwrap();
    assert_eq!(running.record(0), game.record());
}

#[test]
fn every_player_can_choose_and_has_its_learned_value() {
    let batch = |threads| {
        let mut games = vector("keevorn", &[], EnvSettings { games: 130, threads, ..EnvSettings::default() }).unwrap();
        let mut arrays = Arrays::new(games.shape());
        games.reset(Some(3), None, arrays.out()).unwrap();
        (games, arrays)
    };
    let ((mut games, mut arrays), (other, _)) = (batch(1), batch(2));
    for player in ["random", "greedy", "value", "flat:4"] {
        assert_eq!(games.choose(player, 9).unwrap(), other.choose(player, 9).unwrap(), "{player}, by two threads");
    }
    assert_ne!(games.choose("random", 9).unwrap(), games.choose("random", 8).unwrap());
    let learned = games.choose("value", 0).unwrap();
    let one = single("keevorn", &[], arrays.seeds[0]).unwrap();
    let spelling = one.choose("value", 0).unwrap().unwrap();
    assert_eq!(one.actions()[one.legal().iter().position(|legal| *legal == spelling).unwrap()], learned[0] as usize);
    let mut differ = Vec::new();
    for _ in 0..20 {
        let greedy = games.choose("greedy", 0).unwrap();
        let learned = games.choose("value", 0).unwrap();
        differ.push(greedy.iter().zip(&learned).filter(|(greedy, learned)| greedy != learned).count());
        games.step(&greedy, arrays.out()).unwrap();
    }
    assert!(differ.iter().sum::<usize>() > 20, "the player without what it learned? {differ:?}");
    let error = games.choose("nobody", 0).unwrap_err().to_string();
    assert!(error.contains("there is no player `nobody`"), "{error}");
}

#[test]
fn a_determinised_game_has_the_same_view() {
    for game in GAMES {
        let mut truth = single(game, &[], 11).unwrap();
        truth.playout("greedy", 1, 6).unwrap();
        let seat = truth.seat();
        let dealt: Vec<Single> = (0..8).map(|seed| truth.determinise(seed)).collect();
        for other in &dealt {
            assert_eq!((other.view(seat), other.legal()), (truth.view(seat), truth.legal()), "{game}");
            assert_eq!((other.observe(seat), other.actions()), (truth.observe(seat), truth.actions()), "{game}");
            assert_eq!(other.record(), None);
        }
        assert!(dealt.iter().any(|other| other.state() != truth.state()), "{game}");
        let mut copy = truth.clone();
        let mv = copy.legal()[0].clone();
        assert_eq!(copy.action(&mv).unwrap(), truth.actions()[0]);
        copy.play(&mv).unwrap();
        assert_eq!(copy.moves().len(), truth.moves().len() + 1);
        assert!(matches!(copy.play("dance"), Err(Error::Move(_))));
        assert!(copy.choose("nobody", 1).is_err());
    }
}

#[test]
fn single_games_keep_every_move_of_playouts_and_copies_in_order() {
    for name in GAMES {
        let mut game = single(name, &[], 5).unwrap();
        for round in 0..4 {
            let (before, copy) = (game.moves(), game.clone());
            let made = game.playout("greedy", round, 3).unwrap() as usize;
            assert_eq!(game.moves().len(), before.len() + made);
            let Some(mv) = game.legal().first().cloned() else { break };
            game.play(&mv).unwrap();
            assert!(game.moves().starts_with(&before) && game.moves().last() == Some(&mv));
            assert_eq!(copy.moves(), before, "a copy goes on by itself");
        }
        assert_eq!(replayed(&game), (game.moves(), game.state()), "{name}");
    }
}

#[test]
fn planners_play_a_game_registered_at_run_time() {
    underdeck_catalogue::register(<Bare as underdeck_game::Playable>::instance()).unwrap();
    assert!(matches!(single("toy", &[], 7), Err(Error::Catalogue(underdeck_catalogue::Error::NotBuiltIn("toy")))));
    underdeck_catalogue::register_extension::<Bare, Planner>();
    let mut game = single("toy", &[], 7).unwrap();
    game.playout("random", 1, 2).unwrap();
    let dealt = game.determinise(3);
    assert_eq!((dealt.view(dealt.seat()), dealt.legal()), (game.view(game.seat()), game.legal()));
    let chosen = game.choose("mcts:20", 1).unwrap().unwrap();
    game.play(&chosen).unwrap();
    assert!(matches!(game.step(0), Err(Error::NoEncoding("toy"))) && game.actions().is_empty());
    assert!(encoding("toy", &[]).unwrap().is_empty());
    assert_eq!(replayed(&game), (game.moves(), game.state()));
}

/// The moves and the last state of a game's record.
fn replayed(game: &Single) -> (Vec<String>, serde_json::Value) {
    let record = game.record().unwrap();
    let instance = underdeck_catalogue::find(record.tag("Game").unwrap()).unwrap().instance();
    let replay = underdeck_record::replay_any(instance, &record).unwrap();
    (replay.moves.iter().map(ToString::to_string).collect(), replay.states.last().unwrap().json())
}
