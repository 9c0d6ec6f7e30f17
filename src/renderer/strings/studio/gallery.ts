import type { Translate } from '../../../shared/texts/translate.ts';

/** Counts the fonts and pictures that a template brings along. It has one of them at least. */
export function describeOwnFiles(translate: Translate, fonts: number, pictures: number): string {
  if (pictures === 0) return translate('gallery.carriesFonts', { fonts });
  return fonts === 0
    ? translate('gallery.carriesPictures', { pictures })
    : translate('gallery.carriesBoth', { fonts, pictures });
}
