/** Two characters of one game, number by number. */
import type { Character } from '../document/schema.ts';
import type { Options } from '../rules/options.ts';
import type { ComparedNumber, CompareRules } from './compare-rules.ts';

export interface Difference {
  readonly number: Pick<ComparedNumber, 'id' | 'label'>;
  /** Undefined where that one has none. */
  readonly values: readonly [number | undefined, number | undefined];
  /** How far they are apart; undefined where one has none. */
  readonly by?: number;
  /** Who has more of it, and who is better off; absent where both are alike, one has none, or neither is better. */
  readonly more?: 0 | 1;
  readonly better?: 0 | 1;
}

/** Every number that one of the two has, in the order of the card. */
export function differences(
  rules: CompareRules,
  [one, other]: readonly [Character, Character],
  options: Options,
): Difference[] {
  return rules.numbers(options).flatMap((number) => {
    const values = [number.of(one), number.of(other)] as const;
    const [a, b] = values;
    if (a === undefined && b === undefined) return [];
    if (a === undefined || b === undefined) return [{ number, values }];
    const by = Math.abs(a - b);
    if (by === 0) return [{ number, values, by }];
    const more = a > b ? 0 : 1;
    if (number.better === 'neither') return [{ number, values, by, more }];
    return [{ number, values, by, more, better: number.better === 'less' ? (a > b ? 1 : 0) : more }];
  });
}
