import { setOrRemove } from '../../../shared/document/edit.ts';
import type { Character, Faction } from '../../../shared/document/schema.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { go } from '../../navigation/router.ts';
import type { Library } from '../../store/library.ts';
import { shortName } from '../../strings/documents/short-name.ts';
import { documentKey, toast } from '../../toasts/toasts.ts';
import { addDocument, copyOf, deleteDocument, freeId } from '../documents/document-actions.ts';
import { newFaction } from './new-faction.ts';

/** Makes a faction and opens it. */
export async function createFaction(translate: Translate, library: Library): Promise<void> {
  const made = newFaction(freeId(library, 'factions', 'faction'));
  if (await addDocument(translate, library, 'factions', made, 'create')) go({ screen: 'faction', id: made.id });
}

/** Adds a copy under a name and an id of its own, and opens it. Nobody belongs to the copy. */
export async function duplicateFaction(translate: Translate, library: Library, faction: Faction): Promise<void> {
  const copy = copyOf(translate, library, 'factions', faction);
  if (await addDocument(translate, library, 'factions', copy, 'duplicate')) go({ screen: 'faction', id: copy.id });
}

/** Deletes at once; the toast brings it back. Characters keep its id, so that they belong to it again when it is back. */
export const deleteFaction = (translate: Translate, library: Library, id: string, name: string): Promise<void> =>
  deleteDocument(translate, library, 'factions', id, name);

const putFactions = (library: Library, character: Character, ids: readonly string[]): void =>
  library.tables.characters.edit(character.id, [setOrRemove('/factions', ids.length === 0 ? undefined : ids)]);

/** Lets a character belong to a faction, after those it belongs to already. */
export function joinFaction(library: Library, character: Character, faction: string): void {
  putFactions(library, character, [...(character.factions ?? []), faction]);
}

/** Takes a character out of a faction; the toast puts it back where it stood. */
export function leaveFaction(translate: Translate, library: Library, character: Character, faction: string): void {
  const held = character.factions ?? [];
  putFactions(
    library,
    character,
    held.filter((id) => id !== faction),
  );
  const name = character.name === '' ? translate('editing.unnamed') : character.name;
  toast(translate('factions.left', { name: shortName(name) }), {
    action: {
      label: translate('shell.undo'),
      undoes: [documentKey(character.id)],
      run: () => putFactions(library, character, held),
    },
  });
}
