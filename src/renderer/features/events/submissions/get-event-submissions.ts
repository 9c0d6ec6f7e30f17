import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Game } from '../../../../shared/games/game.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { Database } from '../../../store/database.ts';
import { type Library, listReadableDocuments } from '../../../store/library.ts';
import { EventSubmissions } from './event-submissions.ts';

const submissionsByDatabase = new WeakMap<Database, Map<string, EventSubmissions>>();

/** Returns the submissions for an event. There is one `EventSubmissions` per event and database. */
export function getEventSubmissions(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  { database, stores }: Library,
  eventId: string,
): EventSubmissions {
  const submissionsByEventId = submissionsByDatabase.get(database) ?? new Map<string, EventSubmissions>();
  submissionsByDatabase.set(database, submissionsByEventId);
  const eventSubmissions =
    submissionsByEventId.get(eventId) ??
    new EventSubmissions(translate, gameCatalog, database, eventId, () => ({
      characters: listReadableDocuments<'characters'>(stores.characters.snapshot()),
      factions: listReadableDocuments<'factions'>(stores.factions.snapshot()),
    }));
  submissionsByEventId.set(eventId, eventSubmissions);
  return eventSubmissions;
}
