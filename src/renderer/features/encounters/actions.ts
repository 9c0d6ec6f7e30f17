import type { Encounter } from '../../../shared/document/kinds/encounter.ts';
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

/** Creates an encounter of a game with two empty sides and the user's default house rules, and opens it. */
export async function createEncounter(translate: Translate, library: Library, game: Game): Promise<void> {
  const encounterId = createUnusedId(library, 'encounters', 'encounter');
  const options = readDefaultRules(game);
  const encounter: Encounter = {
    format: 'rollcall.encounter',
    version: 1,
    ruleset: game.id,
    id: encounterId,
    name: '',
    sides: [1, 2].map((sideNumber) => ({
      id: `side-${sideNumber}`,
      name: translate('encounters.side', { n: sideNumber }),
      models: [],
    })),
    ...(Object.keys(options).length === 0 ? {} : { options }),
    seed: createSeed(),
    log: [],
  };
  if (await addBlankDocument(translate, library, 'encounters', encounter))
    navigateTo({ screen: 'encounter', id: encounterId });
}

/** Adds a copy with its own name and id, and opens it. */
export async function duplicateEncounter(translate: Translate, library: Library, encounter: Encounter): Promise<void> {
  const copy = createCopy(translate, library, 'encounters', encounter);
  if (!(await addDocument(translate, library, 'encounters', copy, 'duplicate'))) return;
  requestNameFocus(copy.id);
  navigateTo({ screen: 'encounter', id: copy.id });
}

/**
 * Adds a new encounter with the same line-up, and opens it. The new encounter has an empty log and different dice. It uses the
 * current characters of the library. Characters that exist only in the old encounter are copied.
 */
export async function playAgain(translate: Translate, library: Library, encounter: Encounter): Promise<void> {
  const { characters = [], ...encounterCopy } = createCopy(translate, library, 'encounters', encounter);
  const embeddedCharacters = characters.filter(({ id }) => library.stores.characters.get(id)?.kind !== 'ready');
  const newEncounter: Encounter = {
    ...encounterCopy,
    ...(embeddedCharacters.length === 0 ? {} : { characters: embeddedCharacters }),
    seed: createSeed(),
    log: [],
  };
  if (await addDocument(translate, library, 'encounters', newEncounter, 'create'))
    navigateTo({ screen: 'encounter', id: newEncounter.id });
}

/** Returns a new random seed, so that every game has different dice. */
const createSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Deletes the encounter at once; the toast offers to undo it. */
export const deleteEncounter = (
  translate: Translate,
  library: Library,
  encounterId: string,
  encounterName: string,
): Promise<void> => deleteDocument(translate, library, 'encounters', encounterId, encounterName);
