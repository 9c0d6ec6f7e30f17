import type { EventPack } from '../../../shared/document/schema.ts';
import type { Game } from '../../../shared/games/game.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { navigateTo } from '../../navigation/router.ts';
import type { Library } from '../../store/library.ts';
import { addDocument, copyOf, deleteDocument, freeId } from '../documents/document-actions.ts';

/** Creates an event pack for a game and opens it. Does nothing for a game without events. */
export async function createEvent(translate: Translate, library: Library, game: Game): Promise<void> {
  const made = game.event?.createBlank(freeId(library, 'events', 'event'));
  if (made !== undefined && (await addDocument(translate, library, 'events', made, 'create')))
    navigateTo({ screen: 'event', id: made.id });
}

/** Adds a copy with its own name and id, and opens it. */
export async function duplicateEvent(translate: Translate, library: Library, event: EventPack): Promise<void> {
  const copy = copyOf(translate, library, 'events', event);
  if (await addDocument(translate, library, 'events', copy, 'duplicate')) navigateTo({ screen: 'event', id: copy.id });
}

/** Deletes the event pack immediately; the toast offers Undo. */
export const deleteEvent = (translate: Translate, library: Library, id: string, name: string): Promise<void> =>
  deleteDocument(translate, library, 'events', id, name);
