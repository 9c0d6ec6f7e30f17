// npm run bench:app: the app beside an empty window of the same Electron: start, memory, a key until its card is painted. What
// can be compared with another machine is the ratio of the two. Then a large game at the table: opening it, a tap, undo;
// and the studio with 200 elements. -- ROUNDS for more than five starts, none with 0; -- studio for the studio alone.
import './lib/node-version.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildBench } from './lib/bench.mjs';
import { ensureBuilt } from './lib/bundle/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { displayOpens, startXvfb } from './lib/electron/display.mjs';
import { runMain } from './lib/log.mjs';
import { ROOT } from './lib/node-version.mjs';
import { runInTerminal } from './lib/run.mjs';

await runMain(async () => {
  await ensureDependencies();
  await ensureBuilt('app');
  const script = await buildBench('bench-game', join('bench', 'app', 'write-game.ts'));
  const game = await (await import(pathToFileURL(script).href)).writeGame(ROOT);
  const own = (await displayOpens(process.env)) ? undefined : await startXvfb();
  try {
    const env = { ...process.env, ROLLCALL_BENCH_GAME: game, ...(own ? { DISPLAY: own.display } : {}) };
    return await runInTerminal(process.execPath, [join(ROOT, 'bench', 'app', 'app.mjs'), ...process.argv.slice(2)], {
      env,
    });
  } finally {
    own?.stop();
  }
});
