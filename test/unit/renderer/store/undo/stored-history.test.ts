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

let count = 0;
const open: Database[] = [];
function database(): Database {
  const db = new Database(`stored-history-${count++}`);
  open.push(db);
  return db;
}

afterEach(() => {
  vi.restoreAllMocks();
  for (const db of open.splice(0)) db.close();
});

const DOCUMENT = 'characters/a';
const named = (n: number) => ({ name: `Name ${n}` });
const within = <T>(db: Database, work: () => Promise<T>) => db.transaction('rw', 'history', work);
/** A change that is not typing: each is a step. */
const change = (db: Database, from: number, to: number) =>
  within(db, () => recordStep(db, { ...createChange(DOCUMENT, named(from), named(to)), path: '', at: 0 }));
const walk = async (db: Database, from: number, way: 'undo' | 'redo') => {
  const step = await within(db, () => undoOrRedoStoredStep(db, DOCUMENT, named(from), way));
  return step && applyStep(named(from), step, way);
};

it('goes back and forth on disk as a list with a place in it does', async () => {
  const action = fc.constantFrom('change', 'undo', 'redo');
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 30 }), async (actions) => {
      const db = database();
      let past = [0];
      let future: number[] = [];
      for (const [index, action] of actions.entries()) {
        const now = past.at(-1) ?? 0;
        if (action === 'change') {
          await change(db, now, index + 1);
          past.push(index + 1);
          future = [];
          continue;
        }
        const there = await walk(db, now, action);
        const to = action === 'undo' ? (past.length > 1 ? past.at(-2) : undefined) : future[0];
        expect(there).toEqual(to === undefined ? undefined : named(to));
        if (to === undefined) continue;
        if (action === 'undo') future = [...past.splice(-1), ...future];
        else past = [...past, ...future.splice(0, 1)];
      }
      const marks = (await readStoredSteps(db, DOCUMENT)).map(({ undone }) => undone);
      expect(marks).toEqual([...past.slice(1).map(() => false), ...future.map(() => true)]);
      await db.delete();
    }),
    { seed: 20_261_123, numRuns: 40 },
  );
});

it('reads a few steps to go back or forth, however many were taken back', async () => {
  const db = database();
  const steps = 256;
  await within(db, () =>
    db.history.bulkAdd(
      Array.from({ length: steps }, (_, index) => ({
        document: DOCUMENT,
        inverse: [{ op: 'set', path: '/name', value: `Name ${index}` }],
        edits: [{ op: 'set', path: '/name', value: `Name ${index + 1}` }],
        path: '',
        at: 0,
        undone: index >= 20,
      })),
    ),
  );
  const read = vi.spyOn(IDBObjectStore.prototype, 'get');
  const others = [
    vi.spyOn(IDBIndex.prototype, 'openCursor'),
    vi.spyOn(IDBIndex.prototype, 'getAll'),
    vi.spyOn(IDBObjectStore.prototype, 'getAll'),
  ];
  expect(await walk(db, 20, 'undo')).toEqual(named(19));
  expect(await walk(db, 19, 'redo')).toEqual(named(20));
  expect(await walk(db, 20, 'redo')).toEqual(named(21));
  expect(read.mock.calls.length).toBeLessThanOrEqual(3 * 9);
  for (const other of others) expect(other).not.toHaveBeenCalled();
});
