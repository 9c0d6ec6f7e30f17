import { isStyleFont } from '../../display/font-ids.ts';

/** The ascent of our lowest typeface in ems. */
const LOWEST_ASCENT = 0.9;

/**
 * Returns the ascent that @react-pdf/renderer gets for a typeface, in units of the font. The renderer puts the baseline of a line where its
 * tallest typeface needs it, so that a single letter of a fallback, such as an inch sign, would move the whole line down.
 */
export const getRendererAscent = (typefaceId: string, ascent: number, unitsPerEm: number): number =>
  isStyleFont(typefaceId) ? ascent : Math.min(ascent, LOWEST_ASCENT * unitsPerEm);
