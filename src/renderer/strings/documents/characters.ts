import type { Translate } from '../../../shared/texts/translate.ts';

/** Says what to do while there are no characters. `noun` is what the game calls one. */
export const describeNoCharacters = (translate: Translate, noun?: string): string =>
  noun === undefined ? translate('characters.emptyText') : translate('characters.emptyTextOf', { noun });
