/** A font file of the user's own, checked and made plain: what is kept needs neither unpacking nor a further check. */
import { create, type Font } from 'fontkit';
import { LIMITS } from '../base/limits.ts';
import { type FontLicence, licenceOf, tablesOf, viewOf } from '../text/fonts/sfnt.ts';
import { visible } from '../text/visible.ts';
import { FontFault, type FontProblem, refuseFont, refusePart } from './font-problem.ts';
import { checkGlyphParts } from './glyph-parts.ts';
import { isTame } from './layout-tables.ts';
import { plainFont, type Unpackers, unwrap } from './unwrap.ts';

/** What was left out of a font so that it can be used: other weights of a variable one, colours, endless ligatures. */
export type LeftOut = 'variations' | 'colours' | 'ligatures' | 'kerning';

export interface FontInfo extends FontLicence {
  /** `Bangers`, and `Regular`. */
  readonly family: string;
  readonly style: string;
  /** 1 to 1000; 400 is regular. */
  readonly weight: number;
  readonly italic: boolean;
  /** Its letters are as wide as each other, or its outlines PostScript: for people. */
  readonly outlines: 'truetype' | 'postscript';
  readonly glyphs: number;
  readonly copyright?: string;
  readonly licence?: string;
  readonly licenceUrl?: string;
  readonly leftOut: readonly LeftOut[];
}

/** A font that can be kept. */
export interface ReadFont {
  /** The same bytes where the file was plain already. */
  readonly file: Uint8Array;
  readonly info: FontInfo;
}

export type FontResult =
  | { readonly ok: true; readonly fonts: readonly ReadFont[] }
  | { readonly ok: false; readonly problem: FontProblem };

/**
 * Reads a file with one font, or a collection with several; of a collection the broken ones are left out where others are
 * sound. Outlines are drawn once, so that none can fail later: the caller sees to it that this ends in time.
 */
export function readFont(file: Uint8Array, unpackers: Unpackers): FontResult {
  try {
    const all = unwrap(file, unpackers).map(attempt);
    const fonts = all.flatMap((one) => ('problem' in one ? [] : [one]));
    const [first] = all;
    if (fonts.length > 0) return { ok: true, fonts };
    return { ok: false, problem: first !== undefined && 'problem' in first ? first.problem : { kind: 'no-font' } };
  } catch (error) {
    if (!(error instanceof FontFault)) throw error;
    return { ok: false, problem: error.problem };
  }
}

function attempt(file: Uint8Array): ReadFont | { readonly problem: FontProblem } {
  try {
    return readPlain(file);
  } catch (error) {
    if (error instanceof FontFault) return { problem: error.problem };
    // fontkit reads where a table leads it: what it stumbles over is in the file.
    return { problem: { kind: 'broken', part: { kind: 'someTable' } } };
  }
}

/** Tables that say how a variable font varies, those of colours, and those of pictures. */
const VARIATIONS = ['fvar', 'gvar', 'avar', 'cvar', 'HVAR', 'MVAR', 'VVAR', 'STAT'];
const COLOURS = ['COLR', 'CPAL', 'SVG ', 'sbix', 'CBDT', 'CBLC', 'EBDT', 'EBLC', 'EBSC'];

function readPlain(plain: Uint8Array): ReadFont {
  const tables = tablesOf(plain);
  if (tables.has('CFF2')) refuseFont({ kind: 'variable-postscript' });
  if (!tables.has('CFF ') && !(tables.has('glyf') && tables.has('loca'))) refuseFont({ kind: 'no-outlines' });
  for (const [tag, least] of LEAST) {
    if ((tables.get(tag)?.length ?? 0) < least) refusePart({ kind: 'table', tag: tag });
  }
  const leftOut: LeftOut[] = [];
  const leave = (what: LeftOut, tags: readonly string[]): void => {
    const there = tags.filter((tag) => tables.delete(tag));
    if (there.some((tag) => tag !== 'STAT') && !leftOut.includes(what)) leftOut.push(what);
  };
  const isVariable = tables.has('fvar');
  if (isVariable) leave('variations', VARIATIONS);
  leave('colours', COLOURS);
  for (const [tag, what] of [
    ['GSUB', 'ligatures'],
    ['GPOS', 'kerning'],
  ] as const) {
    const table = tables.get(tag);
    if (table !== undefined && !isTame(tag, table)) leave(what, [tag]);
  }
  checkMetrics(tables);
  const glyphs = viewOf(tables.get('maxp') ?? plain).getUint16(4);
  if (tables.has('glyf')) checkGlyphParts(tables, glyphs);
  const file = leftOut.length === 0 ? plain : plainFont(tables);
  const font = create(file);
  checkLetters(font);
  checkOutlines(font, glyphs);
  return { file, info: infoOf(font, tables, glyphs, leftOut) };
}

/** Tables that no font can do without, and the bytes that each has at least. */
const LEAST: readonly (readonly [string, number])[] = [
  ['head', 54],
  ['hhea', 36],
  ['hmtx', 4],
  ['maxp', 6],
  ['cmap', 4],
];

const LARGEST_EM = 16_384;
const SMALLEST_EM = 16;

function checkMetrics(tables: ReadonlyMap<string, Uint8Array>): void {
  const at = (tag: string): DataView => viewOf(tables.get(tag) ?? new Uint8Array());
  const em = at('head').getUint16(18);
  const [ascent, descent, full] = [at('hhea').getInt16(4), at('hhea').getInt16(6), at('hhea').getUint16(34)];
  const sound = em >= SMALLEST_EM && em <= LARGEST_EM && ascent > descent && ascent - descent <= 10 * em;
  if (!sound) refuseFont({ kind: 'metrics' });
  const glyphs = at('maxp').getUint16(4);
  if (glyphs === 0 || full === 0 || full > glyphs || at('hmtx').byteLength < 4 * full + 2 * (glyphs - full))
    refusePart({ kind: 'widths' });
}

const SPACE = 0x20;

/** Letters of any script: fonts of Thai or Devanagari often have no Latin ones, which other fonts give. */
function checkLetters(font: Font): void {
  const hasLetters = font.characterSet.some((code) => /\p{L}/u.test(String.fromCodePoint(code)));
  if (!font.hasGlyphForCodePoint(SPACE) || !hasLetters) refuseFont({ kind: 'no-letters' });
}

/** Characters of path data that one glyph may have: the most ornate initials have a tenth of it. */
const MOST_OUTLINE = 2_000_000;

/**
 * Glyphs of which all are drawn. Of a larger font, which is one of Chinese, Japanese or Korean, as many are drawn at equal distances: all
 * of them would take minutes. Any other that is broken is drawn as nothing (`glyphOutline`).
 */
const MOST_DRAWN = 4000;

function checkOutlines(font: Font, glyphs: number): void {
  const step = Math.max(1, Math.ceil(glyphs / MOST_DRAWN));
  for (let id = 0; id < glyphs; id += step) {
    const outline = outlineOf(font, id);
    if (outline === undefined || /NaN|Infinity/.test(outline)) refusePart({ kind: 'glyph', id });
    else if (outline.length > MOST_OUTLINE) refuseFont({ kind: 'too-complex' });
  }
}

function outlineOf(font: Font, id: number): string | undefined {
  try {
    const glyph = font.getGlyph(id);
    return Number.isFinite(glyph.advanceWidth) ? glyph.path.toSVG() : undefined;
  } catch {
    return undefined;
  }
}

function infoOf(
  font: Font,
  tables: ReadonlyMap<string, Uint8Array>,
  glyphs: number,
  leftOut: readonly LeftOut[],
): FontInfo {
  const named = (key: string, most: number): string | undefined => {
    const text = nameIn(font, key)?.slice(0, most).trim();
    return text === undefined || text === '' ? undefined : text;
  };
  const line = (...keys: readonly string[]): string | undefined => {
    for (const key of keys) {
      const found = named(key, LIMITS.fontNameLetters);
      if (found !== undefined) return visible(found.replace(/\s+/g, ' '));
    }
    return undefined;
  };
  const family = line('preferredFamily', 'fontFamily') ?? 'Font without a name';
  const style = line('preferredSubfamily', 'fontSubfamily') ?? 'Regular';
  const os2 = tables.get('OS/2');
  const weight = os2 !== undefined && os2.length >= 6 ? viewOf(os2).getUint16(4) : 400;
  const macStyle = viewOf(tables.get('head') ?? new Uint8Array()).getUint16(44);
  const [copyright, licence, licenceUrl] = [
    line('copyright'),
    named('license', LIMITS.fontLicenceLetters),
    line('licenseURL'),
  ];
  return {
    ...licenceOf(tables),
    family,
    style,
    // Some old fonts count from 1 to 9.
    weight: weight < 1 || weight > 1000 ? 400 : weight < 10 ? weight * 100 : weight,
    italic: (macStyle & 2) !== 0 || (os2 !== undefined && os2.length >= 64 && (viewOf(os2).getUint16(62) & 1) !== 0),
    outlines: tables.has('CFF ') ? 'postscript' : 'truetype',
    glyphs,
    ...(copyright === undefined ? {} : { copyright }),
    ...(licence === undefined ? {} : { licence: clean(licence) }),
    ...(licenceUrl === undefined ? {} : { licenceUrl }),
    leftOut,
  };
}

/** Lines stay lines; other hidden characters are shown. */
const clean = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(visible)
    .join('\n');

/** A name is no reason to refuse a font. */
function nameIn(font: Font, key: string): string | undefined {
  try {
    const name = font.getName(key);
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
}
