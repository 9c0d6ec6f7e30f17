/** Tests restoring documents from the trash and deleting them for good. */

import { beforeEach, expect, it } from 'vitest';
import { deleteCharacter } from '../../../../../src/renderer/features/characters/character-actions.ts';
import { TrashPart } from '../../../../../src/renderer/features/library/trash-part.tsx';
import type { Character } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { Fields } from '../../../../support/page/fields.tsx';
import { findAll, findOne, getInput } from '../../../../support/page/find.ts';
import { ListCommands } from '../../../../support/page/list-commands.tsx';
import {
  getLibrary,
  getStoredDocument,
  renderScreen,
  saveDocuments,
  setUpScreenForEachTest,
} from '../../../../support/page/screen.tsx';
import { click, press, waitFor, waitForElement } from '../../../../support/page/user-input.ts';
import { translate } from '../../../../support/texts.ts';
import { createCharacter } from '../teams/support.ts';

setUpScreenForEachTest();

const listTrashRows = () => findAll('listitem', undefined, findOne('region', 'What was deleted'));
const getCharacter = (characterId: string) => getStoredDocument<Character | undefined>('characters', characterId);
const waitForText = (expectedText: string) => waitFor(() => expect(document.body.textContent).toContain(expectedText));

beforeEach(async () => {
  await saveDocuments('characters', [createCharacter('ada'), createCharacter('bo')]);
});

async function deleteBoth(): Promise<void> {
  await deleteCharacter(translate, getLibrary(), 'ada', 'ADA');
  await deleteCharacter(translate, getLibrary(), 'bo', 'BO');
  await renderScreen(
    <>
      <ListCommands />
      <TrashPart />
    </>,
  );
  await waitFor(() => expect(listTrashRows()).toHaveLength(2));
}

it('deleting for good asks once, and undo does not restore the document', async () => {
  await deleteBoth();
  await click(findOne('checkbox', 'Select BO'));
  await click(await waitForElement('button', 'Delete for good'));
  const dialog = await waitForElement('dialog');
  expect(dialog.textContent).toContain('BO will be gone');
  await click(findOne('button', 'Delete for good', dialog));
  await waitFor(() => expect(listTrashRows()).toHaveLength(1));
  // Only the deletion of the other document can still be undone.
  await press('Control+z');
  await waitForText('Undid: delete ADA.');
  await waitFor(() => expect(getCharacter('ada')).toBeDefined());
  await waitFor(async () => expect((await getLibrary().operations.readLast()).undo?.kind).not.toBe('delete'));
  expect(getCharacter('bo')).toBeUndefined();
});

it('restores all documents, and undo and redo move them to the trash and back', async () => {
  await deleteBoth();
  await click(findOne('button', 'Bring all back'));
  await waitForElement('heading', 'The trash is empty');
  expect([getCharacter('ada')?.name, getCharacter('bo')?.name]).toEqual(['ADA', 'BO']);
  await press('Control+z');
  await waitFor(() => expect(listTrashRows()).toHaveLength(2));
  await press('Control+Shift+z');
  await waitForElement('heading', 'The trash is empty');
});

it('restores one document with its undo steps', async () => {
  const { characters } = getLibrary().stores;
  characters.edit('ada', [{ op: 'set', path: '/concept', value: 'Played on Saturday' }]);
  await getLibrary().waitUntilSettled();
  await deleteBoth();
  await click(findOne('button', 'Bring back ADA'));
  await waitForText('ADA is back.');
  await waitFor(() => expect(listTrashRows()).toHaveLength(1));
  expect(getCharacter('ada')?.concept).toBe('Played on Saturday');
  await renderScreen(<Fields id="ada" pointers={['/concept']} />);
  // Undo works only after the steps have been read from disk.
  await waitFor(() => expect(characters.openHistory('ada').getState().canUndo).toBe(true));
  await press('Control+z');
  expect(getCharacter('ada')?.concept).toBeUndefined();
  expect(getInput('/concept').value).toBe('');
});
