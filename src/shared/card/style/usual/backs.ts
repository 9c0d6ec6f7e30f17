/** Other backs of any template: another list first, no row of numbers, the icons that the card uses, its picture. */

import type { ArtElement, CardTemplate, Element, FlowElement, Section } from '../../template/template.ts';
import { groundOf } from '../decor/ground.ts';
import { rowOfStats } from './stats.ts';

/** The running text of the back. */
const wordsOf = ({ back }: CardTemplate): FlowElement | undefined =>
  back
    .filter((one): one is FlowElement => one.kind === 'flow' && one.sections.length > 0)
    .sort((a, b) => b.box[2] * b.box[3] - a.box[2] * a.box[3])[0];

/** A heading with the sections that stand under it. */
interface Chapter {
  readonly heading: string;
  readonly sections: readonly Section[];
}

/** What stands before the first heading, and the chapters. */
function chaptersOf({ sections }: FlowElement): {
  readonly before: readonly Section[];
  readonly chapters: readonly Chapter[];
} {
  const before: Section[] = [];
  const chapters: { heading: string; sections: Section[] }[] = [];
  for (const section of sections) {
    const { heading } = section;
    const last = chapters.at(-1);
    const isOwn = heading !== undefined && heading.runIn !== true;
    if (isOwn && last?.heading !== heading.text) chapters.push({ heading: heading.text, sections: [section] });
    else if (last === undefined) before.push(section);
    else last.sections.push(section);
  }
  return { before, chapters };
}

/** The headings of the back that could come first, besides the one that does. */
export function laterHeadings(template: CardTemplate): readonly string[] {
  const words = wordsOf(template);
  const headings = words === undefined ? [] : chaptersOf(words).chapters.map(({ heading }) => heading);
  return [...new Set(headings)].slice(1);
}

const withWords = (template: CardTemplate, words: FlowElement, changed: FlowElement): CardTemplate => ({
  ...template,
  back: template.back.map((one) => (one === words ? changed : one)),
});

export function withFirst(template: CardTemplate, heading: string): CardTemplate {
  const words = wordsOf(template);
  if (words === undefined) return template;
  const { before, chapters } = chaptersOf(words);
  const first = chapters.filter((one) => one.heading === heading);
  const others = chapters.filter((one) => one.heading !== heading);
  const sections = [...before, ...[...first, ...others].flatMap((one) => one.sections)];
  return withWords(template, words, { ...words, sections });
}

/** Taller elements are no band. Part of the card. */
const BAND = 0.2;
/** Millimetres. */
const FREE = 1.6;

/** The row of numbers above the words of the back with all that belongs to it, and where it begins; undefined where there is none. */
function bandOf(template: CardTemplate): { readonly gone: ReadonlySet<Element>; readonly top: number } | undefined {
  const row = rowOfStats(template.back);
  const words = wordsOf(template);
  const [first] = row;
  if (first === undefined || words === undefined || first.box[1] >= words.box[1]) return undefined;
  const height = template.size.height * BAND;
  const [from, to] = [first.box[1], first.box[1] + first.box[3]];
  const ofBand = template.back.filter(({ kind, box }) => {
    const isLow = box[3] <= height && box[1] + box[3] <= words.box[1] && kind !== 'art';
    return isLow && box[1] < to && box[1] + box[3] > from;
  });
  const top = Math.min(...ofBand.map(({ box }) => box[1]));
  const below = template.back.filter(({ box }) => box[1] >= to - 0.1 && box[1] + box[3] <= words.box[1]);
  return { gone: new Set([...ofBand, ...below]), top };
}

export const hasBand = (template: CardTemplate): boolean => bandOf(template) !== undefined;

/** The words of the back alone: they begin where the numbers did. Drawn for the template's own size. */
export function withoutBand(template: CardTemplate): CardTemplate {
  const band = bandOf(template);
  const words = wordsOf(template);
  if (band === undefined || words === undefined) return template;
  const [x, y, width, height] = words.box;
  const top = band.top + FREE;
  const { sizes } = template;
  const made = withWords(template, words, { ...words, box: [x, top, width, height + y - top] });
  const gone = [...band.gone];
  const own = new Set([words.id, ...gone.map(({ id }) => id)].flatMap((id) => id ?? []));
  const kept = Object.entries(sizes ?? {}).filter(
    ([, { replace = {} }]) => !Object.keys(replace).some((id) => own.has(id)),
  );
  const { sizes: _, ...others } = made;
  return {
    ...others,
    ...(kept.length === 0 ? {} : { sizes: Object.fromEntries(kept) }),
    back: made.back.filter((one) => !band.gone.has(one)),
  };
}

/** The icons that the card uses, each with its word, at the end of the words. */
export function withLegend(template: CardTemplate, heading: string): CardTemplate {
  const words = wordsOf(template);
  if (words === undefined) return template;
  const usual = words.sections.find((one) => one.heading !== undefined && one.heading.runIn !== true)?.heading;
  const style = styleOfWords(words);
  const legend: Section = {
    ...(usual && { heading: { ...usual, text: heading } }),
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
  return withWords(template, words, { ...words, sections: [...words.sections, legend] });
}

/** The style that most of the running text is set in. */
function styleOfWords({ sections }: FlowElement): string {
  const uses = new Map<string, number>();
  for (const { each, spans } of sections) {
    const last = each === undefined ? undefined : spans.at(-1);
    if (last !== undefined) uses.set(last.style, (uses.get(last.style) ?? 0) + 1);
  }
  const [most] = [...uses].sort((a, b) => b[1] - a[1]);
  return most?.[0] ?? sections[0]?.spans[0]?.style ?? '';
}

/** The picture of a front whose back has paper to show it on. */
function pictureFor(template: CardTemplate): ArtElement | undefined {
  const isOn = ({ kind }: Element) => kind === 'art';
  if (template.back.some(isOn) || groundOf(template, template.back) === undefined) return undefined;
  return template.front.find((one): one is ArtElement => one.kind === 'art');
}

export const canShowPicture = (template: CardTemplate): boolean => pictureFor(template) !== undefined;

/** How much of the paper covers the picture, so that words are read on it. */
const VEIL = 0.84;

/** The picture of the card behind the words of its back. */
export function withPicture(template: CardTemplate): CardTemplate {
  const art = pictureFor(template);
  const at = groundOf(template, template.back);
  const ground = at === undefined ? undefined : template.back[at];
  if (art === undefined || at === undefined || ground?.kind !== 'shape') return template;
  const { window: _, fallback: __, id: ___, hold: ____, when, treatment, ...picture } = art;
  const { box, d, radius } = ground;
  const behind: ArtElement = {
    ...picture,
    ...(when && { when }),
    ...(treatment && { treatment }),
    ...(d === undefined ? {} : { window: d }),
    box,
    fallback: [],
  };
  const veil: Element = {
    kind: 'shape',
    box,
    ...(d === undefined ? {} : { d }),
    ...(radius === undefined ? {} : { radius }),
    fill: ground.fill ?? 'paper',
    opacity: VEIL,
  };
  return { ...template, back: [...template.back.slice(0, at + 1), behind, veil, ...template.back.slice(at + 1)] };
}
