/** Creates the edits that change the house rules of a document. */
import type { Edit } from '../../../shared/document/edit.ts';
import { joinPointer } from '../../../shared/document/pointer.ts';
import type { OptionValue } from '../../../shared/rules/options.ts';

/** The house rules in a document; keys and values may be unknown. */
export type OwnOptions = Readonly<Record<string, unknown>>;

/** Returns the edits that set or remove one house rule. Removing the last one also removes the key `options`. */
export function houseRuleEdits(own: OwnOptions | undefined, key: string, value: OptionValue | undefined): Edit[] {
  if (value !== undefined) return [{ op: 'set', path: joinPointer('/options', key), value }];
  const isLast = Object.keys(own ?? {}).every((one) => one === key);
  return [{ op: 'remove', path: isLast ? '/options' : joinPointer('/options', key) }];
}

/** Returns the edits that set all house rules at once. Without any, the key is removed. */
export const allHouseRules = (options: OwnOptions): Edit[] =>
  Object.keys(options).length === 0
    ? [{ op: 'remove', path: '/options' }]
    : [{ op: 'set', path: '/options', value: options }];
