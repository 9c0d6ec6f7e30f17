/** Formats phrases that lines, duties and forecasts share. */
import { formatList } from '../../../../texts/lists.ts';
import type { Translate } from '../../../../texts/translate.ts';

export const formatInches = (translate: Translate, inches: number): string => translate('suWords.inches', { inches });
export const formatDiceCount = (translate: Translate, diceCount: number): string =>
  translate('suWords.dice', { dice: diceCount });

/** Example: `Wasp, Anvil and Moth`. */
export const joinWithAnd = (translate: Translate, words: readonly string[]): string =>
  formatList(translate.language, words);

/** Example: `Wasp, Anvil or Moth`. */
export const joinWithOr = (translate: Translate, words: readonly string[]): string =>
  formatList(translate.language, words, 'disjunction');

/** Returns the parts of a sentence that are neither absent nor empty. */
export const filterPresent = (...parts: readonly (string | false | undefined)[]): string[] =>
  parts.filter((part): part is string => part !== false && part !== undefined && part !== '');

/** Continues a sentence with each plain word after a space, then each comma part after a comma. Both lists may be empty. */
export const joinContinuation = (plainWords: readonly string[], commaParts: readonly string[] = []): string =>
  [...plainWords.map((plainWord) => ` ${plainWord}`), ...commaParts.map((commaPart) => `, ${commaPart}`)].join('');

/** Returns `+1` or `−2`, with a minus sign as wide as the plus sign. */
export const formatSigned = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

/** Returns `42 %`. A chance that is neither certain nor impossible never rounds to 0 or 100. */
function formatPercent(translate: Translate, chance: number): string {
  const percentage = Math.round(100 * chance);
  if (percentage === 0 && chance > 0) return translate('suWords.percentBelow');
  if (percentage === 100 && chance < 1) return translate('suWords.percentAbove');
  return `${percentage} %`;
}

/** Describes the change of a chance. Example: `from 42 % to 58 %`. */
export function formatChanceChange(translate: Translate, oldChance: number, newChance: number): string {
  const [oldText, newText] = [formatPercent(translate, oldChance), formatPercent(translate, newChance)];
  return oldText === newText
    ? translate('suRolls.chanceAsBefore', { chance: oldText })
    : translate('suRolls.chanceChanges', { before: oldText, after: newText });
}

/** Returns the select case of messages with an English possessive: `s` for a name that ends with s, which gets no extra s. */
export const getPossessiveEnding = (ownerName: string): string => (ownerName.endsWith('s') ? 's' : 'other');
