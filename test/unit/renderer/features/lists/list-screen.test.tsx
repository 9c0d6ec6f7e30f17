/** A list of characters by keys and clicks: what is selected, and what is done to it as one step. */
import { beforeEach, expect, it } from 'vitest';
import { useAllCommands } from '../../../../../src/renderer/commands/registry.ts';
import { CharacterListScreen } from '../../../../../src/renderer/features/characters/list/list-screen.tsx';
import { TeamListScreen } from '../../../../../src/renderer/features/teams/list/list-screen.tsx';
import { chooseGame } from '../../../../../src/renderer/games/shown-game.ts';
import { readPrintSelection } from '../../../../../src/renderer/navigation/print-selection.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import type { Game } from '../../../../../src/shared/games/game.ts';
import type { Team } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { one, textOf } from '../../../../support/page/find.ts';
import { click, fill, focus, press, soon, until } from '../../../../support/page/hands.ts';
import { ListCommands } from '../../../../support/page/list-commands.tsx';
import { library, reload, screenForEachTest, show, store, stored } from '../../../../support/page/screen.tsx';
import { character, team } from '../teams/support.ts';

screenForEachTest();

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Eve'];
/** What the list of commands and the menu offer now. */
let labels: readonly string[] = [];
const offered = () => labels;
function Offered() {
  labels = useAllCommands()
    .filter(({ enabled }) => enabled !== false)
    .map(({ label }) => label);
  return null;
}

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-key]')];
const names = () => rows().map((row) => textOf(row.querySelector('strong')));
const link = (name: string | RegExp) => soon('link', name);
const count = () => textOf(document.querySelector('h1 + [role="status"]'));
const counts = (words: string) => until(() => expect(count()).toBe(words));
const said = (words: string | RegExp) => until(() => expect(document.body.textContent).toMatch(words));

beforeEach(async () => {
  await store(
    'characters',
    NAMES.map((name) => character(name.toLowerCase(), { name })),
  );
  await show(
    <>
      <ListCommands />
      <Offered />
      <CharacterListScreen />
    </>,
  );
  await until(() => expect(names()).toEqual(NAMES));
});
it('Ctrl and Shift select rows; they are deleted as one step, which the keys take back', async () => {
  await click(await link('Bo'), { ctrlKey: true, detail: 1 });
  await click(await link('Di'), { shiftKey: true, detail: 1 });
  await counts('3 of 5 selected');
  expect(location.hash).toBe('');
  await click(one('button', 'Delete'));
  await said('3 characters were deleted.');
  await counts('2');
  await until(() => expect(offered()).toContain('Undo: delete 3 characters'));
  await reload();
  await until(() => expect(offered()).toContain('Undo: delete 3 characters'));
  await press('Control+z');
  await said('Undid: delete 3 characters.');
  await until(() => expect(names()).toEqual(NAMES));
  await press('Control+Shift+z');
  await until(() => expect(names()).toEqual(['Ada', 'Eve']));
  // What undo would take back is known a moment after the list has changed.
  await until(() => expect(offered()).toContain('Undo: delete 3 characters'));
  await press('Control+z');
  await until(() => expect(names()).toEqual(NAMES));
});

it('with a filter only what is shown is selected, and a search box keeps its own keys', async () => {
  const search = one('searchbox') as HTMLInputElement;
  await fill(search, 'ada');
  await counts('1 of 5');
  await press('Control+a');
  await counts('1 of 5');
  await focus(one('region', 'All characters'));
  await press('Control+a');
  await counts('1 of 1 selected');
  await focus(search);
  search.setSelectionRange(0, search.value.length);
  await press('Backspace');
  // The others are shown again, and were never selected.
  await counts('1 of 5 selected');
  await focus(await link('Ada'));
  await press('Escape');
  await counts('5');
});

it('by keyboard alone: Space selects, Ctrl+D duplicates, Delete deletes, F2 renames', async () => {
  const isSelected = (name: string) =>
    until(() => expect((one('checkbox', `Select ${name}`) as HTMLInputElement).checked).toBe(true));
  await focus(await link('Bo'));
  await press(' ');
  await isSelected('Bo');
  await press('Control+d');
  await said('1 character was duplicated.');
  await isSelected('Bo (copy)');
  await focus(await link('Bo (copy)'));
  await press('F2');
  await fill(one('textbox', 'Name', await soon('dialog')), 'Bo II');
  await press('Enter');
  await said('Bo (copy) is called Bo II now.');
  await link('Bo II');
  await press('Control+z');
  // At once: a key that is pressed fast counts, though the menu does not know yet what can be done again.
  await press('Control+y');
  await said(/Redid:.*Bo/);
  await focus(await link('Bo II'));
  await press('Delete');
  await until(() => expect(names()).toEqual(NAMES));
  // Of a row alone the next one has the focus then, and Enter opens it.
  await press('Escape');
  await focus(await link('Cy'));
  await press('Delete');
  await until(() => expect(names()).toEqual(['Ada', 'Bo', 'Di', 'Eve']));
  await until(() => expect(textOf(document.activeElement)).toContain('Di'));
  await press('Control+z');
  await link('Cy');
});

it('one that is deleted comes back by the message', async () => {
  await click(one('button', 'Delete Bo'));
  await until(() => expect(names()).toEqual(['Ada', 'Cy', 'Di', 'Eve']));
  await click(await soon('button', 'Undo'));
  await until(() => expect(names()).toEqual(NAMES));
});

it('a renamed team keeps what is typed later when the name goes back', async () => {
  await store('teams', [team([], { name: 'First Watch' })]);
  await show(
    <>
      <ListCommands />
      <TeamListScreen />
    </>,
  );
  await focus(await link(/^First Watch/));
  await press('F2');
  await fill(one('textbox', 'Name', await soon('dialog')), 'Last Watch');
  await click(one('button', 'Rename'));
  await link(/^Last Watch/);
  library().stores.teams.edit('team', [{ op: 'set', path: '/notes', value: 'Meets on Saturday' }], '/notes');
  await library().waitUntilSettled();
  await press('Control+z');
  await link(/^First Watch/);
  expect(stored<Team>('teams', 'team')).toMatchObject({ name: 'First Watch', notes: 'Meets on Saturday' });
});

it('all of the game shown are printed, and nobody of another game', async () => {
  const blank = ({ id, documents }: Game) => ({
    ...documents['rollcall.character'].createBlank(`of-${id}`),
    name: `Of ${id}`,
  });
  await store('characters', GAMES.all.map(blank));
  for (const game of GAMES.all) {
    chooseGame(game);
    await link(`Of ${game.id}`);
    await click(one('button', 'Print cards'));
    const before = game === GAMES.all[0] ? NAMES.map((name) => name.toLowerCase()) : [];
    expect(readPrintSelection()?.ids).toEqual([...before, `of-${game.id}`]);
    expect(location.hash).toBe('#/print');
    location.hash = '';
  }
});
