/** One text in one box: set tighter, then smaller, until it fits. */
import type { DisplayItem } from '../display-list.ts';
import type { FontSet } from '../fonts.ts';
import { lineItems } from '../line-items.ts';
import { breakLines, type Line } from '../lines.ts';
import { pieces } from '../pieces.ts';
import { styledPieces } from '../prose.ts';
import { SQUEEZES, type Squeeze, textStyle } from '../styles.ts';
import type { TextElement } from '../template.ts';
import { mm, type Rect, rectOf, toPt } from '../units.ts';
import { measure, type StyledText, type Word } from '../words.ts';
import { type Context, firstThat, NOTHING, type Placed, placed, spilled } from './context.ts';

export type Align = 'left' | 'center' | 'right';
export type VAlign = 'top' | 'middle' | 'bottom';
const SLACK = 1e-6;

/** Where the free space goes: nothing, half or all of it before the ink. */
export const share = (align: Align | VAlign | undefined): number =>
  align === 'center' || align === 'middle' ? 0.5 : align === 'right' || align === 'bottom' ? 1 : 0;

/** The lines of a text that fit a width and a number of lines without cutting a word, or undefined. */
export function tryLines(
  words: readonly Word[],
  width: number,
  maxLines: number,
  fonts: FontSet,
  squeeze: Squeeze,
): readonly Line[] | undefined {
  const { lines, cut } = breakLines(words, { width }, fonts, squeeze);
  return cut || lines.length > maxLines || lines.some((line) => line.width > width + SLACK) ? undefined : lines;
}

/**
 * The first baseline of lines that stand in a box, or undefined when their ink does not. Capitals are what is aligned, so
 * that names with and without accents stand on one line; ink that would leave the box by more than `overhang`, in points, pushes the lines back in.
 */
function baselineIn(
  lines: readonly Line[],
  box: Rect,
  valign: VAlign | undefined,
  overhang: number,
): number | undefined {
  const first = lines[0];
  const end = lines[lines.length - 1];
  if (first === undefined || end === undefined) return undefined;
  const below = lines.slice(1).reduce((sum, line) => sum + line.leading, 0);
  const free = box.height - first.capHeight - below;
  const wanted = box.y + first.capHeight + free * share(valign);
  if (overhang > 0 && free < -SLACK) return undefined;
  const highest = box.y - overhang + first.ascent;
  const lowest = box.y + box.height + overhang - below - end.descent;
  return highest > lowest + SLACK ? undefined : Math.max(highest, Math.min(lowest, wanted));
}

/** Lines from a first baseline downwards, aligned in the box. */
export function stackLines(
  lines: readonly Line[],
  box: Rect,
  baseline: number,
  align: Align | undefined,
): DisplayItem[] {
  let y = baseline;
  return lines.flatMap((line, i) => {
    if (i > 0) y += line.leading;
    return lineItems(line, box.x + (box.width - line.width) * share(align), y);
  });
}

interface Fitting {
  readonly maxLines?: number;
  readonly align?: Align | undefined;
  readonly valign?: VAlign | undefined;
  /** Points by which ink may leave the box above and below. */
  readonly overhang?: number;
}

/** The text as items that stand inside the box but for its overhang, or undefined when it does not fit at its smallest. */
export function fitText(
  texts: readonly StyledText[],
  box: Rect,
  { maxLines = 1, align, valign, overhang = 0 }: Fitting,
  fonts: FontSet,
): DisplayItem[] | undefined {
  const words = measure(texts, fonts);
  return firstThat(SQUEEZES, (squeeze) => {
    const lines = tryLines(words, box.width, maxLines, fonts, squeeze);
    const baseline = lines && baselineIn(lines, box, valign, overhang);
    return lines && baseline !== undefined ? stackLines(lines, box, baseline, align) : undefined;
  });
}

export function placeText(element: TextElement, context: Context): Placed {
  const all = pieces(element.value, context.binding);
  if (all.length === 0) return NOTHING;
  const { fonts, template, theme, side } = context;
  const texts = styledPieces(all, textStyle(template.styles, element.style, theme));
  const { align, valign, lines = 1 } = element;
  const overhang = toPt(mm(element.overhang ?? 0));
  const items = fitText(texts, rectOf(element.box), { maxLines: lines, align, valign, overhang }, fonts);
  return items ? placed(items) : spilled(all, element.overflowTo, side);
}
