// npm run bench: how fast this machine reads, checks and fingerprints. Nothing is compared with numbers of other
// machines; the ratios to JSON.parse and SHA-256 of the same run are what can be compared.
import './lib/node-version.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildBench } from './lib/bench.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ROOT } from './lib/node-version.mjs';
import { runMain } from './lib/say.mjs';

await runMain(async () => {
  await ensureDependencies();
  await ensureBuilt('cli');
  const script = await buildBench('bench', join('bench', 'index.ts'));
  /** @type {typeof import('../bench/index.ts')} */
  const { bench } = await import(pathToFileURL(script).href);
  await bench(ROOT);
  return 0;
});
