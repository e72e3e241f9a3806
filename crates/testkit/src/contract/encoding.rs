//! Laws of moves and views as numbers.

use std::collections::HashSet;

use underdeck_game::{Encode as _, Encoding, FastRng, Play, Playable, Policy as _, Seat, View, below};

use super::Site;

/// How many ids are tried that should not be legal.
const TRIES: usize = 16;

/// Kinds of moves and fields have names and meanings, lie end to end, and are no larger than a byte can tell: of the encoding, and of the
/// features of a learned value.
pub(super) fn is_described<S: Playable>([encoding, features]: &[Encoding; 2], options: &S::Options) {
    is_laid_out::<S>(encoding, options);
    is_laid_out::<S>(features, options);
    assert_eq!(
        encoding.actions.is_empty(),
        encoding.fields.is_empty(),
        "{}: encoding of {options:?}: ids without fields, or the reverse",
        S::INFO.id
    );
}

fn is_laid_out<S: Playable>(encoding: &Encoding, options: &S::Options) {
    let site = || format!("{}: encoding of {options:?}", S::INFO.id);
    let (mut names, mut ids, mut bytes) = (HashSet::new(), 0, 0);
    for group in &encoding.actions {
        assert!(names.insert((true, group.name)) && group.meaning.ends_with('.'), "{}: {group:?}", site());
        assert!(group.offset == ids && group.len() > 0, "{}: ids are left out or shared: {group:?}", site());
        ids += group.len();
    }
    for field in &encoding.fields {
        assert!(names.insert((false, field.name)) && field.meaning.ends_with('.'), "{}: {field:?}", site());
        assert!(field.offset == bytes && field.len() > 0, "{}: bytes are left out or shared: {field:?}", site());
        assert!((2..=256).contains(&field.kind.values()), "{}: {field:?} has too few or too many values", site());
        bytes += field.len();
    }
    assert_eq!((encoding.ids(), encoding.bytes()), (ids, bytes), "{}", site());
}

/// Every byte of an observation is written, keeps within its field's range, and follows from the view; and so does every byte that a learned
/// value is told.
pub(super) fn observes_the_view<S: Playable>(
    site: &Site<'_, S>,
    [encoding, features]: &[Encoding; 2],
    seat: Seat,
    view: &S::View,
    rng: &mut FastRng,
) {
    let dealt = view.determinise(rng).view(seat);
    writes_its_fields(site, encoding, [view, &dealt], S::View::observe);
    writes_its_fields(site, features, [view, &dealt], S::View::describe);
}

fn writes_its_fields<S: Playable>(
    site: &Site<'_, S>,
    encoding: &Encoding,
    [view, dealt]: [&S::View; 2],
    write: impl Fn(&S::View, &mut [u8]),
) {
    let observe = |view: &S::View, poison| {
        let mut bytes = vec![poison; encoding.bytes()];
        write(view, &mut bytes);
        bytes
    };
    let bytes = observe(view, 0xaa);
    site.ensure(bytes == observe(view, 0x55), "every byte of an observation is written", || format!("{bytes:?}"));
    for field in &encoding.fields {
        let said = &bytes[field.offset..field.offset + field.len()];
        let law = "every byte keeps within its field's range";
        let fits = said.iter().all(|&byte| usize::from(byte) < field.kind.values());
        site.ensure(fits, law, || format!("{}: {said:?}, {:?}", field.name, field.kind));
    }
    site.ensure(observe(dealt, 0) == bytes, "equal views give equal observations", || format!("{bytes:?}"));
}

/// Each legal move has an id of its own, of the kind that its verb names, and the id leads back to the move; the mask is exactly
/// the legal moves, for any state that looks like the view.
pub(super) fn numbers_each_move<S: Playable>(
    site: &Site<'_, S>,
    encoding: &Encoding,
    view: &S::View,
    rng: &mut FastRng,
) {
    if encoding.is_empty() {
        return;
    }
    let mut expected = vec![0; encoding.ids()];
    for mv in site.state.legal_vec() {
        let id = view.action(mv);
        let group = encoding.actions.iter().find(|group| (group.offset..group.offset + group.len()).contains(&id));
        let (spelling, named) = (mv.to_string(), group.and_then(|group| group.name.split('_').next()));
        let law = "the id of a move is of the kind that its verb names";
        site.ensure(named == spelling.split(' ').next(), law, || format!("`{mv}` is {id}, of {group:?}"));
        let other = || format!("{id} is `{mv}` and {:?}", view.decode(id));
        site.ensure(view.decode(id) == Some(mv), "an id leads back to its move, so no two moves share one", other);
        expected[id] = 1;
    }
    for state in [site.state, &view.determinise(rng)] {
        let mut mask = vec![0; encoding.ids()];
        view.legal_ids(state, |id| mask[id] += 1);
        let differs = || {
            let differs = (0..mask.len()).find(|&id| mask[id] != expected[id]).unwrap_or_default();
            format!("{differs}, {:?}, is {} and should be {}", view.decode(differs), mask[differs], expected[differs])
        };
        site.ensure(mask == expected, "the mask is exactly the legal moves", differs);
    }
    for _ in 0..TRIES {
        let id = below(rng, encoding.ids() as u32) as usize;
        let (seen, mv) = (view.decode(id), S::View::decode_in(site.state, id));
        site.ensure(seen == mv, "a state gives the moves of its view", || format!("{id}: {mv:?} instead of {seen:?}"));
        let mv = view.decode(id).filter(|_| expected[id] == 0);
        let law = "a legal move has no second id";
        site.ensure(mv.is_none_or(|mv| !site.state.is_legal(mv)), law, || format!("{id}: {mv:?}"));
    }
}
