// Languages of the offline edition: one is loaded when it is wanted, and is there without a network from then on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Phone, begin, enter, host, send, whole } from './place.mjs';
import { messages, say } from '../lib/words.mjs';

const DEAL = '16KN-VV8H-9V';
const language = (page) => page.locator('html').getAttribute('lang');
const prompt = (page) => page.locator('#prompt').textContent();

/** A phone whose browser prefers German, at an edition. */
async function german(work, options) {
  const here = await host(options);
  const phone = new Phone({ locale: 'de-DE' });
  try {
    await work(phone, here, await phone.start());
  } finally {
    await phone.gone();
    await here.stop();
  }
}

test('a German browser plays in German, and goes on in German without a network', () => german(async (phone, here, first) => {
  await enter(first, here.at);
  assert.equal(await language(first), 'de');
  await whole(first);
  await begin(first, here.at, DEAL);
  const address = first.url();
  await first.goto(`${address}?hint=1`);
  assert.ok((await first.locator('.hint').textContent()).includes(say('hint', 'de')));
  const move = await first.locator('.hint button[name=move]').getAttribute('value');
  const answer = await send(first, 'move', { move });
  assert.equal(answer.status, 200, answer.text);
  await first.goto(address);
  const words = await prompt(first);

  await here.stop();
  await phone.end();
  const page = await phone.start();
  await page.goto(address);
  assert.deepEqual([await language(page), await prompt(page)], ['de', words]);
  for (const path of ['/games/keevorn', '/help', '/device']) {
    assert.equal((await page.goto(here.at + path)).status(), 200, path);
    assert.equal(await language(page), 'de', path);
  }
  assert.ok((await page.locator('main').textContent()).includes(say('device-lead', 'de')));
  assert.equal(await page.locator('main [lang=en]').count(), 0);
}));

test('a language that is chosen is loaded then', async () => {
  const asked = [];
  const watch = (name) => {
    if (name.startsWith('lang/')) asked.push(name);
    return false;
  };
  const here = await host({ lacks: watch });
  const phone = new Phone();
  try {
    const page = await phone.start();
    await enter(page, here.at);
    await whole(page);
    assert.deepEqual([await language(page), asked], ['en', []]);
    await page.goto(`${here.at}/settings`);
    await page.locator('input[name=language][value=es]').check({ force: true });
    await page.locator('form.settings button.main').click();
    await page.locator('html[lang=es]').waitFor({ state: 'attached' });
    assert.deepEqual(asked.map((name) => name.replace(/-[0-9a-f]+\.txt$/, '')).sort(), ['lang/es', 'lang/es-further']);
  } finally {
    await phone.gone();
    await here.stop();
  }
});

test('without its file the pages stay English and say so once, until it can be loaded', async () => {
  let isMissing = true;
  const text = messages('en').get('device-language').replace('{ $language }', 'Deutsch');
  await german(async (phone, here, first) => {
    await enter(first, here.at);
    assert.equal(await language(first), 'en');
    assert.equal(await first.locator('.notice.warning').filter({ hasText: text }).count(), 1);
    await begin(first, here.at, DEAL);
    assert.equal(await language(first), 'en');
    assert.equal(await first.locator('.notice.warning').count(), 0);
    const address = first.url();

    isMissing = false;
    await phone.end();
    const page = await phone.start();
    await page.goto(address);
    assert.deepEqual([await language(page), await page.locator('.notice.warning').count()], ['de', 0]);
  }, { lacks: (name) => isMissing && name.startsWith('lang/') });
});
