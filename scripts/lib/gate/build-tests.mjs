// Builds the tests that vitest.config.ts takes from there, with all that they import.
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { BUILT, builtPlace, SETUP } from './built-tests.mjs';
import { ofNode, ofScreens } from './unit-files.mjs';

/**
 * Where `import.meta` stands for the place of a file. Other uses of it are Vite's own.
 * @param {unknown} node
 * @param {string} code
 * @returns {Generator<{ start: number, end: number }>}
 */
function* places(node, code) {
  if (Array.isArray(node)) for (const part of node) yield* places(part, code);
  else if (typeof node === 'object' && node !== null) {
    const { type, start, end } = /** @type {{ type?: string, start: number, end: number }} */ (node);
    if (type !== 'MetaProperty') yield* places(Object.values(node), code);
    else if (/^\.(?:url|dirname|filename)\b/.test(code.slice(end))) yield { start, end };
  }
}

/**
 * Files read what stands beside them: their places are those of the sources, not of the build. It comes before Vite reads
 * `new URL(…, import.meta.url)`, which would build workers that no test starts.
 * @returns {import('vite').Plugin}
 */
const keepPlaces = () => ({
  name: 'keep-places',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\.(?:mjs|tsx?)$/, exclude: /node_modules/ }, code: 'import.meta.' },
    handler(code, id) {
      const found = [...places(this.parse(code, { lang: id.endsWith('.tsx') ? 'tsx' : 'ts' }), code)];
      if (found.length === 0) return null;
      const here = JSON.stringify({ url: pathToFileURL(id).href, dirname: dirname(id), filename: id });
      const changed = found.reduceRight(
        (text, { start, end }) => `${text.slice(0, start)}__here${text.slice(end)}`,
        code,
      );
      // In the first line and not above it, so that lines keep their numbers.
      return { code: `const __here = ${here}; ${changed}`, map: null };
    },
  },
});

// Without it the build is one for use, with another React in it.
process.env.NODE_ENV = 'test';
await build({
  configFile: false,
  mode: 'test',
  logLevel: 'error',
  resolve: { alias: { electron: resolve('test/support/electron.ts') } },
  oxc: { jsx: { runtime: 'automatic' } },
  plugins: [keepPlaces()],
  build: {
    ssr: true,
    outDir: BUILT,
    emptyOutDir: true,
    copyPublicDir: false,
    minify: false,
    reportCompressedSize: false,
    sourcemap: true,
    target: 'esnext',
    rolldownOptions: {
      input: Object.fromEntries(
        [...ofNode, ...ofScreens, SETUP].map((file) => [
          builtPlace(file).slice(BUILT.length + 1, -'.mjs'.length),
          resolve(file),
        ]),
      ),
      external: ['vitest'],
      // The double of Electron has less than Electron: who asks for more gets nothing, as in vitest.
      shimMissingExports: true,
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
    },
  },
});
