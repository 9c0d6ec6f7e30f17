/** Tests that a package imported into an empty library and exported again is the same. */

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
import { scaleRuns } from '../support/sample-size.ts';
import { SAMPLE } from '../unit/renderer/store/store-support.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const FONTS = [readTrueType(), readPostScript()];

/** Creates the header of a PNG, which is all that is read here. */
const createPng = (pictureNumber: number): Uint8Array => {
  const pngBytes = new Uint8Array(40 + pictureNumber);
  pngBytes.set([
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 9, 0, 0, 0, 7,
  ]);
  pngBytes[39] = pictureNumber;
  return pngBytes;
};
const PICTURES = [createPng(1), createPng(2), createPng(3)];

const { slots: _, sizes: __, more: ___, ...templateWithoutSlots } = getDefaultTemplate(GAMES);
const IDS = ['night', 'day', 'dusk'] as const;
const anyName = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== '');
const createSubset = <T>(allValues: readonly T[]) => fc.subarray([...allValues]);

const anyTemplate = (templateId: string) =>
  fc
    .record({
      name: anyName,
      fonts: createSubset([0, 1]),
      pictures: createSubset([0, 1, 2]),
      fit: fc.constantFrom('cover', 'tile'),
    })
    .map(
      ({ fonts, pictures, fit, ...otherFields }): CardTemplate => ({
        ...templateWithoutSlots,
        ...otherFields,
        id: templateId,
        front: pictures.map((pictureIndex) => ({
          kind: 'picture',
          box: [0, 0, 9, 9],
          picture: `p${pictureIndex}`,
          fit: fit as 'cover',
        })),
        back: [],
        ...(fonts.length === 0
          ? {}
          : {
              fonts: Object.fromEntries(
                fonts.map((fontIndex) => [`f${fontIndex}`, { src: createSource(FONTS[fontIndex]) }]),
              ),
            }),
        ...(pictures.length === 0
          ? {}
          : {
              pictures: Object.fromEntries(
                pictures.map((pictureIndex) => [`p${pictureIndex}`, { src: createSource(PICTURES[pictureIndex]) }]),
              ),
            }),
      }),
    );
const createSource = (fileBytes: Uint8Array = new Uint8Array()): string => `sha256:${sha256(fileBytes)}`;

const anyStyle = fc.record({ name: anyName, base: fc.constantFrom('classic', ...IDS) }).map((style) => ({
  format: 'rollcall.card-style',
  version: 1,
  id: 'watch',
  ...style,
}));
const anyDeck = fc
  .record({ template: fc.constantFrom('item', 'night@mini', 'watch'), pictures: createSubset([0, 1, 2]) })
  .map(({ template, pictures }) => ({
    format: 'rollcall.deck',
    version: 1,
    id: 'gear',
    name: 'Gear',
    template,
    columns: [{ name: 'Art' }],
    rows: [['sword']],
    pictures: Object.fromEntries(
      pictures.map((pictureIndex) => [`sword ${pictureIndex}`, createSource(PICTURES[pictureIndex])]),
    ),
  }));

const anyContent = fc.record({
  templates: fc.subarray([...IDS]).chain((templateIds) => fc.tuple(...templateIds.map(anyTemplate))),
  style: fc.option(anyStyle),
  deck: fc.option(anyDeck),
  hero: fc.option(fc.constantFrom('night', 'watch@jumbo', 'classic')),
});

it('a package of templates, styles, fonts, pictures and decks is the same after import into an empty library', async () => {
  await fc.assert(
    fc.asyncProperty(anyContent, async ({ templates, style, deck, hero }) => {
      const documentChanges: DocumentChanges = [
        ...(deck === null ? [] : [{ table: 'decks' as const, id: deck.id, after: deck }]),
        ...(hero === null
          ? []
          : [{ table: 'characters' as const, id: SAMPLE.id, after: { ...SAMPLE, art: { template: hero } } }]),
      ];
      const sourceLibrary = await createLibrary();
      await fillLibrary(sourceLibrary, FONTS, style === null ? templates : [...templates, style], {
        rows: documentChanges,
        pictures: PICTURES,
      });
      const firstPackage = await readPackage(await createPackage(sourceLibrary));
      expect(firstPackage.unusable).toEqual([]);
      const targetLibrary = await createLibrary();
      expect(await importPackage(firstPackage, targetLibrary)).toEqual([]);
      expect(getPackageContents(await readPackage(await createPackage(targetLibrary)))).toEqual(
        getPackageContents(firstPackage),
      );

      // A package of one template contains exactly the fonts and pictures that the template names.
      for (const { id, fonts = {}, pictures = {} } of templates) {
        const singlePackage = await readPackage(await createPackage(sourceLibrary, id));
        const listHashes = (sources: Readonly<Record<string, { readonly src: string }>>) =>
          Object.values(sources)
            .map(({ src }) => src.slice('sha256:'.length))
            .sort();
        expect(singlePackage.fonts.map(({ hash }) => hash).sort()).toEqual(listHashes(fonts));
        expect(singlePackage.pictures.map(({ hash }) => hash).sort()).toEqual(listHashes(pictures));
      }
    }),
    { seed: SEED, numRuns: scaleRuns(40) },
  );
});
