//! Laws of what is said about things on the table.

use underdeck_game::{Options as _, Play, Playable, Presentation, Table, View};

use super::{Site, texts};
use crate::has_rules;

/// Everything on the table can be asked about, in sentences, with rules that exist; and what is said follows from the view.
pub(super) fn everything_is_explained<S: Playable>(
    site: &Site<'_, S>,
    view: &S::View,
    table: &Table,
    rng: &mut underdeck_game::FastRng,
) {
    let seat = site.state.deciding_seat();
    let dealt = view.determinise(rng).view(seat);
    for place in table.places() {
        let about = view.about(&place);
        let Some(said) = &about else {
            site.ensure(false, "everything on the table can be asked about", || format!("{place:?}"));
            continue;
        };
        let in_words = !said.name.trim().is_empty() && said.says.ends_with(['.', '!', '?']);
        site.ensure(in_words, "what is asked about has a name and a rule in sentences", || format!("{said:?}"));
        let is_sentence = said.odds.is_empty() || said.odds.ends_with('.');
        site.ensure(is_sentence, "odds are a sentence", || format!("{said:?}"));
        let known = has_rules(S::REFERENCE, &said.rules);
        site.ensure(known, "what is asked about cites rules that exist", || format!("{place:?}: {:?}", said.rules));
        texts::read_well(site, said);
        site.ensure(dealt.about(&place) == about, "odds come from the view alone", || format!("{place:?}"));
    }
    let glossary = S::View::glossary();
    for offer in table.offers.iter().filter(|_| !glossary.is_empty()) {
        let is_verb = |word: &str| offer.spelling.split(' ').next().is_some_and(|verb| verb.eq_ignore_ascii_case(word));
        let explained = glossary.iter().any(|term| is_verb(term.id));
        site.ensure(explained, "the verb of each move is explained", || offer.spelling.clone());
    }
    for (n, term) in glossary.iter().enumerate() {
        let is_known = glossary[..n].iter().any(|other| other.id == term.id);
        site.ensure(!is_known, "a word is explained once", || term.id.into());
        let explained = S::INFO.explain(term, &site.options.pairs());
        let says = &explained.says;
        let known = has_rules(S::REFERENCE, term.rules);
        site.ensure(known && says.ends_with('.'), "a word is explained by rules that exist", || format!("{term:?}"));
        texts::are_plain(site, &explained);
    }
}
