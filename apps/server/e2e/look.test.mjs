// Visual regression: the places of zones and the colours of tables. Both are recorded as text, because pictures would take megabytes and differ
// with every font and machine. `UNDERDECK_BLESS=1` records both again in Chromium.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { setUp } from './lib/suite.mjs';

const SIZES = { phone: [390, 844], landscape: [844, 390], tablet: [820, 1180], desk: [1440, 900] };
/** The window sizes of each browser; the tolerance for the place of a zone, in percent of the window; and the tolerance for the mean colour of a
 * tile compared with it and the tiles above and below, of 255. Fonts differ between machines, and line breaks between versions of a browser. */
const BROWSERS = {
  chromium: { sizes: Object.keys(SIZES), boxes: 6, colours: 24 },
  firefox: { sizes: ['phone', 'desk'], boxes: 8, colours: 40 },
};
const MOVES = 6;
/** The numbers of tiles across and down whose mean colours represent a picture. */
const TILES = 8;

const file = (name) => fileURLToPath(new URL(name, import.meta.url));
/** The lines of a file by their subject, which is their first three words. */
const lines = (name) => new Map(readFileSync(file(name), 'utf8').trimEnd().split('\n').map((line) => {
  const words = line.split(' ');
  return [words.slice(0, 3).join(' '), words.slice(3)];
}));

/** The differences of `found` from the recorded values, or from those `near` words before and after, beyond the tolerance. Records `found`
 * instead if requested. */
function differ(name, found, about, tolerance, read, near = 0) {
  const known = lines(name);
  const ours = [...known.keys()].filter((key) => key.startsWith(about));
  if (process.env.UNDERDECK_BLESS) {
    for (const key of ours) known.delete(key);
    for (const [key, words] of found) known.set(key, words);
    writeFileSync(file(name), [...known].map(([key, words]) => `${key} ${words.join(' ')}\n`).join(''));
    return [];
  }
  assert.deepEqual([...found.keys()], ours, `${name} has the same of ${about}`);
  const around = (b, n, k) => [b[n], b[n - near], b[n + near]].filter(Boolean).map((one) => read(one)[k]);
  const off = (part, all) => Math.max(Math.min(...all) - part, part - Math.max(...all));
  const far = (a, b) => a.some((one, n) => read(one).some((part, k) => off(part, around(b, n, k)) > tolerance));
  return ours.filter((key) => far(found.get(key), known.get(key))).map((key) => `${key}: ${found.get(key)} was ${known.get(key)}`);
}

/** The elements `.felt` and `.desk` and each zone: left, top, width and height in percent of the window. */
const boxes = () => {
  const percent = (part, whole) => String(Math.round((100 * part) / whole));
  const box = (name, one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [name, [percent(left, innerWidth), percent(top, innerHeight), percent(width, innerWidth), percent(height, innerHeight)]];
  };
  const zones = [...document.querySelectorAll('.felt .zone[data-zone]:not(.quiet)')].filter((one) => one.getClientRects().length);
  return [box('felt', document.querySelector('.felt')), box('desk', document.querySelector('.desk')), ...zones.map((one) => box(one.dataset.zone, one))];
};

/** The mean colours of the tiles of a picture, row by row. */
const mosaic = async ([picture, tiles]) => {
  const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const { width, height } = bitmap;
  const paper = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  paper.drawImage(bitmap, 0, 0);
  const [wide, high] = [Math.floor(width / tiles), Math.floor(height / tiles)];
  return Array.from({ length: tiles * tiles }, (_, n) => {
    const { data } = paper.getImageData((n % tiles) * wide, Math.floor(n / tiles) * high, wide, high);
    const sums = [0, 0, 0];
    data.forEach((value, k) => { if (k % 4 < 3) sums[k % 4] += value; });
    return sums.map((sum) => Math.round(sum / (wide * high)).toString(16).padStart(2, '0')).join('');
  });
};

for (const [name, of] of Object.entries(BROWSERS)) {
  for (const scheme of ['light', 'dark']) {
    describe(`${name}, ${scheme}`, { skip: name === 'firefox' && process.env.UNDERDECK_BLESS }, () => {
      const here = setUp(name, { dark: scheme === 'dark' });

      test('tables look as they did', async () => {
        const paper = await here.browser.newPage({});
        const moved = [];
        for (const { id } of here.all) {
          for (const size of of.sizes) {
            const [width, height] = SIZES[size];
            // Firefox gets the colour scheme and reduced motion at its start.
            const asked = name === 'firefox' ? {} : { colorScheme: scheme, reducedMotion: 'reduce' };
            const seat = await here.sit(id, { viewport: { width, height }, ...asked });
            for (let n = 0; n < MOVES; n += 1) await here.hinted(seat);
            const found = new Map((await seat.page.evaluate(boxes)).map(([zone, box]) => [`${id} ${size} ${zone}`, box]));
            moved.push(...differ('boxes.txt', found, `${id} ${size} `, of.boxes, (text) => [Number(text)]));
            const tiles = await paper.evaluate(mosaic, [(await seat.page.screenshot()).toString('base64'), TILES]);
            const key = `${id} ${size} ${scheme}`;
            moved.push(...differ('colours.txt', new Map([[key, tiles]]), key, of.colours, (text) => text.match(/../g).map((part) => parseInt(part, 16)), TILES));
            await seat.context.close();
          }
        }
        await paper.close();
        assert.deepEqual(moved, [], 'look at the page, then UNDERDECK_BLESS=1');
      });
    });
  }
}
