import type { Translate } from '../../shared/texts/translate.ts';
import { getTitle } from './documents/editing.ts';

export const listPixelSizes = (t: Translate, sizes: readonly string[]): string =>
  t('printImages.pixels', { sizes: sizes.join(', ') });

/** Says that a shop sells no cards of these sizes, which are in millimeters. */
export const describeUnsoldSizes = (t: Translate, shop: string, sizes: readonly string[]): string =>
  t('printImages.unsold', { shop, sizes: sizes.join(', ') });

export const nameImageArchive = (t: Translate, title: string): string =>
  t('printImages.archive', { title: getTitle(t, title) });
