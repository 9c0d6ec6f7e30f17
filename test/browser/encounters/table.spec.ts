import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { putDocuments } from '../../support/browser/library.ts';
import { openPlayScreen } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';

test.use({ start: 'kept' });

const FILE = 'samples/supers-unlimited/encounters/harbour-lamps-out.encounter.json';

const now = (page: Page) => page.getByRole('region', { name: 'Who is on' });
const said = (page: Page) => page.locator('[data-announcer]');
const tile = (page: Page, id: string) => page.locator(`button[data-model="${id}"]`);
const log = (page: Page) => page.getByRole('region', { name: 'Log' });

test('a number is corrected at its tile, which says why it is what it is and shows its card', async ({ page }) => {
  await openPlayScreen(page, 'harbour-lamps-out');
  await tile(page, 'slagheart').click();
  const numbers = page.getByRole('dialog', { name: 'Slagheart: change and look up' });
  const hp = numbers.getByRole('textbox', { name: 'HP' });
  await expect(hp).toHaveValue('16');
  // Taps that follow each other at once are one event, however slow the machine is.
  await numbers.getByRole('button', { name: 'HP: one less' }).dblclick();
  await expect(hp).toHaveValue('14');
  await expect(tile(page, 'slagheart')).toContainText('HP 14/16');
  await numbers.getByRole('button', { name: 'Why?' }).click();
  await expect(page.getByRole('dialog').getByText('HP 16 → 14')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tile(page, 'slagheart')).toBeFocused();
  await expect(said(page)).toHaveText('Slagheart: HP 16 → 14.');
  await tile(page, 'fresnel').focus();
  await page.keyboard.press('Shift+F10');
  const why = page.getByRole('dialog', { name: 'Why Fresnel is what it is' });
  await expect(why.getByText('As on the card')).toBeVisible();
  await why.getByRole('button', { name: 'Card' }).click();
  await expect(page.getByRole('dialog', { name: 'Card of Fresnel' }).getByRole('img').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
});

test('arrow keys go through the actions; in the list of commands the letters of the table are text', async ({
  page,
}) => {
  await openPlayScreen(page, 'harbour-lamps-out');
  await page.keyboard.press('a');
  const first = page.locator('button[data-label]').first();
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(first).not.toBeFocused();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('to');
  await page.keyboard.insertText(' the models');
  await page.getByRole('menuitem', { name: 'To the models' }).waitFor();
  await page.keyboard.press('Enter');
  await expect(page.locator('button[data-model]:focus')).toHaveCount(1);
});

test('an attack is aimed at a tile', async ({ page }) => {
  const sample = JSON.parse(readFileSync(FILE, 'utf8')) as { sides: { id: string }[] };
  const log = [
    { kind: 'turn-order', order: sample.sides.map(({ id }) => id) },
    { kind: 'start' },
    { kind: 'choose', model: 'fresnel' },
    { kind: 'activate' },
  ];
  await openPlayScreen(page, 'harbour-lamps-out');
  await putDocuments(page, 'encounters', [{ ...sample, id: 'in-the-middle', log } as { id: string }]);
  await page.reload();
  await page.goto('/#/encounters/in-the-middle');
  await expect(now(page)).toContainText('Fresnel');
  await page
    .getByRole('button', { name: /^Attack with .* targets$/ })
    .first()
    .click();
  await tile(page, 'slagheart').click();
  await expect(tile(page, 'slagheart')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
});

test('in a small window the parts take turns, and all of them can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 900 });
  await openPlayScreen(page, 'night-shift-on-pier-nine');
  const parts = page.getByRole('radiogroup', { name: 'Part of the table' });
  await expect(tile(page, 'night-ferry')).toBeHidden();
  await page.keyboard.press('m');
  await expect(tile(page, 'night-ferry')).toBeVisible();
  await parts.getByText('Log').click();
  await expect(log(page)).toBeVisible();
  await parts.getByText('Actions').click();
  const small = await page
    .locator('main button:visible')
    .evaluateAll((all) =>
      all
        .filter((button) => button.closest('[class*=frame]') !== null && button.getBoundingClientRect().height < 44)
        .map((button) => button.textContent),
    );
  expect(small).toEqual([]);
});
