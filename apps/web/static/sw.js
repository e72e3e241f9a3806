// The service worker: it answers every address of the site from memory, and gives no answer before its journal is written.
const CACHES = `underdeck-`;
const ASSETS = ASSET_NAMES.map((address) => `assets/${address}`);
const PICTURES = ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'apple-touch-icon.png'].map((name) => `assets/${name}`);
const FILES = new Set(['/index.html', '/404.html', '/sw.js', `/${FIRST}`, `/${WHOLE}`, ...PACKS.map((name) => `/${name}`)]);

class Missing extends Error {}

// Why a request could not be answered: a word for it, for which the pages have a sentence. Nothing was changed then.
function fault(error) {
  if (error.name === 'QuotaExceededError') return 'full';
  if (error.name === 'VersionError') return 'newer';
  if (error instanceof Missing) return 'rest';
  return error instanceof WebAssembly.RuntimeError ? 'stopped' : 'journal';
}

// What is said where the pages themselves cannot be had.
const BARE = {
  en: 'The program could not be started. Your games are safe as they were. Reload the page; if that does not help, restart the browser.',
  de: 'Das Programm ließ sich nicht starten. Deine Spiele sind, wie sie waren. Lade die Seite neu; hilft das nicht, starte den Browser neu.',
  es: 'El programa no pudo arrancar. Tus partidas siguen como estaban. Vuelve a cargar la página; si no basta, reinicia el navegador.',
};

async function failed(error) {
  const why = error.message || error.name;
  try {
    const bound = await start();
    const setup = { origin: location.origin, base: BASE, languages: navigator.languages.join(','), keeps: true, aside: 0 };
    return response(JSON.parse(new bound.Underdeck(JSON.stringify(setup), '[]').failed(fault(error), why)));
  } catch {
    const said = BARE[navigator.language.slice(0, 2)] ?? BARE.en;
    return new Response(`${said}\n${why}\n`, { status: 503, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  }
}

// --- Long work: a page's worker does it, so that no other page waits.

// The answer of a worker of some open page; nothing if there is none, or it went away.
async function elsewhere(asked) {
  for (const client of await clients.matchAll({ type: 'window' })) {
    const { port1, port2 } = new MessageChannel();
    const done = await new Promise((heard) => {
      // A page that does not hear has no script, or is going.
      const deaf = setTimeout(heard, 300);
      const gone = setInterval(async () => { if (!await clients.get(client.id)) stop(); }, 1000);
      const stop = (done) => { clearTimeout(deaf); clearInterval(gone); port1.close(); heard(done); };
      port1.onmessage = ({ data }) => { if (data === 'taken') clearTimeout(deaf); else stop(data); };
      client.postMessage({ work: `${BASE}/${WORK}`, asked }, [port2]);
    });
    if (done?.answered) return done;
  }
  return undefined;
}

// Takes over what a page's worker has written and found.
async function follow({ answered: { rows, found }, serial }) {
  if (!site || site.serial !== serial - (rows.length ? 1 : 0)) return;
  site.underdeck.take(JSON.stringify(rows), JSON.stringify(found));
  site.serial = serial;
}

async function answerSomewhere(asked) {
  const isLong = await inTurn(async () => {
    if (!site || await hasMoved()) await open();
    return site.keeps && site.underdeck.is_long(JSON.stringify(asked));
  });
  const done = isLong ? await elsewhere(asked) : undefined;
  if (!done) return inTurn(() => answer(asked));
  await inTurn(() => follow(done));
  return done.answered;
}

// Asks the server that the edition came from; what it brings comes with the same request at another path. No page waits meanwhile.
async function run({ to, token, body, then, state }, asked) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(location.origin + to, { method: 'POST', headers, body, credentials: 'omit', signal: AbortSignal.timeout(60_000) })
    .then(async (found) => ({ status: found.status, body: await found.text() }), () => ({ status: 0, body: '' }));
  return { ...asked, path: then, brought: { ...answer, state }, ...moment() };
}

const moment = () => {
  const now = Date.now();
  return { seconds: Math.floor(now / 1000), millis: now % 1000, luck: [...crypto.getRandomValues(new Uint8Array(32))] };
};

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
    // The first page reads one for its token, which nobody sees.
    is_shown: request.mode === 'navigate' || request.headers.has('x-underdeck'),
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
  if (path === `/${WORK}`) return code();
  const name = path === '/manifest.webmanifest' || path === '/assets/edition.js' ? path.split('/').pop() : null;
  if (name) {
    const bound = await start();
    return new Response(bound.bytes(name, BASE), { headers: { 'content-type': bound.media_type(name, BASE) } });
  }
  if (path.startsWith('/assets/') || path === '/favicon.ico') {
    const place = path === '/favicon.ico' ? 'assets/icon.svg' : path.slice(1);
    const kept = await caches.open(CACHE).then((cache) => cache.match(place, { ignoreSearch: true }), () => null);
    return kept ?? fetch(place);
  }
  try {
    let asked = await read(request, path);
    for (;;) {
      const answered = await answerSomewhere(asked);
      if (answered.left_out) await rest();
      else if (answered.errand) asked = await run(answered.errand, asked);
      else return response(answered);
    }
  } catch (error) {
    console.error(error);
    return failed(error);
  }
}

// The script of a page's worker, which compiles the module too.
async function code() {
  const kept = (await caches.match(WORK)) ?? await fetch(WORK);
  const headers = { 'content-type': 'text/javascript', 'content-security-policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'" };
  return new Response(await kept.text(), { headers });
}

// Compiles a module while it comes, and keeps it.
async function bring(name, mustKeep) {
  const cache = await caches.open(CACHE);
  const answer = await fetch(name);
  if (!answer.ok) throw new Error(`${name}: status ${answer.status}`);
  const kept = cache.put(name, answer.clone());
  const [module] = await Promise.all([WebAssembly.compileStreaming(answer), mustKeep ? kept : kept.catch(() => {})]);
  return { isWhole: name === WHOLE, module };
}

// The languages whose files a cache has.
async function languages(name) {
  const kept = await (await caches.open(name)).keys();
  return kept.map(({ url }) => /\/lang\/(.+?)-[0-9a-f]+\.txt$/.exec(url)?.[1]).filter((part) => part && named(`${part}-further`));
}

// A first visit waits for what starts and plays games, a new version for everything: it must not be able to do less than the old one.
async function fill() {
  const keep = async (files) => (await caches.open(CACHE)).addAll(files);
  const old = (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== CACHE);
  compiled = bring(old.length ? WHOLE : FIRST, true);
  if (old.length) {
    const codes = new Set((await Promise.all(old.map(languages))).flat());
    await Promise.all([compiled, keep([...ASSETS, WORK]), ...[...codes].flatMap((code) => [pack(code), pack(`${code}-further`)])]);
    return;
  }
  // The browser's language comes along. Without it, the pages are in English.
  const wanted = navigator.languages.map((one) => one.slice(0, 2)).find((code) => code === 'en' || named(code));
  await Promise.all([compiled, keep(ASSETS), named(wanted) && pack(wanted).catch(() => {})]);
}

// Brings what a first visit did not wait for, and goes on with the whole module.
let resting;
function rest() {
  resting ??= (async () => {
    if ((await compile()).isWhole) return;
    const cache = await caches.open(CACHE);
    const further = (await languages(CACHE)).map((code) => pack(`${code}-further`));
    // Where there is no room to keep it, it serves as long as this worker lives.
    const [brought] = await Promise.all([bring(WHOLE, false), cache.add(WORK).catch(() => {}), ...further]);
    await inTurn(async () => {
      compiled = Promise.resolve(brought);
      running = site = undefined;
    });
    if (await cache.match(WHOLE)) await cache.delete(FIRST);
  })().catch((error) => {
    resting = undefined;
    throw new Missing(error.message);
  });
  return resting;
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

// A page asks for the new version once its player wants it, and for the rest once it is shown.
addEventListener('message', (event) => {
  if (event.data === 'take over') skipWaiting();
  if (event.data === 'shown') event.waitUntil(rest().catch(() => {}));
});

addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== location.origin || !url.pathname.startsWith(`${BASE}/`)) return;
  const path = url.pathname.slice(BASE.length);
  if (FILES.has(path) || path.startsWith('/first')) return;
  event.respondWith(respond(event.request, path));
});
