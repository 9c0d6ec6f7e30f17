/** Resizes templates: converts every box, path and style of the base size to another size. */
import { z } from 'zod';
import { type Cache, createCache, getOrCreate, getOrCreateFor } from '../../base/cache.ts';
import type { Path, PathCommand } from '../../display/path.ts';
import { parsePath } from '../../display/path.ts';
import { TEMPLATE_LIMITS } from './basics.ts';
import { elementSchema } from './picture-elements.ts';
import type { CardTemplate, Element, SizeVariant } from './template.ts';
import { applyStyleChanges } from './themes.ts';

/** Separates a template's id from the id of one of its sizes. */
const SIZE_SEPARATOR = '@';

type MoveCoordinate = (coordinate: number) => number;

/**
 * Returns a function that converts coordinates to another size. Coordinates inside the trim are stretched in proportion. Coordinates
 * outside keep their distance from the trim, so that the bleed keeps its width.
 */
const createStretch =
  (oldLength: number, newLength: number): MoveCoordinate =>
  (coordinate) =>
    coordinate < 0
      ? coordinate
      : coordinate > oldLength
        ? coordinate - oldLength + newLength
        : (coordinate / oldLength) * newLength;

const createShift =
  (distance: number): MoveCoordinate =>
  (coordinate) =>
    coordinate + distance;

/** Returns how the near and the far edge of an element move along one direction. */
function getEdgeMoves(
  hold: string | undefined,
  oldLength: number,
  newLength: number,
): readonly [near: MoveCoordinate, far: MoveCoordinate] {
  const moveBothEdges = (move: MoveCoordinate) => [move, move] as const;
  switch (hold) {
    case 'left':
    case 'top':
      return moveBothEdges(createShift(0));
    case 'right':
    case 'bottom':
      return moveBothEdges(createShift(newLength - oldLength));
    case 'center':
    case 'middle':
      return moveBothEdges(createShift((newLength - oldLength) / 2));
    case 'both':
      return [createShift(0), createShift(newLength - oldLength)];
    default:
      return moveBothEdges(createStretch(oldLength, newLength));
  }
}

const roundCoordinate = (value: number): number => Math.round(value * 1e4) / 1e4;
type Box = Element['box'];

interface BoxSpan {
  readonly start: number;
  readonly size: number;
}

/** Resizes one direction of a box. `point` converts coordinates of paths in the box, whose units are 1/100 of the box. */
function resizeSpan(
  span: BoxSpan,
  [moveStart, moveEnd]: readonly [MoveCoordinate, MoveCoordinate],
): { span: BoxSpan; point: MoveCoordinate } {
  const start = moveStart(span.start);
  const size = Math.max(0, moveEnd(span.start + span.size) - start);
  // If both edges keep their distance from the card's edges, the paths scale with the box. Otherwise they scale with the card.
  const movePoint: MoveCoordinate = (unit) => {
    if (moveStart !== moveEnd || size === 0) return unit;
    return ((moveStart(span.start + (unit / 100) * span.size) - start) / size) * 100;
  };
  return { span: { start, size }, point: movePoint };
}

/** Moves the points of a path. Its commands are absolute, and their numbers alternate between x and y. */
function mapPoints(path: Path, moveX: MoveCoordinate, moveY: MoveCoordinate): string {
  return path
    .map(([letter, ...numbers]: PathCommand) => {
      const movedNumbers = (numbers as number[]).map((coordinate, index) =>
        roundCoordinate(index % 2 === 0 ? moveX(coordinate) : moveY(coordinate)),
      );
      return letter + movedNumbers.join(' ');
    })
    .join('');
}

interface SizeChange {
  readonly oldSize: CardTemplate['size'];
  readonly newSize: CardTemplate['size'];
  /** A cache key, equal for equal sizes. */
  readonly key: string;
}

const resizedElements = new WeakMap<Element, Cache<Element>>();
/** The maximum number of cached sizes of an element, in each of two generations. */
const MAX_CACHED_SIZES = 16;

/** Resizes an element. Cached, so that an edit of one element keeps the objects of all other elements in every size. */
const resizeElement = (element: Element, change: SizeChange): Element =>
  getOrCreate(
    getOrCreateFor(resizedElements, element, () => createCache()),
    change.key,
    MAX_CACHED_SIZES,
    () => computeResizedElement(element, change),
  );

/** Stretches the room for a credit line with the card. */
const scaleShift = ([x, y, width, height]: CreditShift, { oldSize, newSize }: SizeChange): CreditShift => {
  const [scaleX, scaleY] = [newSize.width / oldSize.width, newSize.height / oldSize.height];
  return [x * scaleX, y * scaleY, width * scaleX, height * scaleY].map(roundCoordinate) as CreditShift;
};
/** Stretches the room for a second line. It doesn't shrink with the card, since the smallest type doesn't either. */
const scaleSecondShift = (shift: CreditShift, { oldSize, newSize, key }: SizeChange): CreditShift =>
  scaleShift(shift, {
    oldSize,
    newSize: { width: Math.max(oldSize.width, newSize.width), height: Math.max(oldSize.height, newSize.height) },
    key,
  });
type CreditShift = NonNullable<Element['creditShift']>;

function computeResizedElement(element: Element, change: SizeChange): Element {
  const { box, hold } = element;
  const { oldSize, newSize } = change;
  const horizontal = resizeSpan({ start: box[0], size: box[2] }, getEdgeMoves(hold?.x, oldSize.width, newSize.width));
  const vertical = resizeSpan({ start: box[1], size: box[3] }, getEdgeMoves(hold?.y, oldSize.height, newSize.height));
  const newBox: Box = [horizontal.span.start, vertical.span.start, horizontal.span.size, vertical.span.size].map(
    roundCoordinate,
  ) as Box;
  const resizePath = (pathData: string): string => mapPoints(parsePath(pathData), horizontal.point, vertical.point);
  const placedKeys = {
    box: newBox,
    ...(element.creditShift && { creditShift: scaleShift(element.creditShift, change) }),
    ...(element.secondCreditShift && { secondCreditShift: scaleSecondShift(element.secondCreditShift, change) }),
  };
  if (element.kind === 'shape') {
    return element.d === undefined
      ? { ...element, ...placedKeys }
      : { ...element, ...placedKeys, d: resizePath(element.d) };
  }
  if (element.kind !== 'art' && element.kind !== 'picture') return { ...element, ...placedKeys };
  const { window } = element;
  const changedKeys = { ...placedKeys, ...(window === undefined ? {} : { window: resizePath(window) }) };
  if (element.kind === 'picture') return { ...element, ...changedKeys };
  const fallback = element.fallback.map(
    (fallbackElement) => resizeElement(fallbackElement, change) as (typeof element.fallback)[number],
  );
  return { ...element, ...changedKeys, fallback };
}

const resizedSides = new WeakMap<readonly Element[], WeakMap<SizeVariant, Cache<Element[]>>>();

/** Resizes a side. Cached, since most choices of a template leave two of its sides unchanged. */
const getResizedSide = (elements: readonly Element[], variant: SizeVariant, change: SizeChange): Element[] =>
  getOrCreate(
    getOrCreateFor(
      getOrCreateFor(resizedSides, elements, () => new WeakMap<SizeVariant, Cache<Element[]>>()),
      variant,
      () => createCache(),
    ),
    change.key,
    MAX_CACHED_SIZES,
    () => resizeSide(elements, variant, change),
  );

/** Resizes the elements of a side and applies the variant's removals and changes. Throws a ZodError for an invalid change. */
function resizeSide(elements: readonly Element[], variant: SizeVariant, change: SizeChange): Element[] {
  const { replace: elementChanges = {}, without: removedIds = [] } = variant;
  return elements
    .filter(({ id }) => id === undefined || !removedIds.includes(id))
    .map((element) => {
      const resizedElement = resizeElement(element, change);
      const { id } = element;
      const elementChange = id !== undefined && Object.hasOwn(elementChanges, id) ? elementChanges[id] : undefined;
      return id === undefined || elementChange === undefined
        ? resizedElement
        : applyChange(resizedElement, elementChange, id);
    });
}

const changedElements = new WeakMap<Element, WeakMap<object, Element>>();

/** Applies a change to an element. Throws a ZodError whose paths begin with the element's id. Cached like the element itself. */
function applyChange(element: Element, elementChange: object, elementId: string): Element {
  const changedByChange = getOrCreateFor(changedElements, element, () => new WeakMap<object, Element>());
  const cachedElement = changedByChange.get(elementChange);
  if (cachedElement !== undefined) return cachedElement;
  const parsed = elementSchema.safeParse({ ...element, ...elementChange });
  if (parsed.success) {
    changedByChange.set(elementChange, parsed.data);
    return parsed.data;
  }
  throw new z.ZodError(parsed.error.issues.map((issue) => ({ ...issue, path: [elementId, ...issue.path] })));
}

const clampTypeSize = (size: number): number =>
  Math.max(TEMPLATE_LIMITS.type.min, Math.min(TEMPLATE_LIMITS.type.max, size));

const scaledStylesCache = new WeakMap<CardTemplate['styles'], WeakMap<SizeVariant, CardTemplate['styles']>>();

/** Returns the scaled styles. Cached, since most choices of a template leave its styles unchanged. */
const getScaledStyles = (baseStyles: CardTemplate['styles'], variant: SizeVariant): CardTemplate['styles'] =>
  getOrCreateFor(
    getOrCreateFor(scaledStylesCache, baseStyles, () => new WeakMap<SizeVariant, CardTemplate['styles']>()),
    variant,
    () => scaleStyles(baseStyles, variant),
  );

function scaleStyles(baseStyles: CardTemplate['styles'], { type = 1, styles }: SizeVariant): CardTemplate['styles'] {
  const scaledEntries = Object.entries(baseStyles).map(([styleName, style]) => {
    const typeSize = clampTypeSize(style.size * type);
    return [
      styleName,
      {
        ...style,
        size: typeSize,
        ...(style.min === undefined ? {} : { min: Math.min(typeSize, clampTypeSize(style.min * type)) }),
      },
    ];
  });
  return applyStyleChanges(Object.fromEntries(scaledEntries) as CardTemplate['styles'], styles);
}

/** Returns the room for a credit line, stretched with the card. */
const scaleRoom = ({ creditRoom, size }: CardTemplate, height: number): CardTemplate['creditRoom'] =>
  creditRoom && {
    from: roundCoordinate((creditRoom.from / size.height) * height),
    by: roundCoordinate((creditRoom.by / size.height) * height),
  };

/** Returns the room for a second line, which doesn't shrink with the card. */
const scaleSecondRoom = ({ secondCreditRoom, size }: CardTemplate, height: number): CardTemplate['creditRoom'] =>
  secondCreditRoom && {
    from: roundCoordinate((secondCreditRoom.from / size.height) * height),
    by: roundCoordinate(secondCreditRoom.by * Math.max(1, height / size.height)),
  };

const NO_ELEMENTS: readonly Element[] = [];

const sizedTemplates = new WeakMap<CardTemplate, Map<SizeVariant, CardTemplate>>();

/**
 * Returns the template in one of its other sizes, or the template itself for `undefined` and unknown sizes. Cached: the same
 * arguments give the same object.
 */
export function getTemplateInSize(template: CardTemplate, sizeId: string | undefined): CardTemplate {
  const variant =
    sizeId !== undefined && template.sizes && Object.hasOwn(template.sizes, sizeId)
      ? template.sizes[sizeId]
      : undefined;
  if (variant === undefined) return template;
  const templatesByVariant = sizedTemplates.get(template) ?? new Map<SizeVariant, CardTemplate>();
  sizedTemplates.set(template, templatesByVariant);
  const cachedTemplate = templatesByVariant.get(variant);
  if (cachedTemplate !== undefined) return cachedTemplate;
  const { width, height, bleed = template.bleed, safe = template.safe } = variant;
  const creditRoom = variant.creditRoom ?? scaleRoom(template, height);
  const secondCreditRoom = variant.secondCreditRoom ?? scaleSecondRoom(template, height);
  const oldSize = template.size;
  const change: SizeChange = {
    oldSize,
    newSize: { width, height },
    key: [oldSize.width, oldSize.height, width, height].join(' '),
  };
  const createSide = (sideName: 'front' | 'back' | 'more'): Element[] => {
    const sideElements = getResizedSide(template[sideName] ?? NO_ELEMENTS, variant, change);
    const addedElements = variant[sideName];
    return addedElements === undefined ? sideElements : [...sideElements, ...addedElements];
  };
  const { sizes: _sizes, more: continuation, ...otherKeys } = template;
  const sizedTemplate: CardTemplate = {
    ...otherKeys,
    id: `${template.id}${SIZE_SEPARATOR}${sizeId}`,
    name: `${template.name}, ${variant.name}`,
    size: change.newSize,
    bleed,
    safe,
    ...(creditRoom && { creditRoom }),
    ...(secondCreditRoom && { secondCreditRoom }),
    styles: getScaledStyles(template.styles, variant),
    front: createSide('front'),
    back: createSide('back'),
    ...(continuation === undefined && variant.more === undefined ? {} : { more: createSide('more') }),
  };
  templatesByVariant.set(variant, sizedTemplate);
  return sizedTemplate;
}

/** A template that the user can choose: `classic` or `classic@tarot`. */
export interface TemplateChoice {
  readonly id: string;
  readonly name: string;
  readonly template: CardTemplate;
}

/** Lists every template in every size, the base size of each first. */
export const listTemplateChoices = (templates: readonly CardTemplate[]): TemplateChoice[] =>
  templates.flatMap((template) => [
    { id: template.id, name: template.name, template },
    ...Object.entries(template.sizes ?? {}).map(([sizeId, variant]) => ({
      id: `${template.id}${SIZE_SEPARATOR}${sizeId}`,
      name: `${template.name}, ${variant.name}`,
      template: getTemplateInSize(template, sizeId),
    })),
  ]);

/** Finds the template with an id, in the size that the id names after `@`; undefined if there is none. */
export function findTemplate(templates: readonly CardTemplate[], templateId: string): CardTemplate | undefined {
  const [baseId = '', sizeId] = templateId.split(SIZE_SEPARATOR);
  const template = templates.find((candidate) => candidate.id === baseId);
  if (template === undefined || sizeId === undefined) return template;
  return template.sizes && Object.hasOwn(template.sizes, sizeId) ? getTemplateInSize(template, sizeId) : undefined;
}
