/** Saves, reads and changes the versions of a document. */
import { isEqualJson } from '../../../shared/document/diff-json.ts';
import {
  makeVersionRoom,
  measureVersion,
  type VersionRoom,
  type VersionSize,
} from '../../../shared/library/version-room.ts';
import type { Database } from '../database.ts';
import type { Row, VersionRow } from '../rows.ts';

/** The state of a document that a version contains. */
export type VersionState = Pick<Row, 'document' | 'drafts'>;

/** Reads the versions of a document, newest first. A row that the database can't read is returned without name and document. */
export async function readVersions(database: Database, owner: string): Promise<VersionRow[]> {
  const ownedRows = database.versions.where('owner').equals(owner);
  const rows = await ownedRows.toArray().catch(async () => {
    const keys = await ownedRows.primaryKeys();
    return Promise.all(keys.map((key) => database.versions.get(key).catch(() => createUnreadableRow(key, owner))));
  });
  return rows
    .flatMap((row) => (row === undefined ? [] : repairRow(row)))
    .sort((first, second) => second.savedAt - first.savedAt);
}

const createUnreadableRow = (key: string, owner: string): VersionRow => ({
  key,
  owner,
  name: '',
  document: undefined,
  savedAt: 0,
  updatedAt: 0,
  bytes: 0,
});

/** Replaces values of a wrong type, which only a damaged row has. The document is checked when it is shown. */
const repairRow = (row: VersionRow): VersionRow => ({
  ...row,
  name: typeof row.name === 'string' ? row.name : '',
  savedAt: Number.isFinite(row.savedAt) ? row.savedAt : 0,
  bytes: Number.isFinite(row.bytes) ? row.bytes : 0,
});

/** Whether a version has the same content as the current state of its document. */
export const isSameState = (first: VersionState, second: VersionState): boolean =>
  isEqualJson([first.document ?? null, first.drafts ?? {}], [second.document ?? null, second.drafts ?? {}]);

/**
 * Saves the state of a document as a version, if there is room. Rejects if the disk refuses.
 *
 * @param timestamp milliseconds since 1970
 */
export function saveVersion(
  database: Database,
  owner: string,
  { document, drafts }: VersionState,
  details: Pick<VersionRow, 'name' | 'isAutomatic'>,
  timestamp: number,
): Promise<VersionRoom> {
  const version: VersionRow = {
    key: database.author.createOperationId(),
    owner,
    ...details,
    document,
    ...(drafts === undefined || Object.keys(drafts).length === 0 ? {} : { drafts }),
    savedAt: timestamp,
    updatedAt: timestamp,
    bytes: measureVersion(document, drafts, details.name),
  };
  return database.transaction('rw', 'versions', () => addVersion(database, version));
}

/** Adds a version if there is room. Only within a transaction that includes `versions`. */
async function addVersion(database: Database, version: VersionRow): Promise<VersionRoom> {
  const savedVersions = await readVersions(database, version.owner);
  const allBytes = await readAllBytes(database);
  const ownBytes = savedVersions.reduce((sum, { bytes }) => sum + bytes, 0);
  const room = makeVersionRoom(savedVersions, version, allBytes - ownBytes);
  if (!room.ok) return room;
  await database.versions.bulkDelete([...room.expiredKeys]);
  await database.versions.put(version);
  return room;
}

/** Adds up the sizes of all versions. Only the index is read, not the documents. */
async function readAllBytes(database: Database): Promise<number> {
  let totalBytes = 0;
  await database.versions.orderBy('bytes').eachKey((bytes) => {
    totalBytes += Number(bytes);
  });
  return totalBytes;
}

/** Renames a version. Does nothing if another window has deleted it. */
export async function renameVersion(
  database: Database,
  versionKey: string,
  newName: string,
  timestamp: number,
): Promise<void> {
  await database.transaction('rw', 'versions', async () => {
    const version = await database.versions.get(versionKey);
    if (version !== undefined) await database.versions.put({ ...version, name: newName, updatedAt: timestamp });
  });
}

/**
 * Adds versions that the library does not have, the newest first, as far as they fit without giving up any. Rejects if the disk
 * refuses; then it has added none.
 */
export function addMissingVersions(
  database: Database,
  versions: readonly VersionRow[],
): Promise<{
  readonly addedCount: number /** The number of versions that did not fit. */;
  readonly refusedCount: number;
}> {
  return database.transaction('rw', 'versions', async () => {
    const storedKeys = new Set(
      await database.versions
        .where('key')
        .anyOf(versions.map(({ key }) => key))
        .primaryKeys(),
    );
    const missingVersions = versions
      .filter(({ key }) => !storedKeys.has(key))
      .sort((first, second) => second.savedAt - first.savedAt);
    const sizesByOwner = new Map<string, VersionSize[]>();
    for (const { owner } of missingVersions)
      if (!sizesByOwner.has(owner)) sizesByOwner.set(owner, await readVersions(database, owner));
    let allBytes = await readAllBytes(database);
    const addedVersions: VersionRow[] = [];
    for (const version of missingVersions) {
      const sizes = sizesByOwner.get(version.owner) ?? [];
      const ownBytes = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
      const room = makeVersionRoom(sizes, version, allBytes - ownBytes);
      if (!room.ok || room.expiredKeys.length > 0) continue;
      sizes.push(version);
      allBytes += version.bytes;
      addedVersions.push(version);
    }
    await database.versions.bulkPut(addedVersions);
    return { addedCount: addedVersions.length, refusedCount: missingVersions.length - addedVersions.length };
  });
}

/** Deletes a version. */
export const deleteVersion = (database: Database, versionKey: string): Promise<void> =>
  database.versions.delete(versionKey);

/** Puts a deleted version back. */
export async function restoreVersion(database: Database, version: VersionRow): Promise<void> {
  await database.versions.put(version);
}
