/** Tests the list of encounters: it says how far each game is. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import harbour from '../../../../../samples/supers-unlimited/encounters/harbour-lamps-out.encounter.json' with {
  type: 'json',
};
import { EncounterListScreen } from '../../../../../src/renderer/features/encounters/list/encounter-list-screen.tsx';
import { findAll, getText } from '../../../../support/page/find.ts';
import { renderScreen, saveDocuments, setUpScreenForEachTest } from '../../../../support/page/screen.tsx';
import { waitFor } from '../../../../support/page/user-input.ts';

setUpScreenForEachTest();

const readSampleCharacters = (gameId: string) =>
  readdirSync(`samples/${gameId}/characters`).map(
    (fileName) => JSON.parse(readFileSync(`samples/${gameId}/characters/${fileName}`, 'utf8')) as { id: string },
  );

const START_LOG = [
  { kind: 'scenario', scenario: 'slugfest', dice: [2] },
  { kind: 'turn-order', order: ['first-watch', 'foundry-shift'] },
  { kind: 'start' },
];

it('shows the turn and the side that is ahead of a game, and who has won when it is over', async () => {
  await saveDocuments('characters', readSampleCharacters('supers-unlimited'));
  const createGame = (name: string, log: readonly object[]) => ({ ...harbour, id: name.toLowerCase(), name, log });
  await saveDocuments('encounters', [
    createGame('Fresh', []),
    createGame('Placing', START_LOG.slice(0, 1)),
    createGame('Running', START_LOG),
    createGame('Finished', [...START_LOG, { kind: 'end-game' }]),
  ]);
  await renderScreen(<EncounterListScreen />);
  const getRowText = (name: string) => getText(findAll('row').find((row) => getText(row).includes(name)));
  await waitFor(() => expect(getRowText('Running')).toMatch(/Turn 1, .+ ahead|Turn 1, tied/));
  expect(getRowText('Fresh')).toContain('Not begun');
  expect(getRowText('Placing')).toContain('Setting up');
  expect(getRowText('Finished')).toMatch(/Over, .+ won|Over, a draw/);
});
