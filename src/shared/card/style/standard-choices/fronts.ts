/**
 * Standard choices that shorten or remove lists on the front that the back shows in full, such as attacks. The `box` of an element is x, y,
 * width and height in millimeters.
 */
import type { CardTemplate, Element, FlowElement, TrackElement } from '../../template/template.ts';
import { addStyleCopy, createStyleName } from './elements.ts';

/** Whether the back shows the same text in full, so that nothing is lost if the front changes it. */
const isRepeated = (element: Element): element is FlowElement => element.kind === 'flow' && element.repeated === true;

export const hasRepeated = ({ front }: CardTemplate): boolean => front.some(isRepeated);

const showsName = ({ value }: FlowElement['sections'][number]['spans'][number]): boolean =>
  'item' in value && value.item === '/name';

export const hasNames = ({ front }: CardTemplate): boolean =>
  front.some(
    (element) => isRepeated(element) && element.sections.some(({ spans }) => spans.length > 1 && spans.some(showsName)),
  );

/** Shows only the name of each entry. */
export const keepOnlyNames = (template: CardTemplate): CardTemplate => ({
  ...template,
  front: template.front.map((element) =>
    isRepeated(element)
      ? {
          ...element,
          sections: element.sections.map((section) =>
            section.spans.some(showsName) ? { ...section, spans: section.spans.filter(showsName) } : section,
          ),
        }
      : element,
  ),
});

/** The suffix of formats that write icons; the format without this suffix writes words. */
const ICON_SUFFIX = '-icons';
type Span = FlowElement['sections'][number]['spans'][number];

const getIconFormat = ({ value }: Span): string | undefined =>
  'item' in value && value.as?.endsWith(ICON_SUFFIX) === true ? value.as : undefined;

export const hasIcons = ({ front }: CardTemplate): boolean =>
  front.some(
    (element) => isRepeated(element) && element.sections.some(({ spans }) => spans.some((span) => getIconFormat(span))),
  );

/** The type size of words relative to icons: words need more room, so they are smaller and use the whole width. */
const WORD_SIZE_RATIO = 0.64;
const MIN_TYPE_SIZE = 6;

/** Writes icons of the front as words. */
export function replaceIconsWithWords(template: CardTemplate): CardTemplate {
  let changedTemplate = template;
  const createWordStyle = (style: string): string => {
    const copyName = createStyleName(style, 'words');
    const size = Math.max(MIN_TYPE_SIZE, Math.round((template.styles[style]?.size ?? 0) * WORD_SIZE_RATIO * 10) / 10);
    changedTemplate = addStyleCopy(changedTemplate, style, copyName, { font: 'text', size, min: MIN_TYPE_SIZE });
    return copyName;
  };
  const writeInWords = (span: Span): Span => {
    const iconFormat = getIconFormat(span);
    if (iconFormat === undefined || !('item' in span.value)) return span;
    return {
      ...span,
      style: createWordStyle(span.style),
      value: { ...span.value, as: iconFormat.slice(0, -ICON_SUFFIX.length) },
    };
  };
  const front = template.front.map((element): Element => {
    if (!isRepeated(element) || !element.sections.some(({ spans }) => spans.some((span) => getIconFormat(span))))
      return element;
    const { columns: _columns, columnGap: _columnGap, ...flow } = element;
    return {
      ...flow,
      sections: flow.sections.map((section) => ({ ...section, spans: section.spans.map(writeInWords) })),
    };
  });
  return { ...changedTemplate, front };
}

/** Shapes up to this height are lines, in millimeters. */
const MAX_LINE_HEIGHT = 0.45;
/** The largest box of a track that gets more room, in millimeters. */
const MAX_CELL_SIZE = 6.4;

/** Removes lists that the back shows too. In the template's base size, tracks directly above a list grow into its room. */
export function removeRepeatedLists(template: CardTemplate): CardTemplate {
  const removedFlows = new Set<Element>(template.front.filter(isRepeated));
  const findFlowBelow = (track: TrackElement): Element | undefined =>
    [...removedFlows].find((flow) => {
      // In millimeters. A small overlap is possible.
      const distance = flow.box[1] - (track.box[1] + track.box[3]);
      return (
        distance > -0.5 && distance < 4 && overlapsHorizontally(flow, track) && isUnchangedInSizes(template, track)
      );
    });
  const removedLines = new Set<Element>();
  const removedPanels = new Set<Element>(
    template.front.filter((element) => [...removedFlows].some((flow) => isPanelFor(element, flow))),
  );
  const front = template.front.flatMap((element): Element[] => {
    if (removedFlows.has(element)) return [];
    if (removedPanels.has(element)) return [];
    const flowBelow = element.kind === 'track' && !isOnPanel(template, element) ? findFlowBelow(element) : undefined;
    if (element.kind !== 'track' || flowBelow === undefined) return [element];
    const [x, y, width, height] = element.box;
    const bottom = flowBelow.box[1] + flowBelow.box[3];
    for (const candidate of template.front) {
      if (isLine(candidate) && candidate.box[1] >= y + height && candidate.box[1] <= flowBelow.box[1])
        removedLines.add(candidate);
    }
    const [minCell, maxCell] = element.cell;
    return [{ ...element, box: [x, y, width, bottom - y], cell: [minCell, Math.max(maxCell, MAX_CELL_SIZE)] }];
  });
  return { ...template, front: front.filter((element) => !removedLines.has(element)) };
}

const containsElement = ({ box: [x, y, width, height] }: Element, { box }: Element): boolean =>
  x <= box[0] && y <= box[1] && x + width >= box[0] + box[2] && y + height >= box[1] + box[3];

/** A panel is at most this many times larger than its content. */
const MAX_PANEL_RATIO = 1.8;

/** Whether a shape is the panel of a single element. */
const isPanelFor = (shape: Element, content: Element): boolean =>
  shape.kind === 'shape' &&
  containsElement(shape, content) &&
  shape.box[2] * shape.box[3] <= content.box[2] * content.box[3] * MAX_PANEL_RATIO;

/** Whether a track is on its own panel, so that it cannot grow. */
const isOnPanel = ({ front }: CardTemplate, track: Element): boolean => front.some((shape) => isPanelFor(shape, track));

const isLine = ({ kind, box }: Element): boolean => kind === 'shape' && box[3] <= MAX_LINE_HEIGHT;

const overlapsHorizontally = (a: Element, b: Element): boolean =>
  a.box[0] < b.box[0] + b.box[2] && b.box[0] < a.box[0] + a.box[2];

/** Whether no other size changes the track. A size may move the track to a place where no list is below it. */
const isUnchangedInSizes = ({ sizes = {} }: CardTemplate, { id = '' }: TrackElement): boolean =>
  !Object.values(sizes).some(({ replace = {} }) => Object.hasOwn(replace, id));
