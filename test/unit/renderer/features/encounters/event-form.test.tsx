/** An attack from its form to the KO, by keys alone. */
import { expect, it } from 'vitest';
import { EncounterScreen } from '../../../../../src/renderer/features/encounters/encounter-screen.tsx';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { all, one, textOf } from '../../../../support/page/find.ts';
import { press, soon, type, until } from '../../../../support/page/hands.ts';
import { screenForEachTest, show, store } from '../../../../support/page/screen.tsx';

screenForEachTest();

const TRAITS = {
  fight: { dice: 4, resistance: 1 },
  aim: { dice: 2, resistance: 1 },
  mind: { dice: 2, resistance: 0 },
  magic: { dice: 1, resistance: 0 },
};

/** A villain is KO’ed by a roll that fails on its only die of Recovery. */
const character = (id: string, name: string, power: number, hp: number, recovery: number) => ({
  ...{ format: 'rollcall.character', version: 1, ruleset: 'supers-unlimited', id, name },
  ...{ level: 4, alignment: 'hero', classes: ['fighter'], power, move: 5, size: 2, hp: { total: hp } },
  traits: { ...TRAITS, recovery: { dice: recovery } },
  keywords: { type: ['living'], origin: ['mutate'] },
  attacks: [],
  abilities: [{ name: 'Undertow' }],
});

async function open(seed: number, table: object): Promise<void> {
  await store('encounters', [
    {
      ...{ format: 'rollcall.encounter', version: 1, ruleset: 'supers-unlimited', id: 'roof', name: 'On the roof' },
      ...{ seed, table },
      sides: [
        { id: 'a', name: 'Lamplighters', models: [{ id: 'anvil', character: 'anvil-street' }] },
        { id: 'b', name: 'The Tide', models: [{ id: 'wasp', character: 'brine-wasp' }] },
      ],
      characters: [character('anvil-street', 'Anvil Street', 4, 10, 3), character('brine-wasp', 'Brine Wasp', 4, 6, 1)],
      log: [
        { kind: 'turn-order', order: ['a', 'b'] },
        { kind: 'start' },
        { kind: 'choose', model: 'anvil' },
        { kind: 'activate' },
      ],
    },
  ]);
  await show(<EncounterScreen gameCatalog={LOADED_GAMES} id="roof" />);
  await soon('region', 'Who is on');
}

/** By its name, as the table finds actions. */
async function act(name: string): Promise<void> {
  await press('/');
  await until(() => expect(document.activeElement?.matches('[data-find-offer], button[data-label]')).toBe(true));
  await type(name);
  await press('Enter');
}

const results = () => all('region', 'What came of it');
const result = () => textOf(one('region', 'What came of it'));
const dice = () =>
  all('listitem', undefined, one('region', 'What came of it').querySelector('[aria-label=Dice]') as Element).map(
    textOf,
  );
const wasp = () => textOf(document.querySelector('button[data-model="wasp"]'));
const confirm = () => document.querySelector<HTMLButtonElement>('[data-confirm]');
const said = (words: string) => until(() => expect(textOf(document.body)).toContain(words));
const isOn = (find: () => Element | null) => until(() => expect(document.activeElement).toBe(find()));

it('goes on with typed dice', async () => {
  await open(0, { dice: 'typed' });
  await act('bash');
  const form = await soon('region', 'Anvil Street: Attack with Bash');
  // Untouched it can be confirmed.
  await isOn(() => form.querySelector('[data-confirm]'));
  expect(textOf(form)).toContain('5+');
  await press('Enter');
  const box = () => one('textbox', /^Dice/) as HTMLInputElement;
  await isOn(box);
  await soon('button', /Block/);
  // Nobody rolls at this table but the players.
  expect(all('button', 'Roll here')).toEqual([]);
  await type('10 7 8 1');
  await said('Each 10 adds a die: 1 more die.');
  await type(' 11');
  await said('1 die is too many.');
  expect(confirm()?.disabled).toBe(true);
  for (let i = 0; i < 2; i++) await press('Backspace');
  await type('9');
  await press('Enter');
  await until(() => expect(result()).toContain('4 Successes, 1 POW'));
  expect([dice()[0], dice()[1], dice()[3]]).toEqual(['10 POW', '7 Success', '1 fails']);
  // The next duty follows in the same place.
  await isOn(box);
  expect(box().value).toBe('');
  await type('2');
  await press('Enter');
  await until(() => expect(result()).toContain('KO'));
  await isOn(() => one('button', 'Done'));
  await press('Enter');
  await until(() => expect(results()).toEqual([]));
  expect(wasp()).toContain('KO');
  expect(wasp()).toContain('2/6');
});

it('goes on with dice that are rolled: two taps after the target, and the same dice again after it is taken back', async () => {
  await open(86, {});
  await act('bash');
  await isOn(confirm);
  await press('Enter');
  const roll = () => one('button', 'Nobody reacts: roll 4 dice');
  await isOn(roll);
  await press('Enter');
  const first = ['1 fails', '10 POW', '8 Success', '9 Success', '5 Success'];
  await until(() => expect(dice()).toEqual(first));
  await isOn(() => one('button', 'Roll 1 die'));
  await press('Enter');
  await until(() => expect(dice()).toEqual(['1 fails']));
  expect(wasp()).toContain('KO');
  await press('Escape');
  for (let i = 0; i < 2; i++) await press('Control+z');
  await until(() => expect(wasp()).toContain('6/6'));
  await act('roll');
  await isOn(roll);
  await press('Enter');
  await until(() => expect(dice()).toEqual(first));
});

it('finds what may be stated at any time, though it is folded, and folds it again', async () => {
  await open(0, {});
  const corrections = () => document.querySelector<HTMLDetailsElement>('details[data-table]');
  expect(corrections()?.open).toBe(false);
  await press('/');
  await until(() => expect(document.activeElement?.matches('[data-find-offer]')).toBe(true));
  await type('note');
  await soon('button', 'Note');
  expect(corrections()?.open).toBe(true);
  expect(textOf(document.body)).not.toContain('Nothing fits');
  await press('Escape');
  await until(() => expect(corrections()?.open).toBe(false));
});
