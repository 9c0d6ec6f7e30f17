/** Places a number with its label, and a second number on a badge next to it: a Trait's dice and its Resistance on a shield. */

import type { DisplayItem } from '../../display/display-list.ts';
import { insetRect, mm, type Rect, toPt, toRect } from '../../display/units.ts';
import { measureTexts } from '../../text/lines/measure.ts';
import { getFontSize, NO_SQUEEZE, type TextStyle } from '../../text/lines/styles.ts';
import { getSpaceWidth, getWordWidth } from '../../text/lines/words.ts';
import { bindRun } from '../binding/runs.ts';
import { createStyledRuns, findStrayBraces } from '../binding/styled-runs.ts';
import type { CardFinding } from '../findings/card-finding.ts';
import type { StatElement } from '../template/template.ts';
import { getTextStyle } from '../text-style.ts';
import { EMPTY_PLACEMENT, type LayoutContext, type Placement } from './context.ts';
import { drawSymbol, findSymbol } from './place-symbol.ts';
import { type Align, fitText, getAlignFactor } from './place-text.ts';

/** Points between the big number and its badge. */
const BADGE_GAP = 1.6;
/** Padding around the text of a badge, as a share of the badge's width. */
const BADGE_PADDING = 0.1;
/** Height of the text's box as a share of the badge's height, since shields taper. */
const BADGE_TEXT_HEIGHT = 0.76;
/** Margin at both sides of the box, in points. */
const BOX_MARGIN = 1;
/** The line height of a label as a multiple of its type size. */
const LABEL_LINE_HEIGHT = 1.15;
/** Points between the number and a label at its side. */
const LABEL_GAP = 3;

type StatPart = StatElement['value'];

/** The sizes of a stat's parts in points; 0 for a missing part. */
interface StatMeasures {
  readonly numberWidth: number;
  readonly badgeWidth: number;
  /** The height of a label above or below, or the width of a label at the side. */
  readonly labelSize: number;
}

const isLabelAtSide = ({ labelAt }: StatElement): boolean => labelAt === 'left' || labelAt === 'right';

/** Computes the areas of label and number. A badge and a label at the side keep their width; the number gets the remaining width. */
function computeAreas(
  element: StatElement,
  box: Rect,
  { numberWidth, badgeWidth, labelSize }: StatMeasures,
): { labelBox: Rect; numberBox: Rect } {
  const labelAtSide = isLabelAtSide(element);
  const labelHeight = labelAtSide ? 0 : labelSize;
  const { labelAt = 'top', align = 'center' } = element;
  const bodyBox = { ...box, y: labelAt === 'top' ? box.y + labelHeight : box.y, height: box.height - labelHeight };
  const sideLabelWidth = labelAtSide && labelSize > 0 ? labelSize + LABEL_GAP : 0;
  const fittingWidth = Math.max(0, Math.min(numberWidth, bodyBox.width - badgeWidth - sideLabelWidth - 2 * BOX_MARGIN));
  const startX = bodyBox.x + (bodyBox.width - fittingWidth - badgeWidth - sideLabelWidth) * getAlignFactor(align);
  const sideLabelBox = {
    ...bodyBox,
    x: labelAt === 'left' ? startX : startX + fittingWidth + badgeWidth + LABEL_GAP,
    width: labelSize,
  };
  const stackedLabelBox = {
    ...box,
    y: labelAt === 'top' ? box.y : box.y + box.height - labelHeight,
    height: labelHeight,
  };
  return {
    labelBox: labelAtSide ? sideLabelBox : stackedLabelBox,
    numberBox: { ...bodyBox, x: labelAt === 'left' ? startX + sideLabelWidth : startX, width: fittingWidth },
  };
}

export function placeStat(element: StatElement, context: LayoutContext): Placement {
  const { binding, icons, fonts, template, theme, side } = context;
  const mainRun = bindRun(element.value.value, binding);
  if (mainRun.text === '') return EMPTY_PLACEMENT;
  const box = toRect(element.box);
  const lostFields: string[] = [];
  const getPartStyle = (part: StatPart): TextStyle => getTextStyle(template.styles, part.style, theme);
  const drawPart = (part: StatPart, area: Rect, align: Align): DisplayItem[] => {
    const run = bindRun(part.value, binding);
    if (run.text === '') return [];
    const fitPartText = (text: string): DisplayItem[] | undefined =>
      fitText(
        createStyledRuns([{ ...run, text }], getPartStyle(part), icons),
        area,
        { align, valign: 'middle' },
        fonts,
      );
    const items = fitPartText(run.text);
    if (items !== undefined) return items;
    const shortNumber = formatPowerOfTen(run.text);
    // A rounded number is reported, even if it belongs to no field.
    if (Number(shortNumber) !== Number(run.text)) lostFields.push(run.field ?? '');
    return fitPartText(shortNumber) ?? [];
  };
  const measurePart = (part: StatPart): number => {
    const texts = createStyledRuns([bindRun(part.value, binding)], getPartStyle(part), icons);
    const { words } = measureTexts(texts, fonts);
    return words.reduce(
      (total, word, index) =>
        total + (index > 0 ? getSpaceWidth(words[index - 1] ?? word, NO_SQUEEZE) : 0) + getWordWidth(word, NO_SQUEEZE),
      0,
    );
  };
  const { label, badge } = element;
  const badgeRun = badge && bindRun(badge.value, binding);
  const badgeWidth = badge && badgeRun?.text ? toPt(mm(badge.width)) : 0;
  const areas = computeAreas(element, box, {
    numberWidth: measurePart(element.value),
    badgeWidth: badgeWidth === 0 ? 0 : badgeWidth + BADGE_GAP,
    labelSize:
      label === undefined
        ? 0
        : isLabelAtSide(element)
          ? measurePart(label)
          : getFontSize(getPartStyle(label), NO_SQUEEZE) * LABEL_LINE_HEIGHT,
  });
  const items = [
    ...(label ? drawPart(label, areas.labelBox, element.align ?? 'center') : []),
    ...drawPart(element.value, areas.numberBox, 'center'),
  ];
  if (badge && badgeWidth > 0) {
    const { x, y, width: numberWidth, height: numberHeight } = areas.numberBox;
    const height = toPt(mm(badge.height));
    const badgeArea = { x: x + numberWidth + BADGE_GAP, y: y + (numberHeight - height) / 2, width: badgeWidth, height };
    const symbol = findSymbol(template, badge.symbol);
    const badgeTextArea = { ...insetRect(badgeArea, badgeWidth * BADGE_PADDING), height: height * BADGE_TEXT_HEIGHT };
    const badgeItems = [
      ...(symbol ? drawSymbol(symbol, badgeArea, theme, undefined) : []),
      ...drawPart(badge, badgeTextArea, 'center'),
    ];
    items.push(...createClickableGroup(badgeItems, badgeRun?.field, badgeArea));
  }
  const parts = [element.value, ...(label ? [label] : []), ...(badge ? [badge] : [])];
  const strayFindings = findStrayBraces(
    parts.flatMap((part) => createStyledRuns([bindRun(part.value, binding)], getPartStyle(part), icons)),
    icons,
  );
  const overflowFindings: CardFinding[] =
    lostFields.length > 0 ? [{ kind: 'overflow', side, fields: lostFields.filter((field) => field !== '') }] : [];
  return {
    items: mainRun.field === undefined ? items : createClickableGroup(items, mainRun.field, box),
    findings: [...overflowFindings, ...strayFindings],
    overflows: [],
  };
}

/** Rounds a number that is too long for its box to one digit and a power of ten: `1e9`. Returns an empty text for other texts. */
function formatPowerOfTen(text: string): string {
  const value = Number(text);
  return Number.isFinite(value) ? value.toExponential(0).replace('e+', 'e') : '';
}

const createClickableGroup = (
  items: readonly DisplayItem[],
  field: string | undefined,
  hitArea: Rect,
): DisplayItem[] => [field === undefined ? { kind: 'group', items } : { kind: 'group', field, hit: hitArea, items }];
