/** Compares the entries of a zip with its manifest. */

import { LIMITS } from '../../base/limits.ts';
import { isPictureFile } from '../../card/pictures/picture-source.ts';
import { isFontFile } from '../../card/template/font-source.ts';
import { LIBRARY_FORMAT } from '../../document/file-formats.ts';
import { refuse } from '../../zip/archive-fault.ts';
import type { ZipEntry } from '../../zip/directory.ts';
import { getSameFileKey, refuseUnsafe } from '../../zip/entry-names.ts';
import { type EntryKind, LIBRARY_VERSION, MANIFEST, type Manifest, type ManifestEntry } from './manifest.ts';

/** Matches files that operating systems add to folders: `__MACOSX/…`, `art/.DS_Store`, `Thumbs.db`, `desktop.ini`. */
const SYSTEM_FILES = /(^|\/)(__MACOSX\/|(\.DS_Store|Thumbs\.db|desktop\.ini)$)/i;

export interface Contents {
  /** Files by their path in the archive, without a folder that contains all of them. */
  readonly files: ReadonlyMap<string, ZipEntry>;
  /** Absent for a zip of plain files. */
  readonly manifest?: ZipEntry;
}

/** Finds the files of an archive. If all files are in one folder, as when an unpacked archive is zipped again, paths omit the folder. */
export function findContents(entries: readonly ZipEntry[]): Contents {
  const files = entries.filter(({ path, isFolder }) => !isFolder && !SYSTEM_FILES.test(path));
  const topFolderPath = findTopFolder(files);
  const filesByPath = new Map(files.map((entry) => [entry.path.slice(topFolderPath.length), entry]));
  const manifest = filesByPath.get(MANIFEST);
  if (manifest === undefined) return { files: new Map(files.map((entry) => [entry.path, entry])) };
  filesByPath.delete(MANIFEST);
  return { files: filesByPath, manifest };
}

/** Returns the folder that contains all files including the manifest, or an empty string. */
function findTopFolder(files: readonly ZipEntry[]): string {
  const firstPath = files[0]?.path ?? '';
  const topFolderPath = firstPath.slice(0, firstPath.indexOf('/') + 1);
  const isShared = topFolderPath !== '' && files.every(({ path }) => path.startsWith(topFolderPath));
  return isShared && files.some(({ path }) => path === topFolderPath + MANIFEST) ? topFolderPath : '';
}

/** Throws an ArchiveError if manifest and zip don't have the same files with the same lengths. */
export function refuseDifference({ entries }: Manifest, files: ReadonlyMap<string, ZipEntry>): void {
  if (entries.length > LIMITS.archiveEntries) refuse('too-many-entries');
  const listedKeys = new Set<string>();
  for (const { path, bytes, beside } of entries) {
    refuseUnsafe(path);
    const fileKey = getSameFileKey(path);
    if (path.endsWith('/') || listedKeys.has(fileKey)) refuse('twice', path);
    listedKeys.add(fileKey);
    // A file next to the archive is not in the zip.
    if (beside) continue;
    const file = files.get(path.normalize('NFC'));
    if (file === undefined) refuse('missing', path);
    else if (file.size !== bytes) refuse('size', path);
  }
  for (const path of files.keys()) if (!listedKeys.has(getSameFileKey(path))) refuse('not-listed', path);
  for (const { path, beside } of entries) if (beside && files.has(path)) refuse('not-listed', path);
}

/** Throws an ArchiveError if a small archive would fill a disk. */
export function refuseGrowth(files: Iterable<ZipEntry>, archiveBytes: number): void {
  let totalBytes = 0;
  for (const { size } of files) totalBytes += size;
  if (totalBytes > LIMITS.archiveBytes) refuse('too-large');
  if (totalBytes > LIMITS.archiveFreeBytes && totalBytes > archiveBytes * LIMITS.archiveGrowth) refuse('growth');
}

/** Returns the kind of a file in a zip without a manifest, by its name. Undefined for other files. */
export function getFileKind(filePath: string): EntryKind | undefined {
  if (/\.(?:card|style)\.json$/i.test(filePath)) return 'template';
  if (/\.json$/i.test(filePath)) return 'document';
  if (isFontFile(filePath)) return 'file';
  return isPictureFile(filePath) ? 'picture' : undefined;
}

/** Creates the manifest of a zip of plain files, whose creation time is unknown. */
export const createPlainManifest = (entries: readonly ManifestEntry[]): Manifest => ({
  format: LIBRARY_FORMAT,
  version: LIBRARY_VERSION,
  made: '1970-01-01T00:00:00Z',
  by: '',
  entries,
});
