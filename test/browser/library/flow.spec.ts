/** Documents stay where they are typed, and leave the library in a browser: as downloads, and as a link on the clipboard. */

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

/** Names messages instead of formatting them: no text is looked at. */
const translate = createTranslate('en', []);

test.use({ start: 'kept' });

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Export/ });

test('a hero is downloaded as a document, copied as a link, and both say the same', async ({ page, context }, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/#/characters/brasslung');
  await page.locator('[data-card="front"] svg').waitFor();
  await page.getByLabel('Concept').fill('On the way out');
  await waitUntilSaved(page);
  await page.keyboard.press('Control+e');
  await expect(dialog(page).getByRole('radio', { name: /One \.rollcall file/ })).toBeChecked();
  await dialog(page)
    .getByRole('radio', { name: /One document/ })
    .click({ force: true });
  expect(await findAxeViolations(page, { part: '[role="dialog"]' })).toEqual([]);
  const coming = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('Brasslung.hero.json');
  const file = info.outputPath('hero.json');
  await download.saveAs(file);
  const written = parseText(GAMES, readFileSync(file, 'utf8'));
  if (!written.ok) throw new Error(written.error.path);
  expect(written.document).toMatchObject({ concept: 'On the way out' });

  await dialog(page).waitFor({ state: 'hidden' });
  await page.keyboard.press('Control+e');
  await dialog(page).getByRole('radio', { name: /^Link/ }).click({ force: true });
  await dialog(page).getByRole('button', { name: 'Copy' }).click();
  await page.getByText('The link is on the clipboard.').waitFor();
  const link = readLink(translate, await page.evaluate(() => navigator.clipboard.readText()));
  if (link?.ok !== true) throw new Error('no link');
  const linked = parseValue(GAMES, link.document);
  expect(linked.ok && computeFingerprint(GAMES, linked.document)).toBe(computeFingerprint(GAMES, written.document));
});

test('what was typed is there after a reload, and in another tab at once', async ({ page, context }) => {
  // One of a game with short forms: what is held is the same, and three are drawn.
  await page.goto('/#/characters/night-bus');
  const other = await context.newPage();
  await other.goto('/#/characters/night-bus');
  const name = (tab: Page) => tab.getByRole('textbox', { name: 'Name', exact: true }).first();
  const mind = (tab: Page) => tab.getByRole('textbox', { name: 'Mind', exact: true });
  await name(other).waitFor();
  await name(page).fill('A light that walks');
  await expect(name(other)).toHaveValue('A light that walks');
  await mind(other).fill('9');
  await expect(mind(page)).toHaveValue('9');
  await page.reload();
  await expect(name(page)).toHaveValue('A light that walks');
});

test('text that needs a further card is told beside the card, and leads to its field', async ({ page }) => {
  await page.goto('/#/characters/brasslung');
  await page.locator('[data-card="front"] svg').waitFor();
  const notes = page.getByRole('region', { name: 'Card' }).getByRole('listitem');
  await expect(notes).toHaveCount(0);
  const text = page.getByRole('textbox', { name: 'Text on the card' }).last();
  await text.fill('When the tide comes in he remembers every oath that was sworn. '.repeat(60));
  await notes.filter({ hasText: /further cards?\./ }).waitFor();
  await page.getByText('Card 2', { exact: true }).waitFor();
  await page.getByLabel('Concept').focus();
  await notes.getByRole('button').first().click();
  await expect(page.getByLabel('Concept')).not.toBeFocused();
});

test('one from the trash whose id is taken meanwhile comes back beside the other', async ({ page }) => {
  await page.goto('/#/characters');
  for (const name of ['Brasslung', 'Wet Paint']) {
    await page.getByRole('searchbox').fill(name);
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByText(`${name} was deleted.`).waitFor();
  }
  await page.getByRole('searchbox').fill('');
  await page.goto('/#/library/trash');
  await expect(page.getByRole('region', { name: 'What was deleted' }).getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('bring back the samples');
  // The list follows the typing; the first that is left is what Enter runs.
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
