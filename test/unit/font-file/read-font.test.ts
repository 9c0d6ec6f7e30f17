/** Tests how font files of users are read: what is kept, what is left out and what is rejected. */
import fc from 'fast-check';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../src/shared/base/limits.ts';
import { formatFontName } from '../../../src/shared/font-file/font-document.ts';
import { formatFontProblem } from '../../../src/shared/font-file/font-problem.ts';
import { type FontResult, readFont } from '../../../src/shared/font-file/read-font.ts';
import { shapeWord } from '../../../src/shared/text/fonts/fonts.ts';
import { canEmbed, createView, readTables } from '../../../src/shared/text/fonts/sfnt.ts';
import { addUserFonts, getUserFont } from '../../../src/shared/text/fonts/user-fonts.ts';
import {
  buildCollection,
  changeTables,
  getTable,
  packWoff,
  readPostScript,
  readTrueType,
  readWoff2,
  setLicenseBits,
  unpackers,
} from '../../support/fonts.ts';
import { scaleRuns } from '../../support/sample-size.ts';
import { translate } from '../../support/texts.ts';
import { getTestFonts } from '../card/support.ts';

/** The id of a glyph with an outline. */
const LETTER_GLYPH = 9;
const HASH = 'a'.repeat(64);
const readFontFile = async (fontFile: Uint8Array): Promise<FontResult> => readFont(fontFile, unpackers);

async function readFirstFont(fontFile: Uint8Array) {
  const result = await readFontFile(fontFile);
  if (!result.ok) throw new Error(formatFontProblem(translate, result.problem));
  const [font] = result.fonts;
  if (font === undefined) throw new Error('no font');
  return font;
}

const findProblem = async (fontFile: Uint8Array): Promise<unknown> => {
  const result = await readFontFile(fontFile);
  return result.ok ? 'none' : result.problem;
};

describe('readFont with a font file', () => {
  it('returns name, weight, outlines and license, and the unchanged file', async () => {
    const { file: fontFile, info } = await readFirstFont(readTrueType());
    expect(fontFile).toEqual(readTrueType());
    expect(info).toMatchObject({ weight: 700, italic: false, outlines: 'truetype', leftOut: [] });
    expect(formatFontName(info)).toBe('Lab Letters Bold');
    expect(info.licence).toContain('SIL Open Font License');
    expect((await readFirstFont(readPostScript())).info).toMatchObject({
      family: 'Lab Font',
      outlines: 'postscript',
      weight: 700,
    });
  });

  it.each([
    ['WOFF', () => packWoff(readTrueType())],
    ['WOFF2', readWoff2],
    ['a collection', () => buildCollection(readTrueType(), readTrueType())],
  ])('extracts the same glyphs from %s', async (_, createFile) => {
    const { file: fontFile, info } = await readFirstFont(createFile());
    const [originalTables, extractedTables] = [readTables(readTrueType()), readTables(fontFile)];
    expect(info.glyphs).toBe(createView(originalTables.get('maxp') ?? new Uint8Array()).getUint16(4));
    expect(extractedTables.get('hmtx')).toEqual(originalTables.get('hmtx'));
    expect(extractedTables.get('cmap')).toEqual(originalTables.get('cmap'));
    const [originalFont, extractedFont] = [create(readTrueType()), create(fontFile)];
    for (let glyphId = 0; glyphId < info.glyphs; glyphId += 1)
      expect(extractedFont.getGlyph(glyphId).path.toSVG()).toBe(originalFont.getGlyph(glyphId).path.toSVG());
    // A plain font file stays unchanged.
    expect((await readFirstFont(fontFile)).file).toEqual(fontFile);
  });

  it('reads each font of a collection and skips a damaged one', async () => {
    const brokenFont = changeTables(readPostScript(), (tables) => tables.delete('cmap'));
    const result = await readFontFile(buildCollection(brokenFont, readTrueType(), readPostScript()));
    expect(result.ok && result.fonts.map(({ info }) => info.family)).toEqual(['Lab Letters', 'Lab Font']);
  });

  // Columns: the field fsType of the table OS/2, the right to embed that it grants, whether cards may embed the font
  it.each([
    [0, 'installable', true],
    [2, 'restricted', false],
    [4, 'preview', true],
    [8, 'editable', true],
    [0x0c, 'editable', true],
    [0x0104, 'preview', true],
    [0x0200, 'installable', false],
  ] as const)('reads the license bits %i as %s (may be embedded: %s)', async (licenseBits, embedding, isEmbeddable) => {
    const { info } = await readFirstFont(setLicenseBits(readTrueType(), licenseBits));
    expect(info).toMatchObject({ embedding, whole: (licenseBits & 0x100) !== 0, bitmaps: (licenseBits & 0x200) !== 0 });
    expect(canEmbed(info)).toBe(isEmbeddable);
  });

  it('leaves out variations, colors and endlessly recursive ligatures', async () => {
    const circularLookups = new Uint8Array([
      // Version, offsets of scripts, features and lookups (10), and one contextual lookup whose rule calls itself.
      0, 1, 0, 0, 0, 40, 0, 40, 0, 10, 0, 1, 0, 4, 0, 5, 0, 0, 0, 1, 0, 8, 0, 3, 0, 1, 0, 1, 0, 12, 0, 0, 0, 0, 0, 1, 0,
      0, 0, 0, 0, 0,
    ]);
    const { file: fontFile, info } = await readFirstFont(
      changeTables(readTrueType(), (tables) => {
        tables.set('fvar', new Uint8Array(16));
        tables.set('COLR', new Uint8Array(16));
        tables.set('GSUB', circularLookups);
      }),
    );
    expect(info.leftOut).toEqual(['variations', 'colours', 'ligatures']);
    expect(['fvar', 'COLR', 'GSUB'].filter((tableTag) => readTables(fontFile).has(tableTag))).toEqual([]);
  });
});

describe('readFont with an unusable file', () => {
  const trueTypeFont = readTrueType();
  /** A font with a composite glyph that contains itself. */
  const fontWithRecursiveGlyph = changeTables(trueTypeFont, (tables) => {
    const hasLongOffsets = getTable(tables, 'head').getInt16(50) === 1;
    const loca = getTable(tables, 'loca');
    const getGlyphOffset = (glyphId: number) =>
      hasLongOffsets ? loca.getUint32(4 * glyphId) : 2 * loca.getUint16(2 * glyphId);
    const glyf = getTable(tables, 'glyf');
    glyf.setInt16(getGlyphOffset(LETTER_GLYPH), -1);
    glyf.setUint16(getGlyphOffset(LETTER_GLYPH) + 10, 0);
    glyf.setUint16(getGlyphOffset(LETTER_GLYPH) + 12, LETTER_GLYPH);
  });

  it.each<[string, () => Uint8Array | Promise<Uint8Array>, unknown]>([
    ['an empty file', () => new Uint8Array(), { kind: 'no-font' }],
    ['a text file', () => new TextEncoder().encode('This is no font at all.'), { kind: 'no-font' }],
    ['a file that is too large', () => new Uint8Array(LIMITS.fontBytes + 1), { kind: 'too-large' }],
    [
      'a truncated font',
      () => trueTypeFont.slice(0, trueTypeFont.length / 2),
      expect.objectContaining({ kind: 'broken' }),
    ],
    ['a font without glyphs', () => changeTables(trueTypeFont, (t) => t.delete('glyf')), { kind: 'no-outlines' }],
    [
      'a font without widths',
      () => changeTables(trueTypeFont, (t) => t.set('hmtx', new Uint8Array(8))),
      expect.objectContaining({ kind: 'broken' }),
    ],
    [
      'a font with 0 units per em',
      () => changeTables(trueTypeFont, (t) => getTable(t, 'head').setUint16(18, 0)),
      { kind: 'metrics' },
    ],
    [
      'a CFF2 font',
      () => changeTables(trueTypeFont, (t) => t.set('CFF2', new Uint8Array(8))),
      { kind: 'variable-postscript' },
    ],
    [
      'a font with a glyph that contains itself',
      () => fontWithRecursiveGlyph,
      expect.objectContaining({ kind: 'broken' }),
    ],
    [
      'a WOFF2 file that claims to unpack to gigabytes',
      () => {
        const hugeClaim = readWoff2();
        // This sets the length of the first table.
        hugeClaim.set([0x8f, 0xff, 0xff, 0xff, 0x7f], 49);
        return hugeClaim;
      },
      { kind: 'unpacks-too-large' },
    ],
    [
      'a WOFF file that claims to unpack to gigabytes',
      () => {
        const hugeClaim = packWoff(readTrueType());
        createView(hugeClaim).setUint32(44 + 12, 0xffffffff);
        return hugeClaim;
      },
      { kind: 'unpacks-too-large' },
    ],
  ])('rejects %s with its reason', async (_, createFile, problem) => {
    expect(await findProblem(await createFile())).toEqual(problem);
  });

  it('formatFontProblem returns a sentence for a reason', async () => {
    const broken = { kind: 'broken', part: { kind: 'table', tag: 'cmap' } } as const;
    expect(formatFontProblem(translate, broken)).toBe('It is damaged: its table cmap cannot be read.');
    expect(formatFontProblem(translate, { kind: 'too-large' })).toContain('40 MB');
  });

  it('law: reads or rejects randomly changed bytes and never throws', async () => {
    const originalFile = readPostScript();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(originalFile.length - 1), fc.nat(255)), { minLength: 1, maxLength: 40 }),
        fc.option(fc.nat(originalFile.length), { nil: undefined }),
        async (changes, fileLength) => {
          const damagedFile = originalFile.slice(0, fileLength);
          for (const [offset, byte] of changes) if (offset < damagedFile.length) damagedFile[offset] = byte;
          const result = await readFontFile(damagedFile);
          expect(result.ok ? result.fonts.length : formatFontProblem(translate, result.problem).length).toBeGreaterThan(
            0,
          );
          for (const readableFont of result.ok ? result.fonts : []) {
            const typeface = getUserFont(
              addUserFonts(getTestFonts(), new Map([[HASH, readableFont.file]])),
              `sha256:${HASH}`,
            );
            if (typeof typeface === 'object') expect(shapeWord(typeface, 'AVATAR').glyphs.length).toBeGreaterThan(0);
          }
        },
      ),
      { seed: 20261123, numRuns: scaleRuns(1200) },
    );
  });
});
