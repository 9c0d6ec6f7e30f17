/** A number with its label, and a second number on a symbol beside it: a trait's dice and its Resistance on a shield. */

import type { DisplayItem } from '../../display/display-list.ts';
import { inset, mm, type Rect, rectOf, toPt } from '../../display/units.ts';
import { measure } from '../../text/lines/measure.ts';
import { NO_SQUEEZE, sizeOf, type TextStyle } from '../../text/lines/styles.ts';
import { spaceIn, widthIn } from '../../text/lines/words.ts';
import { strayNotes, styledRuns } from '../binding/prose.ts';
import { bindRun } from '../binding/runs.ts';
import type { CardNote } from '../notes/note.ts';
import type { StatElement } from '../template/template.ts';
import { textStyle } from '../text-style.ts';
import { type Context, NOTHING, type Placed } from './context.ts';
import { drawSymbol, symbolCalled } from './place-symbol.ts';
import { type Align, fitText, share } from './place-text.ts';

/** Points between the big number and its badge. */
const BADGE_GAP = 1.6;
/** Of a badge: what stays free around its text, and how far down its text's box reaches, since shields taper. */
const BADGE_PADDING = 0.1;
const BADGE_MIDDLE = 0.76;
/** Points kept free at both sides of the box. */
const EDGE = 1;
/** Of the size of a label: how much height its line takes. */
const LABEL_LINE = 1.15;
/** Points between the number and a label beside it. */
const LABEL_GAP = 3;

type Part = StatElement['value'];

/** What a stat is laid out from, in points; 0 where there is none. */
interface Measures {
  readonly number: number;
  readonly badge: number;
  /** Height of a label above or below, width of one at the side. */
  readonly label: number;
}

const isBeside = ({ labelAt }: StatElement): boolean => labelAt === 'left' || labelAt === 'right';

/** The areas of label and number. A badge and a label at the side keep their width; the number gets the rest. */
function areasOf(element: StatElement, box: Rect, { number, badge, label }: Measures): { label: Rect; number: Rect } {
  const beside = isBeside(element);
  const line = beside ? 0 : label;
  const { labelAt = 'top', align = 'center' } = element;
  const body = { ...box, y: labelAt === 'top' ? box.y + line : box.y, height: box.height - line };
  const aside = beside && label > 0 ? label + LABEL_GAP : 0;
  const width = Math.max(0, Math.min(number, body.width - badge - aside - 2 * EDGE));
  const from = body.x + (body.width - width - badge - aside) * share(align);
  const inLine = { ...body, x: labelAt === 'left' ? from : from + width + badge + LABEL_GAP, width: label };
  const above = { ...box, y: labelAt === 'top' ? box.y : box.y + box.height - line, height: line };
  return {
    label: beside ? inLine : above,
    number: { ...body, x: labelAt === 'left' ? from + aside : from, width },
  };
}

export function placeStat(element: StatElement, context: Context): Placed {
  const { binding, icons, fonts, template, theme, side } = context;
  const value = bindRun(element.value.value, binding);
  if (value.text === '') return NOTHING;
  const box = rectOf(element.box);
  const lost: string[] = [];
  const styleOf = (part: Part): TextStyle => textStyle(template.styles, part.style, theme);
  const draw = (part: Part, area: Rect, align: Align): DisplayItem[] => {
    const run = bindRun(part.value, binding);
    if (run.text === '') return [];
    const set = (text: string): DisplayItem[] | undefined =>
      fitText(styledRuns([{ ...run, text }], styleOf(part), icons), area, { align, valign: 'middle' }, fonts);
    const items = set(run.text);
    if (items !== undefined) return items;
    const short = powerOfTen(run.text);
    if (Number(short) !== Number(run.text)) lost.push(run.field ?? '');
    return set(short) ?? [];
  };
  const widthOf = (part: Part): number => {
    const texts = styledRuns([bindRun(part.value, binding)], styleOf(part), icons);
    const { words } = measure(texts, fonts);
    return words.reduce(
      (sum, word, index) =>
        sum + (index > 0 ? spaceIn(words[index - 1] ?? word, NO_SQUEEZE) : 0) + widthIn(word, NO_SQUEEZE),
      0,
    );
  };
  const { label, badge } = element;
  const badgeRun = badge && bindRun(badge.value, binding);
  const badgeWidth = badge && badgeRun?.text ? toPt(mm(badge.width)) : 0;
  const areas = areasOf(element, box, {
    number: widthOf(element.value),
    badge: badgeWidth === 0 ? 0 : badgeWidth + BADGE_GAP,
    label:
      label === undefined ? 0 : isBeside(element) ? widthOf(label) : sizeOf(styleOf(label), NO_SQUEEZE) * LABEL_LINE,
  });
  const items = [
    ...(label ? draw(label, areas.label, element.align ?? 'center') : []),
    ...draw(element.value, areas.number, 'center'),
  ];
  if (badge && badgeWidth > 0) {
    const { x, y, width, height: room } = areas.number;
    const height = toPt(mm(badge.height));
    const area = { x: x + width + BADGE_GAP, y: y + (room - height) / 2, width: badgeWidth, height };
    const symbol = symbolCalled(template, badge.symbol);
    const inside = { ...inset(area, badgeWidth * BADGE_PADDING), height: height * BADGE_MIDDLE };
    const all = [...(symbol ? drawSymbol(symbol, area, theme, undefined) : []), ...draw(badge, inside, 'center')];
    items.push(...clickable(all, badgeRun?.field, area));
  }
  const parts = [element.value, ...(label ? [label] : []), ...(badge ? [badge] : [])];
  const stray = strayNotes(
    parts.flatMap((part) => styledRuns([bindRun(part.value, binding)], styleOf(part), icons)),
    icons,
  );
  const overflow: CardNote[] =
    lost.length > 0 ? [{ kind: 'overflow', side, fields: lost.filter((field) => field !== '') }] : [];
  return {
    items: value.field === undefined ? items : clickable(items, value.field, box),
    notes: [...overflow, ...stray],
    overflows: [],
  };
}

/** A number too long for its box in a few characters, `1e9`; empty for other texts. */
function powerOfTen(text: string): string {
  const value = Number(text);
  return Number.isFinite(value) ? value.toExponential(0).replace('e+', 'e') : '';
}

const clickable = (items: readonly DisplayItem[], field: string | undefined, hit: Rect): DisplayItem[] => [
  field === undefined ? { kind: 'group', items } : { kind: 'group', field, hit, items },
];
