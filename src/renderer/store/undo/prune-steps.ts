/** Deletes steps of undo that are no longer needed. This runs some time after the start, when the app isn't busy. */
import { LIMITS } from '../../../shared/base/limits.ts';
import type { Database } from '../database.ts';
import { TABLE_NAMES } from '../rows.ts';
import { deleteSteps, estimateSize } from './stored-history.ts';

/** The number of steps in one batch. */
const BATCH_SIZE = 500;

/**
 * Deletes the steps of documents that no longer exist. If the remaining steps take too much space, also deletes the steps of the
 * documents that were changed least recently.
 */
export async function pruneSteps(database: Database): Promise<void> {
  const summaries = new Map<string, { size: number; lastChange: number }>();
  for (let lastNumber = 0; ; ) {
    const batch = await database.history.where('n').above(lastNumber).limit(BATCH_SIZE).toArray();
    for (const step of batch) {
      const { size, lastChange } = summaries.get(step.document) ?? { size: 0, lastChange: 0 };
      summaries.set(step.document, { size: size + estimateSize(step), lastChange: Math.max(lastChange, step.at) });
      lastNumber = step.n ?? lastNumber;
    }
    if (batch.length < BATCH_SIZE) break;
  }
  if (summaries.size === 0) return;
  const existingKeys = await listDocumentKeys(database);
  const orphanKeys = [...summaries.keys()].filter((documentKey) => !existingKeys.has(documentKey));
  const existingDocuments = [...summaries]
    .filter(([documentKey]) => existingKeys.has(documentKey))
    .sort(([, a], [, b]) => b.lastChange - a.lastChange);
  let totalSize = 0;
  const excessDocuments = existingDocuments.filter(([, summary]) => {
    totalSize += summary.size;
    return totalSize > LIMITS.historyBytes;
  });
  const deletedKeys = [...orphanKeys, ...excessDocuments.map(([documentKey]) => documentKey)];
  if (deletedKeys.length > 0)
    await database.transaction('rw', 'history', async () => deleteSteps(database, deletedKeys));
}

/** Lists the keys of all documents in a table, in the trash, or among the rows that operations have replaced. */
export async function listDocumentKeys(database: Database): Promise<Set<string>> {
  const existingKeys = new Set<string>();
  for (const tableName of TABLE_NAMES) {
    for (const documentId of await database.documents(tableName).toCollection().primaryKeys())
      existingKeys.add(`${tableName}/${documentId}`);
  }
  for (const trashKey of await database.trash.toCollection().primaryKeys())
    existingKeys.add(trashKey.slice(0, trashKey.lastIndexOf('/')));
  for (const [, tableName, documentId] of await database.replaced.toCollection().primaryKeys())
    existingKeys.add(`${tableName}/${documentId}`);
  return existingKeys;
}

/** Lists the hashes of pictures and drawings that undo, the trash or a version of a document may restore. */
export async function listRestorableHashes(database: Database): Promise<Set<string>> {
  const usedHashes = new Set<string>();
  const collectHashes = (value: unknown) => {
    for (const [, assetHash] of JSON.stringify(value).matchAll(/sha256:([0-9a-f]{64})/g))
      if (assetHash !== undefined) usedHashes.add(assetHash);
  };
  await database.history.each(({ edits, inverse }) => collectHashes([edits, inverse]));
  await database.replaced.each(({ row }) => collectHashes(row ?? null));
  await database.trash.each(({ row }) => collectHashes(row));
  await database.versions.each(({ document }) => collectHashes(document ?? null));
  return usedHashes;
}
