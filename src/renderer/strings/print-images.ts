import type { Translate } from '../../shared/texts/translate.ts';
import { getTitle } from './documents/editing.ts';

export const listPixelSizes = (translate: Translate, sizes: readonly string[]): string =>
  translate('printImages.pixels', { sizes: sizes.join(', ') });

/** Says that a shop sells no cards of these sizes, which are in millimeters. */
export const describeUnsoldSizes = (translate: Translate, shop: string, sizes: readonly string[]): string =>
  translate('printImages.unsold', { shop, sizes: sizes.join(', ') });

export const nameImageArchive = (translate: Translate, title: string): string =>
  translate('printImages.archive', { title: getTitle(translate, title) });
