/** What a schema cannot check in an element: that its box is visible and its numbers are in order. */
import { type Cache, cached, cachedFor, newCache } from '../../../base/cache.ts';
import { isPath } from '../../../display/is-path.ts';
import { turnedBounds } from '../../../display/matrix.ts';
import { LIMITS } from '../basics.ts';
import type { CardTemplate } from '../card-template.ts';
import type { Element, HalftoneElement } from '../picture-elements.ts';
import type { TrackElement } from '../track-element.ts';
import { checkItems } from './check-items.ts';
import { checkNames, type ElementProblem, type Names } from './check-names.ts';

/** Millimetres; smaller differences come from rounding. */
const SLACK = 0.01;

type Sheet = Pick<CardTemplate, 'size' | 'bleed'>;

/** Elements that hold text, which must be readable. */
const WORDS: ReadonlySet<Element['kind']> = new Set(['text', 'flow', 'stat', 'list', 'track']);
export const holdsWords = ({ kind }: Pick<Element, 'kind'>): boolean => WORDS.has(kind);

/** A line is a shape with an outline and no other extent; nothing else can be seen without both. */
function checkExtent(element: Element): ElementProblem[] {
  const [, , width, height] = element.box;
  if (element.kind === 'shape' && element.stroke !== undefined && (width > 0 || height > 0)) return [];
  return flat(['box', 2], 'width', width).concat(flat(['box', 3], 'height', height));
}

const flat = (path: readonly PropertyKey[], side: 'width' | 'height', got: number): ElementProblem[] =>
  got > 0 ? [] : [{ path, wrong: { kind: 'flat', side, got } }];

function checkBox(element: Element, { size, bleed }: Sheet): ElementProblem[] {
  const { box, rotate } = element;
  const upright = { x: box[0], y: box[1], width: box[2], height: box[3] };
  const { x, y, width, height } = turnedBounds(upright, rotate);
  const spot = (of: 'trim' | 'bleed'): ElementProblem[] => [{ path: ['box'], wrong: { kind: 'outside', of, ...size } }];
  if (holdsWords(element)) {
    const inside = x >= -SLACK && y >= -SLACK && x + width <= size.width + SLACK && y + height <= size.height + SLACK;
    return inside ? [] : spot('trim');
  }
  // A path may draw beside its box, so that only its own points would tell where it is.
  if ('d' in element && element.d !== undefined) return [];
  const touches = x <= size.width + bleed && y <= size.height + bleed && x + width >= -bleed && y + height >= -bleed;
  return touches ? [] : spot('bleed');
}

const PATH_KEYS = ['d', 'window'] as const;

const checkPaths = (element: Element): ElementProblem[] =>
  PATH_KEYS.flatMap((key): ElementProblem[] => {
    const data = (element as { readonly d?: string; readonly window?: string })[key];
    return data === undefined || isPath(data) ? [] : [{ path: [key], wrong: { kind: 'form', form: 'path' } }];
  });

function checkDots({ box, pitch }: HalftoneElement): ElementProblem[] {
  const count = Math.ceil((box[2] / pitch + 1) * (box[3] / pitch + 1) * 1.16);
  return count <= LIMITS.dots ? [] : [{ path: ['pitch'], wrong: { kind: 'dots', count, most: LIMITS.dots } }];
}

const FALLING_CELL: ElementProblem = { path: ['cell'], wrong: { kind: 'pair-order' } };

/** A bound count is known only with a character; a literal count has to be a number. */
const checkCounts = ({ runs }: TrackElement): ElementProblem[] =>
  runs.flatMap(({ count }, index): ElementProblem[] =>
    'text' in count && (count.text.trim() === '' || !Number.isFinite(Number(count.text)))
      ? [{ path: ['runs', index, 'count', 'text'], wrong: { kind: 'no-number', got: count.text } }]
      : (['before', 'after'] as const).flatMap((key): ElementProblem[] => {
          const got = count[key] ?? '';
          return DIGITS.test(got)
            ? []
            : [{ path: ['runs', index, 'count', key], wrong: { kind: 'number-in-words', got } }];
        }),
  );
/** Text around a value that leaves it a number. */
const DIGITS = /^[\s\d.+-]*$/;

function checkKind(element: Element): ElementProblem[] {
  switch (element.kind) {
    case 'halftone':
      return checkDots(element);
    case 'track':
      return [...(element.cell[0] > element.cell[1] ? [FALLING_CELL] : []), ...checkCounts(element)];
    case 'symbol': {
      const keys = ['name', 'drawing', 'otherwise'] as const;
      return keys.some((key) => element[key] !== undefined) ? [] : [{ path: [], wrong: { kind: 'needs', keys } }];
    }
    case 'list':
      return element.tags.flatMap((tag, index): ElementProblem[] =>
        tag.each === undefined && tag.value === undefined
          ? [{ path: ['tags', index], wrong: { kind: 'needs', keys: ['each', 'value'] } }]
          : [],
      );
    case 'stat': {
      const { badge } = element;
      if (badge === undefined) return [];
      return flat(['badge', 'width'], 'width', badge.width).concat(flat(['badge', 'height'], 'height', badge.height));
    }
    default:
      return [];
  }
}

const checked = new WeakMap<Element, Cache<readonly ElementProblem[]>>();
/** Sheets for which what is wrong with an element is kept, in each of two generations: a template in all its sizes. */
export const MOST_SHEETS = 16;

/** A short key for each long one, which has thousands of letters and would be compared for every element. */
const keys: Cache<string> = newCache();
const MOST_KEYS = 1024;
let lastKey = 0;

function nextKey(): string {
  lastKey += 1;
  return String(lastKey);
}

const shortKey = (long: string): string => cached(keys, long, MOST_KEYS, nextKey);

const keysOfNames = new WeakMap<readonly string[], string>();
/** Cached: there are hundreds of names, and the sheets of all choices and sizes have them in common. */
const keyOfNames = (names: readonly string[]): string =>
  cachedFor(keysOfNames, names, () => shortKey(names.join('\n')));

/** What an element is checked against: the same key for the same answer. */
export const checkKey = ({ size, bleed }: Sheet, { styles, symbols, pictures }: Names): string =>
  shortKey([size.width, size.height, bleed, keyOfNames(symbols), ...styles, '', ...pictures].join('\n'));

/** As `checkElement`; an element that an edit leaves as it was is not checked again. */
export const checkElementOnce = (element: Element, sheet: Sheet, names: Names, key: string) =>
  cached(
    cachedFor(checked, element, () => newCache()),
    key,
    MOST_SHEETS,
    () => checkElement(element, sheet, names),
  );

/** Everything wrong with one element of a side. Fallbacks of art are clipped by its window, so that their boxes are not checked. */
function checkElement(element: Element, sheet: Sheet, names: Names): ElementProblem[] {
  const within =
    element.kind === 'art'
      ? element.fallback.flatMap((one, index) =>
          [
            ...checkExtent(one),
            ...checkNames(one, names),
            ...checkPaths(one),
            ...checkKind(one),
            ...checkItems(one),
          ].map((spot) => ({
            ...spot,
            path: ['fallback', index, ...spot.path],
          })),
        )
      : [];
  return [
    ...checkExtent(element),
    ...checkBox(element, sheet),
    ...checkNames(element, names),
    ...checkPaths(element),
    ...checkKind(element),
    ...checkItems(element),
    ...within,
  ];
}
