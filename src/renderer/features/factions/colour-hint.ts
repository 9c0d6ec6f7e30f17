/** Hints on how a colour will look on paper, shown while it is chosen. */

import { contrast, isColour } from '../../../shared/display/colour.ts';
import type { Colour } from '../../../shared/display/display-list.ts';
import type { Faction } from '../../../shared/document/schema.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { describeSimilarColor } from '../../strings/documents/factions.ts';
import { THEME_KEYS, type ThemeKey } from './theme-keys.ts';

/** WCAG 2.2 for graphics: a symbol has to stand out from its ground by this much. */
const CLEAR = 3;
/** Colours with less contrast than this look the same in grey print. */
const ALIKE = 1.2;
const WHITE: Colour = '#ffffff';

/** A hint below the field of one colour, or undefined while there is nothing to say. */
export function colourHint(translate: Translate, theme: Faction['theme'], key: ThemeKey): string | undefined {
  const colour = theme?.[key];
  if (!isColour(colour)) return undefined;
  const ratio = contrast(colour, WHITE);
  if (key === 'primary') {
    const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
    return ratio < CLEAR
      ? translate('factions.paleOnPaper', { ratio: shown })
      : translate('factions.showsWell', { ratio: shown });
  }
  const earlier = THEME_KEYS.slice(0, THEME_KEYS.indexOf(key));
  const like = earlier.find((other) => {
    const held = theme?.[other];
    return isColour(held) && contrast(held, colour) < ALIKE;
  });
  return like === undefined ? undefined : describeSimilarColor(translate, translate(`factions.${like}`));
}
