/** Writes a snapshot from the previous snapshot and the journal since then. */
import path from 'node:path';
import { sha256 } from '../../../node/sha256.ts';
import { zipCodec } from '../../../node/zip-codec.ts';
import { LIMITS } from '../../../shared/base/limits.ts';
import { formatJsonLine } from '../../../shared/document/json/json-line.ts';
import type { ArchiveItem } from '../../../shared/library/archive/archive-item.ts';
import type { ManifestEntry } from '../../../shared/library/archive/manifest.ts';
import type { Archive } from '../../../shared/library/archive/read-archive.ts';
import { writeArchive } from '../../../shared/library/archive/write-archive.ts';
import type { JournalTable, KnownRow } from '../../../shared/library/journal.ts';
import { computeRowChecksum } from '../../../shared/library/row-checksum.ts';
import { getAssetKind, parseAssetHash } from '../asset-store.ts';
import { type FileInfo, type JournalDisk, makePrivateFolder, writeAtomically } from '../disk.ts';
import { getRowKey } from '../segments/state.ts';
import type { Chain } from './chain.ts';
import { formatTimestamp } from './file-timestamp.ts';
import { findArtHashes, type PackedRow, packRow, unpackRow } from './row-document.ts';
import { openArchive } from './snapshot-files.ts';
import {
  addDigest,
  createIndex,
  formatIndex,
  formatSnapshotName,
  getIndexName,
  getVersionPath,
  type IndexedRow,
  isVersionPath,
  ROWS_FORMAT,
  ROWS_PATH,
  type SnapshotRows,
} from './snapshot-index.ts';

export interface SnapshotOptions {
  readonly folder: string;
  readonly library: string;
  readonly computer?: string;
  /** The last journal segment that was read into the chain. */
  readonly through: number;
  readonly timestamp: number;
  /** Name and version of the program. */
  readonly program: string;
}

/** The most deletions that a snapshot records. The oldest are dropped: by then, no other copy of the library has the deleted rows. */
const MAX_DELETED = 20_000;

/**
 * The most entries for the content of versions. Snapshots keep further versions among their rows, so that an archive never has more
 * entries than readers accept.
 */
const MAX_VERSION_ENTRIES = LIMITS.archiveEntries / 3;

/** The folder next to the snapshots with the pictures and drawings that they share. */
export const ART_FOLDER = 'art';

/** A snapshot that was just written or checked can't be read back, since the disk is failing. */
class DamagedSnapshotError extends Error {}

/** Writes a snapshot, reads it back and checks every digest. Resolves with the name of the snapshot. */
export async function writeSnapshot(journalDisk: JournalDisk, chain: Chain, options: SnapshotOptions): Promise<string> {
  const { folder, timestamp, through, library, computer, program } = options;
  const number = chain.nextSnapshot;
  const artFiles = (await journalDisk.list(path.join(folder, ART_FOLDER)).catch(() => [])).filter(
    ({ isUnreadable }) => !isUnreadable,
  );
  const { items, rows } = await collectContents(chain, artFiles);
  const { state } = chain.replay;
  const snapshotRows: SnapshotRows = {
    ...ROWS_FORMAT,
    number,
    at: timestamp,
    library,
    ...(computer !== undefined && { computer }),
    through,
    revs: state.revs,
    deleted: [...state.deleted.values()].slice(-MAX_DELETED),
    rows,
  };
  items.push({ kind: 'rows', path: ROWS_PATH, bytes: Buffer.from(formatJsonLine(snapshotRows)) });
  const archiveBytes = await packArchive(items, timestamp, program);
  const snapshotName = await findUnusedName(
    journalDisk,
    folder,
    formatSnapshotName(number, formatTimestamp(new Date(timestamp))),
    library,
  );
  const filePath = path.join(folder, snapshotName);
  await makePrivateFolder(journalDisk, folder);
  await writeAtomically(journalDisk, filePath, archiveBytes);
  const writtenBytes = await journalDisk.read(filePath);
  const openResult = await openArchive(writtenBytes);
  if ('reason' in openResult || sha256(writtenBytes) !== sha256(archiveBytes)) {
    await journalDisk.remove(filePath);
    throw new DamagedSnapshotError();
  }
  await writeAtomically(
    journalDisk,
    path.join(folder, getIndexName(snapshotName)),
    Buffer.from(formatIndex(createIndex(snapshotRows, archiveBytes))),
  );
  return snapshotName;
}

/** Returns the name, or a different one if the name is taken, for example by an unreadable file. */
async function findUnusedName(
  journalDisk: JournalDisk,
  folder: string,
  wantedName: string,
  library: string,
): Promise<string> {
  const files = await journalDisk.list(folder);
  const isTaken = files.some((fileInfo) => fileInfo.name === wantedName || fileInfo.name === getIndexName(wantedName));
  return isTaken ? addDigest(wantedName, sha256(`${library} ${wantedName}`)) : wantedName;
}

async function packArchive(items: readonly ArchiveItem[], timestamp: number, program: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const write = (chunk: Uint8Array) => void chunks.push(chunk);
  await writeArchive(items, { made: new Date(timestamp), by: program, write, codec: zipCodec });
  return Buffer.concat(chunks);
}

/**
 * Collects the entries of the archive and the index entry of each row, in order of the row keys. The content of a version is an entry of
 * its own. Equal versions share it.
 */
async function collectContents(
  chain: Chain,
  artFiles: readonly FileInfo[],
): Promise<{ items: ArchiveItem[]; rows: IndexedRow[] }> {
  const readPreviousRow = await openPreviousSnapshot(chain);
  const items: ArchiveItem[] = [];
  const rows: IndexedRow[] = [];
  const usedHashes = new Set<string>();
  const addItem = createItemAdder(items);
  const rowKeys = [...chain.replay.state.rows.keys()].sort();
  for (const rowKey of rowKeys) {
    const knownRow = chain.replay.state.rows.get(rowKey) as KnownRow;
    const rowContent = chain.replay.rowContents.get(rowKey);
    const packedRow =
      rowContent === undefined
        ? await readPreviousRow(rowKey)
        : packChangedRow(knownRow.table, rowContent, knownRow.sum);
    if (packedRow === undefined) continue;
    const artProperty = packedRow.art.length === 0 ? {} : { art: packedRow.art };
    for (const hash of packedRow.art) usedHashes.add(hash);
    const storedRow = 'row' in packedRow ? { row: packedRow.row } : addItem(knownRow.table, packedRow);
    rows.push({ ...knownRow, ...storedRow, ...artProperty });
  }
  for (const fileInfo of artFiles) {
    const hash = parseAssetHash(fileInfo.name);
    if (hash !== undefined && usedHashes.has(hash)) items.push(createArtItem(fileInfo, hash));
  }
  return { items, rows };
}

/** Returns a function that adds the document of a row to the items, unless an equal version is there, and says how its row is stored. */
function createItemAdder(items: ArchiveItem[]) {
  const versionEntries = new Map<string, number>();
  return (table: JournalTable, packedRow: PackedRow): { entry: number; frame: unknown } | { row: unknown } => {
    const { item, frame } = packedRow;
    const versionPath = table === 'versions' ? item.path : undefined;
    if (versionPath !== undefined) {
      const equalEntry = versionEntries.get(versionPath);
      if (equalEntry !== undefined) return { entry: equalEntry, frame };
      if (versionEntries.size >= MAX_VERSION_ENTRIES) return { row: unpackItem(table, packedRow) };
      versionEntries.set(versionPath, items.length);
    }
    return { entry: items.push(item) - 1, frame };
  };
}

/** Describes a picture or drawing that stays a file of its own: with `beside`, the archive only lists the file and its digest. */
const createArtItem = ({ name, bytes }: FileInfo, artDigest: string): ArchiveItem => ({
  kind: getAssetKind(name),
  path: `${ART_FOLDER}/${name}`,
  beside: true,
  sha256: artDigest,
  size: bytes,
});

type SnapshotRow = { readonly art: readonly string[] } & ({ readonly row: unknown } | PackedRow);

/** Packs a row that has changed since the last snapshot. A document that could not be restored exactly is stored as a row. */
function packChangedRow(table: JournalTable, row: unknown, checksum: string): SnapshotRow {
  const packedRow = packRow(table, row);
  if (packedRow === undefined) return { row, art: findArtHashes(formatJsonLine(row)) };
  if (computeRowChecksum(unpackItem(table, packedRow), sha256) !== checksum)
    return { row, art: findArtHashes(formatJsonLine(row)) };
  const { bytes } = packedRow.item;
  return {
    item: table === 'versions' ? createVersionItem(bytes) : packedRow.item,
    frame: packedRow.frame,
    art: findArtHashes(Buffer.from(bytes).toString('utf8')),
  };
}

/** Describes the content of a version. It is not a document of the archive, which would be imported with the others. */
const createVersionItem = (bytes: Uint8Array): PackedRow['item'] => ({
  kind: 'rows',
  path: getVersionPath(sha256(bytes)),
  bytes,
});

const unpackItem = (table: JournalTable, { item, frame }: PackedRow): unknown =>
  unpackRow(table, frame, JSON.parse(Buffer.from(item.bytes).toString('utf8')));

/**
 * Opens the previous snapshot. Returns a function that copies a packed row from it without parsing the row. Versions in a snapshot of an
 * older Rollcall are packed.
 */
async function openPreviousSnapshot({
  baseSnapshot,
}: Chain): Promise<(key: string) => Promise<SnapshotRow | undefined>> {
  if (baseSnapshot === undefined) return async () => undefined;
  const openResult = await openArchive(baseSnapshot.archive);
  if ('reason' in openResult) throw new DamagedSnapshotError();
  const { archive, rows } = openResult;
  const rowsByKey = new Map(rows.rows.map((row) => [getRowKey(row), row]));
  return async (rowKey) => {
    const row = rowsByKey.get(rowKey);
    if (row === undefined) return undefined;
    const { art = [] } = row;
    if ('row' in row)
      return row.table === 'versions' ? packChangedRow('versions', row.row, row.sum) : { row: row.row, art };
    const manifestEntry = archive.manifest.entries[row.entry];
    return manifestEntry && { item: await copyItem(archive, manifestEntry), frame: row.frame, art };
  };
}

/** Copies an entry. A document is copied without its path, which another entry may use by now. */
async function copyItem(archive: Archive, manifestEntry: ManifestEntry): Promise<PackedRow['item']> {
  const { path: entryPath, bytes: _bytes, sha256: _sha256, beside: _beside, ...description } = manifestEntry;
  const bytes = await archive.bytes(manifestEntry);
  return isVersionPath(entryPath) ? createVersionItem(bytes) : ({ ...description, bytes } as PackedRow['item']);
}
