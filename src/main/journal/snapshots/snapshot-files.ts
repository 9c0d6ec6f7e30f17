/** Snapshots as files of a folder: found, read, checked. */

import path from 'node:path';
import { sha256 } from '../../../node/sha256.ts';
import { zipCodec } from '../../../node/zip-codec.ts';
import { type Archive, archiveFaultClause, readArchive } from '../../../shared/library/archive/read-archive.ts';
import { readFaultMessage } from '../../../shared/texts/disk-messages.ts';
import type { LateText } from '../../../shared/texts/late-text.ts';
import { sourceOf } from '../../../shared/zip/source.ts';
import { codeOf, type FileInfo, type JournalDisk, readIfThere, writeWhole } from '../disk.ts';
import {
  type IndexHead,
  indexName,
  indexOf,
  indexText,
  isConflictCopy,
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

/** The snapshots of a folder, the newest first. Rejects when it can't be listed. */
export async function snapshotsIn(journalDisk: JournalDisk, folder: string): Promise<SnapshotFile[]> {
  return snapshotFiles(folder, await journalDisk.list(folder));
}

/** Copies in a folder that a program which synchronizes it has renamed; they have no number. */
export async function conflictCopiesIn(journalDisk: JournalDisk, folder: string): Promise<SnapshotFile[]> {
  const files = await journalDisk.list(folder);
  return files.flatMap(({ name, bytes }) => (isConflictCopy(name) ? [{ name, number: 0, folder, bytes }] : []));
}

function snapshotFiles(folder: string, files: readonly FileInfo[]): SnapshotFile[] {
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
async function indexFile(journalDisk: JournalDisk, { folder, name }: SnapshotFile): Promise<SnapshotIndex | undefined> {
  const bytes = await readIfThere(journalDisk, path.join(folder, indexName(name))).catch(() => undefined);
  return bytes && readIndex(bytes);
}

export async function indexHead(
  journalDisk: JournalDisk,
  { folder, name }: SnapshotFile,
): Promise<IndexHead | undefined> {
  const bytes = await readIfThere(journalDisk, path.join(folder, indexName(name))).catch(() => undefined);
  return bytes && readIndexHead(bytes);
}

/** The head of a snapshot from its index, or from the archive if the index is missing or damaged. */
export async function readSnapshotHead(journalDisk: JournalDisk, file: SnapshotFile): Promise<IndexHead | undefined> {
  const head = await indexHead(journalDisk, file);
  if (head !== undefined) return head;
  const checked = await checkSnapshot(journalDisk, file, 'read-only');
  return checked.ok ? checked.index.head : undefined;
}

export type Checked =
  | { readonly ok: true; readonly index: SnapshotIndex; readonly archive: Uint8Array }
  /** `why` is a clause. `expected`: what the index says was in it. */
  | { readonly ok: false; readonly why: LateText; readonly expected?: SnapshotIndex };

/**
 * Reads a snapshot and checks its digests. A damaged or missing index is rebuilt from the archive.
 * @param access `read-only`: the index isn't written, since the folder may be another computer's as well
 */
export async function checkSnapshot(
  journalDisk: JournalDisk,
  file: SnapshotFile,
  access?: 'read-only',
): Promise<Checked> {
  const index = await indexFile(journalDisk, file);
  const fault = (why: LateText): Checked => ({ ok: false, why, ...(index && { expected: index }) });
  let archive: Uint8Array | undefined;
  try {
    archive = await readIfThere(journalDisk, path.join(file.folder, file.name));
  } catch (error) {
    return fault((translate) => readFaultMessage(translate, codeOf(error)));
  }
  if (archive === undefined) return fault((translate) => translate('journalFaults.backupGone'));
  if (index !== undefined && index.head.sha256 === sha256(archive)) return { ok: true, index, archive };
  const opened = await openArchive(archive);
  if ('why' in opened) return fault(opened.why);
  const made = indexOf(opened.rows, archive);
  if (access === 'read-only') return { ok: true, index: made, archive };
  await writeWhole(journalDisk, path.join(file.folder, indexName(file.name)), Buffer.from(indexText(made))).catch(
    () => undefined,
  );
  return { ok: true, index: made, archive };
}

/** Checks every digest of an archive, and reads its index. */
export async function openArchive(
  bytes: Uint8Array,
): Promise<{ archive: Archive; rows: SnapshotRows } | { why: LateText }> {
  const read = await readArchive(sourceOf(bytes), { codec: zipCodec });
  if (!read.ok) {
    const { fault } = read;
    return { why: (translate) => archiveFaultClause(translate, fault) };
  }
  const entry = read.archive.manifest.entries.find(({ path, kind }) => kind === 'rows' && path === ROWS_PATH);
  if (entry === undefined) return { why: (translate) => translate('journalFaults.backupForeign') };
  const rows = parseRows(Buffer.from(await read.archive.bytes(entry)).toString('utf8'));
  if (rows === undefined) return { why: (translate) => translate('journalFaults.contentsDamaged') };
  return isReadable(rows)
    ? { archive: read.archive, rows }
    : { why: (translate) => translate('journalFaults.backupNewer') };
}

/** Undefined for anything but an object with the lists that every version has. */
function parseRows(text: string): SnapshotRows | undefined {
  try {
    const rows = JSON.parse(text) as SnapshotRows | null;
    const isWhole =
      rows !== null && Array.isArray(rows.rows) && Array.isArray(rows.deleted) && typeof rows.revs === 'object';
    return isWhole || (rows !== null && !isReadable(rows)) ? rows : undefined;
  } catch {
    return undefined;
  }
}
