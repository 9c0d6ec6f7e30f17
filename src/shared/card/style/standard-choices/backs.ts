/**
 * Standard choices for the back: another list first, no row of numbers, a legend of used icons, the picture. The `box` of an element is
 * x, y, width and height in millimeters.
 */

import type { ArtElement, CardTemplate, Element, FlowElement, Section } from '../../template/template.ts';
import { findGround } from '../decor/ground.ts';
import { findStatRow } from './stats.ts';

/** Finds the largest flow of the back. */
const findMainFlow = ({ back }: CardTemplate): FlowElement | undefined =>
  back
    .filter((candidate): candidate is FlowElement => candidate.kind === 'flow' && candidate.sections.length > 0)
    .sort((a, b) => b.box[2] * b.box[3] - a.box[2] * a.box[3])[0];

/** A heading with the sections below it. */
interface Chapter {
  readonly heading: string;
  readonly sections: readonly Section[];
}

/** Splits the sections into leading sections, which have no heading, and chapters. */
function splitChapters({ sections }: FlowElement): {
  readonly leadingSections: readonly Section[];
  readonly chapters: readonly Chapter[];
} {
  const leadingSections: Section[] = [];
  const chapters: { heading: string; sections: Section[] }[] = [];
  for (const section of sections) {
    const { heading } = section;
    const lastChapter = chapters.at(-1);
    // A run-in heading begins the first line of its section, and no chapter.
    const startsChapter = heading !== undefined && heading.runIn !== true;
    if (startsChapter && lastChapter?.heading !== heading.text)
      chapters.push({ heading: heading.text, sections: [section] });
    else if (lastChapter === undefined) leadingSections.push(section);
    else lastChapter.sections.push(section);
  }
  return { leadingSections, chapters };
}

/** Lists the headings of the back that could be moved to the top. */
export function listLaterHeadings(template: CardTemplate): readonly string[] {
  const mainFlow = findMainFlow(template);
  const headings = mainFlow === undefined ? [] : splitChapters(mainFlow).chapters.map(({ heading }) => heading);
  return [...new Set(headings)].slice(1);
}

const replaceFlow = (template: CardTemplate, mainFlow: FlowElement, changedFlow: FlowElement): CardTemplate => ({
  ...template,
  back: template.back.map((element) => (element === mainFlow ? changedFlow : element)),
});

export function moveHeadingFirst(template: CardTemplate, heading: string): CardTemplate {
  const mainFlow = findMainFlow(template);
  if (mainFlow === undefined) return template;
  const { leadingSections, chapters } = splitChapters(mainFlow);
  const movedChapters = chapters.filter((chapter) => chapter.heading === heading);
  const otherChapters = chapters.filter((chapter) => chapter.heading !== heading);
  const sections = [...leadingSections, ...[...movedChapters, ...otherChapters].flatMap((chapter) => chapter.sections)];
  return replaceFlow(template, mainFlow, { ...mainFlow, sections });
}

/** Maximum height of a band's elements, as a share of the card. */
const MAX_BAND_SHARE = 0.2;
/** Space above the text, in millimeters. */
const TEXT_MARGIN = 1.6;

/** Finds the row of numbers above the text of the back: all elements that belong to the row, and its top edge. */
function findBand(
  template: CardTemplate,
): { readonly removedElements: ReadonlySet<Element>; readonly top: number } | undefined {
  const row = findStatRow(template.back);
  const mainFlow = findMainFlow(template);
  const [firstStat] = row;
  if (firstStat === undefined || mainFlow === undefined || firstStat.box[1] >= mainFlow.box[1]) return undefined;
  const maxHeight = template.size.height * MAX_BAND_SHARE;
  const [bandTop, bandBottom] = [firstStat.box[1], firstStat.box[1] + firstStat.box[3]];
  const bandElements = template.back.filter(({ kind, box }) => {
    const isBandElement = box[3] <= maxHeight && box[1] + box[3] <= mainFlow.box[1] && kind !== 'art';
    return isBandElement && box[1] < bandBottom && box[1] + box[3] > bandTop;
  });
  const top = Math.min(...bandElements.map(({ box }) => box[1]));
  // Elements between the row and the text, such as a line, belong to the row.
  const elementsBelow = template.back.filter(
    ({ box }) => box[1] >= bandBottom - 0.1 && box[1] + box[3] <= mainFlow.box[1],
  );
  return { removedElements: new Set([...bandElements, ...elementsBelow]), top };
}

export const hasBand = (template: CardTemplate): boolean => findBand(template) !== undefined;

/** Removes the row of numbers from the back; the text begins in its place. Other sizes that change these elements are dropped. */
export function removeBand(template: CardTemplate): CardTemplate {
  const band = findBand(template);
  const mainFlow = findMainFlow(template);
  if (band === undefined || mainFlow === undefined) return template;
  const [x, y, width, height] = mainFlow.box;
  const top = band.top + TEXT_MARGIN;
  const { sizes } = template;
  const changedTemplate = replaceFlow(template, mainFlow, { ...mainFlow, box: [x, top, width, height + y - top] });
  const removedElements = [...band.removedElements];
  const affectedIds = new Set([mainFlow.id, ...removedElements.map(({ id }) => id)].flatMap((id) => id ?? []));
  const keptSizes = Object.entries(sizes ?? {}).filter(
    ([, { replace = {} }]) => !Object.keys(replace).some((id) => affectedIds.has(id)),
  );
  const { sizes: _sizes, ...otherKeys } = changedTemplate;
  return {
    ...otherKeys,
    ...(keptSizes.length === 0 ? {} : { sizes: Object.fromEntries(keptSizes) }),
    back: changedTemplate.back.filter((element) => !band.removedElements.has(element)),
  };
}

/** Adds the icons that the card uses, each with its name, at the end of the text. */
export function addLegend(template: CardTemplate, heading: string): CardTemplate {
  const mainFlow = findMainFlow(template);
  if (mainFlow === undefined) return template;
  const templateHeading = mainFlow.sections.find(
    (section) => section.heading !== undefined && section.heading.runIn !== true,
  )?.heading;
  const style = findMostUsedStyle(mainFlow);
  const legend: Section = {
    ...(templateHeading && { heading: { ...templateHeading, text: heading } }),
    when: { at: '/icons/used' },
    optional: true,
    spans: [
      {
        style,
        value: {
          each: '/icons/used',
          value: { join: [{ item: '/icon' }, { item: '/name' }], by: '\u00a0' },
          by: '   ',
        },
      },
    ],
  };
  return replaceFlow(template, mainFlow, { ...mainFlow, sections: [...mainFlow.sections, legend] });
}

/** Finds the style that most lists use at the end of their entries, which is the style of running text. */
function findMostUsedStyle({ sections }: FlowElement): string {
  const uses = new Map<string, number>();
  for (const { each: eachPointer, spans } of sections) {
    const lastSpan = eachPointer === undefined ? undefined : spans.at(-1);
    if (lastSpan !== undefined) uses.set(lastSpan.style, (uses.get(lastSpan.style) ?? 0) + 1);
  }
  const [mostUsed] = [...uses].sort((a, b) => b[1] - a[1]);
  return mostUsed?.[0] ?? sections[0]?.spans[0]?.style ?? '';
}

/** Finds the picture of the front, if the back has no picture but has a background that can show one. */
function findBackPicture(template: CardTemplate): ArtElement | undefined {
  const isArt = ({ kind }: Element) => kind === 'art';
  if (template.back.some(isArt) || findGround(template, template.back) === undefined) return undefined;
  return template.front.find((candidate): candidate is ArtElement => candidate.kind === 'art');
}

export const canShowPicture = (template: CardTemplate): boolean => findBackPicture(template) !== undefined;

/** Opacity of the background color over the picture, so that text stays readable. */
const VEIL_OPACITY = 0.84;

/** Adds the card's picture behind the text of its back. */
export function addPictureBehindText(template: CardTemplate): CardTemplate {
  const art = findBackPicture(template);
  const groundIndex = findGround(template, template.back);
  const ground = groundIndex === undefined ? undefined : template.back[groundIndex];
  if (art === undefined || groundIndex === undefined || ground?.kind !== 'shape') return template;
  const {
    window: _window,
    fallback: _fallback,
    id: _id,
    hold: _hold,
    when: condition,
    treatment,
    ...pictureKeys
  } = art;
  const { box, d, radius } = ground;
  const pictureElement: ArtElement = {
    ...pictureKeys,
    ...(condition && { when: condition }),
    ...(treatment && { treatment }),
    ...(d === undefined ? {} : { window: d }),
    box,
    fallback: [],
  };
  const veilElement: Element = {
    kind: 'shape',
    box,
    ...(d === undefined ? {} : { d }),
    ...(radius === undefined ? {} : { radius }),
    fill: ground.fill ?? 'paper',
    opacity: VEIL_OPACITY,
  };
  return {
    ...template,
    back: [
      ...template.back.slice(0, groundIndex + 1),
      pictureElement,
      veilElement,
      ...template.back.slice(groundIndex + 1),
    ],
  };
}
