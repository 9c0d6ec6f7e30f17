/** Bars and rows of cells as display items, at the same positions as the React elements of sheets. */
import type { DisplayItem } from '../../display/display-list.ts';
import type { Path } from '../../display/path.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import type { Translate } from '../../texts/translate.ts';
import { BLOCK_EM, type Block, type BlockPages } from '../kit/blocks.ts';
import { type Box, fillBox, frameBox } from '../kit/boxes.ts';
import type { CellLayout, RowBox, RowLayout } from '../kit/cells.ts';
import { toCapitals } from '../kit/sheet-text.ts';
import { fitLine, measureTextWidth, type TextLine } from '../kit/text-lines.ts';
import { ACCENT, HAIRLINE, INK, PAPER, RULE } from '../kit/theme.ts';
import { createLabel, drawTextLine, getAscent } from './text-items.ts';

const BAR_NOTE_COLOR = '#cfcfcf';
/** Ems. Capitals sit low in their line; this shift centers them in a bar. */
const BAR_TITLE_SHIFT = -0.09;

export interface BarText {
  readonly title: string | TextLine;
  readonly note?: string;
  readonly size: number;
  readonly noteSize: number;
}

/** Draws a black bar with a title in display type and a muted note at its right end. */
export function drawBar(
  box: Box,
  { title, note: noteText, size: fontSize, noteSize }: BarText,
  fontSet: FontSet,
): DisplayItem[] {
  const titlePaint = { size: fontSize, color: PAPER } as const;
  const [edgeWidth, barPadding] = [fontSize * 0.3, fontSize * 0.32];
  // The shift is a margin above a centered box, so only half of it counts.
  const y =
    box.y +
    (box.height - fontSize) / 2 +
    (fontSize * BAR_TITLE_SHIFT) / 2 +
    getAscent('display-black', fontSize, fontSet);
  const x = box.x + edgeWidth + barPadding;
  const rightEdge = box.x + box.width - barPadding;
  const titleItems =
    typeof title === 'string'
      ? [createLabel(title, 'display-black', titlePaint, fontSize * 0.02, fontSet).drawAt(x, y)]
      : drawTextLine(title, titlePaint, x, y, fontSet);
  const noteItems =
    noteText === undefined
      ? []
      : [
          createLabel(noteText, 'text', { size: noteSize, color: BAR_NOTE_COLOR }, 0, fontSet).drawAt(
            rightEdge - measureTextWidth(noteText, { font: 'text', size: noteSize }, fontSet),
            box.y + (box.height - noteSize) / 2 + getAscent('text', noteSize, fontSet),
          ),
        ];
  return [fillBox(box, INK), fillBox({ ...box, width: edgeWidth }, ACCENT), ...titleItems, ...noteItems];
}

const ALIGN = { left: 0, center: 0.5, right: 1 } as const;

function drawCell(cell: CellLayout, leftEdge: number, topEdge: number, fontSet: FontSet): DisplayItem[] {
  const { x, width, style: cellStyle, lines: textLines, cellBelow } = cell;
  const alignShare = ALIGN[cellStyle.align ?? 'left'];
  const textPaint = { size: cellStyle.size, color: cellStyle.color as `#${string}` };
  const firstBaseline = topEdge + (cellStyle.topShift ?? 0) + getAscent(cellStyle.font, cellStyle.size, fontSet);
  const cellItems = textLines.flatMap((textLine, index) =>
    drawTextLine(
      textLine,
      textPaint,
      leftEdge + x + alignShare * (width - textLine.width),
      firstBaseline + index * cellStyle.leading,
      fontSet,
    ),
  );
  return cellBelow
    ? [...cellItems, ...drawCell(cellBelow, leftEdge, topEdge + textLines.length * cellStyle.leading, fontSet)]
    : cellItems;
}

/** Returns the height of a row with `rowPadding` points above and below. */
export const getRowHeight = (rowLayout: RowLayout, rowPadding: number): number =>
  rowLayout.height + 2 * rowPadding + (rowLayout.hasRule ? RULE : 0);

export function drawRow(
  rowLayout: RowLayout,
  { x, y, width }: Omit<Box, 'height'>,
  rowPadding: number,
  fontSet: FontSet,
): DisplayItem[] {
  const ruleItems = rowLayout.hasRule ? [fillBox({ x, y, width, height: RULE }, HAIRLINE)] : [];
  const topEdge = y + (rowLayout.hasRule ? RULE : 0) + rowPadding;
  const boxes = (rowLayout.boxes ?? []).flatMap((box) => drawTickBox({ ...box, x: x + box.x, y: topEdge + box.y }));
  return [...ruleItems, ...boxes, ...rowLayout.cells.flatMap((cell) => drawCell(cell, x, topEdge, fontSet))];
}

/** Line widths of the frame of a box and of the cross in it, in points. */
const FRAME_WIDTH = 0.7;
const CROSS_WIDTH = 1.1;

/** Draws a frame, with a cross if it is ticked. A filled box would hide pencil marks. */
function drawTickBox({ isTicked, boxTone, ...box }: RowBox): DisplayItem[] {
  if (boxTone === 'red') return [frameBox(box, ACCENT, FRAME_WIDTH * 1.6), drawHatching(box)];
  const frameItem = frameBox(box, INK, FRAME_WIDTH);
  if (!isTicked) return [frameItem];
  const [leftEdge, topEdge] = [box.x + 1.6, box.y + 1.6];
  const [rightEdge, bottom] = [box.x + box.width - 1.6, box.y + box.height - 1.6];
  const crossStroke = { colour: INK, width: CROSS_WIDTH } as const;
  const linePath: Path = [
    ['M', leftEdge, topEdge],
    ['L', rightEdge, bottom],
    ['M', rightEdge, topEdge],
    ['L', leftEdge, bottom],
  ];
  return [frameItem, { kind: 'path', path: linePath, stroke: crossStroke }];
}

/** Draws thin slanted lines inside a box. */
function drawHatching({ x, y, width, height }: Box): DisplayItem {
  const linePath: Path = [0.25, 0.5, 0.75, 1].flatMap(
    (fraction): Path => [
      ['M', x, y + height * fraction],
      ['L', x + width * fraction, y],
    ],
  );
  return { kind: 'path', path: linePath, stroke: { colour: ACCENT, width: 0.45 } };
}

/** A block and its position on the page. */
export interface PlacedBlock<S extends string> {
  readonly block: Block<S>;
  readonly box: Box;
}

/** Places the blocks of a page below each other. */
export function placeBlocks<S extends string>(
  blocks: readonly Block<S>[],
  { emSize, rowPadding }: Pick<BlockPages<S>, 'emSize' | 'rowPadding'>,
  { x, y, width }: Omit<Box, 'height'>,
): PlacedBlock<S>[] {
  let topEdge = y;
  return blocks.map((block) => {
    const height = block.rowLayout
      ? getRowHeight(block.rowLayout, rowPadding)
      : emSize * (BLOCK_EM.sectionGap + BLOCK_EM.bar + BLOCK_EM.barGap);
    const box = { x, y: topEdge, width, height };
    topEdge += height;
    return { block, box: box };
  });
}

/** Draws a block. `startedSections` are the sections that started on earlier pages. */
export function drawBlock<S extends string>(
  translate: Translate,
  { block: { rowLayout, section }, box }: PlacedBlock<S>,
  { emSize, rowPadding }: Pick<BlockPages<S>, 'emSize' | 'rowPadding'>,
  titles: Readonly<Record<S, string>>,
  startedSections: ReadonlySet<S>,
  fontSet: FontSet,
): DisplayItem[] {
  if (rowLayout) return drawRow(rowLayout, box, rowPadding, fontSet);
  const title = startedSections.has(section)
    ? translate('sheet.sectionContinued', { title: titles[section] })
    : titles[section];
  const barBox = { ...box, y: box.y + BLOCK_EM.sectionGap * emSize, height: emSize * BLOCK_EM.bar };
  const fontSize = emSize * BLOCK_EM.barTitle;
  return drawBar(
    barBox,
    { title: fitTitle(title, fontSize, barBox.width, fontSet), size: fontSize, noteSize: emSize },
    fontSet,
  );
}

/** Converts a title to capitals and truncates it if it is too long, which only happens with names from documents. */
function fitTitle(title: string, fontSize: number, width: number, fontSet: FontSet): string | TextLine {
  const titleText = toCapitals(title);
  const maxWidth = width - 2 * fontSize;
  const titleFont = { font: 'display-black', size: fontSize } as const;
  return measureTextWidth(titleText, titleFont, fontSet) <= maxWidth
    ? titleText
    : (fitLine(titleText, titleFont, maxWidth, fontSet) ?? '');
}
