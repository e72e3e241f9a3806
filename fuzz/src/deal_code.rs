//! Deal codes.

use underdeck_record::{Deal, game_number, options_from_text, options_to_text};
use underdeck_testkit::toy::{Toy, ToyOptions};

const SYMBOLS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Any text is refused as a deal code, or is the one code of its deal but for case, dashes and look-alikes.
pub fn deal_code(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    read(&text);
    // The same bytes as symbols, with every check symbol: one fits.
    let data: String = bytes.iter().map(|byte| char::from(SYMBOLS[usize::from(byte & 31)])).collect();
    if !data.is_empty() {
        let fitting = SYMBOLS.iter().filter(|&&last| game_number_fits(&format!("{data}{}", char::from(last)))).count();
        assert_eq!(fitting, 1, "{data}");
    }
    if let Ok(options) = options_from_text::<ToyOptions>(&text) {
        assert_eq!(options_from_text(&options_to_text(&options)), Ok(options));
    }
}

fn game_number_fits(code: &str) -> bool {
    read(code);
    !matches!(game_number(code), Err(underdeck_record::DealError::Check { .. }))
}

fn read(code: &str) {
    if let Ok(deal) = Deal::<Toy>::from_code(code) {
        let plain = |code: &str| -> String {
            let symbols = code.to_ascii_uppercase().replace('O', "0").replace(['I', 'L'], "1");
            symbols.chars().filter(char::is_ascii_alphanumeric).collect()
        };
        assert_eq!(plain(&deal.code()), plain(code));
        let _ = deal.start();
    }
}
