/** Compares two characters of one game, number by number. */
import type { Character } from '../document/schema.ts';
import type { Options } from '../rules/options.ts';
import type { ComparedNumber, CompareRules } from './compare-rules.ts';

export interface Difference {
  readonly number: Pick<ComparedNumber, 'id' | 'label'>;
  /** The two values. Undefined for a character without this number. */
  readonly values: readonly [number | undefined, number | undefined];
  /** The difference of the values. Absent if one is undefined. */
  readonly amount?: number;
  /** Index of the character with the higher value. Absent if the values are equal or one of them is undefined. */
  readonly higher?: 0 | 1;
  /** Index of the character with the better value. Absent if neither value is better. */
  readonly better?: 0 | 1;
}

/** Compares every number that at least one of the two has, in the order of the card. */
export function compareNumbers(
  rules: CompareRules,
  [firstCharacter, secondCharacter]: readonly [Character, Character],
  options: Options,
): Difference[] {
  return rules.listNumbers(options).flatMap((number) => {
    const values = [number.getValue(firstCharacter), number.getValue(secondCharacter)] as const;
    const [firstValue, secondValue] = values;
    if (firstValue === undefined && secondValue === undefined) return [];
    if (firstValue === undefined || secondValue === undefined) return [{ number, values }];
    const amount = Math.abs(firstValue - secondValue);
    if (amount === 0) return [{ number, values, amount }];
    const higher = firstValue > secondValue ? 0 : 1;
    if (number.better === 'neither') return [{ number, values, amount, higher }];
    return [
      {
        number,
        values,
        amount,
        higher,
        better: number.better === 'less' ? (firstValue > secondValue ? 1 : 0) : higher,
      },
    ];
  });
}
