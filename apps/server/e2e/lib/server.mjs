// A server of the built program with its own store, and browsers to visit it.
import { spawn } from 'node:child_process';
import { createServer, request } from 'node:http';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, firefox } from 'playwright-core';
import bundle from 'playwright-core/lib/utilsBundle';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
export const PROGRAM = process.env.UNDERDECK ?? join(process.env.CARGO_TARGET_DIR ?? join(ROOT, 'target'), 'debug', 'underdeck');
const BROWSERS = {
  chromium: [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  firefox: [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'],
};
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

/** Starts the program with additional arguments; returns its address and a function that stops it and waits for its end. */
export async function serve(...more) {
  const folder = mkdtempSync(join(tmpdir(), 'underdeck-e2e-'));
  const program = spawn(PROGRAM, ['serve', '--addr', '127.0.0.1:0', '--data', join(folder, 'games.db'), ...more], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => program.once('exit', resolve));
  const base = await new Promise((resolve, reject) => {
    let said = '';
    program.once('error', reject);
    program.once('exit', (code) => reject(new Error(`${PROGRAM} ended with ${code}`)));
    program.stdout.on('data', (bytes) => {
      said += bytes;
      const found = /http:\/\/[0-9.]+:\d+/.exec(said);
      if (found) resolve(found[0]);
    });
  });
  const stop = async () => {
    program.kill('SIGTERM');
    const code = await ended;
    rmSync(folder, { recursive: true });
    return code;
  };
  return { base, stop };
}

/** A proxy of a server that can be closed and opened again; `headers` changes the headers of responses. */
export async function proxyOf(base, headers = (found) => found) {
  const { port } = new URL(base);
  const proxy = createServer((asked, answer) => {
    const beyond = request({ port, host: '127.0.0.1', method: asked.method, path: asked.url, headers: asked.headers }, (found) => {
      answer.writeHead(found.statusCode, headers(found.headers));
      found.pipe(answer);
    });
    beyond.on('error', () => answer.destroy());
    asked.pipe(beyond);
  });
  const listen = (port) => new Promise((ready) => proxy.listen(port, '127.0.0.1', ready));
  await listen(0);
  const own = proxy.address().port;
  const close = () => new Promise((done) => {
    proxy.close(done);
    proxy.closeAllConnections();
  });
  return { base: `http://127.0.0.1:${own}`, close, open: () => listen(own) };
}

/** A proxy without the content security policy: Playwright inspects Firefox's pages with eval, which the policy forbids. */
export const unguarded = (base) => proxyOf(base, ({ 'content-security-policy': _, ...kept }) => kept);

/** The time limit of every wait, for slow, busy machines. Only a failure takes this long. */
const PATIENCE = 120_000;

/** Starts a browser of the distribution, or the one named by CHROMIUM or FIREFOX; its pages have long time limits. `look` has the settings that
 * Firefox does not support by page: `{ dark, still }`, and further preferences. */
export async function browse(name = 'chromium', look = {}) {
  const executablePath = BROWSERS[name].find((path) => path && existsSync(path));
  if (!executablePath) throw new Error(`no ${name}: install it, or name one in ${name.toUpperCase()}`);
  const browser = name === 'firefox' ? await startFirefox(executablePath, look) : await chromium.launch({ executablePath, args: FLAGS, timeout: PATIENCE });
  const newContext = async (settings) => {
    const context = await browser.newContext(settings);
    context.setDefaultTimeout(PATIENCE);
    // Firefox cannot disable scripts by page, so requests for them are blocked.
    if (name === 'firefox' && settings.javaScriptEnabled === false) await context.route(/\/assets\/.*\.js/, (route) => route.abort());
    return context;
  };
  // A page with its own context; closing the page closes both.
  const newPage = async (settings) => {
    const context = await newContext(settings);
    const page = await context.newPage();
    page.close = () => context.close();
    return page;
  };
  return { newContext, newPage, close: () => browser.close() };
}

function startFirefox(executablePath, { dark = false, still = true, preferences = {} }) {
  acceptUnknownCommands();
  const firefoxUserPrefs = {
    'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
    'ui.prefersReducedMotion': still ? 1 : 0,
    ...preferences,
  };
  return firefox.launch({ channel: 'moz-firefox', executablePath, firefoxUserPrefs, timeout: PATIENCE });
}

/** Playwright uses WebDriver BiDi with any Firefox, and at the start sends commands that the extended support release does not have yet. The
 * preferences here have the same effect, so their refusal counts as success. */
const UNKNOWN = ['network.addDataCollector', 'browser.setDownloadBehavior', 'emulation.setScreenOrientationOverride', 'emulation.setScreenSettingsOverride', 'emulation.setMediaFeaturesOverride'];
let isAccepting = false;
function acceptUnknownCommands() {
  if (isAccepting) return;
  isAccepting = true;
  const { emit } = bundle.ws.prototype;
  bundle.ws.prototype.emit = function (name, data, ...rest) {
    const answer = name === 'message' && String(data).includes('"unknown command"') ? JSON.parse(data) : null;
    const forgiven = answer && UNKNOWN.includes(answer.message);
    const received = forgiven ? Buffer.from(JSON.stringify({ type: 'success', id: answer.id, result: { collector: '' } })) : data;
    return emit.call(this, name, received, ...rest);
  };
}

/** Starts a game of a deal and stays at its table. */
export async function begin(page, base, code) {
  await page.goto(`${base}/d/${code}`);
  await Promise.all([page.waitForURL(/\/g\//), page.locator(`form[action$="/d/${code}"] button`).first().click()]);
}

/** The API path of the game that a page shows. */
export const table = (page) => `/tables/${new URL(page.url()).pathname.split('/')[2]}`;

export const revision = (page) => page.locator('input[name=rev]').first().getAttribute('value');

/** Waits until the page shows another position. */
export const changed = (page, rev) => page.locator(`input[name=rev]:not([value="${rev}"])`).first().waitFor({ state: 'attached' });

/** Whether the page plays the move after this revision by itself, or has played it: a forced move that an answer has left over. */
export const playsItself = (page, rev) => page.evaluate(
  (before) => Boolean(document.querySelector('[data-plays]')) || document.querySelector('input[name=rev]').value !== before, rev);

/** Calls the API as the player of a browser. */
export async function ask(context, base, path, body) {
  const cookies = await context.cookies(base);
  return call(base, path, cookies.find((cookie) => cookie.name === 'underdeck')?.value, body);
}

export async function call(base, path, token, body) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${base}/api/v1${path}`, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** All games of the server, each with a deal. */
export async function games(base) {
  const all = await call(base, '/games');
  return Promise.all(all.map(async ({ id }) => ({ id, code: (await call(base, '/deals', null, { game: id, seed: '1' })).code })));
}

/** Seeds of deals that hints finish in few moves; `deals.mjs` finds them. Another game gets its first deal. */
const SHORT = { keevorn: '11', 'judgement-quest': '20', 'card-crawler': '20', cryptkeeper: '12' };

/** A deal of a game that hints finish in few moves. */
export const shortest = async (base, id) => (await call(base, '/deals', null, { game: id, seed: SHORT[id] ?? '1' })).code;
