/** Rows of known height that the blocks of a play roster consist of. All lengths are in points. */

import type { Color, DisplayItem } from '../../../display/display-list.ts';
import type { FontSet } from '../../../text/fonts/fonts.ts';
import { drawTextLine, getAscent } from '../../draw/text-items.ts';
import type { CellStyle } from '../../kit/cells.ts';
import { breakText, measureTextWidth, type SheetText, type TextLine } from '../../kit/text-lines.ts';

/** A part of a block that stays in one piece. */
export interface BlockRow {
  readonly height: number;
  /** Draws the row with its top left corner at (x, y). */
  draw(x: number, y: number): readonly DisplayItem[];
}

/** A model, or a list next to the models, that stays in one column. */
export interface PlayBlock {
  /** The title of its bookmark. */
  readonly title: string;
  readonly rows: readonly BlockRow[];
}

/** Groups the items of a paragraph for screen readers. */
export const createParagraph = (items: readonly DisplayItem[], role: 'heading' | 'text' = 'text'): DisplayItem[] =>
  items.length === 0 ? [] : [{ kind: 'group', role, items }];

/** Draws a text on one line, with its baseline at `y`. */
export function drawLabel(text: string, style: CellStyle, x: number, y: number, fonts: FontSet): DisplayItem[] {
  const [line] = breakText(text, style, Number.POSITIVE_INFINITY, fonts);
  return line === undefined ? [] : drawLine(line, style, x, y, fonts);
}

/** Draws a line with its baseline at `y`. */
export const drawLine = (line: TextLine, style: CellStyle, x: number, y: number, fonts: FontSet): DisplayItem[] =>
  drawTextLine(line, { size: style.size, color: style.color as Color }, x, y, fonts);

/** Returns the baseline that centers capitals and digits of a style in a strip. */
export function getCenteredBaseline(top: number, height: number, { font, size }: CellStyle, fonts: FontSet): number {
  const { capHeight, unitsPerEm } = fonts[font];
  return top + (height + (capHeight / unitsPerEm) * size) / 2;
}

/** Returns the baseline of a line of text whose top is at `top`. */
export const getFirstBaseline = (top: number, { font, size, leading }: CellStyle, fonts: FontSet): number =>
  top + (leading - size) / 2 + getAscent(font, size, fonts) * 0.94;

export const measureLabel = (text: string, style: CellStyle, fonts: FontSet): number =>
  text === '' ? 0 : measureTextWidth(text, style, fonts);

/** Creates a row of running text. Lines after the first are indented by `indent`. */
export function createTextRow(
  text: SheetText,
  style: CellStyle,
  width: number,
  indent: number,
  fonts: FontSet,
): BlockRow {
  const lines = breakText(text, style, width - indent, fonts);
  return {
    height: lines.length * style.leading,
    draw: (x, y) =>
      createParagraph(
        lines.flatMap((line, index) =>
          drawLine(
            line,
            style,
            x + (index === 0 ? 0 : indent),
            getFirstBaseline(y, style, fonts) + index * style.leading,
            fonts,
          ),
        ),
      ),
  };
}
