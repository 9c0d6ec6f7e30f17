/** Documents in a browser: saved while typing, exported as downloads and as a link on the clipboard. */

import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { computeFingerprint } from '../../../src/shared/document/fingerprint/fingerprint.ts';
import { parseText, parseValue } from '../../../src/shared/document/parse.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { readLink } from '../../../src/shared/library/link.ts';
import { createTranslate } from '../../../src/shared/texts/translate.ts';
import { findAxeViolations } from '../../support/browser/axe.ts';
import { waitUntilSaved } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';

/** Returns message keys instead of texts, because no text is checked. */
const translate = createTranslate('en', []);

// Each test continues with the app as the previous test has left it.
test.use({ start: 'kept' });

const getExportDialog = (page: Page) => page.getByRole('dialog', { name: /^Export/ });

test('downloads a hero as a document and copies it as a link with the same fingerprint', async ({
  page,
  context,
}, testInfo) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/#/characters/brasslung');
  await page.locator('[data-card="front"] svg').waitFor();
  await page.getByLabel('Concept').fill('On the way out');
  await waitUntilSaved(page);
  await page.keyboard.press('Control+e');
  await expect(getExportDialog(page).getByRole('radio', { name: /One \.rollcall file/ })).toBeChecked();
  await getExportDialog(page)
    .getByRole('radio', { name: /One document/ })
    .click({ force: true });
  expect(await findAxeViolations(page, { part: '[role="dialog"]' })).toEqual([]);
  const downloadEvent = page.waitForEvent('download');
  await getExportDialog(page).getByRole('button', { name: 'Download' }).click();
  const download = await downloadEvent;
  expect(download.suggestedFilename()).toBe('Brasslung.hero.json');
  const documentPath = testInfo.outputPath('hero.json');
  await download.saveAs(documentPath);
  const writtenDocument = parseText(GAMES, readFileSync(documentPath, 'utf8'));
  if (!writtenDocument.ok) throw new Error(writtenDocument.error.path);
  expect(writtenDocument.document).toMatchObject({ concept: 'On the way out' });

  await getExportDialog(page).waitFor({ state: 'hidden' });
  await page.keyboard.press('Control+e');
  await getExportDialog(page).getByRole('radio', { name: /^Link/ }).click({ force: true });
  await getExportDialog(page).getByRole('button', { name: 'Copy' }).click();
  await page.getByText('The link is on the clipboard.').waitFor();
  const link = readLink(translate, await page.evaluate(() => navigator.clipboard.readText()));
  if (link?.ok !== true) throw new Error('no link');
  const linkedDocument = parseValue(GAMES, link.document);
  expect(linkedDocument.ok && computeFingerprint(GAMES, linkedDocument.document)).toBe(
    computeFingerprint(GAMES, writtenDocument.document),
  );
});

test('keeps typed text after a reload, and shows it in another tab at once', async ({ page, context }) => {
  // Uses a game with a short form, because the test draws it three times.
  await page.goto('/#/characters/night-bus');
  const otherTab = await context.newPage();
  await otherTab.goto('/#/characters/night-bus');
  const getNameField = (tab: Page) => tab.getByRole('textbox', { name: 'Name', exact: true }).first();
  const getMindField = (tab: Page) => tab.getByRole('textbox', { name: 'Mind', exact: true });
  await getNameField(otherTab).waitFor();
  await getNameField(page).fill('A light that walks');
  await expect(getNameField(otherTab)).toHaveValue('A light that walks');
  await getMindField(otherTab).fill('9');
  await expect(getMindField(page)).toHaveValue('9');
  await page.reload();
  await expect(getNameField(page)).toHaveValue('A light that walks');
});

test('reports text that needs another card, and a click on the report leaves the current field', async ({ page }) => {
  await page.goto('/#/characters/brasslung');
  await page.locator('[data-card="front"] svg').waitFor();
  const cardNotes = page.getByRole('region', { name: 'Card' }).getByRole('listitem');
  await expect(cardNotes).toHaveCount(0);
  const textField = page.getByRole('textbox', { name: 'Text on the card' }).last();
  await textField.fill('When the tide comes in he remembers every oath that was sworn. '.repeat(60));
  await cardNotes.filter({ hasText: /further cards?\./ }).waitFor();
  await page.getByText('Card 2', { exact: true }).waitFor();
  await page.getByLabel('Concept').focus();
  await cardNotes.getByRole('button').first().click();
  await expect(page.getByLabel('Concept')).not.toBeFocused();
});

test('restores a deleted document next to another one that has its id by now', async ({ page }) => {
  await page.goto('/#/characters');
  for (const characterName of ['Brasslung', 'Wet Paint']) {
    await page.getByRole('searchbox').fill(characterName);
    await page.getByRole('button', { name: `Delete ${characterName}` }).click();
    await page.getByText(`${characterName} was deleted.`).waitFor();
  }
  await page.getByRole('searchbox').fill('');
  await page.goto('/#/library/trash');
  await expect(page.getByRole('region', { name: 'What was deleted' }).getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('bring back the samples');
  // The list follows the typing, and Enter runs the first remaining command.
  await expect(page.getByRole('menuitem')).toHaveCount(1);
  await expect(page.getByRole('menuitem')).toHaveAttribute('data-focused', 'true');
  await page.keyboard.press('Enter');
  await page.getByText('The samples are back.').waitFor();
  await page.getByRole('button', { name: 'Bring back Brasslung' }).click();
  await page.getByText('Another document has its id by now').waitFor();
  await page.goto('/#/characters');
  await page.getByRole('searchbox').fill('Brasslung');
  await expect(page.getByRole('link', { name: 'Brasslung' })).toHaveCount(2);
});
