import { expect, it } from 'vitest';
import type { ImportReader } from '../../../../../src/renderer/features/transfer/import/import-reader.ts';
import { writeImport } from '../../../../../src/renderer/features/transfer/import/write-import.ts';
import type { Source } from '../../../../../src/renderer/navigation/import-source.ts';
import type { Library } from '../../../../../src/renderer/store/library.ts';
import { Operations } from '../../../../../src/renderer/store/undo/operations.ts';
import type { PlannedChange } from '../../../../../src/shared/library/import/import-plan.ts';
import { t } from '../../../../support/texts.ts';
import { createTestDatabase, SAMPLE } from '../../store/store-support.ts';

const HASHES = ['a', 'b', 'c'].map((letter) => letter.repeat(64));
const CHANGES: PlannedChange[] = HASHES.map((hash, n) => ({
  kind: 'characters',
  id: `made-${n}`,
  document: { ...SAMPLE, id: `made-${n}`, art: { image: { src: `sha256:${hash}` } } },
  isTheirs: true,
}));

/** An import of three heroes, stopped at the picture of this number. */
async function stoppedAt(picture: number) {
  const database = createTestDatabase();
  const operations = new Operations(database, { waitForEdits: async () => undefined, onCommit: () => undefined });
  const library = {
    database,
    operations,
    pictures: { addStored: () => undefined },
    stores: { characters: { get: () => undefined } },
  } as unknown as Library;
  const controller = new AbortController();
  const asked: string[] = [];
  const told: string[] = [];
  const source: Source = {
    kind: 'rows',
    title: 'Backup',
    incoming: [],
    asset: async (hash) => {
      asked.push(hash);
      if (asked.length === picture) controller.abort();
      return undefined;
    },
  };
  const reader = { pictures: new Map(), drawings: new Map() } as unknown as ImportReader;
  const tell = (done: number, of: number) => told.push(`${done} of ${of}`);
  const written = await writeImport(t, library, 'import', CHANGES, reader, [source], tell, controller.signal);
  return { written, asked, told, stored: await database.documents('characters').count() };
}

it('an import is stopped between two pictures, and nothing of it is in the library', async () => {
  const { written, asked, told, stored } = await stoppedAt(2);
  expect(written).toBeUndefined();
  expect(asked).toEqual(HASHES.slice(0, 2));
  expect(told).toEqual(['0 of 3', '1 of 3']);
  expect(stored).toBe(0);
});

it('a stop at the last picture still writes nothing; without one all is written after the pictures', async () => {
  expect((await stoppedAt(3)).stored).toBe(0);
  const { written, told, stored } = await stoppedAt(4);
  expect(written).toBeDefined();
  expect(told).toEqual(['0 of 3', '1 of 3', '2 of 3', '0 of 0']);
  expect(stored).toBe(3);
});
