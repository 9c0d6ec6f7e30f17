import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import hero from '../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { putDocuments } from '../../support/browser/library.ts';
import { test } from '../../support/browser/window.ts';

test.use({ start: 'kept' });

/** The font of the fixtures has this letter, and no font of ours does. */
const LETTER = 'ა';
const FONT = new URL('../../fixtures/fonts/georgian.ttf', import.meta.url);
const { art: _art, talents: _talents, abilities: _abilities, ...bare } = hero;

test('a card with letters that no font has offers to choose one, for all cards', async ({ page }) => {
  await page.goto('/#/characters/-');
  await page.getByText('This document is not in your library').waitFor();
  const character = { ...bare, id: 'georgian', name: LETTER.repeat(4) };
  await putDocuments(page, 'characters', [character], { clear: true });
  await page.goto('/#/characters/georgian');
  await page.reload();
  const card = page.getByRole('region', { name: 'Card' });
  await expect(card.getByText(/No font has ა \(Georgian\)/)).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await card.getByRole('button', { name: 'Choose a font file…' }).click();
  await (await chooser).setFiles({ name: 'georgian.ttf', mimeType: 'font/ttf', buffer: readFileSync(FONT) });
  await expect(card.getByText(/No font has/)).toBeHidden();
  // It is kept: after a restart the card needs no other font.
  await page.reload();
  await expect(card.locator('[data-card=front] svg')).toBeVisible();
  await expect(card.getByText(/No font has/)).toBeHidden();
  await page.goto('/#/templates');
  await page.getByRole('button', { name: 'Fonts…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your fonts' });
  await expect(dialog.getByText('Fallback font 1: used on all cards')).toBeVisible();
  await dialog.getByRole('switch').click({ force: true });
  await expect(dialog.getByText('Use on all cards for letters that no other font has')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goto('/#/characters/georgian');
  await expect(card.getByText(/No font has ა \(Georgian\)/)).toBeVisible();
});

test('the studio, the gallery and the choice of a template offer a font for letters that no font has', async ({
  page,
}) => {
  await page.goto('/#/characters/-');
  await page.getByText('This document is not in your library').waitFor();
  const character = { ...bare, id: 'georgian', name: LETTER.repeat(4) };
  await putDocuments(page, 'characters', [character], { clear: true });
  await page.goto('/#/templates');
  await page.reload();
  const reason = page.getByText(/No font has ა \(Georgian\)/);
  const button = page.getByRole('button', { name: 'Choose a font file…' });
  await expect(reason).toBeVisible();
  await expect(button).toBeVisible();
  await page.goto('/#/characters/georgian');
  await page.getByRole('button', { name: 'Card templates' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/No font has ა \(Georgian\)/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Choose a font file…' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/#/studio/classic');
  await expect(page.getByText('Name: no font has ა (Georgian)').first()).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles({ name: 'georgian.ttf', mimeType: 'font/ttf', buffer: readFileSync(FONT) });
  await expect(page.getByText(/no font has/)).toHaveCount(0);
  await expect(button).toBeHidden();
});
