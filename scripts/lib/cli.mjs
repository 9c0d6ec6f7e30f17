import { join } from 'node:path';
import { ROOT } from './node-version.mjs';
import { runInTerminal } from './run.mjs';

/**
 * Runs the built command line in this terminal, and returns its exit code.
 * @param {readonly string[]} args
 * @param {string} [cwd]
 * @returns {Promise<number>}
 */
export function runCli(args, cwd = ROOT) {
  // React, which draws the sheets, is several times slower in its development mode.
  const env = { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' };
  return runInTerminal(process.execPath, [join(ROOT, 'out', 'cli', 'rollcall.mjs'), ...args], { cwd, env });
}
