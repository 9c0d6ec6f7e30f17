/** The rows of a score sheet: text, boxes to tick and frames to write in, at their places. All lengths in points. */
import type { ScoreBox, ScoreCell, ScoreColumn, ScoreField, ScoreSection } from '../../play/log/score-sheet.ts';
import { type CellLayout, type CellStyle, cellOf, type RowBox, type RowLayout } from '../kit/cells.ts';
import { printedName, printedText } from '../kit/printed.ts';
import { type RowMeasure, styles } from '../kit/row-of-parts.ts';
import { fitLine, textWidth } from '../kit/text-lines.ts';
import { typeset } from '../kit/typeset.ts';

/** Ems. A box is large enough for a pencil, and a frame for a number. */
const BOX = { size: 1.12, gap: 0.28, label: 0.3, apart: 0.75, top: 0.18 } as const;
const FRAME = { height: 2.1, gap: 0.35, top: 0.22, inset: 0.28 } as const;
/** Kept free at the right of a cell. */
const GAP = 0.7;

/** What of a row stands where, gathered as it is laid out. */
interface Gathered {
  readonly cells: CellLayout[];
  readonly boxes: RowBox[];
}

export function scoreRows({ columns, rows }: ScoreSection, m: RowMeasure): RowLayout[] {
  const heads = columns.some(({ head }) => head !== '')
    ? [
        {
          ...rowOf(
            'heads',
            columns.map(({ head }): ScoreCell => ({ below: head })),
            columns,
            m,
          ),
          kind: 'heads' as const,
        },
      ]
    : [];
  return [
    ...heads,
    ...rows.map((cells, index) => ({ ...rowOf(`r${index}`, cells, columns, m), ruled: index > 0 || heads.length > 0 })),
  ];
}

function rowOf(key: string, cells: readonly ScoreCell[], columns: readonly ScoreColumn[], m: RowMeasure): RowLayout {
  const all = columns.reduce((sum, { part }) => sum + part, 0);
  const out: Gathered = { cells: [], boxes: [] };
  let x = 0;
  const heights = cells.map((cell, index) => {
    const whole = cells.length === 1 ? m.width : (m.width * (columns[index]?.part ?? 0)) / all;
    const height = putCell(cell, x, whole - GAP * m.em, m, out);
    x += whole;
    return height;
  });
  const kind = cells.some(({ isHead }) => isHead) ? 'group' : 'row';
  return { key, kind, cells: out.cells, boxes: out.boxes, height: Math.max(0, ...heights), ruled: false };
}

/** Puts a cell at its place, and gives its height. */
function putCell(cell: ScoreCell, x: number, width: number, m: RowMeasure, out: Gathered): number {
  const s = styles(m);
  const { text = '', isStrong = false, isRich = false, tick, below = '', boxes = [], fields = [] } = cell;
  const indent = tick === undefined ? 0 : (BOX.size + 0.45) * m.em;
  if (tick !== undefined) out.boxes.push(boxAt(x, 0.12 * m.em, m, tick));
  const plain: CellStyle = isStrong ? s.strong : s.body;
  const style: CellStyle = isRich ? { ...plain, strong: 'text-bold' } : plain;
  const words = isRich ? typeset(text) : printedText(text);
  let y = putText(words, style, x + indent, 0, width - indent, m, out);
  y = putText(printedText(below), s.small, x + indent, y, width - indent, m, out);
  if (tick !== undefined) y = Math.max(y, (BOX.size + 0.2) * m.em);
  y = putFields(fields, x, y, width, m, out);
  return putBoxes(boxes, x, y, width, m, out);
}

function putText(
  text: string,
  style: CellStyle,
  x: number,
  y: number,
  width: number,
  m: RowMeasure,
  out: Gathered,
): number {
  if (text === '') return y;
  const cell = cellOf(text, x, width, { ...style, shift: (style.shift ?? 0) + y }, m.fonts);
  out.cells.push(cell);
  return y + cell.lines.length * style.leading;
}

/** Frames share the width; a label stands small in the upper left corner, what is written in the middle. */
function putFields(
  fields: readonly ScoreField[],
  x: number,
  top: number,
  width: number,
  m: RowMeasure,
  out: Gathered,
): number {
  if (fields.length === 0) return top;
  const s = styles(m);
  const each = (width - (fields.length - 1) * FRAME.gap * m.em) / fields.length;
  const y = top + FRAME.top * m.em;
  fields.forEach(({ label = '', value }, index) => {
    const left = x + index * (each + FRAME.gap * m.em);
    out.boxes.push({ x: left, y, width: each, height: FRAME.height * m.em, isTicked: false });
    const tiny: CellStyle = { ...s.small, size: m.em * 0.62, leading: m.em * 0.7, shift: 0 };
    const inset = FRAME.inset * m.em;
    putOnOneLine(label, tiny, left + inset, y + 0.08 * m.em, each - 2 * inset, m, out);
    const middle: CellStyle = { ...s.strong, align: 'center' };
    putOnOneLine(value, middle, left + inset, y + 0.72 * m.em, each - 2 * inset, m, out);
  });
  return y + FRAME.height * m.em;
}

/** Cut where there is not enough room. */
function putOnOneLine(
  text: string,
  style: CellStyle,
  x: number,
  y: number,
  width: number,
  { fonts }: RowMeasure,
  out: Gathered,
): void {
  const line = fitLine(printedName(text), style, width, fonts);
  if (line !== undefined)
    out.cells.push({ x, width, style: { ...style, shift: (style.shift ?? 0) + y }, lines: [line] });
}

/** Boxes from left to right, on further lines where they have to be; a word stands behind its box. */
function putBoxes(
  boxes: readonly ScoreBox[],
  x: number,
  top: number,
  width: number,
  m: RowMeasure,
  out: Gathered,
): number {
  if (boxes.length === 0) return top;
  const s = styles(m);
  const { em } = m;
  const line = (BOX.size + BOX.gap) * em;
  let [left, y] = [0, top + BOX.top * em];
  for (const { label = '', isTicked } of boxes) {
    const room = width - (BOX.size + BOX.label) * em;
    const words = label === '' ? 0 : Math.min(textWidth(printedName(label), s.small, m.fonts) + 1, room);
    const wide = BOX.size * em + (label === '' ? 0 : BOX.label * em + words);
    if (left > 0 && left + wide > width) {
      left = 0;
      y += line;
    }
    out.boxes.push(boxAt(x + left, y, m, isTicked));
    putOnOneLine(label, s.small, x + left + (BOX.size + BOX.label) * em, y - 0.02 * em, words, m, out);
    left += wide + (label === '' ? BOX.gap : BOX.apart) * em;
  }
  return y + line;
}

const boxAt = (x: number, y: number, { em }: RowMeasure, isTicked: boolean): RowBox => ({
  x,
  y,
  width: BOX.size * em,
  height: BOX.size * em,
  isTicked,
});
