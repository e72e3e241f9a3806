// Compares the module's time with the native one: `node edition/ratios.mjs`, with EDITION naming what `cargo xtask web --ratios` built and
// RATIOS the program that `cargo build --release --package underdeck-web --bin ratios --features ratios` built. Nothing is asserted of times.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DIST, Phone, host } from './place.mjs';

const PROGRAM = process.env.RATIOS ?? fileURLToPath(new URL('../../../../target/release/ratios', import.meta.url));
const GAMES = ['keevorn', 'judgement-quest', 'card-crawler', 'living-keep', 'cryptkeeper'];
const PLAYERS = (process.env.PLAYERS ?? 'random,mcts:20').split(',');
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = process.env.SECONDS ?? '0.5';
const median = (all) => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)];
const named = (part) => readdirSync(DIST).find((name) => name.startsWith(part) && !name.endsWith('.br'));

const here = await host();
const phone = new Phone();
const page = await phone.start();
// A file of the host, so that no service worker takes part.
await page.goto(`${here.at}/first.css`);
const text = readFileSync(join(DIST, named('work-')), 'utf8');
await page.evaluate(`(async () => {
  ${text.slice(0, text.indexOf('const FIRST ='))}
  globalThis.bound = whole();
  await bound({ module_or_path: await WebAssembly.compileStreaming(fetch('${here.at}/${named('underdeck-whole-')}')) });
})()`);
for (const player of PLAYERS) {
  const ratios = [];
  for (const game of GAMES) {
    const [native, wasm] = [[], []];
    for (let n = 0; n <= ROUNDS; n += 1) {
      const [games, moves, took] = execFileSync(PROGRAM, [game, player, SECONDS], { encoding: 'utf8' }).trim().split(' ').map(Number);
      const found = await page.evaluate(([game, player, games]) => {
        const from = performance.now();
        const moves = globalThis.bound.play(game, player, games);
        return { moves, took: performance.now() - from };
      }, [game, player, games]);
      assert.equal(found.moves, moves, `${game} ${player}: the same games`);
      // The first round warms up.
      if (n > 0) {
        native.push(took / moves);
        wasm.push(found.took / moves);
      }
    }
    ratios.push(median(wasm) / median(native));
    console.log(`${player} ${game}: native ${(median(native) * 1000).toFixed(2)} µs a move, wasm ${(median(wasm) * 1000).toFixed(2)}: ${ratios.at(-1).toFixed(2)} times`);
  }
  console.log(`${player}: geometric mean ${Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length).toFixed(2)} times`);
}
await phone.gone();
await here.stop();
