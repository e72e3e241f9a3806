// Picking on the table asks no server, and shows what the server would show; a tap on a known room walks there.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { changed, revision } from './lib/server.mjs';
import { DESKTOP, PHONE, setUp } from './lib/suite.mjs';

const POSITIONS = 12;
const PICKS = 3;

/** What the picks change on a page, here and as the server renders the same picks. */
const compare = async (picks) => {
  const seen = (root) => {
    const things = [...root.querySelectorAll('.felt [data-name]')].map((one) => {
      const state = [...one.classList].filter((name) => ['live', 'picked', 'idle'].includes(name)).join();
      const words = 'bare' in one.dataset ? one.textContent : '';
      const kept = ['type', 'form', 'aria-disabled', 'aria-pressed', 'aria-label', 'title'].map((key) => one.getAttribute(key));
      return [one.dataset.place, one.name, one.value, state, words, ...kept].join(' | ');
    });
    const zones = [...root.querySelectorAll('.felt .zone')].map((one) => `${one.dataset.zone} ${one.classList.contains('live')} ${one.classList.contains('picked')}`);
    const moves = (list) => [...root.querySelectorAll(list)].map((one) => one.value);
    const open = [...root.querySelectorAll('.all-moves details')].map((one) => `${one.hidden} ${one.querySelector('.n').textContent}`);
    const box = root.querySelector('.chosen');
    const chosen = box.hidden ? '' : `${box.querySelector('strong').textContent} ${box.querySelector('.sum').textContent} ${box.querySelector('.note').hidden}`;
    return { things, zones, open, chosen, ready: moves('.dock .ready .move'), left: moves('.all-moves li:not([hidden]) .move'), n: root.querySelector('.all-moves h2 .n').textContent };
  };
  const address = new URL(location.pathname, location.href);
  for (const place of picks) address.searchParams.append('pick', place);
  const text = await (await fetch(address, { headers: { 'X-Underdeck': 'fetch' } })).text();
  return [seen(document), seen(new DOMParser().parseFromString(text, 'text/html'))];
};

describe('picking', () => {
  const here = setUp();

  test('shows what the server would show, and puts back', async (t) => {
    for (const { id } of here.all) {
      const seat = await here.sit(id, { ...DESKTOP, reducedMotion: 'reduce' });
      const { page } = seat;
      let picked = 0;
      for (let n = 0; n < POSITIONS; n += 1) {
        const before = await revision(page);
        const picks = [];
        for (let step = 0; step < PICKS; step += 1) {
          const things = page.locator('.felt button.live[name=pick]');
          const many = await things.count();
          if (!many) break;
          const thing = things.nth((n + 3 * step) % many);
          picks.push(await thing.getAttribute('data-place'));
          await thing.evaluate((one) => one.click());
          assert.deepEqual(...await page.evaluate(compare, picks), `${id}: ${picks}`);
          picked += 1;
        }
        if (picks.length > 1) {
          const first = picks.shift();
          await page.locator(`.felt [name=drop][data-place="${first}"]`).first().evaluate((one) => one.click());
          assert.deepEqual(...await page.evaluate(compare, picks), `${id}: without ${first}`);
        }
        await page.keyboard.press('Escape');
        assert.deepEqual(...await page.evaluate(compare, []), `${id}: nothing picked`);
        assert.equal(await revision(page), before, 'picking plays nothing');
        if (!(await here.hinted(seat))) break;
      }
      t.diagnostic(`${id}: ${picked} picks`);
      await seat.context.close();
    }
  });

  test('needs no network, and is kept when a panel opens', async () => {
    const { context, page } = await here.sit('keevorn', PHONE);
    const thing = page.locator('.felt button.live[name=pick]').first();
    const place = await thing.getAttribute('data-place');
    await page.route('**/g/**', (route) => route.abort());
    await thing.tap();
    await page.locator(`.felt [name=drop][data-place="${place}"][aria-pressed=true]`).waitFor();
    await page.unroute('**/g/**');
    await page.locator('[data-panel=log]').evaluate((one) => one.click());
    await page.locator('.shows-log').waitFor();
    assert.equal(await page.locator(`.felt [name=drop][data-place="${place}"]`).count(), 1);
    await context.close();
  });

  test('a tap on a room that was entered walks there', async () => {
    const seat = await here.sit('judgement-quest', PHONE);
    const { page } = seat;
    let walked = 0;
    for (let n = 0; n < 40 && walked < 2; n += 1) {
      if (!(await here.hinted(seat))) break;
      for (const value of await page.locator('.felt button.way').evaluateAll((all) => all.map((one) => one.value))) {
        const [before, count] = [await revision(page), Number(await page.locator('.play').getAttribute('data-ply'))];
        await page.locator(`.felt button.way[value="${value}"]`).evaluate((one) => one.click());
        await page.waitForFunction((rev) => document.querySelector('input[name=rev]').value !== rev || document.querySelector('.notice'), before);
        const made = Number(await page.locator('.play').getAttribute('data-ply')) - count;
        assert.ok(made > 0 || await page.locator('.notice').count(), `${value}: ${made} moves`);
        walked = Math.max(walked, made);
        if (walked > 1) break;
      }
    }
    assert.ok(walked > 1, 'a room two steps away was reached');
    await seat.context.close();
  });
});
