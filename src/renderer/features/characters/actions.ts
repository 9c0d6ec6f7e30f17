import type { Character } from '../../../shared/document/schema.ts';
import { go } from '../../app/router.ts';
import { toast } from '../../app/toasts.ts';
import { newId } from '../../store/ids.ts';
import type { Library } from '../../store/library.ts';
import { EDITING } from '../../strings/editing.ts';
import { SHELL } from '../../strings/shell.ts';
import { newCharacter } from './new-character.ts';

/** Makes a character and opens it. */
export function createCharacter(library: Library): void {
  const shelf = library.shelves.characters;
  const id = newId('hero', (taken) => shelf.get(taken) !== undefined);
  shelf.add(newCharacter(id));
  go({ screen: 'character', id });
}

/** Adds a copy under a name and an id of its own, and opens it. */
export function duplicateCharacter(library: Library, character: Character): void {
  const shelf = library.shelves.characters;
  const id = newId(character.name, (taken) => shelf.get(taken) !== undefined);
  shelf.add({ ...character, id, name: EDITING.copyOf(character.name) });
  go({ screen: 'character', id });
}

/** Deletes at once; the toast brings it back. */
export function deleteCharacter(library: Library, id: string, name: string): void {
  const restore = library.shelves.characters.remove(id);
  if (restore === undefined) return;
  toast(EDITING.deleted(name === '' ? EDITING.unnamed : name), { action: { label: SHELL.undo, run: restore } });
}
