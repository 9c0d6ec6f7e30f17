import type { Translate } from '../../../shared/texts/translate.ts';
import { formatTenths } from '../documents/event-form.ts';
import { findText } from '../find-text.ts';

/** Says that a text is hard to read on its background. `ratio` is the contrast with one decimal: `3.9`. */
export const describeLowContrast = (
  translate: Translate,
  textLabel: string,
  groundLabel: string,
  ratio: string,
): string =>
  translate('style.contrast', { text: textLabel, ground: groundLabel, ratio: formatTenths(translate, Number(ratio)) });

/** Returns the name of a slot or choice of a template. Names in Rollcall's own templates are translated. */
export const getSlotLabel = (translate: Translate, slotName: string): string =>
  findText(translate, `style.slots.${slotName}`) ?? slotName;

/** Returns the name of a color theme. Themes that a template defines itself are named by their key. */
export const getThemeLabel = (translate: Translate, themeKey: string): string =>
  findText(translate, `style.themes.${themeKey}`) ?? themeKey;
