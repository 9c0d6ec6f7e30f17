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

/** Returns the distance from the top of a line to its baseline, as @react-pdf/renderer has it: one ascent of the preferred typeface. */
export const getAscent = (fontId: FontId, fontSize: number, fontSet: FontSet): number =>
  (fontSet[fontId].font.ascent / fontSet[fontId].unitsPerEm) * fontSize;

/** Creates a text item in one typeface whose baseline starts at (x, y). `letterSpacing` is in points after each letter. */
function createTextItem(
  sourceText: string,
  fontId: FontId,
  { size: fontSize, color }: TextPaint,
  x: number,
  y: number,
  fontSet: FontSet,
  letterSpacing = 0,
): TextItem {
  const typeface = fontSet[fontId];
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
  sourceText.split(' ').forEach((word, index) => {
    if (index > 0) appendWord(' ');
    if (word !== '') appendWord(word);
  });
  const glyphRun = { words: shapedWords, offsets: wordPositions, tracking: letterSpacing, incomplete: false };
  return {
    kind: 'text',
    font: fontId,
    size: fontSize,
    x,
    y,
    text: sourceText,
    run: glyphRun,
    advance: penX,
    fill: color,
  };
}

/** Draws a line from `breakText` whose baseline starts at (x, y). */
export function drawTextLine(
  textLine: TextLine,
  textPaint: TextPaint,
  x: number,
  y: number,
  fontSet: FontSet,
): DisplayItem[] {
  if (textLine.cardLine !== undefined)
    return createLineItems(textLine.cardLine, x, y).map((displayItem) => recolor(displayItem, textPaint.color));
  const textItems: DisplayItem[] = [];
  let penX = x;
  for (const textRun of textLine.runs) {
    const textItem = createTextItem(textRun.text, textRun.font, textPaint, penX, y, fontSet);
    penX += textItem.advance;
    textItems.push(textItem);
  }
  return textItems;
}

const recolor = (displayItem: DisplayItem, fillColor: Color): DisplayItem =>
  displayItem.kind === 'text' ? { ...displayItem, fill: fillColor } : displayItem;

/** Creates a label of one of our own texts on one line. `width` is the width of the text in points. */
export function createLabel(
  labelText: string,
  fontId: FontId,
  textPaint: TextPaint,
  letterSpacing: number,
  fontSet: FontSet,
): { readonly width: number; drawAt(x: number, y: number): DisplayItem } {
  const { advance } = createTextItem(labelText, fontId, textPaint, 0, 0, fontSet, letterSpacing);
  return {
    width: advance,
    drawAt: (x, y) => createTextItem(labelText, fontId, textPaint, x, y, fontSet, letterSpacing),
  };
}
