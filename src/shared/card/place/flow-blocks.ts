/** Paragraphs in lines, stacked. Baselines follow each other by leading alone, so that the rhythm does not depend on the letters. */
import type { DisplayItem } from '../display-list.ts';
import type { FontSet } from '../fonts.ts';
import { lineItems } from '../line-items.ts';
import { breakLines, type Line, type MeasuredText } from '../lines.ts';
import { measure } from '../measure.ts';
import { SetPart } from '../set-items.ts';
import type { Squeeze } from '../styles.ts';
import type { Rect } from '../units.ts';
import type { Paragraph } from './paragraph.ts';

/** Points between a heading and its rule. */
const RULE_GAP = 4;

/** A paragraph in lines, or the rest of one. */
export interface Block {
  readonly paragraph: Paragraph;
  readonly lines: readonly Line[];
  /** Its first lines stand elsewhere, so that even its first line here hangs. */
  readonly rest?: boolean;
}

interface Measured {
  readonly paragraph: Paragraph;
  readonly text: MeasuredText;
}

export const measuredParagraph = (paragraph: Paragraph, fonts: FontSet): Measured => ({
  paragraph,
  text: measure(paragraph.texts, fonts),
});

export function blockOf({ paragraph, text }: Measured, width: number, fonts: FontSet, squeeze: Squeeze): Block {
  const { lines } = breakLines(text, { width, hang: paragraph.hang, even: true }, fonts, squeeze);
  return { paragraph, lines };
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
  for (let i = 1; i < lines.length; i += 1) sum += lines[i]?.leading ?? 0;
  return sum;
}

export const below = ({ lines }: Block): number => lines[lines.length - 1]?.descent ?? 0;

/** From the top of the first ink to the lowest ink of the last line. */
export function heightOf(blocks: readonly Block[], squeeze: Squeeze): number {
  const end = blocks[blocks.length - 1];
  const baselines = blocks.reduce((sum, block, i) => sum + toFirst(block, i, squeeze) + toLast(block), 0);
  return end === undefined ? 0 : baselines + below(end);
}

/**
 * The lines of all blocks, the ink of the first at the top of the box and `share` of what is free above it. Each block is a
 * group of its own, so that headings and entries are told apart by those who only hear them.
 */
export function stack(blocks: readonly Block[], box: Rect, share: number, squeeze: Squeeze): DisplayItem[] {
  const items: DisplayItem[] = [];
  let y = box.y + (box.height - heightOf(blocks, squeeze)) * share;
  for (let i = 0; i < blocks.length; i += 1) {
    const block = blocks[i] as Block;
    const own: DisplayItem[] = [];
    y += toFirst(block, i, squeeze);
    for (let n = 0; n < block.lines.length; n += 1) {
      const line = block.lines[n] as Line;
      if (n > 0) y += line.leading;
      const indent = n === 0 && block.rest !== true ? 0 : block.paragraph.hang;
      const x = line.rightToLeft ? box.x + box.width - line.width - indent : box.x + indent;
      for (const item of lineItems(line, x, y)) own.push(item);
    }
    for (const item of ruleItems(block, box, y)) own.push(item);
    items.push(new SetPart(block.paragraph.kind === 'heading' ? 'heading' : 'text', own));
  }
  return items;
}

/** The line that runs from a heading to the right edge, at half the height of its capitals. */
function ruleItems({ lines, paragraph }: Block, box: Rect, baseline: number): DisplayItem[] {
  const line = lines[lines.length - 1];
  if (line === undefined || paragraph.rule === undefined) return [];
  const from = box.x + line.width + RULE_GAP;
  const y = baseline - line.capHeight / 2;
  if (from >= box.x + box.width) return [];
  return [
    {
      kind: 'path',
      path: [
        ['M', from, y],
        ['L', box.x + box.width, y],
      ],
      stroke: paragraph.rule,
    },
  ];
}
