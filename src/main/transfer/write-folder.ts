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

/** Names are compared without case and with composed accents, as some file systems do. */
const keyOf = (name: string): string => name.normalize('NFC').toLowerCase();

/**
 * Writes all files beside their places first, then gives them their names. `ask` is asked once when names are taken. The
 * answer is the names that were given; undefined = `cancel`. Rejects as the system does; then nothing was replaced unless
 * the very renaming failed.
 */
export async function writeFolder(
  folder: string,
  files: readonly OpenedFile[],
  ask: (taken: readonly string[]) => Promise<ConflictChoice>,
  disk: FolderDisk = node,
): Promise<string[] | undefined> {
  const there = new Set((await disk.readdir(folder)).map(keyOf));
  const wanted = unique(
    files.map(({ name }) => name),
    new Set(),
  );
  const taken = wanted.filter((name) => there.has(keyOf(name)));
  const clash = taken.length === 0 ? 'replace' : await ask(taken);
  if (clash === 'cancel') return undefined;
  const names = clash === 'both' ? unique(wanted, there) : wanted;
  const parts = names.map(() => path.join(folder, `.rollcall-${randomBytes(6).toString('hex')}.part`));
  try {
    for (const [i, part] of parts.entries())
      await writeNew(part, path.join(folder, names[i] ?? ''), files[i]?.bytes ?? new Uint8Array(), disk);
    for (const [i, part] of parts.entries()) await disk.rename(part, path.join(folder, names[i] ?? ''));
  } catch (error) {
    // Only the first error is reported.
    for (const part of parts) await disk.rm(part, { force: true }).catch(() => undefined);
    throw error;
  }
  return names;
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
function unique(names: readonly string[], taken: ReadonlySet<string>): string[] {
  const given = new Set(taken);
  return names.map((name) => {
    const dot = name.indexOf('.');
    const [stem, ending] = dot < 1 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
    let free = name;
    for (let n = 2; given.has(keyOf(free)); n += 1) free = `${stem} ${n}${ending}`;
    given.add(keyOf(free));
    return free;
  });
}
