import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../support/app/everyday-app.ts';
import { answerSaveDialog } from '../support/app/save-dialog.ts';
import { getFindings, tickPrintParts } from '../support/browser/screens.ts';
import { checkPdf, readPdfText } from '../support/cards/pdf.ts';

test('fills a new team, shows its findings, and prints its roster and cards', async ({ everyday }) => {
  const { app, page } = await everyday.open();
  await page.getByRole('link', { name: 'Teams' }).click();
  await page.getByRole('button', { name: 'New team' }).first().click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Night Shift');
  // A new team has no findings yet.
  await expect(page.getByRole('status').filter({ hasText: 'Not begun' })).toBeVisible();
  await expect(getFindings(page)).toHaveCount(0);
  const library = page.getByRole('region', { name: 'Characters that may join' });
  await library.getByRole('button', { name: /^Add\b.*Brasslung/ }).click();
  await expect(getFindings(page)).toBeVisible();
  await library.getByRole('button', { name: /^Add\b.*Compass Rosa/ }).click();
  await expect(page.getByText('11 of 25', { exact: true })).toBeVisible();

  // The solver is WebAssembly in a worker that is loaded over the app's own scheme.
  const fillButton = page.getByRole('button', { name: 'Fill what is left' });
  await fillButton.press('Enter');
  await page.getByRole('button', { name: 'Use this' }).first().waitFor();
  await expect(fillButton).toBeFocused();
  await page.getByRole('button', { name: 'Use this' }).first().press('Enter');
  // The full team disables the button, so the section around it has the focus.
  await expect(page.getByRole('region', { name: 'Suggestions' })).toBeFocused();
  await expect(page.getByText('25 of 25', { exact: true })).toBeVisible();

  const rosterPath = join(everyday.folder, 'roster.pdf');
  await answerSaveDialog(app, rosterPath);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await tickPrintParts(page, 'Roster');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await expect(page.getByText('Saved roster.pdf.')).toBeVisible();
  checkPdf(rosterPath);
  // The team names no event, so the roster says that it was judged as a sandbox team.
  expect(readPdfText(rosterPath)).toContain('sandbox');
  for (const printedName of ['Night Shift', 'Brasslung', 'Compass Rosa'])
    expect(readPdfText(rosterPath).toLowerCase()).toContain(printedName.toLowerCase());

  const cardsPath = join(everyday.folder, 'cards.pdf');
  await answerSaveDialog(app, cardsPath);
  await tickPrintParts(page, 'Cards');
  await expect(page.getByText(/^\d cards on 1 sheet/)).toBeVisible();
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await expect(page.getByText('Saved cards.pdf.')).toBeVisible();
  expect(readPdfText(cardsPath).toLowerCase()).toContain('compass rosa');
});
