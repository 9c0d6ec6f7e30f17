import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { putDocuments } from '../../support/browser/library.ts';
import { openCharacterById } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';
import { checkPdf } from '../../support/cards/pdf.ts';

test.use({ start: 'kept' });

/** Red with a green upper left corner. */
const picture = (width = 1600, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: '#d01010' } }).composite([
    { input: { create: { width: 200, height: 200, channels: 3, background: '#10a030' } }, left: 0, top: 0 },
  ]);
const art = (page: Page): Locator => page.getByRole('region', { name: 'Art', exact: true });
const onCard = (page: Page): Locator => page.locator('[data-card="front"] image');

/** Straight to the field: a press may miss its button while the screen is still being laid out, and no chooser comes. */
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> =>
  art(page).locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });

/** As a person does it. */
async function chooseByButton(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const coming = page.waitForEvent('filechooser');
  await art(page)
    .getByRole('button', { name: /Choose/ })
    .click();
  await (await coming).setFiles({ name, mimeType, buffer });
}

/** Hands a file to the page as a drop or a paste does. */
async function hand(target: Locator, kind: 'drop' | 'paste', buffer: Buffer): Promise<void> {
  await target.evaluate(
    (element, { kind, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], 'handed.png', { type: 'image/png' }));
      const init = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      );
    },
    { kind, base64: buffer.toString('base64') },
  );
}

/** A whole PNG of black and white, quickly made however large. */
function blankPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const lines = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 1 });
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))]);
}

async function claiming(width: number, height: number): Promise<Buffer> {
  const bytes = await picture(300, 300).png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** Brasslungs beside the first one, with pictures that files of other programs may name: by id. */
async function putPictured(page: Page, sources: Record<string, string>): Promise<void> {
  const brasslung = JSON.parse(
    readFileSync('samples/supers-unlimited/characters/brasslung.hero.json', 'utf8'),
  ) as object;
  const pictured = Object.entries(sources).map(([id, src]) => ({
    ...brasslung,
    id,
    name: `Pictured ${id}`,
    art: { image: { src }, ...(id === 'cropped' ? { crop: { x: 0.4, y: 0.4, zoom: 2 } } : {}) },
  }));
  await putDocuments(page, 'characters', pictured);
  await page.reload();
}

// Each test has a character of its own, who begins without a picture.
test('a picture is chosen, made for the window of the card template, and cropped by keys', async ({ page }) => {
  await openCharacterById(page, 'fresnel');
  await chooseByButton(page, 'red.png', 'image/png', await picture().png().toBuffer());
  await art(page).getByText('729 dpi').waitFor();
  await expect(onCard(page)).toHaveCount(1);
  await page.getByRole('button', { name: /Card template$/ }).click();
  await page.getByRole('option', { name: /^Tarot/ }).click();
  await expect(art(page)).not.toContainText('729 dpi');
  const side = page.locator('[data-card="front"] svg');
  await expect(side).toHaveAttribute('width', '70mm');
  const before = await onCard(page).getAttribute('width');
  const crop = page.getByRole('application', { name: /Picture in its window/ });
  await crop.focus();
  for (const key of ['+', '+', '+', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
  await expect.poll(() => onCard(page).getAttribute('width')).not.toBe(before);
});

test('a picture is dropped, another one is pasted; undo goes back step by step', async ({ page }) => {
  await openCharacterById(page, 'thimble');
  await page.getByText('Back', { exact: true }).click();
  await hand(page.getByRole('region', { name: 'Card' }).first(), 'drop', await picture(900, 900).png().toBuffer());
  await art(page).getByText('900 × 900 pixels').waitFor();
  // The side that shows the picture is turned up.
  await page.locator('[data-card="front"]').waitFor();
  await hand(page.locator('body'), 'paste', await picture(1000, 800).png().toBuffer());
  await art(page).getByText('1000 × 800 pixels').waitFor();
  await page.keyboard.press('Control+z');
  await expect(art(page)).toContainText('900 × 900 pixels');
  await page.keyboard.press('Control+z');
  await art(page).getByRole('button', { name: 'Choose a picture' }).waitFor();
  await page.keyboard.press('Control+Shift+z');
  await expect(art(page)).toContainText('900 × 900 pixels');
  await art(page).getByRole('button', { name: 'Remove picture' }).focus();
  await page.keyboard.press('Enter');
  await expect(art(page).getByRole('button', { name: 'Choose a picture' })).toBeFocused();
});

test('a photo lying on its side stands upright; a copy of the character keeps it; a very large one is kept smaller, and that is said', async ({
  page,
}) => {
  await openCharacterById(page, 'brasslung');
  const lying = await picture().jpeg().withMetadata({ orientation: 6 }).toBuffer();
  await choose(page, 'photo.jpg', 'image/jpeg', lying);
  await art(page).getByText('1200 × 1600 pixels').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Duplicate' }).first().click();
  await expect(page.getByLabel('Name', { exact: true }).first()).toHaveValue('Brasslung (copy)');
  await expect(art(page)).toContainText('1200 × 1600 pixels');
  await choose(page, 'large.png', 'image/png', blankPng(6000, 4200));
  await page.getByText('The picture had 25 megapixels; it is kept with 24').waitFor();
  await expect(onCard(page)).toHaveCount(1);
});

test('what cannot be used is said, the card stays as it was, and the app lives on; what is too coarse is told beside the crop and before printing', async ({
  page,
}) => {
  await openCharacterById(page, 'old-gantry');
  const whole = await picture().jpeg().toBuffer();
  const bombs: [string, string, Buffer, RegExp][] = [
    ['cut.jpg', 'image/jpeg', whole.subarray(0, whole.length / 2), /cut\.jpg can't be used: .*damaged/],
    [
      'letter.png',
      'image/png',
      Buffer.from('Dear all'),
      /letter\.png isn't a picture\. Use a PNG, JPEG, WebP, AVIF or SVG file\./,
    ],
    ['empty.png', 'image/png', Buffer.alloc(0), /the file is empty/],
    // A few bytes that claim more than a browser can decode: refused by what the head says.
    [
      'claim.png',
      'image/png',
      await claiming(40_000, 30_000),
      /it has 1200 megapixels \(40,000 by 30,000\), 100 at most/,
    ],
    [
      'huge.png',
      'image/png',
      blankPng(12_000, 9_000),
      /it has 108 megapixels \(12,000 by 9000\), 100 at most; make it smaller/,
    ],
  ];
  for (const [name, type, bytes, reason] of bombs) {
    await choose(page, name, type, bytes);
    const refusal = art(page).getByRole('alert').filter({ hasText: reason });
    await refusal.waitFor();
    await expect(refusal).toBeInViewport();
  }
  await expect(onCard(page)).toHaveCount(0);
  await page.getByLabel('Concept').fill('Still here');
  await choose(page, 'small.png', 'image/png', await picture(300, 300).png().toBuffer());
  await onCard(page).waitFor();
  await expect(onCard(page)).toHaveCount(1);
  await expect(art(page).getByRole('alert')).toHaveCount(0);
  await expect(art(page)).toContainText('136 dpi on the card: it will look coarse');
  await page.getByRole('button', { name: 'Print cards' }).click();
  await page.getByRole('region', { name: 'Before you print' }).getByText('136 dpi').waitFor();
});

test('pictures in documents: upright, kept, claiming too much, or damaged; the print has the whole ones once each, and says so', async ({
  page,
}, info) => {
  const lying = await picture().jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const [cropped, hash] = ['c'.repeat(64), 'd'.repeat(64)];
  const chosen = (await picture().png().toBuffer()).toString('base64');
  await page.goto('/#/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(
    async ({ cropped, hash, chosen }) => {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('rollcall');
        opening.onsuccess = () => resolve(opening.result);
      });
      const change = db.transaction('pictures', 'readwrite');
      const file = new Blob(['no picture any more'], { type: 'image/png' });
      const whole = new Blob([Uint8Array.from(atob(chosen), (c) => c.charCodeAt(0))], { type: 'image/png' });
      const rows = [
        { hash, file, preview: file, width: 900, height: 900, addedAt: 0 },
        { hash: cropped, file: whole, preview: whole, width: 1600, height: 1200, addedAt: 0 },
      ];
      for (const row of rows) change.objectStore('pictures').put(row);
      await new Promise((resolve) => {
        change.oncomplete = resolve;
      });
      db.close();
    },
    { cropped, hash, chosen },
  );
  await putPictured(page, {
    lying: `data:image/jpeg;base64,${lying.toString('base64')}`,
    torn: 'data:image/jpeg;base64,AAAA',
    claiming: `data:image/png;base64,${(await claiming(40_000, 30_000)).toString('base64')}`,
    damaged: `sha256:${hash}`,
    cropped: `sha256:${cropped}`,
  });
  const told = art(page).getByRole('alert');
  const tells = (words: string) => told.filter({ hasText: words }).waitFor();
  // Each says something else, so that none is taken for the one before it.
  await page.goto('/#/characters/torn');
  await tells('no PNG, JPEG, WebP or AVIF');
  await page.goto('/#/characters/claiming');
  await tells('1200 megapixels');
  await expect(onCard(page)).toHaveCount(0);
  await page.goto('/#/characters/lying');
  await art(page).getByText('1200 × 1600 pixels').waitFor();
  await expect(onCard(page)).toHaveCount(1);
  // One that was chosen before the app was started again, with its crop.
  await page.goto('/#/characters/cropped');
  await art(page).getByText('1600 × 1200 pixels').waitFor();
  await expect(onCard(page)).toHaveCount(1);

  // All in one print: the whole pictures are in the PDF, the damaged one is not, and its card is.
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await page.getByRole('searchbox').fill('pictured');
  await page.getByRole('link', { name: 'Pictured cropped' }).click({ modifiers: ['Control'] });
  await page.getByRole('link', { name: 'Pictured damaged' }).click({ modifiers: ['Control'] });
  await page.getByRole('link', { name: 'Pictured lying' }).click({ modifiers: ['Control'] });
  await page.getByRole('button', { name: 'Print cards' }).click();
  await page.getByText('3 cards on 1 sheet').waitFor();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  const file = info.outputPath('cards.pdf');
  await (await coming).saveAs(file);
  checkPdf(file);
  expect(
    readFileSync(file)
      .toString('latin1')
      .match(/\/Subtype ?\/Image/g),
  ).toHaveLength(2);
  await page
    .getByRole('button', { name: /Pictured damaged: its picture .* used: the file is damaged or ends too early/ })
    .waitFor();
});
