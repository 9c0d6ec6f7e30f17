/** A display list as a picture for the screen: the same paths and glyph outlines that the PDF holds, no fonts, no scripts. */

import { cachedFor } from '../../base/cache.ts';
import {
  type DisplayItem,
  type DisplayList,
  type GroupItem,
  glyphsOf,
  type ImageItem,
  type PathItem,
  type TextItem,
} from '../../display/display-list.ts';
import type { Path } from '../../display/path.ts';
import { pt, toMm } from '../../display/units.ts';
import { type FontSet, faceOf, glyphOutline } from '../../text/fonts/fonts.ts';
import { textPath } from './text-path.ts';

export interface SvgOptions {
  /** Show the bleed too. */
  readonly bleed?: boolean;
  /** Put before every id, for pages that show several pictures and hide some of them. */
  readonly idPrefix?: string;
  /** Address of a picture's pixels: data: or blob:. A picture without one is left out. */
  readonly hrefOf?: ((picture: string) => string | undefined) | undefined;
  /** Every run of letters as one path: more text, and far fewer elements. For a picture that is drawn anew at every key. */
  readonly inRuns?: boolean;
}

const number = (value: number): string => String(Math.round(value * 1000) / 1000);
/** Scales need more digits than positions, since they multiply coordinates of up to 600 units. */
const fine = (value: number): string => String(Math.round(value * 1e6) / 1e6);
const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const pathText = (path: Path): string =>
  path.map(([letter, ...numbers]) => letter + (numbers as number[]).map(number).join(' ')).join('');

/** Commands from which on a path is written once: portraits come back at every keystroke, as the same objects. */
const LONG = 16;
const longPaths = new WeakMap<Path, string>();
const pathData = (path: Path): string =>
  path.length < LONG ? pathText(path) : cachedFor(longPaths, path, () => pathText(path));

interface Writer {
  readonly fonts: FontSet;
  readonly prefix: string;
  /** Definitions by id: glyph outlines and clips, each once. */
  readonly defs: Map<string, string>;
  readonly hrefOf: (picture: string) => string | undefined;
  readonly inRuns: boolean;
  /** Whether it is only looked at: nothing answers to clicks. */
  readonly isPart?: boolean;
}

/** What an SVG of the list is made of. Ids are derived from content, so that the same list gives the same text. */
export interface SvgParts {
  readonly defs: string;
  readonly body: string;
  /** For those who cannot see it, escaped. */
  readonly label: string;
}

/** The inside of the picture, in the list's own points. */
export function svgParts(
  list: DisplayList,
  fonts: FontSet,
  { idPrefix = 'c', hrefOf = () => undefined, inRuns = false }: Omit<SvgOptions, 'bleed'> = {},
): SvgParts {
  const writer: Writer = { fonts, prefix: idPrefix, defs: new Map(), hrefOf, inRuns };
  const body = list.items.map((item) => itemSvg(item, writer)).join('');
  return { defs: [...writer.defs.values()].join(''), body, label: escapeXml(list.label) };
}

/** Some items of a picture that is painted anew part by part: in runs, and no field is named. */
export function svgPart(
  items: readonly DisplayItem[],
  fonts: FontSet,
  { idPrefix = 'c', hrefOf = () => undefined }: Omit<SvgOptions, 'bleed' | 'inRuns'> = {},
): string {
  const writer: Writer = { fonts, prefix: idPrefix, defs: new Map(), hrefOf, inRuns: true, isPart: true };
  const body = items.map((item) => itemSvg(item, writer)).join('');
  return writer.defs.size === 0 ? body : `<defs>${[...writer.defs.values()].join('')}</defs>${body}`;
}

/** Writes the picture. */
export function toSvg(list: DisplayList, fonts: FontSet, { bleed = false, ...options }: SvgOptions = {}): string {
  const { defs, body, label } = svgParts(list, fonts, options);
  const edge = bleed ? list.bleed : 0;
  const width = list.width + 2 * edge;
  const height = list.height + 2 * edge;
  const size = `width="${number(toMm(pt(width)))}mm" height="${number(toMm(pt(height)))}mm"`;
  const viewBox = [-edge, -edge, width, height].map(number).join(' ');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${viewBox}" role="img" aria-label="${label}">` +
    `<defs>${defs}</defs>${body}</svg>`
  );
}

function itemSvg(item: DisplayItem, writer: Writer): string {
  if (item.kind === 'group') return groupSvg(item, writer);
  if (item.kind === 'image') return imageSvg(item, writer);
  return item.kind === 'path' ? pathSvg(item) : textSvg(item, writer);
}

function imageSvg(item: ImageItem, writer: Writer): string {
  const href = writer.hrefOf(item.picture);
  if (href === undefined) return '';
  return item.tiles === undefined ? oneImage(item, href) : tilesSvg(item, href, item.tiles, writer);
}

/** The picture stands once in the file, as the pattern of a box. */
function tilesSvg(item: ImageItem, href: string, tiles: NonNullable<ImageItem['tiles']>, writer: Writer): string {
  const { picture, x, y, width, height, opacity } = item;
  const place = Object.entries({ x, y, width, height }).map(([name, value]) => `${name}="${number(value)}"`);
  const id = `${writer.prefix}-tile-${shortHash(`${picture} ${place.join(' ')}`)}`;
  const one = oneImage({ kind: 'image', picture, x: 0, y: 0, width, height }, href);
  writer.defs.set(id, `<pattern id="${id}" patternUnits="userSpaceOnUse" ${place.join(' ')}>${one}</pattern>`);
  const all = [`width="${number(width * tiles.across)}"`, `height="${number(height * tiles.down)}"`];
  const faint = opacity === undefined ? '' : ` opacity="${number(opacity)}"`;
  return `<rect x="${number(x)}" y="${number(y)}" ${all.join(' ')} fill="url(#${id})"${faint}/>`;
}

function oneImage({ x, y, width, height, opacity }: ImageItem, href: string): string {
  const attributes = [
    `href="${escapeXml(href)}"`,
    ...Object.entries({ x, y, width, height }).map(([name, value]) => `${name}="${number(value)}"`),
    'preserveAspectRatio="none"',
    ...(opacity === undefined ? [] : [`opacity="${number(opacity)}"`]),
  ];
  return `<image ${attributes.join(' ')}/>`;
}

function pathSvg({ path, fill, stroke, opacity, evenOdd }: PathItem): string {
  const attributes = [
    `d="${pathData(path)}"`,
    `fill="${fill ?? 'none'}"`,
    ...(evenOdd ? ['fill-rule="evenodd"'] : []),
    ...(stroke ? [`stroke="${stroke.colour}" stroke-width="${number(stroke.width)}"`] : []),
    ...(stroke?.cap === 'round' ? ['stroke-linecap="round"'] : []),
    ...(opacity === undefined ? [] : [`opacity="${number(opacity)}"`]),
  ];
  return `<path ${attributes.join(' ')}/>`;
}

function textSvg(item: TextItem, { fonts, prefix, defs, inRuns }: Writer): string {
  const face = faceOf(fonts, item.font);
  if (inRuns) {
    const d = textPath(item, face);
    return d === '' ? '' : `<path d="${d}" fill="${item.fill}"/>`;
  }
  const scale = item.size / face.unitsPerEm;
  const uses = glyphsOf(item, face.unitsPerEm).map((glyph) => {
    const outline = glyphOutline(face, glyph.id);
    if (outline === '') return '';
    const id = `${prefix}-${item.font.replace(':', '-')}-${glyph.id}`;
    if (!defs.has(id)) defs.set(id, `<path id="${id}" d="${outline}"/>`);
    const y = glyph.dy === 0 ? '' : ` y="${number(glyph.dy / scale)}"`;
    return `<use href="#${id}" x="${number(glyph.dx / scale)}"${y}/>`;
  });
  const matrix = [scale, 0, 0, -scale, item.x, item.y].map(fine).join(' ');
  return `<g fill="${item.fill}" transform="matrix(${matrix})">${uses.join('')}</g>`;
}

function groupSvg({ items, transform, clip, field, hit }: GroupItem, writer: Writer): string {
  const { isPart = false } = writer;
  const body = items.map((item) => itemSvg(item, writer)).join('');
  const attributes = [
    ...(field === undefined || isPart ? [] : [`data-field="${escapeXml(field)}"`]),
    ...(transform === undefined ? [] : [`transform="matrix(${transform.map(fine).join(' ')})"`]),
    ...(clip === undefined ? [] : [`clip-path="url(#${clipId(clip, writer)})"`]),
  ];
  const target =
    hit === undefined || isPart
      ? ''
      : `<rect x="${number(hit.x)}" y="${number(hit.y)}" width="${number(hit.width)}" height="${number(hit.height)}" fill="none" pointer-events="all"/>`;
  return attributes.length === 0 ? body : `<g ${attributes.join(' ')}>${target}${body}</g>`;
}

function clipId(clip: Path, { prefix, defs }: Writer): string {
  const data = pathData(clip);
  const id = `${prefix}-clip-${shortHash(data)}`;
  defs.set(id, `<clipPath id="${id}"><path d="${data}"/></clipPath>`);
  return id;
}

/** FNV-1a: ids that are the same for the same content, however many pictures share a page. */
function shortHash(data: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < data.length; index += 1)
    hash = Math.imul(hash ^ data.charCodeAt(index), 0x01000193) >>> 0;
  return hash.toString(36);
}
