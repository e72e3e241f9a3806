// Measures the edition: `node edition/times.mjs`. Times of this machine, so nothing is asserted.
import { Phone, begin, enter, firstMove, host, send } from './place.mjs';

const median = (all) => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)].toFixed(1);
const here = await host();
// The worker reports the times of its computation and of the journal.
here.edit('sw.js', (text) => text
  .replace('answered = JSON.parse(', 'globalThis.from = performance.now(); answered = JSON.parse(')
  .replace('if (!answered.rows.length', 'answered.headers.push(["x-made", String(performance.now() - from)]); const before = performance.now(); if (!answered.rows.length')
  .replace('site.serial += 1;\n      return', 'site.serial += 1; answered.headers.push(["x-kept", String(performance.now() - before)]);\n      return'));
const phone = new Phone();

async function visit(name, place) {
  const page = await phone.start();
  const control = await phone.context.newCDPSession(page);
  await control.send('Emulation.setCPUThrottlingRate', { rate: place === here ? 1 : 4 });
  const from = Date.now();
  await enter(page, place.at);
  console.log(`${name}: ${Date.now() - from} ms`);
}

// What Lighthouse calls slow 4G, and the processor of a phone. Nobody has been here: all comes over the network.
for (let n = 0; n < 3; n += 1) {
  const page = await phone.start();
  const control = await phone.context.newCDPSession(page);
  await control.send('Network.enable');
  await control.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 });
  await control.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`${here.at}/`);
  const paint = await page.evaluate(() => new Promise((found) => {
    new PerformanceObserver((list) => found(list.getEntries().at(-1).startTime)).observe({ type: 'largest-contentful-paint', buffered: true });
  }));
  console.log(`largest paint of the first page, slow 4G, a quarter of the processor: ${paint.toFixed(0)} ms`);
  await phone.gone();
  phone.profile = new Phone().profile;
}

// The host is as slow as a 4G network: 9 Mbit/s, 60 ms. The worker's processor cannot be throttled.
const slow = await host({ rate: 9e6 / 8, latency: 60 });
await visit('first visit over 4G, the page at a quarter of the processor', slow);
await slow.stop();
await phone.gone();
phone.profile = new Phone().profile;
await visit('first visit', here);
await phone.end();
await phone.start();
await begin(phone.page, here.at, '16KN-VV8H-9V');
await send(phone.page, 'move', { move: await firstMove(phone.page) });
await phone.page.reload();
const found = await phone.page.evaluate(async () => {
  const all = { whole: [], made: [], kept: [] };
  let shown = document;
  const hidden = (name) => shown.querySelector(`input[name=${name}]`).value;
  for (let n = 0; n < 60; n += 1) {
    const form = shown.querySelector('button[form=redo]:not([disabled])') ? 'redo' : 'undo';
    const body = new URLSearchParams({ token: hidden('token'), rev: hidden('rev'), key: hidden('key'), confirm: 'yes' });
    const from = performance.now();
    const answer = await fetch(`${location.pathname}/${form}`, { method: 'POST', body, headers: { 'X-Underdeck': 'fetch' } });
    const text = await answer.text();
    all.whole.push(performance.now() - from);
    all.made.push(Number(answer.headers.get('x-made')));
    all.kept.push(Number(answer.headers.get('x-kept')));
    shown = new DOMParser().parseFromString(text, 'text/html');
  }
  return all;
});
for (const [what, times] of Object.entries(found)) console.log(`a change, ${what}: median ${median(times)} ms`);
await here.stop();
const starts = [];
for (let n = 0; n < 7; n += 1) {
  await phone.end();
  const again = await phone.start();
  const from = Date.now();
  await again.goto(`${here.at}/`, { waitUntil: 'domcontentloaded' });
  starts.push(Date.now() - from);
}
console.log(`offline start in a new browser: median ${median(starts)} ms`);
await phone.gone();
