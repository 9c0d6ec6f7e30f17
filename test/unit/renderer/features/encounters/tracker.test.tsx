/** Tests the tracker, which plays an encounter without rules, and its log. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import sample from '../../../../../samples/ssua/encounters/last-bus-to-gasworks.encounter.json' with { type: 'json' };
import { EncounterScreen } from '../../../../../src/renderer/features/encounters/encounter-screen.tsx';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { findAll, findOne, getText } from '../../../../support/page/find.ts';
import {
  getFirstPage,
  openSecondWindow,
  reload,
  renderScreen,
  saveDocuments,
  setUpScreenForEachTest,
} from '../../../../support/page/screen.tsx';
import { click, fill, focus, press, waitFor, waitForElement } from '../../../../support/page/user-input.ts';

setUpScreenForEachTest();

const CAST = readdirSync('samples/ssua/characters').map(
  (fileName) => JSON.parse(readFileSync(`samples/ssua/characters/${fileName}`, 'utf8')) as { id: string },
);

/** Two models of each side. Each model renders a row of boxes, which is the slowest part of a tracker. */
const SIDES = sample.sides.map((encounterSide) => ({ ...encounterSide, models: encounterSide.models.slice(0, 2) }));

async function openEncounter(changes: object): Promise<void> {
  await saveDocuments('characters', CAST);
  await saveDocuments('encounters', [{ ...sample, sides: SIDES, id: 'tracked', name: 'Tracked', ...changes }]);
  await renderScreen(<EncounterScreen gameCatalog={LOADED_GAMES} id="tracked" />);
}

async function setPlayMode(modeLabel: string): Promise<void> {
  await click(findOne('button', 'How this table plays'));
  await click(await waitForElement('radio', modeLabel));
  await press('Escape');
  await waitFor(() => expect(findAll('dialog')).toEqual([]));
}

const listRows = (pageRoot: ParentNode = document) =>
  findAll('listitem', undefined, findOne('region', 'Order of play', pageRoot));
const getFirstRow = (pageRoot?: ParentNode) => listRows(pageRoot)[0] as HTMLElement;
const getRowName = (trackerRow: HTMLElement) => getText(trackerRow.querySelector('strong'));
const readActionPoints = (pageRoot?: ParentNode) =>
  Number((findOne('textbox', undefined, getFirstRow(pageRoot)) as HTMLInputElement).value);
const decreaseActionPoints = (pageRoot?: ParentNode) => click(findOne('button', /one less$/, getFirstRow(pageRoot)));
const listLogTexts = () => [...document.querySelectorAll<HTMLElement>('[data-n]')].map(getText);

describe('the tracker', () => {
  it('keeps numbers, conditions and order through undo, redo and a reload, and carries numbers back into the rules', async () => {
    await openEncounter({ log: [{ kind: 'begin' }] });
    await setPlayMode('Tracker only');
    await waitFor(() => readActionPoints());
    const firstName = getRowName(getFirstRow());
    const pointsBefore = readActionPoints();
    await decreaseActionPoints();
    await waitFor(() => expect(listLogTexts()[0]).toContain(`${firstName}: AP ${pointsBefore - 1}`));
    await click(findOne('button', /: more$/, getFirstRow()));
    const conditionBox = getFirstRow().querySelector<HTMLInputElement>('[placeholder="Condition"]') as HTMLInputElement;
    await fill(conditionBox, 'on fire');
    await press('Enter');
    await waitFor(() => findOne('button', 'No longer on fire', getFirstRow()));
    await focus(findOne('button', /^Move /, getFirstRow()));
    await press('ArrowDown');
    await waitFor(() => expect(getRowName(listRows()[1] as HTMLElement)).toBe(firstName));

    await click(await waitForElement('button', 'Undo event 2 and everything after it'));
    await waitFor(() => expect([getRowName(getFirstRow()), readActionPoints()]).toEqual([firstName, pointsBefore]));
    await click(await waitForElement('button', 'Redo up to event 3'));
    await waitFor(() => expect(readActionPoints()).toBe(pointsBefore - 1));
    await reload();
    await waitFor(() => expect(readActionPoints()).toBe(pointsBefore - 1));

    await setPlayMode('With the rules');
    await waitFor(() => expect(document.body.textContent).toContain('1 number was carried into the rules'));
    expect(listLogTexts().find((logText) => logText.includes('from the tracker'))).toContain('Correction');
    await setPlayMode('Tracker only');
    await waitFor(() => expect(readActionPoints()).toBe(pointsBefore - 1));
    await waitForElement('button', 'No longer on fire');

    // Three turns pass in round 1. Undo also removes the corrections that were written when the rules were switched on.
    for (let turnNumber = 0; turnNumber < 3; turnNumber += 1) await press('n');
    await waitFor(() => expect(document.querySelectorAll('[data-on]')).toHaveLength(1));
    await waitForElement('heading', 'Round 1');
    await setPlayMode('With the rules');
    await click(findAll('button', 'Undo').at(-1) as HTMLElement);
    await waitFor(() => expect(listRows().length).toBeGreaterThan(0));
    await waitFor(() => expect(document.querySelectorAll('[data-on]')).toHaveLength(1));
  });

  it('shows the same in two windows, and each can undo what the other did', async () => {
    await openEncounter({ log: [{ kind: 'begin' }], table: { rules: false } });
    const otherWindow = await openSecondWindow();
    const pageRoot = getFirstPage();
    const pointsBefore = await waitFor(() => readActionPoints(pageRoot));
    await waitFor(() => expect(readActionPoints(otherWindow)).toBe(pointsBefore));
    await decreaseActionPoints(pageRoot);
    await waitFor(() => expect(readActionPoints(otherWindow)).toBe(pointsBefore - 1));
    await decreaseActionPoints(otherWindow);
    await waitFor(() => expect(readActionPoints(pageRoot)).toBe(pointsBefore - 2));
    await press('Control+z');
    await waitFor(() =>
      expect([readActionPoints(pageRoot), readActionPoints(otherWindow)]).toEqual([pointsBefore - 1, pointsBefore - 1]),
    );
  });

  it('tracks a character that has errors', async () => {
    const characterId = sample.sides[0]?.models[0]?.character;
    const illegalCharacter = {
      ...{ format: 'rollcall.character', version: 1, ruleset: 'ssua', id: characterId },
      ...{ name: 'Bent Rule', agility: -1, mind: 4, hits: 3 },
    };
    await openEncounter({ characters: [illegalCharacter], log: [] });
    await click(findOne('radio', 'Table'));
    await waitForElement('heading', 'It cannot be played yet');
    await click(findOne('button', 'Use the tracker instead'));
    await waitFor(() => expect(listRows().map(getRowName)).toContain('Bent Rule'));
    await press('n');
    await waitFor(() => expect(getText(findOne('region', 'Tracker'))).toContain('Round 1'));
  });
});

describe('the log of the tracker', () => {
  it('can be searched, and takes notes, also on an existing event', async () => {
    await openEncounter({
      log: [{ kind: 'note', text: 'The bus is late.' }, { kind: 'nothing-like-this' }, { kind: 'begin' }],
    });
    await fill(await waitForElement('textbox', 'Note for the log'), 'Tea is served.');
    await press('Enter');
    await waitFor(() => expect(listLogTexts()[0]).toContain('Tea is served.'));
    expect(listLogTexts().find((logText) => logText.includes('Refused'))).toContain('nothing like this');
    await click(findOne('button', /^Event 3/));
    await click(await waitForElement('button', 'Add a note'));
    await fill(await waitForElement('textbox', 'Note on event 3'), 'at last');
    await press('Enter');
    const listNotedEvents = () => findAll('button', /^Event 3.*at last/);
    await waitFor(() => expect(listNotedEvents()).toHaveLength(1));
    await press('Control+z');
    await waitFor(() => expect(listNotedEvents()).toHaveLength(0));
    expect(listLogTexts()).toHaveLength(4);
    await press('Control+Shift+z');
    await waitFor(() => expect(listNotedEvents()).toHaveLength(1));
    await fill(findOne('searchbox', 'Find in the log'), 'LAST');
    await waitFor(() => expect(listLogTexts()).toHaveLength(1));
    expect(document.body.textContent).toContain('1 of 4 events');
    await click(findOne('button', 'Show all'));
    await waitFor(() => expect(listLogTexts()).toHaveLength(4));
  });
});
