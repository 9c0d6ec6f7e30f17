/** A number with its label, and a second number on a symbol beside it: a trait's dice and its Resistance on a shield. */
import type { DisplayItem } from '../display-list.ts';
import { pieceOf } from '../pieces.ts';
import { RELAXED, sizeOf, textStyle } from '../styles.ts';
import type { StatElement } from '../template.ts';
import { inset, mm, type Rect, rectOf, toPt } from '../units.ts';
import { measure, widthIn } from '../words.ts';
import { type Context, NOTHING, type Placed } from './context.ts';
import { drawSymbol, symbolCalled } from './place-symbol.ts';
import { fitText, share, styledPieces } from './place-text.ts';

/** Points between the big number and its badge. */
const BADGE_GAP = 1.6;
/** Of a badge: what stays free around its text, and how far down its text's box reaches, since shields taper. */
const BADGE_PADDING = 0.1;
const BADGE_MIDDLE = 0.76;
/** Points kept free at both sides of the box. */
const EDGE = 1;
/** Of the size of a label: how much height its line takes. */
const LABEL_LINE = 1.15;

type Part = StatElement['value'];

export function placeStat(element: StatElement, context: Context): Placed {
  const { binding, fonts, template, theme, side } = context;
  const value = pieceOf(element.value.value, binding);
  if (value.text === '') return NOTHING;
  const box = rectOf(element.box);
  const lost: string[] = [];
  const draw = (part: Part, area: Rect, align: 'left' | 'center' | 'right'): DisplayItem[] => {
    const piece = pieceOf(part.value, binding);
    if (piece.text === '') return [];
    const texts = styledPieces([piece], textStyle(template.styles, part.style, theme));
    const items = fitText(texts, area, { align, valign: 'middle' }, fonts);
    if (items === undefined) lost.push(piece.field ?? '');
    return items ?? [];
  };
  const { label, badge } = element;
  const labelHeight = label ? sizeOf(textStyle(template.styles, label.style, theme), RELAXED) * LABEL_LINE : 0;
  const top = element.labelAt !== 'bottom';
  const labelBox = { ...box, y: top ? box.y : box.y + box.height - labelHeight, height: labelHeight };
  const body = { ...box, y: top ? box.y + labelHeight : box.y, height: box.height - labelHeight };

  const badgeText = badge ? pieceOf(badge.value, binding) : { text: '' };
  const badgeSize = badge && badgeText.text !== '' ? toPt(mm(badge.width)) : 0;
  const taken = badgeSize === 0 ? 0 : badgeSize + BADGE_GAP;
  const style = textStyle(template.styles, element.value.style, theme);
  const natural = measure(styledPieces([value], style), fonts).reduce((sum, word) => sum + widthIn(word, RELAXED), 0);
  const numberWidth = Math.min(natural, body.width - taken - 2 * EDGE);
  const start = body.x + (body.width - numberWidth - taken) * share(element.align ?? 'center');

  const items = [
    ...(label ? draw(label, labelBox, element.align ?? 'center') : []),
    ...draw(element.value, { ...body, x: start, width: numberWidth }, 'center'),
  ];
  if (badge && badgeSize > 0) {
    const height = toPt(mm(badge.height));
    const area = {
      x: start + numberWidth + BADGE_GAP,
      y: body.y + (body.height - height) / 2,
      width: badgeSize,
      height,
    };
    const symbol = symbolCalled(template, badge.symbol);
    const inside = draw(badge, { ...inset(area, badgeSize * BADGE_PADDING), height: height * BADGE_MIDDLE }, 'center');
    const all = [...(symbol ? drawSymbol(symbol, area, theme, undefined) : []), ...inside];
    const field = badgeText.field;
    items.push(field === undefined ? { kind: 'group', items: all } : { kind: 'group', field, hit: area, items: all });
  }
  const clickable: DisplayItem[] =
    value.field === undefined ? items : [{ kind: 'group', field: value.field, hit: box, items }];
  return {
    items: clickable,
    notes: lost.length > 0 ? [{ kind: 'overflow', side, fields: lost.filter((field) => field !== '') }] : [],
    spills: [],
  };
}
