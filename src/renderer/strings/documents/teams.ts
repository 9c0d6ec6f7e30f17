import { formatNumber } from '../../../shared/texts/numbers.ts';
import type { Translate } from '../../../shared/texts/translate.ts';

/** Formats the Levels of a team and the agreed size: `18 of 25`. `used` is undefined if they can't be counted. */
export const formatLevels = (translate: Translate, used: number | undefined, agreed: number): string =>
  translate('teams.levelsOf', { used: used === undefined ? '–' : formatNumber(translate.language, used), agreed });
