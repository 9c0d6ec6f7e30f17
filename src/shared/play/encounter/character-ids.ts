/** Character ids in an encounter. */
import type { Encounter } from '../../document/kinds/encounter.ts';

/** Returns the ids of the characters of its models, and of those that its events bring into play. */
export function getCharacterIds({ sides, log = [] }: Encounter): Set<string> {
  const modelCharacters = sides.flatMap((side) => side.models.map((model) => model.character));
  const addedCharacters = log.flatMap(({ character }) => (typeof character === 'string' ? [character] : []));
  return new Set([...modelCharacters, ...addedCharacters]);
}
