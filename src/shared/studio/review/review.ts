/** A template against real content: which words shrink, go elsewhere or find no room, and which are hard to read. */

import type { CardGame } from '../../card/card-rules.ts';
import type { Placed } from '../../card/place/context.ts';
import type { Overflow } from '../../card/place/paragraph.ts';
import type { Element } from '../../card/template/template.ts';
import { contrast } from '../../display/colour.ts';
import { type Colour, type TextItem, textItems } from '../../display/display-list.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { Character } from '../../document/schema.ts';
import { type CardSubjectInput, onFurtherCards, type PlacedCard, placeCard, placeMore } from '../placed-card.ts';
import { referencesIn } from '../references.ts';
import { type Address, elementsOf, SIDES, type Side, type StudioView, shownTemplate } from '../view.ts';
import { type TextGround, textGrounds } from './ground.ts';

/** WCAG 2.2 AA for text of normal size, and for large text: 18 points, or 14 in bold. */
const READABLE = 4.5;
const READABLE_LARGE = 3;
const isLarge = ({ size, font }: TextItem): boolean =>
  size >= 18 || (size >= 14 && (font === 'text-bold' || font === 'display-black' || font === 'display-bold'));

/** What one card makes of one element. */
export interface ElementReview {
  readonly address: Address;
  readonly side: Side;
  /** Points of its smallest type, and what its styles ask for where there is room. */
  readonly smallest?: number;
  readonly wanted?: number;
  /** Where words went that it has no room for; `nowhere` are not even further cards. */
  readonly spills?: 'flow' | 'card' | 'nowhere';
  /** Boxes of a track that find no room. */
  readonly missing?: number;
  /** Characters of it that no font has. */
  readonly unknownCharacters?: string;
  /** The least contrast of its words with what lies behind them, 1 to 21; absent on pictures, and where there are no words. */
  readonly contrast?: {
    readonly ratio: number;
    readonly text: Colour;
    readonly ground: Colour;
    readonly large: boolean;
  };
}

/** Points that do not matter. */
const SAME = 0.05;

/** Every element that this card draws, in painting order. */
export const reviewCard = (
  gameCatalog: GameCatalog<CardGame>,
  studioView: StudioView,
  input: CardSubjectInput,
): readonly ElementReview[] => reviewPlaced(studioView, placeCard(gameCatalog, shownTemplate(studioView), input));

function reviewPlaced(studioView: StudioView, card: PlacedCard): readonly ElementReview[] {
  const { front, back, context } = card;
  const { template } = context;
  const more = template.more === undefined ? undefined : placeMore(card);
  const { lost } = onFurtherCards(card);
  const addresses = new Map(
    SIDES.flatMap((side) => elementsOf(studioView, side).map((one) => [one.element, one.address] as const)),
  );
  const sides = [
    ['front', template.front, front, front.overflows.filter((one) => back.overflows.includes(one))],
    ['back', template.back, back, back.overflows],
    ...(more === undefined ? [] : [['more', template.more ?? [], more, []] as const]),
  ] as const;
  return sides.flatMap(([side, elements, { parts }, onCards]) => {
    const grounds = textGrounds(parts.map(({ items }) => items));
    return elements.map((element, index): ElementReview => {
      const part = parts[index] as Placed;
      return {
        address: addresses.get(element) ?? '',
        side,
        ...sizesOf(element, part, template.styles),
        ...(side === 'more' ? {} : spillsOf(part, onCards, lost)),
        ...cutOf(element, part),
        ...missingOf(part),
        ...unknownCharactersOf(part),
        ...contrastOf(grounds[index] ?? []),
      };
    });
  });
}

function sizesOf(element: Element, { items }: Placed, styles: Readonly<Record<string, { readonly size: number }>>) {
  const sizes = textItems(items).map(({ size }) => size);
  if (sizes.length === 0) return {};
  const wanted = referencesIn(element).flatMap(({ what, name }) =>
    what === 'style' ? (styles[name]?.size ?? []) : [],
  );
  const smallest = Math.min(...sizes);
  return { smallest: round(smallest), ...(wanted.length === 0 ? {} : { wanted: Math.min(...wanted) }) };
}

const round = (value: number): number => Math.round(value * 100) / 100;

function spillsOf({ overflows }: Placed, onCards: Placed['overflows'], lost: readonly Overflow[]) {
  if (overflows.length === 0) return {};
  const lostRuns = new Set(lost.flatMap(({ runs }) => runs));
  const isLost = overflows.some((one) => lost.includes(one) || one.runs.some((run) => lostRuns.has(run)));
  if (isLost) return { spills: 'nowhere' as const };
  return { spills: overflows.some((one) => onCards.includes(one)) ? ('card' as const) : ('flow' as const) };
}

/** A number has nowhere else to go with what its box has no room for, such as its label. */
const cutOf = ({ kind }: Element, { notes }: Placed) =>
  kind === 'stat' && notes.some((note) => note.kind === 'overflow') ? { spills: 'nowhere' as const } : {};

function missingOf({ notes }: Placed) {
  const note = notes.find(({ kind }) => kind === 'track-overflow');
  return note?.kind === 'track-overflow' ? { missing: note.total - note.drawn } : {};
}

function unknownCharactersOf({ notes }: Placed) {
  const characters = notes.flatMap((note) => (note.kind === 'missing-glyph' ? [...note.characters] : []));
  return characters.length === 0 ? {} : { unknownCharacters: [...new Set(characters)].join('') };
}

/** The part of a run that may lie on a worse ground, as on a line between two areas: the letters around it are read. */
const THIN = 0.15;

/** The least contrast with what lies behind more than a thin part of a run. */
function hardest(fill: Colour, grounds: TextGround['grounds']) {
  const all = [...grounds].map(([ground, part]) => ({ ground, part, ratio: contrast(fill, ground) }));
  let covered = 0;
  return all
    .sort((a, b) => a.ratio - b.ratio)
    .find(({ part }) => {
      covered += part;
      return covered > THIN;
    });
}

function contrastOf(texts: ReturnType<typeof textGrounds>[number]) {
  let worst: ElementReview['contrast'];
  for (const { text, grounds } of texts) {
    const found = hardest(text.fill, grounds);
    if (found !== undefined && (worst === undefined || found.ratio < worst.ratio))
      worst = { ratio: round(found.ratio), text: text.fill, ground: found.ground, large: isLarge(text) };
  }
  return worst === undefined ? {} : { contrast: worst };
}

/** What somebody who draws a template should know of an element. */
export type Finding = {
  readonly address: Address;
  readonly side: Side /** The cards it is true of. */;
  readonly of: readonly string[];
} & (
  | { readonly kind: 'shrinks'; readonly to: number; readonly from: number }
  | { readonly kind: 'spills'; readonly to: 'flow' | 'card' | 'nowhere' }
  | { readonly kind: 'boxes'; readonly missing: number }
  /** Characters that are drawn as boxes, since no font has them. */
  | { readonly kind: 'no-font'; readonly characters: string }
  /** `least` is what WCAG asks for in type of this size; below 4.5 it is told in any size. */
  | ({ readonly kind: 'contrast'; readonly least: number } & NonNullable<ElementReview['contrast']>)
);

export interface Review {
  /** Of every element that draws something on any of the cards: the smallest type and the least contrast of all. */
  readonly elements: ReadonlyMap<Address, { readonly smallest?: number; readonly contrast?: number }>;
  /** The gravest first. */
  readonly findings: readonly Finding[];
  /** Cards with words or numbers that are printed nowhere, not even on further cards. */
  readonly lost: readonly string[];
  /** By card its smallest type; none of a card without words. */
  readonly smallest: ReadonlyMap<string, Smallest>;
}

interface Smallest {
  /** Points. */
  readonly size: number;
  readonly address: Address;
  readonly side: Side;
}

/** Several cards, by what people call them. */
export function review(
  gameCatalog: GameCatalog<CardGame>,
  studioView: StudioView,
  cards: readonly { readonly name: string; readonly input: CardSubjectInput }[],
): Review {
  const found = new Map<string, Finding>();
  const elements = new Map<Address, { smallest?: number; contrast?: number }>();
  const lost: string[] = [];
  const smallest = new Map<string, Smallest>();
  for (const { name, input } of cards) {
    const card = placeCard(gameCatalog, shownTemplate(studioView), input);
    if (onFurtherCards(card).lost.length > 0) lost.push(name);
    for (const one of reviewPlaced(studioView, card)) {
      const { address, side, smallest: size } = one;
      if (size !== undefined && size < (smallest.get(name)?.size ?? Number.POSITIVE_INFINITY)) {
        smallest.set(name, { size, address, side });
      }
      keepWorst(elements, one);
      for (const finding of findingsOf(one)) {
        const key = `${finding.kind} ${finding.address}`;
        const known = found.get(key);
        found.set(key, { ...worstOf(known, finding), of: [...(known?.of ?? []), name] });
      }
    }
  }
  return {
    elements,
    findings: [...found.values()].sort((a, b) => rankOf(a) - rankOf(b)),
    lost,
    smallest,
  };
}

const RANK: Readonly<Record<Finding['kind'], number>> = { 'no-font': -1, boxes: 0, contrast: 1, spills: 2, shrinks: 3 };

const rankOf = (finding: Finding): number =>
  finding.kind === 'spills' && finding.to === 'nowhere' ? -1 : RANK[finding.kind];

/** The graver of two findings of one kind; characters without a font are those of both. */
function worstOf(known: Finding | undefined, finding: Finding): Finding {
  if (known === undefined) return finding;
  if (known.kind === 'no-font' && finding.kind === 'no-font')
    return { ...known, characters: [...new Set(known.characters + finding.characters)].join('') };
  return gravity(finding) > gravity(known) ? finding : known;
}

/** How bad one finding is beside others of its kind. */
function gravity(finding: Finding): number {
  switch (finding.kind) {
    case 'shrinks':
      return -finding.to;
    case 'spills':
      return { flow: 0, card: 1, nowhere: 2 }[finding.to];
    case 'boxes':
      return finding.missing;
    case 'no-font':
      return finding.characters.length;
    case 'contrast':
      return -finding.ratio;
  }
}

/** Keeps the smallest size and the lowest contrast of each element over all cards. */
function keepWorst(all: Map<Address, { smallest?: number; contrast?: number }>, one: ElementReview): void {
  if (one.smallest === undefined && one.contrast === undefined) return;
  const known = all.get(one.address) ?? {};
  const smallest = least(known.smallest, one.smallest);
  const ratio = least(known.contrast, one.contrast?.ratio);
  all.set(one.address, {
    ...(smallest === undefined ? {} : { smallest }),
    ...(ratio === undefined ? {} : { contrast: ratio }),
  });
}

const least = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined ? b : b === undefined ? a : Math.min(a, b);

function findingsOf(one: ElementReview): readonly Finding[] {
  const { address, side, smallest, wanted, spills, missing, unknownCharacters, contrast: seen } = one;
  const about = { address, side, of: [] };
  const out: Finding[] = [];
  if (smallest !== undefined && wanted !== undefined && smallest < wanted - SAME) {
    out.push({ ...about, kind: 'shrinks', to: smallest, from: wanted });
  }
  if (spills !== undefined) out.push({ ...about, kind: 'spills', to: spills });
  if (missing !== undefined) out.push({ ...about, kind: 'boxes', missing });
  if (unknownCharacters !== undefined) out.push({ ...about, kind: 'no-font', characters: unknownCharacters });
  if (seen !== undefined && seen.ratio < READABLE) {
    out.push({ ...about, kind: 'contrast', least: seen.large ? READABLE_LARGE : READABLE, ...seen });
  }
  return out;
}

/** Letters of a document that cards print; drawings and pictures are none. */
function lettersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce(
    (sum, [key, inner]) => (key === 'art' || key === 'id' ? sum : sum + lettersIn(inner)),
    0,
  );
}

/** Who has most to say and who least: what a template has to be tried with. Undefined where there is nobody. */
export function extremes<C extends Character>(
  characters: readonly C[],
): { readonly longest: C; readonly shortest: C } | undefined {
  const counted = characters.map((character) => ({ character, letters: lettersIn(character) }));
  const [first] = counted;
  if (first === undefined) return undefined;
  const longest = counted.reduce((best, one) => (one.letters > best.letters ? one : best), first);
  const shortest = counted.reduce((best, one) => (one.letters < best.letters ? one : best), first);
  return { longest: longest.character, shortest: shortest.character };
}

/** Columns of a contact sheet in which cards are as large as they can be with all of them in view, and their scale. */
export function contactGrid(
  count: number,
  card: { readonly width: number; readonly height: number },
  area: { readonly width: number; readonly height: number },
  gap: number,
): { readonly columns: number; readonly scale: number } {
  let best = { columns: 1, scale: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns += 1) {
    const rows = Math.ceil(count / columns);
    const across = (area.width - gap * (columns - 1)) / columns / card.width;
    const down = (area.height - gap * (rows - 1)) / rows / card.height;
    const scale = Math.min(across, down);
    if (scale > best.scale) best = { columns, scale };
  }
  return best;
}
