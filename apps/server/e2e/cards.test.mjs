// Games with real cards on a phone: every game from its first entered card, the undo of a wrong entry, and no horizontal overflow.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PHONE, setUp } from './lib/suite.mjs';
import { say } from './lib/words.mjs';

/** Enough entries for the set-up and some moves of every game. */
const ENTRIES = 60;

describe('games beside real cards', () => {
  const here = setUp();

  const shot = async (page, name) => {
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/cards-${name}.png` });
  };

  const entered = (page) => page.evaluate(() => Number(document.querySelector('.play').dataset.rev));

  // Presses the button of index `n`, or the last, and waits for the next position.
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

  // Enters a card by rank and suit, or a roll. After a refused suit it tries the next one.
  const answer = async (page, n) => {
    const ranks = page.locator('.ranks input');
    if (!(await ranks.count())) return press(page, '.answers button', n * 7);
    const rev = await entered(page);
    for (let tried = 0; tried < 60; tried += 1) {
      await ranks.nth((n * 7 + Math.floor(tried / 4)) % (await ranks.count())).check({ force: true });
      const suits = page.locator('.suits button');
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await suits.nth(tried % Math.min(4, await suits.count())).click();
      if ((await answered).ok()) {
        await page.waitForFunction((before) => {
          const play = document.querySelector('.play');
          return !play || Number(play.dataset.rev) > before;
        }, rev);
        return undefined;
      }
    }
    return assert.fail('no card can be entered');
  };

  test('every game is told, card by card', async (t) => {
    for (const { id: game } of here.all) await t.test(game, async () => {
      const page = await (await here.browser.newContext({ ...PHONE, reducedMotion: 'reduce' })).newPage();
      await page.goto(`${here.base}/games/${game}`);
      await page.getByRole('button', { name: say('own-cards') }).click();
      await page.locator('.play').waitFor();
      // Two games begin with a move: their set-up turns no card.
      for (let n = 0; n < 6 && !(await page.locator('.answers button').count()); n += 1) {
        await press(page, '.panel .moves button[name=move], .dock button[name=move]', n);
      }
      await shot(page, `${game}-set-up`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${wide} pixels too wide`);
      const small = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll('.answers button, .answers label, #card, .enter button')].map((control) => control.getBoundingClientRect());
        return boxes.filter((box) => box.height < 44 || box.width < 44).length;
      });
      assert.equal(small, 0, 'every answer is as large as a thumb');
      let answers = 0;
      let moves = 0;
      for (let n = 0; n < ENTRIES && !(await page.locator('.ending').count()); n += 1) {
        if (await page.locator('.answers button').count()) {
          // Any rank, and the first suit that is not refused.
          await answer(page, n);
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
    await page.getByRole('button', { name: say('own-cards') }).click();
    await page.locator('#card').fill('queen of spades');
    await page.locator('#card').press('Enter');
    assert.match(await page.locator('#prompt').textContent(), /So far: Q♠/);
    // The entry can be tapped, and corrected by rank and suit.
    await page.locator('.entered a', { hasText: 'Q♠' }).click();
    await page.locator('#right').fill('qh');
    await page.locator('.correct button').click();
    assert.match(await page.locator('#prompt').textContent(), /So far: Q♥/);
    await page.getByRole('button', { name: say('undo') }).first().click();
    await page.locator('#card').waitFor();
    assert.doesNotMatch(await page.locator('#prompt').textContent(), /So far/);
    await page.context().close();
  });
});
