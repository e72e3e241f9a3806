use super::*;

fn message(text: &str) -> String {
    Settings::read(text).unwrap_err().into()
}

#[test]
fn settings_are_written_and_read_and_unknown_keys_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("deep").join("settings.toml");
    let id = underdeck_catalogue::games()[0].info().id;
    let option = underdeck_catalogue::games()[0].options()[0].clone();
    let mut settings = Settings::read("version = 1\nsound = \"loud\"\n[later]\nx = 1\n").unwrap();
    settings.set("theme", "high-contrast").unwrap();
    settings.set("mouse", "off").unwrap();
    settings.set("player", "  Ada   L. ").unwrap();
    settings.set(&format!("options.{id}.{}", option.key), &option.default.to_string()).unwrap();
    settings.save_in(&file).unwrap();
    let text = fs::read_to_string(&file).unwrap();
    let read = Settings::read(&text).unwrap();
    assert_eq!(read, settings, "{text}");
    assert!(text.starts_with("# Underdeck") && text.contains("sound = \"loud\"") && text.contains("[later]"), "{text}");
    assert_eq!((read.theme, read.mouse, read.player.as_str()), (ColourScheme::HighContrast, false, "Ada L."));
    assert_eq!(read.unknown().collect::<Vec<_>>(), ["later", "sound"]);
    assert_eq!(read.options_of(id), [(option.key.to_owned(), option.default.to_string())]);
}

#[test]
fn every_key_accepts_its_values_and_shows_them() {
    let mut settings = Settings::default();
    for key in SettingKey::ALL {
        for value in key.values {
            settings.set(key.name, value).unwrap();
            assert_eq!(settings.get(key.name).as_deref(), Some(*value));
        }
        assert!(key.effect().ends_with('.') && SettingKey::find(key.name) == Some(&key));
        if !key.values.is_empty() {
            let error = settings.set(key.name, "purple").unwrap_err().to_string();
            assert!(error.contains(key.name) && error.contains("`purple`") && error.contains(key.values[0]), "{error}");
        }
    }
    assert_eq!(settings.get("colour"), None);
}

#[test]
fn the_old_switch_for_forced_moves_keeps_its_meaning() {
    for (switch, forced) in [("true", Forced::On), ("false", Forced::Off)] {
        assert_eq!(Settings::read(&format!("version = 1\nforced = {switch}\n")).unwrap().forced, forced);
    }
}

#[test]
fn faults_are_named() {
    assert_eq!(Settings::read("").unwrap(), Settings::default());
    assert!(message("theme = \"dark\"").contains("version = 1"));
    assert!(message("version = 2").contains("versions up to 1"));
    assert!(message("version = \"one\"").contains("`version`"));
    assert!(message("version = 1\ntheme = \"purple\"").contains("`theme`: found `purple`, expected auto, dark"));
    assert!(message("version = 1\nmouse = 3").contains("`mouse`: found `3`, expected true, false"));
    assert!(message("version = 1\noptions = 3").contains("options"));
    assert!(message("version = ").contains("line 1"));
    let mut settings = Settings::default();
    let unknown = settings.set("theem", "dark").unwrap_err().to_string();
    assert!(unknown.contains("did you mean `theme`?"), "{unknown}");
    assert!(settings.set("options.chess.size", "8").unwrap_err().to_string().contains("no game `chess`"));
    let id = underdeck_catalogue::games()[0].info().id;
    assert!(settings.set(&format!("options.{id}.colour"), "8").unwrap_err().to_string().contains("no option `colour`"));
    assert_eq!(settings, Settings::default());
}

#[test]
fn an_option_set_to_nothing_has_its_default_again() {
    let game = underdeck_catalogue::games()[0];
    let key = format!("options.{}.{}", game.info().id, game.options()[0].key);
    let mut settings = Settings::default();
    settings.set(&key, &game.options()[0].default.to_string()).unwrap();
    assert!(settings.get(&key).is_some());
    settings.set(&key, "").unwrap();
    assert_eq!((settings.get(&key), settings.options.len()), (None, 0));
}
