// Fetches a page and replaces the main element of the current one by its main element.
const listeners = [];
let asked = 0;
let last = '';

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
  const data = new FormData(form, button ?? undefined);
  if (form.method === 'post') {
    return swap(form.action, { method: 'POST', body: new URLSearchParams(data) }, true);
  }
  const address = new URL(form.action);
  address.search = new URLSearchParams(data).toString();
  return swap(address.href, {}, true);
}

export async function swap(address, options, push) {
  const mine = ++asked;
  document.body.setAttribute('aria-busy', 'true');
  let answer;
  let text;
  try {
    answer = await fetch(address, { ...options, headers: { 'X-Underdeck': 'fetch' }, credentials: 'same-origin' });
    text = await answer.text();
  } catch {
    if (mine !== asked) return;
    document.body.removeAttribute('aria-busy');
    say('The server does not answer. Nothing was lost; try again.');
    return;
  }
  if (mine !== asked) return;
  document.body.removeAttribute('aria-busy');
  const page = new DOMParser().parseFromString(text, 'text/html');
  const main = page.getElementById('main');
  if (!main) {
    location.href = address;
    return;
  }
  const place = answer.headers.get('Content-Location') ?? answer.url;
  const moved = options.method === 'POST' && answer.ok;
  await show(page, main, moved);
  if (push && place && new URL(place, location.href).href !== location.href) {
    // Picks are not entries of the history.
    const fresh = moved || answer.url === address ? 'replaceState' : 'pushState';
    history[fresh](null, '', place);
  }
  tell(main, moved || !answer.ok);
  for (const listener of listeners) listener({ moved, ok: answer.ok });
}

async function show(page, main, moved) {
  const before = document.getElementById('main');
  const kept = remember(before);
  const put = () => {
    const fresh = document.importNode(main, true);
    before.replaceWith(fresh);
    document.title = page.title;
    document.body.className = page.body.className;
    restore(fresh, kept);
  };
  await flight(before, put, moved);
}

// How a change is animated; see flight.js.
let flight = async (_, put) => put();

export function flyWith(flown) {
  flight = flown;
}

function remember(main) {
  const at = document.activeElement;
  const inside = main.contains(at);
  return {
    place: inside ? at.dataset.place : undefined,
    key: inside ? at.dataset.key ?? at.dataset.panel : undefined,
    move: inside && at.name === 'move' ? at.value : undefined,
    inside,
    felt: main.querySelector('.felt')?.scrollTop,
    desk: main.querySelector('.desk')?.scrollTop,
    scroll: [...main.querySelectorAll('.grid > .scroll')].map((one) => [one.scrollLeft, one.scrollTop]),
    open: [...main.querySelectorAll('details[open] > summary')].map((one) => one.textContent),
  };
}

function restore(main, kept) {
  const felt = main.querySelector('.felt');
  if (felt && kept.felt) felt.scrollTop = kept.felt;
  main.querySelectorAll('.grid > .scroll').forEach((one, n) => {
    if (kept.scroll[n]) [one.scrollLeft, one.scrollTop] = kept.scroll[n];
  });
  for (const summary of main.querySelectorAll('details > summary')) {
    if (kept.open.includes(summary.textContent)) summary.parentElement.open = true;
  }
  if (!kept.inside) return;
  const by = (name, value) => value && main.querySelector(`[data-${name}="${CSS.escape(value)}"]`);
  const target = by('place', kept.place) || by('key', kept.key) || by('panel', kept.key) || main.querySelector('#prompt');
  target?.focus({ preventScroll: true });
}

function tell(main, all) {
  const notice = main.querySelector('.notice')?.textContent ?? '';
  const news = all ? main.querySelector('[data-news]')?.textContent ?? '' : '';
  const chosen = main.querySelector('.chosen')?.textContent ?? '';
  const hint = main.querySelector('.hint')?.textContent ?? '';
  const prompt = all ? main.querySelector('#prompt')?.textContent ?? '' : '';
  say([notice, news, chosen, hint, prompt].map((one) => one.replace(/\s+/g, ' ').trim()).filter(Boolean).join(' '));
}
