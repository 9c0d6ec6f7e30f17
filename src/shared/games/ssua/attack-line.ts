import { isObject } from '../../document/json/json-object.ts';
import { numberText } from '../../text/number-text.ts';
import { VOCABULARIES } from './form.ts';

const WORDS = new Map(
  Object.values(VOCABULARIES).flatMap((words) => words.map(({ id, label }) => [id, label] as const)),
);

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
