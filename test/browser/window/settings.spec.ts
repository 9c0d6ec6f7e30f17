/** Settings hold at once, in every window, and over a new start. */
import { expect, type Page } from '@playwright/test';
import { test } from '../../support/browser/window.ts';

const choose = (page: Page, group: string, choice: string) =>
  page.getByRole('radiogroup', { name: group }).getByText(choice, { exact: true }).click();

test('what is chosen holds here, in another window and after a new start, and goes back in one step; so does German', async ({
  page,
}) => {
  await page.goto('/#/characters');
  await page.getByRole('heading', { level: 1, name: 'Characters' }).waitFor();
  const html = page.locator('html');
  await page.keyboard.press('Control+,');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  const other = await page.context().newPage();
  await other.goto('/#/characters');
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
  await page.getByRole('button', { name: /Game that a new window shows/ }).click();
  await page.getByRole('option', { name: 'Bulletproof Blues' }).click();
  await page.reload();
  await expect(html).toHaveAttribute('data-contrast', 'more');
  const sheets = page.getByRole('radiogroup', { name: 'Paper of rosters and references' });
  await expect(sheets.getByRole('radio', { name: 'Letter' })).toBeChecked();

  // A new window begins with the game that was chosen.
  const fresh = other;
  // What a window remembers of itself goes with it.
  await fresh.goto('/nothing.txt');
  await fresh.evaluate(() => sessionStorage.clear());
  await fresh.goto('/#/characters');
  await expect(fresh.getByRole('button', { name: /Game/ })).toContainText('Bulletproof Blues');

  await page.getByRole('button', { name: 'Reset all settings' }).click();
  await expect(html).toHaveAttribute('data-contrast', 'usual');
  await expect(sheets.getByRole('radio', { name: 'A4' })).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(html).toHaveAttribute('data-contrast', 'more');
  await expect(sheets.getByRole('radio', { name: 'Letter' })).toBeChecked();
  await expect(page.getByRole('button', { name: /Game that a new window shows/ })).toContainText('Bulletproof Blues');

  // German takes the place of English at once, in every window.
  await choose(page, 'Language / Sprache', 'Deutsch');
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'de');
  await expect(fresh.getByRole('link', { name: 'Charaktere' })).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Farben' })).toBeVisible();
  // What the rules say of a character, and its form.
  await fresh.goto('/#/characters/auntie-rook');
  await fresh.getByRole('textbox', { name: 'Level' }).fill('14');
  await expect(fresh.getByText('Level 14 ist keine ganze Zahl von 1 bis 10.').first()).toBeVisible();
  await expect(fresh.getByRole('button', { name: 'Level auf 10 setzen' }).first()).toBeVisible();
  await expect(fresh.getByRole('textbox', { name: 'Rote Kästchen' })).toBeVisible();
  await choose(page, 'Sprache / Language', 'English');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'en');
});
