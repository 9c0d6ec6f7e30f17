/**
 * Places flowing text: paragraphs as large as their box allows. `SQUEEZES` are the sizes that are tried, the largest first. Entries that do
 * not fit overflow as a whole.
 */

import type { DisplayItem } from '../../../display/display-list.ts';
import { mm, type Rect, toPt, toRect } from '../../../display/units.ts';
import type { FontSet } from '../../../text/fonts/fonts.ts';
import { getLeading, listSqueezes, SQUEEZES, type Squeeze } from '../../../text/lines/styles.ts';
import { getWordWidth } from '../../../text/lines/words.ts';
import type { BoundRun } from '../../binding/runs.ts';
import { findStrayBraces } from '../../binding/styled-runs.ts';
import type { FlowElement } from '../../template/template.ts';
import { bisectFirst, createPlacement, EMPTY_PLACEMENT, type LayoutContext, type Placement } from '../context.ts';
import type { Paragraph } from '../paragraph.ts';
import { createParagraphs, getStyle } from '../paragraphs.ts';
import { getAlignFactor } from '../place-text.ts';
import { createTypeFit } from '../type-fit.ts';
import { balanceEntries, canBalanceEntries } from './balance-entries.ts';
import {
  type Block,
  computeHeight,
  createBlocks,
  getLastDescent,
  type MeasuredParagraph,
  measureParagraph,
  measureToFirstBaseline,
  stackBlocks,
  stackColumns,
} from './flow-blocks.ts';
import { balanceColumns, fillColumns, fillWithWholeEntries, SLACK } from './flow-fill.ts';

const joinParagraphRuns = (paragraphs: readonly Paragraph[]): BoundRun[] =>
  paragraphs.flatMap(({ runs }, index) => (index === 0 ? [...runs] : [{ text: ' ' }, ...runs]));

/** Returns the boxes of a flow's columns from left to right. A flow without `columns` is a single column. */
export function getColumnBoxes({ box, columns = 1, columnGap = 0 }: FlowElement): readonly Rect[] {
  const flowBox = toRect(box);
  const gapWidth = toPt(mm(columnGap));
  const columnWidth = Math.max(0, (flowBox.width - gapWidth * (columns - 1)) / columns);
  return Array.from({ length: columns }, (_column, index) => ({
    ...flowBox,
    x: flowBox.x + index * (columnWidth + gapWidth),
    width: columnWidth,
  }));
}

export function placeFlow(element: FlowElement, context: LayoutContext): Placement {
  let paragraphs: readonly Paragraph[] = createParagraphs(element, context);
  const optionalSections = [...new Set(paragraphs.map((paragraph) => paragraph.optionalSection))].filter(
    (section) => section !== undefined,
  );
  // Drop optional sections, last one first, until everything else fits.
  for (const section of optionalSections.reverse()) {
    const fittingPlacement = fitAllParagraphs(element, measureParagraphs(paragraphs, context), context);
    if (fittingPlacement !== undefined) return addStrayBraceFindings(fittingPlacement, paragraphs, context);
    paragraphs = paragraphs.filter((paragraph) => paragraph.optionalSection !== section);
  }
  if (paragraphs.length === 0) return EMPTY_PLACEMENT;
  const measuredParagraphs = measureParagraphs(paragraphs, context);
  const placement =
    fitAllParagraphs(element, measuredParagraphs, context) ?? placeFittingEntries(element, measuredParagraphs, context);
  return addStrayBraceFindings(placement, paragraphs, context);
}

const measureParagraphs = (paragraphs: readonly Paragraph[], { fonts }: LayoutContext): readonly MeasuredParagraph[] =>
  paragraphs.map((paragraph) => measureParagraph(paragraph, fonts));

function addStrayBraceFindings(
  placement: Placement,
  paragraphs: readonly Paragraph[],
  { icons }: LayoutContext,
): Placement {
  const findings = findStrayBraces(
    paragraphs.flatMap(({ texts }) => texts),
    icons,
  );
  return findings.length === 0 ? placement : { ...placement, findings: [...placement.findings, ...findings] };
}

/** Lists the squeezes of a flow, whose type may be smaller than designed to match other cards of its print. */
function listFlowSqueezes(element: FlowElement, { maxScales }: LayoutContext): readonly Squeeze[] {
  const maxScale = maxScales?.get(element);
  return maxScale === undefined ? SQUEEZES : listSqueezes(maxScale);
}

/** Fits all paragraphs in the largest size that the box allows. Returns undefined if they do not fit. */
function fitAllParagraphs(
  element: FlowElement,
  measuredParagraphs: readonly MeasuredParagraph[],
  context: LayoutContext,
): Placement | undefined {
  const { fonts } = context;
  const columns = getColumnBoxes(element);
  const maxArea = columns.reduce((total, column) => total + column.width * (column.height + LINE_ALLOWANCE), 0);
  const wordCount = measuredParagraphs.reduce((total, { text }) => total + text.words.length, 0);
  const tryAll = (squeeze: Squeeze, wrapsTabs: boolean): Placement | undefined => {
    if (wordCount > MIN_WORDS_TO_CHECK && computeInkArea(measuredParagraphs, squeeze) > maxArea * MAX_AREA_RATIO)
      return undefined;
    const items = tryColumns(measuredParagraphs, columns, element, fonts, squeeze, wrapsTabs);
    return items && { ...createPlacement(items), typeFit: createTypeFit(measuredParagraphs, squeeze) };
  };
  const squeezes = listFlowSqueezes(element, context);
  return (
    (measuredParagraphs.some(({ tabbedText }) => tabbedText !== undefined)
      ? bisectFirst(
          squeezes.filter(({ scale }) => scale >= MIN_SCALE_WITHOUT_WRAPS),
          (squeeze) => tryAll(squeeze, false),
        )
      : undefined) ?? bisectFirst(squeezes, (squeeze) => tryAll(squeeze, true))
  );
}

/** Text is shrunk at most to this fraction only to keep each paragraph with a tab on one line. */
const MIN_SCALE_WITHOUT_WRAPS = 0.78;

/** Text whose words need more than this multiple of the flow's area cannot fit and need not be broken into lines. */
const MAX_AREA_RATIO = 2;
/** Added to the height of each column, in points, so that the area check is never too strict. */
const LINE_ALLOWANCE = 20;
/** Texts with at most this many words skip the area check, since breaking them into lines is cheaper. */
const MIN_WORDS_TO_CHECK = 500;

/** Computes the minimum area that words need: each word's width times its line height. */
function computeInkArea(measuredParagraphs: readonly MeasuredParagraph[], squeeze: Squeeze): number {
  let totalArea = 0;
  for (const { text } of measuredParagraphs)
    for (const word of text.words) totalArea += getWordWidth(word, squeeze) * getLeading(word.styled.style, squeeze);
  return totalArea;
}

const isWrapped = ({ paragraph, lines }: Block): boolean => paragraph.tabIndex !== undefined && lines.length > 1;

/** Returns undefined if the paragraphs do not fit, or if one with a tab has several lines although `wrapsTabs` is not set. */
function tryColumns(
  paragraphs: readonly MeasuredParagraph[],
  columns: readonly Rect[],
  element: FlowElement,
  fonts: FontSet,
  squeeze: Squeeze,
  wrapsTabs = true,
): DisplayItem[] | undefined {
  const [firstColumn] = columns;
  if (firstColumn === undefined) return undefined;
  const { width, height } = firstColumn;
  if (columns.length > 1 && canBalanceEntries(paragraphs)) {
    const balancedEntries = balanceEntries(paragraphs, columns.length, width, height, fonts, squeeze);
    if (!wrapsTabs && balancedEntries?.flat().some(isWrapped) === true) return undefined;
    return balancedEntries && stackColumns(balancedEntries, columns, squeeze);
  }
  const blocks = createBlocks(paragraphs, width, fonts, squeeze);
  if (!wrapsTabs && blocks.some(isWrapped)) return undefined;
  if (columns.length === 1) {
    const fits = computeHeight(blocks, squeeze) <= height + SLACK;
    return fits ? stackBlocks(blocks, firstColumn, getAlignFactor(element.valign), squeeze) : undefined;
  }
  const balancedColumns = balanceColumns(blocks, columns.length, height, squeeze);
  return balancedColumns && stackColumns(balancedColumns, columns, squeeze);
}

/**
 * Places the entries that fit whole; all others overflow. If no other flow receives the overflow, a last line can say how many entries
 * are missing.
 */
function placeFittingEntries(
  element: FlowElement,
  measuredParagraphs: readonly MeasuredParagraph[],
  context: LayoutContext,
): Placement {
  const columns = getColumnBoxes(element);
  const columnWidth = columns[0]?.width ?? 0;
  const smallestSqueeze = SQUEEZES[SQUEEZES.length - 1] as Squeeze;
  const blocks = createBlocks(measuredParagraphs, columnWidth, context.fonts, smallestSqueeze);
  const { more: moreText, overflowTo } = element;
  // The line that says how many entries are missing needs room too.
  const measureMore = (entryCount: number): MeasuredParagraph[] => {
    if (moreText === undefined || overflowTo !== undefined) return [];
    const texts = [
      { text: `${moreText.before}${entryCount}${moreText.after}`, style: getStyle(context, moreText.style) },
    ];
    const moreParagraph: Paragraph = { kind: 'entry', texts, runs: [], hangingIndent: 0, spaceBefore: element.gap };
    return [measureParagraph(moreParagraph, context.fonts)];
  };
  const createMoreBlocks = (entryCount: number, blockSqueeze: Squeeze): Block[] =>
    createBlocks(measureMore(entryCount), columnWidth, context.fonts, blockSqueeze);
  const [longestMoreBlock] = createMoreBlocks(blocks.length, smallestSqueeze);
  const reservedHeight =
    longestMoreBlock === undefined
      ? 0
      : measureToFirstBaseline(longestMoreBlock, 1, smallestSqueeze) + getLastDescent(longestMoreBlock);
  const [keptColumns, remainingBlocks] = fillFlowColumns(blocks, columns, reservedHeight, smallestSqueeze);
  const remainingParagraphs = remainingBlocks.map((block) => block.paragraph);
  const remainingEntries = remainingParagraphs.filter(({ kind }) => kind === 'entry');
  const lastColumn = keptColumns[keptColumns.length - 1] ?? [];
  const filledColumns = [
    ...keptColumns.slice(0, -1),
    [...lastColumn, ...createMoreBlocks(remainingEntries.length, smallestSqueeze)],
  ];
  // Without the entries that overflow, the kept entries may fit in a larger size.
  const keptParagraphs = new Set(keptColumns.flat().map((block) => block.paragraph));
  const measuredKept = measuredParagraphs.filter(({ paragraph }) => keptParagraphs.has(paragraph));
  const measuredShown = [...measuredKept, ...measureMore(remainingEntries.length)];
  const largerText = bisectFirst(listFlowSqueezes(element, context), (squeeze) => {
    const items = tryColumns(measuredShown, columns, element, context.fonts, squeeze);
    return items && { items, squeeze };
  });
  return {
    items:
      largerText?.items ??
      (columns.length > 1
        ? stackColumns(filledColumns, columns, smallestSqueeze)
        : stackBlocks(filledColumns[0] ?? [], columns[0] as Rect, getAlignFactor(element.valign), smallestSqueeze)),
    typeFit: createTypeFit(measuredShown, largerText?.squeeze ?? smallestSqueeze),
    findings: [],
    overflows:
      element.repeated === true
        ? []
        : [
            {
              targetFlowId: overflowTo,
              side: context.side,
              runs: joinParagraphRuns(remainingEntries),
              paragraphs: remainingParagraphs,
            },
          ],
  };
}

/** Fills all columns and keeps `reservedHeight` points of the last one free. Entries may be split between columns, but not at the end. */
function fillFlowColumns(
  blocks: readonly Block[],
  columns: readonly Rect[],
  reservedHeight: number,
  squeeze: Squeeze,
): readonly [readonly (readonly Block[])[], readonly Block[]] {
  const columnHeight = columns[0]?.height ?? 0;
  const [fullColumns, blocksLeft] = fillColumns(blocks, columns.length - 1, columnHeight, squeeze);
  const [keptBlocks, remainingBlocks] = fillWithWholeEntries(blocksLeft, columnHeight - reservedHeight, squeeze);
  // An entry whose end does not fit is also removed from the columns where it begins.
  const [firstRemaining] = remainingBlocks;
  if (firstRemaining?.isContinuation !== true) return [[...fullColumns, keptBlocks], remainingBlocks];
  const wholeBlock = blocks.find(({ paragraph }) => paragraph === firstRemaining.paragraph) ?? firstRemaining;
  const trimmedColumns = fullColumns.map((columnBlocks) =>
    columnBlocks.filter(({ paragraph }) => paragraph !== firstRemaining.paragraph),
  );
  return [
    [...trimmedColumns, keptBlocks],
    [wholeBlock, ...remainingBlocks.slice(1)],
  ];
}
