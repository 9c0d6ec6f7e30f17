/** Whether a key of an event may stay away, so that a form offers to state nothing. */
import { same } from '../../../../../../shared/document/difference.ts';
import { segments } from '../../../../../../shared/document/pointer.ts';
import { keysOf } from '../../../../../../shared/play/event/event-keys.ts';
import type { Key, Keys } from '../../../../../../shared/play/event/keys.ts';
import type { Candidate, PlayRules } from '../../../../../../shared/play/play-rules.ts';
import type { ActiveEncounter } from '../../../../../../shared/play/state.ts';

/** True for a key without a default that the event does not ask for. */
export function mayBeLeftOut(
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  event: Candidate,
  path: string,
): boolean {
  const parts = segments(path);
  const key = keyAt(keysOf(rules, activeEncounter, event), parts);
  if (!key?.isOptional || key.byDefault !== undefined) return false;
  return !(rules.events.get(event.kind)?.isNeeded?.(activeEncounter, parts[0] ?? '', event) ?? false);
}

/** Whether a value says no more than that the key is left out. */
export function isDefault(
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  event: Candidate,
  path: string,
  value: unknown,
): boolean {
  const key = keyAt(keysOf(rules, activeEncounter, event), segments(path));
  return key?.isOptional === true && (value === undefined || same(value, key.byDefault));
}

/** Places in a list are passed over: all its entries have the same keys. */
function keyAt(keys: Keys, [first, ...rest]: readonly string[]): Key<unknown> | undefined {
  const key = first === undefined ? undefined : keys[first];
  return rest.length < 2 || key?.keysOfItems === undefined ? key : keyAt(key.keysOfItems, rest.slice(1));
}
