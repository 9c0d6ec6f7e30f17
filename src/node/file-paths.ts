/** Creates the paths of files in a folder, short enough for every program on Windows and without duplicates. */
import nodePath, { type PlatformPath } from 'node:path';
import { shortenFileName } from '../shared/text/file-name.ts';
import { UniqueFileNames } from '../shared/text/unique-file-names.ts';

/** The length, in UTF-16 units, of the longest path that all programs on Windows can open. */
const MAX_WINDOWS_PATH_UNITS = 259;

/** The UTF-16 units reserved for a number that is added to a name that is already taken. */
const SUFFIX_UNITS = 6;

/** Returns the maximum length, in UTF-16 units, of a file name in this folder, before a number is added. Infinite except on Windows. */
export function getPathRoom(folder: string, paths: PlatformPath = nodePath): number {
  if (paths.sep !== '\\') return Number.POSITIVE_INFINITY;
  return MAX_WINDOWS_PATH_UNITS - paths.join(paths.resolve(folder), 'x').length + 1 - SUFFIX_UNITS;
}

/** Returns a path in the folder for each name. Shortens names whose paths would be too long, and adds a number to duplicates. */
export function makeFilePaths(folder: string, names: readonly string[], paths: PlatformPath = nodePath): string[] {
  const room = getPathRoom(folder, paths);
  const uniqueNames = new UniqueFileNames();
  return names.map((name) => paths.join(folder, uniqueNames.add(shortenFileName(name, room))));
}
