import { expect } from '@playwright/test';
import { pictureHead, preparePicture } from '../../../src/cli/cards/picture-pixels.ts';
import { openById } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';
import { coloredPictures, stripeColors } from '../../support/cards/colored-pictures.ts';

test.use({ start: 'kept' });

/** Two encodings as JPEG may be this far apart. */
const MAX_DIFFERENCE = 5;

test('a picture has the same colors in the app and on the command line, however its file tells them', async ({
  page,
}) => {
  await openById(page, 'fresnel');
  const art = page.getByRole('region', { name: 'Art', exact: true });
  for (const { name, type, bytes } of await coloredPictures()) {
    const before = await page.evaluate(countPictures);
    await art.locator('input[type="file"]').setInputFiles({ name: 'x', mimeType: type, buffer: bytes });
    await expect.poll(() => page.evaluate(countPictures)).toBe(before + 1);
    const inApp = await stripeColors(Buffer.from(await page.evaluate(newestPicture), 'base64'));
    const head = await pictureHead(bytes);
    if ('problem' in head) throw new Error(head.problem.kind);
    const made = await preparePicture(bytes, head, 80);
    if ('problem' in made) throw new Error(made.problem.kind);
    const onLine = await stripeColors(made.bytes);
    const difference = Math.max(...inApp.flat().map((value, i) => Math.abs(value - (onLine.flat()[i] ?? 0))));
    expect(difference, `${name}: ${JSON.stringify({ inApp, onLine })}`).toBeLessThanOrEqual(MAX_DIFFERENCE);
  }
});

function countPictures(): Promise<number> {
  return new Promise((resolve, reject) => {
    const open = indexedDB.open('rollcall');
    open.onerror = () => reject(open.error);
    open.onsuccess = () => {
      const count = open.result.transaction('pictures').objectStore('pictures').count();
      count.onsuccess = () => {
        open.result.close();
        resolve(count.result);
      };
    };
  });
}

/** The newest picture of the library, as the browser shows it, as a PNG in Base64. */
async function newestPicture(): Promise<string> {
  const rows = await new Promise<{ file: Blob; addedAt: number }[]>((resolve, reject) => {
    const open = indexedDB.open('rollcall');
    open.onerror = () => reject(open.error);
    open.onsuccess = () => {
      const all = open.result.transaction('pictures').objectStore('pictures').getAll();
      all.onsuccess = () => {
        open.result.close();
        resolve(all.result);
      };
    };
  });
  const newest = rows.sort((a, b) => b.addedAt - a.addedAt)[0];
  if (newest === undefined) throw new Error('no picture');
  const bitmap = await createImageBitmap(newest.file, { imageOrientation: 'from-image' });
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(bitmap, 0, 0);
  const png = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
  return btoa(String.fromCharCode(...png));
}
