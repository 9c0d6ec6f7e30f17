/** Where the numbers of a character stand among those of others, and below which ceilings. */
import type { Character, EventPack } from '../document/schema.ts';
import type { Options } from '../rules/options.ts';
import type { ComparedNumber, CompareRules } from './compare-rules.ts';
import { middleOf } from './typical.ts';

/** One number of a character among the same number of others. */
export interface Standing {
  readonly number: Pick<ComparedNumber, 'id' | 'label' | 'at' | 'better'>;
  readonly value: number;
  /** Of the others that have it, from the lowest to the highest. */
  readonly others: readonly number[];
  /** How many of these have less, as much and more. */
  readonly less: number;
  readonly same: number;
  readonly more: number;
  /** Absent where no other has it. */
  readonly middle?: number;
  /** The most that the event allows; absent where it sets no ceiling. */
  readonly ceiling?: number;
}

/** Of 5,000 characters all numbers take 0.1 s to look up, and while one is typed the others stay as they are. */
const cache = new WeakMap<Options, WeakMap<Character, readonly (number | undefined)[]>>();

function valuesOf(numbers: readonly ComparedNumber[], character: Character, options: Options) {
  const cached = cache.get(options) ?? new WeakMap<Character, readonly (number | undefined)[]>();
  cache.set(options, cached);
  const there = cached.get(character) ?? numbers.map((number) => number.of(character));
  cached.set(character, there);
  return there;
}

/** Every number that the character has, in the order of the card. */
export function standings(
  rules: CompareRules,
  character: Character,
  others: readonly Character[],
  options: Options,
  event?: EventPack,
): Standing[] {
  const ceilings = event && rules.ceilings?.(event, character);
  const numbers = rules.numbers(options);
  const known = others.map((other) => valuesOf(numbers, other, options));
  return numbers.flatMap((number, index) => {
    const value = number.of(character);
    if (value === undefined) return [];
    const values = [...Float64Array.from(known.flatMap((all) => all[index] ?? [])).sort()];
    const ceiling = ceilings?.get(number.id);
    const middle = middleOf(values);
    const less = values.filter((each) => each < value).length;
    const same = values.filter((each) => each === value).length;
    return [
      {
        number,
        value,
        others: values,
        less,
        same,
        more: values.length - less - same,
        ...(middle === undefined ? {} : { middle }),
        ...(ceiling === undefined ? {} : { ceiling }),
      },
    ];
  });
}

/** The share of the others that a number beats, those that equal it counted half: 0.5 is the middle. Undefined without others. */
export function rankOf({ number, others, less, same, more }: Standing): number | undefined {
  if (others.length === 0) return undefined;
  return ((number.better === 'less' ? more : less) + same / 2) / others.length;
}
