import type { Character } from '../../../shared/document/schema.ts';
import type { Game } from '../../../shared/games/game.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { go } from '../../navigation/router.ts';
import type { Library } from '../../store/library.ts';
import { addDocument, copyOf, deleteDocument, freeId } from '../documents/document-actions.ts';

/** Makes a character of a game and opens it. */
export async function createCharacter(translate: Translate, library: Library, game: Game): Promise<void> {
  const made = game.documents['rollcall.character'].blank(freeId(library, 'characters', game.noun ?? 'character'));
  if (await addDocument(translate, library, 'characters', made, 'create')) go({ screen: 'character', id: made.id });
}

/** Adds a copy under a name and an id of its own, and opens it. */
export async function duplicateCharacter(translate: Translate, library: Library, character: Character): Promise<void> {
  const copy = copyOf(translate, library, 'characters', character);
  if (await addDocument(translate, library, 'characters', copy, 'duplicate')) go({ screen: 'character', id: copy.id });
}

/** Deletes at once; the toast brings it back. */
export const deleteCharacter = (translate: Translate, library: Library, id: string, name: string): Promise<void> =>
  deleteDocument(translate, library, 'characters', id, name);
