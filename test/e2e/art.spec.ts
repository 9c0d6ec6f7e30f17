import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { plainJpeg } from '../../src/shared/card/pictures/jpeg/plain-jpeg.ts';
import { type AppWindow, closeApp, freshFolder, openApp } from '../support/app-window.ts';
import { checkPdf } from '../support/pdf.ts';
import { answerSaveDialog } from '../support/save-dialog.ts';
import { openCharacter, saved } from '../support/screens.ts';

const folder = freshFolder();
let window: AppWindow;

test.beforeAll(async () => {
  window = await openApp(join(folder.path, 'data'));
});
test.afterAll(async () => {
  await closeApp(window);
  folder.remove();
});

test('a picture is added in the app, survives a restart, and is printed', async () => {
  const bytes = await sharp({ create: { width: 1500, height: 1100, channels: 3, background: '#3060c0' } })
    .avif({ effort: 0 })
    .toBuffer();
  await openCharacter(window.page, 'Brasslung');
  const input = window.page.locator('input[type="file"]').first();
  await input.setInputFiles({ name: 'blue.avif', mimeType: 'image/avif', buffer: bytes });
  await expect(window.page.locator('[data-card="front"] image')).toHaveCount(1);
  await saved(window.page);
  await window.app.close();
  window = await openApp(join(folder.path, 'data'));
  const { app, page } = window;
  await openCharacter(page, 'Brasslung');
  await expect(page.locator('[data-card="front"] image')).toHaveCount(1);
  const file = join(folder.path, 'cards.pdf');
  await answerSaveDialog(app, file);
  await page.getByRole('button', { name: 'Print cards' }).click();
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await expect(page.getByText('cards.pdf is saved.')).toBeVisible();
  checkPdf(file);
});

test('a photo is printed as it is, without the camera and the place of taking', async () => {
  await window.app.close();
  window = await openApp(join(folder.path, 'data'));
  const { app, page } = window;
  const photo = await sharp({ create: { width: 600, height: 480, channels: 3, background: '#3060c0' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Lantern & Sons' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '54/1 19/1 0/1' } })
    .toBuffer();
  await openCharacter(page, 'Auntie Rook');
  const input = page.locator('input[type="file"]').first();
  await input.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(page.locator('[data-card="front"] image')).toHaveCount(1);
  await saved(page);
  const file = join(folder.path, 'photo.pdf');
  await answerSaveDialog(app, file);
  await page.getByRole('button', { name: 'Print cards' }).click();
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await expect(page.getByText('photo.pdf is saved.')).toBeVisible();
  const pdf = readFileSync(file);
  expect(pdf.includes(Buffer.from(plainJpeg(new Uint8Array(photo))?.bytes ?? 'none'))).toBe(true);
  expect(pdf.toString('latin1')).not.toMatch(/Lantern|Exif/);
});
