import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { Database } from '../../../../../src/renderer/store/database.ts';
import { applyStep } from '../../../../../src/renderer/store/undo/steps.ts';
import {
  readStoredSteps,
  recordStep,
  undoOrRedoStoredStep,
} from '../../../../../src/renderer/store/undo/stored-history.ts';
import { createChange } from '../../../../../src/shared/document/operation.ts';

let databaseCount = 0;
const openDatabases: Database[] = [];
function createDatabase(): Database {
  const libraryDatabase = new Database(`stored-history-${databaseCount++}`);
  openDatabases.push(libraryDatabase);
  return libraryDatabase;
}

afterEach(() => {
  vi.restoreAllMocks();
  for (const libraryDatabase of openDatabases.splice(0)) libraryDatabase.close();
});

const DOCUMENT = 'characters/a';
const createNamed = (nameNumber: number) => ({ name: `Name ${nameNumber}` });
const runInTransaction = <T>(libraryDatabase: Database, readOrWrite: () => Promise<T>) =>
  libraryDatabase.transaction('rw', 'history', readOrWrite);
/** Records a change that is not typing, so that each one is a step. */
const recordChange = (libraryDatabase: Database, oldNumber: number, newNumber: number) =>
  runInTransaction(libraryDatabase, () =>
    recordStep(libraryDatabase, {
      ...createChange(DOCUMENT, createNamed(oldNumber), createNamed(newNumber)),
      path: '',
      at: 0,
    }),
  );
/** Undoes or redoes the next step of the document with the name of `oldNumber`. Returns the new document; undefined = no such step. */
const undoOrRedo = async (libraryDatabase: Database, oldNumber: number, direction: 'undo' | 'redo') => {
  const storedStep = await runInTransaction(libraryDatabase, () =>
    undoOrRedoStoredStep(libraryDatabase, DOCUMENT, createNamed(oldNumber), direction),
  );
  return storedStep && applyStep(createNamed(oldNumber), storedStep, direction);
};

it('undoes and redoes stored steps like a list with a cursor', async () => {
  const action = fc.constantFrom('change', 'undo', 'redo');
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 30 }), async (actions) => {
      const libraryDatabase = createDatabase();
      let pastNumbers = [0];
      let futureNumbers: number[] = [];
      for (const [actionIndex, action] of actions.entries()) {
        const currentNumber = pastNumbers.at(-1) ?? 0;
        if (action === 'change') {
          await recordChange(libraryDatabase, currentNumber, actionIndex + 1);
          pastNumbers.push(actionIndex + 1);
          futureNumbers = [];
          continue;
        }
        const resultDocument = await undoOrRedo(libraryDatabase, currentNumber, action);
        const newNumber =
          action === 'undo' ? (pastNumbers.length > 1 ? pastNumbers.at(-2) : undefined) : futureNumbers[0];
        expect(resultDocument).toEqual(newNumber === undefined ? undefined : createNamed(newNumber));
        if (newNumber === undefined) continue;
        if (action === 'undo') futureNumbers = [...pastNumbers.splice(-1), ...futureNumbers];
        else pastNumbers = [...pastNumbers, ...futureNumbers.splice(0, 1)];
      }
      const undoneMarks = (await readStoredSteps(libraryDatabase, DOCUMENT)).map(({ undone }) => undone);
      expect(undoneMarks).toEqual([...pastNumbers.slice(1).map(() => false), ...futureNumbers.map(() => true)]);
      await libraryDatabase.delete();
    }),
    { seed: 20_261_123, numRuns: 40 },
  );
});

it('undo and redo read at most 27 rows for three steps, however many steps are undone', async () => {
  const libraryDatabase = createDatabase();
  // A binary search in 256 steps reads at most 9 of them.
  const stepCount = 256;
  await runInTransaction(libraryDatabase, () =>
    libraryDatabase.history.bulkAdd(
      Array.from({ length: stepCount }, (_, stepIndex) => ({
        document: DOCUMENT,
        inverse: [{ op: 'set', path: '/name', value: `Name ${stepIndex}` }],
        edits: [{ op: 'set', path: '/name', value: `Name ${stepIndex + 1}` }],
        path: '',
        at: 0,
        undone: stepIndex >= 20,
      })),
    ),
  );
  const getSpy = vi.spyOn(IDBObjectStore.prototype, 'get');
  // Steps must not be read in any other way.
  const otherReadSpies = [
    vi.spyOn(IDBIndex.prototype, 'openCursor'),
    vi.spyOn(IDBIndex.prototype, 'getAll'),
    vi.spyOn(IDBObjectStore.prototype, 'getAll'),
  ];
  expect(await undoOrRedo(libraryDatabase, 20, 'undo')).toEqual(createNamed(19));
  expect(await undoOrRedo(libraryDatabase, 19, 'redo')).toEqual(createNamed(20));
  expect(await undoOrRedo(libraryDatabase, 20, 'redo')).toEqual(createNamed(21));
  expect(getSpy.mock.calls.length).toBeLessThanOrEqual(3 * 9);
  for (const readSpy of otherReadSpies) expect(readSpy).not.toHaveBeenCalled();
});
