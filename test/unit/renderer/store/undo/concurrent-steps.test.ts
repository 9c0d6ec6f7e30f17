import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../../../src/renderer/store/database.ts';
import type { DocumentStore } from '../../../../../src/renderer/store/document-store.ts';
import { addSamples } from '../../../../../src/renderer/store/samples/samples.ts';
import { findLaterSteps } from '../../../../../src/renderer/store/undo/concurrent-steps.ts';
import type { Step } from '../../../../../src/renderer/store/undo/steps.ts';
import { recordStep } from '../../../../../src/renderer/store/undo/stored-history.ts';
import type { Character } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import {
  createTestDatabase,
  getConcept,
  openCharacterStore,
  SAMPLE,
  waitUntil,
  waitUntilSaved,
} from '../store-support.ts';

type CharacterStore = DocumentStore<'characters'>;

/** Opens two windows of one library. */
async function openTwoWindows(): Promise<{
  database: Database;
  firstWindow: CharacterStore;
  secondWindow: CharacterStore;
}> {
  const database = createTestDatabase();
  await addSamples(database, { characters: [SAMPLE] });
  return {
    database,
    firstWindow: await openCharacterStore(database),
    secondWindow: await openCharacterStore(createTestDatabase(database.name)),
  };
}

const typeText = (characterStore: CharacterStore, newText: string, path = '/concept') =>
  characterStore.edit(SAMPLE.id, [{ op: 'set', path, value: newText }], path);

/** Delays the writes of a window until `release` is called, as in a busy tab. The window must have no write in progress. */
function holdWrites(database: Database, characterStore: CharacterStore): { release(): void } {
  let release = () => {};
  const writesReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const changeDocuments = database.changeDocuments.bind(database);
  vi.spyOn(database, 'changeDocuments').mockImplementation(async (storeName, applyChange) => {
    await writesReleased;
    return changeDocuments(storeName, applyChange);
  });
  expect(characterStore.queue.getState().kind).toBe('saved');
  return { release: () => release() };
}

/** Makes the next read-only transactions fail. */
function refuseToRead(database: Database, refusalCount: number): void {
  const transaction = database.transaction.bind(database) as (...values: unknown[]) => unknown;
  let refusedReads = 0;
  const refuse = (accessMode: unknown, ...values: unknown[]) => {
    if (accessMode !== 'r' || refusedReads >= refusalCount) return transaction(accessMode, ...values);
    refusedReads += 1;
    return Promise.reject(new Error('The disk does not answer.'));
  };
  vi.spyOn(database, 'transaction').mockImplementation(refuse as unknown as typeof database.transaction);
}

const waitUntilBothShow = (firstWindow: CharacterStore, secondWindow: CharacterStore, conceptText: string) =>
  waitUntil(() => getConcept(firstWindow) === conceptText && getConcept(secondWindow) === conceptText);

/** Undoes every step of the sample character, and returns the concept after each. */
async function undoUntilStart(characterStore: CharacterStore): Promise<unknown[]> {
  const shownConcepts: unknown[] = [];
  characterStore.openHistory(SAMPLE.id);
  characterStore.readHistory(SAMPLE.id);
  await waitUntil(() => characterStore.openHistory(SAMPLE.id).isKnown);
  while (characterStore.openHistory(SAMPLE.id).getState().canUndo) {
    characterStore.undoOrRedo(SAMPLE.id, 'undo');
    await waitUntilSaved(characterStore);
    await waitUntil(() => characterStore.openHistory(SAMPLE.id).isKnown);
    shownConcepts.push(getConcept(characterStore));
  }
  return shownConcepts;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('two windows that type into one field at the same time', () => {
  it('both show the later text although the earlier one reaches the disk last, and undo leads to the earlier one', async () => {
    const { database, firstWindow, secondWindow } = await openTwoWindows();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(1000);
    const { release } = holdWrites(database, firstWindow);
    typeText(firstWindow, 'earlier');
    clock.mockReturnValue(1003);
    typeText(secondWindow, 'later');
    await waitUntilSaved(secondWindow);
    release();
    await waitUntilSaved(firstWindow);
    await waitUntilBothShow(firstWindow, secondWindow, 'later');
    const stored = (await database.documents('characters').get(SAMPLE.id))?.document as Character;
    expect(stored.concept).toBe('later');
    clock.mockRestore();
    expect(await undoUntilStart(secondWindow)).toEqual(['earlier', SAMPLE.concept]);
    await waitUntil(() => getConcept(firstWindow) === SAMPLE.concept);
  });

  it('agree on one text when both were typed in the same millisecond', async () => {
    const { firstWindow, secondWindow } = await openTwoWindows();
    vi.spyOn(Date, 'now').mockReturnValue(1000);
    typeText(firstWindow, 'one');
    typeText(secondWindow, 'two');
    await Promise.all([waitUntilSaved(firstWindow), waitUntilSaved(secondWindow)]);
    await waitUntil(() => getConcept(firstWindow) === getConcept(secondWindow));
    expect(['one', 'two']).toContain(getConcept(firstWindow));
  });

  it('keep both texts when the fields differ and the earlier edit is written last', async () => {
    const { database, firstWindow, secondWindow } = await openTwoWindows();
    const { release } = holdWrites(database, firstWindow);
    typeText(firstWindow, 'a concept');
    typeText(secondWindow, 'a name', '/name');
    await waitUntilSaved(secondWindow);
    release();
    await waitUntilSaved(firstWindow);
    const stored = (await database.documents('characters').get(SAMPLE.id))?.document as Character;
    expect([stored.concept, stored.name]).toEqual(['a concept', 'a name']);
  });

  it('show new typing on top of older typing after the clock was set back', async () => {
    const { firstWindow, secondWindow } = await openTwoWindows();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(5_000_000);
    typeText(firstWindow, 'before the clock was set back');
    await waitUntilSaved(firstWindow);
    await waitUntil(() => getConcept(secondWindow) === 'before the clock was set back');
    clock.mockReturnValue(1000);
    typeText(secondWindow, 'after it');
    await waitUntilSaved(secondWindow);
    await waitUntilBothShow(firstWindow, secondWindow, 'after it');
  });

  it.each([
    ['at once', 0],
    ['also when the first attempt to read fails', 1],
  ])('receive what another one wrote during their own write, %s', async (_timing, refusals) => {
    const { database, firstWindow, secondWindow } = await openTwoWindows();
    typeText(firstWindow, 'from the first');
    // The other window writes after the transaction has ended but before this window knows about it.
    const changeDocuments = database.changeDocuments.bind(database);
    vi.spyOn(database, 'changeDocuments').mockImplementationOnce(async (storeName, applyChange) => {
      const changeResult = await changeDocuments(storeName, applyChange);
      typeText(secondWindow, 'from the second', '/name');
      await waitUntilSaved(secondWindow);
      await new Promise((resolve) => setTimeout(resolve, 50));
      refuseToRead(database, refusals);
      return changeResult;
    });
    typeText(firstWindow, 'from the first again');
    await waitUntilSaved(firstWindow);
    await waitUntil(() => {
      const character = firstWindow.get(SAMPLE.id);
      return character?.kind === 'ready' && character.document.name === 'from the second';
    });
    expect(getConcept(firstWindow)).toBe('from the first again');
  });

  it('end with the text typed last, in any order of typing and writing', async () => {
    // `step`: milliseconds since the previous edit. `delay`: turns of the event loop before the next edit, in which writes may finish.
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            window: fc.constantFrom(0, 1),
            field: fc.constantFrom('/concept', '/name'),
            step: fc.integer({ min: 1, max: 2000 }),
            delay: fc.integer({ min: 0, max: 4 }),
          }),
          { minLength: 2, maxLength: 8 },
        ),
        async (typedEdits) => {
          const { database, firstWindow, secondWindow } = await openTwoWindows();
          const windows = [firstWindow, secondWindow];
          let currentTime = 1000;
          const clock = vi.spyOn(Date, 'now').mockImplementation(() => currentTime);
          const lastTexts = new Map<string, string>();
          try {
            for (const [
              editNumber,
              { window: windowIndex, field: fieldPointer, step: elapsed, delay: turnCount },
            ] of typedEdits.entries()) {
              currentTime += elapsed;
              lastTexts.set(fieldPointer, `text ${editNumber}`);
              typeText(windows[windowIndex] as CharacterStore, `text ${editNumber}`, fieldPointer);
              for (let turnNumber = 0; turnNumber < turnCount; turnNumber += 1)
                await new Promise((resolve) => setTimeout(resolve));
            }
            await Promise.all([waitUntilSaved(firstWindow), waitUntilSaved(secondWindow)]);
            await waitUntil(() => {
              const documents = windows.map((characterStore) =>
                JSON.stringify(characterStore.get(SAMPLE.id)?.row.document),
              );
              return documents[0] === documents[1];
            });
            const stored = (await database.documents('characters').get(SAMPLE.id))?.document as Record<string, unknown>;
            for (const [fieldPointer, lastText] of lastTexts)
              expect(stored[fieldPointer.slice('/'.length)]).toBe(lastText);
            expect(firstWindow.get(SAMPLE.id)?.row.document).toEqual(stored);
          } finally {
            clock.mockRestore();
            firstWindow.close();
            secondWindow.close();
            database.close();
          }
        },
      ),
      { numRuns: 25, seed: 14 },
    );
  });
});

it('findLaterSteps finds a step that was recorded below one that the window already knew', async () => {
  const database = createTestDatabase();
  const documentKey = `characters/${SAMPLE.id}`;
  const createStep = (conceptText: string, timestamp: number, origin: string, revision: number): Step => ({
    document: documentKey,
    edits: [{ op: 'set', path: '/concept', value: conceptText }],
    inverse: [{ op: 'set', path: '/concept', value: '' }],
    path: '',
    at: timestamp,
    origin,
    rev: revision,
  });
  // The first step has the higher revision but the earlier time, so it was placed below the second.
  await recordStep(database, createStep('put below', 20, 'a', 10));
  await recordStep(database, createStep('known', 30, 'b', 9));
  const knownRevision = 9;
  const laterSteps = await findLaterSteps(database, createStep('typed', 10, 'c', 0), knownRevision);
  expect(laterSteps.map(({ rev: revision }) => revision)).toEqual([10, 9]);
});
