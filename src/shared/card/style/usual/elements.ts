/** What the usual choices of all templates share: elements changed on all sides, and copies of type in other colours. */
import type { CardTemplate, Element, Overlay } from '../../template/template.ts';

/** Every element of the sides, changed or as it is. */
export function withElements(template: CardTemplate, change: (element: Element) => Element): CardTemplate {
  const { front, back, more } = template;
  return {
    ...template,
    front: front.map(change),
    back: back.map(change),
    ...(more === undefined ? {} : { more: more.map(change) }),
  };
}

export type StyleChange = Partial<CardTemplate['styles'][string]>;

/** A copy of a style of type under another name, with what themes and sizes change of it. */
export function withStyleCopy(template: CardTemplate, from: string, to: string, change: StyleChange): CardTemplate {
  const style = template.styles[from];
  if (style === undefined || Object.hasOwn(template.styles, to)) return template;
  const copied = <T extends { readonly styles?: Overlay['styles'] }>(part: T): T => {
    const before = part.styles?.[from];
    if (before === undefined) return part;
    const kept = Object.fromEntries(Object.entries(before).filter(([key]) => !Object.hasOwn(change, key)));
    return { ...part, styles: { ...part.styles, [to]: kept } };
  };
  const { themes, sizes } = template;
  return {
    ...template,
    styles: { ...template.styles, [to]: { ...style, ...change } },
    ...(themes && { themes: themes.map(copied) }),
    ...(sizes && { sizes: Object.fromEntries(Object.entries(sizes).map(([id, size]) => [id, copied(size)])) }),
  };
}

/** A name for a style of the choice that no style has. */
export const styleName = (from: string, suffix: string): string => `${from.slice(0, 60)}-${suffix}`;
