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

describe('the time limit of the trash', () => {
  /** Lists the ages, in days, of the deleted documents that may be deleted for good. */
  const listDueDays = (
    currentTime: number,
    lastClock: Parameters<typeof checkTrashClock>[1],
    ...deletionTimes: number[]
  ) => {
    const { isDue } = checkTrashClock(currentTime, lastClock, deletionTimes);
    return deletionTimes.filter((deletedAt) => isDue(deletedAt)).map((deletedAt) => (currentTime - deletedAt) / DAY);
  };

  it('ends after more than thirty days', () => {
    expect(LIMITS.trashDays).toBe(30);
    expect(listDueDays(NOW, undefined, NOW - 31 * DAY, NOW - 30 * DAY, NOW - DAY)).toEqual([31]);
    expect([countDaysLeft(NOW, NOW), countDaysLeft(NOW, NOW - 29.5 * DAY), countDaysLeft(NOW, NOW - 40 * DAY)]).toEqual(
      [30, 1, 0],
    );
  });

  it('does not end while the clock looks wrong', () => {
    // `seen` is the time of the previous check. Nothing is deleted for good before `keepUntil`.
    const deletedAt = NOW - 400 * DAY;
    // A document was deleted later than now, so the clock was set back.
    expect(listDueDays(NOW, undefined, deletedAt, NOW + 3 * DAY)).toEqual([]);
    expect(listDueDays(NOW, { seen: NOW + 5 * DAY, keepUntil: 0 }, deletedAt)).toEqual([]);
    // The clock has jumped by more than a year, or the app was not used that long. Both add a month.
    const jumpedClock = checkTrashClock(NOW, { seen: NOW - 366 * DAY, keepUntil: 0 }, [deletedAt]);
    expect([jumpedClock.isDue(deletedAt), jumpedClock.clock.keepUntil]).toEqual([false, NOW + 30 * DAY]);
    expect(listDueDays(NOW + 29 * DAY, jumpedClock.clock, deletedAt)).toEqual([]);
    expect(listDueDays(NOW + 31 * DAY, { ...jumpedClock.clock, seen: NOW + 29 * DAY }, deletedAt)).toEqual([431]);
    // After the clock is corrected, the extra month for the wrong clock ends.
    expect(checkTrashClock(NOW - 366 * DAY, jumpedClock.clock, []).clock.keepUntil).toBe(0);
  });
});

let databaseCount = 0;
const openDatabases: Database[] = [];
afterEach(() => {
  for (const database of openDatabases.splice(0)) database.close();
});

function openTrash() {
  const database = new Database(`trash-${databaseCount++}`);
  openDatabases.push(database);
  const operations = new Operations(database, { waitForEdits: async () => undefined, onCommit: () => undefined });
  return { database, operations, trash: new Trash(database, operations) };
}

const createDocument = (documentId: string, documentName = documentId) =>
  ({ table: 'teams', id: documentId, after: { id: documentId, name: documentName } }) as const;
const createDeletion = (documentId: string) => ({ table: 'teams', id: documentId, after: undefined }) as const;
const readNames = async (database: Database) =>
  (await database.documents('teams').toArray()).map(({ id, document }) => [id, (document as { name: string }).name]);

describe('the trash', () => {
  it('restores two documents with the same id under different ids', async () => {
    const { database, operations, trash } = openTrash();
    await operations.run('create', [createDocument('a', 'first')]);
    await operations.run('delete', [createDeletion('a')]);
    await operations.run('create', [createDocument('a', 'second')]);
    await operations.run('delete', [createDeletion('a')]);
    const trashKeys = (await trash.list()).map(({ key }) => key);
    const { count: restoredCount, renamed, undo } = await trash.bringBack(trashKeys);
    expect([restoredCount, renamed]).toEqual([2, 1]);
    const restoredTeams = await readNames(database);
    expect(restoredTeams.map(([, teamName]) => teamName).sort()).toEqual(['first', 'second']);
    expect(restoredTeams.find(([teamId]) => teamId === 'a')?.[1]).toBe('second');
    for (const teamRow of await database.documents('teams').toArray())
      expect((teamRow.document as { id: string }).id).toBe(teamRow.id);
    await undo();
    expect(await readNames(database)).toEqual([]);
    expect((await trash.list()).map(({ name }) => name).sort()).toEqual(['first', 'second']);
  });

  it('deletes for good: undo restores the other documents only, and the steps of the document are gone', async () => {
    const { database, operations, trash } = openTrash();
    await operations.run('create', [createDocument('a'), createDocument('b')]);
    await operations.run('import', [createDocument('a', 'other'), createDocument('b', 'other')]);
    await operations.run('delete', [createDeletion('a'), createDeletion('b')]);
    const [trashEntry] = (await trash.list()).filter(({ id }) => id === 'a');
    await trash.deleteForGood([trashEntry?.key ?? '']);
    expect((await operations.readLast()).undo?.counts).toEqual({ teams: 1 });
    expect((await database.history.toArray()).map(({ document }) => document)).toEqual(['teams/b']);
    await operations.undo();
    expect(await readNames(database)).toEqual([['b', 'other']]);
    expect(await trash.list()).toEqual([]);
  });

  it('deletes documents older than a month', async () => {
    const { database, operations, trash } = openTrash();
    await operations.run('create', [createDocument('a'), createDocument('b')]);
    await operations.run('delete', [createDeletion('a')]);
    await operations.run('delete', [createDeletion('b')]);
    await database.trash.toCollection().modify((teamRow) => {
      if (teamRow.row.id === 'a') teamRow.deletedAt -= 31 * DAY;
    });
    await trash.purge(Date.now());
    expect((await trash.list()).map(({ id }) => id)).toEqual(['b']);
  });
});

describe('what the library prunes by itself', () => {
  it('prunes the steps of documents that no longer exist, not even in the trash', async () => {
    const { database, operations, trash } = openTrash();
    const emptyStep = { edits: [], inverse: [], path: '', at: 0, undone: false };
    await operations.run('create', [createDocument('here')]);
    await operations.run('create', [createDocument('deleted')]);
    await operations.run('delete', [createDeletion('deleted')]);
    for (const teamId of ['here', 'deleted', 'nowhere'])
      await database.history.add({ ...emptyStep, document: `teams/${teamId}` });
    await pruneSteps(database);
    expect((await database.history.toArray()).map(({ document }) => document)).toEqual(['teams/here', 'teams/deleted']);
    expect(await trash.list()).toHaveLength(1);
  });

  it('keeps pictures that undo or the trash may restore', async () => {
    const { database, operations } = openTrash();
    const [trashHash, stepHash, unusedHash] = ['a', 'b', 'c'].map((letter) => letter.repeat(64));
    const createCharacter = (pictureHash?: string) => ({ id: 'h', art: { image: { src: `sha256:${pictureHash}` } } });
    const importCharacter = (characterId: string, newDocument: unknown) =>
      operations.run('import', [{ table: 'characters', id: characterId, after: newDocument }]);
    for (const pictureHash of [trashHash, stepHash, unusedHash]) {
      const pictureFile = new Blob(['x']);
      await database.pictures.put({
        hash: pictureHash ?? '',
        file: pictureFile,
        preview: pictureFile,
        width: 1,
        height: 1,
        addedAt: 0,
      });
    }
    await importCharacter('h', createCharacter(stepHash));
    await importCharacter('h', { id: 'h' });
    await importCharacter('g', { ...createCharacter(trashHash), id: 'g' });
    await operations.run('delete', [{ table: 'characters', id: 'g', after: undefined }]);
    const pictures = new Pictures(database);
    await pictures.sweep(NOW);
    await pictures.sweep(NOW + 8 * DAY);
    expect(await database.pictures.toCollection().primaryKeys()).toEqual([trashHash, stepHash]);
  });
});
