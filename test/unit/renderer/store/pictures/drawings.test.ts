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
const nothing = () => undefined;
let count = 0;
const opened: Database[] = [];
const silent = { ...SAMPLE, art: { drawing: { width: 10, height: 10, shapes: [{ d: 'M0 0L5 5Z' }] } } };
/** What was ever found in a library: none of it is a large drawing. */
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
  silent,
];

afterEach(() => {
  for (const db of opened.splice(0)) db.close();
});

function database(name = `drawings-${count++}`): Database {
  const db = new Database(name);
  opened.push(db);
  return db;
}

describe('a drawing apart from its document', () => {
  it('leaves a document that the rules judge as before, and comes back to it exactly as it was', async () => {
    const db = database();
    const { document, drawing } = splitDrawing(SAMPLE);
    expect(drawing?.drawing).toEqual(SAMPLE.art?.drawing);
    expect(JSON.stringify(document).length).toBeLessThan(3000);
    expect(judge(GAMES, document as Character)).toEqual(judge(GAMES, SAMPLE));
    if (drawing !== undefined) await db.drawings.put(drawing);
    expect(await embedDrawings(db, [document, silent])).toEqual([SAMPLE, silent]);
    expect(splitDrawing(document)).toEqual({ document });
  });

  it('has the hash of its JSON, whether the browser was asked for it ahead or not', async () => {
    const ahead = structuredClone(SAMPLE);
    const digest = vi.spyOn(crypto.subtle, 'digest');
    await hashDrawings([ahead, ...OTHERS]);
    expect(digest).toHaveBeenCalledTimes(1);
    digest.mockRestore();
    const hash = createHash('sha256').update(JSON.stringify(SAMPLE.art?.drawing)).digest('hex');
    expect(splitDrawing(ahead).drawing?.hash).toBe(hash);
    expect(splitDrawing(SAMPLE).drawing?.hash).toBe(hash);
  });

  it('has it too where the browser hashes nothing', async () => {
    const ahead = structuredClone(SAMPLE);
    vi.stubGlobal('crypto', {});
    await hashDrawings([ahead]);
    vi.unstubAllGlobals();
    expect(splitDrawing(ahead).drawing?.hash).toBe(splitDrawing(SAMPLE).drawing?.hash);
  });

  it.each(OTHERS)('leaves everything else alone: %j', async (document) => {
    expect(splitDrawing(document).document).toBe(document);
    expect(await embedDrawings(database(), [document])).toEqual([document]);
  });

  it('keeps what a drawing holds besides its shapes', () => {
    const made = { ...SAMPLE, art: { drawing: { ...SAMPLE.art?.drawing, madeWith: 'a pen' } } };
    expect(splitDrawing(made).drawing?.drawing).toEqual(made.art.drawing);
  });

  it('is left out where the library has lost it', async () => {
    const [whole] = await embedDrawings(database(), [splitDrawing(SAMPLE).document as Character]);
    expect(whole?.art).toEqual({ ...SAMPLE.art, drawing: undefined });
  });
});

describe('a library of an older Rollcall', () => {
  /** As version 3 of the database wrote it: every row holds its drawing. */
  async function older(name: string, rows: readonly Row[]): Promise<void> {
    const db = new Dexie(name);
    db.version(1).stores({
      characters: 'id, rev',
      factions: 'id, rev',
      teams: 'id, rev',
      events: 'id, rev',
      meta: 'key',
    });
    db.version(2).stores({ pictures: 'hash' });
    db.version(3).stores({ templates: 'id' });
    await db.table('characters').bulkPut([...rows]);
    await db.table('teams').put({ id: 't', document: { format: 'rollcall.team' }, updatedAt: 1, rev: 2 });
    await db.table('meta').bulkPut([
      { key: 'rev:characters', value: 9 },
      { key: 'samples', value: ['characters/brasslung'] },
    ]);
    db.close();
  }

  const rows = (many: number): Row[] =>
    Array.from({ length: many }, (_, index) => ({
      id: `c${index}`,
      document:
        index % 7 === 3
          ? OTHERS[index % OTHERS.length]
          : { ...SAMPLE, id: `c${index}`, art: { drawing: { ...SAMPLE.art?.drawing, width: 500 + (index % 5) } } },
      drafts: { '/level': `${index}-` },
      updatedAt: index,
      rev: index + 1,
    }));

  const wholeRows = async (db: Database): Promise<Row[]> => {
    const light = await db.documents('characters').toArray();
    const documents = await embedDrawings(
      db,
      light.map((row) => row.document),
    );
    return light.map((row, index) => ({ ...row, document: documents[index] }));
  };

  it('opens with everything, and what is the same stands there once', async () => {
    const name = `older-${count++}`;
    await older(name, rows(120));
    const db = database(name);
    const progress = vi.fn();
    await moveDrawings(db, progress);
    const byId = (a: Row, b: Row) => (a.id < b.id ? -1 : 1);
    expect((await wholeRows(db)).sort(byId)).toEqual(rows(120).sort(byId));
    expect(await db.drawings.count()).toBe(5);
    expect(progress.mock.calls).toEqual([
      [0, 120],
      [50, 120],
      [100, 120],
    ]);
    expect(await db.readRevision('characters')).toBe(9);
    expect(await db.documents('teams').count()).toBe(1);
    const again = vi.fn();
    await moveDrawings(db, again);
    expect(again).not.toHaveBeenCalled();
  });

  it('goes on where it was cut short', async () => {
    const name = `older-${count++}`;
    await older(name, rows(120));
    const first = database(name);
    const stop = (done: number) => {
      if (done === 100) throw new Error('killed');
    };
    await expect(moveDrawings(first, stop)).rejects.toThrow('killed');
    first.close();
    const db = database(name);
    expect((await wholeRows(db)).length).toBe(120);
    await moveDrawings(db, nothing);
    const left = await db
      .documents('characters')
      .filter(({ document }) => splitDrawing(document).drawing !== undefined);
    expect(await left.count()).toBe(0);
    expect((await wholeRows(db)).filter(({ document }) => document !== undefined)).toHaveLength(
      rows(120).filter(({ document }) => document !== undefined).length,
    );
  });
});

describe('drawings in memory', () => {
  it('are a hundred at most, the ones wanted last', async () => {
    const db = database();
    const drawings = new Drawings(db);
    const drawing = { width: 1, height: 1, shapes: [] };
    for (let index = 0; index < 100; index += 1) drawings.cache(`h${index}`, drawing);
    await drawings.read('h0');
    for (let index = 100; index < 150; index += 1) drawings.cache(`h${index}`, drawing);
    expect([drawings.getCached('h0'), drawings.getCached('h1'), drawings.getCached('h149')]).toEqual([
      drawing,
      undefined,
      drawing,
    ]);
    expect(await drawings.read('nobody')).toBe(null);
  });
});

describe('a drawing that no document names', () => {
  it('goes a week later, and not before; one that is named stays', async () => {
    const db = database();
    const { document, drawing } = splitDrawing(SAMPLE);
    if (drawing === undefined) throw new Error('the sample has no drawing');
    await db.drawings.bulkPut([drawing, { hash: 'f'.repeat(64), drawing: drawing.drawing }]);
    await db.documents('characters').put({ id: 'a', document, updatedAt: 0, rev: 1 });
    const pictures = new Pictures(db);
    await pictures.sweep(0);
    await pictures.sweep(6 * DAY);
    expect(await db.drawings.count()).toBe(2);
    await pictures.sweep(8 * DAY);
    expect(await db.drawings.toCollection().primaryKeys()).toEqual([drawing.hash]);
    expect(parseDrawingHash((document as Character).art?.drawing)).toBe(drawing.hash);
  });
});
