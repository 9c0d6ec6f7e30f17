/** What a Level buys: a hero beside others, two heroes compared, and a duel. */
import { expect } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe.ts';
import { test } from '../../support/browser/window.ts';

test.use({ start: 'kept' });

test('a hero stands beside the others of its Level, below the ceilings of an event, and leads to its fields', async ({
  page,
}) => {
  await page.goto('/#/characters/becquerelle');
  const panel = page.getByRole('group').filter({ has: page.getByRole('heading', { name: 'How it compares' }) });
  await panel.getByText('Among 3 other Level 6 heroes in this library.').waitFor();
  const aim = panel.getByRole('row', { name: /^Aim dice/ });
  await expect(aim).toContainText('Aim dice 6: more than all 3 other Level 6 heroes in this library.');
  // Six dice against the 8 that the middle one needs: 1 − 0.7⁶.
  const chance = page.locator('form').getByTitle(/^6 dice against 8, which is the middle of 3 other Level 6 heroes/);
  await expect(chance.first()).toContainText('88 % to hit');
  const dice = page.getByLabel('Aim dice', { exact: true });
  await dice.fill('2');
  await expect(aim).toContainText('Aim dice 2: the least, as 1 of the 3 other Level 6 heroes in this library.');
  await panel.getByRole('button', { name: 'Power' }).click();
  await expect(page.getByLabel('Power', { exact: true })).toBeFocused();
  await page.keyboard.type('9');
  await panel.getByRole('button', { name: /Ceilings of/ }).click();
  await page.getByRole('option', { name: 'Spring Tide Open' }).click();
  await expect(panel.getByRole('row', { name: /^Power/ })).toContainText('1 above 8');
  await panel.getByText('All heroes').click();
  await panel.getByText(/^Among \d\d other heroes/).waitFor();
  expect(await axeFindings(page, { part: 'aside' })).toEqual([]);
  // The next hero is held against the same event.
  await page.goto('/#/characters/slagheart');
  await expect(panel.getByRole('row', { name: /^Power/ })).toContainText('at most 8');
});

test('two heroes of the list are compared, swapped and fight, exactly and with dice that a seed repeats', async ({
  page,
}) => {
  await page.goto('/#/characters');
  await page.getByRole('link', { name: 'Half-Past' }).click({ modifiers: ['Control'] });
  await page.getByRole('link', { name: 'Cigüeña' }).click({ modifiers: ['Control'] });
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(/#\/compare\//);
  await page.getByRole('img', { name: 'Card of Half-Past' }).waitFor();
  await expect(page.getByRole('row', { name: /^Fight dice/ })).toContainText('Cigüeña is better off by 1');
  const first = (await page.locator('figcaption a').first().textContent()) ?? '';
  const other = (await page.locator('figcaption a').last().textContent()) ?? '';
  await page.keyboard.press('Alt+s');
  await expect(page.locator('figcaption a').first()).toHaveText(other);
  const attacks = page.getByRole('region', { name: `${other} attacks ${first}` });
  await expect(attacks.getByRole('row', { name: /^Bash/ })).toContainText('%');

  const duel = page.getByRole('region', { name: 'Duel' });
  await duel.getByText(/^.+ wins \d+ % of the duels it begins/).waitFor();
  const fight = async () => {
    await duel.getByRole('button', { name: 'Fight', exact: true }).click();
    await duel.getByText(/^Of 1,000 duels/).waitFor();
    return duel.getByText(/^Of 1,000 duels/).textContent();
  };
  const once = await fight();
  await duel.getByText(/^A sample this large is off by at most/).waitFor();
  await duel.getByRole('textbox', { name: 'Seed of the dice' }).fill('7');
  await page.keyboard.press('Tab');
  expect(await fight()).not.toBe(once);
  await duel.getByRole('textbox', { name: 'Seed of the dice' }).fill('1');
  await page.keyboard.press('Tab');
  expect(await fight()).toBe(once);
  expect(await axeFindings(page)).toEqual([]);
  // A theme can break nothing but colours.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await axeFindings(page, { rules: ['color-contrast', 'link-in-text-block'] })).toEqual([]);

  // Ten thousand may be stopped; what was fought stands.
  await duel.getByText('10,000').click();
  await duel.getByRole('button', { name: 'Fight', exact: true }).click();
  await duel.getByRole('progressbar').waitFor();
  await duel.getByRole('button', { name: 'Stop' }).click();
  await expect(duel.getByRole('progressbar')).toBeHidden();
  await duel.getByRole('button', { name: 'Fight', exact: true }).waitFor();
  // Poison lasts, so nothing is exact: dice say something at once.
  await page.goto('/#/compare/becquerelle/slagheart');
  await duel.getByText(/^What these attacks do besides taking HP lasts/).waitFor();
  await duel.getByText(/^Of 1,000 duels Becquerelle won \d+/).waitFor();
  // Who is not there is told.
  await page.goto('/#/compare/half-past/nobody');
  await page.getByRole('heading', { name: 'These two cannot be compared' }).waitFor();
});
