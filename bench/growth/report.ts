/** Sheets: the report of an event with many lists, with many members of one list, and one long name on a roster. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FontId } from '../../src/shared/display/font-ids.ts';
import { FONT_FILES, FONT_IDS } from '../../src/shared/display/font-ids.ts';
import { judgeSubmissions } from '../../src/shared/event-pack/judge-submissions.ts';
import type { ReceivedFile } from '../../src/shared/event-pack/submission.ts';
import { createVerdictRow } from '../../src/shared/event-pack/verdict-row.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import type { Character, EventPack, Team } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import { breakText } from '../../src/shared/sheet/kit/text-lines.ts';
import { createReport } from '../../src/shared/sheet/report/create-report.ts';
import { createReportPdf } from '../../src/shared/sheet/report/report-pdf.ts';
import { loadFonts } from '../../src/shared/text/fonts/fonts.ts';
import { createEightMemberTeam } from '../teams.ts';
import type { Growth } from './growth.ts';
import { translate } from './texts.ts';

const EVENT: EventPack = {
  format: 'rollcall.event',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'growth',
  name: 'Growth Cup',
  levels: 25,
};
const MOMENT = new Date(0);

export function createReportGrowths(checkoutFolder: string, characters: readonly Character[]): readonly Growth[] {
  const fontFiles = Object.fromEntries(
    FONT_IDS.map((fontId) => [fontId, new Uint8Array(readFileSync(join(checkoutFolder, 'fonts', FONT_FILES[fontId])))]),
  ) as Record<FontId, Uint8Array>;
  const fonts = loadFonts(fontFiles);
  const createTeam = (teamNumber: number): Team =>
    createEightMemberTeam(characters, teamNumber, { hasPortraits: false });
  const prepareReport = (submittedTeams: readonly Team[]) => {
    const receivedFiles = submittedTeams.map(
      (teamDocument, fileNumber): ReceivedFile => ({
        file: `${fileNumber}.team.json`,
        ok: true,
        document: teamDocument,
      }),
    );
    return () => {
      const submissions = judgeSubmissions(GAMES, receivedFiles, EVENT);
      const verdictRows = submissions.map((submission) => createVerdictRow(translate, GAMES, submission, EVENT));
      const reportData = createReport(translate, GAMES, {
        eventPack: EVENT,
        submissions,
        rows: verdictRows,
        factions: [],
        createdAt: MOMENT,
      });
      return createReportPdf(translate, reportData, { paper: 'a4', fonts, version: 'growth', created: MOMENT });
    };
  };
  return [
    {
      name: 'lists of an event, judged and reported',
      sizes: [50, 100, 200],
      prepare: (inputSize) =>
        prepareReport(Array.from({ length: inputSize }, (_item, teamNumber) => createTeam(teamNumber))),
    },
    {
      name: 'unknown members of one list, reported',
      sizes: [2_000, 4_000, 8_000],
      prepare: (inputSize) =>
        prepareReport([
          {
            ...createTeam(0),
            members: Array.from({ length: inputSize }, (_item, memberNumber) => ({
              character: `nobody-${memberNumber}`,
            })),
          },
        ]),
    },
    {
      name: 'letters of one word on a sheet',
      sizes: [10_000, 20_000, 40_000],
      prepare(inputSize) {
        const longWord = 'Abcdefghij'.repeat(inputSize / 10);
        return () => breakText(longWord, { font: 'text-bold', size: 8 }, 300, fonts);
      },
    },
  ];
}
