/** Settings apply at once, in every window and after a restart. */
import { expect, type Page } from '@playwright/test';
import { test } from '../../support/browser/window.ts';

const chooseOption = (page: Page, groupName: string, optionName: string) =>
  page.getByRole('radiogroup', { name: groupName }).getByText(optionName, { exact: true }).click();

test('applies settings and the language in every window and after a reload, and undoes a reset in one step', async ({
  page,
}) => {
  await page.goto('/#/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const htmlElement = page.locator('html');
  await page.keyboard.press('Control+,');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await page.getByRole('button', { name: /Game in new windows/ }).click();
  await page.getByRole('option', { name: 'Bulletproof Blues' }).click();
  // A new window starts with the chosen game.
  const otherPage = await page.context().newPage();
  await otherPage.goto('/#/characters');
  await expect(otherPage.getByRole('button', { name: /Game/ })).toContainText('Bulletproof Blues');
  await chooseOption(page, 'Theme', 'Dark');
  await chooseOption(page, 'Contrast', 'More');
  await chooseOption(page, 'Motion', 'Less');
  await chooseOption(page, 'Paper for rosters and references', 'Letter');
  for (const openPage of [page, otherPage]) {
    for (const [attributeName, value] of [
      ['data-theme', 'dark'],
      ['data-contrast', 'more'],
      ['data-motion', 'less'],
    ] as const)
      await expect(openPage.locator('html')).toHaveAttribute(attributeName, value);
  }

  const paperOptions = page.getByRole('radiogroup', { name: 'Paper for rosters and references' });
  await page.getByRole('button', { name: 'Reset all settings' }).click();
  await expect(htmlElement).toHaveAttribute('data-contrast', 'usual');
  await expect(paperOptions.getByRole('radio', { name: 'A4' })).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(htmlElement).toHaveAttribute('data-contrast', 'more');
  await expect(paperOptions.getByRole('radio', { name: 'Letter' })).toBeChecked();
  await expect(page.getByRole('button', { name: /Game in new windows/ })).toContainText('Bulletproof Blues');

  // German replaces English at once in every window, including forms and findings.
  await otherPage.goto('/#/characters/auntie-rook');
  await otherPage.getByRole('textbox', { name: 'Red boxes' }).waitFor();
  await chooseOption(page, 'Language / Sprache', 'Deutsch');
  await page.getByRole('heading', { level: 1, name: 'Einstellungen' }).waitFor();
  await expect(htmlElement).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('radiogroup', { name: 'Farben' })).toBeVisible();
  // The windows reload for the new language and keep the other settings.
  await expect(htmlElement).toHaveAttribute('data-contrast', 'more');
  await expect(page.getByRole('radio', { name: 'Letter' })).toBeChecked();
  await otherPage.getByRole('textbox', { name: 'Rote Kästchen' }).waitFor();
  await expect(otherPage.getByRole('link', { name: 'Charaktere' })).toBeVisible();
  await otherPage.getByRole('textbox', { name: 'Level' }).fill('14');
  await otherPage.getByText('Level 14 ist keine ganze Zahl von 1 bis 10.').first().waitFor();
  await expect(otherPage.getByRole('button', { name: 'Level auf 10 setzen' }).first()).toBeVisible();
  await otherPage.close();
  await chooseOption(page, 'Sprache / Language', 'English');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await expect(htmlElement).toHaveAttribute('lang', 'en');
});
