/** Lists of the front that the back has in full, such as attacks: shorter, or left to the back. */
import type { CardTemplate, Element, FlowElement, TrackElement } from '../../template/template.ts';
import { styleName, withStyleCopy } from './elements.ts';

/** What stands on the back too: whatever becomes of it here, nothing is lost. */
const isRepeated = (element: Element): element is FlowElement => element.kind === 'flow' && element.repeated === true;

export const hasRepeated = ({ front }: CardTemplate): boolean => front.some(isRepeated);

const showsName = ({ value }: FlowElement['sections'][number]['spans'][number]): boolean =>
  'item' in value && value.item === '/name';

export const hasNames = ({ front }: CardTemplate): boolean =>
  front.some((one) => isRepeated(one) && one.sections.some(({ spans }) => spans.length > 1 && spans.some(showsName)));

/** Of every entry its name alone. */
export const withNamesAlone = (template: CardTemplate): CardTemplate => ({
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

/** Formats of entries in icons; the same without this ending says them in words. */
const ICONS = '-icons';
type Span = FlowElement['sections'][number]['spans'][number];

const iconsIn = ({ value }: Span): string | undefined =>
  'item' in value && value.as?.endsWith(ICONS) === true ? value.as : undefined;

export const hasIcons = ({ front }: CardTemplate): boolean =>
  front.some((one) => isRepeated(one) && one.sections.some(({ spans }) => spans.some((span) => iconsIn(span))));

/** Words take more room than icons: their type is smaller by this, and they run over the whole width. */
const OF_ICONS = 0.64;
const SMALLEST = 6;

/** What stands in icons, written out. */
export function withWords(template: CardTemplate): CardTemplate {
  let made = template;
  const styled = (style: string): string => {
    const name = styleName(style, 'words');
    const size = Math.max(SMALLEST, Math.round((template.styles[style]?.size ?? 0) * OF_ICONS * 10) / 10);
    made = withStyleCopy(made, style, name, { font: 'text', size, min: SMALLEST });
    return name;
  };
  const written = (span: Span): Span => {
    const icons = iconsIn(span);
    if (icons === undefined || !('item' in span.value)) return span;
    return { ...span, style: styled(span.style), value: { ...span.value, as: icons.slice(0, -ICONS.length) } };
  };
  const front = template.front.map((element): Element => {
    if (!isRepeated(element) || !element.sections.some(({ spans }) => spans.some((span) => iconsIn(span))))
      return element;
    const { columns: _, columnGap: __, ...flow } = element;
    return { ...flow, sections: flow.sections.map((section) => ({ ...section, spans: section.spans.map(written) })) };
  });
  return { ...made, front };
}

/** Lower shapes are lines. Millimetres. */
const LINE = 0.45;
/** The largest box of a track that has got more room. Millimetres. */
const LARGEST = 6.4;

/** The back alone has them; boxes right above them get the room. Drawn for the template's own size. */
export function withoutRepeated(template: CardTemplate): CardTemplate {
  const gone = new Set<Element>(template.front.filter(isRepeated));
  const under = (track: TrackElement): Element | undefined =>
    [...gone].find((flow) => {
      const free = flow.box[1] - (track.box[1] + track.box[3]);
      return free > -0.5 && free < 4 && overlaps(flow, track) && sameSizes(template, track);
    });
  const lines = new Set<Element>();
  const panels = new Set<Element>(template.front.filter((one) => [...gone].some((flow) => isPanelOf(one, flow))));
  const front = template.front.flatMap((element): Element[] => {
    if (gone.has(element)) return [];
    if (panels.has(element)) return [];
    const below = element.kind === 'track' && !isOnPanel(template, element) ? under(element) : undefined;
    if (element.kind !== 'track' || below === undefined) return [element];
    const [x, y, width, height] = element.box;
    const bottom = below.box[1] + below.box[3];
    for (const one of template.front) {
      if (isLine(one) && one.box[1] >= y + height && one.box[1] <= below.box[1]) lines.add(one);
    }
    const [least, most] = element.cell;
    return [{ ...element, box: [x, y, width, bottom - y], cell: [least, Math.max(most, LARGEST)] }];
  });
  return { ...template, front: front.filter((one) => !lines.has(one)) };
}

const holds = ({ box: [x, y, width, height] }: Element, { box }: Element): boolean =>
  x <= box[0] && y <= box[1] && x + width >= box[0] + box[2] && y + height >= box[1] + box[3];

/** How much larger than what stands on it the ground of one thing alone is. */
const CLOSE = 1.8;

/** A ground that something alone stands on. */
const isPanelOf = (shape: Element, on: Element): boolean =>
  shape.kind === 'shape' && holds(shape, on) && shape.box[2] * shape.box[3] <= on.box[2] * on.box[3] * CLOSE;

/** A track on a ground of its own cannot grow. */
const isOnPanel = ({ front }: CardTemplate, track: Element): boolean => front.some((shape) => isPanelOf(shape, track));

const isLine = ({ kind, box }: Element): boolean => kind === 'shape' && box[3] <= LINE;

const overlaps = (a: Element, b: Element): boolean => a.box[0] < b.box[0] + b.box[2] && b.box[0] < a.box[0] + a.box[2];

/** Another size may put the track elsewhere, where nothing was below it. */
const sameSizes = ({ sizes = {} }: CardTemplate, { id = '' }: TrackElement): boolean =>
  !Object.values(sizes).some(({ replace = {} }) => Object.hasOwn(replace, id));
