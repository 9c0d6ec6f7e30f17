/** The sentences of the findings that a table of fields gives. */
import type { Raised } from '../games/rule.ts';
import { numeral } from '../text/numeral.ts';
import { short } from '../text/short.ts';
import { type NumberKind, numberRule } from './number-kinds.ts';
import type { FieldCode } from './rules.ts';

type Sentence = (found: Raised) => string;

const shown = (value: number | string | undefined): string =>
  typeof value === 'number' ? numeral(value) : short(value ?? '');
const label = ({ values }: Raised): string => String(values?.label ?? '');

const LIMITS: Readonly<Record<string, Sentence>> = {
  least: (found) => `${label(found)} is ${shown(found.actual)}, below the usual ${shown(found.required)}.`,
  most: (found) => `${label(found)} is ${shown(found.actual)}, above the usual ${shown(found.required)}.`,
  multiple: (found) => `${label(found)} is ${shown(found.actual)}, which is no multiple of ${shown(found.required)}.`,
};

/** The sentence of each code of `fieldCodes`. */
export function fieldMessages<P extends string>(prefix: P): Readonly<Record<FieldCode<P>, Sentence>> {
  const sentences: Record<string, Sentence> = {
    [`${prefix}.character.id`]: ({ actual }) =>
      `The id “${shown(actual)}” should be 1 to 64 characters of a to z, 0 to 9 and hyphen.`,
    [`${prefix}.character.number`]: (found) =>
      `${label(found)} is ${shown(found.actual)}; it must be ${numberRule(found.values?.kind as NumberKind).requirement}.`,
    [`${prefix}.character.vocabulary`]: (found) => `${label(found)}: the rules know no “${shown(found.actual)}”.`,
    [`${prefix}.character.limits`]: (found) =>
      `${LIMITS[String(found.values?.bound)]?.(found) ?? ''} The rules set no limit; check that this is meant.`,
  };
  return sentences as Record<FieldCode<P>, Sentence>;
}
