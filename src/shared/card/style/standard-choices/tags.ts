/** Standard choices for tags, such as keywords: round ends or outlines. */
import type { CardTemplate, Element, ListElement } from '../../template/template.ts';
import { addStyleCopy, createStyleName, mapElements } from './elements.ts';

/** Whether an element is a list of filled tags. A single tag, such as a concept, is not a list. */
const isTagList = (element: Element): element is ListElement =>
  element.kind === 'list' &&
  element.tags.some(({ each: eachPointer, fill }) => eachPointer !== undefined && fill !== undefined);

export const hasTags = ({ front }: CardTemplate): boolean => front.some(isTagList);

/** Radius for round ends, in millimeters. Half the height of any tag is less. */
const PILL_RADIUS = 3;

export const roundTagEnds = (template: CardTemplate): CardTemplate =>
  mapElements(template, (element) =>
    isTagList(element) ? { ...element, tags: element.tags.map((tag) => ({ ...tag, radius: PILL_RADIUS })) } : element,
  );

export const outlineTags = (template: CardTemplate): CardTemplate =>
  recolorTags(template, 'outlined', 'ink', { fill: 'paper', stroke: { colour: 'ink', width: 0.6 } });

/** Changes tags to colors that are readable on any background. */
function recolorTags(
  template: CardTemplate,
  suffix: string,
  colour: string,
  paint: Pick<ListElement['tags'][number], 'fill' | 'stroke'>,
): CardTemplate {
  let changedTemplate = template;
  const recolorStyle = (style: string): string => {
    const copyName = createStyleName(style, suffix);
    changedTemplate = addStyleCopy(changedTemplate, style, copyName, { colour });
    return copyName;
  };
  const recolorElement = (element: Element): Element =>
    isTagList(element)
      ? { ...element, tags: element.tags.map((tag) => ({ ...tag, ...paint, style: recolorStyle(tag.style) })) }
      : element;
  const { front, back, more: continuation } = mapElements(template, recolorElement);
  return { ...changedTemplate, front, back, ...(continuation === undefined ? {} : { more: continuation }) };
}
