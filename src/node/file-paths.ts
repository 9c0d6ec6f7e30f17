/** Paths of files that are written into a folder, so that every file system and every program takes them. */
import nodePath, { type PlatformPath } from 'node:path';
import { shortenFileName } from '../shared/text/file-name.ts';
import { UniqueFileNames } from '../shared/text/unique-file-names.ts';

/** UTF-16 units of a path that all programs on Windows can open. */
const MAX_WINDOWS_PATH = 259;

/** Room for a number that tells a shortened name from another one. */
const NUMBER_UNITS = 6;

/** Returns how many UTF-16 units the path of a file may have below this folder, without a number that is added to it. */
export function getPathRoom(folder: string, paths: PlatformPath = nodePath): number {
  if (paths.sep !== '\\') return Number.POSITIVE_INFINITY;
  return MAX_WINDOWS_PATH - paths.join(paths.resolve(folder), 'x').length + 1 - NUMBER_UNITS;
}

/** Returns a path in the folder for each name: shortened where a path would be too long, and with a number where a name is taken. */
export function makeFilePaths(folder: string, names: readonly string[], paths: PlatformPath = nodePath): string[] {
  const room = getPathRoom(folder, paths);
  const uniqueNames = new UniqueFileNames();
  return names.map((name) => paths.join(folder, uniqueNames.add(shortenFileName(name, room))));
}
