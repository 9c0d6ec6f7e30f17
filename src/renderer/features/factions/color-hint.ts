/** Creates hints about how a color looks on paper, shown while it is chosen. */

import { computeContrast, isColor } from '../../../shared/display/color.ts';
import type { Color } from '../../../shared/display/display-list.ts';
import type { Faction } from '../../../shared/document/schema.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { describeSimilarColor } from '../../strings/documents/factions.ts';
import { THEME_KEYS, type ThemeKey } from './theme-keys.ts';

/** The minimum contrast of a symbol with its background, from WCAG 2.2 for graphics. */
const MIN_CLEAR_CONTRAST = 3;
/** Colors with less contrast than this look the same in a gray print. */
const MIN_DISTINCT_CONTRAST = 1.2;
const WHITE: Color = '#ffffff';

/** Returns a hint for the field of one color, or undefined. */
export function getColorHint(translate: Translate, theme: Faction['theme'], themeKey: ThemeKey): string | undefined {
  const color = theme?.[themeKey];
  if (!isColor(color)) return undefined;
  const contrast = computeContrast(color, WHITE);
  if (themeKey === 'primary') {
    const shownRatio = (Math.floor(contrast * 10) / 10).toFixed(1);
    return contrast < MIN_CLEAR_CONTRAST
      ? translate('factions.paleOnPaper', { ratio: shownRatio })
      : translate('factions.showsWell', { ratio: shownRatio });
  }
  const earlierKeys = THEME_KEYS.slice(0, THEME_KEYS.indexOf(themeKey));
  const similarKey = earlierKeys.find((earlierKey) => {
    const earlierColor = theme?.[earlierKey];
    return isColor(earlierColor) && computeContrast(earlierColor, color) < MIN_DISTINCT_CONTRAST;
  });
  return similarKey === undefined ? undefined : describeSimilarColor(translate, translate(`factions.${similarKey}`));
}
