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
/** In ems. Capitals sit low in their line; this shift centers them in a bar. */
const BAR_TITLE_SHIFT = -0.09;

export interface BarText {
  readonly title: string | TextLine;
  readonly note?: string;
  readonly size: number;
  readonly noteSize: number;
}

/** Draws a black bar with a title in display type and a muted note at its right end. */
export function drawBar(box: Box, { title, note, size: fontSize, noteSize }: BarText, fonts: FontSet): DisplayItem[] {
  const titlePaint = { size: fontSize, color: PAPER } as const;
  const [edgeWidth, barPadding] = [fontSize * 0.3, fontSize * 0.32];
  // In the React elements, the shift is a margin above the title. The title is centered, so it moves by half of the margin.
  const y =
    box.y +
    (box.height - fontSize) / 2 +
    (fontSize * BAR_TITLE_SHIFT) / 2 +
    getAscent('display-black', fontSize, fonts);
  const x = box.x + edgeWidth + barPadding;
  const rightEdge = box.x + box.width - barPadding;
  // The fourth argument of `createLabel` is the letter spacing in points.
  const titleItems =
    typeof title === 'string'
      ? [createLabel(title, 'display-black', titlePaint, fontSize * 0.02, fonts).drawAt(x, y)]
      : drawTextLine(title, titlePaint, x, y, fonts);
  const noteItems =
    note === undefined
      ? []
      : [
          createLabel(note, 'text', { size: noteSize, color: BAR_NOTE_COLOR }, 0, fonts).drawAt(
            rightEdge - measureTextWidth(note, { font: 'text', size: noteSize }, fonts),
            box.y + (box.height - noteSize) / 2 + getAscent('text', noteSize, fonts),
          ),
        ];
  return [fillBox(box, INK), fillBox({ ...box, width: edgeWidth }, ACCENT), ...titleItems, ...noteItems];
}

const ALIGN = { left: 0, center: 0.5, right: 1 } as const;

/** Draws a cell and those below it. */
export function drawCell(cell: CellLayout, leftEdge: number, topEdge: number, fonts: FontSet): DisplayItem[] {
  const { x, width, style, lines, cellBelow } = cell;
  const alignShare = ALIGN[style.align ?? 'left'];
  const paint = { size: style.size, color: style.color as `#${string}` };
  const firstBaseline = topEdge + (style.topShift ?? 0) + getAscent(style.font, style.size, fonts);
  const items = lines.flatMap((line, index) =>
    drawTextLine(
      line,
      paint,
      leftEdge + x + alignShare * (width - line.width),
      firstBaseline + index * style.leading,
      fonts,
    ),
  );
  return cellBelow
    ? [...items, ...drawCell(cellBelow, leftEdge, topEdge + lines.length * style.leading, fonts)]
    : items;
}

/** Returns the height of a row with `rowPadding` points above and below. */
export const getRowHeight = (rowLayout: RowLayout, rowPadding: number): number =>
  rowLayout.height + 2 * rowPadding + (rowLayout.hasRule ? RULE : 0);

export function drawRow(
  rowLayout: RowLayout,
  { x, y, width }: Omit<Box, 'height'>,
  rowPadding: number,
  fonts: FontSet,
): DisplayItem[] {
  const ruleItems = rowLayout.hasRule ? [fillBox({ x, y, width, height: RULE }, HAIRLINE)] : [];
  const topEdge = y + (rowLayout.hasRule ? RULE : 0) + rowPadding;
  const boxes = (rowLayout.boxes ?? []).flatMap((box) => drawTickBox({ ...box, x: x + box.x, y: topEdge + box.y }));
  return [...ruleItems, ...boxes, ...rowLayout.cells.flatMap((cell) => drawCell(cell, x, topEdge, fonts))];
}

/** Stroke widths of the frame of a box and of the cross in it, in points. */
const FRAME_WIDTH = 0.7;
const CROSS_WIDTH = 1.1;
/** Points between the edge of a box and its cross. */
const CROSS_INSET = 1.6;

/** Draws the frame of a box, with a cross if the box is ticked. A filled box would hide pencil marks. A red box is hatched. */
export function drawTickBox({ isTicked, boxTone, ...box }: RowBox): DisplayItem[] {
  if (boxTone === 'red') return [frameBox(box, ACCENT, FRAME_WIDTH * 1.6), drawHatching(box)];
  const frameItem = frameBox(box, INK, FRAME_WIDTH);
  if (!isTicked) return [frameItem];
  const [leftEdge, topEdge] = [box.x + CROSS_INSET, box.y + CROSS_INSET];
  const [rightEdge, bottom] = [box.x + box.width - CROSS_INSET, box.y + box.height - CROSS_INSET];
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
    return { block, box };
  });
}

/** Draws a block. `startedSections` are the sections that started on earlier pages. */
export function drawBlock<S extends string>(
  translate: Translate,
  { block: { rowLayout, section }, box }: PlacedBlock<S>,
  { emSize, rowPadding }: Pick<BlockPages<S>, 'emSize' | 'rowPadding'>,
  titles: Readonly<Record<S, string>>,
  startedSections: ReadonlySet<S>,
  fonts: FontSet,
): DisplayItem[] {
  if (rowLayout) return drawRow(rowLayout, box, rowPadding, fonts);
  const title = startedSections.has(section)
    ? translate('sheet.sectionContinued', { title: titles[section] })
    : titles[section];
  const barBox = { ...box, y: box.y + BLOCK_EM.sectionGap * emSize, height: emSize * BLOCK_EM.bar };
  const fontSize = emSize * BLOCK_EM.barTitle;
  return drawBar(
    barBox,
    { title: fitTitle(title, fontSize, barBox.width, fonts), size: fontSize, noteSize: emSize },
    fonts,
  );
}

/** Converts a title to capitals and truncates it if it is too long, which only happens with names from documents. */
function fitTitle(title: string, fontSize: number, width: number, fonts: FontSet): string | TextLine {
  const capitals = toCapitals(title);
  const maxWidth = width - 2 * fontSize;
  const titleFont = { font: 'display-black', size: fontSize } as const;
  return measureTextWidth(capitals, titleFont, fonts) <= maxWidth
    ? capitals
    : (fitLine(capitals, titleFont, maxWidth, fonts) ?? '');
}
