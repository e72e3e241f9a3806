// The keyboard: one tab stop for each zone in which something can be done and for each list, arrows within them, letters for commands.
const PANELS = { m: 'moves', l: 'log', w: 'rules', t: 'tree', g: 'game' };

const GROUPS = '.play:not(.stepped) :is(.felt .zone, .desk .moves, .tools, .panels)';
const THINGS = '.card, .slot[data-place], .entry, .header[data-place], .target';

// Tab reaches one thing in a group: the one focused now, or else the first usable one. Arrows reach the others.
export function rove() {
  for (const group of document.querySelectorAll(GROUPS)) {
    const things = stops(group);
    const stop = things.find((one) => one === document.activeElement) ?? things.find((one) => one.matches('.hinted, [aria-current]'))
      ?? things.find((one) => one.matches('button:enabled:not(.idle), a'));
    for (const one of things) one.tabIndex = one === stop ? 0 : -1;
  }
}

// A zone may lie in another one; what is in it is its own.
const stops = (group) => [...group.querySelectorAll(group.matches('.zone') ? THINGS : 'button, a[href]')].filter((one) => one.closest(GROUPS) === group);

document.addEventListener('focusin', (event) => {
  const group = event.target.closest?.(GROUPS);
  const things = group ? stops(group) : [];
  if (!things.includes(event.target)) return;
  for (const one of things) one.tabIndex = one === event.target ? 0 : -1;
});

// The nearest thing in a direction.
function next(things, from, key) {
  if (key === 'Home') return things[0];
  if (key === 'End') return things.at(-1);
  const box = from.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const ahead = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  let best = null;
  let least = Infinity;
  for (const one of things) {
    const to = one.getBoundingClientRect();
    const [dx, dy] = [to.left + to.width / 2 - x, to.top + to.height / 2 - y];
    const along = dx * ahead[0] + dy * ahead[1];
    const aside = Math.abs(dx * ahead[1]) + Math.abs(dy * ahead[0]);
    if (one === from || along < 4) continue;
    const far = along + aside * 3;
    if (far < least) [least, best] = [far, one];
  }
  return best;
}

export function keyboard({ clear, say }) {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target.closest?.('input, textarea, select')) return;
    const play = document.querySelector('.play');
    if (!play) return;
    if (event.key.startsWith('Arrow') || event.key === 'Home' || event.key === 'End') return arrows(event);
    if (event.key === 'Escape') {
      clear();
      return;
    }
    if (document.documentElement.classList.contains('keys')) letters(event, say);
  });
}

function arrows(event) {
  const group = event.target.closest?.(GROUPS);
  const things = group ? stops(group).filter((one) => !one.disabled) : [];
  if (!things.includes(event.target)) return;
  event.preventDefault();
  const ahead = /Right|Down/.test(event.key) ? 1 : -1;
  if (!group.matches('.zone')) {
    (next(things, event.target, event.key) ?? things[things.indexOf(event.target) + ahead])?.focus();
    return;
  }
  // At the edge of a zone, on to the next one; at the end of a line, on to the next line.
  const all = [...document.querySelectorAll('.felt .zone')].flatMap(stops).filter((one) => one.getClientRects().length);
  const n = things.indexOf(event.target) + (event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : NaN);
  // What can be pressed comes first: arrows pass over the rest.
  const live = things.filter((one) => one.matches('button:not(.idle)'));
  (next(live, event.target, event.key) ?? next(things, event.target, event.key) ?? things[n] ?? next(all, event.target, event.key))?.focus();
}

function letters(event, say) {
  const key = event.key.toLowerCase();
  if (key === ';') return say();
  if (key === '?') {
    const keys = document.getElementById('keys');
    return keys ? keys.showModal() : location.assign(new URL('../help', import.meta.url));
  }
  if (key === 'p') {
    event.preventDefault();
    document.getElementById('prompt')?.focus();
    return;
  }
  const panel = PANELS[key] && document.querySelector(`[data-panel="${PANELS[key]}"]`);
  const control = panel ?? document.querySelector(`.tools [data-key="${CSS.escape(key)}"]`);
  const number = /^[1-9]$/.test(key) ? shown()[Number(key) - 1] : null;
  const found = control ?? number;
  if (!found || found.disabled) return;
  event.preventDefault();
  found.click();
}

// The moves that can be seen: those that are ready, then those of the list.
function shown() {
  const all = [...document.querySelectorAll('.dock .moves .move, .panel .moves .move')].filter((one) => one.getClientRects().length);
  return all.filter((one, n) => all.findIndex((other) => other.value === one.value) === n);
}
