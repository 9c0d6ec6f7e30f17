import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { putDocuments } from '../../support/browser/library.ts';
import { openCharacterById } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';
import { checkPdf } from '../../support/cards/pdf.ts';

// Each test continues with the app as the previous test has left it.
test.use({ start: 'kept' });

/** Creates a red picture with a green upper left corner. */
const createPicture = (width = 1600, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: '#d01010' } }).composite([
    { input: { create: { width: 200, height: 200, channels: 3, background: '#10a030' } }, left: 0, top: 0 },
  ]);
const getArtRegion = (page: Page): Locator => page.getByRole('region', { name: 'Art', exact: true });
const getCardImage = (page: Page): Locator => page.locator('[data-card="front"] image');

/** Sets the file directly, because a click may miss its button while the layout of the screen still changes. */
const chooseFile = (page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> =>
  getArtRegion(page).locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });

/** Chooses a file with the button, as a user does. */
async function chooseByButton(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const chooserEvent = page.waitForEvent('filechooser');
  await getArtRegion(page)
    .getByRole('button', { name: /Choose/ })
    .click();
  await (await chooserEvent).setFiles({ name, mimeType, buffer });
}

/** Sends a file to the page as a drop or a paste does. */
async function sendFile(target: Locator, kind: 'drop' | 'paste', buffer: Buffer): Promise<void> {
  await target.evaluate(
    (element, { kind, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], 'handed.png', { type: 'image/png' }));
      const eventOptions = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...eventOptions, dataTransfer })
          : new ClipboardEvent('paste', { ...eventOptions, clipboardData: dataTransfer }),
      );
    },
    { kind, base64: buffer.toString('base64') },
  );
}

/** Creates a valid black-and-white PNG quickly at any size. */
function createBlankPng(width: number, height: number): Buffer {
  const createChunk = (type: string, chunkData: Buffer) => {
    const typeAndData = Buffer.concat([Buffer.from(type), chunkData]);
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(chunkData.length);
    checksum.writeUInt32BE(crc32(typeAndData));
    return Buffer.concat([length, typeAndData, checksum]);
  };
  const headerData = Buffer.alloc(13);
  headerData.writeUInt32BE(width, 0);
  headerData.writeUInt32BE(height, 4);
  headerData[8] = 1; // One bit for each pixel.
  const pixelData = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 1 });
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    createChunk('IHDR', headerData),
    createChunk('IDAT', pixelData),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Creates a small PNG whose header claims this size. */
async function createOversizedPng(width: number, height: number): Promise<Buffer> {
  const bytes = await createPicture(300, 300).png().toBuffer();
  // The width and the height in the header of a PNG.
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** Adds copies of Brasslung with these picture sources, by id. */
async function putPicturedHeroes(page: Page, sources: Record<string, string>): Promise<void> {
  const brasslung = JSON.parse(
    readFileSync('samples/supers-unlimited/characters/brasslung.hero.json', 'utf8'),
  ) as object;
  const picturedHeroes = Object.entries(sources).map(([characterId, source]) => ({
    ...brasslung,
    id: characterId,
    name: `Pictured ${characterId}`,
    art: { image: { src: source }, ...(characterId === 'cropped' ? { crop: { x: 0.4, y: 0.4, zoom: 2 } } : {}) },
  }));
  await putDocuments(page, 'characters', picturedHeroes);
  await page.reload();
}

// Each test uses its own character, which has no picture at the start.
test('fits a chosen picture to the window of the card template, and crops it by keyboard', async ({ page }) => {
  await openCharacterById(page, 'fresnel');
  await chooseByButton(page, 'red.png', 'image/png', await createPicture().png().toBuffer());
  await getArtRegion(page).getByText('729 dpi').waitFor();
  await expect(getCardImage(page)).toHaveCount(1);
  await page.getByRole('button', { name: /Card template$/ }).click();
  await page.getByRole('option', { name: /^Tarot/ }).click();
  await expect(getArtRegion(page)).not.toContainText('729 dpi');
  const cardSvg = page.locator('[data-card="front"] svg');
  await expect(cardSvg).toHaveAttribute('width', '70mm');
  const widthBefore = await getCardImage(page).getAttribute('width');
  const crop = page.getByRole('application', { name: /Picture in its window/ });
  // What the card prints over the picture, such as the Level of Tarot.
  await expect(crop.locator('[data-cover] path')).not.toHaveCount(0);
  await crop.focus();
  for (const key of ['+', '+', '+', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
  await expect.poll(() => getCardImage(page).getAttribute('width')).not.toBe(widthBefore);
});

test('accepts dropped and pasted pictures, and undoes them step by step', async ({ page }) => {
  await openCharacterById(page, 'thimble');
  await page.getByText('Back', { exact: true }).click();
  await sendFile(
    page.getByRole('region', { name: 'Card' }).first(),
    'drop',
    await createPicture(900, 900).png().toBuffer(),
  );
  await getArtRegion(page).getByText('900 × 900 pixels').waitFor();
  // The card shows the side with the picture.
  await page.locator('[data-card="front"]').waitFor();
  await sendFile(page.locator('body'), 'paste', await createPicture(1000, 800).png().toBuffer());
  await getArtRegion(page).getByText('1000 × 800 pixels').waitFor();
  await page.keyboard.press('Control+z');
  await expect(getArtRegion(page)).toContainText('900 × 900 pixels');
  await page.keyboard.press('Control+z');
  await getArtRegion(page).getByRole('button', { name: 'Choose a picture' }).waitFor();
  await page.keyboard.press('Control+Shift+z');
  await expect(getArtRegion(page)).toContainText('900 × 900 pixels');
  await getArtRegion(page).getByRole('button', { name: 'Remove picture' }).focus();
  await page.keyboard.press('Enter');
  await expect(getArtRegion(page).getByRole('button', { name: 'Choose a picture' })).toBeFocused();
});

test('turns a photo upright, keeps it in a copy of the character, and reports that a very large picture was reduced', async ({
  page,
}) => {
  await openCharacterById(page, 'brasslung');
  // Orientation 6 of Exif: viewers turn the picture a quarter clockwise.
  const sidewaysPhoto = await createPicture().jpeg().withMetadata({ orientation: 6 }).toBuffer();
  await chooseFile(page, 'photo.jpg', 'image/jpeg', sidewaysPhoto);
  await getArtRegion(page).getByText('1200 × 1600 pixels').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Duplicate' }).first().click();
  await expect(page.getByLabel('Name', { exact: true }).first()).toHaveValue('Brasslung (copy)');
  await expect(getArtRegion(page)).toContainText('1200 × 1600 pixels');
  await chooseFile(page, 'large.png', 'image/png', createBlankPng(6000, 4200));
  await page.getByText('The picture had 25 megapixels; it is kept with 24').waitFor();
  await expect(getCardImage(page)).toHaveCount(1);
});

test('explains why a file cannot be used as a picture, and warns about a coarse picture next to the crop and before printing', async ({
  page,
}) => {
  await openCharacterById(page, 'old-gantry');
  const intactJpeg = await createPicture().jpeg().toBuffer();
  const unusableFiles: [fileName: string, mimeType: string, bytes: Buffer, reason: RegExp][] = [
    ['cut.jpg', 'image/jpeg', intactJpeg.subarray(0, intactJpeg.length / 2), /cut\.jpg can't be used: .*damaged/],
    [
      'letter.png',
      'image/png',
      Buffer.from('Dear all'),
      /letter\.png isn't a picture\. Use a PNG, JPEG, WebP, AVIF or SVG file\./,
    ],
    ['empty.png', 'image/png', Buffer.alloc(0), /the file is empty/],
    // The header of this small file claims more pixels than a browser can decode.
    [
      'claim.png',
      'image/png',
      await createOversizedPng(40_000, 30_000),
      /it has 1200 megapixels \(40,000 by 30,000\), 100 at most/,
    ],
    [
      'huge.png',
      'image/png',
      createBlankPng(12_000, 9_000),
      /it has 108 megapixels \(12,000 by 9000\), 100 at most; make it smaller/,
    ],
  ];
  for (const [fileName, mimeType, bytes, reason] of unusableFiles) {
    await chooseFile(page, fileName, mimeType, bytes);
    const refusal = getArtRegion(page).getByRole('alert').filter({ hasText: reason });
    await refusal.waitFor();
    await expect(refusal).toBeInViewport();
  }
  await expect(getCardImage(page)).toHaveCount(0);
  await page.getByLabel('Concept').fill('Still here');
  await chooseFile(page, 'small.png', 'image/png', await createPicture(300, 300).png().toBuffer());
  await getCardImage(page).waitFor();
  await expect(getCardImage(page)).toHaveCount(1);
  await expect(getArtRegion(page).getByRole('alert')).toHaveCount(0);
  await expect(getArtRegion(page)).toContainText('136 dpi on the card: it will look coarse');
  await page.getByRole('button', { name: 'Print cards' }).click();
  await page.getByRole('region', { name: 'Before you print' }).getByText('136 dpi').waitFor();
});

test('shows upright and cropped pictures of documents, reports unusable ones, and prints each intact one once', async ({
  page,
}, testInfo) => {
  const sidewaysPhoto = await createPicture().jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const [croppedHash, damagedHash] = ['c'.repeat(64), 'd'.repeat(64)];
  const pictureBase64 = (await createPicture().png().toBuffer()).toString('base64');
  await page.goto('/#/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(
    async ({ croppedKey, damagedKey, croppedBase64 }) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const openRequest = indexedDB.open('rollcall');
        openRequest.onsuccess = () => resolve(openRequest.result);
      });
      const transaction = database.transaction('pictures', 'readwrite');
      const damagedFile = new Blob(['no picture any more'], { type: 'image/png' });
      const intactFile = new Blob([Uint8Array.from(atob(croppedBase64), (character) => character.charCodeAt(0))], {
        type: 'image/png',
      });
      const rows = [
        { hash: damagedKey, file: damagedFile, preview: damagedFile, width: 900, height: 900, addedAt: 0 },
        { hash: croppedKey, file: intactFile, preview: intactFile, width: 1600, height: 1200, addedAt: 0 },
      ];
      for (const row of rows) transaction.objectStore('pictures').put(row);
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      database.close();
    },
    { croppedKey: croppedHash, damagedKey: damagedHash, croppedBase64: pictureBase64 },
  );
  await putPicturedHeroes(page, {
    sideways: `data:image/jpeg;base64,${sidewaysPhoto.toString('base64')}`,
    torn: 'data:image/jpeg;base64,AAAA',
    claiming: `data:image/png;base64,${(await createOversizedPng(40_000, 30_000)).toString('base64')}`,
    damaged: `sha256:${damagedHash}`,
    cropped: `sha256:${croppedHash}`,
  });
  const pictureAlert = getArtRegion(page).getByRole('alert');
  const expectAlert = (alertText: string) => pictureAlert.filter({ hasText: alertText }).waitFor();
  // Each message is different, so that the test cannot mistake one for the previous one.
  await page.goto('/#/characters/torn');
  await expectAlert('no PNG, JPEG, WebP or AVIF');
  await page.goto('/#/characters/claiming');
  await expectAlert('1200 megapixels');
  await expect(getCardImage(page)).toHaveCount(0);
  await page.goto('/#/characters/sideways');
  await getArtRegion(page).getByText('1200 × 1600 pixels').waitFor();
  await expect(getCardImage(page)).toHaveCount(1);
  // This picture and its crop were saved before the restart.
  await page.goto('/#/characters/cropped');
  await getArtRegion(page).getByText('1600 × 1200 pixels').waitFor();
  await expect(getCardImage(page)).toHaveCount(1);

  // The PDF contains all cards and the intact pictures, but not the damaged one.
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await page.getByRole('searchbox').fill('pictured');
  await page.getByRole('link', { name: 'Pictured cropped' }).click({ modifiers: ['Control'] });
  await page.getByRole('link', { name: 'Pictured damaged' }).click({ modifiers: ['Control'] });
  await page.getByRole('link', { name: 'Pictured sideways' }).click({ modifiers: ['Control'] });
  await page.getByRole('button', { name: 'Print cards' }).click();
  await page.getByText('3 cards on 1 sheet').waitFor();
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  const pdfPath = testInfo.outputPath('cards.pdf');
  await (await downloadEvent).saveAs(pdfPath);
  checkPdf(pdfPath);
  expect(
    readFileSync(pdfPath)
      .toString('latin1')
      .match(/\/Subtype ?\/Image/g),
  ).toHaveLength(2);
  await page
    .getByRole('button', { name: /Pictured damaged: its picture .* used: the file is damaged or ends too early/ })
    .waitFor();
});
