// Builds the tests that vitest.config.ts takes from there, with all that they import.
import { readFileSync, rmSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { BUILT, builtPlace, SETUP } from './built-tests.mjs';
import { ofNode, ofScreens, withTinParade } from './unit-files.mjs';

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

/** How a test puts a double in the place of a module: what a function makes of the module. */
const MOCK =
  /vi\.mock\('([^']+)', async \(original\) =>\s*\(await import\('([^']+)'\)\)\.(\w+)\(await original\(\)\),?\s*\);/g;

/**
 * What `vi.mock` does, done by the build: all who import a module get its double, for all of these tests.
 * @param {readonly string[]} files
 * @returns {import('vite').Plugin}
 */
function withDoubles(files) {
  const doubles = new Map(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(MOCK)].map(([, module = '', maker = '', name = '']) => [
        resolve(dirname(file), module),
        { maker: resolve(dirname(file), maker), name },
      ]),
    ),
  );
  const names = new Set([...doubles.keys()].map((module) => basename(module)));
  const prefix = '\0double:';
  return {
    name: 'doubles',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (importer === undefined || importer.startsWith(prefix) || !names.has(basename(source))) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && doubles.has(resolve(found.id)) ? prefix + resolve(found.id) : found;
    },
    async load(id) {
      if (!id.startsWith(prefix)) return null;
      const module = id.slice(prefix.length);
      const { maker = '', name } = doubles.get(module) ?? {};
      const { exports } = await this.load({ id: module });
      return `import * as original from ${JSON.stringify(module)};
import { ${name} } from ${JSON.stringify(maker)};
export const { ${exports} } = ${name}(original);`;
    },
    transform(code, id) {
      if (!files.some((file) => resolve(file) === resolve(id))) return null;
      const rest = code.replace(MOCK, (call) => call.replace(/[^\n]/g, ' '));
      if (rest.includes('vi.mock(')) throw new Error(`${id}: a double that the build cannot make`);
      return { code: rest, map: null };
    },
  };
}

// Without it the build is one for use, with another React in it.
process.env.NODE_ENV = 'test';
/**
 * @param {readonly string[]} files
 * @param {string} chunks the folder of what several of them need
 * @param {import('vite').Plugin[]} plugins
 */
const buildTests = (files, chunks, plugins) =>
  build({
    configFile: false,
    mode: 'test',
    logLevel: 'error',
    resolve: { alias: { electron: resolve('test/support/electron.ts') } },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [...plugins, keepPlaces()],
    build: {
      ssr: true,
      outDir: BUILT,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: false,
      reportCompressedSize: false,
      sourcemap: true,
      target: 'esnext',
      rolldownOptions: {
        input: Object.fromEntries(
          files.map((file) => [builtPlace(file).slice(BUILT.length + 1, -'.mjs'.length), resolve(file)]),
        ),
        external: ['vitest'],
        // The double of Electron has less than Electron: who asks for more gets nothing, as in vitest.
        shimMissingExports: true,
        output: { entryFileNames: '[name].mjs', chunkFileNames: `${chunks}/[name]-[hash].mjs` },
      },
    },
  });

rmSync(BUILT, { recursive: true, force: true });
await buildTests([...ofNode, ...ofScreens, SETUP], 'chunks', []);
await buildTests(withTinParade, 'chunks-of-tin-parade', [withDoubles(withTinParade)]);
