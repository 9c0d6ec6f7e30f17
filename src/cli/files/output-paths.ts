/** Finds outputs of a command that would be the same file. */
import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { getFileNameKey } from '../../shared/text/unique-file-names.ts';
import { isSameFile } from './inputs.ts';

/**
 * Finds outputs that would be the same file on some disk, because of links, case or separately stored accents. Two
 * existing folders that differ only in this way count as different, because their disk treats them as different.
 */
export class OutputPaths {
  readonly #targetsByKey = new Map<string, string[]>();

  /** Returns the earlier output that this one would replace. Registers this output if there is none. */
  claim(target: string): string | undefined {
    const realPath = findRealPath(target);
    const key = getFileNameKey(realPath);
    const earlier = this.#targetsByKey.get(key) ?? [];
    const replaced = earlier.find((other) => !liesInOtherFolder(realPath, findRealPath(other)));
    if (replaced === undefined) this.#targetsByKey.set(key, [...earlier, target]);
    return replaced;
  }
}

/** Resolves links in the folders that exist. The result stays the same when missing folders are created. */
function findRealPath(target: string): string {
  const folder = dirname(resolve(target));
  const name = basename(resolve(target));
  try {
    return join(realpathSync.native(folder), name);
  } catch {
    return folder === dirname(folder) ? resolve(target) : join(findRealPath(folder), name);
  }
}

function liesInOtherFolder(path: string, otherPath: string): boolean {
  const [folder, otherFolder] = [dirname(path), dirname(otherPath)];
  return folder !== otherFolder && exists(folder) && exists(otherFolder) && !isSameFile(folder, otherFolder);
}

const exists = (path: string): boolean => isSameFile(path, path);
