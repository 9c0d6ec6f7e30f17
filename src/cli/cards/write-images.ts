/** Writes cards as image files into a folder: all of them or none. */

import { basename, join } from 'node:path';
import { measureBitmaps } from '../../shared/pdf/side-content.ts';
import { IMAGE_BLEED, IMAGE_DPI } from '../../shared/print/shop/image-names.ts';
import type { ReadyImages } from '../../shared/print-job/write-images.ts';
import type { FontSet } from '../../shared/text/fonts/fonts.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { Batch, refuseInput, refuseTaken } from '../files/write.ts';
import type { Io } from '../io.ts';
import { cardImage, dataAddresses, type ImageOptions } from './card-image.ts';

/** The limits for pixels per inch and for millimeters of bleed on a card. */
export const DPI = { least: IMAGE_DPI.min, most: IMAGE_DPI.max, whole: true };
export const BLEED = { least: IMAGE_BLEED.min, most: IMAGE_BLEED.max, whole: false };

export interface ImagesJob extends ImageOptions {
  readonly folder: string;
  readonly force: boolean;
}

/** Writes one image per card side and prints each file name on standard output. */
export async function writeImages(
  translate: Translate,
  { sides: named, preparedPictures: pixels }: ReadyImages,
  fonts: FontSet,
  { folder, force, ...options }: ImagesJob,
  streams: Io,
): Promise<void> {
  const sides = named.map(({ name, ...side }) => ({ target: join(folder, name), ...side }));
  for (const { target } of sides) {
    refuseInput(target);
    // Either all images are written or none, so that new and old ones do not mix.
    refuseTaken(target, force);
  }
  const addresses = await dataAddresses(measureBitmaps(sides.map(({ list }) => list)).keys(), pixels);
  const batch = new Batch();
  try {
    for (const [index, { target, list }] of sides.entries()) {
      streams.progress?.(translate('cli.files.progress', { done: index + 1, total: sides.length }));
      batch.add({ target, bytes: await cardImage(list, addresses, fonts, options), force });
    }
    batch.commit();
  } finally {
    batch.close();
  }
  for (const { target, backOf } of sides) {
    streams.out(target);
    if (backOf !== undefined)
      streams.err(translate('cli.images.sharedBack', { file: basename(target), count: backOf }));
  }
}
