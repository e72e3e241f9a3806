// The service worker: it answers every address of the site from memory, and gives no answer before its journal is written.
const BUILD = 'BUILD_HASH';
const MODULE = 'MODULE_NAME';
const BASE = new URL(registration.scope).pathname.replace(/\/$/, '');
const CACHE = `underdeck-${BUILD}`;
const CACHES = `underdeck-`;
const PICTURES = ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'apple-touch-icon.png'].map((name) => `assets/${name}`);
const FILES = new Set(['/index.html', '/first.js', '/first.css', '/sw.js', `/${MODULE}`]);

// --- The module.

let compiled;
function compile() {
  compiled ??= (async () => {
    const cache = await caches.open(CACHE).catch(() => null);
    const kept = await cache?.match(MODULE);
    return WebAssembly.compileStreaming(kept ?? fetch(MODULE));
  })();
  compiled.catch(() => { compiled = undefined; });
  return compiled;
}

let running;
function start() {
  running ??= (async () => {
    const bound = glue();
    await bound({ module_or_path: await compile() });
    return bound;
  })();
  running.catch(() => { running = undefined; });
  return running;
}

// --- The journal: rows by key, and a serial number that every commit raises by one.

class Moved extends Error {}

let opened;
function journal() {
  opened ??= start().then((bound) => new Promise((resolve, reject) => {
    const asked = indexedDB.open(`underdeck${BASE}`, bound.version());
    asked.onupgradeneeded = () => {
      for (const name of ['rows', 'head']) if (!asked.result.objectStoreNames.contains(name)) asked.result.createObjectStore(name);
      if (!asked.result.objectStoreNames.contains('aside')) asked.result.createObjectStore('aside', { autoIncrement: true });
    };
    asked.onsuccess = () => {
      asked.result.onversionchange = () => { asked.result.close(); opened = undefined; };
      asked.result.onclose = () => { opened = undefined; };
      resolve(asked.result);
    };
    asked.onerror = () => reject(asked.error);
    asked.onblocked = () => reject(new Error('another version of Underdeck has the journal open'));
  }));
  opened.catch(() => { opened = undefined; });
  return opened;
}

const got = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

const ended = (change) => new Promise((resolve, reject) => {
  change.oncomplete = () => resolve();
  change.onabort = () => reject(change.error ?? new Error('the journal took nothing'));
});

async function load() {
  const view = (await journal()).transaction(['rows', 'head']);
  const [keys, values, serial] = await Promise.all([got(view.objectStore('rows').getAllKeys()), got(view.objectStore('rows').getAll()), got(view.objectStore('head').get('serial'))]);
  return { rows: keys.map((key, n) => [key, values[n]]), serial: serial ?? 0 };
}

async function commit(rows, serial) {
  const change = (await journal()).transaction(['rows', 'head'], 'readwrite', { durability: 'strict' });
  const done = ended(change);
  const head = change.objectStore('head');
  let moved = false;
  head.get('serial').onsuccess = (event) => {
    moved = (event.target.result ?? 0) !== serial;
    if (moved) return change.abort();
    for (const [key, text] of rows) change.objectStore('rows').put(text, key);
    head.put(serial + 1, 'serial');
  };
  await done.catch((error) => { throw moved ? new Moved() : error; });
}

// Rows that cannot be read go to a store of their own, byte for byte.
async function setAside(aside, rows, serial) {
  const texts = new Map(rows);
  const change = (await journal()).transaction(['rows', 'head', 'aside'], 'readwrite', { durability: 'strict' });
  const done = ended(change);
  for (const { key, what } of aside) {
    change.objectStore('aside').add({ key, what, text: texts.get(key), when: Date.now() });
    change.objectStore('rows').delete(key);
  }
  change.objectStore('head').put(serial + 1, 'serial');
  await done;
}

// --- The site.

// Names of errors of a browser that keeps nothing: storage is turned off, or the window is private.
const DENIED = ['SecurityError', 'InvalidStateError', 'NotSupportedError'];

let site;
async function open() {
  const bound = await start();
  const setup = { origin: location.origin, base: BASE, languages: navigator.languages.join(','), keeps: true, aside: 0 };
  let found;
  try {
    found = await load();
    setup.aside = await got((await journal()).transaction('aside').objectStore('aside').count());
  } catch (error) {
    if (globalThis.indexedDB && !DENIED.includes(error.name)) throw error;
    site = { underdeck: new bound.Underdeck(JSON.stringify({ ...setup, keeps: false }), '[]'), keeps: false };
    return;
  }
  const underdeck = new bound.Underdeck(JSON.stringify(setup), JSON.stringify(found.rows));
  const aside = JSON.parse(underdeck.aside);
  if (aside.length) await setAside(aside, found.rows, found.serial);
  site = { underdeck, keeps: true, serial: found.serial + (aside.length ? 1 : 0) };
}

async function hasMoved() {
  return site.keeps && site.serial !== ((await got((await journal()).transaction('head').objectStore('head').get('serial'))) ?? 0);
}

// Answers a request. Another worker may have written since: then this one reads the journal again and answers anew.
async function answer(asked) {
  for (;;) {
    if (!site || await hasMoved()) await open();
    let answered;
    try {
      answered = JSON.parse(site.underdeck.answer(JSON.stringify(asked)));
    } catch (error) {
      site = undefined;
      running = undefined;
      throw error;
    }
    if (!answered.rows.length || !site.keeps) return answered;
    try {
      await commit(answered.rows, site.serial);
      site.serial += 1;
      return answered;
    } catch (error) {
      site = undefined;
      if (!(error instanceof Moved)) throw error;
    }
  }
}

// Why a request could not be answered, and what to do about it. Nothing was changed then.
function told(error) {
  if (error.name === 'QuotaExceededError') return ['there is no room left to save: the browser\'s storage is full', 'Your games are safe as they were. Make room on this device or export everything on the page “This device”, then try again.'];
  if (error.name === 'VersionError') return ['a newer version of Underdeck has written the journal', 'Your games are safe. Close all tabs of Underdeck, then open it again with a network, so that the newer version is loaded.'];
  if (error instanceof WebAssembly.RuntimeError) return ['the program stopped in the middle of this', 'Your games are safe as they were. Please report how this happened.'];
  return [`the journal could not be read or written: ${error.message || error.name}`, 'Your games are safe as they were. Reload the page; if that does not help, restart the browser.'];
}

async function failed(error) {
  const [what, help] = told(error);
  try {
    const bound = await start();
    const setup = { origin: location.origin, base: BASE, languages: navigator.languages.join(','), keeps: true, aside: 0 };
    return response(JSON.parse(new bound.Underdeck(JSON.stringify(setup), '[]').failed(what, help)));
  } catch {
    return new Response(`${what}. ${help}\n`, { status: 503, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  }
}

// --- Requests, one after another.

let last = Promise.resolve();
function inTurn(work) {
  const done = last.then(work);
  last = done.catch(() => {});
  return done;
}

// Asks the server that the edition came from; what it brings comes with the same request at another path. No page waits meanwhile.
async function run({ to, token, body, then, state }, asked) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(location.origin + to, { method: 'POST', headers, body, credentials: 'omit', signal: AbortSignal.timeout(60_000) })
    .then(async (found) => ({ status: found.status, body: await found.text() }), () => ({ status: 0, body: '' }));
  return { ...asked, path: then, brought: { ...answer, state }, ...moment() };
}

const moment = () => ({ seconds: Math.floor(Date.now() / 1000), luck: [...crypto.getRandomValues(new Uint8Array(32))] });

const TAKES_A_FILE = new Set(['/records', '/shared', '/device/import']);

async function read(request, path) {
  const url = new URL(request.url);
  const asked = {
    is_post: request.method === 'POST',
    path,
    query: url.search.slice(1),
    form: [],
    file: '',
    by_script: request.headers.has('x-underdeck'),
    ...moment(),
  };
  if (asked.is_post) {
    for (const [name, value] of await request.formData()) {
      if (TAKES_A_FILE.has(path) && (name === 'file' || name === 'text')) {
        const text = typeof value === 'string' ? value : await value.text();
        if (text.trim()) asked.file = text;
      } else {
        asked.form.push([name, String(value)]);
      }
    }
  }
  if (path.startsWith('/device')) {
    const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
    asked.place = { bytes: quota ? [usage, quota] : null, is_persistent: (await navigator.storage?.persisted?.()) ?? false };
  }
  if (path === '/device/export') {
    const aside = await journal().then((db) => got(db.transaction('aside').objectStore('aside').getAll())).catch(() => []);
    asked.aside = aside.map(({ key, text }) => [key, text]);
  }
  return asked;
}

function response({ status, headers, body }) {
  const place = headers.find(([name]) => name === 'location');
  if (place) return Response.redirect(new URL(place[1], location.origin), status);
  return new Response(body, { status, headers });
}

async function respond(request, path) {
  const name = path === '/favicon.ico' ? 'icon.svg' : path === '/manifest.webmanifest' ? 'manifest.webmanifest' : path.startsWith('/assets/') ? path.slice(8) : null;
  if (name?.endsWith('.png')) return (await caches.match(`assets/${name}`, { ignoreSearch: true })) ?? fetch(request);
  if (name) {
    const bound = await start();
    const type = bound.media_type(name, BASE);
    return type ? new Response(bound.bytes(name, BASE), { headers: { 'content-type': type } }) : new Response('there is no such file\n', { status: 404 });
  }
  try {
    let asked = await read(request, path);
    for (;;) {
      const answered = await inTurn(() => answer(asked));
      if (!answered.errand) return response(answered);
      asked = await run(answered.errand, asked);
    }
  } catch (error) {
    console.error(error);
    return failed(error);
  }
}

// Compiles the module while it comes, and keeps it.
async function fill() {
  const cache = await caches.open(CACHE);
  const answer = await fetch(MODULE);
  if (!answer.ok) throw new Error(`${MODULE}: status ${answer.status}`);
  compiled = WebAssembly.compileStreaming(answer.clone());
  await Promise.all([cache.put(MODULE, answer), compiled]);
}

addEventListener('install', (event) => {
  event.waitUntil(fill());
});

addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name.startsWith(CACHES) && name !== CACHE) await caches.delete(name);
    await clients.claim();
    // No page waits for icons.
    const cache = await caches.open(CACHE);
    cache.addAll(PICTURES).catch(() => {});
  };
  event.waitUntil(tidy());
});

// The page asks for it once its player wants the new version.
addEventListener('message', (event) => {
  if (event.data === 'take over') skipWaiting();
});

addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== location.origin || !url.pathname.startsWith(`${BASE}/`)) return;
  const path = url.pathname.slice(BASE.length);
  if (FILES.has(path)) return;
  event.respondWith(respond(event.request, path));
});
