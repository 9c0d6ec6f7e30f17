import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDecksFromDroppedFiles } from '../../../../../src/renderer/features/decks/create-decks-from-dropped-files.ts';
import type { Library } from '../../../../../src/renderer/store/library.ts';
import { translate } from '../../../../support/texts.ts';

const createDecksFromFiles = vi.hoisted(() => vi.fn());
const startImport = vi.hoisted(() => vi.fn());
vi.mock('../../../../../src/renderer/features/decks/deck-spreadsheets.ts', () => ({ createDecksFromFiles }));
vi.mock('../../../../../src/renderer/navigation/import-request.ts', () => ({ startImport }));

const library = {} as Library;
const createDroppedFiles = (...fileNames: readonly string[]) =>
  fileNames.map((fileName) => ({
    name: fileName,
    bytes: new File([''], fileName.slice(fileName.lastIndexOf('/') + 1)),
  }));
// `createDecksFromFiles` gets the texts, the library, the spreadsheets and the pictures.
const listSpreadsheets = () =>
  createDecksFromFiles.mock.calls.flatMap(([, , passedFiles]) =>
    (passedFiles as File[]).map(({ name: fileName }) => fileName),
  );
const listPictures = () =>
  createDecksFromFiles.mock.calls.flatMap(([, , , passedFiles]) =>
    (passedFiles as { name: string }[]).map(({ name: fileName }) => fileName),
  );
const listImportedFiles = () =>
  startImport.mock.calls.flatMap(([, source]) =>
    (source as { files: { name: string }[] }).files.map(({ name: fileName }) => fileName),
  );

describe('createDecksFromDroppedFiles', () => {
  beforeEach(() => {
    createDecksFromFiles.mockReset();
    startImport.mockReset();
  });

  it('creates decks from spreadsheets and imports other files', async () => {
    await createDecksFromDroppedFiles(
      translate,
      library,
      createDroppedFiles('gear.csv', 'spells.txt', 'gale.hero.json'),
    );
    expect(listSpreadsheets()).toEqual(['gear.csv', 'spells.txt']);
    expect(listImportedFiles()).toEqual(['gale.hero.json']);
  });

  it('creates a deck from the spreadsheet in a folder with its pictures, but without its notes', async () => {
    await createDecksFromDroppedFiles(
      translate,
      library,
      createDroppedFiles('Gear/gear.xlsx', 'Gear/art/rope.png', 'Gear/notes.txt'),
    );
    expect(listSpreadsheets()).toEqual(['gear.xlsx']);
    expect(listPictures()).toEqual(['Gear/art/rope.png']);
    expect(startImport).not.toHaveBeenCalled();
  });

  it('adds pictures to the deck of the spreadsheet dropped with them, and imports pictures dropped alone', async () => {
    await createDecksFromDroppedFiles(translate, library, createDroppedFiles('gear.csv', 'rope.png', 'gale.hero.json'));
    expect([listSpreadsheets(), listPictures(), listImportedFiles()]).toEqual([
      ['gear.csv'],
      ['rope.png'],
      ['gale.hero.json'],
    ]);
    await createDecksFromDroppedFiles(translate, library, createDroppedFiles('hook.png'));
    expect(listImportedFiles()).toEqual(['gale.hero.json', 'hook.png']);
  });

  it('imports the files of a folder without a spreadsheet one by one', async () => {
    await createDecksFromDroppedFiles(
      translate,
      library,
      createDroppedFiles('Heroes/gale.hero.json', 'Heroes/notes.txt'),
    );
    expect(createDecksFromFiles).not.toHaveBeenCalled();
    expect(listImportedFiles()).toEqual(['Heroes/gale.hero.json', 'Heroes/notes.txt']);
  });
});
