import { formatNumber } from '../../../shared/texts/numbers.ts';
import type { Translate } from '../../../shared/texts/translate.ts';

/** Formats the Levels of a team and the agreed size: `18 of 25`. `usedLevels` is undefined if the Levels can't be counted. */
export const formatLevels = (translate: Translate, usedLevels: number | undefined, agreedLevels: number): string =>
  translate('teams.levelsOf', {
    used: usedLevels === undefined ? '–' : formatNumber(translate.language, usedLevels),
    agreed: agreedLevels,
  });
