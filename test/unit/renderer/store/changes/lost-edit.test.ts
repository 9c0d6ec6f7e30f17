import { describe, expect, it, vi } from 'vitest';
import { collectText } from '../../../../../src/renderer/store/changes/lost-edit.ts';
import { addSamples } from '../../../../../src/renderer/store/samples/samples.ts';
import {
  createTestDatabase,
  openCharacterStore,
  putCharacter,
  SAMPLE,
  waitUntil,
  waitUntilSaved,
} from '../store-support.ts';

const { id: characterId } = SAMPLE;

/** Opens two windows of one library. `onLostEdit` receives the reports of the first one. */
async function openTwoWindows() {
  const database = createTestDatabase();
  await addSamples(database, { characters: [SAMPLE] });
  const [firstWindow, secondWindow] = [
    await openCharacterStore(database),
    await openCharacterStore(createTestDatabase(database.name)),
  ];
  const onLostEdit = vi.fn();
  firstWindow.onLostEdit(onLostEdit);
  return { database, firstWindow, secondWindow, onLostEdit };
}

describe('reports of lost edits', () => {
  it('reports the whole text when another window has removed its entry', async () => {
    const { database, firstWindow, secondWindow, onLostEdit } = await openTwoWindows();
    const changeDocuments = database.changeDocuments.bind(database);
    vi.spyOn(database, 'changeDocuments').mockImplementationOnce(async (...values) => {
      // The removal reaches the disk while the write of the text waits for its turn.
      await waitUntilSaved(secondWindow);
      return changeDocuments(...values);
    });
    // The entry was removed before the text was typed: a later removal would keep the text below it, for undo.
    const dateSpy = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 1000);
    secondWindow.edit(characterId, [{ op: 'remove', path: '/attacks/0' }]);
    dateSpy.mockRestore();
    for (const typedText of ['T', 'Ty', 'Typed'])
      firstWindow.edit(characterId, [{ op: 'set', path: '/attacks/0/name', value: typedText }]);
    await waitUntilSaved(firstWindow);
    await waitUntil(() => onLostEdit.mock.lastCall?.[0].text === 'Typed');
    expect(onLostEdit).toHaveBeenLastCalledWith({ id: characterId, reason: 'entry', text: 'Typed' });
  });

  it('reports the text when another window has deleted its document', async () => {
    const { database, firstWindow, onLostEdit } = await openTwoWindows();
    const changeDocuments = database.changeDocuments.bind(database);
    vi.spyOn(database, 'changeDocuments').mockImplementationOnce(async (...values) => {
      // Another window deletes it while the write waits for its turn.
      await putCharacter(createTestDatabase(database.name), characterId);
      return changeDocuments(...values);
    });
    firstWindow.edit(characterId, [{ op: 'set', path: '/concept', value: 'The last words' }]);
    await waitUntilSaved(firstWindow);
    await waitUntil(() => onLostEdit.mock.calls.length > 0);
    expect(onLostEdit.mock.calls).toEqual([[{ id: characterId, reason: 'document', text: 'The last words' }]]);
    expect(firstWindow.get(characterId)).toBeUndefined();
  });

  it('reports a text at once when its entry or document is already gone', async () => {
    const { firstWindow, onLostEdit } = await openTwoWindows();
    firstWindow.edit(characterId, [{ op: 'set', path: '/attacks/99/name', value: 'No entry' }]);
    firstWindow.edit('nobody', [{ op: 'set', path: '/name', value: 'No document' }]);
    expect(onLostEdit.mock.calls).toEqual([
      [{ id: characterId, reason: 'entry', text: 'No entry' }],
      [{ id: 'nobody', reason: 'document', text: 'No document' }],
    ]);
  });

  it('reports neither edits that enter no text nor edits that were saved', async () => {
    const { firstWindow, secondWindow, onLostEdit } = await openTwoWindows();
    secondWindow.edit(characterId, [{ op: 'remove', path: '/attacks/0' }]);
    firstWindow.edit(characterId, [{ op: 'remove', path: '/attacks/0' }]);
    firstWindow.edit(characterId, [{ op: 'set', path: '/concept', value: 'Saved' }]);
    await Promise.all([waitUntilSaved(firstWindow), waitUntilSaved(secondWindow)]);
    expect(onLostEdit).not.toHaveBeenCalled();
  });
});

it('collectText joins the words and numbers of an edit, one per line', () => {
  expect(
    collectText([
      { op: 'set', path: '/a', value: { name: 'Rope', length: 3, isLong: true, notes: ['', 'Strong'] } },
      { op: 'move', path: '/b/0', to: 1 },
      { op: 'remove', path: '/c' },
    ]),
  ).toBe('Rope\n3\nStrong');
});
