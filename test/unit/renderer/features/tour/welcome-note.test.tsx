/** Tests what the note of the first start says, and where it is shown. */
import { expect, it } from 'vitest';
import { CharacterListScreen } from '../../../../../src/renderer/features/characters/list/character-list-screen.tsx';
import { findAll, findOne, getText } from '../../../../support/page/find.ts';
import { getLibrary, renderScreen, saveDocuments, setUpScreenForEachTest } from '../../../../support/page/screen.tsx';
import { waitFor, waitForElement } from '../../../../support/page/user-input.ts';
import { createCharacter } from '../teams/support.ts';

setUpScreenForEachTest();

const findNotes = () => findAll('region', 'Welcome');

it('the welcome note is not shown above an empty list, and does not call own characters samples', async () => {
  await renderScreen(<CharacterListScreen />);
  await waitForElement('button', 'Bring back the samples');
  expect(findNotes()).toEqual([]);
  await saveDocuments('characters', [createCharacter('ada', { name: 'Ada' })]);
  await waitFor(() => expect(findNotes()).toHaveLength(1));
  expect(getText(findOne('region', 'Welcome'))).toMatch(/^Rollcall designs.*games\.$/);
});

it('the welcome note names the samples while the list has some', async () => {
  await getLibrary().start(() => undefined);
  await renderScreen(<CharacterListScreen />);
  await waitFor(() => expect(findNotes()).toHaveLength(1));
  expect(getText(findOne('region', 'Welcome'))).toContain('It comes with sample characters');
});
