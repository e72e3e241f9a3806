//! The settings in words.

use underdeck_game::say;
use underdeck_home::{SettingKey, Settings};

use crate::say::{FAINT, STRONG};

/// All settings, one per line, with their effects and accepted values.
pub(crate) fn list(settings: &Settings) -> String {
    let mut text = String::new();
    for key in SettingKey::ALL {
        let value = settings.get(key.name).unwrap_or_default();
        let value = if value.is_empty() { say!(CLI_SETTINGS_EMPTY) } else { value.into() };
        text +=
            &format!("{STRONG}{}{STRONG:#} = {value}: {} {FAINT}({}){FAINT:#}\n", key.name, key.effect(), key.takes());
    }
    for (game, options) in &settings.options {
        for (option, value) in options {
            let key = format!("{STRONG}options.{game}.{option}{STRONG:#}");
            text += &format!("{}\n", say!(CLI_SETTINGS_OPTION, key, value = value.to_string()));
        }
    }
    for key in settings.unknown() {
        text += &format!("{}\n", say!(CLI_SETTINGS_UNKNOWN, key = format!("{STRONG}{key}{STRONG:#}")));
    }
    text
}

/// One setting.
pub(crate) fn describe(settings: &Settings, key: &str) -> Result<String, String> {
    if let Some(value) = settings.get(key) {
        return Ok(format!("{key} = {value}"));
    }
    if key.starts_with("options.") {
        return Ok(say!(CLI_SETTINGS_DEFAULT, key).into());
    }
    // The settings refuse to set this key, and name the reason.
    Err(settings.clone().set(key, "").err().map_or_else(String::new, |error| error.to_string()))
}
