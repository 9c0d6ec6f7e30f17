/** Arranges the rows of a score sheet: text, boxes to tick and frames to write in. All lengths are in points. */
import type { ScoreBox, ScoreCell, ScoreColumn, ScoreField, ScoreSection } from '../../play/log/score-sheet.ts';
import { type CellLayout, type CellStyle, layoutCell, type RowBox, type RowLayout } from '../kit/cells.ts';
import { getRowStyles, type RowMetrics } from '../kit/row-layout.ts';
import { formatSheetName, formatSheetText } from '../kit/sheet-text.ts';
import { fitLine, measureTextWidth } from '../kit/text-lines.ts';
import { typeset } from '../kit/typeset.ts';

/**
 * Lengths in ems. A box is large enough to tick with a pencil, and a frame is large enough to write a number in. `label` is the gap
 * between a box and its label, and `apart` the gap after a box with a label.
 */
const BOX = { size: 1.12, gap: 0.28, label: 0.3, apart: 0.75, top: 0.18 } as const;
const FRAME = { height: 2.1, gap: 0.35, top: 0.22, inset: 0.28 } as const;
/** Ems kept free on the right of a cell. */
const CELL_GAP = 0.7;

/** The contents of a row, collected during layout. */
interface RowContents {
  readonly cells: CellLayout[];
  readonly boxes: RowBox[];
}

export function layoutScoreRows({ columns, rows }: ScoreSection, metrics: RowMetrics): RowLayout[] {
  const headRows = columns.some(({ head }) => head !== '')
    ? [
        {
          ...layoutRow(
            'heads',
            columns.map(({ head }): ScoreCell => ({ below: head })),
            columns,
            metrics,
          ),
          kind: 'heads' as const,
        },
      ]
    : [];
  return [
    ...headRows,
    ...rows.map((scoreCells, index) => ({
      ...layoutRow(`r${index}`, scoreCells, columns, metrics),
      hasRule: index > 0 || headRows.length > 0,
    })),
  ];
}

function layoutRow(
  rowKey: string,
  scoreCells: readonly ScoreCell[],
  columns: readonly ScoreColumn[],
  metrics: RowMetrics,
): RowLayout {
  const totalParts = columns.reduce((sum, { part }) => sum + part, 0);
  const contents: RowContents = { cells: [], boxes: [] };
  let x = 0;
  const heights = scoreCells.map((cell, index) => {
    const fullWidth =
      scoreCells.length === 1 ? metrics.rowWidth : (metrics.rowWidth * (columns[index]?.part ?? 0)) / totalParts;
    const height = placeCell(cell, x, fullWidth - CELL_GAP * metrics.emSize, metrics, contents);
    x += fullWidth;
    return height;
  });
  const rowKind = scoreCells.some(({ isHead }) => isHead) ? 'group' : 'row';
  return {
    rowKey,
    kind: rowKind,
    cells: contents.cells,
    boxes: contents.boxes,
    height: Math.max(0, ...heights),
    hasRule: false,
  };
}

/** Places a cell and returns its height. */
function placeCell(cell: ScoreCell, x: number, cellWidth: number, metrics: RowMetrics, contents: RowContents): number {
  const rowStyles = getRowStyles(metrics);
  const {
    text = '',
    isStrong = false,
    isRich = false,
    tick: isTicked,
    below: smallText = '',
    boxes = [],
    fields = [],
  } = cell;
  const indent = isTicked === undefined ? 0 : (BOX.size + 0.45) * metrics.emSize;
  if (isTicked !== undefined) contents.boxes.push(createBox(x, 0.12 * metrics.emSize, metrics, isTicked));
  const plainStyle: CellStyle = isStrong ? rowStyles.strong : rowStyles.body;
  const textStyle: CellStyle = isRich ? { ...plainStyle, boldFont: 'text-bold' } : plainStyle;
  const cellText = isRich ? typeset(text) : formatSheetText(text);
  let y = placeText(cellText, textStyle, x + indent, 0, cellWidth - indent, metrics, contents);
  y = placeText(formatSheetText(smallText), rowStyles.small, x + indent, y, cellWidth - indent, metrics, contents);
  if (isTicked !== undefined) y = Math.max(y, (BOX.size + 0.2) * metrics.emSize);
  y = placeFields(fields, x, y, cellWidth, metrics, contents);
  return placeBoxes(boxes, x, y, cellWidth, metrics, contents);
}

function placeText(
  text: string,
  textStyle: CellStyle,
  x: number,
  y: number,
  cellWidth: number,
  metrics: RowMetrics,
  contents: RowContents,
): number {
  if (text === '') return y;
  const cell = layoutCell(text, x, cellWidth, { ...textStyle, topShift: (textStyle.topShift ?? 0) + y }, metrics.fonts);
  contents.cells.push(cell);
  return y + cell.lines.length * textStyle.leading;
}

/** Places frames that share the width. A small label goes to the top left corner, the value to the middle. Returns the bottom edge. */
function placeFields(
  fields: readonly ScoreField[],
  x: number,
  topEdge: number,
  cellWidth: number,
  metrics: RowMetrics,
  contents: RowContents,
): number {
  if (fields.length === 0) return topEdge;
  const rowStyles = getRowStyles(metrics);
  const fieldWidth = (cellWidth - (fields.length - 1) * FRAME.gap * metrics.emSize) / fields.length;
  const y = topEdge + FRAME.top * metrics.emSize;
  fields.forEach(({ label = '', value }, index) => {
    const leftEdge = x + index * (fieldWidth + FRAME.gap * metrics.emSize);
    contents.boxes.push({ x: leftEdge, y, width: fieldWidth, height: FRAME.height * metrics.emSize, isTicked: false });
    const fieldLabelStyle: CellStyle = {
      ...rowStyles.small,
      size: metrics.emSize * 0.62,
      leading: metrics.emSize * 0.7,
      topShift: 0,
    };
    const fieldInset = FRAME.inset * metrics.emSize;
    placeOnOneLine(
      label,
      fieldLabelStyle,
      leftEdge + fieldInset,
      y + 0.08 * metrics.emSize,
      fieldWidth - 2 * fieldInset,
      metrics,
      contents,
    );
    const valueStyle: CellStyle = { ...rowStyles.strong, align: 'center' };
    placeOnOneLine(
      value,
      valueStyle,
      leftEdge + fieldInset,
      y + 0.72 * metrics.emSize,
      fieldWidth - 2 * fieldInset,
      metrics,
      contents,
    );
  });
  return y + FRAME.height * metrics.emSize;
}

/** Places a text on one line, truncated if there isn't enough room. */
function placeOnOneLine(
  text: string,
  textStyle: CellStyle,
  x: number,
  y: number,
  cellWidth: number,
  { fonts }: RowMetrics,
  contents: RowContents,
): void {
  const line = fitLine(formatSheetName(text), textStyle, cellWidth, fonts);
  if (line !== undefined)
    contents.cells.push({
      x,
      width: cellWidth,
      style: { ...textStyle, topShift: (textStyle.topShift ?? 0) + y },
      lines: [line],
    });
}

/** Places boxes from left to right, on several lines if needed. A label follows its box. Returns the bottom edge. */
function placeBoxes(
  boxes: readonly ScoreBox[],
  x: number,
  topEdge: number,
  cellWidth: number,
  metrics: RowMetrics,
  contents: RowContents,
): number {
  if (boxes.length === 0) return topEdge;
  const rowStyles = getRowStyles(metrics);
  const { emSize } = metrics;
  const lineHeight = (BOX.size + BOX.gap) * emSize;
  let [leftEdge, y] = [0, topEdge + BOX.top * emSize];
  for (const { label = '', isTicked } of boxes) {
    const maxLabelWidth = cellWidth - (BOX.size + BOX.label) * emSize;
    const labelWidth =
      label === ''
        ? 0
        : Math.min(measureTextWidth(formatSheetName(label), rowStyles.small, metrics.fonts) + 1, maxLabelWidth);
    const itemWidth = BOX.size * emSize + (label === '' ? 0 : BOX.label * emSize + labelWidth);
    if (leftEdge > 0 && leftEdge + itemWidth > cellWidth) {
      leftEdge = 0;
      y += lineHeight;
    }
    contents.boxes.push(createBox(x + leftEdge, y, metrics, isTicked));
    placeOnOneLine(
      label,
      rowStyles.small,
      x + leftEdge + (BOX.size + BOX.label) * emSize,
      y - 0.02 * emSize,
      labelWidth,
      metrics,
      contents,
    );
    leftEdge += itemWidth + (label === '' ? BOX.gap : BOX.apart) * emSize;
  }
  return y + lineHeight;
}

const createBox = (x: number, y: number, { emSize }: RowMetrics, isTicked: boolean): RowBox => ({
  x,
  y,
  width: BOX.size * emSize,
  height: BOX.size * emSize,
  isTicked,
});
