/**
 * Lines that hold words from right to left, as outlines. @react-pdf/renderer reverses such words after it has shaped them,
 * which loses letters and leaves their marks elsewhere; the words are shaped here as on cards.
 */
import svgpath from 'svgpath';
import { lineItems } from '../../card/display/line-items.ts';
import { glyphsOf, type TextItem, textItems } from '../../display/display-list.ts';
import type { FaceId, FontId } from '../../display/font-ids.ts';
import { type FontSet, faceOf, glyphOutline } from '../../text/fonts/fonts.ts';
import { breakLines, type Line } from '../../text/lines/lines.ts';
import { measure } from '../../text/lines/measure.ts';
import { NO_SQUEEZE, type TextStyle } from '../../text/lines/styles.ts';

export interface Outline {
  /** SVG path data in points, y downwards; it begins at the left end of the baseline. */
  readonly d: string;
  /** Points from the top of the line down to the baseline, as the renderer sets lines of the wanted face. */
  readonly baseline: number;
  /** The same to where the renderer has to begin its own words to set them on that baseline: it goes by their tallest face. */
  readonly words: number;
}

/** The style of words of a sheet; texts are cached by it, so it is the same object each time. */
export function sheetStyle(font: FontId, size: number): TextStyle {
  const key = `${font} ${size}`;
  const known = styles.get(key) ?? styleOf(font, size);
  styles.set(key, known);
  return known;
}
const styles = new Map<string, TextStyle>();

const styleOf = (font: FontId, size: number): TextStyle => ({
  font,
  size,
  min: size,
  colour: '#000000',
  tracking: 0,
  tight: 0,
  upper: false,
  leading: 1,
});

function pathOf(item: TextItem, fonts: FontSet): string {
  const face = faceOf(fonts, item.font);
  const scale = item.size / face.unitsPerEm;
  return glyphsOf(item, face.unitsPerEm)
    .map(({ id, dx, dy }) => {
      const path = svgpath(glyphOutline(face, id)).scale(scale, -scale);
      return path
        .translate(item.x + dx, item.y - dy)
        .round(3)
        .toString();
    })
    .join('');
}

/** One line of text, however long. `size` in points. */
export function outlineOf(text: string, font: FontId, size: number, fonts: FontSet): Outline {
  const measured = measure([{ text, style: sheetStyle(font, size) }], fonts);
  const [line] = breakLines(measured, { width: Number.POSITIVE_INFINITY }, fonts, NO_SQUEEZE).lines;
  return outlineOfLine(line, font, size, fonts);
}

/** A line that is broken already; undefined = an empty one. `font` is the wanted face, `size` its size in points. */
export function outlineOfLine(line: Line | undefined, font: FontId, size: number, fonts: FontSet): Outline {
  const items = line === undefined ? [] : textItems(lineItems(line, 0, 0));
  const ascent = (id: FaceId): number => {
    const face = faceOf(fonts, id);
    return (face.font.ascent * size) / face.unitsPerEm;
  };
  const baseline = ascent(font);
  const tallest = items.reduce((most, item) => Math.max(most, ascent(item.font)), 0);
  return { d: items.map((item) => pathOf(item, fonts)).join(''), baseline, words: baseline - tallest };
}
