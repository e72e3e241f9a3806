//! Deal codes: golden vectors, round trips, lenient reading, errors.

use proptest::prelude::*;
use underdeck_game::{Options, State};
use underdeck_record::{Deal, DealError, game_number, options_from_text, options_to_text};
use underdeck_testkit::toy::{Toy, ToyOptions, Water};

const SYMBOLS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

fn deal() -> impl Strategy<Value = Deal<Toy>> {
    let options = (3u8..=6, 1u8..=9, any::<bool>(), any::<bool>(), prop::sample::select(vec!["", "C", "D", "H", "S"]));
    let options = options.prop_map(|(ranks, lives, wild, peek, trump)| ToyOptions {
        ranks,
        lives,
        water: if wild { Water::Wild } else { Water::Calm },
        peek,
        trump: trump.into(),
        first_rules: false,
    });
    let seed = prop_oneof![0u64..100, any::<u64>(), (0u32..64).prop_map(|bit| 1 << bit)];
    (prop_oneof![Just(ToyOptions::default()), options], seed).prop_map(|(options, seed)| Deal::new(options, seed))
}

#[test]
fn codes_match_the_golden_vectors() {
    let mut count = 0;
    for line in include_str!("../vectors/deals.txt").lines().filter_map(|line| line.strip_prefix("code ")) {
        let (given, expected) = line.split_once(" = ").unwrap();
        let mut given = given.splitn(3, ' ');
        assert_eq!(given.next(), Some(Toy::INFO.number.to_string().as_str()));
        let seed = given.next().unwrap().parse().unwrap();
        let deal = Deal::<Toy>::new(options_from_text(given.next().unwrap_or("")).unwrap(), seed);
        assert_eq!(deal.code(), expected, "{line}");
        assert_eq!(Deal::from_code(expected), Ok(deal), "{line}");
        count += 1;
    }
    assert!(count >= 30);
}

#[test]
fn case_spaces_dashes_and_lookalikes_do_not_matter() {
    let deal = Deal::<Toy>::new(ToyOptions::default(), 32);
    assert_eq!(deal.code(), "F0G1-06");
    for typed in ["f0g106", " FOGL-O6 ", "fogi 06", "F-0-G-1-0-6-", "F0G1\u{2013}06\n"] {
        assert_eq!(Deal::from_code(typed), Ok(deal.clone()), "{typed}");
    }
}

#[test]
fn errors_say_what_is_wrong_and_where() {
    let error = |code: &str| Deal::<Toy>::from_code(code).unwrap_err();
    assert_eq!(error(" - "), DealError::Empty);
    assert_eq!(error("F"), DealError::Short);
    assert_eq!(error("F0GU-06"), DealError::Symbol { found: 'U', position: 4 });
    assert_eq!(error("F0é1"), DealError::Symbol { found: 'é', position: 3 });
    assert_eq!(error("F0G2-06"), DealError::Check { found: '6' });
    assert_eq!(error("17A"), DealError::Game { number: 1, expected: "toy" });
    assert_eq!(game_number("17a"), Ok(1));
    let message = error("F0GU-06").to_string();
    assert!(message.contains("`U` at position 4"), "{message}");
}

#[test]
fn invalid_options_are_named() {
    // Each of these codes with the right check symbol gives either a deal or an error that names the option.
    let mut named = 0;
    for &a in SYMBOLS {
        for &b in SYMBOLS {
            let data = format!("Z0G{}{}", a as char, b as char);
            let fitting = SYMBOLS.iter().map(|&last| format!("{data}{}", last as char));
            let results: Vec<_> = fitting.map(|code| Deal::<Toy>::from_code(&code)).collect();
            let fits = |result: &&Result<_, _>| !matches!(result, Err(DealError::Check { .. }));
            assert_eq!(results.iter().filter(fits).count(), 1, "{data}");
            named += results.iter().filter(|result| matches!(result, Err(DealError::Option(_)))).count();
        }
    }
    assert!(named > 10, "{named}");
    let mut options = ToyOptions::default();
    options.set("trump", underdeck_game::OptionValue::Text("X".into()));
    let error = Deal::<Toy>::from_code(&Deal::<Toy>::new(options, 0).code()).unwrap_err().to_string();
    assert!(error.contains("option trump cannot be `X`"), "{error}");
}

#[test]
fn options_are_read_from_text() {
    let options: ToyOptions = options_from_text("water=wild\n trump=H ranks=3").unwrap();
    assert_eq!(options_to_text(&options), "ranks=3 water=wild trump=H");
    assert_eq!(options_to_text(&ToyOptions::default()), "");
    for (text, wrong) in [
        ("depth=3", "no option `depth`"),
        ("wild", "no option `wild`"),
        ("ranks=7", "option ranks cannot be `7`: it is a whole number from 2 to 6"),
        ("ranks=3 ranks=4", "option ranks cannot be `4`: it is already given"),
        ("peek=", "option peek cannot be ``"),
        ("trump=%4", "%XX"),
        ("ranks=2 peek=false", "option peek cannot be `false`"),
    ] {
        let error = options_from_text::<ToyOptions>(text).unwrap_err().to_string();
        assert!(error.contains(wrong), "{text}: {error}");
    }
}

proptest! {
    #[test]
    fn codes_and_option_texts_round_trip(deal in deal()) {
        let code = deal.code();
        prop_assert_eq!(Deal::<Toy>::from_code(&code), Ok(deal.clone()));
        prop_assert_eq!(game_number(&code), Ok(Toy::INFO.number));
        prop_assert_eq!(options_from_text::<ToyOptions>(&options_to_text(&deal.options)), Ok(deal.options));
    }

    #[test]
    fn one_wrong_symbol_and_two_swapped_ones_are_detected(deal in deal(), place: prop::sample::Index, symbol in 0usize..32) {
        let code: Vec<u8> = deal.code().bytes().filter(|&c| c != b'-').collect();
        let check = |wrong: Vec<u8>| {
            if wrong == code {
                return Ok(());
            }
            let result = Deal::<Toy>::from_code(std::str::from_utf8(&wrong).unwrap());
            prop_assert!(matches!(result, Err(DealError::Check { .. })), "{result:?}");
            Ok(())
        };
        let mut wrong = code.clone();
        wrong[place.index(code.len())] = SYMBOLS[symbol];
        check(wrong)?;
        let mut wrong = code.clone();
        let at = place.index(code.len() - 1);
        wrong.swap(at, at + 1);
        check(wrong)?;
    }

    #[test]
    fn any_text_is_refused_or_is_a_canonical_code(text in "[0-9A-HJ-KM-NP-TV-Zf]{0,12}|\\PC{0,20}|Z0G[0-9A-G]{0,16}") {
        if let Ok(deal) = Deal::<Toy>::from_code(&text) {
            let plain = |text: &str| text.replace(['-', ' '], "").to_uppercase().replace('O', "0").replace(['I', 'L'], "1");
            prop_assert_eq!(plain(&deal.code()), plain(&text));
        }
    }
}
