/** A game at its table: what keys do there, what is said of it, what is refused, and the clock of a turn. */
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
import { one, textOf } from '../../../../support/page/find.ts';
import { click, focus, press, soon, type, until } from '../../../../support/page/hands.ts';
import { reload, screenForEachTest, show, store } from '../../../../support/page/screen.tsx';

screenForEachTest();

const castOf = (game: string) =>
  readdirSync(`samples/${game}/characters`).map(
    (file) => JSON.parse(readFileSync(`samples/${game}/characters/${file}`, 'utf8')) as { id: string },
  );

async function open(sample: { id: string; ruleset: string }): Promise<void> {
  await store('characters', castOf(sample.ruleset));
  await store('encounters', [sample]);
  await show(<EncounterScreen gameCatalog={LOADED_GAMES} id={sample.id} />);
  await click(one('radio', 'Table'));
  await soon('region', 'Who is on');
}

const now = () => textOf(one('region', 'Who is on'));
const said = () => textOf(document.querySelector('[data-announcer]'));
const offers = () => [...document.querySelectorAll<HTMLElement>('button[data-label]')];
const isOn = (find: () => Element | null | undefined) => until(() => expect(document.activeElement).toBe(find()));
const whyOf = (element: HTMLElement) => textOf(document.getElementById(element.getAttribute('aria-describedby') ?? ''));

it('a turn is played by keys alone, and what changes is said', async () => {
  await open(opera);
  await focus(one('button', 'Begin the round'));
  await press('Enter');
  await until(() => expect(now()).toContain('Lady Parallax'));
  await until(() => expect(said()).toContain('Lady Parallax is on.'));
  // What had the focus is gone: the next thing has it.
  await isOn(() => document.querySelector('[data-usual]'));
  await press('a');
  await isOn(() => offers()[0]);
  // Letters find; Enter takes the first that is found.
  await press('/');
  await isOn(() => one('searchbox', 'Find an action'));
  await type('dela');
  expect((one('searchbox', 'Find an action') as HTMLInputElement).value).toBe('dela');
  await until(() => expect(offers()).toHaveLength(1));
  await press('Enter');
  await until(() => expect(said()).toContain('Tinderbox Tam is on.'));
  expect(textOf(document.querySelector('[aria-label=Order]'))).toContain('Lady Parallax' + 'done, delayed');
  await press('Control+z');
  await until(() => expect(now()).toContain('Lady Parallax'));
  await press('n');
  await until(() => expect(now()).toContain('Tinderbox Tam'));
});

it('what is not possible stays within reach of keys, and says why', async () => {
  await open(harbour);
  const refused = () => offers().filter((button) => button.getAttribute('aria-disabled') === 'true');
  expect(whyOf(refused()[0] as HTMLElement)).toBe('The scenario is chosen first.');
  const start = refused().at(-1) as HTMLElement;
  await focus(start);
  expect(document.activeElement).toBe(start);
  expect(whyOf(start)).toMatch(/^The order of the Turns is not settled. \(chapter \d+\)$/);
  await press('Enter');
  expect(now()).toContain('Not begun');
});

it('a clock runs where somebody switches it on, and goes on after a reload', async () => {
  await open(opera);
  await press('n');
  await until(() => expect(now()).toContain('Lady Parallax'));
  const timer = () => textOf(document.querySelector('[role=timer]'));
  expect(timer()).toBe('');
  await click(one('button', 'How this table plays'));
  await click(await soon('switch', 'Turn timer'));
  await press('Escape');
  await until(() => expect(timer()).toContain('of 5:00'));
  await until(() => expect(timer()).toMatch(/0:0[1-9]/));
  await click(one('button', 'Pause the turn timer'));
  const time = textOf(document.querySelector('[role=timer] strong'));
  await reload();
  await until(() => expect(timer()).toContain(time));
  expect(timer()).toContain('paused');
});
