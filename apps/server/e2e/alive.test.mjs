// Animations and weight: flying cards do not block input, changed numbers rise, nothing shifts, little is loaded.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { ask, begin, table } from './lib/server.mjs';
import { PHONE, setUp } from './lib/suite.mjs';

const MOVES = 15;
const KB = 1024;

describe('a table that is alive', () => {
  const here = setUp();

  test('the scripts are small, a move is light, and nothing shifts', async (t) => {
    for (const { id } of here.all) {
      const { context, page } = await here.sit(id, PHONE);
      const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map((one) => one.name).filter((name) => name.includes('.js')));
      const texts = await Promise.all(scripts.map(async (address) => (await fetch(address)).text()));
      const size = texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
      assert.ok(scripts.length > 5 && size <= 30 * KB, `${size} bytes of script`);
      await page.evaluate(() => {
        globalThis.shift = 0;
        new PerformanceObserver((list) => { for (const one of list.getEntries()) globalThis.shift += one.value; }).observe({ type: 'layout-shift', buffered: false });
      });
      const heavy = [];
      page.on('response', async (answer) => {
        if (answer.request().method() === 'POST') heavy.push(answer.text().then((text) => gzipSync(text).length));
      });
      const shifts = [];
      for (let n = 0; n < MOVES && (await here.hinted({ context, page })); n += 1) {
        shifts.push(await page.evaluate(() => new Promise((done) => {
          requestAnimationFrame(() => requestAnimationFrame(() => {
            done(globalThis.shift);
            globalThis.shift = 0;
          }));
        })));
      }
      const most = Math.max(...(await Promise.all(heavy)));
      t.diagnostic(`${id}: ${size} bytes of script, at most ${most} a move, layout shift at most ${Math.max(...shifts).toFixed(4)}`);
      assert.ok(most <= 15 * KB, `${id}: ${most} bytes for a move`);
      assert.ok(Math.max(...shifts) <= 0.02, `${id}: ${shifts}`);
      await context.close();
    }
  });

  test('a card can be pressed while it flies, and nothing flies where motion is unwelcome', async () => {
    for (const reducedMotion of ['no-preference', 'reduce']) {
      const { context, page } = await here.sit(here.all[0].id, { ...PHONE, reducedMotion });
      await page.evaluate(() => {
        globalThis.flew = 0;
        globalThis.covered = 0;
        globalThis.over = [];
        new MutationObserver((changes) => {
          for (const one of changes.flatMap((change) => [...change.addedNodes])) {
            if (!one.matches?.('.air > *')) continue;
            globalThis.flew += 1;
            const { pointerEvents, clipPath } = getComputedStyle(one.parentElement);
            globalThis.covered += pointerEvents === 'none' ? 0 : 1;
            // Content below the cloth is clipped.
            const below = innerHeight - document.querySelector('.desk').getBoundingClientRect().top;
            if (Math.abs(parseFloat(clipPath.split(' ')[2]) - below) > 1) globalThis.over.push(`${clipPath}, the dock is ${below} high`);
          }
        }).observe(document.body, { childList: true, subtree: true });
      });
      for (let n = 0; n < 4; n += 1) await here.hinted({ context, page });
      const { flew, covered, over } = await page.evaluate(() => ({ flew: globalThis.flew, covered: globalThis.covered, over: globalThis.over }));
      assert.equal(flew > 0, reducedMotion === 'no-preference', `${flew} things flew`);
      assert.equal(covered, 0);
      assert.deepEqual(over, [], 'nothing flies over the dock');
      await context.close();
    }
  });

  test('numbers rise where a counter changed, and dice roll to what the server rolled', async () => {
    // Not every game has dice.
    const all = { seen: '', dice: '' };
    for (let n = 0; n < here.all.length && !(all.seen && all.dice); n += 1) {
      const { seen, dice } = await lively(here.all[n].id);
      all.seen += seen.join(' ');
      all.dice += dice.join();
    }
    assert.match(all.seen, /[+−]\d/);
    assert.match(all.dice, /\d/);
  });

  /** The numbers that rise and the dice that roll in the first moves of a game. */
  async function lively(id) {
    const { context, page } = await here.sit(id, PHONE);
    await page.evaluate(() => {
      globalThis.seen = [];
      globalThis.dice = [];
      new MutationObserver((changes) => {
        for (const one of changes.flatMap((change) => [...change.addedNodes])) {
          if (one.matches?.('.air .delta')) globalThis.seen.push(one.textContent);
          if (one.matches?.('.air .die')) globalThis.dice.push([...document.querySelectorAll('.news .die')].map((die) => die.textContent).join());
        }
      }).observe(document.body, { childList: true, subtree: true });
    });
    for (let n = 0; n < 30 && (await page.evaluate(() => !globalThis.seen.length || !globalThis.dice.length)); n += 1) {
      if (!(await here.hinted({ context, page }))) break;
    }
    const found = await page.evaluate(() => ({ seen: globalThis.seen, dice: globalThis.dice }));
    await context.close();
    return found;
  }

  test('a card that is turned over shows its back first', async () => {
    const { context, page } = await here.sit(here.all[0].id, PHONE);
    await page.evaluate(() => {
      globalThis.turned = 0;
      new MutationObserver((changes) => {
        globalThis.turned += changes.flatMap((change) => [...change.addedNodes]).filter((one) => one.matches?.('.air > .card') && one.querySelector(':scope > .verso')).length;
      }).observe(document.body, { childList: true, subtree: true });
    });
    for (let n = 0; n < 20 && !(await page.evaluate(() => globalThis.turned)); n += 1) await here.hinted({ context, page });
    assert.ok(await page.evaluate(() => globalThis.turned), 'a card was turned over');
    await context.close();
  });

  test('what moves is drawn anew by the compositor alone: transforms and opacity', async () => {
    for (const { id } of here.all) {
      const { context, page } = await here.sit(id, PHONE);
      const other = new Set();
      for (let n = 0; n < 6; n += 1) {
        const animated = await page.evaluate(() => document.getAnimations().flatMap((one) => one.effect.getKeyframes().flatMap(Object.keys)));
        for (const name of animated) if (!['offset', 'computedOffset', 'easing', 'composite', 'transform', 'opacity', 'translate'].includes(name)) other.add(name);
        if (!(await here.hinted({ context, page }))) break;
      }
      assert.deepEqual([...other], [], id);
      await context.close();
    }
  });

  test('the signs of the dock say what changed, and the words are one tap away', async () => {
    let right = 0;
    for (const { id } of here.all) {
      const seat = await here.sit(id, { ...PHONE, reducedMotion: 'reduce' });
      const { page } = seat;
      const counters = () => page.locator('.felt [data-tally]').evaluateAll((all) => Object.fromEntries(all.map((one) => [one.dataset.tally, Number(one.dataset.count)])));
      let seen = 0;
      for (let n = 0; n < 12; n += 1) {
        const was = await counters();
        if (!(await here.hinted(seat))) break;
        const is = await counters();
        // Moves without a choice are part of the news, so a sign may tell of more than the last answer.
        if ((await page.locator('.results').count()) === 0) continue;
        const signs = await page.locator('.results .chip[data-by]').evaluateAll((all) => all.map((one) => [one.dataset.at, Number(one.dataset.by)]));
        for (const [at, by] of signs) if (at in was && is[at] - was[at] === by) right += 1;
        seen += await page.locator('.results .chip').count();
      }
      assert.ok(seen > 0, `${id}: no sign of a change`);
      await page.locator('a.results').tap();
      await page.locator('.panel .log .told > li').first().waitFor();
      await seat.context.close();
    }
    assert.ok(right > 5, `${right} numbers are those by which counters changed`);
  });

  test('sound is offered once, and the answer is kept', async () => {
    const { context, page } = await here.sit(here.all[0].id, PHONE);
    await page.locator('.ask-sound button[value=on]').tap();
    await page.locator('html.sound').waitFor({ state: 'attached' });
    assert.equal(await page.locator('.ask-sound').count(), 0);
    await here.hinted({ context, page });
    await begin(page, here.base, here.all[1].code);
    await page.locator('html.sound').waitFor({ state: 'attached' });
    assert.equal(await page.locator('.ask-sound').count(), 0, 'and never again');
    await context.close();
  });

  test('sounds are made if they are asked for, and not before', async () => {
    const received = () => {
      globalThis.received = 0;
      for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
        const { start } = kind.prototype;
        kind.prototype.start = function (...when) {
          globalThis.received += 1;
          return start.apply(this, when);
        };
      }
    };
    const { context, page } = await here.sit(here.all[0].id, { ...PHONE, reducedMotion: 'reduce' }, received);
    const seat = { context, page };
    const address = page.url();
    for (let n = 0; n < 3; n += 1) await here.hinted(seat);
    assert.equal(await page.evaluate(() => globalThis.received), 0);
    await page.goto(`${here.base}/settings`);
    await page.locator('input[name=sound]').check();
    await page.locator('form.settings > button').click();
    await page.locator('html.sound').waitFor({ state: 'attached' });
    await page.goto(address);
    for (let n = 0; n < 3; n += 1) await here.hinted(seat);
    assert.ok((await page.evaluate(() => globalThis.received)) >= 3, 'each move is received, without motion too');
    await context.close();
  });

  test('the end of a game has its scene, and stirs nothing where motion is unwelcome', async () => {
    for (const reducedMotion of ['no-preference', 'reduce']) {
      const { context, page } = await here.sit(here.all[0].id, { ...PHONE, reducedMotion });
      await page.evaluate(() => {
        globalThis.stirred = 0;
        new MutationObserver((changes) => {
          globalThis.stirred += changes.flatMap((change) => [...change.addedNodes]).filter((one) => one.matches?.('.air > :is(.veil, .spark)')).length;
        }).observe(document.body, { childList: true, subtree: true });
      });
      while (await here.hinted({ context, page }));
      assert.equal(await page.locator('.ending:is(.won, .lost) .scene').count(), 1);
      const stirred = await page.evaluate(() => globalThis.stirred);
      assert.equal(stirred > 0, reducedMotion === 'no-preference', `${stirred} veils and sparks`);
      assert.equal(await page.locator('html.sound').count(), 0, 'no sound unless it is asked for');
      await context.close();
    }
  });

  test('rooms are drawn as rooms, with those who live in them', async () => {
    let [context, page, face] = [];
    for (const { id } of here.all) {
      ({ context, page } = await here.sit(id, PHONE));
      face = await ask(context, here.base, table(page));
      if (face.table.zones.some((zone) => zone.rooms)) break;
      await context.close();
    }
    const { rooms } = face.table.zones.find((zone) => zone.rooms);
    const zones = face.table.zones.filter((zone) => zone.within);
    assert.equal(await page.locator('.building > .chamber').count(), rooms.length);
    assert.equal(await page.locator('.building .window.lit').count(), rooms.reduce((sum, one) => sum + (one.most > 16 ? 0 : one.built), 0));
    assert.ok(zones.length > 0);
    for (const { id } of zones) assert.equal(await page.locator(`.chamber [data-zone="${id}"]`).count(), 1, id);
    await context.close();
  });

  test('felt, backs and deck are as chosen, and stay so', async () => {
    const context = await here.browser.newContext(PHONE);
    const page = await context.newPage();
    await page.goto(`${here.base}/settings`);
    for (const [key, value] of Object.entries({ felt: 'wine', back: 'waves', deck: 'night', volume: 'soft' })) {
      await page.locator(`input[name=${key}][value=${value}]`).check();
    }
    await page.locator('form.settings > button').click();
    await page.locator('html.felt-wine.back-waves.deck-night.volume-soft').waitFor({ state: 'attached' });
    await begin(page, here.base, here.all[0].code);
    await page.locator('html.felt-wine.deck-night use[href$="#back-waves"]').waitFor({ state: 'attached' });
    const paper = await page.locator('.felt .card:not(.back) > .sheet').first().evaluate((one) => getComputedStyle(one).getPropertyValue('--paper').trim());
    assert.equal(paper, '#242832');
    await context.close();
  });
});
