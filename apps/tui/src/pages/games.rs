//! The pages of a game: options, campaigns, how to play, rules.

use underdeck_catalogue::{Game, OptionFace};
use underdeck_chronicle::Winnable;
use underdeck_chronicle::statistics::Standing;
use underdeck_game::{Language, Link, Message, OptionKind, OptionValue, say, with_sources};
use underdeck_home::{Error, SettingKey, Settings, campaigns, luck, statistics};

use super::home::unfinished_rows;
use super::{Context, settings};
use crate::act::{Asked, Page, RowAction};
use crate::sheet::{List, Reading, Row, Sheet, TextLine, Weight, markdown};
use crate::text;

/// A game: a new deal, its options and campaigns, how to play it.
pub(super) fn game(id: &'static str, context: Context<'_>) -> Result<Sheet, Error> {
    let game = underdeck_catalogue::find(id)?;
    let info = game.info();
    let summary = info.summary(&game.chosen(&context.settings.options_of(id)));
    let mut rows = vec![
        Row::new(text(&text::TUI_GAME_BEGIN), RowAction::Begin(id))
            .note(say!(TUI_GAME_BEGIN_NOTE, summary = summary.clone())),
        Row::new(text(&text::TUI_GAME_TODAYS), RowAction::Daily(id)).note(text(&text::TUI_HOME_TODAY_NOTE)),
    ];
    if !underdeck_coach::puzzles(id)?.is_empty() {
        rows.push(
            Row::new(text(&text::TUI_GAME_PUZZLES), RowAction::Show(Page::Puzzles(id)))
                .note(text(&text::TUI_GAME_PUZZLES_NOTE)),
        );
    }
    // A newcomer finds the guided games first.
    let entries = statistics::entries()?;
    let is_new = entries.iter().all(|entry| entry.game != id);
    let unfinished: Vec<_> = underdeck_home::unfinished(Some(id))?.into_iter().map(|(_, record)| record).collect();
    // Records name a guide by its English title.
    let done = Standing::of(id, &entries, &unfinished).guides;
    let english = game.guides(Language::ENGLISH).into_iter().map(|guide| done.contains(&guide.title));
    let guides = game.guides(Language::current()).into_iter().zip(english).enumerate().map(|(n, (guide, is_done))| {
        Row::new(say!(TUI_GAME_GUIDE, title = guide.title), RowAction::Guide(id, n + 1))
            .side(if is_done { text(&text::TUI_GAME_GUIDE_DONE) } else { "" })
            .note(text(&text::TUI_GAME_GUIDE_NOTE))
    });
    let guides: Vec<Row> = guides.collect();
    // The cursor begins on the first guide that is not done, or else on the new game.
    let cursor = if is_new { guides.iter().position(|guide| guide.side.is_empty()).unwrap_or(guides.len()) } else { 0 };
    let at = if is_new { 0 } else { rows.len() };
    rows.splice(at..at, guides);
    if has_campaigns(game) {
        rows.push(
            Row::new(text(&text::CAMPAIGN_BEGIN), RowAction::Ask(Asked::CampaignName(id)))
                .note(text(&text::TUI_CAMPAIGN_NEW_NOTE)),
        );
        for kept in campaigns::all()?.into_iter().flatten().filter(|kept| kept.campaign.info().id == id) {
            let name = kept.campaign.name().to_owned();
            let act = RowAction::Show(Page::Campaign { game: id, name: name.clone() });
            rows.push(Row::new(say!(TUI_CAMPAIGN_CONTINUE, name), act).note(kept.campaign.standing().words));
        }
    }
    let open = unfinished_rows(context)?.into_iter().filter(|(game, _)| *game == id).map(|(_, row)| row);
    rows.extend(open);
    rows.push(
        Row::new(text(&text::MENU_HOW_TO_PLAY), RowAction::Show(Page::About(id))).note(text(&text::TUI_GAME_HOW_NOTE)),
    );
    rows.push(
        Row::new(text(&text::TUI_GAME_RULES), RowAction::Show(Page::Rules(id))).note(text(&text::TUI_GAME_RULES_NOTE)),
    );
    if game.has_tables() {
        let row = Row::new(text(&text::THE_TABLES), RowAction::Show(Page::Tables(id)));
        rows.push(row.note(text(&text::TUI_GAME_TABLES_NOTE)));
    }
    rows.push(Row::heading(text(&text::TUI_GAME_OPTIONS)));
    rows.extend(SettingKey::find("winnable").map(|key| settings::row(key, context.settings)));
    let (rulings, rules): (Vec<_>, Vec<_>) = game.options().into_iter().partition(|face| face.ruling.is_some());
    rows.extend(rules.iter().map(|face| option(id, face, context.settings)));
    if !rulings.is_empty() {
        let set = rulings.iter().filter(|face| context.settings.get(&setting(id, face)).is_some()).count();
        let row = Row::new(text(&text::TUI_GAME_RULINGS), RowAction::Show(Page::Rulings(id)))
            .note(text(&text::TUI_GAME_RULINGS_NOTE));
        rows.push(if set > 0 { row.side(set.to_string()) } else { row });
    }
    let mut list = List::new(info.title, rows);
    list.at = cursor;
    list.is_broad = true;
    list.intro = format!("{} {}", summary, say!(TUI_HOME_BY, name = info.designer));
    if context.settings.winnable.in_game(game) != Winnable::Off {
        list.intro += &format!(" {}", text(&text::TUI_GAME_CHOSEN));
    }
    Ok(Sheet::List(list))
}

fn has_campaigns(game: &Game) -> bool {
    game.deal(&[], luck::new_seed()).is_ok_and(|deal| underdeck_play::Campaign::new(game, "test", &deal.code).is_ok())
}

/// The rulings that players may change.
pub(super) fn rulings(id: &'static str, settings: &Settings) -> Result<Sheet, Error> {
    let game = underdeck_catalogue::find(id)?;
    let faces = game.options().into_iter().filter(|face| face.ruling.is_some());
    let mut list = List::new(text(&text::TUI_GAME_RULINGS), faces.map(|face| option(id, &face, settings)).collect());
    list.is_broad = true;
    list.intro = text(&text::TUI_GAME_RULINGS_NOTE).to_owned();
    Ok(Sheet::List(list))
}

/// The key of the setting that holds an option's value for new games.
fn setting(id: &str, face: &OptionFace) -> String {
    format!("options.{id}.{}", face.key)
}

/// An option and its value for new games.
pub(super) fn option(id: &'static str, face: &OptionFace, settings: &Settings) -> Row {
    let key = setting(id, face);
    let set = settings.get(&key);
    let value = set.clone().unwrap_or_else(|| face.default.to_string());
    let to = |value: String| {
        // A default is no house rule.
        let value = if value == face.default.to_string() { String::new() } else { value };
        RowAction::Set { key: key.clone(), value }
    };
    let next = |by: i64| match face.kind {
        OptionKind::Bool => Some((value != "true").to_string()),
        OptionKind::Int { min, max } => value.parse::<i64>().ok().map(|n| (n + by).clamp(min, max).to_string()),
        OptionKind::Choice(words) => {
            let at = words.iter().position(|word| *word == value).unwrap_or(0) as i64;
            words.get((at + by).rem_euclid(words.len() as i64) as usize).map(|word| (*word).to_owned())
        }
        _ => None,
    };
    let act = match face.kind {
        OptionKind::Bool | OptionKind::Choice(_) => next(1).map_or(RowAction::Nothing, to),
        _ => RowAction::Ask(Asked::OptionText { game: id, key: face.key }),
    };
    let said = |value: &OptionValue| {
        underdeck_catalogue::find(id)
            .map_or_else(|_| value.to_string().into(), |game| game.info().option_value(face.key, value))
    };
    let takes = match face.kind {
        OptionKind::Choice(words) => {
            Message::join(words.iter().map(|word| said(&OptionValue::Text((*word).into()))), Link::Comma)
        }
        OptionKind::Bool => Message::join([true, false].map(|value| said(&OptionValue::Bool(value))), Link::Comma),
        kind => kind.to_string().into(),
    };
    let takes = say!(TUI_GAME_OPTION_TAKES, kind = takes);
    let default = say!(TUI_GAME_OPTION_DEFAULT, value = said(&face.default));
    let class = face.class.said();
    let note = format!("{}\n\n{takes}\n{default}\n{class}", face.effect);
    let shown = match face.kind {
        OptionKind::Bool => said(&OptionValue::Bool(value == "true")),
        _ => said(&OptionValue::Text(value.as_str().into())),
    };
    let turn = next(-1).zip(next(1)).map(|(left, right)| [to(left), to(right)]);
    let shown = if turn.is_some() { format!("< {shown} >") } else { shown.to_string() };
    let name = if set.is_some() { format!("{} *", face.name) } else { face.name.to_string() };
    Row { text: name, side: shown, note, act: Some(act), turn, ..Row::default() }
}

/// How to play a game.
pub(super) fn about(id: &'static str) -> Result<Sheet, Error> {
    let game = underdeck_catalogue::find(id)?;
    let (info, options) = (game.info(), game.deal(&Settings::load()?.options_of(id), 0)?.options);
    let mut lines = markdown(&info.how_to_play(Language::current(), &options).1);
    lines.push(TextLine::plain(""));
    lines.push(TextLine::new(Weight::Dim, say!(TUI_HOME_BY, name = info.designer)));
    Ok(Sheet::Reading(Reading {
        title: say!(HOW_TO_PLAY, game = info.title).to_string(),
        text: lines,
        top: 0,
        copy: None,
    }))
}

/// The whole reference of a game.
pub(super) fn rules(id: &'static str) -> Result<Sheet, Error> {
    let game = underdeck_catalogue::find(id)?;
    let title = say!(TUI_GAME_RULES_TITLE, game = game.info().title).to_string();
    Ok(Sheet::Reading(Reading { title, text: markdown(&with_sources(game.reference())), top: 0, copy: None }))
}

/// The tables of a game under the options for new games.
pub(super) fn tables(id: &'static str) -> Result<Sheet, Error> {
    let game = underdeck_catalogue::find(id)?;
    let deal = game.deal(&Settings::load()?.options_of(id), 0)?;
    super::table::tables_of(game, game.tables(&deal)).map_err(Error::Failed)
}

/// The progress of a campaign, and the chapters that can be played now.
pub(super) fn campaign(id: &'static str, name: &str) -> Result<Sheet, Error> {
    let Some(kept) = campaigns::find(id, name)? else {
        return Err(Error::Failed(say!(TUI_CAMPAIGN_NONE, name).to_string()));
    };
    let standing = kept.campaign.standing();
    let mut rows = Vec::new();
    if standing.next.is_empty() {
        rows.push(Row::new(text(&text::TUI_CAMPAIGN_OVER), RowAction::Back).note(standing.words.clone()));
    } else {
        rows.push(Row::heading(text(&text::TUI_CAMPAIGN_NEXT)));
    }
    let begun = kept.unfinished.as_ref().and_then(|record| record.tag("Deal").map(str::to_owned));
    for chapter in &standing.next {
        let is_begun = begun.as_deref() == Some(chapter.options.code.as_str());
        let act = RowAction::Chapter { game: id, name: name.to_owned(), chapter: Some(chapter.id.clone()) };
        let story: Vec<String> = markdown(&chapter.story).into_iter().map(|line| line.text).collect();
        let side = if is_begun { text(&text::TUI_CAMPAIGN_BEGUN) } else { "" };
        if begun.is_none() || is_begun {
            rows.push(Row::new(format!("{} {}", chapter.id, chapter.name), act).side(side).note(story.join("\n")));
            let page = Page::Story { game: id, name: name.to_owned(), chapter: chapter.id.clone() };
            rows.push(Row::new(format!("   {}", text(&text::TUI_CAMPAIGN_STORY)), RowAction::Show(page)));
        }
    }
    if !standing.progress.is_empty() {
        rows.push(Row::heading(text(&text::TUI_CAMPAIGN_PROGRESS)));
    }
    for entry in &standing.progress {
        rows.push(Row::new(entry.name.clone(), RowAction::Nothing).side(entry.value.clone()).note(entry.note.clone()));
    }
    if !kept.files.is_empty() {
        rows.push(Row::heading(say!(TUI_CAMPAIGN_PLAYED, n = kept.campaign.played())));
        for (n, file) in kept.files.iter().take(kept.campaign.played()).enumerate() {
            rows.push(Row::new(say!(TUI_CAMPAIGN_LOOK_AT, n = n + 1), RowAction::Replay(file.clone())));
        }
    }
    let mut list = List::new(say!(TUI_CAMPAIGN_TITLE, name, game = kept.campaign.info().title), rows);
    list.is_broad = true;
    list.intro = standing.words.into();
    Ok(Sheet::List(list))
}

/// The story of a chapter.
pub(super) fn story(id: &'static str, name: &str, chapter: &str) -> Result<Sheet, Error> {
    let kept = campaigns::find(id, name)?;
    let standing = kept.map(|kept| kept.campaign.standing());
    let found = standing.and_then(|standing| standing.next.into_iter().find(|next| next.id == chapter));
    let Some(found) = found else { return Err(Error::Failed(say!(TUI_CAMPAIGN_NONE, name).to_string())) };
    Ok(Sheet::Reading(Reading { title: found.name.into(), text: markdown(&found.story), top: 0, copy: None }))
}
