// Unusual environments: private windows, denied or full storage, two versions at once.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { browse } from '../lib/server.mjs';
import { Phone, begin, count, enter, firstMove, host, send, whole, update } from './place.mjs';
import { say } from '../lib/words.mjs';

const DEAL = '16KN-VV8H-9V';
const rev = async (page) => count(await page.locator('input[name=rev]').first().getAttribute('value'));
/** Replaces a text of the worker's script; fails if the text is missing. */
const change = (from, to) => (text) => {
  assert.ok(text.includes(from), from);
  return text.replaceAll(from, to);
};

describe('Firefox', () => {
  let here;
  before(async () => { here = await host(); });
  after(() => here.stop());

  test('a private window plays, and a game is there after the page is loaded again', async () => {
    const browser = await browse('firefox', { preferences: { 'browser.privatebrowsing.autostart': true } });
    try {
      const page = await browser.newPage({});
      await enter(page, here.at);
      await begin(page, here.at, DEAL);
      const answer = await send(page, 'move', { move: await firstMove(page) });
      assert.equal(answer.status, 200, answer.text);
      await page.reload();
      assert.equal(await rev(page), count(answer.rev));
      await page.goto(`${here.at}/statistics`);
      await page.locator('main h1').waitFor();
    } finally {
      await browser.close();
    }
  });

  test('a window without service workers is told so', async () => {
    const browser = await browse('firefox', { preferences: { 'dom.serviceWorkers.enabled': false } });
    try {
      const page = await browser.newPage({ locale: 'en-GB' });
      await page.goto(`${here.at}/`);
      await page.getByText(/no service workers: private windows/).waitFor();
    } finally {
      await browser.close();
    }
  });
});

/** Opens the edition with a changed worker in a new profile. */
async function changed(from, to) {
  const here = await host();
  here.edit('sw.js', change(from, to));
  const phone = new Phone();
  const page = await phone.start();
  await enter(page, here.at);
  const stop = async () => {
    await phone.gone();
    await here.stop();
  };
  return { here, page, stop };
}

describe('storage', () => {
  test('that is denied keeps nothing, which every page says, and the game goes on when the rest of the program comes', async () => {
    const { here, page, stop } = await changed('indexedDB.open(', '(() => { throw new DOMException("denied", "SecurityError"); })(');
    try {
      await begin(page, here.at, DEAL);
      const forgets = () => page.locator('.notice.warning').first().textContent();
      assert.ok((await forgets()).includes(say('device-forgets')));
      const answer = await send(page, 'move', { move: await firstMove(page) });
      assert.equal(answer.status, 200, answer.text);
      await whole(page);
      await page.reload();
      assert.equal(await rev(page), count(answer.rev));
      assert.ok((await forgets()).includes(say('device-forgets')));
      assert.equal((await page.goto(`${page.url()}/replay`)).status(), 200);
    } finally {
      await stop();
    }
  });

  test('that has no room for the rest of the program still lets it be used', async () => {
    const full = 'const kept = name === WHOLE ? Promise.reject(new DOMException("full", "QuotaExceededError")) : cache.put(name, answer.clone())';
    const { here, page, stop } = await changed('const kept = cache.put(name, answer.clone())', full);
    try {
      await begin(page, here.at, DEAL);
      const answer = await send(page, 'move', { move: await firstMove(page) });
      const address = page.url();
      assert.equal((await page.goto(`${here.at}/statistics`)).status(), 200);
      await page.goto(address);
      assert.equal(await rev(page), count(answer.rev));
    } finally {
      await stop();
    }
  });
});

describe('two versions', () => {
  test('a tab of the old one plays on with the new one, and neither loses a move', async () => {
    const here = await host();
    const phone = new Phone();
    try {
      const page = await phone.start();
      await enter(page, here.at);
      await whole(page);
      await begin(page, here.at, DEAL);
      const old = await phone.context.newPage();
      await old.goto(page.url());
      const move = await firstMove(old);

      await update(page, here);

      // The old worker rendered the page of the old tab. The new worker accepts its form, and notifies the other tab that it is out of date.
      const answer = await send(old, 'move', { move, key: 'old' });
      assert.equal(answer.status, 200, answer.text);
      const behind = await send(page, 'move', { move, key: 'new' });
      assert.equal(behind.status, 409);
      assert.match(behind.text, /moved on/);
      await page.reload();
      assert.equal(await rev(page), count(answer.rev));
    } finally {
      await phone.gone();
      await here.stop();
    }
  });
});
