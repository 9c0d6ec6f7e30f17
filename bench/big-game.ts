/** Creates a large game for measurements: 40 models of Supers Unlimited on two sides, and a log of allowed events. */

import type { Encounter, Side } from '../src/shared/document/kinds/encounter.ts';
import type { Character } from '../src/shared/document/schema.ts';
import { readSampleEncounter } from './play.ts';
import { addLog } from './play-log.ts';

const MODELS = 40;

/**
 * Creates the encounter as the app saves it, with embedded characters that have no art.
 * @param checkoutFolder root folder of the repository
 */
export function createBigGame(checkoutFolder: string, eventCount: number): Encounter {
  const { encounter, characters } = readSampleEncounter(checkoutFolder, 'supers-unlimited');
  const cast = characters.map(({ art: _portrait, ...character }) => character as Character);
  const startEncounter: Encounter = {
    ...encounter,
    id: 'bench-game',
    name: 'Bench Game',
    sides: createSides(cast),
    characters: cast,
  };
  return addLog(startEncounter, [], eventCount, false);
}

/** Creates two sides that share the characters evenly. */
function createSides(cast: readonly Character[]): Side[] {
  const models = Array.from({ length: MODELS }, (_item, index) => {
    const { id } = cast[index % cast.length] as Character;
    const copyNumber = 1 + Math.floor(index / cast.length);
    return { id: `${id}-${copyNumber}`, character: id, copy: copyNumber };
  });
  return [0, 1].map((sideIndex) => ({
    id: `side-${sideIndex}`,
    name: `Side ${sideIndex}`,
    models: models.filter((_item, index) => index % 2 === sideIndex),
  }));
}
