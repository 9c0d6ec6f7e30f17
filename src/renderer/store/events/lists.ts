/** Lists that were sent in for an event: kept with it, as they came, until somebody takes them away. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { sha256Anywhere } from '../../../shared/document/fingerprint/sha256.ts';
import type { Database } from '../database.ts';
import type { FileRow, ListRow, Row } from '../rows.ts';
import { notesKey } from './event-notes.ts';

/** A file with its name; folders in it are parted by `/`. */
export interface ListFile {
  readonly name: string;
  readonly bytes: Blob;
}

/** A list with its file. */
export interface KeptList extends ListFile {
  readonly row: ListRow;
}

/** A name may be longer than keys are. */
export const keyOfList = (event: string, name: string): string => `${event}/${sha256Anywhere(name)}`;

const hashIn = ({ content }: ListRow): string => content.slice('sha256:'.length);

/** Files that are read and written together. */
const AT_ONCE = 50;

/** Keeps files; one of the same name takes the place of the one before. Rejects when the disk refuses, or a file is gone. */
export async function keepLists(
  database: Database,
  event: string,
  files: readonly ListFile[],
  now: number,
): Promise<void> {
  for (let at = 0; at < files.length; at += AT_ONCE) {
    const read = await Promise.all(files.slice(at, at + AT_ONCE).map((file) => readFile(event, file, now)));
    await database.transaction('rw', 'lists', 'files', async () => {
      await database.files.bulkPut(read.map(({ file }) => file));
      const before = await database.lists.bulkGet(read.map(({ row }) => row.key));
      // The same list again keeps what is known of it.
      await database.lists.bulkPut(
        read.flatMap(({ row }, index) => (before[index]?.content === row.content ? [] : [row])),
      );
    });
  }
}

async function readFile(
  event: string,
  { name, bytes }: ListFile,
  now: number,
): Promise<{ row: ListRow; file: FileRow }> {
  const content = await bytes.arrayBuffer();
  const hash = bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', content)));
  const modifiedAt = bytes instanceof File ? { modifiedAt: bytes.lastModified } : {};
  const row = { key: keyOfList(event, name), event, name, content: `sha256:${hash}`, addedAt: now, ...modifiedAt };
  // A copy of its own: the user's file may change or go away.
  return { row, file: { hash, file: new Blob([content]) } };
}

/** The lists of an event, by name. One whose file is missing or cannot be read is left out. */
export async function listsOfEvent(database: Database, event: string): Promise<KeptList[]> {
  const rows = await database.lists.where('event').equals(event).sortBy('name');
  const files = await Promise.all(rows.map((row) => database.files.get(hashIn(row)).catch(() => undefined)));
  return rows.flatMap((row, index) => {
    const file = files[index]?.file;
    return file === undefined ? [] : [{ name: row.name, bytes: file, row }];
  });
}

/** Puts lists back that were taken away, with what was known of them. */
export async function putLists(database: Database, lists: readonly KeptList[]): Promise<void> {
  await database.transaction('rw', 'lists', 'files', async () => {
    await database.files.bulkPut(lists.map(({ row, bytes }) => ({ hash: hashIn(row), file: bytes })));
    await database.lists.bulkPut(lists.map(({ row }) => row));
  });
}

/** Takes lists away, and their files where no other list is the same. */
export async function dropLists(database: Database, keys: readonly string[]): Promise<void> {
  await database.transaction('rw', ['lists', 'files', 'fonts', 'trash', 'replaced'], async () => {
    await database.lists.bulkDelete([...keys]);
    await dropUnnamed(database);
  });
}

/** Notes in which team of the library a list is repaired. */
export async function noteCopy(database: Database, key: string, list: string, team: string): Promise<void> {
  await database.transaction('rw', 'lists', async () => {
    const row = await database.lists.get(key);
    if (row !== undefined) await database.lists.put({ ...row, copies: { ...row.copies, [list]: team } });
  });
}

/** Takes the lists of events away that are nowhere any more: neither in the library, nor in its trash, nor in what can be undone. */
export async function tidyLists(database: Database): Promise<void> {
  await database.transaction('rw', ['lists', 'files', 'events', 'fonts', 'trash', 'replaced', 'meta'], async () => {
    const there = new Set(await database.documents('events').toCollection().primaryKeys());
    await database.trash.each(({ table, row }) => {
      if (table === 'events') there.add(row.id);
    });
    for (const [, table, id] of await database.replaced.toCollection().primaryKeys())
      if (table === 'events') there.add(id);
    await database.lists.filter(({ event }) => !there.has(event)).delete();
    const keep = new Set<string>([...there].map(notesKey));
    await database.meta
      .where('key')
      .startsWith(notesKey(''))
      .filter(({ key }) => !keep.has(key))
      .delete();
    await dropUnnamed(database);
  });
}

/** Hashes of the files of fonts: those of the library, of its trash, and those that undo may bring back. */
async function fontHashes(database: Database): Promise<string[]> {
  const hashes: string[] = [];
  const note = (row: Row | undefined): void => {
    const file = (row?.document as { file?: unknown } | null | undefined)?.file;
    if (typeof file === 'string') hashes.push(file.slice('sha256:'.length));
  };
  await database.documents('fonts').each(note);
  await database.trash.each(({ table, row }) => (table === 'fonts' ? note(row) : undefined));
  await database.replaced.each(({ table, row }) => (table === 'fonts' ? note(row) : undefined));
  return hashes;
}

async function dropUnnamed(database: Database): Promise<void> {
  const named = new Set([...(await database.lists.toArray()).map(hashIn), ...(await fontHashes(database))]);
  const hashes = await database.files.toCollection().primaryKeys();
  await database.files.bulkDelete(hashes.filter((hash) => !named.has(hash)));
}
