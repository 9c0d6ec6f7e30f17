/**
 * Breaks paragraphs into lines and stacks them. Baselines are one leading apart, whatever letters the lines contain. A squeeze says how far
 * the text is shrunk to fit.
 */

import type { DisplayItem, GroupItem, Role, Stroke } from '../../../display/display-list.ts';
import type { Rect } from '../../../display/units.ts';
import type { FontSet } from '../../../text/fonts/fonts.ts';
import { breakLines, type MeasuredText, type TextLayout } from '../../../text/lines/lines.ts';
import { measureTexts } from '../../../text/lines/measure.ts';
import type { Squeeze } from '../../../text/lines/styles.ts';
import { createLineItems } from '../../display/line-items.ts';
import type { Paragraph } from '../paragraph.ts';
import { createTabbedLines, type FlowLine, measureTabbedText, measureTabStop, type TabbedText } from './tab-stop.ts';

/** Points between a heading and its rule. */
const RULE_GAP = 4;

/** A paragraph broken into lines, or its remaining lines. */
export interface Block {
  readonly paragraph: Paragraph;
  readonly lines: readonly FlowLine[];
  /** Whether another box has the paragraph's first lines, so that the first line of this block is indented too. */
  readonly isContinuation?: boolean;
  /** The result of line breaking; absent if the block has only some of its lines. */
  readonly brokenText?: TextLayout;
}

export interface MeasuredParagraph {
  readonly paragraph: Paragraph;
  readonly text: MeasuredText;
  /** Present for a paragraph with a tab. */
  readonly tabbedText?: TabbedText | undefined;
}

export const measureParagraph = (paragraph: Paragraph, fonts: FontSet): MeasuredParagraph => ({
  paragraph,
  text: measureTexts(paragraph.texts, fonts),
  tabbedText: measureTabbedText(paragraph, fonts),
});

/** Breaks a paragraph into lines. Without a `tabStop`, in points, the text after a tab follows the text before it. */
export function createBlock(
  { paragraph, text, tabbedText }: MeasuredParagraph,
  columnWidth: number,
  fonts: FontSet,
  squeeze: Squeeze,
  tabStop?: number,
): Block {
  if (tabbedText !== undefined && tabStop !== undefined)
    return { paragraph, lines: createTabbedLines(tabbedText, columnWidth, tabStop, fonts, squeeze) };
  // Words move down only if the last line would be very short.
  const brokenText = breakLines(
    text,
    { width: columnWidth, hang: paragraph.hangingIndent, even: 'last' },
    fonts,
    squeeze,
  );
  return { paragraph, lines: brokenText.lines, brokenText };
}

/** Breaks all paragraphs of a column or of columns of one width into lines. Their tabs share a tab stop. */
export function createBlocks(
  paragraphs: readonly MeasuredParagraph[],
  columnWidth: number,
  fonts: FontSet,
  squeeze: Squeeze,
): Block[] {
  const tabbedTexts = paragraphs.flatMap(({ tabbedText }) => tabbedText ?? []);
  const tabStop = tabbedTexts.length === 0 ? undefined : measureTabStop(tabbedTexts, columnWidth, fonts, squeeze);
  return paragraphs.map((paragraph) => createBlock(paragraph, columnWidth, fonts, squeeze, tabStop));
}

/**
 * Measures from the previous baseline to the block's first one. The ink of the very first block begins at the top. In squeezed text,
 * the space between paragraphs shrinks faster than the type, but at most to 40 %.
 */
export function measureToFirstBaseline({ paragraph, lines }: Block, blockIndex: number, squeeze: Squeeze): number {
  const [line] = lines;
  if (line === undefined) return 0;
  if (blockIndex === 0) return Math.max(line.ascent, line.capHeight);
  return (
    line.leading + paragraph.spaceBefore * (squeeze.tight ? Math.max(0.4, squeeze.scale * squeeze.scale * 0.85) : 1)
  );
}

function measureToLastBaseline({ lines }: Block): number {
  let distance = 0;
  for (let lineIndex = 1; lineIndex < lines.length; lineIndex += 1) distance += lines[lineIndex]?.leading ?? 0;
  return distance;
}

export const getLastDescent = ({ lines }: Block): number => lines[lines.length - 1]?.descent ?? 0;

/** Returns the distance from the top to the last baseline after a block is added. */
export const addBlockBaselines = (baselinesAbove: number, block: Block, blockIndex: number, squeeze: Squeeze): number =>
  baselinesAbove + measureToFirstBaseline(block, blockIndex, squeeze) + measureToLastBaseline(block);

/** Computes the distance from the top of a column to its first baseline. */
const measureColumnStart = ([firstBlock]: readonly Block[], squeeze: Squeeze): number =>
  firstBlock === undefined ? 0 : measureToFirstBaseline(firstBlock, 0, squeeze);

/** Computes the height from the top of the first ink to the lowest ink of the last line. */
export function computeHeight(blocks: readonly Block[], squeeze: Squeeze): number {
  const lastBlock = blocks[blocks.length - 1];
  const baselines = blocks.reduce(
    (height, block, blockIndex) => addBlockBaselines(height, block, blockIndex, squeeze),
    0,
  );
  return lastBlock === undefined ? 0 : baselines + getLastDescent(lastBlock);
}

/**
 * Stacks the lines of all blocks in a box, with `alignFactor` of the free space above them. Each block is its own group, so that
 * screen readers distinguish headings from entries.
 */
export function stackBlocks(blocks: readonly Block[], box: Rect, alignFactor: number, squeeze: Squeeze): DisplayItem[] {
  const items: DisplayItem[] = [];
  let y = box.y + (box.height - computeHeight(blocks, squeeze)) * alignFactor;
  blocks.forEach((block, blockIndex) => {
    y += measureToFirstBaseline(block, blockIndex, squeeze);
    items.push({ kind: 'group', transform: [1, 0, 0, 1, box.x, y], items: [getBlockItem(block, box.width)] });
    y += measureToLastBaseline(block);
  });
  return items;
}

/** Stacks the blocks of columns side by side. Their first lines share a baseline, unless a column is too full to move. */
export function stackColumns(
  columns: readonly (readonly Block[])[],
  boxes: readonly Rect[],
  squeeze: Squeeze,
): DisplayItem[] {
  const lowestStart = Math.max(0, ...columns.map((blocks) => measureColumnStart(blocks, squeeze)));
  return columns.flatMap((blocks, index) => {
    const box = boxes[index];
    if (box === undefined) return [];
    const shift = lowestStart - measureColumnStart(blocks, squeeze);
    const freeHeight = Math.max(0, box.height - computeHeight(blocks, squeeze));
    return stackBlocks(blocks, { ...box, y: box.y + Math.min(shift, freeHeight) }, 0, squeeze);
  });
}

/** Returns the drawn block. Files contain equal objects only once, so without the cache a deck takes 18 % longer. */
function getBlockItem(block: Block, boxWidth: number): GroupItem {
  const { brokenText, paragraph } = block;
  const cachedDrawing = brokenText?.cachedDrawing;
  // The same lines have the same width and indent, but the cached drawing may be a heading or have another rule.
  if (cachedDrawing?.part.role === getRole(paragraph) && isSameStroke(cachedDrawing.rule, paragraph.rule))
    return cachedDrawing.part;
  const blockItem = drawBlock(block, boxWidth);
  if (brokenText !== undefined) brokenText.cachedDrawing = { part: blockItem, rule: paragraph.rule };
  return blockItem;
}

const getRole = ({ kind }: Paragraph): Role => (kind === 'heading' ? 'heading' : 'text');

const isSameStroke = (a: Stroke | undefined, b: Stroke | undefined): boolean =>
  a?.colour === b?.colour && a?.width === b?.width;

function drawBlock(block: Block, boxWidth: number): GroupItem {
  const { lines, paragraph, isContinuation } = block;
  const items: DisplayItem[] = [];
  let y = 0;
  lines.forEach((line, lineIndex) => {
    if (lineIndex > 0) y += line.leading;
    const indent = line.indent ?? (lineIndex === 0 && isContinuation !== true ? 0 : paragraph.hangingIndent);
    const x = line.rightToLeft ? boxWidth - line.width - indent : indent;
    if (line.label !== undefined)
      for (const item of createLineItems(line.label, line.rightToLeft ? boxWidth - line.label.width : 0, y))
        items.push(item);
    for (const item of createLineItems(line, x, y)) items.push(item);
  });
  for (const item of createRuleItems(block, boxWidth, y)) items.push(item);
  return { kind: 'group', role: getRole(paragraph), items, repeats: true };
}

/** Creates the rule from a heading to the right edge, at half the cap height. */
function createRuleItems({ lines, paragraph }: Block, boxWidth: number, baseline: number): DisplayItem[] {
  const line = lines[lines.length - 1];
  if (line === undefined || paragraph.rule === undefined) return [];
  const ruleStart = line.width + RULE_GAP;
  const y = baseline - line.capHeight / 2;
  if (ruleStart >= boxWidth) return [];
  return [
    {
      kind: 'path',
      path: [
        ['M', ruleStart, y],
        ['L', boxWidth, y],
      ],
      stroke: paragraph.rule,
    },
  ];
}
