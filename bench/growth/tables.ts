/** The table of an event: rows, lists that could be confused, and the comparison with an earlier table. */

import { compareReports } from '../../src/shared/event-pack/compare-reports.ts';
import { judgeSubmissions } from '../../src/shared/event-pack/judge-submissions.ts';
import { createVerdictRow } from '../../src/shared/event-pack/verdict-row.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import type { Character, EventPack } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import { teamOfEight } from '../lists.ts';
import type { Growth } from './growth.ts';
import { translate } from './texts.ts';

const CUP: EventPack = {
  format: 'rollcall.event',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'cup',
  name: 'Cup',
  levels: 25,
};

export const tableGrowths = (characters: readonly Character[]): readonly Growth[] => [
  {
    name: 'lists of one id, as rows of a table',
    sizes: [500, 1_000, 2_000],
    prepare(size) {
      const team = teamOfEight(characters, 0, { art: false });
      const files = Array.from({ length: size }, (_, n) => ({
        file: `${n}/list.json`,
        ok: true as const,
        document: structuredClone(team),
      }));
      return () => {
        const rows = judgeSubmissions(GAMES, files, CUP).map((entry) => createVerdictRow(translate, GAMES, entry, CUP));
        return compareReports(rows, rows);
      };
    },
  },
];
