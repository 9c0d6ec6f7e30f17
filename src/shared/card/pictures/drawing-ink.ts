/**
 * What a drawing leaves on paper: its shapes as paths in its own units, with the theme's colours. Portraits are long and
 * come back on every keystroke and every copy of a card, so each is parsed once (`drawings.ts` makes one of equal ones).
 */

import { type Cache, cached, idOf, newCache } from '../../base/cache.ts';
import { colourOf, type Theme } from '../../display/colour.ts';
import type { Colour, PathItem } from '../../display/display-list.ts';
import { isPath } from '../../display/is-path.ts';
import { bounded, type Path, parsePath } from '../../display/path.ts';
import type { Drawing } from '../../document/schema.ts';

export interface DrawingInk {
  readonly items: readonly PathItem[];
  /** Cache key: equal for the same content in the same colours. */
  readonly shared: string;
}

interface Read {
  /** Names the content: two numbers of 32 bits over all of it, and its length. */
  readonly id: string;
  readonly paths: readonly Path[];
  readonly isCut: boolean;
  /** Theme colours that it names: their values depend on the theme. */
  readonly colours: readonly string[];
  readonly inThemes: Cache<DrawingInk>;
}

/** Themes and tints of one drawing. Keeping their ink saves 5 to 9 % of the card of a keystroke. */
const MOST_INKS = 100;

/** Drawings taken apart: without it a deck takes 44 % longer, the card of a keystroke 87 %. */
const known = new WeakMap<Drawing, Read>();

/** The drawing's ink; `tint` replaces every colour. */
export function inkOf(drawing: Drawing, theme: Theme, tint: string | undefined): DrawingInk {
  const read = readOf(drawing);
  return cached(read.inThemes, `${idOf(theme)} ${tint ?? ''}`, MOST_INKS, () => {
    const colour = (name: string): Colour => colourOf(theme, tint ?? name);
    const shared = `${read.id} ${read.colours.map(colour).join(' ')}`;
    return { items: itemsOf(drawing, read.paths, colour), shared };
  });
}

/** Whether a part of the drawing is left out, since a path of it holds something that drawings do not know. */
export const isCut = (drawing: Drawing): boolean => readOf(drawing).isCut;

function readOf(drawing: Drawing): Read {
  const before = known.get(drawing);
  if (before !== undefined) return before;
  const read: Read = {
    id: contentId(drawing),
    paths: drawing.shapes.map((shape) => parsePath(shape.d)),
    isCut: drawing.shapes.some(({ d }) => d.trim() !== '' && !isPath(d)),
    colours: [...new Set(drawing.shapes.flatMap(({ fill, stroke }) => [fill ?? [], stroke ?? []].flat()))],
    inThemes: newCache(),
  };
  known.set(drawing, read);
  return read;
}

/** cyrb53 kept as its two halves: a collision between two drawings is practically impossible. */
function contentId({ shapes }: Drawing): string {
  let [a, b, length] = [0xdeadbeef, 0x41c6ce57, 0];
  const add = (text: string): void => {
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      a = Math.imul(a ^ code, 2654435761);
      b = Math.imul(b ^ code, 1597334677);
    }
    a = Math.imul(a ^ 0x1f, 2654435761);
    b = Math.imul(b ^ 0x1f, 1597334677);
    length += text.length;
  };
  for (const { d, fill = '', stroke = '', strokeWidth = 1, opacity = 1, evenOdd = false } of shapes) {
    add(d);
    add(`${fill} ${stroke} ${strokeWidth} ${opacity} ${evenOdd}`);
  }
  const half = (value: number): string => (value >>> 0).toString(36);
  return `${half(a ^ (b >>> 15))}-${half(b ^ (a >>> 13))}-${shapes.length}-${length}`;
}

function itemsOf({ shapes }: Drawing, paths: readonly Path[], colour: (name: string) => Colour): PathItem[] {
  return shapes.flatMap(({ fill, stroke, strokeWidth, opacity, evenOdd }, index): PathItem[] => {
    if (fill === undefined && stroke === undefined) return [];
    const width = Math.max(0, bounded(strokeWidth ?? 1));
    return [
      {
        kind: 'path',
        path: paths[index] ?? [],
        ...(fill === undefined ? {} : { fill: colour(fill) }),
        ...(stroke === undefined ? {} : { stroke: { colour: colour(stroke), width } }),
        ...(opacity === undefined ? {} : { opacity: Math.max(0, Math.min(1, opacity)) }),
        ...(evenOdd === true ? { evenOdd: true } : {}),
      },
    ];
  });
}
