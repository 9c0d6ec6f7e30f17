import type { Character, Faction } from '../../../shared/document/schema.ts';
import { go } from '../../app/router.ts';
import { toast } from '../../app/toasts.ts';
import { newId } from '../../store/ids.ts';
import type { Library } from '../../store/library.ts';
import { EDITING } from '../../strings/editing.ts';
import { FACTIONS } from '../../strings/factions.ts';
import { SHELL } from '../../strings/shell.ts';
import { newFaction } from './new-faction.ts';

/** Makes a faction and opens it. */
export function createFaction(library: Library): void {
  const shelf = library.shelves.factions;
  const id = newId('faction', (taken) => shelf.get(taken) !== undefined);
  shelf.add(newFaction(id));
  go({ screen: 'faction', id });
}

/** Adds a copy under a name and an id of its own, and opens it. Nobody belongs to the copy. */
export function duplicateFaction(library: Library, faction: Faction): void {
  const shelf = library.shelves.factions;
  const id = newId(faction.name, (taken) => shelf.get(taken) !== undefined);
  shelf.add({ ...faction, id, name: EDITING.copyOf(faction.name) });
  go({ screen: 'faction', id });
}

/** Deletes at once; the toast brings it back. Characters keep its id, so that they belong to it again when it is back. */
export function deleteFaction(library: Library, id: string, name: string): void {
  const restore = library.shelves.factions.remove(id);
  if (restore === undefined) return;
  toast(EDITING.deleted(name === '' ? EDITING.unnamed : name), { action: { label: SHELL.undo, run: restore } });
}

const putFactions = (library: Library, character: Character, ids: readonly string[]): void =>
  library.shelves.characters.edit(character.id, [{ path: '/factions', value: ids.length === 0 ? undefined : ids }]);

/** Lets a character belong to a faction, after those it belongs to already. */
export function joinFaction(library: Library, character: Character, faction: string): void {
  putFactions(library, character, [...(character.factions ?? []), faction]);
}

/** Takes a character out of a faction; the toast puts it back where it stood. */
export function leaveFaction(library: Library, character: Character, faction: string): void {
  const held = character.factions ?? [];
  putFactions(
    library,
    character,
    held.filter((id) => id !== faction),
  );
  const name = character.name === '' ? EDITING.unnamed : character.name;
  toast(FACTIONS.left(name), { action: { label: SHELL.undo, run: () => putFactions(library, character, held) } });
}
