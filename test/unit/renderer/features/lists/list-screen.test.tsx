/** Tests selecting rows of a document list with keys and clicks, and commands that change the selection as one step. */
import { beforeEach, expect, it } from 'vitest';
import { useAllCommands } from '../../../../../src/renderer/commands/registry.ts';
import { CharacterListScreen } from '../../../../../src/renderer/features/characters/list/character-list-screen.tsx';
import { TeamListScreen } from '../../../../../src/renderer/features/teams/list/team-list-screen.tsx';
import { chooseGame } from '../../../../../src/renderer/games/shown-game.ts';
import { readPrintSelection } from '../../../../../src/renderer/navigation/print-selection.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import type { Game } from '../../../../../src/shared/games/game.ts';
import type { Team } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { findOne, getText } from '../../../../support/page/find.ts';
import { ListCommands } from '../../../../support/page/list-commands.tsx';
import {
  getLibrary,
  getStoredDocument,
  reload,
  renderScreen,
  saveDocuments,
  setUpScreenForEachTest,
} from '../../../../support/page/screen.tsx';
import { click, fill, focus, press, waitFor, waitForElement } from '../../../../support/page/user-input.ts';
import { createCharacter, createTeam } from '../teams/support.ts';

setUpScreenForEachTest();

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Eve'];
/** Labels of the commands that the command list and the menu offer now. */
let offeredLabels: readonly string[] = [];
const getOfferedLabels = () => offeredLabels;
function CommandProbe() {
  offeredLabels = useAllCommands()
    .filter(({ isEnabled }) => isEnabled !== false)
    .map(({ label: commandLabel }) => commandLabel);
  return null;
}

const listRows = () => [...document.querySelectorAll<HTMLElement>('[data-key]')];
const listRowNames = () => listRows().map((rowElement) => getText(rowElement.querySelector('strong')));
const waitForLink = (linkName: string | RegExp) => waitForElement('link', linkName);
const getCountText = () => getText(document.querySelector('h1 + [role="status"]'));
const waitForCountText = (expectedText: string) => waitFor(() => expect(getCountText()).toBe(expectedText));
const waitForText = (expectedText: string | RegExp) =>
  waitFor(() => expect(document.body.textContent).toMatch(expectedText));

beforeEach(async () => {
  await saveDocuments(
    'characters',
    NAMES.map((characterName) =>
      createCharacter(characterName.toLowerCase(), {
        name: characterName,
        credits: { set: 'Starfall', number: '007/024' },
      }),
    ),
  );
  await renderScreen(
    <>
      <ListCommands />
      <CommandProbe />
      <CharacterListScreen />
    </>,
  );
  await waitFor(() => expect(listRowNames()).toEqual(NAMES));
});
it('Ctrl and Shift select rows, and deleting them is one step of undo', async () => {
  await click(await waitForLink('Bo'), { ctrlKey: true, detail: 1 });
  await click(await waitForLink('Di'), { shiftKey: true, detail: 1 });
  await waitForCountText('3 of 5 selected');
  expect(location.hash).toBe('');
  await click(findOne('button', 'Delete'));
  await waitForText('3 characters were deleted.');
  await waitForCountText('2');
  await waitFor(() => expect(getOfferedLabels()).toContain('Undo: delete 3 characters'));
  await reload();
  await waitFor(() => expect(getOfferedLabels()).toContain('Undo: delete 3 characters'));
  await press('Control+z');
  await waitForText('Undid: delete 3 characters.');
  await waitFor(() => expect(listRowNames()).toEqual(NAMES));
  await press('Control+Shift+z');
  await waitFor(() => expect(listRowNames()).toEqual(['Ada', 'Eve']));
  // The label of Undo changes a moment after the list.
  await waitFor(() => expect(getOfferedLabels()).toContain('Undo: delete 3 characters'));
  await press('Control+z');
  await waitFor(() => expect(listRowNames()).toEqual(NAMES));
});

it('Ctrl+A selects only the filtered rows, and the search box keeps its own keys', async () => {
  const searchBox = findOne('searchbox') as HTMLInputElement;
  await fill(searchBox, 'ada');
  await waitForCountText('1 of 5');
  await press('Control+a');
  await waitForCountText('1 of 5');
  await focus(findOne('region', 'All characters'));
  await press('Control+a');
  await waitForCountText('1 of 1 selected');
  await focus(searchBox);
  searchBox.setSelectionRange(0, searchBox.value.length);
  await press('Backspace');
  // The other rows are shown again. They were never selected.
  await waitForCountText('1 of 5 selected');
  await focus(await waitForLink('Ada'));
  await press('Escape');
  await waitForCountText('5');
});

it('rows that a search hides stay selected and count as hidden', async () => {
  await click(await waitForLink('Ada'), { ctrlKey: true, detail: 1 });
  await click(await waitForLink('Bo'), { ctrlKey: true, detail: 1 });
  await waitForCountText('2 of 5 selected');
  const searchBox = findOne('searchbox') as HTMLInputElement;
  await fill(searchBox, 'ada');
  await waitForCountText('2 selected, 1 hidden');
  await fill(searchBox, 'cy');
  await waitForCountText('2 selected, 2 hidden');
  await focus(findOne('region', 'All characters'));
  await press('Control+a');
  await waitForCountText('3 selected, 2 hidden');
  await press('Control+p');
  expect(readPrintSelection()?.ids).toEqual(['cy', 'ada', 'bo']);
  await fill(searchBox, '');
  await waitForCountText('3 of 5 selected');

  // Back from the print screen the rows are still selected, but not after another screen.
  const showList = async () => {
    location.hash = '';
    await renderScreen(<CharacterListScreen />);
  };
  await renderScreen(<p>Print</p>);
  await showList();
  await waitForCountText('3 of 5 selected');
  location.hash = '#/teams';
  await renderScreen(<p>Teams</p>);
  await showList();
  await waitForCountText('5');
});

it('Escape ends the selection from its buttons, the search box and the page', async () => {
  const focusPlaces = [
    () => focus(findOne('button', 'Delete')),
    () => focus(findOne('searchbox')),
    // Nothing has the focus once the element that had it is gone.
    () => (document.activeElement as HTMLElement).blur(),
  ];
  for (const focusPlace of focusPlaces) {
    await click(await waitForLink('Ada'), { ctrlKey: true, detail: 1 });
    await waitForCountText('1 of 5 selected');
    await focusPlace();
    await press('Escape');
    await waitForCountText('5');
  }
});

it('Space selects, Ctrl+D duplicates, Delete deletes and F2 renames', async () => {
  const waitUntilSelected = (characterName: string) =>
    waitFor(() => expect((findOne('checkbox', `Select ${characterName}`) as HTMLInputElement).checked).toBe(true));
  await focus(await waitForLink('Bo'));
  await press(' ');
  await waitUntilSelected('Bo');
  await press('Control+d');
  await waitForText('1 character was duplicated.');
  await waitUntilSelected('Bo (copy)');
  const copy = (await getLibrary().database.documents('characters').toArray()).find(
    ({ id }) => id !== 'bo' && id.startsWith('bo'),
  );
  expect((copy?.document as { credits?: object } | undefined)?.credits).toEqual({ set: 'Starfall' });
  await focus(await waitForLink('Bo (copy)'));
  await press('F2');
  await fill(findOne('textbox', 'Name', await waitForElement('dialog')), 'Bo II');
  await press('Enter');
  await waitForText('Bo (copy) is called Bo II now.');
  await waitForLink('Bo II');
  await press('Control+z');
  // Redo works at once, although the menu does not show it yet.
  await press('Control+y');
  await waitForText(/Redid:.*Bo/);
  await focus(await waitForLink('Bo II'));
  await press('Delete');
  await waitFor(() => expect(listRowNames()).toEqual(NAMES));
  // After one row is deleted, the next row gets the focus.
  await press('Escape');
  await focus(await waitForLink('Cy'));
  await press('Delete');
  await waitFor(() => expect(listRowNames()).toEqual(['Ada', 'Bo', 'Di', 'Eve']));
  await waitFor(() => expect(getText(document.activeElement)).toContain('Di'));
  await press('Control+z');
  await waitForLink('Cy');
});

it('the Undo button of the message restores a deleted character', async () => {
  await click(findOne('button', 'Delete Bo'));
  await waitFor(() => expect(listRowNames()).toEqual(['Ada', 'Cy', 'Di', 'Eve']));
  await click(await waitForElement('button', 'Undo'));
  await waitFor(() => expect(listRowNames()).toEqual(NAMES));
});

it('undoing a rename of a team keeps what was typed later', async () => {
  await saveDocuments('teams', [createTeam([], { name: 'First Watch' })]);
  await renderScreen(
    <>
      <ListCommands />
      <TeamListScreen />
    </>,
  );
  await focus(await waitForLink(/^First Watch/));
  await press('F2');
  await fill(findOne('textbox', 'Name', await waitForElement('dialog')), 'Last Watch');
  await click(findOne('button', 'Rename'));
  await waitForLink(/^Last Watch/);
  getLibrary().stores.teams.edit('team', [{ op: 'set', path: '/notes', value: 'Meets on Saturday' }], '/notes');
  await getLibrary().waitUntilSettled();
  await press('Control+z');
  await waitForLink(/^First Watch/);
  expect(getStoredDocument<Team>('teams', 'team')).toMatchObject({ name: 'First Watch', notes: 'Meets on Saturday' });
});

it('Print cards selects all characters of the current game and none of another game', async () => {
  const createBlankCharacter = ({ id: gameId, documents }: Game) => ({
    ...documents['rollcall.character'].createBlank(`of-${gameId}`),
    name: `Of ${gameId}`,
  });
  await saveDocuments('characters', GAMES.all.map(createBlankCharacter));
  for (const game of GAMES.all) {
    chooseGame(game);
    await waitForLink(`Of ${game.id}`);
    await click(findOne('button', 'Print cards'));
    const expectedIds = game === GAMES.all[0] ? NAMES.map((characterName) => characterName.toLowerCase()) : [];
    expect(readPrintSelection()?.ids).toEqual([...expectedIds, `of-${game.id}`]);
    expect(location.hash).toBe('#/print');
    location.hash = '';
  }
});
