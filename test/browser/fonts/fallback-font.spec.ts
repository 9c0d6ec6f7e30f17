import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import hero from '../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { putDocuments } from '../../support/browser/library.ts';
import { test } from '../../support/browser/window.ts';

test.use({ start: 'kept' });

/** The font of the fixtures has this letter, and no built-in font does. */
const LETTER = 'ა';
const FONT_FILE = new URL('../../fixtures/fonts/georgian.ttf', import.meta.url);
const { art: _art, talents: _talents, abilities: _abilities, ...minimalHero } = hero;

test('offers to choose a font for letters that no font has, and uses it on all cards', async ({ page }) => {
  // No document is open while the library is replaced.
  await page.goto('/#/characters/-');
  await page.getByText('This document is not in your library').waitFor();
  const character = { ...minimalHero, id: 'georgian', name: LETTER.repeat(4) };
  await putDocuments(page, 'characters', [character], { clear: true });
  await page.goto('/#/characters/georgian');
  await page.reload();
  const cardRegion = page.getByRole('region', { name: 'Card' });
  await expect(cardRegion.getByText(/No font has ა \(Georgian\)/)).toBeVisible();
  const chooserEvent = page.waitForEvent('filechooser');
  await cardRegion.getByRole('button', { name: 'Choose a font file…' }).click();
  await (await chooserEvent).setFiles({ name: 'georgian.ttf', mimeType: 'font/ttf', buffer: readFileSync(FONT_FILE) });
  await expect(cardRegion.getByText(/No font has/)).toBeHidden();
  // The app saves the font: after a restart the card needs no other font.
  await page.reload();
  await expect(cardRegion.locator('[data-card=front] svg')).toBeVisible();
  await expect(cardRegion.getByText(/No font has/)).toBeHidden();
  await page.goto('/#/templates');
  await page.getByRole('button', { name: 'Fonts…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your fonts' });
  await expect(dialog.getByText('Fallback font 1: used on all cards')).toBeVisible();
  await dialog.getByRole('switch').click({ force: true });
  await expect(dialog.getByText('Use on all cards for letters that no other font has')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goto('/#/characters/georgian');
  await expect(cardRegion.getByText(/No font has ა \(Georgian\)/)).toBeVisible();
});

test('the studio, the template gallery and the template picker offer a font for letters that no font has', async ({
  page,
}) => {
  await page.goto('/#/characters/-');
  await page.getByText('This document is not in your library').waitFor();
  const character = { ...minimalHero, id: 'georgian', name: LETTER.repeat(4) };
  await putDocuments(page, 'characters', [character], { clear: true });
  await page.goto('/#/templates');
  await page.reload();
  const reason = page.getByText(/No font has ა \(Georgian\)/);
  const chooseFontButton = page.getByRole('button', { name: 'Choose a font file…' });
  await expect(reason).toBeVisible();
  await expect(chooseFontButton).toBeVisible();
  await page.goto('/#/characters/georgian');
  await page.getByRole('button', { name: /Card template$/ }).click();
  await page.getByRole('button', { name: 'Import or edit templates…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Card templates' });
  await expect(dialog.getByText(/No font has ა \(Georgian\)/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Choose a font file…' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/#/studio/classic');
  await expect(page.getByText('Name: no font has ა (Georgian)').first()).toBeVisible();
  const chooserEvent = page.waitForEvent('filechooser');
  await chooseFontButton.click();
  await (await chooserEvent).setFiles({ name: 'georgian.ttf', mimeType: 'font/ttf', buffer: readFileSync(FONT_FILE) });
  await expect(page.getByText(/no font has/)).toHaveCount(0);
  await expect(chooseFontButton).toBeHidden();
});
