import type { Translate } from '../../../texts/translate.ts';
import { type InkJob, inkPageCount, inkSheetPdf } from '../../ink/ink-sheet.ts';
import type { RosterData } from '../roster-data.ts';
import { playRosterSheets, sheetOfPages } from './play-roster.ts';

/** Pages that may be wished for; a very large team needs more. */
export const PLAY_PAGES = [1, 2] as const;
export type PlayPages = (typeof PLAY_PAGES)[number];

/** The roster to play from, in the largest type that keeps to `pages`. Throws where nobody has anything to play from. */
export function playRosterPdf(
  translate: Translate,
  data: RosterData,
  pages: PlayPages,
  version: string,
  job: InkJob,
): Promise<Uint8Array> {
  const sheet = sheetOfPages(playRosterSheets(translate, data, job.fonts, version), pages, (one) =>
    inkPageCount(one, job),
  );
  if (sheet === undefined || data.members.every(({ play }) => play === undefined))
    throw new Error(translate('playRoster.nobody'));
  return inkSheetPdf(translate, sheet, job);
}
