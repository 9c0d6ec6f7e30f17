/** Places one text in one box: reduces its tracking, then its size, until it fits. */

import type { DisplayItem } from '../../display/display-list.ts';
import { mm, type Rect, toPt, toRect } from '../../display/units.ts';
import { splitClusters } from '../../text/fonts/clusters.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { closeDirectionControls, hasRightToLeft } from '../../text/lines/direction-controls.ts';
import { breakLines, type Line, type MeasuredText } from '../../text/lines/lines.ts';
import { measureTexts } from '../../text/lines/measure.ts';
import { SQUEEZES, type Squeeze } from '../../text/lines/styles.ts';
import { getWordWidth, type StyledText, type Word } from '../../text/lines/words.ts';
import { type BoundRun, bindRuns, removeLineBreaks } from '../binding/runs.ts';
import { createStyledRuns, findStrayBraces } from '../binding/styled-runs.ts';
import { createLineItems } from '../display/line-items.ts';
import type { TextElement } from '../template/template.ts';
import { getTextStyle } from '../text-style.ts';
import {
  bisectFirst,
  createOverflow,
  createPlacement,
  EMPTY_PLACEMENT,
  type LayoutContext,
  type Placement,
} from './context.ts';
import { isTitle } from './role.ts';

export type Align = 'left' | 'center' | 'right';
export type VAlign = 'top' | 'middle' | 'bottom';
/** Tolerance for rounding errors, in points. */
const SLACK = 1e-6;

/** Returns the share of free space in front of the text: 0, 0.5 or 1. */
export const getAlignFactor = (align: Align | VAlign | undefined): number =>
  align === 'center' || align === 'middle' ? 0.5 : align === 'right' || align === 'bottom' ? 1 : 0;

/** Text whose words are wider than this multiple of the width of all lines cannot fit and need not be broken into lines. */
const MAX_WIDTH_RATIO = 1.5;

function isWider(words: readonly Word[], squeeze: Squeeze, maxWidth: number): boolean {
  let totalWidth = 0;
  return words.some((word) => {
    totalWidth += getWordWidth(word, squeeze);
    return totalWidth > maxWidth;
  });
}

/** Breaks a text into at most `maxLines` lines. Returns undefined if it does not fit. Words are cut only if `allowCuts` is set. */
export function tryLines(
  measuredText: MeasuredText,
  maxWidth: number,
  maxLines: number,
  fonts: FontSet,
  squeeze: Squeeze,
  allowCuts = false,
): readonly Line[] | undefined {
  if (isWider(measuredText.words, squeeze, maxWidth * maxLines * MAX_WIDTH_RATIO)) return undefined;
  const { lines, hasCutWords } = breakLines(measuredText, { width: maxWidth }, fonts, squeeze);
  if ((hasCutWords && !allowCuts) || lines.length > maxLines || lines.some((line) => line.width > maxWidth + SLACK))
    return undefined;
  return lines;
}

/** Breaks fitting lines again so that all have about the same length. */
export const balanceLines = (
  measuredText: MeasuredText,
  lines: readonly Line[],
  maxWidth: number,
  fonts: FontSet,
): readonly Line[] =>
  lines[0] === undefined || lines.length < 2
    ? lines
    : breakLines(measuredText, { width: maxWidth, even: 'all' }, fonts, lines[0].squeeze).lines;

/**
 * Finds the first baseline of lines in a box, or undefined if their ink does not fit. Capitals are aligned, so that names with and
 * without accents share a baseline; ink that would leave the box by more than `overhang` points pushes the lines back in.
 */
function findBaseline(
  lines: readonly Line[],
  box: Rect,
  valign: VAlign | undefined,
  overhang: number,
): number | undefined {
  const firstLine = lines[0];
  const lastLine = lines[lines.length - 1];
  if (firstLine === undefined || lastLine === undefined) return undefined;
  const lineSpacing = lines.slice(1).reduce((total, line) => total + line.leading, 0);
  const freeHeight = box.height - firstLine.capHeight - lineSpacing;
  const preferredBaseline = box.y + firstLine.capHeight + freeHeight * getAlignFactor(valign);
  if (overhang > 0 && freeHeight < -SLACK) return undefined;
  const minBaseline = box.y - overhang + firstLine.ascent;
  // Only descenders may leave the box at the bottom. Capitals that accents push down must not touch the element below.
  const maxBaseline = box.y + box.height - lineSpacing + Math.min(0, overhang - lastLine.descent);
  return minBaseline > maxBaseline + SLACK
    ? undefined
    : Math.max(minBaseline, Math.min(maxBaseline, preferredBaseline));
}

/** Stacks lines from a first baseline downward, aligned in the box. */
export function stackLines(
  lines: readonly Line[],
  box: Rect,
  baseline: number,
  align: Align | undefined,
): DisplayItem[] {
  const items: DisplayItem[] = [];
  let lineBaseline = baseline;
  lines.forEach((line, index) => {
    if (index > 0) lineBaseline += line.leading;
    for (const item of createLineItems(line, box.x + (box.width - line.width) * getAlignFactor(align), lineBaseline))
      items.push(item);
  });
  return items;
}

/** The maximum number of characters that a shortened name can have. */
const MAX_NAME_CHARACTERS = 8000;
/** Texts with more characters are first judged by this many. */
const PREFIX_CHARACTERS = 1000;

/** Whether even the beginning of a text is far too wide at its smallest size, so that the remaining text need not be measured. */
function isFarTooLong(texts: readonly StyledText[], maxWidth: number, fonts: FontSet): boolean {
  if (texts.reduce((total, { text }) => total + text.length, 0) <= PREFIX_CHARACTERS) return false;
  let charactersLeft = PREFIX_CHARACTERS;
  const textPrefix: StyledText[] = [];
  for (const styledText of texts) {
    if (charactersLeft > 0) textPrefix.push({ ...styledText, text: styledText.text.slice(0, charactersLeft) });
    charactersLeft -= styledText.text.length;
  }
  const smallestSqueeze = SQUEEZES[SQUEEZES.length - 1] as Squeeze;
  return isWider(measureTexts(textPrefix, fonts).words, smallestSqueeze, maxWidth * MAX_WIDTH_RATIO);
}

interface FitOptions {
  readonly maxLines?: number;
  readonly align?: Align | undefined;
  readonly valign?: VAlign | undefined;
  /** Distance in points by which ink may leave the box above and below. */
  readonly overhang?: number;
  /** Whether a word that is wider than a line may be cut at the ends of lines. */
  readonly allowCuts?: boolean;
}

/** Fits the text into the box, with the given overhang. Returns undefined if the text does not fit at its smallest size. */
export function fitText(
  texts: readonly StyledText[],
  box: Rect,
  { maxLines = 1, align, valign, overhang = 0, allowCuts = false }: FitOptions,
  fonts: FontSet,
): DisplayItem[] | undefined {
  if (isFarTooLong(texts, box.width * maxLines, fonts)) return undefined;
  const measuredText = measureTexts(texts, fonts);
  return bisectFirst(SQUEEZES, (squeeze) => {
    const lines = tryLines(measuredText, box.width, maxLines, fonts, squeeze, allowCuts);
    if (lines === undefined) return undefined;
    // Balanced lines may have other descenders and accents at the edges of the box than full lines, and need more room.
    for (const candidateLines of new Set([balanceLines(measuredText, lines, box.width, fonts), lines])) {
      const baseline = findBaseline(candidateLines, box, valign, overhang);
      if (baseline !== undefined) return stackLines(candidateLines, box, baseline, align);
    }
    return undefined;
  });
}

/** Returns the options and the box with which the text of an element is fitted. */
function createFitter(element: TextElement, boundRuns: readonly BoundRun[], { fonts }: LayoutContext) {
  const { align, valign, lines = 1 } = element;
  // Hebrew and Arabic have no capitals to align: with an overhang their low strokes would touch the element below.
  const overhang = boundRuns.some(({ text }) => hasRightToLeft(text)) ? 0 : toPt(mm(element.overhang ?? 0));
  const box = toRect(element.box);
  return (styledTexts: readonly StyledText[], allowCuts: boolean): DisplayItem[] | undefined =>
    fitText(styledTexts, box, { maxLines: lines, align, valign, overhang, allowCuts }, fonts);
}

export function placeText(element: TextElement, context: LayoutContext): Placement {
  const boundRuns = removeLineBreaks(bindRuns(element.value, context.binding));
  if (boundRuns.length === 0) return EMPTY_PLACEMENT;
  const { icons, template, theme, side } = context;
  const style = getTextStyle(template.styles, element.style, theme);
  const tryFit = createFitter(element, boundRuns, context);
  const styledTexts = createStyledRuns(boundRuns, style, icons);
  const fittingItems = tryFit(styledTexts, false) ?? (isTitle(element) ? tryFit(styledTexts, true) : undefined);
  const findings = findStrayBraces(styledTexts, icons);
  if (fittingItems !== undefined) return { ...createPlacement(fittingItems), findings };
  const overflow = { ...createOverflow(boundRuns, element.overflowTo, side), findings };
  if (!isTitle(element)) return overflow;
  const items = fitNamePrefix(boundRuns, (candidateRuns) =>
    tryFit(createStyledRuns(candidateRuns, style, icons), true),
  );
  return isNamedOnFront(context) ? { ...createPlacement(items), findings } : { ...overflow, items };
}

/**
 * Places as much of a text as its box has room for, with an ellipsis. Prints never do: there a text that does not fit continues elsewhere
 * as a whole. Editors show where the text belongs.
 */
export function placeTextBeginning(element: TextElement, context: LayoutContext): readonly DisplayItem[] {
  const boundRuns = removeLineBreaks(bindRuns(element.value, context.binding));
  const style = getTextStyle(context.template.styles, element.style, context.theme);
  const tryFit = createFitter(element, boundRuns, context);
  return fitPrefix(boundRuns, (candidateRuns) => tryFit(createStyledRuns(candidateRuns, style, context.icons), true));
}

/** Fits as much of the card's name as possible, with an ellipsis, since a card must show its name. */
const fitNamePrefix = (
  boundRuns: readonly BoundRun[],
  tryFit: (candidateRuns: readonly BoundRun[]) => DisplayItem[] | undefined,
): readonly DisplayItem[] => fitPrefix(boundRuns.slice(0, 1), tryFit);

/** Fits as much of several runs as possible, with an ellipsis. */
function fitPrefix(
  boundRuns: readonly BoundRun[],
  tryFit: (candidateRuns: readonly BoundRun[]) => DisplayItem[] | undefined,
): readonly DisplayItem[] {
  const clusters = boundRuns.flatMap((run) =>
    splitClusters(run.text.slice(0, MAX_NAME_CHARACTERS)).map((cluster) => ({ run, cluster })),
  );
  const tryPrefix = (clusterCount: number): readonly DisplayItem[] | undefined => {
    const prefix = clusters.slice(0, clusterCount);
    const lastRun = prefix[prefix.length - 1]?.run;
    if (lastRun === undefined) return undefined;
    return tryFit(
      boundRuns.slice(0, boundRuns.indexOf(lastRun) + 1).map((run) => {
        const text = prefix.flatMap((entry) => (entry.run === run ? [entry.cluster] : [])).join('');
        return run === lastRun ? { ...run, text: closeDirectionControls(`${text.trimEnd()}…`) } : { ...run, text };
      }),
    );
  };
  // Double the number of characters until they don't fit, so that the time does not depend on the length of the name.
  let maxCount = 1;
  while (maxCount < clusters.length - 1 && tryPrefix(maxCount) !== undefined) maxCount *= 2;
  const prefixLengths = Array.from(
    { length: Math.min(maxCount, clusters.length - 1) },
    (_item, index) => index + 1,
  ).reverse();
  return bisectFirst(prefixLengths, tryPrefix) ?? [];
}

/** Whether the front always shows the name or reports its overflow, so that other sides need not report a shortened name again. */
export const isNamedOnFront = ({ template, side }: LayoutContext): boolean =>
  side !== 'front' &&
  template.front.some((element) => element.kind === 'text' && element.when === undefined && isTitle(element));
