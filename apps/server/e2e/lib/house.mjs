// A server of the built program with its own store, and browsers to visit it.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const PROGRAM = process.env.UNDERDECK ?? join(process.env.CARGO_TARGET_DIR ?? join(ROOT, 'target'), 'debug', 'underdeck');
const BROWSERS = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Starts the program; returns its address and a function that stops it and waits for its end. */
export async function serve() {
  const folder = mkdtempSync(join(tmpdir(), 'underdeck-e2e-'));
  const program = spawn(PROGRAM, ['serve', '--addr', '127.0.0.1:0', '--data', join(folder, 'games.db')], {
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

/** How long anything may take on a slow, busy machine. Only what never comes takes this long. */
const PATIENCE = 120_000;

/** Starts Debian's Chromium, or the one named by CHROMIUM; returns a browser with patient pages. */
export async function browse() {
  const executablePath = BROWSERS.find((path) => path && existsSync(path));
  if (!executablePath) throw new Error('no Chromium: install the package chromium, or name one in CHROMIUM');
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
  const browser = await chromium.launch({ executablePath, args, timeout: PATIENCE });
  const newContext = async (settings) => {
    const context = await browser.newContext(settings);
    context.setDefaultTimeout(PATIENCE);
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

/** Calls the API as the player of a browser. */
export async function ask(context, base, path, body) {
  const cookies = await context.cookies(base);
  return call(base, path, cookies.find((cookie) => cookie.name === 'underdeck')?.value, body);
}

async function call(base, path, token, body) {
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

/** Of a few deals of a game, the one that hints finish in the fewest moves; the first if none ends soon. */
export async function shortest(base, id) {
  const best = { moves: 90, code: undefined };
  for (let seed = 1; seed <= 20; seed += 1) {
    // A new player for each deal keeps below the rate limit.
    const { token } = await call(base, '/players', null, {});
    let face = await call(base, '/tables', token, { game: id, seed: String(seed) });
    const { deal: code } = face;
    best.code ??= code;
    while (!face.outcome && face.moves < best.moves) {
      const hint = await call(base, `/tables/${face.id}/hint`, token);
      face = await call(base, `/tables/${face.id}/moves`, token, { move: hint.move, confirm: true });
    }
    if (face.outcome && face.moves < best.moves) Object.assign(best, { code, moves: face.moves });
  }
  return best.code;
}
