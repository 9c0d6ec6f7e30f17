/** Tests that what is done to the submissions for an event can be undone and redone, with a fake worker that shows the files by name. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EventSubmissions } from '../../../../../src/renderer/features/events/submissions/event-submissions.ts';
import type { JudgingRequest } from '../../../../../src/renderer/features/events/submissions/judging-request.ts';
import { createSubmissionActions } from '../../../../../src/renderer/features/events/submissions/submission-actions.ts';
import type { ShownSubmission } from '../../../../../src/renderer/features/events/submissions/worker-messages.ts';
import type { SourceFile } from '../../../../../src/renderer/navigation/import-source.ts';
import { Database } from '../../../../../src/renderer/store/database.ts';
import type { EventPack } from '../../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import base from '../../../../fixtures/base/event.json' with { type: 'json' };
import { translate } from '../../../../support/texts.ts';
import { createFakeWorkers } from '../../../../support/worker.ts';

const EVENT_PACK = base as unknown as EventPack;
const CONTENTS = { fingerprint: 'f', members: '' };

/** A worker whose submissions are its files, with the last decision about each. */
function createListingFunctions() {
  const fileNames = new Set<string>();
  return {
    addFiles: (files: readonly SourceFile[]) => {
      for (const { name } of files) fileNames.add(name);
      return { fileCount: fileNames.size, needsLibrary: false };
    },
    judge: ({ playerNotes: { auditTrail } }: JudgingRequest) => ({
      submissions: [...fileNames].map((file) => ({
        ...{ file, name: file, verdict: 'legal', contents: CONTENTS },
        lastAction: auditTrail.findLast((entry) => entry.file === file)?.action,
      })),
      vanished: [],
      missingPlayers: [],
      withdrawnPlayers: [],
      digest: '',
    }),
  };
}

let database: Database;
let eventSubmissions: EventSubmissions;
let addedCount = 0;
let databaseCount = 0;
beforeEach(async () => {
  vi.stubGlobal('Worker', createFakeWorkers({ 'submissions.worker': createListingFunctions }));
  vi.stubGlobal('localStorage', { getItem: () => null });
  databaseCount += 1;
  database = new Database(`undo-submissions-${databaseCount}`);
  eventSubmissions = new EventSubmissions(translate, GAMES, database, 'cup');
  addedCount = 0;
  await eventSubmissions.open(EVENT_PACK);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const createActions = () =>
  createSubmissionActions(translate, GAMES, eventSubmissions, EVENT_PACK, {
    getCharacterNames: () => new Map(),
    onFilesAdded: () => {
      addedCount += 1;
    },
  });
const listFiles = () => eventSubmissions.store.getState().results?.submissions.map(({ file }) => file) ?? [];
const listDescriptions = () => eventSubmissions.history.store.getState().done.map(({ description }) => description);
const createFile = (name: string): SourceFile => ({ name, bytes: new Blob([name]) });

it('undoes and redoes adding and removing files, the last action first', async () => {
  const actions = createActions();
  await actions.addFiles([createFile('a.json'), createFile('b.json')]);
  expect(addedCount).toBe(1);
  await actions.remove('a.json');
  await actions.clear();
  expect(listDescriptions()).toEqual(['2 files added.', 'a.json removed.', '1 file removed.']);
  const { history } = eventSubmissions;
  await history.undo();
  expect(listFiles()).toEqual(['b.json']);
  await history.undo();
  expect(listFiles().sort()).toEqual(['a.json', 'b.json']);
  await history.undo();
  expect(listFiles()).toEqual([]);
  expect(await history.undo()).toBeUndefined();
  await history.redo();
  expect(listFiles().sort()).toEqual(['a.json', 'b.json']);
});

it('undoes a decision by another entry, so that the trail stays complete', async () => {
  const actions = createActions();
  await actions.addFiles([createFile('a.json')]);
  const [submission] = eventSubmissions.store.getState().results?.submissions ?? [];
  await actions.rule(submission as ShownSubmission, { action: 'withdraw', reason: 'ill', judge: 'Pat' });
  const listActions = () => eventSubmissions.store.getState().notes.auditTrail.map(({ action }) => action);
  expect(await eventSubmissions.history.undo()).toMatchObject({ description: 'Withdrew a.json.' });
  expect(listActions()).toEqual(['withdraw', 'restore']);
  await eventSubmissions.history.redo();
  expect(listActions()).toEqual(['withdraw', 'restore', 'withdraw']);
});

it('undoes players and choices with what others have noted meanwhile', async () => {
  const actions = createActions();
  await actions.addFiles([createFile('a.json')]);
  await actions.setExpected(['Ash']);
  await actions.setPlayer('a.json', 'Ash');
  await actions.setCounting('a.json', undefined);
  await eventSubmissions.updateNotes((notes) => ({ ...notes, players: { ...notes.players, 'b.json': 'Bo' } }));
  const { history } = eventSubmissions;
  for (const _action of [1, 2, 3]) await history.undo();
  const { notes } = eventSubmissions.store.getState();
  expect(notes).toMatchObject({ expected: [], players: { 'b.json': 'Bo' }, counting: [] });
  expect(notes.players).not.toHaveProperty('a.json');
});

it('undoes when a list arrived', async () => {
  const actions = createActions();
  await actions.addFiles([createFile('a.json')]);
  await actions.setReceived({ file: 'a.json', addedAt: 9 }, 5);
  const getReceived = () => eventSubmissions.store.getState().notes.received;
  expect(getReceived()).toEqual({ 'a.json': { time: 5, addedAt: 9 } });
  expect(await eventSubmissions.history.undo()).toMatchObject({ description: 'Changed when a.json arrived.' });
  expect(getReceived()).toEqual({});
});

it('undoes an action of an older message once, not again with the keys', async () => {
  const actions = createActions();
  await actions.addFiles([createFile('a.json')]);
  await actions.addFiles([createFile('b.json')]);
  const { history } = eventSubmissions;
  const [firstAction] = history.store.getState().done;
  await history.undo(firstAction);
  expect(await history.undo(firstAction)).toBeUndefined();
  expect(listFiles()).toEqual(['b.json']);
  expect(listDescriptions()).toEqual(['1 file added.']);
});
