import { expect, it } from 'vitest';
import type { ImportReader } from '../../../../../src/renderer/features/transfer/import/import-reader.ts';
import { writeImport } from '../../../../../src/renderer/features/transfer/import/write-import.ts';
import type { Source } from '../../../../../src/renderer/navigation/import-source.ts';
import type { Library } from '../../../../../src/renderer/store/library.ts';
import { Operations } from '../../../../../src/renderer/store/undo/operations.ts';
import type { PlannedChange } from '../../../../../src/shared/library/import/import-plan.ts';
import { translate } from '../../../../support/texts.ts';
import { createTestDatabase, SAMPLE } from '../../store/store-support.ts';

/** Hashes of three pictures, one for each character. The library and the package have none of them. */
const HASHES = ['a', 'b', 'c'].map((letter) => letter.repeat(64));
const CHANGES: PlannedChange[] = HASHES.map((pictureHash, characterNumber) => ({
  kind: 'characters',
  id: `made-${characterNumber}`,
  document: { ...SAMPLE, id: `made-${characterNumber}`, art: { image: { src: `sha256:${pictureHash}` } } },
  isTheirs: true,
}));

/** Imports three characters, and stops when the picture with this number is requested. The number 4 never stops. */
async function importWithStop(pictureNumber: number) {
  const database = createTestDatabase();
  const operations = new Operations(database, { waitForEdits: async () => undefined, onCommit: () => undefined });
  const library = {
    database,
    operations,
    pictures: { addStored: () => undefined },
    stores: { characters: { get: () => undefined } },
  } as unknown as Library;
  const controller = new AbortController();
  const requestedHashes: string[] = [];
  const progressTexts: string[] = [];
  const source: Source = {
    kind: 'rows',
    title: 'Backup',
    incoming: [],
    asset: async (pictureHash) => {
      requestedHashes.push(pictureHash);
      if (requestedHashes.length === pictureNumber) controller.abort();
      return undefined;
    },
  };
  const importReader = { pictures: new Map(), drawings: new Map() } as unknown as ImportReader;
  const reportProgress = (doneCount: number, totalCount: number) => progressTexts.push(`${doneCount} of ${totalCount}`);
  const writeResult = await writeImport(
    translate,
    library,
    'import',
    CHANGES,
    importReader,
    [source],
    reportProgress,
    controller.signal,
  );
  return {
    writeResult,
    requestedHashes,
    progressTexts,
    storedCount: await database.documents('characters').count(),
  };
}

it('an import stopped between two pictures writes nothing to the library', async () => {
  const { writeResult, requestedHashes, progressTexts, storedCount } = await importWithStop(2);
  expect(writeResult).toBeUndefined();
  expect(requestedHashes).toEqual(HASHES.slice(0, 2));
  expect(progressTexts).toEqual(['0 of 3', '1 of 3']);
  expect(storedCount).toBe(0);
});

it('an import stopped at the last picture writes nothing, and one that is not stopped writes all documents after the pictures', async () => {
  expect((await importWithStop(3)).storedCount).toBe(0);
  const { writeResult, progressTexts, storedCount } = await importWithStop(4);
  expect(writeResult).toBeDefined();
  // `0 of 0` says that the documents are being written.
  expect(progressTexts).toEqual(['0 of 3', '1 of 3', '2 of 3', '0 of 0']);
  expect(storedCount).toBe(3);
});
