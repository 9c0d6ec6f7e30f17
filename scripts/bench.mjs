// npm run bench, bench:cards, bench:growth, bench:suggest, bench:app, bench:library: measurements, described in CONTRIBUTING.md.
// Compare only the ratios within a run with those of another machine, never the times.
import './lib/node-version.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/bundle/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { canOpenWindow, withVirtualDisplay } from './lib/electron/display.mjs';
import { runMain, UserError } from './lib/log.mjs';
import { ROOT } from './lib/node-version.mjs';
import { runInTerminal } from './lib/run.mjs';

/**
 * Builds a file of bench/ for plain Node and loads it. Dependencies stay in node_modules.
 * @param {string} entry relative to bench/
 * @returns {Promise<Record<string, (root: string) => unknown>>} its exports
 */
async function loadBench(entry) {
  const { build } = await import('vite');
  const outDir = join(ROOT, 'out', 'bench', entry);
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
        input: { bench: join(ROOT, 'bench', entry) },
        output: { format: 'es', entryFileNames: '[name].mjs' },
      },
    },
  });
  return import(pathToFileURL(join(outDir, 'bench.mjs')).href);
}

/**
 * Runs a function of a file of bench/.
 * @param {string} entry
 * @param {string} name of the function
 */
async function runInNode(entry, name) {
  await ensureBuilt('cli');
  const { [name]: bench } = await loadBench(entry);
  await bench?.(ROOT);
  return 0;
}

/**
 * Runs a script of bench/app/, which opens windows of the built app.
 * @param {string} script
 * @param {NodeJS.ProcessEnv} [env]
 */
async function runInApp(script, env) {
  await ensureBuilt('app');
  const command = [process.execPath, join(ROOT, 'bench', 'app', script), ...process.argv.slice(3)];
  const [program = '', ...args] = (await canOpenWindow(process.env)) ? command : withVirtualDisplay(command);
  return runInTerminal(program, args, { env: { ...process.env, ...env } });
}

const BENCHES = {
  rules: () => runInNode('index.ts', 'runBenchmark'),
  growth: () => runInNode('growth/index.ts', 'benchGrowth'),
  suggest: () => runInNode('suggest/index.ts', 'benchSuggest'),
  cards: async () => {
    // Only this benchmark needs these libraries, so they are not installed with the others.
    await ensureDependencies({ folder: 'bench/packages' });
    return runInNode('cards/index.ts', 'benchCards');
  },
  app: async () => {
    const { writeGame } = await loadBench('app/write-game.ts');
    return runInApp('app.mjs', { ROLLCALL_BENCH_GAME: `${await writeGame?.(ROOT)}` });
  },
  library: () => runInApp('library.mjs'),
};

await runMain(async () => {
  const name = process.argv[2] ?? '';
  const bench = Object.entries(BENCHES).find(([key]) => key === name)?.[1];
  if (bench === undefined) throw new UserError(`usage: node scripts/bench.mjs ${Object.keys(BENCHES).join('|')}`);
  await ensureDependencies();
  return bench();
});
