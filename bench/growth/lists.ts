/** Lists of an event, each read, judged and fingerprinted. */

import { parseText } from '../../src/shared/document/parse.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import { loadGamePart } from '../../src/shared/games/parts.ts';
import type { Character } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import { judgeAny } from '../../src/shared/play/encounter/judge-any.ts';
import { teamOfEight } from '../lists.ts';
import type { Growth } from './growth.ts';

const PLAYED_GAMES = await loadGamePart(GAMES, 'play');

export const listGrowths = (characters: readonly Character[]): readonly Growth[] => [
  {
    name: 'lists read, judged and fingerprinted',
    sizes: [500, 1_000, 2_000],
    prepare(size) {
      const texts = Array.from({ length: size }, (_, n) => JSON.stringify(teamOfEight(characters, n, { art: false })));
      return () => texts.forEach(judged);
    },
  },
];

function judged(text: string): void {
  const read = parseText(GAMES, text);
  if (!read.ok) throw new Error(`A list of the bench cannot be read at ${read.error.path}.`);
  judgeAny(PLAYED_GAMES, read.document);
}
