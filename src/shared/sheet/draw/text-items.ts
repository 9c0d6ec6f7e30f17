/** Draws lines of text as glyph runs. */

import { createLineItems } from '../../card/display/line-items.ts';
import type { Color, DisplayItem, TextItem } from '../../display/display-list.ts';
import type { FontId } from '../../display/font-ids.ts';
import type { ShapedWord } from '../../display/shaped-word.ts';
import { type FontSet, shapeWord, WITHOUT_LIGATURES } from '../../text/fonts/fonts.ts';
import { splitForShaping, type TextLine } from '../kit/text-lines.ts';

/** Font size in points, and color. */
export interface TextPaint {
  readonly size: number;
  readonly color: Color;
}

/** Returns the distance from the top of a line to its baseline: the ascent of the preferred typeface, as in @react-pdf/renderer. */
export const getAscent = (fontId: FontId, fontSize: number, fonts: FontSet): number =>
  (fonts[fontId].font.ascent / fonts[fontId].unitsPerEm) * fontSize;

/** Creates a text item in one typeface whose baseline starts at (x, y). `letterSpacing` is added after each glyph, in points. */
function createTextItem(
  text: string,
  fontId: FontId,
  { size: fontSize, color }: TextPaint,
  x: number,
  y: number,
  fonts: FontSet,
  letterSpacing = 0,
): TextItem {
  const typeface = fonts[fontId];
  const shapingOptions = letterSpacing > 0 ? WITHOUT_LIGATURES : undefined;
  const shapedWords: ShapedWord[] = [];
  const wordPositions: number[] = [];
  let penX = 0;
  const appendWord = (word: string): void => {
    for (const segment of splitForShaping(word)) {
      const shapedWord = shapeWord(typeface, segment, shapingOptions);
      shapedWords.push(shapedWord);
      wordPositions.push(penX);
      penX += (shapedWord.advance * fontSize) / typeface.unitsPerEm + letterSpacing * shapedWord.glyphs.length;
    }
  };
  text.split(' ').forEach((word, index) => {
    if (index > 0) appendWord(' ');
    if (word !== '') appendWord(word);
  });
  const run = { words: shapedWords, offsets: wordPositions, tracking: letterSpacing, incomplete: false };
  return {
    kind: 'text',
    font: fontId,
    size: fontSize,
    x,
    y,
    text,
    run,
    advance: penX,
    fill: color,
  };
}

/** Draws a line from `breakText` whose baseline starts at (x, y). */
export function drawTextLine(line: TextLine, paint: TextPaint, x: number, y: number, fonts: FontSet): DisplayItem[] {
  if (line.cardLine !== undefined)
    return createLineItems(line.cardLine, x, y).map((item) => recolor(item, paint.color));
  const items: DisplayItem[] = [];
  let penX = x;
  for (const textRun of line.runs) {
    const textItem = createTextItem(textRun.text, textRun.font, paint, penX, y, fonts);
    penX += textItem.advance;
    items.push(textItem);
  }
  return items;
}

const recolor = (item: DisplayItem, color: Color): DisplayItem =>
  item.kind === 'text' ? { ...item, fill: color } : item;

/** Creates a label on one line. Its text must not come from a document. `width` is the width of the text in points. */
export function createLabel(
  text: string,
  fontId: FontId,
  paint: TextPaint,
  letterSpacing: number,
  fonts: FontSet,
): { readonly width: number; drawAt(x: number, y: number): DisplayItem } {
  const { advance } = createTextItem(text, fontId, paint, 0, 0, fonts, letterSpacing);
  return {
    width: advance,
    drawAt: (x, y) => createTextItem(text, fontId, paint, x, y, fonts, letterSpacing),
  };
}
