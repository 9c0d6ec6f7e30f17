/** A name in display capitals, as large as fits. */
import type { FontSet } from '../../text/fonts/fonts.ts';
import { toCapitals } from './sheet-text.ts';
import { breakText, type TextLine } from './text-lines.ts';

export interface Headline {
  /** Font size in points. */
  readonly size: number;
  readonly lines: readonly TextLine[];
  readonly height: number;
}

/** The line height as a multiple of the font size. */
export const HEADLINE_LEADING = 1.02;

/**
 * Arranges the name with the first of `sizeSteps` (size in points, maximum number of lines) that fits. The last step takes
 * as many lines as it needs, so that a name of any length stays whole.
 */
export function layoutHeadline(
  name: string,
  maxWidth: number,
  sizeSteps: readonly (readonly [size: number, maxLines: number])[],
  fonts: FontSet,
): Headline {
  const layoutAt = (fontSize: number): Headline => {
    const lines = breakText(toCapitals(name), { font: 'display-black', size: fontSize }, maxWidth, fonts);
    return { size: fontSize, lines, height: lines.length * fontSize * HEADLINE_LEADING };
  };
  for (const [fontSize, maxLines] of sizeSteps) {
    const candidate = layoutAt(fontSize);
    if (candidate.lines.length <= maxLines) return candidate;
  }
  return layoutAt(sizeSteps[sizeSteps.length - 1]?.[0] ?? 12);
}
