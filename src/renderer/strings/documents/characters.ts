import type { Translate } from '../../../shared/texts/translate.ts';

/** Says what to do while there are no characters. `characterNoun` is the game's word for a character. */
export const describeNoCharacters = (translate: Translate, characterNoun?: string): string =>
  characterNoun === undefined
    ? translate('characters.emptyText')
    : translate('characters.emptyTextOf', { noun: characterNoun });
