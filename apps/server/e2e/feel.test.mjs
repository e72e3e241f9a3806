// Touch and keyboard at a table: swipes, long presses, a slow server, shortcuts.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { places } from './lib/input.mjs';
import { ask, changed, playsItself, revision, table } from './lib/server.mjs';
import * as lib from './lib/suite.mjs';

const [PHONE, DESKTOP] = [lib.PHONE, lib.DESKTOP].map((one) => ({ ...one, reducedMotion: 'reduce' }));

describe('the feel of a table', () => {
  const here = lib.setUp();

  /** Plays by hints until a card can be dragged. */
  async function draggable(seat) {
    const { page } = seat;
    for (let n = 0; n < 40 && !(await page.locator('.felt [data-drops]').count()); n += 1) await here.hinted(seat);
    const thing = page.locator('.felt [data-drops]').first();
    const box = await thing.boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  test('a swipe plays nothing, a held finger takes a card up, a longer press says what it is', async () => {
    const { context, page } = await here.sit(here.all[0].id, PHONE);
    const { x, y } = await draggable({ context, page });
    const finger = await context.newCDPSession(page);
    const touch = (type, points) => finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    const rev = await revision(page);
    await page.evaluate(() => {
      globalThis.lifted = 0;
      new MutationObserver(() => { globalThis.lifted += document.querySelectorAll('.ghost').length; }).observe(document.body, { childList: true });
    });
    await touch('touchStart', [{ x, y }]);
    for (let step = 1; step <= 8; step += 1) await touch('touchMove', [{ x, y: y - step * 25 }]);
    await touch('touchEnd', []);
    assert.equal(await page.evaluate(() => globalThis.lifted), 0, 'a swipe takes nothing up');
    assert.equal(await revision(page), rev);
    // Undo the scrolling of the swipe.
    await page.waitForFunction(([x, y]) => {
      document.querySelector('.felt').scrollTop = 0;
      return document.elementFromPoint(x, y)?.closest('[data-drops]');
    }, [x, y]);
    await touch('touchStart', [{ x, y }]);
    await page.locator('body > #asked').waitFor();
    assert.ok(await page.evaluate(() => globalThis.lifted), 'a held finger takes the card up');
    assert.equal(await page.locator('.ghost').count(), 0, 'the card lies down again');
    await touch('touchEnd', []);
    assert.match(await page.locator('body > #asked').innerText(), /\w+ \w+/);
    assert.equal(await revision(page), rev, 'a long press plays nothing');
    assert.equal(await page.locator('.felt .picked').count(), 0, 'and picks nothing');
    // A sideways movement picks the card up at once.
    await page.keyboard.press('Escape');
    const thing = await draggable({ context, page });
    await page.evaluate(() => { globalThis.lifted = 0; });
    await touch('touchStart', [thing]);
    for (let step = 1; step <= 4; step += 1) await touch('touchMove', [{ x: thing.x + step * 10, y: thing.y }]);
    await page.waitForFunction(() => globalThis.lifted);
    await touch('touchEnd', []);
    assert.equal(await revision(page), rev, 'a drag that ends nowhere plays nothing');
    await context.close();
  });

  test('one move is on its way at a time, and a silent server is said where it can be seen', async () => {
    const { context, page } = await here.sit(here.all[0].id, PHONE);
    const asked = [];
    let fail = true;
    await page.route('**/move', (route) => {
      asked.push(route.request().postData());
      return fail ? route.abort() : route.continue();
    });
    const move = page.locator('.dock .move').first();
    const rev = await revision(page);
    await move.tap();
    await page.locator('.dock .retry button').waitFor();
    assert.equal(await page.locator('.sent').count(), 0);
    fail = false;
    await page.locator('.dock .retry button').tap();
    await changed(page, rev);
    assert.equal(asked.length, 2);
    assert.equal(asked[0], asked[1], 'the same is sent once more');
    const { value, now } = await page.locator('button[name=move]').first().evaluate((one) => {
      const now = document.querySelector('input[name=rev]').value;
      one.click();
      one.click();
      return { value: one.value, now, dimmed: one.classList.contains('sent') };
    });
    await changed(page, now);
    assert.equal(asked.length, 3, `${value} is sent once`);
    assert.equal(await page.locator('.notice').count(), 0, 'the second press says nothing');
    await context.close();
  });

  test('a move takes few keys, and what has the focus is seen', async (t) => {
    for (const { id } of here.all) {
      const { context, page } = await here.sit(id, DESKTOP);
      const unseen = [];
      // The first link skips the navigation.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      let [keys, moves] = [2, 0];
      for (; moves < 15; moves += 1) {
        const rev = await revision(page);
        const move = await here.hint({ context, page });
        if (move === undefined) break;
        if (await playsItself(page, rev)) {
          await changed(page, rev);
          continue;
        }
        const { gesture } = (await ask(context, here.base, table(page))).table.offers.find((one) => one.move === move);
        const way = places(gesture).map((place) => `.felt button[data-place="${place}"]`);
        while ((await revision(page)) === rev) {
          const goal = (way.length && (await page.locator(way[0]).count())) ? way.shift() : `.desk button[name=move][value="${move}"]`;
          keys += await walk(page, goal, unseen);
          const plays = (await page.locator(goal).first().getAttribute('name')) === 'move';
          await page.keyboard.press('Enter');
          if (plays) await changed(page, rev);
          else await page.locator(`${goal}[name=drop]`).first().waitFor();
        }
      }
      t.diagnostic(`${id}: ${(keys / moves).toFixed(2)} keys a move, focus unseen ${unseen.length} times`);
      assert.ok(keys / moves <= 5, `${id}: ${keys} keys for ${moves} moves`);
      assert.deepEqual(unseen, [], id);
      await context.close();
    }
  });

  /** Focuses an element by Tab, forwards or backwards, and by arrows within its zone or list; returns the number of keys, including Enter. */
  async function walk(page, goal, unseen) {
    const been = new Set();
    for (let n = 0; n < 60; n += 1) {
      const at = await page.evaluate((goal) => {
        const [one, end] = [document.activeElement, [...document.querySelectorAll(goal)].find((found) => found.getClientRects().length)];
        const group = end?.closest('.zone, .moves');
        const before = Boolean(one.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_PRECEDING);
        const [from, to] = [one.getBoundingClientRect(), end.getBoundingClientRect()];
        const [right, down] = [to.left - from.left, to.top - from.top];
        const keys = [];
        if (Math.abs(down) > 20) keys.push(down < 0 ? 'ArrowUp' : 'ArrowDown');
        if (Math.abs(right) > 20) keys.push(right < 0 ? 'ArrowLeft' : 'ArrowRight');
        const style = getComputedStyle(one);
        return {
          there: one === end,
          beside: Boolean(group) && group.contains(one),
          keys,
          tab: before ? 'Shift+Tab' : 'Tab',
          seen: one === document.body || style.outlineStyle !== 'none' || style.boxShadow !== 'none',
          what: one.outerHTML.slice(0, 90),
        };
      }, goal);
      if (!at.seen) unseen.push(at.what);
      if (at.there) return n + 1;
      // If one arrow leads away from it, try the other one.
      await page.keyboard.press(at.beside ? at.keys.at(been.has(at.what) ? -1 : 0) : at.tab);
      been.add(at.what);
    }
    throw new Error(`no keys lead to ${goal}`);
  }

  test('? shows the keys over the table, and I says what is focused', async () => {
    const { context, page } = await here.sit(here.all[0].id, DESKTOP);
    await page.keyboard.press('?');
    await page.locator('dialog#keys[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.felt button.live').first().focus();
    await page.keyboard.press('i');
    await page.locator('body > #asked').waitFor();
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('body > #asked').count(), 0);
    await context.close();
  });

  test('twice as large, the dock takes a third at most; what can be pressed is 44 pixels wide and high', async () => {
    for (const { id } of here.all) {
      for (const [width, height] of [[640, 400], [195, 422], [390, 844], [844, 390]]) {
        const { context, page } = await here.sit(id, { viewport: { width, height }, reducedMotion: 'reduce', hasTouch: true });
        const found = await page.evaluate(() => {
          const box = (one) => one.getBoundingClientRect();
          const things = [...document.querySelectorAll('main button, main a.button, main summary, main nav a, .why')];
          const small = things.filter((one) => one.getClientRects().length && !one.closest('p')).filter((one) => Math.min(box(one).width, box(one).height) < 43.9);
          const desk = box(document.querySelector('.desk'));
          return { small: small.map((one) => `${one.outerHTML.slice(0, 100)} ${box(one).width} ${box(one).height}`), share: (desk.width * desk.height) / (innerWidth * innerHeight) };
        });
        assert.deepEqual(found.small, [], `${id} at ${width}`);
        if (height < 500) assert.ok(found.share <= 0.34, `${id} at ${width} × ${height}: the dock takes ${found.share}`);
        await context.close();
      }
    }
  });

  test('without scripts, a move leads back to where something can be done', async () => {
    const { context, page } = await here.sit('card-crawler', { ...PHONE, javaScriptEnabled: false });
    const first = page.locator('.felt button.live[name=pick]').first();
    await Promise.all([page.waitForURL(/pick=/), first.tap()]);
    assert.equal(new URL(page.url()).hash, '#lit');
    assert.equal(await page.locator('#lit').count(), 1);
    await context.close();
  });
});
