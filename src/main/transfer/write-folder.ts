/** Writes files into a folder, all of them or none. */
import { randomBytes } from 'node:crypto';
import * as node from 'node:fs/promises';
import path from 'node:path';
import { getPathRoom } from '../../node/file-paths.ts';
import { copyPermissions } from '../../node/keep-permissions.ts';
import type { OpenedFile } from '../../shared/library/transfer-calls.ts';
import { shortenFileName } from '../../shared/text/file-name.ts';
import { fileNameKey, UniqueFileNames } from '../../shared/text/unique-file-names.ts';

/** Functions of the file system; tests pass one whose disk is full. */
export type FolderDisk = Pick<typeof node, 'open' | 'rename' | 'rm' | 'readdir'>;

/** What to do with files that are there already. */
export type ConflictChoice = 'replace' | 'both' | 'cancel';

export interface WriteFolderOptions {
  /** Asked once when names are taken, with the names that the existing files have. */
  readonly ask: (taken: readonly string[]) => Promise<ConflictChoice>;
  /** Whether the path still leads to the folder that the user chose. Asked before each step that writes. */
  readonly isStillThere?: () => Promise<boolean>;
  readonly disk?: FolderDisk;
  /** How paths are written on this system. */
  readonly paths?: path.PlatformPath;
}

/**
 * Writes all files beside their places first, then gives them their names. Returns the names that were given; undefined = the user
 * cancelled. Rejects as the system does; then nothing was replaced unless the very renaming failed. A file that appears meanwhile
 * under a name that was free is never replaced.
 */
export async function writeFolder(
  folder: string,
  files: readonly OpenedFile[],
  { ask, isStillThere = async () => true, disk = node, paths = path }: WriteFolderOptions,
): Promise<string[] | undefined> {
  const existing = new Map((await disk.readdir(folder)).map((name) => [fileNameKey(name), name]));
  const room = getPathRoom(folder, paths);
  const wanted = makeUnique(files.map(({ name }) => shortenFileName(name, room)));
  const taken = wanted.flatMap((name) => existing.get(fileNameKey(name)) ?? []);
  const choice = taken.length === 0 ? 'both' : await ask(taken);
  if (choice === 'cancel') return undefined;
  const names = choice === 'both' ? makeUnique(wanted, existing.values()) : wanted;
  await expectFolder(isStillThere);
  const parts = names.map(() => paths.join(folder, `.rollcall-${randomBytes(6).toString('hex')}.part`));
  const targets = names.map((name) => paths.join(folder, name));
  const reserved = new Set<string>();
  try {
    for (const [index, part] of parts.entries())
      await writeNew(part, targets[index] ?? '', files[index]?.bytes ?? new Uint8Array(), disk);
    await expectFolder(isStillThere);
    for (const [index, target] of targets.entries()) {
      if (existing.has(fileNameKey(names[index] ?? ''))) continue;
      // Fails where something has this name by now, also a link that leads nowhere.
      await (await disk.open(target, 'wx')).close();
      reserved.add(target);
    }
    for (const [index, target] of targets.entries()) {
      await disk.rename(parts[index] ?? '', target);
      reserved.delete(target);
    }
  } catch (error) {
    // Only the first error is reported.
    for (const file of [...parts, ...reserved]) await disk.rm(file, { force: true }).catch(() => undefined);
    throw error;
  }
  return names;
}

/** Rejects as the system would if the folder were gone. */
async function expectFolder(isStillThere: () => Promise<boolean>): Promise<void> {
  if (!(await isStillThere())) throw Object.assign(new Error('The folder is another one by now.'), { code: 'ENOENT' });
}

/** Writes a new file, with the permissions of the one at `target` that it will replace. */
async function writeNew(file: string, target: string, bytes: Uint8Array, disk: FolderDisk): Promise<void> {
  const handle = await disk.open(file, 'wx');
  try {
    await copyPermissions(file, target);
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The names, each with a number where it is taken: `Ash 2.hero.json`. */
function makeUnique(names: readonly string[], takenNames: Iterable<string> = []): string[] {
  const uniqueNames = new UniqueFileNames(takenNames);
  return names.map((name) => uniqueNames.add(name));
}
