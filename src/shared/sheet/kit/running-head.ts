/** The running head: a black bar with the name of the sheet and a note, at the top of every page except the first. */
import type { FontSet } from '../../text/fonts/fonts.ts';
import { toCapitals } from './sheet-text.ts';
import { fitLine, measureTextWidth, type TextLine } from './text-lines.ts';

/** Height of the bar and the gap below it, in points. */
export const RUNNING_HEAD_HEIGHT = 24;
/** Height of the bar, and font sizes of name and note, in points. */
export const RUNNING_HEAD = { height: 20, size: 15, noteSize: 9 } as const;
/** Points between the name and the note. */
const NOTE_GAP = 24;

/** Fits the name, in capitals, on one line left of the note. A long name ends with an ellipsis. An empty name gives undefined. */
export function fitRunningHeadName(name: string, note: string, barWidth: number, fonts: FontSet): TextLine | undefined {
  const nameWidth = barWidth - measureTextWidth(note, { font: 'text', size: RUNNING_HEAD.noteSize }, fonts) - NOTE_GAP;
  return fitLine(toCapitals(name), { font: 'display-black', size: RUNNING_HEAD.size }, nameWidth, fonts);
}
