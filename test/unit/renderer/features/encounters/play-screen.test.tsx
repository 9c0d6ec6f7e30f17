/** Tests the keys, announcements, refusals and turn timer of the play screen. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import opera from '../../../../../samples/action-round/encounters/audit-at-the-opera.encounter.json' with {
  type: 'json',
};
import harbour from '../../../../../samples/supers-unlimited/encounters/harbour-lamps-out.encounter.json' with {
  type: 'json',
};
import { EncounterScreen } from '../../../../../src/renderer/features/encounters/encounter-screen.tsx';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { findOne, getText } from '../../../../support/page/find.ts';
import { reload, renderScreen, saveDocuments, setUpScreenForEachTest } from '../../../../support/page/screen.tsx';
import { click, fill, focus, press, typeText, waitFor, waitForElement } from '../../../../support/page/user-input.ts';

setUpScreenForEachTest();

const readCharacters = (gameId: string) =>
  readdirSync(`samples/${gameId}/characters`).map(
    (fileName) => JSON.parse(readFileSync(`samples/${gameId}/characters/${fileName}`, 'utf8')) as { id: string },
  );

async function openEncounter(sampleEncounter: { id: string; ruleset: string }): Promise<void> {
  await saveDocuments('characters', readCharacters(sampleEncounter.ruleset));
  await saveDocuments('encounters', [sampleEncounter]);
  await renderScreen(<EncounterScreen gameCatalog={LOADED_GAMES} id={sampleEncounter.id} />);
  await click(findOne('radio', 'Table'));
  await waitForElement('region', 'Who is on');
}

const getCurrentText = () => getText(findOne('region', 'Who is on'));
const getAnnouncement = () => getText(document.querySelector('[data-announcer]'));
const listOfferButtons = () => [...document.querySelectorAll<HTMLElement>('button[data-label]')];
const waitForFocus = (findElement: () => Element | null | undefined) =>
  waitFor(() => expect(document.activeElement).toBe(findElement()));
const getDescription = (element: HTMLElement) =>
  getText(document.getElementById(element.getAttribute('aria-describedby') ?? ''));

it('a turn can be played with keys alone, and every change is announced', async () => {
  await openEncounter(opera);
  await focus(findOne('button', 'Begin the round'));
  await press('Enter');
  await waitFor(() => expect(getCurrentText()).toContain('Lady Parallax'));
  await waitFor(() => expect(getAnnouncement()).toContain('Lady Parallax is on.'));
  // The focused button is gone, so the next action gets the focus.
  await waitForFocus(() => document.querySelector('[data-usual]'));
  await press('a');
  await waitForFocus(() => listOfferButtons()[0]);
  // Typing searches the actions, and Enter runs the first match.
  await press('/');
  await waitForFocus(() => findOne('searchbox', 'Find an action'));
  await typeText('dela');
  expect((findOne('searchbox', 'Find an action') as HTMLInputElement).value).toBe('dela');
  await waitFor(() => expect(listOfferButtons()).toHaveLength(1));
  await press('Enter');
  await waitFor(() => expect(getAnnouncement()).toContain('Tinderbox Tam is on.'));
  expect(getText(document.querySelector('[aria-label=Order]'))).toContain('Lady Parallax' + 'done, delayed');
  await press('Control+z');
  await waitFor(() => expect(getCurrentText()).toContain('Lady Parallax'));
  // Lady Parallax can still act, so the key N asks first.
  await press('n');
  await waitForElement('dialog', /^Lady Parallax can still act: /);
  await waitForFocus(() => findOne('button', 'Keep playing'));
  await click(document.querySelector('[data-end]') as HTMLElement);
  await waitFor(() => expect(getCurrentText()).toContain('Tinderbox Tam'));
});

it('an action that is not possible stays focusable and states its reason', async () => {
  await openEncounter(harbour);
  const listRefusedButtons = () =>
    listOfferButtons().filter((button) => button.getAttribute('aria-disabled') === 'true');
  expect(getDescription(listRefusedButtons()[0] as HTMLElement)).toBe('The scenario is chosen first.');
  const startButton = listRefusedButtons().at(-1) as HTMLElement;
  await focus(startButton);
  expect(document.activeElement).toBe(startButton);
  expect(getDescription(startButton)).toMatch(/^The order of the Turns is not settled. \(chapter \d+\)$/);
  await press('Enter');
  expect(getCurrentText()).toContain('Not begun');
});

it('the turn timer runs once it is switched on, and survives a reload', async () => {
  await openEncounter(opera);
  await press('n');
  await waitFor(() => expect(getCurrentText()).toContain('Lady Parallax'));
  const getTimerText = () => getText(document.querySelector('[role=timer]'));
  expect(getTimerText()).toBe('');
  await click(findOne('button', 'How this table plays'));
  await click(await waitForElement('switch', 'Turn timer'));
  await press('Escape');
  await waitFor(() => expect(getTimerText()).toContain('of 5:00'));
  await waitFor(() => expect(getTimerText()).toMatch(/0:0[1-9]/));
  await click(findOne('button', 'Pause the turn timer'));
  const timeText = getText(document.querySelector('[role=timer] strong'));
  await reload();
  await waitFor(() => expect(getTimerText()).toContain(timeText));
  expect(getTimerText()).toContain('paused');
});

it('the end of a game is confirmed, announced and summed up, and can be undone', async () => {
  const setUpLog = [
    { kind: 'scenario', scenario: 'slugfest', dice: [2] },
    { kind: 'turn-order', order: ['first-watch', 'foundry-shift'] },
    { kind: 'start' },
  ];
  await openEncounter({ ...harbour, log: setUpLog } as never);
  const endButton = listOfferButtons().at(-1) as HTMLElement;
  expect(getText(endButton)).toContain('End the game');
  await click(endButton);
  const dialog = await waitForElement('dialog', 'End the game?');
  // The dialog shows the score that the game would end with.
  expect(getText(dialog)).toMatch(/Levels in play\d+\d+/);
  await click(findOne('button', 'Keep playing'));
  expect(getCurrentText()).toContain('Turn 1');
  const actionsPanel = findOne('region', 'Actions');
  actionsPanel.scrollTop = 300;
  await click(listOfferButtons().at(-1) as HTMLElement);
  await waitForElement('dialog', 'End the game?');
  await click(document.querySelector('[data-end-game]') as HTMLElement);
  await waitFor(() => expect(getCurrentText()).toContain('The game is over'));
  await waitFor(() => expect(getAnnouncement()).toMatch(/The game is over\. .+ VP/));
  expect(getCurrentText()).toContain('Turn 1');
  expect(actionsPanel.scrollTop).toBe(0);
  expect(getText(document.querySelector('[data-score]'))).toContain('Total VP');
  expect(findOne('button', 'Rematch')).toBeDefined();
  await click(findOne('button', 'Undo the end of the game'));
  await waitFor(() => expect(getCurrentText()).not.toContain('The game is over'));
});

it('typing -7 into the HP of a model subtracts 7, and the lost boxes are the first ones', async () => {
  await openEncounter(harbour);
  const getTile = () => document.querySelector('button[data-model=slagheart]') as HTMLElement;
  const listBoxes = () =>
    [...(getTile().querySelector('[aria-hidden=true]')?.children ?? [])].map(
      (box) => `${box.hasAttribute('data-red') ? 'red' : 'white'} ${box.hasAttribute('data-left') ? 'left' : 'lost'}`,
    );
  expect(listBoxes().slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 'white left'));
  await click(getTile());
  await fill(await waitForElement('textbox', 'HP'), '-7');
  await press('Enter');
  await waitFor(() => expect(getText(getTile())).toContain('HP 9/16'));
  expect(listBoxes()).toEqual([
    ...Array.from({ length: 7 }, () => 'white lost'),
    'white left',
    ...Array.from({ length: 8 }, () => 'red left'),
  ]);
  await fill(await waitForElement('textbox', 'HP'), '+3');
  await press('Enter');
  await waitFor(() => expect(getText(getTile())).toContain('HP 12/16'));
});

it('says that -7 subtracts 7 only if it does so in every number of the model', async () => {
  await openEncounter(harbour);
  await click(document.querySelector('button[data-model=slagheart]') as HTMLElement);
  expect(getText(await waitForElement('dialog', /change and look up/))).toContain(
    'Type -7 to subtract 7, +3 to add 3.',
  );
});

it('does not say that -7 subtracts 7 where it is the Initiative of a model', async () => {
  await openEncounter(opera);
  await click(document.querySelector('button[data-model]') as HTMLElement);
  const dialogText = getText(await waitForElement('dialog', /change and look up/));
  expect(dialogText).toContain('Changes here appear in the log as corrections.');
  expect(dialogText).not.toContain('-7');
});
