/** Two windows on one library always show the same lists, documents, undo steps and trash. */
import { expect, type Page } from '@playwright/test';
import { test } from '../support/app/everyday-app.ts';
import { waitUntilSaved } from '../support/browser/screens.ts';

const getConceptField = (page: Page) => page.getByLabel('Concept');
const getPowerField = (page: Page) => page.getByRole('textbox', { name: 'Power', exact: true });

test('two windows edit one hero, and undo in either window reverts the latest step of both', async ({ everyday }) => {
  const { app, page: firstPage } = await everyday.open();
  // The second window does not report a document that was deleted since the start as missing.
  await firstPage.getByRole('button', { name: 'Delete Auntie Rook' }).click();
  await expect(firstPage.getByText('Auntie Rook was deleted.')).toBeVisible();
  const windowEvent = app.waitForEvent('window');
  await firstPage.keyboard.press('Control+Shift+n');
  const secondPage = await windowEvent;
  await secondPage.getByRole('heading', { level: 1, name: 'Characters' }).waitFor();
  await expect(secondPage.getByRole('link', { name: 'Auntie Rook' })).toHaveCount(0);
  const windowPositions = await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map((appWindow) => appWindow.getPosition()),
  );
  expect(windowPositions[0]).not.toEqual(windowPositions[1]);

  for (const page of [firstPage, secondPage]) {
    await page.evaluate(() => {
      location.hash = '#/characters/ciguena';
    });
    await page.locator('[data-card="front"] svg').waitFor();
  }
  const valuesBefore = {
    concept: await getConceptField(firstPage).inputValue(),
    power: await getPowerField(firstPage).inputValue(),
  };
  // Both windows type at once, in two fields.
  await getConceptField(firstPage).press('End');
  await Promise.all([
    getConceptField(firstPage).pressSequentially(' of 1', { delay: 15 }),
    getPowerField(secondPage).fill('9'),
  ]);
  await Promise.all([waitUntilSaved(firstPage), waitUntilSaved(secondPage)]);
  for (const page of [firstPage, secondPage]) {
    await expect(getConceptField(page)).toHaveValue(`${valuesBefore.concept} of 1`);
    await expect(getPowerField(page)).toHaveValue('9');
  }
  // In the same field, the last change wins, and both windows show it.
  await getConceptField(firstPage).fill('From one');
  await expect(getConceptField(secondPage)).toHaveValue('From one');
  await getConceptField(secondPage).fill('From two');
  await expect(getConceptField(firstPage)).toHaveValue('From two');

  // Undo in either window reverts the latest step, whichever window made it.
  const getUndoButton = (page: Page) => page.getByRole('button', { name: 'Undo (Ctrl+Z)' });
  for (let stepNumber = 0; stepNumber < 20; stepNumber += 1) {
    const page = stepNumber % 2 === 0 ? firstPage : secondPage;
    // Each window receives the steps of the other a moment later.
    await expect
      .poll(async () => (await getUndoButton(firstPage).isEnabled()) === (await getUndoButton(secondPage).isEnabled()))
      .toBe(true);
    if (!(await getUndoButton(page).isEnabled())) break;
    await getUndoButton(page).click();
    await Promise.all([waitUntilSaved(firstPage), waitUntilSaved(secondPage)]);
  }
  for (const page of [firstPage, secondPage]) {
    await expect(getConceptField(page)).toHaveValue(valuesBefore.concept);
    await expect(getPowerField(page)).toHaveValue(valuesBefore.power);
  }
  await secondPage.getByRole('button', { name: 'Redo (Ctrl+Shift+Z)' }).click();
  await expect
    .poll(
      async () => (await getConceptField(firstPage).inputValue()) === (await getConceptField(secondPage).inputValue()),
    )
    .toBe(true);

  // Lists and the trash are updated too.
  await secondPage.evaluate(() => {
    location.hash = '#/library/trash';
  });
  const trashRegion = secondPage.getByRole('region', { name: 'What was deleted' });
  await expect(trashRegion.getByRole('listitem')).toHaveCount(1);
  await firstPage.evaluate(() => {
    location.hash = '#/characters';
  });
  await firstPage.getByRole('button', { name: 'Delete Becquerelle' }).click();
  await expect(trashRegion.getByRole('listitem')).toHaveCount(2);
  await secondPage.getByRole('button', { name: 'Bring all back' }).click();
  await expect(firstPage.getByRole('link', { name: 'Becquerelle' })).toBeVisible();

  // The app continues with the remaining window.
  await secondPage.close();
  await expect(firstPage.getByRole('link', { name: 'Auntie Rook' })).toBeVisible();
});
