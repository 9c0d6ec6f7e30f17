/** Cards as picture files in a folder, all of them or none. */

import { basename, join } from 'node:path';
import { picturesOn } from '../../shared/pdf/side-content.ts';
import { IMAGE_BLEED, IMAGE_DPI } from '../../shared/print/shop/image-names.ts';
import type { ReadyImages } from '../../shared/print-job/write-images.ts';
import type { FontSet } from '../../shared/text/fonts/fonts.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { Batch, refuseInput, refuseTaken } from '../files/write.ts';
import type { Io } from '../io.ts';
import { cardImage, dataAddresses, type ImageOptions } from './card-image.ts';

/** Pixels an inch, and millimetres of bleed, that make sense of a card. */
export const DPI = { ...IMAGE_DPI, whole: true };
export const BLEED = { ...IMAGE_BLEED, whole: false };

export interface ImagesJob extends ImageOptions {
  readonly folder: string;
  readonly force: boolean;
}

/** Writes one picture a side and names each on standard output. */
export async function writeImages(
  translate: Translate,
  { sides: named, pixels }: ReadyImages,
  fonts: FontSet,
  { folder, force, ...options }: ImagesJob,
  streams: Io,
): Promise<void> {
  const sides = named.map(({ name, ...side }) => ({ target: join(folder, name), ...side }));
  for (const { target } of sides) {
    refuseInput(target);
    // All images or none are written, so that new and old ones do not mix.
    refuseTaken(target, force);
  }
  const addresses = await dataAddresses(picturesOn(sides.map(({ list }) => list)).keys(), pixels);
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
