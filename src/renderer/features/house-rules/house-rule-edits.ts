/** Creates the edits that change the house rules of a document. */
import type { Edit } from '../../../shared/document/edit.ts';
import { joinPointer } from '../../../shared/document/pointer.ts';
import type { OptionValue } from '../../../shared/rules/options.ts';

/** The house rules in a document; keys and values may be unknown. */
export type HouseRules = Readonly<Record<string, unknown>>;

/** Returns the edits that set or remove one house rule. Removing the last one also removes the key `options`. */
export function createHouseRuleEdits(
  houseRules: HouseRules | undefined,
  optionKey: string,
  value: OptionValue | undefined,
): Edit[] {
  if (value !== undefined) return [{ op: 'set', path: joinPointer('/options', optionKey), value }];
  const isLast = Object.keys(houseRules ?? {}).every((existingKey) => existingKey === optionKey);
  return [{ op: 'remove', path: isLast ? '/options' : joinPointer('/options', optionKey) }];
}

/** Returns the edits that set all house rules at once. An empty object removes the key `options`. */
export const createHouseRulesReplacement = (houseRules: HouseRules): Edit[] =>
  Object.keys(houseRules).length === 0
    ? [{ op: 'remove', path: '/options' }]
    : [{ op: 'set', path: '/options', value: houseRules }];
