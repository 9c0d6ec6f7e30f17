// npm run bench:library: a library of 5,000 characters beside an empty one, in the real app: start, memory, typing. What
// can be compared with another machine is the ratio of the two. -- CHARACTERS ROUNDS for other sizes.
import './lib/node-version.mjs';
import { join } from 'node:path';
import { ensureBuilt } from './lib/bundle/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { displayOpens, startXvfb } from './lib/electron/display.mjs';
import { runMain } from './lib/log.mjs';
import { ROOT } from './lib/node-version.mjs';
import { runInTerminal } from './lib/run.mjs';

await runMain(async () => {
  await ensureDependencies();
  await ensureBuilt('app');
  const own = (await displayOpens(process.env)) ? undefined : await startXvfb();
  try {
    const env = { ...process.env, ...(own ? { DISPLAY: own.display } : {}) };
    return await runInTerminal(
      process.execPath,
      [join(ROOT, 'bench', 'app', 'library.mjs'), ...process.argv.slice(2)],
      {
        env,
      },
    );
  } finally {
    own?.stop();
  }
});
