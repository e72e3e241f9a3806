//! The language of the program, by the player's setting or the locale.

use underdeck_game::Language;

use crate::settings::{AUTO, Settings};

/// The language for a player with these settings: the one set, or else that of the locale variables, or else English.
pub fn language(settings: &Settings) -> Language {
    let set = Some(settings.language.as_str()).filter(|code| *code != AUTO).and_then(Language::of);
    set.or_else(|| of_locale(|name| std::env::var(name).ok())).unwrap_or_default()
}

/// The language of the locale variables: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty, as POSIX orders them. The list
/// `LANGUAGE` goes before it, as in gettext, unless the locale is `C`, which is English. A language that the program does not speak is ignored.
fn of_locale(variable: impl Fn(&str) -> Option<String>) -> Option<Language> {
    let variable = |name: &&str| variable(name).filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(variable)?;
    if matches!(locale.split(['.', '@']).next(), Some("C" | "POSIX")) {
        return Some(Language::ENGLISH);
    }
    let list = variable(&"LANGUAGE").unwrap_or_default();
    Language::negotiate(list.split(':').filter(|code| !code.is_empty()).chain([locale.as_str()]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locale_variables_are_read_in_the_order_of_posix() {
        for (variables, code) in [
            (&[][..], None),
            (&[("LANG", "de_AT.UTF-8")], Some("de")),
            (&[("LANG", "tlh_XX.UTF-8")], None),
            (&[("LANG", "C.UTF-8")], Some("en")),
            (&[("LANG", "POSIX")], Some("en")),
            (&[("LC_MESSAGES", "de_DE"), ("LANG", "en_GB")], Some("de")),
            (&[("LC_ALL", "en_US"), ("LC_MESSAGES", "de_DE")], Some("en")),
            (&[("LC_ALL", ""), ("LANG", "de_DE@euro")], Some("de")),
            (&[("LC_CTYPE", "de_DE.UTF-8")], None),
            (&[("LANGUAGE", "tlh:de:en"), ("LANG", "en_US.UTF-8")], Some("de")),
            (&[("LANGUAGE", "tlh"), ("LANG", "de_DE")], Some("de")),
            (&[("LANGUAGE", "de"), ("LANG", "C")], Some("en")),
            (&[("LANGUAGE", "de")], None),
        ] {
            let variable = |name: &str| variables.iter().find(|(it, _)| *it == name).map(|(_, value)| (*value).into());
            assert_eq!(of_locale(variable).map(Language::code), code, "{variables:?}");
        }
    }

    #[test]
    fn the_setting_goes_before_the_locale() {
        let mut settings = Settings::default();
        settings.set("language", "de").unwrap();
        assert_eq!(language(&settings).code(), "de");
    }
}
