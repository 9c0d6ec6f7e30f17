import type { Translate } from '../../../texts/translate.ts';
import { countSheetPages, createSheetPdf, type DrawJob } from '../../draw/drawn-sheet.ts';
import type { RosterData } from '../roster-data.ts';
import { createPlayRosterSheets, findSheet } from './play-roster.ts';

/** The numbers of pages that users can choose. A very large team needs more. */
export const PLAY_PAGES = [1, 2] as const;
export type PlayPages = (typeof PLAY_PAGES)[number];

/**
 * Creates the roster to play from, with numbers, attacks and boxes of each member, in the largest type that fits on `maxPages`. Throws if
 * no member has these (`play`).
 */
export function createPlayRosterPdf(
  translate: Translate,
  rosterData: RosterData,
  maxPages: PlayPages,
  version: string,
  drawJob: DrawJob,
): Promise<Uint8Array> {
  const sheet = findSheet(
    createPlayRosterSheets(translate, rosterData, drawJob.fonts, version),
    maxPages,
    (candidate) => countSheetPages(candidate, drawJob),
  );
  if (sheet === undefined || rosterData.members.every(({ play }) => play === undefined))
    throw new Error(translate('playRoster.nobody'));
  return createSheetPdf(translate, sheet, drawJob);
}
