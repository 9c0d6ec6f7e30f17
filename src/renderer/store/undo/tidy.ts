/** What the library removes by itself, some time after the start, when the app is idle. */
import { LIMITS } from '../../../shared/base/limits.ts';
import type { Database } from '../database.ts';
import { TABLE_NAMES } from '../rows.ts';
import { forgetSteps, sizeOf } from './stored-history.ts';

/** Steps in one batch. */
const AT_ONCE = 500;

/** Deletes the steps of documents that no longer exist, and the oldest steps where all take too much space. */
export async function tidySteps(database: Database): Promise<void> {
  const documents = new Map<string, { size: number; at: number }>();
  for (let from = 0; ; ) {
    const some = await database.history.where('n').above(from).limit(AT_ONCE).toArray();
    for (const step of some) {
      const { size, at } = documents.get(step.document) ?? { size: 0, at: 0 };
      documents.set(step.document, { size: size + sizeOf(step), at: Math.max(at, step.at) });
      from = step.n ?? from;
    }
    if (some.length < AT_ONCE) break;
  }
  if (documents.size === 0) return;
  const there = await everywhere(database);
  const orphans = [...documents.keys()].filter((document) => !there.has(document));
  const others = [...documents].filter(([document]) => there.has(document)).sort(([, a], [, b]) => b.at - a.at);
  let size = 0;
  const tooMuch = others.filter(([, one]) => {
    size += one.size;
    return size > LIMITS.historyBytes;
  });
  const gone = [...orphans, ...tooMuch.map(([document]) => document)];
  if (gone.length > 0) await database.transaction('rw', 'history', async () => forgetSteps(database, gone));
}

/** The keys of every document in a table, in the trash, or kept by an operation. */
async function everywhere(database: Database): Promise<Set<string>> {
  const there = new Set<string>();
  for (const table of TABLE_NAMES) {
    for (const id of await database.documents(table).toCollection().primaryKeys()) there.add(`${table}/${id}`);
  }
  for (const key of await database.trash.toCollection().primaryKeys()) there.add(key.slice(0, key.lastIndexOf('/')));
  for (const [, table, id] of await database.replaced.toCollection().primaryKeys()) there.add(`${table}/${id}`);
  return there;
}

/** The hashes of pictures and drawings that undo or the trash may bring back. */
export async function keptHashes(database: Database): Promise<Set<string>> {
  const named = new Set<string>();
  const collect = (value: unknown) => {
    for (const [, hash] of JSON.stringify(value).matchAll(/sha256:([0-9a-f]{64})/g))
      if (hash !== undefined) named.add(hash);
  };
  await database.history.each(({ edits, inverse }) => collect([edits, inverse]));
  await database.replaced.each(({ row }) => collect(row ?? null));
  await database.trash.each(({ row }) => collect(row));
  return named;
}
