import type { Translate } from '../../../shared/texts/translate.ts';
import { formatTenths } from '../documents/event-form.ts';
import { findText } from '../find-text.ts';

/** Says that a text can hardly be read on its ground. `ratio` is their contrast with one decimal: `3.9`. */
export const describeLowContrast = (translate: Translate, text: string, ground: string, ratio: string): string =>
  translate('style.contrast', { text, ground, ratio: formatTenths(translate, Number(ratio)) });

/** Returns the name of a slot or choice of a template. Those of Rollcall's own templates are translated. */
export const getSlotLabel = (translate: Translate, name: string): string =>
  findText(translate, `style.slots.${name}`) ?? name;

/** Returns the name of a color theme. Those of a template's own have no other name than their key. */
export const getThemeLabel = (translate: Translate, key: string): string =>
  findText(translate, `style.themes.${key}`) ?? key;
