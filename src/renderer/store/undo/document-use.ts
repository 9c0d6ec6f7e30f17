import { isEqualJson } from '../../../shared/document/diff-json.ts';
import type { Database } from '../database.ts';
import { NO_NOTES, readEventNotes } from '../events/event-notes.ts';
import { TABLE_NAMES, type TableName } from '../rows.ts';

/**
 * Whether another document names the document by its id, such as a character whose card uses a new template, or an event has received
 * lists or notes. Only within `runOperation`, so that no other window can add a reference in the meantime.
 */
export async function isInUse(database: Database, tableName: TableName, documentId: string): Promise<boolean> {
  if (tableName === 'events' && (await hasSubmissionsOrNotes(database, documentId))) return true;
  const quotedId = JSON.stringify(documentId);
  for (const otherTable of TABLE_NAMES) {
    const rows = await database.documents(otherTable).toArray();
    const isNamed = rows.some(
      ({ id, document }) =>
        (otherTable !== tableName || id !== documentId) && JSON.stringify(document)?.includes(quotedId),
    );
    if (isNamed) return true;
  }
  return false;
}

const hasSubmissionsOrNotes = async (database: Database, eventId: string): Promise<boolean> =>
  (await database.lists.where('event').equals(eventId).count()) > 0 ||
  !isEqualJson(await readEventNotes(database, eventId), NO_NOTES);
