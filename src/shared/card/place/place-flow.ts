/** Flowing text: paragraphs set as large as their box allows, what finds no room handed on whole. */
import type { DisplayItem } from '../display-list.ts';
import type { FontSet } from '../fonts.ts';
import { lineItems } from '../line-items.ts';
import { breakLines, type Line } from '../lines.ts';
import type { Piece } from '../pieces.ts';
import { SQUEEZES, type Squeeze } from '../styles.ts';
import type { FlowElement } from '../template.ts';
import { type Rect, rectOf } from '../units.ts';
import { measure, type Word } from '../words.ts';
import { type Context, firstThat, NOTHING, overflow, type Placed, placed } from './context.ts';
import { type Paragraph, paragraphsOf, styleOf } from './paragraphs.ts';
import { share } from './place-text.ts';

/** Points between a heading and its rule. */
const RULE_GAP = 4;

/** A paragraph in lines. Baselines follow each other by leading alone, so that the rhythm does not depend on the letters. */
interface Block {
  readonly paragraph: Paragraph;
  readonly lines: readonly Line[];
}

const SLACK = 1e-6;

interface Measured {
  readonly paragraph: Paragraph;
  readonly words: readonly Word[];
}

function blockOf({ paragraph, words }: Measured, width: number, fonts: FontSet, squeeze: Squeeze): Block {
  const room = (line: number): number => width - (line === 0 ? 0 : paragraph.hang);
  const { lines } = breakLines(words, room, fonts, squeeze);
  return { paragraph, lines };
}

/** From the baseline before to a block's first one. The first block of all begins with its ink at the top. */
function toFirst({ paragraph, lines }: Block, index: number, squeeze: Squeeze): number {
  const [line] = lines;
  if (line === undefined) return 0;
  if (index === 0) return Math.max(line.ascent, line.capHeight);
  return line.leading + paragraph.before * (squeeze.tight ? Math.max(0.4, squeeze.scale * squeeze.scale * 0.85) : 1);
}

const toLast = ({ lines }: Block): number => lines.slice(1).reduce((sum, line) => sum + line.leading, 0);
const below = ({ lines }: Block): number => lines[lines.length - 1]?.descent ?? 0;

/** From the top of the first ink to the lowest ink of the last line. */
function heightOf(blocks: readonly Block[], squeeze: Squeeze): number {
  const end = blocks[blocks.length - 1];
  const baselines = blocks.reduce((sum, block, i) => sum + toFirst(block, i, squeeze) + toLast(block), 0);
  return end === undefined ? 0 : baselines + below(end);
}

function stack(blocks: readonly Block[], box: Rect, element: FlowElement, squeeze: Squeeze): DisplayItem[] {
  let y = box.y + (box.height - heightOf(blocks, squeeze)) * share(element.valign);
  return blocks.flatMap((block, i) => {
    y += toFirst(block, i, squeeze);
    const items = block.lines.flatMap((line, n) => {
      if (n > 0) y += line.leading;
      const indent = n === 0 ? 0 : block.paragraph.hang;
      return lineItems(line, line.rightToLeft ? box.x + box.width - line.width - indent : box.x + indent, y);
    });
    return [...items, ...ruleItems(block, box, y)];
  });
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

/** The blocks that fit, in order, and those that do not. A heading stays only with an entry below it. */
function split(blocks: readonly Block[], room: number, squeeze: Squeeze): [Block[], Block[]] {
  const kept: Block[] = [];
  const left: Block[] = [];
  let heading: Block | undefined;
  for (const block of blocks) {
    if (block.paragraph.kind === 'heading') {
      heading = block;
      continue;
    }
    const more = heading === undefined ? [block] : [heading, block];
    if (heightOf([...kept, ...more], squeeze) > room + SLACK) left.push(block);
    else {
      kept.push(...more);
      heading = undefined;
    }
  }
  return [kept, left];
}

const separated = (paragraphs: readonly Paragraph[]): Piece[] =>
  paragraphs.flatMap(({ pieces }, i) => (i === 0 ? [...pieces] : [{ text: ' ' }, ...pieces]));

export function placeFlow(element: FlowElement, context: Context): Placed {
  const paragraphs = paragraphsOf(element, context);
  if (paragraphs.length === 0) return NOTHING;
  const { fonts } = context;
  const box = rectOf(element.box);
  const measured = paragraphs.map((paragraph) => ({ paragraph, words: measure(paragraph.texts, fonts) }));
  const setAt = (squeeze: Squeeze): Block[] => measured.map((one) => blockOf(one, box.width, fonts, squeeze));
  const items = firstThat(SQUEEZES, (squeeze) => {
    const blocks = setAt(squeeze);
    return heightOf(blocks, squeeze) <= box.height + SLACK ? stack(blocks, box, element, squeeze) : undefined;
  });
  if (items !== undefined) return placed(items);
  return placeWhatFits(setAt, box, element, context);
}

function placeWhatFits(
  setAt: (squeeze: Squeeze) => Block[],
  box: Rect,
  element: FlowElement,
  context: Context,
): Placed {
  const squeeze = SQUEEZES[SQUEEZES.length - 1] as Squeeze;
  const blocks = setAt(squeeze);
  const { more } = element;
  if (more === undefined || element.overflowTo !== undefined) {
    const [kept, left] = split(blocks, box.height, squeeze);
    const lost = overflow(separated(left.map((block) => block.paragraph)), element.overflowTo, context.side);
    return { items: stack(kept, box, element, squeeze), ...lost };
  }
  // The line that says how much is missing needs room itself.
  const moreBlock = (count: number): Block => {
    const texts = [{ text: `${more.before}${count}${more.after}`, style: styleOf(context, more.style) }];
    const paragraph: Paragraph = { kind: 'entry', texts, pieces: [], hang: 0, before: element.gap };
    return blockOf({ paragraph, words: measure(texts, context.fonts) }, box.width, context.fonts, squeeze);
  };
  const line = moreBlock(blocks.length);
  const room = box.height - toFirst(line, 1, squeeze) - below(line);
  const [kept, left] = split(blocks, room, squeeze);
  const entries = left.map((block) => block.paragraph);
  const lost = overflow(separated(entries), undefined, context.side);
  return { items: stack([...kept, moreBlock(entries.length)], box, element, squeeze), ...lost };
}
