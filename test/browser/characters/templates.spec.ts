/** Card templates: chosen beside the card, copied out, changed, brought in. */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { findAxeViolations } from '../../support/browser/axe.ts';
import { openCharacterById } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';

test.use({ start: 'kept' });

test('a template that is none is refused; a copy of one is changed, brought in, and used with its theme', async ({
  page,
}, info) => {
  await openCharacterById(page, 'fresnel');
  await page.getByRole('button', { name: 'Card templates' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Classic', { exact: true }).waitFor();
  const bring = (name: string, text: string) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await bring('broken.card.json', '{');
  await dialog.getByText('broken.card.json is no card template that can be used:').waitFor();
  // The form behind it is looked at by itself.
  expect(await findAxeViolations(page, { part: '[role=dialog]' })).toEqual([]);

  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save a copy of Classic' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('classic.card.json');
  const file = info.outputPath('classic.card.json');
  await download.saveAs(file);
  const template = JSON.parse(readFileSync(file, 'utf8')) as { size: { width: number; height: number } };

  const themes = [{ name: 'Night', colours: { ink: '#00ff7f' } }];
  await bring('mine.card.json', JSON.stringify({ ...template, size: { ...template.size, width: 70 }, themes }));
  const own = page.getByRole('region', { name: 'Your own' });
  await own.getByText('Classic, own').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const theme = page.getByRole('button', { name: /Theme$/ }).filter({ hasText: 'Plain' });
  await expect(theme).toHaveCount(0);

  await page.getByRole('button', { name: /Card template$/ }).click();
  await page.getByRole('option', { name: 'Classic, own', exact: true }).click();
  await expect(page.locator('[data-card="front"] svg')).toHaveAttribute('width', '70mm');
  const card = page.locator('[data-card="front"]');
  await expect(card.locator('[fill="#00ff7f"]')).toHaveCount(0);
  await theme.click();
  await page.getByRole('option', { name: 'Night', exact: true }).click();
  await card.locator('[fill="#00ff7f"]').first().waitFor({ state: 'attached' });
});
