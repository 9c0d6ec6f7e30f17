/**
 * Copies backups of the profile to the folder that the user has chosen. A backup (snapshot) is an archive with a small index file next to
 * it. The pictures and drawings of all backups are in the folder `art`.
 */
import path from 'node:path';
import { sha256 } from '../../../node/sha256.ts';
import { parseAssetHash } from '../asset-store.ts';
import { type JournalDisk, readIfExists, writeAtomically } from '../disk.ts';
import { checkSnapshot, listSnapshotFiles, readSnapshotHeader, type SnapshotFile } from './snapshot-files.ts';
import { addDigest, getIndexName } from './snapshot-index.ts';
import { ART_FOLDER } from './write-snapshot.ts';

/** A copy differs from its original, since the disk is failing. */
class DamagedCopyError extends Error {
  readonly code = 'EIO';
}

/** The chosen folder is missing. It is not created, since it may be the mount point of an unplugged drive. */
class MissingFolderError extends Error {
  readonly code = 'ENOENT';
}

/**
 * Copies every snapshot that is missing in the target, with its pictures and drawings, newest first. Each copy is read back. If one
 * file can't be copied, the others still are. Rejects with the first error; all copied files are complete.
 * @param library copies only the snapshots of this library; all by default
 */
export async function copySnapshots(
  journalDisk: JournalDisk,
  sourceFolder: string,
  targetFolder: string,
  library?: string,
): Promise<void> {
  if (!(await journalDisk.isFolder(targetFolder))) throw new MissingFolderError();
  const existingSizes = new Map((await journalDisk.list(targetFolder)).map(({ name, bytes }) => [name, bytes]));
  const errors: unknown[] = [];
  for (const snapshotFile of await listSnapshotFiles(journalDisk, sourceFolder)) {
    if (snapshotFile.bytes === undefined) continue;
    await copySnapshot(journalDisk, snapshotFile, targetFolder, existingSizes, library).catch((error: unknown) =>
      errors.push(error),
    );
  }
  if (errors.length > 0) throw errors[0];
}

/** Copies one snapshot, unless it is damaged or already copied. */
async function copySnapshot(
  journalDisk: JournalDisk,
  snapshotFile: SnapshotFile,
  targetFolder: string,
  existingSizes: ReadonlyMap<string, number>,
  library: string | undefined,
): Promise<void> {
  const header = await readSnapshotHeader(journalDisk, snapshotFile);
  if (header === undefined || (library !== undefined && header.library !== library)) return;
  const copyName = await chooseCopyName(journalDisk, snapshotFile, targetFolder, header);
  if (
    existingSizes.get(copyName) === snapshotFile.bytes &&
    (await hasArchiveDigest(journalDisk, { ...snapshotFile, name: copyName, folder: targetFolder }, header.sha256))
  )
    return;
  const checkResult = await checkSnapshot(journalDisk, snapshotFile, 'read-only');
  if (!checkResult.ok) return;
  await copyArt(journalDisk, snapshotFile.folder, targetFolder, new Set(header.art));
  await copyFile(journalDisk, path.join(snapshotFile.folder, snapshotFile.name), path.join(targetFolder, copyName));
  await copyFile(
    journalDisk,
    path.join(snapshotFile.folder, getIndexName(snapshotFile.name)),
    path.join(targetFolder, getIndexName(copyName)),
  );
}

const hasArchiveDigest = async (
  journalDisk: JournalDisk,
  snapshotFile: SnapshotFile,
  digest: string,
): Promise<boolean> => (await readSnapshotHeader(journalDisk, snapshotFile))?.sha256 === digest;

/** Chooses the name of a copy. If another computer has written a file of the same name, the copy gets a different name. */
async function chooseCopyName(
  journalDisk: JournalDisk,
  { name, number }: SnapshotFile,
  targetFolder: string,
  header: { readonly sha256: string },
): Promise<string> {
  const existingHeader = await readSnapshotHeader(journalDisk, { name, number, folder: targetFolder });
  return existingHeader === undefined || existingHeader.sha256 === header.sha256
    ? name
    : addDigest(name, header.sha256);
}

async function copyArt(
  journalDisk: JournalDisk,
  sourceFolder: string,
  targetFolder: string,
  hashes: ReadonlySet<string>,
): Promise<void> {
  if (hashes.size === 0) return;
  const targetArtFolder = path.join(targetFolder, ART_FOLDER);
  await journalDisk.makeFolder(targetArtFolder);
  const existingSizes = new Map((await journalDisk.list(targetArtFolder)).map(({ name, bytes }) => [name, bytes]));
  for (const { name, bytes, isUnreadable } of await journalDisk.list(path.join(sourceFolder, ART_FOLDER))) {
    if (isUnreadable || existingSizes.get(name) === bytes || !hashes.has(parseAssetHash(name) ?? '')) continue;
    await copyFile(journalDisk, path.join(sourceFolder, ART_FOLDER, name), path.join(targetArtFolder, name));
  }
}

async function copyFile(journalDisk: JournalDisk, sourcePath: string, targetPath: string): Promise<void> {
  const bytes = await readIfExists(journalDisk, sourcePath);
  // A missing index is rebuilt from its archive.
  if (bytes === undefined) return;
  await writeAtomically(journalDisk, targetPath, bytes);
  if (sha256(await journalDisk.read(targetPath)) !== sha256(bytes)) throw new DamagedCopyError();
}

/** Whether a copy of this snapshot is in the target folder. Compares the length, and the digest in the index of the copy. */
export async function isCopied(
  journalDisk: JournalDisk,
  snapshotFile: SnapshotFile,
  targetFolder: string,
): Promise<boolean> {
  const header = await readSnapshotHeader(journalDisk, snapshotFile);
  if (header === undefined) return false;
  const files = await journalDisk.list(targetFolder);
  for (const fileName of [snapshotFile.name, addDigest(snapshotFile.name, header.sha256)]) {
    const copy = files.find((entry) => entry.name === fileName);
    if (copy === undefined || copy.isUnreadable || copy.bytes !== snapshotFile.bytes) continue;
    if (
      await hasArchiveDigest(
        journalDisk,
        { ...snapshotFile, name: fileName, folder: targetFolder, bytes: copy.bytes },
        header.sha256,
      )
    )
      return true;
  }
  return false;
}
