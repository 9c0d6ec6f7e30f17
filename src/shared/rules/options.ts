/**
 * House rules: each game lists its own in a register, and this is the one place where they are read and resolved. An option
 * changes what its rule says and nothing else.
 */

import { cachedFor } from '../base/cache.ts';
import { parseDecimal } from '../text/parse-decimal.ts';

interface Choice {
  kind: 'choice';
  values: readonly string[];
  default: string;
  fact: string;
}
interface Toggle {
  kind: 'toggle';
  default: boolean;
  fact: string;
}
/** A whole number of `least` or more, 0 by default. */
interface Count {
  kind: 'count';
  default: number;
  least?: number;
  fact: string;
}
/** `auto` (the rule works it out), or a whole number of 0 or more. */
interface Auto {
  kind: 'auto';
  default: 'auto';
  fact: string;
}
/** A free word of the group's choice. */
interface Label {
  kind: 'label';
  default: string;
  fact: string;
}
export type OptionRow = Choice | Toggle | Count | Auto | Label;

/** The options of a game by their key, in the order they are shown. */
export type OptionRegister = Readonly<Record<string, OptionRow>>;

export type OptionValue = string | number | boolean;
/** Every option of a game with a value: what rules are given. */
export type Options = Readonly<Record<string, OptionValue>>;
/** Options as written in a document or command, some of them perhaps unknown. */
export type OptionLayer = Readonly<Record<string, unknown>> | undefined;

type ValueOf<R extends OptionRow> = R extends Choice
  ? R['values'][number]
  : R extends Toggle
    ? boolean
    : R extends Count
      ? number
      : R extends Auto
        ? 'auto' | number
        : string;

/** The options of a register with the exact type of each. */
export type OptionsOf<R extends OptionRegister> = { readonly [K in keyof R]: ValueOf<R[K]> };

export const toggle = (fact: string, on = false) => ({ kind: 'toggle', default: on, fact }) as const;
export const count = (fact: string, n: number, least = 0) => ({ kind: 'count', default: n, least, fact }) as const;
export const label = (fact: string, word: string) => ({ kind: 'label', default: word, fact }) as const;
export const auto = (fact: string) => ({ kind: 'auto', default: 'auto', fact }) as const;
export const choice = <const V extends readonly string[]>(fact: string, values: V, byDefault: V[number]) =>
  ({ kind: 'choice', values, default: byDefault, fact }) as const;

const defaults = new WeakMap<object, Options>();

/** Every option at its default: the same object each time, which cannot be changed. */
export const defaultsOf = <R extends OptionRegister>(register: R): OptionsOf<R> =>
  cachedFor(defaults, register, () =>
    Object.freeze(Object.fromEntries(Object.entries(register).map(([key, row]) => [key, row.default]))),
  ) as unknown as OptionsOf<R>;

/** The row of an option; undefined for a key that the register does not have. */
export const rowOf = (register: OptionRegister, key: string): OptionRow | undefined =>
  Object.hasOwn(register, key) ? register[key] : undefined;

const isCount = (value: unknown, least = 0) => Number.isSafeInteger(value) && (value as number) >= least;

/** Whether an option may have this value. */
export function isValueOf(row: OptionRow, value: unknown): value is OptionValue {
  switch (row.kind) {
    case 'choice':
      return typeof value === 'string' && row.values.includes(value);
    case 'toggle':
      return typeof value === 'boolean';
    case 'count':
      return isCount(value, row.least);
    case 'auto':
      return value === 'auto' || isCount(value);
    case 'label':
      return typeof value === 'string' && value.trim() !== '';
  }
}

/**
 * Full options from layers, the strongest first (event pack, command line, team file). Unknown options are
 * passed over here; the check of the document reports it.
 */
export function resolveOptions<R extends OptionRegister>(register: R, ...layers: readonly OptionLayer[]): OptionsOf<R> {
  const resolved: Record<string, unknown> = { ...defaultsOf(register) };
  for (const layer of [...layers].reverse()) {
    for (const [key, value] of Object.entries(layer ?? {})) {
      const row = rowOf(register, key);
      if (row && isValueOf(row, value)) resolved[key] = value;
    }
  }
  return resolved as OptionsOf<R>;
}

/** The options that differ from their default, in register order: printed with every verdict. */
export function changedOptions(register: OptionRegister, options: Options): [key: string, value: OptionValue][] {
  return Object.entries(register).flatMap(([key, row]) => {
    const value = options[key];
    return value === undefined || value === row.default ? [] : [[key, value] as [string, OptionValue]];
  });
}

/** Reads `VALUE` of `--option KEY=VALUE` as the row wants it; undefined when the value is unknown. */
export function parseOptionValue(row: OptionRow, text: string): OptionValue | undefined {
  const read: unknown =
    row.kind === 'toggle'
      ? ({ true: true, on: true, false: false, off: false } as Record<string, boolean>)[text]
      : row.kind === 'count' || (row.kind === 'auto' && text !== 'auto')
        ? wholeNumber(text)
        : text;
  return isValueOf(row, read) ? read : undefined;
}

function wholeNumber(text: string): number | undefined {
  const reading = parseDecimal(text, { isWhole: true });
  return reading.ok ? reading.value : undefined;
}
