import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import hero from '../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { preparePicture, readPictureHead } from '../../../src/cli/cards/picture-pixels.ts';
import { putDocuments } from '../../support/browser/library.ts';
import { openCharacterById } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';
import { createColoredPictures, readStripeColors } from '../../support/cards/colored-pictures.ts';

test.use({ start: 'kept' });

/** Two encodings as JPEG may be this far apart. */
const MAX_DIFFERENCE = 5;

test('a picture has the same colors in the app and on the command line, however its file tells them', async ({
  page,
}) => {
  await openCharacterById(page, 'fresnel');
  const art = page.getByRole('region', { name: 'Art', exact: true });
  for (const { name, type, bytes } of await createColoredPictures()) {
    const before = await page.evaluate(countPictures);
    await art.locator('input[type="file"]').setInputFiles({ name: 'x', mimeType: type, buffer: bytes });
    await expect.poll(() => page.evaluate(countPictures)).toBe(before + 1);
    const inApp = await readStripeColors(Buffer.from(await page.evaluate(newestPicture), 'base64'));
    const head = await readPictureHead(bytes);
    if ('problem' in head) throw new Error(head.problem.kind);
    const made = await preparePicture(bytes, head, 80);
    if ('problem' in made) throw new Error(made.problem.kind);
    const onLine = await readStripeColors(made.bytes);
    const difference = Math.max(...inApp.flat().map((value, index) => Math.abs(value - (onLine.flat()[index] ?? 0))));
    expect(difference, `${name}: ${JSON.stringify({ inApp, onLine })}`).toBeLessThanOrEqual(MAX_DIFFERENCE);
  }
});

test('a JPEG in inks that was in the library before has the colors of the print on the screen', async ({ page }) => {
  await page.goto('/#/characters/-');
  await page.getByText('This document is not in your library').waitFor();
  for (const { name, bytes } of await createColoredPictures()) {
    if (!name.startsWith('a JPEG in inks')) continue;
    const hash = createHash('sha256').update(bytes).digest('hex');
    await page.evaluate(putPicture, { hash, base64: bytes.toString('base64') });
    const id = `inks-${hash.slice(0, 8)}`;
    const art = { ...hero.art, drawing: undefined, image: { src: `sha256:${hash}` } };
    const character = { ...hero, id, art };
    await putDocuments(page, 'characters', [character]);
    await page.goto(`/#/characters/${id}`);
    await page.reload();
    const image = page.locator('[data-card=front] image').first();
    await expect(image).toHaveAttribute('href', /^blob:/);
    const onScreen = await readStripeColors(
      Buffer.from(await page.evaluate(drawAddress, (await image.getAttribute('href')) ?? ''), 'base64'),
    );
    const head = await readPictureHead(bytes);
    const made = 'problem' in head ? head : await preparePicture(bytes, head, 80);
    if ('problem' in made) throw new Error(made.problem.kind);
    const printed = await readStripeColors(made.bytes);
    const difference = Math.max(
      ...onScreen.flat().map((value, index) => Math.abs(value - (printed.flat()[index] ?? 0))),
    );
    expect(difference, `${name}: ${JSON.stringify({ onScreen, printed })}`).toBeLessThanOrEqual(MAX_DIFFERENCE);
  }
});

/** Puts a JPEG into the library as earlier versions did, with the file itself as the preview. */
function putPicture({ hash, base64 }: { hash: string; base64: string }): Promise<void> {
  const file = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'image/jpeg' });
  return new Promise((resolve, reject) => {
    const open = indexedDB.open('rollcall');
    open.onerror = () => reject(open.error);
    open.onsuccess = () => {
      const change = open.result.transaction('pictures', 'readwrite');
      change.objectStore('pictures').put({ hash, file, preview: file, width: 80, height: 16, addedAt: 0 });
      change.onerror = () => reject(change.error);
      change.oncomplete = () => {
        open.result.close();
        resolve();
      };
    };
  });
}

/** What the browser shows at an address, as a PNG in Base64. */
async function drawAddress(address: string): Promise<string> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(image, 0, 0);
  const png = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
  return btoa(String.fromCharCode(...png));
}

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
