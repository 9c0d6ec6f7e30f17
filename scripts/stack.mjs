// npm run stack: reads a stack trace from an error report of the app, and adds the position in the sources to each line. First
// check out the commit that the trace comes from: file names hold a hash, so any other commit finds nothing.
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
