/** Counted lines of text as runs of glyphs. */

import { lineItems } from '../../card/display/line-items.ts';
import type { Colour, DisplayItem, TextItem } from '../../display/display-list.ts';
import type { FontId } from '../../display/font-ids.ts';
import type { ShapedWord } from '../../display/shaped-word.ts';
import { type FontSet, shapeWord, WITHOUT_LIGATURES } from '../../text/fonts/fonts.ts';
import { stretchesOf, type TextLine } from '../kit/text-lines.ts';

/** Size in points. */
export interface TextLook {
  readonly size: number;
  readonly colour: Colour;
}

/** From the top of a line to its baseline, as the flowing sheets have it: one ascent of the wanted face. */
export const ascentOf = (font: FontId, size: number, fonts: FontSet): number =>
  (fonts[font].font.ascent / fonts[font].unitsPerEm) * size;

/** Words of one face whose baseline begins at (x, y). `tracking`: points after each letter. */
function run(
  text: string,
  font: FontId,
  { size, colour }: TextLook,
  x: number,
  y: number,
  fonts: FontSet,
  tracking = 0,
): TextItem {
  const face = fonts[font];
  const shaping = tracking > 0 ? WITHOUT_LIGATURES : undefined;
  const words: ShapedWord[] = [];
  const at: number[] = [];
  let pen = 0;
  const add = (word: string): void => {
    for (const stretch of stretchesOf(word)) {
      const shaped = shapeWord(face, stretch, shaping);
      words.push(shaped);
      at.push(pen);
      pen += (shaped.advance * size) / face.unitsPerEm + tracking * shaped.glyphs.length;
    }
  };
  text.split(' ').forEach((word, index) => {
    if (index > 0) add(' ');
    if (word !== '') add(word);
  });
  const run = { words, at, tracking, incomplete: false };
  return { kind: 'text', font, size, x, y, text, run, advance: pen, fill: colour };
}

/** A line of `breakText` whose baseline begins at (x, y). */
export function lineInk(line: TextLine, look: TextLook, x: number, y: number, fonts: FontSet): DisplayItem[] {
  if (line.set !== undefined) return lineItems(line.set, x, y).map((item) => inColour(item, look.colour));
  const out: DisplayItem[] = [];
  let pen = x;
  for (const part of line.runs) {
    const item = run(part.text, part.font, look, pen, y, fonts);
    pen += item.advance;
    out.push(item);
  }
  return out;
}

const inColour = (item: DisplayItem, fill: Colour): DisplayItem => (item.kind === 'text' ? { ...item, fill } : item);

/** Our own words on one line, spaced by `tracking` points; `width` is that of the words. */
export function label(
  text: string,
  font: FontId,
  look: TextLook,
  tracking: number,
  fonts: FontSet,
): { readonly width: number; at(x: number, y: number): DisplayItem } {
  const { advance } = run(text, font, look, 0, 0, fonts, tracking);
  return { width: advance, at: (x, y) => run(text, font, look, x, y, fonts, tracking) };
}
