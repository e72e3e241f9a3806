// The site: the module, the journal, and answers from them. It runs in the service worker, and in a worker of a page that does long work.
const FIRST = 'FIRST_NAME';
const WHOLE = 'WHOLE_NAME';
const WORK = 'WORK_NAME';
const BUILD = 'BUILD_HASH';
const PACKS = PACK_NAMES;
const CACHE = `underdeck-${BUILD}`;
const BASE = new URL(globalThis.registration?.scope ?? '.', location).pathname.replace(/\/$/, '');

// --- The module.

// The module of a first visit starts and plays games; what it leaves out waits for the whole one, which takes its place once it is here.
let compiled;
function compile() {
  compiled ??= (async () => {
    const cache = await caches.open(CACHE).catch(() => null);
    const whole = await cache?.match(WHOLE);
    const kept = whole ?? await cache?.match(FIRST);
    const isWhole = whole || !kept;
    return { isWhole, module: await WebAssembly.compileStreaming(kept ?? fetch(WHOLE)) };
  })();
  compiled.catch(() => { compiled = undefined; });
  return compiled;
}

let running;
function start() {
  running ??= (async () => {
    const { isWhole, module } = await compile();
    const bound = isWhole ? whole() : first();
    await bound({ module_or_path: module });
    return bound;
  })();
  running.catch(() => { running = undefined; });
  return running;
}

// --- Languages. The modules have English; a pack is loaded when a player wants its language.

// The languages that could not be loaded with the time of the last attempt, and those of which a page has said so.
const lacking = new Map();
const told = new Set();
const lacks = () => [...lacking].filter(([, since]) => Date.now() - since < 60_000).map(([code]) => [code, told.has(code)]);

// The file of a part of a language: `de` for the module of a first visit, and `de-further`.
const named = (part) => PACKS.find((name) => /^lang\/(.+)-[0-9a-f]+\.txt$/.exec(name)[1] === part);

async function pack(part) {
  const name = named(part);
  const cache = await caches.open(CACHE).catch(() => null);
  const kept = await cache?.match(name);
  if (kept) return kept.text();
  const answer = await fetch(name, { signal: AbortSignal.timeout(20_000) });
  const text = await answer.text();
  // Some hosts answer with a page for what they do not have.
  if (!answer.ok || !text.startsWith('### catalogue ')) throw new Error(`${name}: status ${answer.status}`);
  await cache?.put(name, new Response(text)).catch(() => {});
  return text;
}

async function speak(code) {
  try {
    const { isWhole } = await compile();
    const [bound, ...texts] = await Promise.all([start(), pack(code), isWhole ? pack(`${code}-further`) : '']);
    if (!bound.load(code, texts.join(''))) throw new Error(`there are no messages in ${code}`);
    lacking.delete(code);
  } catch (error) {
    console.error(error);
    lacking.set(code, Date.now());
  }
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

// What such a browser would have kept, for as long as this worker lives: the whole module goes on with it.
const unkept = new Map();

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
    site = { underdeck: new bound.Underdeck(JSON.stringify({ ...setup, keeps: false }), JSON.stringify([...unkept])), keeps: false };
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
      answered = JSON.parse(site.underdeck.answer(JSON.stringify({ ...asked, lacks: lacks() })));
    } catch (error) {
      site = undefined;
      running = undefined;
      throw error;
    }
    if (answered.left_out) {
      site = undefined;
      return answered;
    }
    if (answered.language && !answered.status) {
      await speak(answered.language);
      continue;
    }
    if (answered.language && asked.is_shown) told.add(answered.language);
    if (!site.keeps) for (const [key, text] of answered.rows) unkept.set(key, text);
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

// --- Requests, one after another.

let last = Promise.resolve();
function inTurn(work) {
  const done = last.then(work);
  last = done.catch(() => {});
  return done;
}
