import type { Translate } from '../../../shared/texts/translate.ts';

/** Says what to do while there are no characters. `noun` is what the game calls one. */
export const describeNoCharacters = (t: Translate, noun?: string): string =>
  noun === undefined ? t('characters.emptyText') : t('characters.emptyTextOf', { noun });
