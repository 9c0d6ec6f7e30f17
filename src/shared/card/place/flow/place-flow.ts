/** Flowing text: paragraphs set as large as their box allows, what finds no room handed on whole. */

import type { DisplayItem } from '../../../display/display-list.ts';
import { mm, type Rect, rectOf, toPt } from '../../../display/units.ts';
import { leadingOf, SQUEEZES, type Squeeze } from '../../../text/lines/styles.ts';
import { widthIn } from '../../../text/lines/words.ts';
import { strayNotes } from '../../binding/prose.ts';
import type { BoundRun } from '../../binding/runs.ts';
import type { FlowElement } from '../../template/template.ts';
import { bisectFirst, type Context, NOTHING, type Placed, placed } from '../context.ts';
import type { Paragraph } from '../paragraph.ts';
import { paragraphsOf, styleOf } from '../paragraphs.ts';
import { share } from '../place-text.ts';
import {
  type Block,
  blockOf,
  heightOf,
  lastDescent,
  type MeasuredParagraph,
  measuredParagraph,
  stack,
  toFirst,
} from './flow-blocks.ts';
import { evenColumns, fillColumns, fillWithWholeEntries, SLACK } from './flow-fill.ts';

const separated = (paragraphs: readonly Paragraph[]): BoundRun[] =>
  paragraphs.flatMap(({ runs }, index) => (index === 0 ? [...runs] : [{ text: ' ' }, ...runs]));

/** The boxes of a flow's columns, from left to right; without columns its box. */
export function columnsOf({ box, columns = 1, columnGap = 0 }: FlowElement): readonly Rect[] {
  const area = rectOf(box);
  const gap = toPt(mm(columnGap));
  const width = Math.max(0, (area.width - gap * (columns - 1)) / columns);
  return Array.from({ length: columns }, (_, index) => ({ ...area, x: area.x + index * (width + gap), width }));
}

export function placeFlow(element: FlowElement, context: Context): Placed {
  let paragraphs: readonly Paragraph[] = paragraphsOf(element, context);
  const optional = [...new Set(paragraphs.map((one) => one.optional))].filter((section) => section !== undefined);
  // Sections that may be left out are, from the last one, until everything else has room.
  for (const section of optional.reverse()) {
    const items = itemsThatFit(element, measuredAll(paragraphs, context), context);
    if (items !== undefined) return withNotes(placed(items), paragraphs, context);
    paragraphs = paragraphs.filter((one) => one.optional !== section);
  }
  if (paragraphs.length === 0) return NOTHING;
  const measured = measuredAll(paragraphs, context);
  const items = itemsThatFit(element, measured, context);
  const all = items === undefined ? placeWhatFits(element, measured, context) : placed(items);
  return withNotes(all, paragraphs, context);
}

const measuredAll = (paragraphs: readonly Paragraph[], { fonts }: Context): readonly MeasuredParagraph[] =>
  paragraphs.map((paragraph) => measuredParagraph(paragraph, fonts));

function withNotes(all: Placed, paragraphs: readonly Paragraph[], { icons }: Context): Placed {
  const notes = strayNotes(
    paragraphs.flatMap(({ texts }) => texts),
    icons,
  );
  return notes.length === 0 ? all : { ...all, notes: [...all.notes, ...notes] };
}

/** All paragraphs, as large as the box has room for them, or undefined. */
function itemsThatFit(
  element: FlowElement,
  measured: readonly MeasuredParagraph[],
  { fonts }: Context,
): DisplayItem[] | undefined {
  const columns = columnsOf(element);
  const width = columns[0]?.width ?? 0;
  const area = columns.reduce((sum, column) => sum + column.width * (column.height + A_LINE), 0);
  const words = measured.reduce((sum, { text }) => sum + text.words.length, 0);
  return bisectFirst(SQUEEZES, (squeeze) =>
    words > MANY_WORDS && inkArea(measured, squeeze) > area * FAR_TOO_MUCH
      ? undefined
      : tryColumns(
          measured.map((one) => blockOf(one, width, fonts, squeeze)),
          columns,
          element,
          squeeze,
        ),
  );
}

/** Multiple of a flow's area: text whose words take more than this cannot fit and need not be broken into lines. */
const FAR_TOO_MUCH = 2;
/** Points. */
const A_LINE = 20;
/** Up to here it costs less to break words into lines than to sum up their area. */
const MANY_WORDS = 500;

/** What words take at least, each as wide as it is and as high as its line. */
function inkArea(measured: readonly MeasuredParagraph[], squeeze: Squeeze): number {
  let area = 0;
  for (const { text } of measured)
    for (const word of text.words) area += widthIn(word, squeeze) * leadingOf(word.styled.style, squeeze);
  return area;
}

function tryColumns(
  blocks: readonly Block[],
  columns: readonly Rect[],
  element: FlowElement,
  squeeze: Squeeze,
): DisplayItem[] | undefined {
  const [only] = columns;
  if (only === undefined) return undefined;
  if (columns.length === 1) {
    const fits = heightOf(blocks, squeeze) <= only.height + SLACK;
    return fits ? stack(blocks, only, share(element.valign), squeeze) : undefined;
  }
  const even = evenColumns(blocks, columns.length, only.height, squeeze);
  return even?.flatMap((part, index) => stack(part, columns[index] ?? only, 0, squeeze));
}

/** The whole entries that fit, a line that says how many do not, and these on their way elsewhere. */
function placeWhatFits(element: FlowElement, measured: readonly MeasuredParagraph[], context: Context): Placed {
  const columns = columnsOf(element);
  const setAt = (at: Squeeze, some: readonly MeasuredParagraph[]): Block[] =>
    some.map((one) => blockOf(one, columns[0]?.width ?? 0, context.fonts, at));
  const squeeze = SQUEEZES[SQUEEZES.length - 1] as Squeeze;
  const blocks = setAt(squeeze, measured);
  const { more, overflowTo } = element;
  // The line that says how much is missing needs room itself.
  const moreBlock = (count: number, at: Squeeze): Block[] => {
    if (more === undefined || overflowTo !== undefined) return [];
    const texts = [{ text: `${more.before}${count}${more.after}`, style: styleOf(context, more.style) }];
    const line: Paragraph = { kind: 'entry', texts, runs: [], hang: 0, before: element.gap };
    return [blockOf(measuredParagraph(line, context.fonts), columns[0]?.width ?? 0, context.fonts, at)];
  };
  const [line] = moreBlock(blocks.length, squeeze);
  const taken = line === undefined ? 0 : toFirst(line, 1, squeeze) + lastDescent(line);
  const [kept, left] = keepColumns(blocks, columns, taken, squeeze);
  const paragraphs = left.map((block) => block.paragraph);
  const entries = paragraphs.filter(({ kind }) => kind === 'entry');
  const end = kept[kept.length - 1] ?? [];
  const all = [...kept.slice(0, -1), [...end, ...moreBlock(entries.length, squeeze)]];
  // What stays need not be as small as the whole would have to be.
  const staying = new Set(kept.flat().map((block) => block.paragraph));
  const stays = measured.filter(({ paragraph }) => staying.has(paragraph));
  const larger = bisectFirst(SQUEEZES, (one) => {
    const set = setAt(one, stays);
    return tryColumns([...set, ...moreBlock(entries.length, one)], columns, element, one);
  });
  return {
    items:
      larger ??
      all.flatMap((part, index) =>
        stack(part, columns[index] as Rect, columns.length > 1 ? 0 : share(element.valign), squeeze),
      ),
    notes: [],
    overflows:
      element.repeated === true ? [] : [{ to: overflowTo, from: context.side, runs: separated(entries), paragraphs }],
  };
}

/** Fills all columns; of the last one `taken` points stay free. Entries are split between columns, never at the end. */
function keepColumns(
  blocks: readonly Block[],
  columns: readonly Rect[],
  taken: number,
  squeeze: Squeeze,
): readonly [readonly (readonly Block[])[], readonly Block[]] {
  const height = columns[0]?.height ?? 0;
  const [parts, rest] = fillColumns(blocks, columns.length - 1, height, squeeze);
  const [kept, left] = fillWithWholeEntries(rest, height - taken, squeeze);
  // An entry whose end does not fit is removed from the columns before, where it began.
  const [first] = left;
  if (first?.rest !== true) return [[...parts, kept], left];
  const whole = blocks.find(({ paragraph }) => paragraph === first.paragraph) ?? first;
  const shortened = parts.map((part) => part.filter(({ paragraph }) => paragraph !== first.paragraph));
  return [
    [...shortened, kept],
    [whole, ...left.slice(1)],
  ];
}
