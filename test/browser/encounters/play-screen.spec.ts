import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { putDocuments } from '../../support/browser/library.ts';
import { openPlayScreen } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';

// The tests of this file share a window and its library.
test.use({ start: 'kept' });

const ENCOUNTER_PATH = 'samples/supers-unlimited/encounters/harbour-lamps-out.encounter.json';

const getActiveRegion = (page: Page) => page.getByRole('region', { name: 'Who is on' });
const getAnnouncement = (page: Page) => page.locator('[data-announcer]');
const getTile = (page: Page, modelId: string) => page.locator(`button[data-model="${modelId}"]`);
const getLogRegion = (page: Page) => page.getByRole('region', { name: 'Log' });

test('changes a number in the dialog of a tile, explains it, and shows the card of the model', async ({ page }) => {
  await openPlayScreen(page, 'harbour-lamps-out');
  await getTile(page, 'slagheart').click();
  const numbersDialog = page.getByRole('dialog', { name: 'Slagheart: change and look up' });
  const hpField = numbersDialog.getByRole('textbox', { name: 'HP' });
  await expect(hpField).toHaveValue('16');
  // Quick clicks become one event, however slow the machine is.
  await numbersDialog.getByRole('button', { name: 'HP: one less' }).dblclick();
  await expect(hpField).toHaveValue('14');
  await expect(getTile(page, 'slagheart')).toContainText('HP 14/16');
  await numbersDialog.getByRole('button', { name: 'Why?' }).click();
  await expect(page.getByRole('dialog').getByText('HP 16 → 14')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(getTile(page, 'slagheart')).toBeFocused();
  await expect(getAnnouncement(page)).toHaveText('Slagheart: HP 16 → 14.');
  await getTile(page, 'fresnel').focus();
  await page.keyboard.press('Shift+F10');
  const explanationDialog = page.getByRole('dialog', { name: 'Why Fresnel is what it is' });
  await expect(explanationDialog.getByText('As on the card')).toBeVisible();
  await explanationDialog.getByRole('button', { name: 'Card' }).click();
  await expect(page.getByRole('dialog', { name: 'Card of Fresnel' }).getByRole('img').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
});

test('arrow keys move through the actions, and letters typed into the command list are text', async ({ page }) => {
  await openPlayScreen(page, 'harbour-lamps-out');
  // The key A goes to the actions.
  await page.keyboard.press('a');
  const firstAction = page.locator('button[data-label]').first();
  await expect(firstAction).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(firstAction).not.toBeFocused();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('to');
  await page.keyboard.insertText(' the models');
  await page.getByRole('menuitem', { name: 'To the models' }).waitFor();
  await page.keyboard.press('Enter');
  await expect(page.locator('button[data-model]:focus')).toHaveCount(1);
});

test('chooses the target of an attack with its tile', async ({ page }) => {
  const sample = JSON.parse(readFileSync(ENCOUNTER_PATH, 'utf8')) as { sides: { id: string }[] };
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
  await expect(getActiveRegion(page)).toContainText('Fresnel');
  await page
    .getByRole('button', { name: /^Attack with .* targets$/ })
    .first()
    .click();
  await getTile(page, 'slagheart').click();
  await expect(getTile(page, 'slagheart')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
});

test('shows one part of the play screen at a time in a small window, with large buttons', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 900 });
  await openPlayScreen(page, 'night-shift-on-pier-nine');
  const partSwitch = page.getByRole('radiogroup', { name: 'Part of the table' });
  await expect(getTile(page, 'night-ferry')).toBeHidden();
  // The key M goes to the models.
  await page.keyboard.press('m');
  await expect(getTile(page, 'night-ferry')).toBeVisible();
  await partSwitch.getByText('Log').click();
  await expect(getLogRegion(page)).toBeVisible();
  await partSwitch.getByText('Actions').click();
  const smallButtons = await page
    .locator('main button:visible')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.closest('[class*=frame]') !== null && button.getBoundingClientRect().height < 44)
        .map((button) => button.textContent),
    );
  expect(smallButtons).toEqual([]);
});
