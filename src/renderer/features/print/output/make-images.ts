/** Makes card images one after the other. */
import type { Translate } from '../../../../shared/texts/translate.ts';
import { renderPng } from '../../../pictures/svg-to-png.ts';
import type { BegunImages, ImagesRequest, ShopImage } from '../job.ts';
import type { Made } from './make-all.ts';
import type { MadeFile } from './save-files.ts';

/** The images to make, and the name of the archive that holds them. */
export interface ImageOutput {
  readonly images: ImagesRequest;
  readonly title: string;
}

export interface ImageMaker {
  /** Returns undefined if it was stopped. */
  begin(request: ImagesRequest): Promise<BegunImages | undefined>;
  image(index: number): Promise<ShopImage | undefined>;
}

/** Returns all files, or undefined if it was stopped. `draw` turns an SVG into pixels. */
export async function makeImages(
  translate: Translate,
  request: ImagesRequest,
  { begin, image }: ImageMaker,
  isStopped: () => boolean,
  draw = renderPng,
): Promise<Made | undefined> {
  const begun = await begin(request);
  if (begun === undefined || isStopped()) return undefined;
  const files: MadeFile[] = [];
  for (const [index, name] of begun.names.entries()) {
    // Images are requested one at a time, so that only one waits to be drawn.
    const one = await image(index);
    if (one === undefined || isStopped()) return undefined;
    const file =
      request.format === 'svg' ? new Blob([one.svg], { type: 'image/svg+xml' }) : await draw(one, request.dpi);
    if (isStopped()) return undefined;
    if (file === undefined) throw new Error(translate('printImages.tooLarge'));
    files.push({ name, bytes: file });
  }
  return { files, lost: begun.lost };
}
