/** Writes files into a folder, all of them or none. */
import { randomBytes } from 'node:crypto';
import * as node from 'node:fs/promises';
import path from 'node:path';
import { copyPermissions } from '../../node/keep-permissions.ts';
import type { OpenedFile } from '../../shared/library/transfer-calls.ts';

/** Functions of the file system; tests pass one whose disk is full. */
export type FolderDisk = Pick<typeof node, 'open' | 'rename' | 'rm' | 'readdir'>;

/** What to do with files that are there already. */
export type ConflictChoice = 'replace' | 'both' | 'cancel';

export interface WriteFolderOptions {
  /** Asked once when names are taken. */
  readonly ask: (taken: readonly string[]) => Promise<ConflictChoice>;
  /** Whether the path still leads to the folder that the user chose. Asked before each step that writes. */
  readonly isStillThere?: () => Promise<boolean>;
  readonly disk?: FolderDisk;
}

/** Names are compared without case and with composed accents, as some file systems do. */
const toKey = (name: string): string => name.normalize('NFC').toLowerCase();

/**
 * Writes all files beside their places first, then gives them their names. Returns the names that were given; undefined = the user
 * cancelled. Rejects as the system does; then nothing was replaced unless the very renaming failed. A file that appears meanwhile
 * under a name that was free is never replaced.
 */
export async function writeFolder(
  folder: string,
  files: readonly OpenedFile[],
  { ask, isStillThere = async () => true, disk = node }: WriteFolderOptions,
): Promise<string[] | undefined> {
  const existing = new Set((await disk.readdir(folder)).map(toKey));
  const wanted = makeUnique(
    files.map(({ name }) => name),
    new Set(),
  );
  const taken = wanted.filter((name) => existing.has(toKey(name)));
  const choice = taken.length === 0 ? 'both' : await ask(taken);
  if (choice === 'cancel') return undefined;
  const names = choice === 'both' ? makeUnique(wanted, existing) : wanted;
  await expectFolder(isStillThere);
  const parts = names.map(() => path.join(folder, `.rollcall-${randomBytes(6).toString('hex')}.part`));
  const targets = names.map((name) => path.join(folder, name));
  const reserved = new Set<string>();
  try {
    for (const [i, part] of parts.entries())
      await writeNew(part, targets[i] ?? '', files[i]?.bytes ?? new Uint8Array(), disk);
    await expectFolder(isStillThere);
    for (const [i, target] of targets.entries()) {
      if (existing.has(toKey(names[i] ?? ''))) continue;
      // Fails where something has this name by now, also a link that leads nowhere.
      await (await disk.open(target, 'wx')).close();
      reserved.add(target);
    }
    for (const [i, target] of targets.entries()) {
      await disk.rename(parts[i] ?? '', target);
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
function makeUnique(names: readonly string[], taken: ReadonlySet<string>): string[] {
  const given = new Set(taken);
  return names.map((name) => {
    const dot = name.indexOf('.');
    const [stem, ending] = dot < 1 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
    let free = name;
    for (let n = 2; given.has(toKey(free)); n += 1) free = `${stem} ${n}${ending}`;
    given.add(toKey(free));
    return free;
  });
}
