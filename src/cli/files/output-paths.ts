/** Finds outputs of a command that would be the same file. */
import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { getFileNameKey } from '../../shared/text/unique-file-names.ts';
import { isSameFile } from './inputs.ts';

/**
 * Finds outputs that would be the same file on some disk, because of links, case, or accents stored as separate characters.
 * Two existing folders that differ only in case or accents count as different, because their disk distinguishes them.
 */
export class OutputPaths {
  readonly #targetsByKey = new Map<string, string[]>();

  /** Returns the earlier output that this one would replace. Registers this output if there is none. */
  claim(target: string): string | undefined {
    const realPath = findRealPath(target);
    const pathKey = getFileNameKey(realPath);
    const earlierTargets = this.#targetsByKey.get(pathKey) ?? [];
    const replacedTarget = earlierTargets.find(
      (earlierTarget) => !isInOtherFolder(realPath, findRealPath(earlierTarget)),
    );
    if (replacedTarget === undefined) this.#targetsByKey.set(pathKey, [...earlierTargets, target]);
    return replacedTarget;
  }
}

/** Resolves links in the folders that exist. The result stays the same when missing folders are created. */
function findRealPath(target: string): string {
  const folder = dirname(resolve(target));
  const fileName = basename(resolve(target));
  try {
    return join(realpathSync.native(folder), fileName);
  } catch {
    return folder === dirname(folder) ? resolve(target) : join(findRealPath(folder), fileName);
  }
}

/** Whether two paths are in existing folders that differ. */
function isInOtherFolder(filePath: string, otherPath: string): boolean {
  const [folder, otherFolder] = [dirname(filePath), dirname(otherPath)];
  return (
    folder !== otherFolder && isExistingPath(folder) && isExistingPath(otherFolder) && !isSameFile(folder, otherFolder)
  );
}

const isExistingPath = (filePath: string): boolean => isSameFile(filePath, filePath);
