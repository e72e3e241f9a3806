// The offline edition is loaded once; then the host is switched off and everything is played without it.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { readFileSync } from 'node:fs';
import { Phone, begin, count, enter, firstMove, host, send, whole } from './place.mjs';
import { say } from '../lib/words.mjs';

const DEALS = { keevorn: '16KN-VV8H-9V' };

describe('without a network', () => {
  const phone = new Phone();
  let here;
  let page;
  const faults = [];
  before(async () => {
    here = await host();
    page = await phone.start();
    await enter(page, here.at);
    await whole(page);
    await here.stop();
    await phone.end();
    page = await phone.start();
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  });
  after(() => phone.gone());

  test('every game begins, takes moves, and is there in a new browser', async (t) => {
    await page.goto(`${here.at}/`);
    const addresses = [];
    for (const game of ['keevorn', 'judgement-quest', 'card-crawler', 'living-keep', 'cryptkeeper']) {
      await page.goto(`${here.at}/games/${game}`);
      await Promise.all([page.waitForURL(/\/g\//), page.locator('main form[method=post] button[type=submit]').first().click()]);
      const before = count(await page.locator('input[name=rev]').first().getAttribute('value'));
      const from = Date.now();
      const answer = await send(page, 'move', { move: await firstMove(page) });
      t.diagnostic(`${game}: a move and its page in ${Date.now() - from} ms`);
      assert.equal(answer.status, 200, answer.text);
      assert.ok(count(answer.rev) > before);
      addresses.push([page.url(), count(answer.rev)]);
    }
    await phone.end();
    page = await phone.start();
    for (const [address, changes] of addresses) {
      await page.goto(address);
      assert.equal(count(await page.locator('input[name=rev]').first().getAttribute('value')), changes, address);
    }
    assert.deepEqual(faults, []);
  });

  test('a table is played with fingers, and the start is quick', async (t) => {
    await begin(page, here.at, DEALS.keevorn);
    const rev = await page.locator('input[name=rev]').first().getAttribute('value');
    await page.locator('.felt button[name=move], .dock button[name=move]').first().tap();
    await page.locator(`input[name=rev]:not([value="${rev}"])`).first().waitFor({ state: 'attached' });
    await phone.end();
    page = await phone.start();
    const from = Date.now();
    await page.goto(`${here.at}/`);
    t.diagnostic(`offline start of a new browser: ${Date.now() - from} ms`);
  });

  test('the day, campaigns, statistics, records and replays work', async () => {
    await page.goto(`${here.at}/daily`);
    assert.ok((await page.locator('main').textContent()).includes(say('device-boards')));
    await Promise.all([page.waitForURL(/\/g\//), page.locator('form[action$="/daily/keevorn"] button').click()]);
    const address = page.url();
    await send(page, 'move', { move: await firstMove(page) });
    for (const part of ['/replay', '/sheet', '?panel=tree', '?panel=log', '?hint=1']) {
      const answer = await page.goto(address + part);
      assert.equal(answer.status(), 200, part);
    }
    for (const path of ['/statistics', '/records', '/campaigns', '/settings', '/help', '/rules/keevorn', '/device']) {
      const answer = await page.goto(here.at + path);
      assert.equal(answer.status(), 200, path);
    }
    const answer = await page.goto(`${here.at}/nothing`);
    assert.equal(answer.status(), 404);
  });

  test('everything is exported as a file and imported again', async () => {
    await page.goto(`${here.at}/device`);
    assert.match(await page.locator('main').textContent(), /MiB/);
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('a[download]').click()]);
    const file = await download.path();
    assert.equal(JSON.parse(readFileSync(file, 'utf8')).underdeck, 'device');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.locator('form[action$="/device/import"] button').click();
    await page.locator('.notice.info[role=status]:visible').waitFor();
    assert.match(await page.locator('main').textContent(), /0 games added; 0 games got new variations/);
  });
});
