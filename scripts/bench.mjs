// npm run bench, bench:cards, bench:growth, bench:suggest, bench:app, bench:library: measurements, described in CONTRIBUTING.md.
// Between machines, compare only the ratios within a run, never the times.
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
 * @param {string} entryFile relative to bench/
 * @returns {Promise<Record<string, (root: string) => unknown>>} its exports
 */
async function loadBench(entryFile) {
  const { build } = await import('vite');
  const outputFolder = join(ROOT, 'out', 'bench', entryFile);
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node18.15',
      outDir: outputFolder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: {
        input: { bench: join(ROOT, 'bench', entryFile) },
        output: { format: 'es', entryFileNames: '[name].mjs' },
      },
    },
  });
  return import(pathToFileURL(join(outputFolder, 'bench.mjs')).href);
}

/**
 * Runs a function of a file of bench/.
 * @param {string} entryFile
 * @param {string} functionName the name of an exported function
 */
async function runInNode(entryFile, functionName) {
  await ensureBuilt('cli');
  const { [functionName]: bench } = await loadBench(entryFile);
  await bench?.(ROOT);
  return 0;
}

/**
 * Runs a script of bench/app/, which opens windows of the built app.
 * @param {string} script
 * @param {NodeJS.ProcessEnv} [environment]
 */
async function runInApp(script, environment) {
  await ensureBuilt('app');
  const command = [process.execPath, join(ROOT, 'bench', 'app', script), ...process.argv.slice(3)];
  const [program = '', ...commandArguments] = (await canOpenWindow(process.env))
    ? command
    : withVirtualDisplay(command);
  return runInTerminal(program, commandArguments, { env: { ...process.env, ...environment } });
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
  const benchName = process.argv[2] ?? '';
  const bench = Object.entries(BENCHES).find(([knownName]) => knownName === benchName)?.[1];
  if (bench === undefined) throw new UserError(`usage: node scripts/bench.mjs ${Object.keys(BENCHES).join('|')}`);
  await ensureDependencies();
  return bench();
});
