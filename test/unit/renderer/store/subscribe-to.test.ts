import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { createTestDatabase, openTable, put, SAMPLE, saved, until } from './store-support.ts';

const OTHER = { ...SAMPLE, id: 'other' };

describe('listeners of one document', () => {
  it('are called when this document is edited, and not when another one is', async () => {
    const table = await openTable(createTestDatabase());
    table.applyCommitted([row(SAMPLE), row(OTHER)], []);
    const [onSample, onOther, onAny] = [vi.fn(), vi.fn(), vi.fn()];
    table.subscribeTo(SAMPLE.id, onSample);
    table.subscribeTo(OTHER.id, onOther);
    table.subscribe(onAny);

    table.edit(SAMPLE.id, [{ op: 'set', path: '/name', value: 'Lamp' }]);

    expect([onSample, onOther, onAny].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
  });

  it('are called when another window writes or deletes this document', async () => {
    const database = createTestDatabase();
    const table = await openTable(database);
    const [onSample, onOther] = [vi.fn(), vi.fn()];
    table.subscribeTo(SAMPLE.id, onSample);
    table.subscribeTo(OTHER.id, onOther);

    await put(database, SAMPLE.id, SAMPLE);
    await until(() => table.get(SAMPLE.id) !== undefined);
    expect(onSample).toHaveBeenCalledTimes(1);

    await put(database, SAMPLE.id);
    await until(() => table.get(SAMPLE.id) === undefined);
    expect(onSample).toHaveBeenCalledTimes(2);
    expect(onOther).not.toHaveBeenCalled();
  });

  it('are not called when the disk has what memory had already', async () => {
    const database = createTestDatabase();
    await put(database, SAMPLE.id, SAMPLE);
    const table = await openTable(database);
    table.edit(SAMPLE.id, [{ op: 'set', path: '/name', value: 'Lamp' }]);
    const listener = vi.fn();
    table.subscribeTo(SAMPLE.id, listener);
    await saved(table);
    expect(listener).not.toHaveBeenCalled();
  });

  it('are not called any more once they have unsubscribed, while others of the document still are', async () => {
    const table = await openTable(createTestDatabase());
    table.applyCommitted([row(SAMPLE)], []);
    const [first, second] = [vi.fn(), vi.fn()];
    const unsubscribe = table.subscribeTo(SAMPLE.id, first);
    table.subscribeTo(SAMPLE.id, second);
    unsubscribe();
    unsubscribe();
    table.edit(SAMPLE.id, [{ op: 'set', path: '/name', value: 'Lamp' }]);
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });

  it('hear of what changes while listeners of another document are called', async () => {
    const table = await openTable(createTestDatabase());
    table.applyCommitted([row(SAMPLE), row(OTHER)], []);
    const onOther = vi.fn();
    table.subscribeTo(SAMPLE.id, () => table.edit(OTHER.id, [{ op: 'set', path: '/name', value: 'Lamp' }]));
    table.subscribeTo(OTHER.id, onOther);
    table.edit(SAMPLE.id, [{ op: 'set', path: '/name', value: 'Lamp' }]);
    expect(onOther).toHaveBeenCalledTimes(1);
  });
});

const row = (document: { readonly id: string }) => ({ id: document.id, document, updatedAt: 0, rev: 1 });
