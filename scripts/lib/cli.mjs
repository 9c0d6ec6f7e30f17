import { join } from 'node:path';
import { ROOT } from './node-version.mjs';
import { runInTerminal } from './run.mjs';

/**
 * Runs the built command line in this terminal, and returns its exit code.
 * @param {readonly string[]} commandArguments
 * @param {string} [workingFolder]
 * @returns {Promise<number>}
 */
export function runCli(commandArguments, workingFolder = ROOT) {
  // React, which draws the sheets, is several times slower in its development mode.
  const environment = { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' };
  return runInTerminal(process.execPath, [join(ROOT, 'out', 'cli', 'rollcall.mjs'), ...commandArguments], {
    cwd: workingFolder,
    env: environment,
  });
}
