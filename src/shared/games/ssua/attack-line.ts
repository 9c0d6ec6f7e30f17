/** Formats attacks of SSUA: their type, dice (`5D`), range in inches, damage, and price in Action Points (AP). */
import { getPrintedWords } from '../../character-fields/form-field.ts';
import { isObject } from '../../document/json/json-object.ts';
import { formatPlainNumber } from '../../text/number-text.ts';
import { FIELDS } from './fields.ts';

const PRINTED_WORDS = getPrintedWords(FIELDS);

/** Returns the printed form of a word of the game. */
export const getPrintedWord = (termId: unknown): string => PRINTED_WORDS.get(String(termId)) ?? String(termId);

const isNumber = (fieldValue: unknown): fieldValue is number => typeof fieldValue === 'number';

/** Formats an attack in one line: `Melee / 5D / Damage 4 / 3 AP`. Missing values are left out. */
export function formatAttackLine(fieldValue: unknown): string | undefined {
  if (!isObject(fieldValue) || typeof fieldValue.type !== 'string') return undefined;
  const { type, pool, range, damage, ap: actionPoints } = fieldValue;
  return [
    getPrintedWord(type),
    ...(isNumber(pool) ? [`${formatPlainNumber(pool)}D`] : []),
    ...(isNumber(range) ? [`${formatPlainNumber(range)}″`] : []),
    ...(isNumber(damage) ? [`Damage\u00a0${formatPlainNumber(damage)}`] : []),
    ...(isNumber(actionPoints) ? [`${formatPlainNumber(actionPoints)}\u00a0AP`] : []),
  ].join(' / ');
}

const NO_BREAK = '\u00a0';

/**
 * Formats an attack in icons, as markup: `{melee}8D {damage}7 {ap}3`. Types other than melee and ranged are written out. A line may end
 * between two parts.
 */
export function formatAttackIcons(fieldValue: unknown): string | undefined {
  if (!isObject(fieldValue) || typeof fieldValue.type !== 'string') return undefined;
  const { type, pool, range, damage, ap: actionPoints } = fieldValue;
  const typeText = type === 'melee' || type === 'ranged' ? `{${type}}` : `${getPrintedWord(type)}${NO_BREAK}`;
  return [
    isNumber(range) ? `${typeText}${formatPlainNumber(range)}″` : typeText.trim(),
    ...(isNumber(pool) ? [`${formatPlainNumber(pool)}D`] : []),
    ...(isNumber(damage) ? [`{damage}${formatPlainNumber(damage)}`] : []),
    ...(isNumber(actionPoints) ? [`{ap}${formatPlainNumber(actionPoints)}`] : []),
  ].join(' ');
}
