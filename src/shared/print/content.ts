/** Display items as PDF operators, in their own coordinates: points, y downwards. The page turns them round. */
import type { DisplayItem, GroupItem, ImageItem, Matrix, PathItem } from '../card/display-list.ts';
import type { PdfPicture } from './embed-picture.ts';
import type { FontPool } from './font-pool.ts';
import { fine, num } from './numbers.ts';
import { pathOperators, rgb } from './path-content.ts';
import { actualText, type Tags } from './tags.ts';
import { NUDGE, type Nudge, textContent } from './text-content.ts';

/** Pixels by the key that display lists name them with. */
export type PdfPictures = ReadonlyMap<string, PdfPicture>;

/** What the operators refer to by name, gathered while they are written. */
export interface Resources {
  readonly pool: FontPool;
  readonly opacities: Map<number, string>;
  /** Pixels by key, and the names of the pictures shown so far. */
  readonly pictures: PdfPictures;
  readonly pictureNames: Map<string, string>;
  /** Groups that are written once a file, by what they share, with their names. */
  readonly drawings: Map<string, { readonly name: string; readonly items: readonly DisplayItem[] }>;
  /** What has been written upright so far: the operators of what came twice, `null` for what came once. */
  readonly written: Map<DisplayItem, string | null>;
  /** How glyphs are moved, in the coordinates being written. */
  readonly nudge: Nudge;
  /** Where what is written gets its meaning; absent = nobody asked for a tagged file. */
  readonly tags?: Tags;
}

export const resources = (pool: FontPool, pictures: PdfPictures = new Map()): Resources => ({
  pool,
  opacities: new Map(),
  pictures,
  pictureNames: new Map(),
  drawings: new Map(),
  written: new Map(),
  nudge: NUDGE,
});

/** The same resources inside of a transform: glyphs are moved on the page, whichever way the text stands there. */
export function within(to: Resources, [a, b, c, d]: Matrix): Resources {
  if (a === 1 && b === 0 && c === 0 && d === 1) return to;
  const det = a * d - b * c;
  const [x, y] = to.nudge;
  const nudge: Nudge = Math.abs(det) < 1e-6 ? [0, 0] : [(d * x - c * y) / det, (a * y - b * x) / det];
  return { ...to, nudge };
}

/** The operators of items, one a line. */
export function contentOf(items: readonly DisplayItem[], to: Resources): string {
  let out = '';
  for (const item of items) out += `${itemContent(item, to)}\n`;
  return out;
}

/** Cards of one template share what does not depend on the character: that is written once and then repeated. */
function itemContent(item: DisplayItem, to: Resources): string {
  if (to.tags !== undefined || to.nudge !== NUDGE) return freshContent(item, to);
  const before = to.written.get(item);
  if (typeof before === 'string') return before;
  const content = freshContent(item, to);
  to.written.set(item, before === null ? content : null);
  return content;
}

function freshContent(item: DisplayItem, to: Resources): string {
  switch (item.kind) {
    case 'group':
      return groupContent(item, to);
    case 'text':
      return `${to.tags?.text() ?? ''}${textContent(item, to.pool, to.nudge, to.tags?.isApart(item))}`;
    case 'path':
      return `${to.tags?.ink() ?? ''}${pathContent(item, to)}`;
    case 'image':
      return `${to.tags?.ink() ?? ''}${imageContent(item, to)}`;
  }
}

function groupContent(item: GroupItem, to: Resources): string {
  const { role, alt, transform, clip } = item;
  if (to.tags !== undefined && (role !== undefined || alt !== undefined))
    return to.tags.group(item, () => framedContent(item, to));
  // Without tags, too, an icon between words can be searched for and copied.
  if (alt !== undefined && role === undefined)
    return `/Span <<${actualText(alt)}>> BDC\n${framedContent(item, to)}\nEMC`;
  if (transform === undefined && clip === undefined) return innerContent(item, to);
  return framedContent(item, to);
}

function framedContent(item: GroupItem, to: Resources): string {
  const { transform, clip } = item;
  if (transform === undefined && clip === undefined) return innerContent(item, to);
  const matrix = transform === undefined ? '' : `${transform.map(fine).join(' ')} cm\n`;
  const window = clip === undefined ? '' : `${pathOperators(clip)}W n\n`;
  const before = to.tags?.rest() ?? '';
  const inner = innerContent(item, transform === undefined ? to : within(to, transform));
  return `${before}q\n${matrix}${window}${inner}${to.tags?.rest() ?? ''}Q`;
}

function innerContent({ items, shared }: GroupItem, to: Resources): string {
  if (shared === undefined) return contentOf(items, to);
  const known = to.drawings.get(shared) ?? { name: `D${to.drawings.size}`, items };
  to.drawings.set(shared, known);
  return `${to.tags?.ink() ?? ''}/${known.name} Do\n`;
}

function pathContent({ path, fill, stroke, opacity, evenOdd }: PathItem, to: Resources): string {
  if (path.length === 0 || (fill === undefined && stroke === undefined)) return '';
  const paint = fill === undefined ? 'S' : `${stroke === undefined ? 'f' : 'B'}${evenOdd ? '*' : ''}`;
  const ground = fill === undefined ? '' : `${rgb(fill)} rg `;
  const line = stroke === undefined ? '' : `${rgb(stroke.colour)} RG ${num(stroke.width)} w `;
  const body = `${ground}${line}${pathOperators(path)}${paint}`;
  const round = stroke?.cap === 'round';
  if ((opacity === undefined || opacity === 1) && !round) return body;
  return `q ${opacity === undefined ? '' : `/${opacityName(to, opacity)} gs `}${round ? '1 J ' : ''}${body} Q`;
}

/** A picture fills the unit square, its first row on top; here y runs downwards, so it is turned over. */
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
