// The module of a first visit renders the same pages as the complete one, except those that it declares as left out.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { DIST, Phone, begin, count, enter, firstMove, host, send, whole } from './place.mjs';
import { say } from '../lib/words.mjs';

const GAMES = ['keevorn', 'judgement-quest', 'card-crawler', 'living-keep', 'cryptkeeper'];
const MOVES = Number(process.env.MOVES ?? 40);
const named = (part) => readdirSync(DIST).find((name) => name.startsWith(part) && !name.endsWith('.br'));

/** Starts a module as the workers do. */
async function module(which) {
  const text = readFileSync(join(DIST, named('work-')), 'utf8');
  const glue = new Function(`${text.slice(0, text.indexOf('const FIRST ='))}\nreturn { first, whole };`)();
  const bound = glue[which]();
  await bound({ module_or_path: await WebAssembly.compile(readFileSync(join(DIST, named(`underdeck-${which}-`)))) });
  const packs = readdirSync(join(DIST, 'lang')).filter((name) => /^de-.*txt$/.test(name) && (which === 'whole' || !name.includes('further')));
  assert.ok(bound.load('de', packs.map((name) => readFileSync(join(DIST, 'lang', name), 'utf8')).join('')));
  return bound;
}

/** Both modules over one journal. */
class Both {
  rows = new Map();
  seconds = 1_795_000_000;
  luck = 0;

  constructor(first, whole, languages) {
    this.setup = JSON.stringify({ origin: 'https://cards.example', base: '/cards', languages, keeps: true, aside: 0 });
    this.open = (bound) => new bound.Underdeck(this.setup, JSON.stringify([...this.rows]));
    this.modules = { first, whole };
    [this.first, this.whole] = [first, whole].map(this.open);
  }

  /** The response of the complete module, and whether the other one gave the same; if not, it left the request out. */
  ask(path, { query = '', form } = {}) {
    this.luck += 1;
    this.seconds += 30;
    const asked = { is_post: !!form, path, query, form: form ?? [], seconds: this.seconds, luck: Array(32).fill(this.luck % 256) };
    const [one, two] = [this.first, this.whole].map((site) => JSON.parse(site.answer(JSON.stringify(asked))));
    for (const [key, text] of two.rows) this.rows.set(key, text);
    if (one.left_out) this.first = this.open(this.modules.first);
    else assert.deepEqual(plain(one), plain(two), `${path}?${query}`);
    return { ...two, place: two.headers.find(([name]) => name === 'location')?.[1].slice('/cards'.length), isSame: !one.left_out };
  }
}

// A response without random parts. Its rows have keys of the page.
const plain = ({ status, headers, body, rows }) => ({
  status,
  headers,
  body: body.replaceAll(/name="key" value="[^"]*"/g, 'KEY').replaceAll(/(name="rev" value|data-rev)="(\d+)"/g, (_, name, rev) => `${name}=${BigInt(rev) >> 16n}`),
  rows: rows.map(([key]) => key),
});
const field = (page, name) => page.body.match(new RegExp(`name="${name}" value="([^"]*)"`))?.[1];
const moves = (page) => [...page.body.matchAll(/name="move" value="([^"]*)"/g)].map(([, move]) => move.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&'));

describe('the module of a first visit', async () => {
  const [first, all] = await Promise.all(['first', 'whole'].map(module));

  for (const [n, game] of GAMES.entries()) {
    test(`plays ${game} as the whole one does`, (t) => {
      const both = new Both(first, all, n % 2 ? 'de' : 'en');
      const isSame = (page) => { assert.ok(page.isSame); return page; };
      isSame(both.ask('/'));
      const token = ['token', field(isSame(both.ask(`/games/${game}`)), 'token')];
      isSame(both.ask('/settings'));
      const table = isSame(both.ask(`/games/${game}`, { form: [token] })).place;
      let page = isSame(both.ask(table));
      let played = 0;
      while (played < MOVES && moves(page).length) {
        const offered = moves(page);
        const form = [token, ['rev', field(page, 'rev')], ['key', `k${played}`], ['move', offered[(played * 7) % offered.length]], ['confirm', 'yes']];
        assert.equal(isSame(both.ask(`${table}/move`, { form })).status, 303);
        page = isSame(both.ask(table));
        played += 1;
        if (played % 10 === 3) for (const panel of ['log', 'tree', 'game', 'moves']) isSame(both.ask(table, { query: `panel=${panel}` }));
        if (played % 10 === 5) page = isSame(both.ask(isSame(both.ask(`${table}/undo`, { form: [token, ['rev', field(page, 'rev')], ['confirm', 'yes']] })).place.split(/[?#]/)[0]));
      }
      // The first steps of a guided game, a finished game's page, and a typed code.
      const guided = isSame(both.ask(`/games/${game}`, { form: [token, ['guide', '1']] })).place;
      for (let n = 0; n < 5; n += 1) {
        const lesson = isSame(both.ask(guided));
        isSame(both.ask(`${guided}/move`, { form: [token, ['rev', field(lesson, 'rev')], ['move', moves(lesson)[0]], ['confirm', 'yes']] }));
      }
      const code = page.body.match(/\/d\/([0-9A-Z-]+)/)?.[1] ?? '16KN-VV8H-9V';
      isSame(both.ask(isSame(both.ask('/deal', { form: [token, ['code', code.toLowerCase()]] })).place));
      for (const form of ['same', 'new']) isSame(both.ask(`${table}/again`, { form: [token, ['deal', form]] }));
      t.diagnostic(`${played} moves`);
      assert.ok(played > 3);
    });
  }

  test('is linked without the texts that it leaves out', () => {
    const bytes = (which) => readFileSync(join(DIST, named(`underdeck-${which}-`)));
    const [small, large] = ['first', 'whole'].map(bytes);
    const root = fileURLToPath(new URL('../../../../', import.meta.url));
    // A line of each text that is long enough to be unique.
    const line = (file) => readFileSync(join(root, file), 'utf8').split('\n').findLast((text) => text.length > 60 && !text.startsWith('#'));
    for (const game of GAMES) {
      for (const file of [`docs/rules/${game}.md`, `games/${game}/src/puzzles.txt`]) {
        assert.deepEqual([small, large].map((module) => module.includes(line(file))), [false, true], file);
      }
    }
    assert.ok(small.length < large.length * 0.55, `${small.length} of ${large.length} bytes`);
  });

  test('leaves out what is not needed to play, and no more is lost than the request', () => {
    const both = new Both(first, all, 'en');
    const token = ['token', field(both.ask('/games/keevorn'), 'token')];
    const table = both.ask('/games/keevorn', { form: [token] }).place;
    const [page] = [both.ask(table)];
    for (const path of ['/help', '/rules/keevorn', '/statistics', '/records', '/campaigns', '/puzzles', '/practice', '/daily', '/device', `${table}/replay`, '/nothing']) {
      assert.equal(both.ask(path).isSame, false, path);
    }
    for (const query of ['hint=1', 'panel=rules', 'panel=rules&why=explore']) assert.equal(both.ask(table, { query }).isSame, false, query);
    // A game against the program needs the search, and one with real cards needs the bridge.
    assert.equal(both.ask('/games/living-keep', { form: [token, ['opponent', 'greedy'], ['option.mode', 'standard']] }).isSame, false);
    const told = both.ask('/games/keevorn', { form: [token, ['cards', 'own']] });
    assert.equal(told.isSame, false);
    assert.equal(both.ask(told.place).isSame, false);
    assert.deepEqual([both.ask(table).isSame, moves(both.ask(table))], [true, moves(page)]);
  });
});

describe('a first visit', () => {
  const phone = new Phone();
  const rev = (page) => page.locator('input[name=rev]').first().getAttribute('value');
  let here;
  let page;
  let isMissing = true;
  before(async () => {
    here = await host({ lacks: (name) => isMissing && name.startsWith('underdeck-whole-') });
    page = await phone.start();
    await enter(page, here.at);
  });
  after(async () => {
    await phone.gone();
    await here.stop();
  });

  test('a game is played before the rest is here, also by a new browser', async () => {
    await begin(page, here.at, '16KN-VV8H-9V');
    const answer = await send(page, 'move', { move: await firstMove(page) });
    assert.equal(answer.status, 200, answer.text);
    const address = page.url();
    await phone.end();
    page = await phone.start();
    await page.goto(address);
    assert.equal(count(await rev(page)), count(answer.rev));
  });

  test('what needs the rest says so, changes nothing, and works once it is here', async () => {
    const [address, before] = [page.url(), count(await rev(page))];
    const hint = await page.goto(`${address}?hint=1`);
    assert.equal(hint.status(), 503);
    assert.ok((await page.locator('main').textContent()).includes(say('rest-missing').slice(1)));
    await page.goto(address);
    assert.equal(count(await rev(page)), before);

    isMissing = false;
    await page.reload();
    await whole(page);
    assert.equal((await page.goto(`${here.at}/statistics`)).status(), 200);
    await page.goto(address);
    assert.equal(count(await rev(page)), before);
    assert.equal((await send(page, 'move', { move: await firstMove(page) })).status, 200);
  });
});
