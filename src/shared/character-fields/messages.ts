/** The sentences of the findings that a table of fields gives. */
import type { Raised } from '../rules/rule.ts';
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

/** By the last part of the code. A language writes its own sentences over these. */
export const FIELD_SENTENCES = {
  id: ({ actual }: Raised) =>
    `The id${shown(actual) === '' ? '' : ` “${shown(actual)}”`} should be 1 to 64 characters of a to z, 0 to 9 and hyphen.`,
  number: (found: Raised) =>
    `${label(found)} is ${shown(found.actual)}; it must be ${numberRule(found.values?.kind as NumberKind).requirement}.`,
  vocabulary: (found: Raised) =>
    shown(found.actual).trim() === ''
      ? `${label(found)}: a word is missing.`
      : `${label(found)}: the rules know no “${shown(found.actual)}”.`,
  limits: (found: Raised) =>
    `${LIMITS[String(found.values?.bound)]?.(found) ?? ''} The rules set no limit; check that this is meant.`,
} satisfies Record<string, Sentence>;

/** The sentence of each code of `fieldCodes`. */
export function fieldMessages<P extends string>(prefix: P): Readonly<Record<FieldCode<P>, Sentence>> {
  const parts = Object.keys(FIELD_SENTENCES) as (keyof typeof FIELD_SENTENCES)[];
  const sentences = parts.map((part) => [`${prefix}.character.${part}`, (f: Raised) => FIELD_SENTENCES[part](f)]);
  return Object.fromEntries(sentences) as Record<FieldCode<P>, Sentence>;
}
