import type { Database } from '../database.ts';
import { hashDrawings } from '../pictures/drawings.ts';
import { TABLE_NAMES, type TableName } from '../rows.ts';
import { deleteSteps } from '../undo/stored-history.ts';

/** Documents that ship with the app, by table. */
export type Samples = Readonly<Partial<Record<TableName, readonly { id: string }[]>>>;

/**
 * Adds the samples that were never added before: all samples on the first run, new samples after an update. A sample that the user has
 * changed or deleted is never added again. Therefore a library with changes gets no samples if the record of added samples is lost.
 * Returns the keys (`table/id`) of all samples.
 */
export async function addSamples(database: Database, samples: Samples): Promise<ReadonlySet<string>> {
  const samplesRow = await database.meta.get('samples');
  const seenKeys = new Set(samplesRow?.key === 'samples' ? samplesRow.value : []);
  const canAddSamples = samplesRow !== undefined || (await isUntouched(database));
  for (const [tableName, sampleDocuments] of listTables(samples)) {
    const newDocuments = sampleDocuments.filter(({ id }) => !seenKeys.has(`${tableName}/${id}`));
    if (canAddSamples && newDocuments.length > 0) await addMissing(database, tableName, newDocuments);
  }
  const allKeys = listTables(samples).flatMap(([tableName, sampleDocuments]) =>
    sampleDocuments.map(({ id }) => `${tableName}/${id}`),
  );
  if (allKeys.some((sampleKey) => !seenKeys.has(sampleKey)))
    await database.meta.put({ key: 'samples', value: [...new Set([...seenKeys, ...allKeys])] });
  return new Set(allKeys);
}

/** Whether the user has changed nothing yet. The first change of each table, revision 1, may be the one that added the samples. */
async function isUntouched(database: Database): Promise<boolean> {
  const revisions = await Promise.all(TABLE_NAMES.map((tableName) => database.readRevision(tableName)));
  return revisions.every((revision) => revision <= 1);
}

/** Returns the samples of one game, and those that belong to no game. */
export function filterSamples(samples: Samples, ruleset: string): Samples {
  const selectDocuments = (sampleDocuments: readonly { id: string }[]) =>
    sampleDocuments.filter((document) => ((document as { ruleset?: unknown }).ruleset ?? ruleset) === ruleset);
  return Object.fromEntries(
    listTables(samples).map(([tableName, sampleDocuments]) => [tableName, selectDocuments(sampleDocuments)]),
  );
}

/** Adds the missing samples. Does not change existing samples. */
export async function restoreSamples(database: Database, samples: Samples): Promise<void> {
  for (const [tableName, sampleDocuments] of listTables(samples))
    await addMissing(database, tableName, sampleDocuments);
}

const listTables = (samples: Samples) => Object.entries(samples) as [TableName, readonly { id: string }[]][];

async function addMissing(
  database: Database,
  tableName: TableName,
  sampleDocuments: readonly { id: string }[],
): Promise<void> {
  if (tableName === 'characters') await hashDrawings(sampleDocuments);
  await database.changeDocuments(tableName, async (revision) => {
    const existingIds = new Set(await database.documents(tableName).toCollection().primaryKeys());
    const missingDocuments = sampleDocuments.filter(({ id }) => !existingIds.has(id));
    // The undo steps of a deleted sample do not fit the new one.
    await deleteSteps(
      database,
      missingDocuments.map(({ id }) => `${tableName}/${id}`),
    );
    const updatedAt = Date.now();
    await database.putDocuments(
      tableName,
      missingDocuments.map((document) => ({ id: document.id, document, updatedAt, rev: revision })),
    );
  });
}

/** Loads the bundled samples on demand, since they are the largest part of the program. */
export async function loadBuiltInSamples(): Promise<Samples> {
  const { SAMPLE_DOCUMENTS } = await import('./sample-documents.ts');
  return SAMPLE_DOCUMENTS;
}
