// A static host for the offline edition in a subfolder, and browsers whose profile outlives them.
import { createServer } from 'node:http';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from 'playwright-core';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
/** The folder that `cargo xtask web` built. */
export const DIST = process.env.EDITION ?? join(ROOT, 'dist');
const EXECUTABLE = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => path && existsSync(path));
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--no-first-run'];
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.txt': 'text/plain; charset=utf-8', '.wasm': 'application/wasm', '.svg': 'image/svg+xml', '.png': 'image/png', '.webmanifest': 'application/manifest+json' };
const BASE = '/cards';

/** Serves a folder like any static host, compressed, optionally with a limit in bytes a second. `edit(name, change)` changes a file, and
 * `lacks(name)` makes it missing. */
export async function host({ lacks = () => false, rate = Infinity, latency = 0, folder = DIST } = {}) {
  const packed = new Map();
  const pack = (bytes, quality) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  // Compress files in advance for measurements, as hosts do.
  if (rate < Infinity) for (const name of readdirSync(folder).filter((name) => name.includes('.'))) packed.set(name, pack(readFileSync(join(folder, name)), 9));
  const edits = new Map();
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url, 'http://host');
    const name = pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length + 1) || 'index.html' : '';
    const file = join(folder, name);
    if (!name || !existsSync(file) || lacks(name)) return answer.writeHead(404).end();
    const bytes = edits.has(name) ? edits.get(name)(readFileSync(file, 'utf8')) : readFileSync(file);
    const key = edits.has(name) ? bytes : name;
    if (!packed.has(key)) packed.set(key, pack(bytes, 5));
    const sent = packed.get(key);
    const caching = name.endsWith('.wasm') || name.startsWith('lang/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    answer.writeHead(200, { 'content-type': TYPES[extname(name)], 'content-encoding': 'br', 'cache-control': caching });
    return setTimeout(() => answer.end(sent), latency + sent.length / rate * 1000);
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  const stop = () => new Promise((done) => {
    server.close(done);
    server.closeAllConnections();
  });
  return { at: `http://127.0.0.1:${server.address().port}${BASE}`, edit: (name, change) => edits.set(name, change), stop };
}

/** A phone whose browser can be restarted with its stored data. */
export class Phone {
  profile = mkdtempSync(join(tmpdir(), 'underdeck-edition-'));

  constructor({ locale = 'en-GB' } = {}) {
    this.locale = locale;
  }

  async start() {
    if (!EXECUTABLE) throw new Error('no Chromium: install it, or name one in CHROMIUM');
    // Workers read the language from the browser's own settings.
    const args = [...FLAGS, `--lang=${this.locale}`, `--accept-lang=${this.locale}`];
    this.context = await chromium.launchPersistentContext(this.profile, { executablePath: EXECUTABLE, args, locale: this.locale, acceptDownloads: true, ...PHONE });
    this.context.setDefaultTimeout(60_000);
    this.page = this.context.pages()[0] ?? await this.context.newPage();
    return this.page;
  }

  /** Closes or kills the browser. */
  async end() {
    await this.context.close();
  }

  async gone() {
    await this.context?.close().catch(() => {});
    rmSync(this.profile, { recursive: true, force: true });
  }
}

/** Opens the edition for the first time; returns once its worker answers. The first page stays where the worker would say the same. */
export async function enter(page, at) {
  await page.goto(`${at}/`);
  await page.waitForSelector('html.ready, html:not(:has(script[src="first.js"]))', { state: 'attached' });
  if (await page.locator('html.ready').count()) await page.goto(`${at}/`);
}

/** Waits until the rest of the program is loaded. */
export const whole = (page) => page.evaluate(async () => {
  for (;;) {
    for (const name of await caches.keys()) {
      const files = await (await caches.open(name)).keys();
      if (['underdeck-whole-', 'work-'].every((part) => files.some(({ url }) => url.includes(part)))) return;
    }
    await new Promise(requestAnimationFrame);
  }
});

/** Publishes a later version, is offered it, and takes it. */
export async function update(page, here) {
  here.edit('sw.js', (text) => text.replace(/const BUILD = '[0-9a-f]+'/, "const BUILD = 'later'"));
  await page.reload();
  const bar = page.locator('#update');
  await bar.waitFor({ state: 'visible' });
  await Promise.all([page.waitForEvent('load'), bar.locator('button').click()]);
  await bar.waitFor({ state: 'hidden' });
}

/** Starts a game of a deal and stays on its table. */
export async function begin(page, at, code) {
  await page.goto(`${at}/d/${code}`);
  await Promise.all([page.waitForURL(/\/g\//), page.locator(`form[action$="/d/${code}"] button`).first().click()]);
}

/** Sends a form of the table on a page, as its script does; returns the status, and the revision and text of the new page. */
export const send = (page, form, fields = {}) => page.evaluate(async ({ form, fields }) => {
  const hidden = (name) => document.querySelector(`input[name=${name}]`)?.value ?? '';
  const body = new URLSearchParams({ token: hidden('token'), rev: hidden('rev'), confirm: 'yes', ...fields });
  const answer = await fetch(`${location.pathname}/${form}`, { method: 'POST', body, headers: { 'X-Underdeck': 'fetch' } });
  const html = await answer.text();
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return { status: answer.status, rev: parsed.querySelector('input[name=rev]')?.value, text: parsed.querySelector('main')?.textContent ?? html };
}, { form, fields });

/** The first move that a page offers. */
export const firstMove = (page) => page.locator('.panel button[name=move], .dock button[name=move]').first().getAttribute('value');

/** The number of changes in a revision of a page. */
export const count = (rev) => Number(BigInt(rev) >> 16n);

/** Reads or changes the journal from a page of the edition: `work` receives the open database. It is evaluated from outside, because the page's
 * policy forbids eval. */
export const journal = (page, work, given = null) => page.evaluate(`(async () => {
  const [{ name, version }] = (await indexedDB.databases()).filter((one) => one.name.startsWith('underdeck'));
  const got = (request) => new Promise((ready, broken) => {
    request.onsuccess = () => ready(request.result);
    request.onerror = () => broken(request.error);
  });
  const db = await got(indexedDB.open(name, version));
  try {
    return await (${work})(db, got, ${JSON.stringify(given)});
  } finally {
    db.close();
  }
})()`);
