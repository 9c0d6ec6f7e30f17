import { join } from 'node:path';
import { ROOT } from './node-version.mjs';

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
