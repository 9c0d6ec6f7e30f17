import type { Translate } from '../../../shared/texts/translate.ts';

/** Counts the fonts and pictures that a template brings along. It has one of them at least. */
export function describeOwnFiles(t: Translate, fonts: number, pictures: number): string {
  if (pictures === 0) return t('gallery.carriesFonts', { fonts });
  return fonts === 0 ? t('gallery.carriesPictures', { pictures }) : t('gallery.carriesBoth', { fonts, pictures });
}
