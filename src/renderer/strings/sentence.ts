import type { Translate } from '../../shared/texts/translate.ts';

/** Makes a clause a sentence: with a capital letter, and a period unless it already ends with a punctuation mark. */
export function toSentence(clause: string): string {
  const capitalized = clause.charAt(0).toUpperCase() + clause.slice(1);
  return /[?!.…]$/.test(capitalized) ? capitalized : `${capitalized}.`;
}

/** Makes a label a word within a sentence: in lower case, except in German, which capitalizes its nouns. */
export const toWord = (translate: Translate, label: string): string =>
  translate.language === 'de' ? label : label.toLowerCase();
