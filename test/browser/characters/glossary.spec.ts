import { expect } from '@playwright/test';
import { test } from '../../support/browser/window.ts';

test('a Talent that another card has comes back with its text; Escape gives back the name that stood there', async ({
  page,
}) => {
  await page.goto('/#/characters');
  await page.getByRole('button', { name: 'New character' }).click();
  await page.getByRole('button', { name: 'Add a Talent' }).click();
  const entry = page.locator('[data-path="/talents/0"]');
  const name = entry.getByRole('combobox', { name: 'Name' });
  const text = entry.getByRole('textbox', { name: 'Text on the card' });
  // Found by a word of its text, taken by Enter.
  await name.pressSequentially('2″ less');
  await expect(page.getByRole('option', { name: 'Ballast' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue('Ballast');
  await expect(text).toHaveValue('Knockback moves Brasslung 2″ less.');
  await name.selectText();
  await page.keyboard.type('Something el');
  await page.keyboard.press('Escape');
  await expect(name).toHaveValue('Ballast');
  await expect(name).toBeFocused();
  // A name typed in full is taken by Tab, as it is known; a text that another card has gives way to its own.
  await name.selectText();
  await page.keyboard.type('pressure suit');
  await page.keyboard.press('Tab');
  await expect(name).toHaveValue('Pressure Suit');
  await expect(text).toHaveValue(/first point of Damage/);
  // What somebody has written stays.
  await text.fill('Written for this one alone.');
  await name.selectText();
  await page.keyboard.type('Ballast');
  await page.keyboard.press('Tab');
  await expect(name).toHaveValue('Ballast');
  await expect(text).toHaveValue('Written for this one alone.');
});
