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

export interface Outline {
  /** SVG path data in points, with y downwards. The origin is the left end of the baseline. */
  readonly pathData: string;
  /** Points from the top of the line down to the baseline, as the renderer sets lines in the preferred typeface. */
  readonly baseline: number;
  /** Points from the top of the line to the top of the renderer's text element that puts its words on the same baseline. The renderer uses the tallest typeface. */
  readonly textTop: number;
}

/** Returns the style of words on a sheet. Texts are cached by style, so it is the same object each time. */
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

function getPathData(textItem: TextItem, fontSet: FontSet): string {
  const typeface = getTypeface(fontSet, textItem.font);
  const scale = textItem.size / typeface.unitsPerEm;
  return listRunGlyphs(textItem, typeface.unitsPerEm)
    .map(({ id: glyphId, dx, dy }) => {
      const glyphPath = svgpath(getGlyphOutline(typeface, glyphId)).scale(scale, -scale);
      return glyphPath
        .translate(textItem.x + dx, textItem.y - dy)
        .round(3)
        .toString();
    })
    .join('');
}

/** Outlines a text on one line, however long it is. `fontSize` is in points. */
export function outlineText(sourceText: string, fontId: FontId, fontSize: number, fontSet: FontSet): Outline {
  const measuredWords = measureTexts([{ text: sourceText, style: getSheetStyle(fontId, fontSize) }], fontSet);
  const [brokenLine] = breakLines(measuredWords, { width: Number.POSITIVE_INFINITY }, fontSet, NO_SQUEEZE).lines;
  return outlineLine(brokenLine, fontId, fontSize, fontSet);
}

/** Outlines a line of a broken text; undefined is an empty line. `fontId` is the preferred typeface, `fontSize` its size in points. */
export function outlineLine(brokenLine: Line | undefined, fontId: FontId, fontSize: number, fontSet: FontSet): Outline {
  const glyphRuns = brokenLine === undefined ? [] : listTextItems(createLineItems(brokenLine, 0, 0));
  const getAscent = (faceId: TypefaceId): number => {
    const typeface = getTypeface(fontSet, faceId);
    return (typeface.font.ascent * fontSize) / typeface.unitsPerEm;
  };
  const baseline = getAscent(fontId);
  const tallestAscent = glyphRuns.reduce((maxAscent, textItem) => Math.max(maxAscent, getAscent(textItem.font)), 0);
  return {
    pathData: glyphRuns.map((textItem) => getPathData(textItem, fontSet)).join(''),
    baseline,
    textTop: baseline - tallestAscent,
  };
}
