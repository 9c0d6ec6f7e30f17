/** A picture whose colour is known again wherever it arrives. */
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

const picture = () => sharp({ create: { width: 1500, height: 1100, channels: 3, background: '#3060c0' } });

/** Puts the picture on the character that is open, as a file of this kind. */
export async function addBluePicture(page: Page, kind: 'avif' | 'png'): Promise<void> {
  const buffer = await (kind === 'avif' ? picture().avif({ effort: 0 }) : picture().png()).toBuffer();
  const input = page.locator('input[type="file"]').first();
  await input.setInputFiles({ name: `blue.${kind}`, mimeType: `image/${kind}`, buffer });
  await expect(page.locator('[data-card="front"] image')).toHaveCount(1);
}

/** The card that is open shows the picture: its pixels, not only its frame. */
export async function expectBluePicture(page: Page): Promise<void> {
  const image = page.locator('[data-card="front"] image');
  await expect(image).toHaveCount(1);
  const [r = 0, g = 0, b = 0] = await page.evaluate(
    async (address) => {
      const image = new Image();
      image.src = address as string;
      await image.decode();
      const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
      canvas.drawImage(image, 0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    },
    await image.getAttribute('href'),
  );
  expect(Math.abs(r - 48) + Math.abs(g - 96) + Math.abs(b - 192)).toBeLessThan(30);
}
