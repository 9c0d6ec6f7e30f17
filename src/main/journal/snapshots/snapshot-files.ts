/** Finds, reads and checks the snapshot files of a folder. A snapshot is an archive with a small index file next to it. */

import path from 'node:path';
import { sha256 } from '../../../node/sha256.ts';
import { zipCodec } from '../../../node/zip-codec.ts';
import { type Archive, formatArchiveFaultClause, readArchive } from '../../../shared/library/archive/read-archive.ts';
import { formatReadFault } from '../../../shared/texts/disk-messages.ts';
import type { LateText } from '../../../shared/texts/late-text.ts';
import { createByteSource } from '../../../shared/zip/byte-source.ts';
import { type FileInfo, getErrorCode, type JournalDisk, readIfExists, writeAtomically } from '../disk.ts';
import {
  createIndex,
  formatIndex,
  getIndexName,
  type IndexedRow,
  type IndexHeader,
  isConflictCopy,
  isReadableFormat,
  isVersionPath,
  parseSnapshotNumber,
  ROWS_PATH,
  readIndex,
  readIndexHeader,
  type SnapshotIndex,
  type SnapshotRows,
} from './snapshot-index.ts';

/** A snapshot whose archive, index or both exist. */
export interface SnapshotFile {
  readonly name: string;
  readonly number: number;
  readonly folder: string;
  /** Length of the archive in bytes. Absent if only the index exists. */
  readonly bytes?: number;
}

/** Lists the snapshots of a folder, newest first. Rejects if the folder can't be listed. */
export async function listSnapshotFiles(journalDisk: JournalDisk, folder: string): Promise<SnapshotFile[]> {
  return collectSnapshotFiles(folder, await journalDisk.list(folder));
}

/** Lists the conflict copies that a sync program has renamed. They have the number 0. */
export async function listConflictCopies(journalDisk: JournalDisk, folder: string): Promise<SnapshotFile[]> {
  const files = await journalDisk.list(folder);
  return files.flatMap(({ name, bytes }) => (isConflictCopy(name) ? [{ name, number: 0, folder, bytes }] : []));
}

function collectSnapshotFiles(folder: string, fileInfos: readonly FileInfo[]): SnapshotFile[] {
  const archiveSizes = new Map(fileInfos.map(({ name, bytes }) => [name, bytes]));
  const archiveNames = new Set(
    fileInfos.flatMap(({ name }) => {
      const archiveName = name.replace(/\.index$/, '.rollcall');
      return parseSnapshotNumber(archiveName) === undefined ? [] : [archiveName];
    }),
  );
  return [...archiveNames]
    .map((name) => {
      const bytes = archiveSizes.get(name);
      return { name, number: parseSnapshotNumber(name) ?? 0, folder, ...(bytes !== undefined && { bytes }) };
    })
    .sort((a, b) => b.number - a.number || (a.name < b.name ? 1 : -1));
}

/** Reads the index file of a snapshot, even if the archive is damaged. */
async function readIndexFile(
  journalDisk: JournalDisk,
  { folder, name }: SnapshotFile,
): Promise<SnapshotIndex | undefined> {
  const bytes = await readIfExists(journalDisk, path.join(folder, getIndexName(name))).catch(() => undefined);
  return bytes && readIndex(bytes);
}

export async function readIndexFileHeader(
  journalDisk: JournalDisk,
  { folder, name }: SnapshotFile,
): Promise<IndexHeader | undefined> {
  const bytes = await readIfExists(journalDisk, path.join(folder, getIndexName(name))).catch(() => undefined);
  return bytes && readIndexHeader(bytes);
}

/** Reads the header of a snapshot from the index, or from the archive if the index is missing or damaged. */
export async function readSnapshotHeader(
  journalDisk: JournalDisk,
  snapshotFile: SnapshotFile,
): Promise<IndexHeader | undefined> {
  const header = await readIndexFileHeader(journalDisk, snapshotFile);
  if (header !== undefined) return header;
  return getUsablePart(await checkSnapshot(journalDisk, snapshotFile, 'read-only'))?.index.header;
}

export type CheckedSnapshot =
  | { readonly ok: true; readonly index: SnapshotIndex; readonly archive: Uint8Array }
  /**
   * `reason` is a clause. `expected` is the index of the damaged archive. `usablePart` is set if only versions are damaged. Its index
   * doesn't contain them.
   */
  | {
      readonly ok: false;
      readonly reason: LateText;
      readonly expected?: SnapshotIndex;
      readonly usablePart?: UsableSnapshot & { readonly damagedVersions: number };
    };

interface UsableSnapshot {
  readonly index: SnapshotIndex;
  readonly archive: Uint8Array;
}

/** Returns what can be read of a snapshot: all of it, all except damaged versions, or undefined. */
export const getUsablePart = (checkResult: CheckedSnapshot): UsableSnapshot | undefined =>
  checkResult.ok ? checkResult : checkResult.usablePart;

/**
 * Reads a snapshot and checks its digests. A damaged or missing index is rebuilt from the archive.
 * @param access `read-only` if the index must not be written, since another computer may use the folder as well
 */
export async function checkSnapshot(
  journalDisk: JournalDisk,
  snapshotFile: SnapshotFile,
  access?: 'read-only',
): Promise<CheckedSnapshot> {
  const index = await readIndexFile(journalDisk, snapshotFile);
  const createFault = (reason: LateText): CheckedSnapshot => ({ ok: false, reason, ...(index && { expected: index }) });
  let archive: Uint8Array | undefined;
  try {
    archive = await readIfExists(journalDisk, path.join(snapshotFile.folder, snapshotFile.name));
  } catch (error) {
    return createFault((translate) => formatReadFault(translate, getErrorCode(error)));
  }
  if (archive === undefined) return createFault((translate) => translate('journalFaults.backupGone'));
  if (index !== undefined && index.header.sha256 === sha256(archive)) return { ok: true, index, archive };
  const openResult = await openArchive(archive);
  if ('reason' in openResult) return createFault(openResult.reason);
  const rebuiltIndex = createIndex(openResult.rows, archive);
  const { damagedRows } = openResult;
  if (damagedRows.length > 0) {
    const { rows: snapshotRows } = rebuiltIndex;
    return {
      ok: false,
      reason: (translate) => translate('journalFaults.versionsDamaged', { count: damagedRows.length }),
      expected: index ?? createIndex({ ...snapshotRows, rows: [...snapshotRows.rows, ...damagedRows] }, archive),
      usablePart: { index: rebuiltIndex, archive, damagedVersions: damagedRows.length },
    };
  }
  if (access === 'read-only') return { ok: true, index: rebuiltIndex, archive };
  await writeAtomically(
    journalDisk,
    path.join(snapshotFile.folder, getIndexName(snapshotFile.name)),
    Buffer.from(formatIndex(rebuiltIndex)),
  ).catch(() => undefined);
  return { ok: true, index: rebuiltIndex, archive };
}

/** Checks every digest of an archive and reads its rows. Versions whose entry is damaged are in `damagedRows` only. */
export async function openArchive(
  archiveBytes: Uint8Array,
): Promise<
  { archive: Archive; rows: SnapshotRows; damagedRows: readonly IndexedRow[] } | { readonly reason: LateText }
> {
  const readResult = await readArchive(createByteSource(archiveBytes), {
    codec: zipCodec,
    isDispensable: isVersionPath,
  });
  if (!readResult.ok) {
    const { fault } = readResult;
    return { reason: (translate) => formatArchiveFaultClause(translate, fault) };
  }
  const rowsEntry = readResult.archive.manifest.entries.find(({ path, kind }) => kind === 'rows' && path === ROWS_PATH);
  if (rowsEntry === undefined) return { reason: (translate) => translate('journalFaults.backupForeign') };
  const rows = parseRows(Buffer.from(await readResult.archive.bytes(rowsEntry)).toString('utf8'));
  if (rows === undefined) return { reason: (translate) => translate('journalFaults.contentsDamaged') };
  if (!isReadableFormat(rows)) return { reason: (translate) => translate('journalFaults.backupNewer') };
  const { archive } = readResult;
  if (archive.damagedPaths.size === 0) return { archive, rows, damagedRows: [] };
  const isDamaged = (row: IndexedRow) =>
    'entry' in row && archive.damagedPaths.has(archive.manifest.entries[row.entry]?.path ?? '');
  return {
    archive,
    rows: { ...rows, rows: rows.rows.filter((row) => !isDamaged(row)) },
    damagedRows: rows.rows.filter(isDamaged),
  };
}

/** Returns undefined for anything except an object with the lists that every version has. */
function parseRows(json: string): SnapshotRows | undefined {
  try {
    const rows = JSON.parse(json) as SnapshotRows | null;
    const isComplete =
      rows !== null && Array.isArray(rows.rows) && Array.isArray(rows.deleted) && typeof rows.revs === 'object';
    return isComplete || (rows !== null && !isReadableFormat(rows)) ? rows : undefined;
  } catch {
    return undefined;
  }
}
