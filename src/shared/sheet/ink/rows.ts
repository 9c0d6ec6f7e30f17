/** Bars and rows of cells as display items: the same places as the elements of `parts.tsx`. */
import type { DisplayItem } from '../../display/display-list.ts';
import type { Path } from '../../display/path.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import type { Translate } from '../../texts/translate.ts';
import { BLOCK_EM, type Block, type BlockPages } from '../kit/blocks.ts';
import { type Box, filled, framed } from '../kit/boxes.ts';
import type { CellLayout, RowBox, RowLayout } from '../kit/cells.ts';
import { capitals } from '../kit/printed.ts';
import { fitLine, type TextLine, textWidth } from '../kit/text-lines.ts';
import { ACCENT, HAIRLINE, INK, PAPER, RULE } from '../kit/theme.ts';
import { ascentOf, label, lineInk } from './text-items.ts';

const BAR_NOTE = '#cfcfcf';
/** Ems. Capitals sit low in their line: this puts them in the middle of a bar. */
const RAISED = -0.09;

export interface BarText {
  readonly title: string | TextLine;
  readonly note?: string;
  readonly size: number;
  readonly noteSize: number;
}

/** A black bar with a title in display type and a quiet note at its right end. */
export function barInk(box: Box, { title, note, size, noteSize }: BarText, fonts: FontSet): DisplayItem[] {
  const look = { size, colour: PAPER } as const;
  const [edge, pad] = [size * 0.3, size * 0.32];
  // The raise is a margin above a box that is centred, so half of it counts.
  const y = box.y + (box.height - size) / 2 + (size * RAISED) / 2 + ascentOf('display-black', size, fonts);
  const x = box.x + edge + pad;
  const right = box.x + box.width - pad;
  const words =
    typeof title === 'string'
      ? [label(title, 'display-black', look, size * 0.02, fonts).at(x, y)]
      : lineInk(title, look, x, y, fonts);
  const noted =
    note === undefined
      ? []
      : [
          label(note, 'text', { size: noteSize, colour: BAR_NOTE }, 0, fonts).at(
            right - textWidth(note, { font: 'text', size: noteSize }, fonts),
            box.y + (box.height - noteSize) / 2 + ascentOf('text', noteSize, fonts),
          ),
        ];
  return [filled(box, INK), filled({ ...box, width: edge }, ACCENT), ...words, ...noted];
}

const ALIGN = { left: 0, center: 0.5, right: 1 } as const;

function cellInk(cell: CellLayout, left: number, top: number, fonts: FontSet): DisplayItem[] {
  const { x, width, style, lines, below } = cell;
  const share = ALIGN[style.align ?? 'left'];
  const look = { size: style.size, colour: style.colour as `#${string}` };
  const first = top + (style.shift ?? 0) + ascentOf(style.font, style.size, fonts);
  const own = lines.flatMap((line, index) =>
    lineInk(line, look, left + x + share * (width - line.width), first + index * style.leading, fonts),
  );
  return below ? [...own, ...cellInk(below, left, top + lines.length * style.leading, fonts)] : own;
}

/** Height of a row as it is drawn, `pad` points of air above and below. */
export const rowHeight = (row: RowLayout, pad: number): number => row.height + 2 * pad + (row.ruled ? RULE : 0);

export function rowInk(
  row: RowLayout,
  { x, y, width }: Omit<Box, 'height'>,
  pad: number,
  fonts: FontSet,
): DisplayItem[] {
  const rule = row.ruled ? [filled({ x, y, width, height: RULE }, HAIRLINE)] : [];
  const top = y + (row.ruled ? RULE : 0) + pad;
  const boxes = (row.boxes ?? []).flatMap((box) => tickBoxInk({ ...box, x: x + box.x, y: top + box.y }));
  return [...rule, ...boxes, ...row.cells.flatMap((cell) => cellInk(cell, x, top, fonts))];
}

/** Thickness of the frame of a box, and of the cross in it. Points. */
const FRAME = 0.7;
const CROSS = 1.1;

/** A frame, with a cross where it is ticked: a filled one would show no further pencil. */
function tickBoxInk({ isTicked, tone, ...box }: RowBox): DisplayItem[] {
  if (tone === 'red') return [framed(box, ACCENT, FRAME * 1.6), hatch(box)];
  const frame = framed(box, INK, FRAME);
  if (!isTicked) return [frame];
  const [left, top] = [box.x + 1.6, box.y + 1.6];
  const [right, bottom] = [box.x + box.width - 1.6, box.y + box.height - 1.6];
  const stroke = { colour: INK, width: CROSS } as const;
  const path: Path = [
    ['M', left, top],
    ['L', right, bottom],
    ['M', right, top],
    ['L', left, bottom],
  ];
  return [frame, { kind: 'path', path, stroke }];
}

/** Thin slanting lines within a box. */
function hatch({ x, y, width, height }: Box): DisplayItem {
  const path: Path = [0.25, 0.5, 0.75, 1].flatMap(
    (at): Path => [
      ['M', x, y + height * at],
      ['L', x + width * at, y],
    ],
  );
  return { kind: 'path', path, stroke: { colour: ACCENT, width: 0.45 } };
}

/** Where a block stands on its page, and what is drawn there. */
export interface PlacedBlock<S extends string> {
  readonly block: Block<S>;
  readonly box: Box;
}

/** The blocks of one page one below the other. */
export function placeBlocks<S extends string>(
  blocks: readonly Block<S>[],
  { em, pad }: Pick<BlockPages<S>, 'em' | 'pad'>,
  { x, y, width }: Omit<Box, 'height'>,
): PlacedBlock<S>[] {
  let top = y;
  return blocks.map((block) => {
    const height = block.row ? rowHeight(block.row, pad) : em * (BLOCK_EM.sectionGap + BLOCK_EM.bar + BLOCK_EM.barGap);
    const box = { x, y: top, width, height };
    top += height;
    return { block, box };
  });
}

/** `begun` are the sections that pages before this one have begun. */
export function blockInk<S extends string>(
  translate: Translate,
  { block: { row, section }, box }: PlacedBlock<S>,
  { em, pad }: Pick<BlockPages<S>, 'em' | 'pad'>,
  titles: Readonly<Record<S, string>>,
  begun: ReadonlySet<S>,
  fonts: FontSet,
): DisplayItem[] {
  if (row) return rowInk(row, box, pad, fonts);
  const title = begun.has(section) ? translate('sheet.sectionContinued', { title: titles[section] }) : titles[section];
  const bar = { ...box, y: box.y + BLOCK_EM.sectionGap * em, height: em * BLOCK_EM.bar };
  const size = em * BLOCK_EM.barTitle;
  return barInk(bar, { title: fittedTitle(title, size, bar.width, fonts), size, noteSize: em }, fonts);
}

/** In capitals; one that is too long, which only names of strangers are, ends in dots. */
function fittedTitle(title: string, size: number, width: number, fonts: FontSet): string | TextLine {
  const words = capitals(title);
  const room = width - 2 * size;
  const face = { font: 'display-black', size } as const;
  return textWidth(words, face, fonts) <= room ? words : (fitLine(words, face, room, fonts) ?? '');
}
