/** Arranges the rows of a score sheet: text, boxes to tick and frames to write in. All lengths are in points. */
import type { ScoreBox, ScoreCell, ScoreColumn, ScoreField, ScoreSection } from '../../play/log/score-sheet.ts';
import { type CellLayout, type CellStyle, layoutCell, type RowBox, type RowLayout } from '../kit/cells.ts';
import { getRowStyles, type RowMetrics } from '../kit/row-layout.ts';
import { formatSheetName, formatSheetText } from '../kit/sheet-text.ts';
import { fitLine, measureTextWidth } from '../kit/text-lines.ts';
import { typeset } from '../kit/typeset.ts';

/** Points of a box to tick: a little more than four millimeters. Boxes without a label grow with the pages, up to five. */
const BOX_SIZE = { min: 11.6, max: 13.8 } as const;
/** Points of a frame to write in: six millimeters, up to ten if the page has room. */
const FRAME_HEIGHT = { min: 17.1, max: 28.3 } as const;
/** Lengths in ems. `label` is the gap between a box and its label, and `apart` the gap after a box with a label. */
const BOX = { gap: 0.28, label: 0.3, apart: 0.55, top: 0.25 } as const;
const FRAME = { gap: 0.35, top: 0.25, inset: 0.24 } as const;
/** The size of the label in a frame: ems, and the minimum in points. */
const FRAME_LABEL = { ems: 0.66, min: 6 } as const;
/** Ems between two cells. */
const CELL_GAP = 0.7;

/** `growth` is 0 for the smallest boxes and frames, and 1 for the largest. */
interface ScoreMetrics extends RowMetrics {
  readonly growth: number;
}

const getGrownLength = ({ min, max }: { readonly min: number; readonly max: number }, growth: number): number =>
  min + (max - min) * growth;

/** The contents of a row, collected during layout. */
interface RowContents {
  readonly cells: CellLayout[];
  readonly boxes: RowBox[];
}

/** Arranges the rows of a section. Frames and boxes without a label grow with `growth`, from 0 to 1. */
export function layoutScoreRows({ columns, rows }: ScoreSection, metrics: ScoreMetrics): RowLayout[] {
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
      hasRule:
        (index > 0 || headRows.length > 0) && !isFrameRow(scoreCells) && !isBelowHead(rows[index - 1], scoreCells),
    })),
  ];
}

/** Whether a row has nothing but frames from edge to edge. They separate it from its neighbors. */
const isFrameRow = (scoreCells: readonly ScoreCell[]): boolean =>
  scoreCells.length === 1 && scoreCells.every(({ text, fields = [] }) => text === undefined && fields.length > 0);

/** Whether a row belongs to the head above it, rather than to the columns. */
const isBelowHead = (previousCells: readonly ScoreCell[] = [], scoreCells: readonly ScoreCell[]): boolean =>
  scoreCells.length === 1 && previousCells.length > 1 && previousCells.some(({ isHead }) => isHead);

function layoutRow(
  rowKey: string,
  scoreCells: readonly ScoreCell[],
  columns: readonly ScoreColumn[],
  metrics: ScoreMetrics,
): RowLayout {
  const totalParts = columns.reduce((sum, { part }) => sum + part, 0);
  let x = 0;
  const placedCells = scoreCells.map((cell, index) => {
    const gap = CELL_GAP * metrics.emSize;
    const widthShare = scoreCells.length === 1 ? 1 : (columns[index]?.part ?? 0) / totalParts;
    // The last cell has no gap on its right.
    const fullWidth = (metrics.rowWidth + gap) * widthShare;
    const contents: RowContents = { cells: [], boxes: [] };
    const height = placeCell(cell, x, fullWidth - gap, metrics, contents);
    x += fullWidth;
    return { contents, height };
  });
  const rowHeight = Math.max(0, ...placedCells.map(({ height }) => height));
  // Text and small boxes beside a frame to write in are centered on it.
  const isCentered = scoreCells.some(({ fields = [] }) => fields.length > 0);
  const shiftedCells = placedCells.map(({ contents, height }) =>
    shiftContents(contents, isCentered ? (rowHeight - height) / 2 : 0),
  );
  return {
    rowKey,
    kind: scoreCells.some(({ isHead }) => isHead) ? 'group' : 'row',
    cells: shiftedCells.flatMap(({ cells }) => cells),
    boxes: shiftedCells.flatMap(({ boxes }) => boxes),
    height: rowHeight,
    hasRule: false,
  };
}

/** Moves the contents of a cell down by `distance` points. */
const shiftContents = ({ cells, boxes }: RowContents, distance: number): RowContents => ({
  cells: cells.map((cell) => ({ ...cell, style: { ...cell.style, topShift: (cell.style.topShift ?? 0) + distance } })),
  boxes: boxes.map((box) => ({ ...box, y: box.y + distance })),
});

/** Places a cell and returns its height. */
function placeCell(
  cell: ScoreCell,
  x: number,
  cellWidth: number,
  metrics: ScoreMetrics,
  contents: RowContents,
): number {
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
  const boxSize = BOX_SIZE.min;
  const indent = isTicked === undefined ? 0 : boxSize + 0.45 * metrics.emSize;
  if (isTicked !== undefined) contents.boxes.push(createBox(x, 0, boxSize, isTicked));
  const plainStyle: CellStyle = isStrong ? rowStyles.strong : rowStyles.body;
  const textStyle: CellStyle = isRich ? { ...plainStyle, boldFont: 'text-bold' } : plainStyle;
  const cellText = isRich ? typeset(text) : formatSheetText(text);
  let y = placeText(cellText, textStyle, x + indent, 0, cellWidth - indent, metrics, contents);
  y = placeText(formatSheetText(smallText), rowStyles.small, x + indent, y, cellWidth - indent, metrics, contents);
  if (isTicked !== undefined) y = Math.max(y, boxSize);
  y = placeFields(fields, x, y, cellWidth, metrics, contents);
  return placeBoxes(boxes, x, y, cellWidth, metrics, contents);
}

function placeText(
  text: string,
  textStyle: CellStyle,
  x: number,
  y: number,
  cellWidth: number,
  metrics: ScoreMetrics,
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
  metrics: ScoreMetrics,
  contents: RowContents,
): number {
  if (fields.length === 0) return topEdge;
  const rowStyles = getRowStyles(metrics);
  const frameHeight = getGrownLength(FRAME_HEIGHT, metrics.growth);
  const labelSize = Math.max(FRAME_LABEL.min, FRAME_LABEL.ems * metrics.emSize);
  const fieldWidth = (cellWidth - (fields.length - 1) * FRAME.gap * metrics.emSize) / fields.length;
  const y = topEdge === 0 ? 0 : topEdge + FRAME.top * metrics.emSize;
  fields.forEach(({ label = '', value }, index) => {
    const leftEdge = x + index * (fieldWidth + FRAME.gap * metrics.emSize);
    contents.boxes.push({ x: leftEdge, y, width: fieldWidth, height: frameHeight, isTicked: false });
    const fieldLabelStyle: CellStyle = {
      ...rowStyles.small,
      size: labelSize,
      leading: labelSize * 1.1,
      topShift: 0,
    };
    const fieldInset = FRAME.inset * metrics.emSize;
    placeOnOneLine(
      label,
      fieldLabelStyle,
      leftEdge + fieldInset,
      y + 0.06 * metrics.emSize,
      fieldWidth - 2 * fieldInset,
      metrics,
      contents,
    );
    const valueStyle: CellStyle = { ...rowStyles.strong, align: 'center' };
    placeOnOneLine(
      value,
      valueStyle,
      leftEdge + fieldInset,
      y + (frameHeight + (label === '' ? 0 : labelSize * 0.8) - valueStyle.leading) / 2,
      fieldWidth - 2 * fieldInset,
      metrics,
      contents,
    );
  });
  return y + frameHeight;
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
  metrics: ScoreMetrics,
  contents: RowContents,
): number {
  if (boxes.length === 0) return topEdge;
  const { small: labelStyle } = getRowStyles(metrics);
  const { emSize } = metrics;
  const hasLabels = boxes.some(({ label = '' }) => label !== '');
  const boxSize = hasLabels ? BOX_SIZE.min : getGrownLength(BOX_SIZE, metrics.growth);
  const lineHeight = boxSize + BOX.gap * emSize;
  let [leftEdge, y] = [0, topEdge === 0 ? 0 : topEdge + BOX.top * emSize];
  const maxWidth = hasLabels ? cellWidth : getLineWidth(boxes.length, boxSize, BOX.gap * emSize, cellWidth);
  for (const { label = '', isTicked } of boxes) {
    const labelGap = BOX.label * emSize;
    const labelWidth =
      label === ''
        ? 0
        : Math.min(
            measureTextWidth(formatSheetName(label), labelStyle, metrics.fonts) + 1,
            cellWidth - boxSize - labelGap,
          );
    const itemWidth = boxSize + (label === '' ? 0 : labelGap + labelWidth);
    if (leftEdge > 0 && leftEdge + itemWidth > maxWidth) {
      leftEdge = 0;
      y += lineHeight;
    }
    contents.boxes.push(createBox(x + leftEdge, y, boxSize, isTicked));
    const labelTop = y + (boxSize - labelStyle.leading) / 2;
    placeOnOneLine(label, labelStyle, x + leftEdge + boxSize + labelGap, labelTop, labelWidth, metrics, contents);
    leftEdge += itemWidth + (label === '' ? BOX.gap : BOX.apart) * emSize;
  }
  return y + boxSize;
}

/** Returns the width of a line of boxes, so that all lines are about equally long. */
function getLineWidth(boxCount: number, boxSize: number, gap: number, cellWidth: number): number {
  const maxPerLine = Math.max(1, Math.floor((cellWidth + gap) / (boxSize + gap)));
  const perLine = Math.ceil(boxCount / Math.ceil(boxCount / maxPerLine));
  // Half a gap more makes up for rounding.
  return perLine * (boxSize + gap) - gap / 2;
}

const createBox = (x: number, y: number, size: number, isTicked: boolean): RowBox => ({
  x,
  y,
  width: size,
  height: size,
  isTicked,
});
