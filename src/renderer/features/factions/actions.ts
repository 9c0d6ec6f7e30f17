import { setOrRemove } from '../../../shared/document/edit.ts';
import type { Character, Faction } from '../../../shared/document/schema.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { navigateTo } from '../../navigation/router.ts';
import type { Library } from '../../store/library.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { documentKey, toast } from '../../toasts/toasts.ts';
import { addDocument, copyOf, deleteDocument, freeId } from '../documents/document-actions.ts';
import { newFaction } from './new-faction.ts';

/** Creates a faction and opens it. */
export async function createFaction(translate: Translate, library: Library): Promise<void> {
  const made = newFaction(freeId(library, 'factions', 'faction'));
  if (await addDocument(translate, library, 'factions', made, 'create')) navigateTo({ screen: 'faction', id: made.id });
}

/** Adds a copy with a new name and id, and opens it. The copy has no members. */
export async function duplicateFaction(translate: Translate, library: Library, faction: Faction): Promise<void> {
  const copy = copyOf(translate, library, 'factions', faction);
  if (await addDocument(translate, library, 'factions', copy, 'duplicate'))
    navigateTo({ screen: 'faction', id: copy.id });
}

/**
 * Deletes a faction at once; the toast offers to restore it. Characters keep the id of the faction, so that they belong to
 * it again if it is restored.
 */
export const deleteFaction = (translate: Translate, library: Library, id: string, name: string): Promise<void> =>
  deleteDocument(translate, library, 'factions', id, name);

const putFactions = (library: Library, character: Character, ids: readonly string[]): void =>
  library.stores.characters.edit(character.id, [setOrRemove('/factions', ids.length === 0 ? undefined : ids)]);

/** Adds a character to a faction, as the last one of its factions. */
export function joinFaction(library: Library, character: Character, faction: string): void {
  putFactions(library, character, [...(character.factions ?? []), faction]);
}

/** Removes a character from a faction. The toast offers to restore it at its previous position. */
export function leaveFaction(translate: Translate, library: Library, character: Character, faction: string): void {
  const held = character.factions ?? [];
  putFactions(
    library,
    character,
    held.filter((id) => id !== faction),
  );
  const name = character.name === '' ? translate('editing.unnamed') : character.name;
  toast(translate('factions.left', { name: shortenName(name) }), {
    action: {
      label: translate('shell.undo'),
      undoes: [documentKey(character.id)],
      run: () => putFactions(library, character, held),
    },
  });
}
