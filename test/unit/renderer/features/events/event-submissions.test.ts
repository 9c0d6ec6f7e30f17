/** Tests the submissions for an event on the page, with a fake worker that only records its files. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import hero from '../../../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { EventSubmissions } from '../../../../../src/renderer/features/events/submissions/event-submissions.ts';
import type { JudgingRequest } from '../../../../../src/renderer/features/events/submissions/judging-request.ts';
import {
  NotAVerdictTable,
  NotSaved,
} from '../../../../../src/renderer/features/events/submissions/submission-errors.ts';
import type { EarlierTable } from '../../../../../src/renderer/features/events/submissions/worker-messages.ts';
import type { SourceFile } from '../../../../../src/renderer/navigation/import-source.ts';
import { Database } from '../../../../../src/renderer/store/database.ts';
import { NO_NOTES, readEventNotes } from '../../../../../src/renderer/store/events/event-notes.ts';
import { pruneSubmissions } from '../../../../../src/renderer/store/events/submissions.ts';
import type { Character, EventPack } from '../../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import base from '../../../../fixtures/base/event.json' with { type: 'json' };
import { translate } from '../../../../support/texts.ts';
import { createFakeWorkers, type FakeWorker } from '../../../../support/worker.ts';

const EVENT_PACK = base as unknown as EventPack;

let judgingRequests: JudgingRequest[] = [];
/** Whether the fake worker fails to judge, as it does after a file that is not a table. */
let isBroken = false;
let earlierTables: (string | undefined)[] = [];
/** Files that the worker received last, by name. */
const filesByName = new Map<string, Blob>();

/** Creates a fake worker that judges nothing: its submissions are the names of the files that it received. */
function createCountingFunctions() {
  const fileNames = new Set<string>();
  const joinNames = () => [...fileNames].sort().join();
  return {
    addFiles: (files: readonly SourceFile[]) => {
      for (const { name: fileName, bytes: fileBytes } of files) {
        fileNames.add(fileName);
        filesByName.set(fileName, fileBytes as Blob);
      }
      return { fileCount: fileNames.size, needsLibrary: [...fileNames].some((fileName) => fileName.endsWith('.txt')) };
    },
    judge: (request: JudgingRequest) => {
      judgingRequests.push(request);
      if (request.earlierTableText === 'not a table') {
        isBroken = true;
        return 'no-table' as const;
      }
      if (isBroken) throw new Error('The worker is broken.');
      return {
        submissions: [...fileNames].map((fileName) => ({ file: fileName })),
        vanished: [],
        missingPlayers: [],
        withdrawnPlayers: [],
        digest: joinNames(),
      };
    },
    readText: (fileName: string) => filesByName.get(fileName)?.text(),
    makeTable: () => new TextEncoder().encode(joinNames()),
    makePages: (_language: string, earlierTable: EarlierTable | undefined) => {
      earlierTables.push(earlierTable?.text);
      return new Uint8Array();
    },
  };
}

let databaseCount = 0;
let workers: FakeWorker[] = [];
let database: Database;
beforeEach(() => {
  vi.stubGlobal(
    'Worker',
    class extends createFakeWorkers({ 'submissions.worker': createCountingFunctions }) {
      constructor(workerUrl: URL) {
        super(workerUrl);
        workers.push(this);
      }
    },
  );
  vi.stubGlobal('localStorage', { getItem: () => null });
  [judgingRequests, earlierTables, workers] = [[], [], []];
  isBroken = false;
  database = new Database(`event-lists-${databaseCount++}`);
});
afterEach(() => {
  vi.unstubAllGlobals();
  database.close();
});

const createFile = (fileName: string, content = fileName) => ({ name: fileName, bytes: new Blob([content]) });
const listShownFiles = (eventSubmissions: EventSubmissions) =>
  eventSubmissions.store.getState().results?.submissions.map((shownSubmission) => shownSubmission.file);
const openSubmissions = async (eventPackId = 'cup') => {
  const eventSubmissions = new EventSubmissions(translate, GAMES, database, eventPackId);
  await eventSubmissions.open(EVENT_PACK);
  return eventSubmissions;
};

describe('the submissions of an event pack', () => {
  it('reads the submissions of this event pack again after a restart', async () => {
    const firstSubmissions = await openSubmissions();
    expect(firstSubmissions.store.getState()).toMatchObject({ isRead: true, fileCount: 0 });
    await firstSubmissions.add([createFile('b.json'), createFile('a.json')], EVENT_PACK);
    expect(listShownFiles(await openSubmissions())).toEqual(['a.json', 'b.json']);
    expect(listShownFiles(await openSubmissions('other'))).toBeUndefined();
  });

  it('shows what another window has added or removed when it is opened again', async () => {
    const firstWindow = await openSubmissions();
    await firstWindow.add([createFile('a.json')], EVENT_PACK);
    const secondWindow = await openSubmissions();
    await secondWindow.add([createFile('b.json')], EVENT_PACK);
    await firstWindow.open(EVENT_PACK);
    expect(listShownFiles(firstWindow)).toEqual(['a.json', 'b.json']);
    await secondWindow.remove('a.json', EVENT_PACK);
    await firstWindow.open(EVENT_PACK);
    expect(listShownFiles(firstWindow)).toEqual(['b.json']);
  });

  it('removes and restores submissions, an archive with everything in it', async () => {
    const eventSubmissions = await openSubmissions();
    await eventSubmissions.add([createFile('a.json'), createFile('late.rollcall')], EVENT_PACK);
    const removedSubmissions = await eventSubmissions.remove('late.rollcall/teams/x.team.json', EVENT_PACK);
    expect(removedSubmissions.map(({ name: fileName }) => fileName)).toEqual(['late.rollcall']);
    expect(listShownFiles(eventSubmissions)).toEqual(['a.json']);
    await eventSubmissions.restore(removedSubmissions);
    expect(listShownFiles(eventSubmissions)).toEqual(['a.json', 'late.rollcall']);
    const clearedSubmissions = await eventSubmissions.clear();
    expect(eventSubmissions.store.getState()).toMatchObject({ fileCount: 0, isRead: true });
    expect(listShownFiles(eventSubmissions)).toBeUndefined();
    expect(listShownFiles(await openSubmissions())).toBeUndefined();
    await eventSubmissions.restore(clearedSubmissions);
    expect(listShownFiles(await openSubmissions())).toEqual(['a.json', 'late.rollcall']);
  });

  it('replaces a submission with its repaired copy, also after a restart, and restores the original', async () => {
    const eventSubmissions = await openSubmissions();
    await eventSubmissions.add([createFile('a.json', 'as sent'), createFile('late.rollcall')], EVENT_PACK);
    await eventSubmissions.recordRepairedCopy('a.json', 'team-2');
    expect((await openSubmissions()).store.getState().repairedTeamIds).toEqual({ 'a.json': 'team-2' });
    const replacement = await eventSubmissions.recordChange(() =>
      eventSubmissions.replace('a.json', new Blob(['repaired']), 'team-2', EVENT_PACK),
    );
    const readStoredSubmission = async () =>
      (await database.lists.toArray()).find(({ name: fileName }) => fileName === 'a.json');
    const repairedRow = await readStoredSubmission();
    expect(repairedRow?.copies).toEqual({ 'a.json': 'team-2' });
    filesByName.clear();
    expect((await openSubmissions()).store.getState().repairedTeamIds).toEqual({ 'a.json': 'team-2' });
    expect(await filesByName.get('a.json')?.text()).toBe('repaired');
    await eventSubmissions.undoChange(replacement);
    expect((await readStoredSubmission())?.content).not.toBe(repairedRow?.content);
    const archivedPath = 'late.rollcall/x.team.json';
    const archiveReplacement = await eventSubmissions.recordChange(() =>
      eventSubmissions.replace(archivedPath, new Blob(['repaired']), 'team-3', EVENT_PACK),
    );
    expect(listShownFiles(await openSubmissions())).toContain(archivedPath);
    await eventSubmissions.undoChange(archiveReplacement);
    expect(listShownFiles(await openSubmissions())).toEqual(['a.json', 'late.rollcall']);
  });

  it('keeps the time when a submission arrived while its repaired copy replaces it, also from an archive', async () => {
    const eventSubmissions = await openSubmissions();
    const file = new File(['as sent'], 'a.json', { lastModified: 5 });
    await eventSubmissions.add([{ name: 'a.json', bytes: file }, createFile('late.rollcall')], EVENT_PACK);
    await database.lists.toCollection().modify({ addedAt: 7 });
    const reopenedSubmissions = await openSubmissions();
    await reopenedSubmissions.replace('a.json', new Blob(['repaired']), undefined, EVENT_PACK);
    await reopenedSubmissions.replace('late.rollcall/x.team.json', new Blob(['repaired']), undefined, EVENT_PACK);
    expect(judgingRequests.at(-1)?.playerNotes.arrivalTimes).toEqual({
      'a.json': [7, 5],
      'late.rollcall': [7, 0],
      'late.rollcall/x.team.json': [7, 0],
    });
  });

  it('says when the organizer changed a list, and keeps the text as it arrived until the player sends another one', async () => {
    const eventSubmissions = await openSubmissions();
    await eventSubmissions.add([createFile('a.txt', 'Fresnell'), createFile('b.txt')], EVENT_PACK);
    await eventSubmissions.replace('a.txt', new Blob(['{"resolved": 1}']), undefined, EVENT_PACK);
    await eventSubmissions.replace('a.txt', new Blob(['{"repaired": 2}']), undefined, EVENT_PACK);
    await database.documents('events').put({ id: 'cup', document: {}, updatedAt: 0, rev: 1 });
    await pruneSubmissions(database);
    const reopenedSubmissions = await openSubmissions();
    expect(judgingRequests.at(-1)?.playerNotes.changeTimes).toEqual({ 'a.txt': expect.any(Number) });
    expect(await reopenedSubmissions.readText('a.txt')).toBe('Fresnell');
    await reopenedSubmissions.add([createFile('a.txt', 'Fresnel')], EVENT_PACK);
    expect(judgingRequests.at(-1)?.playerNotes.changeTimes).toEqual({});
    expect(await reopenedSubmissions.readText('a.txt')).toBe('Fresnel');
    await reopenedSubmissions.remove('b.txt');
    expect(await database.files.count()).toBe(1);
  });

  it('judges changed notes by the current pack unless another one is given', async () => {
    const eventSubmissions = await openSubmissions();
    await eventSubmissions.add([createFile('a.json')], EVENT_PACK);
    const changedPack = { ...EVENT_PACK, name: 'Changed' };
    await eventSubmissions.judge(changedPack);
    await eventSubmissions.updateNotes((notes) => notes);
    expect(judgingRequests.at(-1)?.eventPack).toBe(changedPack);
  });

  it('undoes by the pack that is current then', async () => {
    const eventSubmissions = await openSubmissions();
    await eventSubmissions.add([createFile('a.json', 'first'), createFile('b.json')], EVENT_PACK);
    const removal = await eventSubmissions.recordChange(() => eventSubmissions.remove('b.json', EVENT_PACK));
    const replacement = await eventSubmissions.recordChange(() =>
      eventSubmissions.replace('a.json', new Blob(['x']), undefined, EVENT_PACK),
    );
    const addition = await eventSubmissions.recordChange(() =>
      eventSubmissions.replace('c.json', new Blob(['x']), undefined, EVENT_PACK),
    );
    const changedPack = { ...EVENT_PACK, name: 'Changed' };
    await eventSubmissions.judge(changedPack);
    for (const change of [removal, replacement, addition]) {
      judgingRequests = [];
      await eventSubmissions.undoChange(change);
      expect(judgingRequests.map(({ eventPack }) => eventPack)).toEqual([changedPack]);
    }
    expect(listShownFiles(eventSubmissions)?.sort()).toEqual(['a.json', 'b.json']);
  });

  it('judges with the notes that another window has changed, and not again with its own', async () => {
    const [firstWindow, secondWindow] = [await openSubmissions(), await openSubmissions()];
    await firstWindow.add([createFile('a.json')], EVENT_PACK);
    await secondWindow.updateNotes((notes) => ({ ...notes, expected: ['Ash'] }), EVENT_PACK);
    await firstWindow.adoptNotes(await firstWindow.readNotes());
    expect(firstWindow.store.getState().notes.expected).toEqual(['Ash']);
    expect(judgingRequests.at(-1)?.playerNotes.expected).toEqual(['Ash']);
    const requestCount = judgingRequests.length;
    await firstWindow.adoptNotes(await firstWindow.readNotes());
    expect(judgingRequests).toHaveLength(requestCount);
  });

  it('returns the submissions that new files of the same name replace, and restores them', async () => {
    const eventSubmissions = await openSubmissions();
    expect(await eventSubmissions.add([createFile('a.json', 'first'), createFile('b.json')], EVENT_PACK)).toEqual([]);
    const replaced = await eventSubmissions.add(
      [createFile('a.json', 'second'), createFile('b.json'), createFile('c.json')],
      EVENT_PACK,
    );
    expect(replaced.map(({ name: fileName }) => fileName)).toEqual(['a.json']);
    await eventSubmissions.restore(replaced);
    const storedRow = (await database.lists.toArray()).find(({ name: fileName }) => fileName === 'a.json');
    expect(storedRow?.content).toBe(replaced[0]?.row.content);
  });

  it('drops what was put in place of a list in an archive when a new version of the archive arrives', async () => {
    const eventSubmissions = await openSubmissions();
    await eventSubmissions.add([createFile('mail.zip', 'first'), createFile('mail.zip.json')], EVENT_PACK);
    await eventSubmissions.replace('mail.zip/x.txt', new Blob(['resolved']), undefined, EVENT_PACK);
    const replaced = await eventSubmissions.add([createFile('mail.zip', 'second')], EVENT_PACK);
    expect(replaced.map(({ name: fileName }) => fileName)).toEqual(['mail.zip', 'mail.zip/x.txt']);
    expect(listShownFiles(eventSubmissions)?.sort()).toEqual(['mail.zip', 'mail.zip.json']);
    await eventSubmissions.restore(replaced);
    expect(listShownFiles(await openSubmissions())).toEqual(['mail.zip', 'mail.zip.json', 'mail.zip/x.txt']);
  });

  it('judges nothing while the event pack has an invalid size, also after a restart', async () => {
    const invalidPack = { ...EVENT_PACK, levels: 0 };
    const eventSubmissions = new EventSubmissions(translate, GAMES, database, 'cup');
    await eventSubmissions.open(invalidPack);
    await eventSubmissions.add([createFile('a.json')], invalidPack);
    const reopenedSubmissions = new EventSubmissions(translate, GAMES, database, 'cup');
    await reopenedSubmissions.open(invalidPack);
    expect(judgingRequests).toEqual([]);
    expect(reopenedSubmissions.store.getState()).toMatchObject({ isRead: true, fileCount: 1 });
    expect(reopenedSubmissions.store.getState().progress).toBeUndefined();
    await reopenedSubmissions.judge(EVENT_PACK);
    expect(listShownFiles(reopenedSubmissions)).toEqual(['a.json']);
  });

  it('judges with the notes about players, also after a restart', async () => {
    const eventSubmissions = await openSubmissions();
    await eventSubmissions.add([{ name: 'a.json', bytes: new File(['a'], 'a.json', { lastModified: 5 }) }], EVENT_PACK);
    await eventSubmissions.updateNotes(
      (playerNotes) => ({ ...playerNotes, expected: ['Ash'], players: { 'a.json': 'Ash' } }),
      EVENT_PACK,
    );
    await openSubmissions();
    const players = {
      expected: ['Ash'],
      of: { 'a.json': 'Ash' },
      counting: [],
      received: {},
      auditTrail: [],
      arrivalTimes: { 'a.json': [expect.any(Number), 5] },
      earlierVersions: {},
      changeTimes: {},
    };
    expect(judgingRequests.at(-1)?.playerNotes).toEqual(players);
    await database.documents('events').put({ id: 'cup', document: {}, updatedAt: 0, rev: 1 });
    await pruneSubmissions(database);
    expect(await readEventNotes(database, 'cup')).toMatchObject({ expected: ['Ash'] });
    await database.documents('events').clear();
    await pruneSubmissions(database);
    expect(await readEventNotes(database, 'cup')).toEqual(NO_NOTES);
  });

  it('judges text lists with the documents of the library, and again when it is opened again', async () => {
    const libraryDocuments = { characters: [hero as unknown as Character], factions: [] };
    const eventSubmissions = new EventSubmissions(translate, GAMES, database, 'cup', () => libraryDocuments);
    await eventSubmissions.open(EVENT_PACK);
    await eventSubmissions.add([createFile('a.json')], EVENT_PACK);
    expect(judgingRequests.at(-1)).not.toHaveProperty('libraryDocuments');
    await eventSubmissions.add([createFile('zed.txt', 'Brasslung')], EVENT_PACK);
    expect(judgingRequests.at(-1)?.libraryDocuments).toEqual(libraryDocuments);
    const requestCount = judgingRequests.length;
    await eventSubmissions.open(EVENT_PACK);
    expect(judgingRequests).toHaveLength(requestCount + 1);
    expect(await eventSubmissions.readText('zed.txt')).toBe('Brasslung');
    expect([eventSubmissions.hasFile('zed.txt'), eventSubmissions.hasFile('anna.txt')]).toEqual([true, false]);
  });

  it('compares with the last report that had a different text', async () => {
    const eventSubmissions = await openSubmissions();
    await eventSubmissions.add([createFile('a.json')], EVENT_PACK);
    expect(judgingRequests.at(-1)?.earlierTableText).toBeUndefined();
    const saveReport = async () => {
      await eventSubmissions.createReport('pages', 'en');
      await eventSubmissions.recordReport(1, EVENT_PACK);
    };
    await saveReport();
    expect(judgingRequests.at(-1)?.earlierTableText).toBe('a.json');
    await eventSubmissions.add([createFile('b.json')], EVENT_PACK);
    await saveReport();
    await saveReport();
    expect(judgingRequests.at(-1)?.earlierTableText).toBe('a.json,b.json');
    // The first report had no earlier one. The second and third are both compared with the first, because they are equal.
    expect(earlierTables).toEqual([undefined, 'a.json', 'a.json']);
  });

  it('says that a file is not a table of verdicts even when the judging after it fails', async () => {
    const eventSubmissions = await openSubmissions();
    await eventSubmissions.add([createFile('a.json')], EVENT_PACK);
    await expect(eventSubmissions.compare({ file: 'x.csv', text: 'not a table' }, EVENT_PACK)).rejects.toThrow(
      NotAVerdictTable,
    );
    expect(eventSubmissions.store.getState()).not.toHaveProperty('earlierTable');
    expect(eventSubmissions.store.getState().failureText).toContain('The worker is broken.');
  });

  it('judges a submission that the disk refuses to save, and reports the failure', async () => {
    const eventSubmissions = await openSubmissions();
    database.close();
    const fullDiskSpy = vi.spyOn(database.files, 'bulkPut').mockImplementation(() => {
      throw new Error('The disk is full.');
    });
    await expect(eventSubmissions.add([createFile('a.json')], EVENT_PACK)).rejects.toThrow(NotSaved);
    fullDiskSpy.mockRestore();
    expect(listShownFiles(eventSubmissions)).toEqual(['a.json']);
  });

  it('drops files that are stopped before they are read, and keeps saved ones for the next judging', async () => {
    const eventSubmissions = await openSubmissions();
    await eventSubmissions.add([createFile('a.json')], EVENT_PACK);
    const addingFiles = eventSubmissions.add([createFile('b.json')], EVENT_PACK);
    eventSubmissions.stop();
    await addingFiles;
    expect((await database.lists.toArray()).map(({ name: fileName }) => fileName)).toEqual(['a.json']);
    await eventSubmissions.judge(EVENT_PACK);
    expect(listShownFiles(eventSubmissions)).toEqual(['a.json']);
  });

  it('judges text lists with the library after the first reading was stopped', async () => {
    await (await openSubmissions()).add([createFile('a.txt')], EVENT_PACK);
    const libraryDocuments = { characters: [hero as Character], factions: [] };
    const eventSubmissions = new EventSubmissions(translate, GAMES, database, 'cup', () => libraryDocuments);
    judgingRequests = [];
    const unsubscribe = eventSubmissions.store.subscribe(({ progress }) => {
      if (progress === undefined) return;
      unsubscribe();
      // The worker starts right after the progress is shown.
      queueMicrotask(() => eventSubmissions.stop());
    });
    await eventSubmissions.open(EVENT_PACK);
    expect(workers).toHaveLength(3);
    expect(judgingRequests.map((request) => request.libraryDocuments)).toContainEqual(libraryDocuments);
    expect(judgingRequests.map((request) => request.libraryDocuments)).not.toContain(undefined);
    expect(eventSubmissions.store.getState().fileCount).toBe(1);
  });

  it('starts no worker without files when it is stopped while another worker reads them again', async () => {
    const eventSubmissions = await openSubmissions();
    await eventSubmissions.add([createFile('a.json')], EVENT_PACK);
    eventSubmissions.stop();
    const creatingReport = eventSubmissions.createReport('pages', 'en');
    eventSubmissions.stop();
    expect(await creatingReport).toBeUndefined();
    expect(workers).toHaveLength(2);
    await eventSubmissions.judge(EVENT_PACK);
    expect(listShownFiles(eventSubmissions)).toEqual(['a.json']);
  });

  it('reports a crashed worker and judges with another one', async () => {
    const eventSubmissions = await openSubmissions();
    await eventSubmissions.add([createFile('a.json')], EVENT_PACK);
    const creatingReport = eventSubmissions.createReport('pages', 'en');
    workers[0]?.crash();
    await expect(creatingReport).rejects.toThrow('This part of Rollcall stopped unexpectedly.');
    expect(eventSubmissions.store.getState().failureText).toContain('stopped unexpectedly');
    expect(await eventSubmissions.createReport('pages', 'en')).toEqual(new Uint8Array());
    expect(eventSubmissions.store.getState()).not.toHaveProperty('failureText');
    expect(workers).toHaveLength(2);
  });
});
