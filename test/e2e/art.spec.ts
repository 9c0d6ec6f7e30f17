import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { plainJpeg } from '../../src/shared/card/pictures/jpeg/plain-jpeg.ts';
import { checkPdf } from '../support/pdf.ts';
import { answerSaveDialog } from '../support/save-dialog.ts';
import { openCharacter, saved } from '../support/screens.ts';
import { sharedApp } from '../support/shared-app.ts';

const shared = sharedApp();
test.afterAll(() => shared.end());

test('a picture is added in the app, survives a restart, and is printed', async () => {
  const bytes = await sharp({ create: { width: 1500, height: 1100, channels: 3, background: '#3060c0' } })
    .avif({ effort: 0 })
    .toBuffer();
  const first = await shared.open();
  await openCharacter(first.page, 'Brasslung');
  const input = first.page.locator('input[type="file"]').first();
  await input.setInputFiles({ name: 'blue.avif', mimeType: 'image/avif', buffer: bytes });
  await expect(first.page.locator('[data-card="front"] image')).toHaveCount(1);
  await saved(first.page);
  await shared.close();
  const { app, page } = await shared.open();
  await openCharacter(page, 'Brasslung');
  await expect(page.locator('[data-card="front"] image')).toHaveCount(1);
  const file = join(shared.folder, 'cards.pdf');
  await answerSaveDialog(app, file);
  await page.getByRole('button', { name: 'Print cards' }).click();
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await expect(page.getByText('cards.pdf is saved.')).toBeVisible();
  checkPdf(file);
});

test('a photo is printed as it is, without the camera and the place of taking', async () => {
  const { app, page } = await shared.open();
  const photo = await sharp({ create: { width: 600, height: 480, channels: 3, background: '#3060c0' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Lantern & Sons' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '54/1 19/1 0/1' } })
    .toBuffer();
  await openCharacter(page, 'Auntie Rook');
  const input = page.locator('input[type="file"]').first();
  await input.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(page.locator('[data-card="front"] image')).toHaveCount(1);
  await saved(page);
  const file = join(shared.folder, 'photo.pdf');
  await answerSaveDialog(app, file);
  await page.getByRole('button', { name: 'Print cards' }).click();
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await expect(page.getByText('photo.pdf is saved.')).toBeVisible();
  const pdf = readFileSync(file);
  expect(pdf.includes(Buffer.from(plainJpeg(new Uint8Array(photo))?.bytes ?? 'none'))).toBe(true);
  expect(pdf.toString('latin1')).not.toMatch(/Lantern|Exif/);
});
