// A phone beside real cards: every game from its first told card to its end, a wrong entry taken back, nothing wider than the screen.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PHONE, stage } from './lib/stage.mjs';

/** Enough entries to tell a set-up and play some moves of every game. */
const ENTRIES = 60;

describe('games beside real cards', () => {
  const here = stage();

  const shot = async (page, name) => {
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/cards-${name}.png` });
  };

  const entered = (page) => page.evaluate(() => Number(document.querySelector('.play').dataset.rev));

  // Presses the button of index `n`, or the last, and waits until it was taken in.
  const press = async (page, selector, n) => {
    const rev = await entered(page);
    await page.evaluate(([what, index]) => {
      const buttons = [...document.querySelectorAll(what)].filter((button) => !button.classList.contains('final'));
      buttons[index % buttons.length].click();
    }, [selector, n]);
    await page.waitForFunction((before) => {
      const play = document.querySelector('.play');
      return !play || Number(play.dataset.rev) > before;
    }, rev);
  };

  test('every game is told, card by card', async (t) => {
    for (const { id: game } of here.all) await t.test(game, async () => {
      const page = await (await here.browser.newContext({ ...PHONE, reducedMotion: 'reduce' })).newPage();
      await page.goto(`${here.base}/games/${game}`);
      await page.getByRole('button', { name: 'Play with my own cards' }).click();
      await page.locator('.play').waitFor();
      // Two games begin with a move: nothing is turned at their set-up.
      for (let n = 0; n < 6 && !(await page.locator('.answers button').count()); n += 1) {
        await press(page, '.panel .moves button[name=move], .dock button[name=move]', n);
      }
      await shot(page, `${game}-set-up`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${wide} pixels too wide`);
      const small = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll('.answers button')].map((button) => button.getBoundingClientRect());
        return boxes.filter((box) => box.height < 44 || box.width < 44).length;
      });
      assert.equal(small, 0, 'every answer is as large as a thumb');
      let answers = 0;
      let moves = 0;
      for (let n = 0; n < ENTRIES && !(await page.locator('.ending').count()); n += 1) {
        if (await page.locator('.answers button').count()) {
          await press(page, '.answers button', n * 7);
          answers += 1;
        } else {
          await press(page, '.panel .moves button[name=move], .dock button[name=move]', n * 5);
          moves += 1;
        }
        if (n === 30) await shot(page, `${game}-played`);
      }
      assert.ok(answers >= 3 && moves >= 1, `${answers} answers, ${moves} moves`);
      await shot(page, `${game}-later`);
      const record = await (await page.request.get(`${page.url().split('?')[0]}/record`)).text();
      assert.match(record, /\[Luck "told"\]/);
      await page.context().close();
    });
  });

  test('a wrong entry is taken back, without a script too', async () => {
    const page = await (await here.browser.newContext({ ...PHONE, javaScriptEnabled: false })).newPage();
    await page.goto(`${here.base}/games/${here.all[0].id}`);
    await page.getByRole('button', { name: 'Play with my own cards' }).click();
    await page.locator('.answers button', { hasText: 'Q♠' }).click();
    assert.equal(await page.locator('.answers button', { hasText: 'Q♠' }).count(), 0, 'a card cannot be told twice');
    assert.match(await page.locator('#prompt').textContent(), /So far: Q♠/);
    await page.getByRole('button', { name: /Undo|Take back/ }).first().click();
    await page.locator('.answers button', { hasText: 'Q♠' }).waitFor();
    assert.doesNotMatch(await page.locator('#prompt').textContent(), /So far/);
    await page.context().close();
  });
});
