/** Words on grounds, such as keywords, in other looks. */
import type { CardTemplate, Element, ListElement } from '../../template/template.ts';
import { styleName, withElements, withStyleCopy } from './elements.ts';

/** Lists of words, each on a ground; what stands alone on one, such as a concept, is none. */
const isList = (element: Element): element is ListElement =>
  element.kind === 'list' && element.tags.some(({ each, fill }) => each !== undefined && fill !== undefined);

export const hasTags = ({ front }: CardTemplate): boolean => front.some(isList);

/** Round ends. Millimetres; more than half of any tag. */
const ROUND = 3;

export const withPills = (template: CardTemplate): CardTemplate =>
  withElements(template, (element) =>
    isList(element) ? { ...element, tags: element.tags.map((tag) => ({ ...tag, radius: ROUND })) } : element,
  );

export const withOutlines = (template: CardTemplate): CardTemplate =>
  recoloured(template, 'outlined', 'ink', { fill: 'paper', stroke: { colour: 'ink', width: 0.6 } });

/** In colours that are read on any ground. */
function recoloured(
  template: CardTemplate,
  suffix: string,
  colour: string,
  paint: Pick<ListElement['tags'][number], 'fill' | 'stroke'>,
): CardTemplate {
  let made = template;
  const styled = (style: string): string => {
    const name = styleName(style, suffix);
    made = withStyleCopy(made, style, name, { colour });
    return name;
  };
  const changed = (element: Element): Element =>
    isList(element)
      ? { ...element, tags: element.tags.map((tag) => ({ ...tag, ...paint, style: styled(tag.style) })) }
      : element;
  const { front, back, more } = withElements(template, changed);
  return { ...made, front, back, ...(more === undefined ? {} : { more }) };
}
