// Drag and drop with the mouse: onto a zone or a card's cell, cancelled by Escape, and drops with several meanings.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, begin, changed, revision, table } from './lib/server.mjs';
import { setUp } from './lib/suite.mjs';

describe('drag and drop', () => {
  const here = setUp();

  /** Plays by hints until a card can be dropped; returns the card and the target. */
  async function something(page, context) {
    for (let moves = 0; moves < 30; moves += 1) {
      const drops = await page.evaluate(() => {
        for (const thing of document.querySelectorAll('.felt [data-drops]')) {
          for (const line of thing.dataset.drops.split('\n')) {
            const [place, move] = line.split('\t');
            if (move) return { from: thing.dataset.place, to: place, move };
          }
        }
        return null;
      });
      if (drops) return drops;
      if (!(await here.hinted({ page, context }))) return null;
    }
    return null;
  }

  /** Drags a card over a target. */
  async function carry(page, from, to) {
    const start = page.locator(`.felt [data-place="${from}"]`).first();
    const end = page.locator(`.felt [data-zone="${to}"], .felt [data-place="${to}"]`).first();
    await end.scrollIntoViewIfNeeded();
    await start.scrollIntoViewIfNeeded();
    const [a, b] = [await start.boundingBox(), await end.boundingBox()];
    await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
    await page.mouse.down();
    await page.mouse.move(b.x + b.width / 2, b.y + Math.min(b.height / 2, 60), { steps: 8 });
  }

  test('what can be dropped is dropped, and the move it names is played', async () => {
    let dropped = 0;
    for (const { id, code } of here.all) {
      const context = await here.browser.newContext({ viewport: { width: 1280, height: 1600 }, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await begin(page, here.base, code);
      const drop = await something(page, context);
      if (drop) {
        const rev = await revision(page);
        await carry(page, drop.from, drop.to);
        await page.locator('.ghost').waitFor({ state: 'attached' });
        await page.locator('.drop-here').first().waitFor({ state: 'attached' });
        await page.keyboard.press('Escape');
        await page.mouse.up();
        assert.equal(await revision(page), rev, `${id}: given up`);
        await carry(page, drop.from, drop.to);
        await page.mouse.up();
        await changed(page, rev);
        const path = table(page);
        const face = await ask(context, here.base, path);
        assert.ok(JSON.stringify(face).includes(drop.move) || face.moves > 0, `${id}: ${drop.move}`);
        assert.equal(await page.locator('.ghost').count(), 0);
        dropped += 1;
      }
      await context.close();
    }
    assert.ok(dropped >= 2, `${dropped} games have something to drop`);
  });
});
