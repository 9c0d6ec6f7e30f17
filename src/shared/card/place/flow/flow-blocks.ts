/** Paragraphs in lines, stacked. Baselines follow each other by leading alone, so that the rhythm does not depend on the letters. */

import type { DisplayItem, GroupItem, Role, Stroke } from '../../../display/display-list.ts';
import type { Rect } from '../../../display/units.ts';
import type { FontSet } from '../../../text/fonts/fonts.ts';
import { type BrokenText, breakLines, type Line, type MeasuredText } from '../../../text/lines/lines.ts';
import { measure } from '../../../text/lines/measure.ts';
import type { Squeeze } from '../../../text/lines/styles.ts';
import { lineItems } from '../../display/line-items.ts';
import type { Paragraph } from '../paragraph.ts';

/** Points between a heading and its rule. */
const RULE_GAP = 4;

/** A paragraph in lines, or the rest of one. */
export interface Block {
  readonly paragraph: Paragraph;
  readonly lines: readonly Line[];
  /** Whether its first lines are in another box, so that its first line here is indented too. */
  readonly rest?: boolean;
  /** The text whose lines these are; absent when only some of them are. */
  readonly whole?: BrokenText;
}

export interface MeasuredParagraph {
  readonly paragraph: Paragraph;
  readonly text: MeasuredText;
}

export const measuredParagraph = (paragraph: Paragraph, fonts: FontSet): MeasuredParagraph => ({
  paragraph,
  text: measure(paragraph.texts, fonts),
});

export function blockOf(
  { paragraph, text }: MeasuredParagraph,
  width: number,
  fonts: FontSet,
  squeeze: Squeeze,
): Block {
  const whole = breakLines(text, { width, hang: paragraph.hang, even: 'last' }, fonts, squeeze);
  return { paragraph, lines: whole.lines, whole };
}

/** From the baseline before to a block's first one. The first block of all begins with its ink at the top. */
export function toFirst({ paragraph, lines }: Block, index: number, squeeze: Squeeze): number {
  const [line] = lines;
  if (line === undefined) return 0;
  if (index === 0) return Math.max(line.ascent, line.capHeight);
  return line.leading + paragraph.before * (squeeze.tight ? Math.max(0.4, squeeze.scale * squeeze.scale * 0.85) : 1);
}

function toLast({ lines }: Block): number {
  let sum = 0;
  for (let index = 1; index < lines.length; index += 1) sum += lines[index]?.leading ?? 0;
  return sum;
}

export const lastDescent = ({ lines }: Block): number => lines[lines.length - 1]?.descent ?? 0;

/** From the top of the first ink to the last baseline of blocks, and with another one below them. */
export const baselinesWith = (above: number, block: Block, index: number, squeeze: Squeeze): number =>
  above + toFirst(block, index, squeeze) + toLast(block);

/** From the top of the first ink to the lowest ink of the last line. */
export function heightOf(blocks: readonly Block[], squeeze: Squeeze): number {
  const end = blocks[blocks.length - 1];
  const baselines = blocks.reduce((sum, block, index) => baselinesWith(sum, block, index, squeeze), 0);
  return end === undefined ? 0 : baselines + lastDescent(end);
}

/**
 * The lines of all blocks, the ink of the first at the top of the box and `share` of what is free above it. Each block is a
 * group of its own, so that a screen reader tells headings from entries.
 */
export function stack(blocks: readonly Block[], box: Rect, share: number, squeeze: Squeeze): DisplayItem[] {
  const items: DisplayItem[] = [];
  let y = box.y + (box.height - heightOf(blocks, squeeze)) * share;
  blocks.forEach((block, index) => {
    y += toFirst(block, index, squeeze);
    items.push({ kind: 'group', transform: [1, 0, 0, 1, box.x, y], items: [partOf(block, box.width)] });
    y += toLast(block);
  });
  return items;
}

/** A block in a box of this width. Without the cache, by which a repeated block is written once, a deck takes 18 % longer. */
function partOf(block: Block, width: number): GroupItem {
  const { whole, paragraph } = block;
  const before = whole?.drawn;
  // The same lines are as wide and hang as far; but other words may have been a heading, or one with another rule.
  if (before?.part.role === roleOf(paragraph) && isSame(before.rule, paragraph.rule)) return before.part;
  const part = drawBlock(block, width);
  if (whole !== undefined) whole.drawn = { part, rule: paragraph.rule };
  return part;
}

const roleOf = ({ kind }: Paragraph): Role => (kind === 'heading' ? 'heading' : 'text');

const isSame = (a: Stroke | undefined, b: Stroke | undefined): boolean =>
  a?.colour === b?.colour && a?.width === b?.width;

function drawBlock(block: Block, width: number): GroupItem {
  const { lines, paragraph, rest } = block;
  const items: DisplayItem[] = [];
  let y = 0;
  lines.forEach((line, n) => {
    if (n > 0) y += line.leading;
    const indent = n === 0 && rest !== true ? 0 : paragraph.hang;
    const x = line.rightToLeft ? width - line.width - indent : indent;
    for (const item of lineItems(line, x, y)) items.push(item);
  });
  for (const item of ruleItems(block, width, y)) items.push(item);
  return { kind: 'group', role: roleOf(paragraph), items, repeats: true };
}

/** The line that runs from a heading to the right edge, at half the height of its capitals. */
function ruleItems({ lines, paragraph }: Block, width: number, baseline: number): DisplayItem[] {
  const line = lines[lines.length - 1];
  if (line === undefined || paragraph.rule === undefined) return [];
  const from = line.width + RULE_GAP;
  const y = baseline - line.capHeight / 2;
  if (from >= width) return [];
  return [
    {
      kind: 'path',
      path: [
        ['M', from, y],
        ['L', width, y],
      ],
      stroke: paragraph.rule,
    },
  ];
}
