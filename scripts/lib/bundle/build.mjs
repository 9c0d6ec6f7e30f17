import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { withLock } from '../lock.mjs';
import { log, UserError } from '../log.mjs';
import { ROOT } from '../node-version.mjs';
import { getScript, run } from '../run.mjs';
import { checkBudgets } from './budgets.mjs';

/** @typedef {{ inputs: string[], outputs: string[], command: () => string[], env?: NodeJS.ProcessEnv }} Target */

const COMMON_INPUTS = [
  'src/shared',
  'languages',
  'templates',
  'samples',
  'fonts',
  'colors',
  'package.json',
  'package-lock.json',
  'product.json',
  'CREDITS.md',
  'scripts/notices',
  'scripts/lib/bundle/notices.mjs',
  'scripts/lib/bundle/slim.mjs',
  'tsconfig.base.json',
];

const APP_TARGET = {
  inputs: [...COMMON_INPUTS, 'src/main', 'src/node', 'src/preload', 'src/renderer', 'electron.vite.config.ts'],
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
  app: APP_TARGET,
  // This is the app with source maps, for `npm run stack`. Source maps take a quarter of the time of a build.
  maps: { ...APP_TARGET, outputs: [...APP_TARGET.outputs, 'out/maps/main/index.cjs.map'], env: { ROLLCALL_MAPS: '1' } },
  cli: {
    inputs: [...COMMON_INPUTS, 'src/cli', 'src/node', 'vite.cli.config.ts'],
    outputs: ['out/cli/rollcall.mjs', 'out/cli/csp.mjs', 'out/cli/THIRD-PARTY-NOTICES.txt'],
    command: () => [getScript('vite'), 'build', '--config', 'vite.cli.config.ts', '--logLevel', 'warn'],
  },
  // The command line as a thread of the installed app.
  commands: {
    inputs: [...COMMON_INPUTS, 'src/cli', 'src/node', 'vite.cli.config.ts'],
    outputs: ['out/command-line/thread.cjs', 'out/command-line/command-runner.cjs'],
    command: () => [
      getScript('vite'),
      'build',
      '--config',
      'vite.cli.config.ts',
      '--mode',
      'app',
      '--logLevel',
      'warn',
    ],
  },
};

/**
 * Lists every file in a folder, in a fixed order and with forward slashes. The path of a file gives that file.
 * @param {string} rootFolder
 * @param {string} inputPath relative to root
 * @returns {string[]} relative to root
 */
export function listFiles(rootFolder, inputPath) {
  const fileStats = statSync(join(rootFolder, inputPath), { throwIfNoEntry: false });
  if (fileStats === undefined) return [];
  if (!fileStats.isDirectory()) return [inputPath.split(sep).join('/')];
  return readdirSync(join(rootFolder, inputPath))
    .flatMap((entryName) => listFiles(rootFolder, join(inputPath, entryName)))
    .sort();
}

/**
 * Computes a hash of names and contents. It ignores times, because a checkout, a copy or a wrong clock changes them, and a
 * deleted file has none.
 * @param {string} rootFolder
 * @param {readonly string[]} inputs files and folders relative to root
 */
export function computeFingerprint(rootFolder, inputs) {
  const sourceHash = createHash('sha256');
  for (const inputFile of inputs.flatMap((inputPath) => listFiles(rootFolder, inputPath))) {
    const fileBytes = readFileSync(join(rootFolder, inputFile));
    sourceHash.update(`${inputFile}\0${fileBytes.length}\0`).update(fileBytes);
  }
  return sourceHash.digest('hex');
}

/**
 * Returns whether a target is up to date. Its stamp is the file with the fingerprint of its last build.
 * @param {string} rootFolder
 * @param {string} targetName
 * @param {Target} target
 * @returns {{ isFresh: boolean, fingerprint: string, stamp: string }}
 */
export function getBuildState(rootFolder, targetName, target) {
  const stampFile = join(rootFolder, 'out', '.stamps', targetName);
  const fingerprint = computeFingerprint(rootFolder, target.inputs);
  const isComplete = target.outputs.every((outputFile) => existsSync(join(rootFolder, outputFile)));
  const lastFingerprint = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined;
  return { isFresh: isComplete && lastFingerprint === fingerprint, fingerprint, stamp: stampFile };
}

/**
 * Finds a file that isn't JSON, and returns a message that names it. The bundler would name the line, but not the file.
 * @param {string} rootFolder
 * @param {readonly string[]} inputFiles
 * @returns {string | undefined}
 */
export function findBrokenJson(rootFolder, inputFiles) {
  for (const inputFile of inputFiles.filter((fileName) => fileName.endsWith('.json'))) {
    try {
      JSON.parse(readFileSync(join(rootFolder, inputFile), 'utf8'));
    } catch (error) {
      return `${inputFile} isn't JSON: ${error instanceof Error ? error.message : error}`;
    }
  }
  return undefined;
}

/**
 * Builds a target when its sources differ from those of the last build. The output is shown only when the build fails.
 * @param {keyof typeof TARGETS} targetName
 * @param {{ quiet?: boolean }} [options]
 */
export async function ensureBuilt(targetName, { quiet: isQuiet = false } = {}) {
  /** @type {Target} */
  const target = TARGETS[targetName];
  if (getBuildState(ROOT, targetName, target).isFresh) return;
  // The targets `app` and `maps` write the same files, so they share a lock.
  await withLock(targetName === 'maps' ? 'build-app' : `build-${targetName}`, async () => {
    // Computed before the build, so that an edit during the build makes the next run build again.
    const { isFresh, fingerprint, stamp: stampFile } = getBuildState(ROOT, targetName, target);
    if (isFresh) return;
    const problem = findBrokenJson(ROOT, listFiles(ROOT, 'templates'));
    if (problem !== undefined) throw new UserError(problem);
    if (!isQuiet) log(targetName === 'cli' ? 'building the command line' : 'building the app');
    const result = await run(process.execPath, target.command(), {
      env: { ...process.env, ...target.env, NODE_ENV: 'production' },
      timeoutMs: 10 * 60_000,
    });
    const missingOutputs = target.outputs.filter((outputFile) => !existsSync(join(ROOT, outputFile)));
    if (result.code !== 0 || missingOutputs.length > 0) {
      process.stderr.write(result.output);
      const missingNames = missingOutputs.map((outputFile) => relative('out', outputFile)).join(', ');
      throw new UserError(
        result.code === 0 ? `the build didn't write ${missingNames}` : 'the build failed; its output is above',
      );
    }
    if (targetName === 'app' || targetName === 'maps') checkBudgets(join(ROOT, 'out'));
    mkdirSync(join(stampFile, '..'), { recursive: true });
    writeFileSync(stampFile, fingerprint);
  });
}
