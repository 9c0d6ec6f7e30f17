/** Reads and checks a user's font file, so that the saved font needs neither unpacking nor further checks. */
import { create, type Font } from 'fontkit';
import { LIMITS } from '../base/limits.ts';
import { createView, type FontLicense, readFontLicense, readTables } from '../text/fonts/sfnt.ts';
import { showHiddenCharacters } from '../text/hidden-characters.ts';
import { FontError, type FontProblem, refuseFont, refusePart } from './font-problem.ts';
import { checkGlyphParts } from './glyph-parts.ts';
import { isSafeLayoutTable } from './layout-tables.ts';
import { buildPlainFont, type Unpackers, unwrap } from './unwrap.ts';

/**
 * A feature that was removed from a font so that the font can be used: the other weights of a variable font, colors, or ligatures and
 * kerning whose tables could take too long to process.
 */
export type LeftOut = 'variations' | 'colours' | 'ligatures' | 'kerning';

export interface FontInfo extends FontLicense {
  /** The family, such as `Bangers`, and the style, such as `Regular`. */
  readonly family: string;
  readonly style: string;
  /** 1 to 1000; 400 is regular. */
  readonly weight: number;
  readonly italic: boolean;
  /** The format of the outlines, shown to the user. */
  readonly outlines: 'truetype' | 'postscript';
  readonly glyphs: number;
  readonly copyright?: string;
  readonly licence?: string;
  readonly licenceUrl?: string;
  readonly leftOut: readonly LeftOut[];
}

/** A font that can be saved. */
export interface ReadFont {
  /** The font file; the original bytes if nothing had to be changed. */
  readonly file: Uint8Array;
  readonly info: FontInfo;
}

export type FontResult =
  | { readonly ok: true; readonly fonts: readonly ReadFont[] }
  | { readonly ok: false; readonly problem: FontProblem };

/**
 * Reads a file with one font or a collection of fonts. Unusable fonts of a collection are left out if others are usable. Every font's
 * outlines are drawn once as a check, which can take long, so the caller has to limit the time.
 */
export function readFont(fontFile: Uint8Array, unpackers: Unpackers): FontResult {
  try {
    const attempts = unwrap(fontFile, unpackers).map(tryReadFont);
    const fonts = attempts.flatMap((attempt) => ('problem' in attempt ? [] : [attempt]));
    const [firstAttempt] = attempts;
    if (fonts.length > 0) return { ok: true, fonts };
    return {
      ok: false,
      problem: firstAttempt !== undefined && 'problem' in firstAttempt ? firstAttempt.problem : { kind: 'no-font' },
    };
  } catch (error) {
    if (!(error instanceof FontError)) throw error;
    return { ok: false, problem: error.problem };
  }
}

function tryReadFont(fontFile: Uint8Array): ReadFont | { readonly problem: FontProblem } {
  try {
    return readPlainFont(fontFile);
  } catch (error) {
    if (error instanceof FontError) return { problem: error.problem };
    // fontkit follows the offsets of tables, so any other exception means that the file is damaged.
    return { problem: { kind: 'broken', part: { kind: 'someTable' } } };
  }
}

/** The tables of variable fonts. */
const VARIATION_TABLES = ['fvar', 'gvar', 'avar', 'cvar', 'HVAR', 'MVAR', 'VVAR', 'STAT'];
/** The tables of colors and bitmaps. */
const COLOR_TABLES = ['COLR', 'CPAL', 'SVG ', 'sbix', 'CBDT', 'CBLC', 'EBDT', 'EBLC', 'EBSC'];

function readPlainFont(plainFile: Uint8Array): ReadFont {
  const tables = readTables(plainFile);
  if (tables.has('CFF2')) refuseFont({ kind: 'variable-postscript' });
  if (!tables.has('CFF ') && !(tables.has('glyf') && tables.has('loca'))) refuseFont({ kind: 'no-outlines' });
  for (const [tag, minBytes] of MIN_TABLE_BYTES) {
    if ((tables.get(tag)?.length ?? 0) < minBytes) refusePart({ kind: 'table', tag });
  }
  const leftOut: LeftOut[] = [];
  const removeTables = (leftOutPart: LeftOut, tags: readonly string[]): void => {
    const removedTags = tags.filter((tag) => tables.delete(tag));
    // The table `STAT` only names styles, so a font that loses nothing else is unchanged for the user.
    if (removedTags.some((tag) => tag !== 'STAT') && !leftOut.includes(leftOutPart)) leftOut.push(leftOutPart);
  };
  const isVariable = tables.has('fvar');
  if (isVariable) removeTables('variations', VARIATION_TABLES);
  removeTables('colours', COLOR_TABLES);
  for (const [tag, leftOutPart] of [
    ['GSUB', 'ligatures'],
    ['GPOS', 'kerning'],
  ] as const) {
    const table = tables.get(tag);
    if (table !== undefined && !isSafeLayoutTable(tag, table)) removeTables(leftOutPart, [tag]);
  }
  checkMetrics(tables);
  const glyphCount = createView(tables.get('maxp') ?? plainFile).getUint16(4);
  if (tables.has('glyf')) checkGlyphParts(tables, glyphCount);
  const usableFile = leftOut.length === 0 ? plainFile : buildPlainFont(tables);
  const font = create(usableFile);
  checkLetters(font);
  checkOutlines(font, glyphCount);
  return { file: usableFile, info: readFontInfo(font, tables, glyphCount, leftOut) };
}

/** The required tables and their minimum lengths in bytes. */
const MIN_TABLE_BYTES: readonly (readonly [string, number])[] = [
  ['head', 54],
  ['hhea', 36],
  ['hmtx', 4],
  ['maxp', 6],
  ['cmap', 4],
];

/** The units per em that OpenType allows. */
const MAX_EM = 16_384;
const MIN_EM = 16;

function checkMetrics(tables: ReadonlyMap<string, Uint8Array>): void {
  const getTable = (tag: string): DataView => createView(tables.get(tag) ?? new Uint8Array());
  // Offsets of the fields in their tables (OpenType 1.9): head.unitsPerEm, hhea.ascender, hhea.descender, hhea.numberOfHMetrics.
  const unitsPerEm = getTable('head').getUint16(18);
  const [ascent, descent, longMetricCount] = [
    getTable('hhea').getInt16(4),
    getTable('hhea').getInt16(6),
    getTable('hhea').getUint16(34),
  ];
  const hasValidMetrics =
    unitsPerEm >= MIN_EM && unitsPerEm <= MAX_EM && ascent > descent && ascent - descent <= 10 * unitsPerEm;
  if (!hasValidMetrics) refuseFont({ kind: 'metrics' });
  const glyphCount = getTable('maxp').getUint16(4);
  if (
    glyphCount === 0 ||
    longMetricCount === 0 ||
    longMetricCount > glyphCount ||
    getTable('hmtx').byteLength < 4 * longMetricCount + 2 * (glyphCount - longMetricCount)
  )
    refusePart({ kind: 'widths' });
}

const SPACE = 0x20;

/** Refuses a font without letters or a space. Fonts for scripts such as Thai often have no Latin letters, so any letters will do. */
function checkLetters(font: Font): void {
  const hasLetters = font.characterSet.some((code) => /\p{L}/u.test(String.fromCodePoint(code)));
  if (!font.hasGlyphForCodePoint(SPACE) || !hasLetters) refuseFont({ kind: 'no-letters' });
}

/** The maximum length of a glyph's path data. The most ornate initials have a tenth of this. */
const MAX_OUTLINE_LETTERS = 2_000_000;

/**
 * The maximum number of glyphs that are checked. In larger fonts, which are Chinese, Japanese or Korean, this many evenly spaced glyphs are
 * checked, since all of them would take minutes. Other damaged glyphs are drawn as blanks (`getGlyphOutline`).
 */
const MAX_DRAWN_GLYPHS = 4000;

function checkOutlines(font: Font, glyphCount: number): void {
  const step = Math.max(1, Math.ceil(glyphCount / MAX_DRAWN_GLYPHS));
  for (let glyphId = 0; glyphId < glyphCount; glyphId += step) {
    const outline = drawOutline(font, glyphId);
    if (outline === undefined || /NaN|Infinity/.test(outline)) refusePart({ kind: 'glyph', id: glyphId });
    else if (outline.length > MAX_OUTLINE_LETTERS) refuseFont({ kind: 'too-complex' });
  }
}

function drawOutline(font: Font, glyphId: number): string | undefined {
  try {
    const glyph = font.getGlyph(glyphId);
    return Number.isFinite(glyph.advanceWidth) ? glyph.path.toSVG() : undefined;
  } catch {
    return undefined;
  }
}

function readFontInfo(
  font: Font,
  tables: ReadonlyMap<string, Uint8Array>,
  glyphCount: number,
  leftOut: readonly LeftOut[],
): FontInfo {
  const readText = (nameKey: string, maxLetters: number): string | undefined => {
    const nameText = getFontName(font, nameKey)?.slice(0, maxLetters).trim();
    return nameText === undefined || nameText === '' ? undefined : nameText;
  };
  const readLine = (...nameKeys: readonly string[]): string | undefined => {
    for (const nameKey of nameKeys) {
      const nameText = readText(nameKey, LIMITS.fontNameLetters);
      if (nameText !== undefined) return showHiddenCharacters(nameText.replace(/\s+/g, ' '));
    }
    return undefined;
  };
  const family = readLine('preferredFamily', 'fontFamily') ?? 'Font without a name';
  const style = readLine('preferredSubfamily', 'fontSubfamily') ?? 'Regular';
  const os2 = tables.get('OS/2');
  // OS/2.usWeightClass, head.macStyle, whose bit 1 means italic, and, below, OS/2.fsSelection, whose bit 0 means italic.
  const weight = os2 !== undefined && os2.length >= 6 ? createView(os2).getUint16(4) : 400;
  const macStyle = createView(tables.get('head') ?? new Uint8Array()).getUint16(44);
  const [copyright, licence, licenceUrl] = [
    readLine('copyright'),
    readText('license', LIMITS.fontLicenceLetters),
    readLine('licenseURL'),
  ];
  return {
    ...readFontLicense(tables),
    family,
    style,
    // Some old fonts have weights from 1 to 9.
    weight: weight < 1 || weight > 1000 ? 400 : weight < 10 ? weight * 100 : weight,
    italic:
      (macStyle & 2) !== 0 || (os2 !== undefined && os2.length >= 64 && (createView(os2).getUint16(62) & 1) !== 0),
    outlines: tables.has('CFF ') ? 'postscript' : 'truetype',
    glyphs: glyphCount,
    ...(copyright === undefined ? {} : { copyright }),
    ...(licence === undefined ? {} : { licence: showHiddenInLines(licence) }),
    ...(licenceUrl === undefined ? {} : { licenceUrl }),
    leftOut,
  };
}

/** Keeps line breaks and shows all other hidden characters. */
const showHiddenInLines = (licenseText: string): string =>
  licenseText
    .split(/\r\n?|\n/)
    .map(showHiddenCharacters)
    .join('\n');

/** Returns a name, or undefined if the name can't be read, since a bad name is no reason to refuse a font. */
function getFontName(font: Font, nameKey: string): string | undefined {
  try {
    const fontName = font.getName(nameKey);
    return typeof fontName === 'string' ? fontName : undefined;
  } catch {
    return undefined;
  }
}
