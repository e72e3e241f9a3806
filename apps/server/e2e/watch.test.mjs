// Spectators by a link: a solo game live, a duel after its end; with and without scripts, on a phone and a desktop.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { faults, small } from './lib/checks.mjs';
import { ask, table } from './lib/server.mjs';
import { DESKTOP, PHONE, setUp } from './lib/suite.mjs';
import { say } from './lib/words.mjs';

describe('those who watch', () => {
  const here = setUp();
  const shot = (page, name) => process.env.SHOTS && page.screenshot({ path: `${process.env.SHOTS}/watch-${name}.png` });
  const opened = async (settings) => (await here.browser.newContext({ reducedMotion: 'reduce', ...settings })).newPage();
  const look = async (page, name, least) => {
    await shot(page, name);
    assert.deepEqual(await faults(page), [], name);
    assert.deepEqual(await small(page, least), [], name);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0, `${name} is too wide`);
  };

  /** Creates the link of the game on a page, by its form. */
  const link = async (page) => {
    const address = page.url().split('?')[0];
    await page.goto(`${address}?panel=game`);
    await page.getByRole('button', { name: say('watch-make') }).click();
    const made = await page.locator('.spectators .invite input').inputValue();
    assert.match(made, /\/watch\/[0-9a-z]{16}$/);
    return made;
  };

  for (const { id } of ['keevorn', 'judgement-quest'].map((id) => ({ id }))) {
    test(`a game of ${id} is watched live until its player ends the link`, async () => {
      const player = await here.sit(id, { ...PHONE, reducedMotion: 'reduce' });
      const address = player.page.url();
      const watch = await link(player.page);
      await player.context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await player.page.getByRole('button', { name: say('link-copy') }).click();
      await player.page.getByRole('button', { name: say('link-copied') }).waitFor();
      assert.equal(await player.page.evaluate(() => navigator.clipboard.readText()), watch);
      await look(player.page, `${id}-link-phone`, 44);
      const [phone, desk, still] = await Promise.all([PHONE, DESKTOP, { ...PHONE, javaScriptEnabled: false, locale: 'de-DE' }].map(opened));
      for (const page of [phone, desk, still]) await page.goto(watch);
      assert.equal(await still.locator('meta[http-equiv=refresh]').count(), 1, 'without a script the page looks again');
      assert.match(await still.locator('.apart').innerText(), new RegExp(say('watch-live', 'de')));
      await player.page.locator('[data-watchers]', { hasText: '2' }).waitFor({ state: 'attached' });
      await player.page.goto(address);
      await player.page.locator('[data-watchers]', { hasText: '2' }).waitFor();
      await look(player.page, `${id}-player-phone`, 44);
      for (let n = 0; n < 3; n += 1) {
        const rev = await desk.locator('.apart').getAttribute('data-rev');
        assert.ok(await here.hinted(player));
        for (const page of [phone, desk]) await page.locator(`.apart[data-rev]:not([data-rev="${rev}"])`).waitFor();
      }
      const played = await player.page.locator('.log .told li, .news p').first().innerText();
      assert.ok((await desk.locator('.news').innerText()).includes(played.split('.')[0]), played);
      for (const [page, name, least] of [[phone, 'phone', 44], [desk, 'desk', 24]]) {
        assert.equal(await page.locator('main form, main button').count(), 0, 'nothing can be done');
        await look(page, `${id}-${name}`, least);
      }
      // It has reloaded itself.
      await still.locator(`.apart[data-rev="${await desk.locator('.apart').getAttribute('data-rev')}"]`).waitFor();
      await shot(still, `${id}-still`);
      await player.page.goto(`${address}?panel=game`);
      await player.page.getByRole('button', { name: say('watch-stop') }).click();
      for (const page of [phone, desk]) await page.locator('main', { hasText: say('refused-watch').slice(1) }).waitFor();
      await shot(desk, `${id}-ended`);
    });
  }

  test('a duel is watched after its end', async () => {
    const first = await opened(DESKTOP);
    await first.goto(`${here.base}/`);
    await first.locator('.friend summary').click();
    await first.locator('.modes button[value="mode=draft"]').click();
    const second = await opened(PHONE);
    await second.goto(await first.locator('.invite input').inputValue());
    await second.getByRole('button', { name: say('invitation-take') }).click();
    const watch = await link(first);
    const [phone, desk] = await Promise.all([PHONE, DESKTOP].map(opened));
    for (const page of [phone, desk]) await page.goto(watch);
    await phone.locator('.sheet-of-paper', { hasText: say('watch-secrets') }).waitFor();
    await look(phone, 'duel-secret-phone', 44);
    await look(desk, 'duel-secret-desk', 24);
    await second.locator('[data-watchers]', { hasText: '2' }).waitFor();
    await look(first, 'duel-link-desk', 24);
    const back = [first, second].map((page) => page.url());
    for (const page of [first, second]) {
      await page.goto(`${here.base}/mine`);
      await look(page, `mine-${await page.locator('h2').first().getAttribute('id')}`, page === second ? 44 : 24);
    }
    assert.match(`${await first.title()} ${await second.title()}`, new RegExp(`^\\(1\\) ${say('my-games')}.* ${say('my-games')}`));
    await Promise.all([first, second].map((page, n) => page.goto(back[n])));
    const seats = [first, second].map((page) => ({ page, context: page.context() }));
    for (let n = 0; n < 3000; n += 1) {
      const faces = await Promise.all(seats.map(({ page, context }) => ask(context, here.base, table(page))));
      if (faces.some((face) => face.outcome)) break;
      const { page, context } = seats[faces.findIndex((face) => face.table)];
      const { move } = await ask(context, here.base, `${table(page)}/hint`);
      await ask(context, here.base, `${table(page)}/moves`, { move, confirm: true });
    }
    // The pages show the end without a reload.
    for (const page of [phone, desk]) await page.locator('.scrubber').waitFor();
    await look(phone, 'duel-over-phone', 44);
    await look(desk, 'duel-over-desk', 24);
    const all = await desk.locator('#at').getAttribute('max');
    await desk.goto(`${watch}?at=1`);
    assert.match(await desk.locator('#prompt').innerText(), new RegExp(`1 .*${all}`));
    await look(desk, 'duel-first-move', 24);
  });
});
