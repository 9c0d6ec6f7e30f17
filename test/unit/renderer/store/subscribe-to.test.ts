import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import {
  createTestDatabase,
  openCharacterStore,
  putCharacter,
  SAMPLE,
  waitUntil,
  waitUntilSaved,
} from './store-support.ts';

const OTHER = { ...SAMPLE, id: 'other' };

describe('listeners of one document', () => {
  it('receive an edit of this document but not of another one', async () => {
    const characterStore = await openCharacterStore(createTestDatabase());
    characterStore.applyCommitted([createRow(SAMPLE), createRow(OTHER)], []);
    const [onSample, onOther, onAny] = [vi.fn(), vi.fn(), vi.fn()];
    characterStore.subscribeTo(SAMPLE.id, onSample);
    characterStore.subscribeTo(OTHER.id, onOther);
    characterStore.subscribe(onAny);

    characterStore.edit(SAMPLE.id, [{ op: 'set', path: '/name', value: 'Lamp' }]);

    expect([onSample, onOther, onAny].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
  });

  it('receive writes and deletions of this document by another window', async () => {
    const database = createTestDatabase();
    const characterStore = await openCharacterStore(database);
    const [onSample, onOther] = [vi.fn(), vi.fn()];
    characterStore.subscribeTo(SAMPLE.id, onSample);
    characterStore.subscribeTo(OTHER.id, onOther);

    await putCharacter(database, SAMPLE.id, SAMPLE);
    await waitUntil(() => characterStore.get(SAMPLE.id) !== undefined);
    expect(onSample).toHaveBeenCalledTimes(1);

    await putCharacter(database, SAMPLE.id);
    await waitUntil(() => characterStore.get(SAMPLE.id) === undefined);
    expect(onSample).toHaveBeenCalledTimes(2);
    expect(onOther).not.toHaveBeenCalled();
  });

  it('receive nothing when the disk confirms what memory already has', async () => {
    const database = createTestDatabase();
    await putCharacter(database, SAMPLE.id, SAMPLE);
    const characterStore = await openCharacterStore(database);
    characterStore.edit(SAMPLE.id, [{ op: 'set', path: '/name', value: 'Lamp' }]);
    const listener = vi.fn();
    characterStore.subscribeTo(SAMPLE.id, listener);
    await waitUntilSaved(characterStore);
    expect(listener).not.toHaveBeenCalled();
  });

  it('receive nothing after they unsubscribe, while other listeners of the document still do', async () => {
    const characterStore = await openCharacterStore(createTestDatabase());
    characterStore.applyCommitted([createRow(SAMPLE)], []);
    const [unsubscribedListener, remainingListener] = [vi.fn(), vi.fn()];
    const unsubscribe = characterStore.subscribeTo(SAMPLE.id, unsubscribedListener);
    characterStore.subscribeTo(SAMPLE.id, remainingListener);
    unsubscribe();
    unsubscribe();
    characterStore.edit(SAMPLE.id, [{ op: 'set', path: '/name', value: 'Lamp' }]);
    expect([unsubscribedListener, remainingListener].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });

  it('receive a change made while listeners of another document run', async () => {
    const characterStore = await openCharacterStore(createTestDatabase());
    characterStore.applyCommitted([createRow(SAMPLE), createRow(OTHER)], []);
    const onOther = vi.fn();
    characterStore.subscribeTo(SAMPLE.id, () =>
      characterStore.edit(OTHER.id, [{ op: 'set', path: '/name', value: 'Lamp' }]),
    );
    characterStore.subscribeTo(OTHER.id, onOther);
    characterStore.edit(SAMPLE.id, [{ op: 'set', path: '/name', value: 'Lamp' }]);
    expect(onOther).toHaveBeenCalledTimes(1);
  });
});

const createRow = (document: { readonly id: string }) => ({ id: document.id, document, updatedAt: 0, rev: 1 });
