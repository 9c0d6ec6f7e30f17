/** Makes card images one after the other. */
import type { Translate } from '../../../../shared/texts/translate.ts';
import { renderPng } from '../../../pictures/svg-to-png.ts';
import type { ImagesRequest, ShopImage, StartedImages } from '../print-messages.ts';
import type { MadeFiles } from './make-pdfs.ts';
import type { MadeFile } from './save-files.ts';

/** The images to make, and the name of the archive that holds them. */
export interface ImageOutput {
  readonly images: ImagesRequest;
  readonly title: string;
}

export interface ImageMaker {
  /** Returns undefined if the print was stopped. */
  start(request: ImagesRequest): Promise<StartedImages | undefined>;
  drawImage(imageIndex: number): Promise<ShopImage | undefined>;
}

/** Returns all files, or undefined if the print was stopped. `rasterize` turns an SVG into a PNG. */
export async function makeImages(
  translate: Translate,
  request: ImagesRequest,
  { start, drawImage }: ImageMaker,
  isStopped: () => boolean,
  rasterize = renderPng,
): Promise<MadeFiles | undefined> {
  const startedImages = await start(request);
  if (startedImages === undefined || isStopped()) return undefined;
  const files: MadeFile[] = [];
  for (const [imageIndex, fileName] of startedImages.names.entries()) {
    // Images are requested one at a time, so that only one is in memory as SVG.
    const shopImage = await drawImage(imageIndex);
    if (shopImage === undefined || isStopped()) return undefined;
    const imageFile =
      request.format === 'svg'
        ? new Blob([shopImage.svg], { type: 'image/svg+xml' })
        : await rasterize(shopImage, shopImage.dpi);
    if (isStopped()) return undefined;
    if (imageFile === undefined) throw new Error(translate('printImages.tooLarge'));
    files.push({ name: fileName, bytes: imageFile });
  }
  for (const { name, text } of startedImages.documents) files.push({ name, bytes: new TextEncoder().encode(text) });
  return { files, withoutPicture: startedImages.lost };
}
