import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Game } from '../../../../shared/games/game.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { Database } from '../../../store/database.ts';
import { EventSubmissions } from './event-submissions.ts';

const submissionsByDatabase = new WeakMap<Database, Map<string, EventSubmissions>>();

/** Returns the submissions for an event. There is one `EventSubmissions` per event and database. */
export function getEventSubmissions(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  database: Database,
  eventId: string,
): EventSubmissions {
  const submissionsByEventId = submissionsByDatabase.get(database) ?? new Map<string, EventSubmissions>();
  submissionsByDatabase.set(database, submissionsByEventId);
  const eventSubmissions =
    submissionsByEventId.get(eventId) ?? new EventSubmissions(translate, gameCatalog, database, eventId);
  submissionsByEventId.set(eventId, eventSubmissions);
  return eventSubmissions;
}
