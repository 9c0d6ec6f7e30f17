// npm run bench: how fast this machine reads, checks and fingerprints. Nothing is compared with numbers of other
// machines; the ratios to JSON.parse and SHA-256 of the same run are what can be compared.
import './lib/node-version.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ROOT } from './lib/node-version.mjs';
import { runMain } from './lib/say.mjs';

await runMain(async () => {
  await ensureDependencies();
  await ensureBuilt('cli');
  const { build } = await import('vite');
  const outDir = join(ROOT, 'out', 'bench');
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node18.15',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: {
        input: { bench: join(ROOT, 'bench', 'index.ts') },
        output: { format: 'es', entryFileNames: '[name].mjs' },
      },
    },
  });
  /** @type {typeof import('../bench/index.ts')} */
  const { bench } = await import(pathToFileURL(join(outDir, 'bench.mjs')).href);
  await bench(ROOT);
  return 0;
});
