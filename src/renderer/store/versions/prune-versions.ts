/** Deletes versions of documents that no longer exist. */
import type { Database } from '../database.ts';
import { listDocumentKeys } from '../undo/prune-steps.ts';

/** Deletes all versions of documents. A document key is `table/id`. Only within a transaction that includes `versions`. */
export async function deleteVersionsOf(database: Database, documentKeys: readonly string[]): Promise<void> {
  if (documentKeys.length === 0) return;
  await database.versions
    .where('owner')
    .anyOf([...documentKeys])
    .delete();
}

/** Deletes the versions of documents that are neither in the library, nor in the trash, nor restorable by undo. */
export async function pruneVersions(database: Database): Promise<void> {
  await database.runOperation(async () => {
    const owners = (await database.versions.orderBy('owner').uniqueKeys()).map(String);
    if (owners.length === 0) return;
    const documentKeys = await listDocumentKeys(database);
    await deleteVersionsOf(
      database,
      owners.filter((owner) => !documentKeys.has(owner)),
    );
  });
}
