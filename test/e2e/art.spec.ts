import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { extractPlainJpeg } from '../../src/shared/card/pictures/jpeg/plain-jpeg.ts';
import { test } from '../support/app/everyday-app.ts';
import { answerSaveDialog } from '../support/app/save-dialog.ts';
import { openCharacter, waitUntilSaved } from '../support/browser/screens.ts';
import { checkPdf } from '../support/cards/pdf.ts';
import { addBluePicture } from '../support/files/blue-picture.ts';

test('prints a picture that was added in the app', async ({ everyday }) => {
  const { app, page } = await everyday.open();
  await openCharacter(page, 'Fresnel');
  await addBluePicture(page, 'avif');
  const pdfPath = join(everyday.folder, 'blue.pdf');
  await answerSaveDialog(app, pdfPath);
  await page.getByRole('button', { name: 'Print cards' }).click();
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await expect(page.getByText('Saved blue.pdf.')).toBeVisible();
  checkPdf(pdfPath);
});

test('prints a photo unchanged, but without its camera and location data', async ({ everyday }) => {
  const { app, page } = await everyday.open();
  const photo = await sharp({ create: { width: 600, height: 480, channels: 3, background: '#3060c0' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Lantern & Sons' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '54/1 19/1 0/1' } })
    .toBuffer();
  await openCharacter(page, 'Auntie Rook');
  const pictureInput = page.locator('input[type="file"]').first();
  await pictureInput.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(page.locator('[data-card="front"] image')).toHaveCount(1);
  await waitUntilSaved(page);
  const pdfPath = join(everyday.folder, 'photo.pdf');
  await answerSaveDialog(app, pdfPath);
  await page.getByRole('button', { name: 'Print cards' }).click();
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await expect(page.getByText('Saved photo.pdf.')).toBeVisible();
  const pdfBytes = readFileSync(pdfPath);
  expect(pdfBytes.includes(Buffer.from(extractPlainJpeg(new Uint8Array(photo))?.bytes ?? 'none'))).toBe(true);
  expect(pdfBytes.toString('latin1')).not.toMatch(/Lantern|Exif/);
});
