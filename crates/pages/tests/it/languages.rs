//! The words of games in every language of the reader.

use std::fs;
use std::path::Path;

use maud::html;
use underdeck_game::{Language, Message, Messages as _, say};
use underdeck_pages::{Facts, GameForm, PageSettings, Site, UrlParams};
use underdeck_play::{Command, Guidance, History, guidance, guide_of};

fn in_every_language(mut look: impl FnMut(&Site<'_>, Language)) {
    let settings = PageSettings::default();
    for language in Language::all() {
        look(&Site { token: "", settings: &settings, path: "/", origin: "", language, notice: None }, language);
    }
}

/// Words as a page has them.
fn escaped(words: &str) -> String {
    html! { (words) }.into_string()
}

/// The attribute `lang` of a message on a page.
fn lang(message: &Message, language: Language) -> &'static str {
    if message.is_in(language) { "" } else { " lang=\"en\"" }
}

#[test]
fn the_page_of_a_game_is_in_the_language_of_its_reader() {
    for game in underdeck_catalogue::games() {
        let (info, what) = (game.info(), game.info().id);
        in_every_language(|site, language| {
            let page = underdeck_pages::game(site, game, &GameForm::default());
            let summary = info.summary(&[]);
            let lead = escaped(&summary.write(language));
            assert!(page.contains(&format!("<p class=\"lead\"{}>{lead}</p>", lang(&summary, language))), "{what}");
            let is_own = info.how_to_play(language, &[]).0 == language;
            assert_eq!(page.contains("<article class=\"text\">"), is_own, "{what} {language:?}");
            let note = escaped(&say!(GAME_UNTRANSLATED, game = info.title).write(language));
            assert_eq!(page.contains(&note), !info.text.speaks(language), "{what} {language:?}");
            for option in game.options() {
                let name = escaped(&option.name.write(language));
                let label =
                    format!("<label for=\"option-{}\"{}>{name}</label>", option.key, lang(&option.name, language));
                assert!(page.contains(&label), "{what} {language:?}: {label}");
            }
        });
    }
}

#[test]
fn a_table_and_its_log_are_in_the_language_of_its_reader() {
    for game in underdeck_catalogue::games() {
        let what = game.info().id;
        let mut tree = History::new(underdeck_play::start(game, &game.deal(&[], 7).unwrap().code).unwrap());
        for _ in 0..6 {
            let spelling = tree.session().hint().unwrap().offer.spelling;
            tree.act(Command::play(&spelling)).unwrap();
        }
        in_every_language(|site, language| {
            let params = UrlParams::parse("panel=log");
            let page = underdeck_pages::table(site, &tree, &Facts::new("1", 1, &params));
            let table = tree.session().table();
            let is_own = table.language(language) == language;
            assert_eq!(page.contains("<section class=\"felt\" aria-label"), is_own, "{what} {language:?}");
            let played = tree.session().played(2).unwrap();
            for message in [&table.prompt, &table.zones[0].name, &played.offer.label].into_iter().chain(&played.told) {
                assert!(page.contains(&escaped(&message.write(language))), "{what} {language:?}: {message}");
            }
        });
    }
}

#[test]
fn a_guide_speaks_the_language_of_its_reader() {
    for game in underdeck_catalogue::games().iter().filter(|game| !game.guides(Language::ENGLISH).is_empty()) {
        let tree = History::new(underdeck_play::start_guide(game, 1).unwrap());
        in_every_language(|site, language| {
            let params = UrlParams::parse("");
            let page = underdeck_pages::table(site, &tree, &Facts::new("1", 1, &params));
            let guide = guide_of(tree.session(), language).unwrap();
            let Some(Guidance::Step(step)) = guidance(&guide, tree.session()) else { panic!("{}", game.info().id) };
            assert!(page.contains(&format!("<p>{}</p>", escaped(&step.words))), "{} {language:?}", game.info().id);
        });
    }
}

/// The source of all pages, without the drawings of cards, which have letters.
fn sources(folder: &Path) -> String {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let paths = paths.filter(|path| !path.ends_with("art"));
    paths.map(|path| if path.is_dir() { sources(&path) } else { fs::read_to_string(path).unwrap() }).collect()
}

/// The words in quotes where a page shows them.
fn words_of(source: &str) -> Vec<&str> {
    let is_word = |text: &&str| {
        let mut letters = text.chars();
        letters.next().is_some_and(|c| c.is_ascii_uppercase()) && letters.next().is_some_and(|c| c.is_ascii_lowercase())
    };
    let places = ["{ \"", "aria-label=\"", "title=\""].iter().flat_map(|place| source.split(place).skip(1));
    places
        .filter_map(|rest| rest.split('"').next())
        .filter(is_word)
        .filter(|text| !text.starts_with("Underdeck"))
        .collect()
}

#[test]
fn no_page_has_words_of_its_own() {
    assert_eq!(words_of("p title=\"Go\" { \"Leave\" } h1 { \"Underdeck\" } a { \"CSV\" }"), ["Leave", "Go"]);
    let source = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    assert_eq!(words_of(&source), [""; 0]);
}
