/** The bar at the top of a page that continues the previous one. */
import type { FontSet } from '../../text/fonts/fonts.ts';
import { toCapitals } from './sheet-text.ts';
import { fitLine, measureTextWidth, type TextLine } from './text-lines.ts';

/** Points of the page that the bar and the gap below it take. */
export const CONTINUED_HEAD_HEIGHT = 24;
export const CONTINUED_BAR = { height: 20, size: 15, noteSize: 9 } as const;
/** Points between the name and the note. */
const NOTE_GAP = 24;

/** Arranges the name on one line next to its note, and truncates it if it is too long. `barWidth` is in points. */
export function layoutContinuedHeadline(
  headName: string,
  pageNote: string,
  barWidth: number,
  fontSet: FontSet,
): TextLine | undefined {
  const nameWidth =
    barWidth - measureTextWidth(pageNote, { font: 'text', size: CONTINUED_BAR.noteSize }, fontSet) - NOTE_GAP;
  return fitLine(toCapitals(headName), { font: 'display-black', size: CONTINUED_BAR.size }, nameWidth, fontSet);
}
