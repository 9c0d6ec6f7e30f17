import { printedWords } from '../../character-fields/form-field.ts';
import { isObject } from '../../document/json/json-object.ts';
import { numberText } from '../../text/number-text.ts';
import { FIELDS } from './fields.ts';

const WORDS = printedWords(FIELDS);

/** A word of the game as it is printed. */
export const wordText = (id: unknown): string => WORDS.get(String(id)) ?? String(id);

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** An attack in one line: `Melee / 5D / Damage 4 / 3 AP`; what it does not have is left out. */
export function attackLine(value: unknown): string | undefined {
  if (!isObject(value) || typeof value.type !== 'string') return undefined;
  const { type, pool, range, damage, ap } = value;
  return [
    wordText(type),
    ...(isNumber(pool) ? [`${numberText(pool)}D`] : []),
    ...(isNumber(range) ? [`${numberText(range)}″`] : []),
    ...(isNumber(damage) ? [`Damage\u00a0${numberText(damage)}`] : []),
    ...(isNumber(ap) ? [`${numberText(ap)}\u00a0AP`] : []),
  ].join(' / ');
}

/** Icons of one attack stand in one line as long as any line holds them. */
const NO_BREAK = '\u00a0';

/** The same in icons, as markup: `{melee}8D {damage}7 {ap}3`. What has neither word of the game stays as it is written. */
export function attackIcons(value: unknown): string | undefined {
  if (!isObject(value) || typeof value.type !== 'string') return undefined;
  const { type, pool, range, damage, ap } = value;
  const kind = type === 'melee' || type === 'ranged' ? `{${type}}` : wordText(type);
  return [
    `${kind}${isNumber(range) ? `${numberText(range)}″` : ''}`,
    ...(isNumber(pool) ? [`${numberText(pool)}D`] : []),
    ...(isNumber(damage) ? [`{damage}${numberText(damage)}`] : []),
    ...(isNumber(ap) ? [`{ap}${numberText(ap)}`] : []),
  ].join(NO_BREAK);
}
