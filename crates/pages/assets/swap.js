// Fetches a page and replaces the main element of the current one by its main element.
const PATIENCE = 15_000;
const listeners = [];
let last = '';
// The request on its way: one at a time. A thing picked meanwhile is picked when the answer is there.
let flying = false;
let next = null;

export function onSwap(listener) {
  listeners.push(listener);
}

// One polite live region. The same words twice are announced twice.
export function say(words = last) {
  const live = document.getElementById('live');
  if (!live || !words) return;
  last = words;
  live.textContent = '';
  requestAnimationFrame(() => {
    live.textContent = words;
  });
}

export function go(address) {
  return swap(address, {}, true);
}

export function submit(form, button) {
  if (flying) {
    if (button?.dataset.place && form.id === 'pick') next = { place: button.dataset.place, name: button.name };
    return undefined;
  }
  if (form.id === 'pick') {
    picker(button.dataset.place);
    return undefined;
  }
  const data = new FormData(form, button ?? undefined);
  button?.classList.add('sent');
  if (form.method === 'post') {
    return swap(form.action, { method: 'POST', body: new URLSearchParams(data) }, true);
  }
  const address = new URL(form.action);
  address.search = new URLSearchParams(data).toString();
  return swap(address.href, {}, true);
}

export async function swap(address, options, push) {
  if (flying) return;
  flying = true;
  document.body.setAttribute('aria-busy', 'true');
  let answer;
  let text;
  try {
    const asked = new URL(address, location.href);
    asked.hash = '';
    const headers = { 'X-Underdeck': 'fetch' };
    answer = await fetch(asked, { ...options, headers, credentials: 'same-origin', signal: AbortSignal.timeout(PATIENCE) });
    text = await answer.text();
  } catch {
    rest();
    retry(() => swap(address, options, push));
    return;
  }
  const page = new DOMParser().parseFromString(text, 'text/html');
  const main = page.getElementById('main');
  if (!main) {
    rest();
    location.href = address;
    return;
  }
  const place = answer.headers.get('Content-Location') ?? answer.url;
  const moved = options.method === 'POST' && answer.ok;
  show(page, main, moved);
  if (push && place && new URL(place, location.href).href !== location.href) {
    // Picks are not entries of the history.
    const fresh = moved || answer.url === address ? 'replaceState' : 'pushState';
    history[fresh](null, '', place);
  }
  tell(main, moved || !answer.ok || main.querySelector('[data-scrub], .verdict'));
  for (const listener of listeners) listener({ moved, ok: answer.ok });
  const then = next;
  next = null;
  if (then && !moved) document.querySelector(`.felt [data-place="${CSS.escape(then.place)}"][name=${then.name}]`)?.click();
}

function rest() {
  flying = false;
  document.body.removeAttribute('aria-busy');
}

// The server does not answer: says so where it can be seen, with a button that sends the same once more.
function retry(again) {
  next = null;
  document.querySelectorAll('.sent').forEach((one) => one.classList.remove('sent'));
  document.querySelector('.retry')?.remove();
  const words = Object.assign(document.createElement('span'), { textContent: document.body.dataset.silent });
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: document.body.dataset.again });
  const note = Object.assign(document.createElement('p'), { className: 'retry' });
  note.setAttribute('role', 'alert');
  note.append(words, button);
  button.addEventListener('click', () => {
    note.remove();
    again();
  });
  (document.querySelector('.dock') ?? document.getElementById('main')).prepend(note);
}

async function show(page, main, moved) {
  const before = document.getElementById('main');
  const kept = remember(before, moved);
  const put = () => {
    const fresh = document.importNode(main, true);
    // The cards are dealt once.
    fresh.querySelector('[data-new]')?.removeAttribute('data-new');
    before.replaceWith(fresh);
    document.title = page.title;
    const icon = (one) => one.querySelector('link[rel=icon]');
    if (icon(document).href !== icon(page).href) icon(document).href = icon(page).href;
    document.body.className = page.body.className;
    restore(fresh, kept);
    // Until here a press would still be one on the old table.
    rest();
  };
  flight(before, put, moved);
}

// How a change is animated; see flight.js.
let flight = (_, put) => put();

export function flyWith(flown) {
  flight = flown;
}

// What picks a thing; see pick.js.
let picker = () => {};

export function pickWith(pick) {
  picker = pick;
}

// What is brought into view; see reveal.js.
let reveal = () => {};

export function revealWith(brought) {
  reveal = brought;
}

function remember(main, moved) {
  const at = document.activeElement;
  const inside = main.contains(at);
  return {
    moved,
    place: inside ? at.dataset.place : undefined,
    zone: inside ? at.closest('[data-zone]')?.dataset.zone : undefined,
    key: inside ? at.dataset.key ?? at.dataset.panel : undefined,
    inside,
    felt: main.querySelector('.felt')?.scrollTop,
    panel: main.querySelector('.panel')?.scrollTop,
    scroll: [...main.querySelectorAll('.grid > .scroll, .pinned')].map((one) => [one.scrollLeft, one.scrollTop]),
    open: [...main.querySelectorAll('details[open] > summary')].map((one) => one.textContent),
  };
}

function restore(main, kept) {
  const keep = (selector, top) => {
    const one = main.querySelector(selector);
    if (one && top) one.scrollTop = top;
  };
  keep('.felt', kept.felt);
  if (!kept.moved) keep('.panel', kept.panel);
  main.querySelectorAll('.grid > .scroll, .pinned').forEach((one, n) => {
    if (kept.scroll[n]) [one.scrollLeft, one.scrollTop] = kept.scroll[n];
  });
  for (const summary of main.querySelectorAll('details > summary')) {
    if (kept.open.includes(summary.textContent)) summary.parentElement.open = true;
  }
  reveal(main);
  if (kept.inside) focusOn(main, kept);
}

// What is focused next: the same thing if it can still be pressed, what is hinted, what lies in the same zone, or a button of the dock.
function focusOn(main, kept) {
  const by = (name, value) => value && main.querySelector(`[data-${name}="${CSS.escape(value)}"]`);
  const same = by('place', kept.place);
  const usable = (selector) => main.querySelector(`${selector} button:is(.live, .hinted)`);
  const ready = main.querySelector('.dock .move');
  const others = usable('.felt');
  const target = by('key', kept.key) || by('panel', kept.key) || main.querySelector('.felt button.hinted')
    || (same?.matches('button') && (others || !ready) && same)
    || (kept.zone && usable(`[data-zone="${CSS.escape(kept.zone)}"]`))
    || (kept.moved ? others || ready : ready || others) || same || main.querySelector('#prompt');
  target?.focus({ preventScroll: true, focusVisible: true });
}

function tell(main, all) {
  const notice = main.querySelector('.notice')?.textContent ?? '';
  const news = all ? main.querySelector('[data-news]')?.textContent ?? '' : '';
  const hint = main.querySelector('.hint')?.textContent ?? '';
  const prompt = all ? [...main.querySelectorAll('#prompt, .of-moves')].map((one) => one.textContent).join('. ') : '';
  say([notice, news, hint, prompt].map((one) => one.replace(/\s+/g, ' ').trim()).filter(Boolean).join(' '));
}
