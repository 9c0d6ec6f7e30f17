/** Whether a condition of a template holds for what the card is of. */
import { valueAt } from '../../document/pointer.ts';
import { numberIn } from '../../text/number-text.ts';
import type { Condition, Scalar } from '../template/template.ts';

/** The pointer to an entry of a repeated list: `/character/attacks/2`. */
interface Entry {
  readonly at: string;
}

/** A pointer from the root: `./text` continues the pointer of the entry that is being repeated. */
export const resolved = (pointer: string, entry: Entry | undefined): string =>
  pointer.startsWith('./') ? `${entry?.at ?? ''}/${pointer.slice(2)}` : pointer;

/** Nothing, an empty text, an empty list and `false` are no value. */
function hasValue(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== false;
}

/** Numbers of tables may be texts, as they are written: `+2` is 2. */
const numberOf = (value: unknown): unknown => (typeof value === 'string' ? numberIn(value) : value);

const isSame = (value: unknown, wanted: Scalar): boolean =>
  value === wanted || (typeof wanted === 'number' && numberOf(value) === wanted);

const among = (value: unknown, wanted: Scalar | readonly Scalar[]): boolean =>
  Array.isArray(wanted)
    ? (wanted as readonly Scalar[]).some((one) => isSame(value, one))
    : isSame(value, wanted as Scalar);

/** Evaluates a condition over the roots a template points into. Never throws: a missing value meets no condition. */
export function holds(condition: Condition | undefined, roots: unknown, entry?: Entry): boolean {
  if (condition === undefined) return true;
  if ('all' in condition) return condition.all.every((one) => holds(one, roots, entry));
  if ('any' in condition) return condition.any.some((one) => holds(one, roots, entry));
  if ('not' in condition) return !holds(condition.not, roots, entry);
  const value = valueAt(roots, resolved(condition.at, entry));
  const { is, has, over, under } = condition;
  const number = over === undefined && under === undefined ? undefined : numberOf(value);
  const plain = is === undefined && has === undefined && over === undefined && under === undefined;
  return (
    (!plain || hasValue(value)) &&
    (is === undefined || among(value, is)) &&
    (has === undefined || (Array.isArray(value) && value.some((one) => among(one, has)))) &&
    (over === undefined || (typeof number === 'number' && number > over)) &&
    (under === undefined || (typeof number === 'number' && number < under))
  );
}
