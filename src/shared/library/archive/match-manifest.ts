/** Compares the entries of the zip with its manifest. */

import { LIMITS } from '../../base/limits.ts';
import { isPictureFile } from '../../card/pictures/picture-source.ts';
import { isFontFile } from '../../card/template/font-source.ts';
import { LIBRARY_FORMAT } from '../../document/file-formats.ts';
import { refuse } from '../../zip/archive-fault.ts';
import type { ZipEntry } from '../../zip/directory.ts';
import { refuseUnsafe, sameFileKey } from '../../zip/entry-names.ts';
import { type EntryKind, LIBRARY_VERSION, MANIFEST, type Manifest, type ManifestEntry } from './manifest.ts';

/** Files that operating systems add to folders. */
const LEFT_BEHIND = /(^|\/)(__MACOSX\/|(\.DS_Store|Thumbs\.db|desktop\.ini)$)/i;

export interface Contents {
  /** Files by their path in the archive, without the folder that all of them may lie in. */
  readonly files: ReadonlyMap<string, ZipEntry>;
  /** Absent where it is a zip of plain files. */
  readonly manifest?: ZipEntry;
}

/** The files of the archive. If it was unpacked and its folder zipped again, that folder is left out of the paths. */
export function contentsIn(entries: readonly ZipEntry[]): Contents {
  const files = entries.filter(({ path, isFolder }) => !isFolder && !LEFT_BEHIND.test(path));
  const top = topFolder(files);
  const byPath = new Map(files.map((entry) => [entry.path.slice(top.length), entry]));
  const manifest = byPath.get(MANIFEST);
  if (manifest === undefined) return { files: new Map(files.map((entry) => [entry.path, entry])) };
  byPath.delete(MANIFEST);
  return { files: byPath, manifest };
}

/** The folder that contains all files, the manifest included; empty where there is none. */
function topFolder(files: readonly ZipEntry[]): string {
  const first = files[0]?.path ?? '';
  const top = first.slice(0, first.indexOf('/') + 1);
  const isOne = top !== '' && files.every(({ path }) => path.startsWith(top));
  return isOne && files.some(({ path }) => path === top + MANIFEST) ? top : '';
}

/** Throws an ArchiveError where manifest and zip do not hold the same files of the same lengths. */
export function refuseDifference({ entries }: Manifest, files: ReadonlyMap<string, ZipEntry>): void {
  if (entries.length > LIMITS.archiveEntries) refuse('too-many-entries');
  const listed = new Set<string>();
  for (const { path, bytes, beside } of entries) {
    refuseUnsafe(path);
    const key = sameFileKey(path);
    if (path.endsWith('/') || listed.has(key)) refuse('twice', path);
    listed.add(key);
    if (beside) continue;
    const file = files.get(path.normalize('NFC'));
    if (file === undefined) refuse('missing', path);
    else if (file.size !== bytes) refuse('size', path);
  }
  for (const path of files.keys()) if (!listed.has(sameFileKey(path))) refuse('not-listed', path);
  for (const { path, beside } of entries) if (beside && files.has(path)) refuse('not-listed', path);
}

/** Throws an ArchiveError where a small archive would fill a disk. */
export function refuseGrowth(files: Iterable<ZipEntry>, archiveBytes: number): void {
  let sum = 0;
  for (const { size } of files) sum += size;
  if (sum > LIMITS.archiveBytes) refuse('too-large');
  if (sum > LIMITS.archiveFreeBytes && sum > archiveBytes * LIMITS.archiveGrowth) refuse('growth');
}

/** What a file of a zip without a manifest is, by its name; undefined for other files. */
export function kindOfFile(path: string): EntryKind | undefined {
  if (/\.(?:card|style)\.json$/i.test(path)) return 'template';
  if (/\.json$/i.test(path)) return 'document';
  if (isFontFile(path)) return 'file';
  return isPictureFile(path) ? 'picture' : undefined;
}

/** The manifest that a zip of plain files would have. When it was made is unknown. */
export const manifestFor = (entries: readonly ManifestEntry[]): Manifest => ({
  format: LIBRARY_FORMAT,
  version: LIBRARY_VERSION,
  made: '1970-01-01T00:00:00Z',
  by: '',
  entries,
});
