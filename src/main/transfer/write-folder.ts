/** Writes files into a folder, all of them or none. */
import { randomBytes } from 'node:crypto';
import * as node from 'node:fs/promises';
import path from 'node:path';
import { getPathRoom } from '../../node/file-paths.ts';
import { copyPermissions } from '../../node/keep-permissions.ts';
import type { OpenedFile } from '../../shared/library/transfer-calls.ts';
import { shortenFileName } from '../../shared/text/file-name.ts';
import { getFileNameKey, UniqueFileNames } from '../../shared/text/unique-file-names.ts';

/** Functions of the file system; tests pass one whose disk is full. */
export type FolderDisk = Pick<typeof node, 'open' | 'rename' | 'rm' | 'readdir'>;

/** The user's choice for files that already exist. */
export type ConflictChoice = 'replace' | 'both' | 'cancel';

export interface WriteFolderOptions {
  /** Asks the user once if names are taken. Gets the names of the existing files. */
  readonly askConflict: (takenNames: readonly string[]) => Promise<ConflictChoice>;
  /** Returns whether the path still leads to the folder that the user chose. Called before each step that writes. */
  readonly isStillChosen?: () => Promise<boolean>;
  readonly disk?: FolderDisk;
  /** The path functions of the system. */
  readonly pathStyle?: path.PlatformPath;
}

/**
 * Writes all files under temporary names first and then renames them. Returns the final names, or undefined if the user cancels.
 * Rejects with the system's error; existing files are unchanged then, unless a rename has failed. A new file that appears under a free
 * name in the meantime is never replaced.
 */
export async function writeFolder(
  folder: string,
  files: readonly OpenedFile[],
  { askConflict, isStillChosen = async () => true, disk = node, pathStyle = path }: WriteFolderOptions,
): Promise<string[] | undefined> {
  const existingNames = new Map((await disk.readdir(folder)).map((fileName) => [getFileNameKey(fileName), fileName]));
  const pathRoom = getPathRoom(folder, pathStyle);
  const wantedNames = makeUnique(files.map(({ name }) => shortenFileName(name, pathRoom)));
  const takenNames = wantedNames.flatMap((fileName) => existingNames.get(getFileNameKey(fileName)) ?? []);
  const choice = takenNames.length === 0 ? 'both' : await askConflict(takenNames);
  if (choice === 'cancel') return undefined;
  const uniqueNames = choice === 'both' ? makeUnique(wantedNames, existingNames.values()) : wantedNames;
  await requireFolder(isStillChosen);
  const partPaths = uniqueNames.map(() => pathStyle.join(folder, `.rollcall-${randomBytes(6).toString('hex')}.part`));
  const targetPaths = uniqueNames.map((fileName) => pathStyle.join(folder, fileName));
  const reservedPaths = new Set<string>();
  try {
    for (const [index, partPath] of partPaths.entries())
      await writeNew(partPath, targetPaths[index] ?? '', files[index]?.bytes ?? new Uint8Array(), disk);
    await requireFolder(isStillChosen);
    // Reserves each free name with an empty file, because a rename would silently replace a file that has appeared meanwhile.
    for (const [index, targetPath] of targetPaths.entries()) {
      if (existingNames.has(getFileNameKey(uniqueNames[index] ?? ''))) continue;
      // This fails if anything has this name by now, even a broken link.
      await (await disk.open(targetPath, 'wx')).close();
      reservedPaths.add(targetPath);
    }
    for (const [index, targetPath] of targetPaths.entries()) {
      await disk.rename(partPaths[index] ?? '', targetPath);
      reservedPaths.delete(targetPath);
    }
  } catch (error) {
    // Only the first error is reported.
    for (const filePath of [...partPaths, ...reservedPaths])
      await disk.rm(filePath, { force: true }).catch(() => undefined);
    throw error;
  }
  return uniqueNames;
}

/** Rejects as the system would if the folder were gone. */
async function requireFolder(isStillChosen: () => Promise<boolean>): Promise<void> {
  if (!(await isStillChosen())) throw Object.assign(new Error('The folder is another one by now.'), { code: 'ENOENT' });
}

/** Writes a new file, with the permissions of the file at `targetPath` that it will replace. */
async function writeNew(filePath: string, targetPath: string, bytes: Uint8Array, disk: FolderDisk): Promise<void> {
  const fileHandle = await disk.open(filePath, 'wx');
  try {
    await copyPermissions(filePath, targetPath);
    await fileHandle.writeFile(bytes);
    await fileHandle.sync();
  } finally {
    await fileHandle.close();
  }
}

/** Returns the names, each with a number if it is taken: `Ash 2.hero.json`. */
function makeUnique(names: readonly string[], takenNames: Iterable<string> = []): string[] {
  const uniqueNames = new UniqueFileNames(takenNames);
  return names.map((fileName) => uniqueNames.add(fileName));
}
