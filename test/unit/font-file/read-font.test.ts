/** Fonts of users: what is read of them, what is left out, and what is refused. */
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
  changed,
  collection,
  licensed,
  postscript,
  tableIn,
  truetype,
  unpackers,
  woff,
  woff2,
} from '../../support/fonts.ts';
import { runs } from '../../support/runs.ts';
import { t } from '../../support/texts.ts';
import { testFonts } from '../card/support.ts';

/** A glyph with an outline. */
const LETTER = 9;
const HASH = 'a'.repeat(64);
const reading = async (file: Uint8Array): Promise<FontResult> => readFont(file, unpackers);

async function first(file: Uint8Array) {
  const read = await reading(file);
  if (!read.ok) throw new Error(formatFontProblem(t, read.problem));
  const [font] = read.fonts;
  if (font === undefined) throw new Error('no font');
  return font;
}

const problemOf = async (file: Uint8Array): Promise<unknown> => {
  const read = await reading(file);
  return read.ok ? 'none' : read.problem;
};

describe('a font of the user', () => {
  it('tells its name, weight, outlines and licence, and is kept as it came', async () => {
    const { file, info } = await first(truetype());
    expect(file).toEqual(truetype());
    expect(info).toMatchObject({ weight: 700, italic: false, outlines: 'truetype', leftOut: [] });
    expect(formatFontName(info)).toBe('Lab Letters Bold');
    expect(info.licence).toContain('SIL Open Font License');
    expect((await first(postscript())).info).toMatchObject({ family: 'Lab Font', outlines: 'postscript', weight: 700 });
  });

  it.each([
    ['WOFF', () => woff(truetype())],
    ['WOFF2', woff2],
    ['a collection', () => collection(truetype(), truetype())],
  ])('comes out of %s with the same letters', async (_, make) => {
    const { file, info } = await first(make());
    const [was, is] = [readTables(truetype()), readTables(file)];
    expect(info.glyphs).toBe(createView(was.get('maxp') ?? new Uint8Array()).getUint16(4));
    expect(is.get('hmtx')).toEqual(was.get('hmtx'));
    expect(is.get('cmap')).toEqual(was.get('cmap'));
    const [before, after] = [create(truetype()), create(file)];
    for (let id = 0; id < info.glyphs; id += 1)
      expect(after.getGlyph(id).path.toSVG()).toBe(before.getGlyph(id).path.toSVG());
    // Once plain it stays as it is.
    expect((await first(file)).file).toEqual(file);
  });

  it('of a collection each is read, and one that is broken does not take the others along', async () => {
    const broken = changed(postscript(), (tables) => tables.delete('cmap'));
    const read = await reading(collection(broken, truetype(), postscript()));
    expect(read.ok && read.fonts.map(({ info }) => info.family)).toEqual(['Lab Letters', 'Lab Font']);
  });

  it.each([
    [0, 'installable', true],
    [2, 'restricted', false],
    [4, 'preview', true],
    [8, 'editable', true],
    [0x0c, 'editable', true],
    [0x0104, 'preview', true],
    [0x0200, 'installable', false],
  ] as const)('with the licence bits %i is %s, and may be embedded: %s', async (bits, embedding, may) => {
    const { info } = await first(licensed(truetype(), bits));
    expect(info).toMatchObject({ embedding, whole: (bits & 0x100) !== 0, bitmaps: (bits & 0x200) !== 0 });
    expect(canEmbed(info)).toBe(may);
  });

  it('leaves out variations, colours, and ligatures that call each other for ever', async () => {
    const circle = new Uint8Array([
      // Version, scripts, features, and lookups at 10: one, of context, whose rule calls itself.
      0, 1, 0, 0, 0, 40, 0, 40, 0, 10, 0, 1, 0, 4, 0, 5, 0, 0, 0, 1, 0, 8, 0, 3, 0, 1, 0, 1, 0, 12, 0, 0, 0, 0, 0, 1, 0,
      0, 0, 0, 0, 0,
    ]);
    const { file, info } = await first(
      changed(truetype(), (tables) => {
        tables.set('fvar', new Uint8Array(16));
        tables.set('COLR', new Uint8Array(16));
        tables.set('GSUB', circle);
      }),
    );
    expect(info.leftOut).toEqual(['variations', 'colours', 'ligatures']);
    expect(['fvar', 'COLR', 'GSUB'].filter((tag) => readTables(file).has(tag))).toEqual([]);
  });
});

describe('a file that is no font for cards', () => {
  const letters = truetype();
  /** A glyph built of parts, of which one is the glyph itself. */
  const itself = changed(letters, (tables) => {
    const long = tableIn(tables, 'head').getInt16(50) === 1;
    const loca = tableIn(tables, 'loca');
    const at = (id: number) => (long ? loca.getUint32(4 * id) : 2 * loca.getUint16(2 * id));
    const glyf = tableIn(tables, 'glyf');
    glyf.setInt16(at(LETTER), -1);
    glyf.setUint16(at(LETTER) + 10, 0);
    glyf.setUint16(at(LETTER) + 12, LETTER);
  });

  it.each<[string, () => Uint8Array | Promise<Uint8Array>, unknown]>([
    ['nothing', () => new Uint8Array(), { kind: 'no-font' }],
    ['a text', () => new TextEncoder().encode('This is no font at all.'), { kind: 'no-font' }],
    ['too large', () => new Uint8Array(LIMITS.fontBytes + 1), { kind: 'too-large' }],
    ['cut off', () => letters.slice(0, letters.length / 2), expect.objectContaining({ kind: 'broken' })],
    ['without letters', () => changed(letters, (t) => t.delete('glyf')), { kind: 'no-outlines' }],
    [
      'without widths',
      () => changed(letters, (t) => t.set('hmtx', new Uint8Array(8))),
      expect.objectContaining({ kind: 'broken' }),
    ],
    ['of an em of nothing', () => changed(letters, (t) => tableIn(t, 'head').setUint16(18, 0)), { kind: 'metrics' }],
    ['CFF2', () => changed(letters, (t) => t.set('CFF2', new Uint8Array(8))), { kind: 'variable-postscript' }],
    ['a glyph within itself', () => itself, expect.objectContaining({ kind: 'broken' })],
    [
      'a WOFF2 that says it becomes gigabytes',
      () => {
        const small = woff2();
        // The length of its first table.
        small.set([0x8f, 0xff, 0xff, 0xff, 0x7f], 49);
        return small;
      },
      { kind: 'unpacks-too-large' },
    ],
    [
      'a WOFF that says it becomes gigabytes',
      () => {
        const small = woff(truetype());
        createView(small).setUint32(44 + 12, 0xffffffff);
        return small;
      },
      { kind: 'unpacks-too-large' },
    ],
  ])('%s is refused with its reason', async (_, make, problem) => {
    expect(await problemOf(await make())).toEqual(problem);
  });

  it('each reason is a sentence', async () => {
    const broken = { kind: 'broken', part: { kind: 'table', tag: 'cmap' } } as const;
    expect(formatFontProblem(t, broken)).toBe('It is damaged: its table cmap cannot be read.');
    expect(formatFontProblem(t, { kind: 'too-large' })).toContain('40 MB');
  });

  it('law: bytes changed at random are read or refused, and never thrown at the caller', async () => {
    const small = postscript();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(small.length - 1), fc.nat(255)), { minLength: 1, maxLength: 40 }),
        fc.option(fc.nat(small.length), { nil: undefined }),
        async (changes, length) => {
          const file = small.slice(0, length);
          for (const [at, byte] of changes) if (at < file.length) file[at] = byte;
          const read = await reading(file);
          expect(read.ok ? read.fonts.length : formatFontProblem(t, read.problem).length).toBeGreaterThan(0);
          for (const font of read.ok ? read.fonts : []) {
            const face = getUserFont(addUserFonts(testFonts(), new Map([[HASH, font.file]])), `sha256:${HASH}`);
            if (typeof face === 'object') expect(shapeWord(face, 'AVATAR').glyphs.length).toBeGreaterThan(0);
          }
        },
      ),
      { seed: 20261123, numRuns: runs(1200) },
    );
  });
});
