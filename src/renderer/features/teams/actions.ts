import type { Team } from '../../../shared/document/schema.ts';
import type { Game } from '../../../shared/games/game.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { navigateTo } from '../../navigation/router.ts';
import type { Library } from '../../store/library.ts';
import { addDocument, copyOf, deleteDocument, freeId } from '../documents/document-actions.ts';
import { defaultRules } from '../house-rules/default-rules.ts';

/** Creates a team for a game, with the user's house rules, and opens it. Does nothing for a game without teams. */
export async function createTeam(translate: Translate, library: Library, game: Game): Promise<void> {
  const blank = game.team?.createBlank(freeId(library, 'teams', 'team'));
  const options = defaultRules(game);
  const made = blank === undefined || Object.keys(options).length === 0 ? blank : { ...blank, options };
  if (made !== undefined && (await addDocument(translate, library, 'teams', made, 'create')))
    navigateTo({ screen: 'team', id: made.id });
}

/** Adds a copy with its own name and id, and opens it. */
export async function duplicateTeam(translate: Translate, library: Library, team: Team): Promise<void> {
  const copy = copyOf(translate, library, 'teams', team);
  if (await addDocument(translate, library, 'teams', copy, 'duplicate')) navigateTo({ screen: 'team', id: copy.id });
}

/** Deletes the team immediately; the toast offers Undo. */
export const deleteTeam = (translate: Translate, library: Library, id: string, name: string): Promise<void> =>
  deleteDocument(translate, library, 'teams', id, name);
