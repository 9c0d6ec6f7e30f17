/** Small words that lines, duties and forecasts share. */
import { formatList } from '../../../../texts/lists.ts';
import type { Translate } from '../../../../texts/translate.ts';

export const inchesOf = (translate: Translate, inches: number): string => translate('suWords.inches', { inches });
export const diceOf = (translate: Translate, dice: number): string => translate('suWords.dice', { dice });

/** `Wasp, Anvil and Moth` */
export const andText = (translate: Translate, words: readonly string[]): string =>
  formatList(translate.language, words);

/** `Wasp, Anvil or Moth` */
export const orText = (translate: Translate, words: readonly string[]): string =>
  formatList(translate.language, words, 'disjunction');

/** Parts of a sentence that are there. */
export const present = (...parts: readonly (string | false | undefined)[]): string[] =>
  parts.filter((part): part is string => part !== false && part !== undefined && part !== '');

/** Words, each after a space, then parts, each after a comma: how a sentence goes on. Empty without any. */
export const continuation = (words: readonly string[], parts: readonly string[] = []): string =>
  [...words.map((word) => ` ${word}`), ...parts.map((part) => `, ${part}`)].join('');

/** `+1`, `−2`, with a minus that is as wide as the plus. */
export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** `42 %`; what is neither certain nor impossible is never called so. */
function percent(translate: Translate, chance: number): string {
  const whole = Math.round(100 * chance);
  if (whole === 0 && chance > 0) return translate('suWords.percentBelow');
  if (whole === 100 && chance < 1) return translate('suWords.percentAbove');
  return `${whole} %`;
}

/** `from 42 % to 58 %`: what something does to the chance of a Success. */
export function changeWords(translate: Translate, from: number, to: number): string {
  const [before, after] = [percent(translate, from), percent(translate, to)];
  return before === after
    ? translate('suRolls.chanceAsBefore', { chance: before })
    : translate('suRolls.chanceChanges', { before, after });
}

/** Which ending English gives a name that owns something: after an s none. */
export const getPossessiveEnding = (name: string): string => (name.endsWith('s') ? 's' : 'other');
