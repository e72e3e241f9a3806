// Two players on two phones: changes arrive live, a lost connection recovers, and without scripts the page reloads itself.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { browse, serve } from './lib/server.mjs';
import { PHONE } from './lib/suite.mjs';
import { say } from './lib/words.mjs';

describe('a game at two devices', () => {
  let server;
  let browser;
  let pages;

  const seat = async (settings = {}) => (await browser.newContext({ ...PHONE, reducedMotion: 'reduce', ...settings })).newPage();
  const status = (page, words) => page.locator('.apart strong', { hasText: words }).waitFor();
  const presence = (page, words) => page.locator('.presence', { hasText: words }).waitFor();
  const move = (page) => page.evaluate(() => document.querySelector('.dock button[name=move], .panel button[name=move]').click());

  before(async () => {
    server = await serve();
    browser = await browse();
  });

  after(async () => {
    await browser?.close();
    assert.equal(await server?.stop(), 0);
  });

  const begin = async (second) => {
    const first = await seat();
    await first.goto(`${server.base}/`);
    await first.locator('.friend summary').click();
    await first.locator('.modes button[value="mode=draft"]').click();
    const link = await first.locator('.invite input').inputValue();
    assert.match(link, /\/join\/[0-9a-z]{16}$/);
    await first.locator('.qr summary').click();
    await first.locator('svg.qr').waitFor();
    await second.goto(link);
    await second.getByRole('button', { name: say('invitation-take') }).click();
    pages = [first, second];
  };

  test('moves, presence and a cut network', async () => {
    await begin(await seat());
    const [first, second] = pages;
    // The first page shows that the seat was taken.
    await first.locator('.invite').waitFor({ state: 'detached' });
    await presence(first, say('apart-there'));
    await status(first, say('apart-turn'));
    await status(second, say('apart-waits'));
    assert.match(await second.title(), new RegExp(`^${say('apart-waits-short')}`));
    assert.match(await first.title(), new RegExp(`^${say('apart-turn-short')}`));
    if (process.env.SHOTS) {
      await first.screenshot({ path: `${process.env.SHOTS}/apart-turn.png` });
      await second.screenshot({ path: `${process.env.SHOTS}/apart-waits.png` });
    }
    // The player to move plays until the turn has passed once each way.
    const pass = async (from, to) => {
      for (let n = 0; n < 60 && !(await to.title()).startsWith(say('apart-turn-short')); n += 1) {
        const rev = await from.locator('.play').getAttribute('data-rev');
        await move(from);
        await from.waitForFunction((rev) => document.querySelector('.play').dataset.rev !== rev, rev);
        if ((await from.title()).startsWith(say('apart-waits-short'))) await status(to, say('apart-turn'));
      }
      assert.match(await to.title(), new RegExp(`^${say('apart-turn-short')}`));
      assert.match(await to.locator('link[rel=icon]').getAttribute('href'), /icon-turn/);
    };
    await pass(first, second);
    // The waiting player is offline while the other plays; the page then catches up.
    await first.context().setOffline(true);
    await first.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    await presence(second, say('apart-away'));
    const rev = await second.locator('.play').getAttribute('data-rev');
    await move(second);
    await second.waitForFunction((rev) => document.querySelector('.play').dataset.rev !== rev, rev);
    await first.context().setOffline(false);
    await first.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
    await first.waitForFunction((rev) => Number(document.querySelector('.play').dataset.rev) > Number(rev), rev);
    await presence(second, say('apart-thinks'));
    // An undo with the consent of the other player.
    await second.locator('.tools button[form=ask-back]').click();
    await first.locator('.apart', { hasText: say('apart-asks') }).waitFor();
    await first.getByRole('button', { name: say('yes') }).click();
    await status(second, say('apart-turn'));
  });

  test('without a script the page looks again by itself', async () => {
    await begin(await seat({ javaScriptEnabled: false }));
    assert.equal(await pages[1].locator('noscript meta[http-equiv=refresh]').or(pages[1].locator('meta[http-equiv=refresh]')).count(), 1);
  });
});
