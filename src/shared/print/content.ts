/** Display items as PDF operators, in their own coordinates: points, y downwards. The page turns them round. */
import { channels } from '../card/colour.ts';
import type { Colour, DisplayItem, ImageItem, PathItem, TextItem } from '../card/display-list.ts';
import type { Path } from '../card/path.ts';
import type { PdfPicture } from './embed-picture.ts';
import { type FontPool, numberOf, usedFont } from './font-pool.ts';

/** What the operators refer to: fonts, opacities and pictures by name. */
export interface Resources {
  readonly pool: FontPool;
  readonly opacities: Map<number, string>;
  /** Pixels by key, and the names of the pictures shown so far. */
  readonly pictures: PdfPictures;
  readonly pictureNames: Map<string, string>;
}

/** Pixels by the key that display lists name them with. */
export type PdfPictures = ReadonlyMap<string, PdfPicture>;

export const resources = (pool: FontPool, pictures: PdfPictures = new Map()): Resources => ({
  pool,
  opacities: new Map(),
  pictures,
  pictureNames: new Map(),
});

export const num = (value: number): string => {
  const rounded = Math.round(value * 1000) / 1000;
  return Object.is(rounded, -0) ? '0' : String(rounded);
};
/** Matrices need more digits: a drawing of 600 units hangs on each. Written without exponents, which PDF does not know. */
export const fine = (value: number): string => value.toFixed(6).replace(/\.?0+$/, '');

const rgb = (colour: Colour): string => channels(colour).map(num).join(' ');

/** The operators of items, one a line. */
export function contentOf(items: readonly DisplayItem[], to: Resources): string {
  return items.map((item) => itemContent(item, to)).join('\n');
}

function itemContent(item: DisplayItem, to: Resources): string {
  if (item.kind === 'path') return pathContent(item, to);
  if (item.kind === 'text') return textContent(item, to);
  if (item.kind === 'image') return imageContent(item, to);
  const inner = contentOf(item.items, to);
  if (item.transform === undefined && item.clip === undefined) return inner;
  const transform = item.transform === undefined ? '' : `${item.transform.map(fine).join(' ')} cm\n`;
  const clip = item.clip === undefined ? '' : `${pathOperators(item.clip)} W n\n`;
  return `q\n${transform}${clip}${inner}\nQ`;
}

export function pathOperators(path: Path): string {
  let x = 0;
  let y = 0;
  const out = path.map((command) => {
    switch (command[0]) {
      case 'Z':
        return 'h';
      case 'Q': {
        // PDF has cubic curves only.
        const [, cx, cy, ex, ey] = command;
        const numbers = [
          x + (2 * (cx - x)) / 3,
          y + (2 * (cy - y)) / 3,
          ex + (2 * (cx - ex)) / 3,
          ey + (2 * (cy - ey)) / 3,
        ];
        [x, y] = [ex, ey];
        return `${[...numbers, ex, ey].map(num).join(' ')} c`;
      }
      case 'C':
        [x, y] = [command[5], command[6]];
        return `${command
          .slice(1)
          .map((n) => num(n as number))
          .join(' ')} c`;
      default:
        [x, y] = [command[1], command[2]];
        return `${num(x)} ${num(y)} ${command[0] === 'M' ? 'm' : 'l'}`;
    }
  });
  return out.join(' ');
}

function pathContent({ path, fill, stroke, opacity, evenOdd }: PathItem, to: Resources): string {
  if (path.length === 0 || (fill === undefined && stroke === undefined)) return '';
  const paint = fill === undefined ? 'S' : `${stroke === undefined ? 'f' : 'B'}${evenOdd ? '*' : ''}`;
  const state = [
    ...(fill === undefined ? [] : [`${rgb(fill)} rg`]),
    ...(stroke === undefined ? [] : [`${rgb(stroke.colour)} RG ${num(stroke.width)} w`]),
  ].join(' ');
  const body = `${state} ${pathOperators(path)} ${paint}`;
  const round = stroke?.cap === 'round';
  if ((opacity === undefined || opacity === 1) && !round) return body;
  return `q ${opacity === undefined ? '' : `/${opacityName(to, opacity)} gs `}${round ? '1 J ' : ''}${body} Q`;
}

/** A picture's own space is a square that stands on its foot; here y runs downwards. */
function imageContent({ picture, x, y, width, height, opacity }: ImageItem, to: Resources): string {
  if (!to.pictures.has(picture)) return '';
  const name = to.pictureNames.get(picture) ?? `I${to.pictureNames.size}`;
  to.pictureNames.set(picture, name);
  const state = opacity === undefined || opacity === 1 ? '' : `/${opacityName(to, opacity)} gs `;
  return `q ${state}${num(width)} 0 0 ${num(-height)} ${num(x)} ${num(y + height)} cm /${name} Do Q`;
}

function opacityName({ opacities }: Resources, opacity: number): string {
  const rounded = Math.round(opacity * 1000) / 1000;
  const name = opacities.get(rounded) ?? `G${opacities.size}`;
  opacities.set(rounded, name);
  return name;
}

const hex = (value: number): string => value.toString(16).padStart(4, '0');

/** Glyphs with their places as a TJ array: what kerning and tracking move is written as thousandths of the size. */
function textContent(item: TextItem, { pool }: Resources): string {
  const { name, glyphs: known } = usedFont(pool, item.font);
  const thousandth = item.size / 1000;
  let pen = 0;
  let rise = 0;
  let string = '';
  let array = '';
  const flushString = (): void => {
    if (string !== '') array += `<${string}>`;
    string = '';
  };
  const parts: string[] = [];
  const flushArray = (): void => {
    flushString();
    if (array !== '') parts.push(`[${array}] TJ`);
    array = '';
  };
  for (const glyph of item.glyphs) {
    if ((glyph.dy ?? 0) !== rise) {
      flushArray();
      rise = glyph.dy ?? 0;
      parts.push(`${num(rise)} Ts`);
    }
    const move = Math.round((glyph.dx - pen) / thousandth);
    if (move !== 0) {
      flushString();
      array += `${-move}`;
      pen += move * thousandth;
    }
    const number = numberOf(pool, item.font, glyph.id, glyph.text);
    string += hex(number);
    pen += (known[number]?.width ?? 0) * thousandth;
  }
  flushArray();
  if (rise !== 0) parts.push('0 Ts');
  return `BT /${name} ${num(item.size)} Tf ${rgb(item.fill)} rg 1 0 0 -1 ${num(item.x)} ${num(item.y)} Tm ${parts.join(' ')} ET`;
}
