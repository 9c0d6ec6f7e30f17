/** Two windows on one library agree at once, in lists, documents, undo and trash. */
import { expect, type Page } from '@playwright/test';
import { test } from '../support/app/everyday-app.ts';
import { waitUntilSaved } from '../support/browser/screens.ts';

const concept = (page: Page) => page.getByLabel('Concept');
const power = (page: Page) => page.getByRole('textbox', { name: 'Power', exact: true });

test('two windows type in one hero, and undo in either takes back the last step of both', async ({ everyday }) => {
  const { app, page: one } = await everyday.open();
  // Something that was deleted since the start is not missing in the second window.
  await one.getByRole('button', { name: 'Delete Auntie Rook' }).click();
  await expect(one.getByText('Auntie Rook was deleted.')).toBeVisible();
  const opening = app.waitForEvent('window');
  await one.keyboard.press('Control+Shift+n');
  const two = await opening;
  await two.getByRole('heading', { level: 1, name: 'Characters' }).waitFor();
  await expect(two.getByRole('link', { name: 'Auntie Rook' })).toHaveCount(0);
  const places = await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((w) => w.getPosition()));
  expect(places[0]).not.toEqual(places[1]);

  for (const page of [one, two]) {
    await page.evaluate(() => {
      location.hash = '#/characters/ciguena';
    });
    await page.locator('[data-card="front"] svg').waitFor();
  }
  const was = { concept: await concept(one).inputValue(), power: await power(one).inputValue() };
  // Both at once, in two fields.
  await concept(one).press('End');
  await Promise.all([concept(one).pressSequentially(' of 1', { delay: 15 }), power(two).fill('9')]);
  await Promise.all([waitUntilSaved(one), waitUntilSaved(two)]);
  for (const page of [one, two]) {
    await expect(concept(page)).toHaveValue(`${was.concept} of 1`);
    await expect(power(page)).toHaveValue('9');
  }
  // In the same field: the last letter wins, and both show it.
  await concept(one).fill('From one');
  await expect(concept(two)).toHaveValue('From one');
  await concept(two).fill('From two');
  await expect(concept(one)).toHaveValue('From two');

  // Undo in the other window takes back what was done last, whoever did it.
  const undo = (page: Page) => page.getByRole('button', { name: 'Undo (Ctrl+Z)' });
  for (let index = 0; index < 20; index += 1) {
    const page = index % 2 === 0 ? one : two;
    // One window hears of the steps of the other a moment later.
    await expect.poll(async () => (await undo(one).isEnabled()) === (await undo(two).isEnabled())).toBe(true);
    if (!(await undo(page).isEnabled())) break;
    await undo(page).click();
    await Promise.all([waitUntilSaved(one), waitUntilSaved(two)]);
  }
  for (const page of [one, two]) {
    await expect(concept(page)).toHaveValue(was.concept);
    await expect(power(page)).toHaveValue(was.power);
  }
  await two.getByRole('button', { name: 'Redo (Ctrl+Shift+Z)' }).click();
  await expect.poll(async () => (await concept(one).inputValue()) === (await concept(two).inputValue())).toBe(true);

  // Lists and trash follow.
  await two.evaluate(() => {
    location.hash = '#/library/trash';
  });
  const gone = two.getByRole('region', { name: 'What was deleted' });
  await expect(gone.getByRole('listitem')).toHaveCount(1);
  await one.evaluate(() => {
    location.hash = '#/characters';
  });
  await one.getByRole('button', { name: 'Delete Becquerelle' }).click();
  await expect(gone.getByRole('listitem')).toHaveCount(2);
  await two.getByRole('button', { name: 'Bring all back' }).click();
  await expect(one.getByRole('link', { name: 'Becquerelle' })).toBeVisible();

  // The app goes on with the window that is left.
  await two.close();
  await expect(one.getByRole('link', { name: 'Auntie Rook' })).toBeVisible();
});
