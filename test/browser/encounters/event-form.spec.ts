import { expect, type Page } from '@playwright/test';
import { putDocuments } from '../../support/browser/library.ts';
import { test } from '../../support/browser/window.ts';

test.use({ start: 'kept' });

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

const encounter = (id: string, seed: number, table: object) => ({
  ...{ format: 'rollcall.encounter', version: 1, ruleset: 'supers-unlimited', id, name: 'On the roof', seed, table },
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
});

async function open(page: Page, document: { id: string }): Promise<void> {
  await page.goto('/#/encounters');
  await page.getByRole('heading', { level: 1, name: 'Play' }).waitFor();
  await putDocuments(page, 'encounters', [document]);
  await page.goto(`/#/encounters/${document.id}`);
  await page.reload();
  await page.getByRole('region', { name: 'Who is on' }).waitFor();
}

/** By its name, as the table finds actions. */
async function act(page: Page, name: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
}

const result = (page: Page) => page.getByRole('region', { name: 'What came of it' });
const wasp = (page: Page) => page.locator('button[data-model="wasp"]');
const diceOf = (page: Page) => result(page).getByRole('list', { name: 'Dice' }).getByRole('listitem');

test('an attack to the KO with typed dice, by keys alone', async ({ page }) => {
  await open(page, encounter('typed', 0, { dice: 'typed' }));
  await act(page, 'bash');
  const form = page.getByRole('region', { name: 'Anvil Street: Attack with Bash' });
  // Untouched it can be confirmed.
  await expect(form.locator('[data-confirm]')).toBeFocused();
  await expect(form).toContainText('5+');
  await page.keyboard.press('Enter');
  const dice = page.getByRole('textbox', { name: 'Dice' });
  await expect(dice).toBeFocused();
  await expect(page.getByRole('button', { name: /Block/ })).toBeVisible();
  // Nobody rolls at this table but the players.
  await expect(page.getByRole('button', { name: 'Roll here' })).toHaveCount(0);
  await page.keyboard.type('10 7 8 1');
  await expect(page.getByText('Each 10 adds a die: 1 more die.')).toBeVisible();
  await page.keyboard.type(' 11');
  await expect(page.getByText('1 die is too many.').first()).toBeVisible();
  await expect(page.locator('[data-confirm]')).toBeDisabled();
  for (let i = 0; i < 2; i++) await page.keyboard.press('Backspace');
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText('4 Successes, 1 POW');
  await expect(diceOf(page).nth(0)).toHaveText('10 POW');
  await expect(diceOf(page).nth(1)).toHaveText('7 Success');
  await expect(diceOf(page).nth(3)).toHaveText('1 fails');
  // The next duty follows in the same place.
  await expect(dice).toBeFocused();
  await expect(dice).toHaveValue('');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText('KO');
  await expect(page.getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveCount(0);
  await expect(wasp(page)).toContainText('KO');
  await expect(wasp(page)).toContainText('2/6');
});

test('the same with dice that are rolled: two taps after the target, and the same dice again after it is taken back', async ({
  page,
}) => {
  await open(page, encounter('rolled', 86, {}));
  await act(page, 'bash');
  await expect(page.locator('[data-confirm]')).toBeFocused();
  await page.keyboard.press('Enter');
  const roll = page.getByRole('button', { name: 'Nobody reacts: roll 4 dice' });
  await expect(roll).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(diceOf(page)).toHaveText(['1 fails', '10 POW', '8 Success', '9 Success', '5 Success']);
  await expect(page.getByRole('button', { name: 'Roll 1 die' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(diceOf(page)).toHaveText(['1 fails']);
  await expect(wasp(page)).toContainText('KO');
  await page.keyboard.press('Escape');
  for (let i = 0; i < 2; i++) await page.keyboard.press('Control+z');
  await expect(wasp(page)).toContainText('6/6');
  await act(page, 'roll');
  await expect(roll).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(diceOf(page)).toHaveText(['1 fails', '10 POW', '8 Success', '9 Success', '5 Success']);
});
