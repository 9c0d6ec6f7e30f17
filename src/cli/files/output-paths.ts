/** Tells whether two outputs of a call would be one file. */
import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileNameKey } from '../../shared/text/unique-file-names.ts';
import { isSameFile } from './inputs.ts';

/**
 * Finds outputs that would be one file on some disk: through links, without case, or with accents stored separately. Two folders that
 * exist and differ only so are told apart, since their disk tells them apart.
 */
export class OutputPaths {
  readonly #targetsByKey = new Map<string, string[]>();

  /** Returns the earlier output that this one would replace. Takes this one if there is none. */
  claim(target: string): string | undefined {
    const realPath = findRealPath(target);
    const key = fileNameKey(realPath);
    const earlier = this.#targetsByKey.get(key) ?? [];
    const replaced = earlier.find((other) => !liesInOtherFolder(realPath, findRealPath(other)));
    if (replaced === undefined) this.#targetsByKey.set(key, [...earlier, target]);
    return replaced;
  }
}

/** Follows the links of the folders that exist. The result stays the same when the others are made. */
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
