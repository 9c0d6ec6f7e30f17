/**
 * House rules: each game lists its options in a register, and only this file reads and resolves them. An option changes its rule and
 * nothing else.
 */

import { getOrCreateFor } from '../base/cache.ts';
import { parseDecimal } from '../text/parse-decimal.ts';

interface Choice {
  kind: 'choice';
  values: readonly string[];
  default: string;
  /** The number of the open question in the rules that the option answers: `E?44`. Every kind of option has one. */
  fact: string;
}
interface Toggle {
  kind: 'toggle';
  default: boolean;
  fact: string;
}
/** A whole number of `min` or more, 0 by default. */
interface Count {
  kind: 'count';
  default: number;
  min?: number;
  fact: string;
}
/** `auto` (computed by the rule), or a whole number of 0 or more. */
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

/** The options of a game by key, in display order. */
export type OptionRegister = Readonly<Record<string, OptionRow>>;

export type OptionValue = string | number | boolean;
/** Every option of a game with a value, as rules receive them. */
export type Options = Readonly<Record<string, OptionValue>>;
/** Options as written in a document or command. Some may be unknown. */
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

/** The options of a register with their exact types. */
export type OptionsOf<R extends OptionRegister> = { readonly [K in keyof R]: ValueOf<R[K]> };

// The following functions create the rows of a register. `factNumber` is the number of the open question that the option answers.

export const toggle = (factNumber: string, isOn = false) =>
  ({ kind: 'toggle', default: isOn, fact: factNumber }) as const;
export const count = (factNumber: string, defaultCount: number, min = 0) =>
  ({ kind: 'count', default: defaultCount, min, fact: factNumber }) as const;
export const label = (factNumber: string, defaultLabel: string) =>
  ({ kind: 'label', default: defaultLabel, fact: factNumber }) as const;
export const auto = (factNumber: string) => ({ kind: 'auto', default: 'auto', fact: factNumber }) as const;
export const choice = <const V extends readonly string[]>(factNumber: string, values: V, defaultValue: V[number]) =>
  ({ kind: 'choice', values, default: defaultValue, fact: factNumber }) as const;

const defaultsCache = new WeakMap<object, Options>();

/** Returns every option at its default: the same frozen object each time. */
export const getDefaults = <R extends OptionRegister>(register: R): OptionsOf<R> =>
  getOrCreateFor(defaultsCache, register, () =>
    Object.freeze(Object.fromEntries(Object.entries(register).map(([key, row]) => [key, row.default]))),
  ) as unknown as OptionsOf<R>;

/** Returns the row of an option, or undefined for a key that the register doesn't have. */
export const findOptionRow = (register: OptionRegister, key: string): OptionRow | undefined =>
  Object.hasOwn(register, key) ? register[key] : undefined;

const isCount = (value: unknown, min = 0) => Number.isSafeInteger(value) && (value as number) >= min;

/** Whether an option may have this value. */
export function isOptionValue(row: OptionRow, value: unknown): value is OptionValue {
  switch (row.kind) {
    case 'choice':
      return typeof value === 'string' && row.values.includes(value);
    case 'toggle':
      return typeof value === 'boolean';
    case 'count':
      return isCount(value, row.min);
    case 'auto':
      return value === 'auto' || isCount(value);
    case 'label':
      return typeof value === 'string' && value.trim() !== '';
  }
}

/**
 * Resolves options from layers, strongest first (event pack, command line, team file). Unknown options are skipped here; the check of
 * the document reports them.
 */
export function resolveOptions<R extends OptionRegister>(register: R, ...layers: readonly OptionLayer[]): OptionsOf<R> {
  const resolved: Record<string, unknown> = { ...getDefaults(register) };
  for (const layer of [...layers].reverse()) {
    for (const [key, value] of Object.entries(layer ?? {})) {
      const row = findOptionRow(register, key);
      if (row && isOptionValue(row, value)) resolved[key] = value;
    }
  }
  return resolved as OptionsOf<R>;
}

/** Returns the options that differ from their default, in register order. They are printed with every verdict. */
export function listChangedOptions(register: OptionRegister, options: Options): [key: string, value: OptionValue][] {
  return Object.entries(register).flatMap(([key, row]) => {
    const value = options[key];
    return value === undefined || value === row.default ? [] : [[key, value] as [string, OptionValue]];
  });
}

/** Parses `VALUE` of `--option KEY=VALUE`. Returns undefined for an unknown value. */
export function parseOptionValue(row: OptionRow, valueText: string): OptionValue | undefined {
  const parsedValue: unknown =
    row.kind === 'toggle'
      ? ({ true: true, on: true, false: false, off: false } as Record<string, boolean>)[valueText]
      : row.kind === 'count' || (row.kind === 'auto' && valueText !== 'auto')
        ? parseWholeNumber(valueText)
        : valueText;
  return isOptionValue(row, parsedValue) ? parsedValue : undefined;
}

function parseWholeNumber(valueText: string): number | undefined {
  const decimalResult = parseDecimal(valueText, { isWhole: true });
  return decimalResult.ok ? decimalResult.value : undefined;
}
