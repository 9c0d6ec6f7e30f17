/** Determines whether a key of an event may be left out, so that its field offers an empty choice. */
import { isEqualJson } from '../../../../../../shared/document/diff-json.ts';
import { parsePointer } from '../../../../../../shared/document/pointer.ts';
import { getEventKeys } from '../../../../../../shared/play/event/event-keys.ts';
import type { EventKey, EventKeys } from '../../../../../../shared/play/event/keys.ts';
import type { CandidateEvent, PlayRules } from '../../../../../../shared/play/play-rules.ts';
import type { ActiveEncounter } from '../../../../../../shared/play/state.ts';

/** Returns true for a key without a default that the event does not require. */
export function mayBeLeftOut(
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  event: CandidateEvent,
  path: string,
): boolean {
  const parts = parsePointer(path);
  const key = keyAt(getEventKeys(rules, activeEncounter, event), parts);
  if (!key?.isOptional || key.defaultValue !== undefined) return false;
  return !(rules.events.get(event.kind)?.isRequired?.(activeEncounter, parts[0] ?? '', event) ?? false);
}

/** Whether a value means the same as leaving the key out. */
export function isDefault(
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  event: CandidateEvent,
  path: string,
  value: unknown,
): boolean {
  const key = keyAt(getEventKeys(rules, activeEncounter, event), parsePointer(path));
  return key?.isOptional === true && (value === undefined || isEqualJson(value, key.defaultValue));
}

/** Finds a key by its path. Indexes of list entries are skipped, because all entries have the same keys. */
function keyAt(keys: EventKeys, [first, ...rest]: readonly string[]): EventKey<unknown> | undefined {
  const key = first === undefined ? undefined : keys[first];
  return rest.length < 2 || key?.itemKeys === undefined ? key : keyAt(key.itemKeys, rest.slice(1));
}
