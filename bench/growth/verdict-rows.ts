/** Verdict rows of an event: lists that could be confused, and the comparison with an earlier report. */

import { compareReports } from '../../src/shared/event-pack/compare-reports.ts';
import { judgeSubmissions } from '../../src/shared/event-pack/judge-submissions.ts';
import { createVerdictRow } from '../../src/shared/event-pack/verdict-row.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import type { Character, EventPack } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import { createEightMemberTeam } from '../teams.ts';
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

export const createVerdictRowGrowths = (characters: readonly Character[]): readonly Growth[] => [
  {
    name: 'lists of one id, as rows of a table',
    sizes: [500, 1_000, 2_000],
    prepare(rowCount) {
      const sampleTeam = createEightMemberTeam(characters, 0, { hasPortraits: false });
      const receivedFiles = Array.from({ length: rowCount }, (_item, fileNumber) => ({
        file: `${fileNumber}/list.json`,
        ok: true as const,
        document: structuredClone(sampleTeam),
      }));
      return () => {
        const verdictRows = judgeSubmissions(GAMES, receivedFiles, CUP).map((submission) =>
          createVerdictRow(translate, GAMES, submission, CUP),
        );
        return compareReports(verdictRows, verdictRows);
      };
    },
  },
];
