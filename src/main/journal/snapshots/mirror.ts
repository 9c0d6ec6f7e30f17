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
 * Copies every snapshot that the target lacks, with its pictures and drawings, the newest first. Each copy is read back. A file that
 * can't be copied doesn't keep the others from it. Rejects with the first error; files copied until then are complete.
 * @param library only snapshots of this library; absent = all
 */
export async function copySnapshots(
  journalDisk: JournalDisk,
  sourceFolder: string,
  targetFolder: string,
  library?: string,
): Promise<void> {
  if (!(await journalDisk.isFolder(targetFolder))) throw new FolderGone();
  const existing = new Map((await journalDisk.list(targetFolder)).map(({ name, bytes }) => [name, bytes]));
  const errors: unknown[] = [];
  for (const file of await snapshotsIn(journalDisk, sourceFolder)) {
    if (file.bytes === undefined) continue;
    await copySnapshot(journalDisk, file, targetFolder, existing, library).catch((error: unknown) =>
      errors.push(error),
    );
  }
  if (errors.length > 0) throw errors[0];
}

/** Damaged snapshots are not copied. */
async function copySnapshot(
  journalDisk: JournalDisk,
  file: SnapshotFile,
  targetFolder: string,
  existing: ReadonlyMap<string, number>,
  library: string | undefined,
): Promise<void> {
  const head = await readSnapshotHead(journalDisk, file);
  if (head === undefined || (library !== undefined && head.library !== library)) return;
  const name = await chooseCopyName(journalDisk, file, targetFolder, head);
  if (
    existing.get(name) === file.bytes &&
    (await isEqualHead(journalDisk, { ...file, name, folder: targetFolder }, head.sha256))
  )
    return;
  const checked = await checkSnapshot(journalDisk, file, 'read-only');
  if (!checked.ok) return;
  await copyArt(journalDisk, file.folder, targetFolder, new Set(head.art));
  await copyFile(journalDisk, path.join(file.folder, file.name), path.join(targetFolder, name));
  await copyFile(journalDisk, path.join(file.folder, indexName(file.name)), path.join(targetFolder, indexName(name)));
}

const isEqualHead = async (journalDisk: JournalDisk, file: SnapshotFile, digest: string): Promise<boolean> =>
  (await readSnapshotHead(journalDisk, file))?.sha256 === digest;

/** Another computer may have written the same name at the same moment: then its file stays, and ours gets another name. */
async function chooseCopyName(
  journalDisk: JournalDisk,
  { name, number }: SnapshotFile,
  targetFolder: string,
  head: { readonly sha256: string },
): Promise<string> {
  const existingHead = await readSnapshotHead(journalDisk, { name, number, folder: targetFolder });
  return existingHead === undefined || existingHead.sha256 === head.sha256 ? name : nameWithDigest(name, head.sha256);
}

async function copyArt(
  journalDisk: JournalDisk,
  sourceFolder: string,
  targetFolder: string,
  hashes: ReadonlySet<string>,
): Promise<void> {
  if (hashes.size === 0) return;
  const targetArt = path.join(targetFolder, ART);
  await journalDisk.makeFolder(targetArt);
  const existing = new Map((await journalDisk.list(targetArt)).map(({ name, bytes }) => [name, bytes]));
  for (const { name, bytes, isOther } of await journalDisk.list(path.join(sourceFolder, ART))) {
    if (isOther || existing.get(name) === bytes || !hashes.has(hashOfFile(name) ?? '')) continue;
    await copyFile(journalDisk, path.join(sourceFolder, ART, name), path.join(targetArt, name));
  }
}

async function copyFile(journalDisk: JournalDisk, source: string, target: string): Promise<void> {
  const bytes = await readIfThere(journalDisk, source);
  // An index is made anew from its archive.
  if (bytes === undefined) return;
  await writeWhole(journalDisk, target, bytes);
  if (sha256(await journalDisk.read(target)) !== sha256(bytes)) throw new CopyDamaged();
}

/** Whether a copy of this snapshot with the right length is in the target folder. */
export async function isCopied(journalDisk: JournalDisk, file: SnapshotFile, targetFolder: string): Promise<boolean> {
  const head = await readSnapshotHead(journalDisk, file);
  if (head === undefined) return false;
  const files = await journalDisk.list(targetFolder);
  for (const name of [file.name, nameWithDigest(file.name, head.sha256)]) {
    const copy = files.find((entry) => entry.name === name);
    if (copy === undefined || copy.isOther || copy.bytes !== file.bytes) continue;
    if (await isEqualHead(journalDisk, { ...file, name, folder: targetFolder, bytes: copy.bytes }, head.sha256))
      return true;
  }
  return false;
}
