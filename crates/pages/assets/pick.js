// Picking things on the table, without asking the server: the rules of `Selection` in crates/game/src/selection.rs, and what
// `TableItem::markup` draws.
const RANKS = 'A23456789TJQK';
let moves = [];
let picked = [];
let rev = null;

const table = () => document.querySelector('.play .felt');
const open = (move) => move.things.filter((one) => !picked.includes(one));

// What can be pointed at next for a move: a thing that is not picked, or else its target.
function next(move) {
  const left = open(move);
  return left.length || !move.target || picked.includes(move.target) ? left : [move.target];
}

const matching = () => moves.filter((move) => !move.item.hidden);

function narrow(places) {
  picked = [];
  let left = moves;
  for (const place of places) {
    const fitting = left.filter((move) => next(move).includes(place));
    if (!fitting.length) continue;
    left = fitting;
    picked.push(place);
  }
  for (const move of moves) move.item.hidden = !left.includes(move);
}

// The move that pointing at a place makes, or `null` if there are several or something else is needed first.
function pointing() {
  const does = new Map();
  for (const move of matching()) {
    const ends = !move.isNumber && !open(move).length;
    for (const place of next(move)) does.set(place, ends && !does.has(place) ? move : null);
  }
  return does;
}

// Where a thing can be dropped with what is picked: each place with its move, or with '' if several moves end there.
export function drops(place) {
  const found = new Map();
  for (const move of matching()) {
    const left = open(move);
    const held = left.length ? left : move.things;
    if (left.length > 1 || !move.target || !held.includes(place)) continue;
    found.set(move.target, found.has(move.target) ? '' : move.spelling);
  }
  return found;
}

function paint() {
  const felt = table();
  const does = pointing();
  for (const one of felt.querySelectorAll('[data-name]:not(.way)')) {
    const { place, name } = one.dataset;
    const isPicked = picked.includes(place);
    const move = isPicked ? null : does.get(place);
    const isLive = !isPicked && does.has(place);
    one.type = isPicked || isLive ? 'submit' : 'button';
    one.setAttribute('form', move ? 'play' : 'pick');
    one.name = move ? 'move' : isPicked ? 'drop' : 'pick';
    one.value = move ? move.spelling : place;
    for (const [state, is] of [['picked', isPicked], ['live', isLive], ['idle', !isPicked && !isLive]]) one.classList.toggle(state, is);
    const flag = (key, value) => (value === null ? one.removeAttribute(key) : one.setAttribute(key, value));
    flag('aria-disabled', isPicked || isLive ? null : 'true');
    flag('aria-pressed', move || !(isPicked || isLive) ? null : String(isPicked));
    flag('data-drops', [...drops(place)].map(([to, mv]) => `${to}\t${mv}`).join('\n') || null);
    const isBare = 'bare' in one.dataset;
    const words = move ? move.label : isPicked ? felt.dataset.back : felt.dataset.choose;
    one.setAttribute('aria-label', isBare ? `${name}: ${words}` : move ? `${name}. ${words}` : name);
    one.title = move ? `${name}\n${move.effect}` : name;
    if (!isBare) continue;
    one.textContent = words;
    const zone = one.closest('.zone');
    zone.classList.toggle('picked', isPicked);
    zone.classList.toggle('live', isLive);
  }
}

// The list of moves, and the moves for which nothing more has to be pointed at.
function list() {
  const all = document.querySelector('.all-moves');
  const left = matching();
  all.querySelector('h2 .n').textContent = left.length;
  for (const group of all.querySelectorAll('details')) {
    const n = group.querySelectorAll('li:not([hidden])').length;
    group.hidden = !n;
    group.querySelector('.n').textContent = n;
    group.open = picked.length > 0 && left.length <= Number(all.dataset.few);
  }
  const ready = document.querySelector('.dock .moves.ready');
  if (!ready) return;
  const done = left.filter((move) => !next(move).length);
  const shown = left.some((move) => !move.isFinal) ? done.filter((move) => !move.isFinal) : done;
  ready.replaceChildren(...shown.map((move) => {
    const item = document.createElement('li');
    item.append(move.button.cloneNode(true));
    return item;
  }));
  ready.hidden = !shown.length;
  chosen(left.some((move) => next(move).length));
}

// What is picked, and what goes with it.
function chosen(isOpen) {
  const box = document.querySelector('.chosen');
  if (!box) return;
  const at = (place) => table().querySelector(`[data-name][data-place="${CSS.escape(place)}"]`);
  const ranks = picked.map((place) => RANKS.indexOf(at(place)?.dataset.card?.[0]) + 1).filter(Boolean);
  box.hidden = !picked.length;
  box.querySelector('strong').textContent = picked.map((place) => at(place)?.dataset.say ?? place).join(', ');
  box.querySelector('.sum').textContent = ranks.length > 1 ? `= ${ranks.reduce((a, b) => a + b)}` : '';
  const note = box.querySelector('.note');
  note.hidden = !isOpen;
  note.querySelector('.quiet').textContent = [...table().querySelectorAll('.live[data-say]')].map((one) => one.dataset.say).join(', ');
}

function show(places, say) {
  narrow(places);
  paint();
  list();
  const box = document.querySelector('.chosen:not([hidden])');
  say((box ?? document.getElementById('prompt'))?.textContent.replace(/\s+/g, ' ').trim());
}

// Picks a place, or puts it back.
export function pick(place, say, isBack = picked.includes(place)) {
  show(isBack ? picked.filter((one) => one !== place) : [...picked, place], say);
}

export function clear(say) {
  const had = picked.length > 0;
  if (had) show([], say);
  return had;
}

// Reads the moves of a new table. What was picked stays so while the table is the same.
export function gather() {
  const play = document.querySelector('.play[data-rev]');
  const items = play ? [...play.querySelectorAll('.all-moves li')] : [];
  moves = items.map((item) => {
    const button = item.querySelector('.move');
    const words = (name) => button.querySelector(name).textContent;
    return {
      item, button, spelling: button.value, label: words('.label'), effect: words('.effect'),
      things: item.dataset.things.split('\n').filter(Boolean), target: item.dataset.target,
      isNumber: 'number' in item.dataset, isFinal: button.classList.contains('final'),
    };
  });
  const asked = [...document.querySelectorAll('#pick input[name=pick]')].map((one) => one.value);
  const kept = asked.length ? asked : play?.dataset.rev === rev ? picked : [];
  rev = play?.dataset.rev;
  narrow(kept);
  if (!items.length) return;
  paint();
  if (kept.length) list();
}
