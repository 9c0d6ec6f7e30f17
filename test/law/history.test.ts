/** Whatever is done to a document can be taken back step by step, and done again, by any window and after any restart. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Database } from '../../src/renderer/store/database.ts';
import { DocumentStore } from '../../src/renderer/store/document-store.ts';
import { Operations } from '../../src/renderer/store/undo/operations.ts';
import { getTypedPointer } from '../../src/renderer/store/undo/steps.ts';
import { type Edit, setOrRemove } from '../../src/shared/document/edit.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import { runs } from '../support/runs.ts';

const START = { id: 'x', name: 'Start', list: [{ n: 1 }, { n: 2 }], traits: { fight: 3 } };

const value = fc.oneof(fc.string({ maxLength: 4 }), fc.integer(), fc.constant(Number.POSITIVE_INFINITY));
const set = (path: fc.Arbitrary<string>, to: fc.Arbitrary<unknown>): fc.Arbitrary<Edit> =>
  fc.tuple(path, to).map(([path, to]) => setOrRemove(path, to));
const edit: fc.Arbitrary<Edit> = fc.oneof(
  set(fc.constantFrom('/name', '/concept', '/traits/fight', '/list/0/n', '/a~1b'), value),
  set(fc.constantFrom('/list', '/list/-'), fc.array(fc.record({ n: value }), { maxLength: 3 })),
  fc.constantFrom('/list/0', '/concept', '/traits').map((path) => setOrRemove(path, undefined)),
);
const action = fc.oneof(
  { weight: 8, arbitrary: fc.array(edit, { minLength: 1, maxLength: 2 }) },
  { weight: 1, arbitrary: fc.constantFrom('reopen' as const, 'other window' as const) },
  { weight: 1, arbitrary: fc.record({ imported: fc.record({ name: value, list: fc.constant([{ n: 9 }]) }) }) },
);

let count = 0;

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 1));
}

/** A window with its own connection to the library. */
async function open(name: string) {
  const database = new Database(name);
  const input = new DocumentStore(GAMES, database, 'factions');
  input.open((error) => {
    throw error;
  });
  await until(() => input.isLoaded);
  input.readHistory('x');
  input.history('x');
  const stored = async () => (await database.documents('factions').get('x'))?.document;
  const saved = () => until(() => input.queue.getState().kind === 'saved');
  const close = () => {
    input.close();
    database.close();
  };
  return { db: database, input, stored, saved, close };
}

test('undo all leads to the start, redo all to the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 14 }), fc.boolean(), async (actions, isReopened) => {
      const name = `law-${count++}`;
      let one = await open(name);
      const two = await open(name);
      const run = (after: unknown) =>
        new Operations(one.db, { waitForEdits: one.saved, onCommit: () => undefined }).run('import', [
          { table: 'factions', id: 'x', after },
        ]);
      await run(START);
      let here = one;
      await until(() => one.input.get('x') !== undefined && two.input.get('x') !== undefined);
      for (const step of actions) {
        if (step === 'reopen') {
          await one.saved();
          one.close();
          const isHere = here === one;
          one = await open(name);
          if (isHere) here = one;
        } else if (step === 'other window') {
          await here.saved();
          here = here === one ? two : one;
        } else if (Array.isArray(step)) {
          // One that is gone from the list, or stands below a text, is no place of a form.
          const sound = step.filter(({ path }) => isPlace(here.input.get('x')?.row.document, path));
          if (sound.length > 0) here.input.edit('x', sound, getTypedPointer(sound));
        } else {
          await two.saved();
          await run({ id: 'x', ...step.imported });
        }
      }
      await one.saved();
      await two.saved();
      const end = await one.stored();
      if (isReopened) {
        two.close();
        here = await open(name);
      }
      const walkAll = async (way: 'undo' | 'redo') => {
        for (let index = 0; index < 40; index++) here.input.undoOrRedo('x', way);
        await here.saved();
      };
      await walkAll('undo');
      expect(await here.stored()).toEqual(START);
      expect(here.input.get('x')?.row.document).toEqual(START);
      await walkAll('redo');
      expect(await here.stored()).toEqual(end);
      expect(here.input.get('x')?.row.document).toEqual(end);
      for (const each of [one, two, here]) each.close();
    }),
    { seed: 12, numRuns: runs(40) },
  );
});

/** Whether a form could have a field there. */
function isPlace(document: unknown, path: string): boolean {
  const { list, traits } = document as Partial<typeof START>;
  if (path === '/list/0/n' || path === '/list/0') return (list?.length ?? 0) > 0;
  return path !== '/traits/fight' || traits !== undefined;
}
