/** Reviews a template with real content: which texts shrink, overflow or get lost, and which are hard to read. */

import type { CardGame } from '../../card/card-rules.ts';
import type { Placement } from '../../card/place/context.ts';
import type { Overflow } from '../../card/place/paragraph.ts';
import type { Element } from '../../card/template/template.ts';
import { computeContrast } from '../../display/color.ts';
import { type Color, listTextItems, type TextItem } from '../../display/display-list.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { Character } from '../../document/schema.ts';
import {
  type CardSubjectInput,
  type PlacedCard,
  placeCard,
  placeFurtherCard,
  placePrintedCard,
  splitFurtherTexts,
} from '../placed-card.ts';
import { listElementReferences } from '../references.ts';
import { type Address, getShownTemplate, getSideElements, SIDES, type Side, type StudioView } from '../view.ts';
import { listTextGrounds, type TextGround } from './text-grounds.ts';

/** The minimum contrasts of WCAG 2.2 AA, for normal and for large text. Large means 18 points, or 14 points in bold. */
const MIN_CONTRAST = 4.5;
const MIN_CONTRAST_LARGE = 3;
const isLarge = ({ size, font }: TextItem): boolean =>
  size >= 18 || (size >= 14 && (font === 'text-bold' || font === 'display-black' || font === 'display-bold'));

/** The review of one element on one card. */
export interface ElementReview {
  readonly address: Address;
  readonly side: Side;
  /** The smallest type size in points, and the smallest size that the styles ask for. */
  readonly smallest?: number;
  readonly wanted?: number;
  /** The destination of text that overflows. `nowhere` = not even a further card has room. */
  readonly spills?: 'flow' | 'card' | 'nowhere';
  /** The number of track boxes without room. */
  readonly missing?: number;
  /** The characters that no font has. */
  readonly unknownCharacters?: string;
  /** The lowest contrast between the text and its ground, 1 to 21. Absent on pictures and for elements without text. */
  readonly contrast?: {
    readonly ratio: number;
    readonly text: Color;
    readonly ground: Color;
    readonly large: boolean;
  };
}

/** The difference in points from which a text counts as shrunk. */
const SIZE_TOLERANCE_POINTS = 0.05;

/** Reviews every element that a card draws, in painting order. */
export const reviewCard = (
  gameCatalog: GameCatalog<CardGame>,
  studioView: StudioView,
  subjectInput: CardSubjectInput,
): readonly ElementReview[] =>
  reviewPlacedCard(studioView, placeCard(gameCatalog, getShownTemplate(studioView), subjectInput));

function reviewPlacedCard(studioView: StudioView, placedCard: PlacedCard): readonly ElementReview[] {
  const { front, back, context } = placedCard;
  const { template } = context;
  const furtherCard = template.more === undefined ? undefined : placeFurtherCard(placedCard);
  const { lost: lostOverflows } = splitFurtherTexts(placedCard);
  const addresses = new Map(
    SIDES.flatMap((side) =>
      getSideElements(studioView, side).map((studioElement) => [studioElement.element, studioElement.address] as const),
    ),
  );
  // Each side with its elements, their placement, and the overflowing texts that have no room on the card itself.
  const reviewedSides = [
    ['front', template.front, front, front.overflows.filter((overflow) => back.overflows.includes(overflow))],
    ['back', template.back, back, back.overflows],
    ...(furtherCard === undefined ? [] : [['more', template.more ?? [], furtherCard, []] as const]),
  ] as const;
  return reviewedSides.flatMap(([side, elements, { placements }, cardOverflows]) => {
    const groundsByElement = listTextGrounds(placements.map(({ items }) => items));
    return elements.map((element, index): ElementReview => {
      const placedElement = placements[index] as Placement;
      return {
        address: addresses.get(element) ?? '',
        side,
        ...createSizeFields(element, placedElement, template.styles),
        ...(side === 'more' ? {} : createSpillField(placedElement, cardOverflows, lostOverflows)),
        ...createCutField(element, placedElement),
        ...createMissingField(placedElement),
        ...createUnknownCharactersField(placedElement),
        ...createContrastField(groundsByElement[index] ?? []),
      };
    });
  });
}

function createSizeFields(
  element: Element,
  { items }: Placement,
  styles: Readonly<Record<string, { readonly size: number }>>,
) {
  const fontSizes = listTextItems(items).map(({ size }) => size);
  if (fontSizes.length === 0) return {};
  const wantedSizes = listElementReferences(element).flatMap((reference) =>
    reference.what === 'style' ? (styles[reference.name]?.size ?? []) : [],
  );
  const smallestSize = Math.min(...fontSizes);
  return {
    smallest: roundToHundredth(smallestSize),
    ...(wantedSizes.length === 0 ? {} : { wanted: Math.min(...wantedSizes) }),
  };
}

const roundToHundredth = (value: number): number => Math.round(value * 100) / 100;

function createSpillField(
  { overflows }: Placement,
  cardOverflows: Placement['overflows'],
  lostOverflows: readonly Overflow[],
) {
  if (overflows.length === 0) return {};
  const lostRuns = new Set(lostOverflows.flatMap(({ runs }) => runs));
  const isLost = overflows.some(
    (overflow) => lostOverflows.includes(overflow) || overflow.runs.some((textRun) => lostRuns.has(textRun)),
  );
  if (isLost) return { spills: 'nowhere' as const };
  return {
    spills: overflows.some((overflow) => cardOverflows.includes(overflow)) ? ('card' as const) : ('flow' as const),
  };
}

/** A number can't overflow to another element, so its label is lost if the box has no room. */
const createCutField = ({ kind }: Element, { findings }: Placement) =>
  kind === 'stat' && findings.some((finding) => finding.kind === 'overflow') ? { spills: 'nowhere' as const } : {};

function createMissingField({ findings }: Placement) {
  const finding = findings.find(({ kind }) => kind === 'track-overflow');
  return finding?.kind === 'track-overflow' ? { missing: finding.total - finding.drawn } : {};
}

function createUnknownCharactersField({ findings }: Placement) {
  const characters = findings.flatMap((finding) => (finding.kind === 'missing-glyph' ? [...finding.characters] : []));
  return characters.length === 0 ? {} : { unknownCharacters: [...new Set(characters)].join('') };
}

/**
 * The share of a run that may be on grounds with too little contrast, for example where the run crosses a line between two areas. The other
 * letters are still readable.
 */
const MAX_IGNORED_SHARE = 0.15;

/** Returns the ground with the lowest contrast, ignoring the worst grounds as long as they cover no more than `MAX_IGNORED_SHARE`. */
function findHardestGround(fill: Color, grounds: TextGround['grounds']) {
  const contrasts = [...grounds].map(([ground, share]) => ({ ground, share, ratio: computeContrast(fill, ground) }));
  let coveredShare = 0;
  return contrasts
    .sort((a, b) => a.ratio - b.ratio)
    .find(({ share }) => {
      coveredShare += share;
      return coveredShare > MAX_IGNORED_SHARE;
    });
}

function createContrastField(texts: ReturnType<typeof listTextGrounds>[number]) {
  let worstContrast: ElementReview['contrast'];
  for (const { text: textItem, grounds } of texts) {
    const hardestGround = findHardestGround(textItem.fill, grounds);
    if (hardestGround !== undefined && (worstContrast === undefined || hardestGround.ratio < worstContrast.ratio))
      worstContrast = {
        ratio: roundToHundredth(hardestGround.ratio),
        text: textItem.fill,
        ground: hardestGround.ground,
        large: isLarge(textItem),
      };
  }
  return worstContrast === undefined ? {} : { contrast: worstContrast };
}

/** A problem that the author of a template should know about. */
export type ElementFinding = {
  readonly address: Address;
  readonly side: Side;
  /** The names of the affected cards. */
  readonly of: readonly string[];
} & (
  | { readonly kind: 'shrinks'; readonly to: number; readonly from: number }
  | { readonly kind: 'spills'; readonly to: 'flow' | 'card' | 'nowhere' }
  | { readonly kind: 'boxes'; readonly missing: number }
  /** Characters that print as boxes, because no font has them. */
  | { readonly kind: 'no-font'; readonly characters: string }
  /** `least` is the WCAG minimum for this type size. A contrast below 4.5 is reported in any size. */
  | ({ readonly kind: 'contrast'; readonly least: number } & NonNullable<ElementReview['contrast']>)
);

export interface Review {
  /** The smallest type size and the lowest contrast of each element over all cards. */
  readonly elements: ReadonlyMap<Address, { readonly smallest?: number; readonly contrast?: number }>;
  /** The findings, most severe first. */
  readonly findings: readonly ElementFinding[];
  /** The names of cards with texts or numbers that aren't printed anywhere. */
  readonly lost: readonly string[];
  /** The smallest type of each card. Cards without text are missing. */
  readonly smallest: ReadonlyMap<string, SmallestType>;
}

interface SmallestType {
  /** The size in points. */
  readonly size: number;
  readonly address: Address;
  readonly side: Side;
}

/** Reviews several cards. */
export function reviewCards(
  gameCatalog: GameCatalog<CardGame>,
  studioView: StudioView,
  reviewedCards: readonly { readonly name: string; readonly input: CardSubjectInput }[],
): Review {
  const findingsByKey = new Map<string, ElementFinding>();
  const worstByElement = new Map<Address, { smallest?: number; contrast?: number }>();
  const cardsWithLoss: string[] = [];
  const smallestByCard = new Map<string, SmallestType>();
  for (const { name: cardName, input: subjectInput } of reviewedCards) {
    const shownTemplate = getShownTemplate(studioView);
    const placedCard = placeCard(gameCatalog, shownTemplate, subjectInput);
    const printedCard = placePrintedCard(gameCatalog, shownTemplate, subjectInput);
    if (splitFurtherTexts(printedCard).lost.length > 0) cardsWithLoss.push(cardName);
    for (const elementReview of reviewPlacedCard(studioView, placedCard)) {
      const { address, side, smallest: fontSize } = elementReview;
      if (fontSize !== undefined && fontSize < (smallestByCard.get(cardName)?.size ?? Number.POSITIVE_INFINITY)) {
        smallestByCard.set(cardName, { size: fontSize, address, side });
      }
      recordWorst(worstByElement, elementReview);
      for (const finding of createFindings(elementReview)) {
        const findingKey = `${finding.kind} ${finding.address}`;
        const knownFinding = findingsByKey.get(findingKey);
        findingsByKey.set(findingKey, {
          ...getWorse(knownFinding, finding),
          of: [...(knownFinding?.of ?? []), cardName],
        });
      }
    }
  }
  return {
    elements: worstByElement,
    findings: [...findingsByKey.values()].sort((a, b) => getRank(a) - getRank(b)),
    lost: cardsWithLoss,
    smallest: smallestByCard,
  };
}

const KIND_RANK: Readonly<Record<ElementFinding['kind'], number>> = {
  'no-font': -1,
  boxes: 0,
  contrast: 1,
  spills: 2,
  shrinks: 3,
};

const getRank = (finding: ElementFinding): number =>
  finding.kind === 'spills' && finding.to === 'nowhere' ? -1 : KIND_RANK[finding.kind];

/** Returns the more severe of two findings of one kind. Characters without a font are combined. */
function getWorse(knownFinding: ElementFinding | undefined, finding: ElementFinding): ElementFinding {
  if (knownFinding === undefined) return finding;
  if (knownFinding.kind === 'no-font' && finding.kind === 'no-font')
    return { ...knownFinding, characters: [...new Set(knownFinding.characters + finding.characters)].join('') };
  return getGravity(finding) > getGravity(knownFinding) ? finding : knownFinding;
}

/** Returns the severity of a finding, compared with other findings of the same kind. */
function getGravity(finding: ElementFinding): number {
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

/** Keeps the smallest type size and the lowest contrast of each element over all cards. */
function recordWorst(
  worstByElement: Map<Address, { smallest?: number; contrast?: number }>,
  elementReview: ElementReview,
): void {
  if (elementReview.smallest === undefined && elementReview.contrast === undefined) return;
  const worstSoFar = worstByElement.get(elementReview.address) ?? {};
  const smallestSize = getMin(worstSoFar.smallest, elementReview.smallest);
  const lowestRatio = getMin(worstSoFar.contrast, elementReview.contrast?.ratio);
  worstByElement.set(elementReview.address, {
    ...(smallestSize === undefined ? {} : { smallest: smallestSize }),
    ...(lowestRatio === undefined ? {} : { contrast: lowestRatio }),
  });
}

const getMin = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined ? b : b === undefined ? a : Math.min(a, b);

function createFindings(elementReview: ElementReview): readonly ElementFinding[] {
  const {
    address,
    side,
    smallest: smallestSize,
    wanted: wantedSize,
    spills,
    missing,
    unknownCharacters,
    contrast: lowestContrast,
  } = elementReview;
  // `reviewCards` adds the names of the cards.
  const commonFields = { address, side, of: [] };
  const findings: ElementFinding[] = [];
  if (smallestSize !== undefined && wantedSize !== undefined && smallestSize < wantedSize - SIZE_TOLERANCE_POINTS) {
    findings.push({ ...commonFields, kind: 'shrinks', to: smallestSize, from: wantedSize });
  }
  if (spills !== undefined) findings.push({ ...commonFields, kind: 'spills', to: spills });
  if (missing !== undefined) findings.push({ ...commonFields, kind: 'boxes', missing });
  if (unknownCharacters !== undefined)
    findings.push({ ...commonFields, kind: 'no-font', characters: unknownCharacters });
  if (lowestContrast !== undefined && lowestContrast.ratio < MIN_CONTRAST) {
    findings.push({
      ...commonFields,
      kind: 'contrast',
      least: lowestContrast.large ? MIN_CONTRAST_LARGE : MIN_CONTRAST,
      ...lowestContrast,
    });
  }
  return findings;
}

/** Counts the letters of a document, without ids, drawings and pictures, which cards don't print as text. */
function countLetters(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce(
    (sum, [fieldName, innerValue]) =>
      fieldName === 'art' || fieldName === 'id' ? sum : sum + countLetters(innerValue),
    0,
  );
}

/** Finds the characters with the longest and the shortest texts, for testing a template. Returns undefined if there are no characters. */
export function findExtremes<C extends Character>(
  characters: readonly C[],
): { readonly longest: C; readonly shortest: C } | undefined {
  const countedCharacters = characters.map((character) => ({ character, letters: countLetters(character) }));
  const [firstCharacter] = countedCharacters;
  if (firstCharacter === undefined) return undefined;
  const longest = countedCharacters.reduce(
    (longestSoFar, candidate) => (candidate.letters > longestSoFar.letters ? candidate : longestSoFar),
    firstCharacter,
  );
  const shortest = countedCharacters.reduce(
    (shortestSoFar, candidate) => (candidate.letters < shortestSoFar.letters ? candidate : shortestSoFar),
    firstCharacter,
  );
  return { longest: longest.character, shortest: shortest.character };
}

/** Computes the columns and the scale of a contact sheet, so that the cards are as large as possible while all of them are visible. */
export function computeContactGrid(
  cardCount: number,
  cardSize: { readonly width: number; readonly height: number },
  availableArea: { readonly width: number; readonly height: number },
  gapLength: number,
): { readonly columns: number; readonly scale: number } {
  let bestGrid = { columns: 1, scale: 0 };
  for (let columnCount = 1; columnCount <= Math.max(1, cardCount); columnCount += 1) {
    const rowCount = Math.ceil(cardCount / columnCount);
    const scaleAcross = (availableArea.width - gapLength * (columnCount - 1)) / columnCount / cardSize.width;
    const scaleDown = (availableArea.height - gapLength * (rowCount - 1)) / rowCount / cardSize.height;
    const scale = Math.min(scaleAcross, scaleDown);
    if (scale > bestGrid.scale) bestGrid = { columns: columnCount, scale };
  }
  return bestGrid;
}
