/** Keeps track of the files that a command reads. Its outputs never replace them, not even with --force. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { type BigIntStats, statSync } from 'node:fs';

/** Returns the device and inode of a file, which are the same for all links and spellings that lead to it. */
const identity = ({ dev, ino }: BigIntStats): string => `${dev}:${ino}`;

const inputs = new AsyncLocalStorage<Set<string>>();

/** Runs one command, which keeps track of its own inputs. */
export const withInputs = <T>(call: () => T): T => inputs.run(new Set(), call);

/** Marks the file at this path as an input of the command. Missing files are ignored. */
export function markInput(path: string): void {
  const known = inputs.getStore();
  const stat = known && statOf(path);
  if (stat) known.add(identity(stat));
}

/** Whether the command reads the file at this path. Links and different spellings are resolved. */
export function isInput(path: string): boolean {
  const known = inputs.getStore();
  const stat = known && statOf(path);
  return stat !== undefined && known?.has(identity(stat)) === true;
}

/** Whether two paths lead to the same file. Links and different spellings are resolved. */
export function isSameFile(a: string, b: string): boolean {
  const [one, other] = [statOf(a), statOf(b)];
  return one !== undefined && other !== undefined && identity(one) === identity(other);
}

function statOf(path: string): BigIntStats | undefined {
  try {
    return statSync(path, { bigint: true });
  } catch {
    return undefined;
  }
}
