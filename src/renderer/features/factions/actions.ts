import { setOrRemove } from '../../../shared/document/edit.ts';
import type { Character, Faction } from '../../../shared/document/schema.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { requestNameFocus } from '../../fields/use-name-focus.ts';
import { navigateTo } from '../../navigation/router.ts';
import type { Library } from '../../store/library.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { getDocumentKey, toast } from '../../toasts/toasts.ts';
import {
  addBlankDocument,
  addDocument,
  createCopy,
  createUnusedId,
  deleteDocument,
} from '../documents/document-actions.ts';
import { createBlankFaction } from './create-blank-faction.ts';

/** Creates a faction and opens it. */
export async function createFaction(translate: Translate, library: Library): Promise<void> {
  const blankFaction = createBlankFaction(createUnusedId(library, 'factions', 'faction'));
  if (await addBlankDocument(translate, library, 'factions', blankFaction))
    navigateTo({ screen: 'faction', id: blankFaction.id });
}

/** Adds a copy with a new name and id, and opens it. The copy has no members. */
export async function duplicateFaction(translate: Translate, library: Library, faction: Faction): Promise<void> {
  const factionCopy = createCopy(translate, library, 'factions', faction);
  if (!(await addDocument(translate, library, 'factions', factionCopy, 'duplicate'))) return;
  requestNameFocus(factionCopy.id);
  navigateTo({ screen: 'faction', id: factionCopy.id });
}

/**
 * Deletes a faction immediately; the toast offers Undo. Characters keep the id of the faction, so that Undo also restores
 * their memberships.
 */
export const deleteFaction = (
  translate: Translate,
  library: Library,
  factionId: string,
  factionName: string,
): Promise<void> => deleteDocument(translate, library, 'factions', factionId, factionName);

const setFactions = (library: Library, character: Character, factionIds: readonly string[]): void =>
  library.stores.characters.edit(character.id, [
    setOrRemove('/factions', factionIds.length === 0 ? undefined : factionIds),
  ]);

/** Adds a character to a faction, as the last one of its factions. */
export function joinFaction(library: Library, character: Character, factionId: string): void {
  setFactions(library, character, [...(character.factions ?? []), factionId]);
}

/** Removes a character from a faction. The toast offers to restore the membership at its previous position. */
export function leaveFaction(translate: Translate, library: Library, character: Character, factionId: string): void {
  const previousIds = character.factions ?? [];
  setFactions(
    library,
    character,
    previousIds.filter((id) => id !== factionId),
  );
  const characterName = character.name === '' ? translate('editing.unnamed') : character.name;
  toast(translate('factions.left', { name: shortenName(characterName) }), {
    action: {
      label: translate('shell.undo'),
      undoes: [getDocumentKey(character.id)],
      run: () => setFactions(library, character, previousIds),
    },
  });
}
