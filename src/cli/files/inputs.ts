/** Keeps track of the files that a command reads. Its outputs never replace them, not even with --force. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { type BigIntStats, statSync } from 'node:fs';

/** Returns the device and inode of a file, which are the same for all links and spellings that lead to it. */
const getFileIdentity = ({ dev, ino }: BigIntStats): string => `${dev}:${ino}`;

const inputFiles = new AsyncLocalStorage<Set<string>>();

/** Runs one command, which keeps track of its own inputs. */
export const runWithInputs = <T>(runCommand: () => T): T => inputFiles.run(new Set(), runCommand);

/** Marks the file at this path as an input of the command. Missing files are ignored. */
export function markInput(filePath: string): void {
  const markedFiles = inputFiles.getStore();
  const fileStats = markedFiles && statFile(filePath);
  if (fileStats) markedFiles.add(getFileIdentity(fileStats));
}

/** Whether the command reads the file at this path. Links and different spellings are resolved. */
export function isInput(filePath: string): boolean {
  const markedFiles = inputFiles.getStore();
  const fileStats = markedFiles && statFile(filePath);
  return fileStats !== undefined && markedFiles?.has(getFileIdentity(fileStats)) === true;
}

/** Whether two paths lead to the same file. Links and different spellings are resolved. */
export function isSameFile(firstPath: string, secondPath: string): boolean {
  const [firstStats, secondStats] = [statFile(firstPath), statFile(secondPath)];
  return (
    firstStats !== undefined &&
    secondStats !== undefined &&
    getFileIdentity(firstStats) === getFileIdentity(secondStats)
  );
}

function statFile(filePath: string): BigIntStats | undefined {
  try {
    return statSync(filePath, { bigint: true });
  } catch {
    return undefined;
  }
}
