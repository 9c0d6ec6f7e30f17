import type { Team } from '../../../shared/document/schema.ts';
import type { Game } from '../../../shared/games/game.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { go } from '../../navigation/router.ts';
import type { Library } from '../../store/library.ts';
import { addDocument, copyOf, deleteDocument, freeId } from '../documents/document-actions.ts';
import { defaultRules } from '../house-rules/default-rules.ts';

/** Makes a team of a game, under the user's own house rules, and opens it; nothing for a game without teams. */
export async function createTeam(translate: Translate, library: Library, game: Game): Promise<void> {
  const blank = game.team?.blank(freeId(library, 'teams', 'team'));
  const options = defaultRules(game);
  const made = blank === undefined || Object.keys(options).length === 0 ? blank : { ...blank, options };
  if (made !== undefined && (await addDocument(translate, library, 'teams', made, 'create')))
    go({ screen: 'team', id: made.id });
}

/** Adds a copy under a name and an id of its own, and opens it. */
export async function duplicateTeam(translate: Translate, library: Library, team: Team): Promise<void> {
  const copy = copyOf(translate, library, 'teams', team);
  if (await addDocument(translate, library, 'teams', copy, 'duplicate')) go({ screen: 'team', id: copy.id });
}

/** Deletes at once; the toast brings it back. */
export const deleteTeam = (translate: Translate, library: Library, id: string, name: string): Promise<void> =>
  deleteDocument(translate, library, 'teams', id, name);
