/** Copies backups of the profile to the folder that the user has chosen. */
import path from 'node:path';
import { sha256 } from '../../../node/sha256.ts';
import { hashOfFile } from '../assets.ts';
import { type JournalDisk, writeWhole } from '../disk.ts';
import { checkSnapshot, indexHead, type SnapshotFile, snapshotsIn } from './snapshot-files.ts';
import { indexName } from './snapshot-index.ts';
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
 * Copies every snapshot that `to` lacks, with its pictures and drawings, the newest first. Each copy is read back. Rejects as
 * the disk does; files copied until then are complete.
 */
export async function copySnapshots(disk: JournalDisk, from: string, to: string): Promise<void> {
  if (!(await disk.isFolder(to))) throw new FolderGone();
  const there = new Map((await snapshotsIn(disk, to)).map(({ name, bytes }) => [name, bytes]));
  for (const file of await snapshotsIn(disk, from)) {
    if (file.bytes !== undefined && there.get(file.name) === file.bytes) continue;
    await copySnapshot(disk, file, to);
  }
}

/** Damaged snapshots are not copied. */
async function copySnapshot(disk: JournalDisk, file: SnapshotFile, to: string): Promise<void> {
  const checked = await checkSnapshot(disk, file);
  if (!checked.ok) return;
  await copyArt(disk, file.folder, to, new Set(checked.index.head.art));
  await copyFile(disk, file.folder, to, file.name);
  await copyFile(disk, file.folder, to, indexName(file.name));
}

async function copyArt(disk: JournalDisk, from: string, to: string, hashes: ReadonlySet<string>): Promise<void> {
  if (hashes.size === 0) return;
  const target = path.join(to, ART);
  await disk.makeFolder(target);
  const there = new Map((await disk.list(target)).map(({ name, bytes }) => [name, bytes]));
  for (const { name, bytes } of await disk.list(path.join(from, ART))) {
    if (there.get(name) === bytes || !hashes.has(hashOfFile(name) ?? '')) continue;
    await copyFile(disk, path.join(from, ART), target, name);
  }
}

async function copyFile(disk: JournalDisk, from: string, to: string, name: string): Promise<void> {
  const bytes = await disk.read(path.join(from, name));
  const target = path.join(to, name);
  await writeWhole(disk, target, bytes);
  if (sha256(await disk.read(target)) !== sha256(bytes)) throw new CopyDamaged();
}

/** Whether a copy of this snapshot with the right length is in `to`. */
export async function isCopied(disk: JournalDisk, file: SnapshotFile, to: string): Promise<boolean> {
  const head = await indexHead(disk, { ...file, folder: to });
  const copy = (await disk.list(to)).find(({ name }) => name === file.name);
  return head !== undefined && copy?.bytes === head.bytes && copy.bytes === file.bytes;
}
