import type { EventPack } from '../../../shared/document/schema.ts';
import type { Game } from '../../../shared/games/game.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { go } from '../../navigation/router.ts';
import type { Library } from '../../store/library.ts';
import { addDocument, copyOf, deleteDocument, freeId } from '../documents/document-actions.ts';

/** Makes an event pack of a game and opens it; nothing for a game without events. */
export async function createEvent(translate: Translate, library: Library, game: Game): Promise<void> {
  const made = game.event?.blank(freeId(library, 'events', 'event'));
  if (made !== undefined && (await addDocument(translate, library, 'events', made, 'create')))
    go({ screen: 'event', id: made.id });
}

/** Adds a copy under a name and an id of its own, and opens it. */
export async function duplicateEvent(translate: Translate, library: Library, event: EventPack): Promise<void> {
  const copy = copyOf(translate, library, 'events', event);
  if (await addDocument(translate, library, 'events', copy, 'duplicate')) go({ screen: 'event', id: copy.id });
}

/** Deletes at once; the toast brings it back. */
export const deleteEvent = (translate: Translate, library: Library, id: string, name: string): Promise<void> =>
  deleteDocument(translate, library, 'events', id, name);
