import type { Marks } from '../../shared/print/paper.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { getTitle } from './documents/editing.ts';
import { listNames } from './documents/lists.ts';
import { toSentence } from './sentence.ts';

/** The number of names that a sentence has room for. */
const MAX_NAMES = 5;

/** Sums up how cards are cut. Lengths are in millimeters. */
export const summarizeCutting = (t: Translate, bleed: number, marks: Marks, margin: number): string =>
  t('print.cuttingSum', { bleed, marks, margin });

/** Sums up how backs are moved, in millimeters and degrees. */
export const summarizeBacks = (t: Translate, x: number, y: number, degrees: number): string =>
  x === 0 && y === 0 && degrees === 0 ? t('print.backsNotCorrected') : t('print.backsSum', { x, y, degrees });

/** Captions a sheet of a part: `Cards, sheet 1 of 3, front`. A single sheet has no number. */
export const captionSheet = (
  t: Translate,
  part: string,
  sheet: number,
  sheets: number,
  side?: 'front' | 'back',
): string => t('print.captionSheet', { part, sheet, sheets, side: side ?? 'none' });

export const formatPageZoom = (t: Translate, percent: number): string => t('print.zoomAt', { percent });

/** Says why there is nothing to print. `many` is the noun for the pieces, `why` a clause of the game, if it has one. */
export const describeNothingToPrint = (t: Translate, many: string, why?: string): string =>
  why === undefined ? t('print.noPieces', { many }) : toSentence(why);

/** Names the file that has all parts of a print job. */
export const nameMergedFile = (t: Translate, title: string): string =>
  t('print.mergedName', { title: getTitle(t, title) });

/** Names the archive that has a file for each part of a print job. */
export const namePrintArchive = (t: Translate, title: string): string =>
  t('print.archiveName', { title: getTitle(t, title) });

/** Names the file of an encounter's log. */
export const nameLogFile = (t: Translate, title: string): string =>
  t('print.textFileName', { title: getTitle(t, title) });

/** Names the file of one part of a print job: `Tide Wardens roster.pdf`. */
export const namePartFile = (t: Translate, title: string, what: string): string => `${getTitle(t, title)} ${what}.pdf`;

/** Says which cards lack a picture that couldn't be opened; empty if there are none. */
export const describeLostPictures = (t: Translate, names: readonly string[]): string =>
  names.length === 0 ? '' : t('print.lost', { n: names.length, names: listNames(t, names, MAX_NAMES) });
