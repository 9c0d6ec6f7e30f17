/** A picture whose color is recognized wherever the picture is shown. */
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

const createPicture = () => sharp({ create: { width: 1500, height: 1100, channels: 3, background: '#3060c0' } });

/** Adds the picture to the open character, as a file of this kind. */
export async function addBluePicture(browserPage: Page, fileKind: 'avif' | 'png'): Promise<void> {
  const fileBuffer = await (fileKind === 'avif'
    ? createPicture().avif({ effort: 0 })
    : createPicture().png()
  ).toBuffer();
  const fileInput = browserPage.locator('input[type="file"]').first();
  await fileInput.setInputFiles({ name: `blue.${fileKind}`, mimeType: `image/${fileKind}`, buffer: fileBuffer });
  await expect(browserPage.locator('[data-card="front"] image')).toHaveCount(1);
}

/** Expects the open card to show the picture: its pixels, not only its frame. */
export async function expectBluePicture(browserPage: Page): Promise<void> {
  const pictureOnCard = browserPage.locator('[data-card="front"] image');
  await expect(pictureOnCard).toHaveCount(1);
  const [red = 0, green = 0, blue = 0] = await browserPage.evaluate(
    async (pictureAddress) => {
      const decodedImage = new Image();
      decodedImage.src = pictureAddress as string;
      await decodedImage.decode();
      const canvasContext = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
      canvasContext.drawImage(decodedImage, 0, 0, 1, 1);
      return [...canvasContext.getImageData(0, 0, 1, 1).data];
    },
    await pictureOnCard.getAttribute('href'),
  );
  expect(Math.abs(red - 48) + Math.abs(green - 96) + Math.abs(blue - 192)).toBeLessThan(30);
}
