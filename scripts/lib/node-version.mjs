// Imported first by every script; written in old syntax, so that an old Node can run it and print the message.
import { fileURLToPath } from 'node:url';

// What vite asks for, which builds Rollcall: 20.19 and 22.12 brought what it uses, 21 never got it.
const OLD_LINE = { major: 20, minor: 19 };
const FLOOR = { major: 22, minor: 12 };

/**
 * @param {string} version such as `20.19.0`
 * @returns {boolean} whether Rollcall runs on it
 */
export function nodeIsRecent(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major === OLD_LINE.major) return minor >= OLD_LINE.minor;
  return major > FLOOR.major || (major === FLOOR.major && minor >= FLOOR.minor);
}

if (!nodeIsRecent(process.versions.node)) {
  process.stderr.write(
    `rollcall: needs Node ${FLOOR.major}.${FLOOR.minor} or newer, or ${OLD_LINE.major} from ${OLD_LINE.major}.${OLD_LINE.minor} on; this is ${process.versions.node}\n`,
  );
  process.exit(1);
}

/** The checkout's top folder, without a slash at the end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
