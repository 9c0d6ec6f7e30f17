/** Lists of an event, each read, judged and fingerprinted. */

import { parseText } from '../../src/shared/document/parse.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import { loadGamePart } from '../../src/shared/games/parts.ts';
import type { Character } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import { judgeAny } from '../../src/shared/play/encounter/judge-any.ts';
import { createEightMemberTeam } from '../teams.ts';
import type { Growth } from './growth.ts';

const PLAYED_GAMES = await loadGamePart(GAMES, 'play');

export const createListGrowths = (characters: readonly Character[]): readonly Growth[] => [
  {
    name: 'lists read, judged and fingerprinted',
    sizes: [500, 1_000, 2_000],
    prepare(listCount) {
      const teamTexts = Array.from({ length: listCount }, (_item, teamNumber) =>
        JSON.stringify(createEightMemberTeam(characters, teamNumber, { hasPortraits: false })),
      );
      return () => teamTexts.forEach(judgeText);
    },
  },
];

function judgeText(teamText: string): void {
  const parseResult = parseText(GAMES, teamText);
  if (!parseResult.ok) throw new Error(`A list of the bench cannot be read at ${parseResult.error.path}.`);
  judgeAny(PLAYED_GAMES, parseResult.document);
}
