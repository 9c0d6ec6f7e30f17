/** Snapshots as files of a folder: found, read, checked. */
import path from 'node:path';
import { sha256 } from '../../../node/sha256.ts';
import { zipCodec } from '../../../node/zip-codec.ts';
import { type Archive, archiveFaultClause, readArchive } from '../../../shared/library/archive/read-archive.ts';
import { sourceOf } from '../../../shared/library/archive/source.ts';
import { type JournalDisk, readIfThere, writeWhole } from '../disk.ts';
import {
  type IndexHead,
  indexName,
  indexOf,
  indexText,
  isReadable,
  ROWS_PATH,
  readIndex,
  readIndexHead,
  type SnapshotIndex,
  type SnapshotRows,
  snapshotNumber,
} from './snapshot-index.ts';

/** A snapshot that is there, by its archive, its index or both. */
export interface SnapshotFile {
  readonly name: string;
  readonly number: number;
  readonly folder: string;
  /** Length of the archive; absent = only the index is there. */
  readonly bytes?: number;
}

/** The snapshots of a folder, the newest first. */
export async function snapshotsIn(disk: JournalDisk, folder: string): Promise<SnapshotFile[]> {
  const files = await disk.list(folder);
  const sizes = new Map(files.map(({ name, bytes }) => [name, bytes]));
  const names = new Set(
    files.flatMap(({ name }) => {
      const archive = name.replace(/\.index$/, '.rollcall');
      return snapshotNumber(archive) === undefined ? [] : [archive];
    }),
  );
  return [...names]
    .map((name) => {
      const bytes = sizes.get(name);
      return { name, number: snapshotNumber(name) ?? 0, folder, ...(bytes !== undefined && { bytes }) };
    })
    .sort((a, b) => b.number - a.number || (a.name < b.name ? 1 : -1));
}

/** The index of a snapshot from its file, whether its archive is intact or not. */
async function indexFile(disk: JournalDisk, { folder, name }: SnapshotFile): Promise<SnapshotIndex | undefined> {
  const bytes = await readIfThere(disk, path.join(folder, indexName(name))).catch(() => undefined);
  return bytes && readIndex(bytes);
}

export async function indexHead(disk: JournalDisk, { folder, name }: SnapshotFile): Promise<IndexHead | undefined> {
  const bytes = await readIfThere(disk, path.join(folder, indexName(name))).catch(() => undefined);
  return bytes && readIndexHead(bytes);
}

export type Checked =
  | { readonly ok: true; readonly index: SnapshotIndex; readonly archive: Uint8Array }
  /** `expected`: what the index says was in it. */
  | { readonly ok: false; readonly why: string; readonly expected?: SnapshotIndex };

/**
 * A snapshot whose archive is intact. A damaged or missing index is rebuilt from the archive.
 */
export async function checkSnapshot(disk: JournalDisk, file: SnapshotFile): Promise<Checked> {
  const index = await indexFile(disk, file);
  const fault = (why: string): Checked => ({ ok: false, why, ...(index && { expected: index }) });
  let archive: Uint8Array | undefined;
  try {
    archive = await readIfThere(disk, path.join(file.folder, file.name));
  } catch {
    return fault('it cannot be read');
  }
  if (archive === undefined) return fault('it is not there any more');
  if (index !== undefined && index.head.sha256 === sha256(archive)) return { ok: true, index, archive };
  const opened = await openArchive(archive);
  if ('why' in opened) return fault(opened.why);
  const made = indexOf(opened.rows, archive);
  await writeWhole(disk, path.join(file.folder, indexName(file.name)), Buffer.from(indexText(made))).catch(
    () => undefined,
  );
  return { ok: true, index: made, archive };
}

/** Checks every digest of an archive, and reads its index. */
export async function openArchive(
  bytes: Uint8Array,
): Promise<{ archive: Archive; rows: SnapshotRows } | { why: string }> {
  const read = await readArchive(sourceOf(bytes), { codec: zipCodec });
  if (!read.ok) return { why: archiveFaultClause(read.fault) };
  const entry = read.archive.manifest.entries.find(({ path, kind }) => kind === 'rows' && path === ROWS_PATH);
  if (entry === undefined) return { why: 'it is no backup that Rollcall has made by itself' };
  const rows = JSON.parse(Buffer.from(await read.archive.bytes(entry)).toString('utf8')) as SnapshotRows;
  return isReadable(rows) ? { archive: read.archive, rows } : { why: 'it was made by a newer Rollcall' };
}
