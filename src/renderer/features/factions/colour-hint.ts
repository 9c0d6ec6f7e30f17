/** Creates hints about how a color looks on paper, shown while it is chosen. */

import { computeContrast, isColor } from '../../../shared/display/color.ts';
import type { Color } from '../../../shared/display/display-list.ts';
import type { Faction } from '../../../shared/document/schema.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { describeSimilarColor } from '../../strings/documents/factions.ts';
import { THEME_KEYS, type ThemeKey } from './theme-keys.ts';

/** The minimum contrast of a symbol with its background, from WCAG 2.2 for graphics. */
const CLEAR = 3;
/** Colors with less contrast than this look the same in a gray print. */
const ALIKE = 1.2;
const WHITE: Color = '#ffffff';

/** Returns a hint for the field of one color, or undefined. */
export function colourHint(translate: Translate, theme: Faction['theme'], key: ThemeKey): string | undefined {
  const colour = theme?.[key];
  if (!isColor(colour)) return undefined;
  const ratio = computeContrast(colour, WHITE);
  if (key === 'primary') {
    const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
    return ratio < CLEAR
      ? translate('factions.paleOnPaper', { ratio: shown })
      : translate('factions.showsWell', { ratio: shown });
  }
  const earlier = THEME_KEYS.slice(0, THEME_KEYS.indexOf(key));
  const like = earlier.find((other) => {
    const held = theme?.[other];
    return isColor(held) && computeContrast(held, colour) < ALIKE;
  });
  return like === undefined ? undefined : describeSimilarColor(translate, translate(`factions.${like}`));
}
