import { createHash } from 'node:crypto';
import Dexie from 'dexie';
import { afterEach, describe, expect, it, vi } from 'vitest';
import hero from '../../../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { Database } from '../../../../../src/renderer/store/database.ts';
import {
  Drawings,
  embedDrawings,
  hashDrawings,
  splitDrawing,
} from '../../../../../src/renderer/store/pictures/drawings.ts';
import { moveDrawings } from '../../../../../src/renderer/store/pictures/move-drawings.ts';
import { Pictures } from '../../../../../src/renderer/store/pictures/pictures.ts';
import type { Row } from '../../../../../src/renderer/store/rows.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import type { Character } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { parseDrawingHash } from '../../../../../src/shared/library/drawing-reference.ts';
import { judge } from '../../../../../src/shared/rules/judge.ts';

const SAMPLE = hero as Character;
const DAY = 24 * 3_600_000;
const ignoreProgress = () => undefined;
let databaseCount = 0;
const openDatabases: Database[] = [];
const smallCharacter = { ...SAMPLE, art: { drawing: { width: 10, height: 10, shapes: [{ d: 'M0 0L5 5Z' }] } } };
/** Values that a library may contain as documents. None of them has a large drawing, which is stored apart from its document. */
const OTHERS = [
  undefined,
  null,
  7,
  [],
  'text',
  {},
  { art: 3 },
  { art: { drawing: 'x'.repeat(9000) } },
  { art: { drawing: { width: 1, shapes: Array(4000).fill(1) } } },
  { art: { drawing: { width: 1, height: 1, shapes: [] } } },
  { art: { drawing: { width: 1, height: 1, shapes: [null] } } },
  smallCharacter,
];

afterEach(() => {
  for (const libraryDatabase of openDatabases.splice(0)) libraryDatabase.close();
});

function createDatabase(databaseName = `drawings-${databaseCount++}`): Database {
  const libraryDatabase = new Database(databaseName);
  openDatabases.push(libraryDatabase);
  return libraryDatabase;
}

describe('a drawing stored apart from its document', () => {
  it('leaves a document with the same findings, and embedding it restores the original', async () => {
    const libraryDatabase = createDatabase();
    const { document, drawing } = splitDrawing(SAMPLE);
    expect(drawing?.drawing).toEqual(SAMPLE.art?.drawing);
    expect(JSON.stringify(document).length).toBeLessThan(3000);
    expect(judge(GAMES, document as Character)).toEqual(judge(GAMES, SAMPLE));
    if (drawing !== undefined) await libraryDatabase.drawings.put(drawing);
    expect(await embedDrawings(libraryDatabase, [document, smallCharacter])).toEqual([SAMPLE, smallCharacter]);
    expect(splitDrawing(document)).toEqual({ document });
  });

  it('gets the hash of its JSON, whether or not hashDrawings ran before', async () => {
    const clonedCharacter = structuredClone(SAMPLE);
    const digest = vi.spyOn(crypto.subtle, 'digest');
    await hashDrawings([clonedCharacter, ...OTHERS]);
    expect(digest).toHaveBeenCalledTimes(1);
    digest.mockRestore();
    const drawingHash = createHash('sha256').update(JSON.stringify(SAMPLE.art?.drawing)).digest('hex');
    expect(splitDrawing(clonedCharacter).drawing?.hash).toBe(drawingHash);
    expect(splitDrawing(SAMPLE).drawing?.hash).toBe(drawingHash);
  });

  it('gets the same hash when crypto.subtle is unavailable', async () => {
    const clonedCharacter = structuredClone(SAMPLE);
    vi.stubGlobal('crypto', {});
    await hashDrawings([clonedCharacter]);
    vi.unstubAllGlobals();
    expect(splitDrawing(clonedCharacter).drawing?.hash).toBe(splitDrawing(SAMPLE).drawing?.hash);
  });

  it.each(OTHERS)(
    'splitDrawing and embedDrawings leave a document without a large drawing unchanged: %j',
    async (document) => {
      expect(splitDrawing(document).document).toBe(document);
      expect(await embedDrawings(createDatabase(), [document])).toEqual([document]);
    },
  );

  it('keeps extra properties of a drawing', () => {
    const extendedCharacter = { ...SAMPLE, art: { drawing: { ...SAMPLE.art?.drawing, madeWith: 'a pen' } } };
    expect(splitDrawing(extendedCharacter).drawing?.drawing).toEqual(extendedCharacter.art.drawing);
  });

  it('embedDrawings leaves the drawing out when the database has lost it', async () => {
    const [character] = await embedDrawings(createDatabase(), [splitDrawing(SAMPLE).document as Character]);
    expect(character?.art).toEqual({ ...SAMPLE.art, drawing: undefined });
  });
});

describe('moveDrawings in a library of an older version', () => {
  /** Creates a database of version 3, whose rows contain their drawings. */
  async function createOlderDatabase(databaseName: string, storedRows: readonly Row[]): Promise<void> {
    const libraryDatabase = new Dexie(databaseName);
    libraryDatabase.version(1).stores({
      characters: 'id, rev',
      factions: 'id, rev',
      teams: 'id, rev',
      events: 'id, rev',
      meta: 'key',
    });
    libraryDatabase.version(2).stores({ pictures: 'hash' });
    libraryDatabase.version(3).stores({ templates: 'id' });
    await libraryDatabase.table('characters').bulkPut([...storedRows]);
    await libraryDatabase.table('teams').put({ id: 't', document: { format: 'rollcall.team' }, updatedAt: 1, rev: 2 });
    await libraryDatabase.table('meta').bulkPut([
      { key: 'rev:characters', value: 9 },
      { key: 'samples', value: ['characters/brasslung'] },
    ]);
    libraryDatabase.close();
  }

  /** Creates rows with five different drawings, which differ in their width. Every seventh row has no large drawing. */
  const createRows = (rowCount: number): Row[] =>
    Array.from({ length: rowCount }, (_, rowNumber) => ({
      id: `c${rowNumber}`,
      document:
        rowNumber % 7 === 3
          ? OTHERS[rowNumber % OTHERS.length]
          : {
              ...SAMPLE,
              id: `c${rowNumber}`,
              art: { drawing: { ...SAMPLE.art?.drawing, width: 500 + (rowNumber % 5) } },
            },
      drafts: { '/level': `${rowNumber}-` },
      updatedAt: rowNumber,
      rev: rowNumber + 1,
    }));

  /** Reads the rows with their drawings. */
  const readFullRows = async (libraryDatabase: Database): Promise<Row[]> => {
    const storedRows = await libraryDatabase.documents('characters').toArray();
    const documents = await embedDrawings(
      libraryDatabase,
      storedRows.map((storedRow) => storedRow.document),
    );
    return storedRows.map((storedRow, rowNumber) => ({ ...storedRow, document: documents[rowNumber] }));
  };

  it('moves every drawing out of its row, stores equal drawings once and does nothing the second time', async () => {
    const databaseName = `older-${databaseCount++}`;
    await createOlderDatabase(databaseName, createRows(120));
    const libraryDatabase = createDatabase(databaseName);
    const progress = vi.fn();
    await moveDrawings(libraryDatabase, progress);
    const compareIds = (a: Row, b: Row) => (a.id < b.id ? -1 : 1);
    expect((await readFullRows(libraryDatabase)).sort(compareIds)).toEqual(createRows(120).sort(compareIds));
    expect(await libraryDatabase.drawings.count()).toBe(5);
    expect(progress.mock.calls).toEqual([
      [0, 120],
      [50, 120],
      [100, 120],
    ]);
    expect(await libraryDatabase.readRevision('characters')).toBe(9);
    expect(await libraryDatabase.documents('teams').count()).toBe(1);
    const secondProgress = vi.fn();
    await moveDrawings(libraryDatabase, secondProgress);
    expect(secondProgress).not.toHaveBeenCalled();
  });

  it('resumes after an interruption', async () => {
    const databaseName = `older-${databaseCount++}`;
    await createOlderDatabase(databaseName, createRows(120));
    const firstDatabase = createDatabase(databaseName);
    const stopAtHundred = (doneCount: number) => {
      if (doneCount === 100) throw new Error('killed');
    };
    await expect(moveDrawings(firstDatabase, stopAtHundred)).rejects.toThrow('killed');
    firstDatabase.close();
    const libraryDatabase = createDatabase(databaseName);
    expect((await readFullRows(libraryDatabase)).length).toBe(120);
    await moveDrawings(libraryDatabase, ignoreProgress);
    const rowsWithDrawing = await libraryDatabase
      .documents('characters')
      .filter(({ document }) => splitDrawing(document).drawing !== undefined);
    expect(await rowsWithDrawing.count()).toBe(0);
    expect((await readFullRows(libraryDatabase)).filter(({ document }) => document !== undefined)).toHaveLength(
      createRows(120).filter(({ document }) => document !== undefined).length,
    );
  });
});

describe('the cache of drawings', () => {
  it('keeps the hundred drawings used most recently', async () => {
    const libraryDatabase = createDatabase();
    const drawings = new Drawings(libraryDatabase);
    const drawing = { width: 1, height: 1, shapes: [] };
    for (let drawingNumber = 0; drawingNumber < 100; drawingNumber += 1) drawings.cache(`h${drawingNumber}`, drawing);
    await drawings.read('h0');
    for (let drawingNumber = 100; drawingNumber < 150; drawingNumber += 1) drawings.cache(`h${drawingNumber}`, drawing);
    expect([drawings.getCached('h0'), drawings.getCached('h1'), drawings.getCached('h149')]).toEqual([
      drawing,
      undefined,
      drawing,
    ]);
    expect(await drawings.read('nobody')).toBe(null);
  });
});

describe('sweeping unused drawings', () => {
  it('deletes an unused drawing after a week and keeps a used one', async () => {
    const libraryDatabase = createDatabase();
    const { document, drawing } = splitDrawing(SAMPLE);
    if (drawing === undefined) throw new Error('the sample has no drawing');
    await libraryDatabase.drawings.bulkPut([drawing, { hash: 'f'.repeat(64), drawing: drawing.drawing }]);
    await libraryDatabase.documents('characters').put({ id: 'a', document, updatedAt: 0, rev: 1 });
    const pictures = new Pictures(libraryDatabase);
    await pictures.sweep(0);
    await pictures.sweep(6 * DAY);
    expect(await libraryDatabase.drawings.count()).toBe(2);
    await pictures.sweep(8 * DAY);
    expect(await libraryDatabase.drawings.toCollection().primaryKeys()).toEqual([drawing.hash]);
    expect(parseDrawingHash((document as Character).art?.drawing)).toBe(drawing.hash);
  });
});
