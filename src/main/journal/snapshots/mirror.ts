/** Copies backups of the profile to the folder that the user has chosen. */
import path from 'node:path';
import { sha256 } from '../../../node/sha256.ts';
import { hashOfFile } from '../assets.ts';
import { type JournalDisk, readIfThere, writeWhole } from '../disk.ts';
import { checkSnapshot, readSnapshotHead, type SnapshotFile, snapshotsIn } from './snapshot-files.ts';
import { indexName, nameWithDigest } from './snapshot-index.ts';
import { ART } from './write-snapshot.ts';

/** A copy differs from its original, since the disk is failing. */
class CopyDamaged extends Error {
  readonly code = 'EIO';
}

/** The chosen folder is missing. It is not created, since it may be the mount point of an unplugged drive. */
class FolderGone extends Error {
  readonly code = 'ENOENT';
}

/**
 * Copies every snapshot that `to` lacks, with its pictures and drawings, the newest first. Each copy is read back. A file that
 * can't be copied doesn't keep the others from it. Rejects with the first error; files copied until then are complete.
 * @param library only snapshots of this library; absent = all
 */
export async function copySnapshots(disk: JournalDisk, from: string, to: string, library?: string): Promise<void> {
  if (!(await disk.isFolder(to))) throw new FolderGone();
  const existing = new Map((await disk.list(to)).map(({ name, bytes }) => [name, bytes]));
  const errors: unknown[] = [];
  for (const file of await snapshotsIn(disk, from)) {
    if (file.bytes === undefined) continue;
    await copySnapshot(disk, file, to, existing, library).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw errors[0];
}

/** Damaged snapshots are not copied. */
async function copySnapshot(
  disk: JournalDisk,
  file: SnapshotFile,
  to: string,
  existing: ReadonlyMap<string, number>,
  library: string | undefined,
): Promise<void> {
  const head = await readSnapshotHead(disk, file);
  if (head === undefined || (library !== undefined && head.library !== library)) return;
  const name = await nameOfCopy(disk, file, to, head);
  if (existing.get(name) === file.bytes && (await isEqualHead(disk, { ...file, name, folder: to }, head.sha256)))
    return;
  const checked = await checkSnapshot(disk, file, 'read-only');
  if (!checked.ok) return;
  await copyArt(disk, file.folder, to, new Set(head.art));
  await copyFile(disk, path.join(file.folder, file.name), path.join(to, name));
  await copyFile(disk, path.join(file.folder, indexName(file.name)), path.join(to, indexName(name)));
}

const isEqualHead = async (disk: JournalDisk, file: SnapshotFile, digest: string): Promise<boolean> =>
  (await readSnapshotHead(disk, file))?.sha256 === digest;

/** Another computer may have written the same name at the same moment: then its file stays, and ours gets another name. */
async function nameOfCopy(
  disk: JournalDisk,
  { name, number }: SnapshotFile,
  to: string,
  head: { readonly sha256: string },
): Promise<string> {
  const there = await readSnapshotHead(disk, { name, number, folder: to });
  return there === undefined || there.sha256 === head.sha256 ? name : nameWithDigest(name, head.sha256);
}

async function copyArt(disk: JournalDisk, from: string, to: string, hashes: ReadonlySet<string>): Promise<void> {
  if (hashes.size === 0) return;
  const target = path.join(to, ART);
  await disk.makeFolder(target);
  const there = new Map((await disk.list(target)).map(({ name, bytes }) => [name, bytes]));
  for (const { name, bytes, isOther } of await disk.list(path.join(from, ART))) {
    if (isOther || there.get(name) === bytes || !hashes.has(hashOfFile(name) ?? '')) continue;
    await copyFile(disk, path.join(from, ART, name), path.join(target, name));
  }
}

async function copyFile(disk: JournalDisk, from: string, to: string): Promise<void> {
  const bytes = await readIfThere(disk, from);
  // An index is made anew from its archive.
  if (bytes === undefined) return;
  await writeWhole(disk, to, bytes);
  if (sha256(await disk.read(to)) !== sha256(bytes)) throw new CopyDamaged();
}

/** Whether a copy of this snapshot with the right length is in `to`. */
export async function isCopied(disk: JournalDisk, file: SnapshotFile, to: string): Promise<boolean> {
  const head = await readSnapshotHead(disk, file);
  if (head === undefined) return false;
  const files = await disk.list(to);
  for (const name of [file.name, nameWithDigest(file.name, head.sha256)]) {
    const copy = files.find((entry) => entry.name === name);
    if (copy === undefined || copy.isOther || copy.bytes !== file.bytes) continue;
    if (await isEqualHead(disk, { ...file, name, folder: to, bytes: copy.bytes }, head.sha256)) return true;
  }
  return false;
}
