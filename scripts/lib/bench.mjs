import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './bundle/build.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { runMain } from './log.mjs';
import { ROOT } from './node-version.mjs';

/**
 * Builds one entry of bench/ and runs the function of it that is named `exported`, with the root of the checkout.
 * @param {string} name of the script
 * @param {string} entry relative to bench/
 * @param {string} exported
 * @param {{ folder?: string }} [own] a folder with packages that only this one needs
 */
export async function runBench(name, entry, exported, { folder } = {}) {
  await runMain(async () => {
    await ensureDependencies();
    if (folder !== undefined) await ensureDependencies({ folder });
    await ensureBuilt('cli');
    const script = await buildBench(name, join('bench', entry));
    await (await import(pathToFileURL(script).href))[exported](ROOT);
    return 0;
  });
}

/**
 * Builds one entry of bench/ for plain Node; dependencies stay in node_modules.
 * @param {string} name of the folder below out/ and of the script in it
 * @param {string} entry relative to the checkout
 * @returns {Promise<string>} path of the script
 */
export async function buildBench(name, entry) {
  const { build } = await import('vite');
  const outDir = join(ROOT, 'out', name);
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
        input: { [name]: join(ROOT, entry) },
        output: { format: 'es', entryFileNames: '[name].mjs' },
      },
    },
  });
  return join(outDir, `${name}.mjs`);
}
