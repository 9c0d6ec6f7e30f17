/** Writes a snapshot from the previous one and the journal since. */
import path from 'node:path';
import { sha256 } from '../../../node/sha256.ts';
import { zipCodec } from '../../../node/zip-codec.ts';
import { jsonLine } from '../../../shared/document/json/line.ts';
import type { ArchiveItem } from '../../../shared/library/archive/archive-item.ts';
import type { ManifestEntry } from '../../../shared/library/archive/manifest.ts';
import type { Archive } from '../../../shared/library/archive/read-archive.ts';
import { writeArchive } from '../../../shared/library/archive/write-archive.ts';
import type { JournalTable, KnownRow } from '../../../shared/library/journal.ts';
import { sumOf } from '../../../shared/library/sum-of.ts';
import { hashOfFile, kindOfFile } from '../assets.ts';
import { type FileInfo, type JournalDisk, makePrivateFolder, writeWhole } from '../disk.ts';
import { keyOf } from '../segments/state.ts';
import type { Chain } from './chain.ts';
import { archivedRow, artOf, rowFromArchive } from './row-document.ts';
import { openArchive } from './snapshot-files.ts';
import {
  type IndexedRow,
  indexName,
  indexOf,
  indexText,
  nameWithDigest,
  ROWS_FORMAT,
  ROWS_PATH,
  type SnapshotRows,
  snapshotName,
} from './snapshot-index.ts';
import { stampOf } from './stamp.ts';

export interface SnapshotOptions {
  readonly folder: string;
  readonly library: string;
  readonly computer?: string;
  /** The last journal segment that the chain was read to. */
  readonly through: number;
  readonly now: number;
  /** Name and version of the program. */
  readonly by: string;
}

/** The oldest deletions are dropped, since no other copy of the library has these rows any more. */
const MOST_DELETED = 20_000;

/** The folder beside snapshots with the pictures and drawings that they share. */
export const ART = 'art';

/** A snapshot that was written cannot be read back: the disk is failing. */
class SnapshotDamaged extends Error {}

/** Resolves with the name when the snapshot is on the disk, was read back and every digest was right. */
export async function writeSnapshot(journalDisk: JournalDisk, chain: Chain, options: SnapshotOptions): Promise<string> {
  const { folder, now, through, library, computer, by } = options;
  const number = chain.nextSnapshot;
  const art = (await journalDisk.list(path.join(folder, ART)).catch(() => [])).filter(({ isOther }) => !isOther);
  const { items, rows } = await contentsOf(chain, art);
  const { state } = chain.replay;
  const listing: SnapshotRows = {
    ...ROWS_FORMAT,
    number,
    at: now,
    library,
    ...(computer !== undefined && { computer }),
    through,
    revs: state.revs,
    deleted: [...state.deleted.values()].slice(-MOST_DELETED),
    rows,
  };
  items.push({ kind: 'rows', path: ROWS_PATH, bytes: Buffer.from(jsonLine(listing)) });
  const archive = await packed(items, now, by);
  const name = await unusedSnapshotName(journalDisk, folder, snapshotName(number, stampOf(new Date(now))), library);
  const file = path.join(folder, name);
  await makePrivateFolder(journalDisk, folder);
  await writeWhole(journalDisk, file, archive);
  const back = await journalDisk.read(file);
  const opened = await openArchive(back);
  if ('why' in opened || sha256(back) !== sha256(archive)) {
    await journalDisk.remove(file);
    throw new SnapshotDamaged();
  }
  await writeWhole(journalDisk, path.join(folder, indexName(name)), Buffer.from(indexText(indexOf(listing, archive))));
  return name;
}

/** Something unreadable may have the usual name. */
async function unusedSnapshotName(
  journalDisk: JournalDisk,
  folder: string,
  name: string,
  library: string,
): Promise<string> {
  const files = await journalDisk.list(folder);
  const isTaken = files.some((file) => file.name === name || file.name === indexName(name));
  return isTaken ? nameWithDigest(name, sha256(`${library} ${name}`)) : name;
}

async function packed(items: readonly ArchiveItem[], now: number, by: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const write = (chunk: Uint8Array) => void chunks.push(chunk);
  await writeArchive(items, { made: new Date(now), by, write, codec: zipCodec });
  return Buffer.concat(chunks);
}

/** The entries of the archive, in their order, and the entry about each row. */
async function contentsOf(
  chain: Chain,
  art: readonly FileInfo[],
): Promise<{ items: ArchiveItem[]; rows: IndexedRow[] }> {
  const before = await rowsBefore(chain);
  const items: ArchiveItem[] = [];
  const rows: IndexedRow[] = [];
  const named = new Set<string>();
  const keys = [...chain.replay.state.rows.keys()].sort();
  for (const key of keys) {
    const known = chain.replay.state.rows.get(key) as KnownRow;
    const value = chain.replay.values.get(key);
    const entry = value === undefined ? await before(key) : freshEntry(known.table, value, known.sum);
    if (entry === undefined) continue;
    const entryArt = entry.art.length === 0 ? {} : { art: entry.art };
    for (const hash of entry.art) named.add(hash);
    if ('row' in entry) {
      rows.push({ ...known, row: entry.row, ...entryArt });
      continue;
    }
    rows.push({ ...known, entry: items.length, frame: entry.frame, ...entryArt });
    items.push(entry.item);
  }
  for (const file of art) {
    const hash = hashOfFile(file.name);
    if (hash !== undefined && named.has(hash)) items.push(besideItem(file, hash));
  }
  return { items, rows };
}

const besideItem = ({ name, bytes }: FileInfo, sha256: string): ArchiveItem => ({
  kind: kindOfFile(name),
  path: `${ART}/${name}`,
  beside: true,
  sha256,
  size: bytes,
});

type Entry = { readonly art: readonly string[] } & (
  | { readonly row: unknown }
  | { readonly item: ArchiveItem; readonly frame: unknown }
);

/** A row that changed since the last snapshot. A document that would not be restored exactly is stored as a row. */
function freshEntry(table: JournalTable, row: unknown, sum: string): Entry {
  const parcel = archivedRow(table, row);
  if (parcel === undefined) return { row, art: artOf(jsonLine(row)) };
  const text = Buffer.from(parcel.item.bytes).toString('utf8');
  const back = rowFromArchive(table, parcel.frame, JSON.parse(text));
  if (sumOf(back, sha256) !== sum) return { row, art: artOf(jsonLine(row)) };
  return { item: parcel.item, frame: parcel.frame, art: artOf(text) };
}

/** Rows of the last snapshot, as they are packed there: they are copied without being parsed. */
async function rowsBefore({ base }: Chain): Promise<(key: string) => Promise<Entry | undefined>> {
  if (base === undefined) return async () => undefined;
  const opened = await openArchive(base.archive);
  if ('why' in opened) throw new SnapshotDamaged();
  const { archive, rows } = opened;
  const indexed = new Map(rows.rows.map((row) => [keyOf(row), row]));
  return async (key) => {
    const row = indexed.get(key);
    if (row === undefined) return undefined;
    const { art = [] } = row;
    if ('row' in row) return { row: row.row, art };
    const entry = archive.manifest.entries[row.entry];
    return entry && { item: await itemOf(archive, entry), frame: row.frame, art };
  };
}

/** With another path: that of the last one may be taken meanwhile. */
async function itemOf(archive: Archive, entry: ManifestEntry): Promise<ArchiveItem> {
  const { path: _path, bytes: _bytes, sha256: _sha256, beside: _beside, ...described } = entry;
  return { ...described, bytes: await archive.bytes(entry) } as ArchiveItem;
}
