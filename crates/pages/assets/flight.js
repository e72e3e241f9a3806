// Cards fly from where they lay to where they lie now. A face-down card is matched by its place, never by its identity.
const still = () =>
  document.documentElement.classList.contains('still') || matchMedia('(prefers-reduced-motion: reduce)').matches;

// The cards by name; names that occur twice are left out.
function named(main) {
  const cards = new Map();
  for (const card of main.querySelectorAll('.felt .card')) {
    const down = card.classList.contains('back');
    const name = down ? card.dataset.place && `at-${card.dataset.place}` : card.dataset.card && `card-${card.dataset.card}`;
    if (!name) continue;
    const safe = name.replace(/[^A-Za-z0-9-]/g, '_');
    if (cards.has(safe)) cards.set(safe, null);
    else cards.set(safe, card);
  }
  for (const pawn of main.querySelectorAll('.felt .pawn.you')) cards.set('pawn-you', cards.has('pawn-you') ? null : pawn);
  return cards;
}

const spot = (card) => {
  const box = card.getBoundingClientRect();
  return `${Math.round(box.left)} ${Math.round(box.top)} ${card.classList.contains('turned')}`;
};

// Only cards that moved fly: a card in flight cannot be pressed, and nobody should have to wait for one.
export async function flown(before, put, moved) {
  if (!moved || still() || !document.startViewTransition) {
    put();
    return;
  }
  const old = named(before);
  const was = new Map([...old].filter(([, card]) => card).map(([name, card]) => [name, spot(card)]));
  for (const [name, card] of old) if (card && visible(card)) card.style.viewTransitionName = name;
  const flight = document.startViewTransition(() => {
    put();
    for (const [name, card] of named(document.getElementById('main'))) {
      if (card && visible(card) && was.get(name) !== spot(card)) card.style.viewTransitionName = name;
    }
  });
  now = flight;
  const clear = () => {
    if (now === flight) now = null;
    for (const card of document.querySelectorAll('.felt .card, .felt .pawn')) card.style.viewTransitionName = '';
  };
  flight.finished.then(clear, clear);
  // A flight cut short by the next one is not an error.
  flight.ready.catch(() => {});
  flight.finished.catch(() => {});
  await flight.updateCallbackDone;
}

// A card in flight cannot be hit: a press lands it first, then presses what lies there.
let now = null;
let landed = 0;

document.addEventListener('pointerdown', () => {
  if (!now) return;
  now.skipTransition();
  landed = Date.now();
}, { capture: true });

document.addEventListener('click', (event) => {
  if (event.target !== document.documentElement || Date.now() - landed > 1000) return;
  document.elementFromPoint(event.clientX, event.clientY)?.closest('button, a[href]')?.click();
});

// Whether the middle of a card is on the cloth that can be seen: nothing flies across the dock.
function visible(card) {
  const box = card.getBoundingClientRect();
  const cloth = card.closest('.felt').getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return y > Math.max(cloth.top, 0) && y < Math.min(cloth.bottom, innerHeight) && x > 0 && x < innerWidth;
}
