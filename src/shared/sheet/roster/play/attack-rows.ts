/** The attacks of a model as a table: name, trait, Attack Type and range, bonus, Effects. */

import type { PlayRow } from '../../../rules/play-row.ts';
import { drawCell } from '../../draw/rows.ts';
import { fillBox } from '../../kit/boxes.ts';
import { type CellLayout, type CellStyle, getTallestHeight, layoutCell } from '../../kit/cells.ts';
import type { RowMetrics } from '../../kit/row-layout.ts';
import { formatSheetName } from '../../kit/sheet-text.ts';
import { HAIRLINE, RULE } from '../../kit/theme.ts';
import { type BlockRow, createParagraph, createTextRow, measureLabel } from './block-row.ts';
import { getPlayStyles, INDENT } from './play-styles.ts';

/** Ems between two columns, and points that a column is wider than its longest text. */
const COLUMN_GAP = 0.8;
const SLACK = 1;
/** The scales that are tried so that no text breaks, and the smallest type, in points. */
const SCALES = [1, 0.95, 0.9, 0.85] as const;
const MIN_TEXT_SIZE = 7.2;
/** The least share of the width for names and Effects. */
const MIN_SHARE = 0.4;

/** Creates a row for each attack, and one with the heads of the columns. Empty columns are left out. */
export function createAttackRows({ attackHeads, attacks }: PlayRow, metrics: RowMetrics): BlockRow[] {
  const styles = getPlayStyles(metrics);
  if (attacks.length === 0) return [];
  if (attackHeads.length === 0)
    return attacks.map(({ name, cells }) =>
      createTextRow(
        [
          { text: formatSheetName(name), isBold: true },
          { text: `  ${cells.map(formatSheetName).join(' / ')}`, isBold: false },
        ],
        styles.rich,
        metrics.rowWidth,
        INDENT * metrics.emSize,
        metrics.fonts,
      ),
    );
  const attackTexts = attacks.map(({ name, cells }) => [name, ...cells].map(formatSheetName));
  const shownColumns = attackHeads.flatMap((_, column) =>
    column === 0 || attackTexts.some((texts) => (texts[column] ?? '') !== '') ? [column] : [],
  );
  const getTextStyles = (scale: number): CellStyle[] =>
    shownColumns.map((column) => {
      const { size, ...style } = column === 0 ? styles.strong : styles.body;
      return { ...style, size: Math.max(MIN_TEXT_SIZE, size * scale) };
    });
  const measureColumns = (textStyles: readonly CellStyle[]): number[] =>
    shownColumns.map((column, index) => {
      const textWidths = attackTexts.map((texts) =>
        measureLabel(texts[column] ?? '', textStyles[index] ?? styles.body, metrics.fonts),
      );
      return Math.max(measureLabel(attackHeads[column] ?? '', styles.label, metrics.fonts), ...textWidths) + SLACK;
    });
  // Slightly smaller type is better than a line that breaks.
  const textStyles =
    SCALES.map(getTextStyles).find((candidate) => getSpareWidth(measureColumns(candidate), metrics) >= 0) ??
    getTextStyles(SCALES.at(-1) ?? 1);
  const columnWidths = computeColumnWidths(measureColumns(textStyles), metrics);
  const createRow = (texts: readonly string[], cellStyles: readonly CellStyle[], hasRule: boolean): BlockRow => {
    let x = 0;
    const cells = shownColumns.map((column, index): CellLayout => {
      const width = columnWidths[index] ?? 0;
      const cell = layoutCell(texts[column] ?? '', x, width + SLACK, cellStyles[index] ?? styles.body, metrics.fonts);
      x += width + COLUMN_GAP * metrics.emSize;
      return cell;
    });
    return createCellsRow(cells, hasRule, metrics);
  };
  return [
    createRow(
      attackHeads,
      shownColumns.map(() => styles.label),
      false,
    ),
    ...attackTexts.map((texts) => createRow(texts, textStyles, true)),
  ];
}

/** Creates a row of cells, with a hairline above it. */
export function createCellsRow(
  cells: readonly CellLayout[],
  hasRule: boolean,
  { rowWidth, emSize, fonts }: RowMetrics,
): BlockRow {
  const padding = hasRule ? emSize * 0.07 : 0;
  return {
    height: getTallestHeight(cells) + padding,
    draw: (x, y) => [
      ...(hasRule ? [fillBox({ x, y, width: rowWidth, height: RULE }, HAIRLINE)] : []),
      ...createParagraph(cells.flatMap((cell) => drawCell(cell, x, y + padding + emSize * 0.04, fonts))),
    ],
  };
}

const getSpareWidth = (textWidths: readonly number[], { rowWidth, emSize }: RowMetrics): number =>
  rowWidth - (textWidths.length - 1) * COLUMN_GAP * emSize - textWidths.reduce((sum, width) => sum + width, 0);

/**
 * Distributes the width. If there is more than the texts need, all columns get the same share of it. If there is less, the names and the
 * Effects in the last column break into lines.
 */
function computeColumnWidths(textWidths: readonly number[], metrics: RowMetrics): number[] {
  const { rowWidth, emSize } = metrics;
  const availableWidth = rowWidth - (textWidths.length - 1) * COLUMN_GAP * emSize;
  const spareWidth = getSpareWidth(textWidths, metrics);
  if (spareWidth >= 0) return textWidths.map((width) => width + Math.min(spareWidth / textWidths.length, emSize * 3));
  const [nameWidth = 0, ...otherWidths] = textWidths;
  const lastWidth = otherWidths.at(-1) ?? 0;
  const fixedWidth = otherWidths.slice(0, -1).reduce((sum, width) => sum + width, 0);
  const sharedWidth = Math.max(availableWidth - fixedWidth, availableWidth * MIN_SHARE);
  // The shorter of the two breaks only if it needs more than half of the width.
  const shortWidth = Math.min(nameWidth, lastWidth, sharedWidth / 2);
  const longWidth = sharedWidth - shortWidth;
  const fixedScale = Math.min(1, (availableWidth - sharedWidth) / Math.max(1, fixedWidth));
  const middleWidths = otherWidths.slice(0, -1).map((width) => width * fixedScale);
  return nameWidth <= lastWidth ? [shortWidth, ...middleWidths, longWidth] : [longWidth, ...middleWidths, shortWidth];
}
