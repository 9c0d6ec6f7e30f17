/** Tests choosing the models of an encounter from characters and teams by keyboard. */
import { afterEach, expect, it } from 'vitest';
import brasslung from '../../../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { EncounterScreen } from '../../../../../src/renderer/features/encounters/encounter-screen.tsx';
import { EncounterListScreen } from '../../../../../src/renderer/features/encounters/list/encounter-list-screen.tsx';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { findAll, findOne, getText } from '../../../../support/page/find.ts';
import {
  getLibrary,
  reload,
  renderScreen,
  saveDocuments,
  setUpScreenForEachTest,
} from '../../../../support/page/screen.tsx';
import { click, fill, focus, insertText, press, waitFor, waitForElement } from '../../../../support/page/user-input.ts';
import { createEncounter } from '../../../../support/play/encounter.ts';
import { CAST, createMembers, createTeam } from '../teams/support.ts';

setUpScreenForEachTest();
// Creating an encounter navigates to it.
afterEach(() => {
  location.hash = '';
});

const listSides = () => [...document.querySelectorAll<HTMLElement>('[data-path="/sides"] > section')];
const listRowTexts = (sideIndex: number) => [...(listSides()[sideIndex]?.querySelectorAll('li') ?? [])].map(getText);

async function pickCharacter(sideName: string, searchText: string): Promise<void> {
  await focus(findOne('combobox', `Add to ${sideName}`));
  await insertText(searchText);
}

it('an encounter is assembled from characters and a team, and has the same sides after a reload', async () => {
  await saveDocuments('characters', [brasslung, CAST.lead, CAST.ally]);
  await saveDocuments('teams', [{ ...createTeam(createMembers('lead', 'ally')), name: 'Night Watch' }]);
  await renderScreen(<EncounterListScreen />);
  await click(findOne('button', 'New encounter'));
  const listEncounters = () => getLibrary().stores.encounters.snapshot();
  await waitFor(() => expect(listEncounters()).toHaveLength(1));
  await renderScreen(<EncounterScreen gameCatalog={LOADED_GAMES} id={listEncounters()[0]?.id ?? ''} />);
  await fill(await waitForElement('textbox', 'Name'), 'Saturday');
  for (let pickCount = 0; pickCount < 2; pickCount++) {
    await pickCharacter('Side 1', 'Brasslung');
    await press('Enter');
  }
  await waitFor(() => expect(listRowTexts(0).join()).toContain('Brasslung 2'));
  await press('Escape');
  await focus(findOne('combobox', 'Add to Side 2'));
  // Teams come before characters, because most sides are teams.
  await waitForElement('option');
  expect(findAll('option').map(getText)[0]).toBe('Night Watch (2 models)');
  await insertText('night watch');
  await click(await waitForElement('option'));
  await waitFor(() => expect(listRowTexts(1).length).toBeGreaterThan(0));
  // The list closes, so that the side is visible.
  await waitFor(() => expect(findAll('option')).toEqual([]));
  await getLibrary().waitUntilSettled();
  await reload();
  await waitForElement('heading', 'Saturday');
  expect(listRowTexts(0).join()).toContain('Brasslung 2');
});

it('Undo in the message about a removed thing keeps what was changed since', async () => {
  const things = ['Crate', 'Van'].map((name, index) => ({ id: `thing-${index + 1}`, kind: 'object', rank: 1, name }));
  const encounter = createEncounter('supers-unlimited', { sides: {}, characters: {}, setup: { things } });
  await saveDocuments('encounters', [{ ...encounter, id: 'night', name: 'Night' }]);
  await renderScreen(<EncounterScreen gameCatalog={LOADED_GAMES} id="night" />);
  const listNames = () => findAll('textbox', 'Name').map((nameBox) => (nameBox as HTMLInputElement).value);
  await waitFor(() => expect(listNames()).toEqual(['Night', 'Crate', 'Van']));
  await click(findOne('button', 'More actions for Crate'));
  await click(await waitForElement('menuitem', 'Remove'));
  await waitFor(() => expect(listNames()).toEqual(['Night', 'Van']));
  await fill(findAll('textbox', 'Name')[1] as HTMLElement, 'Fire engine');
  await click(await waitForElement('button', 'Undo'));
  await waitFor(() => expect(listNames()).toEqual(['Night', 'Crate', 'Fire engine']));
});
