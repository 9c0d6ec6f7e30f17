/** Helpers of the standard choices: change elements on all sides, and copy text styles. */
import type { CardTemplate, Element, Overlay } from '../../template/template.ts';

/** Maps the elements of all sides. */
export function mapElements(template: CardTemplate, change: (element: Element) => Element): CardTemplate {
  const { front, back, more: continuation } = template;
  return {
    ...template,
    front: front.map(change),
    back: back.map(change),
    ...(continuation === undefined ? {} : { more: continuation.map(change) }),
  };
}

export type StyleChange = Partial<CardTemplate['styles'][string]>;

/** Copies a text style under another name, including its changes by themes and sizes. */
export function addStyleCopy(
  template: CardTemplate,
  sourceName: string,
  copyName: string,
  change: StyleChange,
): CardTemplate {
  const style = template.styles[sourceName];
  if (style === undefined || Object.hasOwn(template.styles, copyName)) return template;
  const copyChanges = <T extends { readonly styles?: Overlay['styles'] }>(part: T): T => {
    const sourceChanges = part.styles?.[sourceName];
    if (sourceChanges === undefined) return part;
    const keptChanges = Object.fromEntries(
      Object.entries(sourceChanges).filter(([key]) => !Object.hasOwn(change, key)),
    );
    return { ...part, styles: { ...part.styles, [copyName]: keptChanges } };
  };
  const { themes, sizes } = template;
  return {
    ...template,
    styles: { ...template.styles, [copyName]: { ...style, ...change } },
    ...(themes && { themes: themes.map(copyChanges) }),
    ...(sizes && { sizes: Object.fromEntries(Object.entries(sizes).map(([id, size]) => [id, copyChanges(size)])) }),
  };
}

/** Creates a name for a copied style. */
export const createStyleName = (sourceName: string, suffix: string): string => `${sourceName.slice(0, 60)}-${suffix}`;
