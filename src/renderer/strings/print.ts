import type { Marks } from '../../shared/print/paper.ts';
import { formatNumber } from '../../shared/texts/numbers.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { getTitle } from './documents/editing.ts';
import { listNames } from './documents/lists.ts';
import { toSentence } from './sentence.ts';

/** The number of names that a sentence has room for. */
const MAX_NAMES = 5;

/** Sums up how cards are cut. Lengths are in millimeters. */
export const summarizeCutting = (translate: Translate, bleed: number, marks: Marks, margin: number): string =>
  translate('print.cuttingSum', { bleed, marks, margin });

/** Sums up how backs are moved, in millimeters and degrees. */
export const summarizeBacks = (translate: Translate, x: number, y: number, degrees: number): string =>
  x === 0 && y === 0 && degrees === 0
    ? translate('print.backsNotCorrected')
    : translate('print.backsSum', { x, y, degrees });

/** Captions a sheet of a part: `Cards, sheet 1 of 3, front`. A single sheet has no number. */
export const captionSheet = (
  translate: Translate,
  partName: string,
  sheetNumber: number,
  sheetCount: number,
  side?: 'front' | 'back',
): string =>
  translate('print.captionSheet', { part: partName, sheet: sheetNumber, sheets: sheetCount, side: side ?? 'none' });

/** Says on which sheets of several the cards of a part are: `7 cards, sheets 1–2, 4`. `sheetNumbers` ascend. */
export function describeSheets(translate: Translate, cards: string, sheetNumbers: readonly number[]): string {
  const formattedRanges = sheetNumbers
    .filter((sheetNumber) => !sheetNumbers.includes(sheetNumber - 1))
    .map((firstNumber) => {
      let lastNumber = firstNumber;
      while (sheetNumbers.includes(lastNumber + 1)) lastNumber += 1;
      const [first, last] = [firstNumber, lastNumber].map((number) => formatNumber(translate.language, number));
      return first === last ? first : `${first}–${last}`;
    });
  return translate('print.onSheets', { things: cards, n: sheetNumbers.length, sheets: formattedRanges.join(', ') });
}

export const formatPageZoom = (translate: Translate, percent: number): string => translate('print.zoomAt', { percent });

/** Says why there is nothing to print. `pieceNoun` is the plural noun for the pieces; `gameReason` is a clause that the game may provide. */
export const describeNothingToPrint = (translate: Translate, pieceNoun: string, gameReason?: string): string =>
  gameReason === undefined ? translate('print.noPieces', { many: pieceNoun }) : toSentence(gameReason);

/** Names the file with all parts of a print job. */
export const nameMergedFile = (translate: Translate, title: string): string =>
  translate('print.mergedName', { title: getTitle(translate, title) });

/** Names the archive with a file for each part of a print job. */
export const namePrintArchive = (translate: Translate, title: string): string =>
  translate('print.archiveName', { title: getTitle(translate, title) });

/** Names the file of an encounter's log. */
export const nameLogFile = (translate: Translate, title: string): string =>
  translate('print.textFileName', { title: getTitle(translate, title) });

/** Names the file of one part of a print job: `Tide Wardens roster.pdf`. */
export const namePartFile = (translate: Translate, title: string, partName: string): string =>
  `${getTitle(translate, title)} ${partName}.pdf`;

/** Says which cards lack a picture that couldn't be opened; empty if there are none. */
export const describeLostPictures = (translate: Translate, names: readonly string[]): string =>
  names.length === 0 ? '' : translate('print.lost', { n: names.length, names: listNames(translate, names, MAX_NAMES) });
