import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDecksOf } from '../../../../../src/renderer/features/decks/drop-on-list.ts';
import type { Library } from '../../../../../src/renderer/store/library.ts';
import { t } from '../../../../support/texts.ts';

const createDecksOfFiles = vi.hoisted(() => vi.fn());
const startImport = vi.hoisted(() => vi.fn());
vi.mock('../../../../../src/renderer/features/decks/deck-files.ts', () => ({ createDecksOfFiles }));
vi.mock('../../../../../src/renderer/navigation/import-request.ts', () => ({ startImport }));

const library = {} as Library;
const dropped = (...names: readonly string[]) =>
  names.map((name) => ({ name, bytes: new File([''], name.slice(name.lastIndexOf('/') + 1)) }));
const tables = () => createDecksOfFiles.mock.calls.flatMap(([, , files]) => (files as File[]).map(({ name }) => name));
const pictures = () =>
  createDecksOfFiles.mock.calls.flatMap(([, , , files]) => (files as { name: string }[]).map(({ name }) => name));
const imported = () =>
  startImport.mock.calls.flatMap(([, source]) =>
    (source as { files: { name: string }[] }).files.map(({ name }) => name),
  );

describe('files dropped on the list of decks', () => {
  beforeEach(() => {
    createDecksOfFiles.mockReset();
    startImport.mockReset();
  });

  it('become decks where they are tables, and are imported where they are not', async () => {
    await createDecksOf(t, library, dropped('gear.csv', 'spells.txt', 'gale.hero.json'));
    expect(tables()).toEqual(['gear.csv', 'spells.txt']);
    expect(imported()).toEqual(['gale.hero.json']);
  });

  it('become a deck of the table in a folder with its pictures, without its notes', async () => {
    await createDecksOf(t, library, dropped('Gear/gear.xlsx', 'Gear/art/rope.png', 'Gear/notes.txt'));
    expect(tables()).toEqual(['gear.xlsx']);
    expect(pictures()).toEqual(['Gear/art/rope.png']);
    expect(startImport).not.toHaveBeenCalled();
  });

  it('give pictures beside a table to its deck, which are refused where they come alone', async () => {
    await createDecksOf(t, library, dropped('gear.csv', 'rope.png', 'gale.hero.json'));
    expect([tables(), pictures(), imported()]).toEqual([['gear.csv'], ['rope.png'], ['gale.hero.json']]);
    await createDecksOf(t, library, dropped('hook.png'));
    expect(imported()).toEqual(['gale.hero.json', 'hook.png']);
  });

  it('are imported one by one where a folder has no table', async () => {
    await createDecksOf(t, library, dropped('Heroes/gale.hero.json', 'Heroes/notes.txt'));
    expect(createDecksOfFiles).not.toHaveBeenCalled();
    expect(imported()).toEqual(['Heroes/gale.hero.json', 'Heroes/notes.txt']);
  });
});
