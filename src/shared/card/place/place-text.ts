/** One text in one box: set tighter, then smaller, until it fits. */

import type { DisplayItem } from '../../display/display-list.ts';
import { mm, type Rect, rectOf, toPt } from '../../display/units.ts';
import { clustersOf } from '../../text/fonts/clusters.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { closeDirectionControls, hasRightToLeft } from '../../text/lines/bidi.ts';
import { breakLines, type Line, type MeasuredText } from '../../text/lines/lines.ts';
import { measure } from '../../text/lines/measure.ts';
import { SQUEEZES, type Squeeze } from '../../text/lines/styles.ts';
import { type StyledText, type Word, widthIn } from '../../text/lines/words.ts';
import { strayNotes, styledRuns } from '../binding/prose.ts';
import { type BoundRun, bindRuns, withoutBreaks } from '../binding/runs.ts';
import { lineItems } from '../display/line-items.ts';
import type { TextElement } from '../template/template.ts';
import { textStyle } from '../text-style.ts';
import { bisectFirst, type Context, NOTHING, overflowed, type Placed, placed } from './context.ts';
import { isTitle } from './role.ts';

export type Align = 'left' | 'center' | 'right';
export type VAlign = 'top' | 'middle' | 'bottom';
const SLACK = 1e-6;

/** The part of the free space that goes before the ink: 0, 0.5 or 1. */
export const share = (align: Align | VAlign | undefined): number =>
  align === 'center' || align === 'middle' ? 0.5 : align === 'right' || align === 'bottom' ? 1 : 0;

/** Multiple of all lines' width: text whose words take more than this cannot fit and need not be broken into lines. */
const FAR_TOO_MUCH = 1.5;

function isWider(words: readonly Word[], squeeze: Squeeze, most: number): boolean {
  let width = 0;
  return words.some((word) => {
    width += widthIn(word, squeeze);
    return width > most;
  });
}

/** The lines of a text that fit a width and a number of lines, or undefined. Words are cut only where `cuts` allows it. */
export function tryLines(
  text: MeasuredText,
  width: number,
  maxLines: number,
  fonts: FontSet,
  squeeze: Squeeze,
  cuts = false,
): readonly Line[] | undefined {
  if (isWider(text.words, squeeze, width * maxLines * FAR_TOO_MUCH)) return undefined;
  const { lines, cut } = breakLines(text, { width }, fonts, squeeze);
  if ((cut && !cuts) || lines.length > maxLines || lines.some((line) => line.width > width + SLACK)) return undefined;
  return lines;
}

/** Lines that fit, evened out. */
export const evenLines = (
  text: MeasuredText,
  lines: readonly Line[],
  width: number,
  fonts: FontSet,
): readonly Line[] =>
  lines[0] === undefined || lines.length < 2
    ? lines
    : breakLines(text, { width, even: 'all' }, fonts, lines[0].squeeze).lines;

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
  // Only tails may leave the box below: capitals that accents push down would meet what stands there.
  const lowest = box.y + box.height - below + Math.min(0, overhang - end.descent);
  return highest > lowest + SLACK ? undefined : Math.max(highest, Math.min(lowest, wanted));
}

/** Lines from a first baseline downwards, aligned in the box. */
export function stackLines(
  lines: readonly Line[],
  box: Rect,
  baseline: number,
  align: Align | undefined,
): DisplayItem[] {
  const items: DisplayItem[] = [];
  let y = baseline;
  lines.forEach((line, index) => {
    if (index > 0) y += line.leading;
    for (const item of lineItems(line, box.x + (box.width - line.width) * share(align), y)) items.push(item);
  });
  return items;
}

/** Letters of a name among which those are that a box has room for. */
const LONGEST_NAME = 8000;
/** Letters by which longer texts are judged first. */
const BEGINNING = 1000;

/** Whether even the beginning of a text takes far more than the box has, at its smallest. The rest need not be measured then. */
function isFarTooLong(texts: readonly StyledText[], most: number, fonts: FontSet): boolean {
  if (texts.reduce((sum, { text }) => sum + text.length, 0) <= BEGINNING) return false;
  let left = BEGINNING;
  const start: StyledText[] = [];
  for (const one of texts) {
    if (left > 0) start.push({ ...one, text: one.text.slice(0, left) });
    left -= one.text.length;
  }
  const smallest = SQUEEZES[SQUEEZES.length - 1] as Squeeze;
  return isWider(measure(start, fonts).words, smallest, most * FAR_TOO_MUCH);
}

interface Fitting {
  readonly maxLines?: number;
  readonly align?: Align | undefined;
  readonly valign?: VAlign | undefined;
  /** Points by which ink may leave the box above and below. */
  readonly overhang?: number;
  /** Whether a word that no line can hold is cut at the ends of lines. */
  readonly cuts?: boolean;
}

/** The text as items that stand inside the box but for its overhang, or undefined when it does not fit at its smallest. */
export function fitText(
  texts: readonly StyledText[],
  box: Rect,
  { maxLines = 1, align, valign, overhang = 0, cuts = false }: Fitting,
  fonts: FontSet,
): DisplayItem[] | undefined {
  if (isFarTooLong(texts, box.width * maxLines, fonts)) return undefined;
  const text = measure(texts, fonts);
  return bisectFirst(SQUEEZES, (squeeze) => {
    const lines = tryLines(text, box.width, maxLines, fonts, squeeze, cuts);
    if (lines === undefined) return undefined;
    // Even lines may have other tails and accents at the edges of a box than full ones, and need more room for them.
    for (const set of new Set([evenLines(text, lines, box.width, fonts), lines])) {
      const baseline = baselineIn(set, box, valign, overhang);
      if (baseline !== undefined) return stackLines(set, box, baseline, align);
    }
    return undefined;
  });
}

export function placeText(element: TextElement, context: Context): Placed {
  const all = withoutBreaks(bindRuns(element.value, context.binding));
  if (all.length === 0) return NOTHING;
  const { icons, fonts, template, theme, side } = context;
  const style = textStyle(template.styles, element.style, theme);
  const { align, valign, lines = 1 } = element;
  // Hebrew and Arabic have no capitals to be kept on one line: their low strokes would only touch what stands below.
  const overhang = all.some(({ text }) => hasRightToLeft(text)) ? 0 : toPt(mm(element.overhang ?? 0));
  const fitting = { maxLines: lines, align, valign, overhang };
  const box = rectOf(element.box);
  const attempt = (some: readonly StyledText[], cuts: boolean): DisplayItem[] | undefined =>
    fitText(some, box, { ...fitting, cuts }, fonts);
  const texts = styledRuns(all, style, icons);
  const whole = attempt(texts, false) ?? (isTitle(element) ? attempt(texts, true) : undefined);
  const notes = strayNotes(texts, icons);
  if (whole !== undefined) return { ...placed(whole), notes };
  const overflow = { ...overflowed(all, element.overflowTo, side), notes };
  if (!isTitle(element)) return overflow;
  const items = beginning(all, (some) => attempt(styledRuns(some, style, icons), true));
  return namedOnFront(context) ? { ...placed(items), notes } : { ...overflow, items };
}

/** A card must show its name: as much of it as the box holds, and an ellipsis. */
function beginning(
  all: readonly BoundRun[],
  attempt: (some: readonly BoundRun[]) => DisplayItem[] | undefined,
): readonly DisplayItem[] {
  const [name] = all;
  if (name === undefined) return [];
  const characters = clustersOf(name.text.slice(0, LONGEST_NAME));
  const upTo = (count: number): readonly DisplayItem[] | undefined =>
    attempt([{ ...name, text: closeDirectionControls(`${characters.slice(0, count).join('').trimEnd()}…`) }]);
  // From few letters to many, so that the time does not depend on the length of the name.
  let most = 1;
  while (most < characters.length - 1 && upTo(most) !== undefined) most *= 2;
  const shorter = Array.from({ length: Math.min(most, characters.length - 1) }, (_, index) => index + 1).reverse();
  return bisectFirst(shorter, upTo) ?? [];
}

/** Whether the front bears the name on every card, or passes it on to where there is room: then the other sides need not show it. */
export const namedOnFront = ({ template, side }: Context): boolean =>
  side !== 'front' && template.front.some((one) => one.kind === 'text' && one.when === undefined && isTitle(one));
