// A server with the edition: games are synchronised in both directions, and long work runs outside the service worker.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { PROGRAM, proxyOf, serve } from '../lib/server.mjs';
import { DIST, Phone, begin, enter, send, whole } from './place.mjs';

const DEAL = '16KN-VV8H-9V';
const RECORDS = new URL('../../../../games/keevorn/tests/records/', import.meta.url);

describe('with a server', () => {
  const phone = new Phone();
  let server;
  let proxy;
  let page;
  let edition;
  before(async () => {
    server = await serve('--web', DIST);
    proxy = await proxyOf(server.base);
    edition = `${proxy.base}/web`;
    page = await phone.start();
  });
  after(async () => {
    await phone.gone();
    await proxy?.close();
    await server?.stop();
  });
  const text = (path) => page.evaluate((path) => fetch(path).then((found) => found.text()), path);
  // The last offered move: the first may be a fight that ends the game.
  const move = async () => {
    const move = await page.locator('.panel button[name=move], .dock button[name=move]').last().getAttribute('value');
    assert.equal((await send(page, 'move', { move })).status, 200);
  };
  const press = async (form) => {
    await page.goto(`${edition}/device`);
    await page.locator(`form[action$="/device/${form}"] button`).click();
    await page.locator('main .notice.info[role=status]:visible').waitFor();
    return page.locator('main .notice.info[role=status]:visible').textContent();
  };

  test('a game begun at the server is played on offline, goes back, and is a record in the terminal', async () => {
    await begin(page, proxy.base, DEAL);
    const address = new URL(page.url()).pathname;
    await move();
    await page.goto(`${proxy.base}/account`);
    await page.locator('form[action="/account/link"] button').click();
    const code = /\/link\/([0-9A-Z-]+)/.exec(await page.content())[1];
    await enter(page, edition);
    await whole(page);
    await page.goto(`${edition}/device`);
    await page.locator('#code').fill(code);
    await page.locator('form[action$="/device/link"] button').click();
    await page.locator('main .notice.info[role=status]:visible').waitFor();
    assert.match(await page.locator('main').textContent(), /0 games sent to the server, 1 game received/);

    // Stop the server instead of the browser's network: a restarted service worker would not be affected by the latter.
    await proxy.close();
    for (let n = 0; n < 3; n += 1) {
      await page.goto(edition + address);
      await move();
    }
    await page.goto(`${edition}/device`);
    await page.locator('form[action$="/device/sync"] button').click();
    await page.getByText(/cannot be reached/).first().waitFor();
    await proxy.open();
    assert.match(await press('sync'), /1 game sent to the server, 0 games received/);

    const record = await text(`/web${address}/record`);
    assert.match(record, /4\. /);
    assert.equal(await text(`${address}/record`), record);
    const home = mkdtempSync(join(tmpdir(), 'underdeck-home-'));
    try {
      const file = join(home, 'all.json');
      writeFileSync(file, await text('/account/export'));
      const run = (...words) => execFileSync(PROGRAM, words, { env: { ...process.env, UNDERDECK_HOME: home }, encoding: 'utf8' });
      run('import', file);
      const [{ record: found }] = JSON.parse(run('export', '-')).games;
      assert.deepEqual(found.split('\n').filter((line) => /^\d+\. /.test(line)), record.split('\n').filter((line) => /^\d+\. /.test(line)));
    } finally {
      rmSync(home, { recursive: true });
    }
  });

  // A page without random parts, with addresses as at the root.
  const plain = (html) => /<main[^]*<\/main>/.exec(html)[0]
    .replaceAll(/ (href|src|action|formaction)="\/web\//g, ' $1="/')
    .replaceAll(/((?:name="(?:token|rev|key)" value|data-rev)=")[^"]*/g, '$1')
    .replace(/<div id="update"[^]*?<\/div>/, '').replaceAll(/<p class="notice warning">[^]*?<\/p>/g, '').replaceAll(/\s+/g, ' ');

  test('hint, solver and coach say the same as the server, and pages do not wait for them', async (t) => {
    const file = readdirSync(RECORDS).filter((name) => name.endsWith('.udr')).sort()[0];
    await page.goto(`${edition}/records`);
    await page.locator('input[type=file]').setInputFiles({ name: file, mimeType: 'text/plain', buffer: readFileSync(new URL(file, RECORDS)) });
    await Promise.all([page.waitForURL(/\/g\//), page.locator('form[action$="/records"] button').first().click()]);
    const address = new URL(page.url()).pathname.slice('/web'.length);
    await begin(page, edition, DEAL);
    const running = new URL(page.url()).pathname.slice('/web'.length);
    assert.match(await press('sync'), /2 games sent/);

    await page.goto(`${edition}/help`);
    const found = await page.evaluate(async (path) => {
      const from = performance.now();
      const all = { pages: [] };
      const token = new DOMParser().parseFromString(await fetch(path).then((answer) => answer.text()), 'text/html').querySelector('[name=token]').value;
      const long = fetch(path, { method: 'POST', body: new URLSearchParams({ token }) }).then((answer) => answer.text()).then((html) => { all.took = performance.now() - from; return html; });
      while (!all.took) {
        const from = performance.now();
        await fetch('help').then((answer) => answer.text());
        all.pages.push(performance.now() - from);
      }
      return { ...all, html: await long };
    }, `/web${address}/review?games=8`);
    const slowest = Math.max(...found.pages);
    t.diagnostic(`a review of ${found.took.toFixed(0)} ms; meanwhile ${found.pages.length} pages, the slowest in ${slowest.toFixed(0)} ms`);
    assert.ok(found.pages.length > 1 && page.workers().length === 1, `${page.workers().length} workers`);

    const native = async (path, isDone = () => true) => {
      for (;;) {
        const html = await text(path);
        if (isDone(html)) return html;
        await new Promise((later) => setTimeout(later, 500));
      }
    };
    await page.evaluate(async (path) => {
      const token = new DOMParser().parseFromString(await fetch(path).then((answer) => answer.text()), 'text/html').querySelector('[name=token]').value;
      await fetch(path, { method: 'POST', body: new URLSearchParams({ token }) });
    }, `${address}/review?games=8`);
    const isReviewed = (html) => !html.includes('http-equiv="refresh"');
    assert.equal(plain(found.html), plain(await native(`${address}/review?games=8`, isReviewed)));
    for (const path of [`${address}/solution`, `${running}?hint=1`]) {
      assert.equal(plain(await text(`/web${path}`)), plain(await native(path)), path);
    }
  });
});
