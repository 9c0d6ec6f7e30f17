// npm run stack: reads a stack trace of the app, as its report gives it, and says where in the sources each line is. Check
// the commit out that the trace comes from first; names of files hold a hash, so another one finds nothing.
import './lib/node-version.mjs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ensureBuilt } from './lib/bundle/build.mjs';
import { addSources, findSourceMaps } from './lib/bundle/stack.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { runMain } from './lib/log.mjs';
import { ROOT } from './lib/node-version.mjs';

await runMain(async () => {
  await ensureDependencies();
  await ensureBuilt('maps', { quiet: true });
  process.stdout.write(addSources(await text(process.stdin), findSourceMaps(join(ROOT, 'out', 'maps'))));
  return 0;
});
