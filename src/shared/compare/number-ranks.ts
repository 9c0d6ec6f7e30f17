/** Ranks the numbers of a character among those of others, and finds their ceilings. */
import type { Character, EventPack } from '../document/schema.ts';
import type { Options } from '../rules/options.ts';
import type { ComparedNumber, CompareRules } from './compare-rules.ts';
import { findMedian } from './typical-sample.ts';

/** The rank of one number of a character among the same number of others. */
export interface NumberRank {
  readonly number: Pick<ComparedNumber, 'id' | 'label' | 'pointer' | 'better'>;
  readonly value: number;
  /** Values of the other characters that have the number, in ascending order. */
  readonly otherValues: readonly number[];
  /** Number of other values that are lower. */
  readonly lowerCount: number;
  /** Number of other values that are equal. */
  readonly equalCount: number;
  /** Number of other values that are higher. */
  readonly higherCount: number;
  /** The median. Absent if no other character has the number. */
  readonly median?: number;
  /** The maximum that the event allows. Absent if it sets no ceiling. */
  readonly ceiling?: number;
}

/** Caches the numbers of each character. Looking up 5,000 characters takes 0.1 s, and an edit changes only one of them. */
const cache = new WeakMap<Options, WeakMap<Character, readonly (number | undefined)[]>>();

function getCachedValues(numbers: readonly ComparedNumber[], character: Character, options: Options) {
  const cachedByCharacter = cache.get(options) ?? new WeakMap<Character, readonly (number | undefined)[]>();
  cache.set(options, cachedByCharacter);
  const cachedValues = cachedByCharacter.get(character) ?? numbers.map((number) => number.getValue(character));
  cachedByCharacter.set(character, cachedValues);
  return cachedValues;
}

/** Ranks every number of the character, in the order of the card. */
export function rankNumbers(
  rules: CompareRules,
  character: Character,
  otherCharacters: readonly Character[],
  options: Options,
  eventPack?: EventPack,
): NumberRank[] {
  const ceilings = eventPack && rules.getCeilings?.(eventPack, character);
  const numbers = rules.listNumbers(options);
  const valuesByCharacter = otherCharacters.map((otherCharacter) => getCachedValues(numbers, otherCharacter, options));
  return numbers.flatMap((number, index) => {
    const value = number.getValue(character);
    if (value === undefined) return [];
    const values = [
      ...Float64Array.from(valuesByCharacter.flatMap((characterValues) => characterValues[index] ?? [])).sort(),
    ];
    const ceiling = ceilings?.get(number.id);
    const median = findMedian(values);
    const lowerCount = values.filter((otherValue) => otherValue < value).length;
    const equalCount = values.filter((otherValue) => otherValue === value).length;
    return [
      {
        number,
        value,
        otherValues: values,
        lowerCount,
        equalCount,
        higherCount: values.length - lowerCount - equalCount,
        ...(median === undefined ? {} : { median }),
        ...(ceiling === undefined ? {} : { ceiling }),
      },
    ];
  });
}

/** Returns the share of the others that the number beats, counting equal ones half: 0.5 is the middle. Undefined without others. */
export function computePercentile({
  number,
  otherValues,
  lowerCount,
  equalCount,
  higherCount,
}: NumberRank): number | undefined {
  if (otherValues.length === 0) return undefined;
  return ((number.better === 'less' ? higherCount : lowerCount) + equalCount / 2) / otherValues.length;
}
