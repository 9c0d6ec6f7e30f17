import type { Database } from '../database.ts';
import { hashDrawings } from '../pictures/drawings.ts';
import { TABLE_NAMES, type TableName } from '../rows.ts';
import { forgetSteps } from '../undo/stored-history.ts';

/** Documents that ship with the app, by table. */
export type Samples = Readonly<Partial<Record<TableName, readonly { id: string }[]>>>;

/**
 * Adds every sample that was never added before: on the first run all of them, after an update the new ones. Samples that
 * the user has changed or deleted stay so: when the record of added samples is lost, a library with changes gets none.
 */
export async function addSamples(database: Database, samples: Samples): Promise<void> {
  const known = await database.meta.get('samples');
  const seen = new Set(known?.key === 'samples' ? known.value : []);
  const isWelcome = known !== undefined || (await isUntouched(database));
  for (const [table, documents] of listed(samples)) {
    const fresh = documents.filter(({ id }) => !seen.has(`${table}/${id}`));
    if (isWelcome && fresh.length > 0) await addMissing(database, table, fresh);
  }
  const all = listed(samples).flatMap(([table, documents]) => documents.map(({ id }) => `${table}/${id}`));
  if (all.some((id) => !seen.has(id)))
    await database.meta.put({ key: 'samples', value: [...new Set([...seen, ...all])] });
}

/** Adding the samples is the first change of each table, even if it was interrupted. */
async function isUntouched(database: Database): Promise<boolean> {
  const counts = await Promise.all(TABLE_NAMES.map((name) => database.rev(name)));
  return counts.every((rev) => rev <= 1);
}

/** The samples of one game, and those that belong to none. */
export function samplesOf(samples: Samples, ruleset: string): Samples {
  const wanted = (documents: readonly { id: string }[]) =>
    documents.filter((document) => ((document as { ruleset?: unknown }).ruleset ?? ruleset) === ruleset);
  return Object.fromEntries(listed(samples).map(([table, documents]) => [table, wanted(documents)]));
}

/** Adds the missing samples; existing ones stay as they are. */
export async function restoreSamples(database: Database, samples: Samples): Promise<void> {
  for (const [table, documents] of listed(samples)) await addMissing(database, table, documents);
}

const listed = (samples: Samples) => Object.entries(samples) as [TableName, readonly { id: string }[]][];

async function addMissing(database: Database, table: TableName, documents: readonly { id: string }[]): Promise<void> {
  if (table === 'characters') await hashDrawings(documents);
  await database.change(table, async (rev) => {
    const there = new Set(await database.documents(table).toCollection().primaryKeys());
    const missing = documents.filter(({ id }) => !there.has(id));
    // Undo steps of a deleted sample do not fit the new one.
    await forgetSteps(
      database,
      missing.map(({ id }) => `${table}/${id}`),
    );
    const updatedAt = Date.now();
    await database.putAll(
      table,
      missing.map((document) => ({ id: document.id, document, updatedAt, rev })),
    );
  });
}

/** The samples of this build, loaded on use since they are the largest part of the program. */
export async function builtInSamples(): Promise<Samples> {
  const { SAMPLE_DOCUMENTS } = await import('./sample-documents.ts');
  return SAMPLE_DOCUMENTS;
}
