/** Tests the comparison of a hero with the others of its Level, and with the maximums of an event. */
import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import tide from '../../../../../samples/supers-unlimited/events/spring-tide-open.event.json' with { type: 'json' };
import { ChancesProvider } from '../../../../../src/renderer/features/compare/chance/chances-context.tsx';
import { ComparePanel } from '../../../../../src/renderer/features/compare/panel/compare-panel.tsx';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { Fields } from '../../../../support/page/fields.tsx';
import { getInput, getText } from '../../../../support/page/find.ts';
import { putInMemory, renderScreen, setUpScreenForEachTest } from '../../../../support/page/screen.tsx';
import { click, fill, waitFor, waitForElement } from '../../../../support/page/user-input.ts';

setUpScreenForEachTest();

const FOLDER = 'samples/supers-unlimited/characters';
const HEROES = readdirSync(FOLDER).map(
  (fileName) => JSON.parse(readFileSync(`${FOLDER}/${fileName}`, 'utf8')) as { id: string },
);

/** Shows the panel and two of the fields that it links to. */
function FieldsWithPanel({ id: characterId }: { id: string }) {
  return (
    <Fields
      id={characterId}
      pointers={['/traits/fight', '/power']}
      renderAround={(fields, character) => (
        <ChancesProvider game={LOADED_GAMES.getGame(character)} deferredCharacter={character}>
          {fields}
          <aside>
            <ComparePanel game={LOADED_GAMES.getGame(character)} character={character} />
          </aside>
        </ChancesProvider>
      )}
    />
  );
}

const getPanel = () => document.querySelector('aside') as HTMLElement;
const waitForPanelText = (expectedText: string | RegExp) =>
  waitFor(() => expect(getText(getPanel())).toMatch(expectedText));
const getRowText = (rowLabel: string) => {
  const tableRows = [...getPanel().querySelectorAll('tr')];
  return getText(
    tableRows.find((element) => getText(element.querySelector('th')) === rowLabel && element.querySelector('button')),
  );
};

beforeEach(() => {
  putInMemory('characters', HEROES);
  putInMemory('events', [tide]);
});

it('the compare panel shows the rank of each number in its Level, or among all heroes, and the chances of rolls', async () => {
  await renderScreen(<FieldsWithPanel id="becquerelle" />);
  await waitForPanelText('Among 3 other Level 6 heroes in this library.');
  expect(getRowText('Aim dice')).toContain('Aim dice 6: more than all 3 other Level 6 heroes in this library.');
  // Six dice against the median of 8 have a chance of 1 − 0.7⁶.
  const chanceElement = [...document.querySelectorAll('[title]')].find(
    (element) =>
      !getPanel().contains(element) &&
      element.getAttribute('title')?.startsWith('6 dice against 8, which is the middle of 3 other Level 6 heroes'),
  );
  expect(getText(chanceElement)).toContain('88 % to hit');
  await fill(getInput('/traits/aim/dice'), '2');
  await waitFor(() =>
    expect(getRowText('Aim dice')).toContain(
      'Aim dice 2: the least, as 1 of the 3 other Level 6 heroes in this library.',
    ),
  );
  await click(await waitForElement('radio', 'All heroes'));
  await waitForPanelText(/Among \d\d other heroes/);
});

it('the compare panel shows what an event pack allows, and compares the next hero with the same event pack', async () => {
  await renderScreen(<FieldsWithPanel id="becquerelle" />);
  await click(await waitForElement('button', 'Power', getPanel()));
  await waitFor(() => expect(document.activeElement).toBe(getInput('/power')));
  await fill(getInput('/power'), '9');
  await click(await waitForElement('button', /Ceilings of/));
  await click(await waitForElement('option', 'Spring Tide Open'));
  await waitFor(() => expect(getRowText('Power')).toContain('1 above 8'));
  // The panel of another character is mounted again.
  await renderScreen(<FieldsWithPanel key="slagheart" id="slagheart" />);
  await waitFor(() => expect(getRowText('Power')).toContain('at most 8'));
});
