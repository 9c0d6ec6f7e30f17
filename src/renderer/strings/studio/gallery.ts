import type { Translate } from '../../../shared/texts/translate.ts';

/** Says how many fonts and pictures a template has. At least one of the counts is not 0. */
export function describeOwnFiles(translate: Translate, fontCount: number, pictureCount: number): string {
  if (pictureCount === 0) return translate('gallery.carriesFonts', { fonts: fontCount });
  return fontCount === 0
    ? translate('gallery.carriesPictures', { pictures: pictureCount })
    : translate('gallery.carriesBoth', { fonts: fontCount, pictures: pictureCount });
}
