/** The bar at the top of a page that goes on with the one before. */
import type { FontSet } from '../../text/fonts/fonts.ts';
import { capitals } from './printed.ts';
import { fitLine, type TextLine, textWidth } from './text-lines.ts';

/** Points of the page that the bar takes, with the gap below it. */
export const CONTINUED_HEAD = 24;
export const CONTINUED_BAR = { height: 20, size: 15, noteSize: 9 } as const;
/** Between the name and the note. */
const APART = 24;

/** The name on one line beside its note; cut where it is too long. `width` in points. */
export function continuedHeadline(name: string, note: string, width: number, fonts: FontSet): TextLine | undefined {
  const room = width - textWidth(note, { font: 'text', size: CONTINUED_BAR.noteSize }, fonts) - APART;
  return fitLine(capitals(name), { font: 'display-black', size: CONTINUED_BAR.size }, room, fonts);
}
