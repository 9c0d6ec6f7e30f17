/** Rows of text whose cells share the width. */
import { getOrCreateFor } from '../../base/cache.ts';
import type { FontId } from '../../display/font-ids.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { BLOCK_EM } from './blocks.ts';
import { type CellLayout, type CellStyle, getTallestHeight, layoutCell, type RowLayout } from './cells.ts';
import { ACCENT, INK, MUTED } from './theme.ts';

/** The sizes that rows are arranged with, in points. */
export interface RowMetrics {
  readonly rowWidth: number;
  /** Size of the type. */
  readonly emSize: number;
  readonly fonts: FontSet;
}

/** A text, its style, and its share of the width. The `textsBelow` follow it in the same column. */
export interface RowPart {
  readonly text: string;
  readonly style: CellStyle;
  readonly widthShare: number;
  readonly textsBelow?: readonly { readonly text: string; readonly style: CellStyle }[];
}

/** The styles for each set of metrics. All rows that are arranged with the same metrics share their styles. */
const styleCache = new WeakMap<RowMetrics, ReturnType<typeof createRowStyles>>();

/** Returns the text styles of rows, all on one baseline. */
export const getRowStyles = (metrics: RowMetrics) =>
  getOrCreateFor(styleCache, metrics, () => createRowStyles(metrics));

const createRowStyles = ({ emSize, fonts }: RowMetrics) => {
  const getAscent = (fontId: FontId, fontSize: number) =>
    (fonts[fontId].font.ascent / fonts[fontId].unitsPerEm) * fontSize;
  const createStyle = (fontId: FontId, fontSize: number, color: string): CellStyle => ({
    font: fontId,
    size: fontSize,
    color,
    leading: emSize * BLOCK_EM.leading,
    topShift: getAscent('text', emSize) - getAscent(fontId, fontSize),
  });
  return {
    body: createStyle('text', emSize, INK),
    strong: createStyle('text-bold', emSize, INK),
    small: createStyle('text-medium', emSize * 0.84, MUTED),
    alert: createStyle('text-bold', emSize, ACCENT),
    smallAlert: createStyle('text-bold', emSize * 0.84, ACCENT),
    muted: createStyle('text-medium', emSize, MUTED),
    italic: createStyle('text-italic', emSize, INK),
  } as const satisfies Record<string, CellStyle>;
};

/** Ems that a cell keeps free on its right. */
export const CELL_GAP = 0.6;

/** Arranges texts side by side as a row. */
export function layoutRow(
  rowKey: string,
  parts: readonly RowPart[],
  metrics: RowMetrics,
  rowKind: RowLayout['kind'],
  hasRule: boolean,
): RowLayout {
  let x = 0;
  const cells = parts.map(({ text, style, widthShare, textsBelow = [] }): CellLayout => {
    const cellWidth = metrics.rowWidth * widthShare - metrics.emSize * CELL_GAP;
    const stackedCells = [{ text, style }, ...textsBelow].map((entry) =>
      layoutCell(entry.text, x, cellWidth, entry.style, metrics.fonts),
    );
    x += metrics.rowWidth * widthShare;
    return stackedCells.reduceRight((cellBelow, cell) => ({ ...cell, cellBelow }));
  });
  return { rowKey, kind: rowKind, cells, height: getTallestHeight(cells), hasRule };
}
