/** The window of the picture in another shape. */
import { parsePath } from '../../../display/path.ts';
import type { ArtElement, CardTemplate, Element } from '../../template/template.ts';
import type { CardStyle } from '../card-style.ts';

type Shape = NonNullable<CardStyle['art']>;
type Rect = readonly [x: number, y: number, width: number, height: number];

const POINTS = 72 / 25.4;
/** In 0 to 100 units of what is seen of the picture. */
const OUTLINES: Readonly<Record<Shape['shape'], string>> = {
  rectangle: 'M0 0 L100 0 L100 100 L0 100 Z',
  rounded:
    'M10 0 L90 0 C96 0 100 5 100 12 L100 88 C100 95 96 100 90 100 L10 100 C4 100 0 95 0 88 L0 12 C0 5 4 0 10 0 Z',
  oval: 'M50 0 C77.6 0 100 22.4 100 50 C100 77.6 77.6 100 50 100 C22.4 100 0 77.6 0 50 C0 22.4 22.4 0 50 0 Z',
  arch: 'M0 100 L0 42 C0 16 20 0 50 0 C80 0 100 16 100 42 L100 100 Z',
  hexagon: 'M14 0 L86 0 L100 50 L86 100 L14 100 L0 50 Z',
  slanted: 'M9 0 L100 0 L91 100 L0 100 Z',
  ticket: 'M8 0 L92 0 L92 10 L100 10 L100 90 L92 90 L92 100 L8 100 L8 90 L0 90 L0 10 L8 10 Z',
};
/** A picture that fills more of the card than this has no shape of its own. */
const MOST = 0.62;
/** From the edge of the card, and from what the picture stood against. Millimetres. */
const FROM_EDGE = 3;
const FREE = 0.8;

/** The pictures of the front that can have another shape. */
export const shapedArt = ({ size, front }: CardTemplate): readonly ArtElement[] =>
  front.filter((one): one is ArtElement => {
    if (one.kind !== 'art') return false;
    const [, , width, height] = seen(one, size);
    return width >= 8 && height >= 8 && width * height <= MOST * size.width * size.height;
  });

/** What of a picture lies within the trim; millimetres. */
function seen({ box, window }: ArtElement, size: CardTemplate['size']): Rect {
  const points = window === undefined ? [] : parsePath(window).flatMap(([, ...numbers]) => numbers as number[]);
  const [across, down] = [0, 1].map((which) => points.filter((_, index) => index % 2 === which)) as [
    number[],
    number[],
  ];
  const part = (all: readonly number[], from: number, length: number): [number, number] =>
    all.length === 0
      ? [from, from + length]
      : [from + (Math.min(...all) / 100) * length, from + (Math.max(...all) / 100) * length];
  const [left, right] = part(across, box[0], box[2]);
  const [top, bottom] = part(down, box[1], box[3]);
  const near = (at: number) => (at <= 0 ? FROM_EDGE : at + FREE);
  const far = (at: number, edge: number) => (at >= edge ? edge - FROM_EDGE : at - FREE);
  const [x, y] = [near(left), near(top)];
  return [x, y, far(right, size.width) - x, far(bottom, size.height) - y];
}

const digits = (n: number): number => Math.round(n * 1000) / 1000;

/** An outline in a part of a box, in 0 to 100 units of the box. */
function inPart(d: string, [x, y, width, height]: Rect, [left, top, across, down]: Rect): string {
  const at = (n: number, index: number): number =>
    index % 2 === 0
      ? digits(((x + (n / 100) * width - left) / across) * 100)
      : digits(((y + (n / 100) * height - top) / down) * 100);
  return parsePath(d)
    .map(([letter, ...numbers]) => letter + (numbers as number[]).map(at).join(' '))
    .join('');
}

export function withArtShape(template: CardTemplate, art: CardStyle['art']): CardTemplate {
  if (art === undefined) return template;
  const shaped = new Set<Element>(shapedArt(template));
  if (shaped.size === 0) return template;
  const ids = new Set([...shaped].flatMap(({ id }) => (id === undefined ? [] : [id])));
  const front = template.front.flatMap((element): Element[] => {
    if (element.kind === 'art' && shaped.has(element)) return shapedAs(template, element, art);
    // The old line around the picture goes.
    const isItsLine = [...shaped].some((one) => isLineOf(element, one as ArtElement));
    return isItsLine ? [] : [element];
  });
  const { sizes } = template;
  if (sizes === undefined) return { ...template, front };
  const kept = Object.fromEntries(Object.entries(sizes).map(([id, size]) => [id, withoutWindows(size, ids)]));
  return { ...template, front, sizes: kept };
}

type Size = NonNullable<CardTemplate['sizes']>[string];

/** A size may give the picture another window: the shape is in its place now. */
function withoutWindows(size: Size, ids: ReadonlySet<string>): Size {
  if (size.replace === undefined) return size;
  const replace = Object.fromEntries(
    Object.entries(size.replace).map(([id, change]) => {
      const { window: _, ...others } = change;
      return [id, ids.has(id) ? others : change];
    }),
  );
  return { ...size, replace };
}

const isLineOf = (element: Element, art: ArtElement): boolean =>
  element.kind === 'shape' &&
  element.fill === undefined &&
  element.stroke !== undefined &&
  element.box.every((n, index) => Math.abs(n - (art.box[index] ?? 0)) < 0.01);

function shapedAs({ size }: CardTemplate, element: ArtElement, art: Shape): Element[] {
  const { shape, line = 0, colour = 'ink' } = art;
  const window = inPart(OUTLINES[shape], seen(element, size), element.box);
  const { box, hold, when } = element;
  const around = { kind: 'shape', box, d: window, stroke: { colour, width: line * POINTS } } as const;
  const same = { ...(hold && { hold }), ...(when && { when }) };
  return [{ ...element, window }, ...(line > 0 ? [{ ...around, ...same }] : [])];
}
