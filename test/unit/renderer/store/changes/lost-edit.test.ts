import { describe, expect, it, vi } from 'vitest';
import { collectText } from '../../../../../src/renderer/store/changes/lost-edit.ts';
import { addSamples } from '../../../../../src/renderer/store/samples/samples.ts';
import { createTestDatabase, openTable, put, SAMPLE, saved, until } from '../store-support.ts';

const { id } = SAMPLE;

async function openTwoWindows() {
  const database = createTestDatabase();
  await addSamples(database, { characters: [SAMPLE] });
  const [first, second] = [await openTable(database), await openTable(createTestDatabase(database.name))];
  const heard = vi.fn();
  first.onLostEdit(heard);
  return { db: database, first, second, heard };
}

describe('a text that cannot be saved', () => {
  it('is told whole when another window has removed its entry', async () => {
    const { db: database, first, second, heard } = await openTwoWindows();
    const change = database.changeDocuments.bind(database);
    vi.spyOn(database, 'changeDocuments').mockImplementationOnce(async (...values) => {
      // The removal reaches the disk while the write of the text waits for its turn.
      await saved(second);
      return change(...values);
    });
    // The entry was removed before the text was typed: a later removal would keep the text below it, for undo.
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 1000);
    second.edit(id, [{ op: 'remove', path: '/attacks/0' }]);
    clock.mockRestore();
    for (const value of ['T', 'Ty', 'Typed']) first.edit(id, [{ op: 'set', path: '/attacks/0/name', value }]);
    await saved(first);
    await until(() => heard.mock.lastCall?.[0].text === 'Typed');
    expect(heard).toHaveBeenLastCalledWith({ id, reason: 'entry', text: 'Typed' });
  });

  it('is told when another window has deleted its document', async () => {
    const { db: database, first, heard } = await openTwoWindows();
    const change = database.changeDocuments.bind(database);
    vi.spyOn(database, 'changeDocuments').mockImplementationOnce(async (...values) => {
      // Another window deletes it while the write waits for its turn.
      await put(createTestDatabase(database.name), id);
      return change(...values);
    });
    first.edit(id, [{ op: 'set', path: '/concept', value: 'The last words' }]);
    await saved(first);
    await until(() => heard.mock.calls.length > 0);
    expect(heard.mock.calls).toEqual([[{ id, reason: 'document', text: 'The last words' }]]);
    expect(first.get(id)).toBeUndefined();
  });

  it('is told when its entry or its document is gone before the key is pressed', async () => {
    const { first, heard } = await openTwoWindows();
    first.edit(id, [{ op: 'set', path: '/attacks/99/name', value: 'No entry' }]);
    first.edit('nobody', [{ op: 'set', path: '/name', value: 'No document' }]);
    expect(heard.mock.calls).toEqual([
      [{ id, reason: 'entry', text: 'No entry' }],
      [{ id: 'nobody', reason: 'document', text: 'No document' }],
    ]);
  });

  it('is not told of edits that enter no text, and of none that were saved', async () => {
    const { first, second, heard } = await openTwoWindows();
    second.edit(id, [{ op: 'remove', path: '/attacks/0' }]);
    first.edit(id, [{ op: 'remove', path: '/attacks/0' }]);
    first.edit(id, [{ op: 'set', path: '/concept', value: 'Saved' }]);
    await Promise.all([saved(first), saved(second)]);
    expect(heard).not.toHaveBeenCalled();
  });
});

it('the texts of an edit are its words and numbers, one line each', () => {
  expect(
    collectText([
      { op: 'set', path: '/a', value: { name: 'Rope', length: 3, isLong: true, notes: ['', 'Strong'] } },
      { op: 'move', path: '/b/0', to: 1 },
      { op: 'remove', path: '/c' },
    ]),
  ).toBe('Rope\n3\nStrong');
});
