// Imported first by every script; written in old syntax, so that an old Node can run it and print the message.
import { fileURLToPath } from 'node:url';

const FLOOR = [20, 19, 0];

/**
 * @param {string} version such as `20.19.0`
 * @returns {boolean} whether Rollcall runs on it
 */
export function nodeIsRecent(version) {
  const parts = version.split('.').map(Number);
  for (let i = 0; i < FLOOR.length; i += 1) {
    const difference = (parts[i] ?? 0) - (FLOOR[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

if (!nodeIsRecent(process.versions.node)) {
  process.stderr.write(`rollcall: needs Node ${FLOOR.join('.')} or newer, this is ${process.versions.node}\n`);
  process.exit(1);
}

/** The checkout's top folder, without a slash at the end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
