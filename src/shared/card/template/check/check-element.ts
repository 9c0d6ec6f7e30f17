/** Checks what a schema cannot check in an element: that its box is visible and its numbers are plausible. */
import { type Cache, createCache, getOrCreate, getOrCreateFor } from '../../../base/cache.ts';
import { isPathData } from '../../../display/is-path-data.ts';
import { getRotatedBounds } from '../../../display/matrix.ts';
import { TEMPLATE_LIMITS } from '../basics.ts';
import type { CardTemplate } from '../card-template.ts';
import type { Element, HalftoneElement } from '../picture-elements.ts';
import type { TrackElement } from '../track-element.ts';
import { checkItems } from './check-items.ts';
import { checkNames, type ElementFinding, type KnownNames } from './check-names.ts';

/** Tolerance for rounding, in millimeters. */
const TOLERANCE = 0.01;

type CardSize = Pick<CardTemplate, 'size' | 'bleed'>;

/** Elements that contain text, which must be readable. */
const TEXT_KINDS: ReadonlySet<Element['kind']> = new Set(['text', 'flow', 'stat', 'list', 'track', 'credit']);
export const containsText = ({ kind }: Pick<Element, 'kind'>): boolean => TEXT_KINDS.has(kind);

/** Requires a width and a height, since an element without them is invisible. Only stroked shapes may have just one of the two. */
function checkExtent(element: Element): ElementFinding[] {
  // A box is `[x, y, width, height]`, so the indexes of its sides are 2 and 3.
  const [, , width, height] = element.box;
  if (element.kind === 'shape' && element.stroke !== undefined && (width > 0 || height > 0)) return [];
  return createFlatFindings(['box', 2], 'width', width).concat(createFlatFindings(['box', 3], 'height', height));
}

const createFlatFindings = (path: readonly PropertyKey[], side: 'width' | 'height', got: number): ElementFinding[] =>
  got > 0 ? [] : [{ path, detail: { kind: 'flat', side, got } }];

function checkBox(element: Element, { size, bleed }: CardSize): ElementFinding[] {
  const { box, rotate } = element;
  const uprightBox = { x: box[0], y: box[1], width: box[2], height: box[3] };
  const { x, y, width, height } = getRotatedBounds(uprightBox, rotate);
  const createOutsideFinding = (area: 'trim' | 'bleed'): ElementFinding[] => [
    { path: ['box'], detail: { kind: 'outside', of: area, ...size } },
  ];
  if (containsText(element)) {
    const isInside =
      x >= -TOLERANCE &&
      y >= -TOLERANCE &&
      x + width <= size.width + TOLERANCE &&
      y + height <= size.height + TOLERANCE;
    return isInside ? [] : createOutsideFinding('trim');
  }
  // A path may draw outside its box, so the box does not tell where the path is.
  if ('d' in element && element.d !== undefined) return [];
  const touchesCard =
    x <= size.width + bleed && y <= size.height + bleed && x + width >= -bleed && y + height >= -bleed;
  return touchesCard ? [] : createOutsideFinding('bleed');
}

const PATH_KEYS = ['d', 'window'] as const;

const checkPaths = (element: Element): ElementFinding[] =>
  PATH_KEYS.flatMap((key): ElementFinding[] => {
    const pathData = (element as { readonly d?: string; readonly window?: string })[key];
    return pathData === undefined || isPathData(pathData)
      ? []
      : [{ path: [key], detail: { kind: 'form', form: 'path' } }];
  });

/** Rows of dots are √3/2 of the pitch apart, so there are 1.16 times as many rows as the pitch alone would give. */
const ROW_DENSITY = 1.16;

function checkDots({ box, pitch }: HalftoneElement): ElementFinding[] {
  const dotCount = Math.ceil((box[2] / pitch + 1) * (box[3] / pitch + 1) * ROW_DENSITY);
  return dotCount <= TEMPLATE_LIMITS.dots
    ? []
    : [{ path: ['pitch'], detail: { kind: 'dots', count: dotCount, most: TEMPLATE_LIMITS.dots } }];
}

/** The finding if the smallest box of a track is greater than the largest: its `cell` is `[smallest, largest]`. */
const DESCENDING_CELL: ElementFinding = { path: ['cell'], detail: { kind: 'pair-order' } };

/**
 * Checks the numbers of boxes of a track. A literal number (`text`) must be a number. A bound one comes from the character and is unknown
 * here, but the texts around it (`before`, `after`) must keep it a number.
 */
const checkCounts = ({ runs }: TrackElement): ElementFinding[] =>
  runs.flatMap(({ count }, index): ElementFinding[] =>
    'text' in count && (count.text.trim() === '' || !Number.isFinite(Number(count.text)))
      ? [{ path: ['runs', index, 'count', 'text'], detail: { kind: 'no-number', got: count.text } }]
      : (['before', 'after'] as const).flatMap((key): ElementFinding[] => {
          const got = count[key] ?? '';
          return NUMBER_CHARACTERS.test(got)
            ? []
            : [{ path: ['runs', index, 'count', key], detail: { kind: 'number-in-words', got } }];
        }),
  );
/** Matches text around a value that keeps it a number. */
const NUMBER_CHARACTERS = /^[\s\d.+-]*$/;

function checkKind(element: Element): ElementFinding[] {
  switch (element.kind) {
    case 'halftone':
      return checkDots(element);
    case 'track':
      return [...(element.cell[0] > element.cell[1] ? [DESCENDING_CELL] : []), ...checkCounts(element)];
    case 'symbol': {
      const keys = ['name', 'drawing', 'otherwise'] as const;
      return keys.some((key) => element[key] !== undefined) ? [] : [{ path: [], detail: { kind: 'needs', keys } }];
    }
    case 'list':
      return element.tags.flatMap((tag, index): ElementFinding[] =>
        tag.each === undefined && tag.value === undefined
          ? [{ path: ['tags', index], detail: { kind: 'needs', keys: ['each', 'value'] } }]
          : [],
      );
    case 'stat': {
      const { badge } = element;
      if (badge === undefined) return [];
      return createFlatFindings(['badge', 'width'], 'width', badge.width).concat(
        createFlatFindings(['badge', 'height'], 'height', badge.height),
      );
    }
    default:
      return [];
  }
}

const findingCaches = new WeakMap<Element, Cache<readonly ElementFinding[]>>();
/** The maximum number of card sizes for which an element's findings are cached, in each of two generations. */
export const MAX_CACHED_SIZES = 16;

/** Short keys by long keys. Long keys have thousands of characters and would be compared for every element. */
const shortKeys: Cache<string> = createCache();
const MAX_SHORT_KEYS = 1024;
let lastKey = 0;

function createKey(): string {
  lastKey += 1;
  return String(lastKey);
}

const getShortKey = (longKey: string): string => getOrCreate(shortKeys, longKey, MAX_SHORT_KEYS, createKey);

const nameKeys = new WeakMap<readonly string[], string>();
/** Returns a short key for a list of names. Cached, since all choices and sizes share hundreds of names. */
const getNamesKey = (names: readonly string[]): string =>
  getOrCreateFor(nameKeys, names, () => getShortKey(names.join('\n')));

/** Creates the key for everything that an element is checked against. */
export const createCheckKey = ({ size, bleed }: CardSize, { styles, symbols, pictures }: KnownNames): string =>
  getShortKey([size.width, size.height, bleed, getNamesKey(symbols), ...styles, '', ...pictures].join('\n'));

/** Checks an element, but only once for the same object and key, since an edit leaves most elements unchanged. */
export const checkElementCached = (element: Element, cardSize: CardSize, names: KnownNames, key: string) =>
  getOrCreate(
    getOrCreateFor(findingCaches, element, () => createCache()),
    key,
    MAX_CACHED_SIZES,
    () => checkElement(element, cardSize, names),
  );

/** Finds everything wrong with one element of a side. Fallbacks of art are clipped by its window, so their boxes are not checked. */
function checkElement(element: Element, cardSize: CardSize, names: KnownNames): ElementFinding[] {
  const fallbackFindings =
    element.kind === 'art'
      ? element.fallback.flatMap((fallbackElement, index) =>
          [
            ...checkExtent(fallbackElement),
            ...checkNames(fallbackElement, names),
            ...checkPaths(fallbackElement),
            ...checkKind(fallbackElement),
            ...checkItems(fallbackElement),
          ].map((finding) => ({
            ...finding,
            path: ['fallback', index, ...finding.path],
          })),
        )
      : [];
  return [
    ...checkExtent(element),
    ...checkBox(element, cardSize),
    ...checkNames(element, names),
    ...checkPaths(element),
    ...checkKind(element),
    ...checkItems(element),
    ...fallbackFindings,
  ];
}
