import type { Translate } from '../../shared/texts/translate.ts';

/** Makes a clause a sentence of its own: with a capital, and a full stop unless it ends as a question. */
export function toSentence(clause: string): string {
  const capitalized = clause.charAt(0).toUpperCase() + clause.slice(1);
  return /[?!.…]$/.test(capitalized) ? capitalized : `${capitalized}.`;
}

/** Makes a label a word within a sentence: in lower case, except in German, which capitalizes its nouns. */
export const toWord = (translate: Translate, label: string): string =>
  translate.language === 'de' ? label : label.toLowerCase();
