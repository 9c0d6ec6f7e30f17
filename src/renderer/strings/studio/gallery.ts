import type { Translate } from '../../../shared/texts/translate.ts';

/** Counts the fonts and pictures of a template, which has at least one of them. */
export function describeOwnFiles(translate: Translate, fontCount: number, pictureCount: number): string {
  if (pictureCount === 0) return translate('gallery.carriesFonts', { fonts: fontCount });
  return fontCount === 0
    ? translate('gallery.carriesPictures', { pictures: pictureCount })
    : translate('gallery.carriesBoth', { fonts: fontCount, pictures: pictureCount });
}
