import type { Character } from '../../../shared/document/schema.ts';
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

/** Creates a character of a game and opens it. */
export async function createCharacter(translate: Translate, library: Library, game: Game): Promise<void> {
  const newCharacter = game.documents['rollcall.character'].createBlank(
    createUnusedId(library, 'characters', game.noun ?? 'character'),
  );
  if (await addBlankDocument(translate, library, 'characters', newCharacter))
    navigateTo({ screen: 'character', id: newCharacter.id });
}

/** Adds a copy with a new name and id, and opens it. */
export async function duplicateCharacter(translate: Translate, library: Library, character: Character): Promise<void> {
  const characterCopy = createCopy(translate, library, 'characters', character);
  if (!(await addDocument(translate, library, 'characters', characterCopy, 'duplicate'))) return;
  requestNameFocus(characterCopy.id);
  navigateTo({ screen: 'character', id: characterCopy.id });
}

/** Deletes a character at once; the toast offers to restore it. */
export const deleteCharacter = (
  translate: Translate,
  library: Library,
  characterId: string,
  characterName: string,
): Promise<void> => deleteDocument(translate, library, 'characters', characterId, characterName);
