/** Settings hold at once, in every window, and over a new start. */
import { expect, type Page } from '@playwright/test';
import { test } from '../../support/browser/window.ts';

const choose = (page: Page, group: string, choice: string) =>
  page.getByRole('radiogroup', { name: group }).getByText(choice, { exact: true }).click();

test('what is chosen holds here, in another window and after a new start, and goes back in one step; so does German', async ({
  page,
}) => {
  await page.goto('/#/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const html = page.locator('html');
  await page.keyboard.press('Control+,');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await page.getByRole('button', { name: /Game that a new window shows/ }).click();
  await page.getByRole('option', { name: 'Bulletproof Blues' }).click();
  // A new window begins with the game that was chosen.
  const other = await page.context().newPage();
  await other.goto('/#/characters');
  await expect(other.getByRole('button', { name: /Game/ })).toContainText('Bulletproof Blues');
  await choose(page, 'Theme', 'Dark');
  await choose(page, 'Contrast', 'More');
  await choose(page, 'Motion', 'Less');
  await choose(page, 'Paper of rosters and references', 'Letter');
  for (const one of [page, other]) {
    for (const [name, value] of [
      ['data-theme', 'dark'],
      ['data-contrast', 'more'],
      ['data-motion', 'less'],
    ] as const)
      await expect(one.locator('html')).toHaveAttribute(name, value);
  }

  const sheets = page.getByRole('radiogroup', { name: 'Paper of rosters and references' });
  await page.getByRole('button', { name: 'Reset all settings' }).click();
  await expect(html).toHaveAttribute('data-contrast', 'usual');
  await expect(sheets.getByRole('radio', { name: 'A4' })).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(html).toHaveAttribute('data-contrast', 'more');
  await expect(sheets.getByRole('radio', { name: 'Letter' })).toBeChecked();
  await expect(page.getByRole('button', { name: /Game that a new window shows/ })).toContainText('Bulletproof Blues');

  // German takes the place of English at once, in every window: in the form of a character and what the rules say of it, too.
  await other.goto('/#/characters/auntie-rook');
  await other.getByRole('textbox', { name: 'Red boxes' }).waitFor();
  await choose(page, 'Language / Sprache', 'Deutsch');
  await page.getByRole('heading', { level: 1, name: 'Einstellungen' }).waitFor();
  await expect(html).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('radiogroup', { name: 'Farben' })).toBeVisible();
  // Windows are loaded anew for it, and what was chosen holds after that.
  await expect(html).toHaveAttribute('data-contrast', 'more');
  await expect(page.getByRole('radio', { name: 'Letter' })).toBeChecked();
  await other.getByRole('textbox', { name: 'Rote Kästchen' }).waitFor();
  await expect(other.getByRole('link', { name: 'Charaktere' })).toBeVisible();
  await other.getByRole('textbox', { name: 'Level' }).fill('14');
  await other.getByText('Level 14 ist keine ganze Zahl von 1 bis 10.').first().waitFor();
  await expect(other.getByRole('button', { name: 'Level auf 10 setzen' }).first()).toBeVisible();
  await other.close();
  await choose(page, 'Sprache / Language', 'English');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await expect(html).toHaveAttribute('lang', 'en');
});
