/** A look travels whole: what one library packs, an empty one takes and packs again, the same. */

import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { getDefaultTemplate } from '../../src/shared/card/template/built-in-templates.ts';
import type { CardTemplate } from '../../src/shared/card/template/template.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import { SEED } from '../support/documents/arbitrary.ts';
import { readPostScript, readTrueType } from '../support/fonts.ts';
import {
  createLibrary,
  createPackage,
  type DocumentChanges,
  fillLibrary,
  getPackageContents,
  importPackage,
  readPackage,
  sha256,
} from '../support/packages.ts';
import { scaleRuns } from '../support/runs.ts';
import { SAMPLE } from '../unit/renderer/store/store-support.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const FONTS = [readTrueType(), readPostScript()];

/** A PNG by its head, which is all that is looked at here. */
const png = (n: number): Uint8Array => {
  const bytes = new Uint8Array(40 + n);
  bytes.set([
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 9, 0, 0, 0, 7,
  ]);
  bytes[39] = n;
  return bytes;
};
const PICTURES = [png(1), png(2), png(3)];

const { slots: _, sizes: __, more: ___, ...plain } = getDefaultTemplate(GAMES);
const IDS = ['night', 'day', 'dusk'] as const;
const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== '');
const some = <T>(all: readonly T[]) => fc.subarray([...all]);

const anyTemplate = (id: string) =>
  fc.record({ name, fonts: some([0, 1]), pictures: some([0, 1, 2]), fit: fc.constantFrom('cover', 'tile') }).map(
    ({ fonts, pictures, fit, ...more }): CardTemplate => ({
      ...plain,
      ...more,
      id,
      front: pictures.map((n) => ({ kind: 'picture', box: [0, 0, 9, 9], picture: `p${n}`, fit: fit as 'cover' })),
      back: [],
      ...(fonts.length === 0
        ? {}
        : { fonts: Object.fromEntries(fonts.map((n) => [`f${n}`, { src: srcOf(FONTS[n]) }])) }),
      ...(pictures.length === 0
        ? {}
        : { pictures: Object.fromEntries(pictures.map((n) => [`p${n}`, { src: srcOf(PICTURES[n]) }])) }),
    }),
  );
const srcOf = (file: Uint8Array = new Uint8Array()): string => `sha256:${sha256(file)}`;

const anyStyle = fc.record({ name, base: fc.constantFrom('classic', ...IDS) }).map((style) => ({
  format: 'rollcall.card-style',
  version: 1,
  id: 'watch',
  ...style,
}));
const anyDeck = fc
  .record({ template: fc.constantFrom('item', 'night@mini', 'watch'), pictures: some([0, 1, 2]) })
  .map(({ template, pictures }) => ({
    format: 'rollcall.deck',
    version: 1,
    id: 'gear',
    name: 'Gear',
    template,
    columns: [{ name: 'Art' }],
    rows: [['sword']],
    pictures: Object.fromEntries(pictures.map((n) => [`sword ${n}`, srcOf(PICTURES[n])])),
  }));

const anyContent = fc.record({
  templates: fc.subarray([...IDS]).chain((ids) => fc.tuple(...ids.map(anyTemplate))),
  style: fc.option(anyStyle),
  deck: fc.option(anyDeck),
  hero: fc.option(fc.constantFrom('night', 'watch@jumbo', 'classic')),
});

it('a package of templates, styles, fonts, pictures and decks is the same after import into an empty library', async () => {
  await fc.assert(
    fc.asyncProperty(anyContent, async ({ templates, style, deck, hero }) => {
      const rows: DocumentChanges = [
        ...(deck === null ? [] : [{ table: 'decks' as const, id: deck.id, after: deck }]),
        ...(hero === null
          ? []
          : [{ table: 'characters' as const, id: SAMPLE.id, after: { ...SAMPLE, art: { template: hero } } }]),
      ];
      const from = await createLibrary();
      await fillLibrary(from, FONTS, style === null ? templates : [...templates, style], { rows, pictures: PICTURES });
      const first = await readPackage(await createPackage(from));
      expect(first.unusable).toEqual([]);
      const into = await createLibrary();
      expect(await importPackage(first, into)).toEqual([]);
      expect(getPackageContents(await readPackage(await createPackage(into)))).toEqual(getPackageContents(first));

      // Alone, a template takes along just what it names.
      for (const { id, fonts = {}, pictures = {} } of templates) {
        const alone = await readPackage(await createPackage(from, id));
        const hashes = (all: Readonly<Record<string, { readonly src: string }>>) =>
          Object.values(all)
            .map(({ src }) => src.slice('sha256:'.length))
            .sort();
        expect(alone.fonts.map(({ hash }) => hash).sort()).toEqual(hashes(fonts));
        expect(alone.pictures.map(({ hash }) => hash).sort()).toEqual(hashes(pictures));
      }
    }),
    { seed: SEED, numRuns: scaleRuns(40) },
  );
});
