// Faults of a journal are reported, and nothing is lost: damage, newer data, full storage, two tabs, killed workers.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Phone, begin, count, enter, firstMove, host, journal, send, whole, update } from './place.mjs';
import { say } from '../lib/words.mjs';

const DEAL = '16KN-VV8H-9V';
const KILLS = Number(process.env.KILLS ?? 200);
const rev = (page) => page.locator('input[name=rev]').first().getAttribute('value');

describe('the journal', () => {
  const phone = new Phone();
  let here;
  let page;
  let control;
  const start = async () => {
    page = await phone.start();
    control = await phone.context.newCDPSession(page);
    await control.send('ServiceWorker.enable');
  };
  const restart = async () => {
    await phone.end();
    await start();
  };
  before(async () => {
    here = await host();
    await start();
    await enter(page, here.at);
    await whole(page);
  });
  after(async () => {
    await phone.gone();
    await here.stop();
  });
  const kill = () => control.send('ServiceWorker.stopAllWorkers');

  test(`no acknowledged move is lost in ${KILLS} kills of the worker`, async (t) => {
    await begin(page, here.at, DEAL);
    const address = page.url();
    await send(page, 'move', { move: await firstMove(page) });
    await page.goto(address);
    // Undo and redo forever: each is a change, and the page counts the acknowledged ones.
    await page.evaluate(() => {
      window.acknowledged = 0;
      window.sent = 0;
      const hidden = (name, inside) => inside.querySelector(`input[name=${name}]`)?.value;
      window.stopped = (async () => {
        const parser = new DOMParser();
        let shown = document;
        while (!window.enough) {
          const form = shown.querySelector('button[form=redo]:not([disabled])') ? 'redo' : 'undo';
          const body = new URLSearchParams({ token: hidden('token', shown), rev: hidden('rev', shown), key: hidden('key', shown), confirm: 'yes' });
          window.sent += 1;
          const answer = await fetch(`${location.pathname}/${form}`, { method: 'POST', body, headers: { 'X-Underdeck': 'fetch' } }).then((found) => found.text()).catch(() => null);
          const next = answer && parser.parseFromString(answer, 'text/html');
          if (!next?.querySelector('input[name=rev]')) {
            // The worker was killed: read the table again.
            const again = await fetch(location.pathname).then((found) => found.text()).catch(() => null);
            if (again) shown = parser.parseFromString(again, 'text/html');
            continue;
          }
          shown = next;
          window.acknowledged = Number(BigInt(hidden('rev', shown)) >> 16n);
        }
      })();
    });
    let lost = 0;
    let moved = 0;
    for (let n = 0; n < KILLS; n += 1) {
      await new Promise((later) => setTimeout(later, Math.random() * 300));
      const acknowledged = await page.evaluate(() => window.acknowledged);
      await kill();
      // The content of the journal while no worker runs.
      const found = await journal(page, async (db, got) => {
        const rows = await got(db.transaction('rows').objectStore('rows').getAll());
        return Math.max(...rows.map((text) => JSON.parse(text.split('\n')[1]).revision ?? 0));
      });
      if (found < acknowledged) lost += 1;
      if (acknowledged > moved) moved = acknowledged;
    }
    await page.evaluate(() => { window.enough = true; return window.stopped; });
    const [sent, acknowledged] = await page.evaluate(() => [window.sent, window.acknowledged]);
    await page.goto(address);
    assert.equal(lost, 0);
    assert.ok(count(await rev(page)) >= acknowledged);
    t.diagnostic(`${KILLS} kills, ${sent} changes sent, ${acknowledged} acknowledged, ${lost} lost`);
    assert.ok(acknowledged > 0, 'moves were played between the kills');
  });

  test('two tabs: the second to move is told, and both see the same table', async () => {
    await begin(page, here.at, DEAL);
    const other = await phone.context.newPage();
    await other.goto(page.url());
    const move = await firstMove(page);
    const [one, two] = await Promise.all([send(page, 'move', { move, key: 'one' }), send(other, 'move', { move, key: 'two' })]);
    assert.deepEqual([one.status, two.status].sort(), [200, 409]);
    assert.match([one, two].find(({ status }) => status === 409).text, /moved on/);
    await other.close();
  });

  test('what another worker wrote is read before anything is answered', async () => {
    await begin(page, here.at, DEAL);
    const id = page.url().split('/').pop();
    const was = await journal(page, (db, got, id) => got(db.transaction('rows').objectStore('rows').get(`game/${id}`)), id);
    await send(page, 'move', { move: await firstMove(page) });
    // Change the journal as if a worker of another version had undone the move.
    await journal(page, async (db, got, { id, was }) => {
      const change = db.transaction(['rows', 'head'], 'readwrite');
      change.objectStore('rows').put(was, `game/${id}`);
      const serial = await got(change.objectStore('head').get('serial'));
      change.objectStore('head').put(serial + 1, 'serial');
      await new Promise((done) => { change.oncomplete = done; });
    }, { id, was });
    await page.reload();
    assert.equal(count(await rev(page)), 1);
  });

  test('storage that is full is told, and the table is as it was', async () => {
    await begin(page, here.at, DEAL);
    const before = count(await rev(page));
    // A browser caches the free space for a while, so use a new one.
    const [address, { origin }] = [page.url(), new URL(here.at)];
    await restart();
    await control.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await page.goto(address);
    const answer = await send(page, 'move', { move: await firstMove(page) });
    await restart();
    await page.goto(address);
    assert.equal(answer.status, 503, answer.text);
    assert.match(answer.text, /No space is left/);
    assert.equal(count(await rev(page)), before);
    assert.equal((await send(page, 'move', { move: await firstMove(page) })).status, 200);
  });

  test('a damaged row is set aside with its bytes, and told', async () => {
    await begin(page, here.at, DEAL);
    const id = page.url().split('/').pop();
    const spoilt = await journal(page, async (db, got, id) => {
      const rows = db.transaction('rows', 'readwrite').objectStore('rows');
      const text = `${(await got(rows.get(`game/${id}`))).slice(0, -9)}#damaged#`;
      await got(rows.put(text, `game/${id}`));
      return text;
    }, id);
    await kill();
    await page.goto(`${here.at}/`);
    assert.ok((await page.locator('.notice.warning').textContent()).includes(say('device-damaged')));
    const file = await page.evaluate((at) => fetch(`${at}/device/export`).then((found) => found.json()), here.at);
    assert.deepEqual(file.aside, [[`game/${id}`, spoilt]]);
    assert.ok(!file.rows.some(([key]) => key === `game/${id}`));
  });

  test('a newer version is offered, and taken when the player wants it', async () => {
    await page.goto(`${here.at}/`);
    await update(page, here);
    const caches = await page.evaluate(() => window.caches.keys());
    assert.deepEqual(caches, ['underdeck-later']);
    assert.equal((await page.goto(`${here.at}/records`)).status(), 200);
  });

  test("a newer version's journal is refused and left as it is", async () => {
    await page.goto(`${here.at}/`);
    await kill();
    const name = await page.evaluate(async () => {
      const [{ name }] = (await indexedDB.databases()).filter((one) => one.name.startsWith('underdeck'));
      await new Promise((ready, broken) => {
        const asked = indexedDB.open(name, 99);
        asked.onsuccess = () => { asked.result.close(); ready(); };
        asked.onerror = () => broken(asked.error);
      });
      return name;
    });
    const answer = await page.goto(`${here.at}/`);
    assert.equal(answer.status(), 503);
    assert.ok((await page.locator('main').textContent()).includes(say('journal-newer').slice(1)));
    const found = await page.evaluate((name) => indexedDB.databases().then((all) => all.find((one) => one.name === name).version), name);
    assert.equal(found, 99);
  });
});
