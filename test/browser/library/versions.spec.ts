import { expect, type Page } from '@playwright/test';
import { test } from '../../support/browser/window.ts';

const openVersions = async (page: Page) => {
  await page.getByRole('button', { name: 'Versions…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Versions/ });
  await dialog.getByRole('textbox', { name: 'Name of the new version' }).waitFor();
  return dialog;
};

test('saves a version by keyboard, shows what has changed, goes back, and undoes that in the document', async ({
  page,
}) => {
  await page.goto('/#/characters');
  await page.getByRole('link', { name: 'Brasslung' }).click();
  const concept = page.getByRole('textbox', { name: 'Concept' });
  await concept.fill('As it was');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Versions');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Versions of Brasslung' });
  await dialog.getByRole('textbox', { name: 'Name of the new version' }).waitFor();
  await page.keyboard.type('For Saturday');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: /^For Saturday.*Same as now$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await concept.fill('As it is now');
  await openVersions(page);
  await expect(dialog.getByRole('heading', { name: '1 change since' })).toBeVisible();
  await expect(dialog.getByText('As it was')).toBeVisible();
  await dialog.getByRole('button', { name: 'Go back to this version' }).click();
  await expect(concept).toHaveValue('As it was');
  await page.getByRole('button', { name: /^Undo \(/ }).click();
  await expect(concept).toHaveValue('As it is now');
  // The state before was saved, too.
  await openVersions(page);
  await expect(dialog.getByRole('button', { name: /^Before going back.*Same as now$/ })).toBeVisible();
});

test('shows a version at once that another window has saved, renamed or deleted', async ({ page }) => {
  await page.goto('/#/teams');
  await page.getByRole('link', { name: 'The First Watch' }).click();
  const dialog = await openVersions(page);
  const otherPage = await page.context().newPage();
  await otherPage.goto(page.url());
  const otherDialog = await openVersions(otherPage);
  await otherPage.keyboard.type('From the other window');
  await otherPage.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: /^From the other window/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(otherDialog.getByRole('heading', { name: 'No versions yet' })).toBeVisible();
  await otherPage.close();
});

for (const [kind, address, name] of [
  ['a faction', '/#/factions', 'The Breakwater'],
  ['an event', '/#/events', undefined],
  ['a deck', '/#/decks', undefined],
] as const) {
  test(`goes back to the name of a version of ${kind}`, async ({ page }) => {
    await page.goto(address);
    if (name === undefined) await page.getByRole('button', { name: /^New / }).first().click();
    else await page.getByRole('link', { name }).first().click();
    const nameField = page.getByRole('textbox', { name: /^(Name|Name of the deck)$/ }).first();
    await nameField.fill('Earlier');
    const dialog = await openVersions(page);
    await dialog.getByRole('button', { name: 'Save version' }).click();
    await expect(dialog.getByText('Same as now')).toBeVisible();
    await page.keyboard.press('Escape');
    await nameField.fill('Later');
    await openVersions(page);
    await dialog.getByRole('button', { name: 'Go back to this version' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/earlier/i);
  });
}
