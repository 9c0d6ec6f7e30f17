/** Writes cards as image files into a folder: all of them or none. */

import { basename, join } from 'node:path';
import { measureBitmaps } from '../../shared/pdf/side-content.ts';
import { IMAGE_BLEED, IMAGE_DPI } from '../../shared/print/shop/image-names.ts';
import { formatOrderList, ORDER_LIST_FILE } from '../../shared/print/shop/order-list.ts';
import type { ReadyImages } from '../../shared/print-job/write-images.ts';
import type { FontSet } from '../../shared/text/fonts/fonts.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import type { CommandStreams } from '../command-streams.ts';
import { rejectExistingOutput, rejectInputAsOutput, WriteBatch } from '../files/write-batch.ts';
import { createDataUrls, drawCardImage, type ImageOptions } from './card-image.ts';

/** The limits of `--dpi`, in pixels per inch. */
export const DPI_LIMITS = { min: IMAGE_DPI.min, max: IMAGE_DPI.max, isWhole: true };
/** The limits of `--bleed`, in millimeters. */
export const BLEED_LIMITS = { min: IMAGE_BLEED.min, max: IMAGE_BLEED.max, isWhole: false };

export interface ImageFileOptions extends ImageOptions {
  readonly folder: string;
  readonly force: boolean;
}

/** Writes one image per card side and prints each file name on standard output. */
export async function writeImages(
  translate: Translate,
  { sides: namedSides, orderedCards, preparedPictures: bitmaps }: ReadyImages,
  fonts: FontSet,
  { folder, force, ...options }: ImageFileOptions,
  streams: CommandStreams,
): Promise<void> {
  const sides = namedSides.map(({ name, ...side }) => ({ target: join(folder, name), ...side }));
  for (const { target } of sides) {
    rejectInputAsOutput(target);
    // Either all images are written or none, so that new and old ones do not mix.
    rejectExistingOutput(target, force);
  }
  const orderFile = orderedCards.length > 1 ? join(folder, ORDER_LIST_FILE) : undefined;
  if (orderFile !== undefined) rejectExistingOutput(orderFile, force);
  const dataUrls = await createDataUrls(measureBitmaps(sides.map(({ list }) => list)).keys(), bitmaps);
  const batch = new WriteBatch();
  try {
    for (const [index, { target, list }] of sides.entries()) {
      streams.progress?.(translate('cli.files.progress', { done: index + 1, total: sides.length }));
      batch.add({ target, bytes: await drawCardImage(list, dataUrls, fonts, options), force });
    }
    if (orderFile !== undefined)
      batch.add({
        target: orderFile,
        bytes: new TextEncoder().encode(formatOrderList(translate, orderedCards)),
        force,
      });
    batch.commit();
  } finally {
    batch.close();
  }
  // `backOf` is the number of cards that share a back, if more than one.
  for (const { target, backOf } of sides) {
    streams.out(target);
    if (backOf !== undefined)
      streams.err(translate('cli.images.sharedBack', { file: basename(target), count: backOf }));
  }
  if (orderFile !== undefined) streams.out(orderFile);
  if (options.shop !== undefined) streams.err(translate('cli.images.rights'));
}
