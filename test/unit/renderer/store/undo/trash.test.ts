import { afterEach, describe, expect, it } from 'vitest';
import { Database } from '../../../../../src/renderer/store/database.ts';
import { Pictures } from '../../../../../src/renderer/store/pictures/pictures.ts';
import { Operations } from '../../../../../src/renderer/store/undo/operations.ts';
import { pruneSteps } from '../../../../../src/renderer/store/undo/prune-steps.ts';
import { Trash } from '../../../../../src/renderer/store/undo/trash.ts';
import { checkTrashClock, countDaysLeft } from '../../../../../src/renderer/store/undo/trash-clock.ts';
import { LIMITS } from '../../../../../src/shared/base/limits.ts';

const DAY = 24 * 3_600_000;
const NOW = Date.UTC(2026, 10, 22);

describe('the time in the trash', () => {
  const dueOf = (now: number, last: Parameters<typeof checkTrashClock>[1], ...times: number[]) => {
    const { isDue } = checkTrashClock(now, last, times);
    return times.filter((at) => isDue(at)).map((at) => (now - at) / DAY);
  };

  it('is thirty days, to the moment', () => {
    expect(LIMITS.trashDays).toBe(30);
    expect(dueOf(NOW, undefined, NOW - 31 * DAY, NOW - 30 * DAY, NOW - DAY)).toEqual([31]);
    expect([countDaysLeft(NOW, NOW), countDaysLeft(NOW, NOW - 29.5 * DAY), countDaysLeft(NOW, NOW - 40 * DAY)]).toEqual(
      [30, 1, 0],
    );
  });

  it('does not end while the clock looks wrong', () => {
    const old = NOW - 400 * DAY;
    // Something was deleted in its future: it has gone back.
    expect(dueOf(NOW, undefined, old, NOW + 3 * DAY)).toEqual([]);
    expect(dueOf(NOW, { seen: NOW + 5 * DAY, keepUntil: 0 }, old)).toEqual([]);
    // It has jumped by more than a year, or nobody was here for as long: a month more in either case.
    const jumped = checkTrashClock(NOW, { seen: NOW - 366 * DAY, keepUntil: 0 }, [old]);
    expect([jumped.isDue(old), jumped.clock.keepUntil]).toEqual([false, NOW + 30 * DAY]);
    expect(dueOf(NOW + 29 * DAY, jumped.clock, old)).toEqual([]);
    expect(dueOf(NOW + 31 * DAY, { ...jumped.clock, seen: NOW + 29 * DAY }, old)).toEqual([431]);
    // Set right again: what was kept for the wrong clock is kept no longer than that.
    expect(checkTrashClock(NOW - 366 * DAY, jumped.clock, []).clock.keepUntil).toBe(0);
  });
});

let count = 0;
const opened: Database[] = [];
afterEach(() => {
  for (const database of opened.splice(0)) database.close();
});

function library() {
  const database = new Database(`trash-${count++}`);
  opened.push(database);
  const operations = new Operations(database, { waitForEdits: async () => undefined, onCommit: () => undefined });
  return { db: database, operations, trash: new Trash(database, operations) };
}

const doc = (id: string, name = id) => ({ table: 'teams', id, after: { id, name } }) as const;
const gone = (id: string) => ({ table: 'teams', id, after: undefined }) as const;
const names = async (database: Database) =>
  (await database.documents('teams').toArray()).map(({ id, document }) => [id, (document as { name: string }).name]);

describe('the trash', () => {
  it('brings back beside the one that has the id by now, and the same id twice', async () => {
    const { db: database, operations, trash } = library();
    await operations.run('create', [doc('a', 'first')]);
    await operations.run('delete', [gone('a')]);
    await operations.run('create', [doc('a', 'second')]);
    await operations.run('delete', [gone('a')]);
    const keys = (await trash.list()).map(({ key }) => key);
    const { count: back, renamed, undo } = await trash.bringBack(keys);
    expect([back, renamed]).toEqual([2, 1]);
    const there = await names(database);
    expect(there.map(([, name]) => name).sort()).toEqual(['first', 'second']);
    expect(there.find(([id]) => id === 'a')?.[1]).toBe('second');
    for (const row of await database.documents('teams').toArray())
      expect((row.document as { id: string }).id).toBe(row.id);
    await undo();
    expect(await names(database)).toEqual([]);
    expect((await trash.list()).map(({ name }) => name).sort()).toEqual(['first', 'second']);
  });

  it('lets go for good: undo brings back the others only, and the steps of the document are gone', async () => {
    const { db: database, operations, trash } = library();
    await operations.run('create', [doc('a'), doc('b')]);
    await operations.run('import', [doc('a', 'other'), doc('b', 'other')]);
    await operations.run('delete', [gone('a'), gone('b')]);
    const [first] = (await trash.list()).filter(({ id }) => id === 'a');
    await trash.deleteForGood([first?.key ?? '']);
    expect((await operations.last()).undo?.counts).toEqual({ teams: 1 });
    expect((await database.history.toArray()).map(({ document }) => document)).toEqual(['teams/b']);
    await operations.undo();
    expect(await names(database)).toEqual([['b', 'other']]);
    expect(await trash.list()).toEqual([]);
  });

  it('empties itself of what is older than a month', async () => {
    const { db: database, operations, trash } = library();
    await operations.run('create', [doc('a'), doc('b')]);
    await operations.run('delete', [gone('a')]);
    await operations.run('delete', [gone('b')]);
    await database.trash.toCollection().modify((row) => {
      if (row.row.id === 'a') row.deletedAt -= 31 * DAY;
    });
    await trash.purge(Date.now());
    expect((await trash.list()).map(({ id }) => id)).toEqual(['b']);
  });
});

describe('what the library lets go of by itself', () => {
  it('are steps of documents that are nowhere any more', async () => {
    const { db: database, operations, trash } = library();
    const step = { edits: [], inverse: [], path: '', at: 0, undone: false };
    await operations.run('create', [doc('here')]);
    await operations.run('create', [doc('deleted')]);
    await operations.run('delete', [gone('deleted')]);
    for (const id of ['here', 'deleted', 'nowhere']) await database.history.add({ ...step, document: `teams/${id}` });
    await pruneSteps(database);
    expect((await database.history.toArray()).map(({ document }) => document)).toEqual(['teams/here', 'teams/deleted']);
    expect(await trash.list()).toHaveLength(1);
  });

  it('are no pictures that undo or the trash may bring back', async () => {
    const { db: database, operations } = library();
    const [inTrash, inStep, nowhere] = ['a', 'b', 'c'].map((letter) => letter.repeat(64));
    const hero = (hash?: string) => ({ id: 'h', art: { image: { src: `sha256:${hash}` } } });
    const put = (id: string, after: unknown) => operations.run('import', [{ table: 'characters', id, after }]);
    for (const hash of [inTrash, inStep, nowhere]) {
      const file = new Blob(['x']);
      await database.pictures.put({ hash: hash ?? '', file, preview: file, width: 1, height: 1, addedAt: 0 });
    }
    await put('h', hero(inStep));
    await put('h', { id: 'h' });
    await put('g', { ...hero(inTrash), id: 'g' });
    await operations.run('delete', [{ table: 'characters', id: 'g', after: undefined }]);
    const pictures = new Pictures(database);
    await pictures.sweep(NOW);
    await pictures.sweep(NOW + 8 * DAY);
    expect(await database.pictures.toCollection().primaryKeys()).toEqual([inTrash, inStep]);
  });
});
