/** Tests full disks, broken connections and deleted databases: typed text stays in memory and is saved later. */

import { forceCloseDatabase } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Database } from '../../../../src/renderer/store/database.ts';
import type { Journal } from '../../../../src/renderer/store/journal/journal.ts';
import { Library } from '../../../../src/renderer/store/library.ts';
import { Operations } from '../../../../src/renderer/store/undo/operations.ts';
import type { OperationKind } from '../../../../src/renderer/strings/library/operations.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { formatLateText } from '../../../../src/shared/texts/late-text.ts';
import { translate } from '../../../support/texts.ts';
import { waitFor } from '../../../support/wait-for.ts';
import { getConcept, SAMPLE } from './store-support.ts';

const originalPut = IDBObjectStore.prototype.put;
let libraryCount = 0;
let library: Library;
let isFull = false;
const openLibraries: Library[] = [];

/** Opens a library with the sample documents. It writes nothing while `isFull`; see `beforeEach`. */
async function openLibrary(databaseName: string): Promise<Library> {
  const library = new Library(GAMES, new Database(databaseName));
  openLibraries.push(library);
  await library.open((error) => library.connection.report(error));
  await waitFor(() => expect(library.isLoaded()).toBe(true));
  return library;
}

const editCharacter = (typedText: string, path = '/concept') =>
  library.stores.characters.edit(SAMPLE.id, [{ op: 'set', path, value: typedText }], path);

const getConceptInMemory = (): unknown => getConcept(library.stores.characters);

const readStoredConcept = async (databaseName = library.database.name): Promise<unknown> => {
  const database = new Database(databaseName);
  const storedRow = await database.documents('characters').get(SAMPLE.id);
  database.close();
  return (storedRow?.document as { concept: string } | undefined)?.concept;
};

/** Deletes the database as another tab does. */
const deleteDatabase = (databaseName: string) =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(databaseName);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });

beforeEach(async () => {
  localStorage.clear();
  isFull = false;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...values) {
    if (isFull) throw new DOMException('Encountered full disk while opening backing store.', 'QuotaExceededError');
    return originalPut.apply(this, values);
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  library = await openLibrary(`faults-${libraryCount++}`);
});

afterEach(async () => {
  for (const libraryToClose of openLibraries.splice(0)) {
    libraryToClose.close();
    libraryToClose.database.close();
  }
  vi.restoreAllMocks();
});

describe('when the disk is full', () => {
  it('keeps what is typed, repeats one message for every key and saves once there is space', async () => {
    isFull = true;
    const messages: string[] = [];
    library.subscribeSaveState(() => {
      const state = library.getSaveState();
      const message = state.kind === 'failed' ? formatLateText(translate, state.reason) : state.kind;
      if (messages.at(-1) !== message) messages.push(message);
    });
    for (const typedText of ['O', 'On', 'One']) {
      editCharacter(typedText);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await waitFor(() => expect(library.getSaveState()).toMatchObject({ kind: 'failed', fault: 'full' }));
    expect(messages.filter((message) => message !== 'saving')).toEqual([
      'The disk is full. Free some space and try again.',
    ]);
    expect(getConceptInMemory()).toBe('One');
    isFull = false;
    library.retry();
    await waitFor(() => expect(library.getSaveState().kind).toBe('saved'));
    expect(await readStoredConcept()).toBe('One');
  });

  it('retries by itself once there is space', async () => {
    isFull = true;
    editCharacter('by itself');
    await waitFor(() => expect(library.getSaveState().kind).toBe('failed'));
    isFull = false;
    await waitFor(() => expect(library.getSaveState().kind).toBe('saved'));
    expect(await readStoredConcept()).toBe('by itself');
  });

  it.each(['delete', 'duplicate', 'import', 'tag'] as const satisfies OperationKind[])(
    'refuses to %s a document while its last edit is not saved, and loses nothing',
    async (operationKind) => {
      isFull = true;
      editCharacter('typed before');
      await waitFor(() => expect(library.getSaveState().kind).toBe('failed'));
      const newDocument = operationKind === 'delete' ? undefined : { ...SAMPLE, concept: 'from outside' };
      await expect(
        library.operations.run(operationKind, [{ table: 'characters', id: SAMPLE.id, after: newDocument }]),
      ).rejects.toMatchObject({
        fault: 'full',
      });
      expect(getConceptInMemory()).toBe('typed before');
      isFull = false;
      library.retry();
      await waitFor(() => expect(library.getSaveState().kind).toBe('saved'));
      expect(await readStoredConcept()).toBe('typed before');
    },
  );

  it('keeps undo and redo in order', async () => {
    editCharacter('first');
    await library.waitUntilSettled();
    isFull = true;
    editCharacter('second', '/name');
    library.stores.characters.undoOrRedo(SAMPLE.id, 'undo');
    await waitFor(() => expect(library.getSaveState().kind).toBe('failed'));
    library.stores.characters.undoOrRedo(SAMPLE.id, 'undo');
    library.stores.characters.undoOrRedo(SAMPLE.id, 'redo');
    expect(getConceptInMemory()).toBe('first');
    isFull = false;
    library.retry();
    await waitFor(() => expect(library.getSaveState().kind).toBe('saved'));
    expect(await readStoredConcept()).toBe('first');
    const document = library.stores.characters.get(SAMPLE.id)?.row.document as { name: string };
    expect(document.name).toBe(SAMPLE.name);
  });
});

describe('when the connection breaks', () => {
  it('reopens the database and saves what was typed meanwhile', async () => {
    library.database.close();
    editCharacter('while it was closed');
    await waitFor(() => expect(library.getSaveState().kind).toBe('saved'));
    expect(await readStoredConcept()).toBe('while it was closed');
  });

  it('reopens the database after the browser has closed it, and receives changes of other windows again', async () => {
    forceCloseDatabase(library.database.backendDB() as unknown as Parameters<typeof forceCloseDatabase>[0]);
    await waitFor(() => expect(library.connection.getFault()).toBeUndefined());
    const otherLibrary = await openLibrary(library.database.name);
    otherLibrary.stores.characters.edit(SAMPLE.id, [{ op: 'set', path: '/concept', value: 'from another window' }]);
    await waitFor(() => expect(getConceptInMemory()).toBe('from another window'));
  });

  it.each([
    ['UnknownError', 'Internal error opening backing store for indexedDB.open.'],
    ['InvalidStateError', "Failed to execute 'transaction' on 'IDBDatabase': The database connection is closing."],
    ['AbortError', 'The transaction was aborted, so the request cannot be fulfilled.'],
  ])('hides the technical message of %s, and saves on the next retry', async (errorName, message) => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException(message, errorName);
    });
    editCharacter('through the fault');
    await waitFor(() => expect(library.getSaveState().kind).toBe('failed'));
    const state = library.getSaveState();
    expect('reason' in state && formatLateText(translate, state.reason)).not.toMatch(
      /IDB|indexedDB|transaction|backing store/i,
    );
    vi.mocked(IDBObjectStore.prototype.put).mockImplementation(originalPut);
    library.retry();
    await waitFor(() => expect(library.getSaveState().kind).toBe('saved'));
    expect(await readStoredConcept()).toBe('through the fault');
  });
});

describe('when another tab deletes the database', () => {
  it('reports the loss before anything is typed, and does not recreate the database by itself', async () => {
    await deleteDatabase(library.database.name);
    await waitFor(() => expect(library.getSaveState()).toMatchObject({ kind: 'failed', fault: 'gone' }));
    expect((await indexedDB.databases()).some(({ name }) => name === library.database.name)).toBe(false);
  });

  it('rebuild restores everything in memory once, including later edits', async () => {
    editCharacter('before');
    await library.waitUntilSettled();
    await deleteDatabase(library.database.name);
    editCharacter('after');
    const insertion = { op: 'set', path: '/attacks/-', value: { ...SAMPLE.attacks[0], name: 'One more' } } as const;
    library.stores.characters.edit(SAMPLE.id, [insertion]);
    await waitFor(() => expect(library.getSaveState()).toMatchObject({ kind: 'failed', fault: 'gone' }));
    const characterIds = library.stores.characters.snapshot().map(({ id }) => id);
    await library.rebuild();
    await waitFor(() => expect(library.getSaveState().kind).toBe('saved'));
    editCharacter('and on');
    await library.waitUntilSettled();

    const restartedLibrary = await openLibrary(library.database.name);
    expect(restartedLibrary.stores.characters.snapshot().map(({ id }) => id)).toEqual(characterIds);
    const stored = restartedLibrary.stores.characters.get(SAMPLE.id)?.row.document as typeof SAMPLE;
    expect([stored.concept, stored.attacks.length]).toEqual(['and on', SAMPLE.attacks.length + 1]);
  });

  it('keeps everything in memory when the database cannot be recreated', async () => {
    await deleteDatabase(library.database.name);
    editCharacter('still here');
    await waitFor(() => expect(library.getSaveState()).toMatchObject({ kind: 'failed', fault: 'gone' }));
    isFull = true;
    await expect(library.rebuild()).rejects.toThrow();
    expect(getConceptInMemory()).toBe('still here');
    expect(library.getSaveState().kind).toBe('failed');
    isFull = false;
    await library.rebuild();
    await waitFor(() => expect(library.getSaveState().kind).toBe('saved'));
    expect(await readStoredConcept()).toBe('still here');
  });

  it('neither reads nor writes a database that another tab has created in its place, until rebuild merges both', async () => {
    editCharacter('of the first library');
    await library.waitUntilSettled();
    const { name: databaseName } = library.database;
    await deleteDatabase(databaseName);
    // The local storage records that there was a library. Without that record, an empty database is filled and not reported as lost.
    localStorage.clear();
    const otherLibrary = await openLibrary(databaseName);
    otherLibrary.stores.characters.edit(SAMPLE.id, [{ op: 'set', path: '/concept', value: 'of the second library' }]);
    await otherLibrary.waitUntilSettled();
    editCharacter('typed on');
    await waitFor(() => expect(library.getSaveState()).toMatchObject({ kind: 'failed', fault: 'gone' }));
    expect(getConceptInMemory()).toBe('typed on');
    expect(await readStoredConcept()).toBe('of the second library');
    // Both windows show the newer text of the document that both have.
    await library.rebuild();
    await waitFor(() => expect(library.getSaveState().kind).toBe('saved'));
    await waitFor(() => {
      const document = otherLibrary.stores.characters.get(SAMPLE.id)?.row.document as { concept: string };
      expect(document.concept).toBe('typed on');
    });
  });
});

it('rebuild shows the newer text when another window has recreated the database', async () => {
  editCharacter('older');
  await library.waitUntilSettled();
  const { name: databaseName } = library.database;
  await deleteDatabase(databaseName);
  await waitFor(() => expect(library.getSaveState()).toMatchObject({ kind: 'failed', fault: 'gone' }));
  localStorage.clear();
  const otherLibrary = await openLibrary(databaseName);
  otherLibrary.stores.characters.edit(SAMPLE.id, [{ op: 'set', path: '/concept', value: 'newer' }]);
  await otherLibrary.waitUntilSettled();
  await library.rebuild();
  await waitFor(() => expect(getConceptInMemory()).toBe('newer'));
  expect(await readStoredConcept()).toBe('newer');
});

// A vanished row is one that is in memory but was deleted from the database without an operation.
it('writes a vanished row again although another document was deleted meanwhile', async () => {
  await library.operations.run('import', [{ table: 'characters', id: 'other', after: { ...SAMPLE, id: 'other' } }]);
  const changeDocuments = library.database.changeDocuments.bind(library.database);
  vi.spyOn(library.database, 'changeDocuments').mockImplementationOnce(async (...values) => {
    // Another window deletes the row while the write waits for its turn.
    const otherDatabase = new Database(library.database.name);
    const operations = new Operations(otherDatabase, {
      waitForEdits: async () => undefined,
      onCommit: () => undefined,
    });
    await operations.run('delete', [{ table: 'characters', id: 'other', after: undefined }]);
    await otherDatabase.documents('characters').delete(SAMPLE.id);
    otherDatabase.close();
    return changeDocuments(...values);
  });
  editCharacter('written again');
  await library.waitUntilSettled();
  expect([getConceptInMemory(), await readStoredConcept()]).toEqual(['written again', 'written again']);
});

it('writes a vanished row again with the undone edit, and redo still works', async () => {
  const { characters } = library.stores;
  characters.openHistory(SAMPLE.id);
  editCharacter('typed');
  await library.waitUntilSettled();
  await library.database.documents('characters').delete(SAMPLE.id);
  characters.undoOrRedo(SAMPLE.id, 'undo');
  await library.waitUntilSettled();
  expect(await readStoredConcept()).toBe(SAMPLE.concept);
  await waitFor(() => expect(characters.openHistory(SAMPLE.id).getState()).toEqual({ canUndo: false, canRedo: true }));
  characters.undoOrRedo(SAMPLE.id, 'redo');
  await library.waitUntilSettled();
  expect([getConceptInMemory(), await readStoredConcept()]).toEqual(['typed', 'typed']);
});

it('writes a vanished row again with the next edit', async () => {
  await library.database.documents('characters').delete(SAMPLE.id);
  editCharacter('written again');
  await library.waitUntilSettled();
  expect(await readStoredConcept()).toBe('written again');
});

it('saves an edit of a character while factions cannot be written', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...values) {
    if (this.name === 'factions') throw new DOMException('no room', 'QuotaExceededError');
    return originalPut.apply(this, values);
  });
  const [faction] = library.stores.factions.snapshot();
  library.stores.factions.edit(faction?.id ?? '', [{ op: 'set', path: '/name', value: 'Not saved' }]);
  editCharacter('saved');
  await waitFor(async () => expect(await readStoredConcept()).toBe('saved'));
  expect(library.getSaveState()).toMatchObject({ kind: 'failed', fault: 'full' });
});

it('writes an edit when a listener of the document edits it too and then throws', async () => {
  const { characters } = library.stores;
  let isFirst = true;
  const unsubscribe = characters.subscribe(() => {
    if (!isFirst) return;
    isFirst = false;
    editCharacter('Made by a listener', '/name');
    throw new Error('A listener failed.');
  });
  expect(() => editCharacter('typed')).toThrow('A listener failed.');
  unsubscribe();
  await library.waitUntilSettled();
  expect([getConceptInMemory(), await readStoredConcept()]).toEqual(['typed', 'typed']);
});

it('flush writes the last key to disk although the journal refuses', async () => {
  // The journal is a copy of the library in files. While it refuses changes, they count as uncopied.
  const failedFeed = {
    getState: () => ({ kind: 'failed', reason: 'The folder is gone.' }),
    subscribe: () => () => undefined,
  };
  vi.spyOn(library, 'journal', 'get').mockReturnValue({ feed: failedFeed } as unknown as Journal);
  expect(library.getSaveState().kind).toBe('uncopied');
  editCharacter('the last key');
  await library.flush();
  expect(await readStoredConcept()).toBe('the last key');
});
