// npm run bench:cards: how fast cards become a PDF, beside @react-pdf/renderer and pdf-lib doing the same card. Only
// ratios within one run can be compared with those of another machine.
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
  const script = await buildBench('bench-cards', join('bench', 'cards', 'index.ts'));
  /** @type {typeof import('../bench/cards/index.ts')} */
  const { benchCards } = await import(pathToFileURL(script).href);
  await benchCards(ROOT);
  return 0;
});
