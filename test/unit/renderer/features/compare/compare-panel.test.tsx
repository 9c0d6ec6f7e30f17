/** A hero beside the others of its Level, below the ceilings of an event. */
import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import tide from '../../../../../samples/supers-unlimited/events/spring-tide-open.event.json' with { type: 'json' };
import { ChancesOf } from '../../../../../src/renderer/features/compare/chance/chances-context.tsx';
import { ComparePanel } from '../../../../../src/renderer/features/compare/panel/compare-panel.tsx';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { Fields } from '../../../../support/page/fields.tsx';
import { inputAt, textOf } from '../../../../support/page/find.ts';
import { click, fill, soon, until } from '../../../../support/page/hands.ts';
import { put, screenForEachTest, show } from '../../../../support/page/screen.tsx';

screenForEachTest();

const FOLDER = 'samples/supers-unlimited/characters';
const HEROES = readdirSync(FOLDER).map(
  (file) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as { id: string },
);

/** The panel and two of the fields that it leads to. */
function Beside({ id }: { id: string }) {
  return (
    <Fields
      id={id}
      at={['/traits/fight', '/power']}
      around={(fields, character) => (
        <ChancesOf game={LOADED_GAMES.getGame(character)} settled={character}>
          {fields}
          <aside>
            <ComparePanel game={LOADED_GAMES.getGame(character)} character={character} />
          </aside>
        </ChancesOf>
      )}
    />
  );
}

const panel = () => document.querySelector('aside') as HTMLElement;
const said = (words: string | RegExp) => until(() => expect(textOf(panel())).toMatch(words));
const row = (label: string) => {
  const heads = [...panel().querySelectorAll('tr')];
  return textOf(heads.find((one) => textOf(one.querySelector('th')) === label && one.querySelector('button')));
};

beforeEach(() => {
  put('characters', HEROES);
  put('events', [tide]);
});

it('says where each number stands among those of its Level, or among all, and what it rolls', async () => {
  await show(<Beside id="becquerelle" />);
  await said('Among 3 other Level 6 heroes in this library.');
  expect(row('Aim dice')).toContain('Aim dice 6: more than all 3 other Level 6 heroes in this library.');
  // Six dice against the 8 that the middle one needs: 1 − 0.7⁶.
  const chance = [...document.querySelectorAll('[title]')].find(
    (one) =>
      !panel().contains(one) &&
      one.getAttribute('title')?.startsWith('6 dice against 8, which is the middle of 3 other Level 6 heroes'),
  );
  expect(textOf(chance)).toContain('88 % to hit');
  await fill(inputAt('/traits/aim/dice'), '2');
  await until(() =>
    expect(row('Aim dice')).toContain('Aim dice 2: the least, as 1 of the 3 other Level 6 heroes in this library.'),
  );
  await click(await soon('radio', 'All heroes'));
  await said(/Among \d\d other heroes/);
});

it('says what an event allows, and holds the next hero against the same event', async () => {
  await show(<Beside id="becquerelle" />);
  await click(await soon('button', 'Power', panel()));
  await until(() => expect(document.activeElement).toBe(inputAt('/power')));
  await fill(inputAt('/power'), '9');
  await click(await soon('button', /Ceilings of/));
  await click(await soon('option', 'Spring Tide Open'));
  await until(() => expect(row('Power')).toContain('1 above 8'));
  // Another character is another screen.
  await show(<Beside key="slagheart" id="slagheart" />);
  await until(() => expect(row('Power')).toContain('at most 8'));
});
