/** What is deleted waits in the trash, comes back from there, or goes for good. */
import { expect, type Page } from '@playwright/test';
import { openCharacter, saved } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';

// The first test looks at all that can be taken back; what the others delete comes back.
test.use({ start: 'kept' });

const list = (page: Page) => page.getByRole('region', { name: 'What was deleted' });

async function deleteTwo(page: Page, other: string): Promise<void> {
  await page.goto('/#/characters');
  for (const name of ['Brasslung', other]) {
    await page.getByRole('searchbox').fill(name);
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await expect(page.getByText(`${name} was deleted.`)).toBeVisible();
  }
  await page.getByRole('searchbox').fill('');
  await page.goto('/#/library/trash');
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
}

test('what is deleted for good is asked about once, and undo does not bring it back', async ({ page }) => {
  await deleteTwo(page, 'Slagheart');
  await page.getByRole('checkbox', { name: 'Select Slagheart' }).check();
  await page.getByRole('button', { name: 'Delete for good', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Slagheart will be gone');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  // Of the two deletions only the other is left to be taken back.
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Taken back: delete Brasslung.')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('menuitem', { name: /^Undo/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
});

test('all of it comes back, and the keys put it back into the trash', async ({ page }) => {
  await deleteTwo(page, 'Wet Paint');
  await page.getByRole('button', { name: 'Bring all back' }).click();
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
});

test('one comes back with all it had, also its steps of undo', async ({ page }) => {
  await page.goto('/#/characters');
  await openCharacter(page, 'Brasslung');
  const concept = page.getByLabel('Concept');
  const before = await concept.inputValue();
  await concept.fill('Played on Saturday');
  await saved(page);
  await deleteTwo(page, 'Wet Paint');
  await page.getByRole('button', { name: 'Bring back Brasslung' }).click();
  await expect(page.getByText('Brasslung is back.')).toBeVisible();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await page.goto('/#/characters/brasslung');
  await expect(concept).toHaveValue('Played on Saturday');
  await page.getByRole('button', { name: 'Undo (Ctrl+Z)' }).click();
  await expect(concept).toHaveValue(before);
  await page.goto('/#/library/trash');
  await page.getByRole('button', { name: 'Bring back Wet Paint' }).click();
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
});

test('one whose id is taken meanwhile comes back beside the other', async ({ page }) => {
  await deleteTwo(page, 'Wet Paint');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('bring back the samples');
  // The list follows the typing; the first that is left is what Enter runs.
  await expect(page.getByRole('menuitem')).toHaveCount(1);
  await expect(page.getByRole('menuitem')).toHaveAttribute('data-focused', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The samples are back.')).toBeVisible();
  await page.getByRole('button', { name: 'Bring back Brasslung' }).click();
  await expect(page.getByText('Another document has its id by now')).toBeVisible();
  await page.goto('/#/characters');
  await page.getByRole('searchbox').fill('Brasslung');
  await expect(page.getByRole('link', { name: 'Brasslung' })).toHaveCount(2);
});
