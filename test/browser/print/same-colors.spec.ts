/** Compares the colors of pictures on the screen, in print and on the command line. The functions at the end run in the page. */
import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import hero from '../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { preparePicture, readPictureHead } from '../../../src/cli/cards/picture-pixels.ts';
import { putDocuments } from '../../support/browser/library.ts';
import { openCharacterById } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';
import { createColoredPictures, readStripeColors } from '../../support/cards/colored-pictures.ts';

// The tests share one library. They only add pictures and characters.
test.use({ start: 'kept' });

/** The difference between 0 and 255 that a color may have in two JPEG encodings. */
const MAX_DIFFERENCE = 5;

test('shows a picture in the same colors in the app and on the command line, however its file encodes them', async ({
  page,
}) => {
  await openCharacterById(page, 'fresnel');
  const artRegion = page.getByRole('region', { name: 'Art', exact: true });
  for (const { name: pictureName, type: mimeType, bytes } of await createColoredPictures()) {
    const countBefore = await page.evaluate(countPictures);
    await artRegion.locator('input[type="file"]').setInputFiles({ name: 'x', mimeType, buffer: bytes });
    await expect.poll(() => page.evaluate(countPictures)).toBe(countBefore + 1);
    const appColors = await readStripeColors(Buffer.from(await page.evaluate(drawNewestPicture), 'base64'));
    const pictureHead = await readPictureHead(bytes);
    if ('problem' in pictureHead) throw new Error(pictureHead.problem.kind);
    const prepared = await preparePicture(bytes, pictureHead, 80);
    if ('problem' in prepared) throw new Error(prepared.problem.kind);
    const commandLineColors = await readStripeColors(prepared.bytes);
    const difference = Math.max(
      ...appColors.flat().map((value, index) => Math.abs(value - (commandLineColors.flat()[index] ?? 0))),
    );
    expect(
      difference,
      `${pictureName}: ${JSON.stringify({ inApp: appColors, onLine: commandLineColors })}`,
    ).toBeLessThanOrEqual(MAX_DIFFERENCE);
  }
});

test('shows a CMYK JPEG from an older library in the colors of the print', async ({ page }) => {
  await page.goto('/#/characters/-');
  await page.getByText('This document is not in your library').waitFor();
  for (const { name: pictureName, bytes } of await createColoredPictures()) {
    if (!pictureName.startsWith('a JPEG in inks')) continue;
    const hash = createHash('sha256').update(bytes).digest('hex');
    await page.evaluate(putPicture, { hash, base64: bytes.toString('base64') });
    const characterId = `inks-${hash.slice(0, 8)}`;
    const art = { ...hero.art, drawing: undefined, image: { src: `sha256:${hash}` } };
    const character = { ...hero, id: characterId, art };
    await putDocuments(page, 'characters', [character]);
    await page.goto(`/#/characters/${characterId}`);
    await page.reload();
    const cardImage = page.locator('[data-card=front] image').first();
    await expect(cardImage).toHaveAttribute('href', /^blob:/);
    const screenColors = await readStripeColors(
      Buffer.from(await page.evaluate(drawAddress, (await cardImage.getAttribute('href')) ?? ''), 'base64'),
    );
    const pictureHead = await readPictureHead(bytes);
    const prepared = 'problem' in pictureHead ? pictureHead : await preparePicture(bytes, pictureHead, 80);
    if ('problem' in prepared) throw new Error(prepared.problem.kind);
    const printColors = await readStripeColors(prepared.bytes);
    const difference = Math.max(
      ...screenColors.flat().map((value, index) => Math.abs(value - (printColors.flat()[index] ?? 0))),
    );
    expect(
      difference,
      `${pictureName}: ${JSON.stringify({ onScreen: screenColors, printed: printColors })}`,
    ).toBeLessThanOrEqual(MAX_DIFFERENCE);
  }
});

/** Puts a JPEG into the library as earlier versions did, with the file itself as the preview. */
function putPicture({ hash, base64 }: { hash: string; base64: string }): Promise<void> {
  const file = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'image/jpeg' });
  return new Promise((resolve, reject) => {
    const openRequest = indexedDB.open('rollcall');
    openRequest.onerror = () => reject(openRequest.error);
    openRequest.onsuccess = () => {
      const transaction = openRequest.result.transaction('pictures', 'readwrite');
      transaction.objectStore('pictures').put({ hash, file, preview: file, width: 80, height: 16, addedAt: 0 });
      transaction.onerror = () => reject(transaction.error);
      transaction.oncomplete = () => {
        openRequest.result.close();
        resolve();
      };
    };
  });
}

/** Draws the picture at an address and returns it as a PNG in Base64. */
async function drawAddress(address: string): Promise<string> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(image, 0, 0);
  const pngBytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
  return btoa(String.fromCharCode(...pngBytes));
}

function countPictures(): Promise<number> {
  return new Promise((resolve, reject) => {
    const openRequest = indexedDB.open('rollcall');
    openRequest.onerror = () => reject(openRequest.error);
    openRequest.onsuccess = () => {
      const countRequest = openRequest.result.transaction('pictures').objectStore('pictures').count();
      countRequest.onsuccess = () => {
        openRequest.result.close();
        resolve(countRequest.result);
      };
    };
  });
}

/** Draws the newest picture of the library and returns it as a PNG in Base64. */
async function drawNewestPicture(): Promise<string> {
  const pictureRows = await new Promise<{ file: Blob; addedAt: number }[]>((resolve, reject) => {
    const openRequest = indexedDB.open('rollcall');
    openRequest.onerror = () => reject(openRequest.error);
    openRequest.onsuccess = () => {
      const rowsRequest = openRequest.result.transaction('pictures').objectStore('pictures').getAll();
      rowsRequest.onsuccess = () => {
        openRequest.result.close();
        resolve(rowsRequest.result);
      };
    };
  });
  const newest = pictureRows.sort((a, b) => b.addedAt - a.addedAt)[0];
  if (newest === undefined) throw new Error('no picture');
  const bitmap = await createImageBitmap(newest.file, { imageOrientation: 'from-image' });
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(bitmap, 0, 0);
  const pngBytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
  return btoa(String.fromCharCode(...pngBytes));
}
