import type { Database } from '../../../store/database.ts';
import { EventLists } from './event-lists.ts';

const byEvent = new WeakMap<Database, Map<string, EventLists>>();

/** The lists of an event, by its id. */
export function listsOf(db: Database, id: string): EventLists {
  const all = byEvent.get(db) ?? new Map<string, EventLists>();
  byEvent.set(db, all);
  const held = all.get(id) ?? new EventLists(db, id);
  all.set(id, held);
  return held;
}
