/** Flowing text: paragraphs set as large as their box allows, what finds no room handed on whole. */
import type { DisplayItem } from '../display-list.ts';
import type { FontSet } from '../fonts.ts';
import { breakLines, type Line, lineItems } from '../lines.ts';
import type { Piece } from '../pieces.ts';
import { SQUEEZES, type Squeeze } from '../styles.ts';
import type { FlowElement } from '../template.ts';
import { type Rect, rectOf } from '../units.ts';
import { measure } from '../words.ts';
import { type Context, firstThat, NOTHING, overflow, type Placed, placed } from './context.ts';
import { type Paragraph, paragraphsOf, styleOf } from './paragraphs.ts';
import { share } from './place-text.ts';

/** A paragraph in lines, with the height it takes from its first ink to its last descender. */
interface Block {
  readonly paragraph: Paragraph;
  readonly lines: readonly Line[];
  readonly ascent: number;
  readonly height: number;
}

/** Points between a heading and its rule. */
const RULE_GAP = 4;
const SLACK = 1e-6;

function blockOf(paragraph: Paragraph, width: number, fonts: FontSet, squeeze: Squeeze): Block {
  const { lines } = breakLines(
    measure(paragraph.texts, fonts, squeeze),
    (line) => width - (line === 0 ? 0 : paragraph.hang),
    fonts,
    squeeze,
  );
  const first = lines[0];
  const end = lines[lines.length - 1];
  const ascent = first ? Math.max(first.ascent, first.capHeight) : 0;
  const between = lines.slice(1).reduce((sum, line) => sum + line.leading, 0);
  return { paragraph, lines, ascent, height: ascent + between + (end?.descent ?? 0) };
}

/** Space above a block, tightened together with the type. */
const spaceAbove = (block: Block, index: number, squeeze: Squeeze): number =>
  index === 0 ? 0 : block.paragraph.before * Math.max(0.5, squeeze.tight ? squeeze.scale * 0.8 : 1);

const heightOf = (blocks: readonly Block[], squeeze: Squeeze): number =>
  blocks.reduce((sum, block, i) => sum + spaceAbove(block, i, squeeze) + block.height, 0);

function blockItems(block: Block, box: Rect, top: number): DisplayItem[] {
  let y = top + block.ascent;
  const text = block.lines.flatMap((line, i) => {
    if (i > 0) y += line.leading;
    return lineItems(line, box.x + (i === 0 ? 0 : block.paragraph.hang), y);
  });
  return [...text, ...ruleItems(block, box, y)];
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

function stack(blocks: readonly Block[], box: Rect, element: FlowElement, squeeze: Squeeze): DisplayItem[] {
  let y = box.y + (box.height - heightOf(blocks, squeeze)) * share(element.valign);
  return blocks.flatMap((block, i) => {
    y += spaceAbove(block, i, squeeze);
    const items = blockItems(block, box, y);
    y += block.height;
    return items;
  });
}

/** The blocks that fit, and the paragraphs that do not. A heading is never left alone at the end. */
function split(blocks: readonly Block[], room: number, squeeze: Squeeze): [Block[], Block[]] {
  let used = 0;
  let count = 0;
  for (const [i, block] of blocks.entries()) {
    used += spaceAbove(block, i, squeeze) + block.height;
    if (used > room + SLACK) break;
    count = i + 1;
  }
  while (count > 0 && blocks[count - 1]?.paragraph.kind === 'heading') count -= 1;
  return [blocks.slice(0, count), blocks.slice(count)];
}

const separated = (paragraphs: readonly Paragraph[]): Piece[] =>
  paragraphs.flatMap(({ pieces }, i) => (i === 0 ? [...pieces] : [{ text: ' ' }, ...pieces]));

export function placeFlow(element: FlowElement, context: Context): Placed {
  const paragraphs = paragraphsOf(element, context);
  if (paragraphs.length === 0) return NOTHING;
  const { fonts } = context;
  const box = rectOf(element.box);
  const setAt = (squeeze: Squeeze): Block[] =>
    paragraphs.map((paragraph) => blockOf(paragraph, box.width, fonts, squeeze));
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
    return blockOf(
      { kind: 'entry', texts, pieces: [], hang: 0, before: element.gap },
      box.width,
      context.fonts,
      squeeze,
    );
  };
  const room = box.height - moreBlock(blocks.length).height - element.gap;
  const [kept, left] = split(blocks, room, squeeze);
  const entries = left.map((block) => block.paragraph).filter((paragraph) => paragraph.kind === 'entry');
  const lost = overflow(separated(entries), undefined, context.side);
  return { items: stack([...kept, moreBlock(entries.length)], box, element, squeeze), ...lost };
}
