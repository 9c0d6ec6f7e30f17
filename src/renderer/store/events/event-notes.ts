/** Stores the organizer's notes about an event: the players, the submissions that count, decisions about them, and the saved reports. */
import type { AuditEntry } from '../../../shared/event-pack/audit-trail.ts';
import type { Database } from '../database.ts';

/** A saved report. */
export interface SavedReport {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The table of the report, without the changes since the report before it. */
  readonly table: string;
  /** The digest of the table. */
  readonly digest: string;
}

/** When a submission arrived, as the organizer has set it. It applies until the file is sent again. */
export interface ReceivedTime {
  /** Milliseconds since 1970. */
  readonly time: number;
  /** When the file was added, in milliseconds since 1970. A later version of the file has another time. */
  readonly addedAt: number;
}

/** What an organizer notes about one event. It belongs to this library, and is no part of the event pack. */
export interface EventNotes {
  /** The names of the expected players. */
  readonly expected: readonly string[];
  /** The names of the players by the files of their submissions; empty = no player. */
  readonly players: Readonly<Record<string, string>>;
  /** The files of the submissions that count, for players who have several. */
  readonly counting: readonly string[];
  /** The times that the organizer has set, by file. Notes of earlier releases have none. */
  readonly received: Readonly<Record<string, ReceivedTime>>;
  /** What was decided about submissions, the oldest first. Entries are only added. Notes of earlier releases have none. */
  readonly auditTrail: readonly AuditEntry[];
  /** The last two reports that differ, the newest last. */
  readonly reports: readonly SavedReport[];
}

export const NO_NOTES: EventNotes = {
  expected: [],
  players: {},
  counting: [],
  received: {},
  auditTrail: [],
  reports: [],
};

export const getNotesKey = (eventId: string): `event:${string}` => `event:${eventId}`;

export async function readEventNotes(database: Database, eventId: string): Promise<EventNotes> {
  const metaRow = await database.meta.get(getNotesKey(eventId));
  return metaRow?.value === undefined ? NO_NOTES : { ...NO_NOTES, ...(metaRow.value as Partial<EventNotes>) };
}

/** Changes the notes in one transaction, so that two windows do not overwrite each other's changes. */
export async function updateEventNotes(
  database: Database,
  eventId: string,
  updateNotes: (notes: EventNotes) => EventNotes,
): Promise<EventNotes> {
  return database.transaction('rw', 'meta', async () => {
    const notes = updateNotes(await readEventNotes(database, eventId));
    await database.meta.put({ key: getNotesKey(eventId), value: notes });
    return notes;
  });
}
