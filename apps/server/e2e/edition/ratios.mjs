// Compares the module's time with the native one: `node edition/ratios.mjs`, with EDITION naming what `cargo xtask web --ratios` built and
// RATIOS the program that
// `cargo build --release --package underdeck-web --bin ratios --features ratios` built: it
// compiles the playouts as the laboratory does. Nothing is asserted of times.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DIST, Phone, host } from './place.mjs';

const PROGRAM = process.env.RATIOS ?? fileURLToPath(new URL('../../../../target/release/ratios', import.meta.url));
const GAMES = ['keevorn', 'judgement-quest', 'card-crawler', 'living-keep', 'cryptkeeper'];
// The number of a player's moves in a round of some milliseconds. The quickest of many short rounds counts, since the machine may have other load.
const PLAYERS = { random: 150_000, 'mcts:20': 40 };
const ROUNDS = Number(process.env.ROUNDS ?? 200);
const named = (part) => readdirSync(DIST).find((name) => name.startsWith(part) && !name.endsWith('.br'));

const here = await host();
const phone = new Phone();
const page = await phone.start();
// A plain file of the host, so no service worker is involved.
await page.goto(`${here.at}/first.js`);
const text = readFileSync(join(DIST, named('work-')), 'utf8');
await page.evaluate(`(async () => {
  ${text.slice(0, text.indexOf('const FIRST ='))}
  globalThis.bound = whole();
  await bound({ module_or_path: await WebAssembly.compileStreaming(fetch('${here.at}/${named('underdeck-whole-')}')) });
})()`);
for (const [player, moves] of Object.entries(PLAYERS)) {
  const ratios = [];
  for (const game of GAMES) {
    const words = [game, player, moves, ROUNDS];
    const [games, native] = execFileSync(PROGRAM, words.map(String), { encoding: 'utf8' }).trim().split(' ').map(Number);
    const found = await page.evaluate(([game, player, moves, rounds]) => {
      let [games, quickest] = [0, Infinity];
      for (let n = 0; n < rounds; n += 1) {
        const from = performance.now();
        games = globalThis.bound.play(game, player, moves);
        quickest = Math.min(quickest, performance.now() - from);
      }
      return { games, quickest };
    }, words);
    assert.equal(found.games, games, `${game} ${player}: the same games`);
    ratios.push(found.quickest / native);
    console.log(`${player} ${game}: ${moves} moves native in ${native.toFixed(2)} ms, wasm in ${found.quickest.toFixed(2)}: ${ratios.at(-1).toFixed(2)} times`);
  }
  console.log(`${player}: geometric mean ${Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length).toFixed(2)} times`);
}
await phone.gone();
await here.stop();
