import { isEqualJson } from '../../../shared/document/diff-json.ts';
import type { Database } from '../database.ts';
import { NO_NOTES, readEventNotes } from '../events/event-notes.ts';
import { TABLE_NAMES, type TableName } from '../rows.ts';
import { splitIntoBatches } from './batches.ts';

/**
 * Whether another document names the document by its id, such as a character whose card uses a new template, or an event has received
 * lists or notes. Only within `runOperation`, so that no other window can add a reference in the meantime.
 */
export async function isInUse(database: Database, tableName: TableName, documentId: string): Promise<boolean> {
  if (tableName === 'events' && (await hasSubmissionsOrNotes(database, documentId))) return true;
  const quotedId = JSON.stringify(documentId);
  for (const otherTable of TABLE_NAMES) {
    const ids = await database.documents(otherTable).toCollection().primaryKeys();
    const otherIds = ids.filter((id) => otherTable !== tableName || id !== documentId);
    for (const batch of splitIntoBatches(otherIds)) {
      const areNamed = await Promise.all(batch.map((id) => isNamedIn(database, otherTable, id, quotedId)));
      if (areNamed.includes(true)) return true;
    }
  }
  return false;
}

/** Whether a document contains a text as JSON. A row that can't be read names nothing, as far as anybody can see. */
async function isNamedIn(database: Database, tableName: TableName, id: string, jsonText: string): Promise<boolean> {
  const row = await database
    .documents(tableName)
    .get(id)
    .catch(() => undefined);
  return JSON.stringify(row?.document)?.includes(jsonText) ?? false;
}

const hasSubmissionsOrNotes = async (database: Database, eventId: string): Promise<boolean> =>
  (await database.lists.where('event').equals(eventId).count()) > 0 ||
  !isEqualJson(await readEventNotes(database, eventId), NO_NOTES);
