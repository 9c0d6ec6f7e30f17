import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Database } from '../../../../src/renderer/store/database.ts';
import {
  createSubmissionKey,
  deleteSubmissions,
  pruneSubmissions,
  readSubmissions,
  recordCopy,
  restoreSubmissions,
  saveSubmissions,
} from '../../../../src/renderer/store/events/submissions.ts';

let databaseCount = 0;
let database: Database;
beforeEach(() => {
  database = new Database(`lists-${databaseCount++}`);
});
afterEach(() => database.close());

const createFile = (fileName: string, content = fileName) => ({ name: fileName, bytes: new Blob([content]) });
/** Reads the names and texts of all submissions of an event pack. */
const readTexts = async (eventPackId: string) =>
  Promise.all(
    (await readSubmissions(database, eventPackId)).map(async ({ name, bytes }) => [name, await bytes.text()]),
  );

describe('submissions of an event pack', () => {
  it('keeps submissions unchanged and sorted by name, and replaces one of the same name', async () => {
    await saveSubmissions(database, 'cup', [createFile('b.json'), createFile('late/a.json')], 1);
    await saveSubmissions(database, 'cup', [createFile('b.json', 'again')], 2);
    await saveSubmissions(database, 'other', [createFile('b.json', 'elsewhere')], 3);
    expect(await readTexts('cup')).toEqual([
      ['b.json', 'again'],
      ['late/a.json', 'late/a.json'],
    ]);
    expect(await readTexts('other')).toEqual([['b.json', 'elsewhere']]);
  });

  it('notes when earlier versions of a file arrived, but not for a copy that arrived when the file did', async () => {
    const readVersions = async () =>
      (await database.lists.toArray()).map(({ addedAt, earlierVersions }) => [addedAt, earlierVersions]);
    await saveSubmissions(database, 'cup', [createFile('a.json', 'first')], 1);
    expect(await readVersions()).toEqual([[1, undefined]]);
    await saveSubmissions(database, 'cup', [createFile('a.json', 'second')], 2);
    await saveSubmissions(database, 'cup', [createFile('a.json', 'second')], 3);
    await saveSubmissions(database, 'cup', [{ ...createFile('a.json', 'repaired'), arrival: { addedAt: 2 } }], 4);
    expect(await readVersions()).toEqual([[2, [1]]]);
    await saveSubmissions(database, 'cup', [createFile('a.json', 'third')], 5);
    expect(await readVersions()).toEqual([[5, [1, 2]]]);
  });

  it('saves more submissions than one write takes, under names of any length', async () => {
    const longPath = 'folder/'.repeat(1000);
    await saveSubmissions(
      database,
      'cup',
      Array.from({ length: 120 }, (_, index) => createFile(`${longPath}${index}.json`)),
      1,
    );
    expect(await readTexts('cup')).toHaveLength(120);
  });

  it('stores equal bytes once under their SHA-256 hash until no submission uses them', async () => {
    await saveSubmissions(database, 'cup', [createFile('a.json', 'same'), createFile('b.json', 'same')], 1);
    const rows = await database.lists.toArray();
    expect(new Set(rows.map(({ content }) => content)).size).toBe(1);
    expect(rows[0]?.content).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(await database.files.count()).toBe(1);
    await deleteSubmissions(database, [createSubmissionKey('cup', 'a.json')]);
    expect(await readTexts('cup')).toEqual([['b.json', 'same']]);
    await deleteSubmissions(database, [createSubmissionKey('cup', 'b.json')]);
    expect(await database.files.count()).toBe(0);
  });

  it('restores deleted submissions with their copies', async () => {
    await saveSubmissions(database, 'cup', [createFile('a.json')], 1);
    // The organizer repairs the submitted list in the library, as the team `team-2`.
    await recordCopy(database, createSubmissionKey('cup', 'a.json'), 'a.json', 'team-2');
    const savedSubmissions = await readSubmissions(database, 'cup');
    await deleteSubmissions(database, [createSubmissionKey('cup', 'a.json')]);
    expect(await readTexts('cup')).toEqual([]);
    await restoreSubmissions(database, savedSubmissions);
    expect((await readSubmissions(database, 'cup')).map(({ row }) => row.copies)).toEqual([{ 'a.json': 'team-2' }]);
    // Saving an equal file changes nothing. A different file with the same name has no copy yet.
    await saveSubmissions(database, 'cup', [createFile('a.json')], 2);
    expect((await readSubmissions(database, 'cup'))[0]?.row).toEqual(savedSubmissions[0]?.row);
    await saveSubmissions(database, 'cup', [createFile('a.json', 'new')], 3);
    expect((await readSubmissions(database, 'cup'))[0]?.row.copies).toBeUndefined();
  });

  it('leaves out a submission while its file is missing', async () => {
    await saveSubmissions(database, 'cup', [createFile('a.json'), createFile('b.json')], 1);
    const [firstSubmission] = await readSubmissions(database, 'cup');
    const fileHash = String(firstSubmission?.row.content.slice('sha256:'.length));
    await database.files.delete(fileHash);
    expect(await readTexts('cup')).toEqual([['b.json', 'b.json']]);
  });

  it('prunes the submissions of a deleted event pack, except while it is in the trash or can be restored by undo', async () => {
    for (const eventPackId of ['here', 'trashed', 'undone', 'gone'])
      await saveSubmissions(database, eventPackId, [createFile('a.json', eventPackId)], 1);
    const createRow = (documentId: string) => ({ id: documentId, document: { id: documentId }, updatedAt: 0, rev: 1 });
    await database.documents('events').put(createRow('here'));
    await database.trash.put({ key: 'events/trashed/1', table: 'events', row: createRow('trashed'), deletedAt: 1 });
    await database.trash.put({ key: 'teams/gone/1', table: 'teams', row: createRow('gone'), deletedAt: 1 });
    // Undoing the operation 1 restores the event pack `undone`.
    await database.replaced.put({ n: 1, table: 'events', id: 'undone', put: 0 });
    await pruneSubmissions(database);
    expect(await database.lists.orderBy('event').uniqueKeys()).toEqual(['here', 'trashed', 'undone']);
    expect(await database.files.count()).toBe(3);
  });
});
