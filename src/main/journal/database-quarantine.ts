/**
 * Links the files of the window's database into a separate folder before Chromium opens them, since Chromium silently deletes a
 * damaged database. After the start, the window compares its database with the journal. The folder is deleted if no document is missing,
 * and quarantined otherwise.
 */
import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { getErrorCode } from './disk.ts';
import { formatTimestamp } from './snapshots/file-timestamp.ts';

const DATABASE = 'IndexedDB';
const LINKED_FOLDER = /^Database before start( \d+)?$/;
const QUARANTINE_FOLDER = /^Damaged database /;

/** Files that are never written again once they exist. All others are copied. */
const IMMUTABLE_FILE = /\.ldb$/;
/** The lock file of an open database. A copy would be useless. */
const LOCK_FILE = 'LOCK';
/** The most folders to keep from starts that ended before the comparison: the first and the three newest. */
const MAX_LINKED_FOLDERS = 4;

/**
 * Links the database into `userData`. Must run before Chromium opens the database. Errors while linking are logged and not thrown,
 * since the app can start without the links.
 * @param sessionData the folder with Chromium's databases
 */
export function linkDatabase(sessionData: string, userData: string): void {
  const source = path.join(sessionData, DATABASE);
  let target: string | undefined;
  try {
    if (listEntries(source).length === 0) return;
    const linkedFolders = listFolders(userData, LINKED_FOLDER);
    // Keeps the first folder and the newest ones, and leaves room for the folder of this start.
    for (const folderName of linkedFolders.slice(1, 2 - MAX_LINKED_FOLDERS))
      rmSync(path.join(userData, folderName), { recursive: true, force: true });
    // The number is higher than all others, so that the newest folder is sorted last. The first folder has no number.
    const lastNumber = Number(linkedFolders.at(-1)?.match(LINKED_FOLDER)?.[1] ?? linkedFolders.length);
    target = path.join(userData, `Database before start${lastNumber === 0 ? '' : ` ${lastNumber + 1}`}`);
    linkFolder(source, target, true);
  } catch (error) {
    console.warn(`The database could not be linked before the start: ${(error as Error).message}`);
    // A partial copy is useless and takes space on a disk that may be full.
    if (target !== undefined) rmSync(target, { recursive: true, force: true });
  }
}

/** Deletes the linked files, which aren't needed if no document is missing. */
export async function deleteDatabaseLinks(userData: string): Promise<void> {
  for (const folderName of listFolders(userData, LINKED_FOLDER))
    await rm(path.join(userData, folderName), { recursive: true, force: true });
}

/** Renames the folders of linked files after the current time, since documents are missing. Returns the first new name. */
export async function quarantineDatabase(userData: string, currentTime: Date): Promise<string | undefined> {
  let firstName: string | undefined;
  for (const folderName of listFolders(userData, LINKED_FOLDER)) {
    const quarantineName = findFreeName(userData, `Damaged database ${formatTimestamp(currentTime)}`);
    await rename(path.join(userData, folderName), path.join(userData, quarantineName));
    firstName ??= quarantineName;
  }
  return firstName;
}

/** Lists the quarantined folders, newest first. */
export const listQuarantinedDatabases = (userData: string): string[] =>
  listFolders(userData, QUARANTINE_FOLDER).reverse();

/**
 * Links immutable files and copies the others. `mayCopy` is false inside `.blob` folders, which contain pictures: the journal stores them
 * too, so a picture that can't be linked is skipped.
 */
function linkFolder(source: string, target: string, mayCopy: boolean): void {
  mkdirSync(target, { recursive: true, mode: 0o700 });
  for (const entry of listEntries(source)) {
    const sourcePath = path.join(source, entry.name);
    const targetPath = path.join(target, entry.name);
    if (entry.isDirectory()) linkFolder(sourcePath, targetPath, !entry.name.endsWith('.blob') && mayCopy);
    else if (!entry.isFile() || entry.name === LOCK_FILE) continue;
    else if (!mayCopy || IMMUTABLE_FILE.test(entry.name)) linkOrCopy(sourcePath, targetPath, mayCopy);
    else copyFileSync(sourcePath, targetPath);
  }
}

function linkOrCopy(sourcePath: string, targetPath: string, mayCopy: boolean): void {
  try {
    linkSync(sourcePath, targetPath);
  } catch (error) {
    // The error of disks without hard links (FAT, some networks) varies.
    if (getErrorCode(error) === 'ENOSPC') throw error;
    if (mayCopy) copyFileSync(sourcePath, targetPath);
  }
}

const listEntries = (folder: string) => {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return [];
    throw error;
  }
};

const listFolders = (parentFolder: string, namePattern: RegExp): string[] =>
  listEntries(parentFolder)
    .filter((entry) => entry.isDirectory() && namePattern.test(entry.name))
    .map((entry) => entry.name)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** Returns the name, followed by a number if the name is already taken. */
function findFreeName(parentFolder: string, wantedName: string): string {
  const takenNames = new Set(listEntries(parentFolder).map((entry) => entry.name));
  for (let suffix = 2, candidate = wantedName; ; candidate = `${wantedName} ${suffix++}`)
    if (!takenNames.has(candidate)) return candidate;
}
