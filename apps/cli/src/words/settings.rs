//! The settings in words.

use underdeck_home::{SettingKey, Settings};

use crate::say::{FAINT, STRONG};

/// All settings, one per line, with their effects and accepted values.
pub(crate) fn list(settings: &Settings) -> String {
    let mut text = String::new();
    for key in SettingKey::ALL {
        let value = settings.get(key.name).unwrap_or_default();
        let value = if value.is_empty() { "nothing" } else { &value };
        text +=
            &format!("{STRONG}{}{STRONG:#} = {value}: {} {FAINT}({}){FAINT:#}\n", key.name, key.effect(), key.takes());
    }
    for (game, options) in &settings.options {
        for (option, value) in options {
            text += &format!("{STRONG}options.{game}.{option}{STRONG:#} = {value}: An option for new games.\n");
        }
    }
    for key in settings.unknown() {
        text += &format!("{STRONG}{key}{STRONG:#} is kept, but this version does not know it.\n");
    }
    text
}

/// One setting.
pub(crate) fn describe(settings: &Settings, key: &str) -> Result<String, String> {
    if let Some(value) = settings.get(key) {
        return Ok(format!("{key} = {value}"));
    }
    if key.starts_with("options.") {
        return Ok(format!("{key} is not set: new games use the default"));
    }
    // The settings refuse to set this key, and name the reason.
    Err(settings.clone().set(key, "").err().map_or_else(String::new, |error| error.to_string()))
}
