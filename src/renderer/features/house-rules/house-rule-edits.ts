/** Changes of the house rules of a document, as edits. */
import type { Edit } from '../../../shared/document/edit.ts';
import { pointer } from '../../../shared/document/pointer.ts';
import type { OptionValue } from '../../../shared/rules/options.ts';

/** House rules as a document holds them; keys and values may be unknown ones. */
export type OwnOptions = Readonly<Record<string, unknown>>;

/** Sets one house rule, or takes it out; the last one takes the key of all along. */
export function houseRuleEdits(own: OwnOptions | undefined, key: string, value: OptionValue | undefined): Edit[] {
  if (value !== undefined) return [{ op: 'set', path: pointer('/options', key), value }];
  const isLast = Object.keys(own ?? {}).every((one) => one === key);
  return [{ op: 'remove', path: isLast ? '/options' : pointer('/options', key) }];
}

/** Sets all of them at once; none takes the key out. */
export const allHouseRules = (options: OwnOptions): Edit[] =>
  Object.keys(options).length === 0
    ? [{ op: 'remove', path: '/options' }]
    : [{ op: 'set', path: '/options', value: options }];
