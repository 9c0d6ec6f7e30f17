/** Tests that new documents which were never edited leave nothing behind. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDiscardUntouched } from '../../../../../src/renderer/app/discard-untouched.ts';
import { addBlankDocument } from '../../../../../src/renderer/features/documents/document-actions.ts';
import {
  adoptUntouched,
  discardUntouched,
  keepUntouched,
} from '../../../../../src/renderer/features/documents/untouched-documents.ts';
import { parseRoute, useHash } from '../../../../../src/renderer/navigation/router.ts';
import { updateEventNotes } from '../../../../../src/renderer/store/events/event-notes.ts';
import { saveSubmissions } from '../../../../../src/renderer/store/events/submissions.ts';
import type { EventPack } from '../../../../../src/shared/document/schema.ts';
import eventPack from '../../../../fixtures/base/event.json' with { type: 'json' };
import { getLibrary, renderScreen, saveDocuments, setUpScreenForEachTest } from '../../../../support/page/screen.tsx';
import { waitFor } from '../../../../support/page/user-input.ts';
import { translate } from '../../../../support/texts.ts';
import { createCharacter } from '../teams/support.ts';

setUpScreenForEachTest();

afterEach(() => {
  vi.restoreAllMocks();
});

const { getAll: originalGetAll } = IDBObjectStore.prototype;

const getIds = () =>
  getLibrary()
    .stores.characters.snapshot()
    .map(({ id }) => id);

beforeEach(async () => {
  await saveDocuments('characters', [createCharacter('ferry')]);
  await addBlankDocument(translate, getLibrary(), 'characters', createCharacter('blank'));
  await adoptUntouched();
});

/** Goes to the list of characters, and waits until all documents that were left are settled. */
async function leave(): Promise<void> {
  discardUntouched(getLibrary(), undefined, '');
  await waitFor(() => expect(localStorage.getItem('rollcall.untouched')).toBe(''));
}

describe('a new document that was never edited', () => {
  it('stays while it is shown', () => {
    discardUntouched(getLibrary(), 'characters', 'blank');
    expect(getIds()).toContain('blank');
    expect(localStorage.getItem('rollcall.untouched')).toBe('characters/blank');
  });

  it('disappears when it is left, without trash and without a step of undo or redo', async () => {
    await leave();
    expect(getIds()).toEqual(['ferry']);
    expect(await getLibrary().trash.list()).toEqual([]);
    const { undo, redo } = await getLibrary().operations.readLast();
    expect(undo?.kind).toBe('import');
    expect(redo).toBeUndefined();
  });

  it('disappears although another document can’t be read', async () => {
    await saveDocuments('teams', [{ id: 'torn' }]);
    const { get: originalGet } = IDBObjectStore.prototype;
    const failsToRead = (store: IDBObjectStore) => store.name === 'teams';
    const refuse = () => {
      throw new DOMException('torn', 'DataError');
    };
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (this: IDBObjectStore, ...parameters) {
      return failsToRead(this) ? refuse() : originalGetAll.apply(this, parameters);
    });
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
      return failsToRead(this) ? refuse() : originalGet.call(this, key);
    });
    await leave();
    expect(getIds()).toEqual(['ferry']);
  });

  it('stays if a document refers to it that another window has just saved', async () => {
    const rook = createCharacter('rook', { art: { template: 'blank' } });
    // This window does not know the row yet.
    await getLibrary().database.documents('characters').put({ id: 'rook', document: rook, updatedAt: 1, rev: 1 });
    await leave();
    expect(getIds()).toContain('blank');
  });

  it('stays if another document refers to it', async () => {
    await saveDocuments('characters', [createCharacter('rook', { art: { template: 'blank' } })]);
    await leave();
    expect(getIds()).toContain('blank');
  });
});

function TestWindow() {
  const route = parseRoute(useHash());
  useDiscardUntouched(getLibrary(), route, true);
  return <p>{route.screen}</p>;
}

it.each([
  [
    'was filled in and then deleted',
    async () => {
      getLibrary().stores.characters.edit('blank', [{ op: 'set', path: '/concept', value: 'Somebody' }]);
      await getLibrary().operations.run('delete', [{ table: 'characters', id: 'blank', after: undefined }]);
    },
  ],
  ['was never edited, but whose creation was undone', () => getLibrary().operations.undo()],
])('Back to a document that %s does not say that nothing was entered', async (_title, remove) => {
  location.hash = '#/characters/blank';
  await renderScreen(<TestWindow />);
  await remove();
  location.hash = '#/teams';
  await waitFor(() => expect(localStorage.getItem('rollcall.untouched')).toBe(''));
  location.hash = '#/characters/blank';
  await waitFor(() => expect(document.body.textContent).toContain('character'));
  expect(location.hash).toBe('#/characters/blank');
  expect(document.body.textContent).not.toContain('Nothing was entered in the new document');
});

it('Back to a discarded document leads to its list and says why', async () => {
  location.hash = '#/characters/blank';
  await renderScreen(<TestWindow />);
  location.hash = '#/teams';
  await waitFor(() => expect(getIds()).toEqual(['ferry']));
  location.hash = '#/characters/blank';
  await waitFor(() => expect(location.hash).toBe('#/characters'));
  await waitFor(() => expect(document.body.textContent).toContain('Nothing was entered in the new document'));
  // A document that never existed has its own message.
  location.hash = '#/characters/nobody';
  await waitFor(() => expect(document.body.textContent).toContain('character'));
  expect(location.hash).toBe('#/characters/nobody');
});

it('keeps a new document that was edited just before it was left', async () => {
  const { characters } = getLibrary().stores;
  characters.edit('blank', [{ op: 'set', path: '/concept', value: 'Somebody' }]);
  await leave();
  expect(getIds()).toContain('blank');
});

it('keeps a new document with a number that is not finished', async () => {
  getLibrary().stores.characters.setDraft('blank', '/level', '-');
  await leave();
  expect(getIds()).toContain('blank');
});

describe('a new event', () => {
  const addEvent = async () => {
    await addBlankDocument(translate, getLibrary(), 'events', createEventPack());
    await adoptUntouched();
  };
  const createEventPack = () => ({ ...(eventPack as unknown as EventPack), id: 'saturday' });
  const getEventIds = () =>
    getLibrary()
      .stores.events.snapshot()
      .map(({ id }) => id);

  it('disappears when it was never edited', async () => {
    await addEvent();
    expect(getEventIds()).toEqual(['saturday']);
    await leave();
    expect(getEventIds()).toEqual([]);
  });

  it('stays if it has received a list', async () => {
    const { database } = getLibrary();
    await addEvent();
    await saveSubmissions(database, 'saturday', [{ name: 'a.json', bytes: new Blob(['{}']) }], 1);
    await leave();
    expect(getEventIds()).toEqual(['saturday']);
  });

  it('stays if it has notes', async () => {
    await addEvent();
    await updateEventNotes(getLibrary().database, 'saturday', (notes) => ({ ...notes, expected: ['Ada'] }));
    await leave();
    expect(getEventIds()).toEqual(['saturday']);
  });

  it('stays if it is about to receive lists', async () => {
    await addEvent();
    keepUntouched('events', 'saturday');
    await leave();
    expect(getEventIds()).toEqual(['saturday']);
  });
});
