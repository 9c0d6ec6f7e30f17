/** Finds options in a team or an event pack that Rollcall doesn't know. */
import { joinPointer } from '../../../document/pointer.ts';
import { findOptionRow, isOptionValue } from '../../../rules/options.ts';
import type { FindingDraft } from '../../../rules/rule.ts';
import * as cite from '../cites.ts';
import { OPTIONS } from '../options.ts';

/** Yields a draft for each unknown key, and for each value that its option doesn't allow, including `null`. */
export function* findUnknownOptions(options: Readonly<Record<string, unknown>>): Iterable<FindingDraft> {
  for (const [optionKey, optionValue] of Object.entries(options)) {
    const optionPointer = joinPointer('/options', optionKey);
    const optionRow = findOptionRow(OPTIONS, optionKey);
    if (!optionRow) yield { path: optionPointer, actual: optionKey, values: { family: 'option' }, cite: cite.options };
    else if (!isOptionValue(optionRow, optionValue)) {
      yield {
        path: optionPointer,
        actual: formatOptionValue(optionValue),
        values: { family: 'optionValue', option: optionKey },
        cite: cite.options,
      };
    }
  }
}

const formatOptionValue = (optionValue: unknown) =>
  typeof optionValue === 'number' || typeof optionValue === 'string'
    ? optionValue
    : (JSON.stringify(optionValue) ?? '');
