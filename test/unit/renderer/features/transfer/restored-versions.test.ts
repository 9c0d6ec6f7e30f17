/** Tests that versions of a backup are restored with the files that only they use. */
import { afterEach, expect, it, vi } from 'vitest';
import type { ImportReader } from '../../../../../src/renderer/features/transfer/import/import-reader.ts';
import { writeImport } from '../../../../../src/renderer/features/transfer/import/write-import.ts';
import type { VersionRow } from '../../../../../src/renderer/store/rows.ts';
import type { Asset } from '../../../../../src/shared/library/journal.ts';
import { readTrueType } from '../../../../support/fonts.ts';
import { createLibrary, sha256 } from '../../../../support/packages.ts';
import { translate } from '../../../../support/texts.ts';
import { SAMPLE } from '../../store/store-support.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A picture of one pixel. */
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

const createVersion = (key: string, owner: string, document: object): VersionRow => ({
  key,
  owner,
  name: key,
  document,
  savedAt: 1,
  updatedAt: 1,
  bytes: 1,
});

it('pictures, drawings and fonts that only versions use are read from the backup and saved', async () => {
  const library = await createLibrary();
  const drawing = { width: 1, height: 1, shapes: [] };
  const assets = (
    [
      ['picture', PNG],
      ['drawing', new TextEncoder().encode(JSON.stringify(drawing))],
      ['file', readTrueType()],
    ] as const
  ).map(([kind, bytes]): Asset => ({ kind, bytes, hash: sha256(bytes) }));
  const [picture, drawn, font] = assets.map(({ hash }) => hash);
  const versions = [
    createVersion('painted', 'characters/brasslung', { art: { image: { src: `sha256:${picture}` } } }),
    createVersion('drawn', 'characters/brasslung', { art: { drawing: `sha256:${drawn}` } }),
    createVersion('lettered', 'templates/night', { fonts: { heads: { src: `sha256:${font}` } } }),
  ];
  const result = await writeImport(
    translate,
    library,
    'restore',
    [{ kind: 'characters', id: SAMPLE.id, document: SAMPLE, isTheirs: true }],
    { pictures: new Map(), drawings: new Map(), fonts: new Map() } as unknown as ImportReader,
    [
      {
        kind: 'rows',
        title: 'Backup',
        incoming: [],
        asset: async (assetHash) => assets.find(({ hash }) => hash === assetHash),
      },
    ],
    () => undefined,
    new AbortController().signal,
    versions,
  );
  expect(result?.versions).toEqual(versions);
  expect(result?.refusalReasons).toEqual([]);
  expect(await library.database.pictures.toCollection().primaryKeys()).toEqual([picture]);
  expect(await library.database.drawings.toCollection().primaryKeys()).toContain(drawn);
  expect(await library.database.files.toCollection().primaryKeys()).toEqual([font]);
});
