import type { Catalogue } from '../../../../shared/document/catalogue.ts';
import type { Game } from '../../../../shared/games/game.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { Database } from '../../../store/database.ts';
import { EventLists } from './event-lists.ts';

const byEvent = new WeakMap<Database, Map<string, EventLists>>();

/** The lists of an event, by its id. */
export function listsOf(translate: Translate, games: Catalogue<Game>, db: Database, id: string): EventLists {
  const all = byEvent.get(db) ?? new Map<string, EventLists>();
  byEvent.set(db, all);
  const held = all.get(id) ?? new EventLists(translate, games, db, id);
  all.set(id, held);
  return held;
}
