import type { Team } from '../../../shared/document/schema.ts';
import { go } from '../../app/router.ts';
import { toast } from '../../app/toasts.ts';
import { newId } from '../../store/ids.ts';
import type { Library } from '../../store/library.ts';
import { EDITING } from '../../strings/editing.ts';
import { SHELL } from '../../strings/shell.ts';
import { newTeam } from './new-team.ts';

/** Makes a team and opens it. */
export function createTeam(library: Library): void {
  const shelf = library.shelves.teams;
  const id = newId('team', (taken) => shelf.get(taken) !== undefined);
  shelf.add(newTeam(id));
  go({ screen: 'team', id });
}

/** Adds a copy under a name and an id of its own, and opens it. */
export function duplicateTeam(library: Library, team: Team): void {
  const shelf = library.shelves.teams;
  const id = newId(team.name, (taken) => shelf.get(taken) !== undefined);
  shelf.add({ ...team, id, name: EDITING.copyOf(team.name) });
  go({ screen: 'team', id });
}

/** Deletes at once; the toast brings it back. */
export function deleteTeam(library: Library, id: string, name: string): void {
  const restore = library.shelves.teams.remove(id);
  if (restore === undefined) return;
  toast(EDITING.deleted(name === '' ? EDITING.unnamed : name), { action: { label: SHELL.undo, run: restore } });
}
