/** A name in display capitals, as large as its place allows. */
import type { FontSet } from '../../text/fonts/fonts.ts';
import { capitals } from './printed.ts';
import { breakText, type TextLine } from './text-lines.ts';

export interface Headline {
  /** Points. */
  readonly size: number;
  readonly lines: readonly TextLine[];
  readonly height: number;
}

export const HEADLINE_LEADING = 1.02;

/**
 * The first of `steps` (size in points, most lines) that holds the name; the last step takes as many lines as it needs,
 * so that a name of any length stays whole.
 */
export function headline(
  name: string,
  width: number,
  steps: readonly (readonly [size: number, most: number])[],
  fonts: FontSet,
): Headline {
  const set = (size: number): Headline => {
    const lines = breakText(capitals(name), { font: 'display-black', size }, width, fonts);
    return { size, lines, height: lines.length * size * HEADLINE_LEADING };
  };
  for (const [size, most] of steps) {
    const tried = set(size);
    if (tried.lines.length <= most) return tried;
  }
  return set(steps[steps.length - 1]?.[0] ?? 12);
}
