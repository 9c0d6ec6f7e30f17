import { expect } from '@playwright/test';
import { openCharacter } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';

test.use({ start: 'kept' });

test('what was typed is there after a reload, and in another tab at once', async ({ page, context }) => {
  await page.goto('/#/characters');
  await openCharacter(page, 'Fresnel');
  const other = await context.newPage();
  await other.goto(page.url());
  await page.getByLabel('Concept').fill('A light that walks');
  await expect(other.getByLabel('Concept')).toHaveValue('A light that walks');
  await other.getByRole('textbox', { name: 'Move (inches)' }).fill('9');
  await expect(page.getByRole('textbox', { name: 'Move (inches)' })).toHaveValue('9');
  await page.reload();
  await expect(page.getByLabel('Concept')).toHaveValue('A light that walks');
});

test('a deleted hero comes back by the message', async ({ page }) => {
  await page.goto('/#/characters');
  await page.getByRole('button', { name: 'Delete Fresnel' }).click();
  await expect(page.getByRole('link', { name: 'Fresnel' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Fresnel' })).toBeVisible();
});

test('text that needs a further card is told beside the card, and leads to its field', async ({ page }) => {
  await page.goto('/#/characters');
  await openCharacter(page, 'Brasslung');
  const notes = page.getByRole('region', { name: 'Card' }).getByRole('listitem');
  await expect(notes).toHaveCount(0);
  const text = page.getByRole('textbox', { name: 'Text on the card' }).last();
  await text.fill('When the tide comes in he remembers every oath that was sworn. '.repeat(60));
  await expect(notes.filter({ hasText: /further cards?\./ })).toBeVisible();
  await expect(page.getByText('Card 2', { exact: true })).toBeVisible();
  await page.getByLabel('Concept').focus();
  await notes.getByRole('button').first().click();
  await expect(page.getByLabel('Concept')).not.toBeFocused();
});
