/** Returns the event for the log. Keys with their default value are omitted, unless the offer contained them. */
import { getEventKeys } from '../../../../../../shared/play/event/event-keys.ts';
import type { CandidateEvent, PlayRules } from '../../../../../../shared/play/play-rules.ts';
import type { ActiveEncounter } from '../../../../../../shared/play/state.ts';

export function omitDefaults(
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  event: CandidateEvent,
  offered: CandidateEvent,
): CandidateEvent {
  const eventKeys = getEventKeys(rules, activeEncounter, event);
  const isKept = ([key, value]: [string, unknown]) =>
    Object.hasOwn(offered, key) ||
    eventKeys[key]?.defaultValue === undefined ||
    !isSameValue(eventKeys[key]?.defaultValue, value);
  return { ...Object.fromEntries(Object.entries(event).filter(isKept)), kind: event.kind };
}

const isSameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
