/** House rules that a team or an event pack states and the register does not have. */
import { pointer } from '../../../document/pointer.ts';
import * as cite from '../cites.ts';
import { isOptionKey, isOptionValue } from '../options.ts';
import type { Hit } from './rule.ts';

/** One hit for each unknown key, and for each value that its option does not have (`null` among them). */
export function* optionHits(options: Readonly<Record<string, unknown>>): Iterable<Hit> {
  for (const [key, value] of Object.entries(options)) {
    const path = pointer('/options', key);
    if (!isOptionKey(key)) yield { path, actual: key, values: { family: 'option' }, cite: cite.options };
    else if (!isOptionValue(key, value)) {
      yield { path, actual: inWords(value), values: { family: 'optionValue', option: key }, cite: cite.options };
    }
  }
}

const inWords = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
