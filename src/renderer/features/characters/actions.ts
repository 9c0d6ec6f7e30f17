import type { Character } from '../../../shared/document/schema.ts';
import type { Game } from '../../../shared/games/game.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { navigateTo } from '../../navigation/router.ts';
import type { Library } from '../../store/library.ts';
import { addDocument, copyOf, deleteDocument, freeId } from '../documents/document-actions.ts';

/** Creates a character of a game and opens it. */
export async function createCharacter(translate: Translate, library: Library, game: Game): Promise<void> {
  const made = game.documents['rollcall.character'].createBlank(
    freeId(library, 'characters', game.noun ?? 'character'),
  );
  if (await addDocument(translate, library, 'characters', made, 'create'))
    navigateTo({ screen: 'character', id: made.id });
}

/** Adds a copy with a new name and id, and opens it. */
export async function duplicateCharacter(translate: Translate, library: Library, character: Character): Promise<void> {
  const copy = copyOf(translate, library, 'characters', character);
  if (await addDocument(translate, library, 'characters', copy, 'duplicate'))
    navigateTo({ screen: 'character', id: copy.id });
}

/** Deletes a character at once; the toast offers to restore it. */
export const deleteCharacter = (translate: Translate, library: Library, id: string, name: string): Promise<void> =>
  deleteDocument(translate, library, 'characters', id, name);
