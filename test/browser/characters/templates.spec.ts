/** Card templates: chosen next to the card, exported, changed and imported. */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { findAxeViolations } from '../../support/browser/axe.ts';
import { openCharacterById } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';

// Each test continues with the app as the previous test has left it.
test.use({ start: 'kept' });

test('refuses an invalid template, and uses an edited copy of a template with its theme', async ({
  page,
}, testInfo) => {
  await openCharacterById(page, 'fresnel');
  await page.getByRole('button', { name: /Card template$/ }).click();
  await page.getByRole('button', { name: 'Import or edit templates…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Card templates' });
  await dialog.getByText('Classic', { exact: true }).waitFor();
  const chooseTemplate = (fileName: string, text: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: fileName, mimeType: 'application/json', buffer: Buffer.from(text) });
  await chooseTemplate('broken.card.json', '{');
  await dialog.getByText('broken.card.json is no card template that can be used:').waitFor();
  // Another test checks the form behind the dialog.
  expect(await findAxeViolations(page, { part: '[role=dialog]' })).toEqual([]);

  const downloadEvent = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save a copy of Classic' }).click();
  const download = await downloadEvent;
  expect(download.suggestedFilename()).toBe('classic.card.json');
  const templatePath = testInfo.outputPath('classic.card.json');
  await download.saveAs(templatePath);
  const template = JSON.parse(readFileSync(templatePath, 'utf8')) as { size: { width: number; height: number } };

  const themes = [{ name: 'Night', colours: { ink: '#00ff7f' } }];
  await chooseTemplate(
    'mine.card.json',
    JSON.stringify({ ...template, size: { ...template.size, width: 70 }, themes }),
  );
  const ownTemplates = page.getByRole('region', { name: 'Your own' });
  await ownTemplates.getByText('Classic, own').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const themeButton = page.getByRole('button', { name: /Theme$/ }).filter({ hasText: 'Plain' });
  await expect(themeButton).toHaveCount(0);

  await page.getByRole('button', { name: /Card template$/ }).click();
  await page.getByRole('option', { name: /^Classic, own 70/ }).click();
  await expect(page.locator('[data-card="front"] svg')).toHaveAttribute('width', '70mm');
  const frontSide = page.locator('[data-card="front"]');
  await expect(frontSide.locator('[fill="#00ff7f"]')).toHaveCount(0);
  await themeButton.click();
  await page.getByRole('option', { name: 'Night', exact: true }).click();
  await frontSide.locator('[fill="#00ff7f"]').first().waitFor({ state: 'attached' });
});

test('shows the own card in each template beside the card, and enlarges the card to the window', async ({ page }) => {
  await openCharacterById(page, 'brasslung');
  const cardPane = page.getByRole('region', { name: 'Card', exact: true }).first();
  const cardSvg = page.locator('[data-card="front"] svg');
  await cardSvg.waitFor();
  await page.getByRole('button', { name: /Card template$/ }).click();
  const picker = page.getByRole('listbox', { name: 'Card template' });
  const tarot = picker.getByRole('option', { name: /^Tarot/ });
  await tarot.locator('svg, img').waitFor();
  const [pickerBox, cardBox] = await Promise.all([picker.boundingBox(), cardPane.boundingBox()]);
  expect((pickerBox?.x ?? 0) + (pickerBox?.width ?? 0)).toBeLessThanOrEqual(cardBox?.x ?? 0);
  await tarot.hover();
  await expect(cardSvg).toHaveAttribute('width', '70mm');
  expect(await findAxeViolations(page, { part: '[role=dialog]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(picker).toHaveCount(0);
  await expect(cardSvg).toHaveAttribute('width', '63.5mm');

  await page.keyboard.press('Control+Shift+e');
  const viewer = page.getByRole('dialog', { name: 'Brasslung' });
  const front = viewer.getByRole('region', { name: 'Card, Front' });
  await expect(front).toBeFocused();
  const getCardHeight = async () => (await viewer.locator('[data-side] svg').boundingBox())?.height ?? 0;
  expect(await getCardHeight()).toBeGreaterThan(((await front.boundingBox())?.height ?? 0) * 0.9);
  expect(await findAxeViolations(page, { part: '[role=dialog]' })).toEqual([]);
  await page.keyboard.press('1');
  await expect(viewer.getByText('100 %', { exact: true })).toBeVisible();
  // 88.9 mm are 336 pixels.
  expect(Math.round(await getCardHeight())).toBe(336);
  await page.keyboard.press('Space');
  await expect(viewer.getByRole('region', { name: 'Card, Back' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('dialog', { name: 'Candlewright' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Name' }).first()).toHaveValue('Brasslung');
});
