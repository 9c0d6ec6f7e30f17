/** Renders a display list as an SVG for the screen, with the same paths and glyph outlines as the PDF, without fonts or scripts. */

import { getOrCreateFor } from '../../base/cache.ts';
import {
  type DisplayItem,
  type DisplayList,
  type Gradient,
  type GroupItem,
  type ImageItem,
  listRunGlyphs,
  type PathItem,
  type TextItem,
} from '../../display/display-list.ts';
import type { Path } from '../../display/path.ts';
import { pt, toMm } from '../../display/units.ts';
import { type FontSet, getGlyphOutline, getTypeface } from '../../text/fonts/fonts.ts';
import { createTextPath } from './text-path.ts';

export interface SvgOptions {
  /** Whether to show the bleed too. */
  readonly bleed?: boolean;
  /** Prefix of every id, for pages that show several SVGs and hide some of them. */
  readonly idPrefix?: string;
  /** Returns the data: or blob: URL of a picture. A picture without a URL is omitted. */
  readonly getHref?: ((picture: string) => string | undefined) | undefined;
  /** Draws each run of text as one path: more text, but far fewer elements. For SVGs that are redrawn at every keystroke. */
  readonly pathPerRun?: boolean;
}

const formatNumber = (value: number): string => String(Math.round(value * 1000) / 1000);
/** Scales need more digits than positions, since they multiply coordinates of up to 600 units. */
const formatScale = (value: number): string => String(Math.round(value * 1e6) / 1e6);
const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const formatPath = (path: Path): string =>
  path.map(([letter, ...numbers]) => letter + (numbers as number[]).map(formatNumber).join(' ')).join('');

/** Paths of at least this many commands are cached: the same artwork objects are written again at every keystroke. */
const MIN_CACHED_COMMANDS = 16;
const pathDataCache = new WeakMap<Path, string>();
const getPathData = (path: Path): string =>
  path.length < MIN_CACHED_COMMANDS ? formatPath(path) : getOrCreateFor(pathDataCache, path, () => formatPath(path));

interface SvgWriter {
  readonly fonts: FontSet;
  readonly idPrefix: string;
  /** Glyph outlines, clips and tile patterns by id, each defined once. */
  readonly definitions: Map<string, string>;
  readonly getHref: (picture: string) => string | undefined;
  readonly pathPerRun: boolean;
  /** Whether the result is display only, without click targets. */
  readonly isFragment?: boolean;
}

/** The parts of a list's SVG. Ids are derived from content, so that the same list gives the same text. */
export interface SvgParts {
  readonly definitions: string;
  readonly body: string;
  /** The escaped text alternative. */
  readonly label: string;
}

/**
 * Turns the classes of blend modes into styles, for an SVG that becomes a file of its own. On a page the classes are those of
 * `blend-modes.css`, since the policy of the page forbids styles in SVG.
 */
export const styleBlendModes = (svg: string): string =>
  svg.replaceAll(/ class="blend-([a-z-]+)"/g, ' style="mix-blend-mode:$1"');

/** Creates the content of the SVG, in points. */
export function createSvgParts(
  list: DisplayList,
  fonts: FontSet,
  { idPrefix = 'c', getHref = () => undefined, pathPerRun = false }: Omit<SvgOptions, 'bleed'> = {},
): SvgParts {
  const writer: SvgWriter = { fonts, idPrefix, definitions: new Map(), getHref, pathPerRun };
  const body = list.items.map((item) => writeItem(item, writer)).join('');
  return { definitions: [...writer.definitions.values()].join(''), body, label: escapeXml(list.label) };
}

/** Writes some items of an SVG that is repainted part by part: one path for each run, without field attributes. */
export function createSvgFragment(
  items: readonly DisplayItem[],
  fonts: FontSet,
  { idPrefix = 'c', getHref = () => undefined }: Omit<SvgOptions, 'bleed' | 'pathPerRun'> = {},
): string {
  const writer: SvgWriter = { fonts, idPrefix, definitions: new Map(), getHref, pathPerRun: true, isFragment: true };
  const body = items.map((item) => writeItem(item, writer)).join('');
  return writer.definitions.size === 0 ? body : `<defs>${[...writer.definitions.values()].join('')}</defs>${body}`;
}

/** Writes the display list as an SVG document. */
export function toSvg(list: DisplayList, fonts: FontSet, { bleed = false, ...options }: SvgOptions = {}): string {
  const { definitions, body, label } = createSvgParts(list, fonts, options);
  const bleedWidth = bleed ? list.bleed : 0;
  const width = list.width + 2 * bleedWidth;
  const height = list.height + 2 * bleedWidth;
  const sizeAttributes = `width="${formatNumber(toMm(pt(width)))}mm" height="${formatNumber(toMm(pt(height)))}mm"`;
  const viewBox = [-bleedWidth, -bleedWidth, width, height].map(formatNumber).join(' ');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${sizeAttributes} viewBox="${viewBox}" role="img" aria-label="${label}">` +
    // The card stock is white, also where a card has no ground and the page behind it is dark.
    `<defs>${definitions}</defs><rect x="${formatNumber(-bleedWidth)}" y="${formatNumber(-bleedWidth)}" ` +
    `width="${formatNumber(width)}" height="${formatNumber(height)}" fill="#ffffff"/>${body}</svg>`
  );
}

function writeItem(item: DisplayItem, writer: SvgWriter): string {
  if (item.kind === 'group') return writeGroup(item, writer);
  if (item.kind === 'image') return writeImage(item, writer);
  return item.kind === 'path' ? writePath(item, writer) : writeText(item, writer);
}

function writeImage(item: ImageItem, writer: SvgWriter): string {
  const href = writer.getHref(item.picture);
  if (href === undefined) return '';
  return item.tiles === undefined ? writeSingleImage(item, href) : writeTiles(item, href, item.tiles, writer);
}

/** Writes a tiled picture as a pattern, so that the file contains the picture only once. */
function writeTiles(item: ImageItem, href: string, tiles: NonNullable<ImageItem['tiles']>, writer: SvgWriter): string {
  const { picture, x, y, width, height, opacity } = item;
  const boxAttributes = Object.entries({ x, y, width, height }).map(
    ([attribute, value]) => `${attribute}="${formatNumber(value)}"`,
  );
  const patternId = `${writer.idPrefix}-tile-${computeShortHash(`${picture} ${boxAttributes.join(' ')}`)}`;
  const tileImage = writeSingleImage({ kind: 'image', picture, x: 0, y: 0, width, height }, href);
  writer.definitions.set(
    patternId,
    `<pattern id="${patternId}" patternUnits="userSpaceOnUse" ${boxAttributes.join(' ')}>${tileImage}</pattern>`,
  );
  const areaAttributes = [
    `width="${formatNumber(width * tiles.columns)}"`,
    `height="${formatNumber(height * tiles.rows)}"`,
  ];
  const opacityAttribute = opacity === undefined ? '' : ` opacity="${formatNumber(opacity)}"`;
  return `<rect x="${formatNumber(x)}" y="${formatNumber(y)}" ${areaAttributes.join(' ')} fill="url(#${patternId})"${opacityAttribute}/>`;
}

function writeSingleImage({ x, y, width, height, opacity }: ImageItem, href: string): string {
  const attributes = [
    `href="${escapeXml(href)}"`,
    ...Object.entries({ x, y, width, height }).map(([attribute, value]) => `${attribute}="${formatNumber(value)}"`),
    'preserveAspectRatio="none"',
    ...(opacity === undefined ? [] : [`opacity="${formatNumber(opacity)}"`]),
  ];
  return `<image ${attributes.join(' ')}/>`;
}

function writePath({ path, fill, gradient, stroke, opacity, evenOdd }: PathItem, writer: SvgWriter): string {
  const attributes = [
    `d="${getPathData(path)}"`,
    `fill="${gradient === undefined ? (fill ?? 'none') : `url(#${defineGradient(gradient, writer)})`}"`,
    ...(evenOdd ? ['fill-rule="evenodd"'] : []),
    ...(stroke ? [`stroke="${stroke.colour}" stroke-width="${formatNumber(stroke.width)}"`] : []),
    ...(stroke?.cap === 'round' ? ['stroke-linecap="round"'] : []),
    ...(stroke?.join === 'round' ? ['stroke-linejoin="round"'] : []),
    ...(opacity === undefined ? [] : [`opacity="${formatNumber(opacity)}"`]),
  ];
  return `<path ${attributes.join(' ')}/>`;
}

function writeText(item: TextItem, { fonts, idPrefix, definitions, pathPerRun }: SvgWriter): string {
  const typeface = getTypeface(fonts, item.font);
  if (pathPerRun) {
    const pathData = createTextPath(item, typeface);
    return pathData === '' ? '' : `<path d="${pathData}" fill="${item.fill}"/>`;
  }
  const scale = item.size / typeface.unitsPerEm;
  const uses = listRunGlyphs(item, typeface.unitsPerEm).map((glyph) => {
    const outline = getGlyphOutline(typeface, glyph.id);
    if (outline === '') return '';
    const outlineId = `${idPrefix}-${item.font.replace(':', '-')}-${glyph.id}`;
    if (!definitions.has(outlineId)) definitions.set(outlineId, `<path id="${outlineId}" d="${outline}"/>`);
    const offsetY = glyph.dy === 0 ? '' : ` y="${formatNumber(glyph.dy / scale)}"`;
    return `<use href="#${outlineId}" x="${formatNumber(glyph.dx / scale)}"${offsetY}/>`;
  });
  const matrix = [scale, 0, 0, -scale, item.x, item.y].map(formatScale).join(' ');
  return `<g fill="${item.fill}" transform="matrix(${matrix})">${uses.join('')}</g>`;
}

function writeGroup({ items, transform, clip, blend, field, hit }: GroupItem, writer: SvgWriter): string {
  const { isFragment = false } = writer;
  const body = items.map((item) => writeItem(item, writer)).join('');
  const attributes = [
    ...(field === undefined || isFragment ? [] : [`data-field="${escapeXml(field)}"`]),
    ...(transform === undefined ? [] : [`transform="matrix(${transform.map(formatScale).join(' ')})"`]),
    ...(blend === undefined ? [] : [`class="blend-${blend}"`]),
    ...(clip === undefined ? [] : [`clip-path="url(#${defineClip(clip, writer)})"`]),
  ];
  const hitTarget =
    hit === undefined || isFragment
      ? ''
      : `<rect x="${formatNumber(hit.x)}" y="${formatNumber(hit.y)}" width="${formatNumber(hit.width)}" height="${formatNumber(hit.height)}" fill="none" pointer-events="all"/>`;
  return attributes.length === 0 ? body : `<g ${attributes.join(' ')}>${hitTarget}${body}</g>`;
}

function defineGradient(gradient: Gradient, { idPrefix, definitions }: SvgWriter): string {
  const elementId = `${idPrefix}-gradient-${computeShortHash(JSON.stringify(gradient))}`;
  if (definitions.has(elementId)) return elementId;
  const stops = gradient.stops.map(
    ({ offset, colour, opacity }) =>
      `<stop offset="${formatNumber(offset)}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${formatNumber(opacity)}"`}/>`,
  );
  const points =
    gradient.type === 'linear'
      ? { x1: gradient.start.x, y1: gradient.start.y, x2: gradient.end.x, y2: gradient.end.y }
      : { cx: gradient.center.x, cy: gradient.center.y, r: gradient.radius };
  const attributes = Object.entries(points).map(([attribute, value]) => `${attribute}="${formatNumber(value)}"`);
  const tagName = `${gradient.type}Gradient`;
  definitions.set(
    elementId,
    `<${tagName} id="${elementId}" gradientUnits="userSpaceOnUse" ${attributes.join(' ')}>${stops.join('')}</${tagName}>`,
  );
  return elementId;
}

function defineClip(clip: Path, { idPrefix, definitions }: SvgWriter): string {
  const clipData = getPathData(clip);
  const elementId = `${idPrefix}-clip-${computeShortHash(clipData)}`;
  definitions.set(elementId, `<clipPath id="${elementId}"><path d="${clipData}"/></clipPath>`);
  return elementId;
}

/** Computes an FNV-1a hash, so that the same content has the same id in all SVGs of a page. */
function computeShortHash(content: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < content.length; index += 1)
    hash = Math.imul(hash ^ content.charCodeAt(index), 0x01000193) >>> 0;
  return hash.toString(36);
}
