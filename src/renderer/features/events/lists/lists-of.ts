import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Game } from '../../../../shared/games/game.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { Database } from '../../../store/database.ts';
import { EventLists } from './event-lists.ts';

const byEvent = new WeakMap<Database, Map<string, EventLists>>();

/** Returns the submitted lists of an event, by the id of the event. */
export function listsOf(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  database: Database,
  id: string,
): EventLists {
  const all = byEvent.get(database) ?? new Map<string, EventLists>();
  byEvent.set(database, all);
  const held = all.get(id) ?? new EventLists(translate, gameCatalog, database, id);
  all.set(id, held);
  return held;
}
