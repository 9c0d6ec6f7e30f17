/** Texts of the printer's test page. */
import { currentLanguage } from '../i18n/phrases.ts';
import type { BackAdjust, Paper, Sides } from './paper.ts';

const PAPER_NAMES: Readonly<Record<string, string>> = { a4: 'A4', letter: 'Letter', a3: 'A3', '13x19': '13 x 19 in' };

/** A step: what it is about in bold, then the rest of the sentence. */
export interface TestPageText {
  readonly head: string;
  readonly text: string;
}

const rounded = (value: number, digits: number): string =>
  value.toLocaleString(currentLanguage(), { maximumFractionDigits: digits, useGrouping: false });

export const paperName = (paper: Exclude<Paper, 'card'>): string =>
  typeof paper === 'string'
    ? (PAPER_NAMES[paper] ?? paper)
    : `${rounded(paper.width, 1)} x ${rounded(paper.height, 1)} mm`;

const TURNS: Readonly<Record<Sides, string>> = {
  'long-edge': 'on both sides, turned over the long edge',
  'short-edge': 'on both sides, turned over the short edge',
  fronts: 'on one side',
  fold: 'on one side',
};

export const TEST_PAGE = {
  /** Title of the file, too. */
  title: 'Printer test page',
  front: 'Front',
  back: 'Back',
  setup: (paper: string, sides: Sides): TestPageText => ({
    head: '1  Print',
    text: `this ${TURNS[sides]}, at 100 % (“actual size”), on ${paper}: with the paper and the settings you print cards with.`,
  }),
  bars: {
    head: '2  Size.',
    text: 'Both bars below are 50 mm long. If yours are not, the printer scales: set its size to 100 % and print again.',
  },
  barLength: '50 mm',
  combs: {
    head: '3  Margin.',
    text: 'The combs at the four edges count millimetres. The lowest number whose line is printed at all four edges is what your printer reaches: choose that margin or a wider one.',
  },
  turnOver: { head: '4  Turn the sheet over', text: 'and go on there.' },
  hold: {
    head: '5  Hold the sheet against the light,',
    text: 'this side towards you. The crosses of the front shine through. Small ticks are half a millimetre.',
  },
  offset: {
    head: '6  Offset.',
    text: 'Read the middle cross, M. Where its upright line meets the level ruler is X, to the right positive. Where its level line meets the upright ruler is Y, downwards positive.',
  },
  rotation: (across: boolean, factor: number): TestPageText => ({
    head: '7  Rotation.',
    text: across
      ? `Read crosses A and B on their upright rulers. Rotation = (B − A) × ${rounded(factor, 3)} degrees.`
      : `Read crosses A and B on their level rulers. Rotation = (A − B) × ${rounded(factor, 3)} degrees.`,
  }),
  use: {
    head: '8  Type',
    text: 'X, Y and rotation on the print screen under “Backs”. If every cross meets its zeros, there is nothing to correct. After a rotation print this page again: it shows the little that is left.',
  },
  command: { head: 'On the command line', text: 'add --back-offset X,Y --back-rotation DEGREES' },
  applied: ({ x, y, degrees }: BackAdjust): TestPageText => ({
    head: 'Already corrected',
    text: `by offset ${rounded(x, 2)}, ${rounded(y, 2)} mm and rotation ${rounded(degrees, 2)} degrees: add what you read to these.`,
  }),
  tooSmall: (width: number, height: number) =>
    `The test page needs paper of at least ${width} x ${height} mm; what it tells of the printer holds for smaller paper too.`,
  single: 'The test page is for sheets; pages of single cards go to a print shop.',
};
