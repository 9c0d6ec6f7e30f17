/** Pictures belong to the library: they come back with it, and travel in an archive. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { freshFolder, killHard, openApp } from '../support/app-window.ts';
import { answerSaveDialog } from '../support/save-dialog.ts';
import { openCharacter, saved } from '../support/screens.ts';

/** The middle of the picture on the card, as it is drawn: red, green, blue. */
async function colourOfArt(page: Page): Promise<readonly number[]> {
  const href = await page.locator('[data-card="front"] image').first().getAttribute('href');
  return page.evaluate(async (address) => {
    const image = new Image();
    image.src = address as string;
    await image.decode();
    const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    canvas.drawImage(image, 0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }, href);
}

const nearly = ([r = 0, g = 0, b = 0]: readonly number[]) =>
  Math.abs(r - 48) + Math.abs(g - 96) + Math.abs(b - 192) < 30;

test('a picture comes back with a library that was lost, and arrives in another profile', async () => {
  const folder = freshFolder();
  const profile = join(folder.path, 'data');
  const archive = join(folder.path, 'all.rollcall');
  try {
    const first = await openApp(profile);
    const bytes = await sharp({ create: { width: 1500, height: 1100, channels: 3, background: '#3060c0' } })
      .png()
      .toBuffer();
    await openCharacter(first.page, 'Brasslung');
    const input = first.page.locator('input[type="file"]').first();
    await input.setInputFiles({ name: 'blue.png', mimeType: 'image/png', buffer: bytes });
    await expect(first.page.locator('[data-card="front"] image')).toHaveCount(1);
    await saved(first.page);
    await answerSaveDialog(first.app, archive);
    await first.page.getByRole('link', { name: 'Library' }).click();
    await first.page.getByRole('button', { name: 'Export the whole library…' }).click();
    await first.page.getByRole('dialog').getByText('One .rollcall file').click();
    await first.page.getByRole('button', { name: 'Save as…' }).click();
    await expect(first.page.getByText('all.rollcall is saved.')).toBeVisible();
    await killHard(first);

    rmSync(join(profile, 'IndexedDB'), { recursive: true });
    const second = await openApp(profile);
    await second.page.getByRole('button', { name: 'Bring everything back' }).click();
    await second.page.getByRole('button', { name: /^Restore \d+$/ }).click();
    await openCharacter(second.page, 'Brasslung');
    await expect(second.page.locator('[data-card="front"] image')).toHaveCount(1);
    expect(nearly(await colourOfArt(second.page))).toBe(true);
    await second.app.close();

    const other = await openApp(join(folder.path, 'other'), [], [archive]);
    const look = other.page.getByRole('dialog', { name: 'Import' });
    await look.getByText('Take theirs', { exact: true }).last().click();
    await look.getByRole('button', { name: /^Import \d+$/ }).click();
    // What comes in alone is opened.
    await expect(other.page.locator('[data-card="front"] image')).toHaveCount(1);
    expect(nearly(await colourOfArt(other.page))).toBe(true);
    await other.app.close();
  } finally {
    folder.remove();
  }
});
