import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { withLock } from '../lock.mjs';
import { log, UserError } from '../log.mjs';
import { ROOT } from '../node-version.mjs';
import { run, scriptOf } from '../run.mjs';
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
  'scripts/lib/bundle/licence-texts.mjs',
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
  command: () => [scriptOf('electron-vite'), 'build', '--logLevel', 'warn'],
};

/** What is built from what. Inputs that do not exist yet count as empty. */
const TARGETS = {
  app: APP,
  // The same bytes, with their source maps: a quarter of the work of a build, for those who read a stack trace.
  maps: { ...APP, outputs: [...APP.outputs, 'out/maps/main/index.cjs.map'], env: { ROLLCALL_MAPS: '1' } },
  cli: {
    inputs: [...COMMON, 'src/cli', 'vite.cli.config.ts'],
    outputs: ['out/cli/rollcall.mjs', 'out/cli/csp.mjs', 'out/cli/THIRD-PARTY-NOTICES.txt'],
    command: () => [scriptOf('vite'), 'build', '--config', 'vite.cli.config.ts', '--logLevel', 'warn'],
  },
};

/**
 * Every file below a place, the place itself when it is a file; in a fixed order, with forward slashes.
 * @param {string} root
 * @param {string} place relative to root
 * @returns {string[]} relative to root
 */
export function filesBelow(root, place) {
  const stats = statSync(join(root, place), { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (!stats.isDirectory()) return [place.split(sep).join('/')];
  return readdirSync(join(root, place))
    .flatMap((name) => filesBelow(root, join(place, name)))
    .sort();
}

/**
 * Hash of names and contents. Times are not used: a checkout, a copy or a wrong clock changes them, and
 * a deleted file has none.
 * @param {string} root
 * @param {readonly string[]} inputs files and folders relative to root
 */
export function fingerprintOf(root, inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((place) => filesBelow(root, place))) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} name of the target, which names its stamp
 * @param {Target} target
 * @returns {{ fresh: boolean, fingerprint: string, stamp: string }}
 */
export function stateOf(root, name, target) {
  const stamp = join(root, 'out', '.stamps', name);
  const fingerprint = fingerprintOf(root, target.inputs);
  const complete = target.outputs.every((output) => existsSync(join(root, output)));
  const last = existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
  return { fresh: complete && last === fingerprint, fingerprint, stamp };
}

/**
 * Where a template is no JSON: the bundler would name a line of it and not the file.
 * @param {string} root
 * @param {readonly string[]} files
 * @returns {string | undefined}
 */
export function brokenJson(root, files) {
  for (const file of files.filter((name) => name.endsWith('.json'))) {
    try {
      JSON.parse(readFileSync(join(root, file), 'utf8'));
    } catch (error) {
      return `${file} is no JSON: ${error instanceof Error ? error.message : error}`;
    }
  }
  return undefined;
}

/**
 * Builds a target when its sources differ from those of the last build. The build's output is shown only when it
 * fails.
 * @param {keyof typeof TARGETS} name
 * @param {{ quiet?: boolean }} [options]
 */
export async function ensureBuilt(name, { quiet = false } = {}) {
  /** @type {Target} */
  const target = TARGETS[name];
  if (stateOf(ROOT, name, target).fresh) return;
  // Both of these write the app.
  await withLock(name === 'maps' ? 'build-app' : `build-${name}`, async () => {
    // Computed before the build, so that an edit during the build makes the next run build again.
    const { fresh, fingerprint, stamp } = stateOf(ROOT, name, target);
    if (fresh) return;
    const broken = brokenJson(ROOT, filesBelow(ROOT, 'templates'));
    if (broken !== undefined) throw new UserError(broken);
    if (!quiet) log(name === 'cli' ? 'building the command line' : 'building the app');
    const ended = await run(process.execPath, target.command(), {
      env: { ...process.env, ...target.env, NODE_ENV: 'production' },
      timeoutMs: 10 * 60_000,
    });
    const absent = target.outputs.filter((output) => !existsSync(join(ROOT, output)));
    if (ended.code !== 0 || absent.length > 0) {
      process.stderr.write(ended.output);
      const lack = absent.map((output) => relative('out', output)).join(', ');
      throw new UserError(ended.code === 0 ? `the build wrote no ${lack}` : `the build failed, see the output above`);
    }
    if (name !== 'cli') checkBudgets(join(ROOT, 'out'));
    mkdirSync(join(stamp, '..'), { recursive: true });
    writeFileSync(stamp, fingerprint);
  });
}
