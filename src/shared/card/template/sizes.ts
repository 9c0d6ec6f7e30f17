/** One template in several sizes: every box, path and style of the base size carried over to another. */
import { z } from 'zod';
import { type Cache, cached, cachedFor, newCache } from '../../base/cache.ts';
import type { Path, PathCommand } from '../../display/path.ts';
import { parsePath } from '../../display/path.ts';
import { LIMITS } from './basics.ts';
import { elementSchema } from './picture-elements.ts';
import type { CardTemplate, Element, SizeVariant } from './template.ts';
import { changedStyles } from './themes.ts';

/** Between a template's id and that of one of its sizes. */
const SIZE_MARK = '@';

type Move = (at: number) => number;

/**
 * Where a coordinate of the base size lies in the other one. Inside the trim all is stretched in proportion; what hangs
 * over the trim hangs over by as much as before, so that bleed stays bleed.
 */
const stretched =
  (from: number, to: number): Move =>
  (at) =>
    at < 0 ? at : at > from ? at - from + to : (at / from) * to;

const shifted =
  (by: number): Move =>
  (at) =>
    at + by;

/** How the near and the far edge of an element move along one direction. */
function moves(hold: string | undefined, from: number, to: number): readonly [near: Move, far: Move] {
  const all = (move: Move) => [move, move] as const;
  switch (hold) {
    case 'left':
    case 'top':
      return all(shifted(0));
    case 'right':
    case 'bottom':
      return all(shifted(to - from));
    case 'center':
    case 'middle':
      return all(shifted((to - from) / 2));
    case 'both':
      return [shifted(0), shifted(to - from)];
    default:
      return all(stretched(from, to));
  }
}

const round = (value: number): number => Math.round(value * 1e4) / 1e4;
type Box = Element['box'];

interface Span {
  readonly at: number;
  readonly size: number;
}

/** One direction of a box, and what becomes of a point inside that is given in 0 to 100 units of it. */
function along(span: Span, [near, far]: readonly [Move, Move]): { span: Span; point: Move } {
  const at = near(span.at);
  const size = Math.max(0, far(span.at + span.size) - at);
  // Points of an element that keeps both edges scale with its box; all others scale with the card.
  const inside: Move = (unit) => {
    if (near !== far || size === 0) return unit;
    return ((near(span.at + (unit / 100) * span.size) - at) / size) * 100;
  };
  return { span: { at, size }, point: inside };
}

function mapPoints(path: Path, x: Move, y: Move): string {
  return path
    .map(([letter, ...numbers]: PathCommand) => {
      const moved = (numbers as number[]).map((n, index) => round(index % 2 === 0 ? x(n) : y(n)));
      return letter + moved.join(' ');
    })
    .join('');
}

interface Change {
  readonly from: CardTemplate['size'];
  readonly to: CardTemplate['size'];
  /** The same for the same sizes. */
  readonly key: string;
}

const inSizes = new WeakMap<Element, Cache<Element>>();
/** Sizes of an element that are kept, in each of two generations. */
const MOST_SIZES = 16;

/** Cached: an edit of one element leaves the others of every size the objects they were, so that they are not placed anew. */
const resized = (element: Element, change: Change): Element =>
  cached(
    cachedFor(inSizes, element, () => newCache()),
    change.key,
    MOST_SIZES,
    () => stretchedElement(element, change),
  );

function stretchedElement(element: Element, change: Change): Element {
  const { box, hold } = element;
  const { from, to } = change;
  const x = along({ at: box[0], size: box[2] }, moves(hold?.x, from.width, to.width));
  const y = along({ at: box[1], size: box[3] }, moves(hold?.y, from.height, to.height));
  const there: Box = [x.span.at, y.span.at, x.span.size, y.span.size].map(round) as Box;
  const path = (d: string): string => mapPoints(parsePath(d), x.point, y.point);
  if (element.kind === 'shape') {
    return element.d === undefined ? { ...element, box: there } : { ...element, box: there, d: path(element.d) };
  }
  if (element.kind !== 'art' && element.kind !== 'picture') return { ...element, box: there };
  const { window } = element;
  const framed = { box: there, ...(window === undefined ? {} : { window: path(window) }) };
  if (element.kind === 'picture') return { ...element, ...framed };
  const fallback = element.fallback.map((one) => resized(one, change) as (typeof element.fallback)[number]);
  return { ...element, ...framed, fallback };
}

const sides = new WeakMap<readonly Element[], WeakMap<SizeVariant, Cache<Element[]>>>();

/** Cached: most choices of a template leave two of its sides as they are. */
const replacedSide = (elements: readonly Element[], variant: SizeVariant, change: Change): Element[] =>
  cached(
    cachedFor(
      cachedFor(sides, elements, () => new WeakMap<SizeVariant, Cache<Element[]>>()),
      variant,
      () => newCache(),
    ),
    change.key,
    MOST_SIZES,
    () => replaced(elements, variant, change),
  );

/** Elements without those left out, those replaced changed. Throws a ZodError for a wrong change. */
function replaced(elements: readonly Element[], variant: SizeVariant, change: Change): Element[] {
  const { replace = {}, without = [] } = variant;
  return elements
    .filter(({ id }) => id === undefined || !without.includes(id))
    .map((element) => {
      const there = resized(element, change);
      const { id } = element;
      const other = id !== undefined && Object.hasOwn(replace, id) ? replace[id] : undefined;
      return id === undefined || other === undefined ? there : changed(there, other, id);
    });
}

const changes = new WeakMap<Element, WeakMap<object, Element>>();

/** Throws a ZodError whose paths begin with the element's id. Cached like the element itself. */
function changed(element: Element, other: object, id: string): Element {
  const known = cachedFor(changes, element, () => new WeakMap<object, Element>());
  const before = known.get(other);
  if (before !== undefined) return before;
  const read = elementSchema.safeParse({ ...element, ...other });
  if (read.success) {
    known.set(other, read.data);
    return read.data;
  }
  throw new z.ZodError(read.error.issues.map((issue) => ({ ...issue, path: [id, ...issue.path] })));
}

const clampType = (size: number): number => Math.max(LIMITS.type.least, Math.min(LIMITS.type.most, size));

const stylesInSizes = new WeakMap<CardTemplate['styles'], WeakMap<SizeVariant, CardTemplate['styles']>>();

/** Cached: most choices of a template leave its styles as they are. */
const scaledStyles = (all: CardTemplate['styles'], variant: SizeVariant): CardTemplate['styles'] =>
  cachedFor(
    cachedFor(stylesInSizes, all, () => new WeakMap<SizeVariant, CardTemplate['styles']>()),
    variant,
    () => stylesInSize(all, variant),
  );

function stylesInSize(all: CardTemplate['styles'], { type = 1, styles }: SizeVariant): CardTemplate['styles'] {
  const scaled = Object.entries(all).map(([name, style]) => {
    const size = clampType(style.size * type);
    return [
      name,
      { ...style, size, ...(style.min === undefined ? {} : { min: Math.min(size, clampType(style.min * type)) }) },
    ];
  });
  return changedStyles(Object.fromEntries(scaled) as CardTemplate['styles'], styles);
}

const NOTHING: readonly Element[] = [];

const made = new WeakMap<CardTemplate, Map<SizeVariant, CardTemplate>>();

/**
 * The template in one of its other sizes, as if it had been written for it; the template itself for `undefined` and for a
 * size it does not have. Cached: the same arguments give the same object.
 */
export function inSize(template: CardTemplate, id: string | undefined): CardTemplate {
  const variant =
    id !== undefined && template.sizes && Object.hasOwn(template.sizes, id) ? template.sizes[id] : undefined;
  if (variant === undefined) return template;
  const ofTemplate = made.get(template) ?? new Map<SizeVariant, CardTemplate>();
  made.set(template, ofTemplate);
  const known = ofTemplate.get(variant);
  if (known !== undefined) return known;
  const { width, height, bleed = template.bleed, safe = template.safe } = variant;
  const from = template.size;
  const change: Change = { from, to: { width, height }, key: [from.width, from.height, width, height].join(' ') };
  const side = (name: 'front' | 'back' | 'more'): Element[] => {
    const there = replacedSide(template[name] ?? NOTHING, variant, change);
    const added = variant[name];
    return added === undefined ? there : [...there, ...added];
  };
  const { sizes: _, more, ...rest } = template;
  const sized: CardTemplate = {
    ...rest,
    id: `${template.id}${SIZE_MARK}${id}`,
    name: `${template.name}, ${variant.name}`,
    size: change.to,
    bleed,
    safe,
    styles: scaledStyles(template.styles, variant),
    front: side('front'),
    back: side('back'),
    ...(more === undefined && variant.more === undefined ? {} : { more: side('more') }),
  };
  ofTemplate.set(variant, sized);
  return sized;
}

/** A template that can be chosen: `classic` or `classic@tarot`. */
export interface TemplateChoice {
  readonly id: string;
  readonly name: string;
  readonly template: CardTemplate;
}

/** Every template in every size, the base size of each first. */
export const templateChoices = (templates: readonly CardTemplate[]): TemplateChoice[] =>
  templates.flatMap((template) => [
    { id: template.id, name: template.name, template },
    ...Object.entries(template.sizes ?? {}).map(([size, variant]) => ({
      id: `${template.id}${SIZE_MARK}${size}`,
      name: `${template.name}, ${variant.name}`,
      template: inSize(template, size),
    })),
  ]);

/** The template with an id, in the size the id names after `@`; undefined when there is none. */
export function templateCalled(templates: readonly CardTemplate[], id: string): CardTemplate | undefined {
  const [own = '', size] = id.split(SIZE_MARK);
  const template = templates.find((one) => one.id === own);
  if (template === undefined || size === undefined) return template;
  return template.sizes && Object.hasOwn(template.sizes, size) ? inSize(template, size) : undefined;
}
