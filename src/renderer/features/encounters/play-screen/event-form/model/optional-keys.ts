/** Determines whether a key of an event may be left out, so that its field offers an empty choice. */
import { isEqualJson } from '../../../../../../shared/document/diff-json.ts';
import { parsePointer } from '../../../../../../shared/document/pointer.ts';
import { getEventKeys } from '../../../../../../shared/play/event/event-keys.ts';
import type { EventKey, EventKeys } from '../../../../../../shared/play/event/keys.ts';
import type { CandidateEvent, PlayRules } from '../../../../../../shared/play/play-rules.ts';
import type { ActiveEncounter } from '../../../../../../shared/play/state.ts';

/** Returns true for a key without a default that the event does not require. */
export function canBeOmitted(
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  event: CandidateEvent,
  fieldPath: string,
): boolean {
  const pathTokens = parsePointer(fieldPath);
  const eventKey = findEventKey(getEventKeys(rules, activeEncounter, event), pathTokens);
  if (!eventKey?.isOptional || eventKey.defaultValue !== undefined) return false;
  return !(rules.events.get(event.kind)?.isRequired?.(activeEncounter, pathTokens[0] ?? '', event) ?? false);
}

/** Whether a value means the same as leaving the key out. */
export function isDefaultValue(
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  event: CandidateEvent,
  fieldPath: string,
  value: unknown,
): boolean {
  const eventKey = findEventKey(getEventKeys(rules, activeEncounter, event), parsePointer(fieldPath));
  return eventKey?.isOptional === true && (value === undefined || isEqualJson(value, eventKey.defaultValue));
}

/** Finds a key by its path. Indexes of list entries are skipped, because all entries have the same keys. */
function findEventKey(
  eventKeys: EventKeys,
  [firstToken, ...remainingTokens]: readonly string[],
): EventKey<unknown> | undefined {
  const eventKey = firstToken === undefined ? undefined : eventKeys[firstToken];
  return remainingTokens.length < 2 || eventKey?.itemKeys === undefined
    ? eventKey
    : findEventKey(eventKey.itemKeys, remainingTokens.slice(1));
}
