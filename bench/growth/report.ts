/** Sheets: the report of an event by its lists and by the members of one list, and the letters of one name on a roster. */

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
import { teamOfEight } from '../lists.ts';
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

export function reportGrowths(root: string, characters: readonly Character[]): readonly Growth[] {
  const files = Object.fromEntries(
    FONT_IDS.map((id) => [id, new Uint8Array(readFileSync(join(root, 'fonts', FONT_FILES[id])))]),
  ) as Record<FontId, Uint8Array>;
  const fonts = loadFonts(files);
  const list = (n: number): Team => teamOfEight(characters, n, { art: false });
  const reported = (teams: readonly Team[]) => {
    const received = teams.map((document, n): ReceivedFile => ({ file: `${n}.team.json`, ok: true, document }));
    return () => {
      const entries = judgeSubmissions(GAMES, received, EVENT);
      const rows = entries.map((entry) => createVerdictRow(translate, GAMES, entry, EVENT));
      const data = createReport(translate, GAMES, {
        eventPack: EVENT,
        submissions: entries,
        rows,
        factions: [],
        dateText: 'now',
      });
      return createReportPdf(translate, data, { paper: 'a4', fonts, version: 'growth', created: MOMENT });
    };
  };
  return [
    {
      name: 'lists of an event, judged and reported',
      sizes: [50, 100, 200],
      prepare: (size) => reported(Array.from({ length: size }, (_, n) => list(n))),
    },
    {
      name: 'unknown members of one list, reported',
      sizes: [2_000, 4_000, 8_000],
      prepare: (size) =>
        reported([{ ...list(0), members: Array.from({ length: size }, (_, n) => ({ character: `nobody-${n}` })) }]),
    },
    {
      name: 'letters of one word on a sheet',
      sizes: [10_000, 20_000, 40_000],
      prepare(size) {
        const word = 'Abcdefghij'.repeat(size / 10);
        return () => breakText(word, { font: 'text-bold', size: 8 }, 300, fonts);
      },
    },
  ];
}
