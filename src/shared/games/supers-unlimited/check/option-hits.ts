/** House rules that a team or an event pack states and the register does not have. */
import { pointer } from '../../../document/pointer.ts';
import { isValueOf, rowOf } from '../../../rules/options.ts';
import type { FindingDraft } from '../../../rules/rule.ts';
import * as cite from '../cites.ts';
import { OPTIONS } from '../options.ts';

/** One hit for each unknown key, and for each value that its option does not have (`null` among them). */
export function* optionHits(options: Readonly<Record<string, unknown>>): Iterable<FindingDraft> {
  for (const [key, value] of Object.entries(options)) {
    const path = pointer('/options', key);
    const row = rowOf(OPTIONS, key);
    if (!row) yield { path, actual: key, values: { family: 'option' }, cite: cite.options };
    else if (!isValueOf(row, value)) {
      yield { path, actual: valueText(value), values: { family: 'optionValue', option: key }, cite: cite.options };
    }
  }
}

const valueText = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
