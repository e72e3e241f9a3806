// Prints for each game the one of its first 20 deals that hints finish in the fewest moves, and their number: the seeds in lib/server.mjs.
import { call, games, serve } from './lib/server.mjs';

/** The limit on moves, below the rate limit. If all games are longer, the result is the first deal. */
const MOST = 100;

const server = await serve();
for (const { id } of await games(server.base)) {
  let best = { moves: MOST, seed: 1 };
  for (let seed = 1; seed <= 20; seed += 1) {
    // A new player for each deal stays below the rate limit.
    const { token } = await call(server.base, '/players', null, {});
    let face = await call(server.base, '/tables', token, { game: id, seed: String(seed) });
    while (!face.outcome && face.moves < best.moves) {
      const hint = await call(server.base, `/tables/${face.id}/hint`, token);
      face = await call(server.base, `/tables/${face.id}/moves`, token, { move: hint.move, confirm: true });
    }
    if (face.outcome && face.moves < best.moves) best = { moves: face.moves, seed };
  }
  console.log(id, best.seed, best.moves);
}
await server.stop();
