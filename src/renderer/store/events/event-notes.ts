/** What an organiser has noted beside the lists of an event: players, which list counts, and the reports that were made. */
import type { Database } from '../database.ts';

/** A report that was saved. */
export interface SavedReport {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Its table, without what had changed then. */
  readonly table: string;
  /** Stands for the table. */
  readonly digest: string;
}

export interface EventNotes {
  /** Names of the players who are expected. */
  readonly expected: readonly string[];
  /** Name of the player by the file of the list; empty = nobody. */
  readonly players: Readonly<Record<string, string>>;
  /** Files of lists that count before others of the same player. */
  readonly counting: readonly string[];
  /** The last two that differ, the newest last. */
  readonly reports: readonly SavedReport[];
}

export const NO_NOTES: EventNotes = { expected: [], players: {}, counting: [], reports: [] };

export const notesKey = (event: string): `event:${string}` => `event:${event}`;

export async function notesOfEvent(database: Database, event: string): Promise<EventNotes> {
  const row = await database.meta.get(notesKey(event));
  return row?.value === undefined ? NO_NOTES : { ...NO_NOTES, ...(row.value as Partial<EventNotes>) };
}

/** Changes the notes in one transaction, so that two windows do not undo each other. */
export async function changeNotes(
  database: Database,
  event: string,
  change: (notes: EventNotes) => EventNotes,
): Promise<EventNotes> {
  return database.transaction('rw', 'meta', async () => {
    const notes = change(await notesOfEvent(database, event));
    await database.meta.put({ key: notesKey(event), value: notes });
    return notes;
  });
}
