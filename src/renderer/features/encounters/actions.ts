import type { Encounter } from '../../../shared/document/kinds/encounter.ts';
import type { Game } from '../../../shared/games/game.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { navigateTo } from '../../navigation/router.ts';
import type { Library } from '../../store/library.ts';
import { addDocument, copyOf, deleteDocument, freeId } from '../documents/document-actions.ts';
import { defaultRules } from '../house-rules/default-rules.ts';

/** Creates an encounter of a game with two empty sides and the user's default house rules, and opens it. */
export async function createEncounter(translate: Translate, library: Library, game: Game): Promise<void> {
  const id = freeId(library, 'encounters', 'encounter');
  const options = defaultRules(game);
  const made: Encounter = {
    format: 'rollcall.encounter',
    version: 1,
    ruleset: game.id,
    id,
    name: '',
    sides: [1, 2].map((n) => ({ id: `side-${n}`, name: translate('encounters.side', { n }), models: [] })),
    ...(Object.keys(options).length === 0 ? {} : { options }),
    seed: newSeed(),
    log: [],
  };
  if (await addDocument(translate, library, 'encounters', made, 'create')) navigateTo({ screen: 'encounter', id });
}

/** Adds a copy with its own name and id, and opens it. */
export async function duplicateEncounter(translate: Translate, library: Library, encounter: Encounter): Promise<void> {
  const copy = copyOf(translate, library, 'encounters', encounter);
  if (await addDocument(translate, library, 'encounters', copy, 'duplicate'))
    navigateTo({ screen: 'encounter', id: copy.id });
}

/**
 * Adds a new encounter with the same line-up, and opens it. Its log is empty, its dice are different, and its characters
 * are those of the library as they are now. Characters that exist only in the encounter stay in it.
 */
export async function playAgain(translate: Translate, library: Library, encounter: Encounter): Promise<void> {
  const { characters = [], ...rest } = copyOf(translate, library, 'encounters', encounter);
  const kept = characters.filter(({ id }) => library.stores.characters.get(id)?.kind !== 'ready');
  const copy: Encounter = { ...rest, ...(kept.length === 0 ? {} : { characters: kept }), seed: newSeed(), log: [] };
  if (await addDocument(translate, library, 'encounters', copy, 'create'))
    navigateTo({ screen: 'encounter', id: copy.id });
}

/** Returns a new random seed, so that every game has different dice. */
const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Deletes the encounter at once; the toast offers to undo it. */
export const deleteEncounter = (translate: Translate, library: Library, id: string, name: string): Promise<void> =>
  deleteDocument(translate, library, 'encounters', id, name);
