// Every script imports this file first. It uses old syntax only, so that an old Node can run it and print the message.
import { fileURLToPath } from 'node:url';

// The versions that Vite needs: 20.19 or newer in version 20, and 22.12 or newer. Version 21 lacks the features that both added.
const OLDEST_20 = { major: 20, minor: 19 };
const OLDEST = { major: 22, minor: 12 };

/**
 * @param {string} version such as `20.19.0`
 * @returns {boolean} whether Rollcall runs on this version of Node
 */
export function isNodeSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major === OLDEST_20.major) return minor >= OLDEST_20.minor;
  return major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor);
}

if (!isNodeSupported(process.versions.node)) {
  process.stderr.write(
    `rollcall: needs Node ${OLDEST.major}.${OLDEST.minor} or newer, or ${OLDEST_20.major} from ${OLDEST_20.major}.${OLDEST_20.minor} on; this is ${process.versions.node}\n`,
  );
  process.exit(1);
}

/** The checkout's top folder, without a slash at the end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
