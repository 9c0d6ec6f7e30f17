import type { EventPack } from '../../../shared/document/schema.ts';
import type { Game } from '../../../shared/games/game.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { requestNameFocus } from '../../fields/use-name-focus.ts';
import { navigateTo } from '../../navigation/router.ts';
import type { Library } from '../../store/library.ts';
import {
  addBlankDocument,
  addDocument,
  createCopy,
  createUnusedId,
  deleteDocument,
} from '../documents/document-actions.ts';

/** Creates an event pack for a game and opens it. Does nothing for a game without events. */
export async function createEventPack(translate: Translate, library: Library, game: Game): Promise<void> {
  const newEventPack = game.event?.createBlank(createUnusedId(library, 'events', 'event'));
  if (newEventPack !== undefined && (await addBlankDocument(translate, library, 'events', newEventPack)))
    navigateTo({ screen: 'event', id: newEventPack.id });
}

/** Adds a copy with its own name and id, and opens it. */
export async function duplicateEventPack(translate: Translate, library: Library, eventPack: EventPack): Promise<void> {
  const packCopy = createCopy(translate, library, 'events', eventPack);
  if (!(await addDocument(translate, library, 'events', packCopy, 'duplicate'))) return;
  requestNameFocus(packCopy.id);
  navigateTo({ screen: 'event', id: packCopy.id });
}

/** Deletes the event pack immediately; the toast offers Undo. */
export const deleteEventPack = (
  translate: Translate,
  library: Library,
  packId: string,
  packName: string,
): Promise<void> => deleteDocument(translate, library, 'events', packId, packName);
