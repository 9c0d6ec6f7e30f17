import type { Team } from '../../../shared/document/schema.ts';
import { go } from '../../app/router.ts';
import type { Library } from '../../store/library.ts';
import { addDocument, copyOf, deleteDocument, freeId } from '../documents/document-actions.ts';
import { newTeam } from './new-team.ts';

/** Makes a team and opens it. */
export async function createTeam(library: Library): Promise<void> {
  const made = newTeam(freeId(library, 'teams', 'team'));
  if (await addDocument(library, 'teams', made, 'create')) go({ screen: 'team', id: made.id });
}

/** Adds a copy under a name and an id of its own, and opens it. */
export async function duplicateTeam(library: Library, team: Team): Promise<void> {
  const copy = copyOf(library, 'teams', team);
  if (await addDocument(library, 'teams', copy, 'duplicate')) go({ screen: 'team', id: copy.id });
}

/** Deletes at once; the toast brings it back. */
export const deleteTeam = (library: Library, id: string, name: string): Promise<void> =>
  deleteDocument(library, 'teams', id, name);
