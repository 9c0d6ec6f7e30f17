/**
 * Converts lines with right-to-left words to outlines. @react-pdf/renderer reverses such words after it has shaped them,
 * which loses letters and misplaces their marks. This module shapes the words as cards do.
 */
import svgpath from 'svgpath';
import { createLineItems } from '../../card/display/line-items.ts';
import { listRunGlyphs, listTextItems, type TextItem } from '../../display/display-list.ts';
import type { FontId, TypefaceId } from '../../display/font-ids.ts';
import { type FontSet, getGlyphOutline, getTypeface } from '../../text/fonts/fonts.ts';
import { breakLines, type Line } from '../../text/lines/lines.ts';
import { measureTexts } from '../../text/lines/measure.ts';
import { NO_SQUEEZE, type TextStyle } from '../../text/lines/styles.ts';
import { getRendererAscent } from './renderer-ascent.ts';

export interface Outline {
  /** SVG path data in points, with y downwards. The origin is the left end of the baseline. */
  readonly pathData: string;
  /** Points from the top of the line down to the baseline: the ascent of the preferred typeface, as in the renderer. */
  readonly baseline: number;
  /**
   * Points from the top of the line to the top of a text element of the renderer that has the same baseline. The renderer computes the
   * baseline of a text element from its tallest typeface.
   */
  readonly textTop: number;
}

/** Returns the style of words on a sheet. The same typeface and size always give the same object, since texts are cached by style. */
export function getSheetStyle(fontId: FontId, fontSize: number): TextStyle {
  const styleKey = `${fontId} ${fontSize}`;
  const sheetStyle = styleCache.get(styleKey) ?? createStyle(fontId, fontSize);
  styleCache.set(styleKey, sheetStyle);
  return sheetStyle;
}
const styleCache = new Map<string, TextStyle>();

const createStyle = (fontId: FontId, fontSize: number): TextStyle => ({
  font: fontId,
  size: fontSize,
  min: fontSize,
  colour: '#000000',
  tracking: 0,
  tight: 0,
  upper: false,
  leading: 1,
});

function getPathData(item: TextItem, fonts: FontSet): string {
  const typeface = getTypeface(fonts, item.font);
  const scale = item.size / typeface.unitsPerEm;
  return listRunGlyphs(item, typeface.unitsPerEm)
    .map(({ id, dx, dy }) => {
      const glyphPath = svgpath(getGlyphOutline(typeface, id)).scale(scale, -scale);
      return glyphPath
        .translate(item.x + dx, item.y - dy)
        .round(3)
        .toString();
    })
    .join('');
}

/** Outlines a text on one line, however long it is. `fontSize` is in points. */
export function outlineText(text: string, fontId: FontId, fontSize: number, fonts: FontSet): Outline {
  const measuredWords = measureTexts([{ text, style: getSheetStyle(fontId, fontSize) }], fonts);
  const [line] = breakLines(measuredWords, { width: Number.POSITIVE_INFINITY }, fonts, NO_SQUEEZE).lines;
  return outlineLine(line, fontId, fontSize, fonts);
}

/** Outlines a line of a broken text; undefined is an empty line. `fontId` is the preferred typeface, `fontSize` its size in points. */
export function outlineLine(line: Line | undefined, fontId: FontId, fontSize: number, fonts: FontSet): Outline {
  const glyphRuns = line === undefined ? [] : listTextItems(createLineItems(line, 0, 0));
  const getAscent = (typefaceId: TypefaceId): number => {
    const typeface = getTypeface(fonts, typefaceId);
    const { font, unitsPerEm } = typeface;
    return (getRendererAscent(typefaceId, font.ascent, unitsPerEm) * fontSize) / unitsPerEm;
  };
  const baseline = getAscent(fontId);
  const tallestAscent = glyphRuns.reduce((maxAscent, item) => Math.max(maxAscent, getAscent(item.font)), 0);
  return {
    pathData: glyphRuns.map((item) => getPathData(item, fonts)).join(''),
    baseline,
    textTop: baseline - tallestAscent,
  };
}
