/** Tests that all changes of a document can be undone and redone step by step, in any window and after any restart. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Database } from '../../src/renderer/store/database.ts';
import { DocumentStore } from '../../src/renderer/store/document-store.ts';
import { Operations } from '../../src/renderer/store/undo/operations.ts';
import { getTypedPointer } from '../../src/renderer/store/undo/steps.ts';
import { type Edit, setOrRemove } from '../../src/shared/document/edit.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import { scaleRuns } from '../support/sample-size.ts';

const START = { id: 'x', name: 'Start', list: [{ n: 1 }, { n: 2 }], traits: { fight: 3 } };

const anyValue = fc.oneof(fc.string({ maxLength: 4 }), fc.integer(), fc.constant(Number.POSITIVE_INFINITY));
const createSetArbitrary = (anyPointer: fc.Arbitrary<string>, anyNewValue: fc.Arbitrary<unknown>): fc.Arbitrary<Edit> =>
  fc.tuple(anyPointer, anyNewValue).map(([pointer, newValue]) => setOrRemove(pointer, newValue));
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  createSetArbitrary(fc.constantFrom('/name', '/concept', '/traits/fight', '/list/0/n', '/a~1b'), anyValue),
  createSetArbitrary(fc.constantFrom('/list', '/list/-'), fc.array(fc.record({ n: anyValue }), { maxLength: 3 })),
  fc.constantFrom('/list/0', '/concept', '/traits').map((pointer) => setOrRemove(pointer, undefined)),
);
const anyAction = fc.oneof(
  { weight: 8, arbitrary: fc.array(anyEdit, { minLength: 1, maxLength: 2 }) },
  { weight: 1, arbitrary: fc.constantFrom('reopen' as const, 'other window' as const) },
  { weight: 1, arbitrary: fc.record({ imported: fc.record({ name: anyValue, list: fc.constant([{ n: 9 }]) }) }) },
);

let libraryCount = 0;

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 1));
}

/** Opens a window with its own connection to the library. */
async function openWindow(databaseName: string) {
  const database = new Database(databaseName);
  const documentStore = new DocumentStore(GAMES, database, 'factions');
  documentStore.open((error) => {
    throw error;
  });
  await until(() => documentStore.isLoaded);
  documentStore.readHistory('x');
  documentStore.openHistory('x');
  const readStored = async () => (await database.documents('factions').get('x'))?.document;
  const waitUntilSaved = () => until(() => documentStore.queue.getState().kind === 'saved');
  const closeWindow = () => {
    documentStore.close();
    database.close();
  };
  return { db: database, input: documentStore, stored: readStored, saved: waitUntilSaved, close: closeWindow };
}

test('undoing all steps restores the first document and redoing all steps the last one, in any window', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyAction, { minLength: 1, maxLength: 14 }),
      fc.boolean(),
      async (actions, isReopened) => {
        const databaseName = `law-${libraryCount++}`;
        let firstWindow = await openWindow(databaseName);
        const secondWindow = await openWindow(databaseName);
        const importDocument = (importedDocument: unknown) =>
          new Operations(firstWindow.db, { waitForEdits: firstWindow.saved, onCommit: () => undefined }).run('import', [
            { table: 'factions', id: 'x', after: importedDocument },
          ]);
        await importDocument(START);
        let currentWindow = firstWindow;
        await until(() => firstWindow.input.get('x') !== undefined && secondWindow.input.get('x') !== undefined);
        for (const action of actions) {
          if (action === 'reopen') {
            await firstWindow.saved();
            firstWindow.close();
            const isCurrent = currentWindow === firstWindow;
            firstWindow = await openWindow(databaseName);
            if (isCurrent) currentWindow = firstWindow;
          } else if (action === 'other window') {
            await currentWindow.saved();
            currentWindow = currentWindow === firstWindow ? secondWindow : firstWindow;
          } else if (Array.isArray(action)) {
            // A form has no field for a removed list entry or for a key below a text.
            const validEdits = action.filter(({ path }) => isPlace(currentWindow.input.get('x')?.row.document, path));
            if (validEdits.length > 0) currentWindow.input.edit('x', validEdits, getTypedPointer(validEdits));
          } else {
            await secondWindow.saved();
            await importDocument({ id: 'x', ...action.imported });
          }
        }
        await firstWindow.saved();
        await secondWindow.saved();
        const lastDocument = await firstWindow.stored();
        if (isReopened) {
          secondWindow.close();
          currentWindow = await openWindow(databaseName);
        }
        const repeatDirection = async (direction: 'undo' | 'redo') => {
          // The actions make fewer than 40 steps. Further calls do nothing.
          for (let index = 0; index < 40; index++) currentWindow.input.undoOrRedo('x', direction);
          await currentWindow.saved();
        };
        await repeatDirection('undo');
        expect(await currentWindow.stored()).toEqual(START);
        expect(currentWindow.input.get('x')?.row.document).toEqual(START);
        await repeatDirection('redo');
        expect(await currentWindow.stored()).toEqual(lastDocument);
        expect(currentWindow.input.get('x')?.row.document).toEqual(lastDocument);
        for (const openedWindow of [firstWindow, secondWindow, currentWindow]) openedWindow.close();
      },
    ),
    { seed: 12, numRuns: scaleRuns(40) },
  );
});

/** Whether a form could have a field there. */
function isPlace(document: unknown, pointer: string): boolean {
  const { list, traits } = document as Partial<typeof START>;
  if (pointer === '/list/0/n' || pointer === '/list/0') return (list?.length ?? 0) > 0;
  return pointer !== '/traits/fight' || traits !== undefined;
}
