//! The settings.

use underdeck_game::{Message, say};
use underdeck_home::{Error, SettingKey, Settings};

use crate::act::{Asked, Page, RowAction};
use crate::sheet::{List, Row, Sheet};
use crate::text;

/// All settings, and the options of each game.
pub(super) fn settings(settings: &Settings) -> Result<Sheet, Error> {
    let mut rows = vec![Row::heading(text(&text::TUI_SETTINGS_ALL))];
    rows.extend(SettingKey::ALL.iter().map(|key| row(key, settings)));
    rows.push(Row::heading(text(&text::TUI_GAME_OPTIONS)));
    rows.extend(underdeck_catalogue::games().iter().map(|game| {
        let info = game.info();
        let own = settings.options_of(info.id);
        let deal = game.deal(&own, 1);
        let side = deal.map_or_else(|_| String::new(), |deal| Message::join(deal.house_rules(), "; ").to_string());
        Row::new(info.title, RowAction::Show(Page::Game(info.id)))
            .side(side)
            .note(text(&text::TUI_SETTINGS_OPTIONS_NOTE))
    }));
    let mut list = List::new(text(&text::TUI_HOME_SETTINGS), rows);
    list.is_broad = true;
    list.has_preview = true;
    list.intro = say!(TUI_SETTINGS_FILE, file = Settings::file()?.display().to_string()).to_string();
    Ok(Sheet::List(list))
}

pub(super) fn row(key: &SettingKey, settings: &Settings) -> Row {
    let value = settings.get(key.name).unwrap_or_default();
    let to = |by: isize| {
        let at = key.values.iter().position(|word| *word == value).unwrap_or(0) as isize;
        let next = key.values.get((at + by).rem_euclid(key.values.len().max(1) as isize) as usize);
        next.map(|next| RowAction::Set { key: key.name.to_owned(), value: (*next).to_owned() })
    };
    let turn = to(-1).zip(to(1)).map(|(left, right)| [left, right]);
    let act = turn.as_ref().map_or(RowAction::Ask(Asked::Player), |[_, right]| right.clone());
    let shown = match value.as_str() {
        "true" if key.is_switch() => text(&text::OPTION_YES),
        "false" if key.is_switch() => text(&text::OPTION_NO),
        value => value,
    };
    let shown = if turn.is_some() { format!("< {shown} >") } else { shown.to_owned() };
    let mut note = key.effect().to_string();
    if !key.is_switch() {
        note += &format!("\n\n{}", say!(TUI_GAME_OPTION_TAKES, kind = key.takes()));
    }
    Row { text: key.said().to_string(), side: shown, note, act: Some(act), turn, ..Row::default() }
}
