import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { withLock } from '../lock.mjs';
import { log, UserError } from '../log.mjs';
import { ROOT } from '../node-version.mjs';
import { getScript, run } from '../run.mjs';
import { checkBudgets } from './budgets.mjs';

/** @typedef {{ inputs: string[], outputs: string[], command: () => string[], env?: NodeJS.ProcessEnv }} Target */

const COMMON = [
  'src/shared',
  'templates',
  'samples',
  'fonts',
  'package.json',
  'package-lock.json',
  'CREDITS.md',
  'scripts/notices',
  'scripts/lib/bundle/notices.mjs',
  'scripts/lib/bundle/slim.mjs',
  'tsconfig.base.json',
];

const APP = {
  inputs: [...COMMON, 'src/main', 'src/preload', 'src/renderer', 'electron.vite.config.ts'],
  outputs: [
    'out/main/index.cjs',
    'out/preload/index.cjs',
    'out/renderer/index.html',
    'out/renderer/THIRD-PARTY-NOTICES.txt',
  ],
  command: () => [getScript('electron-vite'), 'build', '--logLevel', 'warn'],
};

/** The targets that can be built, with their files and folders. A folder that does not exist counts as empty. */
const TARGETS = {
  app: APP,
  // This is the app with source maps, for `npm run stack`. They take a quarter of the time of a build, which other builds save.
  maps: { ...APP, outputs: [...APP.outputs, 'out/maps/main/index.cjs.map'], env: { ROLLCALL_MAPS: '1' } },
  cli: {
    inputs: [...COMMON, 'src/cli', 'vite.cli.config.ts'],
    outputs: ['out/cli/rollcall.mjs', 'out/cli/csp.mjs', 'out/cli/THIRD-PARTY-NOTICES.txt'],
    command: () => [getScript('vite'), 'build', '--config', 'vite.cli.config.ts', '--logLevel', 'warn'],
  },
};

/**
 * Lists every file in a folder, in a fixed order and with forward slashes. The path of a file gives that file.
 * @param {string} root
 * @param {string} path relative to root
 * @returns {string[]} relative to root
 */
export function listFiles(root, path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (!stats.isDirectory()) return [path.split(sep).join('/')];
  return readdirSync(join(root, path))
    .flatMap((name) => listFiles(root, join(path, name)))
    .sort();
}

/**
 * Computes a hash of names and contents. It ignores times, because a checkout, a copy or a wrong clock changes them, and a
 * deleted file has none.
 * @param {string} root
 * @param {readonly string[]} inputs files and folders relative to root
 */
export function computeFingerprint(root, inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((path) => listFiles(root, path))) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/**
 * Returns whether a target is up to date. Its stamp is the file with the fingerprint of its last build.
 * @param {string} root
 * @param {string} name of the target
 * @param {Target} target
 * @returns {{ isFresh: boolean, fingerprint: string, stamp: string }}
 */
export function getBuildState(root, name, target) {
  const stamp = join(root, 'out', '.stamps', name);
  const fingerprint = computeFingerprint(root, target.inputs);
  const isComplete = target.outputs.every((output) => existsSync(join(root, output)));
  const lastFingerprint = existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
  return { isFresh: isComplete && lastFingerprint === fingerprint, fingerprint, stamp };
}

/**
 * Finds a file that isn't JSON, and returns a message that names it. The bundler would name the line, but not the file.
 * @param {string} root
 * @param {readonly string[]} files
 * @returns {string | undefined}
 */
export function findBrokenJson(root, files) {
  for (const file of files.filter((name) => name.endsWith('.json'))) {
    try {
      JSON.parse(readFileSync(join(root, file), 'utf8'));
    } catch (error) {
      return `${file} isn't JSON: ${error instanceof Error ? error.message : error}`;
    }
  }
  return undefined;
}

/**
 * Builds a target when its sources differ from those of the last build. The output is shown only when the build fails.
 * @param {keyof typeof TARGETS} name
 * @param {{ quiet?: boolean }} [options]
 */
export async function ensureBuilt(name, { quiet = false } = {}) {
  /** @type {Target} */
  const target = TARGETS[name];
  if (getBuildState(ROOT, name, target).isFresh) return;
  // Both of these targets write the app.
  await withLock(name === 'maps' ? 'build-app' : `build-${name}`, async () => {
    // Computed before the build, so that an edit during the build makes the next run build again.
    const { isFresh, fingerprint, stamp } = getBuildState(ROOT, name, target);
    if (isFresh) return;
    const problem = findBrokenJson(ROOT, listFiles(ROOT, 'templates'));
    if (problem !== undefined) throw new UserError(problem);
    if (!quiet) log(name === 'cli' ? 'building the command line' : 'building the app');
    const result = await run(process.execPath, target.command(), {
      env: { ...process.env, ...target.env, NODE_ENV: 'production' },
      timeoutMs: 10 * 60_000,
    });
    const missing = target.outputs.filter((output) => !existsSync(join(ROOT, output)));
    if (result.code !== 0 || missing.length > 0) {
      process.stderr.write(result.output);
      const names = missing.map((output) => relative('out', output)).join(', ');
      throw new UserError(
        result.code === 0 ? `the build didn't write ${names}` : 'the build failed; its output is above',
      );
    }
    if (name !== 'cli') checkBudgets(join(ROOT, 'out'));
    mkdirSync(join(stamp, '..'), { recursive: true });
    writeFileSync(stamp, fingerprint);
  });
}
