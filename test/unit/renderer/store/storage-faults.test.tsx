/** The disk refuses, the connection breaks, the database goes: what is typed stays in memory and gets to the disk after all. */

import { forceCloseDatabase } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Database } from '../../../../src/renderer/store/database.ts';
import type { Journal } from '../../../../src/renderer/store/journal/journal.ts';
import { Library } from '../../../../src/renderer/store/library.ts';
import { Operations } from '../../../../src/renderer/store/undo/operations.ts';
import type { OperationKind } from '../../../../src/renderer/strings/library/operations.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { formatLateText } from '../../../../src/shared/texts/late-text.ts';
import { t } from '../../../support/texts.ts';
import { until } from '../../../support/until.ts';
import { conceptOf, SAMPLE } from './store-support.ts';

const put = IDBObjectStore.prototype.put;
let count = 0;
let library: Library;
let isFull = false;
const opened: Library[] = [];

/** A library that has been opened, with an IndexedDB that writes nothing while `isFull`. */
async function openLibrary(name: string): Promise<Library> {
  const library = new Library(GAMES, new Database(name));
  opened.push(library);
  await library.open((error) => library.connection.report(error));
  await until(() => expect(library.isLoaded()).toBe(true));
  return library;
}

const edit = (text: string, path = '/concept') =>
  library.stores.characters.edit(SAMPLE.id, [{ op: 'set', path, value: text }], path);

const inMemory = (): unknown => conceptOf(library.stores.characters);

const readConcept = async (name = library.database.name): Promise<unknown> => {
  const database = new Database(name);
  const row = await database.documents('characters').get(SAMPLE.id);
  database.close();
  return (row?.document as { concept: string } | undefined)?.concept;
};

/** Deletes the database as another tab does. */
const deleteDatabase = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });

beforeEach(async () => {
  localStorage.clear();
  isFull = false;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...values) {
    if (isFull) throw new DOMException('Encountered full disk while opening backing store.', 'QuotaExceededError');
    return put.apply(this, values);
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  library = await openLibrary(`faults-${count++}`);
});

afterEach(async () => {
  for (const one of opened.splice(0)) {
    one.close();
    one.database.close();
  }
  vi.restoreAllMocks();
});

describe('a full disk', () => {
  it('keeps what is typed, says the same for every key, and saves it once there is space', async () => {
    isFull = true;
    const said: string[] = [];
    library.subscribeSaveState(() => {
      const state = library.getSaveState();
      const text = state.kind === 'failed' ? formatLateText(t, state.reason) : state.kind;
      if (said.at(-1) !== text) said.push(text);
    });
    for (const text of ['O', 'On', 'One']) {
      edit(text);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await until(() => expect(library.getSaveState()).toMatchObject({ kind: 'failed', fault: 'full' }));
    expect(said.filter((text) => text !== 'saving')).toEqual(['The disk is full. Free some space and try again.']);
    expect(inMemory()).toBe('One');
    isFull = false;
    library.retry();
    await until(() => expect(library.getSaveState().kind).toBe('saved'));
    expect(await readConcept()).toBe('One');
  });

  it('tries again by itself, and what waits in other tables goes at once when the first write works', async () => {
    isFull = true;
    edit('by itself');
    await until(() => expect(library.getSaveState().kind).toBe('failed'));
    isFull = false;
    await until(() => expect(library.getSaveState().kind).toBe('saved'));
    expect(await readConcept()).toBe('by itself');
  });

  it.each(['delete', 'duplicate', 'import', 'tag'] as const satisfies OperationKind[])(
    'refuses to %s while an edit of the document is not saved, and loses nothing',
    async (kind) => {
      isFull = true;
      edit('typed before');
      await until(() => expect(library.getSaveState().kind).toBe('failed'));
      const after = kind === 'delete' ? undefined : { ...SAMPLE, concept: 'from outside' };
      await expect(library.operations.run(kind, [{ table: 'characters', id: SAMPLE.id, after }])).rejects.toMatchObject(
        {
          fault: 'full',
        },
      );
      expect(inMemory()).toBe('typed before');
      isFull = false;
      library.retry();
      await until(() => expect(library.getSaveState().kind).toBe('saved'));
      expect(await readConcept()).toBe('typed before');
    },
  );

  it('keeps undo and redo in order', async () => {
    edit('first');
    await library.waitUntilSettled();
    isFull = true;
    edit('second', '/name');
    library.stores.characters.undoOrRedo(SAMPLE.id, 'undo');
    await until(() => expect(library.getSaveState().kind).toBe('failed'));
    library.stores.characters.undoOrRedo(SAMPLE.id, 'undo');
    library.stores.characters.undoOrRedo(SAMPLE.id, 'redo');
    expect(inMemory()).toBe('first');
    isFull = false;
    library.retry();
    await until(() => expect(library.getSaveState().kind).toBe('saved'));
    expect(await readConcept()).toBe('first');
    const document = library.stores.characters.get(SAMPLE.id)?.row.document as { name: string };
    expect(document.name).toBe(SAMPLE.name);
  });
});

describe('a connection that breaks', () => {
  it('is opened again, and what was typed meanwhile is saved', async () => {
    library.database.close();
    edit('while it was closed');
    await until(() => expect(library.getSaveState().kind).toBe('saved'));
    expect(await readConcept()).toBe('while it was closed');
  });

  it('is opened again after the browser has closed it, and other windows are heard again', async () => {
    forceCloseDatabase(library.database.backendDB() as unknown as Parameters<typeof forceCloseDatabase>[0]);
    await until(() => expect(library.connection.getFault()).toBeUndefined());
    const other = await openLibrary(library.database.name);
    other.stores.characters.edit(SAMPLE.id, [{ op: 'set', path: '/concept', value: 'from another window' }]);
    await until(() => expect(inMemory()).toBe('from another window'));
  });

  it.each([
    ['UnknownError', 'Internal error opening backing store for indexedDB.open.'],
    ['InvalidStateError', "Failed to execute 'transaction' on 'IDBDatabase': The database connection is closing."],
    ['AbortError', 'The transaction was aborted, so the request cannot be fulfilled.'],
  ])('says nothing of %s but that it will be saved, and saves it', async (name, message) => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException(message, name);
    });
    edit('through the fault');
    await until(() => expect(library.getSaveState().kind).toBe('failed'));
    const state = library.getSaveState();
    expect('reason' in state && formatLateText(t, state.reason)).not.toMatch(
      /IDB|indexedDB|transaction|backing store/i,
    );
    vi.mocked(IDBObjectStore.prototype.put).mockImplementation(put);
    library.retry();
    await until(() => expect(library.getSaveState().kind).toBe('saved'));
    expect(await readConcept()).toBe('through the fault');
  });
});

describe('a database that another tab deletes', () => {
  it('is noticed at once, before anything is typed, and is not made anew behind the back of the user', async () => {
    await deleteDatabase(library.database.name);
    await until(() => expect(library.getSaveState()).toMatchObject({ kind: 'failed', fault: 'gone' }));
    expect((await indexedDB.databases()).some(({ name }) => name === library.database.name)).toBe(false);
  });

  it('comes back with all that is in memory, also what was typed since, once each', async () => {
    edit('before');
    await library.waitUntilSettled();
    await deleteDatabase(library.database.name);
    edit('after');
    const list = { op: 'set', path: '/attacks/-', value: { ...SAMPLE.attacks[0], name: 'One more' } } as const;
    library.stores.characters.edit(SAMPLE.id, [list]);
    await until(() => expect(library.getSaveState()).toMatchObject({ kind: 'failed', fault: 'gone' }));
    const ids = library.stores.characters.snapshot().map(({ id }) => id);
    await library.rebuild();
    await until(() => expect(library.getSaveState().kind).toBe('saved'));
    edit('and on');
    await library.waitUntilSettled();

    const next = await openLibrary(library.database.name);
    expect(next.stores.characters.snapshot().map(({ id }) => id)).toEqual(ids);
    const stored = next.stores.characters.get(SAMPLE.id)?.row.document as typeof SAMPLE;
    expect([stored.concept, stored.attacks.length]).toEqual(['and on', SAMPLE.attacks.length + 1]);
  });

  it('keeps everything in memory where it cannot be made anew', async () => {
    await deleteDatabase(library.database.name);
    edit('still here');
    await until(() => expect(library.getSaveState()).toMatchObject({ kind: 'failed', fault: 'gone' }));
    isFull = true;
    await expect(library.rebuild()).rejects.toThrow();
    expect(inMemory()).toBe('still here');
    expect(library.getSaveState().kind).toBe('failed');
    isFull = false;
    await library.rebuild();
    await until(() => expect(library.getSaveState().kind).toBe('saved'));
    expect(await readConcept()).toBe('still here');
  });

  it('is not taken for another one that a tab has made in its place: neither read nor written', async () => {
    edit('of the first library');
    await library.waitUntilSettled();
    const { name } = library.database;
    await deleteDatabase(name);
    localStorage.clear();
    const other = await openLibrary(name);
    other.stores.characters.edit(SAMPLE.id, [{ op: 'set', path: '/concept', value: 'of the second library' }]);
    await other.waitUntilSettled();
    edit('typed on');
    await until(() => expect(library.getSaveState()).toMatchObject({ kind: 'failed', fault: 'gone' }));
    expect(inMemory()).toBe('typed on');
    expect(await readConcept()).toBe('of the second library');
    // What both have: the newer text is shown in both windows.
    await library.rebuild();
    await until(() => expect(library.getSaveState().kind).toBe('saved'));
    await until(() => {
      const document = other.stores.characters.get(SAMPLE.id)?.row.document as { concept: string };
      expect(document.concept).toBe('typed on');
    });
  });
});

it('a library that is made anew shows the newer text that another window has in its place', async () => {
  edit('older');
  await library.waitUntilSettled();
  const { name } = library.database;
  await deleteDatabase(name);
  await until(() => expect(library.getSaveState()).toMatchObject({ kind: 'failed', fault: 'gone' }));
  localStorage.clear();
  const other = await openLibrary(name);
  other.stores.characters.edit(SAMPLE.id, [{ op: 'set', path: '/concept', value: 'newer' }]);
  await other.waitUntilSettled();
  await library.rebuild();
  await until(() => expect(inMemory()).toBe('newer'));
  expect(await readConcept()).toBe('newer');
});

it('a row that has vanished is written again although another document was deleted meanwhile', async () => {
  await library.operations.run('import', [{ table: 'characters', id: 'other', after: { ...SAMPLE, id: 'other' } }]);
  const change = library.database.changeDocuments.bind(library.database);
  vi.spyOn(library.database, 'changeDocuments').mockImplementationOnce(async (...values) => {
    // While the write waits for its turn.
    const window = new Database(library.database.name);
    const operations = new Operations(window, { waitForEdits: async () => undefined, onCommit: () => undefined });
    await operations.run('delete', [{ table: 'characters', id: 'other', after: undefined }]);
    await window.documents('characters').delete(SAMPLE.id);
    window.close();
    return change(...values);
  });
  edit('written again');
  await library.waitUntilSettled();
  expect([inMemory(), await readConcept()]).toEqual(['written again', 'written again']);
});

it('a row that has vanished is written again with what was undone meanwhile, and redo still leads on', async () => {
  const { characters } = library.stores;
  characters.history(SAMPLE.id);
  edit('typed');
  await library.waitUntilSettled();
  await library.database.documents('characters').delete(SAMPLE.id);
  characters.undoOrRedo(SAMPLE.id, 'undo');
  await library.waitUntilSettled();
  expect(await readConcept()).toBe(SAMPLE.concept);
  await until(() => expect(characters.history(SAMPLE.id).getState()).toEqual({ canUndo: false, canRedo: true }));
  characters.undoOrRedo(SAMPLE.id, 'redo');
  await library.waitUntilSettled();
  expect([inMemory(), await readConcept()]).toEqual(['typed', 'typed']);
});

it('a single row that has vanished from the disk is written again with the next key', async () => {
  await library.database.documents('characters').delete(SAMPLE.id);
  edit('written again');
  await library.waitUntilSettled();
  expect(await readConcept()).toBe('written again');
});

it('what is typed into one table is saved while another one cannot be written', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...values) {
    if (this.name === 'factions') throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, values);
  });
  const [faction] = library.stores.factions.snapshot();
  library.stores.factions.edit(faction?.id ?? '', [{ op: 'set', path: '/name', value: 'Not saved' }]);
  edit('saved');
  await until(async () => expect(await readConcept()).toBe('saved'));
  expect(library.getSaveState()).toMatchObject({ kind: 'failed', fault: 'full' });
});

it('writes an edit although somebody who listens to the document edits it too and then fails', async () => {
  const { characters } = library.stores;
  let isFirst = true;
  const stop = characters.subscribe(() => {
    if (!isFirst) return;
    isFirst = false;
    edit('Made by a listener', '/name');
    throw new Error('A listener failed.');
  });
  expect(() => edit('typed')).toThrow('A listener failed.');
  stop();
  await library.waitUntilSettled();
  expect([inMemory(), await readConcept()]).toEqual(['typed', 'typed']);
});

it('is not settled until the last key is on the disk, although the journal refuses', async () => {
  const feed = {
    getState: () => ({ kind: 'failed', reason: 'The folder is gone.' }),
    subscribe: () => () => undefined,
  };
  vi.spyOn(library, 'journal', 'get').mockReturnValue({ feed } as unknown as Journal);
  expect(library.getSaveState().kind).toBe('uncopied');
  edit('the last key');
  await library.flush();
  expect(await readConcept()).toBe('the last key');
});
