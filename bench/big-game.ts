/** A large game for measurements: 40 models of Supers Unlimited on two sides, and a log of what was allowed. */

import type { Encounter, Side } from '../src/shared/document/kinds/encounter.ts';
import type { Character } from '../src/shared/document/schema.ts';
import { playTable } from './play.ts';
import { withLog } from './play-log.ts';

const MODELS = 40;

/**
 * As the app keeps it: it embeds its characters without their art.
 *
 * @param root of the checkout
 */
export function bigGame(root: string, events: number): Encounter {
  const { encounter, characters } = playTable(root, 'supers-unlimited');
  const cast = characters.map(({ art: _, ...character }) => character as Character);
  const start: Encounter = {
    ...encounter,
    id: 'bench-game',
    name: 'Bench Game',
    sides: sidesOf(cast),
    characters: cast,
  };
  return withLog(start, [], events, false);
}

/** Every character in turn, side by side. */
function sidesOf(cast: readonly Character[]): Side[] {
  const models = Array.from({ length: MODELS }, (_, index) => {
    const { id } = cast[index % cast.length] as Character;
    const copy = 1 + Math.floor(index / cast.length);
    return { id: `${id}-${copy}`, character: id, copy };
  });
  return [0, 1].map((n) => ({
    id: `side-${n}`,
    name: `Side ${n}`,
    models: models.filter((_, index) => index % 2 === n),
  }));
}
