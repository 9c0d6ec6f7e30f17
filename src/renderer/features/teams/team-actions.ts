import type { Team } from '../../../shared/document/schema.ts';
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
import { readDefaultRules } from '../house-rules/default-rules.ts';

/** Creates a team for a game, with the user's house rules, and opens it. Does nothing for a game without teams. */
export async function createTeam(translate: Translate, library: Library, game: Game): Promise<void> {
  const blankTeam = game.team?.createBlank(createUnusedId(library, 'teams', 'team'));
  if (blankTeam === undefined) return;
  if (await addBlankDocument(translate, library, 'teams', addDefaultRules(game, blankTeam)))
    navigateTo({ screen: 'team', id: blankTeam.id });
}

/** Returns a new team with the user's house rules for its game. */
export function addDefaultRules(game: Game, newTeam: Team): Team {
  const defaultOptions = readDefaultRules(game);
  return Object.keys(defaultOptions).length === 0 ? newTeam : { ...newTeam, options: defaultOptions };
}

/** Adds a copy with its own name and id, and opens it. */
export async function duplicateTeam(translate: Translate, library: Library, team: Team): Promise<void> {
  const teamCopy = createCopy(translate, library, 'teams', team);
  if (!(await addDocument(translate, library, 'teams', teamCopy, 'duplicate'))) return;
  requestNameFocus(teamCopy.id);
  navigateTo({ screen: 'team', id: teamCopy.id });
}

/** Deletes the team immediately; the toast offers Undo. */
export const deleteTeam = (translate: Translate, library: Library, teamId: string, teamName: string): Promise<void> =>
  deleteDocument(translate, library, 'teams', teamId, teamName);
