import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ImportReader } from '../../../../../src/renderer/features/transfer/import/import-reader.ts';
import { loadPreviewFont } from '../../../../../src/renderer/features/transfer/import/preview/preview-font.ts';
import { resolvePreviewTemplate } from '../../../../../src/renderer/features/transfer/import/preview/preview-template.ts';
import { listFallbackHashes } from '../../../../../src/renderer/store/fonts/font-files.ts';
import type { CardStyle } from '../../../../../src/shared/card/style/card-style.ts';
import { listCharacterTemplates } from '../../../../../src/shared/card/template/built-in-templates.ts';
import type { CardTemplate } from '../../../../../src/shared/card/template/template.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import type { IncomingKind } from '../../../../../src/shared/library/import/incoming.ts';
import { readBaseTeam } from '../../../../support/documents/fixture.ts';
import { readPostScript, readTrueType, setLicenseBits } from '../../../../support/fonts.ts';
import {
  createImportReader,
  createLibrary,
  createPackage,
  type DocumentChanges,
  fillLibrary,
  getPackageContents,
  sha256 as hashOf,
  importPackage,
  readPackage,
} from '../../../../support/packages.ts';
import { translate } from '../../../../support/texts.ts';
import { SAMPLE } from '../../store/store-support.ts';

/** The license bit `fsType` of OpenType that forbids embedding. */
const RESTRICTED = 0x0002;
afterEach(() => {
  vi.unstubAllGlobals();
});

const [CLASSIC] = listCharacterTemplates(GAMES, 'supers-unlimited');
const createTemplate = (fonts: CardTemplate['fonts']): CardTemplate => {
  if (CLASSIC === undefined) throw new Error('no template');
  const { slots: _slots, ...templateWithoutSlots } = CLASSIC;
  return { ...templateWithoutSlots, id: 'night', name: 'Night', fonts };
};
const DECK = { format: 'rollcall.deck', version: 1, id: 'gear', name: 'Gear', columns: [], rows: [] };
const createFontReference = (fontFile: Uint8Array, fontName: string) => ({
  [fontName]: { src: `sha256:${hashOf(fontFile)}`, name: fontName },
});
const createStyle = (baseTemplateId: string, fonts: CardStyle['fonts']): CardStyle => ({
  format: 'rollcall.card-style',
  version: 1,
  id: 'watch',
  name: 'Watch',
  base: baseTemplateId,
  fonts,
  type: { roles: { names: { font: 'Heads' } } },
});

it.each([
  [
    'a template',
    (): [string, { id: string }[]] => ['night', [createTemplate(createFontReference(readTrueType(), 'Heads'))]],
  ],
  [
    'a style of a built-in template',
    (): [string, { id: string }[]] => ['watch', [createStyle('classic', createFontReference(readTrueType(), 'Heads'))]],
  ],
])('%s survives the transfer to another library and back with its font', async (_title, createTestDocuments) => {
  const [documentId, documents] = createTestDocuments();
  const sourceLibrary = await createLibrary();
  await fillLibrary(sourceLibrary, [readTrueType()], documents);
  const firstPart = await readPackage(await createPackage(sourceLibrary, documentId));
  expect(firstPart.incoming.map(({ kind: documentKind }) => documentKind)).toEqual(['templates', 'fonts']);
  const targetLibrary = await createLibrary();
  expect(await importPackage(firstPart, targetLibrary)).toEqual([]);
  expect((await targetLibrary.database.files.toArray()).map(({ hash: fileHash }) => fileHash)).toEqual([
    hashOf(readTrueType()),
  ]);
  const secondPart = await readPackage(await createPackage(targetLibrary, documentId));
  expect(getPackageContents(secondPart)).toEqual(getPackageContents(firstPart));
});

it('a card style is exported with its font, its base template and the font of that template', async () => {
  const sourceLibrary = await createLibrary();
  const baseTemplate = createTemplate(createFontReference(readPostScript(), 'Words'));
  await fillLibrary(
    sourceLibrary,
    [readTrueType(), readPostScript()],
    [baseTemplate, createStyle('night', createFontReference(readTrueType(), 'Heads'))],
  );
  const firstPart = await readPackage(await createPackage(sourceLibrary, 'watch'));
  expect(
    firstPart.incoming.map(({ kind: documentKind, id: documentId }) => `${documentKind} ${documentId}`).sort(),
  ).toEqual(['fonts font-0', 'fonts font-1', 'templates night', 'templates watch']);
  const targetLibrary = await createLibrary();
  expect(await importPackage(firstPart, targetLibrary)).toEqual([]);
  expect(getPackageContents(await readPackage(await createPackage(targetLibrary, 'watch')))).toEqual(
    getPackageContents(firstPart),
  );
});

// A fallback font draws the characters that the font of a template lacks.
describe('a fallback font', () => {
  /** Makes the fonts of a library fallback fonts. `positions`: the position of `font-0`, `font-1`… among them; undefined = none. */
  const makeFallbackFonts = async (
    sourceLibrary: Awaited<ReturnType<typeof createLibrary>>,
    positions: readonly (number | undefined)[],
  ) => {
    const changes: DocumentChanges = (await sourceLibrary.database.documents('fonts').toArray()).map(
      ({ id: documentId, document }) => {
        const position = positions[Number(documentId.slice('font-'.length))];
        return {
          table: 'fonts',
          id: documentId,
          after: { ...(document as object), ...(position === undefined ? {} : { fallback: position }) },
        };
      },
    );
    await sourceLibrary.operations.run('import', changes, {});
  };
  const listFallbacks = async (targetLibrary: Awaited<ReturnType<typeof createLibrary>>) =>
    listFallbackHashes((await targetLibrary.database.documents('fonts').toArray()).map(({ document }) => document));

  it('stays a fallback font in the package of a template that uses it', async () => {
    const sourceLibrary = await createLibrary();
    await fillLibrary(sourceLibrary, [readTrueType()], [createTemplate(createFontReference(readTrueType(), 'Heads'))]);
    await makeFallbackFonts(sourceLibrary, [3]);
    const firstPart = await readPackage(await createPackage(sourceLibrary, 'night'));
    expect(firstPart.incoming.find(({ kind: documentKind }) => documentKind === 'fonts')?.document).toMatchObject({
      fallback: 3,
    });
    const targetLibrary = await createLibrary();
    expect(await importPackage(firstPart, targetLibrary)).toEqual([]);
    expect(await listFallbacks(targetLibrary)).toEqual([hashOf(readTrueType())]);
    expect(getPackageContents(await readPackage(await createPackage(targetLibrary, 'night')))).toEqual(
      getPackageContents(firstPart),
    );
  });

  it('keeps its order among other fallback fonts in an archive of the whole library', async () => {
    const sourceLibrary = await createLibrary();
    await fillLibrary(sourceLibrary, [readTrueType(), readPostScript()], []);
    await makeFallbackFonts(sourceLibrary, [2, 1]);
    const firstPart = await readPackage(await createPackage(sourceLibrary));
    const targetLibrary = await createLibrary();
    expect(await importPackage(firstPart, targetLibrary)).toEqual([]);
    expect(await listFallbacks(targetLibrary)).toEqual([hashOf(readPostScript()), hashOf(readTrueType())]);
    expect(getPackageContents(await readPackage(await createPackage(targetLibrary)))).toEqual(
      getPackageContents(firstPart),
    );
  });

  it('follows the fallback fonts that the target library already has', async () => {
    const sourceLibrary = await createLibrary();
    await fillLibrary(sourceLibrary, [readPostScript()], []);
    await makeFallbackFonts(sourceLibrary, [1]);
    const importPart = await readPackage(await createPackage(sourceLibrary));
    const targetLibrary = await createLibrary();
    await fillLibrary(targetLibrary, [readTrueType()], []);
    await makeFallbackFonts(targetLibrary, [4]);
    const renamedPart = {
      ...importPart,
      incoming: importPart.incoming.map((incomingDocument) => ({ ...incomingDocument, id: 'theirs' })),
    };
    expect(await importPackage(renamedPart, targetLibrary)).toEqual([]);
    expect(await listFallbacks(targetLibrary)).toEqual([hashOf(readTrueType()), hashOf(readPostScript())]);
  });
});

it('a deck and a team with embedded characters are exported with their templates', async () => {
  const sourceLibrary = await createLibrary();
  const baseTemplate = createTemplate(createFontReference(readPostScript(), 'Words'));
  await fillLibrary(
    sourceLibrary,
    [readTrueType(), readPostScript()],
    [baseTemplate, createStyle('night', createFontReference(readTrueType(), 'Heads'))],
  );
  const embeddedCharacter = { ...SAMPLE, art: { template: 'watch' } };
  const libraryChanges: DocumentChanges = [
    // `@` separates the template from one of its sizes.
    { table: 'decks', id: 'gear', after: { ...DECK, template: 'night@mini' } },
    { table: 'teams', id: 'crew', after: { ...readBaseTeam(), id: 'crew', characters: [embeddedCharacter] } },
  ];
  await sourceLibrary.operations.run('import', libraryChanges, {});
  const listPackagedIds = async (documentKind: IncomingKind, documentId: string) =>
    (await readPackage(await createPackage(sourceLibrary, documentId, documentKind))).incoming
      .map((incomingDocument) => `${incomingDocument.kind} ${incomingDocument.id}`)
      .sort();
  expect(await listPackagedIds('decks', 'gear')).toEqual(['decks gear', 'fonts font-1', 'templates night']);
  expect(await listPackagedIds('teams', 'crew')).toEqual([
    'fonts font-0',
    'fonts font-1',
    'teams crew',
    'templates night',
    'templates watch',
  ]);
});

it('a font whose license bits forbid embedding is not exported, and the preview does without it', async () => {
  const fontFile = setLicenseBits(readTrueType(), RESTRICTED);
  const sourceLibrary = await createLibrary();
  await fillLibrary(sourceLibrary, [fontFile], [createTemplate(createFontReference(fontFile, 'Heads'))]);
  const importPart = await readPackage(await createPackage(sourceLibrary, 'night'));
  expect(importPart.incoming.map(({ kind: documentKind }) => documentKind)).toEqual(['templates']);
  expect(importPart.fonts).toEqual([]);
  expect(
    await loadPreviewFont(translate, hashOf(fontFile), await createLibrary(), createImportReader(importPart), []),
  ).toBeUndefined();
});

it('the preview of a package uses its fonts while the library has none of them', async () => {
  const sourceLibrary = await createLibrary();
  const baseTemplate = createTemplate(createFontReference(readPostScript(), 'Words'));
  await fillLibrary(
    sourceLibrary,
    [readTrueType(), readPostScript()],
    [baseTemplate, createStyle('night', createFontReference(readTrueType(), 'Heads'))],
  );
  const importPart = await readPackage(await createPackage(sourceLibrary, 'watch'));
  const targetLibrary = await createLibrary();
  const previewFont = await loadPreviewFont(
    translate,
    hashOf(readTrueType()),
    targetLibrary,
    createImportReader(importPart),
    [],
  );
  if (typeof previewFont !== 'object') throw new Error(String(previewFont));
  expect(hashOf(previewFont.file)).toBe(hashOf(readTrueType()));
  expect(previewFont.font.embedding).toBe('installable');
  expect(await targetLibrary.database.files.count()).toBe(0);

  const incomingStyle = importPart.incoming.find(({ id: documentId }) => documentId === 'watch')?.document;
  const incomingDocuments = importPart.incoming.map(({ document }) => document);
  const previewTemplate = resolvePreviewTemplate(translate, GAMES, incomingStyle, incomingDocuments, []);
  expect(previewTemplate.findingTexts).toEqual([]);
  expect(Object.keys(previewTemplate.template?.fonts ?? {}).sort()).toEqual(['Heads', 'Words']);
  expect(resolvePreviewTemplate(translate, GAMES, incomingStyle, [], []).findingTexts).toHaveLength(1);
});

it('loadPreviewFont reports a file that is no font or has another hash', async () => {
  const importReader = {
    fonts: new Map([
      [hashOf(readTrueType()), new Blob(['no font'])],
      [hashOf(readPostScript()), new Blob([readTrueType() as Uint8Array<ArrayBuffer>])],
    ]),
  } as unknown as ImportReader;
  const targetLibrary = await createLibrary();
  expect(await loadPreviewFont(translate, hashOf(readTrueType()), targetLibrary, importReader, [])).toMatch(
    /^It is no font that Rollcall reads/,
  );
  expect(await loadPreviewFont(translate, hashOf(readPostScript()), targetLibrary, importReader, [])).toBe(
    'its file is another one than it says.',
  );
});
